//! How much of a link is read.

/// The most plies that are read.
pub const MAX_PLIES: usize = 2000;
/// The longest text that is read, in bytes: a game that is kept with its variations is one, too.
pub const MAX_BYTES: usize = 1 << 18;
/// Once this many jumps were tried to list the moves of a link's positions, it is not played on:
/// ordinary games need some thousands.
pub const MAX_JUMPS: u64 = 1 << 22;
/// The longest value of a key of [`Extras`](super::Extras) that is read, in bytes.
pub const MAX_EXTRA_BYTES: usize = 1 << 12;
