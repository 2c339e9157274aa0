//! A game with variations, comments, glyphs, marks and arrows.
//!
//! Nodes lie in one list and know each other by number. The root is the position that the game
//! begins from; every other node is a move, or a position set up in the middle of the game, after
//! its parent. The first child of a node goes on with the line that the node is in, the others are
//! variations.
//!
//! Two trees are equal if a person could not tell them apart; the numbers of nodes do not count.

mod edit;

pub use edit::tidied;

use std::sync::Arc;

use damiera_rules::game::Ply;
use damiera_rules::{Game, Move, Position, Ruleset, Setup, TooManyCaptures};

use super::marks::{Arrow, Mark};
use super::movetext::{self, MoveTextError};

/// The most nodes of one game, without the root.
pub const MAX_NODES: usize = 20_000;
/// The most plies of one line, setups among them.
pub const MAX_PLIES: usize = 2000;
/// The longest comment, in bytes.
pub const MAX_COMMENT_BYTES: usize = 1 << 14;
/// The most glyphs of one move.
pub const MAX_GLYPHS: usize = 8;

/// A node of one tree. The number of a deleted node is not given to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

/// The node that every tree begins with.
pub const ROOT: NodeId = NodeId(0);

/// What leads to a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// Nothing: the game begins here.
    Start,
    /// A legal move.
    Move(Move),
    /// The pieces were set up anew.
    SetUp,
    /// The turn went to the other side without a move.
    Pass,
}

/// A position in a game, and how it came about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    parent: NodeId,
    children: Vec<NodeId>,
    origin: Origin,
    after: Position,
    text: String,
    before: String,
    comment: String,
    glyphs: Vec<u16>,
    marks: Vec<Mark>,
    arrows: Vec<Arrow>,
    /// Plies from the root.
    depth: usize,
}

/// A game with its variations.
#[derive(Clone, Debug)]
pub struct Tree {
    ruleset: Arc<Ruleset>,
    nodes: Vec<Node>,
    /// How many of them are deleted and hang on nothing.
    n_deleted: usize,
    n_jumps: u64,
}

/// Why a tree cannot grow.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TreeError {
    /// The text is not a legal move there.
    #[error(transparent)]
    Move(#[from] MoveTextError),
    /// The move is not a legal one there.
    #[error("that move is not legal here")]
    NotLegal,
    /// What is legal there is unknown.
    #[error(transparent)]
    TooManyCaptures(#[from] TooManyCaptures),
    /// The line is as long as a line can be.
    #[error("a line of at most {MAX_PLIES} plies was expected")]
    TooDeep,
    /// The game is as big as a game can be.
    #[error("a game of at most {MAX_NODES} moves with its variations was expected")]
    TooManyNodes,
    /// The comment is too long.
    #[error("a comment of {0} bytes is too long: at most {MAX_COMMENT_BYTES} were expected")]
    CommentTooLong(usize),
    /// The move has as many glyphs as a move can have.
    #[error("at most {MAX_GLYPHS} glyphs were expected beside one move")]
    TooManyGlyphs,
}

impl Node {
    /// The node before; of the root the root.
    pub const fn parent(&self) -> NodeId {
        self.parent
    }

    /// The nodes after it, the main line first.
    pub fn children(&self) -> &[NodeId] {
        &self.children
    }

    /// What leads here.
    pub const fn origin(&self) -> Origin {
        self.origin
    }

    /// The position that it leads to.
    pub const fn after(&self) -> &Position {
        &self.after
    }

    /// How the move is written; empty where there is none.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What is said before the move.
    pub fn before(&self) -> &str {
        &self.before
    }

    /// What is said after the move; at the root, before the game.
    pub fn comment(&self) -> &str {
        &self.comment
    }

    /// Numeric annotation glyphs, in the order in which they were given: 1 is `!`.
    pub fn glyphs(&self) -> &[u16] {
        &self.glyphs
    }

    /// What is drawn on squares.
    pub fn marks(&self) -> &[Mark] {
        &self.marks
    }

    /// The arrows that are drawn.
    pub fn arrows(&self) -> &[Arrow] {
        &self.arrows
    }

    /// How many plies lie between the root and it.
    pub const fn depth(&self) -> usize {
        self.depth
    }
}

impl Tree {
    /// A game without moves from the ruleset's own start.
    pub fn new(ruleset: Arc<Ruleset>) -> Self {
        let start = ruleset.start();
        Self::from_position(ruleset, start)
    }

    /// A game without moves from any position.
    pub fn from_position(ruleset: Arc<Ruleset>, start: Position) -> Self {
        let root = Node {
            parent: ROOT,
            children: Vec::new(),
            origin: Origin::Start,
            after: start,
            text: String::new(),
            before: String::new(),
            comment: String::new(),
            glyphs: Vec::new(),
            marks: Vec::new(),
            arrows: Vec::new(),
            depth: 0,
        };
        Self { ruleset, nodes: vec![root], n_deleted: 0, n_jumps: 0 }
    }

    /// A game as it was played, ply by ply on the main line.
    pub fn of_game(game: &Game) -> Self {
        let mut tree = Self::from_position(Arc::clone(game.shared_ruleset()), *game.start());
        let mut end = ROOT;
        for ply in game.plies() {
            let Ok(next) = tree.follow(end, ply) else { break };
            end = next;
        }
        tree
    }

    /// What it is played by.
    pub const fn ruleset(&self) -> &Arc<Ruleset> {
        &self.ruleset
    }

    /// A node; the root for an id of another tree that this one does not have.
    pub fn node(&self, id: NodeId) -> &Node {
        self.nodes.get(id.0 as usize).unwrap_or(&self.nodes[0])
    }

    fn node_mut(&mut self, id: NodeId) -> &mut Node {
        let idx = if (id.0 as usize) < self.nodes.len() { id.0 as usize } else { 0 };
        &mut self.nodes[idx]
    }

    /// The position at a node.
    pub fn position(&self, id: NodeId) -> &Position {
        &self.node(id).after
    }

    /// The position that the game begins from.
    pub fn start(&self) -> &Position {
        self.position(ROOT)
    }

    /// How many nodes there are besides the root.
    pub fn len(&self) -> usize {
        self.nodes.len() - 1 - self.n_deleted
    }

    /// Whether there is nothing but the root.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The nodes of the main line, without the root.
    pub fn main_line(&self) -> Vec<NodeId> {
        self.line_from(ROOT)
    }

    /// The nodes by which a line goes on after a node.
    pub fn line_from(&self, id: NodeId) -> Vec<NodeId> {
        let next = |id: &NodeId| self.node(*id).children.first().copied();
        std::iter::successors(next(&id), next).collect()
    }

    /// The last node of the main line.
    pub fn main_end(&self) -> NodeId {
        self.main_line().last().copied().unwrap_or(ROOT)
    }

    /// The nodes from the root, which is left out, to a node, which is the last.
    pub fn path(&self, id: NodeId) -> Vec<NodeId> {
        let mut path = Vec::with_capacity(self.node(id).depth);
        let mut id = id;
        while self.node(id).depth > 0 {
            path.push(id);
            id = self.node(id).parent;
        }
        path.reverse();
        path
    }

    /// Whether a node is the first child of every node on the way to it.
    pub fn is_main(&self, id: NodeId) -> bool {
        self.path(id).iter().all(|&id| self.child_idx(id) == 0)
    }

    /// Which child of its parent a node is.
    fn child_idx(&self, id: NodeId) -> usize {
        let siblings = &self.node(self.node(id).parent).children;
        siblings.iter().position(|&other| other == id).unwrap_or(0)
    }

    /// The game that leads to a node, with the history that draws need: from the start, from the
    /// last setup, or from where the rules had ended it and it was played on.
    pub fn game_at(&self, id: NodeId) -> Game {
        let mut game = Game::from_position(Arc::clone(&self.ruleset), *self.start());
        for id in self.path(id) {
            let node = self.node(id);
            let is_played = match &node.origin {
                Origin::Move(mv) => game.play(mv).is_ok(),
                Origin::Start | Origin::SetUp | Origin::Pass => false,
            };
            if !is_played {
                game = Game::from_position(Arc::clone(&self.ruleset), node.after);
            }
        }
        game
    }

    /// How many jumps were tried to list the moves of all that was added: what it has cost to come
    /// here, roughly.
    pub const fn n_jumps(&self) -> u64 {
        self.n_jumps
    }

    fn legal_moves(&mut self, at: NodeId) -> Result<Vec<Move>, TooManyCaptures> {
        let (moves, n_jumps) = self.ruleset.list_moves(self.position(at));
        self.n_jumps += u64::from(n_jumps);
        moves
    }

    /// Plays a move after a node; a move that is there already is not added again.
    ///
    /// # Errors
    /// [`TreeError`] if the move is not legal there or the tree is full.
    pub fn play(&mut self, at: NodeId, mv: &Move) -> Result<NodeId, TreeError> {
        if let Some(known) = self.child(at, |node| node.origin == Origin::Move(*mv)) {
            return Ok(known);
        }
        let legal = self.legal_moves(at)?;
        if !legal.contains(mv) {
            return Err(TreeError::NotLegal);
        }
        self.add_move(at, mv, &legal)
    }

    /// Adds a ply of a game after a node. A move that breaks the rules is not written: what it led
    /// to is set up.
    ///
    /// # Errors
    /// [`TreeError`] if the tree is full.
    pub fn follow(&mut self, at: NodeId, ply: &Ply) -> Result<NodeId, TreeError> {
        if ply.is_faulty { self.set_up(at, ply.after) } else { self.play(at, &ply.mv) }
    }

    /// Plays the move that a text means after a node; see [`movetext::parse`].
    ///
    /// # Errors
    /// [`TreeError`] if there is no such move or the tree is full.
    pub fn play_text(&mut self, at: NodeId, text: &str) -> Result<NodeId, TreeError> {
        let position = *self.position(at);
        let legal = self.legal_moves(at)?;
        let mv = movetext::parse(&self.ruleset, &position, &legal, text)?;
        self.add_move(at, &mv, &legal)
    }

    /// Plays the move that is chosen among the legal ones after a node; `None` if none is or the tree is
    /// full.
    pub(crate) fn play_chosen(
        &mut self,
        at: NodeId,
        choose: impl FnOnce(&[Move]) -> Option<Move>,
    ) -> Option<NodeId> {
        let legal = self.legal_moves(at).ok()?;
        let mv = choose(&legal)?;
        self.add_move(at, &mv, &legal).ok()
    }

    /// Adds a legal move unless it is there.
    fn add_move(&mut self, at: NodeId, mv: &Move, legal: &[Move]) -> Result<NodeId, TreeError> {
        if let Some(known) = self.child(at, |node| node.origin == Origin::Move(*mv)) {
            return Ok(known);
        }
        let before = self.position(at);
        let text = movetext::write(&self.ruleset, before, legal, mv);
        let after = self.ruleset.after(before, mv);
        self.add(at, Origin::Move(*mv), after, text)
    }

    /// Sets a position up after a node; one that is there already is not added again.
    ///
    /// # Errors
    /// [`TreeError`] if the tree is full.
    pub fn set_up(&mut self, at: NodeId, position: Position) -> Result<NodeId, TreeError> {
        let is_pass = self.passed(at) == Some(position);
        let origin = if is_pass { Origin::Pass } else { Origin::SetUp };
        if let Some(known) = self.child(at, |node| node.origin == origin && node.after == position)
        {
            return Ok(known);
        }
        self.add(at, origin, position, String::new())
    }

    /// The position at a node with the other side to move.
    pub fn passed(&self, at: NodeId) -> Option<Position> {
        let position = self.position(at);
        let setup = Setup { turn: !position.turn(), ..Setup::from(position) };
        self.ruleset.position(setup).ok()
    }

    fn child(&self, at: NodeId, is_it: impl Fn(&Node) -> bool) -> Option<NodeId> {
        self.node(at).children.iter().copied().find(|&id| is_it(self.node(id)))
    }

    fn add(
        &mut self,
        parent: NodeId,
        origin: Origin,
        after: Position,
        text: String,
    ) -> Result<NodeId, TreeError> {
        if self.len() >= MAX_NODES {
            return Err(TreeError::TooManyNodes);
        }
        let depth = self.node(parent).depth + 1;
        if depth > MAX_PLIES {
            return Err(TreeError::TooDeep);
        }
        let node = Node {
            parent,
            children: Vec::new(),
            origin,
            after,
            text,
            before: String::new(),
            comment: String::new(),
            glyphs: Vec::new(),
            marks: Vec::new(),
            arrows: Vec::new(),
            depth,
        };
        let id = NodeId(u32::try_from(self.nodes.len()).unwrap_or(u32::MAX));
        self.nodes.push(node);
        self.node_mut(parent).children.push(id);
        Ok(id)
    }
}

impl PartialEq for Tree {
    fn eq(&self, other: &Self) -> bool {
        if self.ruleset.rules().id != other.ruleset.rules().id {
            return false;
        }
        let mut open = vec![(ROOT, ROOT)];
        while let Some((mine, theirs)) = open.pop() {
            let (mine, theirs) = (self.node(mine), other.node(theirs));
            let is_alike = mine.origin == theirs.origin
                && mine.after == theirs.after
                && mine.text == theirs.text
                && mine.before == theirs.before
                && mine.comment == theirs.comment
                && mine.glyphs == theirs.glyphs
                && mine.marks == theirs.marks
                && mine.arrows == theirs.arrows
                && mine.children.len() == theirs.children.len();
            if !is_alike {
                return false;
            }
            open.extend(mine.children.iter().copied().zip(theirs.children.iter().copied()));
        }
        true
    }
}
