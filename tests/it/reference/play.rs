//! Legal lists, playing a move, counting.

use std::collections::BTreeSet;

use super::{Piece, Play, Reference, State};

impl Reference {
    /// All legal moves; none means that the side to move has lost.
    pub(crate) fn legal(&self, state: &State) -> BTreeSet<Play> {
        // All texts: a side that can capture must.
        let captures = self.captures(state);
        if captures.is_empty() { self.quiet_moves(state) } else { captures }
    }

    /// The position after a legal move.
    pub(crate) fn play(&self, state: &State, play: &Play) -> State {
        let mut next = state.clone();
        next.turn = state.turn.other();
        for sq in &play.captured {
            next.pieces.remove(sq);
        }
        // A Dameo line moves as if its rear man jumped to the front ("Dameo").
        let moved = next.pieces.remove(&play.from).expect("a legal move has a piece to move");
        next.pieces.insert(play.to, Piece { king: moved.king || play.promotes, ..moved });
        next.king_moves = self.king_moves_after(state, play, &next);
        next
    }

    /// The number of move sequences of exactly `depth` plies.
    pub(crate) fn perft(&self, state: &State, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => u64::try_from(self.legal(state).len()).expect("a list fits into memory"),
            _ => {
                let plays = self.legal(state);
                plays.iter().map(|play| self.perft(&self.play(state, play), depth - 1)).sum()
            }
        }
    }
}
