//! What a person has begun to do on the board.
//!
//! A move is entered by choosing a piece and then squares: the next landing, or any square that
//! tells the move apart from the others. Everything that has only one continuation finishes
//! itself.

use crate::rules::paths::Route;
use crate::rules::{Game, Move, Square};

/// A legal move with one way to make it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The move.
    pub mv: Move<u128>,
    /// One way to make it.
    pub route: Route,
}

/// What has been begun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// Nothing.
    Idle,
    /// A piece is chosen, and has perhaps made some jumps.
    Selected(Entry),
    /// Several captures lead to the square that was asked for.
    Choosing {
        /// The piece and its jumps so far.
        entry: Entry,
        /// One candidate for each of those captures.
        choices: Vec<Candidate>,
    },
}

/// A chosen piece and the jumps it has made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Where the piece started.
    pub from: Square,
    /// Where it has landed.
    pub entered: Vec<Square>,
    /// Whether the last of these was reached by drag, so that nothing needs to slide there.
    pub by_hand: bool,
    /// What it can still become.
    pub candidates: Vec<Candidate>,
}

/// What a square means for an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// A move is complete.
    Play(Candidate),
    /// The capture goes on.
    Enter(Entry),
    /// The square does not tell which of these captures is meant.
    Choose(Vec<Candidate>),
    /// The piece cannot get there.
    Refuse,
}

impl Entry {
    /// A piece is chosen; `None` if it has no legal move.
    pub fn begin(game: &Game, from: Square) -> Option<Self> {
        /// Above this many moves of one piece, one route each is enough to choose from.
        const FULL_ROUTES_MAX: usize = 64;
        let moves: Vec<_> = game.legal_moves().iter().filter(|mv| mv.from == from).collect();
        let mut candidates = Vec::new();
        for mv in &moves {
            let all = if moves.len() <= FULL_ROUTES_MAX {
                game.ruleset().routes(game.position(), mv).ok()
            } else {
                None
            };
            let routes = all.unwrap_or_else(|| vec![game.ruleset().route(game.position(), mv)]);
            candidates.extend(routes.into_iter().map(|route| Candidate { mv: **mv, route }));
        }
        (!candidates.is_empty()).then(|| Self { from, entered: Vec::new(), by_hand: false, candidates })
    }

    /// Where the piece is now.
    pub fn at(&self) -> Square {
        self.entered.last().copied().unwrap_or(self.from)
    }

    /// What it has jumped.
    pub fn jumped(&self) -> &[Square] {
        let n_jumped = self.entered.len();
        self.candidates.first().and_then(|c| c.route.victims.get(..n_jumped)).unwrap_or_default()
    }

    /// The squares of its next landing.
    pub fn next_landings(&self) -> impl Iterator<Item = Square> + '_ {
        self.candidates.iter().filter_map(|c| c.route.landings.get(self.entered.len()).copied())
    }

    /// The squares on which its moves end.
    pub fn final_landings(&self) -> impl Iterator<Item = Square> + '_ {
        self.candidates.iter().map(|c| c.mv.to)
    }

    /// What it means to choose this square next.
    pub fn step(&self, square: Square) -> Step {
        let n_entered = self.entered.len();
        let next = self.having(|c| c.route.landings.get(n_entered) == Some(&square));
        if !next.is_empty() {
            return self.advance(next);
        }
        let ends_there = self.having(|c| c.mv.to == square);
        let meant = if ends_there.is_empty() {
            self.having(|c| c.route.landings.get(n_entered..).is_some_and(|l| l.contains(&square)))
        } else {
            ends_there
        };
        match one_of_each_move(&meant) {
            choices if choices.is_empty() => Step::Refuse,
            mut choices if choices.len() == 1 => Step::Play(choices.remove(0)),
            choices => Step::Choose(choices),
        }
    }

    fn having(&self, is_meant: impl Fn(&Candidate) -> bool) -> Vec<Candidate> {
        self.candidates.iter().filter(|candidate| is_meant(candidate)).cloned().collect()
    }

    /// Lands on the next square of these candidates, and on all that follow without a choice.
    fn advance(&self, candidates: Vec<Candidate>) -> Step {
        let Some(first) = candidates.first() else { return Step::Refuse };
        if candidates.iter().all(|candidate| candidate.mv == first.mv) {
            return Step::Play(first.clone());
        }
        let mut entered = self.entered.clone();
        while let Some(&landing) = first.route.landings.get(entered.len()) {
            if candidates.iter().any(|c| c.route.landings.get(entered.len()) != Some(&landing)) {
                break;
            }
            entered.push(landing);
        }
        Step::Enter(Self { from: self.from, entered, by_hand: false, candidates })
    }
}

/// The first candidate of each move.
fn one_of_each_move(candidates: &[Candidate]) -> Vec<Candidate> {
    let mut choices: Vec<Candidate> = Vec::new();
    for candidate in candidates {
        if choices.iter().all(|choice| choice.mv != candidate.mv) {
            choices.push(candidate.clone());
        }
    }
    choices
}
