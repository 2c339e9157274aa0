//! What outlives the page: the game on the board, one that waits, and the language.

use std::cell::RefCell;

use yew::prelude::*;

use super::context::PlayHandle;
use super::dom;
use crate::text::Language;

const GAME: &str = "damiera.game";
const WAITING: &str = "damiera.waiting";
const LANGUAGE: &str = "damiera.language";

thread_local! {
    /// The game that waits, where the browser keeps nothing.
    static WAITING_HERE: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// The game as it was left.
pub(super) fn game() -> Option<String> {
    read(GAME)
}

/// The game that waits while one from a link is on the board.
pub(super) fn waiting() -> Option<String> {
    read(WAITING).or_else(|| WAITING_HERE.with_borrow(Clone::clone))
}

/// Lets a game wait.
pub(super) fn let_wait(game: &str) {
    if !write(WAITING, game) {
        WAITING_HERE.set(Some(game.to_owned()));
    }
}

/// The language that was chosen.
pub(super) fn language() -> Option<Language> {
    Language::of_code(&read(LANGUAGE)?)
}

/// Keeps the game after every ply, and the language. Says whether the browser lets it.
#[hook]
pub(super) fn use_storage(play: &PlayHandle) -> bool {
    let kept = use_state_eq(|| true);
    {
        // Written out when the state has changed, and not at every drawing.
        let (kept, last) = (kept.clone(), use_memo((), |()| RefCell::new(String::new())));
        use_effect_with(play.clone(), move |play| {
            let text = play.session_text();
            if *last.borrow() != text {
                kept.set(write(GAME, &text));
                last.replace(text);
            }
        });
    }
    use_effect_with(play.language(), |language| {
        write(LANGUAGE, language.code());
        announce(*language);
    });
    *kept
}

/// Tells the document which language is spoken in it.
pub(super) fn announce(language: Language) {
    if let Some(document) = dom::document() {
        document.set_title(language.strings().title);
    }
    dom::set_root_attribute("lang", language.code());
}

fn read(key: &str) -> Option<String> {
    dom::storage()?.get_item(key).ok().flatten()
}

fn write(key: &str, value: &str) -> bool {
    dom::storage().is_some_and(|storage| storage.set_item(key, value).is_ok())
}
