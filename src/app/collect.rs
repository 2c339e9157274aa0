//! Adding what is on the board, an exercise, or a game of the library to the lesson that is made.

use std::cell::RefCell;

use yew::prelude::*;

use super::context::PlayHandle;
use super::open::Open;
use super::{own, storage};
use crate::notation::lesson::{Kind, Step};
use crate::play::making::{Making, step_of};
use crate::text::Strings;

/// A step whose exercise is being changed in the exercise editor.
#[derive(Clone, PartialEq)]
struct Edited {
    lesson: String,
    idx: usize,
    /// Its board before the change.
    link: Option<String>,
}

thread_local! {
    static EDITED: RefCell<Option<Edited>> = const { RefCell::new(None) };
}

/// Remembers which step the exercise comes from that is opened in the exercise editor.
pub(super) fn edit(lesson: &str, making: &Making, idx: usize) {
    let link = link_of(making, idx);
    EDITED.replace(Some(Edited { lesson: lesson.to_owned(), idx, link }));
}

fn link_of(making: &Making, idx: usize) -> Option<String> {
    let lesson = making.lesson();
    lesson.steps.get(idx)?.link_text(lesson.variant.as_deref())
}

/// The step into whose place an exercise can be put back, if it is still as it was.
fn edited() -> Option<usize> {
    let edited = EDITED.with_borrow(Clone::clone)?;
    let making = own::making(&edited.lesson).filter(|_| storage::making() == edited.lesson)?;
    (link_of(&making, edited.idx) == edited.link).then_some(edited.idx)
}

/// The name of a kind of step.
pub(super) fn kind_name(text: &Strings, kind: Kind) -> &'static str {
    let [words, diagram, replay, play, exercise] = text.making().kinds;
    match kind {
        Kind::Words => words,
        Kind::Diagram => diagram,
        Kind::Replay => replay,
        Kind::Play => play,
        Kind::Exercise => exercise,
    }
}

/// Adds a board to the lesson that is made, or begins one with it; or puts it into the place of a step.
/// Returns what to say of it, or of why it could not be done.
pub(super) fn add(play: &PlayHandle, link: &str, place: Option<usize>) -> Result<String, String> {
    let text = play.strings();
    let words = text.making();
    let id = Some(storage::making()).filter(|id| own::making(id).is_some());
    let id = id.unwrap_or_else(own::new_id);
    let new = || Making::new(words.untitled, play.face().entry().rules.id);
    let mut making = own::making(&id).unwrap_or_else(new);
    let Some(mut step) = step_of(link, String::new()) else {
        return Err(words.not_kept.to_owned());
    };
    let number = if let Some(idx) = place {
        making.put(idx, step);
        EDITED.replace(None);
        idx + 1
    } else {
        step.title = title(text, &making, &step);
        match making.add(step) {
            Some(number) => number,
            None => return Err(words.full.to_owned()),
        }
    };
    if let Err(why) = own::keep(&id, &making.text(words.untitled)) {
        return Err(own::not_kept(play, why).to_owned());
    }
    storage::keep_making(&id);
    Ok(words.added(&making.lesson().title, number))
}

/// A title until its author finds a better one: what it is, and the how manieth.
pub(super) fn title(text: &Strings, making: &Making, step: &Step) -> String {
    let kind = step.kind();
    let n = making.lesson().steps.iter().filter(|other| other.kind() == kind).count() + 1;
    format!("{} {n}", kind_name(text, kind))
}

#[derive(Clone, PartialEq, Properties)]
pub(super) struct AddProps {
    pub(super) play: PlayHandle,
    /// The link of the board; none while there is nothing to add.
    pub(super) link: Option<AttrValue>,
}

/// A button that adds a board to the lesson that is made, and what came of it.
#[component]
pub(super) fn AddToLesson(AddProps { play, link }: &AddProps) -> Html {
    let text = play.strings().making();
    let told = use_state_eq(|| None);
    let press = |place: Option<usize>| {
        let (play, link, told) = (play.clone(), link.clone(), told.setter());
        Callback::from(move |_: MouseEvent| {
            if let Some(link) = &link {
                told.set(Some(add(&play, link, place)));
            }
        })
    };
    let on_open = Callback::from(|_: MouseEvent| own::show(Open::Make));
    let place =
        edited().filter(|_| link.as_ref().is_some_and(|link| link.contains("mode=exercise")));
    html! {
        <div class="collect">
            <div class="collect__ways">
                if let Some(idx) = place {
                    <button type="button" class="button" onclick={press(Some(idx))}>
                        { text.put_back(idx + 1) }
                    </button>
                }
                <button type="button" class="button" disabled={link.is_none()} onclick={press(None)}>
                    { text.add }
                </button>
            </div>
            <div class="collect__told" role="status">
                if let Some(told) = &*told {
                    <p class={classes!("message", told.is_ok().then_some("message--right"))}>
                        { told.as_ref().unwrap_or_else(|why| why) }
                        <button type="button" class="button" onclick={on_open}>{ text.open }</button>
                    </p>
                }
            </div>
        </div>
    }
}
