//! Pictures of positions.

mod pictures;

use damiera::diagram::{Arrow, svg, svg_with};
use damiera::notation::fen;
use damiera::rules::Bits;
use damiera::rulesets::{self, ALL};
use damiera::text::Language;

/// Reads an SVG as far as pictures go: elements with attributes in double quotes, and text. Fails
/// on anything that is not well-formed; gives the names of the elements.
fn elements(svg: &str) -> Vec<String> {
    let (mut open, mut names) = (Vec::new(), Vec::new());
    let mut rest = svg;
    while !rest.is_empty() {
        let (text, tag) = rest.split_once('<').expect("text after the last element");
        assert!(text.is_empty() || !open.is_empty(), "text outside: {text}");
        check_text(text);
        let (tag, behind) = tag.split_once('>').expect("a tag without an end");
        rest = behind;
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop().as_deref(), Some(name));
            continue;
        }
        let (tag, is_closed) = tag.strip_suffix('/').map_or((tag, false), |tag| (tag, true));
        let (name, attributes) = tag.split_once(' ').unwrap_or((tag, ""));
        assert!(names.is_empty() || !open.is_empty(), "a second root: {name}");
        check_attributes(attributes);
        names.push(name.to_owned());
        if !is_closed {
            open.push(name.to_owned());
        }
    }
    assert!(open.is_empty(), "never closed: {open:?}");
    names
}

fn check_attributes(attributes: &str) {
    let mut seen = Vec::new();
    let mut rest = attributes.trim();
    while !rest.is_empty() {
        let (name, value) = rest.split_once("=\"").expect("an attribute without a value");
        let (value, behind) = value.split_once('"').expect("a value without an end");
        assert!(name.chars().all(|ch| ch.is_ascii_alphanumeric() || ch == '-'), "{name}");
        assert!(!seen.contains(&name), "{name} is there twice");
        check_text(value);
        seen.push(name);
        rest = behind.trim_start();
    }
}

/// An ampersand begins one of the names that every reader of XML knows.
fn check_text(text: &str) {
    for behind in text.split('&').skip(1) {
        let is_known = |name: &&str| behind.starts_with(&format!("{name};"));
        assert!(["amp", "lt", "gt", "quot"].iter().any(is_known), "{text}");
    }
}

/// Draws a position and counts the pieces and the crowns.
#[track_caller]
fn check((id, fen): (&str, &str), (n_pieces, n_crowns): (usize, usize)) {
    let ruleset = rulesets::compile(id).unwrap();
    let position = fen::parse(&ruleset, fen).unwrap();
    let picture = svg(&ruleset, &position, fen);
    let names = elements(&picture);
    assert_eq!(names.iter().filter(|name| *name == "circle").count(), n_pieces);
    assert_eq!(names.iter().filter(|name| *name == "path").count(), 1 + n_crowns);
    let shape = ruleset.board().shape();
    let size = format!("viewBox=\"0 0 {}00 {}00\"", shape.width, shape.height);
    assert!(picture.contains(&size), "{size}");
}

#[test]
fn every_piece_is_drawn_and_every_king_crowned() {
    check(("international", "W:W31-50:B1-20"), (40, 0));
    check(("international", "W:WK47:B14,19,29,31,42"), (6, 1));
    check(("english", "B:WK1,5:BK32"), (3, 2));
    check(("dameo", "W:Wa1,Kb1:BKh8"), (3, 2));
}

#[test]
fn every_start_can_be_drawn() {
    for entry in ALL {
        let ruleset = rulesets::compile(entry.rules.id).unwrap();
        let start = ruleset.start();
        let names = elements(&svg(&ruleset, &start, Language::Italian.strings().game_name(entry)));
        let n_pieces = start.occupied().count() as usize;
        assert_eq!(names.iter().filter(|name| *name == "circle").count(), n_pieces);
    }
}

#[test]
fn a_title_is_text_and_nothing_else() {
    let ruleset = rulesets::compile("dameo").unwrap();
    let picture = svg(&ruleset, &ruleset.start(), "<script>\"&amp;\"</script>");
    assert!(!elements(&picture).contains(&"script".to_owned()));
    assert!(picture.contains("&lt;script&gt;&quot;&amp;amp;&quot;&lt;/script&gt;</title>"));
}

#[test]
fn white_is_at_the_bottom() {
    let ruleset = rulesets::compile("dameo").unwrap();
    let position = fen::parse(&ruleset, "W:Wa1:Bh8").unwrap();
    let picture = svg(&ruleset, &position, "");
    assert!(picture.contains("cx=\"50\" cy=\"750\" r=\"38\" fill=\"var(--man-white"));
    assert!(picture.contains("cx=\"750\" cy=\"50\" r=\"38\" fill=\"var(--man-black"));
}

#[test]
fn what_can_be_played_is_drawn_over_the_pieces() {
    let ruleset = rulesets::compile("house-1-board.6x6-rows.2-names.letters").unwrap();
    let position = fen::parse(&ruleset, "W:Wc1:Bd2").unwrap();
    let square = |label| ruleset.board().square_of_label(label).unwrap();
    let (squares, victims) = ([square("c1"), square("e3")], [square("d2")]);
    let draw = |is_broken| {
        let arrow = Arrow { squares: &squares, victims: &victims, is_broken };
        svg_with(&ruleset, &position, "c1xe3", &mut [arrow].into_iter())
    };
    let plain = elements(&svg(&ruleset, &position, "c1xe3"));
    let drawn = elements(&draw(false));
    assert_eq!(drawn[plain.len()..], ["path", "circle", "path"]);
    assert!(draw(false).contains("d=\"M250 550L450 350\""));
    assert!(!draw(false).contains("dasharray") && draw(true).contains("dasharray"));
    elements(&draw(true));
}
