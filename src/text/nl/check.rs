//! What the check of an exercise says.

use super::refusal;
use crate::rules::Status;
use crate::text::{CheckStrings, Finding};

pub(in crate::text) const STRINGS: CheckStrings = CheckStrings {
    is_sound: |is_sound| {
        if is_sound { "De opgave klopt." } else { "De opgave klopt niet." }
    },
    finding,
    refusal: refusal::refusal,
};

fn finding(finding: &Finding) -> String {
    match finding {
        Finding::GameOver(Status::Drawn { .. }) => {
            "De partij is in deze stand remise, dus er valt niets te vinden.".to_owned()
        }
        Finding::GameOver(_) => {
            "De partij is in deze stand afgelopen, dus er valt niets te vinden.".to_owned()
        }
        Finding::TooManyCaptures => "Er zijn hier meer slagen dan er op te sommen zijn.".to_owned(),
        Finding::TooHard => "Er zijn te veel mogelijkheden om deze opgave te beoordelen: vraag \
            minder zetten, of gebruik minder stukken."
            .to_owned(),
        Finding::TooManyLines => {
            "Er zijn te veel varianten om te volgen: keur minder zetten goed.".to_owned()
        }
        Finding::NoSolution => "Geen enkele zet lost deze opgave op.".to_owned(),
        Finding::NotLegal { text, why } => {
            format!("{text} is goedgekeurd, maar mag niet. {why}")
        }
        Finding::NeverFits { text } => format!("Geen enkele zet past bij ‘{text}’."),
        Finding::NoReply { mv } => {
            format!("Na {mv} zijn er meerdere antwoorden: leg vast welk antwoord wordt gespeeld.")
        }
        Finding::ReplyNotLegal { mv, reply, why } => {
            format!("Het antwoord {reply} op {mv} mag niet. {why}")
        }
        Finding::ReplyUnused { mv } => {
            format!("Er is een antwoord op {mv} gegeven, maar die zet wordt nooit gespeeld.")
        }
        Finding::AnswerToRight { mv } => {
            format!("{mv} is als foute poging gegeven, maar die zet is goed.")
        }
        Finding::NoIllegal => "Alle zetten om uit te kiezen mogen.".to_owned(),
        Finding::SeveralIllegal(moves) => {
            format!("Van de zetten om uit te kiezen mag meer dan één niet: {}.", moves.join(", "))
        }
        Finding::Unique(mv) => format!("Er is één oplossing: {mv}."),
        Finding::Several(moves) => {
            format!("Er zijn {} goede zetten: {}.", moves.len(), moves.join(", "))
        }
        Finding::AllOf(moves) if moves.len() == 1 => {
            format!("Er is 1 slag te vinden: {}.", moves.join(", "))
        }
        Finding::AllOf(moves) => {
            format!("Er zijn {} slagen te vinden: {}.", moves.len(), moves.join(", "))
        }
        Finding::AlsoWin(moves) => format!(
            "Het antwoord wint geforceerd, maar niet goedgekeurde zetten ook: {}.",
            moves.join(", ")
        ),
        Finding::Refuted { mv, reply } => format!("{mv} wordt weerlegd door {reply}."),
        Finding::EveryMove => "Elke zet is goed, dus er valt weinig te vinden.".to_owned(),
        Finding::SameResult { text, named } => {
            format!("{text} is ook goed: daarna staat dezelfde stand op het bord als na {named}.")
        }
    }
}
