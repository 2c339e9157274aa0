//! Browsers that have served a test and wait for the next one.
//!
//! To start a browser costs more than many a test, so one is started only where none waits that was
//! started alike. What a test may leave behind stays behind: each test has a tab of its own, so the
//! history, the zoom and what is emulated are new, and servers at ports that no test had before, so
//! storage, caches and service workers are. What belongs to the whole browser is set anew by
//! [`engines::dress`]. A browser in which a test has failed is thrown away.

use std::sync::{Mutex, PoisonError};

use fantoccini::Client;
use tokio::runtime::{Builder, Runtime};
use tokio::time::timeout;

use xtask::browser::Browser;

use super::driver::Driver;
use super::session;
use super::{Failure, LAST_WORDS_LIMIT, Options, engines};

/// This many browsers may wait; the one that has waited longest goes first.
const MOST_IDLE: usize = 4;

static IDLE: Mutex<Vec<Running>> = Mutex::new(Vec::new());

/// A browser with its driver, and what the two talk over.
pub(super) struct Running {
    /// The connection to the driver lives in it.
    pub(super) runtime: Runtime,
    pub(super) client: Client,
    pub(super) driver: Driver,
    /// With what it was started.
    options: Options,
    /// The tests that it has served.
    pub(super) served: Vec<&'static str>,
}

/// A browser for a test with these options: one that waits, or else a new one.
pub(super) fn take(browser: &Browser, options: &Options) -> Result<Running, Failure> {
    let is_alike =
        |idle: &Running| engines::are_started_alike(browser.engine, &idle.options, options);
    let waiting = if options.is_alone {
        None
    } else {
        let mut idle = IDLE.lock().unwrap_or_else(PoisonError::into_inner);
        idle.iter().rposition(is_alike).map(|place| idle.remove(place))
    };
    waiting.map_or_else(|| start(browser, options), Ok)
}

fn start(browser: &Browser, options: &Options) -> Result<Running, Failure> {
    let runtime =
        Builder::new_current_thread().enable_all().build().expect("the system has threads");
    let driver = Driver::start(browser, options)?;
    let client = runtime.block_on(session::connect(browser, &driver, options))?;
    Ok(Running { runtime, client, driver, options: *options, served: Vec::new() })
}

/// Lets a browser with an empty tab wait for another test.
pub(super) fn keep(mut running: Running, name: &'static str) {
    running.served.push(name);
    let mut idle = IDLE.lock().unwrap_or_else(PoisonError::into_inner);
    idle.push(running);
    let surplus = (idle.len() > MOST_IDLE).then(|| idle.remove(0));
    // It takes its time to end, which is not waited for.
    drop(idle);
    if let Some(surplus) = surplus {
        surplus.end();
    }
}

impl Running {
    /// Closes the browser; the driver ends one that hangs in any case.
    pub(super) fn end(self) {
        let close = async { timeout(LAST_WORDS_LIMIT, self.client.close()).await };
        let _ = self.runtime.block_on(close);
    }
}
