//! The one place that maps a fault to its text.

use super::{Fault, Frame, Numbered};
use crate::notation::exercise::{self, ExerciseFault};
use crate::notation::fen::{self, Expected, FenError};
use crate::notation::lesson::packed::{self, PackedError};
use crate::notation::lesson::{self, LessonError};
use crate::notation::lines::{self, GameTypeError, Reason};
use crate::notation::link::{self, LinkError, LinkFault, Repair, Section, Wanted};
use crate::notation::marks::{MAX_DRAWN, MAX_ROUTE, MarkError};
use crate::notation::movetext::{self, MoveTextError};
use crate::notation::pdn;
use crate::notation::problem::{FlawReason, ProblemError};
use crate::notation::study::StudyError;
use crate::notation::tree::{self, TreeError};
use crate::notation::turn::TurnError;
use crate::rules::game::NotNow;
use crate::rules::{Color, Label, SetupFault, moves};
use crate::rulesets::house::{self, HouseError};
use crate::text::{FaultStrings, Strings, join, sentence};

/// Faults as a sentence.
pub(super) fn told(strings: &Strings, frame: Frame, faults: &[Fault]) -> String {
    let words = Words { strings, text: strings.faults() };
    let each = faults.iter().map(|fault| words.fault(fault));
    let why = each.reduce(|one, other| words.text.both(&one, &other)).unwrap_or_default();
    match frame {
        Frame::Link => words.text.link(&why),
        Frame::Board => words.text.board(&why),
        Frame::Lesson => words.text.lesson(&why),
        Frame::Nothing => sentence(&why),
        Frame::Colon => why,
    }
}

/// The texts of a language.
struct Words<'a> {
    strings: &'a Strings,
    text: &'static FaultStrings,
}

impl Words<'_> {
    /// A fault, small and without a stop, as it stands behind a colon.
    fn fault(&self, fault: &Fault) -> String {
        let text = self.text;
        match fault {
            Fault::Link(fault) => self.link(fault),
            Fault::Unopened(error) => self.unopened(error),
            Fault::Study(error) => self.study(error),
            Fault::Move(error) => self.move_text(error),
            Fault::Exercise(fault) => self.exercise(fault),
            Fault::Lesson(error) => self.lesson(error),
            Fault::Step(reason) => self.step(reason),
            Fault::Packed(error) => self.packed(*error),
            Fault::Moves(fault) => text.moves(&self.line(fault)),
            Fault::Game(fault) => self.line(fault),
            Fault::Placed(fault) => self.placed(fault),
            Fault::Problem(error) => self.problem(error),
            Fault::Among(Numbered::Lines, n, error) => text.lesson_line(*n, &self.problem(error)),
            Fault::Among(Numbered::Games, n, error) => {
                text.problem_in_game(*n, &self.problem(error))
            }
            Fault::Flaw(why) => self.flaw(why),
            Fault::File(pdn::TooLong(n)) => text.long_file(*n, pdn::MAX_BYTES),
            Fault::Node(path) => text.node(path),
            Fault::Ply(ply) => text.no_ply(ply),
            Fault::Pace(pace) => text.pace(pace),
            Fault::More(n) => text.others(*n),
            Fault::Said(words) => words.clone(),
        }
    }

    fn link(&self, fault: &LinkFault) -> String {
        let text = self.text;
        match fault {
            LinkFault::Changed => text.changed.to_owned(),
            LinkFault::Repaired(Repair::Invisible) => text.invisible.to_owned(),
            LinkFault::Repaired(Repair::Ending(ending)) => text.ending(ending),
            LinkFault::Repaired(Repair::Escapes) => text.escapes.to_owned(),
            LinkFault::Move { number, text: mv, why } => {
                text.left_out(*number, mv, &self.turn(why))
            }
            LinkFault::TooManyMoves(n) => text.too_many_moves(link::MAX_PLIES, *n),
            LinkFault::TooMuch { number } => text.too_much(*number),
            LinkFault::Ply(ply) => text.ply(ply),
            LinkFault::Orientation(side) => text.orientation(side),
            LinkFault::Mark(error) => self.mark(error),
            LinkFault::Value { key, value, expected } => {
                let expected = match expected {
                    Wanted::Level => text.a_level,
                    Wanted::Number => text.a_number,
                    Wanted::Player => text.a_player,
                    Wanted::Mode => text.a_mode,
                };
                text.value(key, value, expected)
            }
            LinkFault::LongValue { key, n_bytes } => {
                text.long_value(key, *n_bytes, link::MAX_EXTRA_BYTES)
            }
            LinkFault::NoKey(key) => text.no_key(key),
            LinkFault::NoValue(part) => text.no_value(part),
            LinkFault::Twice(key) => text.twice(key),
            LinkFault::Part(section) => {
                let [position, last, moves, ply, marks, arrows, texts] = text.parts;
                text.part(match section {
                    Section::Position => position,
                    Section::Last => last,
                    Section::Moves => moves,
                    Section::Ply => ply,
                    Section::Marks => marks,
                    Section::Arrows => arrows,
                    Section::Texts => texts,
                })
            }
            LinkFault::HoldsMore => text.holds_more.to_owned(),
        }
    }

    fn unopened(&self, error: &LinkError) -> String {
        let text = self.text;
        match error {
            LinkError::TooLong(n) => text.long_link(*n, link::MAX_BYTES),
            LinkError::Newer(version) => text.newer(*version),
            LinkError::Version(version) => text.version(version),
            LinkError::Damaged => text.damaged.to_owned(),
            LinkError::NoRuleset => text.no_ruleset.to_owned(),
            LinkError::UnknownRuleset(id) => text.unknown_ruleset(id),
            LinkError::House(error) => text.house(&self.house(error)),
            LinkError::Position(error) => text.position(&self.fen(error)),
            LinkError::Escape(value) => text.escape(value),
        }
    }

    fn house(&self, error: &HouseError) -> String {
        let text = self.text;
        match error {
            HouseError::Prefix(id) => {
                text.house_prefix(id, &[house::PREFIX, house::VERSION].concat())
            }
            HouseError::TooLong(n) => text.house_long(*n, house::MAX_BYTES),
            HouseError::Version(version) => text.house_version(version, house::VERSION),
            HouseError::Key { part } => text.house_part(part, &house::keys()),
            HouseError::Value { part, topic } => text.house_part(part, &house::values(*topic)),
            HouseError::Twice { part, topic } => text.house_twice(part, topic.key()),
            HouseError::Fault(fault) => text.house_contrary(self.contrary(*fault)),
            HouseError::TooMany => text.house_many(house::MAX_ENTRIES),
        }
    }

    const fn contrary(&self, fault: house::Fault) -> &'static str {
        let text = self.text;
        match fault {
            house::Fault::TooManySquares => text.house_too_many_squares,
            house::Fault::RowsTooMany => text.house_rows_too_many,
            house::Fault::TrapezoidOfOneRow => text.house_trapezoid_of_one_row,
            house::Fault::StraightOnDark => text.house_straight_on_dark,
            house::Fault::DiagonalOnAll => text.house_diagonal_on_all,
            house::Fault::LandingOfShortKing => text.house_landing_of_short_king,
            house::Fault::UTurnOfShortKing => text.house_uturn_of_short_king,
            house::Fault::UTurnBarred => text.house_uturn_barred,
            house::Fault::LimitOfShortKing => text.house_limit_of_short_king,
            house::Fault::KingGainsNothing => text.house_king_gains_nothing,
            house::Fault::EndAgainstGoal => text.house_end_against_goal,
            house::Fault::HuffAgainstGoal => text.house_huff_against_goal,
        }
    }

    fn fen(&self, error: &FenError) -> String {
        let text = self.text;
        let each = error.faults.iter().map(|fault| {
            let what = self.expected(&fault.expected);
            match fault.place {
                0 => what,
                place => text.token_at(&fault.token, place, &what),
            }
        });
        let all = each.reduce(|one, other| text.both(&one, &other)).unwrap_or_default();
        if error.n_more > 0 { text.more(&all, error.n_more) } else { all }
    }

    fn expected(&self, expected: &Expected) -> String {
        let text = self.text;
        match expected {
            Expected::Shorter => text.expected_shorter(fen::MAX_BYTES),
            Expected::KnownTurn => text.expected_known_turn.to_owned(),
            Expected::Turn => text.expected_turn.to_owned(),
            Expected::Side => text.expected_side.to_owned(),
            Expected::SideOnce(Color::White) => text.expected_side_once_white.to_owned(),
            Expected::SideOnce(Color::Black) => text.expected_side_once_black.to_owned(),
            Expected::Square(squares) => {
                let [first, last] = ends(squares);
                text.expected_square(&first, &last)
            }
            Expected::Range(squares) => {
                let [first, last] = ends(squares);
                text.expected_range(&first, &last)
            }
            Expected::RangeInRow(squares) => {
                let [first, last] = ends(squares);
                text.expected_range_in_row(&first, &last)
            }
            Expected::EmptySquare(label) => text.expected_empty_square(&label.to_string()),
            Expected::Counters => text.expected_counters.to_owned(),
            Expected::Counter => text.expected_counter.to_owned(),
            Expected::Position(fault) => self.setup(fault),
        }
    }

    fn setup(&self, fault: &SetupFault) -> String {
        let text = self.text;
        match fault {
            SetupFault::NoPieces => text.no_pieces.to_owned(),
            SetupFault::SharedSquare(label) => text.shared_square(&label.to_string()),
            SetupFault::CounterWithoutKing(label) => text.counter_without_king(&label.to_string()),
            SetupFault::CounterTooHigh { counted, limit } => {
                text.counter_too_high(*counted, *limit)
            }
            SetupFault::CounterWithoutLimit => text.counter_without_limit.to_owned(),
        }
    }

    fn turn(&self, error: &TurnError) -> String {
        let text = self.text;
        match error {
            TurnError::Move(error) => self.move_text(error),
            TurnError::NotLegal(_) => text.not_legal.to_owned(),
            TurnError::NotNow { text: word, why } => {
                let why = match why {
                    NotNow::GameOver => text.now_over,
                    NotNow::NotYourTurn => text.now_not_your_turn,
                    NotNow::OfferedAlready => text.now_offered,
                    NotNow::NotOffered => text.now_not_offered,
                    NotNow::OnlyByMoving => text.now_by_moving,
                    NotNow::NothingToClaim => text.now_no_claim,
                    NotNow::RefuserIsAhead => text.now_ahead,
                    NotNow::OwnRefusal => text.now_own_refusal,
                    NotNow::CaptureFirst => text.now_capture,
                    NotNow::NothingMissed => text.now_not_missed,
                    NotNow::NotToBeHuffed => text.now_not_huffed,
                };
                text.not_now(word, why)
            }
        }
    }

    fn move_text(&self, error: &MoveTextError) -> String {
        let text = self.text;
        match error {
            MoveTextError::TooLong(n) => text.long_move(*n, movetext::MAX_BYTES),
            MoveTextError::Unreadable { text: mv, example } => text.no_move(mv, example),
            MoveTextError::UnknownSquare { text: mv, token, squares } => {
                let [first, last] = ends(&squares.0);
                text.no_square(token, mv, &first, &last)
            }
            MoveTextError::Ambiguous { text: mv, candidates } => {
                let or = |first: &str, last: &str| self.strings.list_or(first, last);
                text.ambiguous(mv, &join(candidates, or))
            }
            MoveTextError::NotCrowned { text: written, mv } => text.not_crowned(written, mv),
            MoveTextError::Illegal { text: mv, .. } => text.illegal(mv),
        }
    }

    fn mark(&self, error: &MarkError) -> String {
        let text = self.text;
        match error {
            MarkError::Square { token, text: mark, squares } => {
                let [first, last] = ends(&squares.0);
                text.no_square(token, mark, &first, &last)
            }
            MarkError::Brush(arrow) => text.brush(arrow),
            MarkError::Route(arrow) => text.route(arrow, MAX_ROUTE),
            MarkError::TooMany(n) => text.many_marks(MAX_DRAWN, *n),
        }
    }

    fn study(&self, error: &StudyError) -> String {
        let text = self.text;
        match error {
            StudyError::Text(fault) => text.variations(&self.line(fault)),
            StudyError::Changed => text.variations_changed.to_owned(),
            StudyError::Node(path) => text.variations_node(path),
            StudyError::Part => text.variations_part.to_owned(),
        }
    }

    /// A fault of moves with variations, with its place.
    fn line(&self, fault: &lines::Fault) -> String {
        self.text.at(fault.line, fault.column, &self.placed(fault))
    }

    /// The same without its place.
    fn placed(&self, fault: &lines::Fault) -> String {
        let what = self.reason(&fault.reason);
        if fault.names_token() { what } else { self.text.token(&fault.token, &what) }
    }

    fn problem(&self, error: &ProblemError) -> String {
        let text = self.text;
        match error {
            ProblemError::Position(error) => self.fen(error),
            ProblemError::Address(address) => text.problem_address(address),
            ProblemError::Game(name) => text.problem_game(name),
            ProblemError::NoSolution => text.problem_unsolved.to_owned(),
            ProblemError::Record(fault) => self.line(fault),
            ProblemError::TooMany => text.problem_many(lesson::MAX_STEPS),
            ProblemError::Flaw(flaw) => text.problem_flaw(flaw.ply, &self.flaw(&flaw.why)),
        }
    }

    fn flaw(&self, why: &FlawReason) -> String {
        match why {
            FlawReason::Unplayable(fault) => self.placed(fault),
            FlawReason::TooLong => self.text.problem_turns(exercise::MAX_TURNS),
        }
    }

    fn reason(&self, reason: &Reason) -> String {
        let text = self.text;
        match reason {
            Reason::TooLong(n) => text.long_text(*n, lines::MAX_BYTES),
            Reason::Unknown => text.unknown.to_owned(),
            Reason::Move(error) | Reason::Comment(error) => self.tree(error),
            Reason::TooMuch => text.too_many_captures.to_owned(),
            Reason::OpenComment => text.open_comment.to_owned(),
            Reason::GlyphWithoutMove => text.glyph_without_move.to_owned(),
            Reason::Glyph => text.glyph(tree::MAX_GLYPHS),
            Reason::VariationWithoutMove => text.variation_without_move.to_owned(),
            Reason::OpenVariation => text.open_variation.to_owned(),
            Reason::TooNested => text.nested(lines::MAX_NESTING),
            Reason::CloseWithoutVariation => text.close.to_owned(),
            Reason::SetUp(error) => text.set_up(&self.fen(error)),
            Reason::Tag => text.tag.to_owned(),
            Reason::TagTwice => text.tag_twice.to_owned(),
            Reason::TagControl => text.tag_control.to_owned(),
            Reason::TooManyTags => text.many_tags(lines::MAX_TAGS),
            Reason::Ruleset(error) => self.game_type(error),
            Reason::NoRuleset => text.game_unsaid.to_owned(),
            Reason::Result => text.result.to_owned(),
            Reason::BehindResult => text.behind_result.to_owned(),
            Reason::ResultTwice => text.result_twice.to_owned(),
            Reason::ResultDiffers { tag } => text.result_differs(tag),
            Reason::ResultByRules { rules } => text.result_by_rules(rules),
        }
    }

    fn tree(&self, error: &TreeError) -> String {
        let text = self.text;
        match error {
            TreeError::Move(error) => self.move_text(error),
            TreeError::NotLegal => text.not_legal.to_owned(),
            TreeError::TooManyCaptures(_) => text.unlistable(moves::MAX_JUMPS),
            TreeError::TooDeep => text.deep(tree::MAX_PLIES),
            TreeError::TooManyNodes => text.large(tree::MAX_NODES),
            TreeError::CommentTooLong(n) => text.long_comment(*n, tree::MAX_COMMENT_BYTES),
            TreeError::TooManyGlyphs => text.glyphs(tree::MAX_GLYPHS),
        }
    }

    fn game_type(&self, error: &GameTypeError) -> String {
        let text = self.text;
        match error {
            GameTypeError::NoGame(id) => text.no_game(id),
            GameTypeError::NoNumber(written) => text.type_number(written),
            GameTypeError::Foreign { number, name } => text.type_foreign(*number, name),
            GameTypeError::Unknown(number) => text.type_unknown(*number),
            GameTypeError::Other { text: written, known } => text.type_other(written, known),
            GameTypeError::OtherNumber { text: written, number } => {
                text.type_other_number(written, *number)
            }
        }
    }

    fn exercise(&self, fault: &ExerciseFault) -> String {
        let text = self.text;
        match fault {
            ExerciseFault::NoGoal => text.no_goal(text.goals),
            ExerciseFault::Goal(goal) => text.goal(goal, text.goals),
            ExerciseFault::Moves(n) => text.n_moves(n, exercise::MAX_MOVES),
            ExerciseFault::Square { token, squares } => {
                let [first, last] = ends(&squares.0);
                text.square(token, &first, &last)
            }
            ExerciseFault::NothingAccepted(turn) => text.nothing_accepted(*turn),
            ExerciseFault::Choices(choices) => text.choices(choices),
            ExerciseFault::NotWanted(key) => text.not_wanted(key),
            ExerciseFault::Captures(n) => text.captures(n, exercise::MAX_CAPTURED),
            ExerciseFault::Move(error) => self.move_text(error),
            ExerciseFault::Result(error) => text.accepted_position(&self.fen(error)),
            ExerciseFault::Reply(reply) => text.reply(reply),
            ExerciseFault::Answer(answer) => text.answer(answer),
            ExerciseFault::TooMany { part, n } => {
                let [turns, accepted, replies, answers] = text.lists;
                let what = match part {
                    exercise::Part::Turns => turns,
                    exercise::Part::Accepted => accepted,
                    exercise::Part::Replies => replies,
                    exercise::Part::Answers => answers,
                };
                text.too_many(*n, what, part.most())
            }
            ExerciseFault::TooLong { key, n } => text.long_key(key, *n, exercise::MAX_BYTES),
            ExerciseFault::TooWordy { start, n } => text.wordy(start, *n, exercise::MAX_WORDS),
        }
    }

    fn lesson(&self, error: &LessonError) -> String {
        self.text.lesson_line(error.line, &self.step(&error.reason))
    }

    /// The same without its line.
    fn step(&self, reason: &lesson::Reason) -> String {
        let text = self.text;
        match reason {
            lesson::Reason::TooLong(n) => text.long_lesson(*n, lesson::MAX_BYTES),
            lesson::Reason::NoTitle(found) => text.lesson_title(found),
            lesson::Reason::SecondTitle => text.second_title.to_owned(),
            lesson::Reason::EmptyTitle => text.empty_title.to_owned(),
            lesson::Reason::NoSteps => text.no_steps.to_owned(),
            lesson::Reason::TooManySteps => text.many_steps(lesson::MAX_STEPS),
            lesson::Reason::NoValue(line) => text.lesson_value(line),
            lesson::Reason::NoName { found, known } => text.lesson_name(found, known),
            lesson::Reason::NoHead(found) => text.lesson_head(found, &lesson::HEAD.join(", ")),
            lesson::Reason::Twice(name) => text.lesson_twice(name),
            lesson::Reason::EmptyStep => text.empty_step.to_owned(),
            lesson::Reason::Mode(mode) => text.lesson_mode(mode),
            lesson::Reason::Source => text.lesson_source.to_owned(),
            lesson::Reason::Goal => text.lesson_goal.to_owned(),
            lesson::Reason::Link(error) => self.unopened(error),
            lesson::Reason::Fault(fault) => self.link(fault),
            lesson::Reason::Exercise(fault) => self.exercise(fault),
            lesson::Reason::Study(error) => self.study(error),
        }
    }

    fn packed(&self, error: PackedError) -> String {
        let text = self.text;
        match error {
            PackedError::TooLong(n) => text.packed_long(n, packed::MAX_CHARS),
            PackedError::Damaged => text.packed_damaged.to_owned(),
            PackedError::Newer => text.packed_newer.to_owned(),
            PackedError::TooMuch => text.packed_much(lesson::MAX_BYTES),
        }
    }
}

/// The names of the first square and the last one.
fn ends(squares: &[Label; 2]) -> [String; 2] {
    squares.each_ref().map(ToString::to_string)
}
