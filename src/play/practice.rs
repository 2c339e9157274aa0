//! Endings to win or to hold against the tables, and games played on from any position: each move of the person
//! is judged, and can be taken back. What is known of a position comes from outside; nothing here searches.

pub mod log;

use std::cmp::Reverse;
use std::rc::Rc;

use super::analysis::{EngineScore, Value};
use super::game::Thought;
use super::table::Table;
use crate::notation::level::Level;
use crate::notation::{fen, link, movetext, turn};
use crate::rules::{Color, Game, Status};

/// Men and kings of the side to move, then of the other one.
pub type Material = [u8; 4];

/// So many moves of one's own hold an ending.
pub const HOLD_MOVES: usize = 12;

/// So much worse, in thousandths of [`Value::share`], a move is inaccurate, and a mistake.
const INACCURATE: u16 = 80;
/// See [`INACCURATE`].
const MISTAKE: u16 = 180;

/// What is to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// Win in as few plies as possible.
    Win,
    /// Keep the draw.
    Hold,
}

/// Endings with one material and one goal, the shortest or easiest first. White is the person's side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Series {
    /// The id of the ruleset.
    pub ruleset: &'static str,
    /// What is to be done.
    pub goal: Goal,
    /// What stands on the board.
    pub material: Material,
    /// The position as FEN, and the plies that a win takes against the best defense; 0 where it is held.
    pub endings: Vec<(String, u16)>,
}

impl Series {
    /// What is kept under: `w0201`.
    pub fn key(&self) -> String {
        let digits = self.material.map(|count| char::from(b'0' + count.min(9)));
        let goal = if self.goal == Goal::Win { 'w' } else { 'h' };
        std::iter::once(goal).chain(digits).collect()
    }
}

/// How a position comes out, for the side that moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// It wins in this many plies, the move included.
    Win(u16),
    /// Neither side can win.
    Draw,
    /// It loses in this many plies.
    Loss(u16),
}

impl Worth {
    /// The better, the higher: wins before draws before losses.
    const fn rank(self) -> u8 {
        match self {
            Self::Loss(_) => 0,
            Self::Draw => 1,
            Self::Win(_) => 2,
        }
    }

    /// Grows with what the side that moves likes better: shorter wins, longer losses.
    const fn value(self) -> i32 {
        match self {
            Self::Win(plies) => 10_000 - plies as i32,
            Self::Draw => 0,
            Self::Loss(plies) => plies as i32 - 10_000,
        }
    }
}

/// A move, and what it leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weighed {
    /// As the notation writes it.
    pub text: String,
    /// For the side that makes it.
    pub worth: Worth,
    /// How many replies there are, and how many of them make it worse for the other side.
    pub n_replies: u32,
    /// See [`n_replies`](Self::n_replies).
    pub n_wrong: u32,
}

/// What is known of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Known {
    /// What each move leads to, from the tables.
    Exactly(Vec<Weighed>),
    /// What a search says: the best move and the score for the side to move.
    Searched {
        /// As the notation writes it.
        best: String,
        /// See [`EngineScore`].
        score: EngineScore,
    },
    /// Nothing: it could not be worked out.
    Not,
}

/// What a move was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// None was better.
    Best,
    /// As good as the best, or nearly.
    Good,
    /// The win takes so many plies more.
    Longer(u16),
    /// It holds.
    Held,
    /// A little worse than the best.
    Inaccurate,
    /// Much worse.
    Mistake,
    /// It would have won, and is drawn now.
    WinGone,
    /// It is lost now.
    Lost,
}

impl Verdict {
    /// Whether one would rather take it back.
    pub const fn is_bad(self) -> bool {
        matches!(self, Self::Mistake | Self::WinGone | Self::Lost)
    }
}

/// A judged move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// As the notation writes it.
    pub text: String,
    /// What it was.
    pub verdict: Verdict,
    /// A better one, where there is one.
    pub better: Option<String>,
}

/// How an ending came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// It was won, with so many plies more than it takes.
    Won(u16),
    /// It was held.
    Held,
    /// The win was not made, or the game was lost.
    Missed,
}

/// What is played.
#[derive(Clone, Debug, PartialEq, Eq)]
enum What {
    /// An ending of a series.
    Ending(Rc<Series>, usize),
    /// A game played on from a position, by this side.
    Free(Color),
}

/// An ending or a game being played, and what is known of the positions that came up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drill {
    ruleset: &'static str,
    what: What,
    /// The position that it begins from, as FEN.
    start: String,
    /// By plies: the move that led to the position, and what is known there.
    known: Vec<(String, Known)>,
    /// How many hints were taken, and after how many plies the last one.
    n_hints: u32,
    hinted: Option<usize>,
}

impl Drill {
    /// An ending of a series; `None` if there is none of that number.
    pub fn ending(series: &Rc<Series>, at: usize) -> Option<Self> {
        let start = series.endings.get(at)?.0.clone();
        let what = What::Ending(Rc::clone(series), at);
        Some(Self {
            ruleset: series.ruleset,
            what,
            start,
            known: Vec::new(),
            n_hints: 0,
            hinted: None,
        })
    }

    /// The game on a table, played on from the position shown by the side to move there.
    pub fn free(table: &Table) -> Self {
        let position = table.shown_position();
        let what = What::Free(position.turn());
        let start = fen::write(table.game().ruleset(), position);
        Self {
            ruleset: table.entry().rules.id,
            what,
            start,
            known: Vec::new(),
            n_hints: 0,
            hinted: None,
        }
    }

    /// The same from the beginning.
    #[must_use]
    pub fn again(&self) -> Self {
        let known = self.known.iter().take(1).cloned().collect();
        Self { known, n_hints: 0, hinted: None, ..self.clone() }
    }

    /// Another ending of the series, by its index.
    pub fn other(&self, at: usize) -> Option<Self> {
        match &self.what {
            What::Ending(series, _) => Self::ending(series, at),
            What::Free(_) => None,
        }
    }

    /// The series, and which of its endings it is.
    pub fn series(&self) -> Option<(&Series, usize)> {
        match &self.what {
            What::Ending(series, at) => Some((series, *at)),
            What::Free(_) => None,
        }
    }

    /// What is to be done; nothing but to play well in a game.
    pub fn goal(&self) -> Option<Goal> {
        self.series().map(|(series, _)| series.goal)
    }

    /// In how many plies it is won against the best defense.
    pub fn par(&self) -> u16 {
        self.series().and_then(|(series, at)| series.endings.get(at)).map_or(0, |it| it.1)
    }

    /// The person's side.
    pub fn side(&self) -> Color {
        match self.what {
            What::Ending(..) => Color::White,
            What::Free(side) => side,
        }
    }

    /// How many hints were taken.
    pub const fn n_hints(&self) -> u32 {
        self.n_hints
    }

    /// The best move, where a hint was asked for.
    pub fn hint(&self, moves: &[String]) -> Option<&str> {
        if self.hinted == Some(moves.len()) { self.best(moves) } else { None }
    }

    /// The link of the board that it is played on.
    pub(super) fn link(&self) -> String {
        let side = if self.side() == Color::White { "w" } else { "b" };
        let values = [
            ("v", "1"),
            ("g", self.ruleset),
            ("fen", self.start.as_str()),
            ("o", side),
            ("mode", "play"),
            ("you", side),
            ("level", "8"),
        ];
        link::join(values)
    }

    /// The same after a hint for the move after this many plies.
    #[must_use]
    pub fn hinted(&self, n_plies: usize) -> Self {
        let hinted = Some(n_plies);
        Self { n_hints: self.n_hints.saturating_add(1), hinted, ..self.clone() }
    }

    /// The same with what is known of the position after these moves.
    #[must_use]
    pub fn told(&self, moves: &[String], known: Known) -> Self {
        let mut next = self.clone();
        next.known.truncate(self.n_known(moves).min(moves.len()));
        if next.known.len() == moves.len() {
            next.known.push((moves.last().cloned().unwrap_or_default(), known));
        }
        next
    }

    /// Of how many positions along these moves something is known, from the first one on.
    fn n_known(&self, moves: &[String]) -> usize {
        let led = std::iter::once("").chain(moves.iter().map(String::as_str));
        self.known.iter().zip(led).take_while(|((by, _), led)| by == led).count()
    }

    /// The first position along these moves of which nothing is known, as the number of moves before it.
    pub fn unknown(&self, moves: &[String]) -> Option<usize> {
        let n_known = self.n_known(moves);
        (n_known <= moves.len()).then_some(n_known)
    }

    /// The position that the engine is asked about next, with the number of moves before it: the first one of the
    /// game of which nothing is known.
    pub fn asked(&self, table: &Table) -> Option<(usize, Thought)> {
        let ply = self.unknown(table.move_texts())?;
        if ply == table.game().plies().len() && table.status() != Status::Ongoing {
            return None;
        }
        let start = table.record.searched(ply).start;
        let thought = Thought {
            id: 0,
            ruleset: self.ruleset,
            fen: table.record.fen_at(start),
            moves: table.move_texts().get(start..ply)?.to_vec(),
            level: Level::STRONGEST,
            seed: 0,
        };
        Some((ply, thought))
    }

    /// What is known of the position after these moves.
    pub fn known(&self, moves: &[String]) -> Option<&Known> {
        let n_known = self.n_known(moves);
        self.known.get(moves.len()).filter(|_| n_known > moves.len()).map(|(_, known)| known)
    }

    /// The last move of the person's, judged, as far as that is known.
    pub fn judged(&self, table: &Table) -> Option<Judged> {
        let game = table.game();
        let is_own = |ply: usize| game.position_at(ply).is_some_and(|it| it.turn() == self.side());
        let ply = (0..game.plies().len()).rev().find(|&ply| is_own(ply))?;
        self.judged_at(table, ply)
    }

    /// Every move of the person's, judged, as far as that is known.
    pub fn all_judged(&self, table: &Table) -> Vec<Judged> {
        let game = table.game();
        let is_own =
            |&ply: &usize| game.position_at(ply).is_some_and(|it| it.turn() == self.side());
        (0..game.plies().len()).filter(is_own).filter_map(|it| self.judged_at(table, it)).collect()
    }

    fn judged_at(&self, table: &Table, ply: usize) -> Option<Judged> {
        let moves = table.move_texts();
        let text = moves.get(ply)?;
        match self.known(moves.get(..ply)?)? {
            Known::Exactly(weighed) => judged(weighed, text),
            Known::Searched { best, score } => {
                let (game, side) = (table.game(), self.side());
                let after = match value_of(game.status()) {
                    Some(value) if ply + 1 == moves.len() => value,
                    _ => match self.known(moves.get(..=ply)?)? {
                        Known::Searched { score, .. } => Value::of(*score, !side),
                        Known::Exactly(_) | Known::Not => return None,
                    },
                };
                let verdict = searched(Value::of(*score, side), after, side, best == text);
                let is_worse = !matches!(verdict, Verdict::Best | Verdict::Good);
                let better = (is_worse && best != text).then(|| best.clone());
                Some(Judged { text: text.clone(), verdict, better })
            }
            Known::Not => None,
        }
    }

    /// The best move of the position after these moves.
    pub fn best(&self, moves: &[String]) -> Option<&str> {
        match self.known(moves)? {
            Known::Exactly(weighed) => Some(&best_of(weighed)?.text),
            Known::Searched { best, .. } => Some(best),
            Known::Not => None,
        }
    }

    /// How the position after these moves comes out for the side to move, where the tables say it.
    pub fn worth(&self, moves: &[String]) -> Option<Worth> {
        match self.known(moves)? {
            Known::Exactly(weighed) => Some(best_of(weighed)?.worth),
            Known::Searched { .. } | Known::Not => None,
        }
    }

    /// What the other side plays at the end of a game: a loss as late as possible, a win as soon; where it is
    /// drawn, what leaves most ways to go wrong and has not been on the board.
    pub fn reply(&self, game: &Game, moves: &[String]) -> Option<(String, EngineScore)> {
        let weighed = match self.known(moves)? {
            Known::Exactly(weighed) => weighed,
            Known::Searched { best, score } => return Some((best.clone(), *score)),
            Known::Not => return None,
        };
        let seen = |text: &str| {
            let mv = movetext::find(game.ruleset(), game.position(), game.legal_moves(), text);
            let after = mv.map(|mv| game.ruleset().after(game.position(), &mv));
            let positions = (0..=game.plies().len()).filter_map(|ply| game.position_at(ply));
            after.map_or(0, |after| positions.filter(|it| **it == after).count())
        };
        let chosen = weighed.iter().max_by_key(|one| {
            let traps = u64::from(one.n_wrong) * 1000 / u64::from(one.n_replies.max(1));
            (one.worth.value(), Reverse(seen(&one.text)), traps)
        })?;
        let score = match chosen.worth {
            Worth::Win(plies) => EngineScore::KnownWin(plies),
            Worth::Draw => EngineScore::KnownDraw,
            Worth::Loss(plies) => EngineScore::KnownLoss(plies),
        };
        Some((chosen.text.clone(), score))
    }

    /// How it came out, once it is over.
    pub fn end(&self, game: &Game) -> Option<End> {
        let side = self.side();
        let n_plies = game.plies().len();
        let held = || {
            let n_own = n_plies.div_ceil(2);
            n_own >= HOLD_MOVES && game.position().turn() == side
        };
        Some(match (self.goal()?, game.status()) {
            (Goal::Win, Status::Won { winner, .. }) if winner == side => {
                let over = n_plies.saturating_sub(self.par().into());
                End::Won(u16::try_from(over).unwrap_or(u16::MAX))
            }
            (Goal::Hold, Status::Drawn { .. }) => End::Held,
            (Goal::Hold, Status::Won { winner, .. }) if winner == side => End::Held,
            (_, Status::Won { .. } | Status::Drawn { .. }) => End::Missed,
            (Goal::Hold, Status::Ongoing) if held() && self.holds(game) => End::Held,
            (_, Status::Ongoing | Status::Unlistable(_)) => return None,
        })
    }

    /// Whether the last position is known not to be lost.
    fn holds(&self, game: &Game) -> bool {
        let moves = turn::move_texts(game);
        self.worth(&moves).is_some_and(|worth| worth.rank() > 0)
    }
}

fn best_of(weighed: &[Weighed]) -> Option<&Weighed> {
    weighed.iter().max_by_key(|one| one.worth.value())
}

fn judged(weighed: &[Weighed], text: &str) -> Option<Judged> {
    let best = best_of(weighed)?;
    // A move that passes a capture over is in no table.
    let played = weighed.iter().find(|one| one.text == text)?;
    let verdict = match (best.worth, played.worth) {
        (Worth::Win(best), Worth::Win(plies)) if plies > best => Verdict::Longer(plies - best),
        (Worth::Win(_) | Worth::Draw, Worth::Win(_)) => Verdict::Best,
        (Worth::Win(_), Worth::Draw) => Verdict::WinGone,
        (Worth::Draw, Worth::Draw) => Verdict::Held,
        (Worth::Win(_) | Worth::Draw, Worth::Loss(_)) => Verdict::Lost,
        // It was lost before, and there was nothing to be done about it.
        (Worth::Loss(_), _) => return None,
    };
    let is_worse = verdict.is_bad() || matches!(verdict, Verdict::Longer(_));
    let better = is_worse.then(|| best.text.clone());
    Some(Judged { text: text.to_owned(), verdict, better })
}

/// The verdict on a move by what a search says before and after it.
fn searched(before: Value, after: Value, side: Color, is_best: bool) -> Verdict {
    let [before, after] = [before, after].map(|value| match side {
        Color::White => value.share(),
        Color::Black => 1000 - value.share(),
    });
    match before.saturating_sub(after) {
        _ if is_best => Verdict::Best,
        MISTAKE.. => Verdict::Mistake,
        INACCURATE.. => Verdict::Inaccurate,
        _ => Verdict::Good,
    }
}

/// The value of a finished game.
fn value_of(status: Status) -> Option<Value> {
    match status {
        Status::Won { winner, .. } => Some(Value::Won { by: winner, plies: 0 }),
        Status::Drawn { .. } => Some(Value::Drawn),
        Status::Ongoing | Status::Unlistable(_) => None,
    }
}
