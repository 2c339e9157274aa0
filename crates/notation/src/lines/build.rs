//! A tree out of words.

use damiera_rules::{Color, Position, Setup};

use super::drawn;
use super::fault::{Faults, Reason};
use super::limits::MAX_NESTING;
use super::token::{GameResult, Kind, Token};
use crate::fen;
use crate::link::MAX_JUMPS;
use crate::tree::{NodeId, ROOT, Tree};

/// Takes one word of movetext after the other. After a fault the rest of a line is left out if
/// it is unknown what its moves would mean.
#[derive(Debug)]
pub(crate) struct Builder {
    tree: Tree,
    line: Line,
    /// The lines that the line is a variation of.
    outer: Vec<Line>,
    /// Whether a setup before the first move is a move of its own.
    is_start_given: bool,
    /// The game's result, once it has stood there.
    result: Option<GameResult>,
    faults: Faults,
}

/// A line that is being read.
#[derive(Debug)]
struct Line {
    /// Where it began: the position before its first move.
    base: NodeId,
    /// Where it has come.
    end: NodeId,
    /// Where its parenthesis stands, in bytes.
    opened: usize,
    /// What is said of the move to come.
    before: String,
    /// Whether a comment belongs to the move at `end`.
    is_behind_move: bool,
    /// Whether the rest of it is left out.
    is_lost: bool,
}

impl Line {
    const fn new(base: NodeId, opened: usize) -> Self {
        let before = String::new();
        Self { base, end: base, opened, before, is_behind_move: false, is_lost: false }
    }
}

impl Builder {
    /// Adds to a tree that has no moves, and to faults found before. If the start is not given by a
    /// tag, a setup before the first move says what it is.
    pub(crate) fn new(tree: Tree, is_start_given: bool, faults: Faults) -> Self {
        let line = Line { is_behind_move: true, ..Line::new(ROOT, 0) };
        Self { tree, line, outer: Vec::new(), is_start_given, result: None, faults }
    }

    /// The tree with what could be read, and what could not.
    pub(crate) fn finish(mut self) -> (Tree, Faults) {
        while !self.outer.is_empty() {
            self.faults.add(self.line.opened, "(", Reason::OpenVariation);
            self.close();
        }
        let said = std::mem::take(&mut self.line.before);
        self.comment(self.line.opened, self.line.end, &said);
        (self.tree, self.faults)
    }

    /// Reads a word.
    pub(crate) fn take(&mut self, token: &Token<'_>) {
        let may_follow =
            |kind| matches!(kind, Kind::Comment(_) | Kind::OpenComment(_) | Kind::Result(_));
        match token.kind {
            kind if self.result.is_some() && !may_follow(kind) => {
                self.fault(token, Reason::BehindResult);
            }
            Kind::Move => self.play(token),
            Kind::Number => self.line.is_behind_move = false,
            Kind::Comment(said) => self.say(token.at, said),
            Kind::OpenComment(said) => {
                self.fault(token, Reason::OpenComment);
                self.say(token.at, said);
            }
            Kind::Glyph(glyph) => self.judge(token, glyph),
            Kind::Open => self.open(token),
            Kind::Close if self.outer.is_empty() => {
                self.fault(token, Reason::CloseWithoutVariation);
            }
            Kind::Close => self.close(),
            Kind::SetUp(text) => self.set_up(token, text),
            Kind::Result(result) if self.outer.is_empty() => self.end(token, result),
            // Some writers end a variation so, to say how it would go on.
            Kind::Result(_) => self.say(token.at, token.text),
            Kind::Tag { .. } | Kind::BadTag | Kind::Unknown => self.fault(token, Reason::Unknown),
        }
    }

    /// The result of the game: the reader of a file keeps it.
    fn end(&mut self, token: &Token<'_>, result: GameResult) {
        let known = self.result.filter(|&known| known != GameResult::Unknown);
        match known {
            Some(known) if result != known && result != GameResult::Unknown => {
                self.fault(token, Reason::ResultTwice);
            }
            Some(_) => {}
            None => self.result = Some(result),
        }
    }

    fn fault(&mut self, token: &Token<'_>, reason: Reason) {
        self.faults.add(token.at, token.text, reason);
    }

    fn play(&mut self, token: &Token<'_>) {
        if self.line.is_lost {
            return;
        }
        if self.tree.n_jumps() > MAX_JUMPS {
            self.line.is_lost = true;
            return self.fault(token, Reason::TooMuch);
        }
        match self.tree.play_text(self.line.end, token.text) {
            Ok(node) => self.advance(token, node),
            Err(error) => {
                self.fault(token, Reason::Move(Box::new(error)));
                self.line.is_lost = true;
            }
        }
    }

    fn advance(&mut self, token: &Token<'_>, node: NodeId) {
        self.line.end = node;
        self.line.is_behind_move = true;
        if !self.line.before.is_empty() {
            let said = std::mem::take(&mut self.line.before);
            let said = joined(self.tree.node(node).before(), &said);
            if let Err(error) = self.tree.set_before(node, &said) {
                self.fault(token, Reason::Comment(Box::new(error)));
            }
        }
    }

    fn say(&mut self, at: usize, said: &str) {
        if self.line.is_lost {
            return;
        }
        if self.line.is_behind_move {
            self.comment(at, self.line.end, said);
        } else {
            self.line.before = joined(&self.line.before, said);
        }
    }

    /// Adds to the comment of a node.
    fn comment(&mut self, at: usize, node: NodeId, said: &str) {
        if said.is_empty() {
            return;
        }
        let (said, marks, arrows) = drawn::take(self.tree.ruleset().board(), said);
        self.tree.draw(node, marks, arrows);
        let said = joined(self.tree.node(node).comment(), &said);
        if let Err(error) = self.tree.set_comment(node, &said) {
            self.faults.add(at, &said, Reason::Comment(Box::new(error)));
        }
    }

    fn judge(&mut self, token: &Token<'_>, glyph: Option<u16>) {
        let end = self.line.end;
        if self.line.is_lost {
            return;
        }
        if end == self.line.base {
            return self.fault(token, Reason::GlyphWithoutMove);
        }
        let Some(glyph) = glyph else { return self.fault(token, Reason::Glyph) };
        let is_new = !self.tree.node(end).glyphs().contains(&glyph);
        if is_new && self.tree.toggle_glyph(end, glyph).is_err() {
            self.fault(token, Reason::Glyph);
        }
    }

    fn open(&mut self, token: &Token<'_>) {
        let Line { base, end, is_lost, .. } = self.line;
        let is_deep = self.outer.len() >= MAX_NESTING;
        let parent = self.tree.node(end).parent();
        let mut line = Line::new(parent, token.at);
        line.is_lost = is_lost || is_deep || end == base;
        if is_deep && !is_lost {
            self.fault(token, Reason::TooNested);
        } else if line.is_lost && !is_lost {
            self.fault(token, Reason::VariationWithoutMove);
        }
        self.outer.push(std::mem::replace(&mut self.line, line));
    }

    /// Goes back to the line that this one is a variation of.
    fn close(&mut self) {
        let Some(outer) = self.outer.pop() else { return };
        let mut inner = std::mem::replace(&mut self.line, outer);
        self.line.is_behind_move = false;
        let said = std::mem::take(&mut inner.before);
        if inner.end == inner.base {
            // Nothing but words between parentheses.
            self.line.before = joined(&self.line.before, &said);
        } else {
            self.comment(inner.opened, inner.end, &said);
        }
    }

    fn set_up(&mut self, token: &Token<'_>, text: &str) {
        if self.line.is_lost {
            return;
        }
        let position = match self.position(text) {
            Ok(position) => position,
            Err(reason) => {
                self.line.is_lost = true;
                return self.fault(token, reason);
            }
        };
        let is_first = self.tree.is_empty() && self.line.end == ROOT && self.outer.is_empty();
        if is_first && !self.is_start_given {
            self.is_start_given = true;
            let said = self.tree.node(ROOT).comment().to_owned();
            self.tree = Tree::from_position(self.tree.ruleset().clone(), position);
            return self.comment(token.at, ROOT, &said);
        }
        match self.tree.set_up(self.line.end, position) {
            Ok(node) => self.advance(token, node),
            Err(error) => {
                self.fault(token, Reason::Move(Box::new(error)));
                self.line.is_lost = true;
            }
        }
    }

    /// The position of `FEN "…"`; of `FEN "B::"` the position of the line, that side to move.
    fn position(&self, text: &str) -> Result<Position, Reason> {
        let ruleset = self.tree.ruleset();
        let is_quote = |ch: char| ch.is_whitespace() || ch == '"';
        let turn = match text.trim_matches(is_quote).rsplit(is_quote).next() {
            Some("W::" | "w::") => Color::White,
            Some("B::" | "b::") => Color::Black,
            _ => return fen::parse(ruleset, text).map_err(Reason::SetUp),
        };
        let here = self.tree.position(self.line.end);
        let setup = Setup { turn, ..Setup::from(here) };
        // The pieces have passed this before, so there are no faults.
        Ok(ruleset.position(setup).unwrap_or(*here))
    }
}

/// Two comments as one.
fn joined(first: &str, second: &str) -> String {
    if first.is_empty() { second.to_owned() } else { format!("{first} {second}") }
}
