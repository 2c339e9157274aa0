//! The only place that writes to the terminal.

use std::fmt::Display;
use std::io::{self, Write};

use crate::error::Error;

/// Writes one line to standard output.
///
/// A reader that has gone away (`cargo xtask size | head -1`) is no reason to fail.
pub(crate) fn say(line: impl Display) {
    let _ = writeln!(io::stdout(), "{line}");
}

/// Writes raw bytes to standard output, as another program printed them.
pub(crate) fn pass_on(bytes: &[u8]) {
    let _ = io::stdout().write_all(bytes);
}

/// Writes raw bytes to standard error, as another program printed them there.
pub(crate) fn pass_on_complaint(bytes: &[u8]) {
    let _ = io::stderr().write_all(bytes);
}

/// Writes an error to standard error.
pub(crate) fn complain(error: &Error) {
    let _ = writeln!(io::stderr(), "error: {error}");
}
