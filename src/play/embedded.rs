//! A board on somebody's page: a diagram, a game to step through, a game against the computer, or an
//! exercise; and what that page is told. Its keys are those of a readable link
//! ([`link`]) and some more; they never change their meaning.

use super::action::{BoardAction, EngineAction};
use super::drawn::Drawn;
use super::first::LEVEL;
use super::solving::Solving;
use super::state::{Mode, Notice, Play, Pressing};
use super::view::Coords;
use crate::notation::fen;
use crate::notation::link::{self, LinkError, Mode as Kind, You};
use crate::rules::{Color, Status};
use crate::text::Language;

/// What happened on an embedded board that its page is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A move was played.
    Move {
        /// As text.
        text: String,
        /// The position after it.
        fen: String,
        /// Which ply it was, from 1.
        ply: usize,
        /// Who played it.
        by: Color,
        /// Whether that was the computer.
        by_computer: bool,
    },
    /// Another position is shown.
    Position {
        /// Which.
        fen: String,
        /// How many plies led to it.
        ply: usize,
    },
    /// A move was refused.
    Illegal {
        /// Why, as a sentence in the board's language.
        reason: String,
    },
    /// One of several captures has been found.
    Found {
        /// How many.
        found: usize,
        /// Of how many.
        of: usize,
    },
    /// The exercise is solved.
    Solved {
        /// After how many tries.
        tries: u32,
        /// With how many hints.
        hints: u32,
    },
    /// A legal move was tried that does not solve the exercise.
    Failed {
        /// Why, as a sentence in the board's language, or the author's words.
        reason: String,
        /// After how many tries.
        tries: u32,
    },
    /// The game is over.
    GameOver {
        /// `1-0`, `0-1` or `1/2-1/2`.
        result: &'static str,
        /// Why, as a sentence in the board's language.
        reason: String,
    },
    /// Something could not be read or done.
    Error {
        /// What, as a sentence.
        message: String,
    },
}

impl Event {
    /// The event as a message, in JSON.
    pub fn json(&self) -> String {
        match self {
            Self::Move { text, fen, ply, by, by_computer } => Message::new("move")
                .text("move", text)
                .text("fen", fen)
                .text("color", if *by == Color::White { "white" } else { "black" })
                .text("by", if *by_computer { "computer" } else { "person" })
                .number("ply", ply),
            Self::Position { fen, ply } => {
                Message::new("position").text("fen", fen).number("ply", ply)
            }
            Self::Illegal { reason } => Message::new("illegal").text("reason", reason),
            Self::Found { found, of } => {
                Message::new("found").number("found", found).number("of", of)
            }
            Self::Solved { tries, hints } => {
                Message::new("solved").number("tries", tries).number("hints", hints)
            }
            Self::Failed { reason, tries } => {
                Message::new("failed").text("reason", reason).number("tries", tries)
            }
            Self::GameOver { result, reason } => {
                Message::new("gameover").text("result", result).text("reason", reason)
            }
            Self::Error { message } => Message::new("error").text("message", message),
        }
        .end()
    }
}

/// A message being written, in JSON.
struct Message(String);

impl Message {
    fn new(kind: &str) -> Self {
        Self("{".to_owned()).text("type", kind)
    }

    fn key(&mut self, key: &str) {
        if self.0.len() > 1 {
            self.0.push(',');
        }
        quote(key, &mut self.0);
        self.0.push(':');
    }

    fn text(mut self, key: &str, value: &str) -> Self {
        self.key(key);
        quote(value, &mut self.0);
        self
    }

    fn number(mut self, key: &str, value: &impl ToString) -> Self {
        self.key(key);
        self.0.push_str(&value.to_string());
        self
    }

    fn end(self) -> String {
        self.0 + "}"
    }
}

/// A string of JSON.
fn quote(text: &str, json: &mut String) {
    json.push('"');
    for ch in text.chars() {
        match ch {
            '"' => json.push_str("\\\""),
            '\\' => json.push_str("\\\\"),
            '\0'..='\x1f' => json.push(' '),
            _ => json.push(ch),
        }
    }
    json.push('"');
}

/// Something that happens to an embedded board.
#[derive(Clone, Debug)]
pub enum EmbedAction {
    /// Something done on the board.
    Board(BoardAction),
    /// The computer's news.
    Engine(EngineAction),
    /// Back to how it began.
    Reset,
    /// The page asks for a move, as text.
    Move(String),
    /// The next step of a hint, in an exercise.
    Hint,
    /// One of the moves to choose from is said to be the illegal one.
    Choose(usize),
    /// Coordinates are to be written elsewhere.
    Coords(Coords),
}

impl From<BoardAction> for EmbedAction {
    fn from(action: BoardAction) -> Self {
        Self::Board(action)
    }
}

/// The state of an embedded board.
#[derive(Clone, Debug)]
pub struct Embedded {
    kind: Kind,
    play: Play,
    /// As it was at first.
    home: Box<Play>,
    caption: String,
    has_controls: bool,
    faults: Vec<String>,
    /// The exercise that is being solved.
    solving: Option<Box<Solving>>,
}

impl Embedded {
    /// The board that a text of keys and values asks for. `seed` is for the computer's choices where
    /// the text has none.
    ///
    /// # Errors
    /// As [`link::read_plain`].
    pub fn read(text: &str, language: Language, seed: u64) -> Result<Self, LinkError> {
        let opened = link::read_plain(text)?;
        let mut faults: Vec<_> = opened.faults.iter().map(ToString::to_string).collect();
        let extras = &opened.extras;
        let n_plies = opened.game.plies().len();
        let kind = extras.mode().unwrap_or(if n_plies == 0 { Kind::Diagram } else { Kind::Replay });
        let language = extras.get("lang").and_then(Language::of_code).unwrap_or(language);
        let level = extras.level().unwrap_or(LEVEL);
        let human = match extras.you() {
            Some(You::White) => Some(Color::White),
            Some(You::Black) => Some(Color::Black),
            None if kind == Kind::Play => Some(opened.game.position().turn()),
            Some(You::Both) | None => None,
        };
        let mode = human.map_or(Mode::TwoPlayers, |human| Mode::Computer { human, level });
        let seed = extras.seed().unwrap_or(seed);
        let caption = extras.get("caption").unwrap_or_default().to_owned();
        let has_controls = extras.get("controls") != Some("none");
        let drawn = Drawn::new(opened.ply, opened.marks, opened.arrows);
        let mut play = Play::with_game(opened.entry, opened.game, mode, seed, language);
        if matches!(kind, Kind::Diagram | Kind::Replay) {
            play.pressing = Pressing::Nothing;
        }
        play.flipped = opened.bottom == Color::Black;
        play.shown = (opened.ply < n_plies).then_some(opened.ply);
        play.drawn = drawn;
        play.coords = extras.get("coords").map(Coords::of).unwrap_or_default();
        let solving = if kind == Kind::Exercise {
            Solving::read(&play, &opened.extras).map_err(|faulty| faults.extend(faulty)).ok()
        } else {
            None
        };
        let solving = solving.map(Box::new);
        Ok(Self {
            kind,
            home: Box::new(play.clone()),
            play,
            caption,
            has_controls,
            faults,
            solving,
        })
    }

    /// Changes the language; what has been said stays.
    pub(super) fn speak(&mut self, language: Language) {
        self.play.language = language;
        self.home.language = language;
    }

    /// What it is for.
    pub const fn kind(&self) -> Kind {
        self.kind
    }

    /// The board and its game.
    pub const fn play(&self) -> &Play {
        &self.play
    }

    /// What stands under the board.
    pub fn caption(&self) -> &str {
        &self.caption
    }

    /// Whether there are buttons.
    pub const fn has_controls(&self) -> bool {
        self.has_controls
    }

    /// What could not be read, a sentence each.
    pub fn faults(&self) -> &[String] {
        &self.faults
    }

    /// The exercise that is being solved.
    pub fn solving(&self) -> Option<&Solving> {
        self.solving.as_deref()
    }

    /// Whether anything can be taken back to how it began.
    pub fn has_changed(&self) -> bool {
        self.solving().is_some_and(Solving::has_begun)
            || self.play.game().plies() != self.home.game().plies()
            || self.play.shown != self.home.shown
    }

    /// What happens, and what the page around is told of it.
    pub fn act(&mut self, action: EmbedAction) -> Vec<Event> {
        let before = Seen::of(&self.play);
        let mut events = Vec::new();
        match action {
            EmbedAction::Board(action) => match &mut self.solving {
                Some(solving) => solving.on_board(&mut self.play, action, &mut events),
                None => self.play.on_board(action),
            },
            EmbedAction::Engine(action) => self.play.on_engine(action),
            EmbedAction::Reset => {
                self.play.replace_with(self.home.as_ref().clone());
                if let Some(solving) = &mut self.solving {
                    solving.restart();
                }
            }
            EmbedAction::Move(text) => {
                let played = match &mut self.solving {
                    Some(solving) => solving.play_text(&mut self.play, &text, &mut events),
                    None => self.play.play_text(&text),
                };
                if let Err(message) = played {
                    events.push(Event::Error { message });
                }
            }
            EmbedAction::Hint => {
                if let Some(solving) = &mut self.solving {
                    solving.next_hint(&mut self.play);
                }
            }
            EmbedAction::Coords(coords) => {
                (self.play.coords, self.home.coords) = (coords, coords);
            }
            EmbedAction::Choose(choice) => {
                if let Some(solving) = &mut self.solving {
                    solving.choose(&mut self.play, choice, &mut events);
                }
            }
        }
        if self.solving.is_some() {
            // An exercise tells what became of a try, not which moves were made.
            return events;
        }
        before.tell(&self.play, &mut events);
        events
    }
}

/// What events are told apart by.
struct Seen {
    n_plies: usize,
    ply: usize,
    status: Status,
    refusals: Option<u32>,
}

impl Seen {
    fn of(play: &Play) -> Self {
        let refused = matches!(play.notice(), Some(Notice::Refused(_)));
        Self {
            n_plies: play.game().plies().len(),
            ply: play.shown_ply(),
            status: play.status(),
            refusals: refused.then_some(play.notice_serial()),
        }
    }

    fn tell(&self, play: &Play, events: &mut Vec<Event>) {
        let now = Self::of(play);
        let position = || fen::write(play.game().ruleset(), play.shown_position());
        if now.n_plies == self.n_plies + 1 && !play.looks_back() {
            let by = !play.game().position().turn();
            events.push(Event::Move {
                text: play.move_texts().last().cloned().unwrap_or_default(),
                fen: position(),
                ply: now.n_plies,
                by,
                by_computer: !play.is_human(by),
            });
        } else if now.ply != self.ply {
            events.push(Event::Position { fen: position(), ply: now.ply });
        }
        if now.refusals.is_some()
            && now.refusals != self.refusals
            && let Some(notice) = play.notice()
        {
            events.push(Event::Illegal { reason: play.notice_words(notice) });
        }
        if now.status != self.status
            && let Some(result) = result(now.status)
        {
            events.push(Event::GameOver { result, reason: (play.strings().reason)(now.status) });
        }
    }
}

const fn result(status: Status) -> Option<&'static str> {
    match status {
        Status::Won { winner: Color::White, .. } => Some("1-0"),
        Status::Won { winner: Color::Black, .. } => Some("0-1"),
        Status::Drawn { .. } => Some("1/2-1/2"),
        Status::Ongoing | Status::Unlistable(_) => None,
    }
}
