//! What analysis and hints say.

use crate::rules::Color;
use crate::text::{AnalysisNote, HintRule, PlyWords, SwingWords, Verdict};

pub(super) fn depth(depth: Option<u32>, goes_on: bool) -> String {
    match depth {
        None if goes_on => "Bezig…".to_owned(),
        None => "Niets te analyseren".to_owned(),
        Some(depth) if goes_on => format!("Diepte {depth}…"),
        Some(depth) => format!("Diepte {depth}"),
    }
}

pub(super) fn verdict(verdict: Verdict) -> String {
    match verdict {
        Verdict::Even => "Gelijk".to_owned(),
        Verdict::SlightlyBetter(color) => format!("{} staat iets beter", side(color)),
        Verdict::Better(color) => format!("{} staat beter", side(color)),
        Verdict::MuchBetter(color) => format!("{} staat veel beter", side(color)),
        Verdict::Wins { color, n_moves: 0 } => format!("{} heeft gewonnen", side(color)),
        Verdict::Wins { color, n_moves: 1 } => format!("{} wint in 1 zet", side(color)),
        Verdict::Wins { color, n_moves } => format!("{} wint in {n_moves} zetten", side(color)),
        Verdict::Drawn => "Remise".to_owned(),
        Verdict::WinsExactly { color, n_plies: 1 } => {
            format!("{} wint in precies 1 halve zet", side(color))
        }
        Verdict::WinsExactly { color, n_plies } => {
            format!("{} wint in precies {n_plies} halve zetten", side(color))
        }
        Verdict::CertainDraw => "Zeker remise".to_owned(),
    }
}

pub(super) fn at_ply(words: &PlyWords) -> String {
    let place = match &words.text {
        None => "Begin".to_owned(),
        Some(text) => format!("Halve zet {}, {text}", words.ply),
    };
    words.verdict.map_or_else(|| place.clone(), |found| format!("{place}: {}", verdict(found)))
}

pub(super) fn swing(words: &SwingWords) -> String {
    let (before, after) = (verdict(words.before), verdict(words.after));
    format!("Keerpunt: {}. Ervoor: {before}. Erna: {after}.", words.text)
}

pub(super) fn note(note: &AnalysisNote) -> String {
    match note {
        AnalysisNote::OnlyLegalMove { text } => format!("{text} is de enige zet."),
        AnalysisNote::OnlyGoodMove { text, next, verdict: found } => {
            format!("{text} is de enige goede zet. Met {next}: {}.", verdict(*found))
        }
        AnalysisNote::LookingForThreat(color) => {
            format!("Wat als {} nu aan zet was? Bezig…", side(*color))
        }
        AnalysisNote::Threat { color, text, verdict: found } => {
            format!("{} dreigt met {text}. Daarna: {}.", side(*color), verdict(*found))
        }
        AnalysisNote::NoThreat(color) => format!("{} dreigt nergens mee.", side(*color)),
        AnalysisNote::MustCapture(color) => {
            format!("{} moet eerst slaan: dreigingen tellen niet.", side(*color))
        }
    }
}

pub(super) fn hint_rule(rule: HintRule) -> String {
    match rule {
        HintRule::OnlyMove { n_taken: 0 } => "Er is maar één zet.".to_owned(),
        HintRule::OnlyMove { n_taken } => {
            format!("Slaan is verplicht, en er is maar één slag. Die slaat {}.", pieces(n_taken))
        }
        HintRule::NoCapture { n_moves } => {
            format!("Er valt niets te slaan: elk van de {n_moves} zetten mag.")
        }
        HintRule::AnyCapture => {
            "Slaan is verplicht. Welke slag je ook kiest, maak hem af.".to_owned()
        }
        HintRule::KingCapture => {
            "Slaan is verplicht, en een dam die kan slaan gaat voor.".to_owned()
        }
        HintRule::MostPieces { n_taken: 1 } => "Slaan is verplicht.".to_owned(),
        HintRule::MostPieces { n_taken } => {
            format!("Slaan is verplicht, en meerslag gaat voor: je moet {} slaan.", pieces(n_taken))
        }
        HintRule::BestCapture => {
            "Slaan is verplicht, en wel een van de slagen die het meest waard zijn.".to_owned()
        }
    }
}

fn pieces(n: usize) -> String {
    if n == 1 { "1 stuk".to_owned() } else { format!("{n} stukken") }
}

const fn side(color: Color) -> &'static str {
    match color {
        Color::White => "Wit",
        Color::Black => "Zwart",
    }
}
