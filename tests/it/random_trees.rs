//! Games with everything in them that a game may have, for laws of reading and writing.

use std::sync::Arc;

use damiera::notation::marks::{Arrow, Brush, Mark, MarkShape};
use damiera::notation::tree::{NodeId, ROOT, Tree};
use damiera::rules::Ruleset;

use crate::playout::Dice;

/// What comments are made of, with all that a reader could take for something else.
const WORDS: [&str; 19] = [
    "good",
    "1-0",
    "(",
    ")",
    "{",
    "}",
    "[Event",
    "\"x\"]",
    "%clk",
    ";",
    "$1",
    "/FEN",
    "\n",
    "è",
    "[%csl",
    "G3]",
    "[%cal G12]",
    "a_b",
    "+&=",
];

fn comment(dice: &mut Dice) -> String {
    let words: Vec<_> = (0..dice.below(30)).map(|_| WORDS[dice.below(WORDS.len())]).collect();
    words.join(" ")
}

/// A tree of random moves with variations, setups, comments, glyphs, marks and arrows.
pub(crate) fn random_tree(ruleset: Arc<Ruleset>, dice: &mut Dice) -> Tree {
    let mut tree = Tree::new(ruleset);
    let mut nodes = vec![ROOT];
    for _ in 0..60 {
        let last = nodes[nodes.len() - 1];
        let at = if dice.below(4) > 0 { last } else { nodes[dice.below(nodes.len())] };
        if let Some(node) = grow(&mut tree, at, dice) {
            nodes.push(node);
        }
        let node = nodes[dice.below(nodes.len())];
        match dice.below(8) {
            0 => tree.set_comment(node, &comment(dice)).unwrap(),
            1 => tree.set_before(node, &comment(dice)).unwrap(),
            2 | 3 => {
                let glyph = u16::try_from(dice.below(30)).unwrap();
                let has_it = tree.toggle_glyph(node, glyph).unwrap();
                assert_eq!(has_it, tree.node(node).glyphs().contains(&glyph));
            }
            4 => draw(&mut tree, node, dice),
            _ => {}
        }
    }
    tree
}

fn draw(tree: &mut Tree, node: NodeId, dice: &mut Dice) {
    let squares = tree.ruleset().board().squares().to_vec();
    let square = |dice: &mut Dice| squares[dice.below(squares.len())];
    let marks = (0..dice.below(3))
        .map(|_| Mark { square: square(dice), shape: MarkShape::ALL[dice.below(4)] })
        .collect();
    let arrows = (0..dice.below(4))
        .map(|_| {
            let n_squares = 2 + dice.below(3);
            let squares = (0..n_squares).map(|_| square(dice)).collect();
            Arrow { brush: Brush::ALL[dice.below(4)], squares }
        })
        .collect();
    tree.wipe(node);
    tree.draw(node, marks, arrows);
}

/// All nodes of a tree, the root first.
pub(crate) fn all_nodes(tree: &Tree) -> Vec<NodeId> {
    let mut nodes = vec![ROOT];
    let mut idx = 0;
    while let Some(&node) = nodes.get(idx) {
        nodes.extend(tree.node(node).children());
        idx += 1;
    }
    nodes
}

/// A move after a node, or now and then a setup.
fn grow(tree: &mut Tree, at: NodeId, dice: &mut Dice) -> Option<NodeId> {
    let position = match dice.below(20) {
        0 => tree.passed(at)?,
        1 => tree.ruleset().start(),
        _ => {
            let legal = tree.ruleset().legal_moves(tree.position(at)).unwrap();
            let mv = legal.get(dice.below(legal.len().max(1)))?;
            return Some(tree.play(at, mv).unwrap());
        }
    };
    Some(tree.set_up(at, position).unwrap())
}
