//! Below the horizon: captures are compulsory, so they are played out; only a position in which
//! neither side can capture is worth its static evaluation.

use damiera_rules::generate::{has_capture, quiet_moves};
use damiera_rules::{Bits, Kind, MoveList, Position, Tables};

use super::alpha_beta::{Bounds, Search};
use super::ordering::pick;
use super::score::Score;
use super::techniques::Technique;
use super::thread_data::{MAX_PLY, Node};
use super::tt::Hint;

impl<B: Bits> Search<'_, B> {
    /// The score of a node once nothing hangs. A side that could be captured from if it stood
    /// still tries all its moves instead, `looks` times in a line.
    pub(crate) fn quiesce(
        &mut self,
        node: &Node<B>,
        bounds: Bounds,
        ply: usize,
        looks: u8,
    ) -> Score {
        self.data.frames[ply].pv.clear();
        if self.enter() || ply >= MAX_PLY {
            return self.static_eval(node, bounds, ply);
        }
        if let Some(score) = self.known_end(node, ply) {
            return score;
        }
        let Some(looks) = self.looks_left(&node.position, looks) else {
            return self.stand(node, bounds, ply);
        };
        if self.list_moves(node, ply).is_err() {
            return self.static_eval(node, bounds, ply);
        }
        if self.data.frames[ply].moves.is_empty() {
            return self.no_moves(ply);
        }
        self.search_loud(node, bounds, ply, looks)
    }

    /// How many looks are left if the moves of a position must be tried; none if it is quiet.
    fn looks_left(&self, position: &Position<B>, looks: u8) -> Option<u8> {
        if has_capture(self.tables, position) {
            return Some(looks);
        }
        if !self.uses(Technique::QuietLooks) {
            return None;
        }
        let looks = looks.checked_sub(1)?;
        has_capture(self.tables, &position.passed()).then_some(looks)
    }

    /// What a quiet node is worth as it stands. It may still have no move, and then it is lost.
    fn stand(&mut self, node: &Node<B>, bounds: Bounds, ply: usize) -> Score {
        if can_move(self.tables, &node.position) {
            self.static_eval(node, bounds, ply)
        } else {
            self.no_moves(ply)
        }
    }

    fn search_loud(&mut self, node: &Node<B>, bounds: Bounds, ply: usize, looks: u8) -> Score {
        let n_moves = self.rank_moves(node, ply, Hint::default());
        let mut open = bounds;
        let mut best = -Score::INFINITE;
        for idx in 0..n_moves {
            let frame = &mut self.data.frames[ply];
            pick(&mut frame.moves, &mut frame.ranks, idx);
            let mv = frame.moves[idx];
            let next = self.data.after(self.tables, node, &mv);
            self.line.push(next.hash);
            let score = -self.quiesce(&next, open.flip(), ply + 1, looks);
            self.line.pop();
            if self.stopped {
                break;
            }
            if score <= best {
                continue;
            }
            best = score;
            if score > open.alpha {
                open.alpha = score;
                self.keep_line(&mv, ply);
            }
            if score >= open.beta {
                break;
            }
        }
        self.release(ply);
        best
    }
}

/// Whether there is a legal move.
#[inline(never)]
pub(crate) fn has_move<B: Bits>(tables: &Tables<B>, position: &Position<B>) -> bool {
    has_capture(tables, position) || can_move(tables, position)
}

/// Whether a side that cannot capture has a move.
fn can_move<B: Bits>(tables: &Tables<B>, position: &Position<B>) -> bool {
    let men = position.of(position.turn(), Kind::Man);
    let empty = tables.board & !position.occupied();
    if tables.side(position.turn()).man_quiet.iter().any(|leap| leap.step(men).meets(empty)) {
        return true;
    }
    let mut moves = MoveList::new();
    quiet_moves(tables, position, &mut moves);
    !moves.is_empty()
}
