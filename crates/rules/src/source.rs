//! Where the generator has its facts from.
//!
//! The generator is written once, for any [`Source`]. [`FromTables`] reads the facts of whatever game
//! was compiled, house rules among them. [`Known`] is a game as a type: the compiler knows its facts and
//! masks, unrolls the loops over directions and drops what cannot happen. It serves every ruleset that
//! has these facts, whatever its name. Each such type is a generator more in the program; the one who
//! counts moves pays for it, the search does not.

use super::bits::Bits;
use super::color::Color;
use super::facts::Facts;
use super::position::Position;
use super::rulesets::played_most;
use super::tables::{Leap, Side, Tables, Way};

/// Where the generator has its facts from.
pub(crate) trait Source<B: Bits> {
    /// The same for the position after a move.
    type Next: Source<B>;

    /// The facts themselves.
    fn facts(tables: &Tables<B>) -> Facts;

    /// Whose turn it is.
    fn turn(position: &Position<B>) -> Color;

    /// Where pieces of the side to move go.
    fn leaps(tables: &Tables<B>, turn: Color, way: Way) -> impl Iterator<Item = Leap<B>>;

    /// The row on which the side to move crowns its men.
    fn last_row(tables: &Tables<B>, turn: Color) -> B;
}

/// Facts that are read when they are needed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FromTables;

impl<B: Bits> Source<B> for FromTables {
    type Next = Self;

    #[inline]
    fn facts(tables: &Tables<B>) -> Facts {
        tables.facts
    }

    #[inline]
    fn turn(position: &Position<B>) -> Color {
        position.turn()
    }

    #[inline]
    fn leaps(tables: &Tables<B>, turn: Color, way: Way) -> impl Iterator<Item = Leap<B>> {
        tables.side(turn).leaps(way).iter().copied()
    }

    #[inline]
    fn last_row(tables: &Tables<B>, turn: Color) -> B {
        tables.last_row(turn)
    }
}

/// The facts of one of the [games played most](played_most) for the side to move, known when the
/// program is compiled.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known<const GAME: usize, const IS_WHITE: bool>;

impl<const GAME: usize, const IS_WHITE: bool> Known<GAME, IS_WHITE> {
    const FACTS: Facts = played_most::FACTS[GAME];
    const TURN: Color = if IS_WHITE { Color::White } else { Color::Black };
    const SIDE: Side<u128> = Side::new(&Self::FACTS, Self::TURN);
}

macro_rules! impl_known {
    ($is_white:literal, $next:literal) => {
        impl<B: Bits, const GAME: usize> Source<B> for Known<GAME, $is_white> {
            type Next = Known<GAME, $next>;

            #[inline]
            fn facts(_: &Tables<B>) -> Facts {
                Self::FACTS
            }

            #[inline]
            fn turn(position: &Position<B>) -> Color {
                debug_assert_eq!(position.turn(), Self::TURN, "it is the turn of the type");
                Self::TURN
            }

            #[inline]
            fn leaps(_: &Tables<B>, _: Color, way: Way) -> impl Iterator<Item = Leap<B>> {
                const { &Self::SIDE }.leaps(way).iter().map(Leap::narrow)
            }

            #[inline]
            fn last_row(_: &Tables<B>, _: Color) -> B {
                B::narrow(Self::SIDE.last_row)
            }
        }
    };
}

impl_known!(true, false);
impl_known!(false, true);

/// Something that is done with facts from whatever source is the fastest: see [`with_source`].
pub(crate) trait SourceTask<B: Bits> {
    /// What comes of it.
    type Output;

    /// Does the task.
    fn run<S: Source<B>>(self) -> Self::Output;
}

/// Does something with facts that the compiler knows, if the tables were made of such, and else with
/// those of the tables.
pub(crate) fn with_source<B: Bits, T: SourceTask<B>>(
    tables: &Tables<B>,
    turn: Color,
    task: T,
) -> T::Output {
    // One arm for each of them.
    const _: () = assert!(played_most::FACTS.len() == 6);
    match played_most::FACTS.iter().position(|&facts| facts == tables.facts) {
        Some(0) => run::<B, T, 0>(turn, task),
        Some(1) => run::<B, T, 1>(turn, task),
        Some(2) => run::<B, T, 2>(turn, task),
        Some(3) => run::<B, T, 3>(turn, task),
        Some(4) => run::<B, T, 4>(turn, task),
        Some(5) => run::<B, T, 5>(turn, task),
        _ => task.run::<FromTables>(),
    }
}

fn run<B: Bits, T: SourceTask<B>, const GAME: usize>(turn: Color, task: T) -> T::Output {
    match turn {
        Color::White => task.run::<Known<GAME, true>>(),
        Color::Black => task.run::<Known<GAME, false>>(),
    }
}
