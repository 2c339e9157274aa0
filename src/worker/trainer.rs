//! The worker for endings: it lists those that can be practiced, and says what the tables know of each move in
//! them. It is a program of its own: whoever only plays fetches none of it.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

use gloo::timers::callback::Timeout;
use wasm_bindgen::JsValue;

use super::post::{self, bytes};
use crate::notation::{fen, movetext};
use crate::protocol::endings::{Answer, Drills, Failure, Task, Weighed, Worth};
use crate::protocol::engine::{GameText, MAX_MOVES};
use crate::protocol::{self, Reply};
use crate::rules::{Game, Ruleset};
use crate::rulesets;
use crate::search::Engine;
use crate::search::endings::drills::{self, MAX_BYTES, MAX_NUMBERS, Material, N_DRILLS};
use crate::search::endings::{MAX_PIECES, Outcome};

type Post = post::Post<Answer>;
type Request = protocol::Request<Task>;

/// Positions looked at in one slice: some tens of milliseconds on a desk.
const SLICE: usize = 30_000;

/// Answers requests for as long as the worker lives.
pub fn start() {
    let Some(post) = Post::of_worker() else { return };
    let desk = Desk { post: post.clone(), engine: None, job: None, awaits_slice: false };
    let desk = Rc::new(RefCell::new(desk));
    post.listen(move |data| {
        desk.borrow_mut().take(&data);
        go_on(&desk);
    });
}

/// Works on what there is to do, a slice at a time; messages are heard between slices.
fn go_on(desk: &Rc<RefCell<Desk>>) {
    {
        let mut desk = desk.borrow_mut();
        if desk.job.is_none() || desk.awaits_slice {
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

struct Desk {
    post: Post,
    /// It keeps the tables of the game asked for last.
    engine: Option<Engine>,
    job: Option<(u32, Job)>,
    /// Whether a slice has been asked of the browser.
    awaits_slice: bool,
}

/// What is worked on in slices.
enum Job {
    /// The materials still to come, the next one last.
    List(Vec<Material>),
    Weigh(Box<Game>),
}

impl Desk {
    fn take(&mut self, data: &JsValue) {
        let request = bytes(data).map(|bytes| protocol::from_bytes::<Request>(&bytes));
        let Some(Ok(Request { id, task })) = request else {
            return self.post.send(&Reply::Unreadable);
        };
        self.job = None;
        match self.begin(&task) {
            Ok(job) => self.job = Some((id, job)),
            Err(why) => self.post.answer(id, Answer::Failed(why)),
        }
    }

    fn begin(&mut self, task: &Task) -> Result<Job, Failure> {
        match task {
            Task::List { ruleset, n_known } => {
                let engine = self.engine(ruleset)?;
                let mut left = drills::materials(engine.ruleset());
                left.drain(..left.len().min((*n_known).into()));
                left.reverse();
                want_next(engine, &left);
                Ok(Job::List(left))
            }
            Task::Weigh(text) => {
                let engine = self.engine(&text.ruleset)?;
                let game = replay(text, engine.ruleset()).ok_or(Failure::BadGame)?;
                engine.want_endings(game.position(), MAX_PIECES);
                Ok(Job::Weigh(Box::new(game)))
            }
        }
    }

    /// The engine for a ruleset: the one that is there, or a new one.
    fn engine(&mut self, id: &str) -> Result<&mut Engine, Failure> {
        let fits = |engine: &Engine| engine.ruleset().rules().id == id;
        if !self.engine.as_ref().is_some_and(fits) {
            let ruleset = Arc::new(rulesets::compile(id).ok_or(Failure::UnknownRuleset)?);
            // It does not search.
            let mut engine = Engine::new(ruleset, 0);
            engine.use_endings(MAX_NUMBERS, MAX_BYTES);
            self.engine = Some(engine);
        }
        self.engine.as_mut().ok_or(Failure::UnknownRuleset)
    }

    /// Makes a slice of a table, or answers.
    fn work(&mut self) {
        self.awaits_slice = false;
        let (Some(engine), Some((id, job))) = (&mut self.engine, &mut self.job) else { return };
        if engine.make_endings(SLICE) {
            return;
        }
        let (answer, is_last) = match job {
            Job::List(left) => match left.pop() {
                Some(material) => (listed(engine, material, left), false),
                None => (Answer::Done, true),
            },
            Job::Weigh(game) => (weighed(engine, game), true),
        };
        self.post.answer(*id, answer);
        if is_last {
            self.job = None;
        }
    }
}

fn want_next(engine: &mut Engine, left: &[Material]) {
    if let Some(next) = left.last() {
        engine.want_material(*next);
    }
}

/// The endings of a material; the tables of the next one are wanted.
fn listed(engine: &mut Engine, material: Material, left: &[Material]) -> Answer {
    let write = |position| fen::write(engine.ruleset(), position);
    let wins = engine.wins_to_practice(material, N_DRILLS);
    let draws = engine.draws_to_practice(material, N_DRILLS);
    let drills = Drills {
        material: material.map(|count| u8::try_from(count).unwrap_or(u8::MAX)),
        n_left: u16::try_from(left.len()).unwrap_or(u16::MAX),
        wins: wins.iter().map(|(position, plies)| (write(position), *plies)).collect(),
        draws: draws.iter().map(write).collect(),
    };
    want_next(engine, left);
    Answer::Drills(drills)
}

/// What each move at the end of a game leads to.
fn weighed(engine: &Engine, game: &Game) -> Answer {
    let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    let told = |one: &drills::Weighed| Weighed {
        text: movetext::write(game.ruleset(), game.position(), game.legal_moves(), &one.mv),
        worth: match one.outcome {
            Outcome::Win(plies) => Worth::Win(plies),
            Outcome::Draw => Worth::Draw,
            Outcome::Loss(plies) => Worth::Loss(plies),
        },
        n_replies: count(one.n_replies),
        n_wrong: count(one.n_wrong),
    };
    match engine.weigh(game) {
        Ok(moves) => Answer::Weighed(moves.iter().map(told).collect()),
        Err(_) => Answer::Failed(Failure::NotKnown),
    }
}

/// Sets up the position and plays the moves.
fn replay(text: &GameText, ruleset: &Arc<Ruleset>) -> Option<Game> {
    if text.moves.len() > MAX_MOVES {
        return None;
    }
    let mut game = Game::from_position(Arc::clone(ruleset), fen::parse(ruleset, &text.fen).ok()?);
    for text in &text.moves {
        let mv = movetext::find(ruleset, game.position(), game.legal_moves(), text)?;
        game.play(&mv).ok()?;
    }
    Some(game)
}
