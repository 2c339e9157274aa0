//! A browser session: how the browser is started, and what kind of person and screen it plays.

use std::time::Duration;

use fantoccini::ClientBuilder;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tokio::time::timeout;

use xtask::browser::Browser;
use xtask::serve::StaticServer;

use super::driver::Driver;
use super::{Failure, Limit, Page};

const START_LIMIT: Duration = Duration::from_secs(60);
/// axe-core on a large page is the longest script.
const SCRIPT_LIMIT: Duration = Duration::from_secs(60);

/// Quiet, without a first-run dialogue, without any request of the browser's own. A sandbox is of
/// no use for our own page, and root cannot have one.
const FLAGS: [&str; 10] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-sync",
    "--force-color-profile=srgb",
];

/// Who looks at the page, and on what.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Options {
    pub(crate) screen: Screen,
    pub(crate) scheme: Scheme,
    pub(crate) motion: Motion,
    pub(crate) colors: Colors,
    /// As in `navigator.language`.
    pub(crate) language: &'static str,
}

#[derive(Debug, Clone, Copy)]
pub(crate) enum Screen {
    /// A window on a desk, with a mouse; the size of the page in it.
    Window { width: u32, height: u32 },
    /// A phone or tablet, with touch.
    Touch { width: u32, height: u32 },
}

#[derive(Debug, Clone, Copy)]
pub(crate) enum Scheme {
    Light,
    Dark,
}

#[derive(Debug, Clone, Copy)]
pub(crate) enum Motion {
    Full,
    Reduced,
}

#[derive(Debug, Clone, Copy)]
pub(crate) enum Colors {
    OfThePage,
    /// As in the high-contrast modes of some systems.
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
    };

    /// The smallest phone that the page is made for.
    pub(crate) const PHONE: Self =
        Self { screen: Screen::Touch { width: 320, height: 568 }, ..Self::DESK };
}

pub(crate) async fn start(
    programs: &Browser,
    driver: &Driver,
    server: &StaticServer,
    options: &Options,
) -> Result<Page, Failure> {
    // Each session gets an empty profile from the driver, which removes it at the end.
    let capabilities = json!({
        "browserName": "chrome",
        "timeouts": {
            "pageLoad": millis(Limit::LOAD.time),
            "script": millis(SCRIPT_LIMIT),
        },
        "goog:loggingPrefs": { "browser": "ALL" },
        "goog:chromeOptions": {
            "binary": programs.chromium,
            "args": FLAGS,
            "prefs": { "intl.accept_languages": options.language },
        },
    });
    let Value::Object(capabilities) = capabilities else { unreachable!("it is written above") };
    let mut builder = ClientBuilder::new(HttpConnector::new());
    builder.capabilities(capabilities);
    let url = driver.url();
    let Ok(client) = timeout(START_LIMIT, builder.connect(&url)).await else {
        return Err(Failure::TooLong(START_LIMIT));
    };
    let page = Page::new(client?, server.url(), programs.axe.clone());
    options.screen.emulate(&page).await?;
    options.emulate_preferences(&page).await?;
    Ok(page)
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).expect("the limits are minutes at most")
}

impl Screen {
    pub(crate) async fn emulate(self, page: &Page) -> Result<(), Failure> {
        let (width, height, touch) = match self {
            Self::Window { width, height } => (width, height, false),
            Self::Touch { width, height } => (width, height, true),
        };
        let metrics = json!({
            "width": width, "height": height, "mobile": touch,
            "deviceScaleFactor": if touch { 2 } else { 1 },
        });
        page.devtools("Emulation.setDeviceMetricsOverride", metrics).await?;
        page.devtools("Emulation.setTouchEmulationEnabled", json!({ "enabled": touch })).await?;
        Ok(())
    }
}

impl Options {
    async fn emulate_preferences(&self, page: &Page) -> Result<(), Failure> {
        let scheme = match self.scheme {
            Scheme::Light => "light",
            Scheme::Dark => "dark",
        };
        let motion = match self.motion {
            Motion::Full => "no-preference",
            Motion::Reduced => "reduce",
        };
        let forced = match self.colors {
            Colors::OfThePage => "none",
            Colors::Forced => "active",
        };
        let features = json!({ "features": [
            { "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-reduced-motion", "value": motion },
            { "name": "forced-colors", "value": forced },
        ]});
        page.devtools("Emulation.setEmulatedMedia", features).await?;
        Ok(())
    }
}
