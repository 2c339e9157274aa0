//! The identity of a move, and lists of moves.

use super::bits::Bits;
use super::board::Square;

/// A whole turn: from, to, what is taken, and whether the man is crowned.
///
/// Two captures that agree in all of these are one move, whatever squares they pass over; the
/// routes for showing and entering it come from [`super::paths`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move<B = u128> {
    /// Where the piece stands. Of a line of men this is the rear man.
    pub from: Square,
    /// Where it comes to rest. A capture may come back to where it began.
    pub to: Square,
    /// The squares of the pieces taken; empty for a quiet move.
    pub captured: B,
    /// Whether a man becomes a king.
    pub promotes: bool,
}

impl<B: Bits> Move<B> {
    /// Whether anything is taken.
    #[inline]
    pub fn is_capture(&self) -> bool {
        !self.captured.is_empty()
    }

    /// The same move in the widest word.
    pub fn widen(&self) -> Move {
        let Self { from, to, captured, promotes } = *self;
        Move { from, to, captured: captured.widen(), promotes }
    }

    /// The same move in a word that holds it.
    pub fn narrow(wide: &Move) -> Self {
        let Move { from, to, captured, promotes } = *wide;
        Self { from, to, captured: B::narrow(captured), promotes }
    }
}

/// The legal moves of a position, in the order of generation. Made once and filled again and
/// again, so that a walk over millions of positions does not allocate.
#[derive(Clone, Debug)]
pub struct MoveList<B> {
    moves: Vec<Move<B>>,
    /// Priority of the captures held.
    key: u32,
    /// Jumps that may still be tried.
    pub(crate) jumps_left: u32,
}

/// How many jumps may be tried for one list.
///
/// On boards that only an editor reaches, kings that may turn anywhere have more captures than any
/// machine can list: `W:WK5:BK2,K4,K7,…` of Frisian draughts with 32 kings did not end within a
/// minute in any program tried.
pub const MAX_JUMPS: u32 = 1 << 20;

impl<B: Bits> MoveList<B> {
    /// An empty list.
    pub fn new() -> Self {
        Self { moves: Vec::new(), key: 0, jumps_left: MAX_JUMPS }
    }

    /// How many jumps were tried to list what it holds, at most [`MAX_JUMPS`].
    #[inline]
    pub const fn n_jumps(&self) -> u32 {
        MAX_JUMPS - self.jumps_left
    }

    pub(crate) fn clear(&mut self) {
        self.moves.clear();
        self.key = 0;
        self.jumps_left = MAX_JUMPS;
    }

    #[inline]
    pub(crate) fn push(&mut self, mv: Move<B>) {
        self.moves.push(mv);
    }

    /// Adds a capture unless a better one is known; a better one drives out the others.
    #[inline]
    pub(crate) fn push_capture(&mut self, key: u32, mv: Move<B>) {
        if key < self.key {
            return;
        }
        if key > self.key {
            self.moves.clear();
            self.key = key;
        }
        self.moves.push(mv);
    }

    /// Drops captures that agree in everything but the route.
    pub(crate) fn drop_duplicates(&mut self) {
        const SCAN_MAX: usize = 24;
        if self.moves.len() > SCAN_MAX {
            heap_sort(&mut self.moves);
            self.moves.dedup();
            return;
        }
        let mut n_kept = 0;
        for i in 0..self.moves.len() {
            let mv = self.moves[i];
            if !self.moves[..n_kept].contains(&mv) {
                self.moves[n_kept] = mv;
                n_kept += 1;
            }
        }
        self.moves.truncate(n_kept);
    }
}

impl<B: Bits> Default for MoveList<B> {
    fn default() -> Self {
        Self::new()
    }
}

impl<B> std::ops::Deref for MoveList<B> {
    type Target = [Move<B>];

    #[inline]
    fn deref(&self) -> &[Move<B>] {
        &self.moves
    }
}

impl<B> std::ops::DerefMut for MoveList<B> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [Move<B>] {
        &mut self.moves
    }
}

/// Sorts moves by squares, captured set and promotion: an order that does not depend on how they were
/// generated.
pub fn sort<B: Bits>(moves: &mut [Move<B>]) {
    heap_sort(moves);
}

/// Heapsort (Williams 1964). The standard library's sort is up to twice as fast, which only a list
/// of thousands of captures would notice, and its two instances were 6 % of the engine worker.
pub(crate) fn heap_sort<T: Ord>(items: &mut [T]) {
    for root in (0..items.len() / 2).rev() {
        sift_down(items, root);
    }
    for end in (1..items.len()).rev() {
        items.swap(0, end);
        sift_down(&mut items[..end], 0);
    }
}

/// Makes a heap of the items below `root`, where only `root` itself may be out of place.
fn sift_down<T: Ord>(items: &mut [T], mut root: usize) {
    loop {
        let mut child = 2 * root + 1;
        if child + 1 < items.len() && items[child] < items[child + 1] {
            child += 1;
        }
        if child >= items.len() || items[root] >= items[child] {
            return;
        }
        items.swap(root, child);
        root = child;
    }
}
