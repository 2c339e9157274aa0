//! An embedded board: the content of an element on another site's page.

use std::rc::Rc;

use js_sys::{Function, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;
use yew::prelude::*;

use super::board::board;
use super::context::BoardHandle;
use super::dom;
use super::moves::steps;
use super::panel::announcer;
use super::replay::Replaying;
use super::solving::{button, press_answer, solving_controls, task};
use super::telling;
pub use super::telling::{Bring, bring_faults, brought_by};
use super::upkeep::Upkeep;
use super::wire::Source;
use crate::notation::link::{LinkError, Mode};
use crate::play::action::BoardAction;
use crate::play::embedded::{EmbedAction, Embedded, Event};
use crate::play::outline::outline;
use crate::play::replay::Source as GameSource;
use crate::play::view::Coords;
use crate::rules::Status;
use crate::text::{Fault, Language};

/// What a lesson says, in JSON, with the words around it in the language with this code.
pub fn lesson(text: &str, code: &str) -> String {
    outline(text, Language::of_code(code).unwrap_or(Language::English))
}

/// What an embedded board is made from.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct EmbedProps {
    /// Keys and values, as in a readable link.
    pub text: AttrValue,
    /// Where its game comes from, if it is gone through with its variations.
    pub source: GameSource,
    /// The language, unless the text names one.
    pub language: AttrValue,
    /// Creates the engine's worker, or a substitute for one.
    pub worker: Function,
    /// Receives the board's events.
    pub report: Callback<Event>,
}

/// A board in an element of its own.
#[expect(missing_debug_implementations, reason = "a component is not printed")]
pub struct Embed {
    /// The board, or why it could not be read.
    state: Result<Embedded, Rc<[Fault]>>,
    upkeep: Upkeep,
}

impl Component for Embed {
    type Message = EmbedAction;
    type Properties = EmbedProps;

    fn create(ctx: &Context<Self>) -> Self {
        let mut state = read(ctx.props());
        report(ctx, &mut state);
        let focus = state.as_ref().map(|state| state.table().focus()).unwrap_or_default();
        let hear = ctx.link().callback(EmbedAction::Engine);
        Self { state, upkeep: Upkeep::new(Source::Maker(ctx.props().worker.clone()), focus, hear) }
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &EmbedProps) -> bool {
        if ctx.props().text != old.text || ctx.props().language != old.language {
            self.state = read(ctx.props());
            report(ctx, &mut self.state);
        }
        true
    }

    fn update(&mut self, ctx: &Context<Self>, action: EmbedAction) -> bool {
        // Why there is no board can be told now.
        let Ok(state) = &mut self.state else { return true };
        if let EmbedAction::Board(BoardAction::Focus(square)) = action
            && square == state.table().focus()
        {
            return false;
        }
        for event in state.act(action) {
            ctx.props().report.emit(event);
        }
        report(ctx, &mut self.state);
        true
    }

    fn rendered(&mut self, ctx: &Context<Self>, _: bool) {
        let Ok(state) = &self.state else { return };
        let link = ctx.link().clone();
        let step = move || link.send_message(EmbedAction::Board(BoardAction::AnimationStep));
        self.upkeep.drawn(state.table(), step);
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let state = match &self.state {
            Ok(state) => state,
            Err(fault) => return faults(language_of(ctx.props()), fault),
        };
        let link = ctx.link().clone();
        let report = Rc::new(move |action| link.send_message(EmbedAction::Board(action)));
        let play = BoardHandle::new(Rc::clone(state.table()), report);
        let solve = ctx.link().callback(|action| action);
        html! {
            <div class={"embed"}
                lang={play.language().code()} dir={play.language().direction().name()}>
                <div class="embed__board" part="board">{ board(&play, play.board_view(), self.upkeep.hands(), true) }</div>
                if !state.caption().is_empty() {
                    <p class="embed__caption" part="caption">{ state.caption().to_owned() }</p>
                }
                { faults(play.language(), state.faults()) }
                if let Some(solving) = state.solving() {
                    { task(&play, solving, &solve) }
                    if state.has_controls() { { solving_controls(&play, state, &solve, true, Html::default()) } }
                } else if state.kind() == Mode::Replay {
                    // What is stepped through has its steps right below the board.
                    if state.has_controls() { { controls(ctx, state, &play) } }
                    { feedback(&play) }
                } else if state.kind() != Mode::Diagram {
                    { feedback(&play) }
                    if state.has_controls() { { controls(ctx, state, &play) } }
                }
                { announcer(&play) }
            </div>
        }
    }
}

fn read(props: &EmbedProps) -> Result<Embedded, Rc<[Fault]>> {
    Embedded::read(&props.text, language_of(props), dom::seed()).map_err(unopened)
}

/// The language of a board whose text names none.
pub(super) fn language_of(props: &EmbedProps) -> Language {
    Language::of_code(&props.language).unwrap_or(Language::English)
}

/// Tells the surrounding page what could not be read or done and has not been told.
fn report(ctx: &Context<Embed>, state: &mut Result<Embedded, Rc<[Fault]>>) {
    let draw = ctx.link().callback(|()| EmbedAction::Told);
    let (language, untold) = match state {
        Ok(state) => (state.table().language(), state.take_untold()),
        Err(fault) => (language_of(ctx.props()), Rc::clone(fault)),
    };
    telling::report(language, &ctx.props().report, draw, untold);
}

/// Why a board cannot be shown.
pub(super) fn unopened(error: LinkError) -> Rc<[Fault]> {
    Rc::new([Fault::Unopened(error)])
}

/// What could not be read, below the board or in its place.
pub(super) fn faults(language: Language, faults: &[Fault]) -> Html {
    let told = telling::sentences(language.strings(), faults);
    html! {
        { for told.into_iter().map(|told| html! {
            <p class="embed__fault" role="alert">{ told }</p>
        }) }
    }
}

/// Whose turn it is or how the game ended, and the notice about the last press.
pub(super) fn feedback(play: &BoardHandle) -> Html {
    let text = play.strings();
    let line = match play.status() {
        _ if play.looks_back() || !play.accepts_moves() && !play.computer_to_move() => {
            let over = play.status() != Status::Ongoing && !play.looks_back();
            over.then(|| format!("{}. {}", text.result(play.status()), text.reason(play.status())))
        }
        _ if play.computer_to_move() => Some(text.thinking(play.engine_depth())),
        _ if play.must_capture() => {
            Some(format!("{}: {}", text.to_move(play.game().position().turn()), text.must_capture))
        }
        _ => Some(text.to_move(play.game().position().turn()).to_owned()),
    };
    html! {
        <div class="embed__feedback" part="feedback">
            if let Some(line) = line {
                <p class="embed__status">{ line }</p>
            }
            { press_answer(play) }
        </div>
    }
}

fn controls(ctx: &Context<Embed>, state: &Embedded, play: &BoardHandle) -> Html {
    let text = play.strings();
    let (shown, n_plies) = (play.shown_ply(), play.game().plies().len());
    let reset = ctx.link().callback(|_: MouseEvent| EmbedAction::Reset);
    let show = |ply| {
        let play = play.clone();
        Callback::from(move |_: MouseEvent| play.send(BoardAction::Show(ply)))
    };
    html! {
        <div class="embed__controls" part="controls" role="group" aria-label={text.actions}>
            if state.kind() == Mode::Replay {
                { steps(text, shown, n_plies, &show) }
            } else {
                { button(play, text.undo, BoardAction::Undo, play.can_undo()) }
                <button type="button" class="button" disabled={!state.has_changed()}
                    onclick={reset}>{ text.start_position }</button>
            }
            { button(play, text.flip, BoardAction::Flip, true) }
        </div>
    }
}

/// A component that other pages ask for things by name.
pub(super) trait Named: Component<Properties = EmbedProps> {
    /// What a name and a value ask for.
    fn named(what: &str, value: &str) -> Option<Self::Message>;
}

impl Named for Embed {
    fn named(what: &str, value: &str) -> Option<EmbedAction> {
        Some(match what {
            "play" => EmbedAction::Move(value.to_owned()),
            "reset" => EmbedAction::Reset,
            "hint" => EmbedAction::Hint,
            "coords" => EmbedAction::Coords(Coords::of(value)),
            _ => EmbedAction::Board(BoardAction::named(what, value)?),
        })
    }
}

/// What has been mounted in an element.
trait Mount {
    fn set(&mut self, text: String);
    fn act(&self, what: &str, value: &str) -> bool;
    fn remove(self: Box<Self>);
}

struct Root<C: Named> {
    handle: AppHandle<C>,
    props: EmbedProps,
}

impl<C: Named> Mount for Root<C> {
    fn set(&mut self, text: String) {
        self.props.text = text.into();
        self.handle.update(self.props.clone());
    }

    fn act(&self, what: &str, value: &str) -> bool {
        let action = C::named(what, value);
        let is_known = action.is_some();
        if let Some(action) = action {
            self.handle.send_message(action);
        }
        is_known
    }

    fn remove(self: Box<Self>) {
        self.handle.destroy();
    }
}

/// A board that has been mounted in an element.
pub struct Mounted(Box<dyn Mount>);

impl std::fmt::Debug for Mounted {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Mounted")
    }
}

/// What mounts a game with its variations: see [`mount_replay`].
type MountReplay = fn(Element, String, &JsValue, String, Function, Function) -> Mounted;
/// What only games with their variations need.
#[derive(Clone, Copy, Debug)]
pub struct StudyPart {
    /// [`mount_replay`].
    pub mount: MountReplay,
    /// [`speaks_late`](super::speaks_late).
    pub speaks_late: fn(&str, &[u8]) -> bool,
}
/// What reads a lesson: see [`lesson`].
pub type Outline = fn(&str, &str) -> String;

/// Mounts a board in an element: keys and values, as in a readable link, and a language. `worker` creates a
/// worker for the engine; `report` is called with each event, as a JSON message.
pub fn mount_board(
    root: Element,
    text: String,
    language: String,
    worker: Function,
    report: Function,
) -> Mounted {
    Mounted::new::<Embed>(root, EmbedProps::new(text, language, worker, report))
}

/// Mounts a game with its variations in an element, as [`mount_board`] does with a board. `file` is a file of
/// games as bytes, or why it could not be fetched, or undefined where the game is in the text.
pub fn mount_replay(
    root: Element,
    text: String,
    file: &JsValue,
    language: String,
    worker: Function,
    report: Function,
) -> Mounted {
    let source = match (file.as_string(), file.dyn_ref::<Uint8Array>()) {
        (Some(why), _) => GameSource::Missing(why),
        (None, Some(bytes)) => GameSource::File(bytes.to_vec().into()),
        (None, None) => GameSource::Attributes,
    };
    let props = EmbedProps { source, ..EmbedProps::new(text, language, worker, report) };
    Mounted::new::<Replaying>(root, props)
}

impl EmbedProps {
    fn new(text: String, language: String, worker: Function, report: Function) -> Self {
        let report = Callback::from(move |event: Event| {
            // Listeners belong to the other site, and so do their exceptions.
            let _ = report.call1(&JsValue::NULL, &JsValue::from_str(&event.json()));
        });
        let source = GameSource::Attributes;
        Self { text: text.into(), source, language: language.into(), worker, report }
    }
}

impl Mounted {
    fn new<C: Named>(root: Element, props: EmbedProps) -> Self {
        let handle = yew::Renderer::<C>::with_root_and_props(root, props.clone()).render();
        Self(Box::new(Root { handle, props }))
    }

    /// Starts again with another text.
    pub fn set(&mut self, text: String) {
        self.0.set(text);
    }

    /// Performs the action with this name and value. Returns whether there is such an action.
    pub fn act(&self, what: &str, value: &str) -> bool {
        self.0.act(what, value)
    }

    /// Unmounts the board.
    pub fn remove(self) {
        self.0.remove();
    }
}
