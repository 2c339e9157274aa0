//! Endings known exactly: for few pieces, who wins from every position and after how many plies.
//!
//! A table belongs to a *class* (men and kings of the side to move and of the other one) and has a
//! byte for each position. It is made when it is wanted, in slices, after the tables of the classes
//! that captures and promotions lead to. Nothing in here is made for one game: whatever the generator
//! lists is played, and whatever ends a game ends it.
//!
//! Values are those of play without draws by counting. Such a draw cannot make a draw or a shorter
//! loss out of a draw, but it can cut a win short: so every table has a distance up to which wins
//! are *safe*, and longer ones are not told.
//!
//! | file | what |
//! |---|---|
//! | `class.rs` | what stands on the board, and what can become of it |
//! | `numbering.rs` | a position as a number |
//! | `value.rs` | a value as a byte |
//! | `fill.rs`, `back.rs` | a table is made |
//! | `probe.rs` | what a search makes of it |
//! | `drills.rs` | which endings are worth practicing |

mod back;
mod class;
pub mod drills;
mod fill;
mod numbering;
mod probe;
mod value;

use std::fmt;
use std::sync::Arc;

use damiera_rules::counts::{Basis, Cut};
use damiera_rules::ends::{self, EarlyEnd};
use damiera_rules::generate::legal_moves;
use damiera_rules::spec::{DrawClause, End, KingLimit};
use damiera_rules::{Bits, Game, Move, MoveList, Position, Ruleset, Tables};

use self::class::Class;
use self::fill::Fill;
use self::numbering::{Numbering, Numbers};
use super::score::Ply;

/// The most pieces that an ending can have to be known, both sides together.
pub const MAX_PIECES: usize = 4;

/// The most numbers that a class may have, for those who have the time: all endings of four pieces on
/// 10x10 with dark squares.
pub const MAX_NUMBERS: usize = 6_000_000;

/// How an ending comes out under best play, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// It wins after this many plies, and not before.
    Win(Ply),
    /// It loses after this many plies, and not before.
    Loss(Ply),
    /// Neither side can win.
    Draw,
}

/// Why an ending is not known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unknown {
    /// More pieces than [`MAX_PIECES`].
    #[error("there are more than {MAX_PIECES} pieces on the board")]
    TooManyPieces,
    /// A side without pieces.
    #[error("one side has no pieces")]
    NoPieces,
    /// A board that looks different from the other side.
    #[error("the board is not the same from both sides")]
    Board,
    /// How often a king has moved would have to be known as well.
    #[error("it depends on how often a king has moved, which no table holds")]
    KingLimit,
    /// The table would be too large.
    #[error("its table would be too large")]
    TooLarge,
    /// A capture or promotion leads to an ending that is not known.
    #[error("it leads to an ending that is not known")]
    LeadsOn,
    /// Its table has not been made.
    #[error("its table has not been made")]
    NotMade,
    /// A man stands where it would have been crowned.
    #[error("a man stands on its last row")]
    ManOnLastRow,
    /// A draw by counting may come before the win, or the win is too far for a table.
    #[error("a win is so far away that moves counted toward a draw may come before it")]
    MayBeCut,
}

/// What a table has come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Men and kings of the side to move, then of the other one.
    pub pieces: [usize; 4],
    /// Positions, and how many of them are won, lost, drawn.
    pub n_positions: u64,
    /// Won for the side to move.
    pub n_wins: u64,
    /// Lost for the side to move.
    pub n_losses: u64,
    /// The plies of the longest win or loss.
    pub longest: Ply,
    /// Wins and losses up to this many plies hold whatever is counted toward a draw.
    pub safe: Ply,
    /// How many bytes its table has.
    pub size: usize,
}

/// The tables of a ruleset.
#[derive(Clone, Debug)]
pub(crate) struct Endings {
    numbering: Numbering,
    /// Made for these tables alone: one width for all boards is half the code.
    moves: Arc<Tables<u128>>,
    ruleset: Arc<Ruleset>,
    /// The tables, by [`Class::key`].
    slots: Vec<Slot>,
    /// The keys of the tables that are made, the oldest first.
    made: Vec<usize>,
    /// What is still to be made, the next one last.
    wanted: Vec<Class>,
    fill: Option<Box<Fill>>,
    max_numbers: usize,
    bytes_left: usize,
    /// No position with more pieces is known.
    most_pieces: u32,
}

#[derive(Clone, Debug)]
enum Slot {
    Barred(Unknown),
    Made(Table),
}

/// A finished table.
#[derive(Clone, Debug)]
struct Table {
    numbers: Numbers,
    values: Vec<i8>,
    safe: Ply,
}

impl Endings {
    /// No tables yet. None of more than this many numbers will be made, nor more than this many bytes.
    pub(crate) fn new(
        ruleset: &Arc<Ruleset>,
        max_numbers: usize,
        max_bytes: usize,
    ) -> Option<Self> {
        Some(Self {
            numbering: Numbering::new(ruleset)?,
            moves: ruleset.wide_tables(),
            ruleset: Arc::clone(ruleset),
            slots: vec![Slot::Barred(Unknown::NotMade); Class::KEYS],
            made: Vec::new(),
            wanted: Vec::new(),
            fill: None,
            max_numbers,
            bytes_left: max_bytes,
            most_pieces: 0,
        })
    }

    /// How a position comes out. Wins and losses are told if no count toward a draw can come
    /// first, as long as no such count had begun before.
    ///
    /// # Errors
    /// [`Unknown`] says why it is not known.
    #[inline(never)]
    pub(crate) fn look_up(&self, position: &Position) -> Result<Outcome, Unknown> {
        let class = Class::of(position);
        if class.us.count() == 0 || class.them.count() == 0 {
            return Err(Unknown::NoPieces);
        }
        let (table, value) = self.entry(class, position)?;
        let plies = value::plies(value);
        match value {
            value::DRAW => Ok(Outcome::Draw),
            _ if plies >= value::LONGEST || plies > table.safe => Err(Unknown::MayBeCut),
            1.. => Ok(Outcome::Win(plies)),
            _ => Ok(Outcome::Loss(plies)),
        }
    }

    /// The table that a position is in, and its value there.
    fn entry(&self, class: Class, position: &Position) -> Result<(&Table, i8), Unknown> {
        if class.count() > MAX_PIECES {
            return Err(Unknown::TooManyPieces);
        }
        let table = match &self.slots[class.key()] {
            Slot::Barred(reason) => return Err(*reason),
            Slot::Made(table) => table,
        };
        let number = self.numbering.number(&table.numbers, position);
        let value = number.and_then(|number| table.values.get(number)).copied();
        Ok((table, value.ok_or(Unknown::ManOnLastRow)?))
    }

    /// The same for callers that ask often.
    #[inline]
    pub(crate) fn known<B: Bits>(&self, position: &Position<B>) -> Option<Outcome> {
        if position.occupied().count() > self.most_pieces {
            return None;
        }
        self.look_up(&position.widen()).ok()
    }

    /// Adds best play from a position that is won or lost, at most this many moves.
    pub(crate) fn play_out(&self, position: &Position, n_moves: usize, line: &mut Vec<Move>) {
        let mut position = *position;
        let mut list = MoveList::new();
        for _ in 0..n_moves {
            let Ok(outcome @ (Outcome::Win(1..) | Outcome::Loss(1..))) = self.look_up(&position)
            else {
                return;
            };
            self.list(&position, &mut list);
            let best = list.iter().find(|mv| match self.look_up(&self.after(&position, mv)) {
                Ok(after) => after.before() == outcome,
                Err(reason) => reason == Unknown::NoPieces && outcome.plies() == Some(1),
            });
            let Some(best) = best else { return };
            line.push(*best);
            position = self.after(&position, best);
        }
    }

    /// Wants the table of a position, and those of the endings of at most this many pieces that it
    /// may lead to.
    pub(crate) fn want(&mut self, position: &Position, n_pieces: usize) {
        let class = Class::of(position);
        self.wanted = if class.count() <= n_pieces + 1 {
            class.later(n_pieces.min(MAX_PIECES))
        } else {
            Vec::new()
        };
    }

    /// Wants the tables of all endings of at most this many pieces.
    pub(crate) fn want_all(&mut self, n_pieces: usize) {
        self.wanted = Class::all(n_pieces.min(MAX_PIECES));
    }

    /// Looks at about this many positions, and says whether there is more to do.
    pub(crate) fn work(&mut self, n_positions: usize) -> bool {
        let mut n_left = n_positions;
        while n_left > 0 {
            let mut fill = match self.fill.take() {
                Some(fill) => fill,
                None => match self.next() {
                    Some(class) => Box::new(self.begin(class)),
                    None => return false,
                },
            };
            if fill.work(self, &mut n_left) {
                self.keep(*fill);
            } else {
                self.fill = Some(fill);
            }
        }
        true
    }

    /// What the tables that are made have come to, those left out that were made first.
    pub(crate) fn summaries(&self, n_left_out: usize) -> Vec<Summary> {
        let keys = self.made.iter().skip(n_left_out);
        let tables = keys.filter_map(|&key| match &self.slots[key] {
            Slot::Made(table) => Some(table),
            Slot::Barred(_) => None,
        });
        tables.map(|table| self.summary(table)).collect()
    }

    fn summary(&self, table: &Table) -> Summary {
        let Class { us, them } = table.numbers.class;
        let mut summary = Summary {
            pieces: [us.men, us.kings, them.men, them.kings],
            n_positions: 0,
            n_wins: 0,
            n_losses: 0,
            longest: 0,
            safe: table.safe,
            size: table.values.len(),
        };
        for (number, &value) in table.values.iter().enumerate() {
            if self.numbering.position(&table.numbers, number).is_none() {
                continue;
            }
            summary.n_positions += 1;
            summary.n_wins += u64::from(value > value::DRAW);
            summary.n_losses += u64::from(value < value::DRAW);
            if value != value::DRAW {
                summary.longest = summary.longest.max(value::plies(value));
            }
        }
        summary
    }

    /// The next class to make: what another one depends on comes before it.
    fn next(&mut self) -> Option<Class> {
        while let Some(&class) = self.wanted.last() {
            if !self.is_new(class) {
                self.wanted.pop();
                continue;
            }
            let mut blocked = self.obstacle(class);
            let mut first = None;
            for next in self.successors(class) {
                match &self.slots[next.key()] {
                    Slot::Barred(Unknown::NotMade) => first = Some(next),
                    Slot::Barred(_) => blocked = blocked.or(Some(Unknown::LeadsOn)),
                    Slot::Made(_) => {}
                }
            }
            if let Some(reason) = blocked {
                for class in [class, class.turned()] {
                    self.slots[class.key()] = Slot::Barred(reason);
                }
            } else if let Some(next) = first {
                self.wanted.push(next);
            } else {
                return Some(class);
            }
        }
        None
    }

    fn is_new(&self, class: Class) -> bool {
        matches!(self.slots[class.key()], Slot::Barred(Unknown::NotMade))
    }

    /// What a class depends on, whichever side moves first.
    fn successors(&self, class: Class) -> Vec<Class> {
        let crowns = !self.ruleset.rules().ends.contains(&End::FirstKing);
        let mut next = class.next(crowns);
        next.extend(class.turned().next(crowns));
        next
    }

    /// Why a class cannot have a table of its own.
    fn obstacle(&self, class: Class) -> Option<Unknown> {
        let is_mixed = |army: class::Army| army.men > 0 && army.kings > 0;
        let is_limited = self.ruleset.rules().king_limit != KingLimit::None;
        if is_limited && (is_mixed(class.us) || is_mixed(class.them)) {
            return Some(Unknown::KingLimit);
        }
        let len = self.numbering.numbers(class).len();
        (len > self.max_numbers || 2 * len > self.bytes_left).then_some(Unknown::TooLarge)
    }

    fn begin(&mut self, class: Class) -> Fill {
        self.numbering.prepare(class);
        let turned = class.turned();
        let classes = if turned == class { &[class][..] } else { &[class, turned] };
        let numbers: Vec<_> = classes.iter().map(|&class| self.numbering.numbers(class)).collect();
        let king_moves = self.ruleset.clauses().cuts().find_map(|cut| match cut {
            Cut::KingMoves(plies) => Some(plies),
            Cut::NoCapture(_) | Cut::Ending(..) => None,
        });
        Fill::new(&numbers, king_moves)
    }

    fn keep(&mut self, fill: Fill) {
        let tables = fill.into_tables();
        let Some(class) = tables.first().map(|table| table.numbers.class) else { return };
        let safe = self.safe(class, &tables);
        for table in tables {
            self.bytes_left = self.bytes_left.saturating_sub(table.values.len());
            let key = table.numbers.class.key();
            self.made.push(key);
            self.slots[key] = Slot::Made(Table { safe, ..table });
        }
        let n_pieces = u32::try_from(class.count()).unwrap_or_default();
        self.most_pieces = self.most_pieces.max(n_pieces);
    }

    /// How long a win can be if no draw by counting is to come before it, whatever is counted. A
    /// count that begins within a class, or with it, is harmless if every win from where it may
    /// begin is short enough.
    fn safe(&self, class: Class, tables: &[Table]) -> Ply {
        let mut safe = Ply::MAX;
        for table in tables {
            safe = safe.min(table.safe);
        }
        for next in self.successors(class) {
            if let Slot::Made(table) = &self.slots[next.key()] {
                safe = safe.min(table.safe);
            }
        }
        let clauses = self.ruleset.clauses();
        for cut in clauses.cuts() {
            let plies = match cut {
                // Counted exactly when the table is filled.
                Cut::KingMoves(_) => continue,
                // A win with captures in it could be longer, and is not told all the same.
                Cut::NoCapture(plies) | Cut::Ending(_, plies) => plies,
            };
            let is_counted = |position: &Position| match cut {
                Cut::KingMoves(_) | Cut::NoCapture(_) => true,
                Cut::Ending(ending, _) => clauses.is_ending(ending, position),
            };
            if plies < safe && self.has_longer(tables, plies, &is_counted) {
                safe = plies;
            }
        }
        safe
    }

    /// Whether a win longer than this many plies begins in such a position.
    fn has_longer(
        &self,
        tables: &[Table],
        plies: Ply,
        is_wanted: &dyn Fn(&Position) -> bool,
    ) -> bool {
        let is_longer =
            |&(_, &value): &(usize, &i8)| value != value::DRAW && value::plies(value) > plies;
        tables.iter().any(|table| {
            let mut longer = table.values.iter().enumerate().filter(is_longer);
            longer.any(|(number, _)| {
                self.numbering.position(&table.numbers, number).is_some_and(|it| is_wanted(&it))
            })
        })
    }

    /// Lists the legal moves: a handful of pieces has no more captures than can be listed.
    #[inline(never)]
    fn list(&self, position: &Position, list: &mut MoveList<u128>) {
        let listed = legal_moves(&self.moves, position, list);
        debug_assert!(listed.is_ok(), "a handful of pieces has few captures");
    }

    #[inline(never)]
    fn after(&self, position: &Position, mv: &Move) -> Position {
        position.after(&self.moves, mv)
    }

    /// The value of a position whose table is made.
    #[inline(never)]
    fn value(&self, position: &Position) -> i8 {
        let tables = &self.moves;
        if position.side(position.turn()).is_empty() {
            return value::without_move(tables);
        }
        if let Some(early_end @ EarlyEnd::FirstKing { .. }) = ends::early_end(tables, position) {
            return value::of_early_end(early_end, position.turn());
        }
        let Slot::Made(table) = &self.slots[Class::of(position).key()] else {
            debug_assert!(false, "what a class leads to is made before it");
            return value::DRAW;
        };
        let number = self.numbering.number(&table.numbers, position);
        number.and_then(|number| table.values.get(number)).copied().unwrap_or_default()
    }
}

impl Outcome {
    /// The plies to the end, unless it is a draw.
    pub const fn plies(self) -> Option<Ply> {
        match self {
            Self::Win(plies) | Self::Loss(plies) => Some(plies),
            Self::Draw => None,
        }
    }

    /// What it is for the other side, a ply before.
    #[must_use]
    pub const fn before(self) -> Self {
        match self {
            Self::Win(plies) => Self::Loss(plies + 1),
            Self::Loss(plies) => Self::Win(plies + 1),
            Self::Draw => Self::Draw,
        }
    }

    /// The same, if it comes within this many plies.
    #[must_use]
    pub fn within(self, plies: Ply) -> Option<Self> {
        self.plies().is_none_or(|own| own <= plies).then_some(self)
    }
}

/// `win 7`, `loss 4`, `draw`.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Win(plies) => write!(f, "win {plies}"),
            Self::Loss(plies) => write!(f, "loss {plies}"),
            Self::Draw => write!(f, "draw"),
        }
    }
}

/// How many plies a win may take in a game that has come here if it is to be certain; none where a
/// position that has come up before may come up once too often.
pub fn certain_plies(game: &Game) -> Ply {
    let counts = game.ruleset().rules().draws.iter().any(is_repetition);
    // Where times are counted, the third one counts at the earliest.
    if counts && has_come_back(game) { 0 } else { game.plies_left() }
}

/// Whether a position has come up twice since the last capture.
fn has_come_back(game: &Game) -> bool {
    let n_pieces = game.position().occupied().count();
    for ply in (0..=game.plies().len()).rev() {
        let Some(position) = game.position_at(ply) else { continue };
        if position.occupied().count() != n_pieces {
            return false;
        }
        if (0..ply).any(|earlier| game.position_at(earlier) == Some(position)) {
            return true;
        }
    }
    false
}

fn is_repetition(clause: &DrawClause) -> bool {
    clause.when.basis() == Basis::Positions
}
