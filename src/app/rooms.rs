//! Opens the page's dialogs. They are in a part of the program that is fetched when it is first
//! needed.

use yew::prelude::*;

use super::context::PlayHandle;
use super::dialog::Dialog;
use super::open::Open;
use super::parts::Door;

/// What the dialogs show, and which one is open.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct RoomsProps {
    pub(super) play: PlayHandle,
    pub(super) open: UseStateHandle<Open>,
}

/// All dialogs. At most one is open.
pub(super) fn rooms(play: &PlayHandle, open: &UseStateHandle<Open>, door: Door) -> Html {
    match door {
        Door::Open(part) => (part.dialogs)(RoomsProps { play: play.clone(), open: open.clone() }),
        Door::Stuck => {
            let text = play.strings();
            let close = open.setter();
            let on_close = Callback::from(move |()| close.set(Open::Nothing));
            html! {
                <Dialog open={**open != Open::Nothing} title="Damiera" close={text.close} {on_close}>
                    <p role="alert">{ text.part_missing }</p>
                </Dialog>
            }
        }
        Door::Shut | Door::Asked => Html::default(),
    }
}
