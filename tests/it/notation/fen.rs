//! FEN.

use damiera::notation::fen::{self, MAX_BYTES, MAX_FAULTS};
use damiera::rules::board::{Shape, Squares};
use damiera::rules::spec::Notation;
use damiera::rules::{Labels, Rules, Ruleset};
use damiera::rulesets::{ALL, compile, find};
use proptest::prelude::*;

use crate::playout::each_position;

/// A text that is read, and how it is written.
#[track_caller]
fn check(id: &str, text: &str, written: &str) {
    let ruleset = compile(id).unwrap();
    let position = fen::parse(&ruleset, text).unwrap();
    assert_eq!(fen::write(&ruleset, &position), written);
    assert_eq!(fen::parse(&ruleset, written).unwrap(), position);
}

/// All faults of a text.
#[track_caller]
fn check_faults(id: &str, text: &str, expected: &[&str]) {
    let error = fen::parse(&compile(id).unwrap(), text).unwrap_err();
    let faults: Vec<_> = error.faults.iter().map(ToString::to_string).collect();
    assert_eq!(faults, expected);
    assert_eq!(error.to_string(), expected.join("; "));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(16))]

    #[test]
    fn what_is_written_is_read_back(seed: u64) {
        each_position(seed, &mut |ruleset, position, _| {
            let text = fen::write(ruleset, position);
            assert_eq!(fen::parse(ruleset, &text).as_ref(), Ok(position), "{text}");
            let spaced = text.replace(':', " : ").replace(',', " , ").to_lowercase();
            let tagged = format!("[FEN \" {spaced}. \"]");
            assert_eq!(fen::parse(ruleset, &tagged).as_ref(), Ok(position), "{tagged}");
        });
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in "[WBwbKk0-9a-j:,.+?HF \"\\[\\]-]{0,60}") {
        for entry in ALL {
            let ruleset = Ruleset::new(&entry.rules);
            if let Ok(position) = fen::parse(&ruleset, &text) {
                assert_eq!(fen::parse(&ruleset, &fen::write(&ruleset, &position)), Ok(position));
            }
        }
    }
}

#[test]
fn every_start_is_written_in_its_ruleset_s_way() {
    let written = |id: &str| {
        let ruleset = compile(id).unwrap();
        fen::write(&ruleset, &ruleset.start())
    };
    assert_eq!(written("international"), "W:W31-50:B1-20");
    assert_eq!(written("polish"), "B:W31-50:B1-20");
    assert_eq!(written("frysk"), "W:W46-50:B1-5");
    assert_eq!(written("english"), "B:W21-32:B1-12");
    assert_eq!(
        written("dameo"),
        "W:Wa1,b1,c1,d1,e1,f1,g1,h1,b2,c2,d2,e2,f2,g2,c3,d3,e3,f3\
         :Bc6,d6,e6,f6,b7,c7,d7,e7,f7,g7,a8,b8,c8,d8,e8,f8,g8,h8"
    );
    assert_eq!(
        written("greek"),
        "W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3\
         :Ba6,b6,c6,d6,e6,f6,g6,h6,a7,b7,c7,d7,e7,f7,g7,h7"
    );
}

#[test]
fn either_side_comes_first_and_a_dot_last() {
    check("international", "B:B1-20:W31-50.", "B:W31-50:B1-20");
}

#[test]
fn spaces_case_quotes_and_tags_are_forgiven() {
    check("international", " w : w 31 - 33 , k 5 : b 1 . ", "W:WK5,31-33:B1");
    check("international", "\"W:W31:B1\"", "W:W31:B1");
    check("international", "[FEN \"W:W31:B1.\"]", "W:W31:B1");
    check("dameo", "b:wA1,kC3:bh8", "B:Wa1,Kc3:Bh8");
}

#[test]
fn two_men_are_no_range_and_three_are() {
    check("international", "W:W31,32,34,35,36:B", "W:W31,32,34-36:B");
    check("international", "W:W31-36,38:BK1-3,4-6", "W:W31-36,38:BK1,K2,K3,4-6");
}

#[test]
fn a_side_may_be_empty_or_missing() {
    check("international", "W:W50:B", "W:W50:B");
    check("international", "W:W28", "W:W28:B");
    check("international", "W:B1", "W:W:B1");
}

#[test]
fn lettered_ranges_run_along_a_row() {
    check("dameo", "W:Wa1-c1,Kb2-c2:Bh8", "W:Wa1,b1,c1,Kb2,Kc2:Bh8");
    check("dameo-10x10-28", "W:Wj10:BKa1-c1", "W:Wj10:BKa1,Kb1,Kc1");
}

#[test]
fn letters_go_up_to_l_and_k_may_be_a_file() {
    let international = find("international").unwrap().rules;
    let board = Shape { width: 12, height: 12, squares: Squares::Dark };
    let notation = Notation { labels: Labels::Algebraic, ..international.notation };
    let ruleset = Ruleset::new(&Rules { board, notation, ..international });
    for text in ["W:Wk5,Kk7,l12:BKl2", "W:Wa1:BKk11"] {
        let position = fen::parse(&ruleset, text).unwrap();
        assert_eq!(fen::write(&ruleset, &position), text);
    }
}

#[test]
fn lidraughts_counts_are_read_over_and_its_king_moves_kept() {
    check("international", "W:W31:B1:H0:F1", "W:W31:B1");
    check("international", "W:W31:B1:+0+0", "W:W31:B1");
    check("frisian", "W:WK46,31:B1,K5:H3:F20:+105+346", "W:W31,K46:B1,K5:+105+346");
    check("frisian", "W:WK12,31:BK1:+0+312", "W:WK12,31:BK1:+0+312");
    check("frisian", "B:W31,K12:B1:+0+0", "B:WK12,31:B1");
}

#[test]
fn a_counter_that_cannot_matter_is_dropped() {
    check("frisian", "W:WK12:BK1:+0+312", "W:WK12:BK1");
}

#[test]
fn every_faulty_square_is_named_with_its_place() {
    check_faults(
        "international",
        "W:W31,51,K0,x:B1,,a2,31",
        &[
            "\"51\" at 7: a square was expected, 1 to 50",
            "\"K0\" at 10: a square was expected, 1 to 50",
            "\"x\" at 13: a square was expected, 1 to 50",
            "\"\" at 18: a square was expected, 1 to 50",
            "\"a2\" at 19: a square was expected, 1 to 50",
            "\"31\" at 22: square 31 is occupied already",
        ],
    );
    check_faults(
        "dameo",
        "W:Wa9,i1,Ka0:B22",
        &[
            "\"a9\" at 4: a square was expected, a1 to h8",
            "\"i1\" at 7: a square was expected, a1 to h8",
            "\"Ka0\" at 10: a square was expected, a1 to h8",
            "\"22\" at 15: a square was expected, a1 to h8",
        ],
    );
}

#[test]
fn ranges_rise_and_stay_on_the_board() {
    check_faults(
        "international",
        "W:W36-31,49-51:B1-",
        &[
            "\"36-31\" at 4: a rising range of squares was expected, within 1 to 50",
            "\"49-51\" at 10: a rising range of squares was expected, within 1 to 50",
            "\"1-\" at 17: a rising range of squares was expected, within 1 to 50",
        ],
    );
    check_faults(
        "dameo",
        "W:Wa1-a3,c1-a1:B",
        &[
            "\"a1-a3\" at 4: a range along one row was expected, from left to right, within a1 to h8",
            "\"c1-a1\" at 10: a range along one row was expected, from left to right, within a1 to h8",
        ],
    );
}

#[test]
fn the_side_to_move_must_be_known() {
    check_faults(
        "international",
        "?:W31:B1",
        &["\"?\" at 1: the side to move must be known: W or B was expected"],
    );
    check_faults(
        "international",
        " x:W31:B51",
        &[
            "\"x\" at 2: the side to move was expected first: W or B",
            "\"51\" at 9: a square was expected, 1 to 50",
        ],
    );
    check_faults("international", "", &["\"\" at 1: the side to move was expected first: W or B"]);
}

#[test]
fn fields_are_sides_or_counters() {
    check_faults(
        "international",
        "W:31:W32:W33:Hx",
        &[
            "\"31\" at 3: a side's squares were expected, W or B before them",
            "\"W33\" at 10: W squares were given before",
            "\"Hx\" at 14: a side's squares were expected, W or B before them",
        ],
    );
}

#[test]
fn the_position_itself_must_make_sense() {
    check_faults("international", "W:W:B", &["there is no piece on the board"]);
    check_faults("international", "W", &["there is no piece on the board"]);
    check_faults("international", "W:WK31,32:B1:+0+231", &["these rules do not count king moves"]);
    check_faults(
        "frisian",
        "W:WK31,32:B1:+0+432",
        &["the king-move counter is 4, but a king may make at most 3 moves in a row"],
    );
    check_faults(
        "frisian",
        "W:WK31,32:B1:+0+232",
        &["the king-move counter names square 32, where that side has no king"],
    );
}

#[test]
fn counters_are_a_digit_and_a_square() {
    let expected = "a count of king moves was expected and, unless it is 0, the two digits of the \
                    king's square, as in 312";
    check_faults(
        "frisian",
        "W:WK31,32:B1:+05+3",
        &[&format!("\"05\" at 15: {expected}"), &format!("\"3\" at 18: {expected}")],
    );
    check_faults(
        "frisian",
        "W:WK31,32:B1:+0",
        &["\"+0\" at 14: Black's and White's king moves were expected, as in +0+312"],
    );
}

#[test]
fn long_texts_and_many_faults_have_a_bound() {
    check_faults(
        "international",
        &"W".repeat(MAX_BYTES + 1),
        &["a text of at most 1048576 bytes was expected"],
    );
    let ruleset = compile("international").unwrap();
    let error = fen::parse(&ruleset, &format!("W:W{}", "99,".repeat(MAX_FAULTS + 6))).unwrap_err();
    assert_eq!((error.faults.len(), error.n_more), (MAX_FAULTS, 7));
    assert!(error.to_string().ends_with("; and 7 more"));
    let error = fen::parse(&ruleset, &format!("W:W{}", "9".repeat(100))).unwrap_err();
    assert_eq!(error.faults[0].token, format!("{}…", "9".repeat(24)));
}
