//! What came before a search in its game, and what counts toward draws mean to the table.

use damiera_rules::Game;
use damiera_rules::counts::Counts;

use super::score::Ply;

/// Where so few plies are left, what was found with more of them is not trusted.
const NEAR: Ply = 16;

/// Plies left that are taken for the same.
const NEAR_STEP: Ply = 4;

/// What came before a position in its game, as far as a search goes by it.
#[derive(Clone, Debug, Default)]
pub struct Past {
    /// [`Ruleset::hash`](damiera_rules::Ruleset::hash) of the positions, from first to last.
    pub(crate) hashes: Vec<u64>,
    pub(crate) counts: Counts,
}

impl Past {
    /// What came before the position of a game after this many plies; all of a shorter game.
    pub fn of(game: &Game, n_plies: usize) -> Self {
        let n_plies = n_plies.min(game.plies().len());
        let before = (0..n_plies).filter_map(|ply| game.position_at(ply));
        let hashes = before.map(|position| game.ruleset().hash(position)).collect();
        Self { hashes, counts: *game.counts_at(n_plies) }
    }
}

/// Positions that have come up before, and nothing counted.
impl From<Vec<u64>> for Past {
    fn from(hashes: Vec<u64>) -> Self {
        Self { hashes, counts: Counts::default() }
    }
}

/// The hash that a position with this many plies left has in the table.
#[inline]
pub(crate) fn key(hash: u64, left: Ply) -> u64 {
    /// Any odd number with many bits.
    const SALT: u64 = 0x9e37_79b9_7f4a_7c15;
    if left > NEAR { hash } else { hash ^ SALT.wrapping_mul(u64::from(1 + left / NEAR_STEP)) }
}
