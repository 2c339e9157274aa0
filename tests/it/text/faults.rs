//! What is said of faults: in English the same as on the command line.

use damiera::notation::exercise::{ExerciseFault, Part};
use damiera::notation::fen::{Expected, FenError, FenFault};
use damiera::notation::lesson::packed::PackedError;
use damiera::notation::lesson::{self, LessonError};
use damiera::notation::lines::{self, GameTypeError, Reason};
use damiera::notation::link::{LinkError, LinkFault, Repair, Section, Wanted};
use damiera::notation::marks::MarkError;
use damiera::notation::movetext::{Ends, MoveTextError};
use damiera::notation::pdn::TooLong;
use damiera::notation::problem::{Flaw, FlawReason, ProblemError};
use damiera::notation::study::StudyError;
use damiera::notation::tree::TreeError;
use damiera::notation::turn::TurnError;
use damiera::rules::explain::Refusal;
use damiera::rules::game::{NotLegal, NotNow};
use damiera::rules::{Label, TooManyCaptures};
use damiera::rulesets::house::{self, HouseError, Topic};
use damiera::text::{Fault, Language, Numbered, Strings};

use super::{fen_faults, setup_faults};
use crate::bridge::{fail_if_any, read, root};

const SQUARES: Ends = Ends([Label::Place('a', 1), Label::Place('h', 8)]);

fn text(text: &str) -> String {
    text.to_owned()
}

fn link_faults() -> Vec<LinkFault> {
    use LinkFault::{
        Changed, HoldsMore, LongValue, Mark, Move, NoKey, NoValue, Orientation, Part, Ply,
        Repaired, TooManyMoves, TooMuch, Twice, Value,
    };
    let mut all = vec![
        Changed,
        Repaired(Repair::Invisible),
        Repaired(Repair::Ending(text(")."))),
        Repaired(Repair::Escapes),
        TooManyMoves(3000),
        TooMuch { number: 7 },
        Ply(text("x")),
        Orientation(text("x")),
        LongValue { key: "hint", n_bytes: 5000 },
        NoKey(text("hue")),
        NoValue(text("bare")),
        Twice(text("m")),
        HoldsMore,
    ];
    let sections = [
        Section::Position,
        Section::Last,
        Section::Moves,
        Section::Ply,
        Section::Marks,
        Section::Arrows,
        Section::Texts,
    ];
    all.extend(sections.map(Part));
    let wanted = [Wanted::Level, Wanted::Number, Wanted::Player, Wanted::Mode];
    all.extend(wanted.map(|expected| Value { key: "lv", value: text("9"), expected }));
    let errors = turn_errors().into_iter();
    all.extend(errors.map(|why| Move { number: 3, text: text("32-29"), why: Box::new(why) }));
    let marks = [
        MarkError::Square { token: text("z9"), text: text("z9!"), squares: SQUARES },
        MarkError::Brush(text("a1-b2")),
        MarkError::Route(text("Ga1")),
        MarkError::TooMany(130),
    ];
    all.extend(marks.map(Mark));
    all
}

fn turn_errors() -> Vec<TurnError> {
    let words = [
        NotNow::GameOver,
        NotNow::NotYourTurn,
        NotNow::OfferedAlready,
        NotNow::NotOffered,
        NotNow::OnlyByMoving,
        NotNow::NothingToClaim,
        NotNow::RefuserIsAhead,
        NotNow::OwnRefusal,
        NotNow::CaptureFirst,
        NotNow::NothingMissed,
        NotNow::NotToBeHuffed,
    ];
    let words = words.into_iter().map(|why| TurnError::NotNow { text: text("claim"), why });
    let moves = move_errors().into_iter().map(TurnError::Move);
    moves.chain(words).chain([TurnError::NotLegal(NotLegal)]).collect()
}

fn move_errors() -> Vec<MoveTextError> {
    let candidates = |n| ["32-28", "33-28", "34-28"].map(text)[..n].to_vec();
    let several =
        [1, 2, 3].map(|n| MoveTextError::Ambiguous { text: text("28"), candidates: candidates(n) });
    let others = [
        MoveTextError::TooLong(600),
        MoveTextError::Unreadable { text: text("hello"), example: text("32-28") },
        MoveTextError::UnknownSquare { text: text("a1-z9"), token: text("z9"), squares: SQUARES },
        MoveTextError::NotCrowned { text: text("32-28K"), mv: text("32-28") },
        MoveTextError::Illegal { text: text("32-29"), refusal: Refusal::NothingEntered },
    ];
    several.into_iter().chain(others).collect()
}

fn link_errors() -> Vec<LinkError> {
    let mut all = vec![
        LinkError::TooLong(300_000),
        LinkError::Newer(2),
        LinkError::Version(text("x")),
        LinkError::Damaged,
        LinkError::NoRuleset,
        LinkError::UnknownRuleset(text("chess")),
        LinkError::Escape(text("%zz")),
    ];
    let house = [
        HouseError::Prefix(text("home-1")),
        HouseError::TooLong(600),
        HouseError::Version(text("2")),
        HouseError::Key { part: text("gapp.1") },
        HouseError::Value { part: text("rows.9"), topic: Topic::Rows },
        HouseError::Twice { part: text("rows.2"), topic: Topic::Rows },
        HouseError::TooMany,
    ];
    let contrary = house::Fault::ALL.into_iter().map(HouseError::Fault);
    all.extend(house.into_iter().chain(contrary).map(LinkError::House));
    all.extend(positions().into_iter().map(LinkError::Position));
    all
}

fn positions() -> Vec<FenError> {
    let of_setup = setup_faults().map(|fault| FenFault {
        token: String::new(),
        place: 0,
        expected: Expected::Position(fault),
    });
    let one = fen_faults().into_iter().chain(of_setup);
    let mut all: Vec<_> = one.map(|fault| FenError { faults: vec![fault], n_more: 0 }).collect();
    all.push(FenError { faults: fen_faults(), n_more: 0 });
    all.push(FenError { faults: fen_faults()[..2].to_vec(), n_more: 3 });
    all
}

fn reasons() -> Vec<Reason> {
    let mut all = vec![
        Reason::TooLong(2_000_000),
        Reason::Unknown,
        Reason::TooMuch,
        Reason::OpenComment,
        Reason::Comment(Box::new(TreeError::CommentTooLong(20_000))),
        Reason::GlyphWithoutMove,
        Reason::Glyph,
        Reason::VariationWithoutMove,
        Reason::OpenVariation,
        Reason::TooNested,
        Reason::CloseWithoutVariation,
        Reason::SetUp(positions().remove(0)),
        Reason::Tag,
        Reason::TagTwice,
        Reason::TagControl,
        Reason::TooManyTags,
        Reason::NoRuleset,
        Reason::Result,
        Reason::BehindResult,
        Reason::ResultTwice,
        Reason::ResultDiffers { tag: text("1-0") },
        Reason::ResultByRules { rules: "0-1" },
    ];
    let game_types = [
        GameTypeError::NoGame(text("chess")),
        GameTypeError::NoNumber(text("x")),
        GameTypeError::Foreign { number: 1, name: "chess" },
        GameTypeError::Unknown(77),
        GameTypeError::Other { text: text("20,W,8,8"), known: "20,W,10,10,N2,0" },
        GameTypeError::OtherNumber { text: text("60,W,8,8"), number: 60 },
    ];
    all.extend(game_types.map(Reason::Ruleset));
    let tree = [
        TreeError::Move(move_errors().remove(0)),
        TreeError::NotLegal,
        TreeError::TooManyCaptures(TooManyCaptures),
        TreeError::TooDeep,
        TreeError::TooManyNodes,
        TreeError::TooManyGlyphs,
    ];
    all.extend(tree.map(|error| Reason::Move(Box::new(error))));
    all
}

fn lines_faults() -> Vec<lines::Fault> {
    let fault = |reason| {
        ["", "token"].map(|token| lines::Fault {
            line: 3,
            column: 14,
            token: text(token),
            reason: Reason::clone(&reason),
        })
    };
    reasons().into_iter().flat_map(fault).collect()
}

fn exercise_faults() -> Vec<ExerciseFault> {
    use ExerciseFault::{
        Answer, Captures, Choices, Goal, Move, Moves, NoGoal, NotWanted, NothingAccepted, Reply,
        Result, Square, TooLong, TooMany, TooWordy,
    };
    let mut all = vec![
        NoGoal,
        Goal(text("win")),
        Moves(text("9")),
        Square { token: text("z9"), squares: SQUARES },
        NothingAccepted(2),
        Choices(text("32-28")),
        NotWanted("then"),
        Captures(text("99")),
        Move(move_errors().remove(0)),
        Result(positions().remove(0)),
        Reply(text("32-28")),
        Answer(text("32-28")),
        TooLong { key: "accept", n: 20_000 },
        TooWordy { start: text("Once upon"), n: 2000 },
    ];
    let parts = [Part::Turns, Part::Accepted, Part::Replies, Part::Answers];
    all.extend(parts.map(|part| TooMany { part, n: 99 }));
    all
}

fn lesson_errors() -> Vec<LessonError> {
    use lesson::Reason;
    let mut all = vec![
        Reason::TooLong(2_000_000),
        Reason::NoTitle(text("Dameo")),
        Reason::SecondTitle,
        Reason::EmptyTitle,
        Reason::NoSteps,
        Reason::TooManySteps,
        Reason::NoValue(text("fen")),
        Reason::NoName { found: text("fem"), known: text("fen, moves") },
        Reason::NoHead(text("fem")),
        Reason::Twice("fen"),
        Reason::EmptyStep,
        Reason::Mode(text("quiz")),
        Reason::Source,
        Reason::Goal,
        Reason::Study(Box::new(StudyError::Changed)),
    ];
    all.extend(link_errors().into_iter().map(|error| Reason::Link(Box::new(error))));
    all.extend(link_faults().into_iter().map(|fault| Reason::Fault(Box::new(fault))));
    all.extend(exercise_faults().into_iter().map(|fault| Reason::Exercise(Box::new(fault))));
    all.into_iter().map(|reason| LessonError { line: 10, reason }).collect()
}

fn packed_errors() -> [PackedError; 4] {
    [PackedError::TooLong(20_000), PackedError::Damaged, PackedError::Newer, PackedError::TooMuch]
}

fn problem_errors() -> Vec<ProblemError> {
    let unplayable = Box::new(lines_faults().remove(1));
    let flaws = [FlawReason::TooLong, FlawReason::Unplayable(unplayable)];
    let mut all = vec![
        ProblemError::Position(positions().remove(0)),
        ProblemError::Address(text("https://lidraughts.org/training/12345")),
        ProblemError::Game(text("atomic")),
        ProblemError::NoSolution,
        ProblemError::Record(Box::new(lines_faults().remove(0))),
        ProblemError::TooMany,
    ];
    all.extend(flaws.map(|why| ProblemError::Flaw(Flaw { ply: 3, why })));
    all
}

/// Every fault, and what it says on the command line or said before there were texts of it.
fn faults() -> Vec<(Fault, String)> {
    macro_rules! said {
        ($($faults:expr => $Fault:path),* $(,)?) => {{
            let mut all = Vec::new();
            $(all.extend($faults.into_iter().map(|it| {
                let said = it.to_string();
                ($Fault(it), said)
            }));)*
            all
        }};
    }
    let study = lines_faults().into_iter().map(|fault| StudyError::Text(Box::new(fault)));
    let study = study.chain([StudyError::Changed, StudyError::Node(text("0.7")), StudyError::Part]);
    let mut all = said! {
        link_faults() => Fault::Link,
        link_errors() => Fault::Unopened,
        study => Fault::Study,
        move_errors() => Fault::Move,
        exercise_faults() => Fault::Exercise,
        lines_faults() => Fault::Game,
        [TooLong(2_000_000)] => Fault::File,
        lesson_errors() => Fault::Lesson,
        packed_errors() => Fault::Packed,
        problem_errors() => Fault::Problem,
    };
    for error in problem_errors() {
        if let ProblemError::Flaw(flaw) = &error {
            all.push((Fault::Flaw(flaw.why.clone()), flaw.why.to_string()));
        }
        all.extend(
            [(Numbered::Lines, "line"), (Numbered::Games, "game")].map(|(of, what)| {
                (Fault::Among(of, 7, error.clone()), format!("{what} 7: {error}"))
            }),
        );
    }
    all.extend(lines_faults().into_iter().map(|fault| {
        let said = fault.what().to_string();
        (Fault::Placed(fault), said)
    }));
    all.extend(lesson_errors().into_iter().map(|error| {
        let said = error.reason.to_string();
        (Fault::Step(error.reason), said)
    }));
    all.extend(lines_faults().into_iter().map(|fault| {
        let said = format!("moves: {fault}");
        (Fault::Moves(fault), said)
    }));
    all.extend([
        (Fault::Node(text("0.7")), text("node=\"0.7\" is no node of its variations")),
        (Fault::Ply(text("9")), text("ply=\"9\" is no ply of the game")),
        (
            Fault::Pace(text("x")),
            text("autoplay=\"x\" has a wrong value: seconds from 0.5 to 60 were expected"),
        ),
        (Fault::More(1), text("1 more fault")),
        (Fault::More(7), text("7 more faults")),
    ]);
    all
}

/// Everything that is said of faults, each within another only once.
pub(super) fn texts(strings: &Strings) -> Vec<String> {
    let is_new = |fault: &Fault| match fault {
        Fault::Study(StudyError::Text(_))
        | Fault::Moves(_)
        | Fault::Move(_)
        | Fault::Placed(_)
        | Fault::Step(_)
        | Fault::Flaw(_)
        | Fault::Among(Numbered::Lines, ..)
        | Fault::Problem(ProblemError::Position(_) | ProblemError::Record(_)) => false,
        Fault::Game(fault) => !fault.token.is_empty(),
        Fault::Among(Numbered::Games, _, error) => *error == ProblemError::NoSolution,
        Fault::Lesson(error) => !matches!(
            error.reason,
            lesson::Reason::Link(_) | lesson::Reason::Fault(_) | lesson::Reason::Exercise(_)
        ),
        _ => true,
    };
    let mut within =
        faults().into_iter().map(|(fault, _)| fault).filter(is_new).collect::<Vec<_>>();
    let line = lines_faults().remove(0);
    within.push(Fault::Study(StudyError::Text(Box::new(line.clone()))));
    within.push(Fault::Moves(line));
    let within = within.iter().map(|fault| strings.told_why(fault).expect("a text"));
    let several = [Fault::More(2), Fault::Node(text("0.7"))];
    let whole = [
        Some(strings.told_link(&several)),
        Some(strings.told_board(&several[1])),
        strings.told_fault(&several[1]),
        strings.told_lesson(lesson_errors().remove(1)),
    ];
    let short = [strings.link_fault, strings.board_fault].map(str::to_owned);
    within.chain(whole.into_iter().flatten()).chain(short).collect()
}

#[test]
fn in_english_a_fault_says_the_same_as_on_the_command_line() {
    let strings = Language::English.strings();
    for (fault, said) in faults() {
        let plain = |told: String| told.replace(['“', '”'], "\"");
        let told = plain(strings.told_link(std::slice::from_ref(&fault)));
        assert_eq!(told, format!("The link could not be read in full: {said}."));
        let told = plain(strings.told_board(&fault));
        assert_eq!(told, format!("This board cannot be shown: {said}."));
        assert_eq!(plain(strings.told_why(&fault).unwrap()), said);
        let told = plain(strings.told_fault(&fault).unwrap());
        assert_eq!(told.to_lowercase(), format!("{said}.").to_lowercase());
    }
    let two = [LinkFault::HoldsMore, LinkFault::Orientation(text("x"))].map(Fault::Link);
    assert_eq!(
        strings.told_link(&two),
        "The link could not be read in full: it was made by a newer version of Damiera and holds \
         more than is shown; “o=x” is neither w nor b."
    );
}

/// What a message says between its placeholders.
fn pieces(message: &str) -> Vec<&str> {
    let pieces = message.split('{').filter_map(|part| part.rsplit('}').next());
    pieces.map(str::trim).filter(|piece| !piece.is_empty()).collect()
}

/// What nobody asks for here would be in no language's review.
#[test]
fn every_message_of_faults_is_asked_for() {
    let mut wrong = Vec::new();
    let told = texts(Language::English.strings()).join("\n").to_lowercase();
    for line in read(&root().join("texts/en/faults.ftl")).lines() {
        let Some((id, message)) = line.split_once(" = ") else { continue };
        let is_told = told.lines().any(|told| {
            let mut rest = told;
            pieces(&message.to_lowercase()).iter().all(|piece| match rest.split_once(*piece) {
                Some((_, after)) => {
                    rest = after;
                    true
                }
                None => false,
            })
        });
        if !is_told && !message.contains("->") {
            wrong.push(id.trim().to_owned());
        }
    }
    fail_if_any(&wrong);
}

/// A move, a name or a token of the fault is in what is said of it, whatever the language.
#[test]
fn every_language_names_what_is_faulty() {
    for language in Language::ALL {
        let strings = language.strings();
        let fault = LinkFault::Move {
            number: 3,
            text: text("32-29"),
            why: Box::new(TurnError::NotNow { text: text("claim"), why: NotNow::NotOffered }),
        };
        let told = strings.told_link(&[Fault::Link(fault)]);
        assert!(["3", "32-29", "claim"].iter().all(|part| told.contains(part)), "{told}");
        let fault = Fault::Unopened(LinkError::UnknownRuleset(text("chess")));
        assert!(strings.told_board(&fault).contains("chess"));
    }
}
