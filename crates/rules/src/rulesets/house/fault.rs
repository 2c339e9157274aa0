//! Choices that do not go together.

use super::{HouseRules, Topic};
use crate::board::{Directions, Squares};
use crate::spec::{Duty, End, Goal, KingLimit, Landing, ManTakes, Range, Removal, Rules, UTurn};

/// Choices that do not go together, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Fault {
    /// All squares of the largest board.
    #[error("a board of 12 by 12 has dark squares only, because all of them would be too many")]
    TooManySquares,
    /// Men right in front of each other.
    #[error("so many rows of men leave fewer than two empty rows between the sides")]
    RowsTooMany,
    /// One row has no shape.
    #[error("a trapezoid has at least two rows of men")]
    TrapezoidOfOneRow,
    /// Half of the men would never reach the last row.
    #[error("on dark squares men have to move diagonally, or half of them can never be crowned")]
    StraightOnDark,
    /// Two games side by side that never meet.
    #[error("if all squares are used, something has to go straight, or half never meet the rest")]
    DiagonalOnAll,
    /// A choice of landings for kings that have none.
    #[error("only flying kings have a choice where to land")]
    LandingOfShortKing,
    /// A short king behind a piece that is gone has nothing to turn back to.
    #[error("only flying kings can turn straight back")]
    UTurnOfShortKing,
    /// The way back is barred.
    #[error("a king can turn straight back only where taken pieces leave the board at once")]
    UTurnBarred,
    /// A limit against long walks for kings that cannot walk.
    #[error("a limit on the moves of one king is for flying kings")]
    LimitOfShortKing,
    /// To be crowned is of no use.
    #[error("if kings move and take no farther than men, being crowned gains nothing")]
    KingGainsNothing,
    /// A win by force where losing is the aim.
    #[error("if having no move wins, no other end makes sense")]
    EndAgainstGoal,
    /// A huffed piece would be a present.
    #[error("if having no move wins, nobody would huff a piece of the other side")]
    HuffAgainstGoal,
}

impl Fault {
    /// All of them.
    pub const ALL: [Self; 12] = [
        Self::TooManySquares,
        Self::RowsTooMany,
        Self::TrapezoidOfOneRow,
        Self::StraightOnDark,
        Self::DiagonalOnAll,
        Self::LandingOfShortKing,
        Self::UTurnOfShortKing,
        Self::UTurnBarred,
        Self::LimitOfShortKing,
        Self::KingGainsNothing,
        Self::EndAgainstGoal,
        Self::HuffAgainstGoal,
    ];

    /// What it is about: choices of which one has to change.
    pub const fn topics(self) -> &'static [Topic] {
        match self {
            Self::TooManySquares => &[Topic::Size, Topic::Squares],
            Self::RowsTooMany => &[Topic::Size, Topic::Rows, Topic::Gap],
            Self::TrapezoidOfOneRow => &[Topic::Rows, Topic::Formation],
            Self::StraightOnDark | Self::DiagonalOnAll => &[Topic::Squares, Topic::ManSteps],
            Self::LandingOfShortKing => &[Topic::Range, Topic::Landing],
            Self::UTurnOfShortKing => &[Topic::Range, Topic::UTurn],
            Self::UTurnBarred => &[Topic::Removal, Topic::UTurn],
            Self::LimitOfShortKing => &[Topic::Range, Topic::KingLimit],
            Self::KingGainsNothing => &[Topic::ManSteps, Topic::Range],
            Self::EndAgainstGoal => &[Topic::Goal, Topic::Ends],
            Self::HuffAgainstGoal => &[Topic::Duty, Topic::Goal],
        }
    }

    fn is_in(self, house: &HouseRules, rules: &Rules) -> bool {
        let (man, king) = (&rules.man, &rules.king);
        let is_full = rules.board.squares == Squares::All;
        let is_short = king.range == Range::Short;
        let is_losing = rules.goal == Goal::NoMove;
        match self {
            Self::TooManySquares => is_full && rules.board.width > 10,
            Self::RowsTooMany => {
                let front = rules.start.last().map_or(0, |row| row.row);
                2 * (front + 2) > rules.board.height
            }
            Self::TrapezoidOfOneRow => house.option(Topic::Formation) > 0 && rules.start.len() == 1,
            Self::StraightOnDark => !is_full && !goes(man.quiet, false),
            Self::DiagonalOnAll => {
                let all = [man.quiet, man.capture, king.quiet, king.capture];
                is_full && !all.into_iter().any(|directions| goes(directions, true))
            }
            Self::LandingOfShortKing => is_short && king.landing != Landing::Any,
            Self::UTurnOfShortKing => is_short && rules.capture.u_turn == UTurn::Allowed,
            Self::UTurnBarred => {
                rules.capture.u_turn == UTurn::Allowed
                    && rules.capture.removal == Removal::AfterMove
            }
            Self::LimitOfShortKing => is_short && rules.king_limit != KingLimit::None,
            Self::KingGainsNothing => {
                is_short
                    && man.takes == ManTakes::All
                    && rules.ends != [End::FirstKing]
                    && is_within(king.quiet, man.quiet)
                    && is_within(king.capture, man.capture)
            }
            Self::EndAgainstGoal => is_losing && !rules.ends.is_empty(),
            Self::HuffAgainstGoal => is_losing && rules.capture.duty == Duty::Huff,
        }
    }
}

/// Whether there is a straight direction among them, or a diagonal one.
fn goes(directions: Directions, straight: bool) -> bool {
    directions.iter().any(|direction| direction.is_orthogonal() == straight)
}

fn is_within(part: Directions, whole: Directions) -> bool {
    part.iter().all(|direction| whole.has(direction))
}

/// Everything that does not go together.
pub(super) fn faults(house: &HouseRules) -> Vec<Fault> {
    let rules = house.rules("");
    Fault::ALL.into_iter().filter(|fault| fault.is_in(house, &rules)).collect()
}
