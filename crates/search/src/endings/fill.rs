//! The making of a table by retrograde analysis (Thompson, "Retrograde Analysis of Certain
//! Endgames", ICCA Journal 9(3), 1986): what captures and promotions lead to is known; from there
//! the values spread backward along quiet moves, the shortest wins first.

use damiera_rules::ends::{self, EarlyEnd};
use damiera_rules::{Bits, MoveList, Position};

use super::back;
use super::class::Class;
use super::numbering::Numbers;
use super::value::{self, DRAW, OPEN, SHORTEST};
use super::{Endings, Table};
use crate::score::Ply;

/// Numbers that are passed over at the cost of one position that is looked at.
const NUMBERS_PER_POSITION: usize = 64;

/// The tables of a class and of the same class with the other side to move, on their way.
#[derive(Clone, Debug)]
pub(super) struct Fill {
    /// One where both are the same.
    halves: Vec<Half>,
    phase: Phase,
    /// How many quiet moves of kings in a row end a game, where they do.
    king_moves: Option<Ply>,
    /// The least level that a value has, or will have.
    lowest: i8,
    /// Whether a value was found since the level began.
    has_found: bool,
    /// Which half and which number comes next.
    half: usize,
    number: usize,
    list: MoveList<u128>,
    before: Vec<Position>,
}

/// One class, with one side to move.
#[derive(Clone, Debug)]
struct Half {
    numbers: Numbers,
    values: Vec<i8>,
    /// The best win that a promotion leads to, or [`DRAW`], where the value is open. Later how many
    /// quiet moves of kings in a row a win may take that begins here.
    exits: Vec<i8>,
}

/// What is done with the positions of a class. A level is a distance, as such a win's value.
#[derive(Clone, Copy, Debug)]
enum Phase {
    /// Every one is looked at for the first time.
    Begin,
    /// The values of this level are carried back.
    Spread(i8),
    /// Moves of kings in a row are counted at this level.
    Count(i8),
}

impl Fill {
    /// `king_moves` are as many in a row as end a game, where they do.
    pub(super) fn new(numbers: &[Numbers], king_moves: Option<Ply>) -> Self {
        let half = |&numbers: &Numbers| {
            let n = numbers.len();
            Half { numbers, values: vec![DRAW; n], exits: vec![DRAW; n] }
        };
        Self {
            halves: numbers.iter().map(half).collect(),
            phase: Phase::Begin,
            king_moves,
            lowest: SHORTEST,
            has_found: false,
            half: 0,
            number: 0,
            list: MoveList::new(),
            before: Vec::new(),
        }
    }

    /// Looks at about this many positions, and says whether the tables are ready.
    pub(super) fn work(&mut self, endings: &Endings, n_positions: &mut usize) -> bool {
        while *n_positions > 0 {
            let end = self.halves[self.half].values.len().min(self.number + NUMBERS_PER_POSITION);
            let mut n_seen = 1;
            for number in self.number..end {
                n_seen += match self.phase {
                    Phase::Begin => self.begin(endings, number),
                    Phase::Spread(level) => self.spread(endings, number, level),
                    Phase::Count(level) => self.count(endings, number, level),
                };
            }
            *n_positions = n_positions.saturating_sub(n_seen);
            self.number = end;
            if end == self.halves[self.half].values.len() && self.turn_page() {
                return true;
            }
        }
        false
    }

    /// Goes on with the next half or the next level, and says whether there is none.
    fn turn_page(&mut self) -> bool {
        self.number = 0;
        self.half += 1;
        if self.half < self.halves.len() {
            return false;
        }
        self.half = 0;
        let next = match self.phase {
            Phase::Begin => SHORTEST,
            // The longest distances share a level.
            Phase::Spread(1) if self.has_found => 1,
            Phase::Spread(level) | Phase::Count(level) => level - 1,
        };
        self.has_found = false;
        let is_over = next < self.lowest || next == 0;
        self.phase = match self.phase {
            Phase::Begin | Phase::Spread(_) if !is_over => Phase::Spread(next),
            Phase::Count(_) if !is_over => Phase::Count(next),
            Phase::Spread(_) if self.wants_count() => Phase::Count(SHORTEST),
            _ => return true,
        };
        for half in &mut self.halves {
            let pairs = half.values.iter_mut().zip(&mut half.exits);
            match self.phase {
                Phase::Count(SHORTEST) => half.exits.fill(0),
                Phase::Begin | Phase::Count(_) => {}
                Phase::Spread(level) => pairs
                    .filter(|(value, exit)| **value == OPEN && **exit == level)
                    .for_each(|(value, exit)| *value = *exit),
            }
        }
        false
    }

    /// Whether moves of kings may be enough in number to end a game before it is won.
    fn wants_count(&self) -> bool {
        // Those on the last level are not told anyway, and cannot be put in order.
        let longest = value::plies(self.lowest.max(2));
        self.king_moves.is_some_and(|plies| longest > plies)
    }

    /// Finds out what a position is worth without the quiet moves within its class.
    fn begin(&mut self, endings: &Endings, number: usize) -> usize {
        let half = &self.halves[self.half];
        let Some(position) = endings.numbering.position(&half.numbers, number) else { return 0 };
        let (value, exit) = self.judge(endings, &position);
        let level = if value == OPEN { exit } else { value.abs() };
        if level > DRAW {
            self.lowest = self.lowest.min(level);
        }
        let half = &mut self.halves[self.half];
        half.values[number] = value;
        half.exits[number] = exit.max(DRAW);
        1
    }

    /// The value of a position, open where moves within the class decide it; and the best that a
    /// move out of it leads to.
    fn judge(&mut self, endings: &Endings, position: &Position) -> (i8, i8) {
        let tables = &endings.moves;
        let early_end = ends::early_end(tables, position);
        if let Some(early_end @ EarlyEnd::FirstKing { .. }) = early_end {
            return (value::of_early_end(early_end, position.turn()), DRAW);
        }
        endings.list(position, &mut self.list);
        if self.list.is_empty() {
            return (value::without_move(tables), DRAW);
        }
        if let Some(early_end) = early_end {
            return (value::of_early_end(early_end, position.turn()), DRAW);
        }
        let stays = |mv: &&damiera_rules::Move| !mv.is_capture() && !mv.promotes;
        let exits = self.list.iter().filter(|mv| !stays(mv));
        let values = exits.map(|mv| value::before(endings.value(&endings.after(position, mv))));
        let best = values.max().unwrap_or(OPEN);
        if self.list.iter().any(|mv| stays(&mv)) { (OPEN, best) } else { (best, DRAW) }
    }

    /// Carries the value of a position of this level back.
    fn spread(&mut self, endings: &Endings, number: usize, level: i8) -> usize {
        let half = &self.halves[self.half];
        let value = half.values[number];
        if value == OPEN || value.abs() != level {
            return 0;
        }
        let Some(position) = endings.numbering.position(&half.numbers, number) else { return 0 };
        let other = self.halves.len() - 1 - self.half;
        let mut before = std::mem::take(&mut self.before);
        back::before(&endings.moves, &position, &mut before);
        for position in &before {
            let half = &self.halves[other];
            let number = endings.numbering.number(&half.numbers, position);
            let Some(number) = number.filter(|&number| half.values[number] == OPEN) else {
                continue;
            };
            let found = if value < 0 {
                Some(value::before(value).max(half.exits[number]))
            } else {
                self.loss(endings, position)
            };
            let Some(found) = found else { continue };
            self.halves[other].values[number] = found;
            self.lowest = self.lowest.min(found.abs());
            self.has_found = true;
        }
        let n_seen = 1 + before.len();
        self.before = before;
        n_seen
    }

    /// The value of a position without captures if every move loses.
    fn loss(&mut self, endings: &Endings, position: &Position) -> Option<i8> {
        endings.list(position, &mut self.list);
        let mut best = OPEN;
        for mv in self.list.iter() {
            let after = endings.after(position, mv);
            let value =
                if mv.promotes { endings.value(&after) } else { self.own(endings, &after).0 };
            if value <= DRAW {
                return None;
            }
            best = best.max(value::before(value));
        }
        Some(best)
    }

    /// Counts the quiet moves of kings in a row that a win from a position of this level may take:
    /// the winner keeps to shortest wins, and among them to those with the fewest; the loser does
    /// what it likes.
    fn count(&mut self, endings: &Endings, number: usize, level: i8) -> usize {
        let half = &self.halves[self.half];
        let value = half.values[number];
        if value == OPEN || value.abs() != level {
            return 0;
        }
        let Some(position) = endings.numbering.position(&half.numbers, number) else { return 0 };
        endings.list(&position, &mut self.list);
        let mut count: Option<i8> = None;
        for mv in self.list.iter() {
            let after = endings.after(&position, mv);
            let goes_on = !mv.is_capture() && position.kings().has(mv.from);
            let (next, n_next) = if goes_on {
                self.own(endings, &after)
            } else if mv.is_capture() || mv.promotes {
                (endings.value(&after), 0)
            } else {
                (self.own(endings, &after).0, 0)
            };
            let n_moves = if goes_on { n_next.saturating_add(1) } else { 0 };
            count = match count {
                _ if value > 0 && value::before(next) != value => continue,
                Some(count) if value > 0 => Some(count.min(n_moves)),
                Some(count) => Some(count.max(n_moves)),
                None => Some(n_moves),
            };
        }
        self.halves[self.half].exits[number] = count.unwrap_or_default();
        1 + self.list.len()
    }

    /// The value of a position of the class, as far as it is known, and what goes with it.
    #[inline(never)]
    fn own(&self, endings: &Endings, position: &Position) -> (i8, i8) {
        let class = Class::of(position);
        let half = self.halves.iter().find(|half| half.numbers.class == class);
        let found = half.and_then(|half| {
            let number = endings.numbering.number(&half.numbers, position)?;
            Some((*half.values.get(number)?, *half.exits.get(number)?))
        });
        found.unwrap_or((OPEN, 0))
    }

    /// The finished tables, whose wins are safe as far as is known here.
    pub(super) fn into_tables(self) -> Vec<Table> {
        let is_counted = matches!(self.phase, Phase::Count(_));
        let is_cut = |&plies: &Ply| {
            let most = self.halves.iter().flat_map(|half| &half.exits).max();
            is_counted && most.is_some_and(|most| Ply::from(most.unsigned_abs()) >= plies)
        };
        let safe = self.king_moves.filter(is_cut).unwrap_or(Ply::MAX);
        let finish = |half: Half| {
            let Half { numbers, mut values, .. } = half;
            for value in &mut values {
                if *value == OPEN {
                    *value = DRAW;
                }
            }
            Table { numbers, values, safe }
        };
        self.halves.into_iter().map(finish).collect()
    }
}
