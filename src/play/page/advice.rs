//! What the engine does besides playing: analysis and hints.

use crate::notation::level::Level;
use crate::notation::movetext;
use crate::play::analysis::{AnalysisView, AnalysisWish, EngineScore, LineText};
use crate::play::game::{GameSession, Thought};
use crate::play::hint::{self, Hint, HintStep};
use crate::play::table::Table;
use crate::rules::Move;
use crate::text::MoveWords;

/// Turns analysis on or off.
pub(super) fn toggle_analysis(table: &mut Table) {
    table.game.analysis.toggle();
    table.settle();
    table.game.renumber();
    let text = table.strings();
    let said = if table.analyzes() { text.analysis_on } else { text.analysis_off };
    table.board.say(said.to_owned());
}

/// Shows or hides what the side not to move threatens.
pub(super) fn toggle_threat(table: &mut Table) {
    if !table.analyzes() {
        return;
    }
    let game = &mut table.game;
    game.count_thought();
    game.analysis.toggle_threat(&game.record);
    say_note(table);
}

/// Sets how many lines the analysis shows.
pub(super) fn set_lines(game: &mut GameSession, n_lines: u8) {
    game.analysis.set_lines(n_lines);
    if game.analyzes() {
        game.renumber();
    }
}

/// Takes the lines of a finished depth, unless they are outdated.
pub(super) fn analysis_lines(game: &mut GameSession, id: u32, depth: u32, lines: Vec<LineText>) {
    if game.is_analysis(id) {
        game.analysis.lines_found(&game.record, depth, lines);
    }
}

/// Takes the value of a position of the game, unless it is outdated.
pub(super) fn analysis_value(game: &mut GameSession, id: u32, ply: usize, score: EngineScore) {
    if game.is_analysis(id) {
        game.analysis.value_found(&game.record, ply, score);
    }
}

/// The analysis has nothing left to do.
pub(super) fn analysis_ended(table: &mut Table, id: u32) {
    if !table.is_analysis(id) {
        return;
    }
    table.game.analysis.end();
    if table.analysis.looks_for_threat() {
        say_note(table);
    }
}

/// Announces the remark to screen readers.
fn say_note(table: &mut Table) {
    let note = table.analysis.note(&table.record, table.strings());
    if !note.is_empty() {
        table.board.say(note);
    }
}

/// Shows the next step of a hint, or hides it after the last.
pub(super) fn next_hint(table: &mut Table) {
    if table.can_hint() {
        let game = table.game();
        let rule = hint::rule(game.ruleset(), game.position(), game.legal_moves());
        table.game.hint = Hint::next(table.game.hint, rule);
        say_hint(table);
    }
}

/// Takes the move for a hint.
pub(super) fn hinted(table: &mut Table, id: u32, best: &str) {
    if id != table.engine.thought {
        return;
    }
    let Some(hint) = table.hint else { return };
    let (game, position) = (table.game(), table.game().position());
    let best = movetext::parse(game.ruleset(), position, game.legal_moves(), best).ok();
    table.game.hint = best.map(|best| Hint { best: Some(best), ..hint });
    if hint.step > HintStep::Rule {
        say_hint(table);
    }
}

fn say_hint(table: &mut Table) {
    if let Some(words) = table.hint_words() {
        table.board.say(words);
    }
}

fn words_of(table: &Table, mv: &Move) -> String {
    let position = table.game().position();
    let route = table.game().ruleset().route(position, mv);
    table.strings().moved(&MoveWords::new(table.board(), position, mv, &route))
}

impl Table {
    /// What the engine should analyze now.
    pub fn analysis_wish(&self) -> Option<AnalysisWish> {
        if self.board.animation.is_some() {
            return None;
        }
        self.analysis.wish(&self.record, self.engine.thought, self.entry.rules.id)
    }

    /// What the analysis panel shows; `None` while analysis is off.
    pub fn analysis_view(&self) -> Option<AnalysisView> {
        self.analysis.view(&self.record, self.strings())
    }

    /// Whether a hint can be given. With analysis on there is none, because it shows more.
    pub fn can_hint(&self) -> bool {
        self.accepts_moves() && !self.analyzes()
    }

    /// What the engine should think about for a hint.
    pub fn hint_wish(&self) -> Option<Thought> {
        if self.board.animation.is_some() || self.hint?.best.is_some() {
            return None;
        }
        // With one seed, hints differ only by what the engine remembers.
        Some(self.thought_of(Level::STRONGEST, 0))
    }

    /// The hint as a sentence.
    pub fn hint_words(&self) -> Option<String> {
        let text = self.strings();
        let hint = self.hint?;
        let game = self.game();
        Some(match (hint.step, hint.best) {
            (HintStep::Rule, _) => {
                let rule = hint::rule(game.ruleset(), game.position(), game.legal_moves());
                text.hint_rule(rule)
            }
            (_, None) => text.hint_waits.to_owned(),
            (HintStep::Piece, Some(best)) => {
                text.hint_piece(&self.board().label(best.from).to_string())
            }
            (HintStep::Move, Some(best)) => text.hint_move(&words_of(self, &best)),
        })
    }
}
