//! A game taken apart: variations, comments and glyphs, with both sides played by hand.
//!
//! A study begins from the game on the board, which waits unchanged until one goes back to it or
//! plays on from another place. The position on the board is always that of one node of the tree.

use std::rc::Rc;
use std::sync::Arc;

use crate::notation::lines;
use crate::notation::tree::{NodeId, ROOT, Tree};
use crate::play::board::{BoardAction, Go};
use crate::play::game::Course;
use crate::play::notice::Notice;
use crate::play::record::Record;
use crate::play::table::Table;

/// A tree, the node on the board, and the game that waits.
#[derive(Clone, Debug)]
pub struct Study {
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

/// Whether a study goes on after something was done in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::play) enum Goes {
    On,
    /// It is over: the game is on the board again.
    Out,
}

impl Study {
    /// A study of the game on the table, which stands at the position shown.
    pub(in crate::play) fn begin(table: &mut Table) -> Self {
        let tree = Tree::of_game(table.game());
        let at = tree.main_line().into_iter().take(table.shown_ply()).next_back().unwrap_or(ROOT);
        let study = Self::open(table, tree, at);
        table.board.say(table.strings().study().begun.to_owned());
        study
    }

    /// A study of the game on the table that was kept as text.
    ///
    /// # Errors
    /// Why the text cannot be read.
    pub(in crate::play) fn read(table: &mut Table, text: &str, path: &str) -> Result<Self, String> {
        let game = table.game();
        let tree = lines::read(Arc::clone(game.shared_ruleset()), *game.start(), text)
            .map_err(|fault| fault.to_string())?;
        let mut at = ROOT;
        for place in path.split('.').filter_map(|place| place.parse::<usize>().ok()) {
            let Some(&child) = tree.node(at).children().get(place) else { break };
            at = child;
        }
        Ok(Self::open(table, tree, at))
    }

    fn open(table: &mut Table, tree: Tree, at: NodeId) -> Self {
        let waiting = Rc::new(table.record.clone());
        let mut study = Self { tree: Rc::new(tree), at, waiting };
        table.game.course = Course::Line;
        study.look_at(table, at);
        study
    }

    /// The tree.
    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The node on the board.
    pub const fn at(&self) -> NodeId {
        self.at
    }

    /// The game that waits.
    pub(in crate::play) fn waiting(&self) -> &Record {
        &self.waiting
    }

    /// The nodes of the line on the board, as far as it goes.
    fn line(&self) -> Vec<NodeId> {
        let mut line = self.tree.path(self.at);
        line.extend(self.tree.line_from(self.at));
        line
    }

    /// How many plies the line on the board has, those after the position shown included.
    pub(in crate::play) fn n_plies(&self) -> usize {
        self.line().len()
    }

    /// How many plies lead to the position on the board.
    pub(in crate::play) fn ply(&self) -> usize {
        self.tree.node(self.at).depth()
    }

    /// The node before, or the next one of the line.
    fn beside(&self, forward: bool) -> Option<NodeId> {
        let node = self.tree.node(self.at);
        if forward {
            return node.children().first().copied();
        }
        (self.at != ROOT).then(|| node.parent())
    }

    /// Whether there is a node to step to, back or forward.
    pub(in crate::play) fn can_step(&self, forward: bool) -> bool {
        self.beside(forward).is_some()
    }

    /// As text: its moves, and which node is on the board.
    pub(in crate::play) fn write(&self) -> (String, String) {
        let mut parent = ROOT;
        let mut path = Vec::new();
        for id in self.tree.path(self.at) {
            let children = self.tree.node(parent).children();
            let place = children.iter().position(|&child| child == id).unwrap_or(0);
            path.push(place.to_string());
            parent = id;
        }
        (lines::write(&self.tree), path.join("."))
    }

    /// What something done on the board does.
    pub(in crate::play) fn on_board(&mut self, table: &mut Table, action: BoardAction) {
        match action {
            BoardAction::Undo => self.step(table, false),
            BoardAction::Redo => self.step(table, true),
            BoardAction::Go(to) => self.go(table, to),
            BoardAction::Show(ply) => self.show(table, ply),
            other => {
                let n_plies = table.game().plies().len();
                table.on_board(other);
                if table.game().plies().len() > n_plies {
                    self.follow(table);
                }
            }
        }
    }

    /// Does something in the study.
    pub(in crate::play) fn act(&mut self, table: &mut Table, action: StudyAction) -> Goes {
        match action {
            StudyAction::Begin => {}
            StudyAction::Leave => {
                self.leave(table);
                return Goes::Out;
            }
            StudyAction::PlayOn => {
                play_on(table);
                return Goes::Out;
            }
            StudyAction::GoTo(id) => self.look_at(table, id),
            StudyAction::Promote => {
                Rc::make_mut(&mut self.tree).promote(self.at);
                self.look_at(table, self.at);
            }
            StudyAction::Delete => {
                let at = Rc::make_mut(&mut self.tree).delete(self.at);
                self.at = at;
                self.look_at(table, at);
            }
            StudyAction::Comment(text) => {
                if Rc::make_mut(&mut self.tree).set_comment(self.at, &text).is_err() {
                    tell_full(table);
                }
            }
            StudyAction::Glyph(glyph) => {
                let is_move = self.at != ROOT;
                if is_move && Rc::make_mut(&mut self.tree).toggle_glyph(self.at, glyph).is_err() {
                    tell_full(table);
                }
            }
        }
        Goes::On
    }

    fn leave(&self, table: &mut Table) {
        table.game.course = Course::Game;
        table.settle();
        table.game.record = Record::clone(&self.waiting);
        table.game.redo.clear();
        table.game.analysis.forget_after(0);
        table.rethink();
        table.game.engine.stopped = table.computer_to_move();
    }

    /// Steps to the node before, or on along the line.
    fn step(&mut self, table: &mut Table, forward: bool) {
        if let Some(to) = self.beside(forward) {
            self.look_at(table, to);
        }
    }

    fn go(&mut self, table: &mut Table, to: Go) {
        let shown = self.ply();
        let ply = to.from(shown, self.n_plies());
        if ply != shown {
            self.show(table, ply);
            table.board.say(table.ply_words(ply));
        }
    }

    /// Shows the position after this many plies of the line.
    fn show(&mut self, table: &mut Table, ply: usize) {
        let line = self.line();
        let to = match ply.checked_sub(1) {
            None => ROOT,
            Some(idx) => line.get(idx).or(line.last()).copied().unwrap_or(ROOT),
        };
        self.look_at(table, to);
    }

    /// Puts a node on the board.
    fn look_at(&mut self, table: &mut Table, to: NodeId) {
        let (before, after) = (self.tree.path(self.at), self.tree.path(to));
        let n_shared = before.iter().zip(&after).take_while(|(a, b)| a == b).count();
        self.at = to;
        table.game.record = Record::new(self.tree.game_at(to));
        if n_shared < before.len() && n_shared < after.len() {
            table.game.analysis.forget_after(n_shared);
        }
        table.game.redo.clear();
        table.settle();
        table.rethink();
    }

    /// After a move on the board: it is in the tree, a variation if it is new.
    fn follow(&mut self, table: &mut Table) {
        let Some(ply) = table.game().plies().last() else { return };
        if let Ok(id) = Rc::make_mut(&mut self.tree).follow(self.at, ply) {
            self.at = id;
        } else {
            table.take_back();
            tell_full(table);
        }
    }
}

/// The line up to the board becomes the game, which is not the one that was agreed on anymore.
fn play_on(table: &mut Table) {
    table.game.course = Course::Game;
    table.game.terms.card = None;
    table.game.terms.pair = None;
    table.settle();
    table.game.redo.clear();
    table.rethink();
}

fn tell_full(table: &mut Table) {
    table.board.notice = Some(Notice::Told(table.strings().study().full));
}
