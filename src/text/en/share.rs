//! The share sheet, and what others have sent.

use crate::rules::{Color, Status};
use crate::text::share::{FindFault, ShareStrings, Shown};

pub(in crate::text) const STRINGS: ShareStrings = ShareStrings {
    title: "Share",
    what: "What to share",
    whole_game: "The whole game",
    position: "Only this position",
    whoever: "Whoever opens it",
    looks: "looks at it and may play on",
    challenge: |color, level| format!("plays {} against the computer, level {level}", side(color)),
    answers: "answers with a move of their own",
    answers_more: "A game by messages: you send the link, they play a move and send you theirs.",
    no_address: "This copy of Damiera is a file on your device and has no address. Its links open \
        when they are pasted onto the board of any Damiera.",
    short_link: "Short link",
    readable_link: "Readable link",
    copy: "Copy",
    copy_what: |what| format!("Copy: {what}"),
    send: "Send…",
    qr: "QR code of the short link",
    qr_about: "Point a phone's camera at it to go on there.",
    qr_too_long: "This game is too long for a QR code.",
    as_text: "As text",
    copy_fen: "Copy FEN",
    copy_pdn: "Copy PDN",
    save_pdn: "Save PDN",
    as_picture: "As a picture",
    save_svg: "Save SVG",
    save_png: "Save PNG",
    picture_about: "The picture remembers its link: drop it on the board, and it opens again.",
    embed: "On your own page",
    element: "Board as an element",
    frame: "Board as a frame",
    making: "One moment…",
    not_made: "The rest could not be made: writing files does not work at the moment.",
    copied: "Copied.",
    not_copied: "The browser did not allow copying. Select the text and copy it.",
    saved: "The file has been handed to the browser to be saved.",
    not_saved: "The browser could not save it.",
    not_sent: "The browser could not send it.",
    words,
    played: |color, mv| format!("{} has played {mv}.", side(color)),
    many_played: |n, last| format!("{n} moves have been played, the last of them {last}."),
    your_turn: "Your turn.",
    fault,
};

fn words(game: &str, shown: Shown) -> String {
    match shown {
        Shown::ToMove(color) => format!("{game}: {} to move.", side(color)),
        Shown::Over(Status::Won { winner, .. }) => format!("{game}: {} has won.", side(winner)),
        Shown::Over(_) => format!("{game}: a finished game."),
        Shown::Challenge(color, level) => {
            format!("{game}: can you beat level {level} as {} from here?", side(color))
        }
        Shown::Answer(color) => {
            format!("{game}: I have moved, now it is your turn as {}.", side(color))
        }
    }
}

const fn side(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}

fn fault(fault: FindFault) -> String {
    match fault {
        FindFault::NoLink => "There is no link in this picture: it was not saved here, or another \
            program has taken the link out."
            .to_owned(),
        FindFault::BadPicture => {
            "This picture is damaged: the link in it cannot be read.".to_owned()
        }
        FindFault::TooLong(n) => {
            format!("This is too long: at most {} megabytes are read.", n >> 20)
        }
        FindFault::ManyGames(n) => {
            format!("There are {n} games in it. Open it in the library and choose one.")
        }
        FindFault::Faulty(n) => {
            let things = if n == 1 { "One thing in it is" } else { "Several things in it are" };
            format!("{things} wrong or doubtful. Open it in the library to see what.")
        }
        FindFault::Nothing => "There is no link, position or game in it that can be opened here. \
            FEN is read as a position of the game on the board."
            .to_owned(),
        FindFault::Unreadable => "The browser could not read it.".to_owned(),
        FindFault::NoReader => "Reading files does not work at the moment.".to_owned(),
    }
}
