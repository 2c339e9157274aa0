//! The routes of a move, jump by jump, for showing and entering it.
//!
//! A [`Move`] is the same whatever way it goes. Here are the ways: for every jump what is jumped
//! and where the piece lands, which is the square where it turns, or the square directly behind
//! its victim if it goes straight on (PDN 3.0, "long form").

use super::bits::Bits;
use super::board::Square;
use super::jumps::{Jump, Jumper, Stop, Visited};
use super::moves::{MAX_JUMPS, Move};
use super::position::Position;
use super::ruleset::{Ruleset, for_width};
use super::spec::Duty;
use super::tables::Tables;

/// How many routes of one move are listed at most.
pub const MAX_ROUTES: usize = 1024;

/// How many jumps may be tried for one move: as many as for a whole list of moves, so that a move
/// out of a list always has a first route.
pub const MAX_NODES: u32 = MAX_JUMPS;

/// One way to make a move.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Route {
    /// Where the piece lands, the last square being where the move ends. One for every victim; of
    /// a quiet move just the last.
    pub landings: Vec<Square>,
    /// What it jumps, in order; nothing in a quiet move.
    pub victims: Vec<Square>,
}

/// A move can be made in more ways than can be listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this capture has too many routes to list: over {MAX_ROUTES}, or {MAX_NODES} jumps")]
pub struct TooManyRoutes;

impl Ruleset {
    /// Every way to make a legal move, in a fixed order; none if the move is not legal. Where a
    /// capture may be missed, a capture that stops too early is shown like a legal one.
    ///
    /// # Errors
    /// [`TooManyRoutes`].
    pub fn routes(&self, position: &Position, mv: &Move) -> Result<Vec<Route>, TooManyRoutes> {
        self.search_routes(position, mv, &[], MAX_ROUTES)
    }

    /// One way to make a legal move, always the same: the first of [`Self::routes`].
    ///
    /// Every move that [`Self::legal_moves`] has listed has one. Of any other move nothing is
    /// known but its ends: then it is said to take its victims in order of squares and to land
    /// each time where it ends.
    pub fn route(&self, position: &Position, mv: &Move) -> Route {
        let found = self.search_routes(position, mv, &[], 1);
        found.ok().and_then(|routes| routes.into_iter().next()).unwrap_or_else(|| Route {
            landings: vec![mv.to; usize::try_from(mv.captured.count()).unwrap_or(1).max(1)],
            victims: mv.captured.squares().collect(),
        })
    }

    /// Whether a legal move can be made so that the piece rests on these squares in this order,
    /// the last one being its end. Rests may be left out, and going straight on it may rest on
    /// any square between two victims.
    pub fn goes_via(&self, position: &Position, mv: &Move, rests: &[Square]) -> bool {
        let Some((&end, on_the_way)) = rests.split_last() else { return false };
        if end != mv.to {
            return false;
        }
        if on_the_way.is_empty() {
            return true;
        }
        if !mv.is_capture() {
            // A line of men may be named man by man.
            let between = self.board().between(mv.from, mv.to);
            return self.is_line(position, mv) && is_subsequence(on_the_way, &between);
        }
        // More routes than one are not asked for, so too many can only be too many jumps.
        self.search_routes(position, mv, on_the_way, 1).is_ok_and(|routes| !routes.is_empty())
    }

    /// Whether a legal capture can be made so that each of its jumps ends on one of these squares,
    /// in this order; going straight on it may rest on any square between two victims.
    pub fn lands_on(&self, position: &Position, mv: &Move, rests: &[Square]) -> bool {
        u32::try_from(rests.len()) == Ok(mv.captured.count()) && self.goes_via(position, mv, rests)
    }

    /// Whether a quiet move is that of several men at once.
    fn is_line(&self, position: &Position, mv: &Move) -> bool {
        let between = self.board().between(mv.from, mv.to);
        let own = position.side(position.turn());
        between.first().is_some_and(|&square| own.has(square))
    }

    fn search_routes(
        &self,
        position: &Position,
        mv: &Move,
        rests: &[Square],
        n_wanted: usize,
    ) -> Result<Vec<Route>, TooManyRoutes> {
        if !mv.is_capture() {
            return Ok(vec![Route { landings: vec![mv.to], victims: Vec::new() }]);
        }
        let search = |duty| {
            for_width!(self, tables => {
                search_in(tables, position, mv, rests, n_wanted, duty)
            })
        };
        let found = search(Duty::Enforced)?;
        let duty = self.rules().capture.duty;
        if found.is_empty() && duty != Duty::Enforced { search(duty) } else { Ok(found) }
    }
}

fn is_subsequence(part: &[Square], whole: &[Square]) -> bool {
    let mut rest = whole.iter();
    part.iter().all(|square| rest.any(|other| other == square))
}

fn search_in<B: Bits>(
    tables: &Tables<B>,
    position: &Position,
    mv: &Move,
    rests: &[Square],
    n_wanted: usize,
    duty: Duty,
) -> Result<Vec<Route>, TooManyRoutes> {
    let jumper = Jumper::new(tables, &Position::narrow(position), mv.from);
    let start = jumper.start(mv.from);
    let mut search = Search {
        jumper,
        mv: Move::narrow(mv),
        rests,
        jumps: Vec::new(),
        found: Vec::new(),
        n_wanted,
        duty,
        nodes_left: MAX_NODES,
        dead: Visited::new(),
    };
    search.go(&start, 0)?;
    Ok(search.found)
}

/// A search for the routes of one move.
struct Search<'a, B> {
    jumper: Jumper<'a, B>,
    mv: Move<B>,
    /// Squares on which the piece must rest on its way, in this order.
    rests: &'a [Square],
    jumps: Vec<Jump<B>>,
    found: Vec<Route>,
    n_wanted: usize,
    /// Where it may end.
    duty: Duty,
    nodes_left: u32,
    /// What has been tried and leads nowhere.
    dead: Visited,
}

impl<B: Bits> Search<'_, B> {
    /// Finds the routes that go on from here, `n_rested` of the rests behind them. Says whether
    /// there is any.
    fn go(&mut self, stop: &Stop<B>, n_rested: usize) -> Result<bool, TooManyRoutes> {
        if stop.captured == self.mv.captured {
            return self.finish(stop, n_rested);
        }
        let mut is_alive = false;
        for jump in self.jumper.jumps(stop, self.mv.captured) {
            let rests_here = !stop.captured.is_empty()
                && self.rests.get(n_rested).is_some_and(|&rest| jump.rests_on(stop, rest));
            let n_rested = n_rested + usize::from(rests_here);
            if self.dead.contains(&(jump.stop.widen(), n_rested)) {
                continue;
            }
            self.nodes_left = self.nodes_left.checked_sub(1).ok_or(TooManyRoutes)?;
            self.jumps.push(jump);
            let leads_on = self.go(&jump.stop, n_rested)?;
            self.jumps.pop();
            if leads_on {
                is_alive = true;
            } else {
                self.dead.insert((jump.stop.widen(), n_rested));
            }
            if self.is_done() {
                break;
            }
        }
        Ok(is_alive)
    }

    /// Everything has been jumped: adds the route if it is the move's.
    fn finish(&mut self, stop: &Stop<B>, n_rested: usize) -> Result<bool, TooManyRoutes> {
        let is_whole = n_rested == self.rests.len()
            && self.jumper.stops(stop, self.duty).has(self.mv.to)
            && self.jumper.promotes(stop, self.mv.to) == self.mv.promotes;
        if is_whole && self.found.len() == MAX_ROUTES {
            return Err(TooManyRoutes);
        }
        if is_whole {
            let starts = self.jumps.iter().skip(1).map(|jump| jump.start);
            self.found.push(Route {
                landings: starts.chain([self.mv.to]).collect(),
                victims: self.jumps.iter().map(|jump| jump.victim).collect(),
            });
        }
        Ok(is_whole)
    }

    /// Asked for one route, it stops at the first; asked for all, it goes on until one too many.
    fn is_done(&self) -> bool {
        self.n_wanted < MAX_ROUTES && self.found.len() >= self.n_wanted
    }
}

impl<B: Bits> Jump<B> {
    /// Whether the piece may rest on a square between the stop before and this jump.
    pub(crate) fn rests_on(&self, before: &Stop<B>, square: Square) -> bool {
        if self.is_straight { before.landings.has(square) } else { self.start == square }
    }
}
