//! What there is to say of house rules, in any language.

use crate::rulesets::house::{Fault, Topic};

/// The texts of house rules.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "each field is the text that its name says")]
pub struct HouseStrings {
    /// The title of the dialog.
    pub title: &'static str,
    /// What the way there is called, and what it is good for.
    pub compose: &'static str,
    pub compose_about: &'static str,
    pub start_from: &'static str,
    /// Chosen there once the rules are nobody else's.
    pub own: &'static str,
    /// How the game begins, as the name of a picture.
    pub start: &'static str,
    pub play: &'static str,
    /// What is said where nothing contradicts itself.
    pub fine: &'static str,
    /// Too many rules have been made.
    pub too_many: &'static str,
    /// What can be played in an example.
    pub moves: fn(&[String]) -> String,
    /// What can be played in an example by mistake.
    pub mistakes: fn(&[String]) -> String,
    /// Headings, each over the topics from the one named.
    pub groups: [(Topic, &'static str); 5],
    pub topics: TopicTexts,
    /// Why choices do not go together, as a sentence.
    pub fault: fn(Fault) -> String,
}

/// For each topic, in their order, what it is called and what its options are called.
pub type TopicTexts = [(&'static str, &'static [&'static str]); Topic::ALL.len()];

/// Whether every option has a text; checked as the program is compiled.
pub(super) const fn is_complete(texts: &TopicTexts) -> bool {
    let mut idx = 0;
    while idx < texts.len() {
        if texts[idx].1.len() != Topic::ALL[idx].values().len() {
            return false;
        }
        idx += 1;
    }
    true
}
