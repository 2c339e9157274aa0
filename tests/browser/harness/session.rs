//! A browser session: what kind of person and screen it plays, and its start.

use std::time::Duration;

use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tokio::time::timeout;

use xtask::browser::Browser;

use super::driver::Driver;
use super::engines::{self, Need};
use super::{Failure, Limit};

const START_LIMIT: Duration = Duration::from_secs(60);
/// The longest script is axe-core on a large page.
const SCRIPT_LIMIT: Duration = Duration::from_secs(60);

/// The person who looks at the page, and the device.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Options {
    pub(crate) screen: Screen,
    pub(crate) scheme: Scheme,
    pub(crate) motion: Motion,
    pub(crate) colors: Colors,
    /// As in `navigator.language`.
    pub(crate) language: &'static str,
    /// What the test needs besides the other options. Where an engine lacks it, the test is
    /// reported as impossible there.
    pub(crate) needs: &'static [Need],
    /// Whether the browser may not be shared with other tests: for local files, which have no
    /// origin of their own, and for service workers, which a browser runs in one place for all
    /// pages.
    pub(crate) is_alone: bool,
}

#[derive(Debug, Clone, Copy)]
pub(crate) enum Screen {
    /// A desktop window with a mouse; the size of the page in it.
    Window { width: u32, height: u32 },
    /// A phone or tablet with touch; with a mouse where an engine has no touch.
    Touch { width: u32, height: u32 },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Scheme {
    Light,
    Dark,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Motion {
    Full,
    Reduced,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Colors {
    OfThePage,
    /// Forced colors, as in the high-contrast modes of some systems.
    Forced,
}

impl Options {
    /// A laptop in daylight, in English.
    pub(crate) const DESK: Self = Self {
        screen: Screen::Window { width: 1280, height: 900 },
        scheme: Scheme::Light,
        motion: Motion::Full,
        colors: Colors::OfThePage,
        language: "en-US",
        needs: &[],
        is_alone: false,
    };

    /// The same in a browser of its own.
    pub(crate) const DESK_ALONE: Self = Self { is_alone: true, ..Self::DESK };

    /// The smallest phone that the page supports.
    pub(crate) const PHONE: Self =
        Self { screen: Screen::Touch { width: 320, height: 568 }, ..Self::DESK };

    /// The same for what does not differ between engines: what the program decides and says. What an
    /// engine does itself is tested in all: input, focus, layout, storage, workers, loading, history,
    /// the clipboard, frames; and with it a game or two on each screen.
    pub(crate) const fn in_one_engine(self) -> Self {
        self.needing(&[Need::OneEngine])
    }

    /// The same with further needs.
    pub(crate) const fn needing(self, needs: &'static [Need]) -> Self {
        Self { needs, ..self }
    }
}

impl Screen {
    /// Width and height, in CSS pixels.
    pub(super) fn size(self) -> (u32, u32) {
        match self {
            Self::Window { width, height } | Self::Touch { width, height } => (width, height),
        }
    }

    pub(super) fn is_touched(self) -> bool {
        matches!(self, Self::Touch { .. })
    }
}

/// Asks the driver for a browser.
pub(super) async fn connect(
    browser: &Browser,
    driver: &Driver,
    options: &Options,
) -> Result<Client, Failure> {
    let mut capabilities = engines::capabilities(browser, options);
    capabilities["timeouts"] = json!({
        "pageLoad": millis(Limit::LOAD.time),
        "script": millis(SCRIPT_LIMIT),
    });
    let Value::Object(capabilities) = capabilities else { unreachable!("it is an object") };
    let mut builder = ClientBuilder::new(HttpConnector::new());
    builder.capabilities(capabilities);
    let url = driver.url();
    let Ok(client) = timeout(START_LIMIT, builder.connect(&url)).await else {
        return Err(Failure::TooLong(START_LIMIT));
    };
    Ok(client?)
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).expect("the limits are minutes at most")
}
