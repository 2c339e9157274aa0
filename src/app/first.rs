//! The first board of a visit, in the places that the page gives it: it is played on until the page
//! has been loaded. See `boot.js`.

use std::rc::Rc;

use wasm_bindgen::JsValue;
use yew::prelude::*;

use super::board::board;
use super::context::{BoardHandle, Model};
use super::panel::{announcer, strip};
use super::solving::press_answer;
use super::upkeep::Upkeep;
use super::wire::Source;
use super::{dom, start, storage};
use crate::play::action::{BoardAction, EngineAction};
use crate::play::{Mode, Play, first};
use crate::rules::{Color, Status};
use crate::text::Language;

/// Something that happens to it.
#[derive(Debug)]
pub enum FirstAction {
    /// Something done on the board.
    Board(BoardAction),
    /// The computer's news.
    Engine(EngineAction),
}

/// What it begins with.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct FirstProps {
    begin: Model,
    /// Hears, after each change, what the page would go on from, and whether nothing is under way.
    report: Callback<(String, bool)>,
}

/// The board with what stands around it.
#[expect(missing_debug_implementations, reason = "a component is not printed")]
pub struct First {
    play: Rc<Play>,
    upkeep: Upkeep,
    /// What was told last.
    told: Option<(String, bool)>,
}

impl Component for First {
    type Message = FirstAction;
    type Properties = FirstProps;

    fn create(ctx: &Context<Self>) -> Self {
        let play = Rc::clone(&ctx.props().begin.0);
        let workers = Source::Address(dom::meta("damiera-worker").unwrap_or_default());
        let hear = ctx.link().callback(FirstAction::Engine);
        let upkeep = Upkeep::new(workers, play.focus(), hear).opening(&play);
        storage::announce(play.language());
        Self { play, upkeep, told: None }
    }

    fn update(&mut self, _: &Context<Self>, action: FirstAction) -> bool {
        let play = Rc::make_mut(&mut self.play);
        match action {
            FirstAction::Board(BoardAction::Focus(square)) if square == play.focus() => {
                return false;
            }
            FirstAction::Board(action) => play.on_board(action),
            FirstAction::Engine(action) => play.on_engine(action),
        }
        true
    }

    fn rendered(&mut self, ctx: &Context<Self>, _: bool) {
        let link = ctx.link().clone();
        let step = move || link.send_message(FirstAction::Board(BoardAction::AnimationStep));
        self.upkeep.drawn(&self.play, step);
        let now = (self.play.handover(), self.play.is_at_rest());
        if self.told.as_ref() != Some(&now) {
            self.told = Some(now.clone());
            ctx.props().report.emit(now);
        }
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let link = ctx.link().clone();
        let report = Rc::new(move |action| link.send_message(FirstAction::Board(action)));
        let play = BoardHandle::new(Rc::clone(&self.play), report);
        let top = if play.flipped() { Color::White } else { Color::Black };
        html! {
            <>
                { header(&play) }
                <main class="table">
                    <div class="table__board">
                        { strip(&play, top, None) }
                        <div class="table__frame">{ board(&play, self.upkeep.hands()) }</div>
                        { strip(&play, !top, None) }
                    </div>
                    <div class="table__side">
                        { status(&play) }
                        <div class="messages">{ press_answer(&play) }</div>
                    </div>
                </main>
                { announcer(&play) }
            </>
        }
    }
}

/// The page's head, in which what is still to come takes up its room.
fn header(play: &Play) -> Html {
    let text = play.strings();
    html! {
        <header class="top">
            <h1 class="top__name">
                <span class="top__mark" aria-hidden="true"></span>
                <span class="top__word">{ "Damiera" }</span>
            </h1>
            <p class="top__game top__game--still">{ (text.pick)(&play.entry().name) }</p>
            <div class="top__end top__end--empty">
                <button type="button" class="button button--accent">{ text.new_game }</button>
                <button type="button" class="button top__keys">{ text.help }</button>
                <div class="top__language">
                    <select><option>{ text.code.to_ascii_uppercase() }</option></select>
                </div>
            </div>
        </header>
    }
}

/// Whose turn it is, or how the game ended.
fn status(play: &Play) -> Html {
    let text = play.strings();
    let status = play.status();
    if play.looks_back() {
        return html! {
            <section class="status"><p class="status__line">{ text.looking_back }</p></section>
        };
    }
    if status != Status::Ongoing {
        return html! {
            <section class="status status--over">
                <p class="status__line">{ (text.result)(status) }</p>
                <p class="status__reason">{ (text.reason)(status) }</p>
            </section>
        };
    }
    let line = match play.mode() {
        _ if play.computer_to_move() && play.engine_stopped() => text.stopped.to_owned(),
        _ if play.computer_to_move() => (text.thinking)(play.engine_depth()),
        Mode::Computer { .. } => text.your_turn.to_owned(),
        Mode::TwoPlayers => (text.to_move)(play.game().position().turn()).to_owned(),
    };
    html! {
        <section class="status">
            <p class="status__line">
                { line }
                if !play.computer_to_move() && play.must_capture() {
                    <span class="status__more">{ format!(": {}", text.must_capture) }</span>
                }
            </p>
        </section>
    }
}

/// A first board: read from a link, and then put into an element.
pub struct FirstBoard {
    begin: Model,
    shown: Option<AppHandle<First>>,
}

impl std::fmt::Debug for FirstBoard {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("FirstBoard")
    }
}

impl FirstBoard {
    /// The board that a readable link asks for, a new game where there is none; `None` if it takes
    /// the page to show it.
    pub fn read(link: &str) -> Option<Self> {
        let language = storage::language().or_else(start::browser_language);
        let play = first::read(link, dom::seed(), language.unwrap_or(Language::English))?;
        Some(Self { begin: Model(Rc::new(play)), shown: None })
    }

    /// Puts the board into an element. `report` is called after each change with what the page would
    /// go on from, as a link, and whether nothing is under way.
    pub fn show(&mut self, root: web_sys::Element, report: js_sys::Function) {
        let report = Callback::from(move |(text, is_at_rest): (String, bool)| {
            // It is ours, and throws nothing.
            let _ = report.call2(&JsValue::NULL, &text.into(), &is_at_rest.into());
        });
        let props = FirstProps { begin: self.begin.clone(), report };
        self.shown = Some(yew::Renderer::<First>::with_root_and_props(root, props).render());
    }

    /// Takes the board away.
    pub fn remove(self) {
        if let Some(shown) = self.shown {
            shown.destroy();
        }
    }
}
