//! A clock for two people at one device. Time is data: milliseconds since the page was opened,
//! passed in by [`Action::Tick`] before each other action.
//!
//! The clock stands until the first move or until it is started by hand. The time of the side to
//! move runs down, so that players need not press the clock after a move. A stored game is opened
//! with its clock standing. Taking back a move does not restore its time.
//!
//! [`Action::Tick`]: super::Action::Tick

use crate::rules::Color;

/// The longest time that can be set for a game or a move: a day.
pub const MAX_MS: u32 = 86_400_000;

/// Below this, tenths of a second are shown.
const TENTHS_MS: u32 = 10_000;

/// Time is low at a fifth of the time given, and at this many milliseconds at the latest.
const LOW_MS: u32 = 20_000;

/// Remaining times that are announced.
const TOLD_MS: [u32; 3] = [60_000, 30_000, 10_000];

/// A time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Control {
    /// A time for the whole game, and a bonus after each move.
    Game {
        /// Milliseconds for the whole game.
        ms: u32,
        /// Milliseconds added after each move; 0 for sudden death.
        bonus_ms: u32,
    },
    /// A time for each move.
    Move {
        /// Milliseconds for one move.
        ms: u32,
    },
}

impl Control {
    /// The time on each side's clock at the start, in milliseconds.
    pub const fn start_ms(self) -> u32 {
        match self {
            Self::Game { ms, .. } | Self::Move { ms } => ms,
        }
    }
}

/// The clocks of both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    control: Control,
    /// White's and Black's time at `now_ms`.
    left_ms: [u32; 2],
    /// The time of the last tick.
    now_ms: u32,
    is_running: bool,
    /// How many plies have had their bonus added; plies taken back and played again get no second
    /// one.
    n_credited: usize,
}

impl Clock {
    /// A stopped clock at the start of a game whose first `n_plies` plies were played without it.
    pub const fn new(control: Control, n_plies: usize) -> Self {
        let left_ms = [control.start_ms(); 2];
        Self { control, left_ms, now_ms: 0, is_running: false, n_credited: n_plies }
    }

    /// The time control.
    pub const fn control(&self) -> Control {
        self.control
    }

    /// The time that a side had left at the last tick, in milliseconds.
    pub const fn left_ms(&self, color: Color) -> u32 {
        self.left_ms[color.index()]
    }

    /// Whether it runs.
    pub const fn is_running(&self) -> bool {
        self.is_running
    }

    /// Whether a side is low on time.
    pub fn is_low(&self, color: Color) -> bool {
        self.left_ms(color) <= LOW_MS.min(self.control.start_ms() / 5)
    }

    /// In how many milliseconds the time shown changes; `None` while the clock stands.
    pub const fn next_ms(&self, turn: Color) -> Option<u32> {
        let left = self.left_ms(turn);
        if !self.is_running || left == 0 {
            return None;
        }
        let unit = if left > TENTHS_MS { 1000 } else { 100 };
        Some((left - 1) % unit + 1)
    }

    /// Moves the clock on to this time. Returns the remaining time to announce, if the side to move
    /// has just come down to one. A time earlier than that of the last tick counts as no time.
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

    /// A side has moved; `n_plies` plies have been played now.
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

    /// Starts or stops the clock.
    pub(super) fn run(&mut self, runs: bool) {
        self.is_running = runs;
    }

    /// Whether a side has run out of time.
    pub(super) fn has_fallen(&self) -> bool {
        self.left_ms.contains(&0)
    }

    /// The clock as sessions store it for a game of `n_plies` plies: `g300000-3000-299000-300000`,
    /// `m30000-12000-30000`. One more number says how many plies had their bonus, where some of them were taken
    /// back.
    pub(super) fn write(&self, n_plies: usize) -> String {
        let [white, black] = self.left_ms;
        let is_taken_back = self.n_credited > n_plies;
        let credited = if is_taken_back { format!("-{}", self.n_credited) } else { String::new() };
        match self.control {
            Control::Game { ms, bonus_ms } => {
                format!("g{ms}-{bonus_ms}-{white}-{black}{credited}")
            }
            Control::Move { ms } => format!("m{ms}-{white}-{black}{credited}"),
        }
    }

    /// Reads a stored clock of a game of `n_plies` plies.
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
        let n_credited = next().and_then(|n| usize::try_from(n).ok()).unwrap_or_default();
        let n_credited = n_credited.max(n_plies);
        Some(Self { left_ms, n_credited, ..Self::new(control, n_plies) })
    }
}

/// A remaining time for people: `1:05:09`, `4:59`, `9.8`. Rounded up to the next second or tenth.
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
