//! What every browser test stands on: a server and a tab of its own, in a browser that serves one
//! test after the other.
//!
//! A test is one call of [`browse`] with an async closure that gets a [`Page`]. Tests see nothing of
//! each other, for no two have the same origin, so they may run side by side and in any order; see
//! [`pool`]. Whatever goes wrong leaves a screenshot, the page's source and its console in
//! `test-artifacts/`.
//!
//! The environment says which engine it is; see [`engines`] for what differs between them. A test
//! that needs something which an engine lacks says so in its [`Options`]: it is not run there, and
//! `cargo xtask test` tells that, with the reason.

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

/// No test may take longer than this, a whole game included.
const TEST_LIMIT: Duration = Duration::from_secs(300);

/// How long the browser may take for its last screenshot, to change the tab, and to close.
const LAST_WORDS_LIMIT: Duration = Duration::from_secs(20);

/// The addresses of all servers so far.
static ADDRESSES: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());

/// Runs one test in a tab of its own.
///
/// Besides what the test itself checks, no test may leave an error in the browser's console.
///
/// # Panics
///
/// If the test fails, for the test runner to see.
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

/// Serves a folder at an address that no test of this run has had: what browsers keep, they keep by
/// address.
pub(crate) fn serve(folder: &Path) -> Result<StaticServer, Failure> {
    let mut used = Vec::new();
    loop {
        let server = StaticServer::start(folder, 0)?;
        let mut addresses = ADDRESSES.lock().unwrap_or_else(PoisonError::into_inner);
        if addresses.insert(server.url()) {
            return Ok(server);
        }
        // While it stands, the system hands its port out to no other program.
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

/// Leaves the test's tab for a new one; false if the browser is no good anymore.
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
    // A task of its own turns a failed `assert!` into a value, so that the evidence can be saved.
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
    // A browser that hangs must not hang the tests; the driver ends it in any case.
    if result.is_err() {
        let _ = timeout(LAST_WORDS_LIMIT, page.save_evidence(name)).await;
    }
    result
}
