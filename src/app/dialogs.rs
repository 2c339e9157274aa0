//! The page's dialogs, a part of the program that is fetched when one is opened.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::board::focus_board;
use super::dialog::Dialog;
use super::home::HomeRoom;
use super::house::House;
use super::ladder::use_ladder;
use super::leaflet::Leaflet;
use super::learn::LearnRoom;
use super::library::LibraryRoom;
use super::making::MakeRoom;
use super::open::Open;
use super::own::use_own_lessons;
use super::picker::Picker;
use super::practice::PracticeRoom;
use super::rooms::RoomsProps;
use super::settings::SettingsForm;
use super::share::Share;
use super::tactics::TacticsRoom;
use super::{address, dom, review};
use crate::play::Action;
use crate::play::action::NewGame;

/// All dialogs. At most one is open.
#[component]
pub(super) fn Dialogs(props: &RoomsProps) -> Html {
    let RoomsProps { play, open } = props;
    use_ladder(play);
    let text = play.strings();
    let show = |what: Open| {
        let open = open.clone();
        Callback::from(move |()| open.set(what))
    };
    // A dialog that is replaced by another one is closed as well.
    let hide = |what: Open| {
        let open = open.clone();
        Callback::from(move |()| {
            if *open == what {
                open.set(Open::Nothing);
            }
        })
    };
    let started = {
        let close = show(Open::Nothing);
        let play = play.clone();
        Callback::from(move |begin| {
            play.send(begin);
            close.emit(());
            spawn_local(async {
                // Once the dialog has closed, and given the focus back to what opened it.
                dom::pause().await;
                focus_board();
            });
        })
    };
    use_effect_with(**open == Open::Review, {
        let (play, open) = (play.clone(), open.setter());
        move |&is_wanted| {
            if is_wanted {
                review::begin(&play);
                open.set(Open::Nothing);
            }
        }
    });
    let composed = use_state_eq(|| None);
    let chosen = use_state_eq(|| None);
    let on_house = {
        let (composed, chosen, show) = (composed.clone(), chosen.clone(), show(Open::House));
        Callback::from(move |new_game: NewGame| {
            if (*composed).is_none_or(|before: NewGame| before.ruleset != new_game.ruleset) {
                chosen.set(None);
            }
            composed.set(Some(new_game));
            show.emit(());
        })
    };
    // The way out leads where it was entered from, and what was chosen stays.
    let back_from_house = {
        let open = open.clone();
        Callback::from(move |()| {
            if *open == Open::House {
                open.set(Open::NewGame);
            }
        })
    };
    let on_choose = {
        let chosen = chosen.setter();
        Callback::from(move |house| chosen.set(Some(house)))
    };
    let show_any = {
        let open = open.clone();
        Callback::from(move |what: Open| open.set(what))
    };
    use_own_lessons(play, &show_any);
    let squares = use_state_eq(|| false);
    use_effect_with(**open == Open::Tactics, {
        let squares = squares.setter();
        move |_| squares.set(false)
    });
    let tactics_title = if *squares { text.tactics().squares } else { text.tactics().title };
    html! {
        <>
            <Dialog open={**open == Open::Home} title={text.home().title}
                close={text.close} on_close={hide(Open::Home)} class="dialog--wide">
                <HomeRoom play={play.clone()} show={show_any.clone()} />
            </Dialog>
            <Dialog open={**open == Open::NewGame} title={text.new_game}
                close={text.close} on_close={hide(Open::NewGame)} class="dialog--wide">
                <Picker play={play.clone()} on_start={started.clone()} {on_house} />
            </Dialog>
            <Dialog open={**open == Open::House} title={text.house().title}
                close={text.close} on_close={back_from_house} class="dialog--wide">
                if let Some(new_game) = *composed {
                    <House play={play.clone()} {new_game} chosen={*chosen} {on_choose}
                        on_start={started.reform(Action::NewGame)} />
                }
            </Dialog>
            <Dialog open={**open == Open::About} title={text.game_name(play.entry())}
                close={text.close} on_close={hide(Open::About)}>
                <p>{ text.game_about(play.entry()) }</p>
                if let Some(href) = play.rules_page().and_then(address::beside) {
                    <p><a {href}>{ text.learn().rules_page }</a></p>
                }
                <Leaflet ruleset={play.entry().rules.id} language={play.language()} />
                if !play.entry().rules.sources.is_empty() {
                    <p class="about__sources">
                        { format!("{}: {}", text.sources, play.entry().rules.sources.join("; ")) }
                    </p>
                }
            </Dialog>
            <Dialog open={**open == Open::Keys} title={text.keys_title}
                close={text.close} on_close={hide(Open::Keys)}>
                <dl class="keys">
                    { for text.keys().map(|(key, what)| html! {
                        <div class="keys__row"><dt>{ key }</dt><dd>{ what }</dd></div>
                    }) }
                </dl>
            </Dialog>
            <Dialog open={**open == Open::Library} title={text.library}
                close={text.close} on_close={show(Open::Nothing)} class="dialog--wide">
                <LibraryRoom play={play.clone()} close={show(Open::Nothing)} />
            </Dialog>
            <Dialog open={**open == Open::Settings} title={text.settings}
                close={text.close} on_close={hide(Open::Settings)}>
                <SettingsForm play={play.clone()} />
            </Dialog>
            <Dialog open={**open == Open::Tactics} title={tactics_title}
                close={text.close} on_close={hide(Open::Tactics)}>
                <TacticsRoom play={play.clone()} show={show_any.clone()} {squares} />
            </Dialog>
            <Dialog open={**open == Open::Practice} title={text.practice().title}
                close={text.close} on_close={hide(Open::Practice)} class="dialog--wide">
                <PracticeRoom play={play.clone()} show={show_any.clone()} />
            </Dialog>
            <Dialog open={**open == Open::Learn} title={text.home().learn}
                close={text.close} on_close={hide(Open::Learn)} class="dialog--wide">
                <LearnRoom play={play.clone()} show={show_any.clone()} />
            </Dialog>
            <Dialog open={**open == Open::Make} title={text.making().title}
                close={text.close} on_close={hide(Open::Make)} class="dialog--wide">
                <MakeRoom play={play.clone()} show={show_any} />
            </Dialog>
            <Dialog open={**open == Open::Share} title={text.share().title}
                close={text.close} on_close={hide(Open::Share)} class="dialog--wide">
                <Share play={play.clone()} />
            </Dialog>
        </>
    }
}
