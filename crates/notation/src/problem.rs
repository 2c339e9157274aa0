//! Problems as they are passed on: a position and the moves that solve it, in lines of text, in a file of
//! PDN, or as the address of a site that has the position in it. Nothing is fetched.
//!
//! ```
//! use damiera_notation::problem;
//! use damiera_rules::rulesets;
//!
//! let entry = rulesets::find("international").unwrap();
//! let text = "W:W27,32,34,37,38,40,45:B11,12,16,18,23,25 1.27-22 18x27 2.32x21 16x27 3.34-30 25x34 4.40x16";
//! let found = problem::of_lines(text, entry);
//! let problem = found[0].result.as_ref().unwrap();
//! assert_eq!(problem.moves.len(), 7);
//! assert!(problem.flaw.is_none());
//! ```

mod address;

use std::sync::Arc;

use damiera_rules::rulesets::Entry;
use damiera_rules::{Position, Ruleset};

use crate::exercise::{self, MAX_TURNS};
use crate::fen::{self, FenError};
use crate::lesson::{Lesson, MAX_STEPS, Step, Value};
use crate::lines::{self, Fault, Reason};
use crate::link;
use crate::pdn::{self, Reader, Record, TooLong};
use crate::tree::{Origin, Tree};

/// The most plies of a solution: of so many turns the other side answers all but the last.
pub const MAX_PLIES: usize = 2 * MAX_TURNS - 1;

/// The longest line that is read, in bytes.
const MAX_LINE: usize = 1 << 14;

/// The most words of a line that are looked at for a position.
const MAX_WORDS: usize = 50;

/// How much of what stands before a position becomes a title, in bytes.
const MAX_TITLE: usize = 80;

/// A position, and the moves that solve it as far as they can be played.
#[derive(Clone, Debug)]
pub struct Problem {
    /// By what it is played.
    pub entry: &'static Entry,
    /// Its rules, compiled.
    pub ruleset: Arc<Ruleset>,
    /// What is to be solved.
    pub start: Position,
    /// The solution: the side to move solves, the other one replies.
    pub moves: Vec<String>,
    /// What it is called, if anything says so.
    pub title: String,
    /// Where the solution cannot be played on.
    pub flaw: Option<Flaw>,
}

/// Where a solution fails.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("in the solution, ply {ply}: {why}")]
pub struct Flaw {
    /// The ply that cannot be played, counted from 1.
    pub ply: usize,
    /// Why not.
    pub why: FlawReason,
}

/// Why a solution cannot be played on.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FlawReason {
    /// It goes on with something that is no move there.
    #[error("{}", .0.what())]
    Unplayable(Box<Fault>),
    /// It goes on for longer than an exercise does.
    #[error("an exercise has {MAX_TURNS} turns at most")]
    TooLong,
}

/// Why there is no problem, or not the whole of it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProblemError {
    /// There is no position, or a faulty one.
    #[error(transparent)]
    Position(FenError),
    /// An address of a site has no position in it.
    #[error(
        "\"{0}\" holds no position: it names a game or a puzzle of that site, and nothing is fetched \
         from there. A FEN or PDN from there was expected"
    )]
    Address(String),
    /// An address names a game that there is not.
    #[error("\"{0}\" is a game that is not played here")]
    Game(String),
    /// There are no moves.
    #[error("a solution was expected")]
    NoSolution,
    /// A game of a file cannot be read; holds its first fault.
    #[error(transparent)]
    Record(Box<Fault>),
    /// There are more problems than a lesson has steps.
    #[error("a lesson has {MAX_STEPS} steps at most")]
    TooMany,
    /// The solution cannot be played to its end.
    #[error(transparent)]
    Flaw(Flaw),
}

/// What was found at a place of a text.
#[derive(Clone, Debug)]
pub struct Found {
    /// The line or, in a file of games, the game, counted from 1.
    pub number: usize,
    /// The problem, or why there is none.
    pub result: Result<Problem, ProblemError>,
}

/// The problems of a text, one to a line: a FEN or an address, and the moves behind it, which may go on in
/// the lines below. `entry` is what they are played by, unless an address names another game.
pub fn of_lines(text: &str, entry: &'static Entry) -> Vec<Found> {
    let ruleset = Arc::new(Ruleset::new(&entry.rules));
    let mut found: Vec<(usize, String)> = Vec::new();
    for (idx, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.len() > MAX_LINE {
            continue;
        }
        match found.last_mut() {
            Some((_, before)) if position_in(line).is_none() && before.len() < MAX_LINE => {
                before.push(' ');
                before.push_str(line);
            }
            _ => found.push((idx + 1, line.to_owned())),
        }
    }
    let read =
        |(number, line): (usize, String)| Found { number, result: of_line(&line, entry, &ruleset) };
    found.into_iter().map(read).collect()
}

/// Whether a text is problems to be read by [`of_lines`]: it has an address of a site, or a position and
/// something like a move behind it.
pub fn is_lines(text: &str) -> bool {
    if text.lines().take(MAX_STEPS).any(|line| line.trim_start().starts_with('[')) {
        return false;
    }
    let mut has_position = false;
    for line in text.lines().take(MAX_STEPS) {
        let rest = match position_in(line) {
            Some(Place { is_address: true, .. }) => return true,
            Some(place) => {
                has_position = true;
                place.rest
            }
            None => line,
        };
        if has_position && rest.split_whitespace().take(MAX_WORDS).any(is_like_move) {
            return true;
        }
    }
    false
}

/// A position in a line.
struct Place<'a> {
    /// What stands before it.
    before: &'a str,
    /// The FEN, or an address.
    word: &'a str,
    is_address: bool,
    /// What stands behind it.
    rest: &'a str,
}

/// The first position of a line.
fn position_in(line: &str) -> Option<Place<'_>> {
    let mut at = 0;
    for word in line.split_whitespace().take(MAX_WORDS) {
        let start = at + line.get(at..)?.find(word)?;
        at = start + word.len();
        let is_address = address::is_one(word);
        if is_address || is_fen(word) {
            let (before, rest) = (line.get(..start)?.trim(), line.get(at..)?.trim());
            return Some(Place { before, word, is_address, rest });
        }
    }
    None
}

/// Whether a word begins as a FEN does: `W:W` or `B:B`, perhaps in quotes.
fn is_fen(word: &str) -> bool {
    let plain = word.trim_start_matches(['"', '\'', '[', '(']);
    let mut chars = plain.chars().map(|ch| ch.to_ascii_uppercase());
    let is_side = |ch| matches!(ch, Some('W' | 'B'));
    is_side(chars.next()) && chars.next() == Some(':') && is_side(chars.next())
}

/// Whether a word names two squares, as moves do, perhaps behind a number.
fn is_like_move(word: &str) -> bool {
    let behind_digits = word.trim_start_matches(|ch: char| ch.is_ascii_digit());
    let behind_dots = behind_digits.trim_start_matches('.');
    let text = if behind_dots.len() < behind_digits.len() { behind_dots } else { word };
    let parts = text.split(['-', 'x', ':', '–', '×']);
    parts.filter(|part| part.ends_with(|ch: char| ch.is_ascii_digit())).count() > 1
}

fn of_line(
    line: &str,
    entry: &'static Entry,
    ruleset: &Arc<Ruleset>,
) -> Result<Problem, ProblemError> {
    let whole = || Place { before: "", word: line, is_address: false, rest: "" };
    let place = position_in(line).unwrap_or_else(whole);
    let (entry, ruleset, fen) = if place.is_address {
        let (named, fen) = address::read(place.word)?;
        match named.filter(|named| named.rules.id != entry.rules.id) {
            Some(named) => (named, Arc::new(Ruleset::new(&named.rules)), fen),
            None => (entry, Arc::clone(ruleset), fen),
        }
    } else {
        let fen = place.word.trim_end_matches(['.', ',', ';', ')', '"', '\'']);
        (entry, Arc::clone(ruleset), fen.trim_start_matches(['"', '\'', '(']).to_owned())
    };
    let start = fen::parse(&ruleset, &fen).map_err(ProblemError::Position)?;
    let solution = place.rest.trim_end_matches(['.', '…', ' ']);
    let (tree, faults) = lines::read_as_far(Arc::clone(&ruleset), start, solution);
    let problem = Problem::new(entry, &tree, title_of(place.before), &faults);
    // A position of a site is worth having alone.
    if problem.is_empty() && !place.is_address {
        Err(ProblemError::NoSolution)
    } else {
        Ok(problem)
    }
}

/// Whether a character is part of a word. What ASCII does not have is taken for a letter.
const fn is_word(ch: char) -> bool {
    ch.is_ascii_alphanumeric() || !ch.is_ascii()
}

/// What stands before a position, as a title.
fn title_of(before: &str) -> String {
    let title = before.trim_matches(|ch| !is_word(ch));
    let is_title =
        title.len() <= MAX_TITLE && title.chars().any(|ch| is_word(ch) && !ch.is_ascii_digit());
    if is_title { title.to_owned() } else { String::new() }
}

/// A file of games, each of them a problem or not.
#[derive(Clone, Debug)]
pub struct Games {
    /// What each game holds.
    pub found: Vec<Found>,
    /// How many of them look like problems: see [`is_problem`].
    pub n_problems: usize,
    /// How many of them were read.
    pub n_games: usize,
}

/// Whether a text is games of which each begins from a position of its own, as far as they are read.
pub fn is_pdn(text: &str) -> bool {
    let listing = pdn::scan(text).ok().filter(|listing| !listing.games.is_empty());
    listing.is_some_and(|listing| {
        let mut games = listing.games.iter().take(MAX_STEPS);
        games.all(|game| pdn::value(&game.tags, "FEN").is_some())
    })
}

/// The games of a file as problems, as many as a lesson has steps; `entry` is what those are played by that
/// do not say it, else that is guessed.
///
/// # Errors
/// [`TooLong`].
pub fn of_pdn(text: &str, entry: Option<&'static Entry>) -> Result<Games, TooLong> {
    let listing = pdn::scan(text)?;
    let mut reader = Reader::new(entry);
    let mut games = Games { found: Vec::new(), n_problems: 0, n_games: 0 };
    for (idx, listed) in listing.games.iter().enumerate().take(MAX_STEPS) {
        let record = reader.read(text, listed);
        games.n_problems += usize::from(is_problem(&record));
        games.n_games += 1;
        games.found.push(Found { number: idx + 1, result: of_record(&record) });
    }
    if listing.games.len() > MAX_STEPS {
        let result = Err(ProblemError::TooMany);
        games.found.push(Found { number: MAX_STEPS + 1, result });
    }
    Ok(games)
}

/// Whether a game of a file is a problem rather than a game: it begins from a position of its own, its moves
/// are as few as those of an exercise, and it does not name two players.
pub fn is_problem(record: &Record) -> bool {
    let is_known = |name| record.tag(name).is_some_and(|value| value.chars().any(is_word));
    let n_plies = record.tree.as_ref().map_or(0, |tree| tree.main_line().len());
    let is_short = (1..=MAX_PLIES).contains(&n_plies) || flaw_of(record).is_some();
    record.tag("FEN").is_some() && is_short && !(is_known("White") && is_known("Black"))
}

fn flaw_of(record: &Record) -> Option<&Fault> {
    record.faults.iter().find(|fault| is_of_moves(fault))
}

/// Whether a fault keeps a solution from being played to its end.
const fn is_of_moves(fault: &Fault) -> bool {
    matches!(fault.reason, Reason::Move(_) | Reason::TooMuch | Reason::SetUp(_))
}

fn of_record(record: &Record) -> Result<Problem, ProblemError> {
    let fault = || {
        // A game that has nothing to show has a fault that says why.
        let first = record.faults.first().cloned();
        first.map_or(ProblemError::NoSolution, |fault| ProblemError::Record(Box::new(fault)))
    };
    let (Some(entry), Some(tree)) = (record.entry, &record.tree) else { return Err(fault()) };
    let known = |name| record.tag(name).filter(|it| it.chars().any(is_word));
    let title = ["Event", "White", "Black"].into_iter().find_map(known).unwrap_or_default();
    let problem = Problem::new(entry, tree, title_of(title), &record.faults);
    if problem.is_empty() { Err(ProblemError::NoSolution) } else { Ok(problem) }
}

impl Problem {
    /// The main line of a tree, as far as it is moves.
    fn new(entry: &'static Entry, tree: &Tree, title: String, faults: &[Fault]) -> Self {
        let line = tree.main_line().into_iter().map(|id| tree.node(id));
        let played = line.take_while(|node| matches!(node.origin(), Origin::Move(_)));
        let mut moves: Vec<_> = played.map(|node| node.text().to_owned()).collect();
        let flaw = faults.iter().find(|fault| is_of_moves(fault)).map(|fault| Flaw {
            ply: moves.len() + 1,
            why: FlawReason::Unplayable(Box::new(fault.clone())),
        });
        let is_long = moves.len() > MAX_PLIES;
        moves.truncate(MAX_PLIES);
        let too_long = Flaw { ply: MAX_PLIES + 1, why: FlawReason::TooLong };
        let flaw = if is_long { Some(too_long) } else { flaw };
        let ruleset = Arc::clone(tree.ruleset());
        Self { entry, ruleset, start: *tree.start(), moves, title, flaw }
    }

    /// Whether not a move of the solution is known.
    fn is_empty(&self) -> bool {
        self.moves.is_empty() && self.flaw.is_none()
    }

    /// What is said of the exercise: names and values of a step, those without a value left out.
    fn values(&self) -> Vec<(&'static str, String)> {
        let (accept, then) = exercise::of_line(&self.moves);
        let values = [
            ("fen", fen::write(&self.ruleset, &self.start)),
            ("goal", "move".to_owned()),
            ("accept", accept),
            ("then", then),
        ];
        values.into_iter().filter(|(_, value)| !value.is_empty()).collect()
    }

    /// The exercise as a readable link, complete or not.
    pub fn link(&self) -> String {
        let values = self.values();
        let pairs = values.iter().map(|(name, value)| (*name, value.as_str()));
        let keys = pairs.map(|(name, value)| (link::short(name), value));
        link::join(
            [("v", "1"), ("g", self.entry.rules.id)]
                .into_iter()
                .chain(keys)
                .chain([("mode", "exercise")]),
        )
    }

    /// The exercise as a step of a lesson with this title, whose steps are of this game.
    fn step(&self, title: String, lesson: &Entry) -> Step {
        let own = self.entry.rules.id;
        let own = (own != lesson.rules.id).then(|| ("variant", own.to_owned()));
        let values = own.into_iter().chain(self.values());
        let board = values.map(|(name, value)| Value { name, value, line: 0 }).collect();
        Step { title, words: String::new(), board, line: 0 }
    }
}

/// A lesson of problems with one step for each whose solution has a move, and why the others are missing or
/// do not go to their end, with their numbers.
pub fn lesson(
    found: Vec<Found>,
    title: &str,
    entry: &Entry,
) -> (Lesson, Vec<(usize, ProblemError)>) {
    let mut faults = Vec::new();
    let mut steps = Vec::new();
    for Found { number, result } in found {
        match result {
            Err(why) => faults.push((number, why)),
            Ok(_) if steps.len() == MAX_STEPS => {
                faults.push((number, ProblemError::TooMany));
                break;
            }
            Ok(problem) => {
                if let Some(flaw) = &problem.flaw {
                    faults.push((number, ProblemError::Flaw(flaw.clone())));
                } else if problem.moves.is_empty() {
                    faults.push((number, ProblemError::NoSolution));
                }
                if !problem.moves.is_empty() {
                    let n = (steps.len() + 1).to_string();
                    let title = problem.title.as_str();
                    let title = if title.is_empty() { n } else { format!("{n}. {title}") };
                    steps.push(problem.step(title, entry));
                }
            }
        }
    }
    let lesson = Lesson {
        title: title.trim().to_owned(),
        language: None,
        variant: Some(entry.rules.id.to_owned()),
        words: String::new(),
        steps,
    };
    (lesson, faults)
}
