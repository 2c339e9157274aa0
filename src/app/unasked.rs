//! Games that are kept in the library without being asked for.

use std::rc::Rc;

use super::context::PlayHandle;
use super::dom;
use super::library::tell_kept;
use super::shelf::Shelf;
use crate::play::library::Library;
use crate::play::{Action, Page};

/// Finds the game kept that the one on the board goes on from, so that both are one.
pub(super) async fn recognize(play: PlayHandle) {
    let Ok(shelf) = Shelf::open().await else { return };
    let Ok(lines) = shelf.all().await else { return };
    let (library, _) = Library::of_lines(lines.iter().map(String::as_str));
    if let Some(kept) = library.goes_on_in(&play.page()) {
        play.send(Action::Recognize(Box::new(kept)));
    }
}

/// Keeps a game without being asked. Where nothing can be kept, nothing is said: nobody has asked.
pub(super) async fn keep(play: Rc<Page>) {
    let Ok(shelf) = Shelf::open().await else { return };
    let Ok(lines) = shelf.all().await else { return };
    let (library, _) = Library::of_lines(lines.iter().map(String::as_str));
    let Ok(entry) = library.unasked(&play, &dom::moment()) else { return };
    if library.has_session(&entry.session) {
        return;
    }
    let is_known = library.get(&entry.id).is_some();
    let oldest = library.oldest_unasked().filter(|_| !is_known && library.check_room(1).is_err());
    if let Some(oldest) = oldest
        && shelf.delete(&oldest.id).await.is_err()
    {
        return;
    }
    // Where this fails, it is still on the board or can be brought back: see `Action::GoBack`.
    if shelf.put(std::slice::from_ref(&entry)).await.is_ok() {
        tell_kept(&entry);
    }
}
