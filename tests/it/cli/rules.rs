//! `damiera rules`.

use super::run;

#[test]
fn rules_are_printed_as_text_json_and_html() {
    let told = run(&["rules", "--ruleset", "dameo"], "");
    assert_eq!((told.err.as_str(), told.code), ("", Some(0)));
    let first = "Board and start\nThe board has 8 by 8 squares, and all of them are played on.\n";
    assert!(told.out.starts_with(first), "{}", told.out);
    assert!(told.out.contains("\n  W:Wh4:B\tWhite may play h4-g5 or h4-h5."), "{}", told.out);
    let told = run(&["rules", "--ruleset", "frisian", "--lang", "it", "--format", "json"], "");
    let json: serde_json::Value = serde_json::from_str(&told.out).expect("it is JSON");
    assert_eq!(json[0]["title"], "Damiera e inizio");
    assert_eq!(json[1]["id"], "aim");
    let told = run(&["rules", "--ruleset", "nonsense"], "");
    assert!(told.err.contains("nonsense"), "{}", told.err);
    let told = run(&["rules", "--ruleset", "turkish", "--lang", "nl", "--format", "html"], "");
    assert!(told.out.contains("<section id=\"capture\">\n<h2>Slaan</h2>"), "{}", told.out);
    assert!(
        told.out.contains("<damiera-board id=\"capture-1\" variant=\"turkish\""),
        "{}",
        told.out
    );
    let told = run(&["rules", "--ruleset", "house-1-board.10x10-rows.4", "--format", "html"], "");
    assert!(told.out.contains("<section id=\"priority\">"), "{}", told.out);
}
