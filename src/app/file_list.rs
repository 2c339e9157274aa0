//! The list of a PDN file's games with its search, and the faults of one of them.

use yew::prelude::*;

use super::context::PlayHandle;
use super::kept_list::{details, more_button, players, search_field};
use super::library::Room;
use crate::play::file::{FileGame, FileList};
use crate::protocol::files::Record;
use crate::text::LibraryStrings;

/// The games of the file.
pub(super) fn file_list(room: &Room, file: &FileList, play: &PlayHandle) -> Html {
    let text = &play.strings().library();
    let (games, n_found) = file.found();
    html! {
        <>
            <div class="library__files">
                { back_button(room, text) }
                <h3 class="library__title">{ file.name.clone() }</h3>
            </div>
            if file.is_empty() {
                <p class="library__none">{ text.reading }</p>
            } else {
                { search_field(room, &file.search, n_found, file.len(), text) }
                if file.has_more { <p class="library__none">{ text.more_in_file }</p> }
                <ol class="games" data-whole={file.is_whole.to_string()}>
                    { for games.iter().map(|game| row(room, game, play)) }
                </ol>
                { more_button(room, games.len() < n_found, text) }
            }
        </>
    }
}

fn back_button(room: &Room, text: &LibraryStrings) -> Html {
    let on_back = {
        let room = room.clone();
        Callback::from(move |_: MouseEvent| room.go_back())
    };
    html! { <button type="button" class="button" onclick={on_back}>{ text.back }</button> }
}

fn row(room: &Room, game: &FileGame, play: &PlayHandle) -> Html {
    let text = &play.strings().library();
    let listed = &game.listed;
    let on_open = {
        let (room, idx) = (room.clone(), game.idx);
        Callback::from(move |_: MouseEvent| room.read(idx))
    };
    let number = format!("{}.", game.idx + 1);
    let players = players(&listed.white, &listed.black, text.unknown_player);
    let name = [players.as_str(), &listed.event].into_iter().find(|name| !name.is_empty());
    let event = if players.is_empty() { "" } else { &listed.event };
    let rules = game.ruleset().map_or("", |entry| play.strings().game_name(entry));
    let moves = text.n_moves(listed.n_moves.div_ceil(2));
    html! {
        <li class="games__row" key={game.idx}>
            <button type="button" class="games__open" onclick={on_open}>
                <span class="games__name">
                    { format!("{number} {}", name.unwrap_or(text.unknown_player)) }
                </span>
                { details(&[&listed.result, event, &listed.site, &listed.date, rules, &moves]) }
            </button>
        </li>
    }
}

/// What a person should know about a game before opening it.
pub(super) fn doubt(room: &Room, record: &Record, text: &LibraryStrings) -> Html {
    let on_open = {
        let room = room.clone();
        Callback::from(move |_: MouseEvent| room.open_anyway())
    };
    let n_more = usize::try_from(record.n_more_faults).unwrap_or(usize::MAX);
    let n_faults = record.faults.len().saturating_add(n_more);
    html! {
        <section class="library__doubt">
            <p class="library__title">{ text.n_faults(n_faults) }</p>
            if record.is_guess { <p>{ text.is_guess }</p> }
            <ul class="library__faults">
                { for record.faults.iter().map(|fault| html! {
                    <li>{ text.fault_at(fault.line, fault.column, &fault.reason) }</li>
                }) }
            </ul>
            <div class="library__files">
                if !record.link.is_empty() {
                    <button type="button" class="button button--accent" onclick={on_open}>
                        { text.open_anyway }
                    </button>
                }
                { back_button(room, text) }
            </div>
        </section>
    }
}
