//! Where each engine's browser and driver are, and what brings them.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use super::{Engine, install};
use crate::error::Error;
use crate::run::find_on_path;
use crate::say::say;
use crate::system::Wanted;
use crate::tools::Tool;

const CHROMIUM: Wanted = Wanted {
    what: "Chromium and its driver `chromedriver` are needed for the browser tests",
    debian: &["chromium", "chromium-headless-shell", "chromium-driver", "fonts-liberation"],
    ubuntu: &["chromium-browser", "chromium-chromedriver", "fonts-liberation"],
    fedora: &["chromium", "chromedriver", "liberation-fonts"],
    arch: &["chromium", "ttf-liberation"],
    brew: &["--cask", "chromium", "chromedriver"],
    advice: "put `chromium` and a `chromedriver` of the same version on PATH",
};

/// Its driver is no package in Debian; cargo builds it.
const FIREFOX: Wanted = Wanted {
    what: "Firefox is needed for the browser tests",
    debian: &["firefox-esr", "fonts-liberation"],
    ubuntu: &["firefox", "fonts-liberation"],
    fedora: &["firefox", "liberation-fonts"],
    arch: &["firefox", "ttf-liberation"],
    brew: &["--cask", "firefox"],
    advice: "put `firefox` on PATH",
};

/// It draws on a screen, so there must be one: Xvfb's. `localedef` makes its languages.
const WEBKIT: Wanted = Wanted {
    what: "WebKitGTK, its driver `WebKitWebDriver`, `Xvfb` and `localedef` are needed for the \
           browser tests",
    debian: &["webkit2gtk-driver", "xvfb", "locales", "fonts-liberation"],
    ubuntu: &["webkit2gtk-driver", "xvfb", "locales", "fonts-liberation"],
    fedora: &["webkit2gtk4.1", "xorg-x11-server-Xvfb", "glibc-locale-source", "liberation-fonts"],
    arch: &["webkit2gtk-4.1", "xorg-server-xvfb", "ttf-liberation"],
    brew: &[],
    advice: "put `WebKitWebDriver`, `Xvfb` and `localedef` on PATH, and name WebKitGTK's \
             `MiniBrowser` in the variable MINIBROWSER",
};

const GECKODRIVER_VERSION: &str = "0.37.1";

/// Chromium without the windows and menus around the page: in it the tests take a third less time.
const CHROMIUM_SHELL: &str = "chromium-headless-shell";
const CHROMIUM_NAMES: [&str; 4] =
    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const FIREFOX_NAMES: [&str; 2] = ["firefox-esr", "firefox"];
/// Where Homebrew puts it.
const FIREFOX_OF_MACOS: &str = "/Applications/Firefox.app/Contents/MacOS/firefox";

/// Where systems keep the programs of their libraries; `MiniBrowser` lies in a folder of
/// `WebKitGTK`'s in one of them or, in Debian, one folder deeper, which is named after the machine.
const LIBRARY_FOLDERS: [&str; 4] = ["/usr/libexec", "/usr/lib64", "/usr/lib", "/usr/local/libexec"];
/// For GTK 3, with which the tests have been seen to run, and for GTK 4.
const WEBKIT_FOLDERS: [&str; 3] = ["webkit2gtk-4.1", "webkit2gtk-4.0", "webkitgtk-6.0"];

/// A browser and what drives it.
#[derive(Debug)]
pub(super) struct Programs {
    pub(super) program: PathBuf,
    pub(super) driver: PathBuf,
    /// Other programs without which these two are of no use.
    pub(super) display: Option<PathBuf>,
}

/// Finds them, without installing anything.
pub(super) fn find(engine: Engine) -> Option<Programs> {
    let (program, driver, display) = match engine {
        Engine::Chromium => (
            named_by("CHROMIUM")
                .or_else(|| find_on_path(CHROMIUM_SHELL))
                .or_else(whole_chromium)?,
            named_by("CHROMEDRIVER").or_else(|| find_on_path("chromedriver"))?,
            None,
        ),
        Engine::Firefox => (
            firefox()?,
            named_by("GECKODRIVER").or_else(|| geckodriver().find().ok().flatten())?,
            None,
        ),
        Engine::Webkit => {
            find_on_path("localedef")?;
            (
                named_by("MINIBROWSER").or_else(mini_browser)?,
                named_by("WEBKITWEBDRIVER").or_else(|| find_on_path("WebKitWebDriver"))?,
                Some(find_on_path("Xvfb")?),
            )
        }
    };
    Some(Programs { program, driver, display })
}

/// Finds them, and installs what is missing.
pub(super) fn ensure(engine: Engine) -> Result<(), Error> {
    if find(engine).is_some() {
        return Ok(());
    }
    say(format_args!("{engine} or its driver is not here."));
    match engine {
        Engine::Chromium => {
            install(&CHROMIUM, "Chromium or chromedriver", || find(engine).is_some())
        }
        Engine::Firefox => {
            if firefox().is_none() {
                install(&FIREFOX, "Firefox", || firefox().is_some())?;
            }
            geckodriver().ensure().map(drop)
        }
        Engine::Webkit => {
            install(&WEBKIT, "WebKitGTK, its driver, Xvfb or localedef", || find(engine).is_some())
        }
    }
}

/// Chromium as people have it.
pub(super) fn whole_chromium() -> Option<PathBuf> {
    named_by("CHROMIUM").or_else(|| first_on_path(&CHROMIUM_NAMES))
}

fn geckodriver() -> Tool {
    Tool {
        program: "geckodriver",
        package: "geckodriver",
        version: GECKODRIVER_VERSION.into(),
        version_args: &["--version"],
        build_time: "2 minutes",
    }
}

fn firefox() -> Option<PathBuf> {
    let of_macos = || Some(PathBuf::from(FIREFOX_OF_MACOS)).filter(|program| program.is_file());
    named_by("FIREFOX").or_else(|| first_on_path(&FIREFOX_NAMES)).or_else(of_macos)
}

fn mini_browser() -> Option<PathBuf> {
    let inside = |folder: &Path| {
        let mut programs =
            WEBKIT_FOLDERS.iter().map(|webkit| folder.join(webkit).join("MiniBrowser"));
        programs.find(|program| program.is_file())
    };
    let deeper = |folder: &Path| {
        let folders = fs::read_dir(folder).ok()?;
        folders.filter_map(Result::ok).find_map(|entry| inside(&entry.path()))
    };
    LIBRARY_FOLDERS
        .iter()
        .map(Path::new)
        .find_map(|folder| inside(folder).or_else(|| deeper(folder)))
}

fn first_on_path(names: &[&str]) -> Option<PathBuf> {
    names.iter().find_map(|name| find_on_path(name))
}

fn named_by(variable: &str) -> Option<PathBuf> {
    env::var_os(variable).map(PathBuf::from).filter(|program| program.is_file())
}
