//! The page: components that draw what [`crate::play`] says and report what a person does. Nothing
//! here generates or judges a move.

mod address;
mod analysis;
mod author;
mod board;
mod board_keys;
mod board_picture;
mod check;
mod clock;
mod context;
mod dialog;
mod dom;
mod editor;
pub mod embed;
mod engine;
mod file_list;
pub mod first;
mod house;
mod incoming;
mod kept_list;
mod lesson;
mod library;
mod moves;
mod offline;
mod page;
mod page_keys;
mod panel;
mod picker;
mod reader;
mod rooms;
mod share;
mod share_picture;
mod shelf;
mod solving;
mod start;
mod storage;
mod study;
mod terms;
mod upkeep;
mod wire;
mod wish;

use std::rc::Rc;

use gloo::timers::callback::Timeout;

use crate::play::Play;

/// Puts the page into the document; where a first board stands there, not before it makes room.
pub fn start() {
    if dom::root_attribute(start::FIRST_BOARD).is_none() {
        return render();
    }
    if let Some(window) = dom::window() {
        gloo::events::EventListener::once(&window, "damiera-start", |_| render()).forget();
    }
}

/// The game to begin with is found in one task and the page is drawn from the next one on: at a
/// phone's pace each is long enough.
fn render() {
    let left = dom::root_attribute(start::FIRST_BOARD);
    let play = start::state();
    let draw = move || {
        // Somebody may just have moved on the first board.
        let is_same = dom::root_attribute(start::FIRST_BOARD) == left;
        draw(if is_same { play } else { start::state() });
    };
    Timeout::new(0, draw).forget();
}

fn draw(play: Play) {
    let props = page::PageProps { begin: context::Model(Rc::new(play)) };
    let root = dom::document().and_then(|document| document.get_element_by_id("app"));
    match root {
        Some(root) => {
            yew::Renderer::<page::Page>::with_root_and_props(root, props).render();
        }
        None => {
            yew::Renderer::<page::Page>::with_props(props).render();
        }
    }
}
