//! The games as they are offered: by family, and found by what they are called and by a few facts.

use crate::rules::Direction;
use crate::rules::spec::{Choice, Range, Rules};
use crate::rulesets::{self, Entry, Family};
use crate::text::Strings;

/// The games of a family, in the order in which they are offered.
pub fn games(family: Family) -> impl Iterator<Item = &'static Entry> {
    rulesets::ALL.iter().filter(move |entry| entry.family == Some(family))
}

/// A fact by which games can be found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// A board with so many squares a side.
    Size(u8),
    /// Kings go any distance.
    FlyingKings,
    /// Kings go one square.
    ShortKings,
    /// Men move straight ahead.
    Straight,
    /// The capture that takes most must be chosen, by some measure.
    MustTakeMost,
    /// Any capture may be chosen.
    AnyCapture,
}

impl Fact {
    /// All facts, in the order in which they are offered.
    pub const ALL: [Self; 8] = [
        Self::Size(8),
        Self::Size(10),
        Self::Size(12),
        Self::FlyingKings,
        Self::ShortKings,
        Self::Straight,
        Self::MustTakeMost,
        Self::AnyCapture,
    ];

    /// Whether it is one of a game's.
    pub fn holds(self, rules: &Rules) -> bool {
        match self {
            Self::Size(side) => rules.board.width == side && rules.board.height == side,
            Self::FlyingKings => rules.king.range == Range::Flying,
            Self::ShortKings => rules.king.range == Range::Short,
            Self::Straight => rules.man.quiet.has(Direction::North),
            Self::AnyCapture => rules.capture.choice == Choice::Any,
            Self::MustTakeMost => !matches!(rules.capture.choice, Choice::Any | Choice::KingFirst),
        }
    }

    /// In a word or two.
    pub fn words(self, text: &Strings) -> String {
        let [flying, short, straight, most, any] = text.home().facts;
        match self {
            Self::Size(side) => format!("{side}×{side}"),
            Self::FlyingKings => flying.to_owned(),
            Self::ShortKings => short.to_owned(),
            Self::Straight => straight.to_owned(),
            Self::MustTakeMost => most.to_owned(),
            Self::AnyCapture => any.to_owned(),
        }
    }
}

/// What is known of a game at a glance: its board and its kings.
pub fn at_a_glance(rules: &Rules, text: &Strings) -> String {
    let [flying, short, ..] = text.home().facts;
    let king = if Fact::FlyingKings.holds(rules) { flying } else { short };
    format!("{} · {king}", size(rules))
}

/// Everything that games are found by and that holds for this one.
pub fn facts(rules: &Rules, text: &Strings) -> String {
    let facts: Vec<_> = Fact::ALL
        .into_iter()
        .filter(|fact| fact.holds(rules))
        .map(|fact| fact.words(text))
        .collect();
    facts.join(" · ")
}

/// The size of a game's board, as `10×10`.
pub fn size(rules: &Rules) -> String {
    format!("{}×{}", rules.board.width, rules.board.height)
}

/// What somebody looks for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// Words of names and descriptions.
    pub query: String,
    /// Facts that hold, all of them.
    pub facts: Vec<Fact>,
}

impl Wanted {
    /// Whether a game is among what is looked for.
    pub fn has(&self, entry: &Entry, text: &Strings) -> bool {
        let about = format!("{}\n{}", names(entry, text), text.game_about(entry));
        self.facts.iter().all(|fact| fact.holds(&entry.rules)) && self.occurs_in(&about)
    }

    /// Whether a game is called what is looked for.
    pub fn names(&self, entry: &Entry, text: &Strings) -> bool {
        self.occurs_in(&names(entry, text))
    }

    fn occurs_in(&self, text: &str) -> bool {
        let text = text.to_lowercase();
        self.query.to_lowercase().split_whitespace().all(|word| text.contains(word))
    }

    /// The families in the order in which their games are shown: what is called by the words that were
    /// typed stands before what only speaks of them.
    pub fn families(&self, text: &Strings) -> impl Iterator<Item = Family> {
        let is_called = |family: &Family| games(*family).any(|entry| self.names(entry, text));
        let (called, others): (Vec<_>, Vec<_>) = Family::ALL.into_iter().partition(is_called);
        called.into_iter().chain(others)
    }

    /// The first game that is shown of those looked for.
    pub fn first(&self, text: &Strings) -> Option<&'static Entry> {
        self.families(text).flat_map(games).find(|entry| self.has(entry, text))
    }

    /// Wants a fact, or no longer; of facts that shut each other out the last one wins.
    pub fn toggle(&mut self, fact: Fact) {
        let had = self.facts.contains(&fact);
        self.facts.retain(|&other| other != fact && !other.shuts_out(fact));
        if !had {
            self.facts.push(fact);
        }
    }
}

/// All that a game is called.
fn names(entry: &Entry, text: &Strings) -> String {
    format!("{}\n{}\n{}", text.game_name(entry), entry.rules.name, entry.rules.id)
}

impl Fact {
    const fn shuts_out(self, other: Self) -> bool {
        matches!(
            (self, other),
            (Self::Size(_), Self::Size(_))
                | (Self::FlyingKings, Self::ShortKings)
                | (Self::ShortKings, Self::FlyingKings)
                | (Self::MustTakeMost, Self::AnyCapture)
                | (Self::AnyCapture, Self::MustTakeMost)
        )
    }
}
