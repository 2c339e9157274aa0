//! Ends of a game that a ruleset adds to "no piece or no move": what the position alone decides.

use super::bits::Bits;
use super::color::{Color, Kind};
use super::generate::{has_capture, quiet_moves};
use super::moves::MoveList;
use super::position::Position;
use super::spec::End;
use super::tables::Tables;

/// How a position that still has legal moves has ended all the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EarlyEnd {
    /// A single king against a single man: its side has won.
    ManAgainstKing {
        /// The side with the king.
        winner: Color,
    },
    /// One king each, and the side to move will lose its king whatever it plays.
    KingWillBeTaken {
        /// The side that will take it.
        winner: Color,
    },
    /// One king each, on the two corners that the main road joins.
    KingsInCorners {
        /// The side that is not to move.
        winner: Color,
    },
    /// A side has the first king.
    FirstKing {
        /// The side that has the first king.
        winner: Color,
    },
    /// One king each, and neither can win.
    KingAgainstKing,
}

/// Whether a clause of the ruleset ends the game here.
///
/// Positions without a legal move are not its business: there the side to move has lost.
pub fn early_end<B: Bits>(tables: &Tables<B>, position: &Position<B>) -> Option<EarlyEnd> {
    if tables.ends.is_empty() {
        return None;
    }
    let us = position.turn();
    let is_one_each = position.occupied().count() == 2
        && !position.side(us).is_empty()
        && !position.side(!us).is_empty();
    tables.ends.iter().find_map(|end| match end {
        End::FirstKing => first_king(position),
        _ if !is_one_each => None,
        End::ManAgainstKing => man_against_king(position),
        End::KingsInCorners => kings_in_corners(tables, position),
        End::KingAgainstKing => king_against_king(tables, position),
    })
}

/// The side that has just moved is looked at first: in a game it is the one that crowned a man.
fn first_king<B: Bits>(position: &Position<B>) -> Option<EarlyEnd> {
    let sides = [!position.turn(), position.turn()];
    let winner = sides.into_iter().find(|&side| !position.of(side, Kind::King).is_empty())?;
    Some(EarlyEnd::FirstKing { winner })
}

/// "Dama Greca": the game also ends when a player is left with a single man against a king; the side
/// with the king has won. It is read as it stands: one man, one king, nothing else.
fn man_against_king<B: Bits>(position: &Position<B>) -> Option<EarlyEnd> {
    let winner = Color::BOTH.into_iter().find(|&color| {
        !position.of(color, Kind::King).is_empty() && !position.of(!color, Kind::Man).is_empty()
    })?;
    Some(EarlyEnd::ManAgainstKing { winner })
}

/// "Dama Frisone" on pergioco.net: with one king each on 5 and 46 the side to move is declared the loser,
/// whatever it could play.
fn kings_in_corners<B: Bits>(tables: &Tables<B>, position: &Position<B>) -> Option<EarlyEnd> {
    let are_there =
        position.kings() == position.occupied() && position.occupied() == tables.corners;
    are_there.then_some(EarlyEnd::KingsInCorners { winner: !position.turn() })
}

/// Frisian rules, article 21: a draw, unless a king can capture or "will necessarily be the victim
/// after his next move". Of all placements of two kings that leaves two, 5 and 46 ("Dama Frisone", which
/// declares the side to move there the loser).
fn king_against_king<B: Bits>(tables: &Tables<B>, position: &Position<B>) -> Option<EarlyEnd> {
    if position.kings() != position.occupied() || has_capture(tables, position) {
        return None;
    }
    let mut replies = MoveList::new();
    quiet_moves(tables, position, &mut replies);
    if replies.is_empty() {
        return None;
    }
    let loses = replies.iter().all(|mv| has_capture(tables, &position.after(tables, mv)));
    Some(if loses {
        EarlyEnd::KingWillBeTaken { winner: !position.turn() }
    } else {
        EarlyEnd::KingAgainstKing
    })
}
