//! What commands have in common: where they begin, and why one fails.

use std::io;

use super::lesson::JsonFault;
use super::{json, perft};
use crate::notation::fen;
use crate::notation::lesson::LessonError;
use crate::notation::lesson::packed::PackedError;
use crate::notation::level;
use crate::notation::link::LinkError;
use crate::notation::marks::MarkError;
use crate::notation::pdn::{MAX_BYTES, MAX_GAMES};
use crate::rules::{Position, Ruleset, TooManyCaptures};
use crate::rulesets::house::{self, HouseError};
use crate::rulesets::{ALL, compile};
use crate::search::Level;
use crate::text::Language;

/// A ruleset, and perhaps a position of it.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct PositionArgs {
    /// The ruleset; `damiera rulesets` lists them.
    #[arg(long, value_name = "ID")]
    pub(super) ruleset: String,
    /// The position; the ruleset's own start if it is left out.
    #[arg(long)]
    pub(super) fen: Option<String>,
}

/// Why a command has failed.
#[derive(Debug, thiserror::Error)]
pub(super) enum CliError {
    #[error("there is no ruleset \"{id}\": one of {known} was expected")]
    UnknownRuleset { id: String, known: String },
    #[error(transparent)]
    House(#[from] HouseError),
    #[error("the position cannot be read: {0}")]
    Fen(#[from] fen::FenError),
    #[error(transparent)]
    TooManyCaptures(#[from] TooManyCaptures),
    #[error("depth {depth} is out of range: 1 to {max} was expected", max = perft::MAX_DEPTH)]
    Depth { depth: usize },
    #[error("move {number}, {why}{legal}")]
    Move { number: usize, why: String, legal: String },
    #[error("\"{path}\" cannot be read: {why}")]
    Unreadable { path: String, why: io::Error },
    #[error("\"{path}\" cannot be written: {why}")]
    Unwritable { path: String, why: io::Error },
    #[error("{n_bad} of {n_lines} lines could not be answered; their lines say why")]
    BadLines { n_bad: usize, n_lines: usize },
    #[error("{n_bad} of {n_games} games have faults; their lines say which")]
    BadGames { n_bad: usize, n_games: usize },
    #[error("game {number} cannot be written as a link: {why}")]
    BadGame { number: usize, why: String },
    #[error("there is no game in {0}: tags or moves were expected")]
    NoGames(String),
    #[error("there is no game {wanted} in the file, which has {n_games}")]
    NoSuchGame { wanted: usize, n_games: usize },
    #[error("the file has more than {max} games; the others were not read", max = MAX_GAMES)]
    TooManyGames,
    #[error("the file is too long: at most {MAX_BYTES} bytes were expected")]
    TooLong,
    #[error(transparent)]
    Mark(#[from] MarkError),
    #[error("there is no language \"{0}\": one of {known} was expected", known = languages())]
    Language(String),
    #[error(
        "there is nothing to learn from: more games are needed, for quiet positions and some to set aside"
    )]
    NothingToLearn,
    #[cfg(not(target_family = "wasm"))]
    #[error("\"{command}\" {why}")]
    Guest { command: String, why: String },
    #[cfg(not(target_family = "wasm"))]
    #[error(
        "there are {n_openings} openings: at most that many pairs, or --opening with random moves, were expected"
    )]
    FewOpenings { n_openings: u32 },
    #[cfg(not(target_family = "wasm"))]
    #[error("opening {number}: {n_plies} random moves always end the game")]
    NoOpening { number: usize, n_plies: usize },
    #[cfg(not(target_family = "wasm"))]
    #[error("\"{player}\" has no techniques: nodes=, ms=, depth= or level= was expected")]
    NoTechniques { player: String },
    #[error("the lesson cannot be read: {0}")]
    Lesson(#[from] LessonError),
    #[error("the lesson cannot be read: {0}")]
    JsonLesson(#[from] JsonFault),
    #[error("the link to a lesson cannot be made or read: {0}")]
    PackedLesson(#[from] PackedError),
    #[error("{n_bad} of {n_steps} steps have faults; their lines say which")]
    BadSteps { n_bad: usize, n_steps: usize },
    #[error("not all problems could be read: {problems}", problems = .0.join("; "))]
    BadProblems(Vec<String>),
    #[error("there are no tactics of \"{ruleset}\": one of {known} was expected")]
    NoTactics { ruleset: String, known: String },
    #[error("the tactics of \"{name}\" cannot be read: {why}")]
    Tactics { name: String, why: String },
    #[error("{0} of the tactics could not be proved; their lines say which")]
    NotProved(usize),
    #[error("the exercise cannot be read: {0}")]
    Exercise(String),
    #[error("the exercise is not sound; the lines say why")]
    NotSound,
    #[error("there is no move to choose: the game is over")]
    GameOver,
    #[error("the standard input cannot be read: {0}")]
    Input(io::Error),
    #[error("the JSON cannot be read: {0}")]
    Json(#[from] json::JsonError),
    #[error("the link cannot be read: {0}")]
    Link(#[from] LinkError),
    #[error("the link has faults: {0}")]
    LinkFaults(String),
    #[error("the output cannot be written: {0}")]
    Output(#[from] io::Error),
}

impl PositionArgs {
    pub(super) fn ruleset(&self) -> Result<Ruleset, CliError> {
        compile(&self.ruleset).ok_or_else(|| CliError::unknown_ruleset(&self.ruleset))
    }

    pub(super) fn position(&self, ruleset: &Ruleset) -> Result<Position, CliError> {
        match &self.fen {
            None => Ok(ruleset.start()),
            Some(text) => Ok(fen::parse(ruleset, text)?),
        }
    }
}

impl CliError {
    pub(super) fn unknown_ruleset(id: &str) -> Self {
        if let (true, Err(why)) = (house::is_id(id), house::find(id)) {
            return why.into();
        }
        let known: Vec<_> = ALL.iter().map(|entry| entry.rules.id).collect();
        Self::UnknownRuleset { id: id.to_owned(), known: known.join(", ") }
    }

    /// What a failure to read this file is told as.
    pub(super) fn unreadable(path: &str) -> impl Fn(io::Error) -> Self + Copy {
        move |why| Self::Unreadable { path: path.to_owned(), why }
    }

    /// What a failure to write this file is told as.
    pub(super) fn unwritable(path: &str) -> impl Fn(io::Error) -> Self + Copy {
        move |why| Self::Unwritable { path: path.to_owned(), why }
    }

    /// Whether the reader of the output has closed it.
    pub(super) fn is_closed_pipe(&self) -> bool {
        match self {
            Self::Output(error) => error.kind() == io::ErrorKind::BrokenPipe,
            _ => false,
        }
    }
}

/// The language with this code.
pub(super) fn language(code: &str) -> Result<Language, CliError> {
    Language::of_code(code).ok_or_else(|| CliError::Language(code.to_owned()))
}

/// The codes of all languages.
fn languages() -> String {
    Language::ALL.map(Language::code).join(", ")
}

/// Reads a level, for clap too.
pub(super) fn level(text: &str) -> Result<Level, String> {
    let level = text.parse::<level::Level>().map_err(|why| why.to_string())?;
    // Both lists are the same.
    Level::of_halves(level.halves()).ok_or_else(|| level::NoLevel.to_string())
}
