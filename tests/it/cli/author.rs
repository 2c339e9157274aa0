//! What authors of pages use: diagrams and the check of exercises.

use damiera::text::Language;

use super::{check, check_fails, run};

#[test]
fn a_diagram_is_a_file_with_its_description() {
    let args = [
        "diagram",
        "--ruleset",
        "dameo",
        "--fen",
        "W:Wa1,Kb2:Bh8",
        "--marks",
        "c3,d4!",
        "--arrows",
        "Gc3-c5",
        "--coords",
        "edge",
        "--orientation",
        "b",
        "--lang",
        "it",
        "--metadata",
        "v=1&g=dameo",
    ];
    let run = run(&args, "");
    assert_eq!((run.err.as_str(), run.code), ("", Some(0)));
    let start = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-44 0 844 844\" ";
    assert!(run.out.starts_with(start), "{}", run.out);
    assert!(run.out.ends_with("</svg>\n"));
    for part in [
        "<title>Damiera: Dameo, muove il Bianco</title>",
        "<desc>Bianco: pedina a1; dama b2. Nero: pedina h8. Muove il Bianco.</desc>",
        "<metadata>v=1&amp;g=dameo</metadata>",
    ] {
        assert!(run.out.contains(part), "{part}");
    }
}

#[test]
fn a_diagram_has_the_title_that_is_given() {
    let run = run(&["diagram", "--ruleset", "frisian", "--title", "1 < 2"], "");
    assert!(run.out.contains("<title>1 &lt; 2</title>"), "{}", run.out);
    let desc = "<desc>White: men 31 to 50. Black: men 1 to 20. White to move.</desc>";
    assert!(run.out.contains(desc), "{}", run.out);
}

/// The picture of a link is that of what it shows: of a study the node, with what is drawn there.
#[test]
fn a_diagram_of_a_link_shows_its_node() {
    let link =
        "v=1&g=international&m=32-28,19-23&t=32-28_19-23_(18-23_{[%25csl%20G28]})&tn=0.1&o=b";
    let node = run(&["diagram", link], "");
    assert_eq!((node.err.as_str(), node.code), ("", Some(0)));
    let desc = "Black: men 1 to 17, 19, 20, 23. White to move.</desc>";
    assert!(node.out.contains(desc), "{}", node.out);
    assert!(node.out.contains("<metadata>v=1&amp;g=international"), "{}", node.out);
    let bare = run(&["diagram", &link.replace("[%25csl%20G28]", "so")], "");
    assert!(bare.out.len() < node.out.len() - 50, "the ring is drawn");
    check_fails(
        &["diagram", &link.replace("0.1", "0.5")],
        "the link has faults: \"tn=0.5\" is no node of its variations",
    );
}

#[test]
fn a_diagram_with_a_wrong_token_is_not_drawn() {
    let dameo = ["diagram", "--ruleset", "dameo"];
    check_fails(
        &[&dameo[..], &["--marks", "c3,j4!"]].concat(),
        "\"j4\" in \"j4!\" is not a square: a1 to h8 was expected",
    );
    check_fails(
        &[&dameo[..], &["--arrows", "c3c4"]].concat(),
        "\"c3c4\" is not an arrow: G, R, Y or B was expected first, as in Gc3c4",
    );
    let codes = Language::ALL.map(Language::code).join(", ");
    check_fails(
        &[&dameo[..], &["--lang", "eo"]].concat(),
        &format!("there is no language \"eo\": one of {codes} was expected"),
    );
}

#[test]
fn an_exercise_is_checked() {
    // "Dama Greca".
    let place = ["exercise", "check", "--ruleset", "greek", "--fen", "W:We2,c5:Bf2,Kg3,g5,c6"];
    check(
        &[&place[..], &["--goal", "capture-max"]].concat(),
        "note\tThe answer is unique: e2xg2xg4xg6.\n",
    );
    let wrong = run(&[&place[..], &["--accept", "c5xc7"]].concat(), "");
    let lines: Vec<_> = wrong.out.lines().collect();
    assert_eq!(lines[0], "fault\tNo legal move solves this exercise.");
    assert!(
        lines[1].starts_with("fault\tc5xc7 is accepted, but is not a legal move. "),
        "{lines:?}"
    );
    assert_eq!(wrong.err, "damiera: the exercise is not sound; the lines say why\n");
    assert_eq!(wrong.code, Some(1));
}

#[test]
fn an_exercise_that_cannot_be_read_names_its_token() {
    check_fails(
        &["exercise", "check", "--ruleset", "dameo", "--goal", "reach:z1"],
        "the exercise cannot be read: \"z1\" is not a square: a1 to h8 was expected",
    );
}
