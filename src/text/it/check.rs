//! What the check of an exercise says.

use super::refusal;
use crate::rules::Status;
use crate::text::{CheckStrings, Finding};

pub(in crate::text) const STRINGS: CheckStrings = CheckStrings {
    is_sound: |is_sound| {
        if is_sound { "L'esercizio è corretto." } else { "L'esercizio non è corretto." }
    },
    finding,
    refusal: refusal::refusal,
};

fn finding(finding: &Finding) -> String {
    match finding {
        Finding::GameOver(Status::Drawn { .. }) => {
            "In questa posizione la partita è patta: non c'è nulla da trovare.".to_owned()
        }
        Finding::GameOver(_) => {
            "In questa posizione la partita è finita: non c'è nulla da trovare.".to_owned()
        }
        Finding::TooManyCaptures => {
            "Qui ci sono più prese di quante se ne possano elencare.".to_owned()
        }
        Finding::TooHard => "Le possibilità sono troppe per giudicare l'esercizio: chiedi meno \
            mosse, o usa meno pezzi."
            .to_owned(),
        Finding::TooManyLines => {
            "Le varianti da seguire sono troppe: accetta meno mosse.".to_owned()
        }
        Finding::NoSolution => "Nessuna mossa permessa risolve l'esercizio.".to_owned(),
        Finding::NotLegal { text, why } => {
            format!("{text} è tra le mosse accettate, ma non è permessa. {why}")
        }
        Finding::NeverFits { text } => {
            format!("Nessuna mossa permessa fa quello che chiede «{text}».")
        }
        Finding::NoReply { mv } => {
            format!("Dopo {mv} le risposte possibili sono più d'una: indica quale si gioca.")
        }
        Finding::ReplyNotLegal { mv, reply, why } => {
            format!("La risposta {reply} a {mv} non è permessa. {why}")
        }
        Finding::ReplyUnused { mv } => {
            format!("È indicata una risposta a {mv}, ma quella mossa non si gioca mai.")
        }
        Finding::AnswerToRight { mv } => {
            format!("{mv} è indicata come tentativo sbagliato, ma la mossa è giusta.")
        }
        Finding::NoIllegal => "Le mosse tra cui scegliere sono tutte permesse.".to_owned(),
        Finding::SeveralIllegal(moves) => {
            format!("Più d'una delle mosse tra cui scegliere non è permessa: {}.", moves.join(", "))
        }
        Finding::Unique(mv) => format!("La soluzione è unica: {mv}."),
        Finding::Several(moves) => {
            format!("Le mosse giuste sono {}: {}.", moves.len(), moves.join(", "))
        }
        Finding::AllOf(moves) if moves.len() == 1 => {
            format!("C'è una sola presa da trovare: {}.", moves.join(", "))
        }
        Finding::AllOf(moves) => {
            format!("Le prese da trovare sono {}: {}.", moves.len(), moves.join(", "))
        }
        Finding::AlsoWin(moves) => format!(
            "La mossa giusta vince in modo forzato, ma vincono anche mosse non accettate: {}.",
            moves.join(", ")
        ),
        Finding::Refuted { mv, reply } => format!("{mv} è confutata da {reply}."),
        Finding::EveryMove => "Ogni mossa permessa è giusta: c'è ben poco da trovare.".to_owned(),
        Finding::SameResult { text, named } => {
            format!("Anche {text} è giusta: lascia sulla damiera la stessa posizione di {named}.")
        }
    }
}
