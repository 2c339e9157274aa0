//! What happens in a game, one word at a time: moves, and what is said or done between them.
//!
//! Besides moves: `offer`, `accept`, `decline`, `claim`, `resign`, `insist`, and `huff14`, the
//! square of the piece taken off behind it. Said by the side to move; an offer is answered by the
//! side it was made to, and `resign-w` or `resign-b` says who gives up.

use super::movetext::{self, MoveTextError};
use crate::rules::game::{NotNow, Word};
use crate::rules::{Board, Color, Game, Move, What};

/// Why a word is not what can happen now.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TurnError {
    /// It is a move, but not here, or nothing at all.
    #[error(transparent)]
    Move(#[from] MoveTextError),
    /// It cannot be said or done now.
    #[error("\"{text}\" cannot be: {why}")]
    NotNow {
        /// The word.
        text: String,
        /// Why not.
        why: NotNow,
    },
}

/// The words without a square.
const WORDS: [(&str, What); 6] = [
    ("offer", What::Offer),
    ("accept", What::Accept),
    ("decline", What::Decline),
    ("claim", What::Claim),
    ("resign", What::Resign),
    ("insist", What::Insist),
];

const HUFF: &str = "huff";

/// Does in the game what a word says.
///
/// # Errors
/// [`TurnError`] names the word; the game is as it was.
pub fn play(game: &mut Game, text: &str) -> Result<(), TurnError> {
    let Some(what) = word(game.ruleset().board(), text) else {
        let mv = parse_move(game, text)?;
        // It is one of those that can be played.
        let _ = game.play(&mv);
        return Ok(());
    };
    let by = match what {
        What::Resign => resigning(text).unwrap_or(game.position().turn()),
        What::Accept | What::Decline => {
            game.offer().map_or(!game.position().turn(), |color| !color)
        }
        _ => game.position().turn(),
    };
    say(game, by, what, text)
}

/// Does what a word says, said by a side.
fn say(game: &mut Game, by: Color, what: What, text: &str) -> Result<(), TurnError> {
    game.say(by, what).map_err(|why| TurnError::NotNow { text: text.to_owned(), why })
}

/// The move that a text means: a legal one, else one that misses a capture where that can be
/// played.
///
/// # Errors
/// As [`movetext::parse`].
pub fn parse_move(game: &Game, text: &str) -> Result<Move<u128>, MoveTextError> {
    let read = |moves| movetext::parse(game.ruleset(), game.position(), moves, text);
    let legal = read(game.legal_moves());
    if legal.is_ok() || game.faulty_moves().is_empty() {
        return legal;
    }
    match read(game.faulty_moves()) {
        Err(error) if !matches!(error, MoveTextError::Ambiguous { .. }) => legal,
        faulty => faulty,
    }
}

/// What a word says, if it is one of these.
fn word(board: &Board, text: &str) -> Option<What> {
    let plain = text.trim();
    if resigning(plain).is_some() {
        return Some(What::Resign);
    }
    if let Some((_, what)) = WORDS.iter().find(|(word, _)| word.eq_ignore_ascii_case(plain)) {
        return Some(*what);
    }
    let head = plain.get(..HUFF.len()).filter(|head| head.eq_ignore_ascii_case(HUFF))?;
    let square = plain.get(head.len()..)?.trim_start_matches([':', '=', ' ']);
    board.square_of_label(square).map(What::Huff)
}

/// Who gives up, where the word says so.
fn resigning(text: &str) -> Option<Color> {
    let is = |word| text.trim().eq_ignore_ascii_case(word);
    Color::BOTH.into_iter().find(|color| is(resignation(*color)))
}

const fn resignation(by: Color) -> &'static str {
    match by {
        Color::White => "resign-w",
        Color::Black => "resign-b",
    }
}

/// How something said or done is written.
pub fn write(board: &Board, word: &Word) -> String {
    match word.what {
        What::Huff(square) => format!("{HUFF}{}", board.label(square)),
        What::Resign => resignation(word.by).to_owned(),
        what => WORDS.iter().find(|(_, other)| *other == what).map_or("", |(text, _)| text).into(),
    }
}
