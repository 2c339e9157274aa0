//! `damiera link`: what it prints is read back, and faults are sentences.

use super::{check, check_fails, run};

const JSON: &str = "{
  \"variant\": \"international\",
  \"moves\": \"32-28,19-23\",
  \"ply\": 1,
  \"orientation\": \"b\",
  \"marks\": \"28!\",
  \"arrows\": \"G28-23\",
  \"caption\": \"White says \\\"go\\\"\",
  \"level\": 4,
  \"final_fen\": \"W:W28,31,33-50:B1-18,20,23\",
  \"checked\": \"yes\",
  \"faults\": []
}
";

#[test]
fn a_link_is_encoded_and_decoded() {
    for form in ["compact", "readable"] {
        let encoded = run(&["link", "encode", "--form", form], JSON);
        assert_eq!((encoded.err.as_str(), encoded.code), ("", Some(0)));
        check(&["link", "decode", encoded.out.trim()], JSON);
        let base = "https://example.org/play";
        let args = ["link", "encode", "--form", form, "--base", base, "--json", JSON];
        check(&args, &format!("{base}#{}", encoded.out));
        check(&["link", "decode", &format!("<{base}#{}>.", encoded.out.trim())], JSON);
    }
}

#[test]
fn json_is_read_as_programs_write_it() {
    let json = r#" { "variant" : "dameo" , "moves":["c3-c4" ,"c6-c5"],"caption":"\u00e8 \ud83d\ude00\n","ply":0 } "#;
    check(
        &["link", "encode", "--form", "readable", "--json", json],
        "k=DC&v=1&g=dameo&m=c3-c4,c6-c5&ply=0&cap=è_😀%0A&k=SN\n",
    );
    check(&["link", "encode", "--json", r#"{"variant":"dameo"}"#], "1AgT6T0\n");
}

#[test]
fn what_is_wrong_with_json_is_one_sentence() {
    for (json, why) in [
        ("", "at 1, { was expected"),
        ("{\"variant\"}", "at 11, : was expected instead of \"}\""),
        ("{variant:1}", "at 2, a key in quotes was expected instead of \"v\""),
        ("{\"ply\":true}", "at 8, a text in quotes or a number was expected instead of \"t\""),
        ("{\"a\":\"\\x\"}", "at 7, an escape of JSON was expected instead of \"\\\""),
        ("{\"a\":\"\\ud800\"}", "at 7, an escape of JSON was expected instead of \"\\\""),
        ("{\"a\":\"b", "at 8, a closing quote was expected"),
        ("{\"a\":1} x", "at 9, the end was expected instead of \"x\""),
        ("{\"a\":[1,2}", "at 10, , or ] was expected instead of \"}\""),
    ] {
        check_fails(
            &["link", "encode", "--json", json],
            &format!("the JSON cannot be read: {why}"),
        );
    }
}

#[test]
fn what_is_wrong_with_a_link_is_one_sentence() {
    check_fails(
        &["link", "encode", "--json", r#"{"variant":"chess"}"#],
        "the link cannot be read: it names a game that this version does not know: \"chess\"",
    );
    check_fails(
        &["link", "encode", "--json", r#"{"variant":"dameo","levl":4,"level":9}"#],
        "the link has faults: \"lv=9\" was left out: a level (1 to 8, or 1.5, 2.5, 3.5, 4.5, 6.5) was expected; \
         there is no key \"levl\"",
    );
    check_fails(
        &["link", "decode", "hello"],
        "the link cannot be read: it does not say which game it is: \"g=\" in a link, or \"variant\" on a page, is missing",
    );
    let faulty = run(&["link", "decode", "g=international&m=32-28,1-2"], "");
    assert!(faulty.out.contains("\"moves\": \"32-28\",\n"), "{}", faulty.out);
    assert!(
        faulty.out.contains("\"faults\": [\"move 2 \\\"1-2\\\" was left out"),
        "{}",
        faulty.out
    );
    let why = "move 2 \"1-2\" was left out with all after it: \"1-2\" is not a legal move here";
    assert_eq!(faulty.err, format!("damiera: the link has faults: {why}\n"));
    assert_eq!(faulty.code, Some(1));
}

const GAMES: &str = "[Event \"One\"]
[GameType \"20\"]
1. 32-28 {[%csl G28] good} 19-23 (1... 18-23 2. 37-32) 2. 28x19 14x23 *

[Event \"Two\"]
[GameType \"20\"]
1. 33-29 2-0
";

#[test]
fn games_of_a_file_become_links_and_files_again() {
    for form in ["compact", "readable"] {
        let encoded = run(&["link", "encode", "--pdn", "-", "--form", form], GAMES);
        assert_eq!((encoded.err.as_str(), encoded.code), ("", Some(0)));
        let links: Vec<_> = encoded.out.lines().collect();
        assert_eq!(links.len(), 2);
        let file = run(&["link", "decode", "--format", "pdn", links[0]], "");
        let moves = "1. 32-28 {[%csl G28] good} 1... 19-23 (1... 18-23 2. 37-32) 2. 28x19 14x23 *";
        assert_eq!(file.out.lines().last().map(str::trim), Some(moves), "{}", file.out);
        let one = run(&["link", "encode", "--pdn", "-", "--form", form, "--game", "2"], GAMES);
        assert_eq!(one.out.trim(), links[1]);
        // What JSON says of it makes the same link.
        let json = run(&["link", "decode", links[0]], "");
        assert!(json.out.contains("\"tree\": \"32-28 {[%csl G28] good} 19-23 (18-23 37-32)"));
        assert!(json.out.contains("\"node\": \"0.0.0.0\""), "{}", json.out);
        let again = run(&["link", "encode", "--form", form], &json.out);
        assert_eq!(again.out.trim(), links[0]);
    }
}

#[test]
fn what_is_wrong_with_a_file_is_said_with_its_place() {
    let failed = |args: &[&str], input: &str| {
        let run = run(args, input);
        assert_eq!(run.code, Some(1), "{}", run.out);
        run.err
    };
    let file = ["link", "encode", "--pdn", "-"];
    let err = failed(&file, &GAMES.replace("28x19", "28x20"));
    assert!(err.contains("game 1 cannot be written as a link: line 3"), "{err}");
    let err = failed(&["link", "encode", "--pdn", "-", "--game", "3"], GAMES);
    assert!(err.contains("there is no game 3 in the file, which has 2"), "{err}");
    let err = failed(&["link", "decode", "g=international&m=32-28&t=32-28_(33-29"], "");
    assert!(err.contains("its variations cannot be read: line 1, column 7"), "{err}");
}
