//! The line after a node that the table has answered for, read from the table again: an analysis shows
//! where it leads.

use damiera_rules::generate::legal_moves;
use damiera_rules::{Bits, MoveList};

use super::alpha_beta::{Search, plies};
use super::thread_data::{MAX_PLY, Node};
use super::tt::Hint;

impl<B: Bits> Search<'_, B> {
    /// Makes the line of a node what the table holds for the best moves from there. It ends after `depth` moves
    /// that were chosen, where the table knows none, and where a search would go no further.
    #[cold]
    pub(crate) fn keep_known_line(&mut self, node: &Node<B>, depth: i32, ply: usize) {
        let mut pv = std::mem::take(&mut self.data.frames[ply].pv);
        let mut moves = MoveList::new();
        let mut here = *node;
        let mut left = depth;
        let n_before = self.line.len();
        pv.clear();
        while left > 0 && ply + pv.len() < MAX_PLY {
            if legal_moves(self.tables, &here.position, &mut moves).is_err() {
                break;
            }
            let known = self.data.table.get(here.key(), plies(ply + pv.len()));
            let hint = known.map_or(Hint::default(), |known| known.hint);
            let best = match &*moves {
                [only] => Some(only),
                moves => {
                    left -= 1;
                    moves.iter().find(|mv| hint.means(mv))
                }
            };
            let Some(mv) = best else { break };
            here = self.data.after(self.tables, &here, mv);
            pv.push(*mv);
            self.line.push(here.hash);
            if self.known_end(&here, ply + pv.len()).is_some() {
                break;
            }
        }
        self.line.truncate(n_before);
        self.data.frames[ply].pv = pv;
    }
}
