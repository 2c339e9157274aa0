//! The languages that there are, and the texts that have been loaded.

use std::sync::OnceLock;

use damiera_texts::pack::{Arg, Pack, PackError};

use super::generated::{N_TEXTS, Strings, VERSION};
use super::plurals::category;

/// Where lines of a language begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// At the left.
    LeftToRight,
    /// At the right.
    RightToLeft,
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

            /// Its code, for `lang` attributes and settings.
            pub const fn code(self) -> &'static str {
                match self {
                    $(Self::$Language => $code,)*
                }
            }

            /// Its own name.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$Language => $name,)*
                }
            }

            /// Where its lines begin.
            pub const fn direction(self) -> Direction {
                match self {
                    $(Self::$Language => Direction::$Direction,)*
                }
            }

            /// The pack that is part of the program.
            #[cfg(feature = "bundled-texts")]
            const fn bundled(self) -> &'static [u8] {
                match self {
                    $(Self::$Language => {
                        include_bytes!(concat!(env!("OUT_DIR"), "/", $code, ".texts"))
                    })*
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
}

/// The texts of each language that has been loaded.
static LOADED: [OnceLock<Strings>; Language::ALL.len()] =
    [const { OnceLock::new() }; Language::ALL.len()];

/// The packs that these are in.
static PACKS: [OnceLock<&[u8]>; Language::ALL.len()] =
    [const { OnceLock::new() }; Language::ALL.len()];

/// What is shown where no language has been loaded: nothing.
static NONE: OnceLock<Strings> = OnceLock::new();

/// Registers the texts of a language; those that are there already stay. The bytes are kept for good.
///
/// # Errors
///
/// The bytes are anything but a pack of that language, made with this program.
pub fn load(language: Language, bytes: &[u8]) -> Result<(), PackError> {
    // Read before it is kept, so that nothing that is refused stays in memory.
    read(language, bytes)?;
    if let Some(cell) = LOADED.get(language as usize)
        && cell.get().is_none()
    {
        keep(language, Vec::leak(bytes.to_vec()))?;
    }
    Ok(())
}

fn read(language: Language, bytes: &[u8]) -> Result<Pack<'_>, PackError> {
    Pack::read(bytes, language.code(), VERSION, N_TEXTS, category)
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

impl Language {
    /// The texts, in English where those of the language have not been loaded.
    pub fn strings(self) -> &'static Strings {
        self.loaded().or_else(|| Self::English.loaded()).unwrap_or_else(|| {
            let slot = Self::ALL.len();
            let pack = || Box::leak(Box::new(Pack::empty()));
            NONE.get_or_init(|| Strings::new(Loaded { language: self, slot, pack: pack() }))
        })
    }

    /// Whether the texts are there.
    pub fn is_loaded(self) -> bool {
        self.loaded().is_some()
    }

    /// The pack that the texts are in, for another program; empty where they have not been loaded.
    pub fn pack(self) -> &'static [u8] {
        self.loaded().and_then(|_| PACKS.get(self as usize)?.get()).copied().unwrap_or_default()
    }

    fn loaded(self) -> Option<&'static Strings> {
        let loaded = LOADED.get(self as usize)?.get();
        #[cfg(feature = "bundled-texts")]
        let loaded = loaded.or_else(|| keep(self, self.bundled()).ok());
        loaded
    }

    /// The language of the rules pages for those who read this one: not every language has its own.
    #[must_use]
    pub const fn of_rules(self) -> Self {
        match self {
            Self::Italian => self,
            _ => Self::English,
        }
    }

    /// The language with this code, or the one that a tag such as `it-CH` belongs to.
    pub fn of_code(code: &str) -> Option<Self> {
        let primary = code.split(['-', '_']).next()?;
        Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(primary))
    }
}

/// A language whose pack has been read.
#[derive(Clone, Copy, Debug)]
pub(super) struct Loaded {
    pub(super) language: Language,
    /// Its place in [`OfLanguages`].
    slot: usize,
    pack: &'static Pack<'static>,
}

impl Loaded {
    /// A text with arguments, by its number.
    pub(super) fn form(self, idx: usize, args: &[Arg<'_>]) -> String {
        self.pack.form(idx, args)
    }

    /// The plain texts from this number on.
    pub(super) const fn from(self, idx: usize) -> Plain {
        Plain { pack: self.pack, idx }
    }
}

/// Plain texts, one after the other.
pub(super) struct Plain {
    pack: &'static Pack<'static>,
    idx: usize,
}

impl Plain {
    // Called hundreds of times in a row: inlined, it would be most of the code of texts.
    #[inline(never)]
    pub(super) fn next(&mut self) -> &'static str {
        self.idx += 1;
        self.pack.text(self.idx - 1)
    }
}

/// Something that is made once for each language, and once for the want of any.
pub(super) struct OfLanguages<T>([OnceLock<T>; Language::ALL.len() + 1]);

impl<T> OfLanguages<T> {
    pub(super) const fn new() -> Self {
        Self([const { OnceLock::new() }; Language::ALL.len() + 1])
    }

    /// The one of a language, made where it is asked for the first time.
    pub(super) fn get(&'static self, loaded: Loaded, make: fn(Loaded) -> T) -> &'static T {
        // Slots are places in `ALL`, or the one behind.
        let Self(cells) = self;
        cells[loaded.slot].get_or_init(|| make(loaded))
    }
}
