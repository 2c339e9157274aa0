//! The squares of a board and what they are called: found by name or named, against the clock.

use super::run::random;
use crate::rules::{Board, Square};

/// How long a round lasts, in milliseconds.
pub const ROUND_MS: u32 = 30_000;

/// From so many names one is chosen.
pub const N_NAMES: usize = 4;

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// A name is given, and its square wanted.
    Find,
    /// A square is given, and its name wanted.
    Name,
}

/// A round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    way: Way,
    random: u64,
    asked: Square,
    /// What can be chosen, where a name is wanted.
    names: Vec<Square>,
    n_right: u32,
    n_wrong: u32,
    /// The square asked for last, where the answer was wrong.
    missed: Option<Square>,
    ends_ms: u32,
}

impl Round {
    /// Begins at this time; `None` for a board without squares. `seed` decides what is asked.
    pub fn begin(board: &Board, way: Way, seed: u64, now_ms: u32) -> Option<Self> {
        let asked = *board.squares().first()?;
        let ends_ms = now_ms.saturating_add(ROUND_MS);
        let (names, missed) = (Vec::new(), None);
        let mut round =
            Self { way, random: seed, asked, names, n_right: 0, n_wrong: 0, missed, ends_ms };
        round.ask(board);
        Some(round)
    }

    /// What is asked.
    pub const fn way(&self) -> Way {
        self.way
    }

    /// The square that is to be found or named.
    pub const fn asked(&self) -> Square {
        self.asked
    }

    /// The squares whose names can be chosen from; none where a square is to be found.
    pub fn names(&self) -> &[Square] {
        &self.names
    }

    /// How many answers were right, and how many wrong.
    pub const fn score(&self) -> (u32, u32) {
        (self.n_right, self.n_wrong)
    }

    /// The square that was asked for before, where the answer was wrong.
    pub const fn missed(&self) -> Option<Square> {
        self.missed
    }

    /// The milliseconds that are left.
    pub const fn left_ms(&self, now_ms: u32) -> u32 {
        self.ends_ms.saturating_sub(now_ms)
    }

    /// The round after an answer; as it was, once time is up.
    #[must_use]
    pub fn answered(&self, board: &Board, answer: Square, now_ms: u32) -> Self {
        let mut round = self.clone();
        if self.left_ms(now_ms) == 0 {
            return round;
        }
        if answer == self.asked {
            round.n_right += 1;
            round.missed = None;
        } else {
            round.n_wrong += 1;
            round.missed = Some(self.asked);
        }
        round.ask(board);
        round
    }

    /// Asks for another square.
    fn ask(&mut self, board: &Board) {
        let squares = board.squares();
        let before = self.asked;
        while self.asked == before && squares.len() > 1 {
            self.asked = squares[self.below(squares.len())];
        }
        self.names.clear();
        if self.way == Way::Name {
            self.names.push(self.asked);
            while self.names.len() < N_NAMES.min(squares.len()) {
                let other = squares[self.below(squares.len())];
                if !self.names.contains(&other) {
                    self.names.push(other);
                }
            }
            let at = self.below(self.names.len());
            self.names.swap(0, at);
        }
    }

    /// A random number below this one.
    fn below(&mut self, n: usize) -> usize {
        let bound = u64::try_from(n.max(1)).unwrap_or(1);
        usize::try_from(random(&mut self.random) % bound).unwrap_or_default()
    }
}
