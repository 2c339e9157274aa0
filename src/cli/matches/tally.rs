//! What a match has come to, and what it says about who is stronger.

/// Pairs of games by what `a` scored in them, in half points.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tally {
    pub(super) pairs: [u32; 5],
    pub(super) wins: u32,
    pub(super) draws: u32,
    pub(super) losses: u32,
}

impl Tally {
    pub(super) fn add(&mut self, games: [u8; 2]) {
        for half_points in games {
            match half_points {
                2 => self.wins += 1,
                1 => self.draws += 1,
                _ => self.losses += 1,
            }
        }
        self.pairs[usize::from(games[0] + games[1]).min(4)] += 1;
    }

    /// How many pairs there are, and mean and variance of what one scores, 0 to 1.
    fn moments(&self) -> (f64, f64, f64) {
        let n_pairs: f64 = self.pairs.iter().copied().map(f64::from).sum::<f64>().max(1.0);
        let points = || (0_u8..).map(|half_points| f64::from(half_points) / 4.0);
        let mean =
            self.pairs.iter().zip(points()).map(|(&n, score)| f64::from(n) * score).sum::<f64>();
        let mean = mean / n_pairs;
        let squares = self
            .pairs
            .iter()
            .zip(points())
            .map(|(&n, score)| f64::from(n) * (score - mean).powi(2));
        // A handful of equal results says nothing about how results are spread.
        let variance = (squares.sum::<f64>() / n_pairs).max(0.25 / n_pairs);
        (n_pairs, mean, variance)
    }

    /// The difference in Elo, and its error at 95 %.
    pub(super) fn elo(&self) -> (f64, f64) {
        let (n_pairs, mean, variance) = self.moments();
        let error = 1.96 * (variance / n_pairs).sqrt();
        let [low, high] = [mean - error, mean + error].map(elo);
        (elo(mean), (high - low) / 2.0)
    }

    /// How much likelier the second difference in Elo is than the first, as a logarithm: a normal
    /// distribution of the scores of pairs.
    pub(super) fn likelihood(&self, elos: [f64; 2]) -> f64 {
        let (n_pairs, mean, variance) = self.moments();
        let [first, second] = elos.map(expected);
        n_pairs * (second - first) * (2.0 * mean - first - second) / (2.0 * variance)
    }

    /// Whether it is clear by now, with errors of one in twenty either way.
    pub(super) fn decision(&self, elos: [f64; 2]) -> Option<bool> {
        let bound = (0.95_f64 / 0.05).ln();
        let ratio = self.likelihood(elos);
        if ratio >= bound {
            return Some(true);
        }
        (ratio <= -bound).then_some(false)
    }
}

fn elo(score: f64) -> f64 {
    let score = score.clamp(0.001, 0.999);
    // Nothing added turns -0 into 0.
    -400.0 * (1.0 / score - 1.0).log10() + 0.0
}

fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}
