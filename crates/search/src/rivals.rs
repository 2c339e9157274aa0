//! Whether a move is the only good one.

use damiera_rules::{Bits, Position};

use super::alpha_beta::{Bounds, Search};
use super::counts::Past;
use super::limits::MAX_DEPTH;
use super::root;
use super::score::Score;

impl<B: Bits> Search<'_, B> {
    /// Whether a move that leads elsewhere than `answer` comes to a score of `least` or more, by the deepest search
    /// that the limits allow. No such move is searched less deep than others, so that late ones are not missed.
    pub(crate) fn has_rival(
        mut self,
        position: &Position<B>,
        answer: &Position<B>,
        least: i32,
    ) -> bool {
        let root = self.root(position, &Past::default());
        let mut rivals = root::list(&mut self, &root).unwrap_or_default();
        rivals.retain(|rival| position.after(self.tables, &rival.mv) != *answer);
        let bounds =
            Bounds { alpha: Score::static_eval(least - 1), beta: Score::static_eval(least) };
        let mut found = false;
        for depth in 1..=self.limits.depth.clamp(1, MAX_DEPTH) {
            self.depth = i32::from(depth);
            let mut good = None;
            for (idx, rival) in rivals.iter().enumerate() {
                let next = self.data.after(self.tables, &root, &rival.mv);
                let score = -self.descend(&next, self.depth - 1, bounds.flip(), 0);
                if self.stopped {
                    return found;
                }
                if score >= bounds.beta {
                    good = Some(idx);
                    break;
                }
            }
            found = good.is_some();
            // The one that was good is the likeliest to be good one ply deeper.
            if let Some(idx) = good {
                rivals[..=idx].rotate_right(1);
            }
        }
        found
    }
}
