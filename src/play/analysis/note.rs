//! The remark beside a position's value: that only one move is good, or what the other side
//! threatens.

use super::{Analysis, LineText, Value};
use crate::play::record::Record;
use crate::rules::{Color, Move};
use crate::text::{AnalysisNote, Strings};

/// How much worse the second line has to be for the first move to be the only good one, in
/// thousandths of [`Value::share`].
const ONLY_MOVE_LEAD: u16 = 150;

/// The depth that the lines need before this is said, in plies.
const ONLY_MOVE_DEPTH: u32 = 8;

/// How much better than now the side not to move has to stand after a move of its own for this to
/// be a threat, in thousandths of [`Value::share`].
const THREAT_GAIN: u16 = 80;

/// The search for a threat: what the side not to move would play.
#[derive(Clone, Debug, Default)]
pub(super) struct ThreatSearch {
    best: Option<ThreatMove>,
}

#[derive(Clone, Debug)]
struct ThreatMove {
    value: Value,
    text: String,
    mv: Move,
}

impl Analysis {
    /// Whether a threat is looked for.
    pub(in crate::play) const fn looks_for_threat(&self) -> bool {
        self.threat.is_some()
    }

    /// Starts or stops looking for a threat; the lines found so far are kept.
    pub(in crate::play) fn toggle_threat(&mut self, record: &Record) {
        let looked = self.looks_for_threat();
        let lines = self.latest.take();
        self.forget_lines();
        self.latest = lines;
        if !looked {
            self.threat = Some(ThreatSearch::default());
            self.ended = !has_time_for_threat(record);
        }
    }

    /// Takes the lines of the position with the other side to move.
    pub(super) fn threat_found(&mut self, record: &Record, lines: Vec<LineText>) {
        let passed = record.shown_position().passed();
        let first = lines.into_iter().next();
        let best = first.and_then(|LineText { score, moves }| {
            let text = moves.into_iter().next()?;
            let mv = record.move_in(&passed, &text)?;
            Some(ThreatMove { value: Value::of(score, passed.turn()), text, mv })
        });
        self.threat = Some(ThreatSearch { best });
    }

    /// The move that is threatened.
    pub(in crate::play) fn threat(&self, record: &Record) -> Option<&Move> {
        let reply = self.threat.as_ref()?.best.as_ref()?;
        self.gains(record, reply, !record.shown_position().turn()).then_some(&reply.mv)
    }

    /// Whether a side gains by its move. A win counts as a threat even where the game is lost
    /// already, since parrying it often makes the game longer.
    fn gains(&self, record: &Record, reply: &ThreatMove, color: Color) -> bool {
        if matches!(reply.value, Value::Won { by, .. } | Value::Known { by, .. } if by == color) {
            return true;
        }
        let now = self.value_at(record, record.shown_ply()).map_or(500, Value::share);
        let [now, then] = [now, reply.value.share()].map(|share| match color {
            Color::White => share,
            Color::Black => 1000 - share,
        });
        then >= now + THREAT_GAIN
    }

    /// The remark in words; empty if there is none.
    pub(in crate::play) fn note(&self, record: &Record, text: &Strings) -> String {
        let note = match &self.threat {
            Some(threat) => Some(self.threat_note(record, threat)),
            None => self.only_move_note(record),
        };
        note.map_or_else(String::new, |note| text.analysis_note(&note))
    }

    fn threat_note(&self, record: &Record, threat: &ThreatSearch) -> AnalysisNote {
        let turn = record.shown_position().turn();
        if !has_time_for_threat(record) {
            return AnalysisNote::MustCapture(turn);
        }
        match &threat.best {
            None => AnalysisNote::LookingForThreat(!turn),
            Some(reply) if self.gains(record, reply, !turn) => AnalysisNote::Threat {
                color: !turn,
                text: reply.text.clone(),
                assessment: reply.value.assessment(),
            },
            Some(_) => AnalysisNote::NoThreat(!turn),
        }
    }

    fn only_move_note(&self, record: &Record) -> Option<AnalysisNote> {
        let latest = self.latest.as_ref()?;
        let best = latest.lines.first()?;
        let text = best.moves.first()?.clone();
        let position = record.shown_position();
        if record.game().ruleset().legal_moves(position).ok()?.len() == 1 {
            return Some(AnalysisNote::OnlyLegalMove { text });
        }
        let second = latest.lines.get(1)?;
        let [first, next] = [best.value.share(), second.value.share()];
        let lead = match position.turn() {
            Color::White => first.saturating_sub(next),
            Color::Black => next.saturating_sub(first),
        };
        (latest.depth >= ONLY_MOVE_DEPTH && lead >= ONLY_MOVE_LEAD).then(|| {
            let next = second.moves.first().cloned().unwrap_or_default();
            AnalysisNote::OnlyGoodMove { text, next, assessment: second.value.assessment() }
        })
    }
}

/// Whether the other side's threat matters at all: not if the side to move has to capture.
fn has_time_for_threat(record: &Record) -> bool {
    let position = record.shown_position();
    let ruleset = record.game().ruleset();
    !ruleset.has_capture(position) && ruleset.legal_moves(&position.passed()).is_ok()
}
