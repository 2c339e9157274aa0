//! The reference against the rules texts, published figures and engines of other people.

use std::fs;
use std::path::PathBuf;

use super::{Play, Reference, Side, Sq, State};

/// The games that it knows.
pub(crate) const IDS: [&str; 31] = [
    "international",
    "international-pergioco",
    "polish",
    "frisian",
    "frisian-pergioco",
    "frysk",
    "english",
    "dameo",
    "dameo-10x10-28",
    "dameo-10x10-24",
    "greek",
    "greek-free",
    "greek-promote",
    "english-huff",
    "greek-forfeit",
    "turkish",
    "armenian",
    "croda",
    "russian",
    "brazilian",
    "pool",
    "jamaican",
    "czech",
    "thai",
    "italian",
    "spanish",
    "portuguese",
    "canadian",
    "killer",
    "losing",
    "breakthrough",
];
/// Rulesets whose first mover is Black.
const BLACK_BEGINS: [&str; 6] = ["polish", "english", "english-huff", "pool", "jamaican", "thai"];

/// Larger perft figures are the business of the fast generator.
const MAX_PERFT_NODES: u64 = 20_000;
/// Of the random positions every this many are enough for a debug run; all of them agree.
const COUNTS_STRIDE: usize = 7;

fn reference(id: &str) -> Reference {
    Reference::of(id).unwrap_or_else(|| panic!("no reference for {id}"))
}

fn position(rules: &Reference, fen: &str) -> State {
    rules.parse_fen(fen).unwrap_or_else(|| panic!("not a position: {fen}"))
}

fn data_path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name)
}

fn data(name: &str) -> String {
    fs::read_to_string(data_path(name)).unwrap_or_else(|why| panic!("{name}: {why}"))
}

/// The records of a data file: its paragraphs, each a list of words and the rest of their line.
fn records(text: &str) -> Vec<Vec<(&str, &str)>> {
    let paragraphs = text.split("\n\n").map(|paragraph| {
        let lines = paragraph.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
        lines.map(|line| line.split_once(' ').unwrap_or((line, ""))).collect::<Vec<_>>()
    });
    paragraphs.filter(|record| !record.is_empty()).collect()
}

fn field<'a>(record: &[(&str, &'a str)], name: &str) -> &'a str {
    let found = record.iter().find(|(word, _)| *word == name);
    found.unwrap_or_else(|| panic!("no {name} in {record:?}")).1
}

/// A move as the data files write it: `28-22`, or `47x36:14,19,31` with the captured squares row by
/// row from the top, and a `+` if it promotes.
fn token(rules: &Reference, play: &Play) -> String {
    let ends = [rules.number(play.from), rules.number(play.to)];
    let mark = if play.promotes { "+" } else { "" };
    if play.captured.is_empty() {
        return format!("{}{mark}", ends.join("-"));
    }
    let mut captured: Vec<Sq> = play.captured.iter().copied().collect();
    captured.sort_by_key(|&(x, y)| (y, x));
    let captured: Vec<String> = captured.into_iter().map(|sq| rules.number(sq)).collect();
    format!("{}:{}{mark}", ends.join("x"), captured.join(","))
}

fn tokens(rules: &Reference, state: &State) -> Vec<String> {
    let mut found: Vec<String> = rules.legal(state).iter().map(|play| token(rules, play)).collect();
    found.sort();
    found
}

#[test]
fn every_ruleset_has_data() {
    for id in IDS {
        assert!(data_path(&format!("perft/{id}.perft")).exists(), "no perft file for {id}");
        assert!(data_path(&format!("moves/{id}.moves")).exists(), "no moves file for {id}");
    }
    assert_eq!(Reference::of("chess"), None);
}

#[test]
fn starts_are_as_the_texts_say() {
    let check = |id: &str, fen: &str, size: i8| {
        let rules = reference(id);
        assert_eq!(rules.start(), position(&rules, fen), "{id}");
        assert_eq!(rules.size(), (size, size), "{id}");
    };
    check("international", "W:W31-50:B1-20", 10);
    check("international-pergioco", "W:W31-50:B1-20", 10);
    check("polish", "B:W31-50:B1-20", 10);
    check("frisian", "W:W31-50:B1-20", 10);
    check("frysk", "W:W46-50:B1-5", 10);
    check("english", "B:W21-32:B1-12", 8);
    check("dameo", "W:Wa1-h1,b2-g2,c3-f3:Ba8-h8,b7-g7,c6-f6", 8);
    check("dameo-10x10-28", "W:Wa1-j1,b2-i2,c3-h3,d4-g4:Ba10-j10,b9-i9,c8-h8,d7-g7", 10);
    check("dameo-10x10-24", "W:Wa1-j1,b2-i2,c3-h3:Ba10-j10,b9-i9,c8-h8", 10);
    for id in ["greek", "greek-free", "greek-promote", "greek-forfeit", "turkish", "armenian"] {
        check(id, "W:Wa2-h2,a3-h3:Ba6-h6,a7-h7", 8);
    }
    check("croda", "W:Wa1-h3:Ba6-h8", 8);
    for id in ["russian", "brazilian", "czech"] {
        check(id, "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6-h6,a7-g7,b8-h8", 8);
    }
    for id in ["english-huff", "pool"] {
        check(id, "B:W21-32:B1-12", 8);
    }
    check("italian", "W:W21-32:B1-12", 8);
    for id in ["spanish", "portuguese"] {
        check(id, "W:W1-12:B21-32", 8);
    }
    check("thai", "B:W25-32:B1-8", 8);
    check("canadian", "W:W43-72:B1-30", 12);
    for id in ["killer", "losing", "breakthrough"] {
        check(id, "W:W31-50:B1-20", 10);
    }
}

#[test]
fn squares_are_labeled_as_the_texts_say() {
    let check = |id: &str, label: &str, sq: Sq| {
        let rules = reference(id);
        assert!(rules.is_square(sq), "{id} {sq:?}");
        assert_eq!(rules.square(label), Some(sq), "{id} {label}");
        assert_eq!(rules.number(sq), label, "{id} {sq:?}");
    };
    check("international", "1", (1, 0));
    check("international", "46", (0, 9));
    check("international", "50", (8, 9));
    check("english", "1", (1, 0));
    check("english", "29", (0, 7));
    check("dameo", "a1", (0, 7));
    check("dameo", "h8", (7, 0));
    check("dameo-10x10-28", "j10", (9, 0));
    check("russian", "a1", (0, 7));
    check("russian", "h8", (7, 0));
    check("pool", "29", (0, 7));
    check("italian", "1", (0, 0));
    check("italian", "32", (7, 7));
    check("spanish", "1", (7, 7));
    check("spanish", "4", (1, 7));
    check("spanish", "32", (0, 0));
    check("thai", "1", (1, 0));
    check("thai", "32", (6, 7));
    check("canadian", "6", (11, 0));
    check("canadian", "67", (0, 11));
    assert!(!reference("english").is_square((0, 0)), "a light square");
    assert!(!reference("russian").is_square((1, 7)), "a light square");
    assert!(!reference("italian").is_square((0, 7)), "the corner is not played on");
    assert_eq!(reference("russian").square("b1"), None);
    assert_eq!(reference("english").square("33"), None);
    assert_eq!(reference("dameo").square("i1"), None);
}

#[test]
fn perft_agrees_with_published_figures() {
    for id in IDS {
        let rules = reference(id);
        for record in records(&data(&format!("perft/{id}.perft"))) {
            let state = position(&rules, field(&record, "fen"));
            if field(&record, "id") == "start" {
                assert_eq!(state, rules.start(), "{id}");
            }
            for (_, row) in record.iter().filter(|(word, _)| *word == "perft") {
                let (depth, nodes) = row.split_once(' ').unwrap();
                let nodes: u64 = nodes.parse().unwrap();
                if nodes < MAX_PERFT_NODES {
                    let found = rules.perft(&state, depth.parse().unwrap());
                    assert_eq!(found, nodes, "{id} {} depth {depth}", field(&record, "id"));
                }
            }
        }
    }
}

#[test]
fn legal_counts_agree_with_other_engines() {
    let name = |id: &str| format!("counts/{id}.counts");
    let counted: Vec<_> = IDS.into_iter().filter(|id| data_path(&name(id)).exists()).collect();
    assert_eq!(counted.len(), 13);
    for id in counted {
        let rules = reference(id);
        let text = data(&name(id));
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        for line in lines.step_by(COUNTS_STRIDE) {
            let (fen, count) = line.split_once(' ').unwrap();
            let found = rules.legal(&position(&rules, fen)).len();
            assert_eq!(found.to_string(), count, "{id} {fen}");
        }
    }
}

#[test]
fn legal_lists_agree_with_the_rules() {
    for id in IDS {
        let rules = reference(id);
        for record in records(&data(&format!("moves/{id}.moves"))) {
            let mut expected: Vec<&str> = field(&record, "moves").split_whitespace().collect();
            expected.sort_unstable();
            let state = position(&rules, field(&record, "fen"));
            assert_eq!(tokens(&rules, &state), expected, "{id} {}", field(&record, "id"));
        }
    }
}

#[test]
fn fen_round_trips() {
    for id in IDS {
        let rules = reference(id);
        for record in records(&data(&format!("moves/{id}.moves"))) {
            let state = position(&rules, field(&record, "fen"));
            assert_eq!(position(&rules, &rules.fen(&state)), state, "{id} {}", rules.fen(&state));
        }
    }
    let rules = reference("frisian");
    let text = "B:WK4,46:B6,K12:+312+104";
    assert_eq!(rules.fen(&position(&rules, text)), text);
    assert_eq!(rules.fen(&position(&rules, "W:B6:W46:H3:F12.")), "W:W46:B6");
}

#[test]
fn wrong_fens_are_refused() {
    let check = |id: &str, fen: &str| assert_eq!(reference(id).parse_fen(fen), None, "{id} {fen}");
    check("international", "");
    check("international", "W:W31");
    check("international", "X:W31:B1");
    check("international", "W:W31:W1");
    check("international", "W:W51:B1");
    check("international", "W:W31,31:B1");
    check("international", "W:W31:B1,31");
    check("international", "W:WK31:B1:+0+131");
    check("dameo", "W:Wi1:Ba8");
    check("frisian", "W:W31:B1:+0");
    check("frisian", "W:W31:B1:+0+131");
    check("frisian", "W:W46,K31:B1:+0+431");
}

/// Plays `token` in `fen` and compares the position it leads to.
fn check_play(id: &str, fen: &str, play: &str, expected: &str) {
    let rules = reference(id);
    let state = position(&rules, fen);
    let legal = rules.legal(&state);
    let found = legal.iter().find(|found| token(&rules, found) == play);
    let found = found.unwrap_or_else(|| panic!("{fen}: {play} is not among {legal:?}"));
    assert_eq!(rules.fen(&rules.play(&state, found)), expected, "{fen} {play}");
}

#[test]
fn a_move_changes_the_board_as_the_texts_say() {
    check_play("international", "W:W28:B22,50", "28x17:22", "B:W17:B50");
    check_play("international", "W:W7:B20", "7-1+", "B:WK1:B20");
    check_play("dameo", "W:Wd2,e3:Bh8", "d2-f4", "B:We3,f4:Bh8");
    check_play("dameo", "W:Wd6,d7:Bh7", "d6-d8+", "B:Wd7,Kd8:Bh7");
    check_play("greek-promote", "W:Wa6:Ba7,b8,d8,e7", "a6xe6:b8,d8,a7,e7+", "B:WKe6:B");
    check_play("english", "W:W10:B7,8", "10x3:7+", "B:WK3:B8");
    check_play("russian", "W:Wh6:Bg7,c5", "h6xa3:g7,c5+", "B:WKa3:B");
    check_play("brazilian", "W:Wh6:Bg7,e7", "h6xd6:e7,g7", "B:Wd6:B");
    check_play("spanish", "W:W22:B27,28", "22x31:27+", "B:WK31:B28");
    check_play("thai", "W:WK4:B11", "4x15:11", "B:WK15:B");
}

#[test]
fn frisian_king_moves_are_counted() {
    let check = |fen, play, expected| check_play("frisian", fen, play, expected);
    // FRI 17: the first, second and third move of the same king.
    check("W:WK12,46:B6", "12-7", "B:WK7,46:B6:+0+107");
    check("W:WK12,46:B6:+0+112", "12-7", "B:WK7,46:B6:+0+207");
    check("W:WK12,46:B6:+0+212", "12-7", "B:WK7,46:B6:+0+307");
    // Another king begins at one.
    check("W:WK12,K50,46:B6:+0+312", "50-45", "B:WK12,K45,46:B6:+0+145");
    // A move of a man, and any capture, lift the limit.
    check("W:WK12,46:B6:+0+312", "46-41", "B:WK12,41:B6");
    check("W:WK12,46:B6,23:+0+312", "12x29:23", "B:WK29,46:B6");
    check("W:WK12,33,46:B6,28:+0+312", "33x22:28", "B:WK12,22,46:B6");
    // A promotion is a move of a man.
    check("W:WK12,8,46:B6:+0+312", "8-2+", "B:WK2,K12,46:B6");
    // The counter of the other side stays as it is, ...
    check("B:WK12,46:B6:+0+312", "6-11", "W:WK12,46:B11:+0+312");
    // ... unless the counted king is taken ...
    check("B:WK28,46:B6,22:+0+228", "22x33:28", "W:W46:B6,33");
    // ... or the last man: a side of kings alone is not bound.
    check("B:WK5,32:B6,27:+0+205", "27x38:32", "W:WK5:B6,38");
    check("W:WK12,8:B6:+0+212", "8-2+", "B:WK2,K12:B6");
    check("W:WK12:B6", "12-7", "B:WK7:B6");
    // Both sides are counted apart, and no other game counts.
    check("B:WK12,46:B6,K35:+235+312", "35-40", "W:WK12,46:B6,K40:+340+312");
    check_play("international", "W:WK12,46:B6", "12-7", "B:WK7,46:B6");
}

#[test]
fn turns_alternate() {
    for id in IDS {
        let rules = reference(id);
        let start = rules.start();
        let first = if BLACK_BEGINS.contains(&id) { Side::Black } else { Side::White };
        assert_eq!(start.turn, first, "{id}");
        for play in rules.legal(&start) {
            assert_eq!(rules.play(&start, &play).turn, first.other(), "{id}");
        }
    }
}
