//! The list of saved games, with a form to save one and a search. Some parts are shared with the
//! list of a file's games.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::context::PlayHandle;
use super::library::{Desk, Room, SEARCH, UNDELETE};
use super::missed;
use crate::play::library::{Origin, SavedGame, Search, name_for};
use crate::text::LibraryStrings;

/// The id of the element that opens a saved game.
pub(super) fn row_id(id: &str) -> String {
    format!("kept-{id}")
}

/// The message that a game was deleted, with a button to restore it.
pub(super) fn deleted(room: &Room, desk: &Desk, text: &LibraryStrings) -> Html {
    let Some(game) = desk.library.deleted() else { return Html::default() };
    let on_undelete = {
        let room = room.clone();
        Callback::from(move |_: MouseEvent| room.undelete())
    };
    html! {
        <p class="message">
            { text.deleted(&game.name) }
            <button type="button" class="button" id={UNDELETE} onclick={on_undelete}>
                { text.undelete }
            </button>
        </p>
    }
}

/// The form to save the game on the board, and the saved games.
pub(super) fn kept(room: &Room, desk: &Desk, play: &PlayHandle) -> Html {
    let text = &play.strings().library();
    let (games, n_found) = desk.library.found();
    let on_export = {
        let room = room.clone();
        Callback::from(move |_: MouseEvent| room.export())
    };
    html! {
        <>
            { save_form(room, desk, play) }
            <h3 class="library__title">{ text.kept_games }</h3>
            if desk.library.is_empty() {
                <p class="library__none">{ text.nothing_kept }</p>
            } else {
                { search_field(room, &desk.library.search, n_found, desk.library.len(), text) }
                <ol class="games">
                    { for games.iter().map(|game| row(room, desk, game, play)) }
                </ol>
                { more_button(room, games.len() < n_found, text) }
            }
            <div class="picker__foot">
                { file_button(room, text.open_file) }
                if !desk.library.is_empty() {
                    <button type="button" class="button" onclick={on_export}>{ text.export }</button>
                }
                <span class="library__drop">{ text.drop_here }</span>
            </div>
            { missed::list(play) }
        </>
    }
}

fn save_form(room: &Room, desk: &Desk, play: &PlayHandle) -> Html {
    let text = &play.strings().library();
    let kept = desk.library.with_session(&play.session_text()).filter(|game| !game.is_unasked());
    let first_name = || kept.map_or_else(|| name_for(play), |game| game.name.clone());
    let name = desk.name.clone().unwrap_or_else(first_name);
    let is_kept = kept.is_some_and(|game| game.name == name);
    let on_submit = {
        let (room, name) = (room.clone(), name.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            room.save(&name);
        })
    };
    let on_name = room.typed(|desk, name| desk.name = Some(name));
    html! {
        <form class="library__save" onsubmit={on_submit}>
            { name_field(text.name.to_owned(), name, None, on_name) }
            <button type="submit" class="button button--accent"
                disabled={desk.shelf.is_none() || is_kept} data-kept={is_kept.then_some("")}>
                { if is_kept { text.kept } else { text.save } }
            </button>
        </form>
    }
}

fn name_field(
    label: String,
    name: String,
    id: Option<String>,
    oninput: Callback<InputEvent>,
) -> Html {
    html! {
        <label class="field">
            <span class="field__name">{ label }</span>
            <input class="field__input" {id} required=true maxlength="80" autocomplete="off"
                value={name} {oninput} />
        </label>
    }
}

/// A button that opens a file dialog. What a file is, PDN or saved games, is found out when it is read.
fn file_button(room: &Room, label: &'static str) -> Html {
    let on_change = {
        let room = room.clone();
        Callback::from(move |event: Event| {
            let input: Option<HtmlInputElement> = event.target_dyn_into();
            let Some(input) = input else { return };
            let file = input.files().and_then(|files| files.get(0));
            // Otherwise choosing the same file again would not be an event.
            input.set_value("");
            room.take(file);
        })
    };
    html! {
        <label class="button library__file">
            <input type="file" accept=".pdn,.txt,text/plain" onchange={on_change} />
            <span>{ label }</span>
        </label>
    }
}

/// The search field, and how many games were found.
pub(super) fn search_field(
    room: &Room,
    search: &Search,
    n_found: usize,
    n: usize,
    text: &LibraryStrings,
) -> Html {
    let on_input = room.typed(|desk, query| desk.search().ask(&query));
    html! {
        <div class="library__search">
            <label class="field">
                <span class="field__name">{ text.search }</span>
                <input class="field__input" id={SEARCH} type="search" autocomplete="off"
                    value={search.query().to_owned()} oninput={on_input} />
            </label>
            <p class="library__count" role="status">
                { if n_found == 0 { text.nothing_found.to_owned() } else { text.n_found(n_found, n) } }
            </p>
        </div>
    }
}

pub(super) fn more_button(room: &Room, has_more: bool, text: &LibraryStrings) -> Html {
    if !has_more {
        return Html::default();
    }
    let on_more = room.on(|desk| desk.search().show_more());
    html! {
        <button type="button" class="button" onclick={on_more}>{ text.show_more }</button>
    }
}

/// A saved game.
fn row(room: &Room, desk: &Desk, game: &SavedGame, play: &PlayHandle) -> Html {
    let text = &play.strings().library();
    if let Some((_, name)) = desk.renaming.as_ref().filter(|(id, _)| *id == game.id) {
        return rename_form(room, game, name, text);
    }
    let id = game.id.clone();
    let on_open = {
        let (room, id) = (room.clone(), id.clone());
        Callback::from(move |_: MouseEvent| room.open(&id))
    };
    let on_rename = {
        let (id, name) = (id.clone(), game.name.clone());
        room.on(move |desk| {
            desk.renaming = Some((id.clone(), name.clone()));
            desk.focus = Some(row_id(&id));
        })
    };
    let on_collect = {
        let (room, id) = (room.clone(), id.clone());
        Callback::from(move |_: MouseEvent| room.collect(&id))
    };
    let on_delete = {
        let (room, id) = (room.clone(), id.clone());
        Callback::from(move |_: MouseEvent| room.delete(id.clone()))
    };
    let ruleset = game.ruleset().map_or("", |entry| play.strings().game_name(entry));
    // A game played here against the computer names the computer alone.
    let is_own = game.origin != Origin::File;
    let nameless = if is_own { play.strings().you } else { text.unknown_player };
    let players = players(&game.white, &game.black, nameless);
    let moves = text.n_moves(game.n_plies.div_ceil(2));
    let origin = if is_own { "" } else { text.from_file };
    let look = desk.looks.get(&game.id);
    let turn = look.and_then(|look| look.whose_turn(play.strings()));
    // What the name says is not said again.
    let untold = |part| if game.name.contains(part) { "" } else { part };
    let result = if game.is_over() { &game.result } else { turn.unwrap_or(text.unfinished) };
    html! {
        <li class="games__row" key={id.clone()}>
            <button type="button" class="games__open" id={row_id(&id)} onclick={on_open}>
                <span class="games__picture" aria-hidden="true">
                    { Html::from_html_unchecked(look.map(|look| look.picture.clone()).unwrap_or_default()) }
                </span>
                <span class="games__name">{ game.name.clone() }</span>
                { details(&[untold(ruleset), &players, result, &moves, untold(game.day()), origin]) }
            </button>
            <button type="button" class="button button--plain" onclick={on_collect}
                aria-label={text.collect(&game.name)}>{ text.collect_short }</button>
            <button type="button" class="button button--plain" onclick={on_rename}
                aria-label={text.rename(&game.name)}>{ text.rename_short }</button>
            <button type="button" class="button button--plain" onclick={on_delete}
                aria-label={text.delete(&game.name)}>{ text.delete_short }</button>
        </li>
    }
}

/// The players, if at least one of them is known; the other one is `nameless`.
pub(super) fn players(white: &str, black: &str, nameless: &str) -> String {
    if white.is_empty() && black.is_empty() {
        return String::new();
    }
    let [white, black] = [white, black].map(|name| if name.is_empty() { nameless } else { name });
    format!("{white} – {black}")
}

/// The parts of a line of details, without empty ones.
pub(super) fn details(parts: &[&str]) -> Html {
    html! {
        <span class="games__details">
            { for parts.iter().filter(|part| !part.is_empty()).map(|part| html! {
                <span>{ (*part).to_owned() }</span>
            }) }
        </span>
    }
}

fn rename_form(room: &Room, game: &SavedGame, name: &str, text: &LibraryStrings) -> Html {
    let on_submit = {
        let (room, id, name) = (room.clone(), game.id.clone(), name.to_owned());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            room.rename(&id, &name);
        })
    };
    let on_name = room.typed(|desk, typed| {
        if let Some((_, name)) = &mut desk.renaming {
            *name = typed;
        }
    });
    let on_cancel = {
        let id = row_id(&game.id);
        room.on(move |desk| {
            desk.renaming = None;
            desk.focus = Some(id.clone());
        })
    };
    let field_id = Some(row_id(&game.id));
    html! {
        <li class="games__row" key={game.id.clone()}>
            <form class="library__save" onsubmit={on_submit}>
                { name_field(text.new_name.to_owned(), name.to_owned(), field_id, on_name) }
                <button type="submit" class="button button--accent">{ text.rename_short }</button>
                <button type="button" class="button" onclick={on_cancel}>{ text.cancel }</button>
            </form>
        </li>
    }
}
