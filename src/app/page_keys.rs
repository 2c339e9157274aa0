//! Keys on the board that act on the rest of the page.

use yew::NodeRef;

use super::context::{BoardHandle, PlayHandle};
use super::{author, editor};
use crate::play::Action;
use crate::play::action::BoardAction;
use crate::play::embedded::EmbedAction;
use crate::play::screen::Seen;

/// The board that is shown, with these keys.
pub(super) fn on_board(play: &PlayHandle) -> BoardHandle {
    let keys = play.clone();
    play.on_board().with_keys(move |root, key| press(&keys, root, key))
}

/// Handles a key. Returns whether it did anything.
fn press(play: &PlayHandle, root: &NodeRef, key: &str) -> bool {
    match play.seen() {
        Seen::Edit(_) => return editor::key(play, root, key),
        Seen::Solve(_) => {
            let is_hint = key.eq_ignore_ascii_case("h");
            if is_hint {
                play.send(Action::Solve(EmbedAction::Hint));
            }
            return is_hint;
        }
        Seen::Make(author) => return author::key(play, author, key),
        Seen::Game | Seen::Study(_) => {}
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
