//! The languages, and their loaded texts.

use std::sync::OnceLock;

use damiera_texts::pack::{Arg, Pack, PackError};

use super::generated::{N_FAULTS, N_LATE, N_RULEBOOK, N_TEXTS, Strings, VERSION};
use super::plurals::category;

/// The direction of writing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// From left to right.
    LeftToRight,
    /// From right to left.
    RightToLeft,
}

impl Direction {
    /// Its name in `dir` attributes.
    pub const fn name(self) -> &'static str {
        match self {
            Self::LeftToRight => "ltr",
            Self::RightToLeft => "rtl",
        }
    }
}

macro_rules! languages {
    ($($Language:ident: $code:literal, $name:literal, $Direction:ident;)*) => {
        /// A language of the page.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Language {
            $(#[doc = $name] $Language,)*
        }

        impl Language {
            /// All languages.
            pub const ALL: [Self; [$($code),*].len()] = [$(Self::$Language),*];

            /// The language's code, for `lang` attributes and settings.
            pub const fn code(self) -> &'static str {
                match self {
                    $(Self::$Language => $code,)*
                }
            }

            /// The language's name for itself.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$Language => $name,)*
                }
            }

            /// The direction of writing.
            pub const fn direction(self) -> Direction {
                match self {
                    $(Self::$Language => Direction::$Direction,)*
                }
            }

            /// The packs bundled with the program: the first, the late one, the rules in words, and faults.
            #[cfg(feature = "bundled-texts")]
            const fn bundled(self) -> [&'static [u8]; 4] {
                match self {
                    $(Self::$Language => [
                        include_bytes!(concat!(env!("OUT_DIR"), "/", $code, ".texts")),
                        include_bytes!(concat!(env!("OUT_DIR"), "/", $code, "-late.texts")),
                        include_bytes!(concat!(env!("OUT_DIR"), "/", $code, "-rulebook.texts")),
                        include_bytes!(concat!(env!("OUT_DIR"), "/", $code, "-faults.texts")),
                    ],)*
                }
            }
        }
    };
}

// One line for each folder below `texts/`.
languages! {
    English: "en", "English", LeftToRight;
    Italian: "it", "Italiano", LeftToRight;
    Dutch: "nl", "Nederlands", LeftToRight;
    German: "de", "Deutsch", LeftToRight;
    French: "fr", "Français", LeftToRight;
    Spanish: "es", "Español", LeftToRight;
    Portuguese: "pt", "Português (Brasil)", LeftToRight;
    Frisian: "fy", "Frysk", LeftToRight;
    Czech: "cs", "Čeština", LeftToRight;
    Polish: "pl", "Polski", LeftToRight;
    Turkish: "tr", "Türkçe", LeftToRight;
    Greek: "el", "Ελληνικά", LeftToRight;
    Russian: "ru", "Русский", LeftToRight;
    Ukrainian: "uk", "Українська", LeftToRight;
    Hebrew: "he", "עברית", RightToLeft;
    Arabic: "ar", "العربية", RightToLeft;
}

/// The texts of each language loaded.
static LOADED: [OnceLock<Strings>; Language::ALL.len()] =
    [const { OnceLock::new() }; Language::ALL.len()];

/// The pack of each language loaded.
static PACKS: [OnceLock<&[u8]>; Language::ALL.len()] =
    [const { OnceLock::new() }; Language::ALL.len()];

/// The late packs of the languages loaded.
static LATE: Shelf = Shelf::new(N_LATE);

/// The rules in words in the languages loaded.
static RULEBOOKS: Shelf = Shelf::new(N_RULEBOOK);

/// What is said of faults in the languages loaded.
static FAULTS: Shelf = Shelf::new(N_FAULTS);

/// The texts used before any language is loaded; all are empty.
static NONE: OnceLock<Strings> = OnceLock::new();

/// Loads the texts of a language, unless they are loaded already. The bytes are never freed.
///
/// # Errors
///
/// The bytes are not a pack of that language made for this program.
pub fn load(language: Language, bytes: &[u8]) -> Result<(), PackError> {
    // Checked first, so that bytes that are refused are not kept.
    read(language, bytes)?;
    if let Some(cell) = LOADED.get(language as usize)
        && cell.get().is_none()
    {
        keep(language, Vec::leak(bytes.to_vec()))?;
    }
    Ok(())
}

/// Loads the texts that come with the dialogs and tools of the page, as [`load`] does the others.
///
/// # Errors
///
/// The bytes are not that pack of that language made for this program.
pub fn load_late(language: Language, bytes: &[u8]) -> Result<(), PackError> {
    LATE.load(language, bytes)
}

/// Loads the rules in words, as [`load`] does the other texts.
///
/// # Errors
///
/// The bytes are not that pack of that language made for this program.
pub fn load_rulebook(language: Language, bytes: &[u8]) -> Result<(), PackError> {
    RULEBOOKS.load(language, bytes)
}

pub(super) fn load_faults(language: Language, bytes: &[u8]) -> Result<(), PackError> {
    FAULTS.load(language, bytes)
}

fn read(language: Language, bytes: &[u8]) -> Result<Pack<'_>, PackError> {
    read_pack(language, bytes, N_TEXTS)
}

fn read_pack(language: Language, bytes: &[u8], n_texts: usize) -> Result<Pack<'_>, PackError> {
    let pack = Pack::read(bytes, language.code(), VERSION, n_texts, category)?;
    Ok(pack.from_right_to_left(language.direction() == Direction::RightToLeft))
}

fn keep(language: Language, bytes: &'static [u8]) -> Result<&'static Strings, PackError> {
    let slot = language as usize;
    let cell = LOADED.get(slot).ok_or(PackError::OtherLanguage)?;
    let pack = read(language, bytes)?;
    if let Some(kept) = PACKS.get(slot) {
        kept.get_or_init(|| bytes);
    }
    Ok(cell
        .get_or_init(|| Strings::new(Loaded { language, slot, pack: Box::leak(Box::new(pack)) })))
}

/// Packs of one kind, of the languages loaded.
struct Shelf {
    packs: [OnceLock<Pack<'static>>; Language::ALL.len()],
    /// How many texts each has.
    n_texts: usize,
}

impl Shelf {
    const fn new(n_texts: usize) -> Self {
        Self { packs: [const { OnceLock::new() }; Language::ALL.len()], n_texts }
    }

    fn get(&'static self, language: Language) -> Option<&'static Pack<'static>> {
        self.packs.get(language as usize)?.get()
    }

    fn read<'a>(&self, language: Language, bytes: &'a [u8]) -> Result<Pack<'a>, PackError> {
        read_pack(language, bytes, self.n_texts)
    }

    fn keep(
        &'static self,
        language: Language,
        bytes: &'static [u8],
    ) -> Result<&'static Pack<'static>, PackError> {
        let cell = self.packs.get(language as usize).ok_or(PackError::OtherLanguage)?;
        let pack = self.read(language, bytes)?;
        Ok(cell.get_or_init(|| pack))
    }

    /// Keeps a pack, unless there is one. The bytes are never freed.
    fn load(&'static self, language: Language, bytes: &[u8]) -> Result<(), PackError> {
        // Checked first, so that bytes that are refused are not kept.
        self.read(language, bytes)?;
        if self.get(language).is_none() {
            self.keep(language, Vec::leak(bytes.to_vec()))?;
        }
        Ok(())
    }
}

impl Language {
    /// The texts of the language; in English while the language is not loaded.
    pub fn strings(self) -> &'static Strings {
        self.loaded()
            .or_else(|| Self::English.loaded())
            .unwrap_or_else(|| NONE.get_or_init(|| Strings::new(Loaded::none(self))))
    }

    /// Whether all its texts are loaded, those that come with dialogs and tools as well.
    pub fn is_whole(self) -> bool {
        self.is_loaded() && self.late().is_some()
    }

    fn late(self) -> Option<&'static Pack<'static>> {
        let late = LATE.get(self);
        #[cfg(feature = "bundled-texts")]
        let late = late.or_else(|| LATE.keep(self, self.bundled()[1]).ok());
        late
    }

    fn rulebook(self) -> Option<&'static Pack<'static>> {
        let rulebook = RULEBOOKS.get(self);
        #[cfg(feature = "bundled-texts")]
        let rulebook = rulebook.or_else(|| RULEBOOKS.keep(self, self.bundled()[2]).ok());
        rulebook
    }

    fn faults(self) -> Option<&'static Pack<'static>> {
        let faults = FAULTS.get(self);
        #[cfg(feature = "bundled-texts")]
        let faults = faults.or_else(|| FAULTS.keep(self, self.bundled()[3]).ok());
        faults
    }

    /// Whether faults can be told: see [`Strings::told_link`].
    pub fn tells_faults(self) -> bool {
        self.faults().is_some()
    }

    /// Whether the texts are loaded.
    pub fn is_loaded(self) -> bool {
        self.loaded().is_some()
    }

    /// The pack of the language, to pass to another program; empty while it is not loaded.
    pub fn pack(self) -> &'static [u8] {
        self.loaded().and_then(|_| PACKS.get(self as usize)?.get()).copied().unwrap_or_default()
    }

    /// The pack of the rules in words, to pass to another program; `None` where it is no part of this one.
    pub const fn rules_pack(self) -> Option<&'static [u8]> {
        #[cfg(feature = "bundled-texts")]
        return Some(self.bundled()[2]);
        #[cfg(not(feature = "bundled-texts"))]
        None
    }

    /// The pack of faults, to pass to another program; `None` where it is no part of this one.
    pub const fn faults_pack(self) -> Option<&'static [u8]> {
        #[cfg(feature = "bundled-texts")]
        return Some(self.bundled()[3]);
        #[cfg(not(feature = "bundled-texts"))]
        None
    }

    fn loaded(self) -> Option<&'static Strings> {
        let loaded = LOADED.get(self as usize)?.get();
        #[cfg(feature = "bundled-texts")]
        let loaded = loaded.or_else(|| keep(self, self.bundled()[0]).ok());
        loaded
    }

    /// The language of the courses for readers of this language. Not every language has its own.
    #[must_use]
    pub const fn of_courses(self) -> Self {
        match self {
            Self::Italian => self,
            _ => Self::English,
        }
    }

    /// The language with this code or tag, such as `it` or `it-CH`.
    pub fn of_code(code: &str) -> Option<Self> {
        let primary = code.split(['-', '_']).next()?;
        Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(primary))
    }
}

/// A language whose pack has been read.
#[derive(Clone, Copy, Debug)]
pub(super) struct Loaded {
    pub(super) language: Language,
    /// The index in [`OfLanguages`].
    slot: usize,
    pack: &'static Pack<'static>,
}

impl Loaded {
    /// No texts at all.
    fn none(language: Language) -> Self {
        static EMPTY: OnceLock<Pack<'static>> = OnceLock::new();
        Self { language, slot: Language::ALL.len(), pack: EMPTY.get_or_init(Pack::empty) }
    }

    /// The late pack of the same language; nothing while it is not loaded.
    pub(super) fn late(self) -> Self {
        match self.language.late() {
            Some(pack) => Self { pack, ..self },
            None => Self::none(self.language),
        }
    }

    /// The pack of the rules in the same language; nothing while it is not loaded.
    pub(super) fn with_rulebook(self) -> Self {
        match self.language.rulebook() {
            Some(pack) => Self { pack, ..self },
            None => Self::none(self.language),
        }
    }

    /// The pack of faults in the same language; nothing while it is not loaded.
    pub(super) fn with_faults(self) -> Self {
        match self.language.faults() {
            Some(pack) => Self { pack, ..self },
            None => Self::none(self.language),
        }
    }

    /// The text with this index, with its arguments filled in.
    pub(super) fn form(self, idx: usize, args: &[Arg<'_>]) -> String {
        self.pack.form(idx, args)
    }

    /// The plain texts from this index on.
    pub(super) const fn from(self, idx: usize) -> Plain {
        Plain { pack: self.pack, idx }
    }
}

/// Plain texts in order.
pub(super) struct Plain {
    pack: &'static Pack<'static>,
    idx: usize,
}

impl Plain {
    // Called hundreds of times in a row: inlined, it would be most of the code of the texts.
    #[inline(never)]
    pub(super) fn next(&mut self) -> &'static str {
        self.idx += 1;
        self.pack.text(self.idx - 1)
    }
}

/// A value for each language, and one for no language, each computed when first needed.
pub(super) struct OfLanguages<T>([OnceLock<T>; Language::ALL.len() + 1]);

impl<T> OfLanguages<T> {
    pub(super) const fn new() -> Self {
        Self([const { OnceLock::new() }; Language::ALL.len() + 1])
    }

    /// The value of a language, computed at the first call.
    pub(super) fn get(&'static self, loaded: Loaded, make: fn(Loaded) -> T) -> &'static T {
        // Slots are indices in `ALL`, or the one after it.
        let Self(cells) = self;
        cells[loaded.slot].get_or_init(|| make(loaded))
    }
}
