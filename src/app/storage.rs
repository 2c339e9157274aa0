//! What the browser stores: the game on the board, the game it replaced, and the language.

use std::cell::RefCell;

use yew::prelude::*;

use super::context::PlayHandle;
use super::dom;
use crate::play::settings::Settings;
use crate::rulesets;
use crate::text::Language;

const GAME: &str = "damiera.game";
const WAITING: &str = "damiera.waiting";
const PLAYED: &str = "damiera.played";
/// How many games that were played last are remembered.
const MAX_PLAYED: usize = 4;
const FAVORITES: &str = "damiera.favorites";
const SETTINGS: &str = "damiera.settings";
const LANGUAGE: &str = "damiera.language";

thread_local! {
    /// The game that was replaced, where the browser does not store anything.
    static WAITING_HERE: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// The stored game.
pub(super) fn game() -> Option<String> {
    read(GAME)
}

/// The game that was replaced by one from a link.
pub(super) fn waiting() -> Option<String> {
    read(WAITING).or_else(|| WAITING_HERE.with_borrow(Clone::clone))
}

/// Stores the game that is being replaced.
pub(super) fn let_wait(game: &str) {
    if !write(WAITING, game) {
        WAITING_HERE.set(Some(game.to_owned()));
    }
}

/// The games that were played last, the last one first.
pub(super) fn recently_played() -> Vec<&'static str> {
    ids(PLAYED, MAX_PLAYED)
}

/// The games that a person likes best, in the order in which that was said.
pub(super) fn favorites() -> Vec<&'static str> {
    ids(FAVORITES, rulesets::ALL.len())
}

/// Keeps the favorites. Where the browser does not store anything, they hold for this visit.
pub(super) fn keep_favorites(ids: &[&str]) {
    write(FAVORITES, &ids.join(" "));
}

/// The games in a stored list; those that are unknown are left out.
fn ids(key: &str, most: usize) -> Vec<&'static str> {
    let kept = read(key).unwrap_or_default();
    let ids = kept.split(' ').filter_map(|id| Some(rulesets::find(id)?.rules.id));
    ids.take(most).collect()
}

/// A game is begun.
pub(super) fn played(id: &str) {
    let others = recently_played().into_iter().filter(|&other| other != id);
    let ids: Vec<_> = std::iter::once(id).chain(others).take(MAX_PLAYED).collect();
    write(PLAYED, &ids.join(" "));
}

/// What was chosen about looks, sound and help.
pub(super) fn settings() -> Settings {
    read(SETTINGS).map(|text| Settings::read(&text)).unwrap_or_default()
}

/// Keeps what was chosen. Where the browser does not store anything, it holds for this visit.
pub(super) fn keep_settings(settings: Settings) {
    write(SETTINGS, &settings.write());
}

/// The language that was chosen.
pub(super) fn language() -> Option<Language> {
    Language::of_code(&read(LANGUAGE)?)
}

/// Stores the game after every ply, and the language. Returns whether the browser allows that.
#[hook]
pub(super) fn use_storage(play: &PlayHandle) -> bool {
    let kept = use_state_eq(|| true);
    {
        // The session is written once for each state, not at each rendering.
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
    use_effect_with((play.language(), play.headline()), {
        let play = play.clone();
        move |(language, headline)| {
            let title = if play.is_fresh() || !play.shows_game() {
                language.strings().title.to_owned()
            } else {
                format!("{headline} · {} · Damiera", play.strings().game_name(play.entry()))
            };
            if let Some(document) = dom::document() {
                document.set_title(&title);
            }
        }
    });
    *kept
}

/// Sets the language of the document, and where its lines begin.
pub(super) fn announce(language: Language) {
    if let Some(document) = dom::document() {
        document.set_title(language.strings().title);
    }
    dom::set_root_attribute("lang", language.code());
    dom::set_root_attribute("dir", language.direction().name());
}

fn read(key: &str) -> Option<String> {
    dom::storage()?.get_item(key).ok().flatten()
}

fn write(key: &str, value: &str) -> bool {
    dom::storage().is_some_and(|storage| storage.set_item(key, value).is_ok())
}
