//! The rules of a game in words, as a worker tells them: of any game, and of house rules while they are chosen.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::reader::{Reader, Told};
use super::texts;
use crate::protocol::handbook::{Answer, Task};
use crate::text::Language;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct LeafletProps {
    /// The id of a ruleset that can be played.
    pub(super) ruleset: String,
    pub(super) language: Language,
}

/// What has come of asking.
#[derive(Clone, PartialEq)]
enum Heard {
    Nothing,
    Rules(AttrValue),
    Failure,
}

/// The rules in words, with pictures. Those before stay until the new ones are there.
#[component]
pub(super) fn Leaflet(props: &LeafletProps) -> Html {
    let heard = use_state_eq(|| Heard::Nothing);
    let wanted = use_mut_ref(|| props.clone());
    let desk = use_memo((), |()| {
        let heard = heard.setter();
        let hear = move |told: Told<Answer>| {
            heard.set(match told {
                Some((_, Ok(html))) => Heard::Rules(html.into()),
                _ => Heard::Failure,
            });
        };
        Reader::at("damiera-handbook", Callback::from(hear))
    });
    {
        let heard = heard.setter();
        use_effect_with(props.clone(), move |props| {
            let props = props.clone();
            *wanted.borrow_mut() = props.clone();
            spawn_local(async move {
                let texts = texts::of_rules(props.language).await;
                // Meanwhile something else may be wanted.
                if *wanted.borrow() != props {
                    return;
                }
                let LeafletProps { ruleset, language } = props;
                let Some(texts) = texts else { return heard.set(Heard::Failure) };
                let language = language.code().to_owned();
                desk.ask(Task { ruleset, language, texts }, None);
            });
        });
    }
    let html = match &*heard {
        Heard::Nothing => Html::default(),
        Heard::Rules(html) => Html::from_html_unchecked(html.clone()),
        Heard::Failure => {
            html! { <p role="status">{ props.language.strings().house().untold }</p> }
        }
    };
    html! { <div class="leaflet" aria-busy={(*heard == Heard::Nothing).then_some("true")}>{ html }</div> }
}
