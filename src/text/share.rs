//! The texts of the share sheet, and of what others have sent.

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

/// The texts of the share sheet.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "each field is the text that its name says")]
pub struct ShareStrings {
    /// The button, and the title of the sheet.
    pub title: &'static str,
    pub what: &'static str,
    pub whole_game: &'static str,
    pub position: &'static str,
    pub whoever: &'static str,
    pub looks: &'static str,
    pub challenge: fn(Color, u8) -> String,
    pub answers: &'static str,
    pub answers_more: &'static str,
    /// Said of links from a page that nobody else can open.
    pub no_address: &'static str,
    /// The two links, and what is done with them.
    pub short_link: &'static str,
    pub readable_link: &'static str,
    pub copy: &'static str,
    /// A button to copy something, for those who do not see what it stands beside.
    pub copy_what: fn(&str) -> String,
    pub send: &'static str,
    pub qr: &'static str,
    pub qr_about: &'static str,
    pub qr_too_long: &'static str,
    pub as_text: &'static str,
    pub copy_fen: &'static str,
    pub copy_pdn: &'static str,
    pub save_pdn: &'static str,
    pub as_picture: &'static str,
    pub save_svg: &'static str,
    pub save_png: &'static str,
    pub picture_about: &'static str,
    pub embed: &'static str,
    pub element: &'static str,
    pub frame: &'static str,
    pub making: &'static str,
    pub not_made: &'static str,
    pub copied: &'static str,
    pub not_copied: &'static str,
    pub saved: &'static str,
    pub not_saved: &'static str,
    pub not_sent: &'static str,
    /// Name of the game, and what is shown.
    pub words: fn(&str, Shown) -> String,
    /// That a side has played a move.
    pub played: fn(Color, &str) -> String,
    /// How many moves have been played, and the last of them.
    pub many_played: fn(usize, &str) -> String,
    pub your_turn: &'static str,
    pub fault: fn(FindFault) -> String,
}
