//! Where the page's dialogs are opened. They are a part of the program that is fetched when the first
//! of them is wanted.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::context::PlayHandle;
use super::dialog::Dialog;
use super::parts::{self, RoomsPart};

/// Which dialog is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Open {
    Nothing,
    NewGame,
    House,
    About,
    Keys,
    Library,
    Share,
}

/// What the dialogs show, and which of them.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct RoomsProps {
    pub(super) play: PlayHandle,
    pub(super) open: UseStateHandle<Open>,
}

/// How far their part of the program has come.
#[derive(Clone, Copy, PartialEq)]
enum Door {
    /// Nothing has been asked for.
    Shut,
    Asked,
    /// It did not come, and is asked for again.
    Stuck,
    Open(RoomsPart),
}

/// All dialogs, of which one is open at most.
#[component]
pub(super) fn Rooms(props: &RoomsProps) -> Html {
    let door = use_state_eq(|| Door::Shut);
    let is_wanted = *props.open != Open::Nothing;
    let setter = door.setter();
    use_effect_with(is_wanted && *door == Door::Shut, move |&is_first| {
        if is_first {
            setter.set(Door::Asked);
            let stuck = setter.clone();
            spawn_local(async move {
                let part = parts::rooms(move || stuck.set(Door::Stuck)).await;
                setter.set(Door::Open(part));
            });
        }
    });
    let text = props.play.strings();
    let open = props.open.setter();
    let on_close = Callback::from(move |()| open.set(Open::Nothing));
    match *door {
        Door::Open(part) => part.draw(props.clone()),
        Door::Stuck => html! {
            <Dialog open={is_wanted} title="Damiera" close={text.close} {on_close}>
                <p role="alert">{ text.part_missing }</p>
            </Dialog>
        },
        Door::Shut | Door::Asked => Html::default(),
    }
}
