//! What a person misses most, over all games that they have gone through.

use std::fmt;

use super::review::{Asked, Judgment, Review};
use crate::notation::movetext;
use crate::rules::{Game, Position};
use crate::rulesets::house;
use crate::tactics::{has_gained, n_given};

/// The most games that are remembered; the oldest give way.
pub const MAX_GAMES: usize = 500;

/// The longest id of a ruleset that is read, in bytes: house rules write all their choices into it.
const MAX_ID_BYTES: usize = house::PREFIX.len() + house::MAX_BYTES;

/// With so few pieces it is an ending.
const ENDING_PIECES: u32 = 8;

/// So many plies of a line are looked at.
const MAX_LINE: usize = 9;

/// What was missed where much was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Giving up pieces would have won more of them.
    Shot,
    /// The other side could take more than it gave.
    Allowed,
    /// Another capture was better.
    Choice,
    /// A move in an ending.
    Ending,
    /// Any other move that takes nothing.
    Quiet,
}

impl Kind {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Shot, Self::Allowed, Self::Choice, Self::Ending, Self::Quiet];

    /// What was missed at a ply of a game that was gone through, counted from 0; `None` where nothing
    /// much was lost.
    fn of(review: &Review, ply: usize) -> Option<Self> {
        let verdict = review.verdict(ply).filter(|it| it.judgment != Judgment::Fine)?;
        let game = review.game();
        let position = game.position_at(ply)?;
        if position.occupied().count_ones() <= ENDING_PIECES {
            return Some(Self::Ending);
        }
        let better = played(game, position, &verdict.better);
        if n_given(&better) > 0 && has_gained(&better) {
            return Some(Self::Shot);
        }
        let after = game.position_at(ply + 1)?;
        let is_allowed = has_gained(&played(game, after, &review.answer(ply)));
        Some(if is_allowed {
            Self::Allowed
        } else if game.ruleset().has_capture(position) {
            Self::Choice
        } else {
            Self::Quiet
        })
    }
}

/// A line played out, up to where it takes nothing more.
fn played(game: &Game, from: &Position, line: &[String]) -> Game {
    let mut line_of = Game::from_position(game.shared_ruleset().clone(), *from);
    for text in line.iter().take(MAX_LINE) {
        let found = movetext::find(game.ruleset(), line_of.position(), line_of.legal_moves(), text);
        if found.is_none_or(|mv| line_of.play(&mv).is_err()) {
            break;
        }
    }
    // A line that breaks off in the middle of an exchange tells nothing.
    while line_of.plies().last().is_some_and(|_| line_of.ruleset().has_capture(line_of.position()))
    {
        line_of.undo();
    }
    line_of
}

/// What was missed in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MissedIn {
    /// The id of the ruleset.
    pub ruleset: String,
    /// A number made of the moves: a game that is gone through again counts once.
    pub game: u32,
    /// How often, in the order of [`Kind::ALL`].
    pub counts: [u16; 5],
}

impl MissedIn {
    /// What a person has missed in a game that was gone through for them; `None` where it was gone through
    /// for both sides, or for nobody.
    pub fn of(review: &Review) -> Option<Self> {
        let Asked::One(_) = review.asked() else { return None };
        let mut counts = [0; 5];
        for kind in review.asked_plies().into_iter().filter_map(|ply| Kind::of(review, ply)) {
            counts[kind as usize] += 1;
        }
        let ruleset = review.game().ruleset().rules().id.to_owned();
        // FNV-1a.
        let bytes = review.texts().iter().flat_map(|text| text.bytes().chain([b' ']));
        let game = bytes.fold(0x811c_9dc5, |hash: u32, byte| {
            (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
        });
        Some(Self { ruleset, game, counts })
    }

    fn read(text: &str) -> Option<Self> {
        let parts: Vec<_> = text.split('/').collect();
        let [ruleset, game, counts] = parts[..] else { return None };
        let is_plain =
            |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_');
        let is_id = (1..=MAX_ID_BYTES).contains(&ruleset.len()) && ruleset.bytes().all(is_plain);
        let counts: Vec<_> = counts.split('.').map_while(|count| count.parse().ok()).collect();
        is_id.then_some(Self {
            ruleset: ruleset.to_owned(),
            game: u32::from_str_radix(game, 16).ok()?,
            counts: counts.try_into().ok()?,
        })
    }
}

/// As text: ruleset, game and counts between slashes, `dameo/1f/2.0.1.0.4`.
impl fmt::Display for MissedIn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{:x}/", self.ruleset, self.game)?;
        for (idx, count) in self.counts.iter().enumerate() {
            write!(f, "{}{count}", if idx == 0 { "" } else { "." })?;
        }
        Ok(())
    }
}

/// What was missed in all games, those gone through last at the end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Missed(Vec<MissedIn>);

impl Missed {
    /// Reads what [`Display`](fmt::Display) has written, at most [`MAX_GAMES`] games. What cannot be read is
    /// left out.
    pub fn read(text: &str) -> Self {
        Self(text.split(' ').take(MAX_GAMES).filter_map(MissedIn::read).collect())
    }

    /// Adds a game, in the place of what is known of it.
    pub fn add(&mut self, missed: MissedIn) {
        self.0.retain(|it| (it.game, &it.ruleset) != (missed.game, &missed.ruleset));
        self.0.push(missed);
        let n_over = self.0.len().saturating_sub(MAX_GAMES);
        self.0.drain(..n_over);
    }

    /// The games that were gone through, those with the last one first.
    pub fn rulesets(&self) -> Vec<&str> {
        let mut ids = Vec::new();
        for one in self.0.iter().rev() {
            if !ids.contains(&one.ruleset.as_str()) {
                ids.push(&one.ruleset);
            }
        }
        ids
    }

    /// In how many games of a ruleset, and what was missed in them, the most frequent first.
    pub fn most(&self, ruleset: &str) -> (usize, Vec<(Kind, u32)>) {
        let games = || self.0.iter().filter(|it| it.ruleset == ruleset);
        let count = |kind: Kind| games().map(|it| u32::from(it.counts[kind as usize])).sum::<u32>();
        let mut most: Vec<_> = Kind::ALL.map(|kind| (kind, count(kind))).to_vec();
        most.retain(|(_, n)| *n > 0);
        most.sort_by_key(|&(_, n)| u32::MAX - n);
        (games().count(), most)
    }
}

/// The games between spaces.
impl fmt::Display for Missed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (idx, one) in self.0.iter().enumerate() {
            write!(f, "{}{one}", if idx == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}
