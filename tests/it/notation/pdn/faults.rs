//! Every fault is listed with its place, and what stands around it is read.

use damiera::notation::pdn::{self, MAX_FAULTS, MAX_TAGS};
use damiera::notation::tree::{MAX_COMMENT_BYTES, MAX_GLYPHS, MAX_PLIES};

use super::{check, record};

/// The faults of a game of International draughts.
#[track_caller]
fn check_faults(moves: &str, understood: &str, faults: &[&str]) {
    let lines: Vec<_> = faults.iter().map(|fault| format!("\n! {fault}")).collect();
    let text = format!("[GameType \"20\"]\n{moves}");
    check(&text, &format!("international {understood}{}", lines.concat()));
}

#[test]
fn a_bad_move_ends_its_line_alone() {
    check_faults(
        "1. 32-28 19-23\n2. 33-29 14-19 (14-20 {x}) 3. 28-22 2-0",
        "1. 32-28 19-23 2-0",
        &["line 3, column 4: \"33-29\" is not a legal move here"],
    );
    check_faults(
        "1. 32-28 (1. 33-27 19-23 (18-23)) 19-23 (20-25 29-24) 2. 28x19 *",
        "1. 32-28 19-23 (1... 20-25) 2. 28x19 *",
        &[
            "line 2, column 14: \"33-27\" is not a legal move here",
            "line 2, column 48: \"29-24\" is not a legal move here",
        ],
    );
}

#[test]
fn the_next_game_goes_on() {
    check(
        "[GameType \"20\"] 1. 32-27 19-24 2. 99-1 *\n[GameType \"21\"] 1. 9-14 *",
        "international 1. 32-27 19-24 *\n\
         ! line 1, column 35: \"99\" in \"99-1\" is not a square: 1 to 50 was expected\n\
         english 1. 9-14 *",
    );
}

#[test]
fn an_ambiguous_move_is_told_with_its_readings() {
    check_faults(
        "/FEN \"W:WK47:B14,19,29,31,42\"/ 47x36 *",
        "*",
        &[
            "line 2, column 32: \"47x36\" is ambiguous: 47x38x20x9x36 or 47x38x24x13x36 was expected",
        ],
    );
}

#[test]
fn unknown_words_are_left_out() {
    check_faults(
        "1. 32-28 resigns # 19-23 } ] /x *",
        "1. 32-28 19-23 *",
        &[
            "line 2, column 10: \"resigns\": a move, a comment, a variation, a glyph or a result was expected",
            "line 2, column 18: \"#\": a move, a comment, a variation, a glyph or a result was expected",
            "line 2, column 26: \"}\": a move, a comment, a variation, a glyph or a result was expected",
            "line 2, column 28: \"]\": a move, a comment, a variation, a glyph or a result was expected",
            "line 2, column 30: \"/x\": a move, a comment, a variation, a glyph or a result was expected",
        ],
    );
}

#[test]
fn text_behind_a_game_is_told_and_makes_no_game() {
    for (behind, tokens) in [
        ("hello ) {said}", &["hello", ")"][..]),
        ("Sent from my phone. 2 replies", &["Sent", "from", "my", "phone.", "2", "replies"]),
        ("---", &["---"]),
        ("text (11-15) behind", &["text", "(", "11-15", ")", "behind"]),
    ] {
        let records = super::records(&format!("[GameType \"20\"] 1. 32-28 2-0\n{behind}"));
        let left_out = |fault: &pdn::Fault| matches!(fault.reason, pdn::Reason::BehindResult);
        let faults = records[0].faults.iter().filter(|fault| left_out(fault));
        let found: Vec<_> = faults.map(|fault| fault.token.as_str()).collect();
        assert_eq!(
            found.iter().filter(|token| tokens.contains(token)).count(),
            tokens.len(),
            "{behind}"
        );
        assert!(records.len() == 1, "{behind}");
    }
    check(
        "[GameType \"20\"] 1. 32-28 2-0 {said} 1. 33-28 *",
        "international 1. 32-28 {said} 2-0\ninternational 1. 33-28 *",
    );
}

#[test]
fn the_first_of_two_results_counts() {
    check_faults(
        "1. 32-28 2-0 0-2 2-0 *",
        "1. 32-28 2-0",
        &["line 2, column 14: \"0-2\": the game has a result already, and the first counts"],
    );
}

#[test]
fn control_characters_in_tags_are_told_and_read_as_spaces() {
    let text = "[GameType \"20\"]\n[White \"Ann\0Lee\"]\n1. 32-28 *";
    check(
        text,
        "international 1. 32-28 *\n\
         ! line 2, column 1: \"[White \"Ann\u{fffd}Lee\"]\": the tag holds control characters, which are read as spaces",
    );
    let first = record(text);
    assert_eq!(first.tag("White"), Some("Ann Lee"));
    let written = pdn::write(&first.tags, first.tree.as_ref().unwrap(), first.result);
    let again = record(&written);
    assert_eq!((again.tag("White"), again.faults.len()), (Some("Ann Lee"), 0));
}

#[test]
fn a_result_against_the_rules_is_told_where_moves_were_left_out_too() {
    let text = "[Result \"0-2\"]\n[GameType \"20\"]\n[FEN \"W:W19:B\"]\n\n1. 28x19 *";
    let told = |text: &str| {
        record(text).faults.iter().map(|fault| fault.reason.to_string()).collect::<Vec<_>>()
    };
    let by_rules = "by the rules the result is 2-0".to_owned();
    assert!(told(text).contains(&by_rules), "{:?}", told(text));
    let first = record(text);
    let written = pdn::write(&first.tags, first.tree.as_ref().unwrap(), first.result);
    assert_eq!(told(&written), [by_rules]);
}

#[test]
fn a_move_that_was_not_written_down_ends_the_line() {
    check_faults(
        "1. 32-28 - 2. 37-32 *",
        "1. 32-28 *",
        &[
            "line 2, column 10: \"-\" is not a move: two squares or more were expected, as in 32-28 or 28x19",
        ],
    );
}

#[test]
fn parentheses_must_match() {
    check_faults(
        "1. 32-28) 19-23 (18-23 *",
        "1. 32-28 19-23 (1... 18-23 {*}) *",
        &[
            "line 2, column 9: \")\": a closing parenthesis was found without a variation",
            "line 2, column 17: \"(\": the variation has no closing parenthesis",
        ],
    );
    check_faults(
        "(1. 32-28) 33-28 *",
        "1. 33-28 *",
        &[
            "line 2, column 1: \"(\": a variation was found where there is no move that it could replace",
        ],
    );
}

#[test]
fn a_comment_without_an_end_stops_at_the_next_game() {
    check(
        "[GameType \"20\"]\n1. 32-28 {oops\n[GameType \"21\"]\n1. 9-14 {closed} {open",
        "international 1. 32-28 {oops} *\n\
         ! line 2, column 10: \"{oops\n\": the comment has no closing brace\n\
         english 1. 9-14 {closed open} *\n\
         ! line 4, column 18: \"{open\": the comment has no closing brace",
    );
}

#[test]
fn glyphs_stand_behind_moves() {
    let glyphs: Vec<_> = (10..10 + MAX_GLYPHS).map(|glyph| format!(" ${glyph}")).collect();
    check_faults(
        &format!("$1 1. 32-28{} $1 $99999 *", glyphs.concat()),
        &format!("1. 32-28{} *", glyphs.concat()),
        &[
            "line 2, column 1: \"$1\": a glyph was found where there is no move before it",
            "line 2, column 45: \"$1\": a glyph from $0 to $65535 was expected, and not more than 8 of them",
            "line 2, column 48: \"$99999\": a glyph from $0 to $65535 was expected, and not more than 8 of them",
        ],
    );
}

#[test]
fn a_position_that_cannot_be_set_up_ends_the_line() {
    check_faults(
        "1. 32-28 /FEN \"W:W99:B1\"/ 19-23 *",
        "1. 32-28 *",
        &[
            "line 2, column 10: \"/FEN \"W:W99:B1\"/\": the position cannot be set up: \"99\" at 9: a square was expected, 1 to 50",
        ],
    );
    check(
        "[GameType \"20\"]\n[FEN \"?:W31:B1\"] 1. 31-27 *",
        "international *\n\
         ! line 2, column 1: \"[FEN \"?:W31:B1\"]\": the position cannot be set up: \"?\" at 1: \
         the side to move must be known: W or B was expected",
    );
}

#[test]
fn tags_must_be_readable_and_agree() {
    check(
        "[GameType \"20\"]\n[White Jan]\n[Site \"a\"]\n[Site \"b\"] 1. 32-28 *",
        "international 1. 32-28 *\n\
         ! line 2, column 1: \"[White Jan]\": a tag was expected, as in [White \"Name\"]\n\
         ! line 4, column 1: \"[Site \"b\"]\": the tag is there more than once, and the first counts",
    );
    let many: Vec<_> = (1..=MAX_TAGS).map(|n| format!("[Tag{n} \"\"]\n")).collect();
    let record = record(&format!("[GameType \"20\"]\n{}*", many.concat()));
    assert_eq!(record.tags.len(), MAX_TAGS);
    let faults: Vec<_> = record.faults.iter().map(ToString::to_string).collect();
    assert_eq!(faults, ["line 65, column 1: \"[Tag64 \"\"]\": at most 64 tags were expected"]);
}

#[test]
fn a_game_that_is_not_offered_is_named() {
    for (tag, why) in [
        (
            "[GameType \"41\"]",
            "game type 41 is Spantsiretti, on ten by eight squares, which is not played here",
        ),
        (
            "[GameType \"43\"]",
            "game type 43 is two different games in hcheckers, which is not played here",
        ),
        ("[GameType \"55\"]", "game type 55 is not a game known here"),
        ("[GameType \"chess\"]", "a game type begins with a number, and \"chess\" does not"),
        (
            "[GameType \"21,W,8,8,A0,0\"]",
            "game type \"21,W,8,8,A0,0\" is another game than 21,B,8,8,N1,0, which is played here",
        ),
        (
            "[GameType \"20,W,8,8,N2,0\"]",
            "game type \"20,W,8,8,N2,0\" is another game than 20,W,10,10,N2,0, which is played here",
        ),
        (
            "[GameType \"97,W,8,8\"]",
            "game type \"97,W,8,8\" is another game than the 97 that is known here",
        ),
        ("[Ruleset \"chess\"]", "there is no game \"chess\" here"),
    ] {
        check(&format!("{tag} 1. 9-14 *"), &format!("?\n! line 1, column 1: \"{tag}\": {why}"));
    }
}

#[test]
fn results_must_be_results_and_agree() {
    check(
        "[GameType \"20\"]\n[Result \"won\"] 1. 32-28 *",
        "international 1. 32-28 *\n! line 2, column 1: \"[Result \"won\"]\": a result was expected: \
         1-0, 1/2-1/2, 0-1, 2-0, 1-1, 0-2, 0-0 or *",
    );
    check(
        "[GameType \"20\"]\n[Result \"2-0\"] 1. 32-28 1-1",
        "international 1. 32-28 2-0\n\
         ! line 2, column 1: \"[Result \"2-0\"]\": the tag says that the result is 2-0",
    );
    check(
        "[GameType \"20\"]\n[FEN \"W:W28:B23\"]\n[Result \"0-2\"] 1. 28x19 *",
        "international 1. 28x19 0-2\n\
         ! line 3, column 1: \"[Result \"0-2\"]\": by the rules the result is 2-0",
    );
}

#[test]
fn lines_and_comments_have_a_length() {
    let rounds = "32-28 20-25 28-32 25-20 ".repeat(MAX_PLIES / 4);
    let too_long = format!("[GameType \"20\"][FEN \"W:WK32:BK20\"] {rounds} 32-28 20-25 *");
    let found = record(&too_long);
    assert_eq!(found.tree.unwrap().main_line().len(), MAX_PLIES);
    assert_eq!(found.faults[0].reason.to_string(), "a line of at most 2000 plies was expected");
    let said = "a".repeat(MAX_COMMENT_BYTES + 1);
    let found = record(&format!("[GameType \"20\"] 1. 32-28 {{{said}}} 19-23 *"));
    assert_eq!(found.tree.unwrap().main_line().len(), 2);
    assert_eq!(
        found.faults[0].reason.to_string(),
        "a comment of 16385 bytes is too long: at most 16384 were expected"
    );
}

#[test]
fn many_faults_are_counted_and_few_listed() {
    let found = record(&format!("[GameType \"20\"] 1. 32-28 {}*", "# ".repeat(MAX_FAULTS + 7)));
    assert_eq!((found.faults.len(), found.n_more_faults), (MAX_FAULTS, 7));
}
