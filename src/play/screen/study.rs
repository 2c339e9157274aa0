//! A study of a game: variations, comments and glyphs, with moves for both sides entered by hand.
//!
//! A study begins with the game on the board. That game is kept unchanged until the person returns
//! to it or plays on from another position. The board always shows the position of one node of the
//! tree.

use std::rc::Rc;
use std::sync::Arc;

use super::make::Tool;
use crate::notation::marks::{Brush, Mark, MarkShape};
use crate::notation::study::{self, StudyError};
use crate::notation::tree::{NodeId, ROOT, Tree};
use crate::notation::{lines, link};
use crate::play::board::{BoardAction, Go, Pressing};
use crate::play::drawn::Drawn;
use crate::play::game::Course;
use crate::play::notice::Notice;
use crate::play::record::Record;
use crate::play::table::Table;
use crate::rules::{Color, Square};
use crate::text::Fault;

/// The most nodes of a study that is in the address: the address is written anew at every change.
const MAX_IN_ADDRESS: usize = 500;

/// A tree, the node on the board, and the game kept behind them.
#[derive(Clone, Debug)]
pub struct Study {
    /// Shared, because the state is copied at every action, and few actions change the tree.
    tree: Rc<Tree>,
    at: NodeId,
    waiting: Rc<Record>,
    /// What was drawn on the game that waits.
    drawn: Option<Rc<Drawn>>,
    /// Where the arrow begins that is being drawn.
    pen: Option<Square>,
}

/// An action in a study.
#[derive(Clone, Debug)]
pub enum StudyAction {
    /// Begin a study of the game on the board.
    Begin,
    /// Return to the game.
    Leave,
    /// Make the line on the board the game, and play on.
    PlayOn,
    /// Show a node.
    GoTo(NodeId),
    /// Move the variation on the board up by one.
    Promote,
    /// Delete the move on the board and everything after it.
    Delete,
    /// Set the comment on the move shown, or on the game before its first move.
    Comment(String),
    /// Add a glyph to the move on the board, or remove it.
    Glyph(u16),
    /// Let presses on the board draw, or move pieces again.
    ToggleDrawing,
}

/// Whether the study goes on after an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::play) enum Goes {
    On,
    /// It has ended: the game is on the board again.
    Out,
}

impl Study {
    /// A study of the table's game, at the position shown.
    pub(in crate::play) fn begin(table: &mut Table) -> Self {
        let mut tree = Tree::of_game(table.game());
        let line = tree.main_line();
        let node = |ply| line.iter().copied().take(ply).next_back().unwrap_or(ROOT);
        let at = node(table.shown_ply());
        if let Some(drawn) = table.board.drawn.as_deref() {
            tree.draw(node(drawn.ply), drawn.marks.clone(), drawn.arrows.clone());
        }
        let study = Self::open(table, tree, at);
        table.board.say(table.strings().study().begun.to_owned());
        study
    }

    /// A stored study of the table's game, and what is wrong with the way to its node on the board: the
    /// study is shown at its start then.
    ///
    /// # Errors
    /// Why the text cannot be read.
    pub(in crate::play) fn read(
        table: &mut Table,
        text: &str,
        path: &str,
    ) -> Result<(Self, Option<Fault>), Fault> {
        let game = table.game();
        let tree = lines::read(Arc::clone(game.shared_ruleset()), *game.start(), text)
            .map_err(|fault| Fault::Study(StudyError::Text(fault)))?;
        let at = study::node_at(&tree, path);
        let fault = at.is_none().then(|| Fault::Study(StudyError::Node(path.to_owned())));
        Ok((Self::open(table, tree, at.unwrap_or(ROOT)), fault))
    }

    /// A study with a node on the table's board.
    pub(in crate::play) fn open(table: &mut Table, tree: Tree, at: NodeId) -> Self {
        let waiting = Rc::new(table.record.clone());
        let drawn = table.board.drawn.take();
        let mut study = Self { tree: Rc::new(tree), at, waiting, drawn, pen: None };
        table.game.course = Course::Line;
        study.look_at(table, at);
        study
    }

    /// The tree of the game.
    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The node on the board.
    pub const fn at(&self) -> NodeId {
        self.at
    }

    /// The game kept behind the study.
    pub(in crate::play) fn waiting(&self) -> &Record {
        &self.waiting
    }

    /// What was drawn on the game kept behind the study.
    pub(in crate::play) fn waiting_drawn(&self) -> Option<&Drawn> {
        self.drawn.as_deref()
    }

    /// The nodes of the line on the board, to its end.
    fn line(&self) -> Vec<NodeId> {
        let mut line = self.tree.path(self.at);
        line.extend(self.tree.line_from(self.at));
        line
    }

    /// The number of plies of the line on the board, those after the position shown included.
    pub(in crate::play) fn n_plies(&self) -> usize {
        self.line().len()
    }

    /// The ply of the position on the board.
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

    /// The study as text: its moves, and the path to the node on the board.
    pub(in crate::play) fn write(&self) -> (String, String) {
        (lines::write(&self.tree), study::path_to(&self.tree, self.at))
    }

    /// Whether it may be in the address.
    pub(in crate::play) fn is_short(&self) -> bool {
        self.tree.len() <= MAX_IN_ADDRESS
    }

    /// The readable link of the main line with the study, as this writes it behind.
    pub(in crate::play) fn link(
        &self,
        bottom: Color,
        append: fn(&Tree, NodeId, &mut String),
    ) -> String {
        let (tree, game) = (&self.tree, study::main_game(&self.tree));
        let line = tree.main_line().into_iter().take(game.plies().len());
        let moves: Vec<_> = line.map(|id| tree.node(id).text().to_owned()).collect();
        let ply = study::n_common(tree, self.at, &game);
        let mut text = link::write(&game, &moves, (ply < moves.len()).then_some(ply), bottom);
        append(tree, self.at, &mut text);
        text
    }

    /// Handles an action on the board.
    pub(in crate::play) fn on_board(&mut self, table: &mut Table, action: BoardAction) {
        match action {
            action if action.is_off(table.board()) => {}
            BoardAction::Undo => self.step(table, false),
            BoardAction::Redo => self.step(table, true),
            BoardAction::Go(to) => self.go(table, to),
            BoardAction::Show(ply) => self.show(table, ply),
            BoardAction::Sketch(from, to) => self.sketch(table, from, to),
            other => {
                let n_plies = table.game().plies().len();
                table.on_board(other);
                if table.game().plies().len() > n_plies {
                    self.follow(table);
                }
            }
        }
    }

    /// Handles an action in the study.
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
            StudyAction::ToggleDrawing => self.toggle_drawing(table),
        }
        Goes::On
    }

    fn toggle_drawing(&mut self, table: &mut Table) {
        let draws = table.draws();
        table.settle();
        table.board.pressing = if draws { Pressing::Moves } else { Pressing::Draws };
        self.lift_pen(table);
        let text = table.strings().tree();
        table.board.say(if draws { text.moving } else { text.drawing }.to_owned());
    }

    /// Handles an action on a board that is drawn on. Returns whether that was all.
    pub(in crate::play) fn on_drawing(&mut self, table: &mut Table, action: &BoardAction) -> bool {
        match *action {
            BoardAction::Press(square) if table.board().squares().contains(&square) => {
                table.board.focus = square;
                self.press_pen(table, square);
            }
            BoardAction::Cancel => self.lift_pen(table),
            _ => return false,
        }
        true
    }

    /// Begins an arrow on a square, or ends there the one that was begun.
    fn press_pen(&mut self, table: &mut Table, square: Square) {
        let Some(from) = self.pen.take() else {
            self.pen = Some(square);
            self.draw(table);
            let label = table.board().label(square).to_string();
            let words = table.strings().author().arrow_from(&label);
            return table.board.say(words);
        };
        let n_before = self.drawn_here().len();
        self.sketch(table, from, square);
        let is_there = self.drawn_here().len() > n_before;
        let words = if from == square {
            Tool::Mark(MarkShape::Ring).words(table, &[from])
        } else {
            Tool::Arrow(Brush::Green).words(table, &[from, square])
        };
        table.board.say(table.strings().author().drawn(&words, is_there));
    }

    /// Gives up the arrow that was begun.
    fn lift_pen(&mut self, table: &mut Table) {
        self.pen = None;
        self.draw(table);
    }

    /// Draws an arrow at the node on the board, or a ring where it would end where it begins. What is there
    /// already is taken off.
    fn sketch(&mut self, table: &mut Table, from: Square, to: Square) {
        let mut drawn = self.drawn_here();
        drawn.toggle(from, to);
        let tree = Rc::make_mut(&mut self.tree);
        tree.wipe(self.at);
        tree.draw(self.at, drawn.marks, drawn.arrows);
        self.draw(table);
    }

    fn leave(&self, table: &mut Table) {
        table.game.course = Course::Game;
        table.board.pressing = Pressing::Moves;
        table.settle();
        table.game.record = Record::clone(&self.waiting);
        table.board.drawn.clone_from(&self.drawn);
        table.game.redo.clear();
        table.game.analysis.forget_after(0);
        table.rethink();
        table.game.engine.stopped = table.computer_to_move();
    }

    /// Steps to the node before, or forward along the line.
    pub(in crate::play) fn step(&mut self, table: &mut Table, forward: bool) {
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

    /// Shows the position at this ply of the line.
    fn show(&mut self, table: &mut Table, ply: usize) {
        let line = self.line();
        let to = match ply.checked_sub(1) {
            None => ROOT,
            Some(idx) => line.get(idx).or(line.last()).copied().unwrap_or(ROOT),
        };
        self.look_at(table, to);
    }

    /// Puts a node on the board.
    pub(in crate::play) fn look_at(&mut self, table: &mut Table, to: NodeId) {
        let (before, after) = (self.tree.path(self.at), self.tree.path(to));
        let n_shared = before.iter().zip(&after).take_while(|(a, b)| a == b).count();
        self.at = to;
        self.pen = None;
        table.game.record = Record::new(self.tree.game_at(to));
        if n_shared < before.len() && n_shared < after.len() {
            table.game.analysis.forget_after(n_shared);
        }
        table.game.redo.clear();
        table.settle();
        self.draw(table);
        table.rethink();
    }

    /// The marks and arrows of the node on the board.
    fn drawn_here(&self) -> Drawn {
        let node = self.tree.node(self.at);
        Drawn { ply: 0, marks: node.marks().to_vec(), arrows: node.arrows().to_vec() }
    }

    /// Shows them, and where an arrow begins that is being drawn.
    fn draw(&self, table: &mut Table) {
        let mut drawn = self.drawn_here();
        drawn.marks.extend(self.pen.map(|square| Mark { square, shape: MarkShape::Dot }));
        table.board.drawn = Drawn::new(table.shown_ply(), drawn.marks, drawn.arrows);
    }

    /// After a move on the board: adds it to the tree, as a variation if it is new there.
    fn follow(&mut self, table: &mut Table) {
        let Some(ply) = table.game().plies().last() else { return };
        if let Ok(id) = Rc::make_mut(&mut self.tree).follow(self.at, ply) {
            self.at = id;
            self.draw(table);
        } else {
            table.take_back();
            tell_full(table);
        }
    }
}

/// Makes the line up to the position on the board the game. The agreements of the old game end.
fn play_on(table: &mut Table) {
    table.game.course = Course::Game;
    table.board.pressing = Pressing::Moves;
    // Moves for both sides were tried out, and the game that the file told the result of was another.
    table.game.unaided = false;
    table.game.engine_score = None;
    table.game.forget_result();
    table.game.terms.card = None;
    table.game.terms.pair = None;
    table.settle();
    table.game.redo.clear();
    table.rethink();
}

fn tell_full(table: &mut Table) {
    table.board.notice = Some(Notice::Told(table.strings().study().full.into()));
}
