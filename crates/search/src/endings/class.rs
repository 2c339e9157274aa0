//! Classes of endings: what each side has, whatever stands where.

use damiera_rules::{Bits, Color, Kind, Position};

use super::MAX_PIECES;

/// Counts of pieces.
const BASE: usize = MAX_PIECES + 1;

/// Men and kings of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Army {
    pub(super) men: usize,
    pub(super) kings: usize,
}

/// What the side to move and the other one have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Class {
    pub(super) us: Army,
    pub(super) them: Army,
}

impl Army {
    pub(super) const fn count(self) -> usize {
        self.men + self.kings
    }

    fn of(position: &Position, color: Color) -> Self {
        let count = |kind| usize::try_from(position.of(color, kind).count()).unwrap_or(usize::MAX);
        Self { men: count(Kind::Man), kings: count(Kind::King) }
    }

    /// Whether it may be left of another one: pieces are lost, men crowned.
    const fn is_left_of(self, other: Self) -> bool {
        self.men <= other.men && self.count() <= other.count()
    }
}

impl Class {
    /// How many keys there are.
    pub(super) const KEYS: usize = BASE.pow(4);

    /// The class of a position.
    pub(super) fn of(position: &Position) -> Self {
        let (us, them) = (position.turn(), !position.turn());
        Self { us: Army::of(position, us), them: Army::of(position, them) }
    }

    pub(super) const fn count(self) -> usize {
        self.us.count() + self.them.count()
    }

    /// A number below [`Self::KEYS`] of a class of at most [`MAX_PIECES`].
    pub(super) const fn key(self) -> usize {
        let Self { us, them } = self;
        ((us.men * BASE + us.kings) * BASE + them.men) * BASE + them.kings
    }

    const fn of_key(key: usize) -> Self {
        let us = Army { men: key / BASE / BASE / BASE, kings: key / BASE / BASE % BASE };
        Self { us, them: Army { men: key / BASE % BASE, kings: key % BASE } }
    }

    /// The same with the other side to move.
    pub(super) const fn turned(self) -> Self {
        Self { us: self.them, them: self.us }
    }

    /// The classes that one capture or promotion of the side to move leads to.
    pub(super) fn next(self, crowns: bool) -> Vec<Self> {
        let Self { us, them } = self;
        let mut next = Vec::new();
        for n_crowned in 0..=usize::from(crowns && us.men > 0) {
            let ours = Army { men: us.men - n_crowned, kings: us.kings + n_crowned };
            for men in 0..=them.men {
                for kings in 0..=them.kings {
                    let class = Self { us: Army { men, kings }, them: ours };
                    if class.us.count() > 0 && class.turned() != self {
                        next.push(class);
                    }
                }
            }
        }
        next
    }

    /// All classes of at most this many pieces, those of few pieces last.
    pub(super) fn all(n_pieces: usize) -> Vec<Self> {
        let army = Army { men: n_pieces, kings: 0 };
        Self { us: army, them: army }.later(n_pieces)
    }

    /// The classes of at most this many pieces that a game may come to from this one, those of few
    /// pieces last.
    pub(super) fn later(self, n_pieces: usize) -> Vec<Self> {
        let mut later = Vec::new();
        for n_left in (2..=n_pieces).rev() {
            for key in 0..Self::KEYS {
                let class = Self::of_key(key);
                let Self { us, them } = class;
                let is_left = us.is_left_of(self.us) && them.is_left_of(self.them);
                let has_both = us.count() > 0 && them.count() > 0;
                if is_left && has_both && class.count() == n_left {
                    later.push(class);
                }
            }
        }
        later
    }
}
