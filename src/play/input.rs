//! What a person has begun to do on the board.
//!
//! A move is entered by choosing a piece and then squares: where it rests next, or any square that
//! tells the move apart from the others. Everything that has only one continuation finishes
//! itself.
//!
//! A piece that jumps straight on may rest on any square before its next victim; a [`Route`] names
//! only one of them.

use crate::rules::paths::Route;
use crate::rules::{Bits, Board, Game, Move, Square};

/// A legal move with one way to make it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The move.
    pub mv: Move,
    /// One way to make it.
    pub route: Route,
}

/// What has been begun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// Nothing.
    Idle,
    /// A piece is chosen, and has perhaps made some jumps.
    Selected(MoveEntry),
    /// Several captures lead to the square that was asked for.
    Choosing {
        /// The piece and its jumps so far.
        entry: MoveEntry,
        /// One candidate for each of those captures.
        choices: Vec<Candidate>,
    },
}

/// A chosen piece and the jumps it has made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveEntry {
    /// Where the piece started.
    pub from: Square,
    /// Where it has rested, after one jump each.
    pub entered: Vec<Square>,
    /// From where it slides to the last of these; nowhere if a hand has put it there.
    pub slides_from: Option<Square>,
    /// What it can still become.
    pub candidates: Vec<Candidate>,
}

/// What a square means for an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SquareMeaning {
    /// A move is complete.
    Play {
        /// The move.
        candidate: Candidate,
        /// Which of its landings the square is, counted from 1.
        n_landed: usize,
    },
    /// The capture goes on.
    Enter(MoveEntry),
    /// The square does not tell which of these captures is meant.
    Choose(Vec<Candidate>),
    /// The piece cannot get there.
    Refuse,
}

impl MoveEntry {
    /// A piece is chosen; `None` if it has no legal move.
    pub fn begin(game: &Game, from: Square) -> Option<Self> {
        /// Above this many moves of one piece, one route each is enough to choose from.
        const FULL_ROUTES_MAX: usize = 64;
        let playable = game.legal_moves().iter().chain(game.faulty_moves());
        let moves: Vec<_> = playable.filter(|mv| mv.from == from).collect();
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
        let entry = Self { from, entered: Vec::new(), slides_from: None, candidates };
        (!entry.candidates.is_empty()).then_some(entry)
    }

    /// Where the piece is now.
    pub fn at(&self) -> Square {
        self.entered.last().copied().unwrap_or(self.from)
    }

    /// The move that is complete if the piece goes no further, though it could: a capture stopped
    /// too early, where that can be played.
    pub fn stopped(&self) -> Option<&Candidate> {
        let n_entered = self.entered.len();
        self.candidates.iter().find(|c| n_entered > 0 && c.route.landings.len() == n_entered)
    }

    /// What it has jumped.
    pub fn jumped(&self) -> &[Square] {
        let n_jumped = self.entered.len();
        self.candidates.first().and_then(|c| c.route.victims.get(..n_jumped)).unwrap_or_default()
    }

    /// The squares on which it may rest next, and those on which its moves end.
    pub fn targets(&self, board: &Board) -> Vec<Square> {
        let n_entered = self.entered.len();
        let next = self.candidates.iter().flat_map(|c| c.rests(board, n_entered));
        let all = next.chain(self.candidates.iter().map(|c| c.mv.to));
        let set = all.fold(u128::EMPTY, |set, square| set | u128::of(square));
        set.squares().collect()
    }

    /// What it means to choose this square next.
    pub fn meaning(&self, board: &Board, square: Square) -> SquareMeaning {
        let n_entered = self.entered.len();
        let next = self.having(|c| c.rests(board, n_entered).contains(&square));
        if let Some(stopped) = self.stopped().filter(|_| square == self.at()) {
            return self.play(stopped, n_entered, square);
        }
        if !next.is_empty() {
            return self.advance(next, square);
        }
        let ends_there = self.having(|c| c.mv.to == square);
        let meant = if ends_there.is_empty() {
            self.having(|c| c.reaches(board, n_entered, square).is_some())
        } else {
            ends_there
        };
        match one_of_each_move(&meant).as_slice() {
            [] => SquareMeaning::Refuse,
            [only] if only.mv.to == square => self.play(only, only.route.landings.len(), square),
            [only] => {
                let jump_idx = only.reaches(board, n_entered, square).unwrap_or(n_entered);
                self.play(only, jump_idx + 1, square)
            }
            several => SquareMeaning::Choose(several.to_vec()),
        }
    }

    /// The move is complete; the piece has been put on `square` as its `n_landed`th landing.
    fn play(&self, candidate: &Candidate, n_landed: usize, square: Square) -> SquareMeaning {
        let mut candidate = candidate.clone();
        let landings = &mut candidate.route.landings;
        for (landing, &rest) in landings.iter_mut().zip(&self.entered) {
            *landing = rest;
        }
        if let Some(landing) = landings.get_mut(n_landed - 1) {
            *landing = square;
        }
        SquareMeaning::Play { candidate, n_landed }
    }

    fn having(&self, is_meant: impl Fn(&Candidate) -> bool) -> Vec<Candidate> {
        self.candidates.iter().filter(|candidate| is_meant(candidate)).cloned().collect()
    }

    /// Rests on the next square of these candidates, and lands on all that follow without a choice.
    fn advance(&self, candidates: Vec<Candidate>, square: Square) -> SquareMeaning {
        let Some(first) = candidates.first() else { return SquareMeaning::Refuse };
        if candidates.iter().all(|candidate| candidate.mv == first.mv) {
            return self.play(first, self.entered.len() + 1, square);
        }
        let mut entered = self.entered.clone();
        entered.push(square);
        while let Some(&landing) = first.route.landings.get(entered.len()) {
            if candidates.iter().any(|c| c.route.landings.get(entered.len()) != Some(&landing)) {
                break;
            }
            entered.push(landing);
        }
        SquareMeaning::Enter(Self {
            from: self.from,
            entered,
            slides_from: Some(self.at()),
            candidates,
        })
    }
}

impl Candidate {
    /// The squares on which the piece may rest after this many jumps and one more: its landing and,
    /// if it goes straight on from there, the squares before its next victim.
    fn rests(&self, board: &Board, n_jumped: usize) -> Vec<Square> {
        let Route { landings, victims } = &self.route;
        let Some(&landing) = landings.get(n_jumped) else { return Vec::new() };
        let mut rests = vec![landing];
        let before = n_jumped.checked_sub(1).and_then(|idx| landings.get(idx));
        if let Some(&victim) = victims.get(n_jumped + 1) {
            let heading = board.direction(*before.unwrap_or(&self.mv.from), landing);
            if heading == board.direction(landing, victim) {
                rests.extend(board.between(landing, victim));
            }
        }
        rests
    }

    /// After which jump it may rest on a square, those behind it left out; 0-based.
    fn reaches(&self, board: &Board, n_jumped: usize, square: Square) -> Option<usize> {
        let n_landings = self.route.landings.len();
        (n_jumped..n_landings).find(|&idx| self.rests(board, idx).contains(&square))
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
