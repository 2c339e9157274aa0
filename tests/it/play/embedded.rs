//! Boards on other pages: what their attributes make of them.

use damiera::play::embedded::{EmbedAction, Embedded};
use damiera::play::outline::outline;
use damiera::play::view::Coords;
use damiera::text::Language;

/// What is written in the squares, and along the edge.
fn written(embedded: &Embedded) -> [Vec<String>; 2] {
    let view = embedded.table().board_view();
    let cells = view.cells.into_iter().filter_map(|cell| cell.coordinate).collect();
    [cells, view.edge.into_iter().map(|(_, text)| text).collect()]
}

fn board(text: &str) -> Embedded {
    Embedded::read(text, Language::English, 1).unwrap()
}

#[test]
fn coordinates_are_written_where_they_are_wanted() {
    let count = |text: &str| written(&board(text)).map(|texts| texts.len());
    for (coords, dameo, international) in [
        ("", [0, 16], [50, 0]),
        ("&coords=none", [0, 0], [0, 0]),
        ("&coords=edge", [0, 16], [20, 0]),
        ("&coords=numbers", [64, 0], [50, 0]),
        ("&coords=algebraic", [64, 0], [50, 0]),
        ("&coords=sideways", [0, 16], [50, 0]),
    ] {
        assert_eq!(count(&format!("g=dameo{coords}")), dameo, "{coords}");
        assert_eq!(count(&format!("g=international{coords}")), international, "{coords}");
    }
    let [cells, _] = written(&board("g=international&coords=algebraic"));
    assert_eq!((cells[0].as_str(), cells[49].as_str()), ("b10", "i1"));
    let [cells, _] = written(&board("g=international&coords=edge"));
    assert_eq!(cells[..4], ["1", "5", "6", "10"].map(str::to_owned));
}

#[test]
fn coordinates_change_without_another_beginning() {
    let mut embedded = board("g=dameo&mode=play&you=both");
    embedded.act(EmbedAction::Move("c3-c4".to_owned()));
    embedded.act(EmbedAction::Coords(Coords::Algebraic));
    assert_eq!(written(&embedded)[0].len(), 64);
    assert_eq!(embedded.table().move_texts(), ["c3-c4"]);
    embedded.act(EmbedAction::Reset);
    assert_eq!(written(&embedded)[0].len(), 64, "they are no part of the game");
}

#[test]
fn a_lesson_is_told_in_json() {
    let text = "# A \"lesson\"
lang: it
variant: dameo

## Take
fen: W:Wd4:Bd5
goal: move
accept: d4xd6

One.

Two.

## Read
Nothing to do.
";
    let told = outline(text, Language::English);
    let take =
        r#"{"title":"Take","words":["One.","Two."],"board":[["fen","W:Wd4:Bd5"],["goal","move"],"#;
    let rest = r#"["accept","d4xd6"],["variant","dameo"],["mode","exercise"]]},"#;
    let read = r#"{"title":"Read","words":["Nothing to do."],"board":[]}]"#;
    let places = r#""places":["Step 1 of 2","Step 2 of 2"]"#;
    let begin = r#"{"title":"A \"lesson\"","lang":"it","words":[],"steps":["#;
    assert!(told.starts_with(&[begin, take, rest, read, ",", places].concat()), "{told}");
    assert!(told.contains(r#""found":["0 of 1 exercises"#), "{told}");
    let told = outline("## No title", Language::English);
    assert!(
        told.starts_with("{\"error\":\"The lesson cannot be read: line 1: ")
            && told.ends_with("\"}"),
        "{told}"
    );
}
