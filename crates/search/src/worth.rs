//! The part of the evaluation that is a sum over pieces, kept up to date move by move.

use damiera_rules::board::{Board, Square};
use damiera_rules::spec::{Goal, KingLimit, Range, Rules};
use damiera_rules::{Bits, Color, Kind, Move, Position};

use super::learned::Learned;
use super::params::{
    ADVANCED, FLYING_KING, HOME_ROW, KING_CENTER, KING_SIGHT, LIMITED_KING_LOSS, MAN, MAN_CENTER,
    SHORT_KING,
};
use super::squares::{at, edge};

/// The sum over all pieces, White's less Black's, as it counts early and late in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Worth {
    pub(crate) early: i32,
    pub(crate) late: i32,
}

/// What each piece is worth on each square.
#[derive(Clone, Debug)]
pub(crate) struct Worths {
    /// By White men, White kings, Black men, Black kings.
    pieces: Box<[[Worth; 128]; 4]>,
    king: i32,
}

impl Worth {
    /// As it counts while this many of the men are left.
    #[inline]
    pub(crate) fn blend(self, n_men: u32, n_men_start: u32) -> i32 {
        let all = i32::try_from(n_men_start).unwrap_or(1).max(1);
        let left = i32::try_from(n_men).unwrap_or_default().min(all);
        (self.early * left + self.late * (all - left)) / all
    }

    #[inline]
    fn add(&mut self, other: Self) {
        self.early += other.early;
        self.late += other.late;
    }

    #[inline]
    fn take(&mut self, other: Self) {
        self.early -= other.early;
        self.late -= other.late;
    }
}

impl Worths {
    pub(crate) fn new(rules: &Rules, board: &Board) -> Self {
        let king = king_worth(rules);
        let mut pieces = Box::new([[Worth::default(); 128]; 4]);
        for &square in board.squares() {
            for color in Color::BOTH {
                let sign = match color {
                    Color::White => 1,
                    Color::Black => -1,
                };
                let man = man_on(board, color, square, king);
                let king = king_on(rules, board, square, king);
                for (kind, worth) in [(Kind::Man, man), (Kind::King, king)] {
                    pieces[table(color, kind)][at(square)] =
                        Worth { early: sign * worth.early, late: sign * worth.late };
                }
            }
        }
        Self { pieces, king }
    }

    /// The same with what was learned about every square. Where the aim is to have no move, a piece
    /// is a burden from the outset.
    #[must_use]
    pub(crate) fn taught(&self, rules: &Rules, board: &Board, learned: &Learned) -> Self {
        let mut taught = self.clone();
        let aim = if rules.goal == Goal::NoMove { -1 } else { 1 };
        for &square in board.squares() {
            for (color, sign) in Color::BOTH.into_iter().zip([1, -1]) {
                for kind in [Kind::Man, Kind::King] {
                    let more = learned.piece(color, kind, square);
                    let worth = &mut taught.pieces[table(color, kind)][at(square)];
                    worth.early = aim * worth.early + sign * i32::from(more.early);
                    worth.late = aim * worth.late + sign * i32::from(more.late);
                }
            }
        }
        taught
    }

    /// The sum, from scratch.
    pub(crate) fn of<B: Bits>(&self, position: &Position<B>) -> Worth {
        let mut worth = Worth::default();
        for color in Color::BOTH {
            for kind in [Kind::Man, Kind::King] {
                for square in position.of(color, kind).squares() {
                    worth.add(self.piece(color, kind, square));
                }
            }
        }
        worth
    }

    /// The sum after a move.
    #[inline]
    pub(crate) fn after<B: Bits>(
        &self,
        mut worth: Worth,
        before: &Position<B>,
        mv: &Move<B>,
    ) -> Worth {
        let color = before.turn();
        let kind_on = |square| if before.kings().has(square) { Kind::King } else { Kind::Man };
        let kind = kind_on(mv.from);
        let landed = if mv.promotes { Kind::King } else { kind };
        worth.take(self.piece(color, kind, mv.from));
        worth.add(self.piece(color, landed, mv.to));
        for square in mv.captured.squares() {
            worth.take(self.piece(!color, kind_on(square), square));
        }
        worth
    }

    /// Men and kings alone, White's less Black's.
    #[inline]
    pub(crate) fn material<B: Bits>(&self, position: &Position<B>) -> i32 {
        let count = |color| {
            let n_men = i32::try_from(position.of(color, Kind::Man).count()).unwrap_or_default();
            let n_kings = i32::try_from(position.of(color, Kind::King).count()).unwrap_or_default();
            MAN * n_men + self.king * n_kings
        };
        count(Color::White) - count(Color::Black)
    }

    /// How much more a king is worth than a man.
    pub(crate) const fn crowning(&self) -> i32 {
        self.king - MAN
    }

    #[inline]
    fn piece(&self, color: Color, kind: Kind, square: Square) -> Worth {
        self.pieces[table(color, kind) & 3][at(square)]
    }
}

#[inline]
fn table(color: Color, kind: Kind) -> usize {
    color.index() * 2 + usize::from(kind == Kind::King)
}

fn king_worth(rules: &Rules) -> i32 {
    let free = match rules.king.range {
        Range::Short => SHORT_KING,
        Range::Flying => FLYING_KING,
    };
    match rules.king_limit {
        KingLimit::None => free,
        KingLimit::Quiet { .. } => free - LIMITED_KING_LOSS,
    }
}

/// A man counts for its way to the last row, in proportion to what a king is worth there.
fn man_on(board: &Board, color: Color, square: Square, king: i32) -> Worth {
    let shape = board.shape();
    let (x, y) = board.place(square);
    let rows_left = match color {
        Color::White => y,
        Color::Black => shape.height - 1 - y,
    };
    let stage = usize::from(rows_left.saturating_sub(1));
    let [early, late] = ADVANCED.get(stage).copied().unwrap_or_default();
    let gain = (king - MAN).max(MAN);
    let files = i32::from(x.min(shape.width - 1 - x).min(3));
    let home = if rows_left == shape.height - 1 { HOME_ROW } else { 0 };
    Worth {
        early: MAN + early * gain / FLYING_KING + files * MAN_CENTER + home,
        late: MAN + late * gain / FLYING_KING,
    }
}

/// A king counts for what it sees and for standing in the middle.
fn king_on(rules: &Rules, board: &Board, square: Square, king: i32) -> Worth {
    let n_seen: i32 = match rules.king.range {
        Range::Short => 0,
        Range::Flying => rules
            .king
            .quiet
            .iter()
            .map(|direction| {
                std::iter::successors(board.neighbor(square, direction), |&next| {
                    board.neighbor(next, direction)
                })
                .map(|_| 1)
                .sum::<i32>()
            })
            .sum(),
    };
    let value = king + KING_SIGHT * n_seen + KING_CENTER * i32::from(edge(board, square));
    Worth { early: value, late: value }
}
