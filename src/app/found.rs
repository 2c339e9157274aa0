//! What is in a file or text that was brought to the page: a picture with a link in it, a link, a position or
//! game as text, a problem with its solution. The worker for files finds out.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use js_sys::{ArrayBuffer, Uint8Array};
use wasm_bindgen_futures::JsFuture;
use web_sys::File;
use yew::Callback;

use super::context::PlayHandle;
use super::incoming::{Brought, Now};
use super::reader::{Reader, Told};
use super::{own, start};
use crate::play::Action;
use crate::play::action::EditAction;
use crate::play::file::opened;
use crate::play::screen::make::{AuthorAction, FoundExercise, FoundFlaw};
use crate::play::session::{self, Session};
use crate::protocol::files::{Answer, Failure, FoundGame, Task};
use crate::text::share::FindFault;

/// The largest file that is read, in bytes.
const MAX_BYTES: u32 = 1 << 24;

thread_local! {
    /// The worker that reads what was brought last.
    static READER: RefCell<Option<Reader>> = const { RefCell::new(None) };
}

/// Opens what was brought, or says why that cannot be done.
pub(super) async fn take_in(now: Now, brought: Brought) {
    let bytes = match brought {
        Brought::File(file) => read(&file).await,
        Brought::Text(text) if text.trim().is_empty() => return,
        Brought::Text(text) if text.len() > MAX_BYTES as usize => Err(too_long()),
        Brought::Text(text) => Ok(Uint8Array::from(text.as_bytes()).buffer()),
    };
    match bytes {
        Ok(bytes) => find(&now, bytes),
        Err(fault) => now.borrow().send(Action::NotFound(fault)),
    }
}

const fn too_long() -> FindFault {
    FindFault::TooLong(MAX_BYTES as usize)
}

async fn read(file: &File) -> Result<ArrayBuffer, FindFault> {
    if file.size() > f64::from(MAX_BYTES) {
        return Err(too_long());
    }
    let buffer = JsFuture::from(file.array_buffer()).await.map_err(|_| FindFault::Unreadable)?;
    Ok(ArrayBuffer::from(buffer))
}

/// Asks the worker for files what the bytes hold.
fn find(now: &Now, bytes: ArrayBuffer) {
    let report = {
        let now = Rc::clone(now);
        Callback::from(move |told| {
            let play = now.borrow().clone();
            open(&play, told);
            // The worker must not be dropped while its answer is handled.
            Timeout::new(0, || drop(READER.take())).forget();
        })
    };
    let play = now.borrow();
    let entry = play.editor().map_or(play.entry(), |editor| editor.entry());
    let title = play.strings().author().problems.to_owned();
    let reader = Reader::new(report);
    let find = Task::Find { ruleset: entry.rules.id.to_owned(), title };
    reader.ask_in(play.language(), find, Some(bytes));
    // An earlier request is abandoned.
    READER.replace(Some(reader));
}

/// Opens the game found, or says why there is none.
fn open(play: &PlayHandle, told: Told) {
    let fault = match told.map(|(_, answer)| answer) {
        Some(Answer::FoundGame(found)) => match found {
            FoundGame::Link(link) => return open_link(play, &link),
            FoundGame::Record(record) if record.faults.is_empty() => match opened(record) {
                Some((session, false)) => return put(play, session),
                _ => FindFault::Nothing,
            },
            FoundGame::Record(record) => FindFault::Faulty(record.faults.len()),
            FoundGame::Exercise(found) => {
                let flaw = found.flaw.map(|flaw| FoundFlaw { ply: flaw.ply, why: flaw.why });
                let found = FoundExercise { link: found.link, flaw };
                return play.send(Action::Author(AuthorAction::Take(found)));
            }
            FoundGame::Lesson(found) => return own::arrived(play, found, None),
            FoundGame::LessonAddress(address) => return own::open_address(play, &address),
            FoundGame::Refused(why) => FindFault::Because(why),
        },
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
