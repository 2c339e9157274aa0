//! What differs between the engines: how they start, how they are made to play a person with a
//! screen, how their console is read, and what they cannot do.

pub(super) mod chromium;
pub(super) mod firefox;
pub(super) mod webkit;

use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use xtask::browser::{Browser, Engine};
use xtask::workspace;

use super::{Colors, Failure, Options, Page, Screen};

/// Something that a test cannot do without, and an engine may not have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Need {
    /// Fingers on the screen, and media queries that tell of them.
    Touch,
    /// The scrolling by the browser itself that a moving finger brings about.
    TouchScroll,
    /// Colors forced on the page, as in the high-contrast modes of some systems.
    ForcedColors,
    /// A count of the tasks that hold the page up.
    LongTasks,
    /// A clipboard that tests may read.
    Clipboard,
    /// A console that tells what went wrong in workers too, and before the page was loaded.
    WholeConsole,
}

impl Need {
    /// Why an engine cannot serve this need; `None` if it can.
    fn unmet_in(self, engine: Engine) -> Option<&'static str> {
        match (self, engine) {
            (_, Engine::Chromium)
            | (
                Self::Touch | Self::ForcedColors | Self::WholeConsole | Self::Clipboard,
                Engine::Firefox,
            ) => None,
            (Self::Clipboard, Engine::Webkit) => Some("WebKitGTK asks a person first"),
            (Self::LongTasks, _) => Some("only Chromium counts long tasks"),
            (Self::TouchScroll, Engine::Firefox) => {
                Some("fingers that geckodriver moves do not scroll")
            }
            (Self::Touch | Self::TouchScroll, Engine::Webkit) => {
                Some("WebKitWebDriver turns a finger into a mouse")
            }
            (Self::ForcedColors, Engine::Webkit) => Some("WebKitGTK has no forced colors"),
            (Self::WholeConsole, Engine::Webkit) => {
                Some("WebKitWebDriver has no log: the console is heard from a page's load on")
            }
        }
    }
}

/// Why a test with these options makes no sense in an engine; `None` if it does.
pub(super) fn impossible(options: &Options, engine: Engine) -> Option<&'static str> {
    let forced = match options.colors {
        Colors::OfThePage => None,
        Colors::Forced => Some(Need::ForcedColors),
    };
    options.needs.iter().copied().chain(forced).find_map(|need| need.unmet_in(engine))
}

/// Says that a test makes no sense in an engine: to the person who looks on, and to `cargo xtask test`.
pub(super) fn tell_impossible(engine: Engine, name: &str, reason: &str) -> Result<(), Failure> {
    // Not by `eprintln!`, which the test runner swallows if the test does not fail.
    let _ = writeln!(io::stderr(), "not in {engine}: {name}: {reason}");
    let path = workspace::impossible_tests(engine)?;
    let append = || {
        let folder = path.parent().unwrap_or(Path::new("."));
        std::fs::create_dir_all(folder)?;
        let mut file = OpenOptions::new().create(true).append(true).open(&path)?;
        file.write_all(format!("{name}: {reason}\n").as_bytes())
    };
    append().map_err(|source| {
        xtask::error::Error::File { action: "write", path: path.clone(), source }.into()
    })
}

/// One line of the console.
#[derive(Debug, Clone)]
pub(super) struct Said {
    pub(super) is_error: bool,
    pub(super) text: String,
}

/// The driver's command line, to be given a port; `scratch` is a folder for whatever the driver and
/// its browsers write.
pub(super) fn driver(
    browser: &Browser,
    options: &Options,
    scratch: &Path,
) -> Result<Command, Failure> {
    let mut command = Command::new(&browser.driver);
    command.env("TMPDIR", scratch);
    match browser.engine {
        Engine::Chromium => {}
        Engine::Firefox => firefox::prepare(&mut command),
        Engine::Webkit => webkit::prepare(&mut command, options, scratch)?,
    }
    Ok(command)
}

/// What the driver is asked for.
pub(super) fn capabilities(browser: &Browser, options: &Options) -> Value {
    match browser.engine {
        Engine::Chromium => chromium::capabilities(browser, options),
        Engine::Firefox => firefox::capabilities(browser),
        Engine::Webkit => webkit::capabilities(browser),
    }
}

/// Whether a browser that was started for one test is as good for another.
pub(super) fn are_started_alike(engine: Engine, one: &Options, other: &Options) -> bool {
    match engine {
        Engine::Chromium => one.language == other.language,
        Engine::Firefox => true,
        Engine::Webkit => {
            (one.language, one.scheme, one.motion) == (other.language, other.scheme, other.motion)
        }
    }
}

/// Makes a browser with an empty tab play the person and the screen of the options, as far as its
/// start has not done so, and forgets what it has said so far.
pub(super) async fn dress(page: &Page, options: &Options) -> Result<(), Failure> {
    match page.engine() {
        Engine::Chromium => chromium::dress(page, options).await?,
        Engine::Firefox => firefox::dress(page, options).await?,
        Engine::Webkit => {}
    }
    set_screen(page, options.screen).await?;
    page.forget_console().await
}

pub(super) async fn set_screen(page: &Page, screen: Screen) -> Result<(), Failure> {
    match page.engine() {
        Engine::Chromium => chromium::set_screen(page, screen).await,
        Engine::Firefox => firefox::set_screen(page, screen).await,
        Engine::Webkit => webkit::set_screen(page, screen).await,
    }
}

/// A picture of what is seen of the page.
pub(super) async fn picture(page: &Page) -> Result<Vec<u8>, Failure> {
    match page.engine() {
        Engine::Chromium | Engine::Firefox => Ok(page.client.screenshot().await?),
        Engine::Webkit => webkit::picture(page).await,
    }
}

/// What the console has said since the last time.
pub(super) async fn console(page: &Page) -> Result<Vec<Said>, Failure> {
    match page.engine() {
        Engine::Chromium => chromium::console(page).await,
        Engine::Firefox => firefox::console(page).await,
        Engine::Webkit => webkit::console(page).await,
    }
}

/// What must be done when a page has been loaded so that its console can be read.
pub(super) async fn listen(page: &Page) -> Result<(), Failure> {
    match page.engine() {
        Engine::Chromium | Engine::Firefox => Ok(()),
        Engine::Webkit => webkit::listen(page).await,
    }
}
