//! A board out of many that are gone through one after the other: tactics, or the steps of a lesson.

use std::rc::Rc;

use crate::notation::link::{self, Mode};
use crate::play::board::BoardAction;
use crate::play::embedded::{EmbedAction, Embedded};
use crate::play::lookback::Lookback;
use crate::play::practice::Drill;
use crate::play::walk::Walk;
use crate::rulesets;
use crate::tactics::run::Run;
use crate::text::{Fault, Language};

/// What is gone through.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Path {
    /// Tactics.
    Tactics(Rc<Run>),
    /// A lesson.
    Lesson(Rc<Walk>),
    /// An ending that is practiced, or a game played on with each move judged.
    Practice(Rc<Drill>),
    /// The turning points of a game.
    Game(Rc<Lookback>),
}

impl From<Run> for Path {
    fn from(run: Run) -> Self {
        Self::Tactics(Rc::new(run))
    }
}

impl From<Walk> for Path {
    fn from(walk: Walk) -> Self {
        Self::Lesson(Rc::new(walk))
    }
}

impl From<Drill> for Path {
    fn from(drill: Drill) -> Self {
        Self::Practice(Rc::new(drill))
    }
}

impl From<Lookback> for Path {
    fn from(lookback: Lookback) -> Self {
        Self::Game(Rc::new(lookback))
    }
}

/// A board, and what it is one of.
#[derive(Clone, Debug)]
pub struct Training {
    link: String,
    embedded: Embedded,
    path: Path,
    /// Why the board that was asked for cannot be shown.
    fault: Option<Fault>,
    /// How often a move was taken back.
    n_undone: u32,
    /// Whether it is news of the board that is shown, not another board.
    is_news: bool,
}

impl Training {
    /// The board of what is asked; how the game begins where that of a step of a lesson cannot be read. `None`
    /// if neither can be. `seed` is for the computer's choices.
    pub fn new(path: impl Into<Path>, language: Language, seed: u64) -> Option<Self> {
        let path = path.into();
        let link = match &path {
            Path::Tactics(run) => run.tactic().ok()?.exercise(),
            Path::Lesson(walk) => {
                let variant = walk.lesson().variant.as_deref();
                // A step with nothing but words shows how the game begins.
                let start = || {
                    link::join([
                        ("v", "1"),
                        ("g", variant.unwrap_or_default()),
                        ("mode", "diagram"),
                    ])
                };
                walk.step().link_text(variant).unwrap_or_else(start)
            }
            Path::Practice(drill) => drill.link(),
            Path::Game(lookback) => lookback.link(language.strings()),
        };
        match Embedded::read(&link, language, seed) {
            Ok(embedded) => {
                Some(Self { link, embedded, path, fault: None, n_undone: 0, is_news: false })
            }
            Err(why) => {
                let Path::Lesson(_) = path else { return None };
                let link = link::join([("v", "1"), ("g", rulesets::ALL[0].rules.id)]);
                let embedded = Embedded::read(&link, language, seed).ok()?;
                Some(Self {
                    link,
                    embedded,
                    path,
                    fault: Some(Fault::Unopened(why)),
                    n_undone: 0,
                    is_news: false,
                })
            }
        }
    }

    /// Why the board that was asked for cannot be shown, or what of it could not be read.
    pub fn faults(&self) -> Vec<Fault> {
        self.fault.iter().chain(self.embedded.faults()).cloned().collect()
    }

    /// The same board, where one has come further. If it is no longer shown when this comes, nothing happens.
    #[must_use]
    pub fn with(&self, path: impl Into<Path>) -> Self {
        Self { path: path.into(), is_news: true, ..self.clone() }
    }

    /// Whether it is news of a board, not another one.
    pub(in crate::play) const fn is_news(&self) -> bool {
        self.is_news
    }

    /// Takes news of this board, which stays as it is; news of another one comes too late.
    pub(in crate::play) fn hear(&mut self, news: Self) {
        if self.link == news.link {
            self.path = news.path;
        }
    }

    /// The link of the board.
    pub fn link(&self) -> &str {
        &self.link
    }

    /// The board.
    pub const fn embedded(&self) -> &Embedded {
        &self.embedded
    }

    /// What it is one of.
    pub const fn path(&self) -> &Path {
        &self.path
    }

    /// Whether there is an exercise to solve.
    pub fn is_exercise(&self) -> bool {
        self.embedded.solving().is_some()
    }

    /// Whether the computer plays along. In practice it plays what is known to be best.
    pub fn is_game(&self) -> bool {
        self.embedded.kind() == Mode::Play && !matches!(self.path, Path::Practice(_))
    }

    /// How often a move was taken back.
    pub const fn n_undone(&self) -> u32 {
        self.n_undone
    }

    /// Whether the exercise was solved at the first try: `Some(false)` as soon as it was not. `None` before
    /// the first try, and where there is none.
    pub fn outcome(&self) -> Option<bool> {
        let attempt = self.embedded.solving()?.attempt();
        if attempt.n_wrong() > 0 || attempt.n_hints() > 0 {
            Some(false)
        } else {
            attempt.is_solved().then_some(true)
        }
    }

    /// Whether the exercise has been solved.
    pub fn is_solved(&self) -> bool {
        self.embedded.solving().is_some_and(|solving| solving.attempt().is_solved())
    }

    pub(in crate::play) fn act(&mut self, action: EmbedAction) {
        let is_undo = matches!(action, EmbedAction::Board(BoardAction::Undo));
        self.n_undone += u32::from(is_undo && self.embedded.table().can_undo());
        // There is no surrounding page to tell of events.
        self.embedded.act(action);
    }

    pub(in crate::play) fn speak(&mut self, language: Language) {
        self.embedded.speak(language);
    }
}
