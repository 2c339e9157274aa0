//! The command line `damiera`: scripts depend on its output, so what a command prints changes only
//! together with its version.
//!
//! One file per command; each is a struct of arguments with a `run` that writes its lines. Errors
//! go to the standard error as one sentence that names the token, and the exit code is 1.

mod bench;
mod best;
mod clock;
mod common;
mod diagram;
mod endings;
mod exercise;
#[cfg(not(target_family = "wasm"))]
mod hub;
mod json;
mod lesson;
mod link;
#[cfg(not(target_family = "wasm"))]
mod matches;
mod moves;
mod pdn;
mod perft;
mod play;
#[cfg(not(target_family = "wasm"))]
mod regret;
mod review;
mod rules;
mod rulesets;
mod tactics;
mod threads;
mod train;
mod weights;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::Parser;
use clap::error::ErrorKind;

use self::common::{CliError, PositionArgs, language};

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
    /// Say the rules of a game in words, with positions that show them.
    Rules(rules::RulesInWords),
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
    /// Go through a game: `ply<TAB>move<TAB>score<TAB>best<TAB>loss<TAB>judgment`, then what each side has lost.
    Review(review::ReviewGame),
    /// Write links and read them.
    Link(link::Link),
    /// Draw a position: a picture in SVG.
    Diagram(diagram::Diagram),
    /// Check exercises.
    Exercise(exercise::Exercise),
    /// Check lessons, and make them of problems.
    Lesson(lesson::Lesson),
    /// Solve endings exactly: what their tables hold, and how a position comes out.
    Endings(endings::Endings),
    /// Print tactics: `fen<TAB>moves separated by spaces<TAB>grade<TAB>theme`. Or find and prove them.
    Tactics(tactics::Tactics),
    /// Measure the speed of rules and search.
    Bench(bench::Bench),
    /// Play for a program that speaks the Hub protocol.
    #[cfg(not(target_family = "wasm"))]
    Hub(hub::Hub),
    /// Play a match between two players, such as two versions of the weights.
    #[cfg(not(target_family = "wasm"))]
    Match(Box<matches::Match>),
    /// Measure how much a player's moves give away, by long searches of all moves.
    #[cfg(not(target_family = "wasm"))]
    Regret(regret::Regret),
    /// Learn the weights of the evaluation from games of the engine against itself.
    Train(train::Train),
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
            Self::Rules(command) => command.run(out)?,
            Self::Moves(command) => command.run(out)?,
            Self::Perft(command) => command.run(out)?,
            Self::Play(command) => command.run(out)?,
            Self::Best(command) => command.run(out)?,
            Self::Pdn(command) => command.run(out)?,
            Self::Review(command) => command.run(out)?,
            Self::Link(command) => command.run(out)?,
            Self::Diagram(command) => command.run(out)?,
            Self::Exercise(command) => command.run(out)?,
            Self::Lesson(command) => command.run(out)?,
            Self::Endings(command) => command.run(out)?,
            Self::Tactics(command) => command.run(out)?,
            Self::Bench(command) => command.run(out)?,
            #[cfg(not(target_family = "wasm"))]
            Self::Hub(command) => command.run(out)?,
            #[cfg(not(target_family = "wasm"))]
            Self::Match(command) => command.run(out)?,
            #[cfg(not(target_family = "wasm"))]
            Self::Regret(command) => command.run(out)?,
            Self::Train(command) => command.run(out)?,
        }
        Ok(())
    }
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
