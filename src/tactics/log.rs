//! What is kept of the tactics of one game that a person has tried.

use std::fmt::{self, Write};

/// The strength of somebody who has not tried any yet: a hundred for each grade.
const FIRST_STRENGTH: u32 = 250;
/// The least and the greatest strength.
const LEAST: u32 = 100;
const MOST: u32 = 1000;

/// The most that one tactic changes the strength, while it is not known well and later.
const EARLY_STEP: u32 = 80;
const STEP: u32 = 40;
/// So many first tries are early.
const N_EARLY: u32 = 10;

/// After how many days one that was missed comes back: the first time, the second, the third.
const DAYS: [u32; 3] = [1, 7, 30];

/// So many of those that were missed are remembered, and so many of those that were seen.
const MAX_MISSED: usize = 200;
const MAX_SEEN: usize = 400;

/// One that was missed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Missed {
    /// See [`Set`](super::set::Set).
    pub id: u32,
    /// How often it has been found since.
    pub n_found: u8,
    /// The day from which on it comes back.
    pub due: u32,
}

/// What is kept. Days are counted from 1970.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Log {
    /// A hundred for each grade of which half is found at first try.
    pub strength: u32,
    /// How many have been tried, and how many of them found at first try.
    pub n_tried: u32,
    /// See [`n_tried`](Self::n_tried).
    pub n_found: u32,
    /// The most that were found one after the other.
    pub best_streak: u32,
    /// The most that were found in a storm.
    pub best_storm: u32,
    /// The most squares that were found by name in a round, and that were named.
    pub best_squares: [u32; 2],
    /// The last day whose set was finished, and how many of it were found.
    pub day: Option<(u32, u32)>,
    missed: Vec<Missed>,
    /// Those seen last, the last one at the end.
    seen: Vec<u32>,
}

impl Default for Log {
    fn default() -> Self {
        Self {
            strength: FIRST_STRENGTH,
            n_tried: 0,
            n_found: 0,
            best_streak: 0,
            best_storm: 0,
            best_squares: [0; 2],
            day: None,
            missed: Vec::new(),
            seen: Vec::new(),
        }
    }
}

impl Log {
    /// Reads what [`Display`](fmt::Display) has written. What cannot be read counts as not said.
    pub fn read(text: &str) -> Self {
        let mut log = Self::default();
        for (key, value) in text.split(' ').filter_map(|word| word.split_once('=')) {
            let number = value.parse().ok();
            match key {
                "strength" => {
                    log.strength = number.unwrap_or(log.strength).clamp(LEAST, MOST);
                }
                "tried" => log.n_tried = number.unwrap_or_default(),
                "found" => log.n_found = number.unwrap_or_default(),
                "streak" => log.best_streak = number.unwrap_or_default(),
                "storm" => log.best_storm = number.unwrap_or_default(),
                "squares" => log.best_squares = pair(value).map(Into::into).unwrap_or_default(),
                "day" => log.day = pair(value),
                "missed" => {
                    log.missed =
                        value.split(',').filter_map(read_missed).take(MAX_MISSED).collect();
                }
                "seen" => {
                    log.seen = value
                        .split(',')
                        .filter_map(|id| u32::from_str_radix(id, 16).ok())
                        .take(MAX_SEEN)
                        .collect();
                }
                _ => {}
            }
        }
        log
    }

    /// Whether one was among those seen last.
    pub(super) fn has_seen(&self, id: u32) -> bool {
        self.seen.contains(&id)
    }

    /// Those that come back today or have been due before, the longest due first.
    pub fn due(&self, today: u32) -> Vec<u32> {
        let mut due: Vec<_> = self.missed.iter().filter(|one| one.due <= today).collect();
        due.sort_by_key(|one| one.due);
        due.into_iter().map(|one| one.id).collect()
    }

    /// One of this grade was tried, and found at first try or not.
    pub(super) fn settle(&mut self, id: u32, grade: u8, is_found: bool, today: u32) {
        self.seen.retain(|&other| other != id);
        self.seen.push(id);
        let n_over = self.seen.len().saturating_sub(MAX_SEEN);
        self.seen.drain(..n_over);
        let step = if self.n_tried < N_EARLY { EARLY_STEP } else { STEP };
        // In hundredths: how likely it was to be found.
        let (own, its) = (self.strength, 100 * u32::from(grade));
        let likely = (50 + own / 4).saturating_sub(its / 4).clamp(10, 90);
        self.n_tried = self.n_tried.saturating_add(1);
        if is_found {
            self.n_found = self.n_found.saturating_add(1);
            self.strength = (own + step * (100 - likely) / 100).min(MOST);
        } else {
            self.strength = own.saturating_sub(step * likely / 100).max(LEAST);
        }
        self.come_back(id, is_found, today);
    }

    /// One that is missed comes back, until it has been found often enough.
    fn come_back(&mut self, id: u32, is_found: bool, today: u32) {
        let before = self.missed.iter().position(|one| one.id == id);
        let before = before.map(|idx| self.missed.remove(idx));
        let n_found = match (before, is_found) {
            (_, false) => 0,
            (None, true) => return,
            (Some(one), true) => one.n_found + 1,
        };
        if let Some(days) = DAYS.get(usize::from(n_found)) {
            self.missed.push(Missed { id, n_found, due: today.saturating_add(*days) });
        }
        let n_over = self.missed.len().saturating_sub(MAX_MISSED);
        self.missed.drain(..n_over);
    }
}

fn pair(text: &str) -> Option<(u32, u32)> {
    let (first, second) = text.split_once('.')?;
    Some((first.parse().ok()?, second.parse().ok()?))
}

fn read_missed(text: &str) -> Option<Missed> {
    let mut parts = text.split('.');
    let id = u32::from_str_radix(parts.next()?, 16).ok()?;
    let n_found = parts.next()?.parse().ok().filter(|&n| usize::from(n) < DAYS.len())?;
    let due = parts.next()?.parse().ok()?;
    parts.next().is_none().then_some(Missed { id, n_found, due })
}

impl fmt::Display for Log {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { strength, n_tried, n_found, best_streak, best_storm, .. } = self;
        write!(f, "strength={strength} tried={n_tried} found={n_found}")?;
        write!(f, " streak={best_streak} storm={best_storm}")?;
        if self.best_squares != [0; 2] {
            let [found, named] = self.best_squares;
            write!(f, " squares={found}.{named}")?;
        }
        if let Some((day, n_found)) = self.day {
            write!(f, " day={day}.{n_found}")?;
        }
        let mut list = |name: &str, items: &mut dyn Iterator<Item = String>| {
            for (idx, item) in items.enumerate() {
                if idx == 0 {
                    write!(f, " {name}=")?;
                } else {
                    f.write_char(',')?;
                }
                f.write_str(&item)?;
            }
            Ok(())
        };
        let missed = |one: &Missed| format!("{:x}.{}.{}", one.id, one.n_found, one.due);
        list("missed", &mut self.missed.iter().map(missed))?;
        list("seen", &mut self.seen.iter().map(|id| format!("{id:x}")))
    }
}
