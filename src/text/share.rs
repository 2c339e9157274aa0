//! What the share sheet says, and what is said of what others have sent.

use super::ShareStrings;
use crate::rules::{Color, Status};

/// What is said of something that is shared, beside its link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// A position in which this side is to move.
    ToMove(Color),
    /// A game that is over.
    Over(Status),
    /// Whoever opens it is to beat the computer with this side at a level.
    Challenge(Color, u8),
    /// This side has been sent the other's move.
    Answer(Color),
}

/// Why what was dropped or pasted cannot be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FindFault {
    /// A picture without a link.
    NoLink,
    /// A damaged picture.
    BadPicture,
    /// More than this number of bytes.
    TooLong(usize),
    /// So many games.
    ManyGames(u32),
    /// A game in which so many things are wrong.
    Faulty(usize),
    /// Neither a link nor a game.
    Nothing,
    /// The browser could not read it.
    Unreadable,
    /// The worker that reads files does not answer.
    NoReader,
}

impl ShareStrings {
    /// What is shown of a game, by its name.
    pub fn words(&self, game: &str, shown: Shown) -> String {
        match shown {
            Shown::ToMove(color) => self.to_move(game, color),
            Shown::Over(Status::Won { winner, .. }) => self.won(game, winner),
            Shown::Over(_) => self.finished(game),
            Shown::Challenge(color, level) => self.challenge_sent(game, color, level),
            Shown::Answer(color) => self.answer(game, color),
        }
    }

    /// Why something cannot be opened, as a sentence.
    pub fn fault(&self, fault: FindFault) -> String {
        match fault {
            FindFault::NoLink => self.cannot_no_link.to_owned(),
            FindFault::BadPicture => self.cannot_bad_picture.to_owned(),
            FindFault::TooLong(n) => self.cannot_too_long(n >> 20),
            FindFault::ManyGames(n) => self.cannot_many_games(n),
            FindFault::Faulty(n) => self.cannot_faulty(n),
            FindFault::Nothing => self.cannot_nothing.to_owned(),
            FindFault::Unreadable => self.cannot_unreadable.to_owned(),
            FindFault::NoReader => self.cannot_no_reader.to_owned(),
        }
    }
}
