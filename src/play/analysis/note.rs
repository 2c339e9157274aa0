//! What is to be noted of the position shown beside its value: that one move alone is good, or what
//! the other side threatens.

use super::{LineText, Value};
use crate::play::state::Play;
use crate::play::view::Place;
use crate::rules::{Color, Move};
use crate::text::AnalysisNote;

/// By how much the second line must be worse for the first move to be the only good one, in
/// thousandths of [`Value::share`].
const ONLY_MOVE_LEAD: u16 = 150;

/// How deep the lines must be for that to be said, in plies.
const ONLY_MOVE_DEPTH: u32 = 8;

/// How much better than now the side not to move must come to stand by a move of its own for that to
/// be a threat, in thousandths of [`Value::share`].
const THREAT_GAIN: u16 = 80;

/// What the side not to move would do.
#[derive(Clone, Debug, Default)]
pub(super) struct Threat {
    found: Option<Found>,
}

#[derive(Clone, Debug)]
struct Found {
    value: Value,
    text: String,
    mv: Move<u128>,
}

impl Play {
    /// Whether one looks at what the side not to move threatens.
    pub(super) const fn looks_for_threat(&self) -> bool {
        self.analysis.threat.is_some()
    }

    /// Whether there is time for a threat: not where the side to move has to capture.
    pub(super) fn has_time_for_threat(&self) -> bool {
        let position = self.shown_position();
        let ruleset = self.game().ruleset();
        !ruleset.has_capture(position) && ruleset.legal_moves(&position.passed()).is_ok()
    }

    pub(in crate::play) fn toggle_threat(&mut self) {
        if !self.analysis.on {
            return;
        }
        let looked = self.looks_for_threat();
        let lines = self.analysis.found.take();
        self.renumber();
        self.analysis.found = lines;
        if !looked {
            self.analysis.threat = Some(Threat::default());
            if !self.has_time_for_threat() {
                self.analysis.ended = true;
            }
        }
        self.say_note();
    }

    /// The answer to the question what would be played if the other side were to move.
    pub(super) fn threat_found(&mut self, lines: Vec<LineText>) {
        let passed = self.shown_position().passed();
        let first = lines.into_iter().next();
        let found = first.and_then(|LineText { score, moves }| {
            let text = moves.into_iter().next()?;
            let mv = self.move_in(&passed, &text)?;
            Some(Found { value: Value::of(score, passed.turn()), text, mv })
        });
        self.analysis.threat = Some(Threat { found });
    }

    /// The way of what is threatened, as drawn.
    pub(in crate::play) fn threat_way(&self) -> Option<Vec<Place>> {
        let found = self.analysis.threat.as_ref()?.found.as_ref()?;
        let is_real = self.gains(found, !self.shown_position().turn());
        is_real.then(|| self.way_from(&self.shown_position().passed(), &found.mv))
    }

    /// Whether a side gains by what it would play. A win is a threat even where the game is lost
    /// already: what is done against it is often what makes it longer.
    fn gains(&self, found: &Found, color: Color) -> bool {
        if matches!(found.value, Value::Won { by, .. } | Value::Known { by, .. } if by == color) {
            return true;
        }
        let now = self.value_at(self.shown_ply()).map_or(500, Value::share);
        let [now, then] = [now, found.value.share()].map(|share| match color {
            Color::White => share,
            Color::Black => 1000 - share,
        });
        then >= now + THREAT_GAIN
    }

    /// What is to be noted, in words; empty where nothing is.
    pub(super) fn note(&self) -> String {
        let note = match &self.analysis.threat {
            Some(threat) => Some(self.threat_note(threat)),
            None => self.only_move_note(),
        };
        note.map_or_else(String::new, |note| (self.strings().analysis_note)(&note))
    }

    fn threat_note(&self, threat: &Threat) -> AnalysisNote {
        let turn = self.shown_position().turn();
        if !self.has_time_for_threat() {
            return AnalysisNote::MustCapture(turn);
        }
        match &threat.found {
            None => AnalysisNote::LookingForThreat(!turn),
            Some(found) if self.gains(found, !turn) => AnalysisNote::Threat {
                color: !turn,
                text: found.text.clone(),
                verdict: found.value.verdict(),
            },
            Some(_) => AnalysisNote::NoThreat(!turn),
        }
    }

    fn only_move_note(&self) -> Option<AnalysisNote> {
        let found = self.analysis.found.as_ref()?;
        let best = found.lines.first()?;
        let text = best.moves.first()?.clone();
        let position = self.shown_position();
        if self.game().ruleset().legal_moves(position).ok()?.len() == 1 {
            return Some(AnalysisNote::OnlyLegalMove { text });
        }
        let second = found.lines.get(1)?;
        let [first, next] = [best.value.share(), second.value.share()];
        let lead = match position.turn() {
            Color::White => first.saturating_sub(next),
            Color::Black => next.saturating_sub(first),
        };
        (found.depth >= ONLY_MOVE_DEPTH && lead >= ONLY_MOVE_LEAD).then(|| {
            let next = second.moves.first().cloned().unwrap_or_default();
            AnalysisNote::OnlyGoodMove { text, next, verdict: second.value.verdict() }
        })
    }

    /// Says the note to who cannot see it.
    pub(super) fn say_note(&mut self) {
        let note = self.note();
        if !note.is_empty() {
            self.say(note);
        }
    }
}
