//! Italian.

mod refusal;

use super::Strings;

pub(super) const STRINGS: Strings = Strings { refusal: refusal::refusal };
