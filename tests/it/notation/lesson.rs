//! Lessons: what is read is written again, and what is wrong is named with its line.

use damiera::notation::lesson::packed::{self, MAX_CHARS, PackedError, Source};
use damiera::notation::lesson::{Kind, Lesson, NAMES, Step, Value};
use proptest::prelude::*;

const LESSON: &str = "# Dameo in five minutes
lang: en
variant: dameo

Two words before we begin.

## Take the last piece
fen: W:Wd4:Bd5
goal: move
accept: d4xd6
ok: The other side has nothing left.
  You have won.

White is to move:
jump over the black man.

Then look.


## Reading
A text needs no empty line before it.

## Two moves
moves: c3-c4,c6-c5

## Three against three
fen: W:Wb1,d1,f1:Bc8,e8,g8
mode: play
level: 1
";

#[test]
fn a_lesson_is_read() {
    let lesson = Lesson::read(LESSON).unwrap();
    assert_eq!(lesson.title, "Dameo in five minutes");
    assert_eq!(lesson.language.as_deref(), Some("en"));
    assert_eq!(lesson.words, "Two words before we begin.");
    let kinds: Vec<_> = lesson.steps.iter().map(Step::kind).collect();
    assert_eq!(kinds, [Kind::Exercise, Kind::Words, Kind::Replay, Kind::Play]);
    let first = &lesson.steps[0];
    assert_eq!(first.line, 7);
    assert_eq!(first.get("ok"), Some("The other side has nothing left. You have won."));
    assert_eq!(first.words, "White is to move:\njump over the black man.\n\nThen look.");
    let link = first.link(lesson.variant.as_deref()).unwrap().unwrap();
    assert_eq!(link.game.ruleset().rules().id, "dameo");
    assert_eq!(link.extras.get("acc"), Some("d4xd6"));
    assert_eq!(link.extras.get("mode"), Some("exercise"));
    assert!(lesson.steps[1].link(lesson.variant.as_deref()).is_none());
}

#[test]
fn what_is_wrong_is_named_with_its_line() {
    let told = |text: &str| Lesson::read(text).unwrap_err().to_string();
    assert_eq!(told(""), "line 1: \"# \" and the lesson's title were expected, not \"\"");
    assert_eq!(
        told("\n## a\nb"),
        "line 2: \"# \" and the lesson's title were expected, not \"## a\""
    );
    assert_eq!(told("# a\n"), "line 1: a step was expected: \"## \" and its title");
    assert_eq!(told("# a\n## \nb"), "line 2: a title was expected after \"#\"");
    assert_eq!(
        told("# a\n## b\nc\n# d"),
        "line 4: a lesson has one title; a step begins with \"## \""
    );
    assert_eq!(
        told("# a\nlanguage: en\n## b\nc"),
        "line 2: there is no \"language\" of a lesson: one of lang, variant was expected"
    );
    assert!(told("# a\n## b\nfem: x").starts_with(
        "line 3: there is no \"fem\" here: one of variant, fen, moves, ply, tree, node,"
    ));
    assert_eq!(told("# a\n## b\nfen W"), "line 3: \"fen W\" is not of the form \"name: value\"");
    assert_eq!(told("# a\n## b\nply: 1\nply: 2"), "line 4: \"ply\" has a value already");
    assert_eq!(told("# a\n## b\n## c\nd"), "line 2: the step has neither text nor a board");
    assert_eq!(
        told("# a\n## b\nmode: game"),
        "line 3: there is no mode \"game\": one of diagram, replay, play, exercise was expected"
    );
    assert_eq!(
        told("# a\n## b\nmode: replay\ngoal: move"),
        "line 3: an exercise has a goal, and only an exercise has one"
    );
    let many = format!("# a\n{}", "## b\nc\n".repeat(201));
    assert_eq!(told(&many), "line 402: there are more than 200 steps");
    let long = format!("# {}", "a".repeat(1 << 18));
    assert_eq!(told(&long), "line 1: the lesson is 262146 bytes long, and at most 262144 are read");
}

#[test]
fn faults_of_a_board_have_the_line_of_their_value() {
    let lesson =
        |values: &str| Lesson::read(&format!("# a\nvariant: dameo\n## b\n{values}")).unwrap();
    let told = |values: &str| {
        let lesson = lesson(values);
        let errors = lesson.steps[0].link(lesson.variant.as_deref()).unwrap().unwrap_err();
        errors.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    let position = told("coords: none\nfen: W:Wz9:Bd5");
    assert!(position[0].starts_with("line 5: its position cannot be read: "), "{position:?}");
    let moves = told("marks: a1!\nmoves: c3-c4,c3-c5");
    assert!(moves[0].starts_with("line 5: move 2 \"c3-c5\" was left out"), "{moves:?}");
    assert_eq!(
        told("variant: damoe\nfen: W:Wd4:Bd5"),
        ["line 4: it names a game that this version does not know: \"damoe\""]
    );
}

#[test]
fn a_link_to_a_lesson_is_found_and_its_damage_is_told() {
    let bytes: Vec<u8> = (0..=255).collect();
    let word = packed::write(&bytes).unwrap();
    let found = packed::of_address(&format!("https://example.org/d/#lesson={word}"));
    assert_eq!(found, Some(Source::Packed(word.clone())));
    let address = Source::Address("lessons/first.txt".to_owned());
    assert_eq!(packed::of_address("?lesson=lessons/first.txt"), Some(address));
    assert_eq!(packed::of_address("#v=1&g=dameo"), None);
    // What mail programs do to it.
    let (first, last) = word.split_at(70);
    assert_eq!(packed::read(&format!("{first}\r\n {last}>.")), Ok(bytes));
    assert_eq!(packed::read(&word[..word.len() - 1]), Err(PackedError::Damaged));
    assert_eq!(packed::read(&word.to_lowercase()), Err(PackedError::Damaged));
    assert_eq!(packed::read(""), Err(PackedError::Damaged));
    let newer = "2AAAA";
    let newer = format!("{newer}{}", damiera::notation::link::check::of(newer));
    assert_eq!(packed::read(&newer), Err(PackedError::Newer));
    assert!(matches!(packed::write(&vec![7; MAX_CHARS]), Err(PackedError::TooLong(_))));
}

proptest! {
    #[test]
    fn packed_bytes_come_back_and_no_change_goes_unseen(
        bytes in proptest::collection::vec(any::<u8>(), 0..400),
        at in any::<proptest::sample::Index>(),
        other in "[A-Za-z0-9_-]",
    ) {
        let word = packed::write(&bytes).unwrap();
        prop_assert_eq!(packed::read(&word), Ok(bytes));
        let at = at.index(word.len());
        let changed = format!("{}{other}{}", &word[..at], &word[at + 1..]);
        // What is cut off behind the check is a sign of a sentence.
        let is_cut = at + 1 == word.len() && !other.starts_with(|ch: char| ch.is_ascii_alphanumeric());
        if changed != word && !is_cut {
            prop_assert!(packed::read(&changed).is_err());
        }
    }

    #[test]
    fn what_is_written_is_read(
        title in "[A-Z][a-z ]{0,20}[a-z]",
        code in proptest::option::of("[a-z]{2}"),
        words in "([A-Z][a-z,.: ]{0,30}[a-z]\n\n){0,2}[A-Z][a-z ]{0,20}[a-z]",
        steps in proptest::collection::vec(
            ("[A-Z][a-z]{0,10}", proptest::bits::u32::masked((1 << NAMES.len()) - 1), "[!-~]{1,20}"),
            1..6,
        ),
    ) {
        let steps: Vec<Step> = steps.into_iter().map(|(title, which, value)| {
            let names = NAMES.iter().enumerate().filter(|(idx, _)| which >> idx & 1 == 1);
            // What must go together is another test's.
            let free = names.filter(|(_, (name, _))| !["mode", "goal"].contains(name));
            let board = free.map(|(_, (name, _))| Value { name, value: value.clone(), line: 0 });
            Step { title, words: words.clone(), board: board.collect(), line: 0 }
        }).collect();
        let lesson = Lesson { title, language: code, variant: None, words, steps };
        let mut back = Lesson::read(&lesson.to_string()).unwrap();
        for step in &mut back.steps {
            step.line = 0;
            step.board.iter_mut().for_each(|one| one.line = 0);
        }
        prop_assert_eq!(back, lesson);
    }

    #[test]
    fn no_text_is_too_much(text in "[#a-z: \n]{0,200}") {
        let _ = Lesson::read(&text);
    }
}
