//! The clock of the command line.

use std::time::Instant;

/// Measures time from its start.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clock(Instant);

impl Clock {
    /// Begins now.
    #[expect(clippy::disallowed_methods, reason = "commands measure time; rules and search do not")]
    pub(super) fn start() -> Self {
        Self(Instant::now())
    }

    /// Milliseconds since the start.
    pub(super) fn elapsed_ms(self) -> u64 {
        u64::try_from(self.0.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    /// Nanoseconds since the start, at least one.
    pub(super) fn elapsed_ns(self) -> u128 {
        self.0.elapsed().as_nanos().max(1)
    }
}
