//! The places of the pieces of a class as one number, and back.
//!
//! Each kind of piece of each side is a set of squares, and the sets of one size are counted in the
//! order of their highest squares, then of the next ones (the combinatorial number system). Men
//! never stand on the row where they would be crowned, so White's sets are counted from the last square
//! and Black's from the first: either then begins with those that men can have. A position with
//! Black to move is that with White to move after half a turn of the board.

use damiera_rules::{Bits, Color, Kind, Position, Ruleset, Square};

use super::class::Class;

/// The squares of a board in order, and the sets of few of them.
#[derive(Clone, Debug)]
pub(super) struct Numbering {
    squares: Vec<Square>,
    /// Place of a square in that order.
    ordinals: Box<[usize; 128]>,
    /// How many squares a man can stand on.
    n_for_men: usize,
    /// How many sets of 0, 1, … squares there are among the first this many.
    n_sets: Vec<[usize; N_SIZES]>,
    /// The sets of each size, counted from the first square and from the last.
    sets: [Vec<Vec<u128>>; 2],
}

/// Sizes of sets: 0 to the pieces of one side.
const N_SIZES: usize = super::MAX_PIECES;

/// A class, and how many sets there are for our men, their men, our kings, their kings.
#[derive(Clone, Copy, Debug)]
pub(super) struct Numbers {
    pub(super) class: Class,
    radices: [usize; 4],
}

impl Numbers {
    /// How many numbers there are; some mean nothing, because pieces would share a square.
    pub(super) fn len(&self) -> usize {
        self.radices.iter().product()
    }
}

impl Numbering {
    /// None for a board that is another one after half a turn.
    pub(super) fn new(ruleset: &Ruleset) -> Option<Self> {
        let board = ruleset.board();
        let (squares, shape) = (board.squares().to_vec(), board.shape());
        let is_turned = |(&square, &other): (&Square, &Square)| {
            let ((x, y), (other_x, other_y)) = (board.place(square), board.place(other));
            x + other_x + 1 == shape.width && y + other_y + 1 == shape.height
        };
        if !squares.iter().zip(squares.iter().rev()).all(is_turned) {
            return None;
        }
        let mut ordinals = Box::new([0; 128]);
        for (ordinal, &square) in squares.iter().enumerate() {
            ordinals[at(square)] = ordinal;
        }
        let n_for_men = squares.iter().filter(|&&square| board.place(square).1 > 0).count();
        let mut n_sets = vec![[0; N_SIZES]; squares.len() + 1];
        for (n_squares, counts) in n_sets.iter_mut().enumerate() {
            let mut count = 1;
            for (size, n) in counts.iter_mut().enumerate() {
                *n = count;
                count = count * n_squares.saturating_sub(size) / (size + 1);
            }
        }
        let sets = [Vec::new(), Vec::new()];
        Some(Self { squares, ordinals, n_for_men, n_sets, sets })
    }

    /// The numbers of a class.
    pub(super) fn numbers(&self, class: Class) -> Numbers {
        let of_men = &self.n_sets[self.n_for_men];
        let of_kings = &self.n_sets[self.squares.len()];
        let Class { us, them } = class;
        let radices = [of_men[us.men], of_men[them.men], of_kings[us.kings], of_kings[them.kings]];
        Numbers { class, radices }
    }

    /// Makes the sets that [`Self::position`] needs.
    pub(super) fn prepare(&mut self, class: Class) {
        let Class { us, them } = class;
        let most = us.men.max(us.kings).max(them.men).max(them.kings);
        for (sets, is_turned) in self.sets.iter_mut().zip([false, true]) {
            if sets.is_empty() {
                sets.push(vec![u128::EMPTY]);
            }
            for size in sets.len()..=most {
                let mut larger = Vec::new();
                for highest in size - 1..self.squares.len() {
                    let n_below = self.n_sets[highest][size - 1];
                    let place = if is_turned { self.squares.len() - 1 - highest } else { highest };
                    let square = u128::of(self.squares[place]);
                    larger.extend(sets[size - 1][..n_below].iter().map(|&set| set | square));
                }
                sets.push(larger);
            }
        }
    }

    /// The position of this number with White to move; none where pieces share a square.
    #[inline(never)]
    pub(super) fn position(&self, numbers: &Numbers, number: usize) -> Option<Position> {
        let [_, n_their_men, n_our_kings, n_their_kings] = numbers.radices;
        let Class { us, them } = numbers.class;
        let [plain, turned] = &self.sets;
        let their_kings = plain[them.kings][number % n_their_kings];
        let number = number / n_their_kings;
        let our_kings = plain[us.kings][number % n_our_kings];
        let number = number / n_our_kings;
        let their_men = plain[them.men][number % n_their_men];
        let our_men = turned[us.men][number / n_their_men];
        let kings = our_kings | their_kings;
        let is_free = !our_kings.meets(their_kings)
            && !our_men.meets(their_men)
            && !kings.meets(our_men | their_men);
        let sides = [our_men | our_kings, their_men | their_kings];
        is_free.then(|| Position::from_parts(sides, kings, Color::White, Default::default()))
    }

    /// The number of a position of this class, either side to move; none if a man stands on the
    /// row where it would have been crowned.
    #[inline(never)]
    pub(super) fn number(&self, numbers: &Numbers, position: &Position) -> Option<usize> {
        let us = position.turn();
        let is_turned = us == Color::Black;
        let places = [
            self.place(position.of(us, Kind::Man), !is_turned),
            self.place(position.of(!us, Kind::Man), is_turned),
            self.place(position.of(us, Kind::King), is_turned),
            self.place(position.of(!us, Kind::King), is_turned),
        ];
        let pairs = places.iter().zip(numbers.radices);
        pairs.into_iter().try_fold(0, |number, (&place, radix)| {
            (place < radix).then_some(number * radix + place)
        })
    }

    /// The place of a set among those of its size, counted from the last square or from the first.
    fn place(&self, set: u128, is_turned: bool) -> usize {
        let n_squares = self.squares.len();
        let size = usize::try_from(set.count()).unwrap_or_default();
        let ordinals = set.squares().map(|square| self.ordinals[at(square)]);
        let terms = ordinals.enumerate().map(|(idx, ordinal)| {
            if is_turned {
                self.n_sets[n_squares - 1 - ordinal][size - idx]
            } else {
                self.n_sets[ordinal][idx + 1]
            }
        });
        terms.sum()
    }
}

#[inline]
fn at(square: Square) -> usize {
    usize::from(square.index()) & 127
}
