//! Tactics: positions in which every turn of the solver has one answer that is much better than all
//! others, with the moves that prove it.
//!
//! Each game has a file of them, made by `damiera tactics mine` from games of the engine: lines of
//! `link<TAB>grade<TAB>theme`, packed with gzip. The link is a compact one, and holds the position and
//! the moves of both sides.

pub mod challenge;
pub mod log;
pub mod run;
pub mod set;
pub mod squares;

use std::fmt;
use std::str::FromStr;

use crate::notation::link::{self, Link};
use crate::notation::{exercise, fen, movetext};
use crate::rules::spec::Goal;
use crate::rules::{Color, Game, Kind, Move, Position, Ruleset, Status};

/// Grades go from 1 to this.
pub const MAX_GRADE: u8 = 10;

/// The most lines of a file that are read.
pub const MAX_TACTICS: usize = 2000;

/// A position with its solution.
#[derive(Clone, Debug)]
pub struct Tactic {
    /// It begins with the position; its moves are the solution, the first and the last of them the
    /// solver's.
    pub game: Game,
    /// How hard it is to find, 1 to [`MAX_GRADE`].
    pub grade: u8,
    /// What it is about.
    pub theme: Theme,
}

/// What a tactic is about, the most telling of what it has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Theme {
    /// It ends the game.
    Win,
    /// A king is captured.
    King,
    /// A man of the solver becomes a king.
    Promotion,
    /// Pieces are given up for more of them.
    Shot,
    /// Which of several captures is right.
    Choice,
    /// Few pieces are left.
    Ending,
    /// A quiet move that wins a piece.
    Quiet,
}

/// On the board of an ending are no more pieces than these.
const ENDING_PIECES: u32 = 6;

impl Theme {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Win,
        Self::King,
        Self::Promotion,
        Self::Shot,
        Self::Choice,
        Self::Ending,
        Self::Quiet,
    ];

    /// Its name in files and on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Win => "win",
            Self::King => "king",
            Self::Promotion => "promotion",
            Self::Shot => "shot",
            Self::Choice => "choice",
            Self::Ending => "ending",
            Self::Quiet => "quiet",
        }
    }

    /// The theme of a solution.
    pub fn of(game: &Game) -> Self {
        let solver = game.start().turn();
        let own = |position: &Position, kind| position.of(solver, kind).count_ones();
        let mut before = game.start();
        let (mut takes_king, mut promotes) = (false, false);
        for ply in game.plies() {
            if before.turn() == solver {
                takes_king |= ply.mv.captured & before.kings() != 0;
                promotes |= own(&ply.after, Kind::King) > own(before, Kind::King);
            }
            before = &ply.after;
        }
        if matches!(game.status(), Status::Won { .. }) {
            Self::Win
        } else if takes_king {
            Self::King
        } else if promotes {
            Self::Promotion
        } else if game.start().occupied().count_ones() <= ENDING_PIECES {
            Self::Ending
        } else if n_given(game) > 0 {
            Self::Shot
        } else if game.plies().first().is_some_and(|ply| ply.mv.is_capture()) {
            Self::Choice
        } else {
            Self::Quiet
        }
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Theme {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|theme| theme.id() == text).ok_or(())
    }
}

/// How many pieces the solver has given more than taken, where it is most of the solution.
pub fn n_given(game: &Game) -> u32 {
    let solver = game.start().turn();
    let lead = |position: &Position| {
        let count = |color: Color| i64::from(position.side(color).count_ones());
        count(solver) - count(!solver)
    };
    let begin = lead(game.start());
    let least = game.plies().iter().map(|ply| lead(&ply.after)).min().unwrap_or(begin);
    u32::try_from(begin - least).unwrap_or_default()
}

/// Whether the solver has more at the end than at the beginning: a piece, or a king for a man. Where the
/// aim is to be rid of one's pieces that says nothing, and it is always so.
pub fn has_gained(game: &Game) -> bool {
    let solver = game.start().turn();
    let lead = |position: &Position| {
        let count = |color: Color| {
            let (all, kings) = (position.side(color), position.side(color) & position.kings());
            i64::from(all.count_ones()) + i64::from(kings.count_ones())
        };
        count(solver) - count(!solver)
    };
    is_upside_down(game.ruleset()) || lead(game.position()) > lead(game.start())
}

/// Whether who has no move has won, so that only a certain end shows that something has been gained.
pub fn is_upside_down(ruleset: &Ruleset) -> bool {
    ruleset.rules().goal == Goal::NoMove
}

/// Why a file of tactics cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TacticsError {
    /// A line has another form.
    #[error("line {0}: \"link<TAB>grade<TAB>theme\" was expected")]
    Line(usize),
    /// A link holds no position with moves, or not all of it can be read.
    #[error("line {0}: a link with a position and the moves that solve it was expected")]
    Link(usize),
    /// There is no such grade.
    #[error("line {line}: there is no grade \"{grade}\": 1 to {MAX_GRADE} was expected")]
    Grade {
        /// Counted from 1.
        line: usize,
        /// As it stands there.
        grade: String,
    },
    /// There is no such theme.
    #[error("line {line}: there is no theme \"{theme}\": one of {known} was expected", known = themes())]
    Theme {
        /// Counted from 1.
        line: usize,
        /// As it stands there.
        theme: String,
    },
    /// There are too many.
    #[error("it has more than {MAX_TACTICS} lines")]
    TooMany,
}

fn themes() -> String {
    Theme::ALL.map(Theme::id).join(", ")
}

impl Tactic {
    /// Its line of a file, without the line's end.
    pub fn line(&self, entry: &'static crate::rulesets::Entry) -> String {
        let link = Link::new(entry, self.game.clone());
        format!("{}\t{}\t{}", link.compact(), self.grade, self.theme)
    }

    /// The readable link of the exercise to find the solution, as an embedded board reads it.
    pub fn exercise(&self) -> String {
        let (ruleset, start) = (self.game.ruleset(), self.game.start());
        let moves = movetext::write_line(ruleset, start, &self.moves());
        let (accept, then) = exercise::of_line(&moves);
        let turn = if start.turn() == Color::White { "w" } else { "b" };
        let start = fen::write(ruleset, start);
        let values = [
            ("v", "1"),
            ("g", ruleset.rules().id),
            ("fen", start.as_str()),
            ("o", turn),
            ("mode", "exercise"),
            ("goal", "move"),
            ("acc", accept.as_str()),
            ("then", then.as_str()),
        ];
        link::join(values.into_iter().filter(|(_, value)| !value.is_empty()))
    }

    /// The moves of the solution.
    pub fn moves(&self) -> Vec<Move> {
        self.game.plies().iter().map(|ply| ply.mv).collect()
    }
}

/// Reads an unpacked file.
///
/// # Errors
/// [`TacticsError`] names the line.
pub fn read(text: &str) -> Result<Vec<Tactic>, TacticsError> {
    let lines = text.lines().enumerate().map(|(idx, line)| (idx + 1, line));
    let mut tactics = Vec::new();
    for (number, line) in lines {
        if number > MAX_TACTICS {
            return Err(TacticsError::TooMany);
        }
        tactics.push(read_line(number, line)?);
    }
    Ok(tactics)
}

fn read_line(number: usize, line: &str) -> Result<Tactic, TacticsError> {
    let (link, grade, theme) = split(number, line)?;
    let link = link::read(link).ok().filter(|link| link.is_checked && link.faults.is_empty());
    let game = link.map(|link| link.game).filter(|game| game.plies().len() % 2 == 1);
    Ok(Tactic { game: game.ok_or(TacticsError::Link(number))?, grade, theme })
}

/// The link, the grade and the theme of a line.
fn split(number: usize, line: &str) -> Result<(&str, u8, Theme), TacticsError> {
    let fields: Vec<_> = line.split('\t').collect();
    let [link, grade, theme] = fields[..] else { return Err(TacticsError::Line(number)) };
    let graded = grade.parse().ok().filter(|grade| (1..=MAX_GRADE).contains(grade));
    let grade =
        graded.ok_or_else(|| TacticsError::Grade { line: number, grade: grade.to_owned() })?;
    let theme = theme
        .parse()
        .map_err(|()| TacticsError::Theme { line: number, theme: theme.to_owned() })?;
    Ok((link, grade, theme))
}
