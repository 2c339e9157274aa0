//! What browser tests need: Chromium, its driver, and axe-core, the checker of accessibility.

use std::env;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::error::Error;
use crate::run::{find_on_path, run};
use crate::say::say;
use crate::system::{self, Wanted};
use crate::workspace::tool_folder;

/// The version of axe-core in the npm registry.
const AXE_VERSION: &str = "4.14.1";

const CHROMIUM_NAMES: [&str; 4] =
    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

const CHROMIUM: Wanted = Wanted {
    what: "Chromium and its driver `chromedriver` are needed for the browser tests",
    debian: &["chromium", "chromium-driver", "fonts-liberation"],
    ubuntu: &["chromium-browser", "chromium-chromedriver", "fonts-liberation"],
    fedora: &["chromium", "chromedriver", "liberation-fonts"],
    arch: &["chromium", "ttf-liberation"],
    brew: &["--cask", "chromium", "chromedriver"],
    advice: "put `chromium` and a `chromedriver` of the same version on PATH",
};

const NPM: Wanted = Wanted {
    what: "npm is needed to get axe-core for the browser tests",
    debian: &["npm"],
    ubuntu: &["npm"],
    fedora: &["npm"],
    arch: &["npm"],
    brew: &["node"],
    advice: "put `npm` on PATH",
};

/// The programs and the script that browser tests work with.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct Browser {
    /// Chromium, or a browser made from it.
    pub chromium: PathBuf,
    /// Its driver.
    pub driver: PathBuf,
    /// `axe.min.js`.
    pub axe: PathBuf,
}

/// Finds what browser tests need, without installing anything.
///
/// `CHROMIUM` and `CHROMEDRIVER` in the environment name programs that are not on `PATH`.
///
/// # Errors
///
/// [`Error::Missing`] with the command that brings it.
pub fn locate() -> Result<Browser, Error> {
    let missing = |what: &str| Error::Missing {
        what: format!("{what} is needed for the browser tests"),
        command: "cargo xtask test --only browser".into(),
    };
    Ok(Browser {
        chromium: chromium().ok_or_else(|| missing("Chromium"))?,
        driver: driver().ok_or_else(|| missing("chromedriver"))?,
        axe: axe()?.ok_or_else(|| missing("axe-core"))?,
    })
}

/// Finds what browser tests need, and installs what is missing.
pub(crate) fn ensure() -> Result<Browser, Error> {
    let has_browser = || chromium().is_some() && driver().is_some();
    if !has_browser() {
        say("Chromium or its driver is not here.");
        install(&CHROMIUM, "Chromium or chromedriver", has_browser)?;
    }
    if axe()?.is_none() {
        get_axe()?;
    }
    locate()
}

fn install(wanted: &Wanted, what: &'static str, is_here: impl Fn() -> bool) -> Result<(), Error> {
    system::install(wanted)?;
    if is_here() { Ok(()) } else { Err(Error::StillMissing { what, advice: wanted.advice }) }
}

fn chromium() -> Option<PathBuf> {
    named_by("CHROMIUM").or_else(|| CHROMIUM_NAMES.iter().find_map(|name| find_on_path(name)))
}

fn driver() -> Option<PathBuf> {
    named_by("CHROMEDRIVER").or_else(|| find_on_path("chromedriver"))
}

fn named_by(variable: &str) -> Option<PathBuf> {
    env::var_os(variable).map(PathBuf::from).filter(|program| program.is_file())
}

fn axe() -> Result<Option<PathBuf>, Error> {
    let folder = tool_folder("axe-core", AXE_VERSION)?;
    let script = folder.join("node_modules").join("axe-core").join("axe.min.js");
    Ok(script.is_file().then_some(script))
}

fn get_axe() -> Result<(), Error> {
    let has_npm = || find_on_path("npm").is_some();
    if !has_npm() {
        say("npm is not here.");
        install(&NPM, "npm", has_npm)?;
    }
    let folder = tool_folder("axe-core", AXE_VERSION)?;
    say(format_args!("Getting axe-core {AXE_VERSION} from the npm registry: some seconds."));
    fs::create_dir_all(&folder).map_err(Error::file("create", &folder))?;
    let mut install = Command::new("npm");
    install.args(["install", "--ignore-scripts", "--no-audit", "--no-fund", "--no-save"]);
    install.arg("--prefix").arg(&folder).arg(format!("axe-core@{AXE_VERSION}"));
    // npm looks for a package.json from here upwards; in its own folder it finds none of ours.
    run(install.current_dir(&folder))
}
