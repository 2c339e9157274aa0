//! Moves that take nothing.

use std::collections::BTreeSet;

use super::games::Advance;
use super::{Piece, Play, Reference, Side, Sq, State, Step, beyond, seen_by};

impl Reference {
    /// All moves of the side to move that take nothing, whether or not it must capture.
    pub(super) fn quiet_moves(&self, state: &State) -> BTreeSet<Play> {
        let mut found = BTreeSet::new();
        for (&from, &piece) in &state.pieces {
            if piece.side != state.turn || self.is_locked(state, from) {
                continue;
            }
            let squares = if piece.king {
                self.king_destinations(state, from)
            } else {
                self.man_destinations(state, from, piece.side)
            };
            for to in squares {
                // All texts: a man that reaches the far row by a quiet move becomes a king.
                let promotes = !piece.king && self.is_last_row(to, piece.side);
                found.insert(Play { from, to, captured: BTreeSet::new(), promotes });
            }
        }
        found
    }

    fn man_destinations(&self, state: &State, from: Sq, side: Side) -> Vec<Sq> {
        let target = |step| match self.facts.man_advance {
            Advance::OneSquare => beyond(from, step),
            Advance::PastOwnLine => beyond_line(state, from, step),
        };
        let steps = seen_by(side, self.facts.man_steps);
        steps.into_iter().map(target).filter(|&to| self.is_empty(state, to)).collect()
    }

    fn king_destinations(&self, state: &State, from: Sq) -> Vec<Sq> {
        let mut found = Vec::new();
        for &step in self.facts.king_steps {
            let mut to = beyond(from, step);
            while self.is_empty(state, to) {
                found.push(to);
                if !self.facts.kings_fly {
                    break;
                }
                to = beyond(to, step);
            }
        }
        found
    }

    fn is_empty(&self, state: &State, sq: Sq) -> bool {
        self.is_square(sq) && !state.pieces.contains_key(&sq)
    }

    /// FRI 17, "Dama Frisone": a king that made three quiet moves in a row may not make a fourth.
    fn is_locked(&self, state: &State, sq: Sq) -> bool {
        self.facts.king_limit.is_some_and(|limit| {
            state.king_moves[state.turn.index()] == Some((sq, limit)) && has_man(state, state.turn)
        })
    }

    /// The king counters after `play`, given the position it leads to.
    pub(super) fn king_moves_after(
        &self,
        before: &State,
        play: &Play,
        after: &State,
    ) -> [Option<(Sq, u8)>; 2] {
        let mut counters = before.king_moves;
        let own = &mut counters[before.turn.index()];
        *own = match *own {
            // FRI 17: a move of a man lifts the limit, and so does any capture.
            _ if !before.pieces[&play.from].king || !play.captured.is_empty() => None,
            // The same king again: one more.
            Some((king, n)) if king == play.from => Some((play.to, n + 1)),
            // Another king, or the first move of any: it starts at one.
            _ => Some((play.to, 1)),
        };
        self.binding(counters, after)
    }

    /// The counters that still bind: a side keeps one while it has a man and the counted king.
    pub(super) fn binding(
        &self,
        mut counters: [Option<(Sq, u8)>; 2],
        state: &State,
    ) -> [Option<(Sq, u8)>; 2] {
        for side in [Side::White, Side::Black] {
            let king = Some(&Piece { side, king: true });
            // FRI 17: the limit is off for a side that has only kings.
            counters[side.index()] = counters[side.index()].filter(|(sq, _)| {
                self.facts.king_limit.is_some()
                    && has_man(state, side)
                    && state.pieces.get(sq) == king
            });
        }
        counters
    }
}

/// "Dameo": "l'ultima pedina della fila approda nella casella vuota che si trova di fronte alla
/// pedina in testa alla fila": past every man of its own that follows without a gap. Kings are no
/// part of a line.
fn beyond_line(state: &State, rear: Sq, step: Step) -> Sq {
    let man = Piece { side: state.turn, king: false };
    let mut sq = beyond(rear, step);
    while state.pieces.get(&sq) == Some(&man) {
        sq = beyond(sq, step);
    }
    sq
}

fn has_man(state: &State, side: Side) -> bool {
    state.pieces.values().any(|piece| piece.side == side && !piece.king)
}
