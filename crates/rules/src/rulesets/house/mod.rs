//! House rules: rulesets that a person makes out of choices.
//!
//! The id of such a ruleset says all of it, so links, files and the command line carry it without
//! anything else: `house-` and a code.
//!
//! ```text
//! code    = "1" { "-" choice }            1 is the version of this grammar
//! choice  = key "." value                 both from the table in `topics`
//! ```
//!
//! `house-1-board.10x10-rows.4` is the default of every choice, but for these two. The defaults are
//! Brazilian draughts with numbered squares. Choices may come in any order, each at most once, and
//! the default may be said; what is written is in the order of the table and without defaults, so
//! that equal rules have equal ids. Neither keys, values nor defaults may ever change; new ones may
//! be added if their default is what was before.

mod fault;
mod topics;

use std::cell::RefCell;
use std::fmt::Write as _;

pub use fault::Fault;
pub use topics::Topic;

use super::Entry;
use crate::Rules;

/// What the ids of house rules begin with.
pub const PREFIX: &str = "house-";

/// The longest code that is read, in bytes; the longest that is written is shorter.
pub const MAX_BYTES: usize = 512;

/// How many different house rules one thread takes. They stay in memory for good.
pub const MAX_ENTRIES: usize = 256;

/// The version of the grammar.
pub const VERSION: &str = "1";

/// The name in files of games.
const NAME: &str = "House rules";

/// One option of every [`Topic`]. It may contradict itself: see [`HouseRules::faults`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HouseRules {
    options: [u8; Topic::ALL.len()],
}

/// A code that is not one of house rules.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HouseError {
    /// It does not begin as an id of house rules.
    #[error(
        "\"{0}\" is not an id of house rules: \"{PREFIX}{VERSION}\" was expected at its beginning"
    )]
    Prefix(String),
    /// It is longer than any code.
    #[error("a code of {0} bytes is too long for house rules: at most {MAX_BYTES} were expected")]
    TooLong(usize),
    /// It begins with another version.
    #[error("\"{0}\" is not a known version of house rules: \"{VERSION}\" was expected")]
    Version(String),
    /// One of its parts has a key that there is not.
    #[error("\"{part}\" is not a choice of house rules: one of {} was expected", keys())]
    Key {
        /// The part that could not be read.
        part: String,
    },
    /// One of its parts has a value that there is not.
    #[error("\"{part}\" is not a choice of house rules: one of {} was expected", values(*.topic))]
    Value {
        /// The part that could not be read.
        part: String,
        /// What it is about.
        topic: Topic,
    },
    /// Two of its parts say the same thing, or contrary ones.
    #[error("\"{part}\" is not the first part with \"{}\": only one was expected", .topic.key())]
    Twice {
        /// The second part.
        part: String,
        /// What both are about.
        topic: Topic,
    },
    /// Its choices do not go together.
    #[error("these house rules make no sense: {0}")]
    Fault(#[from] Fault),
    /// Too many different ones have been asked for.
    #[error("at most {MAX_ENTRIES} different house rules were expected at once")]
    TooMany,
}

impl Default for HouseRules {
    fn default() -> Self {
        Self { options: Topic::ALL.map(Topic::default_option) }
    }
}

impl HouseRules {
    /// Which option of a topic is chosen, as an index of [`Topic::values`].
    pub fn option(&self, topic: Topic) -> usize {
        self.options.get(topic as usize).copied().map_or(0, usize::from)
    }

    /// The same with another option of a topic; an option that there is not changes nothing.
    #[must_use]
    pub fn with(mut self, topic: Topic, option: usize) -> Self {
        let is_one = option < topic.values().len();
        if let (true, Some(slot), Ok(option)) =
            (is_one, self.options.get_mut(topic as usize), u8::try_from(option))
        {
            *slot = option;
        }
        self
    }

    /// The facts, under an id.
    pub fn rules(&self, id: &'static str) -> Rules {
        topics::rules(self, id, NAME)
    }

    /// The choices that a ruleset is made of, draws being taken for the nearest of those on offer;
    /// none if it has something that is not on offer.
    pub fn of(rules: &Rules) -> Option<Self> {
        topics::of(rules)
    }

    /// What does not go together.
    pub fn faults(&self) -> Vec<Fault> {
        fault::faults(self)
    }

    /// The id that says all of it.
    pub fn id(&self) -> String {
        let mut id = format!("{PREFIX}{VERSION}");
        for topic in Topic::ALL {
            let option = self.option(topic);
            if option != usize::from(topic.default_option()) {
                let value = topic.values().get(option).copied().unwrap_or_default();
                // Writing to a string cannot fail.
                let _ = write!(id, "-{}.{value}", topic.key());
            }
        }
        id
    }

    /// Reads an id; the choices may contradict each other.
    ///
    /// # Errors
    /// [`HouseError`] names the part and what was expected.
    pub fn parse(id: &str) -> Result<Self, HouseError> {
        if id.len() > PREFIX.len() + MAX_BYTES {
            return Err(HouseError::TooLong(id.len() - PREFIX.len()));
        }
        let Some(code) = id.strip_prefix(PREFIX) else {
            return Err(HouseError::Prefix(id.to_owned()));
        };
        let mut parts = code.split('-');
        let version = parts.next().unwrap_or_default();
        if version != VERSION {
            return Err(HouseError::Version(version.to_owned()));
        }
        let mut house = Self::default();
        let mut said = [false; Topic::ALL.len()];
        for part in parts {
            let (topic, option) = read_part(part)?;
            if let Some(said) = said.get_mut(topic as usize)
                && std::mem::replace(said, true)
            {
                return Err(HouseError::Twice { part: part.to_owned(), topic });
            }
            house = house.with(topic, option);
        }
        Ok(house)
    }
}

fn read_part(part: &str) -> Result<(Topic, usize), HouseError> {
    let (key, value) = part.split_once('.').unwrap_or((part, ""));
    let topic = Topic::ALL.into_iter().find(|topic| topic.key() == key);
    let topic = topic.ok_or_else(|| HouseError::Key { part: part.to_owned() })?;
    let option = topic.values().iter().position(|&known| known == value);
    let option = option.ok_or_else(|| HouseError::Value { part: part.to_owned(), topic })?;
    Ok((topic, option))
}

/// The house rules with this id. Equal rules are one entry, whatever way they are written.
///
/// # Errors
/// [`HouseError`] names the part of the id that is wrong, or the choices that do not go together.
pub fn find(id: &str) -> Result<&'static Entry, HouseError> {
    thread_local! {
        static ENTRIES: RefCell<Vec<&'static Entry>> = const { RefCell::new(Vec::new()) };
    }
    let house = HouseRules::parse(id)?;
    if let Some(&fault) = house.faults().first() {
        return Err(fault.into());
    }
    let id = house.id();
    ENTRIES.with_borrow_mut(|entries| {
        if let Some(known) = entries.iter().find(|entry| entry.rules.id == id) {
            return Ok(*known);
        }
        if entries.len() >= MAX_ENTRIES {
            return Err(HouseError::TooMany);
        }
        let id: &'static str = Box::leak(id.into_boxed_str());
        let entry: &'static Entry = Box::leak(Box::new(Entry {
            rules: house.rules(id),
            family: None,
            number: None,
            page: None,
        }));
        entries.push(entry);
        Ok(entry)
    })
}

/// Whether an id means to be one of house rules.
pub fn is_id(id: &str) -> bool {
    id.starts_with(PREFIX)
}

/// The keys of all topics, for sentences.
pub fn keys() -> String {
    Topic::ALL.map(Topic::key).join(", ")
}

/// The parts that say something about a topic, for sentences.
pub fn values(topic: Topic) -> String {
    let values: Vec<_> =
        topic.values().iter().map(|value| format!("{}.{value}", topic.key())).collect();
    values.join(", ")
}
