//! Positions as bits: whichever of three ways is the shortest.

use damiera_rules::spec::KingLimit;
use damiera_rules::{Bits, Color, Kind, KingStreak, Piece, Position, Ruleset, Setup, Square};

use super::bits::{Reader, Writer, width};

/// How the pieces are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// Every square is a digit, and digits are packed.
    Digits,
    /// A bit for every square, then the pieces.
    Bitmap,
    /// How many pieces, then each with its square.
    List,
}

impl Way {
    const ALL: [Self; 3] = [Self::Digits, Self::Bitmap, Self::List];

    const BITS: u32 = 2;
}

/// How many pieces a list may tell of: more than any board has squares.
const LIST_BITS: u32 = 7;

/// What there is to write.
#[derive(Clone, Copy, Debug)]
struct Shape {
    n_squares: u32,
    n_pieces: u32,
    has_kings: bool,
}

impl Shape {
    /// What a square can hold: nothing, a man of either side, a king of either side.
    const fn radix(self) -> u32 {
        if self.has_kings { 5 } else { 3 }
    }

    /// How many digits are packed into one number: as fill its bits best.
    const fn group(self) -> u32 {
        if self.has_kings { 3 } else { 5 }
    }

    const fn piece_bits(self) -> u32 {
        if self.has_kings { 2 } else { 1 }
    }

    const fn bits(self, way: Way) -> u32 {
        let (radix, group) = (self.radix(), self.group());
        let Self { n_squares, n_pieces, .. } = self;
        match way {
            Way::Digits => {
                let rest = width(radix.pow(n_squares % group));
                n_squares / group * width(radix.pow(group)) + rest
            }
            Way::Bitmap => n_squares + n_pieces * self.piece_bits(),
            Way::List => LIST_BITS + n_pieces * (width(n_squares) + self.piece_bits()),
        }
    }

    fn shortest(self) -> Way {
        // The first of equals.
        Way::ALL.into_iter().min_by_key(|&way| self.bits(way)).unwrap_or(Way::Digits)
    }
}

/// 0 where there is no piece.
fn digit(piece: Option<Piece>) -> u32 {
    let Some(Piece { color, kind }) = piece else { return 0 };
    let is_black = u32::from(color == Color::Black);
    1 + is_black + if kind == Kind::King { 2 } else { 0 }
}

fn piece(digit: u32) -> Option<Piece> {
    let digit = digit.checked_sub(1)?;
    let color = if digit & 1 == 0 { Color::White } else { Color::Black };
    let kind = if digit & 2 == 0 { Kind::Man } else { Kind::King };
    Some(Piece { color, kind })
}

pub(super) fn write(ruleset: &Ruleset, position: &Position, out: &mut Writer) {
    let squares = ruleset.board().squares();
    let shape = Shape {
        n_squares: count(squares.len()),
        n_pieces: position.occupied().count(),
        has_kings: position.kings() != 0,
    };
    let way = shape.shortest();
    out.put(u32::from(position.turn() == Color::Black), 1);
    out.put(u32::from(shape.has_kings), 1);
    out.put(way as u32, Way::BITS);
    let digits: Vec<_> = squares.iter().map(|&square| digit(position.piece(square))).collect();
    match way {
        Way::Digits => {
            for group in digits.chunks(shape.group() as usize) {
                let number = group.iter().fold(0, |number, digit| number * shape.radix() + digit);
                out.put(number, width(shape.radix().pow(count(group.len()))));
            }
        }
        Way::Bitmap => {
            for &digit in &digits {
                out.put(digit.min(1), 1);
            }
            for &digit in digits.iter().filter(|&&digit| digit > 0) {
                out.put(digit - 1, shape.piece_bits());
            }
        }
        Way::List => {
            out.put(shape.n_pieces, LIST_BITS);
            for (idx, &digit) in digits.iter().enumerate().filter(|(_, digit)| **digit > 0) {
                out.put(count(idx), width(shape.n_squares));
                out.put(digit - 1, shape.piece_bits());
            }
        }
    }
    write_streaks(ruleset, position, out);
}

/// The setup that was written; `None` if it is cut off or not as it would be written.
pub(super) fn read(ruleset: &Ruleset, input: &mut Reader<'_>) -> Option<Setup> {
    let squares = ruleset.board().squares();
    let turn = if input.flag()? { Color::Black } else { Color::White };
    let mut shape =
        Shape { n_squares: count(squares.len()), n_pieces: 0, has_kings: input.flag()? };
    let number = input.take(Way::BITS)?;
    let way = Way::ALL.into_iter().find(|&way| way as u32 == number)?;
    let digits = match way {
        Way::Digits => read_digits(shape, input)?,
        Way::Bitmap => {
            let filled: Option<Vec<_>> = squares.iter().map(|_| input.flag()).collect();
            let mut digit = |is_filled| {
                if is_filled {
                    input.take(shape.piece_bits()).map(|kind| kind + 1)
                } else {
                    Some(0)
                }
            };
            filled?.into_iter().map(&mut digit).collect::<Option<_>>()?
        }
        Way::List => {
            let mut digits = vec![0; squares.len()];
            let mut next = 0;
            for _ in 0..input.take(LIST_BITS)? {
                let idx = input.take(width(shape.n_squares))?;
                if idx < next {
                    return None;
                }
                next = idx + 1;
                *digits.get_mut(idx as usize)? = 1 + input.take(shape.piece_bits())?;
            }
            digits
        }
    };
    let mut setup = Setup::empty(turn);
    for (&square, &digit) in squares.iter().zip(&digits) {
        setup.put(square, piece(digit));
    }
    shape.n_pieces = (setup.sides[0] | setup.sides[1]).count();
    let is_canonical = way == shape.shortest() && shape.has_kings == (setup.kings != 0);
    read_streaks(ruleset, &mut setup, input)?;
    is_canonical.then_some(setup)
}

fn read_digits(shape: Shape, input: &mut Reader<'_>) -> Option<Vec<u32>> {
    let radix = shape.radix();
    let mut digits = Vec::new();
    let mut n_left = shape.n_squares;
    while n_left > 0 {
        let n = n_left.min(shape.group());
        let number = input.take(width(radix.pow(n)))?;
        if number >= radix.pow(n) {
            return None;
        }
        digits.extend((0..n).rev().map(|place| number / radix.pow(place) % radix));
        n_left -= n;
    }
    Some(digits)
}

/// The counters of a king limit, where there is one: how many moves, then which king.
fn write_streaks(ruleset: &Ruleset, position: &Position, out: &mut Writer) {
    let KingLimit::Quiet { moves: limit } = ruleset.rules().king_limit else { return };
    for color in Color::BOTH {
        let KingStreak { square, moves } = position.streak(color);
        out.put(moves.into(), width(u32::from(limit) + 1));
        if moves > 0 {
            let kings = position.of(color, Kind::King);
            out.put(rank(kings, square), width(kings.count()));
        }
    }
}

fn read_streaks(ruleset: &Ruleset, setup: &mut Setup, input: &mut Reader<'_>) -> Option<()> {
    let KingLimit::Quiet { moves: limit } = ruleset.rules().king_limit else { return Some(()) };
    for color in Color::BOTH {
        let moves = u8::try_from(input.take(width(u32::from(limit) + 1))?).ok()?;
        if moves > 0 {
            let kings = setup.sides[color.index()] & setup.kings;
            let square = nth(kings, input.take(width(kings.count()))?)?;
            setup.streaks[color.index()] = KingStreak { square, moves };
        }
    }
    Some(())
}

/// How many squares of a set come before a square, row by row from the top left.
pub(super) fn rank(set: u128, square: Square) -> u32 {
    (set & (u128::of(square) - 1)).count()
}

/// The square of a set before which this many others come.
pub(super) fn nth(set: u128, rank: u32) -> Option<Square> {
    set.squares().nth(rank as usize)
}

/// A number of squares, pieces or moves.
pub(super) fn count(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}
