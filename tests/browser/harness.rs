//! The basis of all browser tests: a server and a tab for each, in a browser that serves one test
//! after the other.
//!
//! A test is one call of [`browse`] with an async closure that gets a [`Page`]. No two tests have
//! the same origin, so they do not see each other and may run in parallel and in any order; see
//! [`pool`]. A failure leaves a screenshot, the page's source and its console in `test-artifacts/`.
//!
//! The environment names the engine; see [`engines`] for the differences. A test that needs a
//! feature which an engine lacks says so in its [`Options`]; it is skipped there, and `cargo xtask
//! test` reports that with the reason.

mod driver;
mod engines;
mod failure;
pub(crate) mod input;
mod page;
mod pool;
mod session;

use std::collections::BTreeSet;
use std::panic::resume_unwind;
use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::task::{LocalSet, spawn_local};
use tokio::time::timeout;

use xtask::browser::{self, Engine};
use xtask::serve::StaticServer;
use xtask::workspace;

pub(crate) use engines::Need;
pub(crate) use failure::Failure;
pub(crate) use input::{Point, Pointer};
pub(crate) use page::{Limit, Page};
pub(crate) use session::{Colors, Motion, Options, Scheme, Screen};

/// No test may take longer than this, not even a whole game.
const TEST_LIMIT: Duration = Duration::from_secs(300);

/// How long the browser may take for a last screenshot, to change tabs, and to close.
const LAST_WORDS_LIMIT: Duration = Duration::from_secs(20);

/// The addresses of all servers so far.
static ADDRESSES: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());

/// Runs a test in a tab of its own.
///
/// The test also fails if it leaves an error in the browser's console.
///
/// # Panics
///
/// If the test fails, to tell the test runner.
pub(crate) fn browse<T>(name: &'static str, options: Options, test: T)
where
    T: AsyncFnOnce(&Page) -> Result<(), Failure> + 'static,
{
    match run(name, options, test) {
        Ok(()) => {}
        Err(Failure::Panicked(check)) => resume_unwind(check),
        Err(failure) => panic!("{name}: {failure}"),
    }
}

/// Serves a folder at an address that no other test of this run has had, because browsers store
/// data by address.
pub(crate) fn serve(folder: &Path) -> Result<StaticServer, Failure> {
    let mut used = Vec::new();
    loop {
        let server = StaticServer::start(folder, 0)?;
        let mut addresses = ADDRESSES.lock().unwrap_or_else(PoisonError::into_inner);
        if addresses.insert(server.url()) {
            return Ok(server);
        }
        // While this exists, the system gives the port to no other program.
        used.push(server);
    }
}

fn run<T>(name: &'static str, options: Options, test: T) -> Result<(), Failure>
where
    T: AsyncFnOnce(&Page) -> Result<(), Failure> + 'static,
{
    let engine = Engine::from_env()?;
    if let Some(reason) = engines::impossible(&options, engine) {
        return engines::tell_impossible(engine, name, reason);
    }
    let browser = browser::locate(engine)?;
    let server = serve(&workspace::built_page()?)?;
    // Keeping all files for offline use takes a browser longer than most tests; `offline` serves the
    // page itself.
    server.hold("/sw.js");
    let running = pool::take(&browser, &options)?;
    let page = Page::new(&running, &browser, server.url());
    let session = with_page(name, options, page.clone(), test);
    let result = LocalSet::new().block_on(&running.runtime, session);
    if result.is_err() && !running.served.is_empty() {
        eprintln!("{name}: its browser had served {}", running.served.join(", "));
    }
    let is_fit = result.is_ok() && !options.is_alone && running.driver.is_guarded();
    if is_fit && LocalSet::new().block_on(&running.runtime, leave(&page)) {
        pool::keep(running, name);
    } else {
        running.end();
    }
    result
}

/// Replaces the test's tab by a new one. Returns false if the browser can no longer be used.
async fn leave(page: &Page) -> bool {
    timeout(LAST_WORDS_LIMIT, page.change_tab()).await.is_ok_and(|left| left.is_ok())
}

async fn with_page<T>(
    name: &'static str,
    options: Options,
    page: Page,
    test: T,
) -> Result<(), Failure>
where
    T: AsyncFnOnce(&Page) -> Result<(), Failure> + 'static,
{
    let seen_by_test = page.clone();
    // As a task of its own, so that a failed `assert!` becomes a value and evidence can be saved.
    let task = spawn_local(async move {
        engines::dress(&seen_by_test, &options).await?;
        test(&seen_by_test).await
    });
    let result = match timeout(TEST_LIMIT, task).await {
        Ok(Ok(Ok(()))) => page.no_console_errors().await,
        Ok(Ok(Err(failure))) => Err(failure),
        Ok(Err(stopped)) => Err(Failure::Panicked(stopped.into_panic())),
        Err(_) => Err(Failure::TooLong(TEST_LIMIT)),
    };
    // A hanging browser must not hang the tests. The driver ends it.
    if result.is_err() {
        let _ = timeout(LAST_WORDS_LIMIT, page.save_evidence(name)).await;
    }
    result
}
