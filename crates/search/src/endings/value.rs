//! The value of an ending in a byte, for the side to move: 0 a draw, above it wins, below it losses,
//! the shorter the farther away.

use damiera_rules::ends::EarlyEnd;
use damiera_rules::spec::Goal;
use damiera_rules::{Color, Tables};

/// Neither side can win.
pub(super) const DRAW: i8 = 0;

/// Not known yet. Below everything else.
pub(super) const OPEN: i8 = i8::MIN;

/// A win on the spot.
pub(super) const SHORTEST: i8 = i8::MAX;

/// The distance of the values next to a draw, which stand for all that are as long or longer.
pub(super) const LONGEST: u16 = 126;

/// The plies that a decided value has still to go.
pub(super) fn plies(value: i8) -> u16 {
    u16::from(SHORTEST.unsigned_abs() - value.unsigned_abs())
}

/// The value of the position before, whose side to move makes the move that leads here. What stays
/// open is drawn.
#[inline]
pub(super) fn before(value: i8) -> i8 {
    match value {
        DRAW | OPEN => DRAW,
        1.. => -(value - 1).max(1),
        _ => (-value - 1).max(1),
    }
}

/// For a side that has no move.
pub(super) fn without_move(tables: &Tables<u128>) -> i8 {
    match tables.goal {
        Goal::LastMove => -SHORTEST,
        Goal::NoMove => SHORTEST,
    }
}

/// Where a clause ends the game.
pub(super) fn of_early_end(early_end: EarlyEnd, turn: Color) -> i8 {
    match early_end {
        EarlyEnd::KingAgainstKing => DRAW,
        EarlyEnd::ManAgainstKing { winner }
        | EarlyEnd::KingWillBeTaken { winner }
        | EarlyEnd::KingsInCorners { winner }
        | EarlyEnd::FirstKing { winner } => {
            if winner == turn {
                SHORTEST
            } else {
                -SHORTEST
            }
        }
    }
}
