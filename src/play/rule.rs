//! Where the rules pages explain a refusal.

use super::notice::Notice;
use super::page::Page;
use crate::rules::Kind;
use crate::rules::explain::Refusal;
use crate::rulesets::Entry;

impl Page {
    /// The code of the language in which readers of this one get the courses.
    pub fn courses_code(&self) -> &'static str {
        self.language().of_courses().code()
    }

    /// The address of the rules page of the game on the board.
    pub fn rules_page(&self) -> Option<String> {
        self.rules_page_of(self.face().entry())
    }

    /// The address of a game's rules page, relative to the app; `None` for house rules.
    pub fn rules_page_of(&self, entry: &Entry) -> Option<String> {
        let (code, id) = (self.language().code(), entry.rules.id);
        entry.family.map(|_| format!("rules/{code}/{id}.html"))
    }

    /// The address of the section that explains why a move was refused, if there is one.
    pub fn rule_of(&self, notice: &Notice) -> Option<String> {
        let Notice::Refused(refusal) = notice else { return None };
        Some(format!("{}#{}", self.rules_page()?, section(refusal)?))
    }
}

/// The section of a rules page about a refusal; `None` if no rule is about it.
const fn section(refusal: &Refusal) -> Option<&'static str> {
    Some(match refusal {
        Refusal::NothingEntered
        | Refusal::TooManyCaptures(_)
        | Refusal::EmptySquare { .. }
        | Refusal::SameSquare { .. }
        | Refusal::Occupied { .. } => return None,
        Refusal::GameOver(_) => "end",
        Refusal::NotYourPiece { .. } => "start",
        Refusal::AnotherTakesMore { .. }
        | Refusal::MoreValuable { .. }
        | Refusal::KingMustCapture { .. }
        | Refusal::KingsFirst { .. }
        | Refusal::AnotherTakesMoreKings { .. }
        | Refusal::AnotherMeetsKingFirst { .. } => "priority",
        Refusal::KingLocked { .. } | Refusal::KingsDoNotMoveThatWay { .. } => "kings",
        Refusal::MenMoveForward { .. }
        | Refusal::MenDoNotMoveThatWay { .. }
        | Refusal::LineBroken { .. }
        | Refusal::LineBlocked { .. } => "men",
        Refusal::OnlyCapturesThatWay { kind, .. } | Refusal::TooFar { kind, .. } => match kind {
            Kind::Man => "men",
            Kind::King => "kings",
        },
        Refusal::CrownedEndsMove { .. } | Refusal::PassedLastRow { .. } => "promotion",
        _ => "capture",
    })
}
