//! Going through tactics: at one's strength, those that were missed, the five of the day, a streak, a storm,
//! the ten that one compares with a friend.

use std::rc::Rc;

use super::challenge::Challenge;
use super::log::Log;
use super::set::Set;
use super::{MAX_GRADE, Tactic, TacticsError};

/// How tactics are gone through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// As hard as one is strong; now and then one that was missed.
    Strength,
    /// Those that were missed and are due.
    Missed,
    /// The five of a day, the same for everybody.
    Day,
    /// Harder and harder, until one is missed.
    Streak,
    /// As many as one can find in three minutes.
    Storm,
    /// Ten that are passed on to a friend, or came from one.
    Friend,
}

impl Way {
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::Strength, Self::Missed, Self::Day, Self::Streak, Self::Storm, Self::Friend];
}

/// How long a storm lasts, and what each miss costs, in milliseconds.
pub const STORM_MS: u32 = 180_000;
/// See [`STORM_MS`].
const MISS_MS: u32 = 10_000;

/// The grades of the tactics of a day.
const DAY_GRADES: [u8; N_OF_DAY] = [1, 2, 4, 6, 8];
/// How many tactics a day has.
pub const N_OF_DAY: usize = 5;
/// How much harder than one's strength the tactics are that are passed on to a friend.
const FRIEND_STEPS: [i32; 10] = [-2, -1, -1, 0, 0, 0, 1, 1, 2, 3];
/// After so many each, a streak and a storm become harder by a grade.
const STREAK_STEP: u32 = 3;
const STORM_STEP: u32 = 4;
/// One in so many is one that was missed, if any is due.
const MISSED_EVERY: u32 = 4;

/// Where a run has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Now {
    /// The tactic waits for its first try.
    Asked,
    /// It was found at first try.
    Found,
    /// It was not, or a hint was taken.
    Missed,
}

/// Tactics being gone through.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    set: Rc<Set>,
    log: Log,
    way: Way,
    /// Days from 1970.
    today: u32,
    random: u64,
    at: usize,
    /// What comes next, the last one first, where that is settled from the beginning.
    queue: Vec<usize>,
    /// What it was begun with, if a friend passed it on.
    challenge: Option<Challenge>,
    /// The tactics asked so far.
    asked: Vec<u32>,
    now: Now,
    n_found: u32,
    /// When a storm is over, in milliseconds of the page's clock.
    ends_ms: u32,
    is_over: bool,
}

impl Run {
    /// Begins; `None` where there is nothing to be gone through. `seed` decides what is chosen, except of
    /// the five of the day.
    pub fn begin(
        set: Rc<Set>,
        log: Log,
        way: Way,
        today: u32,
        seed: u64,
        now_ms: u32,
    ) -> Option<Self> {
        let queue = match way {
            Way::Day => chosen(&set, u64::from(today), &DAY_GRADES),
            Way::Friend => {
                let grade = i32::try_from(grade_of(log.strength)).unwrap_or(1);
                let most = i32::from(MAX_GRADE);
                let grades = FRIEND_STEPS.map(|step| (grade + step).clamp(1, most));
                chosen(&set, seed, &grades.map(|grade| u8::try_from(grade).unwrap_or(1)))
            }
            Way::Missed => log.due(today).into_iter().filter_map(|id| set.find(id)).collect(),
            Way::Strength | Way::Streak | Way::Storm => Vec::new(),
        };
        if set.is_empty() || way == Way::Missed && queue.is_empty() {
            return None;
        }
        Self::with(set, log, way, today, seed, now_ms, queue)
    }

    /// Begins with what a friend has passed on; `None` if none of it is in the set.
    pub fn challenged(set: Rc<Set>, log: Log, challenge: Challenge, today: u32) -> Option<Self> {
        let queue: Vec<_> = challenge.ids().iter().filter_map(|&id| set.find(id)).collect();
        let run = Self::with(set, log, Way::Friend, today, 0, 0, queue)?;
        Some(Self { challenge: Some(challenge), ..run })
    }

    fn with(
        set: Rc<Set>,
        log: Log,
        way: Way,
        today: u32,
        seed: u64,
        now_ms: u32,
        mut queue: Vec<usize>,
    ) -> Option<Self> {
        queue.reverse();
        let mut run = Self {
            // None yet.
            at: set.len(),
            set,
            log,
            way,
            today,
            random: seed,
            queue,
            challenge: None,
            asked: Vec::new(),
            now: Now::Asked,
            n_found: 0,
            ends_ms: now_ms.saturating_add(STORM_MS),
            is_over: false,
        };
        run.at = run.choose()?;
        run.asked.push(run.set.id(run.at));
        Some(run)
    }

    /// The tactics.
    pub const fn set(&self) -> &Rc<Set> {
        &self.set
    }

    /// What is kept for the next time.
    pub const fn log(&self) -> &Log {
        &self.log
    }

    /// How they are gone through.
    pub const fn way(&self) -> Way {
        self.way
    }

    /// Days from 1970 to when it was begun.
    pub const fn today(&self) -> u32 {
        self.today
    }

    /// Where it has come to.
    pub const fn now(&self) -> Now {
        self.now
    }

    /// How many have been asked so far, this one included.
    pub fn n_asked(&self) -> u32 {
        u32::try_from(self.asked.len()).unwrap_or(u32::MAX)
    }

    /// How many of them were found at first try.
    pub const fn n_found(&self) -> u32 {
        self.n_found
    }

    /// How many there are in all, where that is settled.
    pub fn n_all(&self) -> Option<u32> {
        self.is_settled()
            .then(|| self.n_asked() + u32::try_from(self.queue.len()).unwrap_or(u32::MAX))
    }

    /// Whether it was settled from the beginning what is asked.
    const fn is_settled(&self) -> bool {
        matches!(self.way, Way::Day | Way::Missed | Way::Friend)
    }

    /// What a friend had passed on.
    pub const fn challenge(&self) -> Option<&Challenge> {
        self.challenge.as_ref()
    }

    /// What can be passed on to a friend, once it is over.
    pub fn to_pass_on(&self) -> Option<Challenge> {
        let is_done = self.way == Way::Friend && self.is_over;
        is_done.then(|| Challenge::new(self.asked.clone(), self.n_found)).flatten()
    }

    /// Whether it has come to its end.
    pub const fn is_over(&self) -> bool {
        self.is_over
    }

    /// The milliseconds that are left of a storm.
    pub fn left_ms(&self, now_ms: u32) -> Option<u32> {
        (self.way == Way::Storm).then(|| self.ends_ms.saturating_sub(now_ms))
    }

    /// The tactic that is asked.
    ///
    /// # Errors
    /// As [`Set::tactic`].
    pub fn tactic(&self) -> Result<Tactic, TacticsError> {
        self.set.tactic(self.at)
    }

    /// The run after the first try of what is asked.
    #[must_use]
    pub fn settled(&self, is_found: bool) -> Self {
        let mut run = self.clone();
        if run.is_over || run.now != Now::Asked {
            return run;
        }
        let (id, grade) = (run.set.id(run.at), run.set.grade(run.at));
        run.log.settle(id, grade, is_found, run.today);
        run.now = if is_found { Now::Found } else { Now::Missed };
        run.n_found += u32::from(is_found);
        match (run.way, is_found) {
            (Way::Streak, true) => run.log.best_streak = run.log.best_streak.max(run.n_found),
            (Way::Streak, false) => run.is_over = true,
            (Way::Storm, true) => run.log.best_storm = run.log.best_storm.max(run.n_found),
            (Way::Storm, false) => run.ends_ms = run.ends_ms.saturating_sub(MISS_MS),
            (Way::Day, _) if run.queue.is_empty() => run.log.day = Some((run.today, run.n_found)),
            _ => {}
        }
        if run.is_settled() && run.queue.is_empty() {
            run.is_over = true;
        }
        run
    }

    /// The run with the next tactic; what was asked and not tried counts for nothing.
    #[must_use]
    pub fn next(&self) -> Self {
        let mut run = self.clone();
        match run.choose() {
            Some(next) if !run.is_over => {
                run.at = next;
                run.asked.push(run.set.id(next));
                run.now = Now::Asked;
            }
            _ => run.is_over = true,
        }
        run
    }

    /// The run at this time: a storm ends.
    #[must_use]
    pub fn timed(&self, now_ms: u32) -> Self {
        let is_over = self.is_over || self.left_ms(now_ms) == Some(0);
        Self { is_over, ..self.clone() }
    }

    fn choose(&mut self) -> Option<usize> {
        let grade = match self.way {
            Way::Day | Way::Missed | Way::Friend => return self.queue.pop(),
            Way::Strength => {
                let n_asked = self.n_asked();
                if n_asked > 0 && n_asked.is_multiple_of(MISSED_EVERY) {
                    let due = self.log.due(self.today).into_iter();
                    let due = due.filter_map(|id| self.set.find(id)).find(|&idx| idx != self.at);
                    if due.is_some() {
                        return due;
                    }
                }
                grade_of(self.log.strength)
            }
            Way::Streak => 1 + self.n_found / STREAK_STEP,
            Way::Storm => 1 + self.n_found / STORM_STEP,
        };
        let grade = u8::try_from(grade).unwrap_or(MAX_GRADE).clamp(1, MAX_GRADE);
        let is_new = |&idx: &usize| !self.log.has_seen(self.set.id(idx));
        let all = || (0..self.set.len()).filter(|&idx| idx != self.at || self.set.len() == 1);
        let away = |&idx: &usize| self.set.grade(idx).abs_diff(grade);
        // New ones of the grade that is nearest; all of them again when none is new.
        let mut found: Vec<_> = all().filter(is_new).collect();
        if found.is_empty() {
            found = all().collect();
        }
        let nearest = found.iter().map(away).min()?;
        found.retain(|idx| away(idx) == nearest);
        let n = u64::try_from(found.len()).ok()?;
        let chosen = usize::try_from(random(&mut self.random) % n).ok()?;
        found.get(chosen).copied()
    }
}

/// The grade of tactics that are as hard as one is strong.
const fn grade_of(strength: u32) -> u32 {
    (strength + 50) / 100
}

/// A tactic of each of these grades, or of the nearest there is.
fn chosen(set: &Set, mut seed: u64, grades: &[u8]) -> Vec<usize> {
    let mut chosen = Vec::new();
    for &grade in grades {
        let others = (0..set.len()).filter(|idx| !chosen.contains(idx));
        let away = |&idx: &usize| set.grade(idx).abs_diff(grade);
        let mut found: Vec<_> = others.collect();
        let Some(nearest) = found.iter().map(away).min() else { break };
        found.retain(|idx| away(idx) == nearest);
        let n = u64::try_from(found.len()).unwrap_or(1);
        chosen.extend(
            usize::try_from(random(&mut seed) % n).ok().and_then(|one| found.get(one)).copied(),
        );
    }
    chosen
}

/// A random number (`SplitMix64`).
pub(super) fn random(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut word = *state;
    word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}
