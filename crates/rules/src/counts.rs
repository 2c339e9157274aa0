//! Counts toward draws, carried on move by move. This is the one place that knows what a clause
//! counts: a game, a search and the tables of endings all ask here, and a new clause does not compile
//! until it has said what it counts.

use super::bits::Bits;
use super::board::{Board, Square, Squares};
use super::color::{Color, Kind};
use super::moves::Move;
use super::position::Position;
use super::spec::{DrawClause, DrawHow, DrawWhen, Ending, Force, LoneKing, Restart, Rules};

/// How many endings of one ruleset are counted, and up to how many plies.
pub const MAX_ENDINGS: (usize, u16) = (8, 255);

/// What a clause looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Basis {
    /// Positions that come back. A shortest win never comes back to one.
    Positions,
    /// Moves, of which [`Counts`] keep count.
    Moves,
    /// What was said between moves, which no position and no line of moves tells.
    Words,
}

/// A value for each kind of moves in a row that a clause may count. What carries a count on, how much of it is
/// left and when it starts again name every field, so a new one does not compile until all three know it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Runs<T> {
    /// Of quiet king moves.
    king_moves: T,
    /// Of plies since the last capture.
    no_capture: T,
}

/// Plies counted so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// How many have been made in a row.
    runs: Runs<u16>,
    /// Of each ending, in the order of the clauses, a byte: searches make nodes by the million.
    endings: u64,
    /// Whether a side has so few pieces that an ending may be on.
    are_few: bool,
}

/// What a ruleset counts.
#[derive(Clone, Debug)]
pub struct Clauses {
    /// Where each clause of the ruleset has its count, in their order.
    places: Vec<CountOf>,
    /// How many in a row are a draw, if any number is.
    runs: Runs<Option<u16>>,
    /// This many plies of an ending are one.
    endings: Vec<(Ending, u16)>,
    /// Whether a full count ends no game until it is claimed.
    waits_for_claim: bool,
    /// In no such ending the weaker side has more pieces.
    most_weak: u32,
    /// The main road.
    road: u128,
}

/// Where a clause has its count.
#[derive(Clone, Copy, Debug)]
enum CountOf {
    /// Not here: see [`Basis`].
    Nothing,
    KingMoves,
    NoCapture,
    /// The one with this number.
    Ending(usize),
}

/// A win that a clause may cut short.
#[derive(Clone, Copy, Debug)]
pub enum Cut<'a> {
    /// By more than this many quiet king moves in a row.
    KingMoves(u16),
    /// By more than this many plies without a capture.
    NoCapture(u16),
    /// By more than this many plies of this ending.
    Ending(&'a Ending, u16),
}

/// What a move means to the counts.
#[derive(Clone, Copy, Debug)]
pub struct CountedMove {
    is_king_move: bool,
    /// A piece left the board.
    is_capture: bool,
    /// A capture or a promotion.
    is_change: bool,
}

impl DrawWhen {
    /// What the clause looks at.
    pub const fn basis(&self) -> Basis {
        match self {
            Self::Repetition { .. } => Basis::Positions,
            Self::KingMoves { .. } | Self::NoCapture { .. } | Self::Ending { .. } => Basis::Moves,
            Self::RefusedOffer { .. } => Basis::Words,
        }
    }

    /// Where its count is full: times, plies, or moves of one side.
    pub const fn limit(&self) -> u16 {
        match *self {
            Self::Repetition { times } => times,
            Self::KingMoves { plies } | Self::NoCapture { plies } | Self::Ending { plies, .. } => {
                plies
            }
            Self::RefusedOffer { moves } => moves,
        }
    }
}

impl CountedMove {
    /// Of a move in the position before it; `is_huffed`: the other side has just taken a piece off the
    /// board for a missed capture.
    #[inline]
    pub fn new<B: Bits>(before: &Position<B>, mv: &Move<B>, is_huffed: bool) -> Self {
        let is_capture = mv.is_capture() || is_huffed;
        Self {
            is_king_move: !is_capture && before.of(before.turn(), Kind::King).has(mv.from),
            is_capture,
            is_change: is_capture || mv.promotes,
        }
    }
}

impl Clauses {
    /// What the rules count on this board.
    pub(crate) fn new(rules: &Rules, board: &Board) -> Self {
        let mut clauses = Self {
            places: Vec::with_capacity(rules.draws.len()),
            runs: Runs::default(),
            endings: Vec::new(),
            waits_for_claim: false,
            most_weak: 0,
            road: road(board),
        };
        for clause in rules.draws {
            clauses.add(clause);
        }
        clauses
    }

    fn add(&mut self, clause: &DrawClause) {
        let least = |known: Option<u16>, plies: u16| Some(known.unwrap_or(plies).min(plies));
        let place = match clause.when {
            DrawWhen::Repetition { .. } | DrawWhen::RefusedOffer { .. } => CountOf::Nothing,
            DrawWhen::KingMoves { plies } => {
                self.runs.king_moves = least(self.runs.king_moves, plies);
                CountOf::KingMoves
            }
            DrawWhen::NoCapture { plies } => {
                self.runs.no_capture = least(self.runs.no_capture, plies);
                CountOf::NoCapture
            }
            DrawWhen::Ending { ending, plies } => {
                let Ending { strong, weak, total, .. } = ending;
                let most_weak = strong.pieces.1.min(weak.pieces.1).min(total.1 / 2);
                self.most_weak = self.most_weak.max(most_weak.into());
                self.endings.push((ending, plies));
                CountOf::Ending(self.endings.len() - 1)
            }
        };
        self.waits_for_claim |= clause.when.basis() == Basis::Moves && clause.how == DrawHow::Claim;
        self.places.push(place);
    }

    /// Whether a full count ends no game until it is claimed.
    pub const fn waits_for_claim(&self) -> bool {
        self.waits_for_claim
    }

    /// Which wins may be cut short, and by what.
    pub fn cuts(&self) -> impl Iterator<Item = Cut<'_>> {
        self.places.iter().filter_map(|place| match *place {
            CountOf::Nothing => None,
            CountOf::KingMoves => self.runs.king_moves.map(Cut::KingMoves),
            CountOf::NoCapture => self.runs.no_capture.map(Cut::NoCapture),
            CountOf::Ending(idx) => {
                self.endings.get(idx).map(|(ending, plies)| Cut::Ending(ending, *plies))
            }
        })
    }

    /// Whether a position is of this ending.
    pub fn is_ending(&self, ending: &Ending, position: &Position) -> bool {
        is_ending(self.road, ending, position)
    }

    /// The counts where nothing has been played.
    pub fn begin(&self, position: &Position) -> Counts {
        Counts { are_few: self.are_few(position), ..Counts::default() }
    }

    /// How far the clause with this number is; 0 for those that are not counted by moves.
    pub fn count(&self, counts: &Counts, idx: usize) -> u16 {
        match self.places.get(idx) {
            None | Some(CountOf::Nothing) => 0,
            Some(CountOf::KingMoves) => counts.runs.king_moves,
            Some(CountOf::NoCapture) => counts.runs.no_capture,
            Some(CountOf::Ending(idx)) => {
                counts.endings.to_le_bytes().get(*idx).map_or(0, |&count| count.into())
            }
        }
    }

    /// The counts after a move, and how many plies are [left](Self::left) then.
    #[inline]
    pub fn after<B: Bits>(
        &self,
        counts: &Counts,
        before: &Position<B>,
        step: CountedMove,
        after: &Position<B>,
    ) -> (Counts, u16) {
        if after.kings().is_empty() && !self.counts_men() {
            // No king has moved and no ending is on. What makes a king looks how few there are.
            return (Counts { are_few: counts.are_few, ..Counts::default() }, u16::MAX);
        }
        let on = |count: u16, goes_on: bool| if goes_on { count.saturating_add(1) } else { 0 };
        let Runs { king_moves, mut no_capture } = counts.runs;
        // Few games count it, and searches make nodes by the million.
        if self.runs.no_capture.is_some() {
            no_capture = on(no_capture, !step.is_capture);
        }
        let runs = Runs { king_moves: on(king_moves, step.is_king_move), no_capture };
        let mut counts = Counts { runs, ..*counts };
        // Only a capture makes few of many.
        counts.are_few |= step.is_change && self.are_few(after);
        if !counts.are_few || after.kings().is_empty() {
            // Every ending that is counted has a king.
            counts.endings = 0;
            return (counts, self.left_of_moves(&counts));
        }
        let after = after.widen();
        counts.endings = self.count_endings(counts.endings, &before.widen(), step, &after);
        (counts, self.left(&counts, &after))
    }

    /// Whether anything is counted where there are no kings.
    #[inline]
    const fn counts_men(&self) -> bool {
        let Runs { king_moves: _, no_capture } = &self.runs;
        no_capture.is_some()
    }

    #[inline]
    fn are_few<B: Bits>(&self, position: &Position<B>) -> bool {
        Color::BOTH.iter().any(|&color| position.side(color).count() <= self.most_weak)
    }

    #[inline(never)]
    fn count_endings(
        &self,
        counts: u64,
        before: &Position,
        step: CountedMove,
        after: &Position,
    ) -> u64 {
        let mut bytes = counts.to_le_bytes();
        for ((ending, _), count) in self.endings.iter().zip(&mut bytes) {
            let starts_again = step.is_change && ending.restart == Restart::Change;
            let lasts = !starts_again
                && is_ending(self.road, ending, before)
                && is_ending(self.road, ending, after);
            *count = if lasts { count.saturating_add(1) } else { 0 };
        }
        u64::from_le_bytes(bytes)
    }

    /// In how many plies the first draw by counting comes if what is counted now goes on: 0 if it is
    /// here, [`u16::MAX`] if nothing is counted. Moves are counted from the first one on, endings from
    /// where they begin.
    #[inline(never)]
    pub fn left(&self, counts: &Counts, position: &Position) -> u16 {
        let lasting = self.endings.iter().zip(counts.endings.to_le_bytes());
        let lasting = lasting.filter(|((ending, _), _)| is_ending(self.road, ending, position));
        let left = lasting.map(|((_, limit), count)| limit.saturating_sub(count.into())).min();
        left.unwrap_or(u16::MAX).min(self.left_of_moves(counts))
    }

    #[inline]
    fn left_of_moves(&self, counts: &Counts) -> u16 {
        let left = |limit: Option<u16>, count: u16| match limit {
            Some(limit) if count > 0 => limit.saturating_sub(count),
            _ => u16::MAX,
        };
        let Runs { king_moves, no_capture } = self.runs;
        let of_kings = left(king_moves, counts.runs.king_moves);
        if no_capture.is_none() {
            return of_kings;
        }
        of_kings.min(left(no_capture, counts.runs.no_capture))
    }

    /// The counts for going on with a game: what is full has not ended it, so it
    /// starts again.
    pub fn unfinished(&self, mut counts: Counts, position: &Position) -> Counts {
        let unless_full = |limit: Option<u16>, count: u16| match limit {
            Some(limit) if count >= limit => 0,
            _ => count,
        };
        let Runs { king_moves, no_capture } = counts.runs;
        counts.runs = Runs {
            king_moves: unless_full(self.runs.king_moves, king_moves),
            no_capture: unless_full(self.runs.no_capture, no_capture),
        };
        counts.are_few = self.are_few(position);
        let mut bytes = counts.endings.to_le_bytes();
        for ((_, limit), count) in self.endings.iter().zip(&mut bytes) {
            if u16::from(*count) >= *limit {
                *count = 0;
            }
        }
        counts.endings = u64::from_le_bytes(bytes);
        counts
    }
}

/// Whether a position is of this ending. `road` is the main road.
fn is_ending(road: u128, ending: &Ending, position: &Position) -> bool {
    let total = position.occupied().count();
    is_within(total, ending.total)
        && Color::BOTH.into_iter().any(|strong| {
            has(ending.strong, position, strong)
                && has(ending.weak, position, !strong)
                && is_in_place(road, ending.place, position, !strong)
        })
}

/// The squares of the main road: from White's near left corner to Black's, on a mirrored board from right to right.
fn road(board: &Board) -> u128 {
    let is_on_it = |square: &&Square| {
        let (x, y) = board.place(**square);
        match board.shape().squares {
            Squares::DarkMirrored => x == y,
            Squares::Dark | Squares::All => x + y + 1 == board.shape().height,
        }
    };
    board.squares().iter().filter(is_on_it).fold(u128::EMPTY, |set, &square| set | u128::of(square))
}

fn is_in_place(road: u128, place: LoneKing, position: &Position, weak: Color) -> bool {
    match place {
        LoneKing::Anywhere => true,
        LoneKing::MainRoad => (position.side(weak) & !road).is_empty(),
    }
}

fn has(force: Force, position: &Position, color: Color) -> bool {
    is_within(position.side(color).count(), force.pieces)
        && is_within(position.of(color, Kind::King).count(), force.kings)
}

fn is_within(count: u32, (least, most): (u8, u8)) -> bool {
    (u32::from(least)..=u32::from(most)).contains(&count)
}
