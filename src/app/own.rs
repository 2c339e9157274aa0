//! A person's own lessons: those that were opened here and those that were made, kept on the device; and how a
//! lesson comes to the page, as text, in a link, or from an address.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::context::PlayHandle;
use super::open::Open;
use super::{dom, fetched, storage, telling};
use crate::notation::lesson::packed::{self, PackedError, Source};
use crate::notation::lesson::{Lesson, MAX_BYTES};
use crate::notation::link::check;
use crate::play::Action;
use crate::play::making::Making;
use crate::play::screen::make::{AuthorAction, FoundExercise};
use crate::play::screen::train::Training;
use crate::play::walk::Walk;
use crate::protocol::files::FoundLesson;
use crate::unpack;

/// What the ids of own lessons begin with, where those of courses have the name of the course.
pub(super) const OWN: &str = "own/";

/// The most lessons that are kept.
const MAX_LESSONS: usize = 60;

thread_local! {
    /// Opens a dialog.
    static SHOW: RefCell<Option<Callback<Open>>> = const { RefCell::new(None) };
    /// What was wrong with the lesson that came last, for the maker to show.
    static FAULTS: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
    /// The lesson that the page's address has asked for has been opened.
    static IS_OPENED: Cell<bool> = const { Cell::new(false) };
}

/// Opens the lesson that the address asks for, once, and those that are put into it later.
#[hook]
pub(super) fn use_own_lessons(play: &PlayHandle, show: &Callback<Open>) {
    let now = use_memo((), |()| RefCell::new(play.clone()));
    now.replace(play.clone());
    SHOW.replace(Some(show.clone()));
    use_effect_with((), move |()| {
        if !IS_OPENED.replace(true)
            && let Some(address) = super::address::asked_lesson()
        {
            open_address(&now.borrow(), &address);
        }
        let listener = dom::window().map(|window| {
            gloo::events::EventListener::new(&window, "hashchange", move |_| {
                let hash = dom::window().and_then(|window| window.location().hash().ok());
                let hash = hash.filter(|hash| packed::of_address(hash).is_some());
                if let Some(hash) = hash.filter(|_| !super::back::is_own()) {
                    let play = now.borrow().clone();
                    super::address::show(&play.link());
                    open_address(&play, &hash);
                }
            })
        });
        move || drop(listener)
    });
}

/// Opens a dialog of the page.
pub(super) fn show(what: Open) {
    let show = SHOW.with_borrow(Clone::clone);
    if let Some(show) = show {
        show.emit(what);
    }
}

/// What is wrong with the lesson that came last, once.
pub(super) fn take_faults() -> Vec<String> {
    FAULTS.take()
}

/// The ids of all own lessons, the last one first.
pub(super) fn ids() -> Vec<String> {
    let kept = storage::own_lessons();
    kept.split(' ').filter(|id| !id.is_empty()).map(str::to_owned).collect()
}

/// An own lesson, as it is kept.
pub(super) fn making(id: &str) -> Option<Making> {
    Making::read(&storage::own_lesson(id)?).ok()
}

/// Why a lesson is not kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NotKept {
    /// There are as many as are kept.
    TooMany,
    /// The browser refuses it.
    NoRoom,
}

/// Keeps a lesson, in front of the others.
///
/// # Errors
/// [`NotKept`].
pub(super) fn keep(id: &str, text: &str) -> Result<(), NotKept> {
    let mut all = ids();
    if let Some(idx) = all.iter().position(|known| known == id) {
        all.remove(idx);
    } else if all.len() == MAX_LESSONS {
        return Err(NotKept::TooMany);
    }
    all.insert(0, id.to_owned());
    let is_kept = storage::keep_own_lesson(id, text) && storage::keep_own_lessons(&all.join(" "));
    if is_kept { Ok(()) } else { Err(NotKept::NoRoom) }
}

/// Forgets a lesson, and how far one has come with it.
pub(super) fn forget(id: &str) {
    let all: Vec<_> = ids().into_iter().filter(|known| known != id).collect();
    storage::keep_own_lessons(&all.join(" "));
    storage::forget_own_lesson(id);
}

/// An id for a lesson that is made here.
pub(super) fn new_id() -> String {
    format!("{OWN}{:x}", dom::seed())
}

/// The id of a lesson that came here: the same for the same steps, whatever is said at them.
fn id_of(lesson: &Lesson) -> String {
    let mut text = lesson.title.clone();
    for step in &lesson.steps {
        text.push('\n');
        text.push_str(&step.title);
        for one in &step.board {
            text.push('\n');
            text.push_str(&one.value);
        }
    }
    format!("{OWN}{}{}", check::of(&text), text.len())
}

/// A lesson at the step where one stopped, or at this one.
pub(super) fn training(play: &PlayHandle, id: &str, at: Option<usize>) -> Option<Training> {
    let lesson = making(id)?.lesson().clone();
    if lesson.steps.is_empty() {
        return None;
    }
    let walk = Walk::new(Rc::new(lesson), id.into(), None, storage::progress(id));
    let walk = at.map_or_else(|| walk.clone(), |at| walk.at_step(at));
    Training::new(walk, play.language(), dom::seed())
}

/// A lesson that came as text: kept, and gone through. One that was made of problems is shown as a list.
pub(super) fn arrived(play: &PlayHandle, found: FoundLesson, source: Option<&str>) {
    let lesson = match Lesson::read(&found.text) {
        Ok(lesson) => lesson,
        Err(why) => {
            let play = play.clone();
            return spawn_local(async move {
                say(&play, telling::of_lesson(play.language(), why).await);
            });
        }
    };
    // A file on a site stays the same lesson when its author changes it.
    let id = match source {
        Some(source) => format!("{OWN}{}{}", check::of(source), source.len()),
        None => id_of(&lesson),
    };
    if let Err(why) = keep(&id, &found.text) {
        say(play, not_kept(play, why).to_owned());
        // It can be gone through all the same.
        let walk = Walk::new(Rc::new(lesson), id.as_str().into(), None, storage::progress(&id));
        if let Some(training) = Training::new(walk, play.language(), dom::seed()) {
            play.send(Action::Train(Box::new(training)));
        }
        return;
    }
    if found.is_made {
        storage::keep_making(&id);
        FAULTS.replace(found.faults);
        return show(Open::Make);
    }
    show(Open::Nothing);
    if let Some(training) = training(play, &id, None) {
        play.send(Action::Train(Box::new(training)));
    }
}

/// Why a lesson is not kept, as a sentence.
pub(super) fn not_kept(play: &PlayHandle, why: NotKept) -> &'static str {
    let text = play.strings().making();
    match why {
        NotKept::TooMany => text.too_many,
        NotKept::NoRoom => text.not_kept,
    }
}

/// Opens an exercise in the exercise editor.
pub(super) fn make_exercise(play: &PlayHandle, link: String) {
    play.send(Action::Author(AuthorAction::Take(FoundExercise { link, flaw: None })));
}

fn say(play: &PlayHandle, words: String) {
    play.send(Action::Tell(words.into()));
}

/// Opens the lesson that an address has in it, or leads to.
pub(super) fn open_address(play: &PlayHandle, address: &str) {
    let Some(source) = packed::of_address(address) else { return };
    let play = play.clone();
    spawn_local(async move {
        let text = play.strings().making();
        let (told, place) = match source {
            Source::Packed(word) => (unpacked(&play, &word).await, None),
            Source::Address(place) => {
                let came = fetched::lesson(&place, MAX_BYTES).await;
                (came.ok_or_else(|| text.not_come.to_owned()), Some(place))
            }
        };
        match told {
            Ok(text) => {
                let found = FoundLesson { text, faults: Vec::new(), is_made: false };
                arrived(&play, found, place.as_deref());
            }
            Err(why) => say(&play, why),
        }
    });
}

/// The text of a lesson in a link.
///
/// # Errors
/// Why it cannot be read, as a sentence.
async fn unpacked(play: &PlayHandle, word: &str) -> Result<String, String> {
    let text = play.strings().making();
    let read = packed::read(word);
    let bytes = match read {
        Ok(bytes) => bytes,
        Err(why) => return Err(text.bad_link(&telling::of_packed(play.language(), why).await)),
    };
    let unpacked = unpack::inflated(&bytes).await.ok_or_else(|| text.not_unpacked.to_owned())?;
    if unpacked.len() > MAX_BYTES {
        let why = telling::of_packed(play.language(), PackedError::TooMuch).await;
        return Err(text.bad_link(&why));
    }
    String::from_utf8(unpacked).map_err(|_| text.not_unpacked.to_owned())
}

/// The address of a page with a lesson in it; `page` is empty where the page has no address.
///
/// # Errors
/// Why there is none, as a sentence.
pub(super) async fn link(play: &PlayHandle, page: &str, lesson: &str) -> Result<String, String> {
    let text = play.strings().making();
    let packed = unpack::deflated(lesson).await.ok_or_else(|| text.no_packing.to_owned())?;
    match packed::write(&packed) {
        Ok(word) => Ok(format!("{page}#{}={word}", packed::KEY)),
        Err(why) => Err(text.no_link(&telling::of_packed(play.language(), why).await)),
    }
}
