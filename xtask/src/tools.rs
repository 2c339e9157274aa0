//! What cargo can bring: compile targets, and programs such as geckodriver.
//!
//! A tool is taken from `PATH` if it is there at the right version, else from the person's cache,
//! else built into that cache by cargo. Nothing is ever fetched from a release page.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::error::Error;
use crate::run::{cargo, find_on_path, output, run, succeeds};
use crate::say::say;
use crate::workspace::tool_folder;

const CARGO_HACK_VERSION: &str = "0.6.46";

/// The compile target of the page.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";
/// The compile target of the command line in WebAssembly, for measuring.
pub(crate) const WASI: &str = "wasm32-wasip1";

/// What makes cargo compile with vectors of 128 bits for WebAssembly. Only what searches gains by them
/// (docs/strength.md); docs/page.md says why the page does without.
pub(crate) const VECTORS: (&str, &str) = ("RUSTFLAGS", "-C target-feature=+simd128");

/// A program that cargo can build.
pub(crate) struct Tool {
    /// Its name on `PATH`.
    pub(crate) program: &'static str,
    /// What it is given to say its version.
    pub(crate) version_args: &'static [&'static str],
    /// The crate that it is built from.
    pub(crate) package: &'static str,
    pub(crate) version: String,
    /// How long a build takes on a small machine.
    pub(crate) build_time: &'static str,
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
        let answer = Command::new(program).args(self.version_args).output();
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
        // Such a program runs for a moment: without optimization it is there in half the time. Without `--force`,
        // cargo takes the word of its list even if the program is gone.
        run(install.args(["--debug", "--force", "--root"]).arg(folder))
    }
}

/// The program that checks every set of features.
pub(crate) fn cargo_hack() -> Tool {
    Tool {
        program: "cargo-hack",
        // A subcommand of cargo wants to be called as cargo would.
        version_args: &["hack", "--version"],
        package: "cargo-hack",
        version: CARGO_HACK_VERSION.into(),
        build_time: "30 seconds",
    }
}

/// Adds another compiler through rustup, without documentation or tools, if it is not there yet.
pub(crate) fn ensure_toolchain(version: &str) -> Result<(), Error> {
    let command = ["toolchain", "install", version, "--profile", "minimal"];
    if find_on_path("rustup").is_none() {
        return Err(Error::Missing {
            what: format!("Rust {version} is to be tried, and there is no rustup"),
            command: format!("rustup {}", command.join(" ")),
        });
    }
    let mut ask = Command::new("rustup");
    if succeeds(ask.args(["run", version, "cargo", "--version"])) {
        return Ok(());
    }
    say(format_args!("Adding Rust {version}: a minute at most."));
    run(Command::new("rustup").args(command))
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

/// The second word of `name 1.2.3 (…)`.
fn version_in(answer: &[u8]) -> Option<&str> {
    std::str::from_utf8(answer).ok()?.split_whitespace().nth(1)
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
