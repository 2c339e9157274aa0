//! The only place in the page that reads the time.

use super::dom;

/// Milliseconds since the page was opened.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the time is never negative, and 49 days are the longest that a page is left open"
)]
pub(super) fn now_ms() -> u32 {
    let performance = dom::window().and_then(|window| window.performance());
    performance.map_or(0, |performance| performance.now() as u32)
}
