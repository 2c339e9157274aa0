//! Analysis: what the engine makes of the position shown and of every other position of the game.
//!
//! While analysis is on, the computer does not move by itself. The engine first looks at the
//! position shown, then at each position of the game without a value, then at the one shown for
//! longer. Values are kept by ply, from White's point of view; lines are kept for the position
//! shown only.

mod note;

use self::note::ThreatSearch;
use super::record::Record;
use crate::rules::{Color, Move, Status};
use crate::text::{Assessment, PlyWords, Strings, SwingWords};

/// The most lines that can be asked for.
pub const MAX_LINES: u8 = 3;

/// Upper bounds, in hundredths of a man, of a lead that is called even, slight and clear. A greater
/// lead is called decisive.
const LEADS: [i32; 3] = [25, 90, 220];

/// The smallest change of value, in thousandths of [`Value::share`], that is reported as the
/// turning point of the game.
const MIN_SWING: u16 = 90;

/// The lead that fills three quarters of the bar, in hundredths of a man.
const HALF_LEAD: u32 = 200;

/// What analysis has found out about the game.
#[derive(Clone, Debug)]
pub(super) struct Analysis {
    pub(super) on: bool,
    n_lines: u8,
    /// The lines of the position shown, once there are any.
    latest: Option<PositionLines>,
    /// Whether the engine has finished both the position shown and the game.
    ended: bool,
    /// The search for a threat, while one is asked for.
    threat: Option<ThreatSearch>,
    /// Values by ply.
    values: Vec<Option<Value>>,
}

/// The latest lines of the position shown.
#[derive(Clone, Debug)]
struct PositionLines {
    depth: u32,
    lines: Vec<Line>,
    /// The first move of each line; illegal ones are left out.
    firsts: Vec<Move>,
}

/// A line of play and its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The value that the line leads to.
    pub value: Value,
    /// The moves in the game's notation.
    pub moves: Vec<String>,
}

/// The engine's score of a position, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EngineScore {
    /// The lead in hundredths of a man.
    Even(i32),
    /// A forced win in this many plies; a shorter one may exist.
    Win(u16),
    /// A forced loss in this many plies.
    Loss(u16),
    /// A win in exactly this many plies, from a table of endings.
    KnownWin(u16),
    /// A loss in exactly this many plies, from a table of endings.
    KnownLoss(u16),
    /// A draw, from a table of endings.
    KnownDraw,
}

/// A line as the engine sends it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineText {
    /// The score that the line leads to.
    pub score: EngineScore,
    /// The moves in the game's notation.
    pub moves: Vec<String>,
}

/// The value of a position, from White's point of view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// White's lead, in hundredths of a man.
    Lead(i32),
    /// A forced win for one side.
    Won {
        /// The winner.
        by: Color,
        /// Plies to the end; 0 where the game is over.
        plies: u16,
    },
    /// The game has ended in a draw.
    Drawn,
    /// A win whose length is known from a table of endings.
    Known {
        /// The winner.
        by: Color,
        /// Plies to the end if both sides play their best.
        plies: u16,
    },
    /// A draw, from a table of endings.
    KnownDraw,
}

/// What the engine should analyze now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnalysisWish {
    /// Repeated in every answer, so that late answers can be told apart.
    pub id: u32,
    /// The ruleset's id.
    pub ruleset: &'static str,
    /// The position that the game begins from, as FEN.
    pub fen: String,
    /// The moves played, in the game's notation.
    pub moves: Vec<String>,
    /// The ply of the position shown.
    pub ply: usize,
    /// How many lines of that position are wanted; 0 where the game is over.
    pub n_lines: u8,
    /// Whether the side to move passes first, so that the lines show what the other side threatens.
    pub passes: bool,
    /// Plies whose positions have no value yet, the last one first.
    pub values: Vec<usize>,
}

/// What the analysis panel shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnalysisView {
    /// The value of the position shown, once there is one.
    pub value: Option<Value>,
    /// That value in words; empty until there is one.
    pub words: String,
    /// The depth of the lines, in plies.
    pub depth: Option<u32>,
    /// Whether the engine is still at work.
    pub busy: bool,
    /// How many lines are asked for.
    pub n_lines: u8,
    /// Whether the panel shows what the other side threatens.
    pub threat: bool,
    /// A remark that only one move is good, or the threat, in words; empty where there is neither.
    pub note: String,
    /// The lines found so far, the best first.
    pub lines: Vec<Line>,
    /// White's share of the bar for every ply of the game, in thousandths.
    pub graph: Vec<Option<u16>>,
    /// The words below the graph about the ply shown.
    pub here: String,
    /// The words about the move that changed the value most, once all values are known.
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

    /// Forgets what belongs to the position shown, because another one is shown now.
    pub(super) fn forget_lines(&mut self) {
        self.latest = None;
        self.threat = None;
        self.ended = false;
    }

    /// Forgets the values of the positions after this ply: the game goes on differently.
    pub(super) fn forget_after(&mut self, n_plies: usize) {
        self.values.truncate(n_plies + 1);
    }

    /// Turns analysis on or off.
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
    /// The value of a position with this score and this side to move.
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

    /// The value of a finished game; `None` while it goes on.
    fn of_end(status: Status) -> Option<Self> {
        match status {
            Status::Won { winner, .. } => Some(Self::Won { by: winner, plies: 0 }),
            Status::Drawn { .. } => Some(Self::Drawn),
            Status::Ongoing | Status::Unlistable(_) => None,
        }
    }

    /// White's share of the bar, in thousandths.
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

    /// Which side is better, and by how much.
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
    /// The value of the position at this ply, if it is known or the game ends there.
    pub(super) fn value_at(&self, record: &Record, ply: usize) -> Option<Value> {
        let is_last = ply == record.game().plies().len();
        let end = if is_last { Value::of_end(record.game().status()) } else { None };
        end.or_else(|| self.value(ply))
    }

    /// What the engine should analyze now, if anything; `id` comes back with every answer.
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

    /// Takes lines of the position shown, or of the threat that was asked for.
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

    /// Takes the value of a position, `ply` plies after the start of the game.
    pub(super) fn value_found(&mut self, record: &Record, ply: usize, score: EngineScore) {
        let ply = ply + record.searched(record.shown_ply()).start;
        let Some(position) = record.game().position_at(ply) else { return };
        // Values from lines are deeper than these.
        if self.value(ply).is_none() {
            self.keep(ply, Value::of(score, position.turn()));
        }
    }

    /// The engine has nothing left to analyze.
    pub(super) fn end(&mut self) {
        self.ended = true;
    }

    /// The first moves of the lines, best line first.
    pub(super) fn firsts(&self) -> &[Move] {
        let latest = self.latest.as_ref().filter(|_| self.on);
        latest.map_or(&[][..], |latest| &latest.firsts)
    }

    /// The value of the position shown in words; empty while there is none.
    pub(super) fn evaluation(&self, record: &Record, text: &Strings) -> String {
        let value = self.value_at(record, record.shown_ply());
        value.map_or_else(String::new, |value| text.assessment(value.assessment()))
    }

    /// What the panel shows; `None` while analysis is off.
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

    /// The words about the position at this ply.
    pub(super) fn ply_words(&self, record: &Record, ply: usize, text: &Strings) -> String {
        let played = ply.checked_sub(1).and_then(|idx| record.texts().get(idx));
        text.at_ply(&PlyWords {
            ply,
            text: played.cloned(),
            assessment: self.value_at(record, ply).map(Value::assessment),
        })
    }

    /// The words about the move that changed the value most, once all values are known.
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

/// Whether the side to move has a move to analyze.
fn can_be_analyzed(record: &Record, ply: usize) -> bool {
    ply < record.game().plies().len()
        || record.game().status() == Status::Ongoing
        || record.was_closed()
}
