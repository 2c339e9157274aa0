//! Browsers kept between tests.
//!
//! Starting a browser takes longer than many tests, so one is started only if none is idle that was
//! started in the same way. Nothing of a test is left to the next: each test has a tab of its own,
//! so history, zoom and emulation are new, and servers on new ports, so storage, caches and service
//! workers are. Settings of the whole browser are reset by [`engines::dress`]. A browser in which a
//! test has failed is discarded.

use std::sync::{Mutex, PoisonError};

use fantoccini::Client;
use tokio::runtime::{Builder, Runtime};
use tokio::time::timeout;

use xtask::browser::Browser;

use super::driver::Driver;
use super::session;
use super::{Failure, LAST_WORDS_LIMIT, Options, engines};

/// The most browsers kept idle; the one idle for the longest is closed first.
const MOST_IDLE: usize = 4;

static IDLE: Mutex<Vec<Running>> = Mutex::new(Vec::new());

/// A browser with its driver, and the connection between this program and the driver.
pub(super) struct Running {
    /// The runtime that drives the connection.
    pub(super) runtime: Runtime,
    pub(super) client: Client,
    pub(super) driver: Driver,
    /// The options it was started with.
    options: Options,
    /// The tests that it has served.
    pub(super) served: Vec<&'static str>,
}

/// A browser for a test with these options: an idle one, or else a new one.
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

/// Keeps a browser with an empty tab for another test.
pub(super) fn keep(mut running: Running, name: &'static str) {
    running.served.push(name);
    let mut idle = IDLE.lock().unwrap_or_else(PoisonError::into_inner);
    idle.push(running);
    let surplus = (idle.len() > MOST_IDLE).then(|| idle.remove(0));
    // Closing takes time, which nothing waits for.
    drop(idle);
    if let Some(surplus) = surplus {
        surplus.end();
    }
}

impl Running {
    /// Closes the browser. The driver ends it if it hangs.
    pub(super) fn end(self) {
        let close = async { timeout(LAST_WORDS_LIMIT, self.client.close()).await };
        let _ = self.runtime.block_on(close);
    }
}
