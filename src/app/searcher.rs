//! The worker that goes through a game, one search after the other, while that is on the page's board.

use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use super::context::PlayHandle;
use super::dom;
use super::time::now_ms;
use super::wire::{Heard, Source, Wire};
use super::wish::score;
use crate::play::Action;
use crate::play::lookback::{Lookback, Stage};
use crate::play::review::{Found, Review, Wanted};
use crate::play::screen::train::{Path, Training};
use crate::protocol::engine::{Analyze, Answer, GameText, Limits, Line, Task};
use crate::protocol::{Reply, Request};

/// Positions looked at in a first look.
const NODES: u64 = 40_000;

/// On a slow device it is no fewer than these.
const LEAST_NODES: u64 = 5_000;

/// How long a first look may take, in milliseconds: with the longer ones it comes to less than a second
/// for each ply.
const LOOK_MS: u32 = 70;

/// The game that is looked back on.
pub(super) fn lookback_of(play: &PlayHandle) -> Option<(&Training, &Lookback)> {
    let training = play.training()?;
    match training.path() {
        Path::Game(lookback) => Some((training, lookback)),
        Path::Tactics(_) | Path::Lesson(_) | Path::Practice(_) => None,
    }
}

/// Goes through games.
pub(super) struct Searcher(Rc<RefCell<Inner>>);

struct Inner {
    wire: Option<Wire<Task, Answer>>,
    id: u32,
    wanted: Option<Wanted>,
    /// What has been found of it so far.
    found: Option<Found>,
    nodes: u64,
    since_ms: u32,
    /// The page as it is now.
    play: PlayHandle,
}

impl Searcher {
    pub(super) fn new(play: PlayHandle) -> Self {
        Self(Rc::new(RefCell::new(Inner {
            wire: None,
            id: 0,
            wanted: None,
            found: None,
            nodes: NODES,
            since_ms: 0,
            play,
        })))
    }

    /// To be told of the page whenever it changes.
    pub(super) fn see(&self, play: PlayHandle) {
        self.0.borrow_mut().play = play;
    }

    /// Ends the worker.
    pub(super) fn rest(&self) {
        self.0.borrow_mut().wire = None;
    }

    /// Starts a worker; the first search follows when it is ready.
    pub(super) fn start(&self) {
        let weak = Rc::downgrade(&self.0);
        let on_heard = Callback::from(move |heard: Heard<Answer>| {
            if let Some(inner) = weak.upgrade() {
                Self(inner).hear(heard);
            }
        });
        let url = dom::meta("damiera-worker").unwrap_or_else(|| "worker_loader.js".to_owned());
        match Wire::start(&Source::Address(url), &on_heard) {
            Ok(wire) => {
                let mut inner = self.0.borrow_mut();
                inner.wire = Some(wire);
                // What was asked of a worker before is not answered by this one.
                inner.wanted = None;
            }
            Err(_) => self.stop(),
        }
    }

    fn hear(&self, heard: Heard<Answer>) {
        match heard {
            Ok(Reply::Ready) => {
                if let Some(wire) = &mut self.0.borrow_mut().wire {
                    wire.has_started();
                }
                self.go_on();
            }
            Ok(Reply::Answer { id, answer }) if id == self.0.borrow().id => match answer {
                Answer::Lines(lines) => {
                    self.0.borrow_mut().found = lines.lines.into_iter().next().map(found);
                }
                Answer::Done | Answer::Failed(_) => self.go_on(),
                Answer::Progress(_) | Answer::Best(_) | Answer::Value { .. } => {}
            },
            Ok(Reply::Answer { .. }) => {}
            Ok(Reply::Unreadable) | Err(_) => self.stop(),
        }
    }

    /// Takes what was found, and asks for more.
    fn go_on(&self) {
        let play = self.0.borrow().play.clone();
        let Some((training, lookback)) = lookback_of(&play) else { return };
        let mut review = lookback.review().clone();
        let mut inner = self.0.borrow_mut();
        if let Some(wanted) = inner.wanted.take() {
            inner.keep_pace(wanted.effort);
            let found = inner.found.take();
            review.found(&wanted, found);
        }
        let next = review.wanted();
        let is_over = next.is_none();
        if let Some(wanted) = next {
            inner.ask(&review, wanted);
        }
        drop(inner);
        let lookback = lookback.with(review, is_over);
        play.send(Action::Train(Box::new(training.with(lookback))));
    }

    /// The engine has stopped.
    fn stop(&self) {
        let play = {
            let mut inner = self.0.borrow_mut();
            inner.wire = None;
            inner.play.clone()
        };
        if let Some((training, lookback)) = lookback_of(&play) {
            let stuck = lookback.at(Stage::Stuck);
            play.send(Action::Train(Box::new(training.with(stuck))));
        }
    }
}

fn found(line: Line) -> Found {
    Found { score: score(line.score), line: line.moves }
}

impl Inner {
    fn ask(&mut self, review: &Review, wanted: Wanted) {
        let place = review.place(&wanted);
        let ply = u16::try_from(place.moves.len()).unwrap_or(u16::MAX);
        let ruleset = review.game().ruleset().rules().id.to_owned();
        let game = GameText { ruleset, fen: place.fen, moves: place.moves };
        let nodes = Some(self.nodes * u64::from(wanted.effort));
        let limits = Limits { nodes, ..Limits::default() };
        let analyze = Analyze { ply, n_lines: 1, passes: false, limits, values: Vec::new() };
        self.id = self.id.wrapping_add(1);
        self.wanted = Some(wanted);
        self.since_ms = now_ms();
        if let Some(wire) = &self.wire {
            wire.send(&Request { id: self.id, task: Task::Analyze(game, analyze) });
        }
    }

    /// Looks at fewer positions where the device is too slow for so many. The first answer waits for
    /// other things as well.
    fn keep_pace(&mut self, effort: u32) {
        let took_ms = u64::from(now_ms().saturating_sub(self.since_ms) / effort.max(1));
        let most_ms = u64::from(LOOK_MS);
        if self.id > 1 && took_ms > most_ms {
            self.nodes = (self.nodes * most_ms / took_ms).max(LEAST_NODES);
        }
    }
}
