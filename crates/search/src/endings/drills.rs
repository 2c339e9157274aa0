//! Endings worth playing out against the tables: which ones, what each move in them is worth, and which wins
//! hold whatever is counted. The same ones for everybody, as they follow from the tables alone.

use damiera_rules::counts::{CountedMove, Counts};
use damiera_rules::ends::{self, EarlyEnd};
use damiera_rules::spec::End;
use damiera_rules::{Bits, Game, Move, MoveList, Position, Ruleset, Status};

use super::class::{Army, Class};
use super::value::{self, DRAW};
use super::{Endings, MAX_PIECES, Outcome, Slot, Table, Unknown};
use crate::random::Random;
use crate::score::Ply;

/// Men and kings of the side to move, then of the other one.
pub type Material = [usize; 4];

/// The most numbers of one table that is made for practice: four pieces on 64 squares of which 32 are played,
/// three on any board up to 10x10.
pub const MAX_NUMBERS: usize = 1 << 20;

/// Bytes of all tables of one game.
pub const MAX_BYTES: usize = 12 << 20;

/// So many endings of one material are offered for winning, and as many for holding.
pub const N_DRILLS: usize = 12;

/// A shorter win is no ending, but a shot.
const LEAST_PLIES: Ply = 5;

/// Fewer moves are no choice.
const LEAST_MOVES: usize = 3;

/// So many positions of each length are looked at.
const N_LOOKED_AT: usize = 6;

/// About so many draws are looked at.
const N_DRAWS: u64 = 3000;

/// The most positions of one material that are looked at to prove wins against every count, and how many of them
/// are remembered.
const MAX_PROOF: usize = 60_000;
const N_KNOWN: usize = 1 << 14;

/// Up to this many squares endings of [`MAX_PIECES`] are worth the time, beyond it three kings against one.
const SMALL_BOARD: usize = 36;

/// A legal move, and what it leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weighed {
    /// The move.
    pub mv: Move,
    /// For the side that makes it. A win that moves counted toward a draw would cut short is a draw.
    pub outcome: Outcome,
    /// How many replies there are.
    pub n_replies: usize,
    /// How many of them make it worse for the other side.
    pub n_wrong: usize,
}

/// The materials whose endings a game can be practiced with, those of few pieces first.
pub fn materials(ruleset: &Ruleset) -> Vec<Material> {
    let is_small = ruleset.board().squares().len() <= SMALL_BOARD;
    let has_kings = !ruleset.rules().ends.contains(&End::FirstKing);
    let mut all = Vec::new();
    for n_pieces in 2..=MAX_PIECES {
        for n_own in (1..n_pieces).rev() {
            for own_kings in (0..=n_own).rev() {
                for their_kings in (0..=n_pieces - n_own).rev() {
                    let own = [n_own - own_kings, own_kings];
                    let their = [n_pieces - n_own - their_kings, their_kings];
                    let has_no_men = own[0] + their[0] == 0;
                    let is_worth_it = n_pieces < MAX_PIECES || is_small || has_no_men;
                    if is_worth_it && (has_kings || own[1] + their[1] == 0) {
                        all.push([own[0], own[1], their[0], their[1]]);
                    }
                }
            }
        }
    }
    all
}

const fn class([men, kings, their_men, their_kings]: Material) -> Class {
    Class { us: Army { men, kings }, them: Army { men: their_men, kings: their_kings } }
}

impl Endings {
    /// Wants the tables of this material and those that it leads to.
    pub(crate) fn want_material(&mut self, material: Material) {
        self.wanted = class(material).later(MAX_PIECES);
    }

    /// How a position comes out, whatever is counted.
    fn raw(&self, position: &Position) -> Result<Outcome, Unknown> {
        let (turn, tables) = (position.turn(), &self.moves);
        if position.side(turn).is_empty() {
            return Ok(outcome(value::without_move(tables)));
        }
        if let Some(end @ EarlyEnd::FirstKing { .. }) = ends::early_end(tables, position) {
            return Ok(outcome(value::of_early_end(end, turn)));
        }
        let (_, value) = self.entry(Class::of(position), position)?;
        Ok(outcome(value))
    }

    /// What each legal move at the end of a game leads to.
    ///
    /// # Errors
    /// [`Unknown`] if that is not known of one of them.
    pub(crate) fn weigh(&self, game: &Game) -> Result<Vec<Weighed>, Unknown> {
        if Class::of(game.position()).count() > MAX_PIECES {
            return Err(Unknown::TooManyPieces);
        }
        let weighed = |&mv: &Move| {
            let mut next = game.clone();
            let is_played = next.play(&mv).is_ok();
            debug_assert!(is_played, "a legal move can be played");
            let (outcome, n_wrong) = match next.status() {
                Status::Ongoing => self.outlook(&next)?,
                Status::Won { winner, .. } if winner == game.position().turn() => {
                    (Outcome::Win(1), 0)
                }
                Status::Won { .. } => (Outcome::Loss(1), 0),
                Status::Drawn { .. } | Status::Unlistable(_) => (Outcome::Draw, 0),
            };
            Ok(Weighed { mv, outcome, n_replies: next.legal_moves().len(), n_wrong })
        };
        game.legal_moves().iter().map(weighed).collect()
    }

    /// How a game comes out for the side that has moved, and how many replies make it better for that side.
    fn outlook(&self, game: &Game) -> Result<(Outcome, usize), Unknown> {
        let outcome = self.raw(game.position())?;
        let mut n_wrong = 0;
        for reply in game.legal_moves() {
            let after = game.ruleset().after(game.position(), reply);
            n_wrong += usize::from(rank(self.raw(&after)?.before()) < rank(outcome));
        }
        let told = outcome.before().within(game.plies_left()).unwrap_or(Outcome::Draw);
        Ok((told, n_wrong))
    }

    /// At most this many wins for the side to move, the shortest first, with their plies. The lengths are spread
    /// over all that there are; of one length those are taken in which few moves win.
    pub(crate) fn to_win(&self, material: Material, n: usize) -> Vec<(Position, Ply)> {
        let Slot::Made(table) = &self.slots[class(material).key()] else { return Vec::new() };
        let mut proof = Proof::new(self);
        let mut lengths = Vec::new();
        for (plies, numbers) in wins_by_length(table) {
            let mut found: Vec<_> = numbers.iter().filter_map(|&it| self.win(table, it)).collect();
            found.sort_by_key(|(share, _)| *share);
            let mut found = found.into_iter().map(|(_, position)| position);
            // The others of this length are looked at only where lengths are few.
            let first = found.find(|it| plies <= table.safe || proof.holds(it));
            lengths.extend(first.map(|first| (plies, first, found)));
        }
        if lengths.len() > n {
            let last = lengths.len() - 1;
            let spread = |idx| &lengths[idx * last / (n - 1).max(1)];
            return (0..n).map(spread).map(|(plies, first, _)| (*first, *plies)).collect();
        }
        let mut chosen: Vec<_> = lengths.iter().map(|(plies, first, _)| (*first, *plies)).collect();
        for _ in 1..N_LOOKED_AT {
            for (plies, _, others) in &mut lengths {
                let next = others.find(|it| *plies <= table.safe || proof.holds(it));
                chosen.extend(next.filter(|_| chosen.len() < n).map(|next| (next, *plies)));
            }
        }
        chosen.sort_by_key(|(_, plies)| *plies);
        chosen
    }

    /// Which part of the moves of the position of this number win, in hundredths; none if it is not worth
    /// playing out.
    fn win(&self, table: &Table, number: usize) -> Option<(usize, Position)> {
        let (position, moves) = self.quiet(table, number)?;
        let wins =
            |mv: &&Move| matches!(self.raw(&self.after(&position, mv)), Ok(Outcome::Loss(_)));
        Some((moves.iter().filter(wins).count() * 100 / moves.len(), position))
    }

    /// The position of this number and its moves, if the game goes on there and offers a choice of quiet moves.
    fn quiet(&self, table: &Table, number: usize) -> Option<(Position, Vec<Move>)> {
        let position = self.numbering.position(&table.numbers, number)?;
        let game = Game::from_position(self.ruleset.clone(), position);
        let moves = game.legal_moves();
        let is_quiet = moves.len() >= LEAST_MOVES && !moves.iter().any(Move::is_capture);
        (is_quiet && game.status() == Status::Ongoing).then(|| (position, moves.to_vec()))
    }

    /// At most this many draws that the side to move can lose, those first in which more moves hold: at
    /// most every third does.
    pub(crate) fn to_hold(&self, material: Material, n: usize) -> Vec<Position> {
        let Slot::Made(table) = &self.slots[class(material).key()] else { return Vec::new() };
        let n_values = u64::try_from(table.values.len()).unwrap_or(u64::MAX).max(1);
        let most = (u64::MAX / n_values).saturating_mul(N_DRAWS);
        let draws = table.values.iter().enumerate().filter(|(_, value)| **value == DRAW);
        let draws = draws.map(|(number, _)| (mixed(number), number));
        let mut draws: Vec<_> = draws.filter(|(mixed, _)| *mixed <= most).collect();
        draws.sort_unstable();
        let mut held: Vec<_> =
            draws.into_iter().filter_map(|(_, number)| self.draw(table, number)).take(n).collect();
        held.sort_by_key(|(share, _)| usize::MAX - share);
        held.into_iter().map(|(_, position)| position).collect()
    }

    /// The position of this number and which part of its moves hold, in hundredths; none if it is not worth
    /// playing out.
    fn draw(&self, table: &Table, number: usize) -> Option<(usize, Position)> {
        let (position, _) = self.quiet(table, number)?;
        let game = Game::from_position(self.ruleset.clone(), position);
        let moves = self.weigh(&game).ok()?;
        let holds = |mv: &&Weighed| mv.outcome == Outcome::Draw;
        let n_holding = moves.iter().filter(holds).count();
        if n_holding == 0 || n_holding * 3 > moves.len() {
            return None;
        }
        // What has been held once has to be held again.
        let mut next = game;
        let first = moves.iter().find(holds)?;
        next.play(&first.mv).ok()?;
        let replies = self.weigh(&next).ok()?;
        let goes_on = replies.iter().any(|it| it.outcome == Outcome::Draw && it.n_wrong > 0);
        goes_on.then_some((n_holding * 100 / moves.len(), position))
    }
}

fn outcome(value: i8) -> Outcome {
    match value {
        DRAW => Outcome::Draw,
        1.. => Outcome::Win(value::plies(value)),
        _ => Outcome::Loss(value::plies(value)),
    }
}

/// The better, the higher.
const fn rank(outcome: Outcome) -> u8 {
    match outcome {
        Outcome::Loss(_) => 0,
        Outcome::Draw => 1,
        Outcome::Win(_) => 2,
    }
}

/// An order that looks random.
fn mixed(number: usize) -> u64 {
    Random::new(u64::try_from(number).unwrap_or_default()).word()
}

/// The numbers of a few wins of each length, those of the shortest first.
fn wins_by_length(table: &Table) -> Vec<(Ply, Vec<usize>)> {
    let mut lengths: Vec<_> =
        (LEAST_PLIES..value::LONGEST).map(|plies| (plies, Vec::new())).collect();
    for (number, &value) in table.values.iter().enumerate() {
        let plies = value::plies(value);
        if value <= DRAW || !(LEAST_PLIES..value::LONGEST).contains(&plies) {
            continue;
        }
        let found = &mut lengths[usize::from(plies - LEAST_PLIES)].1;
        let one = (mixed(number), number);
        if found.len() == N_LOOKED_AT {
            if found.last().is_some_and(|last| *last <= one) {
                continue;
            }
            found.pop();
        }
        found.insert(found.partition_point(|other| *other < one), one);
    }
    let numbers = |found: Vec<(u64, usize)>| found.into_iter().map(|(_, number)| number).collect();
    lengths.into_iter().map(|(plies, found)| (plies, numbers(found))).collect()
}

/// Whether wins hold whatever is counted: the winner plays any shortest win, the loser does what it likes.
struct Proof<'a> {
    endings: &'a Endings,
    /// What is known to hold or not, by position and counts.
    known: Vec<Option<(u64, bool)>>,
    n_left: usize,
}

impl<'a> Proof<'a> {
    fn new(endings: &'a Endings) -> Self {
        Self { endings, known: vec![None; N_KNOWN], n_left: MAX_PROOF }
    }

    fn holds(&mut self, position: &Position) -> bool {
        let counts = self.endings.ruleset.clauses().begin(position);
        self.is_won(position, &counts)
    }

    /// For the side to move.
    fn is_won(&mut self, position: &Position, counts: &Counts) -> bool {
        let endings = self.endings;
        let key = self.key(position, counts);
        #[expect(clippy::cast_possible_truncation, reason = "any bits of it will do")]
        let place = key as usize % N_KNOWN;
        if let Some((_, is_won)) = self.known[place].filter(|(other, _)| *other == key) {
            return is_won;
        }
        if self.n_left == 0 {
            return false;
        }
        self.n_left -= 1;
        let Ok(outcome @ Outcome::Win(_)) = endings.raw(position) else { return false };
        let mut list = MoveList::new();
        endings.list(position, &mut list);
        let is_won = list.iter().all(|mv| {
            let after = endings.after(position, mv);
            let is_shortest = endings.raw(&after).is_ok_and(|then| then.before() == outcome);
            let counts = || self.next(position, mv, &after, counts);
            !is_shortest || counts().is_some_and(|counts| self.is_lost(&after, &counts))
        });
        self.known[place] = Some((key, is_won));
        is_won
    }

    /// For the side to move, whatever it plays.
    fn is_lost(&mut self, position: &Position, counts: &Counts) -> bool {
        let mut list = MoveList::new();
        self.endings.list(position, &mut list);
        list.iter().all(|mv| {
            let after = self.endings.after(position, mv);
            let counts = self.next(position, mv, &after, counts);
            counts.is_some_and(|counts| self.is_won(&after, &counts))
        })
    }

    /// The counts after a move, unless one may be full before the win.
    fn next(
        &self,
        before: &Position,
        mv: &Move,
        after: &Position,
        counts: &Counts,
    ) -> Option<Counts> {
        let step = CountedMove::new(before, mv, false);
        let (counts, left) = self.endings.ruleset.clauses().after(counts, before, step, after);
        let plies = self.endings.raw(after).ok()?.plies()?;
        (left >= plies.max(1)).then_some(counts)
    }

    fn key(&self, position: &Position, counts: &Counts) -> u64 {
        let ruleset = &self.endings.ruleset;
        let n_clauses = ruleset.rules().draws.len();
        let counts = (0..n_clauses).map(|idx| u64::from(ruleset.clauses().count(counts, idx)));
        counts.fold(ruleset.hash(position), |key, count| Random::new(key ^ count).word())
    }
}
