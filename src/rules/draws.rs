//! Draws that only the history of a game tells: what is counted, and how far the count is.

use super::advantage::is_decided;
use super::bits::Bits;
use super::board::{Board, Square};
use super::color::{Color, Kind};
use super::game::Ply;
use super::position::Position;
use super::spec::{DrawClause, DrawHow, DrawWhen, Ending, Force, Place, Range, Restart};

/// A clause that is on its way, or has come to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counter {
    /// Which clause.
    pub clause: DrawClause,
    /// How far it is: times, plies, or moves of one side, as the clause counts.
    pub count: u16,
    /// When it ends, in the same unit.
    pub limit: u16,
    /// Whose moves are counted, where they are one side's: who refused a draw.
    pub side: Option<Color>,
    /// Whether that side has a [decided advantage](super::advantage) now, so that nobody can claim.
    pub is_ahead: bool,
}

impl Counter {
    /// Whether the count has come to its end.
    pub const fn is_full(&self) -> bool {
        self.count >= self.limit
    }

    /// Whether the game is drawn by it.
    pub(crate) const fn draws(&self) -> bool {
        self.is_full() && !self.is_ahead && matches!(self.clause.how, DrawHow::Automatic)
    }

    /// Whether the count is full and this side may claim a draw by it. By a refused offer only the
    /// side that made the offer may, and only while the one that refused has no decided advantage.
    pub fn can_be_claimed_by(&self, claimant: Color) -> bool {
        self.is_full()
            && !self.is_ahead
            && self.side != Some(claimant)
            && self.clause.how == DrawHow::Claim
    }
}

/// What a game has come through.
#[derive(Clone, Copy, Debug)]
pub(crate) struct History<'a> {
    pub(crate) board: &'a Board,
    pub(crate) start: &'a Position<u128>,
    pub(crate) plies: &'a [Ply],
    /// Each side's first refusal of an offer: who, and after how many plies.
    pub(crate) refusals: [Option<(Color, usize)>; 2],
    /// How far kings go, which says what they are worth.
    pub(crate) range: Range,
}

impl History<'_> {
    /// Where a clause stands: one count, or one for each side that has refused an offer; none where
    /// nothing has begun.
    pub(crate) fn counters(&self, clause: DrawClause) -> Vec<Counter> {
        let counter = |count: usize, limit, side: Option<Color>| {
            let is_ahead = side.is_some_and(|side| is_decided(self.range, self.now(), side));
            let count = u16::try_from(count).unwrap_or(u16::MAX);
            Counter { clause, count, limit, side, is_ahead }
        };
        let begun = |count: usize, least: usize, limit| {
            let has_begun = count >= least;
            has_begun.then(|| counter(count, limit, None)).into_iter().collect()
        };
        match clause.when {
            DrawWhen::Repetition { times } => begun(self.times_here(self.now()), 2, times),
            DrawWhen::KingMoves { plies } => begun(self.king_moves(), 1, plies),
            DrawWhen::Ending { ending, plies } => begun(self.ending(&ending), 1, plies),
            DrawWhen::RefusedOffer { moves } => {
                let refusals = self.refusals.into_iter().flatten();
                let count =
                    |(side, ply)| counter(self.own_moves_since(side, ply), moves, Some(side));
                refusals.map(count).collect()
            }
        }
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

    /// How many moves a side has made since so many plies had been played.
    fn own_moves_since(&self, side: Color, ply: usize) -> usize {
        (ply..self.plies.len()).filter(|&idx| self.before(idx).turn() == side).count()
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
