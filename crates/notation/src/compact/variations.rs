//! A game with its variations as bits.
//!
//! First how many moves at the beginning of the main line are those of the link's game: they are not
//! written again. Then every node, the root first and each before what comes after it: how it came
//! about, unless it is one of those moves; what is said and drawn at it; how many nodes follow. Last the
//! node that is shown, by the branches on the way to it.
//!
//! A move is written as in a game: a pair of squares, and which of the moves that have both in common. One
//! number more stands for a turn that went over without a move, or a position that was set up.

use damiera_rules::{Game, Move, Ruleset};

use super::bits::{Reader, Writer, width};
use super::position::{self, count};
use super::{Ways, alike, end, read_arrows, read_marks, write_arrows, write_marks};
use crate::link::MAX_JUMPS;
use crate::tree::{MAX_COMMENT_BYTES, MAX_GLYPHS, MAX_NODES, NodeId, Origin, ROOT, Tree};

const ASCII_BITS: u32 = 7;

/// A node that is still to be written or read.
#[derive(Clone, Copy, Debug)]
struct Open {
    /// When writing the node itself, when reading its parent.
    id: NodeId,
    /// How many nodes of the main line, from this one on, are moves of the link's game.
    n_shared: usize,
}

impl Open {
    /// What follows a node; the last comes first, as a stack wants it.
    fn children(self, ids: impl DoubleEndedIterator<Item = NodeId>) -> Vec<Self> {
        let n_left = self.n_shared.saturating_sub(1);
        let mut children: Vec<_> = ids.rev().map(|id| Self { id, n_shared: 0 }).collect();
        if let Some(first) = children.last_mut() {
            first.n_shared = n_left;
        }
        children
    }
}

/// Writes a tree and the node that is shown. `game` is what the link holds besides.
pub(crate) fn write(tree: &Tree, shown: NodeId, game: &Game) -> Vec<u8> {
    let mut out = Writer::default();
    let n_shared = n_shared(tree, game);
    out.put_number(count(n_shared));
    let mut open = vec![Open { id: ROOT, n_shared: n_shared + 1 }];
    while let Some(next) = open.pop() {
        if next.n_shared == 0 {
            write_origin(tree, next.id, &mut out);
        }
        write_notes(tree, next.id, &mut out);
        let children = tree.node(next.id).children();
        write_fork(children.len(), &mut out);
        open.extend(next.children(children.iter().copied()));
    }
    write_path(tree, shown, &mut out);
    out.values()
}

/// Reads what [`write`] has written: the tree, the node that is shown, and whether that is all. Of a
/// part that is damaged there is what comes before the damage.
pub(crate) fn read(values: &[u8], game: &Game) -> (Tree, NodeId, bool) {
    let mut tree = Tree::from_position(game.shared_ruleset().clone(), *game.start());
    let mut input = Reader::new(values);
    let shown = read_tree(&mut tree, game, &mut input);
    let is_whole = shown.is_some() && end(input).is_some();
    let shown = shown.unwrap_or_else(|| tree.main_end());
    (tree, shown, is_whole)
}

/// How many nodes of the main line the game leads to.
fn n_shared(tree: &Tree, game: &Game) -> usize {
    let is_same = |(id, ply): &(NodeId, &damiera_rules::game::Ply)| {
        let node = tree.node(*id);
        let is_played = match node.origin() {
            Origin::Move(mv) => !ply.is_faulty && mv == ply.mv,
            Origin::SetUp => ply.is_faulty,
            Origin::Start | Origin::Pass => false,
        };
        is_played && *node.after() == ply.after
    };
    if tree.start() != game.start() {
        return 0;
    }
    tree.main_line().into_iter().zip(game.plies()).take_while(is_same).count()
}

fn write_origin(tree: &Tree, id: NodeId, out: &mut Writer) {
    let node = tree.node(id);
    let (ruleset, before) = (tree.ruleset(), tree.position(node.parent()));
    let ways = Ways::new(ruleset, before);
    if let Origin::Move(mv) = node.origin() {
        out.put(ways.number(mv.from, mv.to), ways.bits());
        let moves = alike(&ruleset.legal_moves(before).unwrap_or_default(), mv.from, mv.to);
        let idx = moves.iter().position(|other| *other == mv).unwrap_or_default();
        return out.put(count(idx), width(count(moves.len())));
    }
    out.put(ways.n_pairs(), ways.bits());
    let is_pass = node.origin() == Origin::Pass;
    out.put(u32::from(is_pass), 1);
    if !is_pass {
        position::write(ruleset, node.after(), out);
    }
}

/// Most nodes are followed by one.
fn write_fork(n_children: usize, out: &mut Writer) {
    out.put(u32::from(n_children == 1), 1);
    if n_children != 1 {
        out.put_number(count(n_children));
    }
}

fn read_fork(input: &mut Reader<'_>) -> Option<usize> {
    let n_children = if input.flag()? { 1 } else { input.take_number()? as usize };
    (n_children <= MAX_NODES).then_some(n_children)
}

/// What is said and drawn: a bit for whether there is anything, then one for each kind of it.
fn write_notes(tree: &Tree, id: NodeId, out: &mut Writer) {
    let node = tree.node(id);
    let has = [
        !node.before().is_empty(),
        !node.comment().is_empty(),
        !node.glyphs().is_empty(),
        !node.marks().is_empty(),
        !node.arrows().is_empty(),
    ];
    let has_any = has.contains(&true);
    out.put(u32::from(has_any), 1);
    if !has_any {
        return;
    }
    for has_this in has {
        out.put(u32::from(has_this), 1);
    }
    for said in [node.before(), node.comment()].into_iter().filter(|said| !said.is_empty()) {
        write_text(said, out);
    }
    if !node.glyphs().is_empty() {
        out.put_number(count(node.glyphs().len()));
        for &glyph in node.glyphs() {
            out.put_number(glyph.into());
        }
    }
    if !node.marks().is_empty() {
        write_marks(tree.ruleset(), node.marks(), out);
    }
    if !node.arrows().is_empty() {
        write_arrows(tree.ruleset(), node.arrows(), out);
    }
}

/// UTF-8, in seven bits where that is enough.
fn write_text(text: &str, out: &mut Writer) {
    out.put_number(count(text.len()));
    out.put(u32::from(text.is_ascii()), 1);
    let n_bits = if text.is_ascii() { ASCII_BITS } else { u8::BITS };
    for byte in text.bytes() {
        out.put(byte.into(), n_bits);
    }
}

fn read_text(input: &mut Reader<'_>) -> Option<String> {
    let n_bytes = input.take_number().filter(|&n| n as usize <= MAX_COMMENT_BYTES)?;
    let n_bits = if input.flag()? { ASCII_BITS } else { u8::BITS };
    let bytes = (0..n_bytes).map(|_| u8::try_from(input.take(n_bits)?).ok());
    String::from_utf8(bytes.collect::<Option<_>>()?).ok()
}

/// At every fork on the way which branch it is, and at the end whether the way goes on.
fn write_path(tree: &Tree, shown: NodeId, out: &mut Writer) {
    out.put_number(count(tree.node(shown).depth()));
    let mut parent = ROOT;
    for id in tree.path(shown) {
        let children = tree.node(parent).children();
        let idx = children.iter().position(|&child| child == id).unwrap_or_default();
        out.put(count(idx), width(count(children.len())));
        parent = id;
    }
}

fn read_path(tree: &Tree, input: &mut Reader<'_>) -> Option<NodeId> {
    let mut at = ROOT;
    for _ in 0..input.take_number()? {
        let children = tree.node(at).children();
        at = *children.get(input.take(width(count(children.len())))? as usize)?;
    }
    Some(at)
}

fn read_tree(tree: &mut Tree, game: &Game, input: &mut Reader<'_>) -> Option<NodeId> {
    let n_shared = input.take_number()? as usize;
    if n_shared > game.plies().len() {
        return None;
    }
    let mut here = Open { id: ROOT, n_shared: n_shared + 1 };
    let mut open = Vec::new();
    loop {
        read_notes(tree, here.id, input)?;
        let n_children = read_fork(input)?;
        if tree.len() + open.len() + n_children > MAX_NODES {
            return None;
        }
        open.extend(here.children(std::iter::repeat_n(here.id, n_children)));
        let Some(next) = open.pop() else { return read_path(tree, input) };
        let n_before = tree.len();
        let id = if next.n_shared > 0 {
            let ply = game.plies().get(tree.node(next.id).depth())?;
            tree.follow(next.id, ply).ok()?
        } else {
            read_origin(tree, next.id, input)?
        };
        // No node follows another twice.
        if tree.len() == n_before {
            return None;
        }
        here = Open { id, ..next };
    }
}

fn read_origin(tree: &mut Tree, parent: NodeId, input: &mut Reader<'_>) -> Option<NodeId> {
    if tree.n_jumps() > MAX_JUMPS {
        return None;
    }
    let before = *tree.position(parent);
    let ways = Ways::new(tree.ruleset(), &before);
    let number = input.take(ways.bits())?;
    if number < ways.n_pairs() {
        let (from, to) = ways.pair(number)?;
        let choose = |moves: &[Move]| {
            let moves = alike(moves, from, to);
            moves.get(input.take(width(count(moves.len())))? as usize).copied()
        };
        return tree.play_chosen(parent, choose);
    }
    let position = if input.flag()? {
        tree.passed(parent)?
    } else {
        let setup = position::read(tree.ruleset(), input)?;
        tree.ruleset().position(setup).ok()?
    };
    tree.set_up(parent, position).ok()
}

fn read_notes(tree: &mut Tree, id: NodeId, input: &mut Reader<'_>) -> Option<()> {
    if !input.flag()? {
        return Some(());
    }
    let mut has = [false; 5];
    for has_this in &mut has {
        *has_this = input.flag()?;
    }
    let [before, comment, glyphs, marks, arrows] = has;
    if before {
        tree.set_before(id, &read_text(input)?).ok()?;
    }
    if comment {
        tree.set_comment(id, &read_text(input)?).ok()?;
    }
    if glyphs {
        for _ in 0..input.take_number().filter(|&n| n as usize <= MAX_GLYPHS)? {
            let glyph = u16::try_from(input.take_number()?).ok()?;
            tree.toggle_glyph(id, glyph).ok().filter(|&has_it| has_it)?;
        }
    }
    let ruleset: &Ruleset = &tree.ruleset().clone();
    let (mut drawn_marks, mut drawn_arrows) = (Vec::new(), Vec::new());
    if marks {
        read_marks(ruleset, input, &mut drawn_marks)?;
    }
    if arrows {
        read_arrows(ruleset, input, &mut drawn_arrows)?;
    }
    tree.draw(id, drawn_marks, drawn_arrows);
    Some(())
}
