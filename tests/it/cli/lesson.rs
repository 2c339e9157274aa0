//! `damiera lesson`: every exercise is proved, and problems become lessons.

use super::run;

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
    let text = "4\texercise\tok\n6\tnote\tThe answer is unique: 27-22.\n";
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
    for told in [
        "line 1: in the solution, line 1, column 19: \"32x22\"",
        "line 3: a solution was",
        "line 4: ",
    ] {
        assert!(made.err.contains(told), "{}", made.err);
    }
}
