//! The texts of the share sheet, and of what others have shared.

use super::{ShareStrings, SheetStrings};
use crate::notation::level::Level;
use crate::rules::{Color, Status};

/// How a shared game is described beside its link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// A position with this side to move.
    ToMove(Color),
    /// A game that is over.
    Over(Status),
    /// A challenge to beat the computer at this level with this side.
    Challenge(Color, Level),
    /// A game sent to this side, which has to answer with a move.
    Answer(Color),
}

/// Why a dropped or pasted file or text cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FindFault {
    /// A picture without a link.
    NoLink,
    /// A damaged picture.
    BadPicture,
    /// It is longer than this many bytes.
    TooLong(usize),
    /// It holds this many games instead of one.
    ManyGames(u32),
    /// It holds a game with this many faults.
    Faulty(usize),
    /// Neither a link nor a game.
    Nothing,
    /// It is known what it is; holds why it cannot be opened.
    Because(String),
    /// The browser could not read it.
    Unreadable,
    /// The worker for files does not answer.
    NoReader,
}

impl SheetStrings {
    /// The description of a shared game with this name.
    pub fn words(&self, game: &str, shown: Shown) -> String {
        match shown {
            Shown::ToMove(color) => self.to_move(game, color),
            Shown::Over(Status::Won { winner, .. }) => self.won(game, winner),
            Shown::Over(_) => self.finished(game),
            Shown::Challenge(color, level) => self.challenge_sent(game, color, &level.shown()),
            Shown::Answer(color) => self.answer(game, color),
        }
    }
}

impl ShareStrings {
    /// Why a file or text cannot be opened, as a sentence.
    pub fn fault(&self, fault: &FindFault) -> String {
        match fault {
            FindFault::NoLink => self.cannot_no_link.to_owned(),
            FindFault::BadPicture => self.cannot_bad_picture.to_owned(),
            FindFault::TooLong(n) => self.cannot_too_long(n >> 20),
            FindFault::ManyGames(n) => self.cannot_many_games(*n),
            FindFault::Faulty(n) => self.cannot_faulty(*n),
            FindFault::Nothing => self.cannot_nothing.to_owned(),
            FindFault::Because(why) => self.cannot_because(why),
            FindFault::Unreadable => self.cannot_unreadable.to_owned(),
            FindFault::NoReader => self.cannot_no_reader.to_owned(),
        }
    }
}
