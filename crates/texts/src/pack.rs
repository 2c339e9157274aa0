//! Packs: the texts of one language as a program reads them.
//!
//! A pack is UTF-8: a line that says what it is, then every text in an order that the build knows,
//! each after a zero byte. Bytes below 8 are marks, which no text contains:
//!
//! ```text
//! pattern = *( character / place / select )
//! place   = 01 argument
//! select  = 02 argument 1*variant 05        the first variant that fits is taken
//! variant = 03 key 04 pattern               the last key is "*", which always fits
//! argument = a letter: "a" is the first
//! key     = digits / the first letter of a plural category, "x" for other / "*"
//! ```
//!
//! Whatever else is found is an error when the pack is read; nothing panics.

use crate::plurals::Category;

/// The longest pack that is read, in bytes.
pub const MAX_BYTES: usize = 1 << 18;

/// How deeply selects may be nested.
pub const MAX_DEPTH: u8 = 8;

/// How many arguments a text may have.
pub const MAX_ARGUMENTS: usize = 10;

/// What a pack begins with.
pub(crate) const MAGIC: &str = "damiera-texts 1";

const TEXT: char = '\0';
pub(crate) const PLACE: u8 = 1;
pub(crate) const SELECT: u8 = 2;
pub(crate) const VARIANT: u8 = 3;
pub(crate) const KEY_END: u8 = 4;
pub(crate) const END: u8 = 5;
const FIRST_PLAIN: u8 = 8;

/// Around what is from left to right within what is not.
const ISOLATE: &str = "\u{2066}";
const POP_ISOLATE: &str = "\u{2069}";

/// The key that always fits.
pub(crate) const DEFAULT: &str = "*";

/// What a text is told when it is put together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arg<'a> {
    /// Something that is put in as it is.
    Text(&'a str),
    /// A number, which is put in or decides about a plural.
    Number(u32),
    /// One of several named things: its place among them.
    Choice(u8),
}

/// Why bytes are not the pack that a program needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PackError {
    /// It has more bytes than a pack may have.
    #[error("{0} bytes are too long for a pack of texts")]
    TooLong(usize),
    /// It is not UTF-8, or does not begin like a pack.
    #[error("this is not a pack of texts")]
    NotAPack,
    /// It was made from other texts than this program.
    #[error("this pack of texts belongs to another version")]
    OtherVersion,
    /// It is in another language than it should be.
    #[error("this pack of texts is in another language")]
    OtherLanguage,
    /// A text is damaged or missing: its number.
    #[error("text {0} of the pack is damaged")]
    Damaged(usize),
}

/// The texts of one language.
#[derive(Clone, Debug)]
pub struct Pack<'a> {
    code: &'a str,
    texts: Vec<&'a str>,
    category: fn(&str, u32) -> Category,
    is_right_to_left: bool,
}

impl<'a> Pack<'a> {
    /// Reads a pack in the language with this code. `version` is what the build knows its texts by,
    /// `n_texts` how many there are, and `category` tells the plural category of a number in the
    /// language with a code.
    ///
    /// # Errors
    ///
    /// The bytes are anything but a whole pack of that language and version.
    pub fn read(
        bytes: &'a [u8],
        code: &str,
        version: &str,
        n_texts: usize,
        category: fn(&str, u32) -> Category,
    ) -> Result<Self, PackError> {
        if bytes.len() > MAX_BYTES {
            return Err(PackError::TooLong(bytes.len()));
        }
        let text = std::str::from_utf8(bytes).map_err(|_| PackError::NotAPack)?;
        let (head, texts) = text.split_once(TEXT).ok_or(PackError::NotAPack)?;
        let head = head.strip_prefix(MAGIC).ok_or(PackError::NotAPack)?;
        let mut words = head.split_ascii_whitespace();
        let (its_code, its_version) = (words.next(), words.next());
        if its_version != Some(version) {
            return Err(PackError::OtherVersion);
        }
        let code = its_code.filter(|its| *its == code).ok_or(PackError::OtherLanguage)?;
        let texts: Vec<_> = texts.split(TEXT).collect();
        if texts.len() != n_texts {
            return Err(PackError::Damaged(texts.len().min(n_texts)));
        }
        let pack = Self { code, texts, category, is_right_to_left: false };
        match (0..n_texts).find(|&idx| pack.write(idx, &[], None).is_none()) {
            Some(idx) => Err(PackError::Damaged(idx)),
            None => Ok(pack),
        }
    }

    /// A pack in which every text is empty, for when there is none.
    pub fn empty() -> Self {
        let category = |_: &str, _| Category::Other;
        Self { code: "", texts: Vec::new(), category, is_right_to_left: false }
    }

    /// The same texts of a language that is written from right to left, if `is_right_to_left`: moves and
    /// foreign names that are put in are then isolated (Unicode Standard Annex 9, `LRI` and `PDI`), so that
    /// they keep their own order within the sentence.
    #[must_use]
    pub const fn from_right_to_left(mut self, is_right_to_left: bool) -> Self {
        self.is_right_to_left = is_right_to_left;
        self
    }

    /// Whether marks have to stand around this where it is put in.
    fn isolates(&self, text: &str) -> bool {
        let is_right_to_left = |letter| ('\u{590}'..='\u{8ff}').contains(&letter);
        self.is_right_to_left && !text.contains(is_right_to_left)
    }

    /// A text without arguments; empty where there is none with this number.
    pub fn text(&self, idx: usize) -> &'a str {
        self.texts.get(idx).copied().unwrap_or_default()
    }

    /// A text with its arguments put in. What is missing is left out.
    pub fn form(&self, idx: usize, args: &[Arg<'_>]) -> String {
        let mut out = String::new();
        // A pack is checked as it is read, so this cannot fail half-way.
        let _ = self.write(idx, args, Some(&mut out));
        out
    }

    /// Follows a text from its first to its last byte; nothing if it is damaged.
    fn write(&self, idx: usize, args: &[Arg<'_>], out: Option<&mut String>) -> Option<()> {
        let mut reader = Reader { rest: self.texts.get(idx)?, args, pack: self };
        reader.pattern(out, 0)?;
        reader.rest.is_empty().then_some(())
    }
}

/// A text that is being followed.
struct Reader<'r> {
    rest: &'r str,
    args: &'r [Arg<'r>],
    pack: &'r Pack<'r>,
}

impl<'r> Reader<'r> {
    /// Follows a pattern up to its end, or to a mark of what is around it. It is written where
    /// there is something to write it to.
    fn pattern(&mut self, mut out: Option<&mut String>, depth: u8) -> Option<()> {
        loop {
            let n_plain = self.rest.bytes().position(|byte| byte < FIRST_PLAIN);
            let plain = self.take(n_plain.unwrap_or(self.rest.len()))?;
            if let Some(out) = out.as_deref_mut() {
                out.push_str(plain);
            }
            match self.rest.bytes().next() {
                None | Some(VARIANT | END) => return Some(()),
                Some(PLACE) => {
                    self.take(1)?;
                    let idx = self.argument()?;
                    let arg = self.args.get(idx).copied();
                    match (out.as_deref_mut(), arg) {
                        (Some(out), Some(Arg::Text(text))) if self.pack.isolates(text) => {
                            out.extend([ISOLATE, text, POP_ISOLATE]);
                        }
                        (Some(out), Some(Arg::Text(text))) => out.push_str(text),
                        (Some(out), Some(Arg::Number(n))) => out.push_str(&n.to_string()),
                        _ => {}
                    }
                }
                Some(SELECT) if depth < MAX_DEPTH => {
                    self.take(1)?;
                    self.select(out.as_deref_mut(), depth + 1)?;
                }
                Some(_) => return None,
            }
        }
    }

    fn select(&mut self, mut out: Option<&mut String>, depth: u8) -> Option<()> {
        let idx = self.argument()?;
        let arg = self.args.get(idx).copied();
        loop {
            match self.take(1)?.bytes().next()? {
                END => return Some(()),
                VARIANT => {}
                _ => return None,
            }
            let key = self.take(self.rest.bytes().position(|byte| byte == KEY_END)?)?;
            self.take(1)?;
            let fits = out.is_some() && self.fits(key, arg);
            // The first that fits is written, and nothing after it.
            let here = if fits { out.take() } else { None };
            self.pattern(here, depth)?;
        }
    }

    fn fits(&self, key: &str, arg: Option<Arg<'_>>) -> bool {
        if key == DEFAULT {
            return true;
        }
        match arg {
            Some(Arg::Number(n)) => {
                key.parse() == Ok(n) || key == category_key((self.pack.category)(self.pack.code, n))
            }
            Some(Arg::Choice(choice)) => key.parse() == Ok(u32::from(choice)),
            Some(Arg::Text(_)) | None => false,
        }
    }

    /// The place of the argument that is named next.
    fn argument(&mut self) -> Option<usize> {
        let letter = self.take(1)?.bytes().next()?;
        let idx = usize::from(letter.checked_sub(b'a')?);
        (idx < MAX_ARGUMENTS).then_some(idx)
    }

    /// The next bytes, if they are whole characters.
    fn take(&mut self, n: usize) -> Option<&'r str> {
        let (taken, rest) = self.rest.split_at_checked(n)?;
        self.rest = rest;
        Some(taken)
    }
}

/// A category as it is written in a pack.
pub(crate) const fn category_key(category: Category) -> &'static str {
    match category {
        Category::Zero => "z",
        Category::One => "o",
        Category::Two => "t",
        Category::Few => "f",
        Category::Many => "m",
        Category::Other => "x",
    }
}
