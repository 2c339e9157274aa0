//! Unchecked contents of a board, and everything that is wrong with them.

use super::bits::Bits;
use super::board::{Board, Label, Square};
use super::color::{Color, Kind, Piece};
use super::position::{KingStreak, Position};
use super::spec::{KingLimit, Rules};

/// What is said to stand on a board. It may be nonsense; [`Ruleset::position`] is the one door
/// from here to a position.
///
/// [`Ruleset::position`]: super::ruleset::Ruleset::position
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// White's and Black's pieces.
    pub sides: [u128; 2],
    /// Which of them are kings.
    pub kings: u128,
    /// Whose turn it is.
    pub turn: Color,
    /// White's and Black's moves in a row with one king.
    pub streaks: [KingStreak; 2],
}

/// A fault of a setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupFault {
    /// There is no piece at all.
    #[error("there is no piece on the board")]
    NoPieces,
    /// Two pieces of different sides share a square.
    #[error("square {0} holds pieces of both sides")]
    SharedSquare(Label),
    /// The counter of a king limit names a square on which that side has no king.
    #[error("the king-move counter names square {0}, where that side has no king")]
    CounterWithoutKing(Label),
    /// The counter of a king limit is higher than the limit.
    #[error(
        "the king-move counter is {counted}, but a king may make at most {limit} moves in a row"
    )]
    CounterTooHigh {
        /// What the counter says.
        counted: u8,
        /// The limit.
        limit: u8,
    },
    /// There is a counter, but these rules do not limit kings.
    #[error("these rules do not count king moves")]
    CounterWithoutLimit,
}

impl Setup {
    /// An empty board.
    pub const fn empty(turn: Color) -> Self {
        let none = KingStreak { square: Square::new(0), moves: 0 };
        Self { sides: [0; 2], kings: 0, turn, streaks: [none; 2] }
    }

    /// The start of a game by these rules.
    pub(crate) fn start(rules: &Rules, board: &Board) -> Self {
        let mut setup = Self::empty(rules.first);
        let height = board.shape().height;
        for &square in board.squares() {
            let (x, y) = board.place(square);
            let indent = x.min(board.shape().width - 1 - x);
            let fills = |from_edge: u8| {
                rules.start.iter().any(|row| row.row == from_edge && indent >= row.indent)
            };
            if fills(height - 1 - y) {
                setup.put(square, Some(Piece { color: Color::White, kind: Kind::Man }));
            } else if fills(y) {
                setup.put(square, Some(Piece { color: Color::Black, kind: Kind::Man }));
            }
        }
        setup
    }

    /// Puts a piece on a square, or takes away what is there.
    pub fn put(&mut self, square: Square, piece: Option<Piece>) {
        let bit = u128::of(square);
        self.sides[0] &= !bit;
        self.sides[1] &= !bit;
        self.kings &= !bit;
        if let Some(piece) = piece {
            self.sides[piece.color.index()] |= bit;
            if piece.kind == Kind::King {
                self.kings |= bit;
            }
        }
    }

    /// All faults at once; none if this is a position.
    pub(crate) fn faults(&self, rules: &Rules, board: &Board) -> Vec<SetupFault> {
        let mut faults = Vec::new();
        if self.sides == [0; 2] {
            faults.push(SetupFault::NoPieces);
        }
        for square in (self.sides[0] & self.sides[1]).squares() {
            faults.push(SetupFault::SharedSquare(board.label(square)));
        }
        for color in Color::BOTH {
            let KingStreak { square, moves } = self.streaks[color.index()];
            match rules.king_limit {
                _ if moves == 0 => {}
                KingLimit::None => faults.push(SetupFault::CounterWithoutLimit),
                KingLimit::Quiet { moves: limit } if moves > limit => {
                    faults.push(SetupFault::CounterTooHigh { counted: moves, limit });
                }
                KingLimit::Quiet { .. } => {
                    if !(self.sides[color.index()] & self.kings).has(square) {
                        faults.push(SetupFault::CounterWithoutKing(board.label(square)));
                    }
                }
            }
        }
        faults
    }

    /// The position, once there are no faults. Counters that cannot matter, because the side has
    /// no man, are dropped.
    pub(crate) fn into_position(self) -> Position {
        let streaks = Color::BOTH.map(|color| {
            let streak = self.streaks[color.index()];
            let has_men = self.sides[color.index()] & !self.kings != 0;
            if has_men && streak.moves > 0 { streak } else { KingStreak::default() }
        });
        Position::from_parts(self.sides, self.kings, self.turn, streaks)
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Self {
        Self {
            sides: Color::BOTH.map(|color| position.side(color)),
            kings: position.kings(),
            turn: position.turn(),
            streaks: Color::BOTH.map(|color| position.streak(color)),
        }
    }
}
