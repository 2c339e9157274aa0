//! The differences between the engines: how they are started, how they emulate a person and a
//! screen, how their console is read, and what they lack.

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

/// A feature that a test needs and that an engine may lack.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Need {
    /// Touch input, and the media queries that report it.
    Touch,
    /// Native scrolling by a moving finger.
    TouchScroll,
    /// Colors forced on the page, as in the high-contrast modes of some systems.
    ForcedColors,
    /// A report of tasks that block the page.
    LongTasks,
    /// A clipboard that tests may read.
    Clipboard,
    /// A console that includes workers, and errors from before the page was loaded.
    WholeConsole,
    /// A queue of files that the system opens with an installed page.
    LaunchQueue,
    /// A mouse with a right button.
    RightButton,
    /// Nothing that differs between engines: one of them is enough for pictures of every size, for colors and
    /// languages besides the first, and for what rules and texts decide.
    OneEngine,
    /// A report of what moves without having been touched.
    Shifts,
}

impl Need {
    /// Why an engine lacks this feature; `None` if it has it.
    fn unmet_in(self, engine: Engine) -> Option<&'static str> {
        match (self, engine) {
            (_, Engine::Chromium)
            | (
                Self::Touch
                | Self::ForcedColors
                | Self::WholeConsole
                | Self::Clipboard
                | Self::RightButton,
                Engine::Firefox,
            ) => None,
            (Self::Clipboard, Engine::Webkit) => Some("WebKitGTK asks a person first"),
            (Self::LaunchQueue, _) => Some("only Chromium opens files with installed pages"),
            (Self::OneEngine, _) => Some("it is the same in all engines, and one is enough"),
            (Self::Shifts, _) => Some("only Chromium reports shifts of the layout"),
            (Self::LongTasks, _) => Some("only Chromium counts long tasks"),
            (Self::TouchScroll, Engine::Firefox) => {
                Some("fingers that geckodriver moves do not scroll")
            }
            (Self::Touch | Self::TouchScroll, Engine::Webkit) => {
                Some("WebKitWebDriver turns a finger into a mouse")
            }
            (Self::RightButton, Engine::Webkit) => {
                Some("WebKitWebDriver never releases the right button")
            }
            (Self::ForcedColors, Engine::Webkit) => Some("WebKitGTK has no forced colors"),
            (Self::WholeConsole, Engine::Webkit) => {
                Some("WebKitWebDriver has no log: the console is heard from a page's load on")
            }
        }
    }
}

/// Why a test with these options is impossible in an engine; `None` if it is possible.
pub(super) fn impossible(options: &Options, engine: Engine) -> Option<&'static str> {
    let forced = match options.colors {
        Colors::OfThePage => None,
        Colors::Forced => Some(Need::ForcedColors),
    };
    options.needs.iter().copied().chain(forced).find_map(|need| need.unmet_in(engine))
}

/// Reports that a test is impossible in an engine, to the terminal and to `cargo xtask test`.
pub(super) fn tell_impossible(engine: Engine, name: &str, reason: &str) -> Result<(), Failure> {
    // `eprintln!` would be swallowed by the test runner unless the test fails.
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

/// The driver's command line without a port; `scratch` is a folder for all files of the driver and
/// its browsers.
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

/// The capabilities to ask the driver for.
pub(super) fn capabilities(browser: &Browser, options: &Options) -> Value {
    match browser.engine {
        Engine::Chromium => chromium::capabilities(browser, options),
        Engine::Firefox => firefox::capabilities(browser),
        Engine::Webkit => webkit::capabilities(browser),
    }
}

/// Whether a browser started for one test can serve another.
pub(super) fn are_started_alike(engine: Engine, one: &Options, other: &Options) -> bool {
    match engine {
        Engine::Chromium => one.language == other.language,
        Engine::Firefox => true,
        Engine::Webkit => {
            (one.language, one.scheme, one.motion) == (other.language, other.scheme, other.motion)
        }
    }
}

/// Makes a browser with an empty tab emulate the person and the screen of the options, unless it
/// was started so, and clears its console.
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

/// A picture of the visible part of the page.
pub(super) async fn picture(page: &Page) -> Result<Vec<u8>, Failure> {
    match page.engine() {
        Engine::Chromium | Engine::Firefox => Ok(page.client.screenshot().await?),
        Engine::Webkit => webkit::picture(page).await,
    }
}

/// The lines of the console since the last call.
pub(super) async fn console(page: &Page) -> Result<Vec<Said>, Failure> {
    match page.engine() {
        Engine::Chromium => chromium::console(page).await,
        Engine::Firefox => firefox::console(page).await,
        Engine::Webkit => webkit::console(page).await,
    }
}

/// To be called after each load of a page, so that its console can be read.
pub(super) async fn listen(page: &Page) -> Result<(), Failure> {
    match page.engine() {
        Engine::Chromium | Engine::Firefox => Ok(()),
        Engine::Webkit => webkit::listen(page).await,
    }
}
