//! What the page does beside being drawn: it keeps the address and the stored game true, runs the clock, takes
//! in what is dropped or pasted, and keeps games in the library.

use yew::prelude::*;

use super::address::use_address;
use super::clock::use_clock;
use super::context::PlayHandle;
use super::incoming::use_incoming;
use super::keeping::use_keeping;
use super::parts;
use super::storage::use_storage;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct DutiesProps {
    pub(super) play: PlayHandle,
    /// Is told whether the browser stores the game.
    pub(super) kept: UseStateSetter<bool>,
}

/// The duties of the page. They draw nothing, and are a component of their own so that they begin after
/// the board is drawn: on a phone, each of both takes long enough for a task.
#[component]
pub(super) fn Duties(DutiesProps { play, kept }: &DutiesProps) -> Html {
    use_address(play);
    use_storage(play, kept);
    use_clock(play);
    use_incoming(play);
    use_keeping(play, parts::keep_game);
    use_effect_with(play.guest(), {
        let play = play.clone();
        move |guest| {
            if guest.is_some() {
                parts::recognize(play);
            }
        }
    });
    Html::default()
}
