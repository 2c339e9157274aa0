//! What happens in a game, one word at a time: moves, and what is said or done between them.
//!
//! Besides moves: `offer`, `accept`, `decline`, `claim`, `resign`, `time`, `insist`, and `huff14`,
//! the square of the piece taken off behind it. Said by the side to move; an offer is answered by
//! the side it was made to, `resign-w` or `resign-b` says who gives up, and `time-w` or `time-b`
//! who has run out of time.

use damiera_rules::game::{NotLegal, NotNow, Word};
use damiera_rules::spec::Duty;
use damiera_rules::{Board, Color, Game, Move, What};

use super::movetext::{self, MoveTextError};

/// Why a word is not what can happen now.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TurnError {
    /// It is a move, but not here, or nothing at all.
    #[error(transparent)]
    Move(#[from] MoveTextError),
    /// It is a move that is not legal here; which one is not said in squares alone.
    #[error(transparent)]
    NotLegal(#[from] NotLegal),
    /// It cannot be said or done now.
    #[error("\"{text}\" cannot be: {why}")]
    NotNow {
        /// The word as it was written.
        text: String,
        /// Why it cannot be said now.
        why: NotNow,
    },
}

/// The words without a square.
const WORDS: [(&str, What); 7] = [
    ("offer", What::Offer),
    ("accept", What::Accept),
    ("decline", What::Decline),
    ("claim", What::Claim),
    ("resign", What::Resign),
    ("time", What::Timeout),
    ("insist", What::Insist),
];

/// The words that say by whom.
const ENDS: [(&str, What, Color); 4] = [
    ("resign-w", What::Resign, Color::White),
    ("resign-b", What::Resign, Color::Black),
    ("time-w", What::Timeout, Color::White),
    ("time-b", What::Timeout, Color::Black),
];

/// What stands between the squares of a capture.
const CAPTURE_SIGNS: [char; 4] = ['x', 'X', '×', ':'];

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
        What::Resign | What::Timeout => {
            end(text).map_or(game.position().turn(), |(_, color)| color)
        }
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

/// The move that a text means: one that misses a capture, where that can be played and is written just
/// so, else a legal one, else one that misses a capture.
///
/// # Errors
/// As [`movetext::parse`].
pub fn parse_move(game: &Game, text: &str) -> Result<Move, MoveTextError> {
    let read = |moves: &[Move]| movetext::parse(game.ruleset(), game.position(), moves, text);
    let faulty = |is_meant: fn(&Move) -> bool| -> Vec<_> {
        game.faulty_moves().iter().filter(|&mv| is_meant(mv)).copied().collect()
    };
    if let Some(mv) = missed(game, text) {
        return Ok(mv);
    }
    // A king may go quietly where it could capture: the sign tells.
    let is_capture = text.contains(CAPTURE_SIGNS);
    if text.contains('-') && !is_capture {
        let quiet = faulty(|mv| !mv.is_capture());
        if !quiet.is_empty()
            && let Ok(mv) = read(&quiet)
        {
            return Ok(mv);
        }
    }
    let legal = read(game.legal_moves());
    if legal.is_ok() || game.faulty_moves().is_empty() {
        return legal;
    }
    let faulty = if is_capture { faulty(Move::is_capture) } else { game.faulty_moves().to_vec() };
    match read(&faulty) {
        Err(error) if !matches!(error, MoveTextError::Ambiguous { .. }) => legal,
        faulty => faulty,
    }
}

/// The move that misses a capture and is written just so: read with landings left out, as people leave
/// them out, the same text may be a longer capture that goes the same way.
fn missed(game: &Game, text: &str) -> Option<Move> {
    if game.faulty_moves().is_empty() {
        return None;
    }
    let (ruleset, position) = (game.ruleset(), game.position());
    let squares = movetext::squares(ruleset.board(), text).ok()?;
    let goes = |mv: &&Move| (Some(&mv.from), Some(&mv.to)) == (squares.first(), squares.last());
    let alike: Vec<_> =
        game.legal_moves().iter().chain(game.faulty_moves()).filter(goes).copied().collect();
    let (plain, _) = movetext::strip(text);
    let is_it = |mv: &&Move| movetext::write(ruleset, position, &alike, mv) == plain;
    game.faulty_moves().iter().filter(goes).find(is_it).copied()
}

/// What a word says, if it is one of these.
fn word(board: &Board, text: &str) -> Option<What> {
    let plain = text.trim();
    if let Some((what, _)) = end(plain) {
        return Some(what);
    }
    if let Some((_, what)) = WORDS.iter().find(|(word, _)| word.eq_ignore_ascii_case(plain)) {
        return Some(*what);
    }
    let head = plain.get(..HUFF.len()).filter(|head| head.eq_ignore_ascii_case(HUFF))?;
    let square = plain.get(head.len()..)?.trim_start_matches([':', '=', ' ']);
    board.square_of_label(square).map(What::Huff)
}

/// How the game ends and for whom, where the word says so.
fn end(text: &str) -> Option<(What, Color)> {
    let is_it = |(word, ..): &&(&str, What, Color)| word.eq_ignore_ascii_case(text.trim());
    ENDS.iter().find(is_it).map(|(_, what, by)| (*what, *by))
}

/// How something said or done is written.
pub fn write(board: &Board, word: &Word) -> String {
    match word.what {
        What::Huff(square) => format!("{HUFF}{}", board.label(square)),
        What::Resign | What::Timeout => {
            let said = |(_, what, by): &&(&str, What, Color)| (*what, *by) == (word.what, word.by);
            ENDS.iter().find(said).map_or("", |(text, ..)| text).into()
        }
        what => WORDS.iter().find(|(_, other)| *other == what).map_or("", |(text, _)| text).into(),
    }
}

/// The moves of a game, as text: each reads back as itself.
pub fn move_texts(game: &Game) -> Vec<String> {
    let ruleset = game.ruleset();
    let before = std::iter::once(game.start()).chain(game.plies().iter().map(|ply| &ply.after));
    before
        .zip(game.plies())
        .map(|(position, ply)| {
            let mut moves = Vec::new();
            // How a quiet move is written does not depend on the others.
            if ply.mv.is_capture() {
                moves = ruleset.legal_moves(position).unwrap_or_default();
                if ruleset.rules().capture.duty != Duty::Enforced {
                    let faulty = ruleset.faulty_moves(position, &moves);
                    moves.extend(faulty);
                }
            }
            movetext::write(ruleset, position, &moves, &ply.mv)
        })
        .collect()
}
