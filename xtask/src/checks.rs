//! The checks themselves, in the order in which they run: quick ones first.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::ErrorKind;
use std::process::Command;
use std::thread;

use crate::browser::{self, ENGINE_VARIABLE, Engine};
use crate::build;
use crate::crates;
use crate::error::Error;
use crate::javascript;
use crate::report::Report;
use crate::run::{cargo, run_keeping, run_seeing, shown};
use crate::say::say;
use crate::single;
use crate::size;
use crate::test::Part;
use crate::tools::{WASM, ensure_component, ensure_target};
use crate::workspace;

/// More browsers at once than this make each other slow.
const MOST_BROWSERS: usize = 4;

/// So many failed browser tests are run again; more are no accident.
const MOST_AGAIN: usize = 3;

/// The modules of tests whose results would differ if the width of words mattered.
const OF_WORDS: [&str; 6] = ["perft::", "laws::", "moves::", "paths::", "games", "search::"];

/// One check: a title for people, and what it does.
pub(crate) struct Check {
    pub(crate) title: &'static str,
    pub(crate) part: Part,
    pub(crate) run: fn(&mut Session) -> Result<Done, Error>,
}

/// How a check ended that did not fail.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Done {
    Passed,
    /// It was left out for this reason.
    NotRun(&'static str),
}

/// Every check.
pub(crate) const CHECKS: [Check; 17] = [
    Check { title: "formatting", part: Part::Lint, run: formatting },
    Check { title: "clippy, host", part: Part::Lint, run: clippy_host },
    Check { title: "clippy, wasm32", part: Part::Lint, run: clippy_wasm },
    Check { title: "rustdoc", part: Part::Lint, run: rustdoc },
    Check { title: "JavaScript", part: Part::Lint, run: scripts },
    Check { title: "tests on the host", part: Part::Host, run: host_tests },
    Check { title: "tests of the page's features", part: Part::Host, run: page_feature_tests },
    Check { title: "every set of features", part: Part::Host, run: feature_sets },
    Check { title: "oldest Rust", part: Part::Host, run: oldest_rust },
    Check { title: "crates as packages", part: Part::Host, run: packages },
    Check { title: "slow tests", part: Part::Host, run: slow_tests },
    Check { title: "release page", part: Part::Browser, run: release_page },
    Check { title: "single file", part: Part::Browser, run: single_file },
    Check { title: "sizes", part: Part::Browser, run: sizes },
    Check { title: "tests in Chromium", part: Part::Browser, run: chromium_tests },
    Check { title: "tests in Firefox", part: Part::Browser, run: firefox_tests },
    Check { title: "tests in WebKitGTK", part: Part::Browser, run: webkit_tests },
];

/// What checks leave for each other and for the summary.
pub(crate) struct Session {
    slow: bool,
    /// The engines that run.
    engines: Vec<Engine>,
    page_is_built: bool,
    /// cargo's own `test result:` lines, by what was tested.
    test_results: Vec<(&'static str, Vec<String>)>,
    /// What ran in each engine, in words.
    engine_results: Vec<String>,
    /// What the tests that failed have said.
    failures: Vec<String>,
}

impl Session {
    pub(crate) fn new(slow: bool, named: &[Engine]) -> Self {
        let engines = if named.is_empty() { Engine::ALL.to_vec() } else { named.to_vec() };
        Self {
            slow,
            engines,
            page_is_built: false,
            test_results: Vec::new(),
            engine_results: Vec::new(),
            failures: Vec::new(),
        }
    }

    pub(crate) fn test_results(&self) -> &[(&'static str, Vec<String>)] {
        &self.test_results
    }

    /// A line for each engine, and one for each reason why some tests make no sense in it.
    pub(crate) fn engine_results(&self) -> &[String] {
        &self.engine_results
    }

    /// What the tests that failed have said, also those that passed when they ran again.
    pub(crate) fn failures(&self) -> &[String] {
        &self.failures
    }

    /// Runs `cargo test …`; a run without a single test is a failure, not a success.
    fn cargo_test(&mut self, title: &'static str, command: &mut Command) -> Result<Done, Error> {
        self.run_tests(title, command).map_err(|(_, error)| error)
    }

    /// As [`Session::cargo_test`]; a failure comes with the names of the tests that failed.
    fn run_tests(
        &mut self,
        title: &'static str,
        command: &mut Command,
    ) -> Result<Done, (Vec<String>, Error)> {
        let mut report = Report::default();
        let result = run_seeing(command, |line| report.see(line));
        let passed = passed_in_all(&report.results);
        self.test_results.push((title, report.results));
        let said = report.said.iter().map(|line| format!("{title}: {line}"));
        self.failures.extend(said);
        match result {
            Err(error) => Err((report.failed, error)),
            Ok(()) if passed == 0 => {
                Err((Vec::new(), Error::NothingRan { command: shown(command) }))
            }
            Ok(()) => Ok(Done::Passed),
        }
    }

    /// Why an engine has no turn; `None` if it has.
    fn passes_over(&self, engine: Engine) -> Option<&'static str> {
        let unwanted = !self.engines.contains(&engine);
        unwanted.then_some("it was not asked for with `--engine`").or_else(|| engine.unavailable())
    }

    /// Writes down what ran in an engine: a test that makes no sense there has passed for cargo.
    fn tell_engine(&mut self, engine: Engine) -> Result<(), Error> {
        let passed = self.test_results.last().map_or(0, |(_, lines)| passed_in_all(lines));
        let path = workspace::impossible_tests(engine)?;
        let list = match fs::read_to_string(&path) {
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            read => read.map_err(Error::file("read", path))?,
        };
        // By the reason, which many of them share.
        let mut reasons = BTreeMap::<&str, BTreeSet<&str>>::new();
        for (test, reason) in list.lines().filter_map(|line| line.split_once(": ")) {
            reasons.entry(reason).or_default().insert(test);
        }
        let n: usize = reasons.values().map(BTreeSet::len).sum();
        let ran = passed.saturating_sub(n as u64);
        self.engine_results.push(format!("{engine}: {ran} tests passed, {n} not possible there"));
        self.engine_results.extend(reasons.into_iter().map(|(reason, tests)| {
            let tests: Vec<&str> = tests.into_iter().collect();
            format!("  not in {engine}, since {reason}: {}", tests.join(", "))
        }));
        Ok(())
    }

    fn needs_page(&self) -> Result<(), Error> {
        if self.page_is_built { Ok(()) } else { Err(Error::Blocked("release page")) }
    }
}

fn formatting(_: &mut Session) -> Result<Done, Error> {
    ensure_component("fmt", "rustfmt")?;
    passes(&mut cargo(["fmt", "--all", "--check"])?)
}

fn clippy_host(_: &mut Session) -> Result<Done, Error> {
    ensure_component("clippy", "clippy")?;
    passes(&mut cargo(["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])?)?;
    // The browser tests are no default target: see xtask/Cargo.toml.
    let browser = ["clippy", "--workspace", "--test", "browser", "--", "-D", "warnings"];
    passes(&mut cargo(browser)?)
}

fn clippy_wasm(_: &mut Session) -> Result<Done, Error> {
    ensure_component("clippy", "clippy")?;
    ensure_target(WASM)?;
    let mut clippy = cargo(["clippy", "--target", WASM, "--lib", "--bins"])?;
    passes(clippy.args(["--no-default-features", "--features", "web", "--", "-D", "warnings"]))
}

fn rustdoc(_: &mut Session) -> Result<Done, Error> {
    ensure_target(WASM)?;
    let denied = "-D warnings";
    passes(cargo(["doc", "--workspace", "--no-deps"])?.env("RUSTDOCFLAGS", denied))?;
    let mut page = cargo(["doc", "--no-deps", "--lib", "--target", WASM])?;
    page.args(["--no-default-features", "--features", "web"]);
    passes(page.env("RUSTDOCFLAGS", denied))
}

fn scripts(_: &mut Session) -> Result<Done, Error> {
    javascript::check()?;
    Ok(Done::Passed)
}

fn host_tests(session: &mut Session) -> Result<Done, Error> {
    session.cargo_test("tests on the host", &mut cargo(["test", "--workspace", "--no-fail-fast"])?)
}

/// Four of the five programs are built so, with one width of words: what computes with them is tested anew. Other
/// sets of features only leave out modules, and that they compile is what [`feature_sets`] sees to.
fn page_feature_tests(session: &mut Session) -> Result<Done, Error> {
    let mut test =
        cargo(["test", "--no-default-features", "--features", "protocol,bundled-texts"])?;
    test.args(["--no-fail-fast", "--"]).args(OF_WORDS);
    session.cargo_test("tests of the page's features", &mut test)
}

fn feature_sets(_: &mut Session) -> Result<Done, Error> {
    crates::feature_sets().map(|()| Done::Passed)
}

fn oldest_rust(_: &mut Session) -> Result<Done, Error> {
    crates::oldest_rust().map(|()| Done::Passed)
}

fn packages(_: &mut Session) -> Result<Done, Error> {
    crates::packages().map(|()| Done::Passed)
}

fn slow_tests(session: &mut Session) -> Result<Done, Error> {
    if !session.slow {
        return Ok(Done::NotRun("type `cargo xtask test --slow`; CI always runs it"));
    }
    // The same packages and targets as the tests on the host: with `--test it` alone, dependencies get other
    // features, and everything is compiled once more.
    let mut test = cargo(["test", "--workspace", "--", "slow"])?;
    session.cargo_test("slow tests", test.env("RUN_SLOW_TESTS", "1"))
}

fn release_page(session: &mut Session) -> Result<Done, Error> {
    build::page(None)?;
    session.page_is_built = true;
    Ok(Done::Passed)
}

fn single_file(session: &mut Session) -> Result<Done, Error> {
    session.needs_page()?;
    say(format_args!("{}", single::write(&workspace::built_page()?, None)?));
    Ok(Done::Passed)
}

fn sizes(session: &mut Session) -> Result<Done, Error> {
    session.needs_page()?;
    size::check(&workspace::built_page()?)?;
    Ok(Done::Passed)
}

fn chromium_tests(session: &mut Session) -> Result<Done, Error> {
    browser_tests(session, Engine::Chromium, "tests in Chromium")
}

fn firefox_tests(session: &mut Session) -> Result<Done, Error> {
    browser_tests(session, Engine::Firefox, "tests in Firefox")
}

fn webkit_tests(session: &mut Session) -> Result<Done, Error> {
    browser_tests(session, Engine::Webkit, "tests in WebKitGTK")
}

fn browser_tests(
    session: &mut Session,
    engine: Engine,
    title: &'static str,
) -> Result<Done, Error> {
    if let Some(reason) = session.passes_over(engine) {
        session.engine_results.push(format!("{engine}: not run: {reason}"));
        return Ok(Done::NotRun(reason));
    }
    session.needs_page()?;
    browser::ensure(engine)?;
    let artifacts = workspace::test_artifacts(engine)?;
    if artifacts.exists() {
        fs::remove_dir_all(&artifacts).map_err(Error::file("remove", &artifacts))?;
    }
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let threads = format!("--test-threads={}", cores.min(MOST_BROWSERS));
    // Of the whole workspace, whose dependencies have been compiled for the tests on the host: alone, the
    // package has other features of some.
    let mut test = cargo(["test", "--workspace", "--test", "browser", "--", &threads])?;
    let result = session.run_tests(title, test.env(ENGINE_VARIABLE, engine.id()));
    session.tell_engine(engine)?;
    match result {
        Err((failed, error)) if (1..=MOST_AGAIN).contains(&failed.len()) => {
            run_again(session, engine, &failed).map_err(|_| error)
        }
        other => other.map_err(|(_, error)| error),
    }
}

/// Runs a few tests again, one after the other with nothing beside them. A browser on a machine
/// that does other things as well loses an event once in some thousands of tests; the summary names
/// each test that passed only so, with what it said first.
fn run_again(session: &mut Session, engine: Engine, failed: &[String]) -> Result<Done, Error> {
    say(format_args!("\nagain, alone: {}", failed.join(", ")));
    let alone = "--test-threads=1";
    let mut test = cargo(["test", "--workspace", "--test", "browser", "--", alone, "--exact"])?;
    test.args(failed).env(ENGINE_VARIABLE, engine.id());
    session.cargo_test("browser tests that ran again", &mut test)?;
    let names = failed.join(", ");
    session.engine_results.push(format!("  in {engine} passed only when run again: {names}"));
    Ok(Done::Passed)
}

fn passes(command: &mut Command) -> Result<Done, Error> {
    run_keeping(command)?;
    Ok(Done::Passed)
}

fn passed_in_all(lines: &[String]) -> u64 {
    lines.iter().filter_map(|line| passed_in(line)).sum()
}

/// The count in `test result: ok. 12 passed; 0 failed; …`.
fn passed_in(line: &str) -> Option<u64> {
    let (before, _) = line.split_once(" passed")?;
    before.rsplit(' ').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::passed_in;

    #[test]
    fn passed_tests_are_counted() {
        let line = "test result: ok. 12 passed; 0 failed; 0 ignored; 0 measured; 3 filtered out";
        assert_eq!(passed_in(line), Some(12));
        assert_eq!(passed_in("test result: ok"), None);
    }
}
