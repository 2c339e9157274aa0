//! Drag and drop, and pasting, anywhere on the page. What is brought goes to the part of the program that
//! finds out what it is.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{ClipboardEvent, DataTransfer, DragEvent, Element, Event, File};
use yew::prelude::*;

use super::context::PlayHandle;
use super::dom;

/// The current page.
pub(super) type Now = Rc<RefCell<PlayHandle>>;

/// What is brought to the page.
#[derive(Clone, Debug)]
pub(super) enum Brought {
    File(File),
    Text(String),
}

/// Passes on what is dropped on the page, or pasted into it outside of fields and dialogs.
#[hook]
pub(super) fn use_incoming(play: &PlayHandle, take_in: fn(Now, Brought)) {
    let now = use_memo((), |()| RefCell::new(play.clone()));
    now.replace(play.clone());
    use_effect_with((), move |()| {
        let listeners = dom::document().map(|document| {
            ["dragover", "drop", "paste"].map(|kind| {
                let now = Rc::clone(&now);
                let options = EventListenerOptions::enable_prevent_default();
                EventListener::new_with_options(&document, kind, options, move |event| {
                    if is_ours(event) {
                        hear(&now, event, take_in);
                    }
                })
            })
        });
        move || drop(listeners)
    });
}

/// Whether the page should handle the event, since no field or dialog does.
fn is_ours(event: &Event) -> bool {
    let target: Option<Element> = event.target().and_then(|target| target.dyn_into().ok());
    let fields = "input, textarea, select, [contenteditable]";
    let is_field = target.is_some_and(|target| target.closest(fields).is_ok_and(|it| it.is_some()));
    let dialog = dom::document().and_then(|it| it.query_selector("dialog[open]").ok().flatten());
    !event.default_prevented() && !is_field && dialog.is_none()
}

fn hear(now: &Now, event: &Event, take_in: fn(Now, Brought)) {
    let Some(data) = data(event) else { return };
    event.prevent_default();
    if event.type_() == "dragover" {
        return;
    }
    let file = data.files().and_then(|files| files.get(0)).map(Brought::File);
    let text = || data.get_data("text/plain").ok().map(Brought::Text);
    if let Some(brought) = file.or_else(text) {
        take_in(Rc::clone(now), brought);
    }
}

fn data(event: &Event) -> Option<DataTransfer> {
    match event.dyn_ref::<DragEvent>() {
        Some(drag) => drag.data_transfer(),
        None => event.dyn_ref::<ClipboardEvent>()?.clipboard_data(),
    }
}
