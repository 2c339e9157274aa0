//! The checks themselves, in the order in which they run: quick ones first.

use std::fs;
use std::process::Command;
use std::thread;

use crate::browser;
use crate::build;
use crate::error::Error;
use crate::run::{cargo, run, run_keeping, shown};
use crate::size;
use crate::test::Part;
use crate::tools::{WASM, ensure_component, ensure_target};
use crate::workspace;

/// More browsers at once than this make each other slow.
const MOST_BROWSERS: usize = 4;

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
pub(crate) const CHECKS: [Check; 9] = [
    Check { title: "formatting", part: Part::Lint, run: formatting },
    Check { title: "clippy, host", part: Part::Lint, run: clippy_host },
    Check { title: "clippy, wasm32", part: Part::Lint, run: clippy_wasm },
    Check { title: "rustdoc", part: Part::Lint, run: rustdoc },
    Check { title: "tests on the host", part: Part::Host, run: host_tests },
    Check { title: "deep perft rows", part: Part::Host, run: deep_perft },
    Check { title: "release page", part: Part::Browser, run: release_page },
    Check { title: "sizes", part: Part::Browser, run: sizes },
    Check { title: "tests in Chromium", part: Part::Browser, run: browser_tests },
];

/// What checks leave for each other and for the summary.
pub(crate) struct Session {
    slow: bool,
    page_is_built: bool,
    /// cargo's own `test result:` lines, by what was tested.
    test_results: Vec<(&'static str, Vec<String>)>,
}

impl Session {
    pub(crate) fn new(slow: bool) -> Self {
        Self { slow, page_is_built: false, test_results: Vec::new() }
    }

    pub(crate) fn test_results(&self) -> &[(&'static str, Vec<String>)] {
        &self.test_results
    }

    /// Runs `cargo test …`; a run without a single test is a failure, not a success.
    fn cargo_test(&mut self, title: &'static str, command: &mut Command) -> Result<Done, Error> {
        let (lines, result) = run_keeping(command, "test result:");
        let passed: u64 = lines.iter().filter_map(|line| passed_in(line)).sum();
        self.test_results.push((title, lines));
        result?;
        if passed == 0 {
            Err(Error::NothingRan { command: shown(command) })
        } else {
            Ok(Done::Passed)
        }
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
    let browser = ["clippy", "--package", "xtask", "--test", "browser", "--", "-D", "warnings"];
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

fn host_tests(session: &mut Session) -> Result<Done, Error> {
    session.cargo_test("tests on the host", &mut cargo(["test", "--workspace", "--no-fail-fast"])?)
}

fn deep_perft(session: &mut Session) -> Result<Done, Error> {
    if !session.slow {
        return Ok(Done::NotRun("type `cargo xtask test --slow`; CI always runs it"));
    }
    let mut test = cargo(["test", "--release", "--test", "it", "--", "slow"])?;
    session.cargo_test("deep perft rows", test.env("RUN_SLOW_TESTS", "1"))
}

fn release_page(session: &mut Session) -> Result<Done, Error> {
    build::page()?;
    session.page_is_built = true;
    Ok(Done::Passed)
}

fn sizes(session: &mut Session) -> Result<Done, Error> {
    session.needs_page()?;
    size::check(&workspace::built_page()?)?;
    Ok(Done::Passed)
}

fn browser_tests(session: &mut Session) -> Result<Done, Error> {
    session.needs_page()?;
    browser::ensure()?;
    let artifacts = workspace::test_artifacts()?;
    if artifacts.exists() {
        fs::remove_dir_all(&artifacts).map_err(Error::file("remove", &artifacts))?;
    }
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let threads = format!("--test-threads={}", cores.min(MOST_BROWSERS));
    let mut test = cargo(["test", "--package", "xtask", "--test", "browser", "--", &threads])?;
    session.cargo_test("tests in Chromium", &mut test)
}

fn passes(command: &mut Command) -> Result<Done, Error> {
    run(command)?;
    Ok(Done::Passed)
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
