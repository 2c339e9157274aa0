//! What to think of a ply that has lost something.

use crate::play::analysis::Value;
use crate::rules::Color;

/// From this loss on a ply is a mistake, in thousandths of the result to be expected: in an even game
/// a man. With less a search ten times as long often thinks otherwise; see `damiera review --compare`.
const MISTAKE: u16 = 220;

/// From this loss on it is a blunder: in an even game a man and a half.
const BLUNDER: u16 = 320;

/// A move that loses no more than this against the best one is as good.
pub const GOOD_LOSS: u16 = 60;

/// What is to be expected of a lead, in thousandths of a win, for each half man of it: the logistic
/// curve that the evaluation's weights are fitted to, with a man as its unit.
const CHANCES: [u16; 15] =
    [500, 622, 731, 818, 881, 924, 953, 971, 982, 989, 993, 996, 998, 999, 999];

/// The lead between two of them, in hundredths of a man.
const STEP: u32 = 50;

/// What to think of a ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Judgment {
    /// Nothing much was lost.
    Fine,
    /// A good part of what could be expected was lost.
    Mistake,
    /// Most of it was: a game that was won, or one that was drawn.
    Blunder,
}

impl Judgment {
    /// What to think of a loss, in thousandths of the result to be expected.
    pub const fn of(loss: u16) -> Self {
        match loss {
            BLUNDER.. => Self::Blunder,
            MISTAKE.. => Self::Mistake,
            _ => Self::Fine,
        }
    }

    /// Its glyph, as PDN numbers it.
    pub const fn glyph(self) -> Option<u16> {
        match self {
            Self::Fine => None,
            Self::Mistake => Some(2),
            Self::Blunder => Some(4),
        }
    }

    /// Its name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fine => "",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }
}

/// How often a side has lost much.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Mistakes that are no blunders.
    pub n_mistakes: usize,
    /// Blunders.
    pub n_blunders: usize,
}

impl Counts {
    pub(super) fn with(self, judgment: Judgment) -> Self {
        Self {
            n_mistakes: self.n_mistakes + usize::from(judgment == Judgment::Mistake),
            n_blunders: self.n_blunders + usize::from(judgment == Judgment::Blunder),
        }
    }
}

/// The result that a side can expect of a position, in thousandths of a win; a draw is 500.
pub fn chance(value: Value, color: Color) -> u16 {
    let of_white = match value {
        Value::Drawn | Value::KnownDraw => 500,
        Value::Won { by: Color::White, .. } | Value::Known { by: Color::White, .. } => 1000,
        Value::Won { .. } | Value::Known { .. } => 0,
        Value::Lead(lead) if lead < 0 => 1000 - of_lead(lead.unsigned_abs()),
        Value::Lead(lead) => of_lead(lead.unsigned_abs()),
    };
    if color == Color::White { of_white } else { 1000 - of_white }
}

fn of_lead(lead: u32) -> u16 {
    let idx = usize::try_from(lead / STEP).unwrap_or(usize::MAX);
    let most = CHANCES[CHANCES.len() - 1];
    let at = |idx: usize| CHANCES.get(idx).copied().unwrap_or(most);
    let (low, high) = (at(idx), at(idx.saturating_add(1)));
    let part = u32::from(high - low) * (lead % STEP) / STEP;
    low + u16::try_from(part).unwrap_or_default()
}
