//! `damiera hub`: the engine for programs that speak the Hub protocol, version 2.
//!
//! Lines in, lines out; what is not understood is ignored, as the protocol asks, and what is wrong is
//! told with `error message="…"`. Protocol: Fabien Letouzey, `protocol.txt` of Scan 3.1, 2019.

mod line;
mod position;

use std::cell::{Cell, RefCell};
use std::io::{self, Write};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError};
use std::time::Duration;

use self::line::MAX_WAITING;
pub(super) use self::line::{Line, hear};
use self::position::{HubPosition, write_line};
pub(super) use self::position::{find_move, read_position, write_move, write_position};
use super::clock::Clock;
use super::threads::{self, MAX_THREADS};
use super::{endings, weights};
use crate::rules::Ruleset;
use crate::rulesets;
use crate::search::endings::MAX_PIECES;
use crate::search::{Control, Engine, Limits, MAX_DEPTH, Memory, Reading, Report, Score};

/// Names that the protocol has for some games, and ours.
const VARIANTS: [(&str, &str); 3] =
    [("normal", "international"), ("bt", "breakthrough"), ("frysk!", "frysk")];

/// Bytes of an entry of the table with its share of the rest, rounded up to a power of two as the table is:
/// tables are asked for by the logarithm of their entries.
const ENTRY_BYTES: usize = 16;

/// The table that is asked for if nothing is said, and the largest, as logarithms of entries.
const TABLE_LOG: (usize, usize) = (22, 28);

/// How much of a second passing a line to another program may take.
const OVERHEAD_MS: u64 = 3;

/// Moves still to come where a clock does not say.
const MOVES_TO_GO: f64 = 28.0;

/// The longest time that is understood, in milliseconds: a year.
const MS_MAX: f64 = 3.2e10;

/// What to start with.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Hub {
    /// Weights in place of those that come with the program.
    #[arg(long, value_name = "FILE")]
    weights: Option<String>,
}

/// The engine's side of a conversation.
struct Talk<'a> {
    out: &'a mut dyn Write,
    lines: Receiver<String>,
    variant: String,
    weights: Option<String>,
    table_log: usize,
    /// Endings of this many pieces are known.
    n_known: usize,
    n_threads: u8,
    /// None until an engine is needed, and after a change of what it is made of.
    seat: Option<Seat>,
    level: Level,
    /// Lines that came during searches and wait for their end, the first one last.
    waiting: Vec<String>,
}

/// An engine, and what it is to think about.
struct Seat {
    engine: Engine,
    place: HubPosition,
}

/// When a search ends.
#[derive(Clone, Copy, Debug, Default)]
struct Level {
    depth: Option<u8>,
    nodes: Option<u64>,
    /// No new depth is begun after this many milliseconds, and the search stops after this many.
    ms: Option<(u64, u64)>,
}

/// What a search is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Purpose {
    Think,
    Ponder,
    Analyze,
}

impl Hub {
    /// Talks until the other side says `quit` or is gone.
    pub(super) fn run(&self, out: &mut dyn Write) -> io::Result<()> {
        let mut talk = Talk {
            out,
            lines: hear(io::stdin()),
            variant: "normal".into(),
            weights: self.weights.clone(),
            table_log: TABLE_LOG.0,
            n_known: endings::PIECES,
            n_threads: 1,
            seat: None,
            level: Level::default(),
            waiting: Vec::new(),
        };
        talk.run()
    }
}

/// Why a line is not obeyed.
#[derive(Debug, thiserror::Error)]
enum Refusal {
    #[error(transparent)]
    Output(#[from] io::Error),
    #[error("{0}")]
    Said(String),
}

impl From<String> for Refusal {
    fn from(sentence: String) -> Self {
        Self::Said(sentence)
    }
}

impl Talk<'_> {
    fn run(&mut self) -> io::Result<()> {
        loop {
            let text = match self.waiting.pop() {
                Some(text) => text,
                None => match self.lines.recv() {
                    Ok(text) => text,
                    Err(_) => return Ok(()),
                },
            };
            if is_quit(&text) {
                return Ok(());
            }
            match self.obey(&Line::parse(&text)) {
                Ok(()) => {}
                Err(Refusal::Output(error)) => return Err(error),
                Err(Refusal::Said(sentence)) => {
                    writeln!(self.out, "error message=\"{}\"", sentence.replace('"', "'"))?;
                }
            }
            self.out.flush()?;
        }
    }

    fn obey(&mut self, line: &Line<'_>) -> Result<(), Refusal> {
        match line.command {
            "hub" => self.introduce()?,
            "set-param" => self.set(line)?,
            "init" => {
                self.seat()?;
                writeln!(self.out, "ready")?;
            }
            "new-game" => self.seat.iter_mut().for_each(|seat| seat.engine.forget()),
            "ping" => writeln!(self.out, "pong")?,
            "pos" => self.set_up(line)?,
            "level" => self.level = level(line)?,
            "go" => self.go(match line.flags().next() {
                Some("ponder") => Purpose::Ponder,
                Some("analyze") => Purpose::Analyze,
                _ => Purpose::Think,
            })?,
            // Other commands are for engines that know them; `stop` and `ponder-hit` come too late.
            _ => {}
        }
        Ok(())
    }

    fn introduce(&mut self) -> io::Result<()> {
        let version = env!("CARGO_PKG_VERSION");
        let (default, most) = TABLE_LOG;
        let mut names: Vec<&str> = VARIANTS.iter().map(|(theirs, _)| *theirs).collect();
        names.extend(rulesets::ALL.iter().map(|entry| entry.rules.id));
        let names = names.join(" ");
        writeln!(self.out, "id name=Damiera version={version} author=\"the Damiera developers\"")?;
        writeln!(self.out, "param name=variant value=normal type=enum values=\"{names}\"")?;
        writeln!(self.out, "param name=tt-size value={default} type=int min=10 max={most}")?;
        let (default, most) = (endings::PIECES, MAX_PIECES);
        writeln!(self.out, "param name=bb-size value={default} type=int min=0 max={most}")?;
        writeln!(self.out, "param name=threads value=1 type=int min=1 max={MAX_THREADS}")?;
        writeln!(self.out, "param name=weights value=\"\" type=string")?;
        writeln!(self.out, "wait")
    }

    fn set(&mut self, line: &Line<'_>) -> Result<(), String> {
        let value = line.value("value").unwrap_or_default();
        match line.value("name") {
            Some("variant") => {
                ruleset(value)?;
                value.clone_into(&mut self.variant);
            }
            Some("tt-size") => {
                let log = value.parse().ok().filter(|log| (10..=TABLE_LOG.1).contains(log));
                self.table_log = log.ok_or_else(|| {
                    format!("tt-size \"{value}\": 10 to {} was expected", TABLE_LOG.1)
                })?;
            }
            // The name that Scan has for it.
            Some("bb-size") => {
                let n_known = value.parse().ok().filter(|n_known| *n_known <= MAX_PIECES);
                self.n_known = n_known.ok_or_else(|| {
                    format!("bb-size \"{value}\": 0 to {MAX_PIECES} was expected")
                })?;
            }
            Some("threads") => {
                self.n_threads = threads::read(value).ok_or_else(|| {
                    format!("threads \"{value}\": 1 to {MAX_THREADS} was expected")
                })?;
            }
            Some("weights") => self.weights = (!value.is_empty()).then(|| value.to_owned()),
            // Parameters of other engines.
            _ => return Ok(()),
        }
        self.seat = None;
        Ok(())
    }

    /// The engine that is there, or a new one at the start of a game.
    fn seat(&mut self) -> Result<&mut Seat, String> {
        let seat = match self.seat.take() {
            Some(seat) => seat,
            None => self.new_seat()?,
        };
        Ok(self.seat.insert(seat))
    }

    fn new_seat(&self) -> Result<Seat, String> {
        let ruleset = Arc::new(ruleset(&self.variant)?);
        let mut engine = weights::engine(&ruleset, ENTRY_BYTES << self.table_log);
        if let Some(path) = &self.weights {
            let bytes = weights::read(path, &ruleset)
                .map_err(|why| format!("weights \"{path}\": {why}"))?;
            engine.learn(&bytes).map_err(|why| why.to_string())?;
        }
        engine.use_threads(self.n_threads);
        // Before the clock of any move runs.
        endings::make(&mut engine, self.n_known);
        Ok(Seat { engine, place: HubPosition::start(&ruleset) })
    }

    fn set_up(&mut self, line: &Line<'_>) -> Result<(), String> {
        let seat = self.seat()?;
        let ruleset = Arc::clone(seat.engine.ruleset());
        let start = match line.value("pos") {
            Some("start") | None => HubPosition::start(&ruleset),
            Some(text) => HubPosition::parse(&ruleset, text)?,
        };
        seat.place = start.play(&ruleset, line.value("moves").unwrap_or_default())?;
        Ok(())
    }

    fn go(&mut self, purpose: Purpose) -> Result<(), Refusal> {
        self.seat()?;
        let Some(Seat { engine, place }) = &mut self.seat else { return Ok(()) };
        let search = Searching {
            lines: &self.lines,
            waiting: RefCell::new(Vec::new()),
            out: RefCell::new(&mut *self.out),
            clock: Cell::new(Clock::start()),
            is_pondering: Cell::new(purpose == Purpose::Ponder),
            level: self.level,
            purpose,
        };
        let answer = search.think(engine, place);
        let is_gone = search.is_pondering.get() && search.wait_for_end();
        let mut heard = search.waiting.into_inner();
        let is_gone = is_gone || heard.iter().any(|text| is_quit(text));
        heard.reverse();
        // Lines that are waiting still came before these.
        heard.append(&mut self.waiting);
        self.waiting = heard;
        if is_gone {
            self.waiting.push("quit".to_owned());
        }
        let [best, rest @ ..] = answer.as_slice() else {
            return Err("there is no legal move in this position".to_owned().into());
        };
        write!(self.out, "done move={best}")?;
        if let Some(reply) = rest.first() {
            write!(self.out, " ponder={reply}")?;
        }
        Ok(writeln!(self.out)?)
    }
}

/// A search that listens while it thinks.
struct Searching<'a> {
    lines: &'a Receiver<String>,
    waiting: RefCell<Vec<String>>,
    out: RefCell<&'a mut dyn Write>,
    clock: Cell<Clock>,
    is_pondering: Cell<bool>,
    level: Level,
    purpose: Purpose,
}

impl Searching<'_> {
    /// The moves expected, the one to play first.
    fn think(&self, engine: &mut Engine, place: &HubPosition) -> Vec<String> {
        let ruleset = Arc::clone(engine.ruleset());
        let is_over = || self.is_told_to_stop() || self.is_late(false);
        let limits = Limits {
            nodes: self.level.nodes.unwrap_or(u64::MAX),
            depth: self.level.depth.unwrap_or(MAX_DEPTH),
            memory: Memory::Kept,
            should_stop: &is_over,
            ..Limits::nodes(u64::MAX)
        };
        let started = Clock::start();
        let mut report = |told: &Report| {
            // A broken pipe is noticed when the answer is written.
            let _ = self.inform(&ruleset, told, started);
            let is_forced = told.n_moves == 1 && self.purpose == Purpose::Think;
            if is_forced || self.is_late(true) { Control::Stop } else { Control::GoOn }
        };
        let answer = engine.think(&place.position, &place.past, &limits, &mut report);
        let mut line = write_line(&ruleset, &answer.pv);
        if let (true, Some(best)) = (line.is_empty(), answer.best) {
            line.push(write_move(&ruleset, &best));
        }
        line
    }

    fn inform(&self, ruleset: &Ruleset, told: &Report, started: Clock) -> io::Result<()> {
        let ms = started.elapsed_ms();
        let nps = told.nodes / ms.max(1);
        let mut out = self.out.borrow_mut();
        write!(out, "info depth={} score={} nodes={}", told.depth, men(told.score), told.nodes)?;
        write!(
            out,
            " time={}.{:03} nps={}.{:02}",
            ms / 1000,
            ms % 1000,
            nps / 1000,
            nps % 1000 / 10
        )?;
        writeln!(out, " pv=\"{}\"", write_line(ruleset, &told.pv).join(" "))?;
        out.flush()
    }

    /// Hears what is said during the search.
    fn is_told_to_stop(&self) -> bool {
        while self.waiting.borrow().len() < MAX_WAITING {
            match self.lines.try_recv() {
                Ok(text) => {
                    if self.hear(text) {
                        return true;
                    }
                }
                Err(TryRecvError::Empty) => return false,
                Err(TryRecvError::Disconnected) => return true,
            }
        }
        false
    }

    /// Whether a line ends the search.
    fn hear(&self, text: String) -> bool {
        let line = Line::parse(&text);
        match line.command {
            "ping" => {
                let mut out = self.out.borrow_mut();
                let _ = writeln!(out, "pong").and_then(|()| out.flush());
                false
            }
            "ponder-hit" => {
                self.is_pondering.set(false);
                self.clock.set(Clock::start());
                false
            }
            "stop" => {
                self.is_pondering.set(false);
                true
            }
            "quit" => {
                self.waiting.borrow_mut().push(text);
                true
            }
            _ => {
                self.waiting.borrow_mut().push(text);
                false
            }
        }
    }

    /// Whether the time is up, for another depth or for anything.
    fn is_late(&self, for_depth: bool) -> bool {
        let Some((soft, hard)) = self.level.ms else { return false };
        if self.is_pondering.get() || self.purpose == Purpose::Analyze {
            return false;
        }
        self.clock.get().elapsed_ms() >= if for_depth { soft } else { hard }
    }

    /// Waits until an answer is wanted; says whether the other side is gone.
    fn wait_for_end(&self) -> bool {
        /// How long one wait may last: it is begun again.
        const PATIENCE: Duration = Duration::from_secs(60);
        loop {
            match self.lines.recv_timeout(PATIENCE) {
                Ok(text) => {
                    let is_over = self.hear(text);
                    if is_over || !self.is_pondering.get() {
                        return false;
                    }
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return true,
            }
        }
    }
}

fn is_quit(text: &str) -> bool {
    Line::parse(text).command == "quit"
}

/// The ruleset of this name.
fn ruleset(name: &str) -> Result<Ruleset, String> {
    let id = VARIANTS.iter().find(|(theirs, _)| *theirs == name).map_or(name, |(_, ours)| ours);
    rulesets::compile(id).ok_or_else(|| format!("there is no variant \"{name}\""))
}

/// What the protocol calls the ruleset with this id.
pub(super) fn variant(id: &str) -> &str {
    VARIANTS.iter().find(|(_, ours)| *ours == id).map_or(id, |(theirs, _)| theirs)
}

/// When to stop, of a line `level`.
fn level(line: &Line<'_>) -> Result<Level, String> {
    let number = |key: &str| match line.value(key) {
        None => Ok(None),
        Some(text) => match text.parse::<f64>() {
            Ok(value) if value.is_finite() && value >= 0.0 => Ok(Some(value)),
            _ => Err(format!("{key} \"{text}\": a number was expected")),
        },
    };
    let mut level = Level {
        depth: number("depth")?.map(|depth| u8::try_from(whole(depth)).unwrap_or(u8::MAX).max(1)),
        nodes: number("nodes")?.map(whole),
        ms: None,
    };
    if let Some(seconds) = number("move-time")? {
        let ms = whole(seconds * 1000.0);
        let ms = ms.saturating_sub(OVERHEAD_MS.min(ms / 10));
        level.ms = Some((ms, ms));
    } else if let Some(seconds) = number("time")? {
        let inc = number("inc")?.unwrap_or_default() * 1000.0;
        let left = (seconds * 1000.0 - 20.0).max(1.0);
        let moves = number("moves")?.unwrap_or(MOVES_TO_GO).clamp(1.0, MOVES_TO_GO);
        let share = left / (moves + 1.0) + inc * 0.8;
        let hard = (share * 3.0).min(left * 0.4).max(1.0);
        level.ms = Some((whole((share * 0.6).min(hard)), whole(hard)));
    }
    Ok(level)
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the number is neither negative nor too large"
)]
fn whole(number: f64) -> u64 {
    number.clamp(0.0, MS_MAX) as u64
}

/// A score in men.
fn men(score: Score) -> String {
    let hundredths = match score.read() {
        Reading::Value(value) => value,
        Reading::Win(plies) => 10_000 - i32::from(plies),
        Reading::Loss(plies) => i32::from(plies) - 10_000,
    };
    let sign = if hundredths < 0 { "-" } else { "" };
    format!("{sign}{}.{:02}", hundredths.abs() / 100, hundredths.abs() % 100)
}
