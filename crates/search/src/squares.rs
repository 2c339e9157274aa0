//! Small questions about squares.

use damiera_rules::board::{Board, Shape, Square};

/// How far a square is from the nearest edge, in steps.
pub(crate) fn edge(board: &Board, square: Square) -> u8 {
    let Shape { width, height, .. } = board.shape();
    let (x, y) = board.place(square);
    x.min(width - 1 - x).min(y).min(height - 1 - y)
}

/// The place of a square in a table of 128.
#[inline]
pub(crate) fn at(square: Square) -> usize {
    usize::from(square.index()) & 127
}
