//! Laws of the generator, for every ruleset, on what random play reaches from the start and from
//! random boards.
//!
//! That the two widths of words agree follows from the reference generator, which knows no width and
//! is held against rulesets of either.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use damiera::notation::fen;
use damiera::rules::board::Squares;
use damiera::rules::hash::{hash, hash_after};
use damiera::rules::spec::{Capture, Choice, KingLimit, Removal, Rules};
use damiera::rules::{
    Bits, Color, Kind, KingStreak, Move, Piece, Position, Ruleset, Setup, Shape, Square, Tables,
    TablesTask,
};
use proptest::prelude::*;
use proptest::sample::Index;

use crate::bridge::{play, plays, reference, rulesets, state};
use crate::reference::Reference;

/// Pieces thrown on a board, and what is then played.
#[derive(Clone, Debug)]
pub(crate) struct Walk {
    /// None: the ruleset's own start.
    scatter: Option<Scatter>,
    choices: Vec<Index>,
}

/// Pieces anywhere on a board. Men may stand on the last row, as in a setup.
#[derive(Clone, Debug)]
struct Scatter {
    turn: Color,
    pieces: Vec<(Index, Color, Kind)>,
    /// White's and Black's king that has moved, and how often.
    streaks: [(Index, u8); 2],
}

fn color() -> impl Strategy<Value = Color> {
    prop_oneof![Just(Color::White), Just(Color::Black)]
}

/// At most this many pieces, and this many kings in a hundred.
fn scatter(n_pieces_max: usize, king_percent: u32) -> impl Strategy<Value = Scatter> {
    let kind = prop_oneof![100 - king_percent => Just(Kind::Man), king_percent => Just(Kind::King)];
    let pieces = proptest::collection::vec((any::<Index>(), color(), kind), 1..=n_pieces_max);
    let streak = || (any::<Index>(), 0..=3_u8);
    (color(), pieces, [streak(), streak()]).prop_map(|(turn, pieces, streaks)| Scatter {
        turn,
        pieces,
        streaks,
    })
}

pub(crate) fn from_start(n_plies_max: usize) -> impl Strategy<Value = Walk> {
    proptest::collection::vec(any::<Index>(), 0..=n_plies_max)
        .prop_map(|choices| Walk { scatter: None, choices })
}

/// Men with few kings on crowded boards, and kings on empty ones, where they capture far.
pub(crate) fn from_scatter() -> impl Strategy<Value = Walk> {
    let scatter = prop_oneof![scatter(36, 8), scatter(16, 30), scatter(8, 60), scatter(4, 70)];
    let choices = proptest::collection::vec(any::<Index>(), 0..=8);
    (scatter, choices).prop_map(|(scatter, choices)| Walk { scatter: Some(scatter), choices })
}

impl Scatter {
    fn on(&self, ruleset: &Ruleset) -> Position {
        let mut setup = Setup::empty(self.turn);
        for (square, color, kind) in &self.pieces {
            let square = *square.get(ruleset.board().squares());
            setup.put(square, Some(Piece { color: *color, kind: *kind }));
        }
        if let KingLimit::Quiet { moves: limit } = ruleset.rules().king_limit {
            for color in Color::BOTH {
                let kings: Vec<_> = (setup.sides[color.index()] & setup.kings).squares().collect();
                let (king, moves) = self.streaks[color.index()];
                if !kings.is_empty() && moves > 0 {
                    let (square, moves) = (*king.get(&kings), moves.min(limit));
                    setup.streaks[color.index()] = KingStreak { square, moves };
                }
            }
        }
        ruleset.position(setup).unwrap()
    }
}

impl Walk {
    /// Calls `look` with every position on the way and its legal moves; a position with more
    /// captures than can be listed ends it.
    pub(crate) fn each(&self, ruleset: &Ruleset, mut look: impl FnMut(&Position, &[Move])) {
        let mut position = match &self.scatter {
            Some(scatter) => scatter.on(ruleset),
            None => ruleset.start(),
        };
        for choice in self.choices.iter().map(Some).chain([None]) {
            let Ok(legal) = ruleset.legal_moves(&position) else { return };
            look(&position, &legal);
            let Some(choice) = choice.filter(|_| !legal.is_empty()) else { return };
            position = ruleset.after(&position, choice.get(&legal));
        }
    }
}

/// The position, to name it in a failure.
fn name(ruleset: &Ruleset, position: &Position) -> String {
    format!("{} {}", ruleset.rules().id, fen::write(ruleset, position))
}

fn agrees_with_the_reference(walk: &Walk) {
    for ruleset in rulesets() {
        agrees(walk, ruleset, &reference(ruleset));
    }
}

/// List, duty to capture, and every position after a move.
pub(crate) fn agrees(walk: &Walk, ruleset: &Ruleset, reference: &Reference) {
    walk.each(ruleset, |position, legal| {
        let name = name(ruleset, position);
        let state = state(ruleset, position);
        let expected = reference.legal(&state);
        assert_eq!(plays(ruleset, legal), expected, "{name}");
        let must_capture = expected.iter().any(|play| !play.captured.is_empty());
        assert_eq!(ruleset.has_capture(position), must_capture, "{name}");
        for mv in legal {
            let after = crate::bridge::state(ruleset, &ruleset.after(position, mv));
            assert_eq!(after, reference.play(&state, &play(ruleset, mv)), "{name} {mv:?}");
        }
    });
}

/// A picture of the board in which White's men still move up: the same board seen from the other
/// side of the table, colors exchanged, or left and right exchanged.
#[derive(Clone, Copy, Debug)]
enum Image {
    Turned,
    Mirrored,
}

impl Image {
    /// Whether the image of this board is the same board.
    fn keeps(self, ruleset: &Ruleset) -> bool {
        match self {
            Self::Turned => true,
            Self::Mirrored => ruleset.board().shape().squares == Squares::All,
        }
    }

    fn square(self, ruleset: &Ruleset, square: Square) -> Square {
        let board = ruleset.board();
        let Shape { width, height, .. } = board.shape();
        let (x, y) = board.place(square);
        let (x, y) = match self {
            Self::Turned => (width - 1 - x, height - 1 - y),
            Self::Mirrored => (width - 1 - x, y),
        };
        board.square_at(x, y).unwrap()
    }

    fn color(self, color: Color) -> Color {
        match self {
            Self::Turned => !color,
            Self::Mirrored => color,
        }
    }

    fn position(self, ruleset: &Ruleset, position: &Position) -> Position {
        let mut setup = Setup::empty(self.color(position.turn()));
        for square in position.occupied().squares() {
            let piece = position.piece(square).unwrap();
            let piece = Piece { color: self.color(piece.color), ..piece };
            setup.put(self.square(ruleset, square), Some(piece));
        }
        for color in Color::BOTH {
            let KingStreak { square, moves } = position.streak(color);
            if moves > 0 {
                let square = self.square(ruleset, square);
                setup.streaks[self.color(color).index()] = KingStreak { square, moves };
            }
        }
        ruleset.position(setup).unwrap()
    }

    fn mv(self, ruleset: &Ruleset, mv: &Move) -> Move {
        let square = |square| self.square(ruleset, square);
        let captured = mv.captured.squares().map(square);
        Move {
            from: square(mv.from),
            to: square(mv.to),
            captured: captured.fold(0, |set, square| set | u128::of(square)),
            promotes: mv.promotes,
        }
    }
}

fn commutes(image: Image, walk: &Walk) {
    for ruleset in rulesets().iter().filter(|ruleset| image.keeps(ruleset)) {
        walk.each(ruleset, |position, legal| {
            let name = name(ruleset, position);
            let other = image.position(ruleset, position);
            let got: BTreeSet<_> = ruleset.legal_moves(&other).unwrap().into_iter().collect();
            let expected: BTreeSet<_> = legal.iter().map(|mv| image.mv(ruleset, mv)).collect();
            assert_eq!(got, expected, "{image:?} {name}");
            assert_eq!(ruleset.has_capture(&other), ruleset.has_capture(position), "{name}");
            assert_eq!(
                ruleset.early_end(&other).is_some(),
                ruleset.early_end(position).is_some(),
                "{image:?} {name}"
            );
            for mv in legal {
                let after = image.position(ruleset, &ruleset.after(position, mv));
                let other_after = ruleset.after(&other, &image.mv(ruleset, mv));
                assert_eq!(other_after, after, "{image:?} {name} {mv:?}");
            }
        });
    }
}

/// What stays true in any one position.
pub(crate) fn is_sound(ruleset: &Ruleset, position: &Position, legal: &[Move]) {
    let name = name(ruleset, position);
    let n_moves = u64::try_from(legal.len()).unwrap();
    assert_eq!(ruleset.perft(position, 1), Ok(n_moves), "moves are counted as listed: {name}");
    let read = fen::parse(ruleset, &fen::write(ruleset, position));
    assert_eq!(read.as_ref(), Ok(position), "{name}");
    let (own, theirs) = (position.side(position.turn()), position.side(!position.turn()));
    for mv in legal {
        assert!(own.has(mv.from), "{name} {mv:?}");
        assert!(mv.captured & !theirs == 0, "{name} {mv:?}");
        let stays = match ruleset.rules().capture.removal {
            Removal::AfterMove => position.occupied(),
            Removal::Immediate => position.occupied() & !mv.captured,
        };
        assert!(!(stays & !u128::of(mv.from)).has(mv.to), "{name} {mv:?}");
        assert_eq!(mv.is_capture(), ruleset.has_capture(position), "{name} {mv:?}");
        let after = ruleset.after(position, mv);
        assert_eq!(after.turn(), !position.turn(), "{name} {mv:?}");
        assert_eq!(after.side(position.turn()).count(), own.count(), "{name} {mv:?}");
        assert_eq!(after.side(!position.turn()), theirs & !mv.captured, "{name} {mv:?}");
        assert_ne!(ruleset.hash(&after), ruleset.hash(position), "{name} {mv:?}");
        let rebuilt = ruleset.position(Setup::from(&after));
        assert_eq!(rebuilt, Ok(after), "every position is one that can be set up: {name} {mv:?}");
    }
}

/// What a choice between captures compares: more is better.
///
/// In Italian draughts what is left of equal rank is chosen by the order of the victims, which is
/// no part of a move.
fn rank(choice: Choice, position: &Position, mv: &Move) -> (u32, u32, u32) {
    let kings = (mv.captured & position.kings()).count();
    let pieces = mv.captured.count();
    let by_king = u32::from(position.kings().has(mv.from));
    match choice {
        Choice::Any => (0, 0, 0),
        Choice::MostPieces => (pieces, 0, 0),
        // `n` kings are worth less than `2n` men, and more than one man less.
        Choice::FrisianValue => (pieces + kings, u32::MAX - kings, by_king),
        Choice::KingFirst => (by_king, 0, 0),
        Choice::Spanish => (pieces, kings, 0),
        Choice::Italian => (pieces, by_king, kings),
    }
}

/// Every ruleset with a free choice between captures.
fn with_free_choice() -> &'static [Ruleset] {
    static COMPILED: LazyLock<Vec<Ruleset>> = LazyLock::new(|| {
        let free = |ruleset: &Ruleset| {
            let capture = Capture { choice: Choice::Any, ..ruleset.rules().capture };
            Ruleset::new(&Rules { capture, ..*ruleset.rules() })
        };
        rulesets().iter().map(free).collect()
    });
    &COMPILED
}

/// Whether the hash of a position is kept up to date by the moves of a list, in the width of a ruleset.
struct HashLaw<'a> {
    ruleset: &'a Ruleset,
    position: &'a Position,
    legal: &'a [Move],
}

impl TablesTask for HashLaw<'_> {
    type Output = ();

    fn run<B: Bits>(self, tables: &Tables<B>) {
        let Self { ruleset, position: wide, legal } = self;
        let position = Position::narrow(wide);
        let before = hash(tables, &position);
        assert_eq!(before, ruleset.hash(wide));
        for mv in legal {
            let narrow = Move::narrow(mv);
            let after = position.after(tables, &narrow);
            assert_eq!(after.widen(), ruleset.after(wide, mv));
            let got = hash_after(tables, &position, before, &narrow, &after);
            assert_eq!(got, hash(tables, &after), "{} {mv:?}", name(ruleset, wide));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn games_agree_with_the_reference(walk in from_start(100)) {
        agrees_with_the_reference(&walk);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(800))]

    #[test]
    fn random_boards_agree_with_the_reference(walk in from_scatter()) {
        agrees_with_the_reference(&walk);
    }

    #[test]
    fn turning_the_board_and_swapping_colors_commutes_with_moves(walk in from_scatter()) {
        commutes(Image::Turned, &walk);
    }

    #[test]
    fn mirroring_a_full_board_commutes_with_moves(walk in from_scatter()) {
        commutes(Image::Mirrored, &walk);
    }

    #[test]
    fn every_position_is_sound(walk in prop_oneof![from_scatter(), from_start(60)]) {
        for ruleset in rulesets() {
            walk.each(ruleset, |position, legal| is_sound(ruleset, position, legal));
        }
    }

    /// What a rule of choice leaves of the captures that a free choice would allow.
    #[test]
    fn captures_are_the_best_of_all(walk in from_scatter()) {
        for (ruleset, free) in rulesets().iter().zip(with_free_choice()) {
            let choice = ruleset.rules().capture.choice;
            walk.each(ruleset, |position, legal| {
                let Ok(all) = free.legal_moves(position) else { return };
                let best = all.iter().map(|mv| rank(choice, position, mv)).max();
                let is_best = |mv: &Move| Some(rank(choice, position, mv)) == best;
                let expected: BTreeSet<_> = if ruleset.has_capture(position) {
                    all.into_iter().filter(is_best).collect()
                } else {
                    all.into_iter().collect()
                };
                let got: BTreeSet<_> = legal.iter().copied().collect();
                let is_so = if choice == Choice::Italian {
                    got.is_subset(&expected) && got.is_empty() == expected.is_empty()
                } else {
                    got == expected
                };
                assert!(is_so, "{}: {got:?} {expected:?}", name(ruleset, position));
            });
        }
    }

    #[test]
    fn the_hash_after_a_move_is_that_of_the_position(
        walk in prop_oneof![from_scatter(), from_start(60)],
    ) {
        for ruleset in rulesets() {
            walk.each(ruleset, |position, legal| {
                ruleset.with_tables(HashLaw { ruleset, position, legal });
            });
        }
    }
}
