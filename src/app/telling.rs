//! Fetching what faults are told with, once there is one to tell. Until it is there, and where it does not come, a
//! shorter sentence is shown.

use std::cell::Cell;
use std::future::Future;
use std::pin::Pin;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::context::PlayHandle;
use crate::notation::lesson::LessonError;
use crate::notation::lesson::packed::PackedError;
use crate::play::embedded::Event;
use crate::play::notice::Notice;
use crate::text::{Fault, Language, Strings};

/// Fetches what tells faults in the language with a code, and tells whether it came.
pub type Bring = fn(&'static str) -> Pin<Box<dyn Future<Output = bool>>>;

thread_local! {
    static BRING: Cell<Option<Bring>> = const { Cell::new(None) };
}

/// Sets how it is fetched. Called before anything is rendered.
pub fn brought_by(bring: Bring) {
    BRING.set(Some(bring));
}

/// Fetches what tells faults in a language, unless it is there, and tells whether it is now.
pub(super) async fn can_tell(language: Language) -> bool {
    if language.tells_faults() {
        return true;
    }
    match BRING.get() {
        Some(bring) => bring(language.code()).await,
        None => false,
    }
}

/// Fetches what tells faults in the language with this code, in English where there is none, and tells whether it came.
pub async fn bring_faults(code: &str) -> bool {
    can_tell(Language::of_code(code).unwrap_or(Language::English)).await
}

/// Draws the page again when the faults of its link, or of the board on it, can be told.
#[hook]
pub(super) fn use_telling(play: &PlayHandle) {
    let update = use_force_update();
    let is_faulty = matches!(play.notice(), Some(Notice::LinkFault(_)))
        || play.solved().is_some_and(|state| !state.faults().is_empty())
        || play.training().is_some_and(|training| !training.faults().is_empty());
    use_effect_with((is_faulty, play.language()), move |&(is_faulty, language)| {
        if is_faulty && !language.tells_faults() {
            spawn_local(async move {
                if can_tell(language).await {
                    update.force_update();
                }
            });
        }
    });
}

/// Tells the page around an embedded board what could not be read or done, once faults can be told or are known not
/// to be; `draw` is called before that.
pub(super) fn report(
    language: Language,
    report: &Callback<Event>,
    draw: Callback<()>,
    faults: Rc<[Fault]>,
) {
    if faults.is_empty() {
        return;
    }
    let report = report.clone();
    spawn_local(async move {
        can_tell(language).await;
        draw.emit(());
        for message in sentences(language.strings(), &faults) {
            report.emit(Event::Error { message });
        }
    });
}

/// That a lesson cannot be read, and why where that can be told.
pub(super) async fn of_lesson(language: Language, error: LessonError) -> String {
    can_tell(language).await;
    let strings = language.strings();
    strings.told_lesson(error).unwrap_or_else(|| strings.making().unread.to_owned())
}

/// Why a link holds no lesson or cannot hold it; in English where nothing else came.
pub(super) async fn of_packed(language: Language, error: PackedError) -> String {
    can_tell(language).await;
    let told = language.strings().told_why(&Fault::Packed(error));
    told.unwrap_or_else(|| error.to_string())
}

/// What could not be read of an embedded board, a sentence each; one sentence for all until they can be told.
pub(super) fn sentences(strings: &Strings, faults: &[Fault]) -> Vec<String> {
    if let [fault @ Fault::Unopened(_)] = faults {
        return vec![strings.told_board(fault)];
    }
    let told: Option<Vec<_>> = faults.iter().map(|fault| strings.told_fault(fault)).collect();
    told.unwrap_or_else(|| vec![strings.link_fault.to_owned()])
}
