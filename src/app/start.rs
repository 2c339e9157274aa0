//! What the page begins with: a link, the game that was left, or a new one.

use super::context::PlayHandle;
use super::{address, dom, storage};
use crate::play::session::{self, Session};
use crate::play::{Action, Mode, Play};
use crate::rules::Color;
use crate::rulesets;
use crate::text::Language;

/// The state at the start.
pub(super) fn state() -> Play {
    let language = storage::language().or_else(browser_language).unwrap_or(Language::English);
    let entry = &rulesets::ALL[0];
    let mode = Mode::Computer { human: Color::White, level: 3 };
    let fresh = Play::new(entry, mode, dom::seed(), language);
    let left = storage::game().and_then(|text| Some((session::read(&text).ok()?, text)));
    let resumed = match &left {
        Some((session, _)) => fresh.after(Action::Open(Box::new(session.clone()))),
        None => fresh,
    };
    let Some(link) = address::current() else { return resumed };
    if same_link(&resumed, &link) {
        return resumed;
    }
    let has_begun = left.as_ref().is_some_and(|(session, _)| !session.game.plies().is_empty());
    if let Some((_, text)) = left.filter(|_| has_begun) {
        storage::let_wait(&text);
    }
    resumed.after(opened(&link, has_begun))
}

/// What a link pasted into the address does.
pub(super) fn open(link: &str) -> Action {
    let left = storage::game().unwrap_or_default();
    let has_begun = session::read(&left).is_ok_and(|session| !session.game.plies().is_empty());
    if has_begun {
        storage::let_wait(&left);
    }
    opened(link, has_begun)
}

/// Puts a game from the library or a file on the board; one that was begun there waits.
pub(super) fn open_game(play: &PlayHandle, session: Session) {
    let has_begun = !play.game().plies().is_empty();
    if has_begun {
        storage::let_wait(&session::write(play));
    }
    play.send(Action::Open(Box::new(session)));
    if has_begun {
        play.send(Action::LetWait);
    }
}

/// Brings back the game that waits.
pub(super) fn back_to_waiting() -> Option<Action> {
    let session = session::read(&storage::waiting()?).ok()?;
    Some(Action::Open(Box::new(session)))
}

fn opened(link: &str, another_waits: bool) -> Action {
    match session::read(link) {
        Ok(session) => Action::Open(Box::new(Session { from_link: another_waits, ..session })),
        Err(error) => Action::LinkFailed(error.to_string()),
    }
}

fn same_link(play: &Play, link: &str) -> bool {
    session::read(link).is_ok_and(|session| {
        session.faults.is_empty()
            && session.entry.rules.id == play.entry().rules.id
            && session.game.start() == play.game().start()
            && session.game.plies() == play.game().plies()
    })
}

fn browser_language() -> Option<Language> {
    Language::of_code(&dom::window()?.navigator().language()?)
}
