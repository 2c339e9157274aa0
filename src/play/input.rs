//! The move that a person is entering on the board.
//!
//! A move is entered by choosing a piece and then squares: its next landing, or any square that
//! tells the move apart from the others. As soon as only one continuation is left, the move is
//! complete.
//!
//! A piece that jumps straight on may land on any square before its next victim, although a
//! [`Route`] names only one of them.

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

/// What has been entered so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// Nothing.
    Idle,
    /// A piece is chosen and may have made some jumps.
    Selected(MoveEntry),
    /// Several captures lead to the square that was pressed.
    Choosing {
        /// The piece and its jumps so far.
        entry: MoveEntry,
        /// One candidate for each of these captures.
        choices: Vec<Candidate>,
    },
}

/// A chosen piece and the jumps entered for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveEntry {
    /// The square that the piece started on.
    pub from: Square,
    /// The landings entered so far, one for each jump.
    pub entered: Vec<Square>,
    /// The square from which the piece slides to the last of these; `None` where it was dragged.
    pub slides_from: Option<Square>,
    /// The moves that are still possible.
    pub candidates: Vec<Candidate>,
}

/// What pressing a square means for the move being entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SquareMeaning {
    /// It completes a move.
    Play {
        /// The move.
        candidate: Candidate,
        /// Which of the move's landings the square is, counted from 1.
        n_landed: usize,
    },
    /// It adds a jump to the capture.
    Enter(MoveEntry),
    /// It fits several captures, of which one has to be chosen.
    Choose(Vec<Candidate>),
    /// The piece cannot go there.
    Refuse,
}

impl MoveEntry {
    /// Chooses a piece; `None` if it has no legal move.
    pub fn begin(game: &Game, from: Square) -> Option<Self> {
        /// With more moves than this, one route for each is listed, which is enough to choose from.
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

    /// The square that the piece is on now.
    pub fn at(&self) -> Square {
        self.entered.last().copied().unwrap_or(self.from)
    }

    /// The incomplete capture that results if the piece stops here, under rules by which that can
    /// be played.
    pub fn stopped(&self) -> Option<&Candidate> {
        let n_entered = self.entered.len();
        self.candidates.iter().find(|c| n_entered > 0 && c.route.landings.len() == n_entered)
    }

    /// The squares that it has jumped over.
    pub fn jumped(&self) -> &[Square] {
        let n_jumped = self.entered.len();
        self.candidates.first().and_then(|c| c.route.victims.get(..n_jumped)).unwrap_or_default()
    }

    /// The squares where it may land next, and those where its moves end.
    pub fn targets(&self, board: &Board) -> Vec<Square> {
        let n_entered = self.entered.len();
        let next = self.candidates.iter().flat_map(|c| c.rests(board, n_entered));
        let all = next.chain(self.candidates.iter().map(|c| c.mv.to));
        let set = all.fold(u128::EMPTY, |set, square| set | u128::of(square));
        set.squares().collect()
    }

    /// What pressing this square would mean.
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

    /// Completes a move: the piece was put on `square`, its `n_landed`th landing.
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

    /// Lands on the next square of these candidates, and goes on for as long as there is no choice.
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
    /// The squares where the piece may land after `n_jumped` jumps and one more: its landing and,
    /// if it jumps straight on, all squares before its next victim.
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

    /// The first jump from now, 0-based, after which it may land on a square.
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
