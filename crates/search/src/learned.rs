//! An evaluation learned from games that the engine has played against itself.
//!
//! It is a sum: what every piece is worth on its square, what the contents of every window are worth
//! ([`super::patterns`]), and a few facts about the whole position, all of it once as it counts early
//! and once as it counts late in a game. How the numbers are found: `damiera train`.

use damiera_rules::board::Square;
use damiera_rules::{Bits, Color, Kind, Position, Ruleset, Tables};

use super::net::{N_HIDDEN, Net, Places};
use super::patterns::{PatternIndices, Patterns, view};
use super::squares::at;

/// Facts about the whole position, each White's less Black's.
pub(crate) const N_FACTS: usize = 9;

/// What a number of a fact means: hundredths of a man times this.
pub(crate) const FACT_UNIT: i16 = 16;

/// The beginning of a file of weights. After it stands how many hidden values its network has, in two bytes:
/// none, or as many as [`Net`] has.
const MAGIC: [u8; 4] = *b"DAM2";

/// Bytes of the beginning.
const HEAD: usize = MAGIC.len() + 2;

/// How many pairs of 16 bits stand before the worths of indices.
const N_PAIRS: usize = N_FACTS + 2 * 128;

/// What something counts early and late in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Stages<T> {
    pub(crate) early: T,
    pub(crate) late: T,
}

/// The learned numbers of one ruleset.
#[derive(Clone, Debug)]
pub(crate) struct Learned {
    pub(crate) patterns: Patterns,
    indices: Vec<Stages<i8>>,
    facts: [Stages<i16>; N_FACTS],
    men: Box<[Stages<i16>; 128]>,
    kings: Box<[Stages<i16>; 128]>,
    views: [[u8; 128]; 2],
    /// What is added to all this, where there is one.
    pub(crate) net: Option<Box<Net>>,
}

/// Why a file of weights cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WeightsError {
    /// Another kind of file.
    #[error("this is not a file of weights: it was expected to begin with \"DAM2\"")]
    Magic,
    /// Made before there were networks.
    #[error("these weights are of an older version, \"DAM1\": \"DAM2\" was expected")]
    Old,
    /// A network of another size.
    #[error("the weights have a network of {found} hidden values: 0 or {N_HIDDEN} were expected")]
    Hidden {
        /// How many it has.
        found: u16,
    },
    /// Made for another board or another set of windows.
    #[error("the weights have {found} bytes: {expected} were expected for this board")]
    Length {
        /// How many bytes there are.
        found: usize,
        /// How many bytes this ruleset's weights have.
        expected: usize,
    },
}

impl Learned {
    /// Reads the weights of a ruleset.
    ///
    /// # Errors
    /// [`WeightsError`].
    pub(crate) fn new(ruleset: &Ruleset, bytes: &[u8]) -> Result<Self, WeightsError> {
        let board = ruleset.board();
        let patterns = Patterns::new(board);
        let (has_net, body) = body(bytes)?;
        let n_bytes = 4 * N_PAIRS + 2 * patterns.n_worths();
        let n_net = if has_net { Places::new(ruleset).n_bytes() } else { 0 };
        if body.len() != n_bytes + n_net {
            let expected = HEAD + n_bytes + n_net;
            return Err(WeightsError::Length { found: bytes.len(), expected });
        }
        let (body, net) = body.split_at(n_bytes);
        let net = has_net.then(|| Box::new(Net::new(ruleset, net)));
        let (pairs, indices) = body.split_at(4 * N_PAIRS);
        let mut pairs = pairs.chunks_exact(4).map(|pair| Stages {
            early: i16::from_le_bytes([pair[0], pair[1]]),
            late: i16::from_le_bytes([pair[2], pair[3]]),
        });
        let mut next = || pairs.next().unwrap_or_default();
        let facts = std::array::from_fn(|_| next());
        let men = Box::new(std::array::from_fn(|_| next()));
        let kings = Box::new(std::array::from_fn(|_| next()));
        let (early, late) = indices.split_at(patterns.n_worths());
        let signed = |byte: &u8| byte.cast_signed();
        let stages = |(early, late)| Stages { early: signed(early), late: signed(late) };
        let indices = early.iter().zip(late).map(stages).collect();
        let views = Color::BOTH.map(|color| view(board, color, true));
        Ok(Self { patterns, indices, facts, men, kings, views, net })
    }

    /// What a piece of White's is worth there, or one of Black's.
    pub(crate) fn piece(&self, color: Color, kind: Kind, square: Square) -> Stages<i16> {
        let seen = usize::from(self.views[color.index()][at(square)]);
        match kind {
            Kind::Man => self.men[seen],
            Kind::King => self.kings[seen],
        }
    }

    /// What the indices are worth, for White.
    #[inline]
    pub(crate) fn indices(&self, indices: &PatternIndices) -> Stages<i32> {
        let (white, black) = self.patterns.places(indices);
        let mut sum = Stages { early: 0, late: 0 };
        for place in white {
            let worth = self.indices[place];
            sum.early += i32::from(worth.early);
            sum.late += i32::from(worth.late);
        }
        for place in black {
            let worth = self.indices[place];
            sum.early -= i32::from(worth.early);
            sum.late -= i32::from(worth.late);
        }
        sum
    }

    /// What the facts are worth, for White.
    #[inline]
    pub(crate) fn facts(&self, facts: &[i32; N_FACTS]) -> Stages<i32> {
        let mut sum = Stages { early: 0, late: 0 };
        for (fact, worth) in facts.iter().zip(&self.facts) {
            sum.early += fact * i32::from(worth.early);
            sum.late += fact * i32::from(worth.late);
        }
        let unit = i32::from(FACT_UNIT);
        Stages { early: sum.early / unit, late: sum.late / unit }
    }
}

/// Whether a file has a network, and what follows its head.
fn body(bytes: &[u8]) -> Result<(bool, &[u8]), WeightsError> {
    if bytes.starts_with(b"DAM1") {
        return Err(WeightsError::Old);
    }
    let body = bytes.strip_prefix(&MAGIC).ok_or(WeightsError::Magic)?;
    let Some((n_hidden, body)) = body.split_first_chunk() else {
        return Err(WeightsError::Length { found: bytes.len(), expected: HEAD });
    };
    match u16::from_le_bytes(*n_hidden) {
        0 => Ok((false, body)),
        n_hidden if usize::from(n_hidden) == N_HIDDEN => Ok((true, body)),
        found => Err(WeightsError::Hidden { found }),
    }
}

/// The facts, but for races, which the caller knows.
#[inline]
pub(crate) fn facts<B: Bits>(
    tables: &Tables<B>,
    position: &Position<B>,
    race: i32,
) -> [i32; N_FACTS] {
    let mut facts = [0; N_FACTS];
    facts[0] = match position.turn() {
        Color::White => 1,
        Color::Black => -1,
    };
    facts[4] = race / 16;
    let empty = tables.board & !position.occupied();
    for color in Color::BOTH {
        let sign = match color {
            Color::White => 1,
            Color::Black => -1,
        };
        let side = tables.side(color);
        let men = position.of(color, Kind::Man);
        for leap in side.man_quiet.iter() {
            facts[3] += sign * signed((leap.step(men) & empty).count());
        }
        let kings = position.of(color, Kind::King);
        if kings.is_empty() {
            continue;
        }
        let n_kings = signed(kings.count());
        facts[1] += sign;
        facts[2] += sign * (n_kings - 1).min(1);
        for leap in side.king_quiet.iter() {
            facts[8] += sign * signed((leap.step(kings) & empty).count());
        }
        let n_used = usize::from(position.streak(color).moves).min(3);
        if n_used > 0 {
            facts[4 + n_used] += sign;
        }
    }
    facts
}

#[inline]
fn signed(count: u32) -> i32 {
    i32::try_from(count).unwrap_or_default()
}

/// What training needs to know of the sum.
#[cfg(feature = "training")]
pub(crate) mod parts {
    use super::{
        Color, FACT_UNIT, HEAD, Kind, MAGIC, N_FACTS, N_HIDDEN, N_PAIRS, Patterns, Ruleset, at,
        view,
    };
    use damiera_rules::{Bits, Position};

    /// The places of a ruleset's weights, and where each part of a position is found among them.
    #[derive(Clone, Debug)]
    pub(crate) struct Parts {
        patterns: Patterns,
        views: [[u8; 128]; 2],
    }

    impl Parts {
        /// Of this ruleset.
        pub(crate) fn new(ruleset: &Ruleset) -> Self {
            let board = ruleset.board();
            Self {
                patterns: Patterns::new(board),
                views: Color::BOTH.map(|color| view(board, color, true)),
            }
        }

        /// How many weights there are, each early and late.
        pub(crate) fn n_weights(&self) -> usize {
            N_PAIRS + self.patterns.n_worths()
        }

        /// Whether a weight is one of a pattern.
        pub(crate) const fn is_pattern(place: usize) -> bool {
            place >= N_PAIRS
        }

        /// Calls back with every weight that counts, and how often it does for White.
        pub(crate) fn visit<B: Bits>(
            &self,
            position: &Position<B>,
            facts: &[i32; N_FACTS],
            mut part: impl FnMut(usize, i32),
        ) {
            for (place, &fact) in facts.iter().enumerate().filter(|(_, fact)| **fact != 0) {
                part(place, fact);
            }
            for (color, sign) in Color::BOTH.into_iter().zip([1, -1]) {
                for (kind, first) in [(Kind::Man, N_FACTS), (Kind::King, N_FACTS + 128)] {
                    for square in position.of(color, kind).squares() {
                        let seen = usize::from(self.views[color.index()][at(square)]);
                        part(first + seen, sign);
                    }
                }
            }
            let indices = self.patterns.of(position);
            let (white, black) = self.patterns.places(&indices);
            white.for_each(|place| part(N_PAIRS + place, 1));
            black.for_each(|place| part(N_PAIRS + place, -1));
        }

        /// The weights of a file, without its network.
        pub(crate) fn read(&self, bytes: &[u8]) -> Vec<[f32; 2]> {
            let alone = self.without_net(bytes);
            let body = alone.get(HEAD..).unwrap_or_default();
            let (pairs, indices) = body.split_at((4 * N_PAIRS).min(body.len()));
            let mut weights = Vec::new();
            for (place, pair) in pairs.chunks_exact(4).enumerate() {
                let unit = if place < N_FACTS { f32::from(FACT_UNIT) } else { 1.0 };
                let worth =
                    |at: usize| f32::from(i16::from_le_bytes([pair[at], pair[at + 1]])) / unit;
                weights.push([worth(0), worth(2)]);
            }
            let (early, late) = indices.split_at(indices.len() / 2);
            let worth = |byte: &u8| f32::from(byte.cast_signed());
            weights.extend(early.iter().zip(late).map(|(early, late)| [worth(early), worth(late)]));
            weights
        }

        /// The same file without its network.
        pub(crate) fn without_net(&self, bytes: &[u8]) -> Vec<u8> {
            let n_bytes = HEAD + 4 * N_PAIRS + 2 * self.patterns.n_worths();
            let mut alone = bytes[..n_bytes.min(bytes.len())].to_vec();
            for byte in alone.iter_mut().take(HEAD).skip(MAGIC.len()) {
                *byte = 0;
            }
            alone
        }

        /// A file without a network with one.
        pub(crate) fn with_net(mut bytes: Vec<u8>, net: &[u8]) -> Vec<u8> {
            let n_hidden = u16::try_from(N_HIDDEN).unwrap_or_default();
            bytes[MAGIC.len()..HEAD].copy_from_slice(&n_hidden.to_le_bytes());
            bytes.extend(net);
            bytes
        }

        /// The file of these weights, in hundredths of a man, early and late.
        pub(crate) fn write(weights: &[[f32; 2]]) -> Vec<u8> {
            let mut bytes = MAGIC.to_vec();
            bytes.extend([0; 2]);
            for (place, pair) in weights[..N_PAIRS].iter().enumerate() {
                let unit = if place < N_FACTS { f32::from(FACT_UNIT) } else { 1.0 };
                for worth in pair {
                    bytes.extend(rounded(worth * unit, 32_000.0).to_le_bytes());
                }
            }
            for stage in 0..2 {
                for pair in &weights[N_PAIRS..] {
                    let worth = rounded(pair[stage], 127.0);
                    bytes.push(i8::try_from(worth).unwrap_or_default().cast_unsigned());
                }
            }
            bytes
        }
    }

    #[expect(clippy::cast_possible_truncation, reason = "the number is within the bound")]
    fn rounded(worth: f32, most: f32) -> i16 {
        worth.round().clamp(-most, most) as i16
    }
}
