//! The clock: its timer, and the strips that show it.

use yew::prelude::*;

use super::context::PlayHandle;
use super::time::now_ms;
use crate::play::clock::{self, Clock};
use crate::play::{Action, Mode};
use crate::rules::{Color, Status};

/// Wakes the clock when its display changes. Timers that fire late, as in background tabs, do no
/// harm: the clock reads the time rather than counting ticks.
#[hook]
pub(super) fn use_clock(play: &PlayHandle) {
    let wakes = play.clock().copied().zip(play.next_tick_ms());
    let play = play.clone();
    use_effect_with(wakes, move |wakes| {
        let timeout = wakes.map(|(_, ms)| {
            gloo::timers::callback::Timeout::new(ms, move || play.send(Action::Tick(now_ms())))
        });
        move || drop(timeout)
    });
}

/// Whether the side at the top is drawn for a person who sits opposite.
pub(super) fn is_far(play: &PlayHandle, color: Color) -> bool {
    let is_top = (color == Color::White) == play.flipped();
    let faces = play.terms().is_opposite && play.mode() == Mode::TwoPlayers;
    is_top && faces && play.shows_game()
}

/// The class that turns the far side's pieces around.
pub(super) fn far_class(play: &PlayHandle) -> Option<&'static str> {
    let far = Color::BOTH.into_iter().find(|&color| is_far(play, color))?;
    Some(match far {
        Color::White => "table__board--far-white",
        Color::Black => "table__board--far-black",
    })
}

/// A side's strip, as a button that starts and stops the clock.
pub(super) fn strip(
    play: &PlayHandle,
    clock: &Clock,
    color: Color,
    class: Classes,
    content: Html,
) -> Html {
    let text = play.strings();
    let is_ongoing = play.status() == Status::Ongoing;
    let runs = clock.is_running();
    let turn = play.game().position().turn() == color;
    let what = if runs { text.clock().pause } else { text.clock().start };
    // The label of the button is visible only where it is useful: on the side to move, while the
    // clock stands.
    let hidden = (runs || !turn || !is_ongoing).then_some("visually-hidden");
    let class = classes!(
        class,
        "player--clock",
        (runs && turn).then_some("player--running"),
        clock.is_low(color).then_some("player--low"),
    );
    html! {
        <button type="button" {class} disabled={!is_ongoing} onclick={play.on(Action::PressClock)}>
            { content }
            <span class={classes!("player__press", hidden)}>{ what }</span>
            <span class="player__time">{ clock::text(clock.left_ms(color), text.decimal) }</span>
        </button>
    }
}
