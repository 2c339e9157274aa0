//! Draws that only the history of a game tells: what is counted, and how far the count is.

use super::bits::Bits;
use super::board::{Board, Square};
use super::color::{Color, Kind};
use super::game::Ply;
use super::position::Position;
use super::spec::{DrawClause, DrawHow, DrawWhen, Ending, Force, Place, Restart};

/// A clause that is on its way, or has come to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counter {
    /// Which clause.
    pub clause: DrawClause,
    /// How far it is: times, plies, or moves of one side, as the clause counts.
    pub count: u16,
    /// When it ends, in the same unit.
    pub limit: u16,
    /// Whose moves are counted, where they are one side's.
    pub side: Option<Color>,
}

impl Counter {
    /// Whether the count has come to its end.
    pub const fn is_full(&self) -> bool {
        self.count >= self.limit
    }

    /// Whether the game is drawn by it.
    pub(crate) const fn draws(&self) -> bool {
        self.is_full() && matches!(self.clause.how, DrawHow::Automatic)
    }
}

/// What a game has come through.
#[derive(Clone, Copy, Debug)]
pub(crate) struct History<'a> {
    pub(crate) board: &'a Board,
    pub(crate) start: &'a Position<u128>,
    pub(crate) plies: &'a [Ply],
    /// Who refused an offer last, and after how many plies.
    pub(crate) refused: Option<(Color, usize)>,
}

impl History<'_> {
    /// Where a clause stands.
    pub(crate) fn counter(&self, clause: DrawClause) -> Counter {
        let (count, limit, side) = match clause.when {
            DrawWhen::Repetition { times } => (self.times_here(self.now()), times, None),
            DrawWhen::KingMoves { plies } => (self.king_moves(), plies, None),
            DrawWhen::Ending { ending, plies } => (self.ending(&ending), plies, None),
            DrawWhen::RefusedOffer { moves } => {
                let side = self.refused.map(|(color, _)| color);
                (self.since_refusal(), moves, side)
            }
        };
        Counter { clause, count: u16::try_from(count).unwrap_or(u16::MAX), limit, side }
    }

    /// How often a position has come up.
    pub(crate) fn times_here(&self, position: &Position<u128>) -> usize {
        let all = std::iter::once(self.start).chain(self.plies.iter().map(|ply| &ply.after));
        all.filter(|&other| other == position).count()
    }

    fn now(&self) -> &Position<u128> {
        self.plies.last().map_or(self.start, |ply| &ply.after)
    }

    /// The position before a ply, counted from 0.
    fn before(&self, idx: usize) -> &Position<u128> {
        idx.checked_sub(1).and_then(|idx| self.plies.get(idx)).map_or(self.start, |ply| &ply.after)
    }

    fn king_moves(&self) -> usize {
        let by_king = |(idx, ply): &(usize, &Ply)| {
            !ply.mv.is_capture()
                && ply.huffed.is_none()
                && self.before(*idx).kings().has(ply.mv.from)
        };
        self.plies.iter().enumerate().rev().take_while(by_king).count()
    }

    /// Plies since an ending began that lasts.
    fn ending(&self, ending: &Ending) -> usize {
        let road = road(self.board);
        if !is_ending(road, ending, self.now()) {
            return 0;
        }
        let lasts = |(idx, ply): &(usize, &Ply)| {
            let changes = ply.mv.is_capture() || ply.mv.promotes || ply.huffed.is_some();
            let starts_again = changes && ending.restart == Restart::Change;
            !starts_again && is_ending(road, ending, self.before(*idx))
        };
        self.plies.iter().enumerate().rev().take_while(lasts).count()
    }

    /// Own moves of the side that refused an offer, since then.
    fn since_refusal(&self) -> usize {
        let Some((color, ply)) = self.refused else { return 0 };
        (ply..self.plies.len()).filter(|&idx| self.before(idx).turn() == color).count()
    }
}

/// Whether a position is of this ending. `road` is the main road.
pub(crate) fn is_ending(road: u128, ending: &Ending, position: &Position<u128>) -> bool {
    let total = position.occupied().count();
    is_within(total, ending.total)
        && Color::BOTH.into_iter().any(|strong| {
            has(ending.strong, position, strong)
                && has(ending.weak, position, !strong)
                && is_in_place(road, ending.place, position, !strong)
        })
}

/// The squares of the main road: from White's near left corner to Black's.
pub(crate) fn road(board: &Board) -> u128 {
    let is_on_it = |square: &&Square| {
        let (x, y) = board.place(**square);
        x + y + 1 == board.shape().height
    };
    board.squares().iter().filter(is_on_it).fold(u128::EMPTY, |set, &square| set | u128::of(square))
}

fn is_in_place(road: u128, place: Place, position: &Position<u128>, weak: Color) -> bool {
    match place {
        Place::Anywhere => true,
        Place::MainRoad => (position.side(weak) & !road).is_empty(),
    }
}

fn has(force: Force, position: &Position<u128>, color: Color) -> bool {
    is_within(position.side(color).count(), force.pieces)
        && is_within(position.of(color, Kind::King).count(), force.kings)
}

fn is_within(count: u32, (least, most): (u8, u8)) -> bool {
    (u32::from(least)..=u32::from(most)).contains(&count)
}
