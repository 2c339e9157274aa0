//! What browser tests need: browsers, their drivers, and axe-core, the checker of accessibility.

mod axe;
mod engine;
mod programs;

use std::path::PathBuf;

use crate::error::Error;
use crate::system::{self, Wanted};

pub use engine::{ENGINE_VARIABLE, Engine};

use programs::Programs;

/// The programs and the script that browser tests work with.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct Browser {
    /// What kind of browser it is.
    pub engine: Engine,
    /// The browser.
    pub program: PathBuf,
    /// Its driver.
    pub driver: PathBuf,
    /// Xvfb, an invisible screen, for a browser that cannot do without one.
    pub display: Option<PathBuf>,
    /// `axe.min.js`.
    pub axe: PathBuf,
}

/// Finds what browser tests need, without installing anything.
///
/// `CHROMIUM`, `CHROMEDRIVER`, `FIREFOX`, `GECKODRIVER`, `MINIBROWSER` and `WEBKITWEBDRIVER` in the
/// environment name programs that are not on `PATH`.
///
/// # Errors
///
/// [`Error::Missing`] with the command that brings it.
pub fn locate(engine: Engine) -> Result<Browser, Error> {
    let missing = |what: &str| Error::Missing {
        what: format!("{what} is needed for the browser tests"),
        command: format!("cargo xtask test --only browser --engine {}", engine.id()),
    };
    let Programs { program, driver, display } =
        programs::find(engine).ok_or_else(|| missing(&format!("{engine} with its driver")))?;
    let axe = axe::find()?.ok_or_else(|| missing("axe-core"))?;
    Ok(Browser { engine, program, driver, display, axe })
}

/// Finds what browser tests need, and installs what is missing.
pub(crate) fn ensure(engine: Engine) -> Result<Browser, Error> {
    programs::ensure(engine)?;
    axe::ensure()?;
    locate(engine)
}

/// Chromium as people have it, which the tests run without its windows and menus where they can.
pub(crate) fn whole_chromium() -> Result<PathBuf, Error> {
    let browser = ensure(Engine::Chromium)?;
    Ok(programs::whole_chromium().unwrap_or(browser.program))
}

fn install(wanted: &Wanted, what: &'static str, is_here: impl Fn() -> bool) -> Result<(), Error> {
    system::install(wanted)?;
    if is_here() { Ok(()) } else { Err(Error::StillMissing { what, advice: wanted.advice }) }
}
