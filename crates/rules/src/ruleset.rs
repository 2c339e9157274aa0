//! A ruleset ready for use: facts, board, and tables of the right width.
//!
//! This is where the width of words is chosen and hidden: positions and moves that leave here are
//! in the widest word.

use std::sync::Arc;

use super::bits::Bits;
use super::board::Board;
use super::counts::Clauses;
use super::ends::{self, EarlyEnd};
use super::generate::{self, TooManyCaptures};
use super::hash;
use super::moves::{Move, MoveList};
use super::perft;
use super::position::Position;
use super::setup::{Setup, SetupFault};
use super::spec::Rules;
use super::tables::Tables;

/// A compiled ruleset.
#[derive(Clone, Debug)]
pub struct Ruleset {
    rules: Rules,
    board: Board,
    tables: Width,
    clauses: Clauses,
}

/// Something that is done with the compiled tables in whatever width they have: see
/// [`Ruleset::with_tables`].
pub trait TablesTask {
    /// What comes of it.
    type Output;

    /// Does the task with tables of the board's own width.
    fn run<B: Bits>(self, tables: &Tables<B>) -> Self::Output;
}

/// Tables of the narrowest word that holds the board. Without the feature `narrow` there is one width
/// for all boards: half the code, and slower.
#[derive(Clone, Debug)]
pub(crate) enum Width {
    #[cfg(feature = "narrow")]
    Narrow(Arc<Tables<u64>>),
    Wide(Arc<Tables<u128>>),
}

/// Runs the same expression for either width, with `tables` bound.
macro_rules! for_width {
    ($ruleset:expr, $tables:ident => $body:expr) => {
        match $ruleset.tables() {
            #[cfg(feature = "narrow")]
            $crate::ruleset::Width::Narrow($tables) => $body,
            $crate::ruleset::Width::Wide($tables) => $body,
        }
    };
}

pub(crate) use for_width;

impl Width {
    fn of(rules: &Rules, board: &Board) -> Self {
        #[cfg(feature = "narrow")]
        if board.squares().iter().all(|square| u32::from(square.index()) < u64::BITS) {
            return Self::Narrow(Arc::new(Tables::new(rules, board)));
        }
        Self::Wide(Arc::new(Tables::new(rules, board)))
    }
}

impl Ruleset {
    /// Compiles the facts.
    pub fn new(rules: &Rules) -> Self {
        let board = Board::new(rules.board, rules.notation.labels);
        let tables = Width::of(rules, &board);
        let clauses = Clauses::new(rules, &board);
        Self { rules: *rules, board, tables, clauses }
    }

    /// The choices that it was compiled from.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The board that it is played on.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Does something with the compiled masks, for those who walk many positions. Their words have 64
    /// bits where the board fits and the feature `narrow` is on, else 128; positions and moves are
    /// brought to that width by [`Position::narrow`] and [`Move::narrow`], and back by `widen`.
    pub fn with_tables<T: TablesTask>(&self, task: T) -> T::Output {
        for_width!(self, tables => task.run(tables))
    }

    /// The tables in words of 64 bits, where the board fits into them and the feature `narrow` is on.
    pub const fn narrow_tables(&self) -> Option<&Arc<Tables<u64>>> {
        match &self.tables {
            #[cfg(feature = "narrow")]
            Width::Narrow(tables) => Some(tables),
            Width::Wide(_) => None,
        }
    }

    /// The tables in words of 128 bits, which hold every board: made now if the ruleset has
    /// [narrow](Self::narrow_tables) ones.
    pub fn wide_tables(&self) -> Arc<Tables<u128>> {
        match &self.tables {
            #[cfg(feature = "narrow")]
            Width::Narrow(_) => Arc::new(Tables::new(&self.rules, &self.board)),
            Width::Wide(tables) => Arc::clone(tables),
        }
    }

    pub(crate) const fn tables(&self) -> &Width {
        &self.tables
    }

    /// What is counted toward draws.
    pub const fn clauses(&self) -> &Clauses {
        &self.clauses
    }

    /// The start of a game.
    pub fn start(&self) -> Position {
        Setup::start(&self.rules, &self.board).into_position()
    }

    /// The position of a setup.
    ///
    /// # Errors
    /// All its faults.
    pub fn position(&self, setup: Setup) -> Result<Position, Vec<SetupFault>> {
        let faults = setup.faults(&self.rules, &self.board);
        if faults.is_empty() { Ok(setup.into_position()) } else { Err(faults) }
    }

    /// The legal moves, in the order of generation.
    ///
    /// # Errors
    /// [`TooManyCaptures`].
    pub fn legal_moves(&self, position: &Position) -> Result<Vec<Move>, TooManyCaptures> {
        self.list_moves(position).0
    }

    /// The legal moves, and how many jumps were tried to list them.
    pub fn list_moves(&self, position: &Position) -> (Result<Vec<Move>, TooManyCaptures>, u32) {
        for_width!(self, tables => {
            let mut list = MoveList::new();
            let listed = generate::legal_moves(tables, &Position::narrow(position), &mut list);
            let n_jumps = list.n_jumps();
            (listed.map(|()| list.iter().map(Move::widen).collect()), n_jumps)
        })
    }

    /// Whether the side to move must capture.
    pub fn has_capture(&self, position: &Position) -> bool {
        for_width!(self, tables => generate::has_capture(tables, &Position::narrow(position)))
    }

    /// The position after a legal move.
    pub fn after(&self, position: &Position, mv: &Move) -> Position {
        for_width!(self, tables => {
            Position::narrow(position).after(tables, &Move::narrow(mv)).widen()
        })
    }

    /// Whether a clause of the ruleset ends the game here, though there are legal moves.
    pub fn early_end(&self, position: &Position) -> Option<EarlyEnd> {
        for_width!(self, tables => ends::early_end(tables, &Position::narrow(position)))
    }

    /// The position's hash.
    pub fn hash(&self, position: &Position) -> u64 {
        for_width!(self, tables => hash::hash(tables, &Position::narrow(position)))
    }

    /// How many sequences of exactly `depth` plies there are; see [`perft::perft`].
    ///
    /// # Errors
    /// [`TooManyCaptures`].
    pub fn perft(&self, position: &Position, depth: usize) -> Result<u64, TooManyCaptures> {
        for_width!(self, tables => perft::perft(tables, &Position::narrow(position), depth))
    }
}
