//! The transposition table: what was found about positions met before.

use std::hint::black_box;

use damiera_rules::{Bits, Move};

use super::score::{Ply, Score};

/// A table of a fixed size. Entries lie in buckets of one cache line.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    buckets: Vec<Bucket>,
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

#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
struct Bucket([Slot; BUCKET_LEN]);

#[derive(Clone, Copy, Debug)]
struct Slot {
    /// The upper half of the hash; the lower half chose the bucket.
    lock: u32,
    /// 0 in an entry never written.
    generation: u16,
    hint: Hint,
    score: i16,
    depth: u8,
    bound: Bound,
}

impl Slot {
    const NONE: Self =
        Self { lock: 0, generation: 0, hint: Hint(0), score: 0, depth: 0, bound: Bound::Upper };
}

impl Table {
    /// A table of at most this many bytes, but at least one bucket.
    pub(crate) fn new(bytes: usize) -> Self {
        let fit = (bytes / size_of::<Bucket>()).max(1);
        let n_buckets = 1 << fit.ilog2();
        let buckets = vec![Bucket([Slot::NONE; BUCKET_LEN]); n_buckets];
        Self { buckets, generation: 0, oldest: 1 }
    }

    /// Begins a search that may use what earlier ones have stored.
    pub(crate) fn begin(&mut self) {
        if self.generation == u16::MAX {
            self.buckets.fill(Bucket([Slot::NONE; BUCKET_LEN]));
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
        black_box(self.buckets[idx].0[0].lock);
    }

    /// What is known of the position with this hash, `ply` plies from the root.
    #[inline]
    pub(crate) fn get(&self, hash: u64, ply: Ply) -> Option<Known> {
        let (idx, lock) = self.place(hash);
        let entry = self.buckets[idx]
            .0
            .iter()
            .find(|entry| entry.lock == lock && entry.generation >= self.oldest)?;
        Some(Known {
            score: Score::from_stored(entry.score, ply),
            depth: i32::from(entry.depth),
            bound: entry.bound,
            hint: entry.hint,
        })
    }

    /// Stores what is now known of the position with this hash.
    #[inline]
    pub(crate) fn put(&mut self, hash: u64, ply: Ply, known: Known) {
        let (idx, lock) = self.place(hash);
        let (generation, oldest) = (self.generation, self.oldest);
        let bucket = &mut self.buckets[idx].0;
        let mut slot = 0;
        let mut least = i32::MAX;
        for (idx, entry) in bucket.iter().enumerate() {
            let worth = match entry {
                _ if entry.generation < oldest => i32::MIN,
                _ if entry.lock == lock => {
                    slot = idx;
                    break;
                }
                _ => i32::from(entry.depth) - 4 * i32::from(generation - entry.generation),
            };
            if worth < least {
                (slot, least) = (idx, worth);
            }
        }
        let entry = &mut bucket[slot];
        let same = entry.lock == lock && entry.generation >= oldest;
        let hint = if same && known.hint == Hint(0) { entry.hint } else { known.hint };
        let score = known.score.to_stored(ply);
        let depth = u8::try_from(known.depth.max(0)).unwrap_or(u8::MAX);
        *entry = Slot { lock, generation, hint, score, depth, bound: known.bound };
    }

    #[inline]
    fn place(&self, hash: u64) -> (usize, u32) {
        let low = u32::try_from(hash & u64::from(u32::MAX)).unwrap_or_default();
        let high = u32::try_from(hash >> 32).unwrap_or_default();
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
