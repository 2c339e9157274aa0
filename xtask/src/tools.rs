//! What cargo can bring: compile targets, and programs such as Trunk and wasm-bindgen.
//!
//! A tool is taken from `PATH` if it is there at the right version, else from the person's cache,
//! else built into that cache by cargo. Nothing is ever fetched from a release page.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::error::Error;
use crate::run::{cargo, find_on_path, output, run, succeeds};
use crate::say::say;
use crate::workspace::{locked_version, tool_folder};

/// Trunk 0.22 needs a newer compiler than the `rust-version` of this project.
const TRUNK_VERSION: &str = "0.21.14";

/// The compile target of the page.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";
/// The compile target of the command line in WebAssembly, for measuring.
pub(crate) const WASI: &str = "wasm32-wasip1";

/// A program that cargo can build.
pub(crate) struct Tool {
    /// Its name on `PATH`.
    pub(crate) program: &'static str,
    /// The crate that it is built from.
    pub(crate) package: &'static str,
    pub(crate) version: String,
    /// How long a build takes on a small machine.
    pub(crate) build_time: &'static str,
}

/// Everything that a build of the page needs, ready to be used.
#[derive(Debug)]
pub(crate) struct PageTools {
    trunk: PathBuf,
    /// `PATH` with the right wasm-bindgen in front: Trunk takes the first that it finds there.
    path: OsString,
}

impl PageTools {
    /// Finds, or else installs, all of them.
    pub(crate) fn ensure() -> Result<Self, Error> {
        ensure_target(WASM)?;
        let bindgen = Tool {
            program: "wasm-bindgen",
            package: "wasm-bindgen-cli",
            // The library and the program of wasm-bindgen refuse to work at unlike versions.
            version: locked_version("wasm-bindgen")?,
            build_time: "3 minutes",
        };
        let trunk = Tool {
            program: "trunk",
            package: "trunk",
            version: TRUNK_VERSION.into(),
            build_time: "8 minutes",
        };
        let bindgen = bindgen.ensure()?;
        let trunk = trunk.ensure()?;
        Ok(Self { trunk, path: path_with_first(&bindgen) })
    }

    /// Trunk, told to leave the network alone.
    pub(crate) fn trunk(&self) -> Command {
        let mut command = Command::new(&self.trunk);
        command.env("PATH", &self.path).env("TRUNK_SKIP_VERSION_CHECK", "true");
        // Trunk reads NO_COLOR as "true" or "false" and refuses the usual "1".
        if env::var_os("NO_COLOR").is_some() {
            command.env("NO_COLOR", "true");
        }
        command
    }
}

impl Tool {
    /// Finds it at the right version, without building anything.
    pub(crate) fn find(&self) -> Result<Option<PathBuf>, Error> {
        let here = [find_on_path(self.program), Some(self.built(&self.folder()?))];
        Ok(here.into_iter().flatten().find(|program| self.is_right(program)))
    }

    /// Finds it, or else builds it.
    pub(crate) fn ensure(&self) -> Result<PathBuf, Error> {
        if let Some(found) = self.find()? {
            return Ok(found);
        }
        let folder = self.folder()?;
        self.build(&folder)?;
        Ok(self.built(&folder))
    }

    fn folder(&self) -> Result<PathBuf, Error> {
        tool_folder(self.package, &self.version)
    }

    fn built(&self, folder: &Path) -> PathBuf {
        folder.join("bin").join(format!("{}{}", self.program, env::consts::EXE_SUFFIX))
    }

    fn is_right(&self, program: &Path) -> bool {
        let answer = Command::new(program).arg("--version").output();
        answer.is_ok_and(|answer| version_in(&answer.stdout) == Some(self.version.as_str()))
    }

    fn build(&self, folder: &Path) -> Result<(), Error> {
        say(format_args!(
            "Building {} {} into {}: once, about {} on two cores.",
            self.package,
            self.version,
            folder.display(),
            self.build_time
        ));
        let version = format!("={}", self.version);
        let mut install = cargo(["install", "--locked", self.package, "--version", &version])?;
        // Without `--force`, cargo takes the word of its list even if the program is gone.
        run(install.arg("--force").arg("--root").arg(folder))
    }
}

/// Adds a compile target through rustup if the compiler has it not yet.
pub(crate) fn ensure_target(target: &str) -> Result<(), Error> {
    let mut ask = Command::new("rustc");
    let library = output(ask.args(["--print", "target-libdir", "--target", target]))?;
    if Path::new(library.trim()).is_dir() {
        return Ok(());
    }
    if find_on_path("rustup").is_none() {
        return Err(Error::Missing {
            what: format!("this compiler cannot build for {target}, and there is no rustup"),
            command: format!("rustup target add {target}"),
        });
    }
    say(format_args!("Adding the compile target {target}: some seconds."));
    run(Command::new("rustup").args(["target", "add", target]))
}

/// Adds rustfmt or clippy through rustup if cargo has it not yet.
pub(crate) fn ensure_component(subcommand: &str, component: &str) -> Result<(), Error> {
    if succeeds(&mut cargo([subcommand, "--version"])?) {
        return Ok(());
    }
    if find_on_path("rustup").is_none() {
        return Err(Error::Missing {
            what: format!("cargo has no `{subcommand}`, and there is no rustup"),
            command: format!("rustup component add {component}"),
        });
    }
    say(format_args!("Adding {component}: some seconds."));
    run(Command::new("rustup").args(["component", "add", component]))
}

/// The target triple of this machine.
pub(crate) fn host() -> Result<String, Error> {
    let text = output(Command::new("rustc").arg("-vV"))?;
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| Error::Unexpected {
        command: "rustc -vV".into(),
        found: text.chars().take(80).collect(),
        expected: "a line `host: …`",
    })
}

/// The second word of `name 1.2.3 (…)`.
fn version_in(answer: &[u8]) -> Option<&str> {
    std::str::from_utf8(answer).ok()?.split_whitespace().nth(1)
}

fn path_with_first(program: &Path) -> OsString {
    let path = env::var_os("PATH").unwrap_or_default();
    let folders =
        program.parent().map(Path::to_path_buf).into_iter().chain(env::split_paths(&path));
    // Joining fails only for a folder with a separator in its name; such a `PATH` is left alone.
    env::join_paths(folders).unwrap_or(path)
}

#[cfg(test)]
mod tests {
    use super::version_in;

    #[test]
    fn version_is_the_second_word() {
        assert_eq!(version_in(b"trunk 0.21.14\n"), Some("0.21.14"));
        assert_eq!(version_in(b"wasm-bindgen 0.2.129 (1234 2026-01-01)\n"), Some("0.2.129"));
        assert_eq!(version_in(b"oops"), None);
    }
}
