//! A game with its variations on another site's page: a part of the embedded board that is fetched where a
//! page has such a game.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{Event as DomEvent, HtmlSelectElement};
use yew::prelude::*;

use super::board::board;
use super::context::BoardHandle;
use super::dom;
use super::embed::{EmbedProps, Named, faults, feedback, language_of, unopened};
use super::moves::{go_of_key, keep_current_in_view, steps};
use super::panel::announcer;
use super::study::{TreeView, move_words};
use super::telling;
use super::upkeep::Upkeep;
use super::wire::Source;
use crate::notation::tree::{NodeId, ROOT};
use crate::play::action::BoardAction;
use crate::play::replay::{Replay, ReplayAction};
use crate::play::view::Coords;
use crate::text::Fault;

/// One arrow up and one down.
const TURN: &str = "M6.5 4 11 9H8v11H5V9H2zM17.5 20 13 15h3V4h3v11h3z";

/// A game in an element of its own.
pub(super) struct Replaying {
    /// The game, or why it could not be read.
    state: Result<Replay, Rc<[Fault]>>,
    upkeep: Upkeep,
    list: NodeRef,
    /// The node whose move stands for its time.
    timer: Option<(NodeId, Timeout)>,
    /// The node that was last brought into view in the list.
    seen: Option<NodeId>,
}

impl Named for Replaying {
    fn named(what: &str, value: &str) -> Option<ReplayAction> {
        Some(match what {
            "reset" => ReplayAction::Reset,
            "autoplay" => ReplayAction::Play(value == "on"),
            "coords" => ReplayAction::Coords(Coords::of(value)),
            _ => ReplayAction::Board(BoardAction::named(what, value)?),
        })
    }
}

impl Component for Replaying {
    type Message = ReplayAction;
    type Properties = EmbedProps;

    fn create(ctx: &Context<Self>) -> Self {
        let mut state = read(ctx.props());
        report(ctx, &mut state);
        if let Ok(state) = &mut state
            && dom::media("(prefers-reduced-motion: reduce)")
        {
            state.act(ReplayAction::Play(false));
        }
        let focus = state.as_ref().map(|state| state.table().focus()).unwrap_or_default();
        let upkeep =
            Upkeep::new(Source::Maker(ctx.props().worker.clone()), focus, Callback::noop());
        Self { state, upkeep, list: NodeRef::default(), timer: None, seen: None }
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &EmbedProps) -> bool {
        if ctx.props() != old {
            self.state = read(ctx.props());
            report(ctx, &mut self.state);
        }
        true
    }

    fn update(&mut self, ctx: &Context<Self>, action: ReplayAction) -> bool {
        // Why there is no board can be told now.
        let Ok(state) = &mut self.state else { return true };
        if matches!(action, ReplayAction::Tick) {
            self.timer = None;
            // Nobody sees it, so nobody misses a move.
            if dom::document().is_some_and(|document| document.hidden()) {
                return true;
            }
        }
        for event in state.act(action) {
            ctx.props().report.emit(event);
        }
        true
    }

    fn rendered(&mut self, ctx: &Context<Self>, _: bool) {
        let Ok(state) = &self.state else { return };
        let link = ctx.link().clone();
        let step = move || link.send_message(BoardAction::AnimationStep);
        self.upkeep.drawn(state.table(), step);
        let at = state.at();
        if self.seen.replace(at).is_none_or(|seen| seen != at) {
            keep_current_in_view(&self.list);
        }
        match state.pace_ms().filter(|_| state.is_playing()) {
            None => self.timer = None,
            Some(pace_ms) if self.timer.as_ref().is_none_or(|(node, _)| *node != at) => {
                let link = ctx.link().clone();
                let tick = Timeout::new(pace_ms, move || link.send_message(ReplayAction::Tick));
                self.timer = Some((at, tick));
            }
            Some(_) => {}
        }
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let state = match &self.state {
            Ok(state) => state,
            Err(fault) => return faults(language_of(ctx.props()), fault),
        };
        let link = ctx.link().clone();
        let report = Rc::new(move |action: BoardAction| link.send_message(action));
        let play = BoardHandle::new(Rc::clone(state.table()), report);
        // A touch stops a game that goes on by itself.
        let stop = state
            .is_playing()
            .then(|| ctx.link().callback(|_: PointerEvent| ReplayAction::Play(false)));
        html! {
            <div class={classes!("embed", "embed--replay", state.has_list().then_some("embed--list"))}
                lang={play.language().code()} dir={play.language().direction().name()}>
                { games(ctx, state) }
                <div class="embed__board" part="board" onpointerdown={stop.clone()}>
                    { board(&play, play.board_view(), self.upkeep.hands(), true) }
                </div>
                if !state.caption().is_empty() {
                    <p class="embed__caption" part="caption">{ state.caption().to_owned() }</p>
                }
                { faults(play.language(), state.faults()) }
                if state.has_controls() { { controls(ctx, state, &play) } }
                if !state.is_diagram() {
                    if state.has_list() {
                        { self.list(ctx, state, stop) }
                    } else {
                        { said(ctx, state) }
                    }
                    { feedback(&play) }
                }
                { announcer(&play) }
            </div>
        }
    }
}

impl Replaying {
    fn list(
        &self,
        ctx: &Context<Self>,
        state: &Replay,
        stop: Option<Callback<PointerEvent>>,
    ) -> Html {
        let onkeydown = ctx.link().batch_callback(|event: KeyboardEvent| {
            let go = go_of_key(&event)?;
            event.prevent_default();
            Some(ReplayAction::Board(BoardAction::Go(go)))
        });
        let go = |id| ctx.link().callback(move |_: MouseEvent| ReplayAction::GoTo(id));
        let label = state.table().strings().moves;
        let view = TreeView { tree: state.tree(), at: state.at(), label, go: &go };
        html! {
            <div class="embed__moves" part="moves" {onkeydown} onpointerdown={stop}>
                { view.list(&self.list) }
            </div>
        }
    }
}

fn read(props: &EmbedProps) -> Result<Replay, Rc<[Fault]>> {
    Replay::read(&props.text, props.source.clone(), language_of(props)).map_err(unopened)
}

/// Tells the surrounding page what could not be read and has not been told.
fn report(ctx: &Context<Replaying>, state: &mut Result<Replay, Rc<[Fault]>>) {
    let draw = ctx.link().callback(|()| ReplayAction::Told);
    let (language, untold) = match state {
        Ok(state) => (state.table().language(), state.take_untold()),
        Err(fault) => (language_of(ctx.props()), Rc::clone(fault)),
    };
    telling::report(language, &ctx.props().report, draw, untold);
}

/// The games of the file to choose from, or the name of the only one.
fn games(ctx: &Context<Replaying>, state: &Replay) -> Html {
    let name = |name: &String| name.clone();
    match state.games() {
        [] => Html::default(),
        [only] => {
            let name = only.split_once(' ').map_or("", |(_, name)| name);
            html! { if !name.is_empty() { <p class="embed__game" part="game">{ name }</p> } }
        }
        games => {
            let choose = ctx.link().batch_callback(|event: DomEvent| {
                let select: HtmlSelectElement = event.target()?.dyn_into().ok()?;
                usize::try_from(select.selected_index()).ok().map(ReplayAction::Choose)
            });
            let option = |(idx, game): (usize, &String)| {
                html! { <option selected={idx == state.chosen()}>{ name(game) }</option> }
            };
            html! {
                <label class="embed__game" part="game">
                    <span>{ state.table().strings().tree().game }</span>
                    <select onchange={choose}>
                        { for games.iter().enumerate().map(option) }
                    </select>
                </label>
            }
        }
    }
}

fn controls(ctx: &Context<Replaying>, state: &Replay, play: &BoardHandle) -> Html {
    let text = play.strings();
    let (shown, n_plies) = state.place();
    let show = |ply| {
        let play = play.clone();
        Callback::from(move |_: MouseEvent| play.send(BoardAction::Show(ply)))
    };
    let is_playing = state.is_playing();
    let label = if is_playing { text.tree().pause } else { text.tree().play };
    let flip = ctx.link().callback(|_: MouseEvent| ReplayAction::Board(BoardAction::Flip));
    let toggle = ctx.link().callback(move |_: MouseEvent| ReplayAction::Play(!is_playing));
    html! {
        <div class="embed__controls" part="controls" role="group" aria-label={text.actions}>
            { steps(text, shown, n_plies, &show) }
            if state.pace_ms().is_some() {
                <button type="button" class="button embed__pace" onclick={toggle}>{ label }</button>
            }
            <button type="button" class="button moves__go embed__turn" aria-label={text.flip} title={text.flip}
                onclick={flip}>
                <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d={TURN} /></svg>
            </button>
        </div>
    }
}

/// What is said of the move shown, and the moves to go on with.
fn said(ctx: &Context<Replaying>, state: &Replay) -> Html {
    let (node, tree) = (state.node(), state.tree());
    let way = |&id: &NodeId| {
        let go = ctx.link().callback(move |_: MouseEvent| ReplayAction::GoTo(id));
        html! { <button type="button" class="button" dir="ltr" onclick={go}>{ move_words(tree.node(id)) }</button> }
    };
    let shown = [node.before(), node.comment()];
    html! {
        <div class="embed__said" part="said">
            if state.at() == ROOT {
                <p class="embed__move">{ state.table().strings().start_position }</p>
            } else {
                <p class="embed__move" dir="ltr">{ move_words(node) }</p>
            }
            { for shown.into_iter().filter(|said| !said.is_empty()).map(|said| html! {
                <p class="embed__comment">{ said.to_owned() }</p>
            }) }
            if !state.ways().is_empty() {
                <div class="embed__ways" role="group" aria-label={state.table().strings().tree().ways}>
                    { for state.ways().iter().map(way) }
                </div>
            }
        </div>
    }
}
