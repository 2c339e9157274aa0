//! Positions that show what a rule says: they would be answered otherwise if the rule were another.

use super::facts::Fact;
use crate::rules::moves;
use crate::rules::spec::{End, KingLimit};
use crate::rules::{
    Bits, Color, EarlyEnd, Kind, KingStreak, Move, Piece, Position, Rules, Ruleset, Setup, Square,
};
use crate::search::Random;

/// A rule has at most so many figures.
pub const MAX_FIGURES: usize = 3;

/// The figures of a rule have at most so many pieces.
const MAX_PIECES: usize = 7;

/// So many positions are tried with each number of pieces.
const N_TRIES: usize = 1500;

/// So many positions are tried for the ends of games, which are rarer.
const N_END_TRIES: usize = 20_000;

/// A position, and what may be played there.
#[derive(Clone, Debug)]
pub struct Figure {
    /// The position.
    pub position: Position,
    /// The legal moves, in the order of squares.
    pub moves: Vec<Move>,
    /// Moves that the rule, were it another, would allow and that are not legal.
    pub barred: Vec<Move>,
}

/// The figures of a fact: as few and as small ones as were found that tell it from all that it could be
/// instead. The same rules have the same figures. None for what no position shows.
pub fn figures(rules: &Rules, fact: Fact) -> Vec<Figure> {
    let ruleset = Ruleset::new(rules);
    match fact {
        Fact::Men => vec![Figure::start(&ruleset)],
        Fact::Goal => first(&ruleset, fact, |position| {
            let has_both_sides = Color::BOTH.iter().all(|&side| !position.side(side).is_empty());
            has_both_sides && legal(&ruleset, position).is_empty()
        }),
        Fact::End(end) => first(&ruleset, fact, |position| {
            ruleset.early_end(position).is_some_and(|early| is_of(early, end))
                && !legal(&ruleset, position).is_empty()
        }),
        Fact::Duty => first(&ruleset, fact, |position| {
            // One piece can capture, and another could move if it need not.
            let moves = legal(&ruleset, position);
            let us = position.side(position.turn());
            let n_other = us.squares().filter(|&square| moves.iter().all(|mv| mv.from != square));
            let is_on = ruleset.early_end(position).is_none();
            is_on && moves.len() == 1 && moves[0].is_capture() && n_other.count() == 1
        }),
        _ => compared(rules, &ruleset, fact),
    }
}

/// Which of the other rules, in the order of [`Fact::otherwise`], these figures tell this one from.
pub fn told_apart(rules: &Rules, fact: Fact, figures: &[Figure]) -> Vec<bool> {
    let others = fact.otherwise(rules);
    let answered = |other: &Rules| {
        let other = Ruleset::new(other);
        figures.iter().any(|figure| legal(&other, &figure.position) != figure.moves)
    };
    others.iter().map(answered).collect()
}

impl Figure {
    /// The start of a game, and its first moves.
    pub fn start(ruleset: &Ruleset) -> Self {
        Self::of(ruleset, ruleset.start())
    }

    fn of(ruleset: &Ruleset, position: Position) -> Self {
        Self { position, moves: legal(ruleset, &position), barred: Vec::new() }
    }
}

/// The legal moves in the order of squares; none where there are too many to list.
fn legal(ruleset: &Ruleset, position: &Position) -> Vec<Move> {
    let mut legal = ruleset.legal_moves(position).unwrap_or_default();
    moves::sort(&mut legal);
    legal
}

const fn is_of(early: EarlyEnd, end: End) -> bool {
    matches!(
        (early, end),
        (EarlyEnd::ManAgainstKing { .. }, End::ManAgainstKing)
            | (EarlyEnd::KingAgainstKing, End::KingAgainstKing)
            | (EarlyEnd::KingsInCorners { .. }, End::KingsInCorners)
            | (EarlyEnd::FirstKing { .. }, End::FirstKing)
    )
}

/// The smallest position that is found of which this holds.
fn first(ruleset: &Ruleset, fact: Fact, holds: impl Fn(&Position) -> bool) -> Vec<Figure> {
    let mut random = Random::new(1);
    for n_pieces in 2..=MAX_PIECES {
        for _ in 0..N_END_TRIES / MAX_PIECES {
            let position = place(ruleset, fact, n_pieces, &mut random);
            if position.as_ref().is_some_and(&holds) {
                return position
                    .map(|position| Figure::of(ruleset, position))
                    .into_iter()
                    .collect();
            }
        }
    }
    Vec::new()
}

/// Positions that other rules answer otherwise.
fn compared(rules: &Rules, ruleset: &Ruleset, fact: Fact) -> Vec<Figure> {
    let others: Vec<_> = fact.otherwise(rules).iter().map(Ruleset::new).collect();
    let mut left: Vec<_> = others.iter().collect();
    let mut figures = Vec::new();
    while !left.is_empty() && figures.len() < MAX_FIGURES {
        let Some(figure) = best(ruleset, fact, &left) else { break };
        left.retain(|other| legal(other, &figure.position) == figure.moves);
        figures.push(figure);
    }
    figures
}

/// The position that tells most of these apart; of those the one with the fewest pieces, and then moves.
fn best(ruleset: &Ruleset, fact: Fact, others: &[&Ruleset]) -> Option<Figure> {
    let mut random = Random::new(1);
    let mut best: Option<((usize, usize), Figure)> = None;
    for n_pieces in 1..=MAX_PIECES {
        for _ in 0..N_TRIES {
            let Some(position) = place(ruleset, fact, n_pieces, &mut random) else { continue };
            let figure = Figure::of(ruleset, position);
            if figure.moves.is_empty() || ruleset.early_end(&position).is_some() {
                continue;
            }
            let mut barred = Vec::new();
            let mut n_told = 0;
            for other in others {
                let moves = legal(other, &position);
                n_told += usize::from(moves != figure.moves);
                barred.extend(moves.into_iter().filter(|mv| !figure.moves.contains(mv)));
            }
            let worth = (n_told, usize::MAX - figure.moves.len());
            let is_better = best.as_ref().is_none_or(|(most, other)| {
                // More pieces have to tell more.
                let as_small = other.position.occupied().count() == position.occupied().count();
                n_told > most.0 || as_small && worth > *most
            });
            if n_told > 0 && is_better {
                moves::sort(&mut barred);
                barred.dedup();
                best = Some((worth, Figure { barred, ..figure }));
            }
        }
        if best.as_ref().is_some_and(|((n_told, _), _)| *n_told == others.len()) {
            break;
        }
    }
    best.map(|(_, figure)| figure)
}

/// Pieces put down at random, as far as a fact is about them. White is to move.
fn place(ruleset: &Ruleset, fact: Fact, n_pieces: usize, random: &mut Random) -> Option<Position> {
    let (men, kings, alone) = match fact {
        Fact::ManSteps | Fact::ManLines => (true, false, true),
        Fact::KingSteps => (false, true, true),
        Fact::KingLimit => (true, true, true),
        Fact::ManJumps | Fact::ManTakes | Fact::Promotion => (true, false, false),
        Fact::KingJumps | Fact::Landing | Fact::UTurn => (false, true, false),
        _ => (true, true, false),
    };
    // Where the first king wins, the game is over as soon as there is one.
    let has_kings = !ruleset.rules().ends.contains(&End::FirstKing) || matches!(fact, Fact::End(_));
    let squares = ruleset.board().squares();
    let mut nearby = Vec::new();
    let mut setup = Setup::empty(Color::White);
    let n_own = if alone { n_pieces } else { 1 + random.below(n_pieces.min(3)) };
    for idx in 0..n_pieces {
        let color = if idx < n_own { Color::White } else { Color::Black };
        let kind = match color {
            _ if !has_kings => Kind::Man,
            Color::White if men && kings && random.below(2) == 0 => Kind::King,
            Color::White if !men => Kind::King,
            Color::Black if random.below(3) == 0 => Kind::King,
            _ => Kind::Man,
        };
        // Only what stands beside a piece keeps it from moving.
        let squares = if nearby.is_empty() { squares } else { &nearby };
        let square = squares[random.below(squares.len())];
        if fact == Fact::Goal && idx == 0 {
            nearby = beside(ruleset, square);
        }
        if is_taken(&setup, square) || kind == Kind::Man && is_last_row(ruleset, square, color) {
            return None;
        }
        setup.put(square, Some(Piece { color, kind }));
    }
    if let (Fact::KingLimit, KingLimit::Quiet { moves }) = (fact, ruleset.rules().king_limit) {
        let square = (setup.sides[0] & setup.kings).squares().next()?;
        setup.streaks[0] = KingStreak { square, moves };
    }
    ruleset.position(setup).ok()
}

/// The squares at most two steps away.
fn beside(ruleset: &Ruleset, square: Square) -> Vec<Square> {
    let board = ruleset.board();
    let (x, y) = board.place(square);
    let is_near = |other: &Square| {
        let (its_x, its_y) = board.place(*other);
        x.abs_diff(its_x).max(y.abs_diff(its_y)) <= 2
    };
    board.squares().iter().copied().filter(is_near).collect()
}

fn is_taken(setup: &Setup, square: Square) -> bool {
    (setup.sides[0] | setup.sides[1]).has(square)
}

/// Whether a man of this color would have been crowned here.
fn is_last_row(ruleset: &Ruleset, square: Square, color: Color) -> bool {
    let (_, y) = ruleset.board().place(square);
    match color {
        Color::White => y == 0,
        Color::Black => y + 1 == ruleset.board().shape().height,
    }
}
