//! What is asked of the computer beside its moves: analysis, and hints.

use super::Page;
use crate::notation::movetext;
use crate::play::analysis::{AnalysisView, AnalysisWish, LineText, Score};
use crate::play::game::Thought;
use crate::play::hint::{self, Hint, HintStep};
use crate::play::table::Table;
use crate::rules::Move;
use crate::text::MoveWords;

impl Page {
    pub(super) fn toggle_analysis(&mut self) {
        let table = self.table_mut();
        table.game.analysis.toggle();
        table.settle();
        table.game.renumber();
        let text = table.strings();
        let said = if table.analyzes() { text.analysis_on } else { text.analysis_off };
        table.board.say(said.to_owned());
    }

    pub(super) fn toggle_threat(&mut self) {
        if !self.analyzes() {
            return;
        }
        let game = &mut self.table_mut().game;
        game.count_thought();
        game.analysis.toggle_threat(&game.record);
        self.say_note();
    }

    pub(super) fn set_lines(&mut self, n_lines: u8) {
        let game = &mut self.table_mut().game;
        game.analysis.set_lines(n_lines);
        if game.analyzes() {
            game.renumber();
        }
    }

    pub(super) fn analysis_lines(&mut self, id: u32, depth: u32, lines: Vec<LineText>) {
        if self.is_analysis(id) {
            let game = &mut self.table_mut().game;
            game.analysis.lines_found(&game.record, depth, lines);
        }
    }

    pub(super) fn analysis_value(&mut self, id: u32, ply: usize, score: Score) {
        if self.is_analysis(id) {
            let game = &mut self.table_mut().game;
            game.analysis.value_found(&game.record, ply, score);
        }
    }

    pub(super) fn analysis_ended(&mut self, id: u32) {
        if !self.is_analysis(id) {
            return;
        }
        self.table_mut().game.analysis.end();
        if self.analysis.looks_for_threat() {
            self.say_note();
        }
    }

    /// Says the note to who cannot see it.
    fn say_note(&mut self) {
        let note = self.analysis.note(&self.record, self.strings());
        if !note.is_empty() {
            self.say(note);
        }
    }

    /// The next step of a hint; after the last one it goes.
    pub(super) fn next_hint(&mut self) {
        if self.can_hint() {
            let game = &mut self.table_mut().game;
            game.hint = Hint::next(game.hint);
            self.say_hint();
        }
    }

    pub(super) fn hinted(&mut self, id: u32, best: &str) {
        if id != self.engine.thought {
            return;
        }
        let Some(hint) = self.hint else { return };
        let (game, position) = (self.game(), self.game().position());
        let best = movetext::parse(game.ruleset(), position, game.legal_moves(), best).ok();
        self.table_mut().game.hint = best.map(|best| Hint { best: Some(best), ..hint });
        if hint.step > HintStep::Rule {
            self.say_hint();
        }
    }

    fn say_hint(&mut self) {
        if let Some(words) = self.hint_words() {
            self.say(words);
        }
    }
}

impl Table {
    /// What the computer should be analyzing now.
    pub fn analysis_wish(&self) -> Option<AnalysisWish> {
        if self.board.animation.is_some() {
            return None;
        }
        self.analysis.wish(&self.record, self.engine.thought, self.entry.rules.id)
    }

    /// What analysis has to say; `None` while it is off.
    pub fn analysis_view(&self) -> Option<AnalysisView> {
        self.analysis.view(&self.record, self.strings())
    }

    /// Whether there is anything to give a hint about. Analysis shows more than a hint.
    pub fn can_hint(&self) -> bool {
        self.accepts_moves() && !self.analyzes()
    }

    /// What the computer should think about for a hint.
    pub fn hint_wish(&self) -> Option<Thought> {
        if self.board.animation.is_some() || self.hint?.best.is_some() {
            return None;
        }
        // The same hint whoever asks.
        Some(self.thought_of(hint::LEVEL, 0))
    }

    /// The hint in words.
    pub fn hint_words(&self) -> Option<String> {
        let text = self.strings();
        let hint = self.hint?;
        let game = self.game();
        Some(match (hint.step, hint.best) {
            (HintStep::Rule, _) => {
                let rule = hint::rule(game.ruleset(), game.position(), game.legal_moves());
                (text.hint_rule)(rule)
            }
            (_, None) => text.hint_waits.to_owned(),
            (HintStep::Piece, Some(best)) => {
                (text.hint_piece)(&self.board().label(best.from).to_string())
            }
            (HintStep::Move, Some(best)) => (text.hint_move)(&self.words_of(&best)),
        })
    }

    fn words_of(&self, mv: &Move) -> String {
        let position = self.game().position();
        let route = self.game().ruleset().route(position, mv);
        (self.strings().moved)(&MoveWords::new(self.board(), position, mv, &route))
    }
}
