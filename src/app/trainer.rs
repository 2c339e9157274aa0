//! Who is asked in practice: the worker for endings, or where no table knows a position, a worker that thinks.
//! Both start when they are first asked, and end when nobody listens any more.

use std::cell::RefCell;
use std::rc::Rc;

use yew::Callback;

use super::reader::{Reader, Told};
use super::wish::score;
use crate::play::Thought;
use crate::play::practice::{Goal, Known, Series, Weighed, Worth};
use crate::protocol::endings::{self, Drills};
use crate::protocol::engine::{self, Analyze, GameText, Limits};

/// Fewer endings are no series.
const LEAST_ENDINGS: usize = 4;

/// How long a position is looked at that is in no table, in milliseconds.
const SEARCH_MS: u32 = 900;

/// The endings of a game, as far as they are listed.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Listed {
    pub(super) ruleset: &'static str,
    pub(super) series: Vec<Rc<Series>>,
    /// How many materials have been looked at.
    n_known: u16,
    pub(super) is_whole: bool,
    /// The worker did not do it.
    pub(super) has_failed: bool,
}

impl Listed {
    fn add(&mut self, Drills { material, n_left, wins, draws }: Drills) {
        self.n_known += 1;
        self.is_whole = n_left == 0;
        let draws = draws.into_iter().map(|fen| (fen, 0)).collect();
        let ruleset = self.ruleset;
        for (goal, endings) in [(Goal::Win, wins), (Goal::Hold, draws)] {
            if endings.len() >= LEAST_ENDINGS {
                self.series.push(Rc::new(Series { ruleset, goal, material, endings }));
            }
        }
    }
}

#[derive(Default)]
struct Inner {
    tables: Option<Reader<endings::Task, endings::Answer>>,
    thinker: Option<Reader<engine::Task, engine::Answer>>,
    listed: Listed,
    on_listed: Option<Callback<Listed>>,
    /// The request by which endings are being listed.
    listing: Option<u32>,
    /// The request by which a position is looked at.
    asked: Option<u32>,
    /// What a search has found so far.
    found: Option<Known>,
    on_known: Option<Callback<Known>>,
}

impl Inner {
    /// Whether there are more endings to list.
    const fn lists(&self) -> bool {
        self.on_listed.is_some() && !self.listed.is_whole && !self.listed.has_failed
    }
}

thread_local! {
    static TRAINER: Trainer = Trainer::default();
}

/// Shared by the dialog and what stands beside the board.
#[derive(Clone, Default)]
pub(super) struct Trainer(Rc<RefCell<Inner>>);

impl Trainer {
    /// The only one.
    pub(super) fn get() -> Self {
        TRAINER.with(Clone::clone)
    }

    /// Lists the endings of a game, and tells whenever more are known, beginning with what is known now.
    pub(super) fn list(&self, ruleset: &'static str, on_listed: &Callback<Listed>) {
        let listed = {
            let mut inner = self.0.borrow_mut();
            if inner.listed.ruleset != ruleset || inner.listed.has_failed {
                inner.listed = Listed { ruleset, ..Listed::default() };
                inner.listing = None;
            }
            inner.on_listed = Some(on_listed.clone());
            inner.listed.clone()
        };
        on_listed.emit(listed);
        self.go_on_listing();
    }

    /// Nobody wants the list any more.
    pub(super) fn stop_listing(&self) {
        self.0.borrow_mut().on_listed = None;
        self.rest();
    }

    /// Says what is known of a position, in place of any that was asked about before.
    pub(super) fn tell(&self, thought: Thought, is_ending: bool, on_known: Callback<Known>) {
        let Thought { ruleset, fen, moves, .. } = thought;
        let ply = u16::try_from(moves.len()).unwrap_or(u16::MAX);
        let game = GameText { ruleset: ruleset.to_owned(), fen, moves };
        let mut inner = self.0.borrow_mut();
        (inner.on_known, inner.found) = (Some(on_known), None);
        inner.asked = Some(if is_ending {
            // What is being listed gives way.
            inner.listing = None;
            self.tables(&mut inner).ask(endings::Task::Weigh(game), None)
        } else {
            let limits = Limits { time_ms: Some(SEARCH_MS), ..Limits::default() };
            let analyze = Analyze { ply, n_lines: 1, passes: false, limits, values: Vec::new() };
            self.thinker(&mut inner).ask(engine::Task::Analyze(game, analyze), None)
        });
    }

    /// Nobody wants to know of positions any more.
    pub(super) fn stop_telling(&self) {
        {
            let mut inner = self.0.borrow_mut();
            (inner.on_known, inner.asked, inner.thinker) = (None, None, None);
        }
        self.rest();
    }

    /// Ends the worker for endings if nobody listens. What is listed stays.
    fn rest(&self) {
        let mut inner = self.0.borrow_mut();
        if inner.on_listed.is_none() && inner.on_known.is_none() {
            (inner.tables, inner.listing) = (None, None);
        }
    }

    fn go_on_listing(&self) {
        let mut inner = self.0.borrow_mut();
        if !inner.lists() || inner.listing.is_some() || inner.asked.is_some() {
            return;
        }
        let (ruleset, n_known) = (inner.listed.ruleset.to_owned(), inner.listed.n_known);
        let task = endings::Task::List { ruleset, n_known };
        inner.listing = Some(self.tables(&mut inner).ask(task, None));
    }

    fn tables<'a>(&self, inner: &'a mut Inner) -> &'a Reader<endings::Task, endings::Answer> {
        inner.tables.get_or_insert_with(|| {
            let weak = Rc::downgrade(&self.0);
            let hear = Callback::from(move |told: Told<endings::Answer>| {
                if let Some(inner) = weak.upgrade() {
                    Self(inner).hear_tables(told);
                }
            });
            Reader::at("damiera-trainer", hear)
        })
    }

    fn thinker<'a>(&self, inner: &'a mut Inner) -> &'a Reader<engine::Task, engine::Answer> {
        inner.thinker.get_or_insert_with(|| {
            let weak = Rc::downgrade(&self.0);
            let hear = Callback::from(move |told: Told<engine::Answer>| {
                if let Some(inner) = weak.upgrade() {
                    Self(inner).hear_thinker(told);
                }
            });
            Reader::at("damiera-worker", hear)
        })
    }

    fn hear_tables(&self, told: Told<endings::Answer>) {
        let (listing, asked) = {
            let inner = self.0.borrow();
            (inner.listing, inner.asked)
        };
        match told {
            Some((id, answer)) if listing == Some(id) => self.hear_listed(answer),
            Some((id, endings::Answer::Weighed(moves))) if asked == Some(id) => {
                self.told(Known::Exactly(moves.into_iter().map(weighed).collect()));
            }
            Some((id, endings::Answer::Failed(_))) if asked == Some(id) => {
                self.told(Known::Not);
            }
            // What was asked before and is not wanted any more.
            Some(_) => {}
            None => {
                self.fail();
                self.told(Known::Not);
            }
        }
        self.go_on_listing();
    }

    fn hear_listed(&self, answer: endings::Answer) {
        let told = {
            let mut inner = self.0.borrow_mut();
            match answer {
                endings::Answer::Drills(drills) => inner.listed.add(drills),
                endings::Answer::Failed(_) => inner.listed.has_failed = true,
                _ => inner.listed.is_whole = true,
            }
            if !inner.lists() {
                inner.listing = None;
            }
            inner.on_listed.clone().map(|on_listed| (on_listed, inner.listed.clone()))
        };
        if let Some((on_listed, listed)) = told {
            on_listed.emit(listed);
        }
    }

    fn hear_thinker(&self, told: Told<engine::Answer>) {
        let asked = self.0.borrow().asked;
        match told {
            Some((id, _)) if asked != Some(id) => {}
            Some((_, engine::Answer::Lines(lines))) => {
                let line = lines.lines.into_iter().next();
                let found = line.and_then(|line| {
                    let best = line.moves.into_iter().next()?;
                    Some(Known::Searched { best, score: score(line.score) })
                });
                let mut inner = self.0.borrow_mut();
                inner.found = found.or(inner.found.take());
            }
            Some((_, engine::Answer::Failed(_))) => self.told(Known::Not),
            Some((_, engine::Answer::Done)) | None => {
                let found = self.0.borrow_mut().found.take();
                self.told(found.unwrap_or(Known::Not));
            }
            Some(_) => {}
        }
    }

    fn told(&self, known: Known) {
        let on_known = {
            let mut inner = self.0.borrow_mut();
            inner.asked.take().and(inner.on_known.clone())
        };
        if let Some(on_known) = on_known {
            on_known.emit(known);
        }
    }

    /// The worker for endings does not work.
    fn fail(&self) {
        let told = {
            let mut inner = self.0.borrow_mut();
            (inner.tables, inner.listing) = (None, None);
            inner.listed.has_failed = true;
            let listed = inner.listed.clone();
            inner.on_listed.clone().map(|on_listed| (on_listed, listed))
        };
        if let Some((on_listed, listed)) = told {
            on_listed.emit(listed);
        }
    }
}

fn weighed(one: endings::Weighed) -> Weighed {
    let worth = match one.worth {
        endings::Worth::Win(plies) => Worth::Win(plies),
        endings::Worth::Draw => Worth::Draw,
        endings::Worth::Loss(plies) => Worth::Loss(plies),
    };
    Weighed { text: one.text, worth, n_replies: one.n_replies, n_wrong: one.n_wrong }
}
