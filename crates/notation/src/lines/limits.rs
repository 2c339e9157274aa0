//! How much of a text is read.

use crate::tree::MAX_PLIES;

/// The longest text that is read, in bytes.
pub const MAX_BYTES: usize = 1 << 20;

/// The most tags of one game that are kept.
pub const MAX_TAGS: usize = 64;

/// How deep variations may be nested. No variation that [`write()`](super::write()) writes is nested
/// deeper than the number of its first move.
pub const MAX_NESTING: usize = MAX_PLIES;
