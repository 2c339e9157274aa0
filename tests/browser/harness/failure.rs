//! Why a browser test has failed, in words.

use std::any::Any;
use std::path::PathBuf;
use std::time::Duration;

use fantoccini::error::{CmdError, NewSessionError};

/// Why a test failed.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    #[error(transparent)]
    Setup(#[from] xtask::error::Error),

    #[error("the driver ({program}) did not begin to listen: {reason}")]
    Driver { program: PathBuf, reason: String },

    #[error("the locale {name} could not be made with localedef: {reason}")]
    Locale { name: String, reason: String },

    #[error("the browser could not be started: {0}")]
    Session(#[from] NewSessionError),

    #[error("a command to the browser failed: {0}")]
    Command(#[from] CmdError),

    #[error("waited for {what}, in vain: {limit} is at most {time:?}")]
    Waited { what: String, limit: &'static str, time: Duration },

    #[error("there is no element `{0}`")]
    NoElement(String),

    #[error("`{script}` gave {found}, where {expected} was expected")]
    Script { script: String, found: String, expected: &'static str },

    #[error("axe-core found:\n{0}")]
    Axe(String),

    #[error("the console has errors:\n{0}")]
    Console(String),

    /// An `assert!` of the test, which has been reported already.
    #[error("a check did not hold: see above")]
    Panicked(Box<dyn Any + Send>),

    #[error("the test took longer than {0:?}")]
    TooLong(Duration),
}
