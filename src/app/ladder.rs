//! Results against the computer: kept when a game ends, and shown at its end, in the home and where a level is
//! chosen.

use yew::prelude::*;

use super::context::PlayHandle;
use super::{dom, storage};
use crate::notation::level::Level;
use crate::play::action::NewGame;
use crate::play::ladder::{Ladder, Outcome};
use crate::play::{Action, Mode};
use crate::rulesets::{self, Entry};
use crate::text::Strings;

/// The most games in the table.
const MAX_GAMES: usize = 8;

/// Keeps the result of each game that counts.
#[hook]
pub(super) fn use_ladder(play: &PlayHandle) {
    let ended = Outcome::of(play, 0).map(|outcome| (outcome.seed, outcome.score));
    let play = play.clone();
    use_effect_with(ended, move |ended| {
        let outcome = ended.and_then(|_| Outcome::of(&play, dom::today()));
        if let Some(outcome) = outcome {
            storage::keep_result(outcome);
        }
    });
}

/// How one stands at the level that was played, and the way to the level that is suggested.
pub(super) fn standing(play: &PlayHandle) -> Html {
    let Mode::Computer { level, .. } = play.mode() else { return Html::default() };
    let Some(outcome) = Outcome::of(play, dom::today()) else { return Html::default() };
    let mut results = storage::results();
    // It may be drawn before it is kept.
    results.add(outcome);
    let (text, id) = (play.strings(), play.entry().rules.id);
    let tally = results.tally(id, level);
    let words = text.ladder();
    // A match goes on as it was agreed.
    let suggested = results.suggested(id).filter(|it| *it != level && !play.goes_on_from_start());
    let way = suggested.map(|level| {
        let play = play.clone();
        let on_play = Callback::from(move |_: MouseEvent| {
            let NewGame { ruleset, mode, seed } = play.rematch();
            let Mode::Computer { human, .. } = mode else { return };
            let mode = Mode::Computer { human, level };
            play.send(Action::NewGame(NewGame { ruleset, mode, seed }));
        });
        link(words.play(&level.shown()), on_play)
    });
    html! {
        <p class="status__reason" data-part="ladder">
            { words.tally(&level.shown(), tally.n_won, tally.n_drawn, tally.n_lost) }
            { " " }{ way.unwrap_or_default() }
        </p>
    }
}

/// What is known of a level and the way to the one that is suggested, or advice for the first game.
pub(super) fn advice(
    text: &Strings,
    ruleset: &str,
    level: Level,
    on_level: &Callback<Level>,
) -> Html {
    let results = storage::results();
    let words = text.ladder();
    let Some(suggested) = results.suggested(ruleset) else {
        return html! { <p class="quiet">{ text.home().advice }</p> };
    };
    let tally = results.tally(ruleset, level);
    html! {
        <p class="quiet" data-part="ladder">
            if tally.n_games() > 0 {
                { words.tally(&level.shown(), tally.n_won, tally.n_drawn, tally.n_lost) }{ " " }
            }
            if suggested == level {
                { words.is_suggested }
            } else {
                { link(words.suggested(&suggested.shown()), on_level.reform(move |_| suggested)) }
            }
        </p>
    }
}

/// Adds results from a file, and says how many are new, if any are, after another sentence.
pub(super) fn take_in(text: &Strings, results: Ladder) -> String {
    match storage::merge_results(results) {
        0 => String::new(),
        n_new => format!(" {}", text.ladder().imported(n_new)),
    }
}

/// A button among words.
fn link(words: String, onclick: Callback<MouseEvent>) -> Html {
    html! { <button type="button" class="link" {onclick}>{ words }</button> }
}

/// All results, the games played last first.
pub(super) fn table(text: &Strings) -> Html {
    let results = storage::results();
    let words = text.ladder();
    let entries = results.rulesets().into_iter().filter_map(rulesets::find).take(MAX_GAMES);
    let games: Vec<_> = entries.map(|entry| game(text, &results, entry)).collect();
    html! {
        if !games.is_empty() {
            <h3 class="home__title" id="ladder-title">{ words.title }</h3>
            <table class="ladder" aria-labelledby="ladder-title">
                <thead>
                    <tr>
                        <th scope="col"><span class="visually-hidden">{ words.level }</span></th>
                        <th scope="col">{ words.won }</th>
                        <th scope="col">{ words.drawn }</th>
                        <th scope="col">{ words.lost }</th>
                    </tr>
                </thead>
                { for games }
            </table>
            <p class="quiet">{ words.about }</p>
        }
    }
}

/// The levels of a game under its name.
fn game(text: &Strings, results: &Ladder, entry: &Entry) -> Html {
    let level_word = text.ladder().level;
    let rows = results.levels(entry.rules.id).into_iter().map(|(level, tally)| {
        html! {
            <tr>
                <th scope="row">{ format!("{level_word} {}", level.shown()) }</th>
                <td>{ tally.n_won }</td>
                <td>{ tally.n_drawn }</td>
                <td>{ tally.n_lost }</td>
            </tr>
        }
    });
    html! {
        <tbody>
            <tr><th class="ladder__game" scope="rowgroup" colspan="4">{ text.game_name(entry) }</th></tr>
            { for rows }
        </tbody>
    }
}
