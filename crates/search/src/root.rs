//! The root of a search: one depth after the other, and the choice of the move to play.

use damiera_rules::generate::TooManyCaptures;
use damiera_rules::{Bits, Move, Position};

use super::alpha_beta::{Bounds, Search};
use super::answer::{Answer, Control, Report};
use super::counts::Past;
use super::limits::{MAX_DEPTH, Weakness};
use super::ordering::pick;
use super::params::{ASPIRATION, ASPIRATION_DEPTH, ASPIRATION_MAX};
use super::random::Random;
use super::score::{Reading, Score};
use super::techniques::Technique;
use super::thread_data::Node;
use super::tt::Hint;

/// How far down the list of the best moves a weak player or an analysis goes.
pub(super) const N_CANDIDATES: usize = 3;

/// A legal move and what was found about it.
#[derive(Clone, Debug)]
pub(super) struct Candidate<B> {
    pub(super) mv: Move<B>,
    pub(super) score: Score,
    /// That move, and what is expected after it.
    pub(super) pv: Vec<Move<B>>,
}

impl<B: Bits> Search<'_, B> {
    /// Searches a position deeper and deeper.
    pub(crate) fn run(
        mut self,
        position: &Position<B>,
        past: &Past,
        report: &mut dyn FnMut(&Report) -> Control,
    ) -> Answer {
        let root = self.root(position, past);
        deepen(&mut self, &root, report)
    }

    /// Searches the same position until it is stopped, for the table alone, and says how many nodes it took.
    /// Every second thread is a ply ahead: those that search the same depth find the same.
    #[cfg(not(target_family = "wasm"))]
    pub(crate) fn help(mut self, position: &Position<B>, past: &Past, nth: u8) -> u64 {
        let root = self.root(position, past);
        let mut candidates = list(&mut self, &root).unwrap_or_default();
        for depth in 1 + nth % 2..=self.limits.depth.clamp(1, MAX_DEPTH) {
            self.depth = i32::from(depth);
            let is_whole = !candidates.is_empty()
                && iterate(&mut self, &root, &mut candidates, depth).is_some();
            if !is_whole || is_decided(candidates[0].score, depth) {
                break;
            }
        }
        self.n_nodes
    }
}

/// Searches deeper and deeper until a limit is met, and chooses.
fn deepen<B: Bits>(
    search: &mut Search<'_, B>,
    root: &Node<B>,
    report: &mut dyn FnMut(&Report) -> Control,
) -> Answer {
    let none = |score| Answer { best: None, score, depth: 0, nodes: 0, pv: Vec::new() };
    let open = Bounds { alpha: -Score::INFINITE, beta: Score::INFINITE };
    let Ok(mut candidates) = list(search, root) else {
        return none(search.static_eval(root, open, 0));
    };
    if candidates.is_empty() {
        return none(search.no_moves(0));
    }
    let mut finished = 0;
    let weakness = search.limits.weakness;
    // Scores of a depth that was cut short do not compare with those of the one before.
    let mut near = None;
    for depth in 1..=search.limits.depth.clamp(1, MAX_DEPTH) {
        search.depth = i32::from(depth);
        if iterate(search, root, &mut candidates, depth).is_none() {
            break;
        }
        finished = depth;
        if weakness.margin > 0 {
            near = Some(choose(&candidates, weakness, root.hash).clone());
        }
        let best = &candidates[0];
        let told = Report {
            depth,
            score: best.score,
            pv: widen(&best.pv),
            nodes: search.n_nodes,
            n_moves: candidates.len(),
        };
        if report(&told) == Control::Stop || is_decided(best.score, depth) {
            break;
        }
    }
    let chosen = near.as_ref().unwrap_or(&candidates[0]);
    Answer {
        best: Some(chosen.mv.widen()),
        score: chosen.score,
        depth: finished,
        nodes: search.n_nodes,
        pv: widen(&chosen.pv),
    }
}

/// The legal moves, likely ones first.
pub(super) fn list<B: Bits>(
    search: &mut Search<'_, B>,
    root: &Node<B>,
) -> Result<Vec<Candidate<B>>, TooManyCaptures> {
    search.list_moves(root, 0)?;
    let n_moves = search.rank_moves(root, 0, Hint::default());
    let frame = &mut search.data.frames[0];
    for idx in 0..n_moves {
        pick(&mut frame.moves, &mut frame.ranks, idx);
    }
    let candidate = |&mv: &Move<B>| Candidate { mv, score: Score::DRAW, pv: vec![mv] };
    Ok(frame.moves.iter().map(candidate).collect())
}

/// One depth, first with bounds close to the score of the depth before. None if it was cut short.
pub(super) fn iterate<B: Bits>(
    search: &mut Search<'_, B>,
    root: &Node<B>,
    candidates: &mut [Candidate<B>],
    depth: u8,
) -> Option<()> {
    let guess = candidates[0].score;
    let mut bounds = Bounds { alpha: -Score::INFINITE, beta: Score::INFINITE };
    if search.limits.weakness.margin > 0 {
        search_near(search, root, candidates)?;
        return Some(());
    }
    let (mut below, mut above) = (ASPIRATION, ASPIRATION);
    let aspires = search.uses(Technique::Aspiration) && depth >= ASPIRATION_DEPTH;
    if aspires && !guess.is_end() {
        bounds = Bounds { alpha: guess - below, beta: guess + above };
    }
    loop {
        let score = search_best(search, root, candidates, bounds)?;
        if score <= bounds.alpha && bounds.alpha > -Score::INFINITE {
            below *= 4;
            let opens = below > ASPIRATION_MAX || score.is_end();
            bounds.alpha = if opens { -Score::INFINITE } else { guess - below };
        } else if score >= bounds.beta && bounds.beta < Score::INFINITE {
            above *= 4;
            let opens = above > ASPIRATION_MAX || score.is_end();
            bounds.beta = if opens { Score::INFINITE } else { guess + above };
        } else {
            return Some(());
        }
    }
}

/// Looks for the best move alone, and puts it in front.
fn search_best<B: Bits>(
    search: &mut Search<'_, B>,
    root: &Node<B>,
    candidates: &mut [Candidate<B>],
    bounds: Bounds,
) -> Option<Score> {
    let mut open = bounds;
    let mut best = -Score::INFINITE;
    for idx in 0..candidates.len() {
        let mv = candidates[idx].mv;
        let next = search.data.after(search.tables, root, &mv);
        let less = search.reduction(&mv, idx, search.depth, bounds);
        let score = search.try_move(&next, search.depth, less, open, (0, idx));
        if search.stopped {
            return None;
        }
        if score <= best {
            continue;
        }
        best = score;
        if idx == 0 || score > open.alpha {
            keep(search, &mut candidates[idx], score);
            bring_forward(candidates, idx, 0);
        }
        open.alpha = open.alpha.max(score);
        if score >= open.beta {
            break;
        }
    }
    Some(best)
}

/// Finds the true scores of all moves that are near the best, best first.
fn search_near<B: Bits>(
    search: &mut Search<'_, B>,
    root: &Node<B>,
    candidates: &mut [Candidate<B>],
) -> Option<()> {
    let margin = i32::from(search.limits.weakness.margin);
    let mut open = Bounds { alpha: -Score::INFINITE, beta: Score::INFINITE };
    for candidate in candidates.iter_mut() {
        let next = search.data.after(search.tables, root, &candidate.mv);
        let score = -search.descend(&next, search.depth - 1, open.flip(), 0);
        if search.stopped {
            return None;
        }
        keep(search, candidate, score);
        open.alpha = open.alpha.max(score - margin - 1);
    }
    put_best_in_front(candidates);
    Some(())
}

/// Moves as many as a weak player looks at to the front, best first; among equals the earlier one
/// stays earlier. (A sort of everything would be a tenth of the worker's code.)
pub(super) fn put_best_in_front<B: Bits>(candidates: &mut [Candidate<B>]) {
    for front in 0..N_CANDIDATES.min(candidates.len()) {
        let mut best = front;
        for idx in front + 1..candidates.len() {
            if candidates[idx].score > candidates[best].score {
                best = idx;
            }
        }
        bring_forward(candidates, best, front);
    }
}

/// Moves one candidate before others that keep their order.
fn bring_forward<B: Bits>(candidates: &mut [Candidate<B>], from: usize, to: usize) {
    for idx in (to..from).rev() {
        candidates.swap(idx, idx + 1);
    }
}

fn keep<B: Bits>(search: &mut Search<'_, B>, candidate: &mut Candidate<B>, score: Score) {
    search.keep_line(&candidate.mv, 0);
    candidate.score = score;
    candidate.pv.clone_from(&search.data.frames[0].pv);
}

pub(super) fn widen<B: Bits>(moves: &[Move<B>]) -> Vec<Move> {
    moves.iter().map(Move::widen).collect()
}

/// Whether more depth cannot change a certain end.
pub(super) fn is_decided(score: Score, depth: u8) -> bool {
    match score.read() {
        Reading::Value(_) => false,
        Reading::Win(plies) | Reading::Loss(plies) => plies <= u16::from(depth),
    }
}

/// The best move, or now and then another that looks nearly as good.
pub(super) fn choose<B: Bits>(
    candidates: &[Candidate<B>],
    weakness: Weakness,
    hash: u64,
) -> &Candidate<B> {
    let best = &candidates[0];
    let mut random = Random::new(weakness.seed ^ hash);
    if best.score.is_end() || random.below(100) >= usize::from(weakness.percent) {
        return best;
    }
    let least = best.score - i32::from(weakness.margin);
    let n_near = candidates.iter().take(N_CANDIDATES).filter(|other| other.score >= least).count();
    match n_near.saturating_sub(1) {
        0 => best,
        n_others => &candidates[1 + random.below(n_others)],
    }
}
