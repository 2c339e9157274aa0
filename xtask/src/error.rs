//! What can go wrong, said so that the reader knows what to type next.

use std::io;
use std::path::PathBuf;
use std::process::{Command, ExitStatus};

use crate::run::shown;

/// Why a command of `cargo xtask` stopped.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The program was started by hand, so nothing says where the checkout is.
    #[error("the checkout was not found; type `cargo xtask` inside it")]
    NotUnderCargo,

    /// The machine lacks something, and one command brings it.
    #[error("{what}; type `{command}` and then this command again")]
    Missing {
        /// What is missing and what it is needed for.
        what: String,
        /// The one command to type.
        command: String,
    },

    /// The machine lacks something, and no command is known that brings it.
    #[error("{what}, and there is no apt-get, dnf, pacman or brew to get it with: {advice}")]
    NoPackageManager {
        /// What is missing.
        what: String,
        /// What to do by hand.
        advice: String,
    },

    /// Packages were installed, and yet what they should have brought is not to be found.
    #[error("{what} is still not on PATH after the installation: {advice}")]
    StillMissing {
        /// What is missing.
        what: &'static str,
        /// What to do by hand.
        advice: &'static str,
    },

    /// A program could not be started at all.
    #[error("`{program}` could not be started: {source}")]
    Start {
        /// The program.
        program: String,
        /// What the system said.
        source: io::Error,
    },

    /// A program ran and reported a failure, which it has explained above.
    #[error("`{command}` failed ({status})")]
    Failed {
        /// The command line.
        command: String,
        /// How it ended.
        status: ExitStatus,
        /// The last lines of its complaints, if they were kept.
        last: Vec<String>,
    },

    /// A program succeeded but printed something else than expected.
    #[error("`{command}` printed {found:?}, where {expected} was expected")]
    Unexpected {
        /// The command line.
        command: String,
        /// What it printed, shortened.
        found: String,
        /// What a good answer looks like.
        expected: &'static str,
    },

    /// A file could not be read, written or moved.
    #[error("cannot {action} {}: {source}", path.display())]
    File {
        /// "read", "write", …
        action: &'static str,
        /// The file or folder.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },

    /// The environment asks for an engine that there is not.
    #[error("{variable} is {found:?}, where chromium, firefox or webkit was expected")]
    UnknownEngine {
        /// The variable.
        variable: &'static str,
        /// Its value.
        found: String,
    },

    /// The built page is not what the last step of the build expects.
    #[error("the built page is not as expected: {0}")]
    Page(String),

    /// A WebAssembly program was compiled, and could not be made ready for browsers.
    #[error("the program {name} cannot be made ready for browsers: {reason}")]
    Program {
        /// The program.
        name: String,
        /// What the tool said.
        reason: String,
    },

    /// The texts of some language are not as they should be.
    #[error("the texts cannot be packed:\n{0}")]
    Texts(String),

    /// A language is asked for that there is not.
    #[error("there is no language {found:?}; there are {known}")]
    UnknownLanguage {
        /// What was asked for.
        found: String,
        /// The codes of all languages.
        known: String,
    },

    /// The local server cannot listen.
    #[error("cannot serve on port {port}: {source}; type `cargo xtask play --port N` for another")]
    Port {
        /// The port asked for.
        port: u16,
        /// What the system said.
        source: io::Error,
    },

    /// Compressed files are larger than their budget.
    #[error("over budget: {0}")]
    TooLarge(String),

    /// A page is not as fast, or not as good, as it should be.
    #[error("goals missed: {0}")]
    TooSlow(String),

    /// A test run ended well because it ran nothing.
    #[error("`{command}` ran no test at all")]
    NothingRan {
        /// The command line.
        command: String,
    },

    /// A check depends on another one that failed.
    #[error("not possible without the {0}, which failed")]
    Blocked(&'static str),

    /// Two runs of the same searches, natively or in WebAssembly, had different trees.
    #[error("the search is not deterministic: one run has signature {first}, another {second}")]
    Signatures {
        /// Nodes searched in one run.
        first: u64,
        /// Nodes searched in another.
        second: u64,
    },

    /// Some checks failed; the table above says which.
    #[error("{0} of the checks failed")]
    Checks(usize),
}

impl Error {
    pub(crate) fn failed(command: &Command, status: ExitStatus, last: Vec<String>) -> Self {
        Self::Failed { command: shown(command), status, last }
    }

    /// Wraps what the system said about a file, for `map_err`.
    pub(crate) fn file(
        action: &'static str,
        path: impl Into<PathBuf>,
    ) -> impl FnOnce(io::Error) -> Self {
        let path = path.into();
        move |source| Self::File { action, path, source }
    }
}
