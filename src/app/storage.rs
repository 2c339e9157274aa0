//! What the browser stores: the game on the board, the game it replaced, and the language.

use std::cell::RefCell;

use yew::prelude::*;

use super::context::PlayHandle;
use super::dom;
use crate::play::ladder::{Ladder, Outcome};
use crate::play::missed::{Missed, MissedIn};
use crate::play::practice::log::Log as PracticeLog;
use crate::play::settings::Settings;
use crate::play::walk::Progress;
use crate::rulesets;
use crate::tactics::log::Log;
use crate::text::Language;

const GAME: &str = "damiera.game";
const WAITING: &str = "damiera.waiting";
const PLAYED: &str = "damiera.played";
/// How many games that were played last are remembered.
const MAX_PLAYED: usize = 4;
const FAVORITES: &str = "damiera.favorites";
const SETTINGS: &str = "damiera.settings";
/// Followed by the course and the file of a lesson.
const LESSON: &str = "damiera.lesson.";
const OPEN_LESSON: &str = "damiera.lesson";
/// The ids of a person's own lessons; followed by a dot and one of them, its text.
const OWN_LESSONS: &str = "damiera.lessons";
/// The id of the lesson that is made.
const MAKING: &str = "damiera.making";
/// Followed by the id of a ruleset.
const TACTICS: &str = "damiera.tactics.";
const RESULTS: &str = "damiera.results";
const MISSED: &str = "damiera.missed";
/// Followed by the id of a ruleset.
const PRACTICE: &str = "damiera.practice.";
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

/// What is kept of the tactics of a game.
pub(super) fn tactics(id: &str) -> Log {
    read(&[TACTICS, id].concat()).map(|text| Log::read(&text)).unwrap_or_default()
}

/// What is kept of a lesson.
pub(super) fn progress(id: &str) -> Progress {
    read(&[LESSON, id].concat()).map(|text| Progress::read(&text)).unwrap_or_default()
}

/// Keeps how far one has come with a lesson.
pub(super) fn keep_progress(id: &str, progress: &Progress) {
    write(&[LESSON, id].concat(), &progress.to_string());
}

/// The lesson that is on the board: its course and its file.
pub(super) fn open_lesson() -> Option<String> {
    read(OPEN_LESSON).filter(|id| !id.is_empty())
}

/// Keeps which lesson is on the board; an empty text is none.
pub(super) fn keep_open_lesson(id: &str) {
    write(OPEN_LESSON, id);
}

/// The ids of a person's own lessons, with spaces between them.
pub(super) fn own_lessons() -> String {
    read(OWN_LESSONS).unwrap_or_default()
}

/// Keeps them. Returns whether the browser allows that.
pub(super) fn keep_own_lessons(ids: &str) -> bool {
    write(OWN_LESSONS, ids)
}

/// The text of an own lesson.
pub(super) fn own_lesson(id: &str) -> Option<String> {
    read(&[OWN_LESSONS, ".", id].concat())
}

/// Keeps it. Returns whether the browser allows that.
pub(super) fn keep_own_lesson(id: &str, text: &str) -> bool {
    write(&[OWN_LESSONS, ".", id].concat(), text)
}

/// Forgets an own lesson.
pub(super) fn forget_own_lesson(id: &str) {
    if let Some(storage) = dom::storage() {
        for key in [[OWN_LESSONS, ".", id].concat(), [LESSON, id].concat()] {
            // What cannot be forgotten is not in the list any more.
            let _ = storage.remove_item(&key);
        }
    }
}

/// The id of the lesson that is made; empty for none.
pub(super) fn making() -> String {
    read(MAKING).unwrap_or_default()
}

/// Keeps which lesson is made.
pub(super) fn keep_making(id: &str) {
    write(MAKING, id);
}

/// Keeps it.
pub(super) fn keep_tactics(id: &str, log: &Log) {
    write(&[TACTICS, id].concat(), &log.to_string());
}

/// The results against the computer. What cannot be read is left out.
pub(super) fn results() -> Ladder {
    read(RESULTS).map(|text| Ladder::read(&text).0).unwrap_or_default()
}

/// Keeps the result of a game, once.
pub(super) fn keep_result(outcome: Outcome) {
    let mut results = results();
    if results.add(outcome) {
        write(RESULTS, &results.to_string());
    }
}

/// What was missed in the games that were gone through.
pub(super) fn missed() -> Missed {
    read(MISSED).map(|text| Missed::read(&text)).unwrap_or_default()
}

/// Keeps what was missed in a game, in the place of what is known of it.
pub(super) fn keep_missed(one: MissedIn) {
    let mut missed = missed();
    missed.add(one);
    write(MISSED, &missed.to_string());
}

/// Adds results from elsewhere. Returns how many are new.
pub(super) fn merge_results(others: Ladder) -> usize {
    let mut results = results();
    let n_new = results.merge(others);
    if n_new > 0 {
        write(RESULTS, &results.to_string());
    }
    n_new
}

/// What is kept of the endings of a game.
pub(super) fn practice(id: &str) -> PracticeLog {
    read(&[PRACTICE, id].concat()).map(|text| PracticeLog::read(&text)).unwrap_or_default()
}

/// Keeps it.
pub(super) fn keep_practice(id: &str, log: &PracticeLog) {
    write(&[PRACTICE, id].concat(), &log.to_string());
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
