//! Studies: a game with its variations, comments, glyphs, marks and arrows, and the node that is shown, in
//! a link.
//!
//! A link holds a game, its main line; a study is what it holds besides. In a readable link that is the
//! key `t`, the [text](crate::lines) of the whole tree (outside comments `_` is a space), with `tn`, the node that is shown (at every node on
//! the way to it the number of the branch, from 0 on, with dots between them), and `tk` and `tm`, check
//! characters of both. Links once had no `tm`: such a link is read by `tk` alone. In a compact link it is a part of its own. Whatever knows nothing of studies still reads the
//! game.
//!
//! ```
//! use damiera_notation::{link, study::Study};
//!
//! let link = link::read("v=1&g=international&m=32-28,19-23&t=32-28_19-23_(18-22_{or so})&tn=0.1")?;
//! let study = Study::of(&link).expect("it has one")?;
//! assert_eq!(study.tree.node(study.shown).comment(), "or so");
//! let short = link::read(&study.compact(&link))?;
//! assert_eq!(Study::of(&short), Some(Ok(study)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::sync::Arc;

use damiera_rules::rulesets::Entry;
use damiera_rules::{Game, Position};

use super::compact::{self, VARIATIONS, variations};
use super::lines;
use super::link::{self, Link, Part, check};
use super::marks::{Arrow, Mark};
use super::tree::{NodeId, Origin, ROOT, Tree};
use super::turn;

/// The key of the text of the tree in a readable link.
pub const TREE: &str = "t";
/// The key of the node that is shown.
pub const NODE: &str = "tn";
const CHECK: &str = "tk";
/// A study is long, and mail does a lot to it: of a million links that were cut, broken or changed on
/// their way, four check characters alone let through 0.07 ones, eight a ten-millionth of one.
const SECOND_CHECK: &str = "tm";

/// A game with its variations, and the node that is shown.
#[derive(Clone, Debug)]
pub struct Study {
    /// The game.
    pub tree: Tree,
    /// The node that is shown.
    pub shown: NodeId,
}

/// Why a study cannot be read, or not to its end.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StudyError {
    /// Its text has a fault.
    #[error("its variations cannot be read: {0}")]
    Text(Box<lines::Fault>),
    /// It is not what was sent.
    #[error(
        "its variations were changed or cut after it was made: their check characters do not fit"
    )]
    Changed,
    /// There is no such node.
    #[error("\"tn={0}\" is no node of its variations")]
    Node(String),
    /// The part of a compact link that holds it.
    #[error("its variations could not be read to the end")]
    Part,
}

impl Study {
    /// What a link holds of a study; `None` if it holds nothing but a game.
    ///
    /// # Errors
    /// [`StudyError`]. Nothing of a study in which there is a fault is given out: it could mean something
    /// else.
    pub fn of(link: &Link) -> Option<Result<Self, StudyError>> {
        part_of(link).or_else(|| Self::of_keys(link))
    }

    /// The same of a link that is known to be readable, which is less work; `None` if it holds nothing but a game.
    ///
    /// # Errors
    /// As [`of`](Self::of).
    pub fn of_keys(link: &Link) -> Option<Result<Self, StudyError>> {
        Some(match keys_of(link)? {
            Ok((text, path)) => Self::read(&link.game, &text, &path),
            Err(why) => Err(why),
        })
    }

    fn read(game: &Game, text: &str, path: &str) -> Result<Self, StudyError> {
        let ruleset = Arc::clone(game.shared_ruleset());
        let tree = lines::read(ruleset, *game.start(), text).map_err(StudyError::Text)?;
        let shown = node_at(&tree, path).ok_or_else(|| StudyError::Node(path.to_owned()))?;
        Ok(Self { tree, shown })
    }

    /// A link of the main line, as far as a game can follow it, at the last of its moves that leads to
    /// the node shown; for [`Study::readable`] and [`Study::compact`].
    pub fn link(&self, entry: &'static Entry) -> Link {
        let mut link = Link::new(entry, main_game(&self.tree));
        link.ply = n_common(&self.tree, self.shown, &link.game);
        link
    }

    /// The readable form of a link of the same start with this study, with check characters.
    pub fn readable(&self, link: &Link) -> String {
        let mut text = link::write_all(link, &turn::move_texts(&link.game));
        append_checked(&self.tree, self.shown, &mut text);
        link::checked(&text)
    }

    /// The compact form of a link of the same start with this study.
    pub fn compact(&self, link: &Link) -> String {
        let values = variations::write(&self.tree, self.shown, &link.game);
        let mut link = link.clone();
        link.newer.retain(|part| part.kind != VARIATIONS);
        link.newer.push(Part { kind: VARIATIONS, values });
        compact::write(&link)
    }

    /// The way to the node shown, as `tn` has it.
    pub fn path(&self) -> String {
        path_to(&self.tree, self.shown)
    }
}

impl PartialEq for Study {
    /// Nodes have other numbers in other trees.
    fn eq(&self, other: &Self) -> bool {
        self.tree == other.tree && self.path() == other.path()
    }
}

/// What a link shows: the node of its study, or else a position of its game.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The position.
    pub position: &'a Position,
    /// The marks on it.
    pub marks: &'a [Mark],
    /// The arrows on it.
    pub arrows: &'a [Arrow],
}

impl<'a> Scene<'a> {
    /// What a link with this study shows, if it has one.
    pub fn of(link: &'a Link, study: Option<&'a Study>) -> Self {
        if let Some(study) = study {
            let node = study.tree.node(study.shown);
            return Self { position: node.after(), marks: node.marks(), arrows: node.arrows() };
        }
        let position = link.game.position_at(link.ply).unwrap_or(link.game.position());
        Self { position, marks: &link.marks, arrows: &link.arrows }
    }
}

/// What a compact link holds.
fn part_of(link: &Link) -> Option<Result<Study, StudyError>> {
    let part = link.newer.iter().find(|part| part.kind == VARIATIONS)?;
    let (tree, shown, is_whole) = variations::read(&part.values, &link.game);
    Some(if is_whole { Ok(Study { tree, shown }) } else { Err(StudyError::Part) })
}

/// The text of the tree and the way to the node shown that a link in either form holds. A readable link
/// gives them as they stand there, so there may be faults in them.
///
/// # Errors
/// [`StudyError::Changed`] and [`StudyError::Part`].
pub fn text_of(link: &Link) -> Option<Result<(String, String), StudyError>> {
    let written = |study: Study| (lines::write(&study.tree), study.path());
    part_of(link).map(|study| study.map(written)).or_else(|| keys_of(link))
}

/// The text of the tree and the way to the node shown that a readable link holds. They are not read yet,
/// so there may be faults in them.
///
/// # Errors
/// [`StudyError::Changed`].
fn keys_of(link: &Link) -> Option<Result<(String, String), StudyError>> {
    let value = |key: &str| link::value(&link.others, key);
    let (check, second) = (value(CHECK), value(SECOND_CHECK));
    let Some(text) = value(TREE) else {
        return check.or(second).map(|_| Err(StudyError::Changed));
    };
    let (text, path) = (with_gaps(text, '_', " "), value(NODE).unwrap_or_default());
    // What has check characters at all has them for its variations too.
    let is_wanted = link.is_checked || check.or(second).is_some();
    let whole = checked_text(&text, path);
    let fits = check == Some(check::of(&whole).as_str())
        && second.is_none_or(|second| second == check::second_of(&whole));
    if is_wanted && !fits {
        return Some(Err(StudyError::Changed));
    }
    Some(Ok((text, path.to_owned())))
}

/// The main line of a tree, as far as a game can follow it.
pub fn main_game(tree: &Tree) -> Game {
    let mut game = Game::from_position(Arc::clone(tree.ruleset()), *tree.start());
    for id in tree.main_line() {
        let Origin::Move(mv) = tree.node(id).origin() else { break };
        if game.play(&mv).is_err() {
            break;
        }
    }
    game
}

/// Appends a study to a readable link that will have no check characters.
pub fn append(tree: &Tree, shown: NodeId, link: &mut String) {
    let (text, path) = (lines::write(tree), path_to(tree, shown));
    append_pair(TREE, &with_gaps(&text, ' ', "_"), link);
    append_pair(NODE, &path, link);
}

/// Appends a study and its check characters to a readable link that is still to be [checked](link::checked).
pub fn append_checked(tree: &Tree, shown: NodeId, link: &mut String) {
    append(tree, shown, link);
    let whole = checked_text(&lines::write(tree), &path_to(tree, shown));
    append_pair(SECOND_CHECK, &check::second_of(&whole), link);
    append_pair(CHECK, &check::of(&whole), link);
}

fn append_pair(key: &str, value: &str, link: &mut String) {
    link.push('&');
    link.push_str(key);
    link.push('=');
    link::escape(value, link);
}

/// The way to a node: at every node on it the number of the branch, from 0 on.
pub fn path_to(tree: &Tree, node: NodeId) -> String {
    let mut parent = ROOT;
    let mut path = Vec::new();
    for id in tree.path(node) {
        let children = tree.node(parent).children();
        let idx = children.iter().position(|&child| child == id).unwrap_or(0);
        path.push(idx.to_string());
        parent = id;
    }
    path.join(".")
}

/// How many plies of the way to a node a game goes along.
pub fn n_common(tree: &Tree, node: NodeId, game: &Game) -> usize {
    let path = tree.path(node);
    let leads_there =
        |(id, ply): &(&NodeId, &damiera_rules::game::Ply)| *tree.position(**id) == ply.after;
    path.iter().zip(game.plies()).take_while(leads_there).count()
}

/// The node to which such a way leads.
pub fn node_at(tree: &Tree, path: &str) -> Option<NodeId> {
    let mut at = ROOT;
    for idx in path.split('.').filter(|idx| !idx.is_empty()) {
        at = *tree.node(at).children().get(idx.parse::<usize>().ok()?)?;
    }
    Some(at)
}

/// The moves of an attribute as [`lines`] reads them: between them may stand `_` for spaces, and commas, as in
/// a link without variations, unless a position is set up among them, which has commas of its own.
pub fn spaced(moves: &str) -> String {
    let spaced = with_gaps(moves, '_', " ");
    if spaced.contains("/FEN") { spaced } else { with_gaps(&spaced, ',', " ") }
}

/// A text with another gap between words; in comments everything stays.
fn with_gaps(text: &str, gap: char, other: &str) -> String {
    let mut outside = true;
    let mut changed = String::with_capacity(text.len());
    for ch in text.chars() {
        outside = if outside { ch != '{' } else { ch == '}' };
        if outside && ch == gap { changed.push_str(other) } else { changed.push(ch) }
    }
    changed
}

/// What the check characters are of.
fn checked_text(text: &str, path: &str) -> String {
    format!("{text}&{path}")
}
