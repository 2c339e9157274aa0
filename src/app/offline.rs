//! Whether the page works offline, and whether a newer version is ready. `boot.js` finds out,
//! because only a script can talk to service workers before the program is loaded.

use gloo::events::EventListener;
use web_sys::Event;
use yew::prelude::*;

use super::context::PlayHandle;
use super::dom;

/// What is known about offline use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Offline {
    /// Nothing yet; some browsers stay in this state.
    Unknown,
    /// All files are stored.
    Ready,
    /// A newer version is stored as well, and can be switched to.
    Update,
}

/// The line at the foot of the page, with a button that switches to a newer version.
#[component]
pub(super) fn OfflineState(FootProps { play }: &FootProps) -> Html {
    let state = use_state_eq(known);
    {
        let state = state.setter();
        use_effect_with((), move |()| {
            state.set(known());
            let hear = move |_: &Event| state.set(known());
            let listener =
                dom::window().map(|window| EventListener::new(&window, "damiera-offline", hear));
            move || drop(listener)
        });
    }
    let text = play.strings();
    let ask = |name: &'static str| {
        Callback::from(move |_: MouseEvent| {
            if let (Some(window), Ok(asked)) = (dom::window(), Event::new(name)) {
                // The event cannot be canceled.
                let _ = window.dispatch_event(&asked);
            }
        })
    };
    html! {
        <div class="foot__offline" role="status" data-offline={name(*state)}>
            if *state == Offline::Ready {
                <span class="foot__ready">{ text.offline_ready }</span>
            }
            if *state == Offline::Update {
                <span>{ text.update_ready }</span>
                <button type="button" class="button" onclick={ask("damiera-update")}>{ text.update }</button>
            }
            <button type="button" class="button foot__install" onclick={ask("damiera-install")}>
                { text.install }
            </button>
        </div>
    }
}

/// The page's state, for its language.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct FootProps {
    pub(super) play: PlayHandle,
}

const fn name(state: Offline) -> &'static str {
    match state {
        Offline::Unknown => "unknown",
        Offline::Ready => "ready",
        Offline::Update => "update",
    }
}

/// What `boot.js` has found out so far.
fn known() -> Offline {
    match dom::root_attribute("data-offline").as_deref() {
        Some("ready") => Offline::Ready,
        Some("update") => Offline::Update,
        _ => Offline::Unknown,
    }
}
