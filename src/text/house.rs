//! The texts of house rules.

use super::HouseStrings;
use crate::rulesets::house::{Fault, Topic};

/// The first topic below each heading.
const HEADINGS: [Topic; 5] =
    [Topic::Size, Topic::ManSteps, Topic::KingSteps, Topic::Choice, Topic::Promotion];

/// The names of a topic and of its options, in order.
pub type TopicTexts<'a> = (&'static str, &'a [&'static str]);

impl HouseStrings {
    /// The moves that can be played in an example.
    pub fn moves(&self, moves: &[String]) -> String {
        self.moves_are(&moves.join(", "))
    }

    /// The mistakes that can be made in an example.
    pub fn mistakes(&self, moves: &[String]) -> String {
        self.mistakes_are(&moves.join(", "))
    }

    /// The headings, each with the first topic below it.
    pub fn groups(&self) -> [(Topic, &'static str); 5] {
        let mut texts = self.headings.into_iter();
        HEADINGS.map(|topic| (topic, texts.next().unwrap_or_default()))
    }

    /// The names of a topic and of its options.
    pub const fn topic(&self, topic: Topic) -> TopicTexts<'_> {
        let (name, options): (_, &[_]) = match topic {
            Topic::Size => (self.size.0, &self.size.1),
            Topic::Squares => (self.squares.0, &self.squares.1),
            Topic::Rows => (self.rows.0, &self.rows.1),
            Topic::Formation => (self.formation.0, &self.formation.1),
            Topic::Gap => (self.gap.0, &self.gap.1),
            Topic::Labels => (self.labels.0, &self.labels.1),
            Topic::First => (self.first.0, &self.first.1),
            Topic::ManSteps => (self.man_steps, &self.man_directions),
            Topic::ManJumps => (self.man_jumps, &self.man_directions),
            Topic::Step => (self.step.0, &self.step.1),
            Topic::Prey => (self.prey.0, &self.prey.1),
            Topic::KingSteps => (self.king_steps, &self.king_directions),
            Topic::KingJumps => (self.king_jumps, &self.king_directions),
            Topic::Range => (self.range.0, &self.range.1),
            Topic::Landing => (self.landing.0, &self.landing.1),
            Topic::KingLimit => (self.king_limit.0, &self.king_limit.1),
            Topic::Choice => (self.choice.0, &self.choice.1),
            Topic::Removal => (self.removal.0, &self.removal.1),
            Topic::UTurn => (self.u_turn.0, &self.u_turn.1),
            Topic::Duty => (self.duty.0, &self.duty.1),
            Topic::Promotion => (self.promotion.0, &self.promotion.1),
            Topic::Goal => (self.goal.0, &self.goal.1),
            Topic::Ends => (self.ends.0, &self.ends.1),
            Topic::Draws => (self.draws.0, &self.draws.1),
        };
        (name, options)
    }

    /// Why options contradict each other, as a sentence.
    pub const fn fault(&self, fault: Fault) -> &'static str {
        match fault {
            Fault::TooManySquares => self.fault_too_many_squares,
            Fault::RowsTooMany => self.fault_rows_too_many,
            Fault::TrapezoidOfOneRow => self.fault_trapezoid_of_one_row,
            Fault::StraightOnDark => self.fault_straight_on_dark,
            Fault::DiagonalOnAll => self.fault_diagonal_on_all,
            Fault::LandingOfShortKing => self.fault_landing_of_short_king,
            Fault::UTurnOfShortKing => self.fault_uturn_of_short_king,
            Fault::UTurnBarred => self.fault_uturn_barred,
            Fault::LimitOfShortKing => self.fault_limit_of_short_king,
            Fault::KingGainsNothing => self.fault_king_gains_nothing,
            Fault::EndAgainstGoal => self.fault_end_against_goal,
            Fault::HuffAgainstGoal => self.fault_huff_against_goal,
        }
    }
}
