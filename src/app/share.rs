//! The game on the board as PDN, to copy and to save.

use web_sys::HtmlDetailsElement;
use yew::prelude::*;

use super::context::PlayHandle;
use super::dom;
use super::reader::Reader;
use crate::play::{Action, library, session};
use crate::protocol::{Body, Task, WritePdn};

#[derive(Clone, PartialEq, Properties)]
pub(super) struct ShareProps {
    pub(super) play: PlayHandle,
}

/// Two buttons behind a third. The text is made while they are seen: some browsers let a page copy
/// only at the moment of a press.
#[component]
pub(super) fn Share(ShareProps { play }: &ShareProps) -> Html {
    let open = use_state_eq(|| false);
    let pdn = use_state_eq(|| None::<String>);
    let reader = {
        let pdn = pdn.setter();
        use_memo(*open, move |open| {
            let report = Callback::from(move |told| match told {
                Some((_, Body::Pdn(text))) => pdn.set(Some(text)),
                _ => pdn.set(None),
            });
            open.then(|| Reader::new(report))
        })
    };
    {
        let wanted = open.then(|| WritePdn {
            session: session::write(play),
            tags: library::pdn_tags(play, dom::day(&dom::moment())),
        });
        let pdn = pdn.setter();
        use_effect_with(wanted, move |wanted| {
            pdn.set(None);
            if let (Some(task), Some(reader)) = (wanted, &*reader) {
                reader.ask(Task::WritePdn(task.clone()), None);
            }
        });
    }
    let text = play.strings();
    let on_toggle = {
        let open = open.clone();
        Callback::from(move |event: Event| {
            let details: Option<HtmlDetailsElement> = event.target_dyn_into();
            open.set(details.is_some_and(|details| details.open()));
        })
    };
    html! {
        <details class="share" ontoggle={on_toggle}>
            <summary class="button">{ text.library.share }</summary>
            if *open {
                <div class="share__ways">
                    <button type="button" class="button" disabled={pdn.is_none()}
                        onclick={copy(play, (*pdn).as_ref())}>{ text.library.copy_pdn }</button>
                    <button type="button" class="button" disabled={pdn.is_none()}
                        onclick={save(play, (*pdn).as_ref())}>{ text.library.save_pdn }</button>
                </div>
            }
        </details>
    }
}

fn copy(play: &PlayHandle, pdn: Option<&String>) -> Callback<MouseEvent> {
    let (play, pdn) = (play.clone(), pdn.cloned().unwrap_or_default());
    Callback::from(move |_| {
        let (play, text) = (play.clone(), play.strings());
        let written = dom::clipboard().map(|clipboard| clipboard.write_text(&pdn));
        wasm_bindgen_futures::spawn_local(async move {
            let copied = match written {
                Some(written) => wasm_bindgen_futures::JsFuture::from(written).await.is_ok(),
                None => false,
            };
            play.send(Action::Tell(if copied { text.copied } else { text.not_copied }));
        });
    })
}

fn save(play: &PlayHandle, pdn: Option<&String>) -> Callback<MouseEvent> {
    let (play, pdn) = (play.clone(), pdn.cloned().unwrap_or_default());
    Callback::from(move |_| {
        let text = play.strings();
        let name = format!("{}.pdn", play.entry().rules.id);
        let is_saved = dom::save_text(&name, &pdn).is_ok();
        play.send(Action::Tell(if is_saved { text.library.file_saved } else { text.not_copied }));
    })
}
