//! Games are kept in the library without being asked: when another one takes their place, when they are
//! over, and when the page goes out of sight.

use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use super::context::PlayHandle;
use super::dom;
use crate::play::Page;
use crate::rules::Status;

/// What has been on the board, and how much of it is kept.
#[derive(Default)]
struct Kept {
    last: Option<Rc<Page>>,
    /// Seed and text of the game that was kept last.
    kept: Option<(u64, String)>,
}

impl Kept {
    /// Keeps a game that is worth it, unless it is kept as it is.
    fn keep(&mut self, page: &Rc<Page>, put: Put) {
        if !page.is_worth_keeping() {
            return;
        }
        let now = Some((page.seed(), page.session_text()));
        if self.kept != now {
            self.kept = now;
            put(Rc::clone(page));
        }
    }
}

/// Puts a game into the library.
type Put = fn(Rc<Page>);

/// Keeps each game that has a move in it.
#[hook]
pub(super) fn use_keeping(play: &PlayHandle, put: Put) {
    let kept = use_memo((), |()| RefCell::new(Kept::default()));
    {
        let kept = Rc::clone(&kept);
        use_effect_with(play.clone(), move |play| {
            let mut kept = kept.borrow_mut();
            let page = play.page();
            let before = kept.last.replace(Rc::clone(&page));
            let is_left = |before: &Rc<Page>| {
                let (one, other) = (before.game(), page.game());
                // A game from outside may turn out to go on from one that is kept, and becomes that one.
                let is_recognized = before.guest().is_some()
                    && before.entry().rules.id == page.entry().rules.id
                    && (one.start(), one.plies()) == (other.start(), other.plies());
                before.seed() != page.seed() && !is_recognized
            };
            if let Some(before) = before.filter(is_left) {
                kept.keep(&before, put);
            }
            // Whether a game from outside is one that is kept already is soon known.
            if page.status() != Status::Ongoing && page.guest().is_none() {
                kept.keep(&page, put);
            }
        });
    }
    use_effect_with((), move |()| {
        let listener = dom::document().map(|document| {
            gloo::events::EventListener::new(&document, "visibilitychange", move |_| {
                // Firefox may tell it in the middle of a task.
                if let Ok(mut kept) = kept.try_borrow_mut()
                    && dom::document().is_some_and(|document| document.hidden())
                    && let Some(last) = kept.last.clone()
                {
                    kept.keep(&last, put);
                }
            })
        });
        move || drop(listener)
    });
}
