//! What the document shows: on a first visit a board until the page has been fetched, then the
//! page.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::context::{Laid, Model};
use super::first::{self, First};
use super::parts::{self, PagePart, Parts};
use super::{board, dom};

/// Shows the board of a first visit and then fetches the page; on other visits, fetches the page at
/// once.
pub(super) fn start(parts: Parts) {
    let board = first::board_of_visit();
    spawn_local(async move {
        if let Some(begin) = board {
            // In a task of its own: on a phone, each takes long enough.
            dom::pause().await;
            return render(RootProps { parts, begin: Begin::Board(begin) });
        }
        let page = parts::until_fetched(parts.page, || say_that_it_did_not_come(true)).await;
        say_that_it_did_not_come(false);
        // The game is set up in one task and the page rendered in the next ones, as above.
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

/// Shows or hides the document's message that the page could not be fetched.
fn say_that_it_did_not_come(did_not: bool) {
    let find = |document: web_sys::Document| document.query_selector(".loading__failed").ok()?;
    if let Some(element) = dom::document().and_then(find) {
        // `hidden` is a valid attribute of every element.
        let _ = element.toggle_attribute_with_force("hidden", !did_not);
    }
}

/// What is shown first.
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

enum RootAction {
    /// The page continues a first board, which has the focus or not.
    HandOver(PagePart, Laid, bool),
    /// The first board, which is behind the page, can go.
    Forget,
}

struct Root {
    board: Option<Laid>,
    page: Option<(PagePart, Model)>,
    /// Whether the first board's squares have the focus, which is to stay there.
    has_keyboard: bool,
}

impl Component for Root {
    type Message = RootAction;
    type Properties = RootProps;

    fn create(ctx: &Context<Self>) -> Self {
        let (board, page) = match ctx.props().begin.clone() {
            Begin::Board(board) => (Some(board), None),
            Begin::Page(page, model) => (None, Some((page, model))),
        };
        Self { board, page, has_keyboard: false }
    }

    fn update(&mut self, ctx: &Context<Self>, action: RootAction) -> bool {
        match action {
            RootAction::HandOver(page, board, has_keyboard) => {
                // In the same task, so that no action on the first board is lost.
                self.page = Some((page, (page.begin)(Some(&board))));
                self.has_keyboard = has_keyboard;
                // In a task of its own: on a phone, making the one and taking the other away each take
                // long enough.
                ctx.link().send_future(async {
                    dom::pause().await;
                    RootAction::Forget
                });
            }
            RootAction::Forget => self.board = None,
        }
        true
    }

    fn rendered(&mut self, _: &Context<Self>, _: bool) {
        if self.has_keyboard {
            self.has_keyboard = false;
            board::focus_board();
        }
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let hand_over = ctx.link().callback(|(page, board, has_keyboard)| {
            RootAction::HandOver(page, board, has_keyboard)
        });
        html! {
            <>
                // Before the board, which it covers: what is looked for in the document is the page's.
                if let Some((page, model)) = &self.page {
                    { (page.draw)(model.clone(), self.has_keyboard) }
                }
                if let Some(begin) = self.board.clone() {
                    <div class="first" hidden={self.page.is_some()}>
                        <First {begin} parts={ctx.props().parts} {hand_over} />
                    </div>
                }
            </>
        }
    }
}
