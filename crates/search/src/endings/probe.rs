//! The tables of endings inside a search.

use damiera_rules::Bits;

use super::Outcome;
use crate::alpha_beta::{Search, plies};
use crate::score::Score;
use crate::techniques::Technique;
use crate::thread_data::Node;

impl<B: Bits> Search<'_, B> {
    /// The score of a node whose ending is known.
    #[inline]
    pub(crate) fn known_ending(&self, node: &Node<B>, ply: usize) -> Option<Score> {
        let endings = self.data.endings.as_ref().filter(|_| self.uses(Technique::Endings))?;
        let outcome = endings.known(&node.position)?;
        let ply = plies(ply);
        Some(match outcome.within(node.left)? {
            Outcome::Win(left) => Score::win(ply + left),
            Outcome::Loss(left) => Score::loss(ply + left),
            Outcome::Draw => Score::DRAW,
        })
    }
}
