//! One `<damiera-board>`: its attributes understood, its picture, its link.

use std::fmt::Write as _;

use damiera::diagram::{self, Picture};
use damiera::notation::link::{self, Link};
use damiera::play::view::{Coords, coordinates};
use damiera::rules::{Color, Game, Position};
use damiera::rulesets::Entry;
use damiera::text::PositionWords;

use super::scan::escape;
use super::words::Words;

/// A board of a page.
#[derive(Debug)]
pub(super) struct Board {
    /// As written, in order.
    attributes: Vec<(String, String)>,
    /// What they mean.
    link: Link,
}

/// The attributes that a page may use, and the short keys of those that its link carries.
const ATTRIBUTES: [(&str, Option<&str>); 22] = [
    ("variant", Some("g")),
    ("fen", Some("fen")),
    ("moves", Some("m")),
    ("ply", Some("ply")),
    ("orientation", Some("o")),
    ("marks", Some("mk")),
    ("arrows", Some("ar")),
    ("mode", Some("mode")),
    ("coords", None),
    ("caption", None),
    ("goal", Some("goal")),
    ("accept", Some("acc")),
    ("then", Some("then")),
    ("no", Some("no")),
    ("hint", Some("hint")),
    ("ok", Some("ok")),
    ("level", Some("lv")),
    ("you", Some("you")),
    ("seed", Some("seed")),
    ("lang", None),
    ("controls", None),
    ("id", None),
];

/// Attributes that have few values.
const CHOICES: [(&str, &[&str]); 5] = [
    ("mode", &["diagram", "replay", "play", "exercise"]),
    ("coords", &["none", "edge", "numbers", "algebraic"]),
    ("orientation", &["w", "b", "white", "black"]),
    ("you", &["w", "b", "both"]),
    ("level", &["1", "2", "3", "4", "5", "6", "7", "8"]),
];

impl Board {
    /// Understands the attributes of an element.
    pub(super) fn read(attributes: Vec<(String, String)>) -> Result<Self, String> {
        for (name, _) in &attributes {
            if !ATTRIBUTES.iter().any(|(known, _)| known == name) {
                return Err(format!("{name}= is not an attribute of a board"));
            }
        }
        let link = link::read(&readable(&attributes)).map_err(|error| error.to_string())?;
        if let Some(fault) = link.faults.first() {
            return Err(fault.to_string());
        }
        let board = Self { attributes, link };
        for (name, values) in CHOICES {
            if let Some(value) = board.value(name).filter(|value| !values.contains(value)) {
                return Err(format!("{name}=\"{value}\" is none of {}", values.join(", ")));
            }
        }
        if board.value("caption").is_none() {
            return Err("a board has a caption=".into());
        }
        Ok(board)
    }

    /// The value of an attribute.
    pub(super) fn value(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str())
    }

    /// What the board is for.
    pub(super) fn mode(&self) -> &str {
        self.value("mode").unwrap_or("diagram")
    }

    /// Whether it asks for something.
    pub(super) fn is_exercise(&self) -> bool {
        self.mode() == "exercise"
    }

    /// The game up to the last move that the board knows.
    pub(super) fn game(&self) -> &Game {
        &self.link.game
    }

    /// The game's name and facts.
    pub(super) fn entry(&self) -> &'static Entry {
        self.link.entry
    }

    /// The position that is shown first.
    fn position(&self) -> &Position {
        self.link.game.position_at(self.link.ply).unwrap_or(self.link.game.position())
    }

    /// The element with its picture inside. The caption stands beside it, not in it: a reader
    /// without scripts sees it, and one with scripts sees it once.
    pub(super) fn element(&self, words: &Words) -> String {
        let mut html = String::from("<damiera-board");
        for (name, value) in self.attributes.iter().filter(|(name, _)| name != "caption") {
            let _ = write!(html, " {name}=\"{}\"", escape(value));
        }
        if self.value("lang").is_none() {
            let _ = write!(html, " lang=\"{}\"", words.code());
        }
        let picture = self.picture(&self.title(words));
        let picture = picture.strip_suffix("</svg>").unwrap_or(&picture);
        format!("{html}>{picture}{}</svg></damiera-board>", self.labels())
    }

    /// The address of the app with this position, seen from a page in `rules/<lang>/`.
    pub(super) fn href(&self) -> String {
        format!("../../#{}", readable(&self.attributes))
    }

    /// The position with what is drawn on it, without coordinates.
    pub(super) fn picture(&self, title: &str) -> String {
        let picture = Picture {
            bottom: self.link.bottom,
            marks: &self.link.marks,
            drawn: &self.link.arrows,
            title,
            ..Picture::default()
        };
        diagram::draw(self.link.game.ruleset(), self.position(), &picture)
    }

    /// The coordinates, over the men and where the live board has them: what is said of squares is
    /// found on every board, also on paper and before it is live.
    fn labels(&self) -> String {
        let coords = self.value("coords").map(Coords::of).unwrap_or_default();
        let is_flipped = self.link.bottom == Color::Black;
        let mut svg = String::new();
        for (place, text) in coordinates(self.link.game.ruleset().board(), is_flipped, coords) {
            let (x, y) = (u16::from(place.column) * 100, u16::from(place.row) * 100);
            let is_file = text.bytes().all(|byte| byte.is_ascii_alphabetic());
            let (x, y, anchor) =
                if is_file { (x + 95, y + 94, "end") } else { (x + 5, y + 20, "start") };
            let _ = write!(
                svg,
                "<text class=\"board__label\" x=\"{x}\" y=\"{y}\" text-anchor=\"{anchor}\">{text}</text>"
            );
        }
        svg
    }

    /// What a picture shows, in words: the game, every piece, whose turn it is.
    fn title(&self, words: &Words) -> String {
        let position = PositionWords::of(self.link.game.ruleset(), self.position());
        let name = words.text.game_name(self.entry());
        format!("{name}. {}", words.text.exercise().position(&position))
    }
}

/// The readable link of what the attributes say.
fn readable(attributes: &[(String, String)]) -> String {
    let mut text = String::from("v=1");
    for (name, short) in ATTRIBUTES {
        let value = attributes.iter().find(|(other, _)| other == name).map(|(_, value)| value);
        if let (Some(short), Some(value)) = (short, value) {
            let _ = write!(text, "&{short}=");
            link::escape(value, &mut text);
        }
    }
    text
}
