//! Captures: which jumps a piece has, how they chain, and which chain must be chosen.

use std::collections::{BTreeMap, BTreeSet};

use super::games::{Choice, Landing, Promotion, Removal};
use super::{Piece, Play, Reference, Sq, State, Step, beyond, seen_by};

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
    /// For each of them in turn whether a king stood there, where the choice depends on the order.
    kings_met: Vec<bool>,
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
type Stage = (Piece, Sq, Option<Step>, BTreeSet<Sq>, Vec<bool>);

/// A complete capture, good enough to be chosen or not, with `Walk::kings_met`.
type Candidate = (Play, Vec<bool>);

/// The walks of one piece: where each stage was found able to go on, and the finished ones.
#[derive(Default)]
struct Walks {
    goes_on: BTreeMap<Stage, bool>,
    finished: Vec<Walk>,
}

impl Reference {
    /// All captures that the side to move may choose from.
    pub(super) fn captures(&self, state: &State) -> BTreeSet<Play> {
        let mut candidates = BTreeSet::new();
        for (&from, &piece) in &state.pieces {
            if piece.side == state.turn {
                candidates.extend(self.captures_from(state, from, piece));
            }
        }
        self.allowed_choices(state, candidates).into_iter().map(|(play, _)| play).collect()
    }

    /// Every complete capture by one piece.
    fn captures_from(&self, state: &State, from: Sq, piece: Piece) -> BTreeSet<Candidate> {
        let mut board = state.pieces.clone();
        board.remove(&from);
        let walk = Walk {
            piece,
            at: from,
            heading: None,
            captured: BTreeSet::new(),
            kings_met: Vec::new(),
            board,
            is_over: false,
        };
        let mut walks = Walks::default();
        self.follow(&walk, &mut walks);
        let candidate = |end: Walk| {
            // FMJD 3.5 and 4.15, FRI 8, "Dameo", "Dama Greca": a man is promoted if it *ends* on the
            // far row; other games crown it before that, on reaching the row.
            let promotes = !piece.king && (end.piece.king || self.is_last_row(end.at, piece.side));
            let play = Play { from, to: end.at, captured: end.captured, promotes };
            (play, end.kings_met)
        };
        walks.finished.into_iter().map(candidate).collect()
    }

    /// Follows every way on from `walk`, keeps the finished ones, and says whether there was any.
    ///
    /// FMJD 4.5, "Dameo", "Dama Greca", "Le regole della Dama": a capture goes on as long as there is something to take.
    fn follow(&self, walk: &Walk, walks: &mut Walks) -> bool {
        let (captured, kings_met) = (walk.captured.clone(), walk.kings_met.clone());
        let stage = (walk.piece, walk.at, walk.heading, captured, kings_met);
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
            // FMJD-64, "Dama Greca": if any landing square leads to another capture the move cannot end
            // here, whatever square is chosen. Where the most must be taken that follows from it.
            if ends.len() < next.len() {
                ends.clear();
            }
            if self.ends_on_first_square(walk, jump) {
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
        let directions = if walk.piece.king { self.facts.king_jumps } else { self.facts.man_jumps };
        let headings = seen_by(walk.piece.side, directions);
        headings.into_iter().filter_map(|heading| self.jump(walk, heading)).collect()
    }

    /// Whether a move that ends with this jump must end on the first square behind its victim.
    fn ends_on_first_square(&self, walk: &Walk, jump: &Jump) -> bool {
        match self.facts.landing {
            Landing::FirstAtEnd => true,
            Landing::FirstAtEndBehindKing => walk.board[&jump.victim].king,
            Landing::Any | Landing::First => false,
        }
    }

    fn jump(&self, walk: &Walk, heading: Step) -> Option<Jump> {
        // "Dama Greca": "sono vietati i cambi di direzione a 180°". Where pieces are removed after the
        // move the one just taken stands in the way.
        let back = (-heading.0, -heading.1);
        let may_turn_back = self.facts.removal != Removal::AtOnceWithoutTurningBack;
        if !may_turn_back && walk.heading == Some(back) {
            return None;
        }
        let flies = walk.piece.king && self.facts.kings_fly;
        let is_free = |sq: Sq| self.is_square(sq) && !walk.board.contains_key(&sq);
        let mut victim = beyond(walk.at, heading);
        while flies && is_free(victim) {
            victim = beyond(victim, heading);
        }
        // FMJD 4.8, FRI 13, "Dameo", "Le regole della Dama": no piece is jumped twice.
        let is_enemy = walk.board.get(&victim).is_some_and(|piece| piece.side != walk.piece.side);
        if !is_enemy || walk.captured.contains(&victim) {
            return None;
        }
        // FID 5.3 b.
        if !walk.piece.king && walk.board[&victim].king && !self.facts.men_take_kings {
            return None;
        }
        let mut landings = Vec::new();
        let mut landing = beyond(victim, heading);
        while is_free(landing) {
            landings.push(landing);
            if !flies || self.facts.landing == Landing::First {
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
        if self.facts.choice == Choice::Italian {
            next.kings_met.push(walk.board[&jump.victim].king);
        }
        // "Dama Greca": "i pezzi catturati vengono subito rimossi". FMJD 4.11, FRI 14, "Dameo": only
        // when the whole move is done; until then they stand in the way.
        if self.facts.removal != Removal::AfterTheMove {
            next.board.remove(&jump.victim);
        }
        if !walk.piece.king && self.is_last_row(to, walk.piece.side) {
            match self.facts.promotion {
                Promotion::AtRest => {}
                Promotion::EndsMove => next.is_over = true,
                Promotion::GoesOnAsKing => next.piece.king = true,
            }
        }
        next
    }

    /// The captures that the rules of choice leave open.
    fn allowed_choices(&self, state: &State, all: BTreeSet<Candidate>) -> BTreeSet<Candidate> {
        let with_king = |(play, _): &Candidate| state.pieces[&play.from].king;
        let number = |(play, _): &Candidate| play.captured.len();
        let kings = |(play, _): &Candidate| kings_taken(state, play);
        match self.facts.choice {
            Choice::Free => all,
            // ČUD: a king that can capture goes before the men.
            Choice::WithKing => best_by(all, with_king),
            Choice::Most => best_by(all, number),
            // FPD: the most pieces, and of those moves one that takes the most kings.
            Choice::MostThenKings => best_by(best_by(all, number), kings),
            // FID 6.6 the most pieces, 6.7 with a king, 6.8 the most kings, 6.9 the one that meets
            // a king first; 6.10 free among the rest.
            Choice::Italian => {
                let best = best_by(best_by(best_by(all, number), with_king), kings);
                best_by(best, |(_, kings_met)| kings_met.clone())
            }
            // FRI 11, "Dama Frisone": the greatest value; FRI 12: of equal values, one by a king.
            Choice::Frisian => {
                let most = best_by(all, |(play, _)| frisian_value(state, play));
                best_by(most, with_king)
            }
        }
    }
}

fn kings_taken(state: &State, play: &Play) -> usize {
    play.captured.iter().filter(|sq| state.pieces[sq].king).count()
}

/// FRI 11, "Dama Frisone": n kings are worth less than 2n men and more than 2n - 1. So count a king as
/// two men, and of equal sums the one with fewer kings in it is the greater.
fn frisian_value(state: &State, play: &Play) -> (usize, std::cmp::Reverse<usize>) {
    let kings = kings_taken(state, play);
    let men = play.captured.len() - kings;
    (2 * kings + men, std::cmp::Reverse(kings))
}

/// Those captures that no other one outranks.
fn best_by<K: Ord>(
    all: BTreeSet<Candidate>,
    rank: impl Fn(&Candidate) -> K,
) -> BTreeSet<Candidate> {
    let best = all.iter().map(&rank).max();
    all.into_iter().filter(|candidate| Some(rank(candidate)) == best).collect()
}
