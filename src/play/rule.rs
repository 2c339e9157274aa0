//! Where the rules say why: pages and their sections.

use super::notice::Notice;
use super::page::Page;
use crate::rules::Kind;
use crate::rules::explain::Refusal;

impl Page {
    /// The code of the language that the rules pages have for whoever reads the page's.
    pub fn rules_code(&self) -> &'static str {
        self.language().of_rules().code()
    }

    /// The page of the rules of this game, from the app's own address; none where there is no page.
    pub fn rules_page(&self) -> Option<String> {
        let code = self.rules_code();
        self.entry().page.map(|page| format!("rules/{code}/{page}.html"))
    }

    /// Where the rules say why a move was refused.
    pub fn rule_of(&self, notice: &Notice) -> Option<String> {
        let Notice::Refused(refusal) = notice else { return None };
        Some(format!("{}#{}", self.rules_page()?, section(refusal)?))
    }
}

/// The section of a page of rules that a refusal is about; none where it is about no rule.
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
