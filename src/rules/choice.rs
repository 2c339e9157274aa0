//! The one place that knows which capture must be chosen: a sort key.

use super::bits::Bits;
use super::spec::Choice;

/// What a capture took, as far as a choice looks at it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Taken {
    pub(crate) men: u32,
    pub(crate) kings: u32,
    pub(crate) by_king: bool,
}

impl Taken {
    #[inline]
    pub(crate) fn new<B: Bits>(captured: B, all_kings: B, by_king: bool) -> Self {
        let kings = (captured & all_kings).count();
        Self { men: captured.count() - kings, kings, by_king }
    }
}

/// The priority of a capture: only those with the highest key are legal.
#[inline]
pub(crate) fn key(choice: Choice, taken: Taken) -> u32 {
    match choice {
        Choice::Any => 0,
        Choice::MostPieces => taken.men + taken.kings,
        Choice::FrisianValue => frisian_value(taken) * 2 + u32::from(taken.by_king),
    }
}

/// Frisian rules, articles 11 and 12: `n` kings are worth less than `2n` men and more than
/// `2n - 1`. With at most 50 pieces on the board, 100 for a man and 199 for a king say exactly
/// that, and equal values mean equal pieces (lidraughts, variant Frisian).
#[inline]
pub(crate) fn frisian_value(taken: Taken) -> u32 {
    100 * taken.men + 199 * taken.kings
}
