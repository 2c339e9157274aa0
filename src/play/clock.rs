//! A clock for two people at one device. Time comes in as data: milliseconds since the page was
//! opened, told by [`Action::Tick`] before whatever happens at that time.
//!
//! The clock stands until the first move, or until somebody presses it. It is the side to move
//! whose time runs, so that nobody presses a clock to end a move. A game that is kept and opened
//! again has its clock standing. Taking a move back gives no time back.
//!
//! [`Action::Tick`]: super::Action::Tick

use crate::rules::Color;

/// The longest time that can be chosen for a game or a move: a day.
pub const MAX_MS: u32 = 86_400_000;

/// From here on downward tenths of a second are shown.
const TENTHS_MS: u32 = 10_000;

/// Time is low at a fifth of what was given, and at this at the latest.
const LOW_MS: u32 = 20_000;

/// At how much left it is said.
const TOLD_MS: [u32; 3] = [60_000, 30_000, 10_000];

/// How time is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Control {
    /// For the whole game, and so much more after each move.
    Game {
        /// For the game.
        ms: u32,
        /// More after each move; 0 for sudden death.
        bonus_ms: u32,
    },
    /// For each move.
    Move {
        /// For a move.
        ms: u32,
    },
}

impl Control {
    /// What each side has at the start.
    pub const fn start_ms(self) -> u32 {
        match self {
            Self::Game { ms, .. } | Self::Move { ms } => ms,
        }
    }
}

/// A clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    control: Control,
    /// White's and Black's, when it was last told the time.
    left_ms: [u32; 2],
    /// When that was.
    now_ms: u32,
    is_running: bool,
    /// For so many plies time was added; not again for those that are taken back and played again.
    n_credited: usize,
}

impl Clock {
    /// A clock that stands at the start of a game, of which so many plies were played beforehand.
    pub const fn new(control: Control, n_plies: usize) -> Self {
        let left_ms = [control.start_ms(); 2];
        Self { control, left_ms, now_ms: 0, is_running: false, n_credited: n_plies }
    }

    /// How time is given.
    pub const fn control(&self) -> Control {
        self.control
    }

    /// What a side has left, when the clock was last told the time.
    pub const fn left_ms(&self, color: Color) -> u32 {
        self.left_ms[color.index()]
    }

    /// Whether it runs.
    pub const fn is_running(&self) -> bool {
        self.is_running
    }

    /// Whether a side has little time left.
    pub fn is_low(&self, color: Color) -> bool {
        self.left_ms(color) <= LOW_MS.min(self.control.start_ms() / 5)
    }

    /// In how many milliseconds something else is to be shown, if it runs.
    pub const fn next_ms(&self, turn: Color) -> Option<u32> {
        let left = self.left_ms(turn);
        if !self.is_running || left == 0 {
            return None;
        }
        let unit = if left > TENTHS_MS { 1000 } else { 100 };
        Some((left - 1) % unit + 1)
    }

    /// It is told the time. Says how much the side to move has just come down to, where that is to
    /// be said. A time before the last one is taken for no time at all.
    pub(super) fn tick(&mut self, now_ms: u32, turn: Color) -> Option<u32> {
        let spent = now_ms.saturating_sub(self.now_ms);
        self.now_ms = now_ms;
        if !self.is_running {
            return None;
        }
        let before = self.left_ms(turn);
        let left = before.saturating_sub(spent);
        self.left_ms[turn.index()] = left;
        let is_passed = |mark: &u32| before > *mark && left <= *mark && left > 0;
        let below_start = |mark: &u32| *mark < self.control.start_ms();
        TOLD_MS.into_iter().filter(below_start).rfind(is_passed)
    }

    /// A side has moved, and so many plies have been played.
    pub(super) fn moved(&mut self, by: Color, n_plies: usize) {
        self.is_running = true;
        let left = &mut self.left_ms[by.index()];
        match self.control {
            Control::Game { bonus_ms, .. } if n_plies > self.n_credited => {
                *left = left.saturating_add(bonus_ms).min(MAX_MS);
            }
            Control::Game { .. } => {}
            Control::Move { ms } => *left = ms,
        }
        self.n_credited = self.n_credited.max(n_plies);
    }

    /// Starts it, or lets it stand.
    pub(super) fn run(&mut self, runs: bool) {
        self.is_running = runs;
    }

    /// Whether a side has no time left.
    pub(super) fn has_fallen(&self) -> bool {
        self.left_ms.contains(&0)
    }

    /// As it is kept: `g300000-3000-299000-300000`, `m30000-12000-30000`.
    pub(super) fn write(&self) -> String {
        let [white, black] = self.left_ms;
        match self.control {
            Control::Game { ms, bonus_ms } => format!("g{ms}-{bonus_ms}-{white}-{black}"),
            Control::Move { ms } => format!("m{ms}-{white}-{black}"),
        }
    }

    /// Reads what was kept, of a game of so many plies.
    pub(super) fn read(text: &str, n_plies: usize) -> Option<Self> {
        let mut numbers = text
            .get(1..)?
            .split('-')
            .map(|number| number.parse().ok().filter(|&ms: &u32| ms <= MAX_MS));
        let mut next = || numbers.next().flatten();
        let control = match text.get(..1)? {
            "g" => Control::Game { ms: next()?, bonus_ms: next()? },
            "m" => Control::Move { ms: next()? },
            _ => return None,
        };
        let left_ms = [next()?, next()?];
        Some(Self { left_ms, ..Self::new(control, n_plies) })
    }
}

/// A time left as people read it: `1:05:09`, `4:59`, `9.8`. Whatever is left of a second, or of a
/// tenth, counts in full.
pub fn text(ms: u32, decimal: &str) -> String {
    if ms <= TENTHS_MS {
        let tenths = ms.div_ceil(100);
        return format!("{}{decimal}{}", tenths / 10, tenths % 10);
    }
    let seconds = ms.div_ceil(1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours == 0 {
        format!("{minutes}:{seconds:02}")
    } else {
        format!("{hours}:{minutes:02}:{seconds:02}")
    }
}
