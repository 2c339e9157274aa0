//! The one place that knows which capture must be chosen: a sort key.

use super::bits::Bits;
use super::spec::Choice;

/// What a capture took, as far as a choice looks at it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Taken {
    pub(crate) men: u32,
    pub(crate) kings: u32,
    pub(crate) by_king: bool,
    /// In which jumps kings were met, the first jump in the highest bit; see [`met`].
    pub(crate) order: u32,
}

impl Taken {
    #[inline]
    pub(crate) fn new<B: Bits>(captured: B, all_kings: B, by_king: bool, order: u32) -> Self {
        // Counting is dear without an instruction for it, and kings are rare.
        let kings = if captured.meets(all_kings) { (captured & all_kings).count() } else { 0 };
        Self { men: captured.count() - kings, kings, by_king, order }
    }
}

/// The priority of a capture: only those with the highest key are legal.
#[inline]
pub(crate) fn key(choice: Choice, taken: Taken) -> u32 {
    match choice {
        Choice::Any => 0,
        Choice::MostPieces => taken.men + taken.kings,
        Choice::FrisianValue => frisian_value(taken) * 2 + u32::from(taken.by_king),
        Choice::KingFirst => u32::from(taken.by_king),
        Choice::Spanish => (taken.men + taken.kings) << 6 | taken.kings,
        Choice::Italian => {
            let number = taken.men + taken.kings;
            ((number << 1 | u32::from(taken.by_king)) << 6 | taken.kings) << ORDER_BITS
                | taken.order
        }
    }
}

/// How many jumps the order of kings is told of. No side of a board where it counts has more
/// pieces.
const ORDER_BITS: u32 = 18;

/// The order of kings met, after a jump over a king that came after `n_jumps` others.
#[inline]
pub(crate) fn met(order: u32, n_jumps: u32) -> u32 {
    order | (1_u32 << (ORDER_BITS - 1)).checked_shr(n_jumps).unwrap_or_default()
}

/// Frisian rules, articles 11 and 12: `n` kings are worth less than `2n` men and more than
/// `2n - 1`. With at most 50 pieces on the board, 100 for a man and 199 for a king say exactly
/// that, and equal values mean equal pieces (lidraughts, variant Frisian).
#[inline]
pub(crate) fn frisian_value(taken: Taken) -> u32 {
    100 * taken.men + 199 * taken.kings
}
