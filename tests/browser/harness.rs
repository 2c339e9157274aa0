//! What every browser test stands on: a server, a driver and a browser of its own.
//!
//! A test is one call of [`browse`] with an async closure that gets a [`Page`]. Nothing is shared
//! between tests, not even the origin, so they may run side by side and in any order. Whatever
//! goes wrong leaves a screenshot, the page's source and its console in `test-artifacts/`.
//!
//! The environment says which engine it is; see [`engines`] for what differs between them. A test
//! that needs something which an engine lacks says so in its [`Options`]: it is not run there, and
//! `cargo xtask test` tells that, with the reason.

mod driver;
mod engines;
mod failure;
pub(crate) mod input;
mod page;
mod session;

use std::panic::resume_unwind;
use std::time::Duration;

use tokio::runtime::Builder;
use tokio::task::{LocalSet, spawn_local};
use tokio::time::timeout;

use xtask::browser::{self, Engine};
use xtask::serve::StaticServer;
use xtask::workspace;

use driver::Driver;

pub(crate) use engines::Need;
pub(crate) use failure::Failure;
pub(crate) use input::{Point, Pointer};
pub(crate) use page::{Limit, Page};
pub(crate) use session::{Colors, Motion, Options, Scheme, Screen};

/// No test may take longer than this, a whole game included.
const TEST_LIMIT: Duration = Duration::from_secs(300);

/// How long the browser may take for its last screenshot, and to close.
const LAST_WORDS_LIMIT: Duration = Duration::from_secs(20);

/// Runs one test in a browser of its own.
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
    let runtime =
        Builder::new_current_thread().enable_all().build().expect("the system has threads");
    let outcome = LocalSet::new().block_on(&runtime, with_browser(name, options, test));
    match outcome {
        Ok(()) => {}
        Err(Failure::Panicked(check)) => resume_unwind(check),
        Err(failure) => panic!("{name}: {failure}"),
    }
}

async fn with_browser<T>(name: &'static str, options: Options, test: T) -> Result<(), Failure>
where
    T: AsyncFnOnce(&Page) -> Result<(), Failure> + 'static,
{
    let engine = Engine::from_env()?;
    if let Some(reason) = engines::impossible(&options, engine) {
        return engines::tell_impossible(engine, name, reason);
    }
    let browser = browser::locate(engine)?;
    let server = StaticServer::start(&workspace::built_page()?, 0)?;
    let driver = Driver::start(&browser, &options)?;
    let page = session::start(&browser, &driver, &server, &options).await?;

    let seen_by_test = page.clone();
    // A task of its own turns a failed `assert!` into a value, so that the evidence can be saved.
    let task = spawn_local(async move { test(&seen_by_test).await });
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
    let _ = timeout(LAST_WORDS_LIMIT, page.close()).await;
    result
}
