//! A board embedded in another site's page: a diagram, a replay, a game against the computer or an
//! exercise; and the events sent to that page. Its keys are those of a readable link ([`link`]) and
//! a few more. They are a public contract and never change their meaning.

use std::rc::Rc;

use super::board::{BoardAction, Pressing};
use super::drawn::Drawn;
use super::mode::Mode;
use super::notice::Notice;
use super::place::Coords;
use super::solving::Solving;
use super::table::Table;
use super::thinking::EngineAction;
use crate::notation::fen;
use crate::notation::level::Level;
use crate::notation::link::{self, LinkError, Mode as Kind, You};
use crate::rules::{Color, Status};
use crate::text::{Fault, Language};

/// An event that the surrounding page is told of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A move was played.
    Move {
        /// The move in the game's notation.
        text: String,
        /// The position after it, as FEN.
        fen: String,
        /// The number of plies played, this one included.
        ply: usize,
        /// The side that played it.
        by: Color,
        /// Whether the computer played it.
        by_computer: bool,
    },
    /// Another position is shown.
    Position {
        /// The position, as FEN.
        fen: String,
        /// The number of plies before it.
        ply: usize,
    },
    /// A move was refused.
    Illegal {
        /// The reason, as a sentence in the board's language.
        reason: String,
    },
    /// One of the captures asked for has been found.
    Found {
        /// The number of captures found so far.
        found: usize,
        /// The number of captures to find.
        of: usize,
    },
    /// The exercise is solved.
    Solved {
        /// The number of tries, the right one included.
        tries: u32,
        /// The number of hints given.
        hints: u32,
    },
    /// A legal move was tried that does not solve the exercise.
    Failed {
        /// The reason, as a sentence in the board's language or in the author's words.
        reason: String,
        /// The number of tries so far.
        tries: u32,
    },
    /// The game is over.
    GameOver {
        /// `1-0`, `0-1` or `1/2-1/2`.
        result: &'static str,
        /// The reason, as a sentence in the board's language.
        reason: String,
    },
    /// Something could not be read or done.
    Error {
        /// The fault, as a sentence.
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

/// A JSON object being written.
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

/// Writes a JSON string.
pub(super) fn quote(text: &str, json: &mut String) {
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

/// An event that an embedded board reacts to.
#[derive(Clone, Debug)]
pub enum EmbedAction {
    /// An action on the board.
    Board(BoardAction),
    /// A message from the engine that plays the computer's side.
    Engine(EngineAction),
    /// Go back to the beginning.
    Reset,
    /// Play a move that the page has sent as text.
    Move(String),
    /// Show the next step of a hint, in an exercise.
    Hint,
    /// Pick one of the given moves, by index, as the illegal one.
    Choose(usize),
    /// Change where coordinates are written.
    Coords(Coords),
    /// What faults are told with has come, or does not come.
    Told,
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
    /// The table at the beginning, for a reset.
    home: Rc<Table>,
    caption: String,
    has_controls: bool,
    /// Shared, because the state is copied at every action of the page.
    faults: Rc<[Fault]>,
    /// What the surrounding page has not been told.
    untold: Rc<[Fault]>,
    /// The exercise being solved, if there is one.
    solving: Option<Box<Solving>>,
}

impl Embedded {
    /// Reads the keys and values that describe a board. `seed` is used for the computer's choices
    /// where the text has no seed.
    ///
    /// # Errors
    /// As [`link::read_plain`].
    pub fn read(text: &str, language: Language, seed: u64) -> Result<Self, LinkError> {
        let opened = link::read_plain(text)?;
        let mut faults: Vec<_> = opened.faults.into_iter().map(Fault::Link).collect();
        let extras = &opened.extras;
        let n_plies = opened.game.plies().len();
        let kind = extras.mode().unwrap_or(if n_plies == 0 { Kind::Diagram } else { Kind::Replay });
        let language = extras.get("lang").and_then(Language::of_code).unwrap_or(language);
        let level = extras.level().unwrap_or(Level::USUAL);
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
            let read = Solving::read(&table, &opened.extras);
            read.map_err(|faulty| faults.extend(faulty.into_iter().map(Fault::Exercise))).ok()
        } else {
            None
        };
        let solving = solving.map(Box::new);
        let (table, faults) = (Rc::new(table), Rc::from(faults));
        let untold = Rc::clone(&faults);
        let home = Rc::clone(&table);
        Ok(Self { kind, table, home, caption, has_controls, faults, untold, solving })
    }

    /// Changes the language; texts shown already stay as they are.
    pub(super) fn speak(&mut self, language: Language) {
        for table in [&mut self.table, &mut self.home] {
            Rc::make_mut(table).board.language = language;
        }
    }

    /// What kind of board it is.
    pub const fn kind(&self) -> Kind {
        self.kind
    }

    /// The board and its game.
    pub const fn table(&self) -> &Rc<Table> {
        &self.table
    }

    /// The caption below the board.
    pub fn caption(&self) -> &str {
        &self.caption
    }

    /// Whether the board has buttons.
    pub const fn has_controls(&self) -> bool {
        self.has_controls
    }

    /// What could not be read.
    pub fn faults(&self) -> &[Fault] {
        &self.faults
    }

    /// What could not be read or done since this was last asked, to be told to the surrounding page as
    /// [`Event::Error`].
    pub fn take_untold(&mut self) -> Rc<[Fault]> {
        std::mem::take(&mut self.untold)
    }

    /// The exercise being solved, if there is one.
    pub fn solving(&self) -> Option<&Solving> {
        self.solving.as_deref()
    }

    /// Whether a reset would change anything.
    pub fn has_changed(&self) -> bool {
        self.solving().is_some_and(Solving::has_begun)
            || self.table.game().plies() != self.home.game().plies()
            || self.table.shown_ply() != self.home.shown_ply()
    }

    /// Handles an action and returns the events for the surrounding page.
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
            EmbedAction::Told => {}
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
                if let Err(why) = played {
                    self.untold = Rc::new([Fault::Move(why)]);
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
            // In an exercise the page is told of tries, not of single moves.
            return events;
        }
        before.tell(&self.table, &mut events);
        events
    }
}

/// What is compared before and after an action to tell which events have happened.
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
