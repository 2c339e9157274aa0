//! The command line `damiera`: scripts depend on its output, so what a command prints changes only
//! together with its version.
//!
//! One file per command; each is a struct of arguments with a `run` that writes its lines. Errors
//! go to the standard error as one sentence that names the token, and the exit code is 1.

mod bench;
mod best;
mod clock;
mod diagram;
mod endings;
mod exercise;
#[cfg(not(target_family = "wasm"))]
mod hub;
mod json;
mod link;
#[cfg(not(target_family = "wasm"))]
mod matches;
mod moves;
mod pdn;
mod perft;
mod play;
mod rulesets;
mod threads;
mod train;
mod weights;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::Parser;
use clap::error::ErrorKind;

use crate::notation::fen;
use crate::notation::link::LinkError;
use crate::notation::marks::MarkError;
use crate::notation::pdn::{MAX_BYTES, MAX_GAMES};
use crate::rules::{Position, Ruleset, TooManyCaptures};
use crate::rulesets::house::{self, HouseError};
use crate::rulesets::{ALL, compile};
use crate::text::Language;

/// The draughts family on the command line.
#[derive(Debug, Parser)]
#[command(name = "damiera", version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, clap::Subcommand)]
enum Command {
    /// List the rulesets: `id<TAB>name`.
    Rulesets(rulesets::Rulesets),
    /// List the legal moves: `text<TAB>from<TAB>to<TAB>captured,squares<TAB>promotes`.
    Moves(moves::Moves),
    /// Count the move sequences of every length: `depth<TAB>nodes<TAB>ms`.
    Perft(perft::Perft),
    /// Play moves: the position they lead to, then `status<TAB>reason`.
    Play(play::Play),
    /// Choose a move: lines of `move`, `score`, `depth`, `nodes`, `nps` and `pv`.
    Best(best::Best),
    /// Check files of games: `ruleset<TAB>plies<TAB>result<TAB>result by the rules<TAB>fault`.
    Pdn(pdn::Pdn),
    /// Write links and read them.
    Link(link::Link),
    /// Draw a position: a picture in SVG.
    Diagram(diagram::Diagram),
    /// Check exercises.
    Exercise(exercise::Exercise),
    /// Solve endings exactly: what their tables hold, and how a position comes out.
    Endings(endings::Endings),
    /// Measure the speed of rules and search.
    Bench(bench::Bench),
    /// Play for a program that speaks the Hub protocol.
    #[cfg(not(target_family = "wasm"))]
    Hub(hub::Hub),
    /// Play a match between two players, such as two versions of the weights.
    #[cfg(not(target_family = "wasm"))]
    Match(Box<matches::Match>),
    /// Learn the weights of the evaluation from games of the engine against itself.
    Train(train::Train),
}

/// A ruleset, and perhaps a position of it.
#[derive(Clone, Debug, clap::Args)]
struct PositionArgs {
    /// The ruleset; `damiera rulesets` lists them.
    #[arg(long, value_name = "ID")]
    ruleset: String,
    /// The position; the ruleset's own start if it is left out.
    #[arg(long)]
    fen: Option<String>,
}

/// Why a command has failed.
#[derive(Debug, thiserror::Error)]
enum CliError {
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

/// Runs the program with the arguments of the process.
pub fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return usage(&error),
    };
    let mut out = BufWriter::new(io::stdout().lock());
    let result = cli.command.run(&mut out);
    // What was printed before a failure is still worth having.
    let result = out.flush().map_err(CliError::from).and(result);
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if error.is_closed_pipe() => ExitCode::SUCCESS,
        Err(error) => fail(&error.to_string()),
    }
}

impl Command {
    fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        match self {
            Self::Rulesets(command) => command.run(out)?,
            Self::Moves(command) => command.run(out)?,
            Self::Perft(command) => command.run(out)?,
            Self::Play(command) => command.run(out)?,
            Self::Best(command) => command.run(out)?,
            Self::Pdn(command) => command.run(out)?,
            Self::Link(command) => command.run(out)?,
            Self::Diagram(command) => command.run(out)?,
            Self::Exercise(command) => command.run(out)?,
            Self::Endings(command) => command.run(out)?,
            Self::Bench(command) => command.run(out)?,
            #[cfg(not(target_family = "wasm"))]
            Self::Hub(command) => command.run(out)?,
            #[cfg(not(target_family = "wasm"))]
            Self::Match(command) => command.run(out)?,
            Self::Train(command) => command.run(out)?,
        }
        Ok(())
    }
}

impl PositionArgs {
    fn ruleset(&self) -> Result<Ruleset, CliError> {
        compile(&self.ruleset).ok_or_else(|| CliError::unknown_ruleset(&self.ruleset))
    }

    fn position(&self, ruleset: &Ruleset) -> Result<Position, CliError> {
        match &self.fen {
            None => Ok(ruleset.start()),
            Some(text) => Ok(fen::parse(ruleset, text)?),
        }
    }
}

impl CliError {
    fn unknown_ruleset(id: &str) -> Self {
        if let (true, Err(why)) = (house::is_id(id), house::find(id)) {
            return why.into();
        }
        let known: Vec<_> = ALL.iter().map(|entry| entry.rules.id).collect();
        Self::UnknownRuleset { id: id.to_owned(), known: known.join(", ") }
    }

    /// What a failure to read this file is told as.
    fn unreadable(path: &str) -> impl Fn(io::Error) -> Self + Copy {
        move |why| Self::Unreadable { path: path.to_owned(), why }
    }

    /// What a failure to write this file is told as.
    fn unwritable(path: &str) -> impl Fn(io::Error) -> Self + Copy {
        move |why| Self::Unwritable { path: path.to_owned(), why }
    }

    /// Whether the reader of the output has closed it.
    fn is_closed_pipe(&self) -> bool {
        match self {
            Self::Output(error) => error.kind() == io::ErrorKind::BrokenPipe,
            _ => false,
        }
    }
}

/// The language with this code.
fn language(code: &str) -> Result<Language, CliError> {
    Language::of_code(code).ok_or_else(|| CliError::Language(code.to_owned()))
}

/// The codes of all languages.
fn languages() -> String {
    Language::ALL.map(|language| language.strings().code).join(", ")
}

/// Help as it is; of an error in the arguments just its sentence.
fn usage(error: &clap::Error) -> ExitCode {
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        // There is no one left to tell if this fails.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    if error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        return fail("a command was expected; `damiera --help` lists them");
    }
    let text = error.to_string();
    let sentence: Vec<_> =
        text.lines().take_while(|line| !line.trim().is_empty()).map(str::trim).collect();
    let sentence = sentence.join(" ");
    fail(sentence.strip_prefix("error: ").unwrap_or(&sentence))
}

fn fail(sentence: &str) -> ExitCode {
    // There is no one left to tell if this fails.
    let _ = writeln!(io::stderr(), "damiera: {sentence}");
    ExitCode::FAILURE
}
