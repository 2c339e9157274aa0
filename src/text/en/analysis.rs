//! What analysis and hints say.

use crate::rules::Color;
use crate::text::{AnalysisNote, HintRule, PlyWords, SwingWords, Verdict};

pub(super) fn depth(depth: Option<u32>, goes_on: bool) -> String {
    match depth {
        None if goes_on => "Analyzing…".to_owned(),
        None => "Nothing to analyze".to_owned(),
        Some(depth) if goes_on => format!("Depth {depth}…"),
        Some(depth) => format!("Depth {depth}"),
    }
}

pub(super) fn verdict(verdict: Verdict) -> String {
    match verdict {
        Verdict::Even => "Equal".to_owned(),
        Verdict::SlightlyBetter(color) => format!("{} is slightly better", side(color)),
        Verdict::Better(color) => format!("{} is better", side(color)),
        Verdict::MuchBetter(color) => format!("{} is much better", side(color)),
        Verdict::Wins { color, n_moves: 0 } => format!("{} has won", side(color)),
        Verdict::Wins { color, n_moves: 1 } => format!("{} wins in 1 move", side(color)),
        Verdict::Wins { color, n_moves } => format!("{} wins in {n_moves} moves", side(color)),
        Verdict::Drawn => "Draw".to_owned(),
        Verdict::WinsExactly { color, n_plies: 1 } => {
            format!("{} wins in exactly 1 ply", side(color))
        }
        Verdict::WinsExactly { color, n_plies } => {
            format!("{} wins in exactly {n_plies} plies", side(color))
        }
        Verdict::CertainDraw => "A certain draw".to_owned(),
    }
}

pub(super) fn at_ply(words: &PlyWords) -> String {
    let place = match &words.text {
        None => "Start".to_owned(),
        Some(text) => format!("Ply {}, {text}", words.ply),
    };
    words.verdict.map_or_else(|| place.clone(), |found| format!("{place}: {}", verdict(found)))
}

pub(super) fn swing(words: &SwingWords) -> String {
    let (before, after) = (verdict(words.before), verdict(words.after));
    format!("Turning point: {}. Before: {before}. After: {after}.", words.text)
}

pub(super) fn note(note: &AnalysisNote) -> String {
    match note {
        AnalysisNote::OnlyLegalMove { text } => format!("{text} is the only move."),
        AnalysisNote::OnlyGoodMove { text, next, verdict: found } => {
            format!("{text} is the only good move. With {next}: {}.", verdict(*found))
        }
        AnalysisNote::LookingForThreat(color) => {
            format!("What if it were {}'s turn? Looking…", side(*color))
        }
        AnalysisNote::Threat { color, text, verdict: found } => {
            format!("{} threatens {text}. After that: {}.", side(*color), verdict(*found))
        }
        AnalysisNote::NoThreat(color) => format!("{} threatens nothing.", side(*color)),
        AnalysisNote::MustCapture(color) => {
            format!("{} has to capture first, so threats do not count.", side(*color))
        }
    }
}

pub(super) fn hint_rule(rule: HintRule) -> String {
    match rule {
        HintRule::OnlyMove { n_taken: 0 } => "There is only one move.".to_owned(),
        HintRule::OnlyMove { n_taken } => {
            format!("A capture is compulsory, and there is only one. It takes {}.", pieces(n_taken))
        }
        HintRule::NoCapture { n_moves } => {
            format!("There is nothing to capture: any of the {n_moves} moves may be played.")
        }
        HintRule::AnyCapture => {
            "A capture is compulsory. Whichever you choose must be completed.".to_owned()
        }
        HintRule::KingCapture => {
            "A capture is compulsory, and if a king can capture, a king must.".to_owned()
        }
        HintRule::MostPieces { n_taken: 1 } => "A capture is compulsory.".to_owned(),
        HintRule::MostPieces { n_taken } => {
            format!("A capture is compulsory, and it must take {}.", pieces(n_taken))
        }
        HintRule::BestCapture => {
            "A capture is compulsory, and it must be one of the most valuable.".to_owned()
        }
    }
}

fn pieces(n: usize) -> String {
    if n == 1 { "1 piece".to_owned() } else { format!("{n} pieces") }
}

const fn side(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}
