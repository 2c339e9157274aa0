//! Tactics that somebody passes on, to compare: which ones, and how many of them were found.

use std::fmt::{self, Display, Formatter};

/// At most so many tactics are passed on.
pub const MAX_OF_CHALLENGE: usize = 16;

/// What a link holds of them: a number of two hexadecimal digits, eight for each tactic, and four
/// that check the rest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Challenge {
    ids: Vec<u32>,
    n_found: u32,
}

impl Challenge {
    /// Tactics with these ids, of which so many were found; `None` where there are none, too many,
    /// or fewer than were found.
    pub fn new(ids: Vec<u32>, n_found: u32) -> Option<Self> {
        let n = ids.len();
        let fits = (1..=MAX_OF_CHALLENGE).contains(&n) && usize::try_from(n_found).ok()? <= n;
        fits.then_some(Self { ids, n_found })
    }

    /// Reads what [`Display`] writes; `None` for anything else, also if it was cut or changed.
    pub fn read(text: &str) -> Option<Self> {
        let is_short = text.len() <= 6 + 8 * MAX_OF_CHALLENGE;
        if !is_short || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return None;
        }
        let (kept, sum) = text.split_at_checked(text.len().checked_sub(4)?)?;
        let (found, ids) = kept.split_at_checked(2)?;
        let number = |text| u32::from_str_radix(text, 16).ok();
        let (ids, rest) = ids.as_bytes().as_chunks::<8>();
        let ids = ids.iter().map(|id| number(str::from_utf8(id).ok()?)).collect::<Option<_>>()?;
        let read = Self::new(ids, number(found)?)?;
        (rest.is_empty() && number(sum)? == u32::from(read.sum())).then_some(read)
    }

    /// The ids of the tactics, in order.
    pub fn ids(&self) -> &[u32] {
        &self.ids
    }

    /// How many of them whoever passed them on found at the first try.
    pub const fn n_found(&self) -> u32 {
        self.n_found
    }

    /// What tells whether a link was changed on its way (Fletcher's checksum of the numbers).
    fn sum(&self) -> u16 {
        let numbers = std::iter::once(self.n_found).chain(self.ids.iter().copied());
        let (low, high) =
            numbers.flat_map(u32::to_be_bytes).fold((1_u16, 0_u16), |(low, high), byte| {
                let low = (low + u16::from(byte)) % 255;
                (low, (high + low) % 255)
            });
        high << 8 | low
    }
}

impl Display for Challenge {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{:02x}", self.n_found)?;
        self.ids.iter().try_for_each(|id| write!(f, "{id:08x}"))?;
        write!(f, "{:04x}", self.sum())
    }
}
