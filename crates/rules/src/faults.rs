//! Moves that miss a capture: what a player may do by mistake where the rules leave it to the other
//! side to notice.

use super::bits::Bits;
use super::generate;
use super::jumps::{Jumper, Stop, Visited};
use super::moves::{Move, MoveList, heap_sort};
use super::position::Position;
use super::ruleset::{Ruleset, for_width};
use super::spec::Duty;
use super::tables::Tables;

/// How many jumps are tried for one list. Ordinary positions need some dozens; where there are more,
/// the mistakes beyond are just not offered.
const MAX_NODES: u32 = 1 << 12;

impl Ruleset {
    /// Quiet moves although there is a capture, and captures that are not the due ones, stop too
    /// early or land on a wrong square; none where nothing can be captured.
    pub fn faulty_moves(&self, position: &Position, legal: &[Move]) -> Vec<Move> {
        if !legal.first().is_some_and(Move::is_capture) {
            return Vec::new();
        }
        let duty = self.rules().capture.duty;
        for_width!(self, tables => faulty(tables, position, legal, duty))
    }
}

fn faulty<B: Bits>(
    tables: &Tables<B>,
    position: &Position,
    legal: &[Move],
    duty: Duty,
) -> Vec<Move> {
    let position = &Position::narrow(position);
    let mut quiet = MoveList::new();
    generate::quiet_moves(tables, position, &mut quiet);
    let mut moves: Vec<_> = quiet.iter().map(Move::widen).collect();
    let mut nodes_left = MAX_NODES;
    for from in position.side(position.turn()).squares() {
        let jumper = Jumper::new(tables, position, from);
        let start = jumper.start(from);
        let mut search = Search { jumper, seen: Visited::new(), nodes_left, moves, duty };
        search.go(&start, Move { from, to: from, captured: B::EMPTY, promotes: false });
        Search { moves, nodes_left, .. } = search;
    }
    // There may be tens of thousands of either.
    let mut sorted = legal.to_vec();
    heap_sort(&mut sorted);
    heap_sort(&mut moves);
    moves.dedup();
    moves.retain(|mv| sorted.binary_search(mv).is_err());
    moves
}

struct Search<'a, B> {
    jumper: Jumper<'a, B>,
    seen: Visited,
    nodes_left: u32,
    moves: Vec<Move>,
    duty: Duty,
}

impl<B: Bits> Search<'_, B> {
    /// Adds every place where the capture might stop from here on.
    fn go(&mut self, stop: &Stop<B>, mv: Move<B>) {
        for jump in self.jumper.jumps(stop, self.jumper.victims()) {
            if self.nodes_left == 0 || !self.seen.insert((jump.stop.widen(), 0)) {
                continue;
            }
            self.nodes_left -= 1;
            for to in self.jumper.stops(&jump.stop, self.duty).squares() {
                let promotes = self.jumper.promotes(&jump.stop, to);
                let captured = jump.stop.captured;
                self.moves.push(Move { to, captured, promotes, ..mv }.widen());
            }
            self.go(&jump.stop, mv);
        }
    }
}
