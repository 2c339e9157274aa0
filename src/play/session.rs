//! The stored form of a game: its link, and who plays it.
//!
//! The text is a readable link with more keys: `p` the players (`2` two people; `w5` a person has
//! White against level 5), `s` the seed, `h=0` for a computer that overlooks missed captures, `un=1` for a
//! game in which a person has had no help (`un=0` for one that has had some before its first move), the
//! players' agreements ([`Terms`]), `t` a study as written by [`lines`](crate::notation::lines),
//! `tn` its node on the board, `d` the ply that marks and arrows belong to, `a` an exercise being
//! made, `tag.White` and so on the tags of the file that the game is from.

use super::mode::Mode;
use super::news::Known;
use super::tournament::Terms;
use crate::notation::level::Level;
use crate::notation::link::{self, Extras, Link, LinkError, You};
use crate::notation::marks::{Arrow, Mark};
use crate::notation::{study, turn};
use crate::rules::{Color, Game, What};
use crate::rulesets::Entry;
use crate::text::Fault;

/// The prefix of keys that hold tags.
pub(super) const TAG: &str = "tag.";
/// The most tags that are stored.
const MAX_TAGS: usize = 16;
/// The longest tag that is stored, in bytes.
const MAX_TAG_BYTES: usize = 240;

/// A game to put on the board.
#[derive(Clone, Debug)]
pub struct Session {
    /// The game's entry among the rulesets.
    pub entry: &'static Entry,
    /// The moves played.
    pub game: Game,
    /// The ply to show.
    pub ply: usize,
    /// Whether Black is at the bottom.
    pub flipped: bool,
    /// The ply that marks and arrows belong to, if it is not the one shown.
    pub drawn_ply: Option<usize>,
    /// The author's marks.
    pub marks: Vec<Mark>,
    /// The author's arrows.
    pub arrows: Vec<Arrow>,
    /// The players, if the text names them.
    pub mode: Option<Mode>,
    /// The seed of the computer's random choices, if the text has one.
    pub seed: Option<u64>,
    /// Whether the computer lets missed captures pass.
    pub overlooks: bool,
    /// Whether it was begun here, and a person has had no help, if the text says so or denies it.
    pub is_unaided: Option<bool>,
    /// What the players have agreed on.
    pub terms: Terms,
    /// A study of the game: its moves with variations, and the path to the node on the board as the
    /// index of each child.
    pub study: Option<(String, String)>,
    /// The exercise for this position, as a readable link.
    pub exercise: Option<String>,
    /// An exercise being made, complete or not, as a readable link.
    pub author: Option<String>,
    /// The tags, as names and values, of the file that the game is from.
    pub tags: Vec<(String, String)>,
    /// What could not be read of the link.
    pub faults: Vec<Fault>,
    /// What the person is told about where the game comes from.
    pub origin: Origin,
    /// How much of the game was known before, if the person is to be told what is new.
    pub known: Option<Known>,
}

/// What the person is told about where a game comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Origin {
    /// It came as a link from outside.
    pub is_from_outside: bool,
    /// It came from a link, and the game that it replaced can be gone back to.
    pub over_another: bool,
    /// It came from outside without check characters, so it may have been changed on its way.
    pub is_unchecked: bool,
}

impl Session {
    /// A game shown at its end, for the players of the current game.
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
            is_unaided: None,
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

impl Session {
    /// Whether it is a game with moves that came from outside and is not known to go on from another.
    pub(super) fn is_guest(&self) -> bool {
        self.origin.is_from_outside
            && self.known.is_none()
            && self.faults.is_empty()
            && !self.game.plies().is_empty()
            && self.study.is_none()
            && self.exercise.is_none()
            && self.author.is_none()
    }
}

/// Reads a link from outside.
///
/// # Errors
/// As [`link::read`].
pub fn read_from_outside(text: &str) -> Result<Session, LinkError> {
    let opened = link::read(text)?;
    let is_unchecked = !opened.is_checked;
    let flipped = is_flipped(&opened, text);
    let origin = Origin { is_from_outside: true, over_another: false, is_unchecked };
    Ok(Session { flipped, origin, is_unaided: None, ..of(opened) })
}

/// Reads a stored session, or a link that the page has made itself.
///
/// # Errors
/// As [`link::read`].
pub fn read(text: &str) -> Result<Session, LinkError> {
    Ok(of(link::read(text)?))
}

fn of(opened: Link) -> Session {
    let exercise = (opened.extras.mode() == Some(link::Mode::Exercise))
        .then(|| link::write_all(&opened, &turn::move_texts(&opened.game)));
    let study = study::text_of(&opened);
    let mut faults: Vec<_> = opened.faults.into_iter().map(Fault::Link).collect();
    let study = study.and_then(|study| study.map_err(|why| faults.push(Fault::Study(why))).ok());
    let others = opened.others;
    let value = |key: &str| link::value(&others, key);
    let mut game = opened.game;
    if let Some(color) = value("r").and_then(read_color) {
        // Older sessions stored resignations this way. A game that is over anyway needs none.
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
        is_unaided: value("un").map(|it| it == "1"),
        exercise,
        author: value("a").map(ToOwned::to_owned),
        drawn_ply: value("d").and_then(|ply| ply.parse().ok()),
        study,
        tags: tags(&others),
        faults,
        ..Session::new(opened.entry, game)
    }
}

/// Whether a link has Black at the bottom: it says so, or it asks a person to play Black and says nothing
/// of the board.
pub(super) fn is_flipped(opened: &Link, text: &str) -> bool {
    let says_it = text
        .split(['#', '?', '&'])
        .any(|pair| pair.starts_with("o=") || pair.starts_with("orientation="));
    opened.bottom == Color::Black || (opened.extras.you() == Some(You::Black) && !says_it)
}

/// The players that a link asks for, as in "beat level 4 from here".
pub(super) fn asked_mode(extras: &Extras) -> Option<Mode> {
    let human = match extras.you()? {
        You::White => Color::White,
        You::Black => Color::Black,
        You::Both => return Some(Mode::TwoPlayers),
    };
    Some(Mode::Computer { human, level: extras.level().unwrap_or(Level::USUAL) })
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
    let level = text.get(1..)?.parse().ok()?;
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
