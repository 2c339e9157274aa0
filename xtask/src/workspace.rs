//! Where things are: in the checkout, and in the person's cache.

use std::env;
use std::path::PathBuf;

use crate::browser::Engine;
use crate::error::Error;

/// The folder of the top-level `Cargo.toml`.
///
/// # Errors
///
/// [`Error::NotUnderCargo`] if neither `cargo run` nor `cargo test` started this program.
pub fn root() -> Result<PathBuf, Error> {
    let xtask = env::var_os("CARGO_MANIFEST_DIR").ok_or(Error::NotUnderCargo)?;
    let mut root = PathBuf::from(xtask);
    if root.pop() && root.join("Trunk.toml").is_file() {
        Ok(root)
    } else {
        Err(Error::NotUnderCargo)
    }
}

/// The folder for the built page.
pub(crate) fn dist() -> Result<PathBuf, Error> {
    Ok(root()?.join("dist"))
}

/// The folder of the built page, if there is a page in it.
///
/// # Errors
///
/// As for [`root`], and [`Error::Missing`] if nothing has been built yet.
pub fn built_page() -> Result<PathBuf, Error> {
    let dist = dist()?;
    if dist.join("index.html").is_file() {
        return Ok(dist);
    }
    Err(Error::Missing {
        what: "there is no built page in dist/".into(),
        command: "cargo xtask build".into(),
    })
}

/// The page in one file.
///
/// # Errors
///
/// As for [`root`].
pub fn single_file() -> Result<PathBuf, Error> {
    Ok(root()?.join("target").join("damiera.html"))
}

/// Where the page's program in one piece is put, for that file.
pub(crate) fn whole_page() -> Result<PathBuf, Error> {
    Ok(root()?.join("target").join("whole-page"))
}

/// Where browser tests leave pictures of the page for people to look at, a folder for each engine.
///
/// # Errors
///
/// As for [`root`].
pub fn screenshots() -> Result<PathBuf, Error> {
    Ok(root()?.join("target").join("screenshots"))
}

/// Where the reports of measurements go.
pub(crate) fn measurements() -> Result<PathBuf, Error> {
    Ok(root()?.join("target").join("lighthouse"))
}

/// Where browser tests in one engine leave screenshots and logs.
///
/// # Errors
///
/// As for [`root`].
pub fn test_artifacts(engine: Engine) -> Result<PathBuf, Error> {
    Ok(root()?.join("test-artifacts").join(engine.id()))
}

/// Where they write, line by line, which tests make no sense in that engine, and why.
///
/// # Errors
///
/// As for [`root`].
pub fn impossible_tests(engine: Engine) -> Result<PathBuf, Error> {
    Ok(test_artifacts(engine)?.join("impossible.txt"))
}

/// The folder for one tool at one version: per person, outside every checkout.
pub(crate) fn tool_folder(name: &str, version: &str) -> Result<PathBuf, Error> {
    let cache = env::var_os("XDG_CACHE_HOME")
        .filter(|folder| !folder.is_empty())
        .map(PathBuf::from)
        .or_else(|| env::home_dir().map(|home| home.join(".cache")))
        .ok_or_else(|| Error::Missing {
            what: "there is no home folder to keep tools in".into(),
            command: "export XDG_CACHE_HOME=<a folder of yours>".into(),
        })?;
    Ok(cache.join("damiera").join("tools").join(format!("{name}-{version}")))
}
