//! The page's workers: one reads requests, thinks and answers; another one, [`files`], reads and writes
//! files of games; a third, [`trainer`], lists endings and weighs their moves; a fourth, [`handbook`], tells rules.
//!
//! This is the only place of the page's two programs that reads a clock for the search. It keeps
//! one engine, for the ruleset asked for last. While it chooses a move it hears nothing: a page that
//! has changed its mind ends the worker and starts another. Analyses, and what level 8 ponders after its
//! move, go on in slices, between which the worker hears the next request.
//!
//! The learned weights of a ruleset are fetched when it is first asked for (`weights`).
//!
//! Where a page may have no workers, [`OnPage`] is the same on the page itself: there a move is
//! chosen in slices, too, and all of them are short.

mod analysis;
mod choice;
mod endings;
pub mod files;
pub mod handbook;
mod post;
pub mod trainer;
mod weights;

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

use gloo::timers::callback::Timeout;
use js_sys::Function;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;

use self::analysis::Job;
use self::choice::Choice;
use self::weights::Weights;
use crate::notation::{fen, movetext};
use crate::protocol::engine::{
    Analyze, Answer, Choose, Failure, GameText, MAX_MOVES, Task, Thought, WireScore,
};
use crate::protocol::{self, Reply};
use crate::rules::{Game, Move, Ruleset, Status};
use crate::rulesets;
use crate::search::endings::certain_plies;
use crate::search::{Control, Engine, Level, Limits, Past, Reading, Report, Score};

type Post = post::Post<Answer>;
type Request = protocol::Request<Task>;

/// Bytes of the engine's table.
const TABLE_BYTES: usize = 16 << 20;

/// For how long the strongest level ponders, as a multiple of its own time. More would find more, at the cost
/// of a phone's battery.
const PONDER_FACTOR: f64 = 4.0;

/// Answers requests for as long as the worker lives. Where it does not run in one, it does nothing.
pub fn start() {
    let Some(post) = Post::of_worker() else { return };
    let desk = Desk::new(post.clone());
    post.listen(move |data| {
        desk.borrow_mut().answer(&data);
        fetch_weights(&desk);
        go_on(&desk);
    });
}

/// What a worker does, done on the page, without holding it up.
pub struct OnPage(Rc<RefCell<Desk>>);

impl std::fmt::Debug for OnPage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("OnPage")
    }
}

impl OnPage {
    /// `hear` is called with every reply; it must not ask anything before it has returned.
    pub fn new(hear: Function) -> Self {
        let post = Post::to_page(hear);
        post.send(&Reply::Ready);
        Self(Desk::new(post))
    }

    /// Asks for something, in place of whatever was asked before.
    pub fn ask(&self, data: &JsValue) {
        self.0.borrow_mut().answer(data);
        go_on(&self.0);
    }

    /// Ends whatever is worked on.
    pub fn rest(&self) {
        self.0.borrow_mut().job = None;
    }
}

/// Works on what there is to do, a slice at a time; messages are heard between slices.
fn go_on(desk: &Rc<RefCell<Desk>>) {
    {
        let mut desk = desk.borrow_mut();
        let makes = desk.player.as_ref().is_some_and(|player| player.makes_endings);
        // A slice that is on its way finds whatever job there is.
        if desk.job.is_none() && !makes || desk.awaits_slice {
            return;
        }
        desk.awaits_slice = true;
    }
    let desk = Rc::clone(desk);
    let slice = Timeout::new(0, move || {
        desk.borrow_mut().work();
        go_on(&desk);
    });
    slice.forget();
}

/// Where requests are worked on.
struct Desk {
    post: Post,
    player: Option<Player>,
    weights: Weights,
    /// A request that waits for weights, and since when.
    held: Option<(Request, f64)>,
    /// What goes on.
    job: Option<Work>,
    /// Whether a slice has been asked of the browser.
    awaits_slice: bool,
}

/// What is worked on in slices.
enum Work {
    Analysis(Box<Job>),
    Choice(Box<Choice>),
}

/// An engine, and the ruleset it was made for.
struct Player {
    ruleset: Arc<Ruleset>,
    engine: Engine,
    /// Whether it is to play with learned weights.
    learns: bool,
    /// Whether tables of endings are wanted that are not made yet.
    makes_endings: bool,
}

impl Desk {
    fn new(post: Post) -> Rc<RefCell<Self>> {
        Rc::new(RefCell::new(Self {
            post,
            player: None,
            weights: Weights::default(),
            held: None,
            job: None,
            awaits_slice: false,
        }))
    }

    fn answer(&mut self, data: &JsValue) {
        let request = post::bytes(data).map(|bytes| protocol::from_bytes::<Request>(&bytes));
        let Some(Ok(request)) = request else { return self.post.send(&Reply::Unreadable) };
        self.job = None;
        self.held = None;
        if self.post.is_in_worker() && self.weights.lacks(&request.task) {
            self.held = Some((request, self.post.now()));
        } else {
            self.serve(&request, 0.0);
        }
    }

    /// Takes weights that have come at last, and serves the request that has waited for them.
    fn take_weights(&mut self, name: &'static str, bytes: Option<Vec<u8>>) {
        let is_wanted = self.weights.take(name, bytes);
        if let Some(player) = self.player.as_mut().filter(|player| is_wanted && player.learns) {
            self.weights.teach(&mut player.engine);
        }
        self.stop_waiting(name);
    }

    /// Serves the request that has waited for these weights, if there is still one.
    fn stop_waiting(&mut self, name: &'static str) {
        self.weights.give_up(name);
        let weights = &self.weights;
        if let Some((request, since)) =
            self.held.take_if(|(request, _)| !weights.lacks(&request.task))
        {
            self.serve(&request, self.post.now() - since);
        }
    }

    /// Serves a request that has been held for this many milliseconds.
    fn serve(&mut self, request: &Request, held_ms: f64) {
        let result = match &request.task {
            Task::Choose(game, choose) => self.choose(request.id, game, choose, held_ms),
            Task::Analyze(game, analyze) => self.analyze(request.id, game, analyze),
            Task::Rest => Ok(()),
        };
        if let Err(reason) = result {
            self.post.answer(request.id, Answer::Failed(reason));
        }
    }

    /// A slice of what goes on.
    fn work(&mut self) {
        self.awaits_slice = false;
        let Some(player) = &mut self.player else { return };
        let made = player.makes_endings;
        player.makes_endings = made && endings::make(&mut player.engine, &self.post);
        let makes = player.makes_endings;
        let Some(job) = &mut self.job else { return };
        let has_more = match job {
            Work::Analysis(job) => {
                if made && !makes {
                    job.begin_again(&player.engine);
                }
                job.go_on(&mut player.engine, &self.post, makes)
            }
            Work::Choice(choice) => choice.go_on(&mut player.engine, &self.post),
        };
        if !has_more {
            self.job = None;
        }
    }

    fn analyze(&mut self, id: u32, text: &GameText, analyze: &Analyze) -> Result<(), Failure> {
        let player = self.player(&text.ruleset, true)?;
        let game = replay(&text.fen, &text.moves, &player.ruleset)?;
        // What has been counted there is not what has been counted at the end.
        let plies_left = match text.moves.get(..usize::from(analyze.ply)) {
            Some(moves) => {
                let shown = replay(&text.fen, moves, &player.ruleset)?;
                endings::want(&mut player.engine, &shown);
                certain_plies(&shown)
            }
            None => 0,
        };
        let job = Job::new(id, game, analyze, plies_left)?;
        player.makes_endings = true;
        self.job = Some(Work::Analysis(Box::new(job)));
        Ok(())
    }

    fn choose(
        &mut self,
        id: u32,
        text: &GameText,
        choose: &Choose,
        held_ms: f64,
    ) -> Result<(), Failure> {
        let started = self.post.now();
        let level = Level::of_halves(choose.level).ok_or(Failure::BadLevel)?;
        let post = self.post.clone();
        let player = self.player(&text.ruleset, level.uses_weights())?;
        let game = replay(&text.fen, &text.moves, &player.ruleset)?;
        match game.status() {
            Status::Ongoing => {}
            Status::Won { .. } | Status::Drawn { .. } => return Err(Failure::GameOver),
            Status::Unlistable(_) => return Err(Failure::TooManyCaptures),
        }
        let time_ms = match choose.limits.time_ms {
            Some(ms) => f64::from(ms),
            None if level.is_timed() => choose.left_ms(level.soft_time_ms(), held_ms),
            None => f64::from(level.soft_time_ms()),
        };
        // A hint, which asks for so many nodes, has no need of variety.
        let own = match choose.limits.nodes {
            None => level.limits_in(&game, choose.seed),
            Some(_) => level.limits(choose.seed),
        };
        let own = player.engine.bounds(level, own);
        let limits = Limits {
            depth: choose.limits.depth.unwrap_or(own.depth),
            nodes: choose.limits.nodes.unwrap_or(own.nodes),
            ..own
        };
        if player.learns {
            endings::want(&mut player.engine, &game);
            player.makes_endings = true;
        }
        if !post.is_in_worker() {
            let choice = Choice::new(Some(id), game, limits, time_ms);
            self.job = Some(Work::Choice(Box::new(choice)));
            return Ok(());
        }
        let is_over = || post.now() - started >= time_ms;
        let limits = Limits { should_stop: &is_over, ..limits };
        let mut report = |told: &Report| {
            let thought = thought(&game, told.depth, told.score, &told.pv, told.nodes);
            post.answer(id, Answer::Progress(thought));
            // Another depth would take several times as long as all before it.
            let is_late = post.now() - started >= time_ms / 2.0;
            if told.n_moves == 1 || is_late { Control::Stop } else { Control::GoOn }
        };
        let past = Past::of(&game, game.plies().len());
        let answer = player.engine.think(game.position(), &past, &limits, &mut report);
        let best = answer.best.ok_or(Failure::GameOver)?;
        let thought = thought(&game, answer.depth, answer.score, &answer.pv, answer.nodes);
        post.answer(id, Answer::Best(thought));
        // A hint is no move of its own.
        if level.is_timed() && choose.limits.nodes.is_none() {
            self.job = ponder(game, &best, level.limits(choose.seed), time_ms);
        }
        Ok(())
    }

    /// The engine for a ruleset: the one that is there, or a new one.
    fn player(&mut self, id: &str, learns: bool) -> Result<&mut Player, Failure> {
        let fits = |player: &Player| player.ruleset.rules().id == id && player.learns == learns;
        if !self.player.as_ref().is_some_and(fits) {
            // The old table goes first: two at a time would need twice the memory.
            self.player = None;
            let ruleset = Arc::new(rulesets::compile(id).ok_or(Failure::UnknownRuleset)?);
            let mut engine = Engine::new(Arc::clone(&ruleset), TABLE_BYTES);
            if learns {
                self.weights.teach(&mut engine);
                endings::begin(&mut engine);
            }
            self.player = Some(Player { ruleset, engine, learns, makes_endings: false });
        }
        self.player.as_mut().ok_or(Failure::UnknownRuleset)
    }
}

/// A search of the position after one's own move, during the opponent's turn.
fn ponder(mut game: Game, mv: &Move, limits: Limits<'static>, time_ms: f64) -> Option<Work> {
    let goes_on = game.play(mv).is_ok() && game.status() == Status::Ongoing;
    let choice = |game| Choice::new(None, game, limits, PONDER_FACTOR * time_ms);
    goes_on.then(|| Work::Choice(Box::new(choice(game))))
}

/// Fetches the weights that a request waits for, but lets it wait no longer than a moment.
fn fetch_weights(desk: &Rc<RefCell<Desk>>) {
    let name = {
        let mut desk = desk.borrow_mut();
        let Desk { held: Some((request, _)), weights, .. } = &mut *desk else { return };
        weights.ask(&request.task)
    };
    let Some(name) = name else { return };
    let waiting = Rc::clone(desk);
    spawn_local(async move {
        weights::patience().await;
        waiting.borrow_mut().stop_waiting(name);
        go_on(&waiting);
    });
    let desk = Rc::clone(desk);
    spawn_local(async move {
        let bytes = weights::fetch(name).await;
        desk.borrow_mut().take_weights(name, bytes);
        go_on(&desk);
    });
}

/// Sets up the position and plays the moves.
fn replay(start: &str, moves: &[String], ruleset: &Arc<Ruleset>) -> Result<Game, Failure> {
    if moves.len() > MAX_MOVES {
        return Err(Failure::TooManyMoves);
    }
    let start = match start {
        "" => ruleset.start(),
        text => fen::parse(ruleset, text).map_err(|_| Failure::BadPosition)?,
    };
    let mut game = Game::from_position(Arc::clone(ruleset), start);
    for (text, idx) in moves.iter().zip(0..) {
        let bad = Failure::BadMove(idx);
        let mv = movetext::find(ruleset, game.position(), game.legal_moves(), text).ok_or(bad)?;
        game.play(&mv).map_err(|_| bad)?;
    }
    Ok(game)
}

/// What the search has found, in text.
fn thought(game: &Game, depth: u8, score: Score, pv: &[Move], nodes: u64) -> Thought {
    let pv = movetext::write_line(game.ruleset(), game.position(), pv);
    let best = pv.first().cloned().unwrap_or_default();
    Thought { depth, score: wire_score(score), best, pv, nodes }
}

fn wire_score(score: Score) -> WireScore {
    match score.read() {
        Reading::Value(value) => WireScore::Even(value),
        Reading::Win(plies) => WireScore::Win(plies),
        Reading::Loss(plies) => WireScore::Loss(plies),
    }
}
