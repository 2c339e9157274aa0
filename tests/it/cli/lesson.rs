//! `damiera lesson`: every exercise is proved, and problems become lessons.

use std::fs;
use std::path::PathBuf;

use damiera::notation::lesson::NAMES;

use super::run;
use crate::bridge::{read, root};

const GOOD: &str = "# Dameo
variant: dameo

## Take
fen: W:Wd4:Bd5
goal: move
accept: d4xd6

## Read
There is nothing to do.
";

#[test]
fn a_lesson_is_checked_step_by_step() {
    let told = run(&["lesson", "check", "-"], GOOD);
    assert_eq!((told.err.as_str(), told.code), ("", Some(0)));
    assert_eq!(told.out, "4\texercise\tok\n6\tnote\tThe answer is unique: d4xd6.\n9\twords\tok\n");
}

#[test]
fn a_lesson_with_a_wrong_exercise_fails_with_its_line() {
    let told = run(&["lesson", "check", "-"], &GOOD.replace("accept: d4xd6", "accept: d4xd7"));
    assert_eq!(told.code, Some(1));
    assert!(told.out.starts_with("6\tfault\t"), "{}", told.out);
    assert_eq!(told.err, "damiera: 1 of 2 steps have faults; their lines say which\n");
    let told = run(&["lesson", "check", "-"], &GOOD.replace("fen:", "fem:"));
    assert!(
        told.err.starts_with("damiera: the lesson cannot be read: line 5: there is no \"fem\"")
    );
}

/// The coup Philippe, from the project's own notes on teaching.
const PROBLEM: &str = "W:W27,32,34,37,38,40,45:B11,12,16,18,23,25";

#[test]
fn problems_become_exercises_that_are_sound() {
    let line = format!("{PROBLEM} 1. 27-22 18x27 2. 32x21 16x27 3. 34-30 25x34 4. 40x16\n");
    let made = run(&["lesson", "import", "--ruleset", "international", "-"], &line);
    assert_eq!((made.err.as_str(), made.code), ("", Some(0)));
    assert!(made.out.contains("\naccept: 27-22|32x21|34-30|40x16\n"), "{}", made.out);
    assert!(made.out.contains("\nthen: 27-22>18x27;32x21>16x27;34-30>25x34\n"), "{}", made.out);
    let text = "4\texercise\tok\n6\tnote\tOne move is accepted: 27-22. That no other is as good is not proved.\n";
    assert_eq!(run(&["lesson", "check", "-"], &made.out).out, text);

    let game = format!(
        "[GameType \"20\"]\n[SetUp \"1\"]\n[FEN \"{PROBLEM}\"]\n\n1. 27-22 18x27 2. 32x21 16x27 *\n"
    );
    let made = run(&["lesson", "import", "--ruleset", "international", "-"], &game);
    assert_eq!((made.err.as_str(), made.code), ("", Some(0)));
    assert!(made.out.contains("\naccept: 27-22|32x21\nthen: 27-22>18x27\n"), "{}", made.out);
}

#[test]
fn a_problem_that_does_not_solve_is_named_and_the_others_are_kept() {
    let lines =
        format!("{PROBLEM} 1. 27-22 18x27 2. 32x22\n{PROBLEM} 27-22\n{PROBLEM}\nW:Wx:B1 1-2\n");
    let made = run(&["lesson", "import", "--ruleset", "international", "-"], &lines);
    assert_eq!(made.code, Some(1));
    assert!(made.out.contains("\naccept: 27-22\n"), "{}", made.out);
    for told in ["line 1: in the solution, ply 3: \"32x22\"", "line 3: a solution was", "line 4: "]
    {
        assert!(made.err.contains(told), "{}", made.err);
    }
}

/// The lessons of all courses.
fn lessons() -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut open = vec![root().join("public/courses")];
    while let Some(folder) = open.pop() {
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|end| end == "lesson") {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// The lesson as each form tells it, and the last one as text again.
fn through(form: &str, text: &str) -> String {
    let told = run(&["lesson", form, "-"], text);
    assert_eq!((told.err.as_str(), told.code), ("", Some(0)), "{form}: {text}");
    told.out
}

#[test]
fn a_lesson_goes_through_json_and_a_link_unchanged() {
    let mut texts = vec![GOOD.to_owned()];
    let courses = lessons();
    assert!(courses.len() > 80, "{}", courses.len());
    texts.extend(courses.iter().step_by(7).map(|path| read(path)));
    for text in texts {
        let plain = through("text", &text);
        let json = through("json", &text);
        assert_eq!(through("text", &json), plain);
        let link = through("link", &json);
        assert!(link.starts_with("#lesson=1"), "{link}");
        let told = run(&["lesson", "text", link.trim()], "");
        assert_eq!((told.err.as_str(), told.out), ("", plain));
    }
}

#[test]
fn what_is_written_goes_by_the_schema_and_what_does_not_is_refused() {
    let path = root().join("public/embed/lesson.schema.json");
    let mut schemas = boon::Schemas::new();
    let schema = boon::Compiler::new().compile(path.to_str().unwrap(), &mut schemas).unwrap();
    let fits = |json: &str| {
        let json: serde_json::Value = serde_json::from_str(json).unwrap();
        schemas.validate(&json, schema).is_ok()
    };
    for path in lessons() {
        let json = through("json", &read(&path));
        assert!(fits(&json), "{}", path.display());
    }
    // The schema knows all that a step can say of its board.
    let schema: serde_json::Value = serde_json::from_str(&read(&path)).unwrap();
    let known = schema["$defs"]["board"]["properties"].as_object().unwrap();
    let mut known: Vec<_> = known.keys().map(String::as_str).collect();
    let mut names = NAMES.map(|(name, _)| name);
    known.sort_unstable();
    names.sort_unstable();
    assert_eq!(known, names);
    // What the schema refuses, so does the program, and says where.
    for (json, told) in [
        (r#"{"title": "a", "steps": []}"#, "a step was expected"),
        (r#"{"steps": [{"title": "b", "words": "c"}]}"#, "missing field `title` at line 1 column"),
        (r#"{"title": "a", "steps": [{"title": "b"}]}"#, "step 1 has neither text nor a board"),
        (r#"{"title": "a", "steps": [{"words": "b"}]}"#, "missing field `title` at line 1 column"),
        (r#"{"title": "a", "steps": {"title": "b"}}"#, "expected a sequence"),
        (
            r#"{"title": 1, "steps": [{"title": "b", "words": "c"}], "x": 1}"#,
            "invalid type: integer `1`, expected a string",
        ),
        (
            r#"{"title": "a", "steps": [{"title": "b", "board": {"fem": "c"}}]}"#,
            "there is no \"fem\": one of variant, fen",
        ),
        (
            r#"{"title": "a", "steps": [{"title": "b", "board": {"fen": ["c"]}}]}"#,
            "expected a text or a whole number",
        ),
        (
            r#"{"title": "a", "steps": [{"title": "b", "board": {"mode": "game"}}]}"#,
            "there is no mode \"game\"",
        ),
        (
            r#"{"title": "a", "steps": [{"title": "b", "board": {"mode": "exercise"}}]}"#,
            "an exercise has a goal",
        ),
        (
            r#"{"title": "a", "steps": [{"title": "b", "board": {"mode": "play", "goal": "move"}}]}"#,
            "an exercise has a goal",
        ),
    ] {
        assert!(!fits(json), "{json}");
        let refused = run(&["lesson", "text", "-"], json);
        assert!(refused.err.contains(told), "{json}: {}", refused.err);
    }
    let refused = run(&["lesson", "text", "-"], "{\"title\": ");
    assert!(refused.err.contains("the lesson cannot be read: EOF"), "{}", refused.err);
    // Whole numbers where editors have them, and words that would mean something else in a text.
    let json = r##"{"title": "a", "steps": [{"title": "b", "board": {"moves": "c3-c4", "ply": 1}, "words": "# c"}]}"##;
    assert!(fits(json));
    assert_eq!(through("text", json), "# a\n\n## b\nmoves: c3-c4\nply: 1\n\n # c\n");
}

#[test]
fn a_link_to_a_lesson_that_was_cut_is_refused() {
    let link = through("link", GOOD);
    let cut = run(&["lesson", "text", &link.trim()[..link.len() - 4]], "");
    assert!(cut.err.contains("changed or cut on its way"), "{}", cut.err);
}

#[test]
fn a_course_is_checked_lesson_by_lesson() {
    let course = root().join("public/courses/en/polish/course.txt");
    let told = run(&["lesson", "check", course.to_str().unwrap()], "");
    assert_eq!((told.err.as_str(), told.code), ("", Some(0)));
    assert!(told.out.lines().all(|line| line.contains(".lesson\t")), "{}", told.out);
    assert!(told.out.starts_with("1-aim.lesson\t"), "{}", told.out);
    let told = run(&["lesson", "check", "-"], "# A course\n\n## One\nsrc: none.lesson\n");
    assert_eq!(told.code, Some(1));
    assert!(
        told.out.starts_with("none.lesson\t0\tfault\t\"none.lesson\" cannot be read"),
        "{}",
        told.out
    );
    let told = run(&["lesson", "check", "-"], "# A course\n\n## One\nsrc: ../none\n");
    assert!(told.err.contains("\"src\" and the file of the lesson"), "{}", told.err);
}
