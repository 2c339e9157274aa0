//! The transposition table: what was found about positions met before. Searches on several threads share
//! one without waiting for each other (after Robert Hyatt and Timothy Mann, "A lockless transposition-table
//! implementation for parallel search", 2002): an entry whose halves do not belong together is none.

use std::hint::black_box;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering::Relaxed};

use damiera_rules::{Bits, Move};

use super::score::{Ply, Score};

/// A table of a fixed size. Entries lie in buckets of one cache line. A clone shares them.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    buckets: Arc<[Bucket]>,
    /// The number of the search that is going on, to tell old entries by.
    generation: u16,
    /// Entries of earlier generations are as if they were not there.
    oldest: u16,
}

/// Which side of the true score a stored one is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    Lower,
    Upper,
    Exact,
}

/// From and to of a move: enough to find it among the legal ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Hint(u16);

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known {
    pub(crate) score: Score,
    pub(crate) depth: i32,
    pub(crate) bound: Bound,
    pub(crate) hint: Hint,
}

const BUCKET_LEN: usize = 5;

#[derive(Debug, Default)]
#[repr(align(64))]
struct Bucket {
    facts: [AtomicU64; BUCKET_LEN],
    /// The upper half of the hash, the lower half of which chose the bucket, and the facts [folded](fold).
    locks: [AtomicU32; BUCKET_LEN],
}

/// What an entry says.
#[derive(Clone, Copy, Debug)]
struct Entry {
    /// 0 in an entry never written.
    generation: u16,
    hint: Hint,
    score: i16,
    depth: u8,
    bound: Bound,
}

impl Entry {
    #[inline]
    fn pack(self) -> u64 {
        u64::from(self.generation)
            | u64::from(self.hint.0) << 16
            | u64::from(self.score.cast_unsigned()) << 32
            | u64::from(self.depth) << 48
            | (self.bound as u64) << 56
    }

    #[inline]
    fn unpack(facts: u64) -> Self {
        let [_, _, h0, h1, s0, s1, depth, bound] = facts.to_le_bytes();
        let bound = match bound {
            0 => Bound::Lower,
            1 => Bound::Upper,
            _ => Bound::Exact,
        };
        Self {
            generation: generation(facts),
            hint: Hint(u16::from_le_bytes([h0, h1])),
            score: i16::from_le_bytes([s0, s1]),
            depth,
            bound,
        }
    }
}

#[inline]
fn generation(facts: u64) -> u16 {
    let [g0, g1, ..] = facts.to_le_bytes();
    u16::from_le_bytes([g0, g1])
}

/// Tells facts of one entry from those of another.
#[inline]
fn fold(facts: u64) -> u32 {
    let (low, high) = halves(facts);
    low ^ high
}

#[inline]
fn halves(word: u64) -> (u32, u32) {
    let half = |word: u64| u32::try_from(word & u64::from(u32::MAX)).unwrap_or_default();
    (half(word), half(word >> 32))
}

impl Table {
    /// A table of at most this many bytes, but at least one bucket.
    pub(crate) fn new(bytes: usize) -> Self {
        let fit = (bytes / size_of::<Bucket>()).max(1);
        let n_buckets = 1 << fit.ilog2();
        let buckets = (0..n_buckets).map(|_| Bucket::default()).collect();
        Self { buckets, generation: 0, oldest: 1 }
    }

    /// Begins a search that may use what earlier ones have stored.
    pub(crate) fn begin(&mut self) {
        if self.generation == u16::MAX {
            for fact in self.buckets.iter().flat_map(|bucket| &bucket.facts) {
                fact.store(0, Relaxed);
            }
            (self.generation, self.oldest) = (0, 1);
        }
        self.generation += 1;
    }

    /// Begins a search as if the table were new.
    pub(crate) fn begin_fresh(&mut self) {
        self.begin();
        self.oldest = self.generation;
    }

    /// Has a position's bucket brought from memory without waiting for it: processors go on meanwhile.
    #[inline]
    pub(crate) fn prefetch(&self, hash: u64) {
        let (idx, _) = self.place(hash);
        black_box(self.buckets[idx].facts[0].load(Relaxed));
    }

    /// What is known of the position with this hash, `ply` plies from the root.
    #[inline]
    pub(crate) fn get(&self, hash: u64, ply: Ply) -> Option<Known> {
        let (idx, lock) = self.place(hash);
        let Bucket { facts, locks } = &self.buckets[idx];
        let found = facts.iter().zip(locks).find_map(|(facts, own)| {
            let facts = facts.load(Relaxed);
            let is_it = own.load(Relaxed) ^ fold(facts) == lock;
            (is_it && generation(facts) >= self.oldest).then_some(facts)
        })?;
        let entry = Entry::unpack(found);
        Some(Known {
            score: Score::from_stored(entry.score, ply),
            depth: i32::from(entry.depth),
            bound: entry.bound,
            hint: entry.hint,
        })
    }

    /// Stores what is now known of the position with this hash.
    #[inline]
    pub(crate) fn put(&self, hash: u64, ply: Ply, known: Known) {
        let (idx, lock) = self.place(hash);
        let Bucket { facts, locks } = &self.buckets[idx];
        let mut slot = 0;
        let mut least = i32::MAX;
        let mut hint = known.hint;
        for (idx, (facts, own)) in facts.iter().zip(locks).enumerate() {
            let facts = facts.load(Relaxed);
            let entry = Entry::unpack(facts);
            let worth = match entry {
                _ if entry.generation < self.oldest => i32::MIN,
                _ if own.load(Relaxed) ^ fold(facts) == lock => {
                    slot = idx;
                    if hint == Hint(0) {
                        hint = entry.hint;
                    }
                    break;
                }
                _ => {
                    let age = i32::from(self.generation) - i32::from(entry.generation);
                    i32::from(entry.depth) - 4 * age
                }
            };
            if worth < least {
                (slot, least) = (idx, worth);
            }
        }
        let packed = Entry {
            generation: self.generation,
            hint,
            score: known.score.to_stored(ply),
            depth: u8::try_from(known.depth.max(0)).unwrap_or(u8::MAX),
            bound: known.bound,
        }
        .pack();
        facts[slot].store(packed, Relaxed);
        locks[slot].store(lock ^ fold(packed), Relaxed);
    }

    #[inline]
    fn place(&self, hash: u64) -> (usize, u32) {
        let (low, high) = halves(hash);
        (usize::try_from(low).unwrap_or_default() & (self.buckets.len() - 1), high)
    }
}

impl Hint {
    #[inline]
    pub(crate) fn of<B: Bits>(mv: &Move<B>) -> Self {
        Self(1 << 15 | u16::from(mv.from.index()) << 7 | u16::from(mv.to.index()))
    }

    #[inline]
    pub(crate) fn means<B: Bits>(self, mv: &Move<B>) -> bool {
        self == Self::of(mv)
    }
}
