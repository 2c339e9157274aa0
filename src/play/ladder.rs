//! Results against the computer, by game and level, and which level comes next.

use std::fmt;

use super::mode::Mode;
use super::page::Page;
use crate::notation::level::Level;
use crate::rules::{Color, Status};
use crate::rulesets::house;

/// The most results that are kept; the oldest give way.
pub const MAX_RESULTS: usize = 3000;

/// The longest id of a ruleset that is read, in bytes: house rules write all their choices into it.
const MAX_ID_BYTES: usize = house::PREFIX.len() + house::MAX_BYTES;

/// This many wins in a row lead to the next level up, and as many losses to the next one down.
const STEP: usize = 2;

/// How a game came out for the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Score {
    /// Won.
    Won,
    /// Drawn.
    Drawn,
    /// Lost.
    Lost,
}

impl Score {
    const ALL: [Self; 3] = [Self::Won, Self::Drawn, Self::Lost];

    const fn letter(self) -> char {
        match self {
            Self::Won => 'w',
            Self::Drawn => 'd',
            Self::Lost => 'l',
        }
    }
}

/// The result of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The day on which it ended, counted from 1970.
    pub day: u32,
    /// The seed of the game: no game counts twice.
    pub seed: u64,
    /// The id of the ruleset.
    pub ruleset: String,
    /// The computer's level.
    pub level: Level,
    /// The person's color.
    pub color: Color,
    /// How it came out.
    pub score: Score,
}

impl Outcome {
    /// The result of the game on the page, if it counts: it was played here from its usual start to its end
    /// against the computer, without a hint, an analysis or a move taken back, and the person has moved in it.
    pub fn of(page: &Page, day: u32) -> Option<Self> {
        let (game, _) = page.kept();
        let Mode::Computer { human, level } = page.mode() else { return None };
        let score = match game.status() {
            Status::Won { winner, .. } if winner == human => Score::Won,
            Status::Won { .. } => Score::Lost,
            Status::Drawn { .. } => Score::Drawn,
            Status::Ongoing | Status::Unlistable(_) => return None,
        };
        let is_usual = *game.start() == game.ruleset().start();
        // The moves of a card are nobody's own.
        let n_drawn = page.terms().card.as_ref().map_or(0, |card| card.n_plies);
        let waits = game.position_at(n_drawn).is_some_and(|it| it.turn() != human);
        let has_moved = game.plies().len() > n_drawn + usize::from(waits);
        let counts = page.is_unaided() && is_usual && has_moved && page.tags().is_empty();
        counts.then(|| Self {
            day,
            seed: page.seed(),
            ruleset: page.entry().rules.id.to_owned(),
            level,
            color: human,
            score,
        })
    }

    /// Reads what [`Display`](fmt::Display) has written.
    pub fn read(text: &str) -> Option<Self> {
        let parts: Vec<_> = text.split('/').collect();
        let [day, seed, ruleset, level, color, score] = parts[..] else { return None };
        let is_plain =
            |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_');
        let is_id = (1..=MAX_ID_BYTES).contains(&ruleset.len()) && ruleset.bytes().all(is_plain);
        let level = level.parse().ok()?;
        let color = match color {
            "w" => Color::White,
            "b" => Color::Black,
            _ => return None,
        };
        let score = Score::ALL.into_iter().find(|it| score.chars().eq([it.letter()]))?;
        is_id.then_some(Self {
            day: day.parse().ok()?,
            seed: u64::from_str_radix(seed, 16).ok()?,
            ruleset: ruleset.to_owned(),
            level,
            color,
            score,
        })
    }

    fn is_same_game(&self, other: &Self) -> bool {
        self.seed == other.seed && self.ruleset == other.ruleset
    }
}

/// Day, seed, ruleset, level, color and score between slashes: `20419/1f/dameo/4/w/l`.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { day, seed, ruleset, level, color, score } = self;
        let color = if *color == Color::White { 'w' } else { 'b' };
        write!(f, "{day}/{seed:x}/{ruleset}/{level}/{color}/{}", score.letter())
    }
}

/// How often one has won, drawn and lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games won.
    pub n_won: u32,
    /// Games drawn.
    pub n_drawn: u32,
    /// Games lost.
    pub n_lost: u32,
}

impl Tally {
    /// Games played.
    pub const fn n_games(&self) -> u32 {
        self.n_won + self.n_drawn + self.n_lost
    }
}

/// All results, the oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ladder(Vec<Outcome>);

impl Ladder {
    /// Reads results between spaces, at most [`MAX_RESULTS`]; also returns how many were not read.
    pub fn read(text: &str) -> (Self, usize) {
        let mut ladder = Self::default();
        let mut n_bad = 0;
        let mut words = text.split(' ').filter(|word| !word.is_empty());
        for word in words.by_ref().take(MAX_RESULTS) {
            match Outcome::read(word) {
                Some(outcome) => {
                    ladder.add(outcome);
                }
                None => n_bad += 1,
            }
        }
        (ladder, n_bad + words.count())
    }

    /// Adds a result, unless that of the same game is there. Returns whether it is new.
    pub fn add(&mut self, outcome: Outcome) -> bool {
        if self.0.iter().rev().any(|other| other.is_same_game(&outcome)) {
            return false;
        }
        let at = self.0.iter().rposition(|other| other.day <= outcome.day).map_or(0, |idx| idx + 1);
        self.0.insert(at, outcome);
        let n_over = self.0.len().saturating_sub(MAX_RESULTS);
        self.0.drain(..n_over);
        true
    }

    /// Adds all of another one that are not there. Returns how many are new.
    pub fn merge(&mut self, other: Self) -> usize {
        other.0.into_iter().filter(|outcome| self.add(outcome.clone())).count()
    }

    /// Whether there are no results.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The number of results.
    pub const fn len(&self) -> usize {
        self.0.len()
    }

    fn of<'a>(&'a self, ruleset: &'a str) -> impl DoubleEndedIterator<Item = &'a Outcome> {
        self.0.iter().filter(move |it| it.ruleset == ruleset)
    }

    /// The games with results, those played last first.
    pub fn rulesets(&self) -> Vec<&str> {
        let mut ids = Vec::new();
        for outcome in self.0.iter().rev() {
            if !ids.contains(&outcome.ruleset.as_str()) {
                ids.push(&outcome.ruleset);
            }
        }
        ids
    }

    /// The levels of a game with results, the lowest first.
    pub fn levels(&self, ruleset: &str) -> Vec<(Level, Tally)> {
        let levels = Level::ALL.into_iter().map(|level| (level, self.tally(ruleset, level)));
        levels.filter(|(_, tally)| tally.n_games() > 0).collect()
    }

    /// The results of a game at a level.
    pub fn tally(&self, ruleset: &str, level: Level) -> Tally {
        let mut tally = Tally::default();
        for outcome in self.of(ruleset).filter(|it| it.level == level) {
            match outcome.score {
                Score::Won => tally.n_won += 1,
                Score::Drawn => tally.n_drawn += 1,
                Score::Lost => tally.n_lost += 1,
            }
        }
        tally
    }

    /// The level for the next game: that of the last one, but one up after two wins in a row at it, and one down
    /// after two losses. So one plays most games where about half are won. `None` where nothing was played.
    pub fn suggested(&self, ruleset: &str) -> Option<Level> {
        let last = self.of(ruleset).next_back()?;
        let run = self.of(ruleset).rev();
        let run = run.take_while(|it| it.level == last.level && it.score == last.score).count();
        let next = match last.score {
            Score::Won if run >= STEP => last.level.stronger(),
            Score::Lost if run >= STEP => last.level.weaker(),
            _ => None,
        };
        Some(next.unwrap_or(last.level))
    }
}

/// The results between spaces.
impl fmt::Display for Ladder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (idx, outcome) in self.0.iter().enumerate() {
            let space = if idx == 0 { "" } else { " " };
            write!(f, "{space}{outcome}")?;
        }
        Ok(())
    }
}
