//! Conversations in the Hub protocol.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use super::run;

/// Lines that are said while the engine thinks.
const DURING_SEARCH: [&str; 3] = ["ping", "stop", "ponder-hit"];

/// What is answered to these lines, line by line. As a driver would, it waits for the answer of a
/// search before it says what does not belong to it, and says `quit` at the end.
#[track_caller]
fn talk(lines: &[&str]) -> Vec<String> {
    let mut engine = Command::new(env!("CARGO_BIN_EXE_damiera"))
        .arg("hub")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = engine.stdin.take().unwrap();
    let mut output = BufReader::new(engine.stdout.take().unwrap()).lines().map(Result::unwrap);
    let mut heard = Vec::new();
    let mut is_searching = false;
    for line in lines.iter().chain(&["quit"]) {
        if is_searching && !DURING_SEARCH.contains(line) {
            for answer in output.by_ref() {
                let is_last = answer.starts_with("done") || answer.starts_with("error");
                heard.push(answer);
                if is_last {
                    break;
                }
            }
            is_searching = false;
        }
        writeln!(input, "{line}").unwrap();
        is_searching |= line.starts_with("go");
    }
    heard.extend(output);
    assert!(engine.wait().unwrap().success());
    heard
}

/// What is answered after `ready`.
#[track_caller]
fn answers(lines: &[&str]) -> Vec<String> {
    let mut all = vec!["hub", "init"];
    all.extend(lines);
    let answers = talk(&all);
    let ready = answers.iter().position(|line| line == "ready").expect("it is ready");
    answers[ready + 1..].to_vec()
}

/// The one answer after `ready` to a position and `go`.
#[track_caller]
fn best(variant: &str, position: &str, level: &str) -> String {
    let set = format!("set-param name=variant value={variant}");
    let answers = talk(&["hub", &set, "init", position, level, "go think"]);
    answers.last().expect("an answer").clone()
}

#[test]
fn it_introduces_itself_and_waits() {
    let lines = talk(&["hub"]);
    assert!(lines[0].starts_with("id name=Damiera version="), "{lines:?}");
    let variants = lines.iter().find(|line| line.starts_with("param name=variant ")).unwrap();
    for variant in ["normal", "frisian", "losing", "bt", "killer", "dameo-10x10-24"] {
        assert!(variants.contains(variant), "{variant} in {variants}");
    }
    assert_eq!(lines.last().unwrap(), "wait");
}

#[test]
fn a_forced_capture_is_played_with_what_it_takes() {
    // 32-28 19-23: White takes one man in one of the two ways there are to take it back.
    let position = "pos pos=start moves=\"32-28 19-23 28x19x23\"";
    let answer = best("normal", position, "level depth=1");
    let known = ["done move=13x24x19", "done move=14x23x19"];
    assert!(known.iter().any(|known| answer.starts_with(known)), "{answer}");
}

#[test]
fn every_depth_is_told_before_the_answer() {
    let lines = answers(&["pos pos=start", "level depth=4", "go think"]);
    let depths: Vec<_> = lines.iter().filter(|line| line.starts_with("info depth=")).collect();
    assert_eq!(depths.len(), 4, "{lines:?}");
    assert!(depths[3].starts_with("info depth=4 score="), "{}", depths[3]);
    for key in [" nodes=", " time=", " nps=", " pv=\""] {
        assert!(depths[3].contains(key), "{key} in {}", depths[3]);
    }
    let done = lines.last().unwrap();
    assert!(done.starts_with("done move=") && done.contains(" ponder="), "{done}");
}

#[test]
fn positions_are_set_up_by_number_in_every_variant() {
    // A lone king against a man that it takes: Black's man on 28 and a White king on 46.
    let mut squares = vec!["e"; 50];
    (squares[45], squares[27]) = ("W", "b");
    let position = format!("pos pos=W{}", squares.concat());
    let answer = best("normal", &position, "level depth=2");
    assert!(answer.starts_with("done move=46x") && answer.contains("x28"), "{answer}");
    // On 64 squares a1 is 57 and h8 is 8.
    let mut squares = vec!["e"; 64];
    (squares[56], squares[7]) = ("W", "B");
    let position = format!("pos pos=W{}", squares.concat());
    let answer = best("dameo", &position, "level depth=3");
    assert!(answer.starts_with("done move=57"), "{answer}");
}

/// By article 6.4 of the FMJD this is drawn in two plies, but a referee that counts king moves from the
/// promotion on lets it go on: after 11-50 46-28 both black king and game were lost.
#[test]
fn a_count_of_the_game_is_no_reason_to_lose_a_king() {
    let mut squares = vec!["e"; 50];
    (squares[9], squares[33], squares[49]) = ("w", "W", "B");
    let moves = "50-45 34-1 45-50 10-5 50-6 5-46 6-11 1-6";
    let position = format!("pos pos=B{} moves=\"{moves}\"", squares.concat());
    let answer = best("normal", &position, "level depth=8");
    assert!(answer.starts_with("done move=11-"), "{answer}");
    assert!(!answer.starts_with("done move=11-50"), "{answer}");
}

#[test]
fn a_ping_is_answered_and_unknown_lines_are_ignored() {
    assert_eq!(answers(&["ping", "sing loudly=\"a b\" x", "", "stop", "ping"]), ["pong", "pong"]);
}

#[test]
fn a_ping_during_a_search_is_answered_and_a_stop_ends_it() {
    let lines = answers(&["pos pos=start", "level infinite", "go analyze", "ping", "stop"]);
    assert!(lines.iter().any(|line| line == "pong"), "{lines:?}");
    assert!(lines.last().unwrap().starts_with("done move="), "{lines:?}");
}

#[test]
fn while_pondering_the_answer_waits_until_it_is_wanted() {
    let lines = answers(&["pos pos=start", "level depth=2", "go ponder", "ping", "ponder-hit"]);
    let place = |what: &str| lines.iter().position(|line| line.starts_with(what)).unwrap();
    assert!(place("pong") < place("done"), "{lines:?}");
    assert_eq!(lines.iter().filter(|line| line.starts_with("done")).count(), 1, "{lines:?}");
}

#[test]
fn what_is_said_during_a_search_is_heard_after_it_in_order() {
    let moves = ["32-28", "33-28", "31-27", "34-29"];
    let asked = moves.map(|mv| format!("pos pos=start moves=\"{mv}\"\ngo think\nping\n"));
    let told = run(&["hub"], &format!("hub\ninit\nlevel nodes=20000\n{}", asked.concat())).out;
    assert_eq!(told.lines().filter(|line| line.starts_with("done move=")).count(), moves.len());
    // A `quit` is obeyed at once.
    let all = "hub\ninit\nlevel infinite\npos pos=start\ngo think\ngo think\nquit\n";
    assert_eq!(run(&["hub"], all).code, Some(0));
}

#[test]
fn it_thinks_on_several_threads_and_can_be_stopped() {
    let set = "set-param name=threads value=2";
    let lines = talk(&["hub", set, "init", "pos pos=start", "level infinite", "go think", "stop"]);
    assert!(lines.iter().any(|line| line.starts_with("param name=threads value=1 ")), "{lines:?}");
    assert!(lines.last().unwrap().starts_with("done move="), "{lines:?}");
}

#[test]
fn what_is_wrong_is_told_in_a_sentence() {
    let cases = [
        ("pos pos=Xee", "pos 'Xee': W or B was expected first"),
        ("pos pos=Wee", "pos has 2 squares: 50 were expected"),
        ("pos pos=start moves=\"32-28 1-2\"", "'1-2' is not a legal move"),
        ("pos pos=start moves=\"32-99\"", "'32-99' is not a legal move"),
        ("level depth=x", "depth 'x': a number was expected"),
        ("level move-time=-1", "move-time '-1': a number was expected"),
        ("set-param name=variant value=chess", "there is no variant 'chess'"),
        ("set-param name=bb-size value=5", "bb-size '5': 0 to 4 was expected"),
        ("set-param name=threads value=0", "threads '0': 1 to 64 was expected"),
        ("set-param name=tt-size value=99", "tt-size '99': 10 to 28 was expected"),
    ];
    for (line, sentence) in cases {
        assert_eq!(answers(&[line]), [format!("error message=\"{sentence}\"")], "{line}");
    }
}

#[test]
fn the_end_of_the_input_ends_it_even_during_a_search() {
    let run = run(&["hub"], "hub\ninit\npos pos=start\nlevel infinite\ngo think\n");
    assert_eq!(run.code, Some(0));
}
