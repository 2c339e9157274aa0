//! Bits in characters of six.

/// base64url (RFC 4648, section 5).
const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

const BITS_PER_CHAR: u32 = 6;
/// Bits of a number in each of its groups; another one says whether one follows.
const BITS_PER_GROUP: u32 = 5;
/// The most groups of a number.
const MAX_GROUPS: u32 = 4;

/// How many bits numbers below `n` need.
pub(crate) const fn width(n: u32) -> u32 {
    u32::BITS - n.saturating_sub(1).leading_zeros()
}

/// The six bits that a character stands for.
pub(crate) fn value(ch: u8) -> Option<u8> {
    ALPHABET.iter().position(|&other| other == ch).and_then(|idx| u8::try_from(idx).ok())
}

/// The text of values of six bits.
pub(crate) fn text(values: &[u8]) -> String {
    let char_of = |value: &u8| ALPHABET.get(usize::from(*value)).copied().map_or('A', char::from);
    values.iter().map(char_of).collect()
}

/// Bits being written, highest first.
#[derive(Clone, Debug, Default)]
pub(crate) struct Writer {
    values: Vec<u8>,
    /// Bits of the last value that are not written yet.
    n_free: u32,
}

impl Writer {
    pub(crate) fn put(&mut self, value: u32, n_bits: u32) {
        for place in (0..n_bits).rev() {
            if self.n_free == 0 {
                self.values.push(0);
                self.n_free = BITS_PER_CHAR;
            }
            self.n_free -= 1;
            if let (Some(last), 1) = (self.values.last_mut(), value >> place & 1) {
                *last |= 1 << self.n_free;
            }
        }
    }

    /// A number in as many groups as it needs, the lowest first.
    pub(crate) fn put_number(&mut self, mut number: u32) {
        loop {
            let rest = number >> BITS_PER_GROUP;
            self.put(u32::from(rest > 0), 1);
            self.put(number, BITS_PER_GROUP);
            if rest == 0 {
                return;
            }
            number = rest;
        }
    }

    /// Appends whole characters.
    pub(crate) fn extend(&mut self, values: &[u8]) {
        self.n_free = 0;
        self.values.extend_from_slice(values);
    }

    pub(crate) fn values(self) -> Vec<u8> {
        self.values
    }
}

/// Bits being read; `None` at their end.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reader<'a> {
    values: &'a [u8],
    /// Bits of the first value that are read already.
    n_read: u32,
}

impl<'a> Reader<'a> {
    pub(crate) const fn new(values: &'a [u8]) -> Self {
        Self { values, n_read: 0 }
    }

    pub(crate) fn take(&mut self, n_bits: u32) -> Option<u32> {
        let mut number = 0;
        for _ in 0..n_bits {
            let first = *self.values.first()?;
            self.n_read += 1;
            number = number << 1 | u32::from(first >> (BITS_PER_CHAR - self.n_read) & 1);
            if self.n_read == BITS_PER_CHAR {
                self.n_read = 0;
                self.values = self.values.get(1..)?;
            }
        }
        Some(number)
    }

    pub(crate) fn take_number(&mut self) -> Option<u32> {
        let mut number = 0;
        for group in 0..MAX_GROUPS {
            let goes_on = self.take(1)? == 1;
            number |= self.take(BITS_PER_GROUP)? << (group * BITS_PER_GROUP);
            if !goes_on {
                return Some(number);
            }
        }
        None
    }

    pub(crate) fn flag(&mut self) -> Option<bool> {
        self.take(1).map(|bit| bit == 1)
    }

    /// Goes on at the next whole character; says whether what is passed over is empty.
    pub(crate) fn align(&mut self) -> bool {
        self.n_read == 0 || self.take(BITS_PER_CHAR - self.n_read) == Some(0)
    }

    /// Takes the next whole characters.
    pub(crate) fn take_values(&mut self, n: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.values.split_at_checked(n)?;
        self.values = rest;
        Some(taken)
    }

    pub(crate) fn take_rest(&mut self) -> &'a [u8] {
        std::mem::take(&mut self.values)
    }

    pub(crate) const fn is_at_end(&self) -> bool {
        self.values.is_empty()
    }
}
