//! A board on somebody's page: a diagram, a game to step through, a game against the computer, or an
//! exercise; and what that page is told. Its keys are those of a readable link
//! ([`link`]) and some more; they never change their meaning.

use std::rc::Rc;

use super::board::{BoardAction, Pressing};
use super::drawn::Drawn;
use super::mode::{LEVEL, Mode};
use super::notice::Notice;
use super::place::Coords;
use super::solving::Solving;
use super::table::Table;
use super::thinking::EngineAction;
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
    table: Rc<Table>,
    /// As it was at first.
    home: Rc<Table>,
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
        let mut table = Table::with_game(opened.entry, opened.game, mode, seed, language);
        let board = &mut table.board;
        if matches!(kind, Kind::Diagram | Kind::Replay) {
            board.pressing = Pressing::Nothing;
        }
        board.flipped = opened.bottom == Color::Black;
        board.drawn = drawn;
        board.coords = extras.get("coords").map(Coords::of).unwrap_or_default();
        table.game.record.shown = (opened.ply < n_plies).then_some(opened.ply);
        let solving = if kind == Kind::Exercise {
            Solving::read(&table, &opened.extras).map_err(|faulty| faults.extend(faulty)).ok()
        } else {
            None
        };
        let solving = solving.map(Box::new);
        let table = Rc::new(table);
        Ok(Self { kind, home: Rc::clone(&table), table, caption, has_controls, faults, solving })
    }

    /// Changes the language; what has been said stays.
    pub(super) fn speak(&mut self, language: Language) {
        for table in [&mut self.table, &mut self.home] {
            Rc::make_mut(table).board.language = language;
        }
    }

    /// What it is for.
    pub const fn kind(&self) -> Kind {
        self.kind
    }

    /// The board and its game.
    pub const fn table(&self) -> &Rc<Table> {
        &self.table
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
            || self.table.game().plies() != self.home.game().plies()
            || self.table.shown_ply() != self.home.shown_ply()
    }

    /// What happens, and what the page around is told of it.
    pub fn act(&mut self, action: EmbedAction) -> Vec<Event> {
        let before = Seen::of(&self.table);
        let mut events = Vec::new();
        let table = Rc::make_mut(&mut self.table);
        match action {
            EmbedAction::Board(action) => match &mut self.solving {
                Some(solving) => solving.on_board(table, action, &mut events),
                None => table.on_board(action),
            },
            EmbedAction::Engine(action) => table.on_engine(action),
            EmbedAction::Reset => {
                table.replace_with(Table::clone(&self.home));
                if let Some(solving) = &mut self.solving {
                    solving.restart();
                }
            }
            EmbedAction::Move(text) => {
                let played = match &mut self.solving {
                    Some(solving) => solving.play_text(table, &text, &mut events),
                    None => table.play_text(&text),
                };
                if let Err(message) = played {
                    events.push(Event::Error { message });
                }
            }
            EmbedAction::Hint => {
                if let Some(solving) = &mut self.solving {
                    solving.next_hint(table);
                }
            }
            EmbedAction::Coords(coords) => {
                table.board.coords = coords;
                Rc::make_mut(&mut self.home).board.coords = coords;
            }
            EmbedAction::Choose(choice) => {
                if let Some(solving) = &mut self.solving {
                    solving.choose(table, choice, &mut events);
                }
            }
        }
        if self.solving.is_some() {
            // An exercise tells what became of a try, not which moves were made.
            return events;
        }
        before.tell(&self.table, &mut events);
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
    fn of(table: &Table) -> Self {
        let refused = matches!(table.notice(), Some(Notice::Refused(_)));
        Self {
            n_plies: table.game().plies().len(),
            ply: table.shown_ply(),
            status: table.status(),
            refusals: refused.then_some(table.notice_serial()),
        }
    }

    fn tell(&self, table: &Table, events: &mut Vec<Event>) {
        let now = Self::of(table);
        let position = || fen::write(table.game().ruleset(), table.shown_position());
        if now.n_plies == self.n_plies + 1 && !table.looks_back() {
            let by = !table.game().position().turn();
            events.push(Event::Move {
                text: table.move_texts().last().cloned().unwrap_or_default(),
                fen: position(),
                ply: now.n_plies,
                by,
                by_computer: !table.is_human(by),
            });
        } else if now.ply != self.ply {
            events.push(Event::Position { fen: position(), ply: now.ply });
        }
        if now.refusals.is_some()
            && now.refusals != self.refusals
            && let Some(notice) = table.notice()
        {
            events.push(Event::Illegal { reason: table.notice_words(notice) });
        }
        if now.status != self.status
            && let Some(result) = result(now.status)
        {
            events.push(Event::GameOver { result, reason: table.strings().reason(now.status) });
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
