//! What the npm registry brings: checkers of the page and its scripts, each at one version, into the
//! person's cache.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::error::Error;
use crate::run::{find_on_path, run};
use crate::say::say;
use crate::system::{self, Wanted};
use crate::workspace::tool_folder;

const NPM: Wanted = Wanted {
    what: "npm is needed to get a checker of the page",
    debian: &["npm"],
    ubuntu: &["npm"],
    fedora: &["npm"],
    arch: &["npm"],
    brew: &["node"],
    advice: "put `npm` on PATH",
};

/// A package of the registry.
pub(crate) struct Package {
    pub(crate) name: &'static str,
    pub(crate) version: &'static str,
    /// The file in it that is wanted.
    pub(crate) file: &'static str,
}

impl Package {
    /// The wanted file, if it is here.
    pub(crate) fn find(&self) -> Result<Option<PathBuf>, Error> {
        let folder = tool_folder(self.name, self.version)?;
        let file = folder.join("node_modules").join(self.name).join(self.file);
        Ok(file.is_file().then_some(file))
    }

    /// The wanted file; the package is got if it is not here.
    pub(crate) fn ensure(&self) -> Result<PathBuf, Error> {
        if let Some(file) = self.find()? {
            return Ok(file);
        }
        let Self { name, version, .. } = self;
        if find_on_path("npm").is_none() {
            say("npm is not here.");
            system::install(&NPM)?;
        }
        if find_on_path("npm").is_none() {
            return Err(Error::StillMissing { what: "npm", advice: NPM.advice });
        }
        let folder = tool_folder(name, version)?;
        say(format_args!("Getting {name} {version} from the npm registry: some seconds."));
        fs::create_dir_all(&folder).map_err(Error::file("create", &folder))?;
        let mut install = Command::new("npm");
        install.args(["install", "--ignore-scripts", "--no-audit", "--no-fund", "--no-save"]);
        install.arg("--prefix").arg(&folder).arg(format!("{name}@{version}"));
        // npm looks for a package.json from here upward; in its own folder it finds none of ours.
        run(install.current_dir(&folder))?;
        let missing = || Error::StillMissing { what: self.file, advice: "empty that folder" };
        self.find()?.ok_or_else(missing)
    }
}
