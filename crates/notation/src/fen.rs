//! Positions as text: the FEN of PDN 3.0.
//!
//! `W:W31-50:B1-20`: the side to move, then each side's squares, `K` before those of kings. Beyond
//! the standard, whose letters end with `h`, squares go up to `l12`, and ranges along one row are
//! read with letters too (`Wa1-h1`). A king limit's counters are read and written as lidraughts
//! does, `:+b+w`: Black's count first, each followed by the king's two-digit number unless it is
//! 0. Its counts of half moves and moves, `:H0:F1`, are read over.
//!
//! Read in either order of the sides, in either case, with spaces, a final dot, quotes or the
//! brackets of a PDN tag around it. Written without any of these, White's side first.

use std::fmt::{self, Write as _};

use damiera_rules::board::Squares;
use damiera_rules::spec::KingLimit;
use damiera_rules::{
    Bits, Board, Color, Kind, KingStreak, Label, Labels, Piece, Position, Ruleset, Setup,
    SetupFault, Square,
};

/// The longest text that is read, in bytes.
pub const MAX_BYTES: usize = 1 << 20;

/// How many faults are listed at most.
pub const MAX_FAULTS: usize = 100;

/// How much of a faulty token is shown, in characters.
const MAX_SHOWN: usize = 24;

/// From this many men with numbers in a row on, a range is written.
const MIN_RANGE: usize = 3;

/// All faults of a text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct FenError {
    /// The first [`MAX_FAULTS`], in the order of reading.
    pub faults: Vec<FenFault>,
    /// How many more there are.
    pub n_more: usize,
}

impl FenError {
    /// The faults of a setup that no text describes.
    pub(crate) fn of_setup(faults: Vec<SetupFault>) -> Self {
        let fault = |fault| FenFault {
            token: String::new(),
            place: 0,
            expected: Expected::Position(fault),
        };
        Self { faults: faults.into_iter().map(fault).collect(), n_more: 0 }
    }
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (idx, fault) in self.faults.iter().enumerate() {
            let separator = if idx == 0 { "" } else { "; " };
            write!(f, "{separator}{fault}")?;
        }
        if self.n_more > 0 {
            write!(f, "; and {} more", self.n_more)?;
        }
        Ok(())
    }
}

/// A fault: which token, where, and what was expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FenFault {
    /// What stands in the text, or the beginning of it.
    pub token: String,
    /// Its place in the text, in characters, 1-based; 0 for the text as a whole.
    pub place: usize,
    /// What is wrong with it, or was expected instead.
    pub expected: Expected,
}

/// What is wrong with a token, or was expected instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Expected {
    /// A shorter text.
    #[error("a text of at most {MAX_BYTES} bytes was expected")]
    Shorter,
    /// The side to move, where it is said to be unknown.
    #[error("the side to move must be known: W or B was expected")]
    KnownTurn,
    /// The side to move.
    #[error("the side to move was expected first: W or B")]
    Turn,
    /// The squares of a side.
    #[error("a side's squares were expected, W or B before them")]
    Side,
    /// No more squares of this side.
    #[error("{} squares were given before", letter(*.0))]
    SideOnce(Color),
    /// A square of the board, from the first of these to the last.
    #[error("a square was expected, {} to {}", .0[0], .0[1])]
    Square([Label; 2]),
    /// A range of numbers among these.
    #[error("a rising range of squares was expected, within {} to {}", .0[0], .0[1])]
    Range([Label; 2]),
    /// A range along one row among these.
    #[error(
        "a range along one row was expected, from left to right, within {} to {}", .0[0], .0[1]
    )]
    RangeInRow([Label; 2]),
    /// Another square: this one has a piece.
    #[error("square {0} is occupied already")]
    EmptySquare(Label),
    /// Two counters of king moves.
    #[error("Black's and White's king moves were expected, as in +0+312")]
    Counters,
    /// A counter of king moves.
    #[error(
        "a count of king moves was expected and, unless it is 0, the two digits of the king's \
         square, as in 312"
    )]
    Counter,
    /// A position; the text can be read, but says something else.
    #[error(transparent)]
    Position(SetupFault),
}

impl fmt::Display for FenFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place {
            0 => write!(f, "{}", self.expected),
            place => write!(f, "\"{}\" at {place}: {}", self.token, self.expected),
        }
    }
}

/// Reads a position.
///
/// # Errors
/// All faults of the text and of the position that it describes.
pub fn parse(ruleset: &Ruleset, text: &str) -> Result<Position, FenError> {
    let mut reader = Reader::new(ruleset);
    if text.len() > MAX_BYTES {
        reader.fault(Token { text: "", place: 0 }, Expected::Shorter);
        return Err(reader.error);
    }
    reader.read(text);
    reader.finish()
}

/// Writes a position.
pub fn write(ruleset: &Ruleset, position: &Position) -> String {
    let mut text = String::from(letter(position.turn()));
    for color in Color::BOTH {
        text.push(':');
        text.push(letter(color));
        text.push_str(&squares(ruleset, position, color));
    }
    let [white, black] = Color::BOTH.map(|color| position.streak(color));
    if white.moves > 0 || black.moves > 0 {
        text.push(':');
        for streak in [black, white] {
            // Writing to a string cannot fail.
            let _ = write!(text, "+{}", streak.moves);
            if streak.moves > 0 {
                let _ = write!(text, "{:02}", ruleset.board().number(streak.square));
            }
        }
    }
    text
}

const fn letter(color: Color) -> char {
    match color {
        Color::White => 'W',
        Color::Black => 'B',
    }
}

/// A side's squares by number, or by rank and file from `a1`.
fn squares(ruleset: &Ruleset, position: &Position, color: Color) -> String {
    let board = ruleset.board();
    let squares: Vec<_> = match board.labels() {
        Labels::Numeric => board.squares().to_vec(),
        Labels::NumericFromBottom => board.squares().iter().rev().copied().collect(),
        Labels::Algebraic => {
            let rows = (0..board.shape().height).rev();
            let row = |y| (0..board.shape().width).filter_map(move |x| board.square_at(x, y));
            rows.flat_map(row).collect()
        }
    };
    let (men, kings) = (position.of(color, Kind::Man), position.of(color, Kind::King));
    let mut parts = Vec::new();
    let mut rest = squares.as_slice();
    while let Some((&square, behind)) = rest.split_first() {
        let n_men = rest.iter().take_while(|&&square| men.has(square)).count();
        if n_men >= MIN_RANGE && board.labels().is_numeric() {
            let first = board.number(square);
            parts.push(format!("{first}-{}", first + n_men - 1));
            rest = &rest[n_men..];
            continue;
        }
        if kings.has(square) {
            parts.push(format!("K{}", board.label(square)));
        } else if men.has(square) {
            parts.push(board.label(square).to_string());
        }
        rest = behind;
    }
    parts.join(",")
}

/// The square with this label. On boards of dark squares its field number will do too, where
/// squares are usually named by letter.
fn square(board: &Board, text: &str) -> Option<Square> {
    let by_number = || {
        let is_number =
            board.shape().squares != Squares::All && text.bytes().all(|byte| byte.is_ascii_digit());
        board.square_of_number(text.parse().ok().filter(|_| is_number)?)
    };
    board.square_of_label(text).or_else(by_number)
}

/// The first and the last square, by number or as they are lettered.
pub(crate) fn first_and_last(board: &Board) -> [Label; 2] {
    let shape = board.shape();
    match board.labels() {
        Labels::Numeric | Labels::NumericFromBottom => {
            [Label::Number(1), Label::Number(board.squares().len())]
        }
        Labels::Algebraic => {
            [Label::Place('a', 1), Label::Place(char::from(b'a' + shape.width - 1), shape.height)]
        }
    }
}

/// A part of the text, without the space around it.
#[derive(Clone, Copy, Debug)]
struct Token<'a> {
    text: &'a str,
    /// In characters, 1-based.
    place: usize,
}

impl<'a> Token<'a> {
    fn trimmed(text: &'a str, place: usize) -> Self {
        let inner = text.trim_start();
        let n_skipped = text.chars().count() - inner.chars().count();
        Self { text: inner.trim_end(), place: place + n_skipped }
    }

    /// The parts between separators, each trimmed.
    fn split(self, separator: char) -> impl Iterator<Item = Self> {
        let mut place = self.place;
        self.text.split(separator).map(move |part| {
            let token = Self::trimmed(part, place);
            place += part.chars().count() + 1;
            token
        })
    }

    /// What stands behind the first character, if that is one of these, of one byte each.
    fn behind(self, first: [char; 2]) -> Option<Self> {
        let rest = self.text.strip_prefix(first)?;
        Some(Self::trimmed(rest, self.place + 1))
    }
}

/// What has been read.
struct Reader<'a> {
    ruleset: &'a Ruleset,
    setup: Setup,
    /// Which sides' squares have been read.
    seen: [bool; 2],
    error: FenError,
}

impl<'a> Reader<'a> {
    fn new(ruleset: &'a Ruleset) -> Self {
        Self {
            ruleset,
            setup: Setup::empty(ruleset.rules().first),
            seen: [false; 2],
            error: FenError { faults: Vec::new(), n_more: 0 },
        }
    }

    fn fault(&mut self, token: Token<'_>, expected: Expected) {
        if self.error.faults.len() == MAX_FAULTS {
            self.error.n_more += 1;
            return;
        }
        let mut shown: String = token.text.chars().take(MAX_SHOWN).collect();
        if shown.len() < token.text.len() {
            shown.push('…');
        }
        let fault = FenFault { token: shown, place: token.place, expected };
        self.error.faults.push(fault);
    }

    fn read(&mut self, text: &str) {
        let mut fields = unwrapped(text).split(':');
        if let Some(turn) = fields.next() {
            self.read_turn(turn);
        }
        for field in fields {
            self.read_field(field);
        }
    }

    /// The position, if neither the text nor what it says has a fault.
    fn finish(mut self) -> Result<Position, FenError> {
        let is_readable = self.error.faults.is_empty();
        match self.ruleset.position(self.setup) {
            Ok(position) if is_readable => return Ok(position),
            Ok(_) => {}
            Err(faults) => {
                // What was not read is not missing.
                let may_follow = |fault: &&SetupFault| {
                    matches!(fault, SetupFault::NoPieces | SetupFault::CounterWithoutKing(_))
                };
                for &fault in faults.iter().filter(|fault| is_readable || !may_follow(fault)) {
                    self.fault(Token { text: "", place: 0 }, Expected::Position(fault));
                }
            }
        }
        Err(self.error)
    }

    fn read_turn(&mut self, token: Token<'_>) {
        match token.text {
            "W" | "w" => self.setup.turn = Color::White,
            "B" | "b" => self.setup.turn = Color::Black,
            "?" => self.fault(token, Expected::KnownTurn),
            _ => self.fault(token, Expected::Turn),
        }
    }

    fn read_field(&mut self, token: Token<'_>) {
        if let Some(list) = token.behind(['W', 'w']) {
            self.read_side(Color::White, token, list);
        } else if let Some(list) = token.behind(['B', 'b']) {
            self.read_side(Color::Black, token, list);
        } else if token.text.starts_with('+') {
            self.read_streaks(token);
        } else if !is_move_count(token.text) {
            self.fault(token, Expected::Side);
        }
    }

    fn read_side(&mut self, color: Color, token: Token<'_>, list: Token<'_>) {
        if self.seen[color.index()] {
            self.fault(token, Expected::SideOnce(color));
        }
        self.seen[color.index()] = true;
        if list.text.is_empty() {
            return;
        }
        for entry in list.split(',') {
            self.read_entry(color, entry);
        }
    }

    /// One square or range, with or without a `K`.
    fn read_entry(&mut self, color: Color, token: Token<'_>) {
        // On a wide board `k5` is a square and `Kk5` a king on it.
        let is_square = self.squares(token.text).is_some();
        let king = token.behind(['K', 'k']).filter(|_| !is_square);
        let (kind, text) = king.map_or((Kind::Man, token.text), |behind| (Kind::King, behind.text));
        let Some(found) = self.squares(text) else {
            let expected = self.expected(text);
            return self.fault(token, expected);
        };
        for square in found {
            if (self.setup.sides[0] | self.setup.sides[1]).has(square) {
                let label = self.ruleset.board().label(square);
                self.fault(token, Expected::EmptySquare(label));
            } else {
                self.setup.put(square, Some(Piece { color, kind }));
            }
        }
    }

    /// The squares of `31`, `31-50`, `c4` or `a1-h1`.
    fn squares(&self, text: &str) -> Option<Vec<Square>> {
        let board = self.ruleset.board();
        let Some((first, last)) = text.split_once('-') else {
            return Some(vec![square(board, text)?]);
        };
        let is_numeric = first.starts_with(|ch: char| ch.is_ascii_digit());
        let first = square(board, first.trim_end())?;
        let last = square(board, last.trim_start())?;
        let is_in_row = board.place(first).1 == board.place(last).1;
        let (from, to) = (board.number(first), board.number(last));
        if from > to || !(is_numeric || is_in_row) {
            return None;
        }
        Some((from..=to).filter_map(|number| board.square_of_number(number)).collect())
    }

    /// What a square or range should have been.
    fn expected(&self, text: &str) -> Expected {
        let board = self.ruleset.board();
        match (board.labels(), text.contains('-')) {
            (_, false) => Expected::Square(first_and_last(board)),
            (Labels::Numeric | Labels::NumericFromBottom, true) => {
                Expected::Range(first_and_last(board))
            }
            (Labels::Algebraic, true) => Expected::RangeInRow(first_and_last(board)),
        }
    }

    /// `+0+312`: Black's count and White's.
    fn read_streaks(&mut self, token: Token<'_>) {
        let counters: Vec<_> = token.split('+').skip(1).collect();
        let [black, white] = counters.as_slice() else {
            return self.fault(token, Expected::Counters);
        };
        for (color, counter) in [(Color::Black, black), (Color::White, white)] {
            match self.streak(counter.text) {
                Some(streak) => self.setup.streaks[color.index()] = streak,
                None => self.fault(*counter, Expected::Counter),
            }
        }
    }

    fn streak(&self, text: &str) -> Option<KingStreak> {
        let (count, number) = text.split_at_checked(1)?;
        let moves = count.parse().ok()?;
        if moves == 0 {
            return number.is_empty().then_some(KingStreak::default());
        }
        // Three only where there are that many squares.
        let has_digits = number.len() == 2 || number.len() == 3 && !number.starts_with('0');
        let is_number = has_digits && number.bytes().all(|byte| byte.is_ascii_digit());
        let number = number.parse().ok().filter(|_| is_number)?;
        let square = match self.ruleset.rules().king_limit {
            // Whether the square is right does not matter then.
            KingLimit::None => self.ruleset.board().squares().first().copied(),
            KingLimit::Quiet { .. } => self.ruleset.board().square_of_number(number),
        };
        Some(KingStreak { square: square?, moves })
    }
}

/// Whether this is one of lidraughts' counts of half moves and moves, `H0` and `F1`.
fn is_move_count(text: &str) -> bool {
    let digits = text.strip_prefix(['H', 'h', 'F', 'f']);
    digits.is_some_and(|n| !n.is_empty() && n.bytes().all(|byte| byte.is_ascii_digit()))
}

/// What stands inside a tag and quotes, and before a final dot.
fn unwrapped(text: &str) -> Token<'_> {
    let is_wrapping =
        |ch: char| ch.is_whitespace() || matches!(ch, '"' | '\'' | '“' | '”' | '[' | ']');
    let mut inner = text.trim_start_matches(is_wrapping);
    if inner.get(..3).is_some_and(|word| word.eq_ignore_ascii_case("fen")) {
        inner = inner.get(3..).unwrap_or_default().trim_start_matches(is_wrapping);
    }
    let place = text.chars().count() - inner.chars().count() + 1;
    let inner = inner.trim_end_matches(is_wrapping);
    Token { text: inner.strip_suffix('.').unwrap_or(inner), place }
}
