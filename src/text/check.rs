//! The texts of the author's check.

use super::{CheckStrings, Finding, Language, Naming};
use crate::rules::Status;
use crate::rules::explain::Refusal;

impl Language {
    /// The texts of the author's check.
    pub fn check(self) -> &'static CheckStrings {
        self.strings().check()
    }
}

impl CheckStrings {
    /// Whether the exercise can be published as it is; where nothing proves its answer, that too.
    pub const fn is_sound(&self, is_sound: bool, is_proved: bool) -> &'static str {
        let [no, yes] = self.is_sound;
        match (is_sound, is_proved) {
            (false, _) => no,
            (true, false) => self.works,
            (true, true) => yes,
        }
    }

    /// Why a move is refused, as a sentence.
    pub fn refusal(&self, naming: Naming<'_>, refusal: &Refusal) -> String {
        self.loaded.language.strings().refusal(naming, refusal)
    }

    /// A finding, as one or two sentences.
    pub fn finding(&self, finding: &Finding) -> String {
        let list = |moves: &[String]| moves.join(", ");
        match finding {
            Finding::GameOver(Status::Drawn { .. }) => self.game_drawn.to_owned(),
            Finding::GameOver(_) => self.game_over.to_owned(),
            Finding::TooManyCaptures => self.too_many_captures.to_owned(),
            Finding::TooHard => self.too_hard.to_owned(),
            Finding::TooManyLines => self.too_many_lines.to_owned(),
            Finding::NoSolution => self.no_solution.to_owned(),
            Finding::NotLegal { text, why } => self.not_legal(text, why),
            Finding::NeverFits { text } => self.never_fits(text),
            Finding::NoReply { mv } => self.no_reply(mv),
            Finding::ReplyNotLegal { mv, reply, why } => self.reply_not_legal(mv, reply, why),
            Finding::ReplyUnused { mv } => self.reply_unused(mv),
            Finding::AnswerToRight { mv } => self.answer_to_right(mv),
            Finding::NoIllegal => self.no_illegal.to_owned(),
            Finding::SeveralIllegal(moves) => self.several_illegal(&list(moves)),
            Finding::Unique(mv) => self.unique(mv),
            Finding::Accepted(mv) => self.accepted(mv),
            Finding::Several(moves) => self.several(moves.len(), &list(moves)),
            Finding::AllOf(moves) => self.all_of(moves.len(), &list(moves)),
            Finding::AlsoWin(moves) => self.also_win(&list(moves)),
            Finding::Refuted { mv, reply } => self.refuted(mv, reply),
            Finding::EveryMove => self.every_move.to_owned(),
            Finding::SameResult { text, named } => self.same_result(text, named),
        }
    }
}
