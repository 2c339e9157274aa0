//! What was found, written into a game with variations.

use super::{Review, Verdict};
use crate::notation::tree::{NodeId, ROOT, Tree};

/// The most plies of a better line that become a variation.
const MAX_LINE: usize = 10;

impl Review {
    /// Writes glyphs, better lines and a comment on each turning point into a tree of the game. What stands
    /// there already is kept. Where the tree has no more room, the rest is left out. Gives the first of these
    /// plies.
    pub fn annotate(
        &self,
        tree: &mut Tree,
        comment: &dyn Fn(&Verdict<'_>) -> String,
    ) -> Option<NodeId> {
        let points = self.turning_points();
        let mut at = ROOT;
        let mut first = None;
        for (ply, played) in self.game().plies().iter().enumerate().take(self.n_plies()) {
            let before = at;
            let Ok(next) = tree.follow(before, played) else { break };
            at = next;
            let Some(verdict) = self.verdict(ply).filter(|_| points.contains(&ply)) else {
                continue;
            };
            first.get_or_insert(at);
            if let Some(glyph) = verdict.judgment.glyph()
                && tree.node(at).glyphs().is_empty()
            {
                // There is room for one.
                let _ = tree.toggle_glyph(at, glyph);
            }
            if tree.node(at).comment().is_empty() {
                // A comment that is too long is left out.
                let _ = tree.set_comment(at, &comment(&verdict));
            }
            let mut end = before;
            for text in verdict.better.iter().take(MAX_LINE) {
                let Ok(next) = tree.play_text(end, text) else { break };
                end = next;
            }
        }
        first
    }
}
