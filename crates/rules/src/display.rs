//! Moves and positions as text for people. What programs exchange is written by the notation crate.

use std::fmt::{self, Write as _};

use super::bits::Bits;
use super::board::Board;
use super::color::{Color, Kind, Piece};
use super::moves::Move;
use super::position::Position;

impl<B: Bits> Move<B> {
    /// The move on this board, to be displayed: from and to as the board labels its squares, `32-28`,
    /// `32x23`, `c3-c4`. Captures with the same ends look the same, whatever they take.
    pub fn on(&self, board: &Board) -> impl fmt::Display {
        MoveOnBoard { mv: self.widen(), board }
    }
}

impl<B: Bits> Position<B> {
    /// The position on this board, to be displayed: a line for the side to move, and one for each row,
    /// from Black's side to White's. `w` and `b` are men, `W` and `B` kings, `.` is an empty square.
    pub fn on(&self, board: &Board) -> impl fmt::Display {
        PositionOnBoard { position: self.widen(), board }
    }
}

struct MoveOnBoard<'a> {
    mv: Move,
    board: &'a Board,
}

impl fmt::Display for MoveOnBoard<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { mv, board } = self;
        let sign = if mv.is_capture() { 'x' } else { '-' };
        write!(f, "{}{sign}{}", board.label(mv.from), board.label(mv.to))
    }
}

struct PositionOnBoard<'a> {
    position: Position,
    board: &'a Board,
}

impl fmt::Display for PositionOnBoard<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { position, board } = self;
        f.write_str(match position.turn() {
            Color::White => "White to move",
            Color::Black => "Black to move",
        })?;
        let shape = board.shape();
        for y in 0..shape.height {
            for x in 0..shape.width {
                f.write_char(if x == 0 { '\n' } else { ' ' })?;
                let square = board.square_at(x, y);
                f.write_char(square.map_or(' ', |square| letter(position.piece(square))))?;
            }
        }
        Ok(())
    }
}

fn letter(piece: Option<Piece>) -> char {
    match piece {
        None => '.',
        Some(Piece { color: Color::White, kind: Kind::Man }) => 'w',
        Some(Piece { color: Color::White, kind: Kind::King }) => 'W',
        Some(Piece { color: Color::Black, kind: Kind::Man }) => 'b',
        Some(Piece { color: Color::Black, kind: Kind::King }) => 'B',
    }
}
