//! The words of PDN.

use std::ops::Range;

/// Signs that may stand inside a move.
const SEPARATORS: [char; 4] = ['-', '–', ':', '×'];

/// Signs that end any word.
const DELIMITERS: [char; 8] = ['{', '}', '(', ')', '[', ']', ';', '$'];

/// Results, and what they say.
const RESULTS: [(&str, GameResult); 10] = [
    ("1/2-1/2", GameResult::Draw),
    ("½-½", GameResult::Draw),
    ("1/2", GameResult::Draw),
    ("1-0", GameResult::First),
    ("0-1", GameResult::Second),
    ("2-0", GameResult::First),
    ("1-1", GameResult::Draw),
    ("0-2", GameResult::Second),
    ("0-0", GameResult::Neither),
    ("*", GameResult::Unknown),
];

/// How far the end of a comment is looked for, in bytes.
const MAX_COMMENT: usize = 1 << 16;

/// How far the end of a tag is looked for, in bytes.
pub(crate) const MAX_TAG: usize = 1 << 10;

/// A square that a space may follow inside a move, in bytes, with a separator.
const MAX_SQUARE: usize = 3;

/// Glyphs that have a sign of their own; the first is 1.
const SIGNS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];

/// The glyph that `*` right behind a move means: the only move.
const ONLY_MOVE: u16 = 7;

/// What a result says, from the first mover's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameResult {
    /// The side that moves first has won.
    First,
    /// The other side has won.
    Second,
    /// Drawn.
    Draw,
    /// Both have lost.
    Neither,
    /// Not known, or not over.
    Unknown,
}

impl GameResult {
    /// What a text says that is a result and nothing else.
    pub fn of(text: &str) -> Option<Self> {
        RESULTS.iter().find(|(result, _)| *result == text.trim()).map(|(_, result)| *result)
    }
}

/// A glyph's sign, if it has one: `!` for 1.
pub fn glyph_text(glyph: u16) -> Option<&'static str> {
    SIGNS.get(usize::from(glyph).checked_sub(1)?).copied()
}

/// A word and where it stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Token<'a> {
    pub(crate) kind: Kind<'a>,
    /// As it stands.
    pub(crate) text: &'a str,
    /// In bytes from the start of the text.
    pub(crate) at: usize,
}

/// What a word is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind<'a> {
    /// `[Name "value"]`; the value with its escapes.
    Tag { name: &'a str, value: &'a str },
    /// `[` and no tag.
    BadTag,
    /// `12.`, `12...` or `...`.
    Number,
    /// What looks like a move.
    Move,
    /// `1-0`.
    Result(GameResult),
    /// `{said}`.
    Comment(&'a str),
    /// `{said`, and no end of it.
    OpenComment(&'a str),
    /// `!` or `$1`; `None` if the number is too high.
    Glyph(Option<u16>),
    /// `(`.
    Open,
    /// `)`.
    Close,
    /// What stands between slashes.
    SetUp(&'a str),
    /// Anything else.
    Unknown,
}

/// Splits a text into words. White space and lines that begin with `%` are passed over.
#[derive(Clone, Debug)]
pub(crate) struct Lexer<'a> {
    text: &'a str,
    at: usize,
    /// Whether a move ends at `at`.
    is_behind_move: bool,
}

impl<'a> Lexer<'a> {
    /// The words of a part of a text.
    pub(crate) fn new(text: &'a str, part: Range<usize>) -> Self {
        let text = text.get(..part.end).unwrap_or(text);
        Self { text, at: part.start, is_behind_move: false }
    }

    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn skip_space(&mut self) {
        loop {
            let rest = self.rest();
            let inner = rest.trim_start();
            self.at += rest.len() - inner.len();
            self.is_behind_move &= rest.len() == inner.len();
            let before = self.at.checked_sub(1).and_then(|idx| self.text.as_bytes().get(idx));
            if !inner.starts_with('%') || !matches!(before, None | Some(b'\n' | b'\r')) {
                return;
            }
            self.at += line_len(inner);
        }
    }
}

impl<'a> Iterator for Lexer<'a> {
    type Item = Token<'a>;

    fn next(&mut self) -> Option<Token<'a>> {
        self.skip_space();
        let (rest, at) = (self.rest(), self.at);
        let (kind, len) = match rest.chars().next()? {
            '[' => tag(rest),
            '{' => comment(rest),
            ';' => {
                let len = line_len(rest);
                (Kind::Comment(rest.get(1..len).unwrap_or_default()), len)
            }
            '(' => bracket(rest),
            ')' => (Kind::Close, 1),
            '$' => numbered_glyph(rest),
            '!' | '?' => glyph(rest),
            '*' if self.is_behind_move => (Kind::Glyph(Some(ONLY_MOVE)), 1),
            '.' => (Kind::Number, n_leading(rest, |ch| ch == '.')),
            '/' => set_up(rest),
            _ => word(rest),
        };
        self.at += len;
        self.is_behind_move = kind == Kind::Move;
        Some(Token { kind, text: rest.get(..len).unwrap_or(rest), at })
    }
}

/// How many bytes at the start are characters of this kind.
fn n_leading(text: &str, is_it: impl Fn(char) -> bool) -> usize {
    text.find(|ch| !is_it(ch)).unwrap_or(text.len())
}

/// The length of a line, without its end.
fn line_len(text: &str) -> usize {
    n_leading(text, |ch| ch != '\n' && ch != '\r')
}

/// `[White "Jan \"Piet\" K."]`. Quotes inside are forgiven without escape.
fn tag(rest: &str) -> (Kind<'_>, usize) {
    let line = tag_line(rest);
    read_tag(line).unwrap_or_else(|| {
        let len = line.find(']').map_or(line.len(), |idx| idx + 1);
        (Kind::BadTag, len)
    })
}

fn read_tag(line: &str) -> Option<(Kind<'_>, usize)> {
    let inner = line.strip_prefix('[')?.trim_start();
    let (name, inner) =
        inner.split_at(n_leading(inner, |ch| ch.is_ascii_alphanumeric() || ch == '_'));
    let value = inner.trim_start().strip_prefix('"').filter(|_| !name.is_empty())?;
    let mut is_escaped = false;
    for (idx, ch) in value.char_indices() {
        match ch {
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            '"' => {
                let behind = value.get(idx + 1..)?;
                if let Some(behind) = behind.trim_start().strip_prefix(']') {
                    let value = value.get(..idx)?;
                    return Some((Kind::Tag { name, value }, line.len() - behind.len()));
                }
            }
            _ => {}
        }
    }
    None
}

/// The value of a tag without its escapes, a space for each control character, as it is written
/// again.
pub(crate) fn unescaped(value: &str) -> String {
    let mut plain = String::with_capacity(value.len());
    let mut chars = value.chars().peekable();
    while let Some(ch) = chars.next() {
        let escaped = chars.next_if(|&next| ch == '\\' && matches!(next, '"' | '\\'));
        let ch = escaped.unwrap_or(ch);
        plain.push(if ch.is_ascii_control() { ' ' } else { ch });
    }
    plain
}

/// `{said}`. One without an end stops where the tags of another game begin, or else at the end of
/// the text, or of its line if the text is long.
fn comment(rest: &str) -> (Kind<'_>, usize) {
    let closed = rest.bytes().take(MAX_COMMENT).position(|byte| byte == b'}');
    let is_long = rest.len() > MAX_COMMENT;
    let end = closed.unwrap_or(if is_long { MAX_COMMENT } else { rest.len() });
    let line_starts = rest.bytes().take(end).enumerate().filter(|&(_, byte)| byte == b'\n');
    let next_game = line_starts.map(|(idx, _)| idx + 1).find(|&idx| is_tag_at(rest, idx));
    let len = match (closed, next_game) {
        (_, Some(start)) => start,
        (Some(end), None) => end,
        (None, None) if is_long => line_len(rest),
        (None, None) => rest.len(),
    };
    let said = rest.get(1..len).unwrap_or_default();
    match closed {
        Some(end) if end == len => (Kind::Comment(said), len + 1),
        _ => (Kind::OpenComment(said), len),
    }
}

/// Whether the tags of a game begin here.
fn is_tag_at(text: &str, at: usize) -> bool {
    text.get(at..).is_some_and(|text| text.starts_with('[') && read_tag(tag_line(text)).is_some())
}

/// As much of a line as a tag may take.
fn tag_line(rest: &str) -> &str {
    let ends = |(idx, ch): &(usize, char)| *idx >= MAX_TAG || matches!(ch, '\n' | '\r');
    let len = rest.char_indices().find(ends).map_or(rest.len(), |(idx, _)| idx);
    rest.get(..len).unwrap_or(rest)
}

/// `(`, or the glyph `(?)`.
fn bracket(rest: &str) -> (Kind<'_>, usize) {
    let inner = rest.get(1..).unwrap_or_default();
    let (kind, len) = glyph(inner);
    if len > 0 && inner.get(len..).is_some_and(|behind| behind.starts_with(')')) {
        return (kind, len + 2);
    }
    (Kind::Open, 1)
}

/// `!?`. Of more than two signs the first two count.
fn glyph(rest: &str) -> (Kind<'_>, usize) {
    let len = n_leading(rest, |ch| matches!(ch, '!' | '?'));
    let place = SIGNS.iter().position(|sign| rest.get(..len.min(2)) == Some(sign));
    (Kind::Glyph(place.and_then(|place| u16::try_from(place + 1).ok())), len)
}

/// `$14`.
fn numbered_glyph(rest: &str) -> (Kind<'_>, usize) {
    let digits = rest.get(1..).unwrap_or_default();
    let len = n_leading(digits, |ch| ch.is_ascii_digit());
    (Kind::Glyph(digits.get(..len).and_then(|digits| digits.parse().ok())), 1 + len)
}

/// `/FEN "…"/`.
fn set_up(rest: &str) -> (Kind<'_>, usize) {
    let inner = rest.get(1..).unwrap_or_default();
    let len = n_leading(inner, |ch| ch != '/' && !DELIMITERS.contains(&ch));
    match inner.get(len..) {
        Some(behind) if behind.starts_with('/') => {
            (Kind::SetUp(inner.get(..len).unwrap_or_default()), len + 2)
        }
        _ => unknown(rest),
    }
}

/// A result, a number, a move, or nothing that is known.
fn word(rest: &str) -> (Kind<'_>, usize) {
    for (text, result) in RESULTS {
        let behind = rest.strip_prefix(text);
        if behind.is_some_and(|behind| !behind.starts_with(|ch| is_word_char(ch) || ch == '/')) {
            return (Kind::Result(result), text.len());
        }
    }
    let len = n_leading(rest, is_word_char);
    let len = len + n_joined(rest, len);
    let (text, behind) = rest.split_at(len);
    let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
    let n_dots = n_leading(behind, |ch| ch == '.');
    if is_number && n_dots > 0 && len > 0 {
        return (Kind::Number, len + n_dots);
    }
    let has_digit = text.bytes().any(|byte| byte.is_ascii_digit());
    // A hyphen or two stand for a move that was not written down.
    let is_unknown_move = text.bytes().all(|byte| byte == b'-');
    if len > 0 && (has_digit || is_unknown_move) { (Kind::Move, len) } else { unknown(rest) }
}

/// How much further a move goes that has spaces in it, as `1- 7` and `18 x 9` have.
fn n_joined(rest: &str, word: usize) -> usize {
    let (mut len, mut end) = (word, word);
    let mut has_separator = rest.get(..word).is_some_and(|word| word.ends_with(is_separator));
    let is_square = rest.starts_with(|ch: char| ch.is_ascii_alphanumeric())
        && rest.get(..word).is_some_and(|word| word.len() <= MAX_SQUARE);
    if !is_square {
        return 0;
    }
    loop {
        end += rest.get(end..).map_or(0, |behind| n_leading(behind, |ch| ch == ' '));
        let behind = rest.get(end..).unwrap_or_default();
        if !has_separator && behind.starts_with(is_separator) {
            end += n_leading(behind, is_separator);
            has_separator = true;
        } else if has_separator && behind.starts_with(|ch: char| ch.is_ascii_digit()) {
            end += n_leading(behind, |ch| ch.is_ascii_digit());
            len = end;
            has_separator = false;
        } else {
            return len - word;
        }
    }
}

fn is_separator(ch: char) -> bool {
    ch == 'x' || SEPARATORS.contains(&ch)
}

fn is_word_char(ch: char) -> bool {
    ch.is_ascii_alphanumeric() || SEPARATORS.contains(&ch)
}

/// Up to the next space or sign.
fn unknown(rest: &str) -> (Kind<'_>, usize) {
    let first = rest.chars().next().map_or(0, char::len_utf8);
    let behind = rest.get(first..).unwrap_or_default();
    let len = n_leading(behind, |ch| !ch.is_whitespace() && !DELIMITERS.contains(&ch));
    (Kind::Unknown, first + len)
}
