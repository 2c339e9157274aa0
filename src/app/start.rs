//! What the page opens with: a link, the stored game, or a new one.

use std::rc::Rc;

use super::context::{Laid, Model, PlayHandle};
use super::{address, dom, settings, storage, texts};
use crate::play::news::Known;
use crate::play::screen::solve::Lesson;
use crate::play::session::{self, Session};
use crate::play::{Action, Page, Table, first};

/// The initial state of the page, which continues the first board of this visit, if there was one.
pub(super) fn model(first: Option<&Laid>) -> Model {
    settings::follow(storage::settings());
    Model(Rc::new(first.map_or_else(state, |first| going_on(&first.0))))
}

/// The state at the start of a visit.
fn state() -> Page {
    let language = texts::first_language();
    let fresh = Page::from(first::new_game(dom::seed(), language));
    let left = storage::game();
    let resumed = match left.as_deref().map(session::read) {
        Some(Ok(session)) => fresh.after(Action::Open(Box::new(session))),
        _ => fresh,
    };
    let Some(link) = address::current() else { return resumed };
    if same_link(&resumed, &link) {
        return resumed;
    }
    resumed.after(open(&link, left))
}

/// The state that continues the first board, unless another link has been put into the address
/// since.
fn going_on(first: &Rc<Table>) -> Page {
    let play = Page::from(Rc::clone(first));
    match address::current() {
        Some(link) if !same_link(&play, &link) => play.after(open(&link, Some(first.handover()))),
        _ => play,
    }
}

/// Opens a link in place of the stored game, which can be gone back to if it has moves, unless the
/// link continues it.
pub(super) fn open(link: &str, left: Option<String>) -> Action {
    let before = left.as_deref().and_then(|text| session::read(text).ok());
    let before = before.filter(|session| {
        // A draft of an exercise is worth keeping, too.
        !session.game.plies().is_empty() || session.author.is_some()
    });
    let mut session = match session::read_from_outside(link) {
        Ok(session) => session,
        Err(error) => {
            let_wait(before.as_ref().and(left));
            return Action::LinkFailed(error);
        }
    };
    // A lesson that was on the board would come back in its place.
    storage::keep_open_lesson("");
    if session.exercise.is_none() {
        session.known = before.as_ref().and_then(|before| Known::of(before, &session));
    }
    match (session.known, before) {
        (Some(known), Some(before)) if known.is_all(&session.game) => {
            // If nothing is new, the game goes on with the same players.
            session.mode = session.mode.or(before.mode);
        }
        (None, Some(_)) => {
            let_wait(left);
            session.origin.over_another = true;
        }
        _ => {}
    }
    if session.known.is_none() {
        be_its_own(&mut session);
    }
    Action::Open(Box::new(session))
}

/// What does not go on from the game at hand is a game of its own, and kept as such.
fn be_its_own(session: &mut Session) {
    session.seed.get_or_insert_with(dom::seed);
}

fn let_wait(game: Option<String>) {
    if let Some(text) = game {
        storage::let_wait(&text);
    }
}

/// Puts a game from the library or a file on the board. A game begun there can be gone back to.
pub(super) fn open_game(play: &PlayHandle, mut session: Session) {
    be_its_own(&mut session);
    let has_begun = !play.game().plies().is_empty() || play.author().is_some();
    if has_begun {
        storage::let_wait(&play.session_text());
    }
    play.send(Action::Open(Box::new(session)));
    if has_begun {
        play.send(Action::LetWait);
    }
}

/// Brings back the game that was replaced.
pub(super) fn back_to_waiting() -> Option<Action> {
    let session = session::read(&storage::waiting()?).ok()?;
    Some(Action::Open(Box::new(session)))
}

fn same_link(play: &Page, link: &str) -> bool {
    session::read_from_outside(link).is_ok_and(|session| {
        session.faults.is_empty()
            && session.exercise.as_deref() == play.lesson().map(Lesson::link)
            && session
                .mode
                .is_none_or(|mode| mode == play.mode() && session.flipped == play.flipped())
            && session.entry.rules.id == play.entry().rules.id
            && match &session.study {
                Some(study) => play.study_text().as_ref() == Some(study),
                None => {
                    play.has_drawn(&session.marks, &session.arrows)
                        && session.game.start() == play.game().start()
                        && session.game.plies() == play.game().plies()
                }
            }
    })
}
