//! A decided advantage, as far as the rules can tell one without a search.
//!
//! An Italian page on English draughts ("Le regole della Dama") wants a player who refuses a draw to
//! win, or to show "un vantaggio deciso", within 40 moves of their own, and does not say what a
//! decided advantage is. Damiera's reading is material alone: at least a man more, where a king
//! counts as one and a half men, or as three if it flies. Where kings fly, three pieces against a
//! single king decide nothing: in International draughts such an ending is drawn unless it is won soon
//! (FMJD 6.3, 6.4).
//!
//! Tables of endings would know better. But a device has them or not, and a claim that is written in
//! a link has to mean the same to everyone who opens it. A page on which one plays against the computer
//! is stricter: there a side that sees a certain win has shown its advantage.

use super::bits::Bits;
use super::color::{Color, Kind};
use super::position::Position;
use super::spec::Range;

/// What a man is worth, in halves.
const MAN: u32 = 2;

/// Against a single flying king so few pieces decide nothing.
const HELD_BY_A_FLYING_KING: u32 = 3;

/// Whether this side has a decided advantage.
pub(crate) fn is_decided<B: Bits>(range: Range, position: &Position<B>, side: Color) -> bool {
    let worth = |color: Color| {
        let king = match range {
            Range::Short => 3,
            Range::Flying => 6,
        };
        MAN * position.of(color, Kind::Man).count() + king * position.of(color, Kind::King).count()
    };
    let is_held = range == Range::Flying
        && position.side(side).count() <= HELD_BY_A_FLYING_KING
        && position.of(!side, Kind::King).count() == 1
        && position.of(!side, Kind::Man).is_empty();
    !is_held && worth(side) >= worth(!side) + MAN
}
