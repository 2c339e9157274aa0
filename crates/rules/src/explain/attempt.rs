//! Follows an attempt as a capture, whatever the rules of choice say of it.

use super::Refusal;
use super::case::Case;
use crate::bits::Bits;
use crate::board::{Board, Square};
use crate::choice::{self, Taken};
use crate::jumps::{Jump, Jumper, Stop, Visited};
use crate::position::Position;
use crate::ruleset::for_width;
use crate::spec::Choice;
use crate::tables::Tables;

/// How many jumps may be tried for one explanation. Ordinary positions need some dozens.
const MAX_NODES: u32 = 1 << 12;

/// How far an attempt is a capture.
#[derive(Clone, Debug)]
pub(super) enum Attempt {
    /// There are too many ways to look at.
    Unknown,
    /// After this many squares, at this stop, no jump leads to the next one.
    Broken {
        /// How many of the entered squares were reached.
        n_rested: usize,
        /// Where the piece is then.
        stop: Stop<u128>,
    },
    /// It is a capture that must end elsewhere.
    MissedStop {
        /// The last victim.
        last: Square,
        /// The square behind it.
        stop: Square,
    },
    /// It stops in the middle of a legal capture.
    Unfinished(Refusal),
    /// It is, or may become, a capture that must stand back; the best it can do takes these.
    Worse {
        /// The squares of the pieces taken.
        captured: u128,
    },
}

impl Attempt {
    /// Follows the squares of a case.
    pub(super) fn of(case: &Case<'_>) -> Self {
        for_width!(case.ruleset, tables => follow(tables, case))
    }
}

fn follow<B: Bits>(tables: &Tables<B>, case: &Case<'_>) -> Attempt {
    let jumper = Jumper::new(tables, &Position::narrow(case.position), case.from);
    let start = jumper.start(case.from);
    let mut follower = Follower::new(jumper, case.ruleset.board(), case.entered);
    follower.stops.push(start);
    let Some(due) = due_key(tables, case) else { return Attempt::Unknown };
    follower.due = due;
    if follower.go(&start, 0).is_none() {
        return Attempt::Unknown;
    }
    follower.judge().unwrap_or(Attempt::Unknown)
}

/// The priority that a capture must have; `None` if there are too many to tell.
fn due_key<B: Bits>(tables: &Tables<B>, case: &Case<'_>) -> Option<u32> {
    let Some(mv) = case.legal.first() else { return Some(0) };
    let kings = case.position.kings();
    if tables.facts.capture.choice == Choice::Italian && mv.is_capture() {
        // The order of its victims is not part of a move.
        let jumper = Jumper::new(tables, &Position::narrow(case.position), mv.from);
        let start = jumper.start(mv.from);
        let board = case.ruleset.board();
        return Follower::new(jumper, board, &[]).best_from(&start).map(|(key, _)| key);
    }
    let by_king = kings.has(mv.from);
    Some(choice::key(tables.facts.capture.choice, Taken::new(mv.captured, kings, by_king, 0)))
}

/// Tries all captures of one piece. `None` from its functions: the limit is reached.
struct Follower<'a, B> {
    jumper: Jumper<'a, B>,
    board: &'a Board,
    entered: &'a [Square],
    /// The priority that a capture must have.
    due: u32,
    nodes_left: u32,
    seen: Visited,
    /// The most entered squares reached.
    n_rested: usize,
    /// The stops where they are reached with the fewest jumps.
    stops: Vec<Stop<B>>,
}

impl<'a, B: Bits> Follower<'a, B> {
    fn new(jumper: Jumper<'a, B>, board: &'a Board, entered: &'a [Square]) -> Self {
        Self {
            jumper,
            board,
            entered,
            due: 0,
            nodes_left: MAX_NODES,
            seen: Visited::new(),
            n_rested: 0,
            stops: Vec::new(),
        }
    }

    /// Goes on from a stop, `n_rested` of the entered squares behind it.
    fn go(&mut self, stop: &Stop<B>, n_rested: usize) -> Option<()> {
        for jump in self.jumper.jumps(stop, self.jumper.victims()) {
            let rests_here = !stop.captured.is_empty()
                && self.entered.get(n_rested).is_some_and(|&rest| jump.rests_on(stop, rest));
            let n_rested = n_rested + usize::from(rests_here);
            let Some(&next) = self.entered.get(n_rested) else { continue };
            if !self.seen.insert((jump.stop.widen(), n_rested)) {
                continue;
            }
            self.nodes_left = self.nodes_left.checked_sub(1)?;
            if jump.stop.landings.has(next) {
                self.reached(&jump.stop, n_rested + 1);
            }
            self.go(&jump.stop, n_rested)?;
        }
        Some(())
    }

    /// Keeps a stop if it is as far along the entered squares as any, and as quickly.
    fn reached(&mut self, stop: &Stop<B>, n_rested: usize) {
        let n_jumps = |stop: &Stop<B>| stop.captured.count();
        let best = (self.n_rested, std::cmp::Reverse(self.stops.first().map_or(0, n_jumps)));
        let this = (n_rested, std::cmp::Reverse(n_jumps(stop)));
        if this > best {
            self.stops.clear();
            self.n_rested = n_rested;
        }
        if this >= best {
            self.stops.push(*stop);
        }
    }

    fn judge(mut self) -> Option<Attempt> {
        if self.n_rested < self.entered.len() {
            let stop = self.stops.first()?.widen();
            return Some(Attempt::Broken { n_rested: self.n_rested, stop });
        }
        let mut worst_of_all = (0, B::EMPTY);
        for stop in std::mem::take(&mut self.stops) {
            let jumps = self.jumper.jumps(&stop, self.jumper.victims());
            let mut promising = Vec::new();
            let mut best = (self.jumper.key(&stop), stop.captured);
            for jump in jumps {
                self.seen.clear();
                let completed = self.best_from(&jump.stop)?;
                if completed.0 >= self.due {
                    promising.push(jump);
                }
                best = best.max(completed);
            }
            if !promising.is_empty() {
                return Some(Attempt::Unfinished(self.unfinished(&stop, promising)));
            }
            if best.0 >= self.due && !stop.captured.is_empty() {
                return missed_stop(self.board, &stop);
            }
            worst_of_all = worst_of_all.max(best);
        }
        Some(Attempt::Worse { captured: worst_of_all.1.widen() })
    }

    /// The best capture that goes on from a stop: priority and victims.
    fn best_from(&mut self, stop: &Stop<B>) -> Option<(u32, B)> {
        let mut best = (self.jumper.key(stop), stop.captured);
        for jump in self.jumper.jumps(stop, self.jumper.victims()) {
            if self.seen.insert((jump.stop.widen(), 0)) {
                self.nodes_left = self.nodes_left.checked_sub(1)?;
                best = best.max(self.best_from(&jump.stop)?);
            }
        }
        Some(best)
    }

    /// How the capture goes on: from the square where it stopped, if it can.
    fn unfinished(&self, stop: &Stop<B>, mut jumps: Vec<Jump<B>>) -> Refusal {
        let stopped = self.entered.last().copied().unwrap_or_default();
        let here = |jump: &Jump<B>| jump.rests_on(stop, stopped);
        let turns = if jumps.iter().any(here) {
            jumps.retain(here);
            vec![stopped]
        } else {
            sorted(jumps.iter().map(|jump| jump.start))
        };
        Refusal::MustContinue {
            stopped,
            turns,
            over: sorted(jumps.iter().map(|jump| jump.victim)),
            next: sorted(jumps.iter().flat_map(|jump| jump.stop.landings.squares())),
        }
    }
}

/// A finished capture of the right priority that is not legal ends on the wrong square.
fn missed_stop<B: Bits>(board: &Board, stop: &Stop<B>) -> Option<Attempt> {
    let last = board.neighbor(stop.behind, stop.heading?.opposite())?;
    Some(Attempt::MissedStop { last, stop: stop.behind })
}

/// Each square once, lowest index first.
pub(super) fn sorted(squares: impl Iterator<Item = Square>) -> Vec<Square> {
    let set = squares.fold(u128::EMPTY, |set, square| set | u128::of(square));
    set.squares().collect()
}
