//! What a person is told: beside the board, and by a screen reader.

use super::news::Known;
use crate::rules::Square;
use crate::rules::explain::Refusal;
use crate::text::share::FindFault;

/// Something to tell the person beside the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A move was refused.
    Refused(Refusal),
    /// The piece has no move, and no more special reason is known.
    NoMove,
    /// Several pieces can go to the square.
    SeveralPieces,
    /// A capture has been begun.
    GoOn,
    /// Several routes lead to the square.
    ChooseRoute,
    /// The computer's side is to move.
    NotYourTurn,
    /// The computer cannot think.
    EngineFailed(String),
    /// What is on the board was opened from a link; another game waits.
    OpenedLink {
        /// Whether the link has no check characters.
        is_unchecked: bool,
    },
    /// The position came from a link without check characters. It is told more quietly than the
    /// others: see [`GameSession::is_unchecked`](super::game::GameSession::is_unchecked).
    Unchecked,
    /// What is on the board goes on from what was there; so much of it was known.
    WentOn(Known),
    /// What is on the board was opened from the library or a file; another game waits.
    OpenedGame,
    /// The link could not be read in full.
    LinkFault(String),
    /// The computer has answered an offer.
    OfferAnswered {
        /// Whether it takes the draw.
        accepted: bool,
    },
    /// The computer has huffed the piece on a square.
    Huffed(Square),
    /// Something done has worked, or not.
    Told(&'static str),
    /// What was brought to the page cannot be opened.
    NotFound(FindFault),
}

/// The last thing said to those who listen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Announcement {
    /// What.
    pub text: String,
    /// Counts, so that the same words can be said twice.
    pub serial: u32,
}
