//! The whole page.

use gloo::timers::callback::Timeout;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::address::use_address;
use super::analysis::{analysis, bar, verdict};
use super::back::use_back;
use super::board::board;
use super::clock::{far_class, use_clock};
use super::context::{Model, PlayHandle};
use super::incoming::use_incoming;
use super::keeping::use_keeping;
use super::lesson::use_subject;
use super::moves::{move_list, use_list};
use super::offline::OfflineState;
use super::open::Open;
use super::panel::{
    announcer, controls, counters, dock, messages, origin, player_strip, status_line, use_resigning,
};
use super::parts::{self, Door, use_door};
use super::rooms::rooms;
use super::storage::use_storage;
use super::telling::use_telling;
use super::terms::standing;
use super::tools::ToolsProps;
use super::upkeep::use_upkeep;
use super::{address, dom, page_keys};
use crate::play::Action;
use crate::play::screen::Seen;
use crate::rules::Color;
use crate::rulesets::{self, Family};
use crate::text::Language;

/// What the page begins with.
#[derive(Clone, Debug, PartialEq, Properties)]
pub(super) struct PageProps {
    pub(super) begin: Model,
    /// Whether the board has the keyboard from the beginning.
    pub(super) has_keyboard: bool,
}

/// The whole page: state, effects, layout.
#[component]
pub(super) fn Page(props: &PageProps) -> Html {
    let begin = props.begin.clone();
    let play = PlayHandle::of(&use_reducer(|| begin));
    use_address(&play);
    let kept = use_storage(&play);
    use_telling(&play);
    let hands = use_upkeep(&play);
    page_keys::use_steps(&play, hands.root());
    let open = use_state_eq(|| match address::asked_to_open().as_deref() {
        Some("game") => Open::NewGame,
        Some("library") => Open::Library,
        Some("learn") => Open::Learn,
        Some("make") => Open::Make,
        Some("tactics") => Open::Tactics,
        Some("practice") => Open::Practice,
        _ => Open::Nothing,
    });
    let seen = play.seen();
    let is_tool = seen.is_tool();
    let (door, open_door) = use_door();
    // What is neither the game nor a study of it is drawn by a part that is fetched for it.
    let is_apart = !matches!(seen, Seen::Game | Seen::Study(_));
    let is_missing = is_apart && !matches!(door, Door::Open(_));
    let drawn = use_steps(is_missing && door != Door::Stuck, props.has_keyboard);
    // The dialogs are fetched when one is wanted, else as soon as the page stands.
    use_effect_with(
        (is_apart || *open != Open::Nothing || drawn == Drawn::Whole, door),
        move |&(is_wanted, door)| match door {
            Door::Shut if is_wanted => open_door.emit(()),
            Door::Open(_) if drawn == Drawn::Whole => {
                dom::set_root_attribute("data-app", "complete");
            }
            _ => {}
        },
    );
    use_subject(&play, !is_missing);
    let has_list = play.study_tree().is_none() || matches!(door, Door::Open(_));
    let list = use_list(&play, drawn > Drawn::Board && has_list);
    let tree = play.study_tree().map(|_| match door {
        Door::Open(part) => (part.tree)(&play, &list),
        Door::Shut | Door::Asked | Door::Stuck => Html::default(),
    });
    use_clock(&play);
    use_incoming(&play, parts::take_in);
    use_keeping(&play, parts::keep_game);
    use_effect_with(play.guest(), {
        let play = play.clone();
        move |guest| {
            if guest.is_some() {
                parts::recognize(play);
            }
        }
    });
    let resigning = use_resigning(&play);
    use_effect_with(play.entry().rules.id, |id| {
        let family = rulesets::find(id).and_then(|entry| entry.family).map_or("", Family::code);
        dom::set_root_attribute("data-family", family);
    });
    // A tool is longer than the screen of a phone: opening and leaving it bring the board into view.
    use_effect_with(is_tool, |&is_tool| {
        let show_board = move || {
            if is_tool {
                dom::show("#board");
            }
        };
        show_board();
        show_board
    });
    {
        let is_over = play.can_step_out();
        let (is_dialog, open, play) = (*open != Open::Nothing, open.setter(), play.clone());
        let link = play.link();
        let close = Callback::from(move |()| {
            if is_dialog {
                open.set(Open::Nothing);
            } else {
                play.send(Action::StepOut);
            }
        });
        use_back(is_dialog || is_over, close, link);
    }
    let show = |what: Open| {
        let open = open.clone();
        Callback::from(move |()| open.set(what))
    };
    let show_any = {
        let open = open.clone();
        Callback::from(move |what: Open| open.set(what))
    };
    let top = if play.face().flipped() { Color::White } else { Color::Black };
    let told = messages(&play, kept);
    let analysis_view =
        matches!(seen, Seen::Game | Seen::Study(_)).then(|| play.analysis_view()).flatten();
    let analyzed = analysis_view.as_ref();
    let ladder = match door {
        Door::Open(part) => (part.ladder)(&play),
        _ => Html::default(),
    };
    let on_share = show(Open::Share);
    html! {
        <>
            { header(&play, &show_any) }
            <main class="table">
                <div class={classes!("table__board", far_class(&play))}>
                    { player_strip(&play, top) }
                    <div class="table__frame">
                        if let Some(view) = analyzed { { bar(&play, view) } }
                        { board(&page_keys::on_board(&play), play.board_view(), &hands, drawn > Drawn::Picture) }
                    </div>
                    { player_strip(&play, !top) }
                </div>
                <div class="table__side">
                    { match seen {
                        Seen::Game | Seen::Study(_) if drawn <= Drawn::Board => {
                            html! { <div class="talk">{ status_line(&play, &show_any, &resigning, ladder) }</div> }
                        }
                        _ if drawn <= Drawn::Board => Html::default(),
                        _ if is_missing => html! {
                            <>
                                if door == Door::Stuck {
                                    <p class="message" role="alert">{ play.strings().part_missing }</p>
                                }
                                { told.clone() }
                            </>
                        },
                        Seen::Edit(_) | Seen::Make(_) | Seen::Solve(_) => Html::default(),
                        Seen::Game | Seen::Study(_) => html! {
                            <>
                                <div class="talk">{ status_line(&play, &show_any, &resigning, ladder) }{ told.clone() }if let Some(view) = analyzed { { verdict(&play, view) } }</div>
                                { controls(&play, &resigning, &show_any) }
                                if let Some(view) = analyzed { { analysis(&play, view) } }
                                if play.has_begun() || play.study_tree().is_some() {
                                    { move_list(&play, &list, tree) }
                                } else {
                                    { to_begin(&play, door) }
                                }
                                if drawn == Drawn::Whole {
                                    { standing(&play) }
                                    { counters(&play) }
                                    { origin(&play) }
                                    { dock(&play) }
                                }
                            </>
                        },
                    } }
                    if let (Door::Open(part), true) = (door, drawn > Drawn::Board) {
                        { (part.tools)(ToolsProps { play: play.clone(), told, on_share, show: show_any }) }
                    }
                </div>
            </main>
            if drawn == Drawn::Whole {
                <footer class="foot">
                    { rules_link(&play) }
                    <OfflineState play={play.clone()} />
                </footer>
                { rooms(&play, &open, door) }
            }
            { announcer(play.face()) }
        </>
    }
}

/// Boards to begin with, in the place of a list that has no moves yet.
fn to_begin(play: &PlayHandle, door: Door) -> Html {
    html! {
        <section class="begin" aria-labelledby="begin-title">
            <h2 class="begin__title" id="begin-title">{ play.strings().home().at_once }</h2>
            if let Door::Open(part) = door { { (part.boards)(play.clone()) } }
        </section>
    }
}

/// How much of the page is rendered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Drawn {
    /// The board without its grid.
    Picture,
    Board,
    Side,
    Whole,
}

/// Renders the page in steps, each in a task of its own: on a phone, rendering the whole page at once
/// would block it for too long. It is not whole while the tool next to the board is being fetched.
#[hook]
fn use_steps(is_on_its_way: bool, has_keyboard: bool) -> Drawn {
    let drawn = use_state_eq(|| if has_keyboard { Drawn::Board } else { Drawn::Picture });
    let then = drawn.clone();
    use_effect_with((*drawn, is_on_its_way), move |&(drawn, is_on_its_way)| {
        let next = match drawn {
            Drawn::Picture => Some(Drawn::Board),
            Drawn::Board => Some(Drawn::Side),
            Drawn::Side if is_on_its_way => None,
            Drawn::Side => Some(Drawn::Whole),
            Drawn::Whole => None,
        };
        if drawn == Drawn::Whole {
            dom::set_root_attribute("data-app", "ready");
        }
        let timeout = next.map(|next| Timeout::new(0, move || then.set(next)));
        move || drop(timeout)
    });
    *drawn
}

/// A link to the rules of the game on the board, or if it has no page, to the list of all rules.
fn rules_link(play: &PlayHandle) -> Html {
    let text = play.strings();
    let all = || format!("rules/{}/index.html", play.language().code());
    let link = address::beside(play.rules_page().unwrap_or_else(all));
    let link = link.map(|href| html! { <a {href}>{ text.rules }</a> });
    link.unwrap_or_default()
}

fn header(play: &PlayHandle, show: &Callback<Open>) -> Html {
    let text = play.strings();
    let open = |what: Open| show.reform(move |_: MouseEvent| what);
    let way = |label: &'static str, what| {
        html! {
            <button type="button" class="button button--plain top__way" onclick={open(what)}>
                { label }
            </button>
        }
    };
    let on_language = {
        let play = play.clone();
        Callback::from(move |event: Event| {
            let select: Option<web_sys::HtmlSelectElement> = event.target_dyn_into();
            let Some(select) = select else { return };
            let Some(language) = Language::of_code(&select.value()) else { return };
            let play = play.clone();
            spawn_local(async move {
                let speaks = parts::speaks(language).await;
                // Another one has been chosen meanwhile, as by typing the name of one.
                if select.value() != language.code() {
                    return;
                }
                if speaks {
                    play.send(Action::Speak(language));
                } else {
                    select.set_value(play.language().code());
                    play.send(Action::Tell(play.strings().part_missing.into()));
                }
            });
        })
    };
    html! {
        <header class="top">
            <a class="top__skip" href="#board" onclick={|event: MouseEvent| {
                event.prevent_default();
                super::board::focus_board();
            }}>{ text.skip_to_board }</a>
            <h1 class="top__name">
                <button type="button" class="top__home" aria-haspopup="dialog"
                    title={text.home().name} onclick={open(Open::Home)}>
                    <span class="top__mark" aria-hidden="true"></span>
                    <span class="top__word">{ "Damiera" }</span>
                </button>
            </h1>
            <button type="button" class="top__game" onclick={open(Open::About)}>
                { text.game_name(play.face().entry()) }
                <span class="visually-hidden">{ format!(": {}", text.about_game) }</span>
            </button>
            <div class="top__end">
                { way(text.home().learn, Open::Learn) }
                { way(text.home().tactics, Open::Tactics) }
                { way(text.home().practice, Open::Practice) }
                <button type="button" class="button" onclick={open(Open::NewGame)}>
                    { text.new_game }
                </button>
                <button type="button" class="button button--plain top__keys"
                    onclick={open(Open::Keys)}>{ text.help }</button>
                { way(text.settings, Open::Settings) }
                <label class="top__language">
                    <span class="visually-hidden">{ text.language }</span>
                    <select onchange={on_language}>
                        { for Language::ALL.into_iter().map(|language| html! {
                            // Closed, the list is as wide as the code alone.
                            <option value={language.code()} lang={language.code()} dir="ltr"
                                selected={language == play.language()}>
                                { [&language.code().to_ascii_uppercase(), "\u{2003}", language.name()].concat() }
                            </option>
                        }) }
                    </select>
                </label>
            </div>
        </header>
    }
}
