//! The texts around the pages' own, in one language.

use damiera::play::catalog;
use damiera::rulesets::{Entry, Family};
use damiera::text::{Language, SiteStrings, Strings};

/// The name of the app, the same in every language.
pub(super) const APP: &str = "Damiera";

/// A language of the pages and its texts.
#[derive(Clone, Copy, Debug)]
pub(super) struct Words {
    pub(super) language: Language,
    pub(super) text: &'static Strings,
    pub(super) site: &'static SiteStrings,
}

impl Words {
    /// Every language.
    pub(super) fn all() -> impl Iterator<Item = Self> {
        Language::ALL.into_iter().map(Self::of)
    }

    /// The texts of a language.
    pub(super) fn of(language: Language) -> Self {
        let text = language.strings();
        Self { language, text, site: text.site() }
    }

    /// The code of the language.
    pub(super) const fn code(&self) -> &'static str {
        self.language.code()
    }

    /// Whether some pages are written by hand in this language.
    pub(super) fn is_written(&self) -> bool {
        matches!(self.language, Language::English | Language::Italian)
    }

    /// A game's board and kings.
    pub(super) fn facts(&self, entry: &Entry) -> String {
        catalog::at_a_glance(&entry.rules, self.text)
    }

    /// Every family of games with its name.
    pub(super) fn families(&self) -> impl Iterator<Item = (Family, &'static str)> {
        Family::ALL.into_iter().zip(self.text.home().families)
    }
}
