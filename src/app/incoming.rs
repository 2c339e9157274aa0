//! Drag and drop, and pasting, anywhere on the page: a picture with a link in it, a link, or a
//! position or game as text.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use js_sys::{ArrayBuffer, Uint8Array};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{ClipboardEvent, DataTransfer, DragEvent, Element, Event, File};
use yew::prelude::*;

use super::context::PlayHandle;
use super::reader::{Reader, Told};
use super::{dom, start};
use crate::play::Action;
use crate::play::action::EditAction;
use crate::play::file::opened;
use crate::play::session::{self, Session};
use crate::protocol::files::{Answer, Failure, FoundGame, Task};
use crate::text::share::FindFault;

/// The largest file that is read, in bytes.
const MAX_BYTES: u32 = 1 << 24;

/// The current page, and the worker that reads for it.
struct Door {
    play: RefCell<PlayHandle>,
    reader: RefCell<Option<Reader>>,
}

/// Opens what is dropped on the page, or pasted into it outside of fields and dialogs.
#[hook]
pub(super) fn use_incoming(play: &PlayHandle) {
    let door =
        use_memo((), |()| Door { play: RefCell::new(play.clone()), reader: RefCell::default() });
    door.play.replace(play.clone());
    use_effect_with((), move |()| {
        let listeners = dom::document().map(|document| {
            ["dragover", "drop", "paste"].map(|kind| {
                let door = Rc::clone(&door);
                let options = EventListenerOptions::enable_prevent_default();
                EventListener::new_with_options(&document, kind, options, move |event| {
                    if is_ours(event) {
                        hear(&door, event);
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

fn hear(door: &Rc<Door>, event: &Event) {
    let Some(brought) = brought(event) else { return };
    event.prevent_default();
    if event.type_() == "dragover" {
        return;
    }
    if let Some(file) = brought.files().and_then(|files| files.get(0)) {
        let door = Rc::clone(door);
        spawn_local(async move {
            match read(&file).await {
                Ok(bytes) => find(&door, bytes),
                Err(fault) => door.play.borrow().send(Action::NotFound(fault)),
            }
        });
        return;
    }
    match brought.get_data("text/plain") {
        Ok(text) if u32::try_from(text.len()).is_ok_and(|n| n <= MAX_BYTES) => {
            if !text.trim().is_empty() {
                find(door, Uint8Array::from(text.as_bytes()).buffer());
            }
        }
        Ok(_) => door.play.borrow().send(Action::NotFound(FindFault::TooLong(MAX_BYTES as usize))),
        Err(_) => door.play.borrow().send(Action::NotFound(FindFault::Unreadable)),
    }
}

fn brought(event: &Event) -> Option<DataTransfer> {
    match event.dyn_ref::<DragEvent>() {
        Some(drag) => drag.data_transfer(),
        None => event.dyn_ref::<ClipboardEvent>()?.clipboard_data(),
    }
}

async fn read(file: &File) -> Result<ArrayBuffer, FindFault> {
    if file.size() > f64::from(MAX_BYTES) {
        return Err(FindFault::TooLong(MAX_BYTES as usize));
    }
    let buffer = JsFuture::from(file.array_buffer()).await.map_err(|_| FindFault::Unreadable)?;
    Ok(ArrayBuffer::from(buffer))
}

/// Asks the worker for files what the bytes hold.
fn find(door: &Rc<Door>, bytes: ArrayBuffer) {
    let report = {
        let door = Rc::clone(door);
        Callback::from(move |told| {
            open(&door.play.borrow().clone(), told);
            // The worker must not be dropped while its answer is handled.
            let door = Rc::clone(&door);
            Timeout::new(0, move || drop(door.reader.take())).forget();
        })
    };
    let play = door.play.borrow();
    let entry = play.editor().map_or(play.entry(), |editor| editor.entry());
    let reader = Reader::new(report);
    reader.ask(Task::Find { ruleset: entry.rules.id.to_owned() }, Some(bytes));
    // An earlier request is abandoned.
    door.reader.replace(Some(reader));
}

/// Opens the game found, or says why there is none.
fn open(play: &PlayHandle, told: Told) {
    let fault = match told.map(|(_, answer)| answer) {
        Some(Answer::FoundGame(FoundGame::Link(link))) => return open_link(play, &link),
        Some(Answer::FoundGame(FoundGame::Record(record))) if record.faults.is_empty() => {
            match opened(record) {
                Some((session, false)) => return put(play, session),
                _ => FindFault::Nothing,
            }
        }
        Some(Answer::FoundGame(FoundGame::Record(record))) => {
            FindFault::Faulty(record.faults.len())
        }
        Some(Answer::Failed(reason)) => match reason {
            Failure::NoLink => FindFault::NoLink,
            Failure::BadPicture => FindFault::BadPicture,
            Failure::FileTooLong(_) => FindFault::TooLong(1 << 20),
            Failure::ManyGames(n) => FindFault::ManyGames(n),
            _ => FindFault::Nothing,
        },
        _ => FindFault::NoReader,
    };
    play.send(Action::NotFound(fault));
}

fn open_link(play: &PlayHandle, link: &str) {
    if play.editor().is_some()
        && let Ok(session) = session::read(link)
    {
        return put(play, session);
    }
    play.send(start::open(link, Some(play.session_text())));
}

/// Puts a game on the board, or its position into the editor.
fn put(play: &PlayHandle, session: Session) {
    if play.editor().is_some() {
        play.send(Action::Edit(EditAction::Take(Box::new(session))));
    } else {
        start::open_game(play, session);
    }
}
