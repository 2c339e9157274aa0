//! Marks and arrows are read and written, and their faults named.

use damiera::notation::level::{Level, NoLevel};
use damiera::notation::link;
use damiera::notation::marks::{self, MAX_DRAWN};

use crate::bridge::ruleset;

/// What lists of marks and of arrows are understood as, and what is wrong with them.
#[track_caller]
fn check(id: &str, [mk, ar]: [&str; 2], expected: [&str; 2], faults: &[&str]) {
    let board = ruleset(id).board();
    let (marks, mark_faults) = marks::read_marks(board, mk);
    let (arrows, arrow_faults) = marks::read_arrows(board, ar);
    let written = [marks::write_marks(board, &marks), marks::write_arrows(board, &arrows)];
    assert_eq!(written, expected);
    let found = mark_faults.iter().chain(&arrow_faults).map(ToString::to_string);
    assert_eq!(found.collect::<Vec<_>>(), faults);
}

#[test]
fn marks_and_arrows_are_written_as_they_are_read() {
    let (mk, ar) = ("c3,d4!,e5x,f6*", "Gc3-c5,Ra1-b2-c3,Yh8-a1,Bb1-b2");
    check("dameo", [mk, ar], [mk, ar], &[]);
    let (mk, ar) = ("1,28!,50x,6*", "R32-28-19,B1-50");
    check("international", [mk, ar], [mk, ar], &[]);
    check("dameo", ["", ""], ["", ""], &[]);
}

#[test]
fn marks_and_arrows_are_read_as_people_write_them() {
    check("dameo", ["C3, D4! ,,", "gc3c5,bB1b2b3"], ["c3,d4!", "Gc3-c5,Bb1-b2-b3"], &[]);
    check("dameo-10x10-28", ["a10x", "Ga10b9"], ["a10x", "Ga10-b9"], &[]);
}

#[test]
fn what_is_no_mark_or_arrow_is_left_out_and_named() {
    check(
        "dameo",
        ["c3,i9!,x,d4", "c3-c5,Gc3,Gc3-z9,Ga1-a2"],
        ["c3,d4", "Ga1-a2"],
        &[
            "\"i9\" in \"i9!\" is not a square: a1 to h8 was expected",
            "\"\" in \"x\" is not a square: a1 to h8 was expected",
            "\"c3-c5\" is not an arrow: G, R, Y or B was expected first, as in Gc3-c5",
            "\"Gc3\" is not an arrow: two squares to 16 were expected",
            "\"z9\" in \"Gc3-z9\" is not a square: a1 to h8 was expected",
        ],
    );
    let many = vec!["1"; MAX_DRAWN + 2].join(",");
    let (marks, faults) = marks::read_marks(ruleset("polish").board(), &many);
    assert_eq!(marks.len(), MAX_DRAWN);
    assert_eq!(faults[0].to_string(), "only the first 128 of 130 marks or arrows were read");
}

#[test]
fn a_link_carries_marks_arrows_and_values_for_others() {
    let text = "v=1&g=dameo&mk=c3,d4!&ar=Gc3-c5&cap=Look_here&lv=4&seed=7&you=w&mode=play";
    let link = link::read(text).unwrap();
    assert_eq!(link.faults, []);
    assert_eq!(link::write_all(&link, &[]), text);
    assert_eq!(link.extras.get("caption"), Some("Look here"));
    assert_eq!((link.extras.level(), link.extras.seed()), (Some("4".parse().unwrap()), Some(7)));
    assert_eq!(link.extras.you(), Some(link::You::White));
    assert_eq!(link.extras.mode(), Some(link::Mode::Play));
    let long =
        "variant=dameo&marks=c3,d4!&arrows=Gc3c5&caption=Look+here&level=4&seed=7&you=w&mode=play";
    assert_eq!(link::write_all(&link::read(long).unwrap(), &[]), text);
}

#[test]
fn half_steps_between_levels_are_read_and_written() {
    let shown = Level::ALL.map(Level::shown).join(" ");
    assert_eq!(shown, "1 1½ 2 2½ 3 3½ 4 4½ 5 6 6½ 7 8");
    for level in Level::ALL {
        let text = format!("v=1&g=dameo&lv={level}");
        let link = link::read(&text).unwrap();
        assert_eq!((link.faults.len(), link.extras.level()), (0, Some(level)), "{text}");
        assert_eq!(link::write_all(&link, &[]), text);
        assert_eq!(link::read(&link.compact()).unwrap().extras.level(), Some(level), "{text}");
    }
    for none in ["0", "0.5", "1.25", "1.50", "1.", ".5", "5.5", "7.5", "8.5", "9", "10", "+3", "½"]
    {
        assert_eq!(none.parse::<Level>(), Err(NoLevel), "{none}");
    }
}

#[test]
fn values_that_are_none_are_left_out_and_named() {
    let link = link::read("g=dameo&lv=9&seed=x&you=me&mode=chess&cap=a&cap=b&mk=z9").unwrap();
    let faults: Vec<_> = link.faults.iter().map(ToString::to_string).collect();
    assert_eq!(
        faults,
        [
            "\"cap=\" is there more than once, and only the first was read",
            "\"z9\" in \"z9\" is not a square: a1 to h8 was expected",
            "\"lv=9\" was left out: a level (1 to 8, or 1.5, 2.5, 3.5, 4.5, 6.5) was expected",
            "\"seed=x\" was left out: a whole number was expected",
            "\"you=me\" was left out: w, b or both was expected",
            "\"mode=chess\" was left out: diagram, replay, play or exercise was expected",
        ]
    );
    assert_eq!(link.extras.iter().collect::<Vec<_>>(), [("cap", "a")]);
    let long = format!("g=dameo&hint={}", "a".repeat(link::MAX_EXTRA_BYTES + 1));
    let fault = link::read(&long).unwrap().faults[0].to_string();
    assert_eq!(fault, "\"hint=\" was left out: of its 4097 bytes at most 4096 are read");
}
