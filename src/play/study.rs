//! A game taken apart: variations, comments and glyphs, with both sides played by hand.
//!
//! A study begins from the game on the board, which waits unchanged until one goes back to it or
//! plays on from another place. The position on the board is always that of one node of the tree.

use std::rc::Rc;
use std::sync::Arc;

use super::record::Record;
use super::state::{Notice, Play};
use crate::notation::lines;
use crate::notation::tree::{NodeId, ROOT, Tree};
use crate::rules::Game;

/// A tree, the node on the board, and the game that waits.
#[derive(Clone, Debug)]
pub(super) struct Study {
    /// Shared: a state is copied at every action, and most do not touch the tree.
    tree: Rc<Tree>,
    at: NodeId,
    waiting: Rc<Record>,
}

/// What can be done with a study.
#[derive(Clone, Debug)]
pub enum StudyAction {
    /// Begin one from the game on the board.
    Begin,
    /// Go back to the game as it was.
    Leave,
    /// Make the line on the board the game, and play on.
    PlayOn,
    /// Look at a node.
    GoTo(NodeId),
    /// Move the variation on the board one place up.
    Promote,
    /// Delete the move on the board and all that follows.
    Delete,
    /// Say something of the move on the board; of the game before its first move.
    Comment(String),
    /// Give the move on the board a glyph, or take it away.
    Glyph(u16),
}

impl Study {
    fn new(tree: Tree, at: NodeId, waiting: Record) -> Self {
        Self { tree: Rc::new(tree), at, waiting: Rc::new(waiting) }
    }

    /// The nodes of the line on the board, as far as it goes.
    fn line(&self) -> Vec<NodeId> {
        let mut line = self.tree.path(self.at);
        line.extend(self.tree.line_from(self.at));
        line
    }
}

impl Play {
    /// The tree of the study, if one is on the board.
    pub fn study_tree(&self) -> Option<&Tree> {
        self.study.as_ref().map(|study| study.tree.as_ref())
    }

    /// The node on the board.
    pub fn study_node(&self) -> NodeId {
        self.study.as_ref().map_or(ROOT, |study| study.at)
    }

    /// Whether a study can begin here.
    pub const fn can_study(&self) -> bool {
        self.study.is_none()
    }

    /// The game that waits behind a study, else the one on the board, with its moves as text.
    pub(super) fn kept(&self) -> (&Game, &[String]) {
        let record = self.study.as_ref().map_or(&self.record, |study| study.waiting.as_ref());
        (record.game(), record.texts())
    }

    /// How many plies the line on the board has, those after the position shown included.
    pub fn n_line_plies(&self) -> usize {
        match &self.study {
            Some(study) => study.line().len(),
            None => self.game().plies().len(),
        }
    }

    /// How many plies lead to the position on the board.
    pub fn line_ply(&self) -> usize {
        match &self.study {
            Some(study) => study.tree.node(study.at).depth(),
            None => self.shown_ply(),
        }
    }

    /// The study as text: its moves, and which node is on the board.
    pub(super) fn study_text(&self) -> Option<(String, String)> {
        let study = self.study.as_ref()?;
        let mut parent = ROOT;
        let mut path = Vec::new();
        for id in study.tree.path(study.at) {
            let children = study.tree.node(parent).children();
            let place = children.iter().position(|&child| child == id).unwrap_or(0);
            path.push(place.to_string());
            parent = id;
        }
        Some((lines::write(&study.tree), path.join(".")))
    }

    /// Puts a study on the board that was kept as text; one that cannot be read is left out, and
    /// that is said.
    pub(super) fn open_study(&mut self, text: &str, path: &str) {
        let game = self.game();
        let ruleset = Arc::clone(game.shared_ruleset());
        match lines::read(ruleset, *game.start(), text) {
            Ok(tree) => {
                let mut at = ROOT;
                for place in path.split('.').filter_map(|place| place.parse::<usize>().ok()) {
                    let Some(&child) = tree.node(at).children().get(place) else { break };
                    at = child;
                }
                self.study = Some(Study::new(tree, at, self.record.clone()));
                self.look_at(at);
            }
            Err(fault) => self.arrival = Some(Notice::LinkFault(fault.to_string())),
        }
    }

    pub(super) fn study_action(&mut self, action: StudyAction) {
        match action {
            StudyAction::Begin => self.begin_study(),
            StudyAction::Leave => self.leave_study(),
            StudyAction::PlayOn => self.play_on_from_study(),
            StudyAction::GoTo(id) => self.look_at(id),
            StudyAction::Promote => self.edit_study(|study| {
                Rc::make_mut(&mut study.tree).promote(study.at);
            }),
            StudyAction::Delete => self.edit_study(|study| {
                study.at = Rc::make_mut(&mut study.tree).delete(study.at);
            }),
            StudyAction::Comment(text) => {
                let full = self.study.as_mut().is_some_and(|study| {
                    Rc::make_mut(&mut study.tree).set_comment(study.at, &text).is_err()
                });
                self.told_full(full);
            }
            StudyAction::Glyph(glyph) => {
                let full = self.study.as_mut().is_some_and(|study| {
                    study.at != ROOT
                        && Rc::make_mut(&mut study.tree).toggle_glyph(study.at, glyph).is_err()
                });
                self.told_full(full);
            }
        }
    }

    fn begin_study(&mut self) {
        if !self.can_study() {
            return;
        }
        let tree = Tree::of_game(self.game());
        let at = tree.main_line().into_iter().take(self.shown_ply()).next_back().unwrap_or(ROOT);
        self.study = Some(Study::new(tree, at, self.record.clone()));
        self.look_at(at);
        self.say(self.strings().study().begun.to_owned());
    }

    fn leave_study(&mut self) {
        let Some(study) = self.study.take() else { return };
        self.settle();
        self.record = Rc::unwrap_or_clone(study.waiting);
        self.redo.clear();
        self.analysis.forget_after(0);
        self.rethink();
        self.engine.stopped = self.computer_to_move();
    }

    /// The line up to the board becomes the game.
    fn play_on_from_study(&mut self) {
        if self.study.take().is_none() {
            return;
        }
        self.leave_match();
        self.settle();
        self.redo.clear();
        self.rethink();
    }

    /// Steps to the node before, or on along the line.
    pub(super) fn step_in_study(&mut self, forward: bool) {
        let Some(study) = &self.study else { return };
        let node = study.tree.node(study.at);
        let to = if forward { node.children().first().copied() } else { Some(node.parent()) };
        if let Some(to) = to {
            self.look_at(to);
        }
    }

    /// Whether there is a node to step to.
    pub(super) fn can_step_in_study(&self, forward: bool) -> Option<bool> {
        let study = self.study.as_ref()?;
        let node = study.tree.node(study.at);
        Some(if forward { !node.children().is_empty() } else { study.at != ROOT })
    }

    /// Shows the position after so many plies of the line.
    pub(super) fn show_in_study(&mut self, ply: usize) {
        let Some(study) = &self.study else { return };
        let line = study.line();
        let to = match ply.checked_sub(1) {
            None => ROOT,
            Some(idx) => line.get(idx).or(line.last()).copied().unwrap_or(ROOT),
        };
        self.look_at(to);
    }

    /// Puts a node on the board.
    fn look_at(&mut self, to: NodeId) {
        let Some(study) = &mut self.study else { return };
        let (before, after) = (study.tree.path(study.at), study.tree.path(to));
        let n_shared = before.iter().zip(&after).take_while(|(a, b)| a == b).count();
        study.at = to;
        self.record = Record::new(study.tree.game_at(to));
        if n_shared < before.len() && n_shared < after.len() {
            self.analysis.forget_after(n_shared);
        }
        self.redo.clear();
        self.shown = None;
        self.settle();
        self.rethink();
    }

    /// After a move on the board: it is in the tree, a variation if it is new.
    pub(super) fn follow_in_study(&mut self) {
        let (Some(study), Some(ply)) = (&mut self.study, self.record.game().plies().last()) else {
            return;
        };
        if let Ok(id) = Rc::make_mut(&mut study.tree).follow(study.at, ply) {
            study.at = id;
        } else {
            self.record.undo();
            self.told_full(true);
        }
    }

    fn edit_study(&mut self, edit: impl FnOnce(&mut Study)) {
        if let Some(study) = &mut self.study {
            edit(study);
            let at = study.at;
            self.look_at(at);
        }
    }

    fn told_full(&mut self, is_full: bool) {
        if is_full {
            self.notice = Some(Notice::Told(self.strings().study().full));
        }
    }
}
