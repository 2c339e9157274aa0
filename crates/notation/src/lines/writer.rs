//! Words out of a tree.

use std::fmt::Write as _;

use damiera_rules::Color;

use super::drawn;
use super::token::glyph_text;
use crate::fen;
use crate::tree::{Node, NodeId, Origin, ROOT, Tree};

/// How movetext is written.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Style {
    /// Whether moves are numbered.
    pub(crate) has_numbers: bool,
    /// What stands between the squares of a capture.
    pub(crate) sign: char,
}

/// What is still to be written.
enum Work {
    /// What comes after a node.
    After(NodeId),
    /// A variation that begins with a node.
    Variation(NodeId),
    /// The end of a variation.
    Close,
}

/// The moves of a game with all that belongs to them, on one line.
pub(crate) fn movetext(tree: &Tree, style: Style) -> String {
    let mut writer = Writer { tree, style, text: String::new(), needs_number: true };
    writer.said_after(tree.node(ROOT));
    // A stack instead of calls: variations may stand in each other as deep as a line is long.
    let mut open = vec![Work::After(ROOT)];
    while let Some(work) = open.pop() {
        match work {
            Work::After(node) => {
                let [main, others @ ..] = tree.node(node).children() else { continue };
                writer.step(*main, "");
                open.push(Work::After(*main));
                open.extend(others.iter().rev().map(|&other| Work::Variation(other)));
            }
            Work::Variation(node) => {
                writer.needs_number = true;
                writer.step(node, "(");
                open.push(Work::Close);
                open.push(Work::After(node));
            }
            Work::Close => {
                writer.text.push(')');
                writer.needs_number = true;
            }
        }
    }
    writer.text
}

struct Writer<'a> {
    tree: &'a Tree,
    style: Style,
    text: String,
    /// Whether the next move has its number though it is not the first mover's.
    needs_number: bool,
}

impl Writer<'_> {
    fn gap(&mut self) {
        if !self.text.is_empty() && !self.text.ends_with(['(', ' ']) {
            self.text.push(' ');
        }
    }

    fn comment(&mut self, said: &str) {
        if !said.is_empty() {
            self.gap();
            // Writing to a string cannot fail.
            let _ = write!(self.text, "{{{said}}}");
            self.needs_number = true;
        }
    }

    fn step(&mut self, id: NodeId, bracket: &str) {
        let node = self.tree.node(id);
        self.gap();
        self.text.push_str(bracket);
        self.number(node);
        self.comment(node.before());
        self.gap();
        self.needs_number = !matches!(node.origin(), Origin::Move(_));
        self.body(node);
        let mut glyphs = node.glyphs();
        if let ([first, rest @ ..], Origin::Move(_)) = (glyphs, node.origin())
            && let Some(sign) = glyph_text(*first)
        {
            self.text.push_str(sign);
            glyphs = rest;
        }
        for glyph in glyphs {
            // Writing to a string cannot fail.
            let _ = write!(self.text, " ${glyph}");
        }
        self.said_after(node);
    }

    /// What is drawn at a node and said after it.
    fn said_after(&mut self, node: &Node) {
        let board = self.tree.ruleset().board();
        let drawn = drawn::write(board, node.marks(), node.arrows());
        let gap = if drawn.is_empty() || node.comment().is_empty() { "" } else { " " };
        self.comment(&format!("{drawn}{gap}{}", node.comment()));
    }

    /// The number of the next move; without numbers just what tells a comment before a move from
    /// one behind the last.
    fn number(&mut self, node: &Node) {
        if node.before().is_empty() && !matches!(node.origin(), Origin::Move(_)) {
            return;
        }
        if !self.style.has_numbers {
            if !node.before().is_empty() {
                self.text.push_str("...");
            }
            return;
        }
        let first = self.tree.ruleset().rules().first;
        let is_first_mover = self.tree.position(node.parent()).turn() == first;
        if !is_first_mover && !self.needs_number && node.before().is_empty() {
            return;
        }
        let n_before = node.depth() - 1 + usize::from(self.tree.start().turn() != first);
        let dots = if is_first_mover { "." } else { "..." };
        // Writing to a string cannot fail.
        let _ = write!(self.text, "{}{dots}", n_before / 2 + 1);
    }

    fn body(&mut self, node: &Node) {
        match node.origin() {
            Origin::Start => {}
            Origin::Move(mv) if mv.is_capture() => {
                let sign = self.style.sign;
                self.text.extend(node.text().chars().map(|ch| if ch == 'x' { sign } else { ch }));
            }
            Origin::Move(_) => self.text.push_str(node.text()),
            Origin::Pass => {
                let turn = match node.after().turn() {
                    Color::White => 'W',
                    Color::Black => 'B',
                };
                // Writing to a string cannot fail.
                let _ = write!(self.text, "/FEN \"{turn}::\"/");
            }
            Origin::SetUp => {
                let fen = fen::write(self.tree.ruleset(), node.after());
                // Writing to a string cannot fail.
                let _ = write!(self.text, "/FEN \"{fen}\"/");
            }
        }
    }
}
