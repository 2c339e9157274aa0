//! The command line: what it prints is a contract.

mod author;
mod courses;
mod hub;
mod lesson;
mod link;
mod matches;
mod regret;
mod review;
mod rules;
mod tactics;

use std::io::Write;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// What a run printed, and its exit code.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Run {
    pub(crate) out: String,
    pub(crate) err: String,
    pub(crate) code: Option<i32>,
}

/// Runs the command line.
pub(crate) fn run(args: &[&str], input: &str) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_damiera"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    Run {
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
        code: output.status.code(),
    }
}

/// A run that succeeds and prints this.
#[track_caller]
fn check(args: &[&str], expected: &str) {
    let expected = Run { out: expected.to_owned(), err: String::new(), code: Some(0) };
    assert_eq!(run(args, ""), expected);
}

/// A run that fails with one sentence.
#[track_caller]
fn check_fails(args: &[&str], sentence: &str) {
    let err = format!("damiera: {sentence}\n");
    assert_eq!(run(args, ""), Run { out: String::new(), err, code: Some(1) });
}

#[test]
fn endings_are_told_to_the_ply_with_what_their_tables_come_to() {
    let Run { out, err, code } =
        run(&["endings", "--ruleset", "international", "--fen", "W:W33:B2"], "");
    assert_eq!((err.as_str(), code), ("", Some(0)));
    let lines: Vec<_> = out.lines().collect();
    let man_to_man = lines.iter().find(|line| line.starts_with("table\t1010\t")).unwrap();
    let figures: Vec<_> = man_to_man.split('\t').skip(2).take(6).collect();
    assert_eq!(figures, ["1985", "736", "450", "799", "17", "17"]);
    assert!(lines.iter().any(|line| line.starts_with("total\t4\t9025\t")), "{out}");
    assert_eq!(lines.last(), Some(&"outcome\twin 17"));
    let Run { out, .. } = run(&["endings", "--ruleset", "frisian", "--fen", "W:W28,K46:BK43"], "");
    let why = "unknown\tit depends on how often a king has moved, which no table holds\n";
    assert!(out.ends_with(why), "{out}");
}

#[test]
fn rulesets_are_listed_by_id_and_name() {
    let out = run(&["rulesets"], "").out;
    let lines: Vec<_> = out.lines().collect();
    assert_eq!(lines.len(), damiera::rulesets::ALL.len());
    assert!(lines.contains(&"dameo-10x10-28\tDameo 10x10, 28 men"));
    assert!(lines.contains(&"frysk\tFrysk!"));
    let json = run(&["rulesets", "--json"], "").out;
    assert!(json.starts_with("[\n  {\"id\": \"dameo\", \"name\": \"Dameo\"},\n"), "{json}");
    assert!(json.ends_with("}\n]\n"), "{json}");
}

#[test]
fn moves_are_listed_with_what_they_do() {
    check(
        &["moves", "--ruleset", "international", "--fen", "W:WK47:B14,19,29,31,42"],
        "47x38x20x9x36\t47\t36\t14,29,31,42\t0\n47x38x24x13x36\t47\t36\t19,29,31,42\t0\n",
    );
    check(
        &["moves", "--ruleset", "english", "--fen", "W:W6:B12"],
        "6-2\t6\t2\t\t1\n6-1\t6\t1\t\t1\n",
    );
    check(
        &["moves", "--ruleset", "english", "--fen", "W:W11:B7,6", "--json"],
        "[\n  {\"text\": \"11x2\", \"from\": \"11\", \"to\": \"2\", \"captured\": [\"7\"], \
         \"promotes\": true}\n]\n",
    );
    check(&["moves", "--ruleset", "english", "--fen", "W:W:B1"], "");
    check(&["moves", "--ruleset", "english", "--fen", "W:W:B1", "--json"], "[]\n");
    assert_eq!(run(&["moves", "--ruleset", "dameo"], "").out.lines().count(), 52);
}

#[test]
fn a_batch_goes_on_after_a_bad_line() {
    let input = "W:W31:B1\n\n  W:W31:B99 \nB:W31:B\nW:WK5:BK2,K4,K7,K8,K9,K10,K11,K13,K15,K16,K18,K19,K20,K21,K22,K24,K27,K29,K30,K31,K32,K33,K35,K36,K38,K40,K41,K42,K43,K44,K47,K49\n";
    let lines: Vec<_> = input.lines().collect();
    let run = run(&["moves", "--ruleset", "frisian", "--batch", "-"], input);
    let expected = format!(
        "W:W31:B1\t2\t31-27 31-26\n\
         W:W31:B99\terror\tthe position cannot be read: \"99\" at 8: a square was expected, 1 to 50\n\
         B:W31:B\t0\t\n\
         {}\terror\tthis position has too many captures to list: over 1048576 jumps\n",
        lines[4]
    );
    assert_eq!(run.out, expected);
    assert_eq!(run.err, "damiera: 2 of 4 lines could not be answered; their lines say why\n");
    assert_eq!(run.code, Some(1));
}

#[test]
fn a_batch_without_a_bad_line_succeeds() {
    let run = run(&["moves", "--ruleset", "frysk", "--batch", "-"], "W:W46:B1\r\nB:W46:B1");
    assert_eq!(
        (run.out.as_str(), run.code),
        ("W:W46:B1\t1\t46-41\nB:W46:B1\t2\t1-7 1-6\n", Some(0))
    );
    let missing = ["moves", "--ruleset", "frysk", "--batch", "no-such-file"];
    let err = self::run(&missing, "").err;
    assert!(err.starts_with("damiera: \"no-such-file\" cannot be read: "), "{err}");
}

#[test]
fn perft_counts_every_depth() {
    let out = run(&["perft", "--ruleset", "dameo", "--depth", "3"], "").out;
    let counts: Vec<_> = out.lines().map(|line| line.rsplit_once('\t').unwrap()).collect();
    assert_eq!(
        counts.iter().map(|(count, _)| *count).collect::<Vec<_>>(),
        ["1\t52", "2\t2704", "3\t135930"]
    );
    assert!(counts.iter().all(|(_, ms)| ms.parse::<u64>().is_ok()));
}

#[test]
fn perft_divides_by_the_first_move() {
    let args = ["perft", "--ruleset", "frysk", "--depth", "3", "--divide"];
    let out = run(&args, "").out;
    let lines: Vec<_> = out.lines().collect();
    let divided = lines.iter().filter(|line| line.contains('-'));
    let sum: u64 =
        divided.map(|line| line.split_once('\t').unwrap().1.parse::<u64>().unwrap()).sum();
    assert_eq!((sum, lines.len()), (657, 9 + 3));
    assert!(lines.last().unwrap().starts_with("3\t657\t"));
}

#[test]
fn play_ends_in_a_position_and_how_it_stands() {
    check(
        &["play", "--ruleset", "international", "32-28", "19-23", "28x19"],
        "B:W19,31,33-50:B1-18,20\nongoing\tBlack to move\n",
    );
    check(
        &["play", "--ruleset", "english", "--fen", "W:W18:B15", "18x11"],
        "B:W11:B\n1-0\tBlack has no pieces left.\n",
    );
    check(
        &["play", "--ruleset", "english", "--fen", "B:W5:B1"],
        "B:W5:B1\nongoing\tBlack to move\n",
    );
    check(
        &["play", "--ruleset", "frisian", "--fen", "W:WK31:BK3"],
        "W:WK31:BK3\n1/2-1/2\tOne king each, and neither can win.\n",
    );
    check(&["play", "--ruleset", "frysk"], "W:W46-50:B1-5\nongoing\tWhite to move\n");
}

#[test]
fn an_illegal_move_is_explained() {
    check_fails(
        &["play", "--ruleset", "international", "--fen", "W:W28,45:B23", "45-40"],
        "move 1, \"45-40\" is not a legal move here: You must capture: the man on 28 can take 23; \
         legal: 28x19",
    );
    check_fails(
        &["play", "--ruleset", "frysk", "46-41", "nonsense"],
        "move 2, \"nonsense\" is not a move: two squares or more were expected, as in 32-28 or \
         28x19; legal: 1-7, 2-8, 3-9, 4-10, 1-6, 2-7, 3-8, 4-9, 5-10",
    );
    check_fails(
        &["play", "--ruleset", "international", "--fen", "W:W28:B23", "28x19", "1-2"],
        "move 2, \"1-2\" is not a legal move here: The game is over. Black has no pieces left",
    );
}

#[test]
fn faults_name_their_token() {
    let known: Vec<_> = damiera::rulesets::ALL.iter().map(|entry| entry.rules.id).collect();
    check_fails(
        &["moves", "--ruleset", "chess"],
        &format!("there is no ruleset \"chess\": one of {} was expected", known.join(", ")),
    );
    check_fails(
        &["moves", "--ruleset", "house-1-rows.2-gap.7"],
        "\"gap.7\" is not a choice of house rules: one of gap.0, gap.1 was expected",
    );
    check_fails(
        &["moves", "--ruleset", "frysk", "--fen", "W:W99,51:B"],
        "the position cannot be read: \"99\" at 4: a square was expected, 1 to 50; \"51\" at 7: a \
         square was expected, 1 to 50",
    );
    check_fails(
        &["perft", "--ruleset", "frysk", "--depth", "99"],
        "depth 99 is out of range: 1 to 32 was expected",
    );
    check_fails(
        &["perft", "--ruleset", "frysk", "--depth", "x"],
        "invalid value 'x' for '--depth <N>': invalid digit found in string",
    );
    check_fails(&["moves"], "the following required arguments were not provided: --ruleset <ID>");
    check_fails(&[], "a command was expected; `damiera --help` lists them");
}

#[test]
fn help_and_version_succeed() {
    assert_eq!(run(&["--version"], "").code, Some(0));
    let help = run(&["--help"], "");
    assert_eq!((help.code, help.err.as_str()), (Some(0), ""));
    assert!(help.out.contains("rulesets"));
}

#[test]
fn a_closed_pipe_is_no_fault() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_damiera"))
        .args(["perft", "--ruleset", "international", "--depth", "6"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), [].as_slice()));
}

/// Positions from scaladraughts whose captures explode. The bounds leave room for a debug build on
/// a busy machine; a release build takes some hundredths of a second.
#[test]
#[expect(clippy::disallowed_methods, reason = "how long it takes is what is tested")]
fn exploding_captures_are_answered_soon() {
    let started = Instant::now();
    check(
        &[
            "moves",
            "--ruleset",
            "frisian",
            "--fen",
            "W:WK50:B3,7,10,12,13,14,17,20,21,23,25,30,32,36,38,39,41,43,K47",
        ],
        "50x46\t50\t46\t3,7,10,12,13,14,17,20,21,23,25,30,32,36,38,39,41,43,47\t0\n",
    );
    check_fails(
        &[
            "moves",
            "--ruleset",
            "frisian",
            "--fen",
            "W:WK5:BK2,K4,K7,K8,K9,K10,K11,K13,K15,K16,K18,K19,K20,K21,K22,K24,K27,K29,K30,K31,\
             K32,K33,K35,K36,K38,K40,K41,K42,K43,K44,K47,K49",
        ],
        "this position has too many captures to list: over 1048576 jumps",
    );
    assert!(started.elapsed() < Duration::from_secs(3));
}

#[test]
fn the_games_of_a_file_are_checked_one_a_line() {
    let input = "[GameType \"20\"]\n[Result \"2-0\"]\n1. 32-28 (1. 33-29) 19-23 2-0\n\
                 [GameType \"21\"][FEN \"B:W18:B15\"]\n1. 15x22 1-0\n";
    let run = run(&["pdn", "-"], input);
    assert_eq!(run.out, "international\t2\t2-0\t*\t\nenglish\t1\t1-0\t1-0\t\n");
    assert_eq!((run.err.as_str(), run.code), ("", Some(0)));
}

#[test]
fn a_file_with_faults_is_read_on_and_fails() {
    let input = "1. 32-28 19-23 33-29 *\n[GameType \"41\"] *\n1. 35-30 *";
    let run = run(&["pdn", "-"], input);
    assert_eq!(
        run.out,
        "international\t2\t*\t*\tline 1, column 16: \"33-29\" is not a legal move here: You must \
         capture: the man on 28 can take 23\n\
         ?\t0\t?\t?\tline 2, column 1: \"[GameType \"41\"]\": game type 41 is Spantsiretti, on ten \
         by eight squares, which is not played here\n\
         international\t1\t*\t*\t\n"
    );
    assert_eq!(run.err, "damiera: 2 of 3 games have faults; their lines say which\n");
    assert_eq!(run.code, Some(1));
    let told = self::run(&["pdn", "--ruleset", "frisian", "-"], "1. 32-28 *").out;
    assert_eq!(told, "frisian\t1\t*\t*\t\n");
    // A game type that is not known is none.
    for unknown in ["?", ""] {
        let input = format!("[GameType \"{unknown}\"]\n1. 32-28 *");
        assert_eq!(self::run(&["pdn", "-"], &input).out, "international\t1\t*\t*\t\n");
    }
}

#[test]
fn a_file_that_cannot_be_read_is_one_sentence() {
    let err = run(&["pdn", "no-such-file"], "").err;
    assert!(err.starts_with("damiera: \"no-such-file\" cannot be read: "), "{err}");
    for command in [&["pdn", "-"][..], &["link", "encode", "--pdn", "-"], &["review", "--pdn", "-"]]
    {
        let none = run(command, "\n");
        let sentence = "damiera: there is no game in -: tags or moves were expected\n";
        assert_eq!((none.err.as_str(), none.code), (sentence, Some(1)), "{command:?}");
    }
    let long = run(&["pdn", "-"], &" ".repeat((1 << 20) + 1));
    assert_eq!(long.err, "damiera: the file is too long: at most 1048576 bytes were expected\n");
    let many = run(&["pdn", "-"], &"1. 35-30 * ".repeat(10_001));
    assert_eq!(many.out.lines().count(), 10_000);
    let sentence = "damiera: the file has more than 10000 games; the others were not read\n";
    assert_eq!((many.err.as_str(), many.code), (sentence, Some(1)));
}
