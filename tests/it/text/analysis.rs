//! What analysis and hints say.

use damiera::rules::Color;
use damiera::text::{AnalysisNote, Assessment, HintRule, PlyWords, Strings, SwingWords};

use super::check;

pub(super) fn depths(strings: &Strings) -> Vec<String> {
    [None, Some(1), Some(12)]
        .into_iter()
        .flat_map(|depth| [true, false].map(|on| strings.depth(depth, on)))
        .collect()
}

pub(super) fn assessments() -> Vec<Assessment> {
    let degrees = [Assessment::SlightlyBetter, Assessment::Better, Assessment::MuchBetter];
    let mut assessments = vec![Assessment::Even, Assessment::Drawn, Assessment::CertainDraw];
    for color in Color::BOTH {
        assessments.extend(degrees.map(|degree| degree(color)));
        assessments.extend([0, 1, 5].map(|n_moves| Assessment::Wins { color, n_moves }));
        assessments.extend([1, 5].map(|n_plies| Assessment::WinsExactly { color, n_plies }));
    }
    assessments
}

pub(super) fn plies() -> Vec<PlyWords> {
    let texts = [(0, None), (12, Some("32-28".to_owned()))];
    let assessments = [None, Some(Assessment::Even)];
    let words = |(ply, text): (usize, Option<String>)| {
        assessments.map(|assessment| PlyWords { ply, text: text.clone(), assessment })
    };
    texts.into_iter().flat_map(words).collect()
}

pub(super) fn swing() -> SwingWords {
    let after = Assessment::MuchBetter(Color::Black);
    SwingWords { text: "32-28".to_owned(), before: Assessment::Even, after }
}

pub(super) fn notes() -> Vec<AnalysisNote> {
    let [text, next] = ["32-28", "34-30"].map(str::to_owned);
    let (color, assessment) = (Color::Black, Assessment::Better(Color::Black));
    vec![
        AnalysisNote::OnlyLegalMove { text: text.clone() },
        AnalysisNote::OnlyGoodMove { text: text.clone(), next, assessment },
        AnalysisNote::LookingForThreat(color),
        AnalysisNote::Threat { color, text, assessment },
        AnalysisNote::NoThreat(color),
        AnalysisNote::MustCapture(color),
    ]
}

pub(super) fn rules() -> Vec<HintRule> {
    let mut rules = vec![
        HintRule::NoCapture { n_moves: 9 },
        HintRule::AnyCapture,
        HintRule::KingCapture,
        HintRule::BestCapture,
    ];
    rules.extend([0, 1, 2].map(|n_taken| HintRule::OnlyMove { n_taken }));
    rules.extend([1, 2].map(|n_taken| HintRule::MostPieces { n_taken }));
    rules
}

#[test]
fn a_certain_win_is_said_with_its_moves() {
    let wins =
        |color, n_moves| move |s: &Strings| s.assessment(Assessment::Wins { color, n_moves });
    check(
        wins(Color::White, 5),
        ["White wins in 5 moves", "Il Bianco vince in 5 mosse", "Wit wint in 5 zetten"],
    );
    check(
        wins(Color::Black, 1),
        ["Black wins in 1 move", "Il Nero vince in una mossa", "Zwart wint in 1 zet"],
    );
    check(wins(Color::Black, 0), ["Black has won", "Il Nero ha vinto", "Zwart heeft gewonnen"]);
}

#[test]
fn a_known_ending_is_said_to_be_certain() {
    let wins = |color, n_plies| {
        move |s: &Strings| s.assessment(Assessment::WinsExactly { color, n_plies })
    };
    check(
        wins(Color::White, 7),
        [
            "White wins in exactly 4 moves",
            "Il Bianco vince esattamente in 4 mosse",
            "Wit wint in precies 4 zetten",
        ],
    );
    check(
        wins(Color::Black, 1),
        [
            "Black wins in exactly 1 move",
            "Il Nero vince esattamente in una mossa",
            "Zwart wint in precies 1 zet",
        ],
    );
    check(
        |s| s.assessment(Assessment::CertainDraw),
        ["A certain draw", "Patta certa", "Zeker remise"],
    );
}

#[test]
fn a_position_of_the_game_is_said_with_its_move_and_value() {
    let ply = PlyWords {
        ply: 12,
        text: Some("32-28".to_owned()),
        assessment: Some(Assessment::Better(Color::White)),
    };
    let start = PlyWords { ply: 0, text: None, assessment: None };
    check(
        |s| s.at_ply(&ply),
        [
            "Move 6, 32-28: White is better",
            "Mossa 6, 32-28: Il Bianco sta meglio",
            "Zet 6, 32-28: Wit staat beter",
        ],
    );
    check(|s| s.at_ply(&start), ["Start", "Inizio", "Begin"]);
}

#[test]
fn the_rule_of_a_hint_says_how_many_pieces_must_be_taken() {
    let most = HintRule::MostPieces { n_taken: 3 };
    check(
        |s| s.hint_rule(most),
        [
            "A capture is compulsory, and it must take 3 pieces.",
            "La presa è obbligatoria e deve prendere 3 pezzi.",
            "Slaan is verplicht, en meerslag gaat voor: je moet 3 stukken slaan.",
        ],
    );
}
