//! How the men stand: small windows of the board, each read as one number.
//!
//! A window of `n` squares has 3ⁿ indices (empty, own man, other man), and each index has a worth
//! learned from games. Which windows there are follows from the shape of the board alone: boxes that
//! overlap, and strips along the edges. Windows that a symmetry of the game maps onto each other share
//! their worths: the board turned around with colors changed, and, where every square is played on,
//! its mirror image. A board whose dark squares lie the other way round is seen in a mirror, so that a
//! game and its mirror image have the same weights. (The idea is Michael Buro's for Othello, and Fabien Letouzey's Scan brought it to
//! draughts.)
//!
//! An index is kept up to date move by move: what a man adds to each window is one row of a table,
//! and a row is added or taken in one go.

use damiera_rules::board::{Board, Shape, Square, Squares};
use damiera_rules::{Bits, Color, Kind, Move, Position};

use super::squares::at;

/// How many windows there can be at most.
pub(crate) const LANES: usize = 40;

/// A window of more squares would not fit a number of 16 bits.
const MAX_SQUARES: u32 = 10;

/// The index of every window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PatternIndices([u16; LANES]);

/// The windows of a board.
#[derive(Clone, Debug)]
pub(crate) struct Patterns {
    /// What a man adds to each index, by color and square.
    steps: [Box<[PatternIndices; 128]>; 2],
    /// Where the worths of each window begin; windows seen from White's side come first.
    offsets: Vec<u32>,
    n_white: usize,
    n_worths: usize,
}

/// A window: its squares in the order in which they are read.
type Window = Vec<Square>;

/// Files from the left and rows from the top: where a box begins, and its size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Frame {
    x: u8,
    y: u8,
    width: u8,
    height: u8,
}

impl PatternIndices {
    /// An empty board.
    pub(crate) const EMPTY: Self = Self([0; LANES]);

    #[inline]
    fn add(&mut self, step: &Self) {
        for (index, step) in self.0.iter_mut().zip(&step.0) {
            *index = index.wrapping_add(*step);
        }
    }

    #[inline]
    fn take(&mut self, step: &Self) {
        for (index, step) in self.0.iter_mut().zip(&step.0) {
            *index = index.wrapping_sub(*step);
        }
    }
}

impl Patterns {
    /// The windows of this board.
    pub(crate) fn new(board: &Board) -> Self {
        let mut white: Vec<(u32, Window)> = Vec::new();
        let mut black = Vec::new();
        let mut n_worths = 0;
        for frame in first_of_each(&frames(board.shape()), board.shape()) {
            let Some(squares) = squares(board, frame) else { continue };
            let offset = n_worths;
            n_worths += 3_u32.pow(u32::try_from(squares.len()).unwrap_or_default());
            let turned = image(board, &squares, turn);
            white.push((offset, squares.clone()));
            black.push((offset, turned.clone()));
            if is_mirrored(board.shape()) {
                let mirrored = image(board, &squares, mirror);
                if !same_set(&mirrored, &squares) {
                    black.push((offset, image(board, &turned, mirror)));
                    white.push((offset, mirrored));
                }
            }
        }
        Self::read_in(&white, &black, n_worths)
    }

    /// The windows with these squares, from White's and from Black's side.
    fn read_in(white: &[(u32, Window)], black: &[(u32, Window)], n_worths: u32) -> Self {
        assert!(white.len() + black.len() <= LANES, "there is a lane for every window");
        let mut steps = [(); 2].map(|()| Box::new([PatternIndices::EMPTY; 128]));
        let lanes = white.iter().map(|window| (Color::White, window));
        let lanes = lanes.chain(black.iter().map(|window| (Color::Black, window)));
        let mut offsets = Vec::new();
        for (lane, (viewer, (offset, window))) in lanes.enumerate() {
            offsets.push(*offset);
            let mut place = 1;
            for &square in window {
                steps[viewer.index()][at(square)].0[lane] += place;
                steps[(!viewer).index()][at(square)].0[lane] += 2 * place;
                // The place after the last one may be too large, and is not used.
                place = place.wrapping_mul(3);
            }
        }
        Self {
            steps,
            offsets,
            n_white: white.len(),
            n_worths: usize::try_from(n_worths).unwrap_or_default(),
        }
    }

    /// How many worths there are in all.
    pub(crate) const fn n_worths(&self) -> usize {
        self.n_worths
    }

    /// The indices of a position.
    pub(crate) fn of<B: Bits>(&self, position: &Position<B>) -> PatternIndices {
        let mut indices = PatternIndices::EMPTY;
        for color in Color::BOTH {
            for square in position.of(color, Kind::Man).squares() {
                indices.add(self.step(color, square));
            }
        }
        indices
    }

    /// The indices after a move.
    #[inline]
    pub(crate) fn after<B: Bits>(
        &self,
        mut indices: PatternIndices,
        before: &Position<B>,
        mv: &Move<B>,
    ) -> PatternIndices {
        let (color, kings) = (before.turn(), before.kings());
        if !kings.has(mv.from) {
            indices.take(self.step(color, mv.from));
            if !mv.promotes {
                indices.add(self.step(color, mv.to));
            }
        }
        for square in (mv.captured & !kings).squares() {
            indices.take(self.step(!color, square));
        }
        indices
    }

    /// Where the worths of these indices are: those that count for White, then those that count
    /// for Black.
    #[inline]
    pub(crate) fn places<'a>(
        &'a self,
        indices: &'a PatternIndices,
    ) -> (impl Iterator<Item = usize> + 'a, impl Iterator<Item = usize> + 'a) {
        let (white, black) = self.offsets.split_at(self.n_white);
        let place = |(offset, index): (&u32, &u16)| *offset as usize + usize::from(*index);
        let (fillings_white, fillings_black) = indices.0.split_at(self.n_white);
        (white.iter().zip(fillings_white).map(place), black.iter().zip(fillings_black).map(place))
    }

    #[inline]
    fn step(&self, color: Color, square: Square) -> &PatternIndices {
        &self.steps[color.index()][at(square)]
    }
}

/// All boxes and strips of a board.
fn frames(shape: Shape) -> Vec<Frame> {
    let Shape { width, height, squares } = shape;
    let mut frames = Vec::new();
    let mut add = |xs: &[u8], ys: &[u8], size: (u8, u8)| {
        for &y in ys {
            for &x in xs {
                let frame = Frame { x, y, width: size.0, height: size.1 };
                if x + size.0 <= width && y + size.1 <= height && !frames.contains(&frame) {
                    frames.push(frame);
                }
            }
        }
    };
    if squares == Squares::All {
        let spread = |length: u8| [0, 2, length.saturating_sub(5), length.saturating_sub(3)];
        add(&spread(width), &spread(height), (3, 3));
        let files: Vec<_> = (0..width).collect();
        add(&files, &[0], (1, height));
    } else {
        let even = |length: u8| (0..=length.saturating_sub(4)).step_by(2).collect::<Vec<_>>();
        add(&even(width), &even(height), (4, 4));
        if width == 8 && height == 8 {
            add(&even(width), &[0, 3], (4, 5));
        }
        add(&[0, width - 2], &[0], (2, height));
        add(&[0], &[0, height - 2], (width, 2));
    }
    frames
}

/// Of boxes that a symmetry maps onto each other, the first.
fn first_of_each(frames: &[Frame], shape: Shape) -> Vec<Frame> {
    let mut chosen: Vec<Frame> = Vec::new();
    for &frame in frames {
        let Shape { width, height, .. } = shape;
        let over = Frame { x: width - frame.x - frame.width, ..frame };
        let turned = Frame { y: height - frame.y - frame.height, ..over };
        let images = [turned, over, Frame { x: frame.x, ..turned }];
        let n_images = if is_mirrored(shape) { images.len() } else { 1 };
        if !images[..n_images].iter().any(|image| chosen.contains(image)) {
            chosen.push(frame);
        }
    }
    chosen
}

/// Whether the game is the same in a mirror.
pub(super) const fn is_mirrored(shape: Shape) -> bool {
    matches!(shape.squares, Squares::All)
}

/// The squares of a box, if they are not too many.
fn squares(board: &Board, frame: Frame) -> Option<Window> {
    let mut window = Vec::new();
    for y in frame.y..frame.y + frame.height {
        window.extend((frame.x..frame.x + frame.width).filter_map(|x| {
            let (x, y) = in_model(board.shape(), (x, y));
            board.square_at(x, y)
        }));
    }
    (window.len() <= MAX_SQUARES as usize).then_some(window)
}

/// The images of squares, in the same order.
fn image(board: &Board, window: &[Square], map: fn(Shape, (u8, u8)) -> (u8, u8)) -> Window {
    let mapped = |&square: &Square| {
        let (x, y) = map(board.shape(), board.place(square));
        board.square_at(x, y)
    };
    window.iter().filter_map(mapped).collect()
}

/// The place across the board, as seen from the other side of the table.
pub(super) const fn turn(shape: Shape, (x, y): (u8, u8)) -> (u8, u8) {
    (shape.width - 1 - x, shape.height - 1 - y)
}

/// The place in a mirror.
pub(super) const fn mirror(shape: Shape, (x, y): (u8, u8)) -> (u8, u8) {
    (shape.width - 1 - x, y)
}

/// The board that the weights are about: of one and its mirror image, that with a dark square at the
/// near left.
pub(super) fn model(board: &Board) -> Board {
    let shape = board.shape();
    let squares = if is_image(shape) { Squares::Dark } else { shape.squares };
    Board::new(Shape { squares, ..shape }, board.labels())
}

/// A place of the board on its [`model`], and the other way round.
pub(super) const fn in_model(shape: Shape, place: (u8, u8)) -> (u8, u8) {
    if is_image(shape) { mirror(shape, place) } else { place }
}

/// Whether a board is the mirror image of its [`model`]. With an odd number of files it would be its own.
const fn is_image(shape: Shape) -> bool {
    matches!(shape.squares, Squares::DarkMirrored) && shape.width.is_multiple_of(2)
}

/// Every square as a side sees it, on the [`model`]: Black's from the other side of the table. Where it is
/// folded, the left half of a board that a mirror does not change stands for both.
pub(super) fn view(board: &Board, color: Color, is_folded: bool) -> [u8; 128] {
    let (shape, model) = (board.shape(), model(board));
    let mut view = [0; 128];
    for &square in board.squares() {
        let mut place = board.place(square);
        if color == Color::Black {
            place = turn(shape, place);
        }
        if is_folded && is_mirrored(shape) && 2 * place.0 >= shape.width {
            place = mirror(shape, place);
        }
        let (x, y) = in_model(shape, place);
        view[at(square)] = model.square_at(x, y).map_or(0, Square::index);
    }
    view
}

fn same_set(one: &[Square], other: &[Square]) -> bool {
    one.iter().all(|square| other.contains(square))
}
