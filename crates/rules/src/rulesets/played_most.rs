//! Facts that the generator knows as constants where moves are counted: those of a game of each family
//! that is played much. No names: whatever ruleset has such facts is served.

use super::{dameo, english, frisian, international, russian, turkish};
use crate::facts::Facts;

/// The facts, each for a generator of its own.
pub(crate) const FACTS: [Facts; 6] = [
    Facts::of(&international::INTERNATIONAL.rules),
    Facts::of(&frisian::FRISIAN.rules),
    Facts::of(&russian::RUSSIAN.rules),
    Facts::of(&turkish::TURKISH.rules),
    Facts::of(&dameo::DAMEO.rules),
    Facts::of(&english::ENGLISH.rules),
];
