//! Moves as text.
//!
//! Written: `32-28`, `47x36`, and the whole route only where two captures would read the same
//! (`47x38x24x13x36`); where the ruleset writes every landing, `e2xe4xg4xg6`. A line of men is
//! written from its rear man to the square it goes to, `c8-c5`. Two legal moves never read alike.
//!
//! Read: all of that, with other separators or none (`a3b4`, `3228`), with some landings left out
//! or the squares passed over named, a line with its men (`f2f3-f4`), and the captures of the Hub
//! protocol (`28x19x23`: from, to, then what is taken, in any order).

use std::fmt::{self, Write as _};

use damiera_rules::explain::Refusal;
use damiera_rules::spec::CaptureText;
use damiera_rules::{Bits, Board, Game, Label, Labels, Move, Position, Ruleset, Square};

use super::fen::first_and_last;

/// The longest text of a move, in bytes. The longest capture is far shorter.
pub const MAX_BYTES: usize = 512;

/// How many moves a text that could be several is said to be.
const MAX_CANDIDATES: usize = 8;

/// Two squares in fewer digits could be one.
const MIN_DIGITS: usize = 3;

/// What is written between the squares of a quiet move.
const QUIET: char = '-';

/// What is written between the squares of a capture.
const CAPTURE: char = 'x';

/// What may stand between squares.
const SEPARATORS: [char; 7] = ['-', '–', 'x', 'X', '×', ':', ' '];

/// What may stand behind a move: the writer's opinion of it.
const OPINIONS: [char; 2] = ['!', '?'];

/// The first square of a board and the last one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ends(pub [Label; 2]);

impl Ends {
    pub(super) fn of(board: &Board) -> Self {
        Self(first_and_last(board))
    }
}

impl fmt::Display for Ends {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self([first, last]) = self;
        write!(f, "{first} to {last}")
    }
}

/// Why a text is not a move here.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveTextError {
    /// It is longer than any move.
    #[error("a move of {0} bytes is too long: at most {MAX_BYTES} were expected")]
    TooLong(usize),
    /// It is no move in any notation.
    #[error("\"{text}\" is not a move: two squares or more were expected, as in {example}")]
    Unreadable {
        /// The text as it was written.
        text: String,
        /// How a move is written here.
        example: String,
    },
    /// A part of it is not a square of the board.
    #[error("\"{token}\" in \"{text}\" is not a square: {squares} was expected")]
    UnknownSquare {
        /// The whole text.
        text: String,
        /// The part that is no square.
        token: String,
        /// The first square there is, and the last one.
        squares: Ends,
    },
    /// It could be several moves.
    #[error("\"{text}\" is ambiguous: {} was expected", one_of(.candidates))]
    Ambiguous {
        /// The whole text.
        text: String,
        /// How those moves are written, or some of them.
        candidates: Vec<String>,
    },
    /// It says that a man is crowned, and none is.
    #[error("\"{text}\" ends in K, but {} does not crown a man", .mv)]
    NotCrowned {
        /// The whole text.
        text: String,
        /// How the move is written.
        mv: String,
    },
    /// It is a move, but not a legal one.
    #[error("\"{text}\" is not a legal move here")]
    Illegal {
        /// The whole text.
        text: String,
        /// The rule against it.
        refusal: Refusal,
    },
}

/// How the moves of a line are written, up to the first that is not legal.
pub fn write_line(ruleset: &Ruleset, start: &Position, line: &[Move]) -> Vec<String> {
    let mut position = *start;
    let mut texts = Vec::with_capacity(line.len());
    for mv in line {
        let Ok(legal) = ruleset.legal_moves(&position) else { break };
        texts.push(write(ruleset, &position, &legal, mv));
        position = ruleset.after(&position, mv);
    }
    texts
}

/// How a legal move is written. `legal` are the legal moves of the position; a quiet move is written
/// without them.
pub fn write(ruleset: &Ruleset, position: &Position, legal: &[Move], mv: &Move) -> String {
    let board = ruleset.board();
    let separator = if mv.is_capture() { CAPTURE } else { QUIET };
    let reads_alike = |other: &Move| (other.from, other.to) == (mv.from, mv.to) && other != mv;
    let is_full = mv.is_capture()
        && match ruleset.rules().notation.captures {
            CaptureText::EveryLanding => true,
            CaptureText::Short => legal.iter().any(reads_alike),
        };
    let landings = if is_full { ruleset.route(position, mv).landings } else { vec![mv.to] };
    let mut text = board.label(mv.from).to_string();
    for landing in landings {
        // Writing to a string cannot fail.
        let _ = write!(text, "{separator}{}", board.label(landing));
    }
    text
}

/// A legal move of a game, to be displayed as [`write()`] writes it.
pub fn show<'a>(game: &'a Game, mv: &'a Move) -> impl fmt::Display + 'a {
    Shown { game, mv }
}

struct Shown<'a> {
    game: &'a Game,
    mv: &'a Move,
}

impl fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { game, mv } = self;
        f.write_str(&write(game.ruleset(), game.position(), game.legal_moves(), mv))
    }
}

/// The legal move that a text means. `legal` are the legal moves of the position.
///
/// # Errors
/// [`MoveTextError`] names the token and what was expected.
pub fn parse(
    ruleset: &Ruleset,
    position: &Position,
    legal: &[Move],
    text: &str,
) -> Result<Move, MoveTextError> {
    if text.len() > MAX_BYTES {
        return Err(MoveTextError::TooLong(text.len()));
    }
    let board = ruleset.board();
    let (plain, says_crowned) = strip(text);
    let reader = Reader { ruleset, position, legal };
    let readings = readings(board, plain, text)?;
    let mv = match readings.as_slice() {
        [squares] => reader.find(squares, text)?,
        several => reader.find_in(several, text)?,
    };
    if says_crowned && !mv.promotes {
        let mv = write(ruleset, position, legal, &mv);
        return Err(MoveTextError::NotCrowned { text: text.to_owned(), mv });
    }
    Ok(mv)
}

/// The legal move that [`write()`] writes just so, for texts that it has written. It looks the move up by
/// the squares at both ends and writes out no others. It reads nothing else, so that a program that
/// only finds is linked without the reading.
pub fn find(ruleset: &Ruleset, position: &Position, legal: &[Move], text: &str) -> Option<Move> {
    let is_separator = |ch| matches!(ch, QUIET | CAPTURE);
    let square = |label| ruleset.board().square_of_label(label);
    let ends =
        (square(text.split_once(is_separator)?.0)?, square(text.rsplit_once(is_separator)?.1)?);
    let mut alike = legal.iter().filter(|mv| (mv.from, mv.to) == ends);
    alike.find(|mv| write(ruleset, position, legal, mv) == text).copied()
}

/// The squares that a text names, be it a legal move or not: of several readings the likeliest.
///
/// # Errors
/// [`MoveTextError`], but nothing about what is legal.
pub fn squares(board: &Board, text: &str) -> Result<Vec<Square>, MoveTextError> {
    if text.len() > MAX_BYTES {
        return Err(MoveTextError::TooLong(text.len()));
    }
    let readings = readings(board, strip(text).0, text)?;
    readings.into_iter().next().ok_or_else(|| unreadable(board, text))
}

/// A text without opinions, and whether it says that a man is crowned.
pub(super) fn strip(text: &str) -> (&str, bool) {
    let plain = text.trim().trim_end_matches(OPINIONS).trim_end();
    match plain.strip_suffix(['K', 'k']) {
        Some(rest) => (rest, true),
        None => (plain, false),
    }
}

/// A position in which a text is read.
struct Reader<'a> {
    ruleset: &'a Ruleset,
    position: &'a Position,
    legal: &'a [Move],
}

impl Reader<'_> {
    /// The move that goes along these squares, two or more.
    fn find(&self, squares: &[Square], text: &str) -> Result<Move, MoveTextError> {
        let moves = self.moves(squares);
        match moves.as_slice() {
            [mv] => Ok(**mv),
            [] => match self.ruleset.explain(self.position, squares) {
                Some(refusal) => Err(MoveTextError::Illegal { text: text.to_owned(), refusal }),
                // Only if `legal` is not the list of this position.
                None => Err(unreadable(self.ruleset.board(), text)),
            },
            several => Err(self.ambiguous(several, text)),
        }
    }

    /// The same where the text may be read as other squares: those that make a legal move.
    fn find_in(&self, readings: &[Vec<Square>], text: &str) -> Result<Move, MoveTextError> {
        let moves: Vec<_> = readings.iter().flat_map(|squares| self.moves(squares)).collect();
        match (moves.as_slice(), readings.first()) {
            ([mv], _) => Ok(**mv),
            ([], Some(squares)) => self.find(squares, text),
            ([], None) => Err(unreadable(self.ruleset.board(), text)),
            (several, _) => Err(self.ambiguous(several, text)),
        }
    }

    /// The moves that go along these squares: those with exactly these landings, else those that
    /// rest on them among others, and captures in the Hub protocol's way.
    fn moves(&self, squares: &[Square]) -> Vec<&Move> {
        let [from, rests @ ..] = squares else { return Vec::new() };
        let of_piece: Vec<_> = self.legal.iter().filter(|mv| mv.from == *from).collect();
        let goes = |mv: &&&Move| self.ruleset.goes_via(self.position, mv, rests);
        let mut moves: Vec<_> = of_piece.iter().filter(goes).copied().collect();
        if moves.len() > 1 {
            let lands = |mv: &&&Move| self.ruleset.lands_on(self.position, mv, rests);
            let exact: Vec<_> = moves.iter().filter(lands).copied().collect();
            if exact.len() == 1 {
                return exact;
            }
        }
        if let [to, victims @ ..] = rests {
            let taken = victims.iter().fold(0, |set, &square| set | u128::of(square));
            let is_hub = |mv: &&&Move| mv.to == *to && mv.captured == taken && taken != 0;
            for mv in of_piece.iter().filter(is_hub) {
                if !moves.contains(mv) {
                    moves.push(mv);
                }
            }
        }
        moves
    }

    fn ambiguous(&self, moves: &[&Move], text: &str) -> MoveTextError {
        let written = moves.iter().take(MAX_CANDIDATES);
        let candidates =
            written.map(|mv| write(self.ruleset, self.position, self.legal, mv)).collect();
        MoveTextError::Ambiguous { text: text.to_owned(), candidates }
    }
}

/// The squares that a text may mean; more than one reading only of digits without a separator.
fn readings(board: &Board, plain: &str, text: &str) -> Result<Vec<Vec<Square>>, MoveTextError> {
    let tokens: Vec<&str> = plain.split(SEPARATORS).filter(|token| !token.is_empty()).collect();
    let tokens = match (board.labels(), tokens.as_slice()) {
        (Labels::Numeric | Labels::NumericFromBottom, [digits]) => {
            return split_digits(board, digits, text);
        }
        (Labels::Numeric | Labels::NumericFromBottom, _) => tokens,
        (Labels::Algebraic, _) => tokens.iter().flat_map(|token| places(token)).collect(),
    };
    if tokens.len() < 2 {
        return Err(unreadable(board, text));
    }
    let square = |token: &&str| {
        board.square_of_label(token).ok_or_else(|| MoveTextError::UnknownSquare {
            text: text.to_owned(),
            token: (*token).to_owned(),
            squares: Ends::of(board),
        })
    };
    Ok(vec![tokens.iter().map(square).collect::<Result<_, _>>()?])
}

/// `3228` as 32 and 28: every way to see two squares in it, equal halves first.
fn split_digits(
    board: &Board,
    digits: &str,
    text: &str,
) -> Result<Vec<Vec<Square>>, MoveTextError> {
    if digits.len() < MIN_DIGITS {
        return Err(unreadable(board, text));
    }
    let half = digits.len() / 2;
    let places = (0..=half).flat_map(|distance| {
        let near = half.checked_sub(distance).filter(|&place| place > 0);
        let far = Some(half + distance).filter(|&place| distance > 0 && place < digits.len());
        near.into_iter().chain(far)
    });
    let square = |part: Option<&str>| {
        board.square_of_label(part.filter(|part| !part.starts_with('0') || part.len() == 2)?)
    };
    let split =
        |place: usize| Some(vec![square(digits.get(..place))?, square(digits.get(place..))?]);
    let readings: Vec<_> = places.filter_map(split).collect();
    if readings.is_empty() { Err(unreadable(board, text)) } else { Ok(readings) }
}

/// `f2f3` as `f2` and `f3`: every letter begins a square.
pub(super) fn places(token: &str) -> Vec<&str> {
    let starts: Vec<_> = token
        .char_indices()
        .filter(|&(idx, ch)| idx == 0 || ch.is_ascii_alphabetic())
        .map(|(idx, _)| idx)
        .collect();
    let ends = starts.iter().skip(1).copied().chain([token.len()]);
    starts.iter().zip(ends).filter_map(|(&start, end)| token.get(start..end)).collect()
}

fn unreadable(board: &Board, text: &str) -> MoveTextError {
    let example = match board.labels() {
        Labels::Numeric | Labels::NumericFromBottom => "32-28 or 28x19",
        Labels::Algebraic => "c3-c4 or e2xe4",
    };
    MoveTextError::Unreadable { text: text.to_owned(), example: example.to_owned() }
}

fn one_of(candidates: &[String]) -> String {
    match candidates {
        [] => "another move".to_owned(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} or {last}", first.join(", ")),
    }
}
