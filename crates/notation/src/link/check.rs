//! Check characters.
//!
//! Four characters of Crockford's base 32 (digits and letters without I, L, O, U), the remainder of
//! a division by a polynomial of degree 20. Two characters would be ten bits, and one in 1024 of
//! the changes that no ten bits find for certain (a part left out, put in, or cut off) would be read
//! as something else. Of twenty bits it is one in a million, and these are found without exception:
//! up to three changed bits, any odd number of them, and whatever is changed within 20 bits on end,
//! as two characters side by side. They are always letters and digits, which no program that looks
//! for addresses in a text leaves off their end.

/// How many characters.
pub const N_CHARS: usize = 4;

const BITS_PER_CHAR: usize = 5;
const N_BITS: usize = N_CHARS * BITS_PER_CHAR;
const MASK: u32 = (1 << N_BITS) - 1;

/// `(x + 1)(x^19 + x^5 + x^2 + x + 1)` without its highest term. The second factor is primitive
/// (Watson, "Primitive polynomials (mod 2)", 1962).
pub const POLYNOMIAL: u32 = 0x8_0069;

/// `x^20 + x^3 + 1` without its highest term, which is primitive (same source), for a second check of
/// long texts. It shares no factor with the first, so both together are a check of forty bits.
pub const SECOND_POLYNOMIAL: u32 = 0x9;

const DIGITS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// A division under way.
#[derive(Clone, Copy, Debug)]
pub struct Check {
    rest: u32,
    polynomial: u32,
}

impl Check {
    /// Before anything has been read.
    pub const fn new() -> Self {
        Self::by(POLYNOMIAL)
    }

    const fn by(polynomial: u32) -> Self {
        Self { rest: MASK, polynomial }
    }

    /// Adds more of the text to the check.
    pub fn add(&mut self, text: &str) {
        for byte in text.bytes() {
            self.rest ^= u32::from(byte) << (N_BITS - 8);
            for _ in 0..8 {
                let is_out = self.rest >> (N_BITS - 1) == 1;
                self.rest = (self.rest << 1) & MASK ^ if is_out { self.polynomial } else { 0 };
            }
        }
    }

    /// The characters of what was read.
    pub fn text(self) -> String {
        let digit = |place: usize| {
            let value = self.rest >> (BITS_PER_CHAR * place) & 31;
            DIGITS.get(value as usize).copied().map_or('0', char::from)
        };
        (0..N_CHARS).rev().map(digit).collect()
    }
}

impl Default for Check {
    fn default() -> Self {
        Self::new()
    }
}

/// The check characters of a text.
pub fn of(text: &str) -> String {
    let mut check = Check::new();
    check.add(text);
    check.text()
}

/// The second check characters of a text.
pub fn second_of(text: &str) -> String {
    let mut check = Check::by(SECOND_POLYNOMIAL);
    check.add(text);
    check.text()
}

/// Whether a text could be this many check characters.
pub fn has_digits(text: &str, n: usize) -> bool {
    text.len() == n && text.bytes().all(|byte| DIGITS.contains(&byte))
}
