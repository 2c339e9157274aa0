//! The search proper: principal variation search with a transposition table.
//!
//! Draughts is full of positions in which any move loses, so there is no null move; in its place
//! a node that looks won is tried with less depth first (after `ProbCut`, Michael Buro 1995, in the
//! form that Fabien Letouzey's Scan made known among draughts programs).

use damiera_rules::ends::{self, EarlyEnd};
use damiera_rules::generate::{TooManyCaptures, has_capture, legal_moves};
use damiera_rules::hash;
use damiera_rules::spec::Goal;
use damiera_rules::{Bits, Move, MoveList, Position, Tables};

use super::counts::Past;
use super::limits::{FIRST_NODES, Limits, MAX_NODES, Memory, POLL_NODES};
use super::ordering::pick;
use super::params::{
    IIR_DEPTH, PROBCUT_DEPTH, PROBCUT_MARGIN_PER_PLY, QUIET_LOOKS, REDUCE_DEPTH, REDUCE_FROM,
    REDUCE_FROM_EXACT, REDUCE_MORE_FROM,
};
use super::quiescence::has_move;
use super::score::{Ply, Score};
use super::techniques::Technique;
use super::thread_data::{MAX_PLY, Node, ThreadData};
use super::tt::{Bound, Hint, Known};

/// Jumps of one list that cost as much as a node.
const JUMPS_PER_NODE: u32 = 64;

/// A list that took this many jumps is given back, not kept for the next one.
const MANY_JUMPS: u32 = 1 << 14;

/// How far back in the game a repetition is looked for.
const HISTORY_PLIES: usize = 128;

/// One search from one root.
pub(crate) struct Search<'a, B> {
    pub(crate) data: &'a mut ThreadData<B>,
    pub(crate) tables: &'a Tables<B>,
    pub(crate) limits: &'a Limits<'a>,
    /// Hashes of the game and then of the line to the current node.
    pub(crate) line: Vec<u64>,
    pub(crate) n_nodes: u64,
    next_poll: u64,
    /// Once set, scores mean nothing anymore and everything returns.
    pub(crate) stopped: bool,
    /// Plies asked for in this iteration.
    pub(crate) depth: i32,
}

/// The scores that matter: between them a node's own is exact, outside it is a bound.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bounds {
    pub(crate) alpha: Score,
    pub(crate) beta: Score,
}

impl Bounds {
    #[inline]
    fn is_narrow(self) -> bool {
        self.alpha + 1 >= self.beta
    }

    #[inline]
    pub(crate) fn flip(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }

    /// Asks only whether the score is above alpha.
    #[inline]
    pub(crate) fn narrow(self) -> Self {
        Self { alpha: self.alpha, beta: self.alpha + 1 }
    }
}

impl<'a, B: Bits> Search<'a, B> {
    pub(crate) fn new(
        data: &'a mut ThreadData<B>,
        tables: &'a Tables<B>,
        limits: &'a Limits<'a>,
    ) -> Self {
        match limits.memory {
            Memory::Fresh => data.table.begin_fresh(),
            Memory::Kept => data.table.begin(),
        }
        data.history.clear();
        Self { next_poll: FIRST_NODES, ..Self::again(data, tables, limits) }
    }

    /// Goes on with the search that this data was last used for.
    pub(crate) fn again(
        data: &'a mut ThreadData<B>,
        tables: &'a Tables<B>,
        limits: &'a Limits<'a>,
    ) -> Self {
        Self {
            data,
            tables,
            limits,
            line: Vec::new(),
            n_nodes: 0,
            next_poll: POLL_NODES,
            stopped: false,
            depth: 0,
        }
    }

    /// The root of the tree, after the positions of the game before it.
    pub(crate) fn root(&mut self, position: &Position<B>, past: &Past) -> Node<B> {
        let recent = &past.hashes[past.hashes.len().saturating_sub(HISTORY_PLIES)..];
        self.line.extend_from_slice(recent);
        let n_played = u16::try_from(recent.len()).unwrap_or_default();
        let root = self.data.root(self.tables, position, past, n_played);
        self.line.push(root.hash);
        root
    }

    /// The score of a node.
    pub(crate) fn search(
        &mut self,
        node: &Node<B>,
        depth: i32,
        bounds: Bounds,
        ply: usize,
    ) -> Score {
        if depth <= 0 {
            return self.quiesce(node, bounds, ply, QUIET_LOOKS);
        }
        self.data.frames[ply].pv.clear();
        if self.enter() || ply >= MAX_PLY {
            return self.static_eval(node, bounds, ply);
        }
        if let Some(score) = self.known_end(node, ply) {
            return score;
        }
        let known = self.known(node, ply);
        if let Some(score) = known.and_then(|known| cutoff(known, depth, bounds)) {
            if bounds.is_narrow() {
                return score;
            }
            if self.uses(Technique::ExactCutoffs) {
                self.keep_known_line(node, depth, ply);
                return score;
            }
        }
        let hint = known.map_or(Hint::default(), |known| known.hint);
        if self.list_moves(node, ply).is_err() {
            return self.static_eval(node, bounds, ply);
        }
        match *self.data.frames[ply].moves {
            [] => self.no_moves(ply),
            [only] => self.search_only(node, &only, depth, bounds, ply),
            [first, ..] => {
                let depth =
                    if self.is_reduced_internally(hint, depth, bounds) { depth - 1 } else { depth };
                if !first.is_capture()
                    && let Some(score) = self.try_shallow(node, depth, bounds, ply)
                {
                    return score;
                }
                self.search_moves(node, depth, bounds, ply, hint)
            }
        }
    }

    /// A single reply costs no depth.
    fn search_only(
        &mut self,
        node: &Node<B>,
        only: &Move<B>,
        depth: i32,
        bounds: Bounds,
        ply: usize,
    ) -> Score {
        let extends = self.uses(Technique::SingleReply)
            && ply < usize::try_from(2 * self.depth).unwrap_or_default();
        let next = self.data.after(self.tables, node, only);
        let depth = if extends { depth } else { depth - 1 };
        let score = -self.descend(&next, depth, bounds.flip(), ply);
        if !self.stopped && score > bounds.alpha {
            self.keep_line(only, ply);
        }
        score
    }

    /// Where no exact score is wanted and the node looks won, less depth may do to show it.
    fn try_shallow(
        &mut self,
        node: &Node<B>,
        depth: i32,
        bounds: Bounds,
        ply: usize,
    ) -> Option<Score> {
        let wanted = bounds.is_narrow() && depth >= PROBCUT_DEPTH && !bounds.beta.is_end();
        if !wanted || !self.uses(Technique::ProbCut) {
            return None;
        }
        let beta = bounds.beta + PROBCUT_MARGIN_PER_PLY * depth;
        if self.static_eval(node, bounds, ply) < bounds.beta {
            return None;
        }
        let trial = Bounds { alpha: beta - 1, beta };
        let score = self.search(node, depth * 2 / 5, trial, ply);
        if self.stopped || score >= beta {
            return Some(bounds.beta);
        }
        if self.list_moves(node, ply).is_err() {
            Some(self.static_eval(node, bounds, ply))
        } else {
            None
        }
    }

    /// Whether a node without a good first guess is to be searched less deep: what is found there
    /// makes the guess for the next time.
    fn is_reduced_internally(&self, hint: Hint, depth: i32, bounds: Bounds) -> bool {
        hint == Hint::default()
            && depth >= IIR_DEPTH
            && bounds.is_narrow()
            && self.uses(Technique::InternalIterativeReduction)
            && self.uses(Technique::Table)
    }

    fn search_moves(
        &mut self,
        node: &Node<B>,
        depth: i32,
        bounds: Bounds,
        ply: usize,
        hint: Hint,
    ) -> Score {
        let n_moves = self.rank_moves(node, ply, hint);
        let mut open = bounds;
        let mut best = -Score::INFINITE;
        let mut best_hint = Hint::default();
        for idx in 0..n_moves {
            if idx == 1 && depth > 1 {
                self.prefetch_replies(node, ply);
            }
            let frame = &mut self.data.frames[ply];
            pick(&mut frame.moves, &mut frame.ranks, idx);
            let mv = frame.moves[idx];
            let next = self.data.after(self.tables, node, &mv);
            let less = self.reduction(&mv, idx, depth, bounds);
            let score = self.try_move(&next, depth, less, open, (ply, idx));
            if self.stopped {
                break;
            }
            if score <= best {
                continue;
            }
            best = score;
            if score <= open.alpha {
                continue;
            }
            open.alpha = score;
            best_hint = Hint::of(&mv);
            self.keep_line(&mv, ply);
            if score >= open.beta {
                self.learn(node, &mv, idx, depth, ply);
                break;
            }
        }
        self.release(ply);
        if self.stopped {
            return Score::DRAW;
        }
        let bound = match best {
            _ if best >= bounds.beta => Bound::Lower,
            _ if best > bounds.alpha => Bound::Exact,
            _ => Bound::Upper,
        };
        let known = Known { score: best, depth, bound, hint: best_hint };
        if self.uses(Technique::Table) {
            self.data.table.put(node.key(), plies(ply), known);
        }
        best
    }

    /// Where the first move was not enough, most of the others will be tried, and the table asked about each:
    /// memory is waited for once rather than each time. After captures and promotions it still is.
    fn prefetch_replies(&self, node: &Node<B>, ply: usize) {
        for mv in &self.data.frames[ply].moves[1..] {
            if !mv.is_capture() {
                let hash = hash::hash_after_step(self.tables, &node.position, node.hash, mv);
                self.data.table.prefetch(hash);
            }
        }
    }

    /// The score of one move among several: the first with open bounds, the others asked only
    /// whether they are better.
    pub(crate) fn try_move(
        &mut self,
        next: &Node<B>,
        depth: i32,
        less: i32,
        open: Bounds,
        (ply, idx): (usize, usize),
    ) -> Score {
        if idx == 0 {
            return -self.descend(next, depth - 1, open.flip(), ply);
        }
        let narrow = open.narrow().flip();
        let mut score = -self.descend(next, depth - 1 - less, narrow, ply);
        if less > 0 && score > open.alpha && !self.stopped {
            score = -self.descend(next, depth - 1, narrow, ply);
        }
        if score > open.alpha && score < open.beta && !self.stopped {
            score = -self.descend(next, depth - 1, open.flip(), ply);
        }
        score
    }

    /// Searches the node that follows the one at `ply`.
    #[inline]
    pub(crate) fn descend(
        &mut self,
        next: &Node<B>,
        depth: i32,
        bounds: Bounds,
        ply: usize,
    ) -> Score {
        self.line.push(next.hash);
        let score = self.search(next, depth, bounds, ply + 1);
        self.line.pop();
        score
    }

    /// Counts a node, and says whether the search is over.
    #[inline]
    pub(crate) fn enter(&mut self) -> bool {
        self.n_nodes += 1;
        if self.n_nodes >= self.next_poll {
            self.next_poll = self.n_nodes + POLL_NODES;
            self.stopped |= (self.limits.should_stop)();
        }
        self.stopped |= self.n_nodes >= self.limits.nodes.min(MAX_NODES);
        self.stopped
    }

    /// The score of a node that needs no search: a repetition, or an end by a clause of the rules.
    #[inline]
    pub(crate) fn known_end(&mut self, node: &Node<B>, ply: usize) -> Option<Score> {
        if self.is_repeated(node) {
            return Some(Score::DRAW);
        }
        if let Some(score) = self.known_ending(node, ply) {
            return Some(score);
        }
        let Some(early_end) = ends::early_end(self.tables, &node.position) else {
            return (node.left == 0).then(|| self.counted_out(node, ply));
        };
        let winner = match early_end {
            EarlyEnd::KingAgainstKing => return Some(Score::DRAW),
            EarlyEnd::ManAgainstKing { winner }
            | EarlyEnd::KingWillBeTaken { winner }
            | EarlyEnd::KingsInCorners { winner }
            | EarlyEnd::FirstKing { winner } => winner,
        };
        // A clause ends the game where it stands, unless there is no move anyway.
        let ply = plies(ply);
        let won = winner == node.position.turn();
        Some(if won { Score::win(ply) } else { Score::loss(ply) })
    }

    /// The score of a node where a count is full: a draw, unless the last move has won. Where a draw has to be
    /// claimed, it is not by a side that gains more by a capture.
    fn counted_out(&mut self, node: &Node<B>, ply: usize) -> Score {
        if !has_move(self.tables, &node.position) {
            return self.no_moves(ply);
        }
        if !self.data.clauses.waits_for_claim() || !has_capture(self.tables, &node.position) {
            return Score::DRAW;
        }
        let mut unclaimed = *node;
        unclaimed.left = Ply::MAX;
        let open = Bounds { alpha: -Score::INFINITE, beta: Score::INFINITE };
        self.quiesce(&unclaimed, open, ply, QUIET_LOOKS).max(Score::DRAW)
    }

    /// What it means that the side to move has no legal move.
    #[inline]
    pub(crate) fn no_moves(&self, ply: usize) -> Score {
        match self.tables.goal {
            Goal::LastMove => Score::loss(plies(ply)),
            Goal::NoMove => Score::win(plies(ply)),
        }
    }

    /// Whether the line or the game has been here before.
    #[inline]
    fn is_repeated(&self, node: &Node<B>) -> bool {
        let n_back = usize::from(node.n_reversible).min(self.line.len().saturating_sub(1));
        if n_back < 4 {
            return false;
        }
        let earlier = self.line.iter().rev().skip(4).step_by(2).take(n_back / 2 - 1);
        earlier.into_iter().any(|&hash| hash == node.hash)
    }

    /// What a node is worth without a look ahead.
    #[inline]
    pub(crate) fn static_eval(&mut self, node: &Node<B>, bounds: Bounds, ply: usize) -> Score {
        self.data.static_eval(self.tables, node, bounds, ply)
    }

    /// Fills the frame with the legal moves. A list that takes many jumps counts as many nodes, so
    /// that limits hold on boards where captures explode.
    pub(crate) fn list_moves(&mut self, node: &Node<B>, ply: usize) -> Result<(), TooManyCaptures> {
        let list = &mut self.data.frames[ply].moves;
        let listed = legal_moves(self.tables, &node.position, list);
        let n_jumps = list.n_jumps();
        if n_jumps >= JUMPS_PER_NODE {
            self.n_nodes += u64::from(n_jumps / JUMPS_PER_NODE);
        }
        if listed.is_err() {
            *list = MoveList::new();
        }
        listed
    }

    /// Gives back the memory of a list that was uncommonly long.
    #[inline]
    pub(crate) fn release(&mut self, ply: usize) {
        let list = &mut self.data.frames[ply].moves;
        if list.n_jumps() > MANY_JUMPS {
            *list = MoveList::new();
        }
    }

    /// Ranks the moves of the frame, and says how many there are.
    pub(crate) fn rank_moves(&mut self, node: &Node<B>, ply: usize, hint: Hint) -> usize {
        let frame = &mut self.data.frames[ply];
        self.data.history.rank(&node.position, &frame.moves, hint, &mut frame.ranks);
        frame.moves.len()
    }

    /// What the table has on a node.
    #[inline]
    fn known(&self, node: &Node<B>, ply: usize) -> Option<Known> {
        if self.uses(Technique::Table) { self.data.table.get(node.key(), plies(ply)) } else { None }
    }

    #[inline]
    pub(crate) fn uses(&self, technique: Technique) -> bool {
        self.data.techniques.has(technique)
    }

    /// Plies to search less, for a move that is unlikely to be the best.
    #[inline]
    pub(crate) fn reduction(&self, mv: &Move<B>, idx: usize, depth: i32, bounds: Bounds) -> i32 {
        let from = if bounds.is_narrow() { REDUCE_FROM } else { REDUCE_FROM_EXACT };
        let is_likely = idx < from || depth < REDUCE_DEPTH || mv.is_capture() || mv.promotes;
        if is_likely || !self.uses(Technique::Reductions) {
            return 0;
        }
        if idx >= REDUCE_MORE_FROM && bounds.is_narrow() { 2 } else { 1 }
    }

    fn learn(&mut self, node: &Node<B>, mv: &Move<B>, idx: usize, depth: i32, ply: usize) {
        if !mv.is_capture() && self.uses(Technique::History) {
            let failed = &self.data.frames[ply].moves[..idx];
            self.data.history.learn(&node.position, mv, failed, depth);
        }
    }

    /// This move, and then the best line found after it.
    pub(crate) fn keep_line(&mut self, mv: &Move<B>, ply: usize) {
        let (here, deeper) = self.data.frames.split_at_mut(ply + 1);
        let pv = &mut here[ply].pv;
        pv.clear();
        pv.push(*mv);
        if let Some(next) = deeper.first() {
            pv.extend_from_slice(&next.pv);
        }
    }
}

/// What the table knows, if it answers the question.
#[inline]
fn cutoff(known: Known, depth: i32, bounds: Bounds) -> Option<Score> {
    if known.depth < depth {
        return None;
    }
    let answers = match known.bound {
        Bound::Exact => true,
        Bound::Lower => known.score >= bounds.beta,
        Bound::Upper => known.score <= bounds.alpha,
    };
    answers.then_some(known.score)
}

#[inline]
pub(crate) fn plies(ply: usize) -> Ply {
    Ply::try_from(ply).unwrap_or(Ply::MAX)
}
