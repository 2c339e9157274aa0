//! Keys on the board that mean something of the page beside it.

use yew::NodeRef;

use super::context::PlayHandle;
use super::editor;
use crate::play::Action;
use crate::play::action::BoardAction;

/// Deals with a key; whether it means something here.
pub(super) fn press(play: &PlayHandle, root: &NodeRef, key: &str) -> bool {
    if play.editor().is_some() {
        return editor::key(play, root, key);
    }
    match key {
        "a" | "A" => play.send(Action::ToggleAnalysis),
        "x" | "X" => play.send(Action::ToggleThreat),
        "h" | "H" => play.send(Action::Hint),
        "e" | "E" => play.send(BoardAction::Say(evaluation(play))),
        _ => return false,
    }
    true
}

fn evaluation(play: &PlayHandle) -> String {
    let words = play.evaluation();
    if words.is_empty() { play.strings().no_evaluation.to_owned() } else { words }
}
