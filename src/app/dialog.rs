//! A modal dialog: the browser's own, which traps the focus and closes with Escape.

use web_sys::HtmlDialogElement;
use yew::prelude::*;

use super::dom;

/// The content of a dialog.
#[derive(Clone, Debug, PartialEq, Properties)]
pub(super) struct DialogProps {
    pub(super) open: bool,
    pub(super) title: AttrValue,
    /// The label of the close button.
    pub(super) close: AttrValue,
    pub(super) on_close: Callback<()>,
    #[prop_or_default]
    pub(super) class: Classes,
    pub(super) children: Children,
}

/// A modal dialog with a title and a close button.
#[component]
pub(super) fn Dialog(props: &DialogProps) -> Html {
    let node = use_node_ref();
    {
        let node = node.clone();
        use_effect_with(props.open, move |open| {
            let Some(dialog) = node.cast::<HtmlDialogElement>() else { return };
            if *open && !dialog.open() {
                // It is in the document and closed, so this cannot fail.
                let _ = dialog.show_modal();
                // A button that closes what has just been asked for is no place to begin.
                if let Ok(None) = dialog.query_selector("[autofocus]") {
                    dom::focus_on(".dialog[open] .dialog__title");
                }
            } else if !*open && dialog.open() {
                dialog.close();
            }
        });
    }
    let on_backdrop = {
        let (node, on_close) = (node.clone(), props.on_close.clone());
        Callback::from(move |event: MouseEvent| {
            // The content covers the dialog's own box, so a click on the dialog itself is outside.
            let dialog: Option<web_sys::Element> = node.cast();
            if dialog.is_some() && dialog == event.target_dyn_into() {
                on_close.emit(());
            }
        })
    };
    let title_id = format!("dialog-{}", props.title.replace(' ', "-"));
    html! {
        <dialog ref={node} class={classes!("dialog", props.class.clone())}
            aria-labelledby={title_id.clone()}
            onclose={props.on_close.reform(|_: Event| ())} onclick={on_backdrop}>
            if props.open {
                <div class="dialog__body">
                    <div class="dialog__head">
                        <h2 class="dialog__title" id={title_id} tabindex="-1">{ &props.title }</h2>
                        <button type="button" class="button button--plain"
                            onclick={props.on_close.reform(|_| ())}>
                            { &props.close }
                        </button>
                    </div>
                    { for props.children.iter() }
                </div>
            }
        </dialog>
    }
}
