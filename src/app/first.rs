//! The first board of a visit, laid out as on the page. It can be played on while the page is
//! fetched, which then takes over at a quiet moment.

use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::board::board;
use super::context::{BoardHandle, Laid};
use super::panel::{announcer, strip, welcome};
use super::parts::{PagePart, Parts};
use super::solving::press_answer;
use super::upkeep::Upkeep;
use super::wire::Source;
use super::{address, dom, parts, storage, texts};
use crate::play::action::{BoardAction, EngineAction};
use crate::play::{Mode, Table, first};
use crate::rules::{Color, Status};

/// The attribute of the root element while the first board is shown.
const FIRST_BOARD: &str = "data-first-board";
/// How long the page waits for a quiet moment, in milliseconds.
const PATIENCE_MS: u32 = 20_000;

/// An event that the first board reacts to.
#[derive(Debug)]
pub(super) enum FirstAction {
    /// An action on the board.
    Board(BoardAction),
    /// A message from the engine that plays the computer's side.
    Engine(EngineAction),
    /// A pointer or key was pressed anywhere, or released. In between, the board must not be
    /// replaced; the release is handled before that.
    Hold(bool),
    /// Another link was put into the address, for the page to open.
    Leave,
    /// The board's picture stands, and its grid is wanted.
    Stands,
    /// The page has been fetched.
    Arrived(PagePart),
    /// The page has waited long enough for a quiet moment.
    Impatient,
}

/// What the first board begins with.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct FirstProps {
    pub(super) begin: Laid,
    pub(super) parts: Parts,
    /// Puts the page in the first board's place, which continues it, with the focus on the board or
    /// not.
    pub(super) hand_over: Callback<(PagePart, Laid, bool)>,
}

/// The board with what surrounds it.
pub(super) struct First {
    play: Rc<Table>,
    upkeep: Upkeep,
    has_grid: bool,
    /// The link last put into the address, from which a reload continues.
    kept: Option<String>,
    page: Option<PagePart>,
    is_held: bool,
    /// Whether the address is no longer this board's, so that the page need not wait for a quiet
    /// moment.
    has_left: bool,
    patience: Option<Timeout>,
    _listeners: Vec<EventListener>,
}

impl First {
    /// Lets the page take over if it has been fetched and nothing is under way.
    fn look(&mut self, ctx: &Context<Self>) {
        let Some(page) = self.page else { return };
        let is_quiet = self.play.is_at_rest() && !self.is_held;
        if is_quiet || self.has_left {
            self.page = None;
            // From here on the address is the page's.
            self.has_left = true;
            let has_keyboard = self.upkeep.hands().hold_focus();
            ctx.props().hand_over.emit((page, Laid(Rc::clone(&self.play)), has_keyboard));
        }
    }

    /// Keeps the game in the address, where a reload finds it. The address does not change before
    /// the first move.
    fn keep(&mut self) {
        let link = self.play.handover();
        if self.kept.as_ref() != Some(&link) && !self.has_left {
            if self.kept.is_some() {
                address::show(&link);
            }
            self.kept = Some(link);
        }
    }
}

/// Listens for everything that decides whether the page may take over.
fn listeners(ctx: &Context<First>) -> Vec<EventListener> {
    let Some(window) = dom::window() else { return Vec::new() };
    let hold = |name: &'static str, is_held: bool| {
        let link = ctx.link().clone();
        EventListener::new(&window, name, move |_| {
            let link = link.clone();
            // Runs after all other listeners of the event.
            Timeout::new(0, move || link.send_message(FirstAction::Hold(is_held))).forget();
        })
    };
    let link = ctx.link().clone();
    vec![
        hold("pointerdown", true),
        hold("keydown", true),
        hold("pointerup", false),
        hold("pointercancel", false),
        hold("keyup", false),
        hold("blur", false),
        EventListener::new(&window, "hashchange", move |_| link.send_message(FirstAction::Leave)),
    ]
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
        Self {
            play,
            upkeep,
            has_grid: false,
            kept: None,
            page: None,
            is_held: false,
            has_left: false,
            patience: None,
            _listeners: listeners(ctx),
        }
    }

    fn update(&mut self, ctx: &Context<Self>, action: FirstAction) -> bool {
        match action {
            FirstAction::Board(BoardAction::Focus(square)) if square == self.play.focus() => {
                return false;
            }
            FirstAction::Board(action) => {
                Rc::make_mut(&mut self.play).on_board(action);
                return true;
            }
            FirstAction::Engine(action) => {
                Rc::make_mut(&mut self.play).on_engine(action);
                return true;
            }
            FirstAction::Stands => {
                self.has_grid = true;
                return true;
            }
            FirstAction::Hold(is_held) => self.is_held = is_held,
            FirstAction::Leave | FirstAction::Impatient => self.has_left = true,
            FirstAction::Arrived(page) => {
                self.page = Some(page);
                let link = ctx.link().clone();
                let hurry = move || link.send_message(FirstAction::Impatient);
                self.patience = Some(Timeout::new(PATIENCE_MS, hurry));
            }
        }
        self.look(ctx);
        false
    }

    fn rendered(&mut self, ctx: &Context<Self>, is_first: bool) {
        let link = ctx.link().clone();
        let step = move || link.send_message(FirstAction::Board(BoardAction::AnimationStep));
        self.upkeep.drawn(&self.play, step);
        self.keep();
        if is_first {
            let (parts, link) = (ctx.props().parts, ctx.link().clone());
            wasm_bindgen_futures::spawn_local(async move {
                // In a task of its own: on a phone, picture and grid each take long enough.
                dom::pause().await;
                link.send_message(FirstAction::Stands);
                // The page is fetched once this board is visible.
                dom::painted().await;
                dom::set_root_attribute(FIRST_BOARD, "");
                dom::mark("damiera-first-board");
                let page = parts::until_fetched(parts.page, || {}).await;
                link.send_message(FirstAction::Arrived(page));
            });
        }
        self.look(ctx);
    }

    fn destroy(&mut self, _: &Context<Self>) {
        dom::remove_root_attribute(FIRST_BOARD);
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
                        { strip(&play, top) }
                        <div class="table__frame">{ board(&play, play.board_view(), self.upkeep.hands(), self.has_grid) }</div>
                        { strip(&play, !top) }
                    </div>
                    <div class="table__side">
                        <div class="talk">
                            { status(&play) }
                            <div class="messages">{ press_answer(&play) }</div>
                        </div>
                    </div>
                </main>
                { announcer(&play) }
            </>
        }
    }
}

/// The page's header, with space for what is still to come.
fn header(play: &Table) -> Html {
    let text = play.strings();
    html! {
        <header class="top">
            <h1 class="top__name">
                <span class="top__mark" aria-hidden="true"></span>
                <span class="top__word">{ "Damiera" }</span>
            </h1>
            <p class="top__game top__game--still">{ text.game_name(play.entry()) }</p>
            <div class="top__end top__end--empty">
                <button type="button" class="button">{ text.new_game }</button>
                <button type="button" class="button top__keys">{ text.help }</button>
                <div class="top__language">
                    <select><option>{ text.language().code().to_ascii_uppercase() }</option></select>
                </div>
            </div>
        </header>
    }
}

/// Whose turn it is, or how the game ended.
fn status(play: &Table) -> Html {
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
                <p class="status__line">{ play.outcome() }</p>
                <p class="status__reason">{ text.reason(status) }</p>
            </section>
        };
    }
    if play.is_fresh() && !play.computer_to_move() {
        // Not to be seen yet: what they open comes with the page.
        return welcome(
            play,
            html! {
                <span class="button button--accent button--still" aria-hidden="true">
                    { text.choose_game }
                </span>
            },
        );
    }
    let line = match play.mode() {
        _ if play.computer_to_move() && play.engine_stopped() => text.stopped.to_owned(),
        _ if play.computer_to_move() => text.thinking(play.engine_depth()),
        Mode::Computer { .. } => text.your_turn.to_owned(),
        Mode::TwoPlayers => text.to_move(play.game().position().turn()).to_owned(),
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

/// The board to begin with, if this is a first visit and a board alone can show what the address
/// asks for.
pub(super) fn board_of_visit() -> Option<Laid> {
    let link = address::of_first_visit()?;
    let play = first::read(&link, dom::seed(), texts::first_language())?;
    Some(Laid(Rc::new(play)))
}
