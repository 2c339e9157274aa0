//! What analysis and hints say.

use crate::rules::Color;
use crate::text::{AnalysisNote, HintRule, PlyWords, SwingWords, Verdict};

pub(super) fn depth(depth: Option<u32>, goes_on: bool) -> String {
    match depth {
        None if goes_on => "Analisi in corso…".to_owned(),
        None => "Niente da analizzare".to_owned(),
        Some(depth) if goes_on => format!("Profondità {depth}…"),
        Some(depth) => format!("Profondità {depth}"),
    }
}

pub(super) fn verdict(verdict: Verdict) -> String {
    match verdict {
        Verdict::Even => "Parità".to_owned(),
        Verdict::SlightlyBetter(color) => format!("{} sta un po' meglio", side(color)),
        Verdict::Better(color) => format!("{} sta meglio", side(color)),
        Verdict::MuchBetter(color) => format!("{} sta molto meglio", side(color)),
        Verdict::Wins { color, n_moves: 0 } => format!("{} ha vinto", side(color)),
        Verdict::Wins { color, n_moves: 1 } => format!("{} vince in una mossa", side(color)),
        Verdict::Wins { color, n_moves } => format!("{} vince in {n_moves} mosse", side(color)),
        Verdict::Drawn => "Patta".to_owned(),
        Verdict::WinsExactly { color, n_plies: 1 } => {
            format!("{} vince esattamente in una semimossa", side(color))
        }
        Verdict::WinsExactly { color, n_plies } => {
            format!("{} vince esattamente in {n_plies} semimosse", side(color))
        }
        Verdict::CertainDraw => "Patta certa".to_owned(),
    }
}

pub(super) fn at_ply(words: &PlyWords) -> String {
    let place = match &words.text {
        None => "Inizio".to_owned(),
        Some(text) => format!("Semimossa {}, {text}", words.ply),
    };
    words.verdict.map_or_else(|| place.clone(), |found| format!("{place}: {}", verdict(found)))
}

pub(super) fn swing(words: &SwingWords) -> String {
    let (before, after) = (verdict(words.before), verdict(words.after));
    format!("La svolta della partita: {}. Prima: {before}. Dopo: {after}.", words.text)
}

pub(super) fn note(note: &AnalysisNote) -> String {
    match note {
        AnalysisNote::OnlyLegalMove { text } => format!("{text} è l'unica mossa."),
        AnalysisNote::OnlyGoodMove { text, next, verdict: found } => {
            format!("{text} è l'unica mossa buona. Con {next}: {}.", verdict(*found))
        }
        AnalysisNote::LookingForThreat(Color::White) => {
            "E se toccasse al Bianco? Analisi in corso…".to_owned()
        }
        AnalysisNote::LookingForThreat(Color::Black) => {
            "E se toccasse al Nero? Analisi in corso…".to_owned()
        }
        AnalysisNote::Threat { color, text, verdict: found } => {
            format!("{} minaccia {text}. Dopo: {}.", side(*color), verdict(*found))
        }
        AnalysisNote::NoThreat(color) => format!("{} non minaccia nulla.", side(*color)),
        AnalysisNote::MustCapture(color) => {
            format!("{} deve prima prendere: le minacce non contano.", side(*color))
        }
    }
}

pub(super) fn hint_rule(rule: HintRule) -> String {
    match rule {
        HintRule::OnlyMove { n_taken: 0 } => "C'è una sola mossa.".to_owned(),
        HintRule::OnlyMove { n_taken } => {
            format!("La presa è obbligatoria e ce n'è una sola. Prende {}.", pieces(n_taken))
        }
        HintRule::NoCapture { n_moves } => {
            format!("Non c'è nulla da prendere: vale una qualsiasi delle {n_moves} mosse.")
        }
        HintRule::AnyCapture => {
            "La presa è obbligatoria. Quella che scegli va completata.".to_owned()
        }
        HintRule::KingCapture => {
            "La presa è obbligatoria, e tocca prima alla dama che può prendere.".to_owned()
        }
        HintRule::MostPieces { n_taken: 1 } => "La presa è obbligatoria.".to_owned(),
        HintRule::MostPieces { n_taken } => {
            format!("La presa è obbligatoria e deve prendere {}.", pieces(n_taken))
        }
        HintRule::BestCapture => {
            "La presa è obbligatoria e deve essere una di quelle che valgono di più.".to_owned()
        }
    }
}

fn pieces(n: usize) -> String {
    if n == 1 { "un pezzo".to_owned() } else { format!("{n} pezzi") }
}

const fn side(color: Color) -> &'static str {
    match color {
        Color::White => "Il Bianco",
        Color::Black => "Il Nero",
    }
}
