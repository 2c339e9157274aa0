//! The rules of a game in words.

use super::{RulebookStrings, Strings, join};
use crate::rulebook::{Fact, Section};
use crate::rules::board::{Directions, Squares};
use crate::rules::spec::{
    CaptureText, Choice, DrawClause, DrawHow, DrawWhen, Duty, End, Ending, Force, Goal, KingLimit,
    Landing, LoneKing, Promotion, Range, Removal, Restart, UTurn,
};
use crate::rules::{Color, Labels, Rules, Ruleset};

/// A caption names at most so many legal moves; of more it says how many there are.
pub const MAX_NAMED: usize = 6;

/// A caption names at most so many moves that are not legal.
const MAX_BARRED: usize = 3;

/// So large a number means "or more".
const NO_LIMIT: u8 = u8::MAX;

/// Any pieces with a king among them.
const SOME_KING: Force = Force { pieces: (1, NO_LIMIT), kings: (1, NO_LIMIT) };

impl Strings {
    /// What a fact says of a game, as sentences; `examples` are a quiet move and a capture as this game
    /// writes them.
    pub fn rule(&self, ruleset: &Ruleset, fact: Fact, examples: &[String; 2]) -> String {
        let (rules, text) = (ruleset.rules(), self.rulebook());
        let [quiet, capture] = examples;
        match fact {
            Fact::Board => text.board(rules),
            Fact::Men => text.men(ruleset),
            Fact::First => text.first(rules.first),
            Fact::Goal => plain(match rules.goal {
                Goal::LastMove => text.goal_last,
                Goal::NoMove => text.goal_none,
            }),
            Fact::ManSteps => text.man_steps(text.ways(rules.man.quiet)),
            Fact::ManLines => plain(text.man_lines),
            Fact::KingSteps => {
                let way = text.ways(rules.king.quiet);
                match rules.king.range {
                    Range::Short => text.king_short(way),
                    Range::Flying => text.king_flies(way),
                }
            }
            Fact::KingLimit => match rules.king_limit {
                KingLimit::None => String::new(),
                KingLimit::Quiet { moves } => text.king_limit(moves),
            },
            Fact::Duty => plain(match rules.capture.duty {
                Duty::Enforced => text.duty_enforced,
                Duty::Huff => text.duty_huff,
                Duty::Forfeit => text.duty_forfeit,
            }),
            Fact::ManJumps => text.man_jumps(text.ways(rules.man.capture)),
            Fact::ManTakes => plain(text.men_take_men),
            Fact::KingJumps => {
                let way = text.ways(rules.king.capture);
                match rules.king.range {
                    Range::Short => text.king_jumps_short(way),
                    Range::Flying => text.king_jumps_flying(way),
                }
            }
            Fact::Landing => plain(match rules.king.landing {
                Landing::Any => text.landing_any,
                Landing::BehindLast => text.landing_behind_last,
                Landing::BehindKing => text.landing_behind_king,
                Landing::BehindEach => text.landing_behind_each,
            }),
            Fact::Removal => plain(match rules.capture.removal {
                Removal::AfterMove => text.removal_after,
                Removal::Immediate => text.removal_at_once,
            }),
            Fact::UTurn => plain(match rules.capture.u_turn {
                UTurn::Forbidden => text.u_turn_no,
                UTurn::Allowed => text.u_turn_yes,
            }),
            Fact::Choice => plain(match rules.capture.choice {
                Choice::Any => text.choice_any,
                Choice::MostPieces => text.choice_most,
                Choice::FrisianValue => text.choice_frisian,
                Choice::KingFirst => text.choice_king_first,
                Choice::Spanish => text.choice_spanish,
                Choice::Italian => text.choice_italian,
            }),
            Fact::Promotion => plain(match rules.promotion {
                Promotion::AtRest => text.promotion_rest,
                Promotion::Passing => text.promotion_passing,
                Promotion::EndsMove => text.promotion_ends,
            }),
            Fact::End(end) => plain(match end {
                End::ManAgainstKing => text.end_man_king,
                End::KingAgainstKing => text.end_king_king,
                End::KingsInCorners => text.end_corners,
                End::FirstKing => text.end_first_king,
            }),
            Fact::Agreement => plain(text.draw_agreed),
            Fact::Draw(clause) => self.draw_rule(clause),
            Fact::Labels => plain(match rules.notation.labels {
                Labels::Numeric => text.labels_numbers,
                Labels::NumericFromBottom => text.labels_upward,
                Labels::Algebraic => text.labels_letters,
            }),
            Fact::Moves => match rules.notation.captures {
                CaptureText::Short => text.written(quiet, capture),
                CaptureText::EveryLanding => text.written_whole(quiet, capture),
            },
        }
    }

    fn draw_rule(&self, DrawClause { when, how }: DrawClause) -> String {
        let text = self.rulebook();
        let is_claimed = how == DrawHow::Claim;
        let DrawWhen::Ending { ending, plies } = when else {
            return text.draw(&self.clause(when), is_claimed);
        };
        let Ending { strong, weak, total: (least, most), place, restart } = ending;
        let (is_on_road, moves) = (place == LoneKing::MainRoad, self.n_plies(plies));
        let mut words = if strong == SOME_KING && weak == SOME_KING {
            text.draw_both(&moves, is_claimed)
        } else {
            text.draw_ending(&text.force(strong), &text.force(weak), &moves, is_on_road, is_claimed)
        };
        let mut add = |sentence: &str| {
            words.push(' ');
            words.push_str(sentence);
        };
        if least > 0 || most < NO_LIMIT {
            add(&text.draw_total(&text.count(least, most)));
        }
        if restart == Restart::Change {
            add(text.draw_restart);
        }
        words
    }
}

impl RulebookStrings {
    /// The heading of a section.
    pub fn heading(&self, section: Section) -> &'static str {
        let place = Section::ALL.iter().position(|&one| one == section);
        place.and_then(|place| self.sections.get(place)).copied().unwrap_or_default()
    }

    /// What may be played in a figure, and what may not.
    pub fn caption(&self, side: Color, moves: &[String], barred: &[String]) -> String {
        let or = |names: &[String]| join(names, |some, last| self.or(some, last));
        let mut words = match moves.len() {
            0 => self.stuck(side),
            1..=MAX_NAMED => self.may(side, &or(moves)),
            n => self.many(side, n),
        };
        if !barred.is_empty() {
            words.push(' ');
            words.push_str(&self.may_not(&or(barred.get(..MAX_BARRED).unwrap_or(barred))));
        }
        words
    }

    fn board(&self, rules: &Rules) -> String {
        let (width, height) = (rules.board.width, rules.board.height);
        match rules.board.squares {
            Squares::Dark => self.board_dark(width, height),
            Squares::DarkMirrored => self.board_mirrored(width, height),
            Squares::All => self.board_all(width, height),
        }
    }

    /// The men of a side at the start, and how many are in which row.
    fn men(&self, ruleset: &Ruleset) -> String {
        let (board, start) = (ruleset.board(), ruleset.start());
        let height = board.shape().height;
        let is_own = |square| start.piece(square).is_some_and(|it| it.color == Color::White);
        let own: Vec<_> =
            board.squares().iter().copied().filter(|&square| is_own(square)).collect();
        let n_in =
            |row: u8| own.iter().filter(|&&square| board.place(square).1 + row == height).count();
        let rows: Vec<_> = (1..=height)
            .map(|row| (row, n_in(row)))
            .filter(|(_, n_men)| *n_men > 0)
            .map(|(row, n_men)| self.row(n_men, row))
            .collect();
        self.start(own.len(), &join(&rows, |some, last| self.and(some, last)))
    }

    fn ways(&self, directions: Directions) -> &'static str {
        let mut known = Directions::OF_MEN.into_iter().chain([Directions::NONE]);
        let place = known.position(|one| one == directions);
        place.and_then(|place| self.directions.get(place)).copied().unwrap_or_default()
    }

    fn count(&self, least: u8, most: u8) -> String {
        match (least, most) {
            (least, most) if least == most => least.to_string(),
            (least, NO_LIMIT) => self.at_least(least),
            (least, most) if least + 1 == most => self.or(&least.to_string(), &most.to_string()),
            (least, most) => self.range(least, most),
        }
    }

    fn force(&self, Force { pieces, kings }: Force) -> String {
        let count = self.count(pieces.0, pieces.1);
        match (pieces, kings) {
            ((1, 1), (1, 1)) => plain(self.force_king),
            (pieces, kings) if pieces == kings && pieces.0 > 1 => self.force_kings(&count),
            ((1, NO_LIMIT), (1, _)) => plain(self.force_some),
            (_, (1, _)) => self.force_pieces(&count),
            _ => self.force_any(&count),
        }
    }
}

fn plain(text: &'static str) -> String {
    text.to_owned()
}
