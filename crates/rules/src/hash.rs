//! Hash keys of positions (Zobrist, "A New Hashing Method with Application for Game Playing",
//! University of Wisconsin 1970): one random word per piece and square, combined by xor.

use super::bits::Bits;
use super::board::Square;
use super::color::{Color, Kind};
use super::moves::Move;
use super::position::{KingStreak, Position};
use super::tables::Tables;

/// The random words of one ruleset.
#[derive(Clone, Debug)]
pub(crate) struct Keys {
    /// By side and kind (White men, White kings, Black men, Black kings) and square.
    pieces: Box<[[u64; 128]; 4]>,
    /// By side and square of the king that has moved, times the moves it has made.
    streaks: Box<[[u64; 128]; 2]>,
    black_to_move: u64,
}

impl Keys {
    pub(crate) fn new() -> Self {
        let mut state = 0x00da_111e_7a00_u64;
        let mut next = || {
            // SplitMix64 (Steele, Lea, Flood 2014).
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut word = state;
            word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            word ^ (word >> 31)
        };
        let mut pieces = Box::new([[0; 128]; 4]);
        let mut streaks = Box::new([[0; 128]; 2]);
        pieces.iter_mut().chain(streaks.iter_mut()).flatten().for_each(|key| *key = next());
        Self { pieces, streaks, black_to_move: next() }
    }

    #[inline]
    fn piece(&self, color: Color, kind: Kind, square: Square) -> u64 {
        let table = color.index() * 2 + usize::from(kind == Kind::King);
        self.pieces[table & 3][usize::from(square.index()) & 127]
    }

    #[inline]
    fn streak(&self, color: Color, streak: KingStreak) -> u64 {
        match streak {
            KingStreak { moves: 0, .. } => 0,
            KingStreak { square, moves } => self.streaks[color.index()]
                [usize::from(square.index()) & 127]
                .rotate_left(u32::from(moves)),
        }
    }
}

/// The hash of a position, from scratch.
pub fn hash<B: Bits>(tables: &Tables<B>, position: &Position<B>) -> u64 {
    let keys = &tables.keys;
    let mut hash = match position.turn() {
        Color::White => 0,
        Color::Black => keys.black_to_move,
    };
    for color in Color::BOTH {
        for kind in [Kind::Man, Kind::King] {
            for square in position.of(color, kind).squares() {
                hash ^= keys.piece(color, kind, square);
            }
        }
        hash ^= keys.streak(color, position.streak(color));
    }
    hash
}

/// The hash after a move that changes nothing but where a piece is, from the hash before it.
#[inline]
pub fn hash_after_step<B: Bits>(
    tables: &Tables<B>,
    before: &Position<B>,
    hash: u64,
    mv: &Move<B>,
) -> u64 {
    let keys = &tables.keys;
    let color = before.turn();
    let kind = if before.kings().has(mv.from) { Kind::King } else { Kind::Man };
    hash ^ keys.black_to_move ^ keys.piece(color, kind, mv.from) ^ keys.piece(color, kind, mv.to)
}

/// The hash after a move, from the hash before it.
#[inline]
pub fn hash_after<B: Bits>(
    tables: &Tables<B>,
    before: &Position<B>,
    hash: u64,
    mv: &Move<B>,
    after: &Position<B>,
) -> u64 {
    let keys = &tables.keys;
    let color = before.turn();
    let mut hash = hash_after_step(tables, before, hash, mv);
    if mv.promotes {
        hash ^= keys.piece(color, Kind::Man, mv.to) ^ keys.piece(color, Kind::King, mv.to);
    }
    for square in mv.captured.squares() {
        let kind = if before.kings().has(square) { Kind::King } else { Kind::Man };
        hash ^= keys.piece(!color, kind, square);
    }
    for color in Color::BOTH {
        hash ^= keys.streak(color, before.streak(color)) ^ keys.streak(color, after.streak(color));
    }
    hash
}
