//! Positions and moves as the Hub protocol writes them: a letter for the side to move and one for each
//! square; squares by number, and after a capture the squares of what was taken.

use std::iter;

use crate::rules::{Bits, Color, Kind, Move, Piece, Position, Ruleset, Setup, Square};
use crate::search::Past;

/// Moves of one line that are read.
const MAX_MOVES: usize = 2000;

/// A position, and what came before it.
#[derive(Clone, Debug)]
pub(super) struct HubPosition {
    pub(super) position: Position,
    /// The other side keeps the game and says when it is drawn, by counts that may begin elsewhere, such as
    /// with a king's move: what was counted before the search is not held to be near a draw.
    pub(super) past: Past,
}

impl HubPosition {
    /// The start of a game.
    pub(super) fn start(ruleset: &Ruleset) -> Self {
        Self { position: ruleset.start(), past: Past::default() }
    }

    /// Reads a position.
    pub(super) fn parse(ruleset: &Ruleset, text: &str) -> Result<Self, String> {
        Ok(Self { position: read_position(ruleset, text)?, past: Past::default() })
    }

    /// The position after moves.
    pub(super) fn play(mut self, ruleset: &Ruleset, moves: &str) -> Result<Self, String> {
        let mut hashes = Vec::new();
        let texts: Vec<_> = moves.split_whitespace().collect();
        if texts.len() > MAX_MOVES {
            return Err(format!("there are more than {MAX_MOVES} moves"));
        }
        for text in texts {
            let mv = find_move(ruleset, &self.position, text)?;
            hashes.push(ruleset.hash(&self.position));
            self.position = ruleset.after(&self.position, &mv);
        }
        self.past = hashes.into();
        Ok(self)
    }
}

/// Reads a position: a letter for the side to move, and one for each square.
pub(in crate::cli) fn read_position(ruleset: &Ruleset, text: &str) -> Result<Position, String> {
    let n_squares = ruleset.board().squares().len();
    let mut letters = text.chars();
    let turn = match letters.next() {
        Some('W' | 'w') => Color::White,
        Some('B' | 'b') => Color::Black,
        _ => return Err(format!("pos \"{text}\": W or B was expected first")),
    };
    let n_letters = letters.clone().count();
    if n_letters != n_squares {
        return Err(format!("pos has {n_letters} squares: {n_squares} were expected"));
    }
    let mut setup = Setup::empty(turn);
    for (number, letter) in (1..).zip(letters) {
        let (color, kind) = match letter {
            'w' => (Color::White, Kind::Man),
            'b' => (Color::Black, Kind::Man),
            'W' => (Color::White, Kind::King),
            'B' => (Color::Black, Kind::King),
            'e' => continue,
            _ => return Err(format!("pos: \"{letter}\": one of w, b, W, B, e was expected")),
        };
        if let Some(square) = ruleset.board().square_of_number(number) {
            setup.put(square, Some(Piece { color, kind }));
        }
    }
    ruleset.position(setup).map_err(|faults| {
        let fault = faults.first().map(ToString::to_string).unwrap_or_default();
        format!("pos cannot be set up: {fault}")
    })
}

/// Writes a position. How far the kings of Frisian draughts are bound has no letters.
pub(in crate::cli) fn write_position(ruleset: &Ruleset, position: &Position) -> String {
    let board = ruleset.board();
    let squares = (1..=board.squares().len()).filter_map(|number| board.square_of_number(number));
    let letter = |piece| match piece {
        None => 'e',
        Some(Piece { color: Color::White, kind: Kind::Man }) => 'w',
        Some(Piece { color: Color::White, kind: Kind::King }) => 'W',
        Some(Piece { color: Color::Black, kind: Kind::Man }) => 'b',
        Some(Piece { color: Color::Black, kind: Kind::King }) => 'B',
    };
    let turn = if position.turn() == Color::White { 'W' } else { 'B' };
    iter::once(turn).chain(squares.map(|square| letter(position.piece(square)))).collect()
}

/// A line of moves.
pub(super) fn write_line(ruleset: &Ruleset, line: &[Move]) -> Vec<String> {
    line.iter().map(|mv| write_move(ruleset, mv)).collect()
}

/// `32-28`, or `28x19x23` with the squares of what is taken at the end.
pub(in crate::cli) fn write_move(ruleset: &Ruleset, mv: &Move) -> String {
    let board = ruleset.board();
    let (from, to) = (board.number(mv.from), board.number(mv.to));
    if !mv.is_capture() {
        return format!("{from}-{to}");
    }
    let mut taken: Vec<usize> = mv.captured.squares().map(|square| board.number(square)).collect();
    taken.sort_unstable();
    let taken: Vec<_> = taken.iter().map(ToString::to_string).collect();
    format!("{from}x{to}x{}", taken.join("x"))
}

/// The legal move that is written so.
pub(in crate::cli) fn find_move(
    ruleset: &Ruleset,
    position: &Position,
    text: &str,
) -> Result<Move, String> {
    let unknown = || format!("\"{text}\" is not a legal move");
    let numbers: Option<Vec<usize>> =
        text.split(['-', 'x']).map(|part| part.parse().ok()).collect();
    let numbers = numbers.ok_or_else(unknown)?;
    let squares: Option<Vec<Square>> =
        numbers.iter().map(|&number| ruleset.board().square_of_number(number)).collect();
    let squares = squares.ok_or_else(unknown)?;
    let [from, to, taken @ ..] = squares.as_slice() else { return Err(unknown()) };
    let taken = taken.iter().fold(0, |set, &square| set | u128::of(square));
    let legal = ruleset.legal_moves(position).map_err(|why| why.to_string())?;
    let fits =
        |mv: &&Move| mv.from == *from && mv.to == *to && (taken == 0 || mv.captured == taken);
    legal.iter().find(fits).copied().ok_or_else(unknown)
}
