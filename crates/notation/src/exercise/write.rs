//! From an exercise to values of keys.

use damiera_rules::Ruleset;

use super::{Accept, Exercise, Goal, KEYS};
use crate::fen;

impl Exercise {
    /// The keys and values that read as this exercise, under the short or the long names. Values
    /// are not escaped; keys without a value are left out.
    pub fn write(&self, ruleset: &Ruleset, is_long: bool) -> Vec<(&'static str, String)> {
        let replies = self.replies.iter().map(|one| format!("{}>{}", one.mv, one.reply));
        let answers = self.answers.iter().map(|one| {
            let words = one.words.replace(';', ";;");
            format!("{}={words}", one.mv)
        });
        let values = [
            self.goal.text(ruleset),
            self.write_accept(ruleset),
            replies.collect::<Vec<_>>().join(";"),
            answers.collect::<Vec<_>>().join(";"),
            self.hint.clone().unwrap_or_default(),
            self.ok.clone().unwrap_or_default(),
        ];
        let names = KEYS.iter().map(|(short, long)| if is_long { *long } else { *short });
        names.zip(values).filter(|(_, value)| !value.is_empty()).collect()
    }

    /// What is accepted, as text.
    pub(super) fn write_accept(&self, ruleset: &Ruleset) -> String {
        let turns = self.accept.iter().map(|turn| {
            // What goes on to the end of its turn comes last.
            let is_result = |one: &&Accept| matches!(one, Accept::Result(_));
            let (results, others): (Vec<_>, Vec<_>) = turn.iter().partition(is_result);
            let texts =
                others.into_iter().chain(results.into_iter().take(1)).map(|one| one.text(ruleset));
            texts.collect::<Vec<_>>().join(";")
        });
        turns.collect::<Vec<_>>().join("|")
    }
}

impl Goal {
    /// How it is written.
    pub fn text(self, ruleset: &Ruleset) -> String {
        match self {
            Self::Move => "move".to_owned(),
            Self::CaptureAny => "capture-any".to_owned(),
            Self::CaptureAll => "capture-all".to_owned(),
            Self::CaptureMax => "capture-max".to_owned(),
            Self::FindIllegal => "find-illegal".to_owned(),
            Self::Reach(square) => format!("reach:{}", ruleset.board().label(square)),
            Self::WinIn(n) => format!("win-in:{n}"),
            Self::Hold(n) => format!("hold:{n}"),
        }
    }
}

impl Accept {
    /// How it is written.
    pub fn text(&self, ruleset: &Ruleset) -> String {
        match self {
            Self::Move(text) => text.clone(),
            Self::Captures(n) => format!("captures>={n}"),
            Self::Lands(square) => format!("lands:{}", ruleset.board().label(*square)),
            Self::Promotes => "promotes".to_owned(),
            Self::Result(position) => format!("fen:{}", fen::write(ruleset, position)),
        }
    }
}
