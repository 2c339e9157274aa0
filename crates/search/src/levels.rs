//! Thirteen strengths, from a beginner to everything there is: 1 to 8, and half steps between those that lie far apart.
//!
//! The weak ones are weak as people are: they look only a little ahead, and now and then prefer a
//! move that looks nearly as good as the best. They never play a random move, and they see every
//! exchange through, because captures are compulsory. The weak ones are bounded by depth, the strong
//! ones by nodes, so that a slow machine plays as well as a fast one; the strongest by time.

use damiera_rules::Game;

use super::limits::{Limits, MAX_DEPTH, Memory, Weakness};

/// For how many plies of a game from its start the strong levels choose among moves that look as good.
const OPENING_PLIES: usize = 6;
/// How much worse such a move may look, in hundredths of a man.
const OPENING_MARGIN: u16 = 4;
/// How often another than the best is taken where one is near enough, in hundredths. With two such moves, each of
/// the three is played equally often.
const OPENING_PERCENT: u8 = 67;

/// A strength: 1 to 8, 1½ to 4½, and 6½.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// What a level is made of.
#[derive(Clone, Copy, Debug)]
struct Strength {
    /// Twice the number of the level.
    halves: u8,
    depth: u8,
    nodes: u64,
    soft_time_ms: u32,
    margin: u16,
    percent: u8,
}

const STRENGTHS: [Strength; 13] = [
    strength(2, 1, 20_000, 100, 90, 60),
    strength(3, 2, 20_000, 100, 115, 65),
    strength(4, 2, 20_000, 100, 60, 45),
    strength(5, 3, 30_000, 150, 90, 60),
    strength(6, 3, 30_000, 150, 40, 30),
    strength(7, 4, 60_000, 200, 30, 25),
    strength(8, 5, 100_000, 200, 20, 20),
    strength(9, 6, 100_000, 300, 10, 10),
    strength(10, 8, 100_000, 400, 0, 0),
    strength(12, MAX_DEPTH, 20_000, 400, 0, 0),
    strength(13, MAX_DEPTH, 45_000, 500, 0, 0),
    strength(14, MAX_DEPTH, 100_000, 700, 0, 0),
    strength(16, MAX_DEPTH, 40_000_000, 1000, 0, 0),
];

const fn strength(
    halves: u8,
    depth: u8,
    nodes: u64,
    soft_time_ms: u32,
    margin: u16,
    percent: u8,
) -> Strength {
    Strength { halves, depth, nodes, soft_time_ms, margin, percent }
}

impl Level {
    /// The weakest level.
    pub const WEAKEST: Self = Self(2);
    /// The strongest level.
    pub const STRONGEST: Self = Self(16);

    /// The level of which this is twice the number.
    pub fn of_halves(halves: u8) -> Option<Self> {
        Self::all().find(|level| level.0 == halves)
    }

    /// All of them, weakest first.
    pub fn all() -> impl Iterator<Item = Self> {
        STRENGTHS.iter().map(|strength| Self(strength.halves))
    }

    /// Twice its number, 2 to 16.
    pub const fn halves(self) -> u8 {
        self.0
    }

    /// After about how many milliseconds a move should be there. The caller, who has a clock,
    /// stops the search then; it may not begin another depth after half of it.
    pub fn soft_time_ms(self) -> u32 {
        self.strength().soft_time_ms
    }

    /// The level's bounds, without a clock, for an [engine](super::Engine::bounds) that has weights if it wants them.
    pub fn limits(self, seed: u64) -> Limits<'static> {
        let Strength { depth, nodes, margin, percent, .. } = *self.strength();
        Limits {
            depth,
            nodes,
            // A game that clocks decide is not played again, and goes on with what is known.
            memory: if self.is_timed() { Memory::Kept } else { Memory::Fresh },
            weakness: Weakness { margin, percent, seed },
            should_stop: &|| false,
        }
    }

    /// The level's bounds for a move of this game. The strong ones do not open every game the same way: in
    /// the first plies of a game from the start of its ruleset, the seed decides among the moves that look
    /// as good as the best.
    pub fn limits_in(self, game: &Game, seed: u64) -> Limits<'static> {
        let limits = self.limits(seed);
        let opens = game.plies().len() < OPENING_PLIES && *game.start() == game.ruleset().start();
        if !opens || limits.weakness.margin > 0 {
            return limits;
        }
        let weakness = Weakness { margin: OPENING_MARGIN, percent: OPENING_PERCENT, seed };
        Limits { weakness, ..limits }
    }

    /// Whether time is what bounds it. The others have time enough on any machine; those without
    /// [weights](Self::uses_weights) play the same game on all of them.
    pub fn is_timed(self) -> bool {
        self == Self::STRONGEST
    }

    /// Whether it plays by the learned weights of its ruleset. Weak levels play by what is known
    /// beforehand, so that their games are the same whether weights have come in time or not.
    pub fn uses_weights(self) -> bool {
        self.0 > 10
    }

    fn strength(self) -> &'static Strength {
        let found = STRENGTHS.iter().find(|strength| strength.halves == self.0);
        found.unwrap_or(&STRENGTHS[0])
    }
}
