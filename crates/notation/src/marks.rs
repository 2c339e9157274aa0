//! Marks on squares and arrows between them, as an author draws them.
//!
//! Marks are a comma list of squares: `c3` a ring, `d4!` attention, `e5x` crossed out, `f6*` a dot.
//! Arrows are a comma list of a brush, `G`, `R`, `Y` or `B`, and the squares of a route:
//! `Gc3-c5`, `R32-28-19`. Where squares are lettered, the hyphens may be left out: `Gc3c5`.

use damiera_rules::{Board, Labels, Square};

use super::movetext::{Ends, places};

/// The most marks that are read, and the most arrows.
pub const MAX_DRAWN: usize = 128;

/// The most squares of one arrow.
pub const MAX_ROUTE: usize = 16;

/// How much of a faulty token is shown, in characters.
const MAX_SHOWN: usize = 24;

/// A mark on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The square that is marked.
    pub square: Square,
    /// What is drawn on it.
    pub shape: MarkShape,
}

/// What is drawn on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkShape {
    /// A ring around it.
    Ring,
    /// The whole square, for attention.
    Attention,
    /// It is crossed out.
    Crossed,
    /// A dot in its middle.
    Dot,
}

impl MarkShape {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Ring, Self::Attention, Self::Crossed, Self::Dot];

    /// What stands behind the square.
    pub const fn suffix(self) -> &'static str {
        match self {
            Self::Ring => "",
            Self::Attention => "!",
            Self::Crossed => "x",
            Self::Dot => "*",
        }
    }
}

/// An arrow over two squares or more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrow {
    /// Its color.
    pub brush: Brush,
    /// From, where it bends, to: 2 to [`MAX_ROUTE`].
    pub squares: Vec<Square>,
}

/// The color of an arrow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "colors")]
pub enum Brush {
    Green,
    Red,
    Yellow,
    Blue,
}

impl Brush {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Green, Self::Red, Self::Yellow, Self::Blue];

    /// The letter that stands for it in a link.
    pub const fn letter(self) -> char {
        match self {
            Self::Green => 'G',
            Self::Red => 'R',
            Self::Yellow => 'Y',
            Self::Blue => 'B',
        }
    }
}

/// Why a token is no mark or arrow; the others are read all the same.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MarkError {
    /// A part of it is not a square.
    #[error("\"{token}\" in \"{text}\" is not a square: {squares} was expected")]
    Square {
        /// The part that could not be read.
        token: String,
        /// The whole token.
        text: String,
        /// The first square there is, and the last one.
        squares: Ends,
    },
    /// It does not begin with a brush.
    #[error("\"{0}\" is not an arrow: G, R, Y or B was expected first, as in G{0}")]
    Brush(String),
    /// It has too few squares or too many.
    #[error("\"{0}\" is not an arrow: two squares to {MAX_ROUTE} were expected")]
    Route(String),
    /// There are too many.
    #[error("only the first {MAX_DRAWN} of {0} marks or arrows were read")]
    TooMany(usize),
}

/// Reads a list of marks, and what is wrong with it.
pub fn read_marks(board: &Board, text: &str) -> (Vec<Mark>, Vec<MarkError>) {
    read_list(text, |token| mark(board, token))
}

/// Reads a list of arrows, and what is wrong with it.
pub fn read_arrows(board: &Board, text: &str) -> (Vec<Arrow>, Vec<MarkError>) {
    read_list(text, |token| arrow(board, token))
}

fn read_list<T>(
    text: &str,
    read: impl Fn(&str) -> Result<T, MarkError>,
) -> (Vec<T>, Vec<MarkError>) {
    let tokens: Vec<_> = text.split([',', ' ']).filter(|token| !token.is_empty()).collect();
    let (mut found, mut faults) = (Vec::new(), Vec::new());
    for token in tokens.iter().take(MAX_DRAWN) {
        match read(token) {
            Ok(one) => found.push(one),
            Err(fault) => faults.push(fault),
        }
    }
    if tokens.len() > MAX_DRAWN {
        faults.push(MarkError::TooMany(tokens.len()));
    }
    (found, faults)
}

fn mark(board: &Board, text: &str) -> Result<Mark, MarkError> {
    let suffixed = MarkShape::ALL.into_iter().skip(1).find_map(|shape| {
        let label = text.strip_suffix(shape.suffix())?;
        Some((label, shape))
    });
    let (label, shape) = suffixed.unwrap_or((text, MarkShape::Ring));
    Ok(Mark { square: square(board, label, text)?, shape })
}

fn arrow(board: &Board, text: &str) -> Result<Arrow, MarkError> {
    let mut rest = text.chars();
    let letter = rest.next().map(|letter| letter.to_ascii_uppercase());
    let brush = Brush::ALL.into_iter().find(|brush| Some(brush.letter()) == letter);
    let brush = brush.ok_or_else(|| MarkError::Brush(shown(text)))?;
    let parts = rest.as_str().split('-');
    let tokens: Vec<_> = match board.labels() {
        Labels::Algebraic => parts.flat_map(places).collect(),
        Labels::Numeric | Labels::NumericFromBottom => parts.collect(),
    };
    if !(2..=MAX_ROUTE).contains(&tokens.len()) {
        return Err(MarkError::Route(shown(text)));
    }
    let squares = tokens.into_iter().map(|token| square(board, token, text));
    Ok(Arrow { brush, squares: squares.collect::<Result<_, _>>()? })
}

fn square(board: &Board, token: &str, text: &str) -> Result<Square, MarkError> {
    board.square_of_label(token).ok_or_else(|| MarkError::Square {
        token: shown(token),
        text: shown(text),
        squares: Ends::of(board),
    })
}

fn shown(text: &str) -> String {
    text.chars().take(MAX_SHOWN).collect()
}

/// Writes a list of marks.
pub fn write_marks(board: &Board, marks: &[Mark]) -> String {
    let one = |mark: &Mark| format!("{}{}", board.label(mark.square), mark.shape.suffix());
    marks.iter().map(one).collect::<Vec<_>>().join(",")
}

/// Writes a list of arrows.
pub fn write_arrows(board: &Board, arrows: &[Arrow]) -> String {
    let one = |arrow: &Arrow| {
        let labels: Vec<_> =
            arrow.squares.iter().map(|&square| board.label(square).to_string()).collect();
        format!("{}{}", arrow.brush.letter(), labels.join("-"))
    };
    arrows.iter().map(one).collect::<Vec<_>>().join(",")
}
