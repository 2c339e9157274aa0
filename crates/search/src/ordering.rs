//! Which move to try first: a good guess is worth more than a fast search.

use damiera_rules::{Bits, Color, Kind, Move, Position};

use super::tt::Hint;

/// How well quiet moves have done so far, by color, kind, from and to.
#[derive(Clone, Debug)]
pub(crate) struct History {
    rates: Vec<i16>,
}

/// Ranks above those of history.
const HINTED: i32 = 1 << 24;
const PROMOTION: i32 = 1 << 20;
const CAPTURED_KING: i32 = 1 << 17;
const CAPTURED_MAN: i32 = 1 << 16;

/// What a rate comes near to, but never reaches.
const RATE_MAX: i32 = 1 << 14;

impl History {
    pub(crate) fn new() -> Self {
        Self { rates: vec![0; 4 << 14] }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.rates.fill(0);
    }

    /// A quiet move refuted its position, after these others had failed to.
    pub(crate) fn learn<B: Bits>(
        &mut self,
        position: &Position<B>,
        good: &Move<B>,
        failed: &[Move<B>],
        depth: i32,
    ) {
        let weight = (depth * depth * 8).clamp(16, 1200);
        self.change(position, good, weight);
        for mv in failed.iter().filter(|mv| !mv.is_capture()) {
            self.change(position, mv, -weight);
        }
    }

    fn change<B: Bits>(&mut self, position: &Position<B>, mv: &Move<B>, weight: i32) {
        let rate = &mut self.rates[place(position, mv)];
        let old = i32::from(*rate);
        let new = old + weight - old * weight.abs() / RATE_MAX;
        *rate = i16::try_from(new).unwrap_or(*rate);
    }

    /// Ranks moves into `ranks`, one number each; the highest is to be tried first.
    pub(crate) fn rank<B: Bits>(
        &self,
        position: &Position<B>,
        moves: &[Move<B>],
        hint: Hint,
        ranks: &mut Vec<i32>,
    ) {
        ranks.clear();
        ranks.extend(moves.iter().map(|mv| {
            if hint.means(mv) {
                return HINTED;
            }
            let mut rank = i32::from(self.rates[place(position, mv)]);
            if mv.promotes {
                rank += PROMOTION;
            }
            if mv.is_capture() {
                let n_kings = (mv.captured & position.kings()).count();
                let n_men = mv.captured.count() - n_kings;
                rank += CAPTURED_KING * i32::try_from(n_kings).unwrap_or_default()
                    + CAPTURED_MAN * i32::try_from(n_men).unwrap_or_default();
            }
            rank
        }));
    }
}

/// Brings the best of the moves from `idx` on to `idx`.
#[inline]
pub(crate) fn pick<B: Bits>(moves: &mut [Move<B>], ranks: &mut [i32], idx: usize) {
    let mut best = idx;
    for other in idx + 1..ranks.len() {
        if ranks[other] > ranks[best] {
            best = other;
        }
    }
    if best != idx {
        ranks.swap(idx, best);
        moves.swap(idx, best);
    }
}

#[inline]
fn place<B: Bits>(position: &Position<B>, mv: &Move<B>) -> usize {
    let color = usize::from(position.turn() == Color::Black);
    let kind = usize::from(position.of(position.turn(), Kind::King).has(mv.from));
    let (from, to) = (usize::from(mv.from.index()) & 127, usize::from(mv.to.index()) & 127);
    (color * 2 + kind) << 14 | from << 7 | to
}
