//! What is kept of a game between visits: its link, and who plays it.
//!
//! The text is a readable link with more keys: `p` who plays (`2` two people; `w5` a person has
//! White against level 5), `s` the seed, `h=0` that the computer overlooks missed captures, what
//! was agreed on ([`Terms`]), `t` a study as [`lines`](crate::notation::lines) writes it, `tn` which
//! of its nodes is on the board, `d` on which ply marks and arrows are, `a` an exercise that is being
//! made, `tag.White` and others the tags of the file that it is from.

use std::rc::Rc;

use super::author::Author;
use super::drawn::Drawn;
use super::first;
use super::lesson::Lesson;
use super::news::Known;
use super::state::{Mode, Notice, Play};
use super::tournament::Terms;
use crate::notation::link::{self, Extras, Link, LinkError, You};
use crate::notation::marks::{Arrow, Mark};
use crate::notation::turn;
use crate::rules::{Color, Game, What};
use crate::rulesets::Entry;

/// What stands before the name of a tag.
const TAG: &str = "tag.";
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
    /// It came in from outside without check characters, so that nobody can tell whether it was
    /// changed on its way.
    pub is_unchecked: bool,
}

impl Session {
    /// A game at its end, for whoever plays now.
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

impl Play {
    /// Puts a game on the board.
    pub(super) fn open(&mut self, session: Session) {
        let n_plies = session.game.plies().len();
        let shown = (session.ply < n_plies).then_some(session.ply);
        let shown_position = shown.and_then(|ply| session.game.position_at(ply));
        let turn = shown_position.unwrap_or(session.game.position()).turn();
        let mode = session.mode.unwrap_or(match self.mode {
            // Whoever opens a link moves first in what it shows.
            Mode::Computer { level, .. } => Mode::Computer { human: turn, level },
            Mode::TwoPlayers => Mode::TwoPlayers,
        });
        let seed = session.seed.unwrap_or(self.seed);
        self.replace_with(Self {
            flipped: session.flipped,
            overlooks: session.overlooks,
            terms: session.terms,
            shown,
            ..Self::with_game(session.entry, session.game, mode, seed, self.language)
        });
        self.tags = session.tags;
        let drawn_ply = session.drawn_ply.unwrap_or(session.ply);
        self.drawn = Drawn::new(drawn_ply, session.marks, session.arrows);
        if let Some((tree, path)) = session.study {
            self.open_study(&tree, &path);
        }
        let language = self.language;
        self.lesson = session.exercise.and_then(|link| Lesson::read(link, self)).map(Rc::new);
        let author = session.author.and_then(|text| Author::read(&text, language));
        self.author = author.map(Rc::new);
        // The computer does not add to a game that is being looked at.
        self.engine.stopped = self.looks_back();
        if !session.faults.is_empty() {
            self.arrival = Some(Notice::LinkFault(session.faults.join("; ")));
        } else if let Some(known) = session.known {
            let is_news = !known.is_all(self.game());
            self.arrival = is_news.then_some(Notice::WentOn(known));
        } else if session.origin.over_another {
            let is_unchecked = session.origin.is_unchecked;
            self.arrival = Some(Notice::OpenedLink { is_unchecked });
        } else if session.origin.is_unchecked {
            self.arrival = Some(Notice::Unchecked);
        }
    }
}

/// The link of what is shown, with what is drawn on it.
pub fn link(play: &Play) -> String {
    if let Some(lesson) = play.lesson() {
        return lesson.link().to_owned();
    }
    let mut text = link::write(play.game(), play.move_texts(), play.shown, bottom(play));
    play.write_drawn(&mut text);
    text
}

/// What to keep.
pub fn write(play: &Play) -> String {
    let (game, moves) = play.kept();
    let mut text = match play.lesson() {
        Some(lesson) => lesson.link().to_owned(),
        None => link::write(game, moves, None, bottom(play)),
    };
    if let Some(drawn) = play.drawn.as_deref().filter(|_| play.lesson().is_none()) {
        Drawn::write(game.ruleset().board(), &drawn.marks, &drawn.arrows, &mut text);
        text.push_str("&d=");
        text.push_str(&drawn.ply.to_string());
    }
    match play.mode() {
        Mode::TwoPlayers => text.push_str("&p=2"),
        Mode::Computer { human, level } => {
            text.push_str("&p=");
            text.push(letter(human));
            text.push_str(&level.to_string());
        }
    }
    text.push_str("&s=");
    text.push_str(&play.seed.to_string());
    if play.overlooks() {
        text.push_str("&h=0");
    }
    play.terms().write(&mut text);
    if let Some((tree, path)) = play.study_text() {
        text.push_str("&t=");
        link::escape(&tree, &mut text);
        text.push_str("&tn=");
        text.push_str(&path);
    }
    if let Some(author) = &play.author {
        text.push_str("&a=");
        link::escape(&author.kept(), &mut text);
    }
    for (name, value) in play.tags() {
        text.push('&');
        text.push_str(TAG);
        text.push_str(name);
        text.push('=');
        link::escape(value, &mut text);
    }
    text
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
    Some(Mode::Computer { human, level: extras.level().unwrap_or(first::LEVEL) })
}

fn tags(pairs: &[(String, String)]) -> Vec<(String, String)> {
    let tag = |(key, value): &(String, String)| {
        let name = key.strip_prefix(TAG)?;
        let is_short = name.len() + value.len() <= MAX_TAG_BYTES;
        is_short.then(|| (name.to_owned(), value.clone()))
    };
    pairs.iter().filter_map(tag).take(MAX_TAGS).collect()
}

const fn bottom(play: &Play) -> Color {
    if play.flipped() { Color::Black } else { Color::White }
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

const fn letter(color: Color) -> char {
    match color {
        Color::White => 'w',
        Color::Black => 'b',
    }
}
