//! What a person is told: the notice beside the board, and announcements for screen readers.

use std::borrow::Cow;
use std::rc::Rc;

use super::news::Known;
use crate::rules::Square;
use crate::rules::explain::Refusal;
use crate::text::Fault;
use crate::text::share::FindFault;

/// A notice beside the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A move was refused.
    Refused(Refusal),
    /// The piece has no move, and there is no more specific reason.
    NoMove,
    /// Several pieces can move to the square.
    SeveralPieces,
    /// A capture has been begun and goes on.
    GoOn,
    /// Several routes lead to the square.
    ChooseRoute,
    /// It is the computer's turn.
    NotYourTurn,
    /// The computer cannot think.
    EngineFailed,
    /// The game was opened from a link, and the one it replaced can be gone back to.
    OpenedLink {
        /// Whether the link has no check characters.
        is_unchecked: bool,
    },
    /// The game came from a link without check characters. This notice is less prominent than the
    /// others: see [`GameSession::is_unchecked`](super::game::GameSession::is_unchecked).
    Unchecked,
    /// The game opened continues one that was played here before.
    WentOn {
        /// How much of it was known.
        known: Known,
        /// Whether it replaced another one, which can be gone back to.
        over_another: bool,
    },
    /// The game was opened from the library or a file, and the one it replaced can be gone back to.
    OpenedGame,
    /// Another game was begun; the one before is kept.
    KeptGame,
    /// What was being made is set aside.
    SetAside,
    /// The link could not be read in full, or not at all.
    LinkFault(Rc<[Fault]>),
    /// The computer has answered a draw offer.
    OfferAnswered {
        /// Whether it accepts the draw.
        accepted: bool,
    },
    /// The computer has huffed the piece on a square.
    Huffed(Square),
    /// Something done outside the board has worked or failed; holds the text.
    Told(Cow<'static, str>),
    /// A dropped or pasted file or text cannot be opened.
    NotFound(FindFault),
}

/// The last announcement to screen readers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Announcement {
    /// The text.
    pub text: String,
    /// Grows with every announcement, so that the same text can be announced twice.
    pub serial: u32,
    /// What is heard and felt with it.
    pub cue: Option<Cue>,
}

/// What has happened on the board, as far as it sounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cue {
    /// A quiet move.
    Move,
    /// A capture.
    Capture,
    /// A man was crowned.
    Crown,
    /// The game is over.
    End,
}

impl Cue {
    /// Its name in the page.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Move => "move",
            Self::Capture => "capture",
            Self::Crown => "crown",
            Self::End => "end",
        }
    }
}
