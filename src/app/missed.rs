//! What a person misses most, over all games that were gone through: kept when a report is there, and shown in
//! the library.

use yew::prelude::*;

use super::context::PlayHandle;
use super::searcher::lookback_of;
use super::storage;
use crate::play::lookback::Stage;
use crate::play::missed::{Kind, MissedIn};
use crate::rulesets;
use crate::text::Strings;

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

/// What is missed most in each game, the one gone through last first.
pub(super) fn list(text: &Strings) -> Html {
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
    let games: Vec<_> = entries
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
                        { for most.into_iter().map(|(kind, n)| html! {
                            <li><span>{ names(kind) }</span>{ " " }<b>{ "× " }{ n }</b></li>
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
                <ul class="missed">{ for games }</ul>
            </section>
        }
    }
}
