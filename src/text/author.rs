//! The texts of the author's tool, and of the check of an exercise.

use super::{Finding, Naming};
use crate::rules::Color;
use crate::rules::explain::Refusal;

/// The texts of the author's tool.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "each field is the text that its name says")]
pub struct AuthorStrings {
    pub title: &'static str,
    /// Ways in and out.
    pub make: &'static str,
    pub edit: &'static str,
    pub back_to_exercise: &'static str,
    pub set_up: &'static str,
    pub try_it: &'static str,
    pub end_try: &'static str,
    pub trying: &'static str,
    pub finish: &'static str,
    pub discard: &'static str,
    pub confirm_discard: &'static str,
    /// Leaving an exercise that came with a link.
    pub leave: &'static str,

    pub goal: &'static str,
    /// In the order of the grammar: move to hold.
    pub goals: [&'static str; 8],
    pub n_moves: &'static str,
    pub target: &'static str,

    pub on_board: &'static str,
    /// In the order of their keys.
    pub tool_names: [&'static str; 10],
    /// What comes next on the board.
    pub next_answer: fn(Color, usize) -> String,
    pub next_choice: &'static str,
    pub next_judged: &'static str,
    pub next_reply: fn(Color, &str) -> String,
    pub next_over: &'static str,
    pub next_wrong: &'static str,
    pub next_mark: &'static str,
    pub next_arrow: &'static str,
    pub undo: &'static str,
    pub redo: &'static str,
    pub to_start: &'static str,
    pub step_back: &'static str,
    pub step_on: &'static str,

    /// What was recorded, said as it is done.
    pub accepted: fn(&str, usize) -> String,
    pub replied: fn(&str, &str) -> String,
    pub tried: fn(&str) -> String,
    pub try_from: fn(&str) -> String,
    pub arrow_from: fn(&str) -> String,
    /// What is drawn, and whether it is there now.
    pub drawn: fn(&str, bool) -> String,
    pub known: &'static str,
    pub full: &'static str,
    pub removed: &'static str,
    pub undone: &'static str,
    pub redone: &'static str,

    /// What is accepted.
    pub captures: fn(u32) -> String,
    pub lands: fn(&str) -> String,
    pub promotes: &'static str,
    pub leaves: &'static str,

    /// The list.
    pub recorded: &'static str,
    pub nothing: &'static str,
    pub answers_of: fn(usize) -> String,
    pub choices: &'static str,
    pub replies: &'static str,
    pub reply: fn(&str, &str) -> String,
    pub wrong: &'static str,
    pub words_to: fn(&str) -> String,
    pub drawings: &'static str,
    pub remove: &'static str,
    pub remove_what: fn(&str) -> String,
    pub also_accept: &'static str,
    pub add: &'static str,

    pub hint: &'static str,
    pub ok: &'static str,
    pub caption: &'static str,

    pub check: &'static str,
    pub checking: &'static str,
    pub not_checked: &'static str,
    pub changed_since: &'static str,
    /// Why it is no exercise yet.
    pub no_answer: fn(usize) -> String,
    pub too_few_choices: &'static str,
    pub too_long: &'static str,

    pub keys: &'static str,
    /// Name of the game, and what is asked.
    pub shared: fn(&str, &str) -> String,
}

/// The texts of the check. They are not the author's alone: the command line says them, too.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "each field is the text that its name says")]
pub struct CheckStrings {
    pub is_sound: fn(bool) -> &'static str,
    pub finding: fn(&Finding) -> String,
    /// Why a move is refused, as a whole sentence.
    pub refusal: fn(Naming<'_>, &Refusal) -> String,
}
