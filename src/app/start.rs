//! What the page begins with: a link, the game that was left, or a new one.

use super::context::PlayHandle;
use super::{address, dom, storage};
use crate::play::news::Known;
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

/// Opens a link over the game that was on the board, as [`session`] keeps it: that one waits if it
/// was begun, unless the link goes on from it.
pub(super) fn open(link: &str, left: Option<String>) -> Action {
    let before = left.as_deref().and_then(|text| session::read(text).ok());
    let before = before.filter(|session| !session.game.plies().is_empty());
    let session = session::read(link);
    if let (Some(before), Ok(session)) = (&before, &session)
        && let Some(known) = Known::of(before, session)
    {
        // Nobody else plays on where nothing is new.
        let same = known.is_all(&session.game).then_some(before.mode).flatten();
        let mode = session.mode.or(same);
        return Action::Open(Box::new(Session { known: Some(known), mode, ..session.clone() }));
    }
    let another_waits = before.is_some();
    if let Some(text) = left.filter(|_| another_waits) {
        storage::let_wait(&text);
    }
    match session {
        Ok(session) => Action::Open(Box::new(Session { from_link: another_waits, ..session })),
        Err(error) => Action::LinkFailed(error.to_string()),
    }
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
