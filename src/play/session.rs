//! What is kept of a game between visits: its link, and who plays it.
//!
//! The text is a readable link with more keys: `p` who plays (`2` two people; `w5` a person has
//! White against level 5), `s` the seed, `h=0` that the computer overlooks missed captures, what
//! was agreed on ([`Terms`]), `t` a study as [`lines`](crate::notation::lines) writes it, `tn` which
//! of its nodes is on the board, `d` on which ply marks and arrows are, `a` an exercise that is being
//! made, `tag.White` and others the tags of the file that it is from.

use super::mode::{LEVEL, Mode};
use super::news::Known;
use super::tournament::Terms;
use crate::notation::link::{self, Extras, Link, LinkError, You};
use crate::notation::marks::{Arrow, Mark};
use crate::notation::turn;
use crate::rules::{Color, Game, What};
use crate::rulesets::Entry;

/// What stands before the name of a tag.
pub(super) const TAG: &str = "tag.";
/// The most tags that are kept.
const MAX_TAGS: usize = 16;
/// The longest tag that is kept, in bytes.
const MAX_TAG_BYTES: usize = 240;

/// A game to put on the board.
#[derive(Clone, Debug)]
pub struct Session {
    /// Which game.
    pub entry: &'static Entry,
    /// What was played.
    pub game: Game,
    /// How many plies are shown.
    pub ply: usize,
    /// Whether Black is at the bottom.
    pub flipped: bool,
    /// On which position marks and arrows are, in plies; if it is not the one shown.
    pub drawn_ply: Option<usize>,
    /// Marks on the position shown.
    pub marks: Vec<Mark>,
    /// Arrows on it.
    pub arrows: Vec<Arrow>,
    /// Who plays, where the text says so.
    pub mode: Option<Mode>,
    /// For the computer's choices, where the text says so.
    pub seed: Option<u64>,
    /// Whether the computer lets missed captures pass.
    pub overlooks: bool,
    /// What the players have agreed on.
    pub terms: Terms,
    /// A study of the game: its moves with variations, and the way to the node on the board, as
    /// which child of each node it goes on with.
    pub study: Option<(String, String)>,
    /// The exercise in this position, as a readable link.
    pub exercise: Option<String>,
    /// An exercise that is being made, finished or not, as a readable link.
    pub author: Option<String>,
    /// Names and values of tags of the file that the game is from.
    pub tags: Vec<(String, String)>,
    /// Faults of the link, as one sentence each.
    pub faults: Vec<String>,
    /// What is to be told of where it came from.
    pub origin: Origin,
    /// How much of it was known before, where it is to be told what is new.
    pub known: Option<Known>,
}

/// What is to be told of where a game came from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Origin {
    /// It came from a link, and another game waits.
    pub over_another: bool,
    /// It came in from outside without check characters, so that it is unknown whether it was
    /// changed on its way.
    pub is_unchecked: bool,
}

impl Session {
    /// A game at its end, for the person who plays now.
    pub fn new(entry: &'static Entry, game: Game) -> Self {
        Self {
            entry,
            ply: game.plies().len(),
            game,
            flipped: false,
            drawn_ply: None,
            marks: Vec::new(),
            arrows: Vec::new(),
            mode: None,
            seed: None,
            overlooks: false,
            terms: Terms::default(),
            study: None,
            exercise: None,
            author: None,
            tags: Vec::new(),
            faults: Vec::new(),
            origin: Origin::default(),
            known: None,
        }
    }
}

/// Reads a link that came in from outside.
///
/// # Errors
/// As [`link::read`].
pub fn read_from_outside(text: &str) -> Result<Session, LinkError> {
    let opened = link::read(text)?;
    let is_unchecked = !opened.is_checked;
    Ok(Session { origin: Origin { is_unchecked, ..Origin::default() }, ..of(opened) })
}

/// Reads a link of the page's own, or what was kept.
///
/// # Errors
/// As [`link::read`].
pub fn read(text: &str) -> Result<Session, LinkError> {
    Ok(of(link::read(text)?))
}

fn of(opened: Link) -> Session {
    let exercise = (opened.extras.mode() == Some(link::Mode::Exercise))
        .then(|| link::write_all(&opened, &turn::move_texts(&opened.game)));
    let others = opened.others;
    let value = |key: &str| link::value(&others, key);
    let mut game = opened.game;
    if let Some(color) = value("r").and_then(read_color) {
        // How resignations were kept once; a game that is over anyway needs none.
        let _ = game.say(color, What::Resign);
    }
    Session {
        terms: Terms::read(&game, value),
        ply: opened.ply,
        flipped: opened.bottom == Color::Black,
        marks: opened.marks,
        arrows: opened.arrows,
        mode: value("p").and_then(read_mode).or_else(|| asked_mode(&opened.extras)),
        seed: value("s").and_then(|seed| seed.parse().ok()).or(opened.extras.seed()),
        overlooks: value("h") == Some("0"),
        exercise,
        author: value("a").map(ToOwned::to_owned),
        drawn_ply: value("d").and_then(|ply| ply.parse().ok()),
        study: value("t").map(|tree| (tree.to_owned(), value("tn").unwrap_or_default().to_owned())),
        tags: tags(&others),
        faults: opened.faults.iter().map(ToString::to_string).collect(),
        ..Session::new(opened.entry, game)
    }
}

/// Who a link asks to play: "beat level 4 from here".
pub(super) fn asked_mode(extras: &Extras) -> Option<Mode> {
    let human = match extras.you()? {
        You::White => Color::White,
        You::Black => Color::Black,
        You::Both => return Some(Mode::TwoPlayers),
    };
    Some(Mode::Computer { human, level: extras.level().unwrap_or(LEVEL) })
}

fn tags(pairs: &[(String, String)]) -> Vec<(String, String)> {
    let tag = |(key, value): &(String, String)| {
        let name = key.strip_prefix(TAG)?;
        let is_short = name.len() + value.len() <= MAX_TAG_BYTES;
        is_short.then(|| (name.to_owned(), value.clone()))
    };
    pairs.iter().filter_map(tag).take(MAX_TAGS).collect()
}

fn read_mode(text: &str) -> Option<Mode> {
    if text == "2" {
        return Some(Mode::TwoPlayers);
    }
    let human = read_color(text.get(..1)?)?;
    let level = text.get(1..)?.parse().ok().filter(|level| (1..=8).contains(level))?;
    Some(Mode::Computer { human, level })
}

fn read_color(text: &str) -> Option<Color> {
    Color::BOTH.into_iter().find(|&color| text.chars().eq([letter(color)]))
}

pub(super) const fn letter(color: Color) -> char {
    match color {
        Color::White => 'w',
        Color::Black => 'b',
    }
}
