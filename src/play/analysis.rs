//! Analysis: what the computer thinks of the position shown and of the others of the game.
//!
//! While it is on, the computer does not move by itself: it is asked about the position shown, then
//! about every position of the game that has no value yet, then about the one shown for longer.
//! Values are kept by ply and White's; the lines are those of the position shown alone.

mod note;

use self::note::ThreatSearch;
use super::record::Record;
use crate::rules::{Color, Move, Status};
use crate::text::{Assessment, PlyWords, Strings, SwingWords};

/// How many lines are looked for, at most.
pub const MAX_LINES: u8 = 3;

/// A lead up to this, in hundredths of a man, is none; up to the next ones it is small, or a lead
/// as such; beyond it is great.
const LEADS: [i32; 3] = [25, 90, 220];

/// How large a change of value must be to be told as the greatest of the game, in thousandths of
/// [`Value::share`].
const MIN_SWING: u16 = 90;

/// The lead at which the bar is three quarters full, in hundredths of a man.
const HALF_LEAD: u32 = 200;

/// What is known of the game by analysis.
#[derive(Clone, Debug)]
pub(super) struct Analysis {
    pub(super) on: bool,
    n_lines: u8,
    /// Of the position shown.
    latest: Option<PositionLines>,
    /// Whether the computer has nothing more to say of it and of the game.
    ended: bool,
    /// Asked for, and perhaps found.
    threat: Option<ThreatSearch>,
    /// By ply.
    values: Vec<Option<Value>>,
}

/// What was found about the position shown.
#[derive(Clone, Debug)]
struct PositionLines {
    depth: u32,
    lines: Vec<Line>,
    /// The first moves of the lines; those that are not legal are left out.
    firsts: Vec<Move>,
}

/// A move, what is expected after it, and how good that is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// How good.
    pub value: Value,
    /// The moves, as text.
    pub moves: Vec<String>,
}

/// How good a position is for the side to move, as the computer says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EngineScore {
    /// In hundredths of a man.
    Even(i32),
    /// Won after so many plies.
    Win(u16),
    /// Lost after so many plies.
    Loss(u16),
    /// Won after exactly so many plies.
    KnownWin(u16),
    /// Lost after exactly so many plies.
    KnownLoss(u16),
    /// Drawn for certain.
    KnownDraw,
}

/// A line as the computer says it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineText {
    /// How good.
    pub score: EngineScore,
    /// The moves.
    pub moves: Vec<String>,
}

/// How good a position is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// White's lead, in hundredths of a man.
    Lead(i32),
    /// One side wins in so many plies.
    Won {
        /// Which.
        by: Color,
        /// None at the end of the game.
        plies: u16,
    },
    /// The game has ended so.
    Drawn,
    /// One side wins in exactly so many plies: a table of endings has it.
    Known {
        /// Which.
        by: Color,
        /// Under best play of both.
        plies: u16,
    },
    /// Nobody can win: a table of endings has it.
    KnownDraw,
}

/// What the computer should analyze.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnalysisWish {
    /// Told back with every answer.
    pub id: u32,
    /// The ruleset's id.
    pub ruleset: &'static str,
    /// Where the game began.
    pub fen: String,
    /// What was played.
    pub moves: Vec<String>,
    /// The position shown, after so many of them.
    pub ply: usize,
    /// How many lines of it; 0 where the game is over.
    pub n_lines: u8,
    /// Whether the side to move in it passes: the lines are what the other one threatens.
    pub passes: bool,
    /// The positions that have no value yet, the last one first.
    pub values: Vec<usize>,
}

/// What analysis says to whoever looks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnalysisView {
    /// How good the position shown is, once something is known.
    pub value: Option<Value>,
    /// In words, empty before.
    pub words: String,
    /// How deep the computer has looked, in plies.
    pub depth: Option<u32>,
    /// Whether it goes on looking.
    pub busy: bool,
    /// How many lines are asked for.
    pub n_lines: u8,
    /// Whether it is asked what the other side threatens.
    pub threat: bool,
    /// That one move alone is good, or what is threatened, in words; often empty.
    pub note: String,
    /// Those found.
    pub lines: Vec<Line>,
    /// White's share of the bar for every ply of the game, in thousandths.
    pub graph: Vec<Option<u16>>,
    /// What the graph says of the ply shown.
    pub here: String,
    /// What it says of the whole game: the greatest change.
    pub swing: Option<String>,
}

impl Analysis {
    pub(super) const fn new() -> Self {
        Self {
            on: false,
            n_lines: MAX_LINES,
            latest: None,
            ended: false,
            threat: None,
            values: Vec::new(),
        }
    }

    /// The position shown is another one.
    pub(super) fn forget_lines(&mut self) {
        self.latest = None;
        self.threat = None;
        self.ended = false;
    }

    /// Values of positions after so many plies are no longer those of this game.
    pub(super) fn forget_after(&mut self, n_plies: usize) {
        self.values.truncate(n_plies + 1);
    }

    /// Turns it on or off.
    pub(super) fn toggle(&mut self) {
        self.on = !self.on;
    }

    pub(super) fn set_lines(&mut self, n_lines: u8) {
        self.n_lines = n_lines.clamp(1, MAX_LINES);
    }

    fn value(&self, ply: usize) -> Option<Value> {
        self.values.get(ply).copied().flatten()
    }

    fn keep(&mut self, ply: usize, value: Value) {
        if self.values.len() <= ply {
            self.values.resize(ply + 1, None);
        }
        if let Some(kept) = self.values.get_mut(ply) {
            *kept = Some(value);
        }
    }
}

impl Value {
    /// What a score means where this side is to move.
    pub fn of(score: EngineScore, turn: Color) -> Self {
        match score {
            EngineScore::Even(value) => Self::Lead(match turn {
                Color::White => value,
                Color::Black => -value,
            }),
            EngineScore::Win(plies) => Self::Won { by: turn, plies },
            EngineScore::Loss(plies) => Self::Won { by: !turn, plies },
            EngineScore::KnownWin(plies) => Self::Known { by: turn, plies },
            EngineScore::KnownLoss(plies) => Self::Known { by: !turn, plies },
            EngineScore::KnownDraw => Self::KnownDraw,
        }
    }

    /// How a game that is over ended; `None` while nobody can say.
    fn of_end(status: Status) -> Option<Self> {
        match status {
            Status::Won { winner, .. } => Some(Self::Won { by: winner, plies: 0 }),
            Status::Drawn { .. } => Some(Self::Drawn),
            Status::Ongoing | Status::Unlistable(_) => None,
        }
    }

    /// White's share of a bar, in thousandths.
    pub fn share(self) -> u16 {
        match self {
            Self::Drawn | Self::KnownDraw => 500,
            Self::Won { by, .. } | Self::Known { by, .. } => match by {
                Color::White => 1000,
                Color::Black => 0,
            },
            Self::Lead(lead) => {
                let size = lead.unsigned_abs();
                let part = u16::try_from(500 * size / (size + HALF_LEAD)).unwrap_or_default();
                if lead < 0 { 500 - part } else { 500 + part }
            }
        }
    }

    /// What it means.
    pub fn assessment(self) -> Assessment {
        match self {
            Self::Drawn => Assessment::Drawn,
            Self::KnownDraw => Assessment::CertainDraw,
            Self::Known { by, plies } => Assessment::WinsExactly { color: by, n_plies: plies },
            Self::Won { by, plies } => Assessment::Wins { color: by, n_moves: plies.div_ceil(2) },
            Self::Lead(lead) => {
                let color = if lead < 0 { Color::Black } else { Color::White };
                let [none, small, clear] = LEADS;
                match lead.abs() {
                    size if size <= none => Assessment::Even,
                    size if size <= small => Assessment::SlightlyBetter(color),
                    size if size <= clear => Assessment::Better(color),
                    _ => Assessment::MuchBetter(color),
                }
            }
        }
    }

    /// As a short sign: `+0.35` for a lead of White's, `#4` where White wins in four moves, with
    /// `−` for Black.
    pub fn sign(self, decimal: &str) -> String {
        match self {
            Self::Drawn | Self::KnownDraw => "½".to_owned(),
            Self::Won { by, plies } | Self::Known { by, plies } => {
                let side = if by == Color::White { "" } else { "−" };
                format!("{side}#{}", plies.div_ceil(2))
            }
            Self::Lead(lead) => {
                let side = match lead {
                    0 => "",
                    1.. => "+",
                    _ => "−",
                };
                let size = lead.unsigned_abs();
                let (whole, tens, ones) = (size / 100, size / 10 % 10, size % 10);
                format!("{side}{whole}{decimal}{tens}{ones}")
            }
        }
    }
}

impl Analysis {
    /// How good a position of the game is, by ply.
    pub(super) fn value_at(&self, record: &Record, ply: usize) -> Option<Value> {
        let is_last = ply == record.game().plies().len();
        let end = if is_last { Value::of_end(record.game().status()) } else { None };
        end.or_else(|| self.value(ply))
    }

    /// What the computer should be analyzing now; `id` is told back with every answer.
    pub(super) fn wish(
        &self,
        record: &Record,
        id: u32,
        ruleset: &'static str,
    ) -> Option<AnalysisWish> {
        if !self.on || self.ended {
            return None;
        }
        let ply = record.shown_ply();
        let part = record.searched(ply);
        let passes = self.looks_for_threat();
        let n_lines = match can_be_analyzed(record, ply) {
            true if passes => 1,
            true => self.n_lines,
            false => 0,
        };
        let is_missing = |&other: &usize| {
            !passes
                && other != ply
                && can_be_analyzed(record, other)
                && self.value_at(record, other).is_none()
        };
        Some(AnalysisWish {
            id,
            ruleset,
            fen: record.fen_at(part.start),
            moves: record.texts().get(part.clone()).unwrap_or_default().to_vec(),
            ply: ply - part.start,
            n_lines,
            passes,
            values: (part.start..=part.end)
                .rev()
                .filter(is_missing)
                .map(|ply| ply - part.start)
                .collect(),
        })
    }

    /// The lines of the position shown, or the threat that was looked for, have been found.
    pub(super) fn lines_found(&mut self, record: &Record, depth: u32, lines: Vec<LineText>) {
        if self.looks_for_threat() {
            self.threat_found(record, lines);
            return;
        }
        let position = record.shown_position();
        let first = |line: &LineText| record.move_in(position, line.moves.first()?);
        let firsts = lines.iter().filter_map(first).collect();
        let lines: Vec<_> = lines
            .into_iter()
            .map(|LineText { score, moves }| Line {
                value: Value::of(score, position.turn()),
                moves,
            })
            .collect();
        if let Some(best) = lines.first() {
            let value = best.value;
            self.keep(record.shown_ply(), value);
        }
        self.latest = Some(PositionLines { depth, lines, firsts });
    }

    /// A position of the game has been valued, so many plies after where the search began.
    pub(super) fn value_found(&mut self, record: &Record, ply: usize, score: EngineScore) {
        let ply = ply + record.searched(record.shown_ply()).start;
        let Some(position) = record.game().position_at(ply) else { return };
        // The lines know better than a quick look.
        if self.value(ply).is_none() {
            self.keep(ply, Value::of(score, position.turn()));
        }
    }

    /// There is nothing more to analyze.
    pub(super) fn end(&mut self) {
        self.ended = true;
    }

    /// The first moves of the lines, the best first.
    pub(super) fn firsts(&self) -> &[Move] {
        let latest = self.latest.as_ref().filter(|_| self.on);
        latest.map_or(&[][..], |latest| &latest.firsts)
    }

    /// How good the position shown is, in words; empty where nothing is known.
    pub(super) fn evaluation(&self, record: &Record, text: &Strings) -> String {
        let value = self.value_at(record, record.shown_ply());
        value.map_or_else(String::new, |value| text.assessment(value.assessment()))
    }

    /// What analysis has to say; `None` while it is off.
    pub(super) fn view(&self, record: &Record, text: &Strings) -> Option<AnalysisView> {
        if !self.on {
            return None;
        }
        let ply = record.shown_ply();
        let latest = self.latest.as_ref();
        let n_plies = record.game().plies().len();
        let share = |ply| self.value_at(record, ply).map(Value::share);
        Some(AnalysisView {
            value: self.value_at(record, ply),
            words: self.evaluation(record, text),
            depth: latest.map(|latest| latest.depth),
            busy: !self.ended,
            n_lines: self.n_lines,
            threat: self.looks_for_threat(),
            note: self.note(record, text),
            lines: latest.map_or_else(Vec::new, |latest| latest.lines.clone()),
            graph: (0..=n_plies).map(share).collect(),
            here: self.ply_words(record, ply, text),
            swing: self.swing(record, text),
        })
    }

    /// What is said of a position of the game.
    pub(super) fn ply_words(&self, record: &Record, ply: usize, text: &Strings) -> String {
        let played = ply.checked_sub(1).and_then(|idx| record.texts().get(idx));
        text.at_ply(&PlyWords {
            ply,
            text: played.cloned(),
            assessment: self.value_at(record, ply).map(Value::assessment),
        })
    }

    /// The move that changed the value most, once all values are known.
    fn swing(&self, record: &Record, text: &Strings) -> Option<String> {
        let n_plies = record.game().plies().len();
        let values: Option<Vec<_>> = (0..=n_plies).map(|ply| self.value_at(record, ply)).collect();
        let values = values?;
        let pairs = values.iter().zip(values.iter().skip(1)).zip(record.texts());
        let mut greatest = MIN_SWING;
        let mut swing = None;
        for ((before, after), text) in pairs {
            let size = before.share().abs_diff(after.share());
            if size > greatest {
                greatest = size;
                swing = Some(SwingWords {
                    text: text.clone(),
                    before: before.assessment(),
                    after: after.assessment(),
                });
            }
        }
        swing.map(|words| text.swing(&words))
    }
}

/// Whether a position has a move that can be thought about.
fn can_be_analyzed(record: &Record, ply: usize) -> bool {
    ply < record.game().plies().len()
        || record.game().status() == Status::Ongoing
        || record.was_closed()
}
