//! The engine's worker: reads requests, thinks, answers.
//!
//! This is the only place of the page's two programs that reads a clock for the search. It keeps
//! one engine, for the ruleset asked for last. While it thinks it hears nothing: a page that has
//! changed its mind ends the worker and starts another.

use std::rc::Rc;

use js_sys::{Array, ArrayBuffer, Uint8Array};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, Performance};

use crate::notation::{fen, movetext};
use crate::protocol::{self, Body, Failure, MAX_MOVES, Reply, Request, Thought, Worth};
use crate::rules::{Game, Move, Ruleset, Status};
use crate::rulesets;
use crate::search::{Control, Engine, Level, Limits, Reading, Report, Score};

/// Bytes of the engine's table.
const TABLE_BYTES: usize = 16 << 20;

/// Answers requests for as long as the worker lives.
pub fn start() {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    let post = Post { clock: scope.performance(), scope: scope.clone() };
    post.reply(0, Body::Ready);
    let mut desk = Desk { post, player: None };
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        desk.answer(&event.data());
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
}

/// The worker's side of the wire, and its clock.
struct Post {
    scope: DedicatedWorkerGlobalScope,
    clock: Option<Performance>,
}

/// Where requests are worked on.
struct Desk {
    post: Post,
    player: Option<Player>,
}

/// An engine, and the ruleset it was made for.
struct Player {
    ruleset: Rc<Ruleset>,
    engine: Engine,
}

/// A request that was understood.
struct Task {
    game: Game,
    /// Hashes of the positions before this one.
    history: Vec<u64>,
    level: Level,
}

impl Desk {
    fn answer(&mut self, data: &JsValue) {
        let Some(request) = read(data) else {
            return self.post.fail(0, Failure::Unreadable);
        };
        if let Err(reason) = self.think(&request) {
            self.post.fail(request.id, reason);
        }
    }

    fn think(&mut self, request: &Request) -> Result<(), Failure> {
        let started = self.post.now();
        let player = player(&mut self.player, &request.ruleset)?;
        let task = replay(request, &player.ruleset)?;
        let time_ms = f64::from(request.limits.time_ms.unwrap_or(task.level.soft_time_ms()));
        let post = &self.post;
        let is_over = || post.now() - started >= time_ms;
        let own = task.level.limits(request.seed);
        let limits = Limits {
            depth: request.limits.depth.unwrap_or(own.depth),
            nodes: request.limits.nodes.unwrap_or(own.nodes),
            should_stop: &is_over,
            ..own
        };
        let game = &task.game;
        let mut report = |told: &Report| {
            let thought = thought(game, told.depth, told.score, &told.pv, told.nodes);
            post.reply(request.id, Body::Progress(thought));
            // Another depth would take several times as long as all before it.
            let is_late = post.now() - started >= time_ms / 2.0;
            if told.n_moves == 1 || is_late { Control::Stop } else { Control::GoOn }
        };
        let engine = &mut player.engine;
        let answer = engine.think(game.position(), &task.history, &limits, &mut report);
        if answer.best.is_none() {
            return Err(Failure::GameOver);
        }
        let thought = thought(game, answer.depth, answer.score, &answer.pv, answer.nodes);
        self.post.reply(request.id, Body::Best(thought));
        Ok(())
    }
}

impl Post {
    fn reply(&self, id: u32, body: Body) {
        let bytes = Uint8Array::from(protocol::to_bytes(&Reply { id, body }).as_slice());
        let transferred = Array::of1(&bytes.buffer());
        // It fails only for what cannot be cloned, and bytes can.
        let _ = self.scope.post_message_with_transfer(&bytes, &transferred);
    }

    fn fail(&self, id: u32, reason: Failure) {
        self.reply(id, Body::Failed { reason });
    }

    /// Milliseconds since some moment.
    fn now(&self) -> f64 {
        self.clock.as_ref().map_or_else(js_sys::Date::now, Performance::now)
    }
}

/// The request in a message that holds bytes.
fn read(data: &JsValue) -> Option<Request> {
    if !data.is_instance_of::<Uint8Array>() && !data.is_instance_of::<ArrayBuffer>() {
        return None;
    }
    protocol::from_bytes(&Uint8Array::new(data).to_vec()).ok()
}

/// The engine for a ruleset: the one that is there, or a new one.
fn player<'a>(kept: &'a mut Option<Player>, id: &str) -> Result<&'a mut Player, Failure> {
    if kept.as_ref().is_none_or(|player| player.ruleset.rules().id != id) {
        // The old table goes first: two at a time would need twice the memory.
        *kept = None;
        let ruleset = Rc::new(rulesets::compile(id).ok_or(Failure::UnknownRuleset)?);
        let engine = Engine::new(Rc::clone(&ruleset), TABLE_BYTES);
        *kept = Some(Player { ruleset, engine });
    }
    kept.as_mut().ok_or(Failure::UnknownRuleset)
}

/// Sets up the position and plays the moves.
fn replay(request: &Request, ruleset: &Rc<Ruleset>) -> Result<Task, Failure> {
    let level = Level::new(request.level).ok_or(Failure::BadLevel)?;
    if request.moves.len() > MAX_MOVES {
        return Err(Failure::TooManyMoves);
    }
    let start = match request.fen.as_str() {
        "" => ruleset.start(),
        text => fen::parse(ruleset, text).map_err(|_| Failure::BadPosition)?,
    };
    let mut game = Game::from_position(Rc::clone(ruleset), start);
    let mut history = Vec::with_capacity(request.moves.len());
    for (text, idx) in request.moves.iter().zip(0..) {
        let bad = Failure::BadMove(idx);
        let position = *game.position();
        let mv = find(&game, text).ok_or(bad)?;
        game.play(&mv).map_err(|_| bad)?;
        history.push(ruleset.hash(&position));
    }
    match game.status() {
        Status::Ongoing => Ok(Task { game, history, level }),
        Status::Won { .. } | Status::Drawn { .. } => Err(Failure::GameOver),
        Status::Unlistable(_) => Err(Failure::TooManyCaptures),
    }
}

/// The legal move that is written so. The page sends what `movetext` writes; to read whatever a
/// person may type, and to say what is wrong with it, would make the worker half as big again.
fn find(game: &Game, text: &str) -> Option<Move<u128>> {
    let (ruleset, position, legal) = (game.ruleset(), game.position(), game.legal_moves());
    legal.iter().find(|mv| movetext::write(ruleset, position, legal, mv) == text).copied()
}

/// What the search has found, in text.
fn thought(game: &Game, depth: u8, score: Score, pv: &[Move<u128>], nodes: u64) -> Thought {
    let ruleset = game.ruleset();
    let mut position = *game.position();
    let mut texts = Vec::with_capacity(pv.len());
    for mv in pv {
        let Ok(legal) = ruleset.legal_moves(&position) else { break };
        texts.push(movetext::write(ruleset, &position, &legal, mv));
        position = ruleset.after(&position, mv);
    }
    let score = match score.read() {
        Reading::Value(value) => Worth::Even(value),
        Reading::Win(plies) => Worth::Win(plies),
        Reading::Loss(plies) => Worth::Loss(plies),
    };
    Thought { depth, score, best: texts.first().cloned().unwrap_or_default(), pv: texts, nodes }
}
