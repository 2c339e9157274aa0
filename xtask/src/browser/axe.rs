//! axe-core, the checker of accessibility, from the npm registry.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use super::install;
use crate::error::Error;
use crate::run::{find_on_path, run};
use crate::say::say;
use crate::system::Wanted;
use crate::workspace::tool_folder;

/// The version of axe-core in the npm registry.
const AXE_VERSION: &str = "4.14.1";

const NPM: Wanted = Wanted {
    what: "npm is needed to get axe-core for the browser tests",
    debian: &["npm"],
    ubuntu: &["npm"],
    fedora: &["npm"],
    arch: &["npm"],
    brew: &["node"],
    advice: "put `npm` on PATH",
};

/// `axe.min.js`, if it is here.
pub(super) fn find() -> Result<Option<PathBuf>, Error> {
    let folder = tool_folder("axe-core", AXE_VERSION)?;
    let script = folder.join("node_modules").join("axe-core").join("axe.min.js");
    Ok(script.is_file().then_some(script))
}

/// Gets it if it is not here.
pub(super) fn ensure() -> Result<(), Error> {
    if find()?.is_some() {
        return Ok(());
    }
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
