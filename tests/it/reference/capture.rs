//! Captures: which jumps a piece has, how they chain, and which chain must be chosen.

use std::collections::{BTreeMap, BTreeSet};

use super::board::{Game, Greek};
use super::quiet::{DIAGONAL, ORTHOGONAL};
use super::{Piece, Play, Reference, Sq, State, Step, beyond};

/// On a board of dark squares the next square of a row or column is two away.
const STRAIGHT_ON_DARK: [Step; 4] = [(0, -2), (-2, 0), (2, 0), (0, 2)];

/// A capture under way.
#[derive(Clone)]
struct Walk {
    /// The capturing piece as it is now.
    piece: Piece,
    /// Where it is now.
    at: Sq,
    /// The direction of its last jump.
    heading: Option<Step>,
    /// The squares it has jumped over.
    captured: BTreeSet<Sq>,
    /// Everything else that stands on the board; the square it started from is empty.
    board: BTreeMap<Sq, Piece>,
    /// Set when a rule ends the move here, whatever could still be taken.
    is_over: bool,
}

/// One piece that can be jumped now, and the free squares behind it, nearest first.
struct Jump {
    heading: Step,
    victim: Sq,
    landings: Vec<Sq>,
}

/// What decides how a walk can go on. Two walks that agree in it have the same future.
type Stage = (Piece, Sq, Option<Step>, BTreeSet<Sq>);

/// The walks of one piece: where each stage was found able to go on, and the finished ones.
#[derive(Default)]
struct Walks {
    goes_on: BTreeMap<Stage, bool>,
    finished: Vec<Walk>,
}

impl Reference {
    /// All captures that the side to move may choose from.
    pub(super) fn captures(&self, state: &State) -> BTreeSet<Play> {
        let mut plays = BTreeSet::new();
        for (&from, &piece) in &state.pieces {
            if piece.side == state.turn {
                plays.extend(self.captures_from(state, from, piece));
            }
        }
        self.allowed_choices(state, plays)
    }

    /// Every complete capture by one piece, good enough to be chosen or not.
    fn captures_from(&self, state: &State, from: Sq, piece: Piece) -> BTreeSet<Play> {
        let mut board = state.pieces.clone();
        board.remove(&from);
        let captured = BTreeSet::new();
        let walk = Walk { piece, at: from, heading: None, captured, board, is_over: false };
        let mut walks = Walks::default();
        self.follow(&walk, &mut walks);
        let play = |end: Walk| {
            // FMJD 3.5 and 4.15, FRI 8, seeds 000 and 002: a man is promoted if it *ends* on the
            // far row; Greek Variant II and English crown it before that, on reaching the row.
            let promotes = !piece.king && (end.piece.king || self.is_last_row(end.at, piece.side));
            Play { from, to: end.at, captured: end.captured, promotes }
        };
        walks.finished.into_iter().map(play).collect()
    }

    /// Follows every way on from `walk`, keeps the finished ones, and says whether there was any.
    ///
    /// FMJD 4.5, seeds 000, 002, 004: a capture goes on as long as there is something to take.
    fn follow(&self, walk: &Walk, walks: &mut Walks) -> bool {
        let stage = (walk.piece, walk.at, walk.heading, walk.captured.clone());
        if let Some(&known) = walks.goes_on.get(&stage) {
            return known;
        }
        let jumps = self.jumps(walk);
        walks.goes_on.insert(stage, !jumps.is_empty());
        for jump in &jumps {
            let next: Vec<Walk> =
                jump.landings.iter().map(|&to| self.after(walk, jump, to)).collect();
            let mut ends = Vec::new();
            for landed in &next {
                if !self.follow(landed, walks) {
                    ends.push(landed.clone());
                }
            }
            if let Game::Greek(_) = self.game {
                // Seed 002: kings "approdano nella prima casella libera che si trova oltre l'ultimo
                // pezzo saltato": the move can end only there, and only if no landing square leads
                // to another capture. In between any free square behind the piece will do: the
                // king of figures 6 and 7 turns on g2, two squares past e2.
                if ends.len() < next.len() {
                    ends.clear();
                }
                ends.truncate(1);
            }
            walks.finished.extend(ends);
        }
        !jumps.is_empty()
    }

    /// All jumps that the walking piece has next.
    fn jumps(&self, walk: &Walk) -> Vec<Jump> {
        if walk.is_over {
            return Vec::new();
        }
        let headings = self.capture_directions(walk.piece);
        headings.into_iter().filter_map(|heading| self.jump(walk, heading)).collect()
    }

    fn capture_directions(&self, piece: Piece) -> Vec<Step> {
        let ahead = piece.side.forward();
        match self.game {
            // FMJD 4.1 to 4.3, seed 001: diagonally, forward and back, men and kings.
            Game::International => DIAGONAL.to_vec(),
            // FRI 7 and 9, seed 003: "diagonalmente ed ortogonalmente, in otto direzioni diverse".
            Game::Frisian => [DIAGONAL, STRAIGHT_ON_DARK].concat(),
            // Seed 004: until crowned "può solo muoversi e catturare in direzione diagonale in
            // avanti"; kings forward and back.
            Game::English if piece.king => DIAGONAL.to_vec(),
            Game::English => vec![(-1, ahead), (1, ahead)],
            // Seed 000: "la cattura può avvenire solo ortogonalmente", men also back.
            Game::Dameo => ORTHOGONAL.to_vec(),
            // Seed 002: men "in verticale (solo in avanti) e in orizzontale", kings in all four.
            Game::Greek(_) if piece.king => ORTHOGONAL.to_vec(),
            Game::Greek(_) => vec![(0, ahead), (-1, 0), (1, 0)],
        }
    }

    fn jump(&self, walk: &Walk, heading: Step) -> Option<Jump> {
        // Seed 002: "sono vietati i cambi di direzione a 180°". Elsewhere the piece just taken
        // still stands in the way.
        let back = (-heading.0, -heading.1);
        if matches!(self.game, Game::Greek(_)) && walk.heading == Some(back) {
            return None;
        }
        // Seed 004: English kings jump adjacent pieces only. FMJD 4.3, FRI 9, seeds 000, 002:
        // other kings come from any distance and land on any free square behind.
        let flies = walk.piece.king && self.game != Game::English;
        let is_free = |sq: Sq| self.is_square(sq) && !walk.board.contains_key(&sq);
        let mut victim = beyond(walk.at, heading);
        while flies && is_free(victim) {
            victim = beyond(victim, heading);
        }
        // FMJD 4.8, FRI 13, seed 000, seed 004: no piece is jumped twice.
        let is_enemy = walk.board.get(&victim).is_some_and(|piece| piece.side != walk.piece.side);
        if !is_enemy || walk.captured.contains(&victim) {
            return None;
        }
        let mut landings = Vec::new();
        let mut landing = beyond(victim, heading);
        while is_free(landing) {
            landings.push(landing);
            if !flies {
                break;
            }
            landing = beyond(landing, heading);
        }
        if landings.is_empty() { None } else { Some(Jump { heading, victim, landings }) }
    }

    /// The walk after one more jump that lands on `to`.
    fn after(&self, walk: &Walk, jump: &Jump, to: Sq) -> Walk {
        let mut next = walk.clone();
        next.at = to;
        next.heading = Some(jump.heading);
        next.captured.insert(jump.victim);
        // Seed 002: "i pezzi catturati vengono subito rimossi". FMJD 4.11, FRI 14, seed 000: only
        // when the whole move is done; until then they stand in the way.
        if let Game::Greek(_) = self.game {
            next.board.remove(&jump.victim);
        }
        if !walk.piece.king && self.is_last_row(to, walk.piece.side) {
            match self.game {
                // Seed 004: the move ends when a man arrives at the far edge and is crowned.
                Game::English => next.is_over = true,
                // Seed 002, Variant II: "viene immediatamente promossa a dama ed in quanto tale
                // continua ad effettuare altre catture".
                Game::Greek(Greek::Promote) => next.piece.king = true,
                // All others: it goes on as a man.
                _ => {}
            }
        }
        next
    }

    /// The captures among `plays` that the duty to take the most leaves open.
    fn allowed_choices(&self, state: &State, plays: BTreeSet<Play>) -> BTreeSet<Play> {
        match self.game {
            // FMJD 4.13 and 4.14, seeds 000 and 002: the most pieces, of whatever kind.
            Game::International | Game::Dameo | Game::Greek(Greek::Base | Greek::Promote) => {
                best_by(plays, |play| play.captured.len())
            }
            // FRI 11, seed 003: the greatest value; FRI 12: of equal values, one by a king.
            Game::Frisian => {
                let most = best_by(plays, |play| frisian_value(state, play));
                best_by(most, |play| state.pieces[&play.from].king)
            }
            // Seed 004, and seed 002 Variant I: free, but the capture once begun is completed.
            Game::English | Game::Greek(Greek::Free) => plays,
        }
    }
}

/// FRI 11, seed 003: n kings are worth less than 2n men and more than 2n - 1. So count a king as
/// two men, and of equal sums the one with fewer kings in it is the greater.
fn frisian_value(state: &State, play: &Play) -> (usize, std::cmp::Reverse<usize>) {
    let kings = play.captured.iter().filter(|sq| state.pieces[sq].king).count();
    let men = play.captured.len() - kings;
    (2 * kings + men, std::cmp::Reverse(kings))
}

/// Those plays that no other one outranks.
fn best_by<K: Ord>(plays: BTreeSet<Play>, rank: impl Fn(&Play) -> K) -> BTreeSet<Play> {
    let best = plays.iter().map(&rank).max();
    plays.into_iter().filter(|play| Some(rank(play)) == best).collect()
}
