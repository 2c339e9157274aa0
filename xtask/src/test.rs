//! `cargo xtask test`: runs the checks one after the other and says what ran.
//!
//! All checks run even if one fails: a reader wants the whole picture from one go. A check that
//! did not run is named, with the reason; none is left out in silence.

use std::env;
use std::time::{Duration, Instant};

use clap::{Args as ClapArgs, ValueEnum};

use crate::browser::Engine;
use crate::checks::{CHECKS, Check, Done, Session};
use crate::error::Error;
use crate::say::say;
use crate::workspace;

/// What to run.
#[derive(Debug, ClapArgs)]
pub(crate) struct Args {
    /// Run only a part of the checks.
    #[arg(long, value_enum)]
    only: Option<Part>,
    /// Also run the slow tests, as deep perft rows and a million links on their way; on by itself
    /// where `CI` is set.
    #[arg(long)]
    slow: bool,
    /// Run the browser tests in this engine instead of all; may be given more than once.
    #[arg(long = "engine", value_enum)]
    engines: Vec<Engine>,
}

/// A part of the checks that makes sense by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Part {
    /// Formatting, clippy, rustdoc.
    Lint,
    /// Tests that need nothing but cargo.
    Host,
    /// The release page, its size, and the tests in all engines, or in those named.
    Browser,
}

/// What became of one check.
struct Outcome {
    check: &'static Check,
    result: Result<Done, Error>,
    time: Duration,
}

/// Runs the checks, then prints the results of each test binary, a table of the checks, and the count.
pub(crate) fn test(args: &Args) -> Result<(), Error> {
    let wanted = |check: &&Check| args.only.is_none_or(|part| part == check.part);
    let mut session = Session::new(args.slow || is_ci(), &args.engines);
    let mut outcomes = Vec::new();
    for check in CHECKS.iter().filter(wanted) {
        say(format_args!("\n=== {} ===", check.title));
        let (result, time) = timed(|| (check.run)(&mut session));
        match &result {
            Ok(Done::Passed) => {}
            Ok(Done::NotRun(reason)) => say(format_args!("not run: {reason}")),
            Err(error) => say(format_args!("failed: {error}")),
        }
        outcomes.push(Outcome { check, result, time });
    }
    summarize(&outcomes, &session)
}

fn is_ci() -> bool {
    env::var_os("CI").is_some_and(|value| !value.is_empty() && value != "false" && value != "0")
}

#[expect(
    clippy::disallowed_methods,
    reason = "how long a check takes is what a person wants to know"
)]
fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let start = Instant::now();
    let result = work();
    (result, start.elapsed())
}

/// The table of the checks comes last: who sees only the end of a long log sees what failed.
fn summarize(outcomes: &[Outcome], session: &Session) -> Result<(), Error> {
    say("\n=== summary ===");
    for (title, lines) in session.test_results() {
        say(format_args!("\n{title}:"));
        for line in lines {
            say(line);
        }
    }
    if !session.engine_results().is_empty() {
        say("\nbrowser engines:");
        for line in session.engine_results() {
            say(line);
        }
        say(format_args!("\npictures of the page: {}", workspace::screenshots()?.display()));
    }
    if !session.failures().is_empty() {
        say("\nwhat failed tests said:");
        for line in session.failures() {
            say(line);
        }
    }
    for Outcome { check, result, .. } in outcomes {
        if let Err(Error::Failed { last, .. }) = result
            && !last.is_empty()
        {
            say(format_args!("\nlast lines of {}:", check.title));
            last.iter().for_each(say);
        }
    }
    say(format_args!("\n{:<28} {:<8} {:>8}", "check", "result", "time"));
    for Outcome { check, result, time } in outcomes {
        let (word, detail) = match result {
            Ok(Done::Passed) => ("passed", String::new()),
            Ok(Done::NotRun(reason)) => ("not run", format!("  {reason}")),
            Err(error) => ("FAILED", format!("  {error}")),
        };
        say(format_args!("{:<28} {word:<8} {:>6.1} s{detail}", check.title, time.as_secs_f64()));
    }
    let passed = outcomes.iter().filter(|o| matches!(o.result, Ok(Done::Passed))).count();
    let failed = outcomes.iter().filter(|o| o.result.is_err()).count();
    say(format_args!("\n{passed} passed, {failed} failed"));
    if failed == 0 { Ok(()) } else { Err(Error::Checks(failed)) }
}
