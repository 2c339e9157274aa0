//! What a person misses most, over all games that were gone through: kept when a report is there, and shown in
//! the library.

use yew::prelude::*;

use super::context::PlayHandle;
use super::open::Open;
use super::searcher::lookback_of;
use super::tactics::begin_about;
use super::{own, storage};
use crate::play::lookback::Stage;
use crate::play::missed::{Kind, MissedIn};
use crate::rulesets::{self, Entry};
use crate::tactics::Theme;

/// The most games in the list.
const MAX_GAMES: usize = 8;

/// Keeps what was missed in each game that was gone through to its end.
#[hook]
pub(super) fn use_missed(play: &PlayHandle) {
    let lookback = lookback_of(play).filter(|(_, lookback)| lookback.stage() == Stage::Report);
    let missed = lookback.and_then(|(_, lookback)| MissedIn::of(lookback.review()));
    use_effect_with(missed, |missed| {
        if let Some(missed) = missed {
            storage::keep_missed(missed.clone());
        }
    });
}

/// Begins with tactics in which the same is to be seen that was missed.
fn trains(play: &PlayHandle, entry: &'static Entry, kind: Kind) -> Callback<MouseEvent> {
    let theme = match kind {
        // Who finds shots finds those of the other side.
        Kind::Shot | Kind::Allowed => Theme::Shot,
        Kind::Choice => Theme::Choice,
        Kind::Ending => Theme::Ending,
        Kind::Quiet => Theme::Quiet,
    };
    let play = play.clone();
    Callback::from(move |_: MouseEvent| {
        own::show(Open::Nothing);
        begin_about(&play, entry.rules.id, theme);
    })
}

/// What is missed most in each game, the one gone through last first; a press leads to tactics of that kind.
pub(super) fn list(play: &PlayHandle) -> Html {
    let text = play.strings();
    let missed = storage::missed();
    let words = text.missed();
    let names = |kind: Kind| match kind {
        Kind::Shot => words.shot,
        Kind::Allowed => words.allowed,
        Kind::Choice => words.choice,
        Kind::Ending => words.ending,
        Kind::Quiet => words.quiet,
    };
    let entries = missed.rulesets().into_iter().filter_map(rulesets::find).take(MAX_GAMES);
    let entries: Vec<_> = entries.collect();
    let games: Vec<_> = entries
        .into_iter()
        .map(|entry| {
            let (n_games, most) = missed.most(entry.rules.id);
            html! {
                <li class="missed__game">
                    <p class="missed__name">
                        { text.game_name(entry) }{ " " }
                        <span class="quiet">{ words.in_games(n_games) }</span>
                    </p>
                    if most.is_empty() {
                        <p class="quiet">{ words.nothing }</p>
                    }
                    <ol class="missed__kinds">
                        { for most.into_iter().map(|(kind, n)| {
                            html! {
                                <li>
                                    <button type="button" class="button"
                                        onclick={trains(play, entry, kind)}>
                                        <span>{ names(kind) }</span>{ " " }<b>{ "× " }{ n }</b>
                                    </button>
                                </li>
                            }
                        }) }
                    </ol>
                </li>
            }
        })
        .collect();
    html! {
        if !games.is_empty() {
            <section data-part="missed">
                <h3 class="library__title">{ words.title }</h3>
                <p class="quiet">{ words.train }</p>
                <ul class="missed">{ for games }</ul>
            </section>
        }
    }
}
