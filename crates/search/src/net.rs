//! A small neural network whose value is added to that of the windows: it sees kings and the whole board,
//! which they do not.
//!
//! One hidden layer, once as each side sees the board, with the same weights: own men, own kings, other
//! men, other kings, square by square, and the moves used under a king's limit. Its output is that of the
//! side to move; which of its eight sets of output weights counts goes by how many pieces are left. All
//! is in whole numbers, so that a value is the same on every machine. (The idea of a layer that is kept up to date
//! move by move is Yu Nasu's, "Efficiently updatable neural-network-based evaluation functions", 2018.)

#[cfg(feature = "training")]
use damiera_rules::board::{Board, Square};
use damiera_rules::{Bits, Color, Position, Ruleset};

#[cfg(feature = "training")]
use super::patterns::{is_mirrored, mirror};
use super::patterns::{model, view};
use super::squares::at;

/// How many hidden values there are for each side.
pub(crate) const N_HIDDEN: usize = 64;

/// How many sets of output weights there are.
pub(crate) const N_BUCKETS: usize = 8;

/// Pieces of one kind of one side, square by square.
const PLANE: usize = 128;

/// Squares for each of four kinds of pieces, and up to three moves used under a king's limit, on either side.
pub(crate) const N_INPUTS: usize = 4 * PLANE + 2 * N_USED;

/// The most moves under a king's limit that are told apart.
const N_USED: usize = 3;

/// A hidden value of 1, and so the greatest that counts.
pub(crate) const ONE: i16 = 255;

/// In a file a weight into the hidden layer is a number of these parts of [`ONE`].
pub(crate) const ROW_UNIT: i16 = 4;

/// Output units are a number of these parts of a hundredth of a man.
pub(crate) const OUT_UNIT: i32 = 1 << 8;

/// What a piece, a king's move or the bias adds to the hidden layer.
pub(crate) type Row = [i16; N_HIDDEN];

/// The network of one ruleset.
#[derive(Clone, Debug)]
pub(crate) struct Net {
    rows: Box<[Row]>,
    bias: Row,
    /// For each number of pieces: the weights of the side to move, then those of the other.
    outputs: Box<[[Row; 2]; N_BUCKETS]>,
    /// Hundredths of a man, for each number of pieces.
    output_bias: [i32; N_BUCKETS],
    /// What one of the output weights means, in parts of a hundredth of a man.
    unit: i32,
    places: Places,
}

/// Which input a piece is.
#[derive(Clone, Debug)]
pub(crate) struct Places {
    /// Every square as each side sees it, on the model of the board.
    views: [[u8; 128]; 2],
    /// The indexes of squares that the model has, in order: only these are in a file.
    used: Vec<u8>,
    n_pieces_start: u32,
    /// The squares of the model in a mirror, where the game is the same in it.
    #[cfg(feature = "training")]
    mirror: Option<Box<[u8; 128]>>,
}

/// The hidden layer of a position before its bounds are applied.
#[derive(Clone, Debug)]
struct Hidden<B> {
    position: Position<B>,
    /// As White and as Black sees it.
    sums: [Row; 2],
}

/// Hidden layers of positions that are near each other in the tree, one for each ply.
#[derive(Clone, Debug)]
pub(crate) struct HiddenLayers<B>(Vec<Hidden<B>>);

impl Places {
    pub(crate) fn new(ruleset: &Ruleset) -> Self {
        let board = ruleset.board();
        let model = model(board);
        let mut used: Vec<_> = model.squares().iter().map(|square| square.index()).collect();
        used.sort_unstable();
        Self {
            views: Color::BOTH.map(|color| view(board, color, false)),
            used,
            n_pieces_start: ruleset.start().occupied().count().max(1),
            #[cfg(feature = "training")]
            mirror: is_mirrored(board.shape()).then(|| Box::new(mirrored(&model))),
        }
    }

    /// Whether the game is the same in a mirror.
    #[cfg(feature = "training")]
    pub(crate) const fn has_mirror(&self) -> bool {
        self.mirror.is_some()
    }

    /// The input that this one is in a mirror.
    #[cfg(feature = "training")]
    pub(crate) fn mirrored(&self, input: usize) -> usize {
        match &self.mirror {
            Some(mirror) if input < 4 * PLANE => {
                input / PLANE * PLANE + usize::from(mirror[input % PLANE])
            }
            _ => input,
        }
    }

    /// Which output weights count.
    #[inline]
    pub(crate) fn bucket(&self, n_pieces: u32) -> usize {
        let place = n_pieces.saturating_sub(1) as usize * N_BUCKETS / self.n_pieces_start as usize;
        place.min(N_BUCKETS - 1)
    }

    /// The inputs that a file has rows for, in its order.
    pub(crate) fn in_file(&self) -> impl Iterator<Item = usize> + '_ {
        let squares =
            |plane| self.used.iter().map(move |&square| plane * PLANE + usize::from(square));
        (0..4).flat_map(squares).chain(4 * PLANE..N_INPUTS)
    }

    /// How many bytes the network has in a file.
    pub(crate) fn n_bytes(&self) -> usize {
        let n_rows = 4 * self.used.len() + 2 * N_USED;
        N_HIDDEN * n_rows + 2 * N_HIDDEN + N_BUCKETS * (2 * N_HIDDEN + 2) + 2
    }

    /// Calls back with each input that is set as this side sees the position.
    pub(crate) fn visit<B: Bits>(
        &self,
        position: &Position<B>,
        viewer: Color,
        mut input: impl FnMut(usize),
    ) {
        for color in Color::BOTH {
            for (set, is_king) in halves(position.side(color), position.kings()) {
                for square in set.squares() {
                    input(self.input(viewer, color, is_king, at(square)));
                }
            }
            if let Some(used) = used_input(viewer, color, position) {
                input(used);
            }
        }
    }

    #[inline]
    fn input(&self, viewer: Color, color: Color, is_king: bool, square: usize) -> usize {
        let plane = 2 * usize::from(color != viewer) + usize::from(is_king);
        plane * PLANE + usize::from(self.views[viewer.index()][square & 127])
    }
}

impl Net {
    /// Reads the network of a ruleset, of as many bytes as its [places](Places::n_bytes) say.
    pub(crate) fn new(ruleset: &Ruleset, bytes: &[u8]) -> Self {
        let places = Places::new(ruleset);
        let mut bytes = bytes.iter().map(|byte| i16::from(byte.cast_signed()));
        let mut next = move || bytes.next().unwrap_or_default();
        let mut rows = vec![[0; N_HIDDEN]; N_INPUTS];
        for input in places.in_file() {
            rows[input] = std::array::from_fn(|_| next() * ROW_UNIT);
        }
        let mut next_wide = || {
            let low = next();
            next() << 8 | low & 255
        };
        let bias = std::array::from_fn(|_| next_wide());
        let output_bias = std::array::from_fn(|_| i32::from(next_wide()));
        let unit = i32::from(next_wide());
        let outputs = Box::new(std::array::from_fn(|_| {
            std::array::from_fn(|_| std::array::from_fn(|_| next()))
        }));
        Self { rows: rows.into(), bias, outputs, output_bias, unit, places }
    }

    /// What it adds to the static evaluation for the side to move, in hundredths of a man.
    #[inline]
    pub(crate) fn score<B: Bits>(
        &self,
        layers: &mut HiddenLayers<B>,
        position: &Position<B>,
        ply: usize,
    ) -> i32 {
        let sums = layers.of(self, position, ply);
        let bucket = self.places.bucket(position.occupied().count()) & (N_BUCKETS - 1);
        let [own, other] = &self.outputs[bucket];
        let (mover, waiter) = (position.turn().index(), (!position.turn()).index());
        // At most 255 * 255 * 127 * 128, which fits.
        let sum = output(&sums[mover], own) + output(&sums[waiter], other);
        let one = i64::from(ONE) * i64::from(ONE) * i64::from(OUT_UNIT);
        let value = i64::from(sum) * i64::from(self.unit) / one;
        i32::try_from(value).unwrap_or_default() + self.output_bias[bucket]
    }

    fn hidden<B: Bits>(&self, position: &Position<B>) -> [Row; 2] {
        Color::BOTH.map(|viewer| {
            let mut sums = self.bias;
            self.places.visit(position, viewer, |input| add(&mut sums, &self.rows[input]));
            sums
        })
    }
}

impl<B: Bits> HiddenLayers<B> {
    /// For this many plies.
    pub(crate) fn new(net: &Net, position: &Position<B>, n_plies: usize) -> Self {
        let hidden = Hidden { position: *position, sums: net.hidden(position) };
        Self(vec![hidden; n_plies])
    }

    /// The layer of a position, from that a ply before if it is known, else from the last one at the same ply.
    #[inline]
    fn of(&mut self, net: &Net, position: &Position<B>, ply: usize) -> &[Row; 2] {
        let ply = ply.min(self.0.len() - 1);
        let (before, here) = self.0.split_at_mut(ply);
        let here = &mut here[0];
        if let Some(before) = before.last()
            && is_after(&before.position, position)
        {
            here.clone_from(before);
        }
        here.go_to(net, position);
        debug_assert_eq!(here.sums, net.hidden(position), "the hidden layer is kept up to date");
        &here.sums
    }
}

impl<B: Bits> Hidden<B> {
    /// Goes over to another position.
    fn go_to(&mut self, net: &Net, position: &Position<B>) {
        let old = self.position;
        for color in Color::BOTH {
            let was = halves(old.side(color), old.kings());
            let is = halves(position.side(color), position.kings());
            for ((was, is_king), (is, _)) in was.into_iter().zip(is) {
                for square in (was & !is).squares() {
                    self.change(net, color, is_king, at(square), take);
                }
                for square in (is & !was).squares() {
                    self.change(net, color, is_king, at(square), add);
                }
            }
            if old.streak(color).moves != position.streak(color).moves {
                for viewer in Color::BOTH {
                    let sums = &mut self.sums[viewer.index()];
                    if let Some(input) = used_input(viewer, color, &old) {
                        take(sums, &net.rows[input]);
                    }
                    if let Some(input) = used_input(viewer, color, position) {
                        add(sums, &net.rows[input]);
                    }
                }
            }
        }
        self.position = *position;
    }

    #[inline]
    fn change(
        &mut self,
        net: &Net,
        color: Color,
        is_king: bool,
        square: usize,
        how: impl Fn(&mut Row, &Row),
    ) {
        for viewer in Color::BOTH {
            let input = net.places.input(viewer, color, is_king, square);
            how(&mut self.sums[viewer.index()], &net.rows[input]);
        }
    }
}

/// Men and kings of a side.
#[inline]
fn halves<B: Bits>(side: B, kings: B) -> [(B, bool); 2] {
    [(side & !kings, false), (side & kings, true)]
}

/// The input of the moves that a king of a color has used under its limit.
#[inline]
fn used_input<B: Bits>(viewer: Color, color: Color, position: &Position<B>) -> Option<usize> {
    let n_used = usize::from(position.streak(color).moves).min(N_USED);
    let first = 4 * PLANE + N_USED * usize::from(color != viewer);
    n_used.checked_sub(1).map(|place| first + place)
}

/// Whether a position looks as if one move led to it from the other. A wrong guess costs a few more rows, and
/// to count them would cost as much.
#[inline]
fn is_after<B: Bits>(before: &Position<B>, position: &Position<B>) -> bool {
    let (mover, waiter) = (before.turn(), position.turn());
    let landed = position.side(mover) & !before.side(mover);
    mover != waiter
        && (position.side(waiter) & !before.side(waiter)).is_empty()
        && (landed.is_empty() || landed.without_lowest().is_empty())
}

#[inline]
fn add(sums: &mut Row, row: &Row) {
    for (sum, worth) in sums.iter_mut().zip(row) {
        *sum = sum.wrapping_add(*worth);
    }
}

#[inline]
fn take(sums: &mut Row, row: &Row) {
    for (sum, worth) in sums.iter_mut().zip(row) {
        *sum = sum.wrapping_sub(*worth);
    }
}

/// The sum of the squares of the bounded hidden values, each times its weight.
#[inline]
fn output(sums: &Row, weights: &Row) -> i32 {
    let mut output = 0;
    for (sum, weight) in sums.iter().zip(weights) {
        let value = (*sum).clamp(0, ONE);
        // 255 * 127 fits 16 bits, so that vectors need no more.
        output += i32::from(value) * i32::from(value.wrapping_mul(*weight));
    }
    output
}

/// Every square of a board in a mirror.
#[cfg(feature = "training")]
fn mirrored(board: &Board) -> [u8; 128] {
    let mut mirrored = [0; 128];
    for &square in board.squares() {
        let (x, y) = mirror(board.shape(), board.place(square));
        mirrored[at(square)] = board.square_at(x, y).map_or(0, Square::index);
    }
    mirrored
}
