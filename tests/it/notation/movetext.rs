//! Moves.

use damiera::notation::movetext::{parse, write};
use damiera::notation::{fen, movetext};
use damiera::rules::{Bits, Move, Position, Ruleset};
use damiera::rulesets::compile;
use proptest::prelude::*;

use crate::playout::each_position;

fn legal(id: &str, fen: &str) -> (Ruleset, Position, Vec<Move>) {
    let ruleset = compile(id).unwrap();
    let position = fen::parse(&ruleset, fen).unwrap();
    let legal = ruleset.legal_moves(&position).unwrap();
    (ruleset, position, legal)
}

/// How the legal moves of a position are written, in order of the texts.
#[track_caller]
fn check_written(id: &str, fen: &str, expected: &[&str]) {
    let (ruleset, position, legal) = legal(id, fen);
    let mut texts: Vec<_> = legal.iter().map(|mv| write(&ruleset, &position, &legal, mv)).collect();
    texts.sort();
    assert_eq!(texts, expected);
}

/// Texts that are read as the move that is written so.
#[track_caller]
fn check_read(id: &str, fen: &str, texts: &[&str], written: &str) {
    let (ruleset, position, legal) = legal(id, fen);
    for text in texts {
        let mv = parse(&ruleset, &position, &legal, text).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(write(&ruleset, &position, &legal, &mv), written, "{text}");
    }
}

/// Why a text is not a move.
#[track_caller]
fn check_refused(id: &str, fen: &str, text: &str, expected: &str) {
    let (ruleset, position, legal) = legal(id, fen);
    let error = parse(&ruleset, &position, &legal, text).unwrap_err();
    assert_eq!(error.to_string(), expected);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(16))]

    #[test]
    fn what_is_written_is_read_back_and_no_two_moves_read_alike(seed: u64) {
        each_position(seed, &mut |ruleset, position, legal| {
            let mut texts = Vec::new();
            for mv in legal {
                let text = write(ruleset, position, legal, mv);
                let read = parse(ruleset, position, legal, &text);
                assert_eq!(read.as_ref(), Ok(mv), "{} {text}", fen::write(ruleset, position));
                texts.push(text);
            }
            texts.sort();
            texts.dedup();
            assert_eq!(texts.len(), legal.len(), "{}", fen::write(ruleset, position));
        });
    }

    #[test]
    fn every_route_is_read(seed: u64) {
        each_position(seed, &mut |ruleset, position, legal| {
            for mv in legal {
                for route in ruleset.routes(position, mv).unwrap() {
                    let squares = [mv.from].into_iter().chain(route.landings);
                    let labels: Vec<_> =
                        squares.map(|sq| ruleset.board().label(sq).to_string()).collect();
                    let text = labels.join("x");
                    assert_eq!(parse(ruleset, position, legal, &text).as_ref(), Ok(mv), "{text}");
                }
            }
        });
    }

    #[test]
    fn the_hub_protocol_s_captures_are_read_or_ambiguous(seed: u64) {
        each_position(seed, &mut |ruleset, position, legal| {
            for mv in legal.iter().filter(|mv| mv.is_capture()) {
                let squares = [mv.from, mv.to].into_iter().chain(mv.captured.squares());
                let labels: Vec<_> =
                    squares.map(|sq| ruleset.board().label(sq).to_string()).collect();
                match parse(ruleset, position, legal, &labels.join("x")) {
                    Ok(read) => assert_eq!(&read, mv),
                    Err(movetext::MoveTextError::Ambiguous { candidates, .. }) => {
                        assert!(candidates.contains(&write(ruleset, position, legal, mv)));
                    }
                    Err(error) => panic!("{} {error}", fen::write(ruleset, position)),
                }
            }
        });
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in "[0-9a-kxX:!?\u{d7} -]{0,20}") {
        each_position(1, &mut |ruleset, position, legal| {
            if let Ok(mv) = parse(ruleset, position, legal, &text) {
                assert!(legal.contains(&mv));
            }
        });
    }
}

#[test]
fn routes_are_written_only_where_captures_read_alike() {
    // PDN 3.0, grammar; pydraughts, test_ambiguous_moves.py.
    check_written("international", "W:WK47:B14,19,29,31,42", &["47x38x20x9x36", "47x38x24x13x36"]);
    // py-draughts, test_standard_board.py.
    check_written("international", "W:WK4:B13,20,32,37", &["4x27x38x15", "4x31x42x15"]);
    check_written("international", "B:W6,24,28,38,41:B13,K49", &["49x30", "49x35"]);
}

#[test]
fn a_circle_goes_back_to_where_it_began() {
    // pydraughts, test_ambiguous_moves.py.
    let fen = "W:WK38:B18,19,32,33";
    check_written("international", fen, &["38x38", "38x42", "38x43", "38x47", "38x49"]);
    check_read("international", fen, &["38x27x13x24x38", "38x24x13x27x38", "38x38"], "38x38");
    check_read("international", fen, &["38x24x13x27x43"], "38x43");
    check_read("international", fen, &["38x27x13x24x47"], "38x47");
}

#[test]
fn rulesets_with_letters_write_every_landing() {
    // "Dameo", "Dama Greca".
    check_written("dameo", "W:We2:Be3,f4,g5", &["e2xe4xg4xg6"]);
    check_written("dameo", "W:Wa6:Ba7,b8,d8,e7,Kg8", &["a6xa8xc8xe8xe6"]);
    check_written("dameo", "W:Wa6:Ba7,b8,d8,Kg8", &["a6xa8xc8xe8"]);
    check_written("greek", "W:We2,c5:Bf2,Kg3,g5,c6", &["e2xg2xg4xg6"]);
    check_written("greek", "W:WKc6:Bc3,e2,Kg4", &["c6xc2xg2xg5"]);
    check_written("greek", "W:WKc6:Bc3,b2,e2,g4", &["c6xc2xg2xg5"]);
}

#[test]
fn lines_of_men_are_written_from_the_rear() {
    // "Dameo": c8-c7-c6 steps to c7-c6-c5, d2-e3 to e3-f4.
    check_read("dameo", "B:Bc8,c7,c6:Wh1", &["c8-c5", "c8c7c6-c5", "c8-c7-c6-c5", "c8c5"], "c8-c5");
    check_read("dameo", "W:Wd2,e3:Bh8", &["d2-f4", "d2e3-f4", "D2E3-F4"], "d2-f4");
    // J.P. Neto writes the line.
    check_read("dameo", "W:Wf2,f3:Ba8", &["f2f3-f4"], "f2-f4");
}

#[test]
fn separators_zeros_case_and_opinions_are_forgiven() {
    let start = "W:W31-50:B1-20";
    let texts = ["32-28", "32x28", "32:28", "32 28", "3228", "032-028", " 32 - 28 ", "32-28!?"];
    check_read("international", start, &texts, "32-28");
    check_read("dameo", "W:Wa3:Bh8", &["a3-a4", "a3a4", "A3:a4", "a3 a4!"], "a3-a4");
    check_read("international", "W:W28:B23", &["28x19", "28-19", "2819", "28:19"], "28x19");
    check_read("english", "B:B1,9:W32", &["1-5", "01-05", "0105", "105"], "1-5");
}

#[test]
fn a_k_behind_a_move_that_crowns_is_forgiven() {
    check_read("dameo", "W:Wd6,d7,a1:Bh8", &["d6d8K", "d6-d8k"], "d6-d8");
    check_refused(
        "dameo",
        "W:Wd2:Bh8",
        "d2-d3K",
        "\"d2-d3K\" ends in K, but d2-d3 does not crown a man",
    );
}

#[test]
fn the_captured_squares_of_the_hub_protocol_are_read() {
    // Hub 2; pydraughts, test_move.py.
    check_read(
        "international",
        "W:W42:B28,38",
        &["42x22x28x38", "42x22x38x28", "42x33x22"],
        "42x22",
    );
    check_read("international", "W:W28:B23", &["28x19x23"], "28x19");
}

#[test]
fn a_route_may_be_named_in_part_if_that_tells_it_apart() {
    let fen = "W:WK47:B14,19,29,31,42";
    check_read("international", fen, &["47x24x36", "47x24x13x36", "47x13x36"], "47x38x24x13x36");
    check_read("international", fen, &["47x20x36", "47x9x36"], "47x38x20x9x36");
    // The same as 47x38x24x13x36, with the first stop named elsewhere on its line.
    check_read("international", fen, &["47x33x24x13x36"], "47x38x24x13x36");
}

#[test]
fn captures_of_other_records_are_read() {
    // py-draughts, test_standard_board.py.
    check_read("international", "B:WK2,28,31,44:B20,K50", &["50x39x22x36"], "50x36");
    check_read("international", "B:W6,24,28,38,41:B13,K49", &["49x32x19x30"], "49x30");
    check_read("international", "B:W6,24,28,38,41:B13,K49", &["49x32x19x35"], "49x35");
    // pydraughts, test_game.py.
    let fen = "W:WK4,36,41,42,43,44,46,47,48,49,50:B1,2,6,12,14,17,18,23";
    check_written("frisian", fen, &["4x22", "4x27", "4x28", "4x31", "4x33", "4x39"]);
    check_read("frisian", fen, &["4-24-22-11-13-22", "4-24-22-13-11-22"], "4x22");
    check_read("frisian", fen, &["4-24-22-11-13-27"], "4x27");
    check_read("frisian", fen, &["4-24-22-11-13-31"], "4x31");
    check_read("frisian", fen, &["4-24-22-13-11-28"], "4x28");
    check_read("frisian", fen, &["4-24-22-13-11-33"], "4x33");
    check_read("frisian", fen, &["4-24-22-13-11-39"], "4x39");
    check_read("frisian", "W:W31:B27,18,K14,25,K40", &["31x22x13x15x35x44"], "31x44");
}

#[test]
fn what_is_no_move_is_said_to_be_none() {
    let start = "W:W31-50:B1-20";
    let example = "two squares or more were expected, as in 32-28 or 28x19";
    for text in ["", "32", "!", "hello", "32-", "3"] {
        check_refused(
            "international",
            start,
            text,
            &format!("\"{text}\" is not a move: {example}"),
        );
    }
    check_refused(
        "international",
        start,
        "32-51",
        "\"51\" in \"32-51\" is not a square: 1 to 50 was expected",
    );
    check_refused(
        "dameo",
        "W:Wa1:Bh8",
        "a1-a9",
        "\"a9\" in \"a1-a9\" is not a square: a1 to h8 was expected",
    );
    check_refused("international", start, "32-22", "\"32-22\" is not a legal move here");
    check_refused(
        "international",
        start,
        &"3".repeat(600),
        "a move of 600 bytes is too long: at most 512 were expected",
    );
}

#[test]
fn what_could_be_several_moves_names_them() {
    check_refused(
        "international",
        "W:WK47:B14,19,29,31,42",
        "47x36",
        "\"47x36\" is ambiguous: 47x38x20x9x36 or 47x38x24x13x36 was expected",
    );
    check_refused(
        "international",
        "W:WK4:B13,20,32,37",
        "4x15",
        "\"4x15\" is ambiguous: 4x27x38x15 or 4x31x42x15 was expected",
    );
}

#[test]
fn what_is_written_is_found_again() {
    each_position(1, &mut |ruleset, position, legal| {
        for mv in legal {
            let text = movetext::write(ruleset, position, legal, mv);
            assert_eq!(movetext::find(ruleset, position, legal, &text), Some(*mv), "{text}");
        }
        assert_eq!(movetext::find(ruleset, position, legal, "1-99"), None);
    });
}
