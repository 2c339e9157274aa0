//! What the document shows: the first board of a visit until the page has been fetched, then the page.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::context::{Laid, Model};
use super::first::{self, First};
use super::parts::{self, PagePart, Parts};
use super::{board, dom};

/// Shows the board that a first visit asks for, and fetches the page then; else the page at once.
pub(super) fn start(parts: Parts) {
    if let Some(begin) = first::board_of_visit() {
        return render(RootProps { parts, begin: Begin::Board(begin) });
    }
    spawn_local(async move {
        let page = parts::until_fetched(parts.page, || say_that_it_did_not_come(true)).await;
        say_that_it_did_not_come(false);
        // The game is found in one task and the page is drawn from the next one on: at a phone's pace
        // each is long enough.
        dom::pause().await;
        let model = (page.begin)(None);
        dom::pause().await;
        render(RootProps { parts, begin: Begin::Page(page, model) });
    });
}

fn render(props: RootProps) {
    let root = dom::document().and_then(|document| document.get_element_by_id("app"));
    match root {
        Some(root) => {
            yew::Renderer::<Root>::with_root_and_props(root, props).render();
        }
        None => {
            yew::Renderer::<Root>::with_props(props).render();
        }
    }
}

/// Shows or hides what stands in the document for that.
fn say_that_it_did_not_come(did_not: bool) {
    let find = |document: web_sys::Document| document.query_selector(".loading__failed").ok()?;
    if let Some(element) = dom::document().and_then(find) {
        // `hidden` is a name that every element takes.
        let _ = element.toggle_attribute_with_force("hidden", !did_not);
    }
}

/// What is shown at the beginning.
#[derive(Clone, PartialEq)]
enum Begin {
    Board(Laid),
    Page(PagePart, Model),
}

#[derive(Clone, PartialEq, Properties)]
struct RootProps {
    parts: Parts,
    begin: Begin,
}

/// The page goes on from a first board, with the keyboard on it or not.
struct HandOver(PagePart, Laid, bool);

struct Root {
    shown: Begin,
    /// Whether the keyboard was on the first board's squares: it stays there.
    has_keyboard: bool,
}

impl Component for Root {
    type Message = HandOver;
    type Properties = RootProps;

    fn create(ctx: &Context<Self>) -> Self {
        Self { shown: ctx.props().begin.clone(), has_keyboard: false }
    }

    fn update(&mut self, _: &Context<Self>, HandOver(page, board, keyboard): HandOver) -> bool {
        // In the same task, so that nothing is done on the first board that the page knows not of.
        self.shown = Begin::Page(page, (page.begin)(Some(&board)));
        self.has_keyboard = keyboard;
        true
    }

    fn rendered(&mut self, _: &Context<Self>, _: bool) {
        if self.has_keyboard {
            self.has_keyboard = false;
            board::focus_board();
        }
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        match &self.shown {
            Begin::Board(begin) => {
                let hand_over =
                    ctx.link().callback(|(page, model, keyboard)| HandOver(page, model, keyboard));
                let parts = ctx.props().parts;
                html! {
                    <div class="first">
                        <First begin={begin.clone()} {parts} {hand_over} />
                    </div>
                }
            }
            Begin::Page(page, model) => (page.draw)(model.clone()),
        }
    }
}
