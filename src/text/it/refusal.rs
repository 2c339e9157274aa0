//! Why a move is refused.

use crate::rules::explain::Refusal;
use crate::text::Naming;

pub(super) fn refusal(_naming: Naming<'_>, _refusal: &Refusal) -> String {
    String::new()
}
