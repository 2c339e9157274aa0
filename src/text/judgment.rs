//! The texts of analysis and hints.

use super::Strings;
use super::words::{AnalysisNote, Assessment, HintRule, PlyWords, SwingWords};

impl Strings {
    /// How deep the engine has looked, in plies, and whether it goes on.
    pub fn depth(&self, depth: Option<u32>, goes_on: bool) -> String {
        match depth {
            None if goes_on => self.depth_begun.to_owned(),
            None => self.depth_nothing.to_owned(),
            Some(depth) => self.depth_reached(depth, goes_on),
        }
    }

    /// How good a position is.
    pub fn assessment(&self, assessment: Assessment) -> String {
        match assessment {
            Assessment::Even => self.verdict_even.to_owned(),
            Assessment::SlightlyBetter(color) => self.verdict_slightly_better(color),
            Assessment::Better(color) => self.verdict_better(color),
            Assessment::MuchBetter(color) => self.verdict_much_better(color),
            Assessment::Wins { color, n_moves: 0 } => self.verdict_has_won(color),
            Assessment::Wins { color, n_moves } => self.verdict_wins(color, n_moves),
            Assessment::Drawn => self.verdict_drawn.to_owned(),
            Assessment::WinsExactly { color, n_plies } => {
                self.verdict_wins_exactly(color, n_plies.div_ceil(2))
            }
            Assessment::CertainDraw => self.verdict_certain_draw.to_owned(),
        }
    }

    /// The position at a ply: the move that led there, and how good it is.
    pub fn at_ply(&self, words: &PlyWords) -> String {
        let place = match &words.text {
            None => self.ply_start.to_owned(),
            Some(text) => self.ply_after(words.ply.div_ceil(2), text),
        };
        match words.assessment {
            None => place,
            Some(assessment) => format!("{place}: {}", self.assessment(assessment)),
        }
    }

    /// The move that changed the value most.
    pub fn swing(&self, words: &SwingWords) -> String {
        let [before, after] =
            [words.before, words.after].map(|assessment| self.assessment(assessment));
        self.turning_point(&words.text, &before, &after)
    }

    /// The remark beside a position's value.
    pub fn analysis_note(&self, note: &AnalysisNote) -> String {
        match note {
            AnalysisNote::OnlyLegalMove { text } => self.note_only_legal_move(text),
            AnalysisNote::OnlyGoodMove { text, next, assessment } => {
                self.note_only_good_move(text, next, &self.assessment(*assessment))
            }
            AnalysisNote::LookingForThreat(color) => self.note_looking_for_threat(*color),
            AnalysisNote::Threat { color, text, assessment } => {
                self.note_threat(*color, text, &self.assessment(*assessment))
            }
            AnalysisNote::NoThreat(color) => self.note_no_threat(*color),
            AnalysisNote::MustCapture(color) => self.note_must_capture(*color),
        }
    }

    /// The rule that decides which moves are legal.
    pub fn hint_rule(&self, rule: HintRule) -> String {
        match rule {
            HintRule::OnlyMove { n_taken: 0 } => self.hint_only_move.to_owned(),
            HintRule::OnlyMove { n_taken } => self.hint_only_capture(n_taken),
            HintRule::NoCapture { n_moves } => self.hint_no_capture(n_moves),
            HintRule::AnyCapture => self.hint_any_capture.to_owned(),
            HintRule::KingCapture => self.hint_king_capture.to_owned(),
            HintRule::MostPieces { n_taken } => self.hint_most_pieces(n_taken),
            HintRule::BestCapture => self.hint_best_capture.to_owned(),
        }
    }
}
