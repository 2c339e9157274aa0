//! Where everything begins: small boards to go on with and to begin with, and the ways to the rest.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::context::PlayHandle;
use super::icons;
use super::library::{picture, use_kept, whose_turn};
use super::open::Open;
use super::picker::start_picture;
use super::shelf::Shelf;
use super::{dom, ladder, start, storage};
use crate::play::Action;
use crate::play::action::{EditAction, NewGame};
use crate::play::catalog;
use crate::play::library::SavedGame;
use crate::play::session;
use crate::rules::Ruleset;
use crate::rulesets::{self, Entry};
use crate::text::Strings;

/// How many boards are shown.
const N_BOARDS: usize = rulesets::BEST_KNOWN.len();
/// The most games among them that can be gone on with.
const MAX_UNFINISHED: usize = 3;
/// So many of the games kept last are looked through for games that are not over.
const MAX_LOOKED_AT: u32 = 12;

/// What the boards are drawn from, and what is told when one was pressed.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct HomeProps {
    pub(super) play: PlayHandle,
    pub(super) on_done: Callback<()>,
}

/// A game that can be gone on with.
#[derive(Clone, PartialEq)]
struct Unfinished {
    game: SavedGame,
    name: &'static str,
    /// The number of the next move.
    n_moves: usize,
    whose_turn: &'static str,
    picture: AttrValue,
}

impl Unfinished {
    /// `None` for what is over, has no move or cannot be read.
    fn of(game: SavedGame, text: &Strings) -> Option<Self> {
        if game.is_over() || game.n_plies == 0 {
            return None;
        }
        let session = session::read(&game.session).ok()?;
        let name = text.game_name(session.entry);
        let n_moves = session.game.plies().len() / 2 + 1;
        let picture = AttrValue::from(picture(&session));
        let whose_turn = whose_turn(session.mode, session.game.position().turn(), text);
        Some(Self { game, name, n_moves, whose_turn, picture })
    }
}

/// The games kept last that are not over, the last one first.
#[hook]
fn use_unfinished(play: &PlayHandle) -> Vec<Unfinished> {
    let found = use_state_eq(Vec::new);
    let look = {
        let (found, text) = (found.setter(), play.strings());
        Callback::from(move |()| {
            let found = found.clone();
            spawn_local(async move {
                let Ok(shelf) = Shelf::open().await else { return };
                let Ok(lines) = shelf.last(MAX_LOOKED_AT).await else { return };
                let mut unfinished = Vec::new();
                for line in lines {
                    // Each is read and drawn in a task of its own.
                    dom::pause().await;
                    let game = SavedGame::read(&line);
                    unfinished.extend(game.and_then(|game| Unfinished::of(game, text)));
                    if unfinished.len() == MAX_UNFINISHED {
                        break;
                    }
                }
                found.set(unfinished);
            });
        })
    };
    // Again when a game has been kept, and in another language, as its words are among what was found.
    let kept = use_state_eq(|| None);
    let on_kept = kept.setter();
    use_kept(Callback::from(move |game: SavedGame| on_kept.set(Some(game))));
    use_effect_with((play.language(), (*kept).clone()), move |_| look.emit(()));
    (*found).clone()
}

/// The boards: what can be gone on with, then what can be begun.
#[component]
pub(super) fn Boards(HomeProps { play, on_done }: &HomeProps) -> Html {
    let text = play.strings();
    let unfinished = use_unfinished(play);
    // They stay as they are while they are seen, whatever is begun.
    let to_begin = use_memo((), |()| {
        let mut ids = storage::recently_played();
        for id in rulesets::BEST_KNOWN {
            if !ids.contains(&id) {
                ids.push(id);
            }
        }
        ids.into_iter().filter_map(rulesets::find).take(N_BOARDS).collect::<Vec<_>>()
    });
    let pictures = use_pictures(&to_begin);
    let n_new = N_BOARDS - unfinished.len();
    html! {
        <div class="boards">
            { for unfinished.into_iter().map(|game| {
                let (play, on_done, session) = (play.clone(), on_done.clone(), game.game.session);
                let on_open = Callback::from(move |_: MouseEvent| {
                    if let Ok(session) = session::read(&session) {
                        start::open_game(&play, session);
                        on_done.emit(());
                    }
                });
                html! {
                    <button type="button" class="boards__one boards__one--begun" key={game.game.id}
                        onclick={on_open}>
                        { drawn(&game.picture) }
                        <span class="boards__name">{ game.name }</span>
                        <span class="boards__what">{ text.home().go_on(game.n_moves) }</span>
                        <span class="boards__what">{ game.whose_turn }</span>
                    </button>
                }
            }) }
            { for to_begin.iter().take(n_new).enumerate().map(|(idx, entry)| {
                let (play, on_done, id) = (play.clone(), on_done.clone(), entry.rules.id);
                let on_begin = Callback::from(move |_: MouseEvent| {
                    storage::played(id);
                    let (mode, seed) = (play.mode(), dom::seed());
                    play.send(Action::NewGame(NewGame { ruleset: id, mode, seed }));
                    on_done.emit(());
                });
                html! {
                    <button type="button" class="boards__one" key={id} onclick={on_begin}>
                        { drawn(&pictures.get(idx).cloned().unwrap_or_default()) }
                        <span class="boards__name">{ text.game_name(entry) }</span>
                        <span class="boards__what">{ catalog::size(&entry.rules) }</span>
                    </button>
                }
            }) }
        </div>
    }
}

fn drawn(picture: &AttrValue) -> Html {
    html! {
        <span class="boards__picture" aria-hidden="true">
            { Html::from_html_unchecked(picture.clone()) }
        </span>
    }
}

/// Pictures of the starts, each drawn in a task of its own, as are its rules compiled.
#[hook]
fn use_pictures(entries: &[&'static Entry]) -> Vec<AttrValue> {
    let pictures = use_state(Vec::new);
    let (setter, entries) = (pictures.setter(), entries.to_vec());
    use_effect_with((), move |()| {
        spawn_local(async move {
            let mut drawn = Vec::new();
            for entry in entries {
                dom::pause().await;
                let ruleset = Ruleset::new(&entry.rules);
                dom::pause().await;
                drawn.push(start_picture(&ruleset));
                setter.set(drawn.clone());
            }
        });
    });
    (*pictures).clone()
}

/// What the dialog of the home is given.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct RoomProps {
    pub(super) play: PlayHandle,
    /// Opens another dialog, or none.
    pub(super) show: Callback<Open>,
}

/// The home as a dialog, for when a game is under way.
#[component]
pub(super) fn HomeRoom(RoomProps { play, show }: &RoomProps) -> Html {
    let text = play.strings();
    let way = |class: &'static str, icon, name: &'static str, on: Callback<MouseEvent>| {
        html! {
            <button type="button" class={classes!("button", "home__way", class)} onclick={on}>
                { icons::icon(icon) }<span>{ name }</span>
            </button>
        }
    };
    let open = |what: Open| show.reform(move |_: MouseEvent| what);
    let on_edit = {
        let (play, show) = (play.clone(), show.clone());
        Callback::from(move |_: MouseEvent| {
            show.emit(Open::Nothing);
            play.send(Action::Edit(EditAction::Open));
        })
    };
    html! {
        <div class="home">
            <p class="home__about">{ text.home().about(rulesets::ALL.len()) }</p>
            <div class="home__ways">
                { way("button--accent", icons::PLAY, text.choose_game, open(Open::NewGame)) }
                { way("", icons::LEARN, text.home().learn, open(Open::Learn)) }
                { way("", icons::TARGET, text.tactics().title, open(Open::Tactics)) }
                { way("", icons::CROWN, text.home().practice, open(Open::Practice)) }
                if !play.kept().0.plies().is_empty() {
                    { way("", icons::ANALYSIS, text.learn_from_mistakes, open(Open::Review)) }
                }
                { way("", icons::LIBRARY, text.library, open(Open::Library)) }
                { way("", icons::EDIT, text.home().make, on_edit) }
            </div>
            <h3 class="home__title">{ text.home().at_once }</h3>
            <Boards play={play.clone()} on_done={show.reform(|()| Open::Nothing)} />
            { ladder::table(text) }
        </div>
    }
}
