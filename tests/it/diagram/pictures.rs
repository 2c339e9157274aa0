//! Pictures with marks, arrows, coordinates, words.

use damiera::diagram::{Coords, Picture, draw};
use damiera::notation::fen;
use damiera::notation::marks::{Arrow, Brush, Mark, MarkShape};
use damiera::rules::{Color, Square};
use damiera::rulesets;

use super::elements;
use crate::bridge::ruleset;

/// Draws a position, checks that it is well-formed, and gives picture and elements.
fn drawn(id: &str, fen: &str, picture: &Picture<'_>) -> (String, Vec<String>) {
    let ruleset = rulesets::compile(id).unwrap();
    let position = fen::parse(&ruleset, fen).unwrap();
    let svg = draw(&ruleset, &position, picture);
    let names = elements(&svg);
    (svg, names)
}

fn count(names: &[String], name: &str) -> usize {
    names.iter().filter(|found| *found == name).count()
}

fn square(id: &str, label: &str) -> Square {
    ruleset(id).board().square_of_label(label).unwrap()
}

const FEN: &str = "W:Wa1:Bh8";

#[test]
fn black_may_be_at_the_bottom() {
    let picture = Picture { bottom: Color::Black, ..Picture::default() };
    let (svg, _) = drawn("dameo", FEN, &picture);
    assert!(svg.contains("cx=\"750\" cy=\"50\" r=\"38\" fill=\"var(--man-white"), "{svg}");
    assert!(svg.contains("cx=\"50\" cy=\"750\" r=\"38\" fill=\"var(--man-black"), "{svg}");
}

#[test]
fn every_mark_has_a_shape_of_its_own() {
    let shapes = [MarkShape::Ring, MarkShape::Attention, MarkShape::Crossed, MarkShape::Dot];
    let (_, plain) = drawn("dameo", FEN, &Picture::default());
    let mut seen = Vec::new();
    for shape in shapes {
        let marks = [Mark { square: square("dameo", "c3"), shape }];
        let (svg, names) = drawn("dameo", FEN, &Picture { marks: &marks, ..Picture::default() });
        let added: Vec<_> = ["circle", "rect", "path"]
            .map(|name| count(&names, name) - count(&plain, name))
            .to_vec();
        assert_eq!(added.iter().sum::<usize>(), 1, "{shape:?}");
        let geometry: String = svg.chars().filter(|ch| *ch != '#').collect();
        seen.push(geometry);
    }
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), shapes.len());
}

#[test]
fn brushes_differ_without_their_colors() {
    let squares = ["c3", "c5", "e7"].map(|label| square("dameo", label));
    let mut seen = Vec::new();
    for brush in [Brush::Green, Brush::Red, Brush::Yellow, Brush::Blue] {
        let arrows = [Arrow { squares: squares.to_vec(), brush }];
        let picture = Picture { drawn: &arrows, is_file: true, ..Picture::default() };
        let (svg, names) = drawn("dameo", FEN, &picture);
        assert_eq!(count(&names, "g"), 1);
        assert!(svg.contains("d=\"M250 550L250 350L"), "{svg}");
        // The arrow alone, every color the same.
        let arrow = svg.split_once("<g ").unwrap().1;
        let parts = arrow.split('#').map(|part| if part.len() > 6 { &part[6..] } else { part });
        seen.push(parts.collect::<String>());
    }
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), 4, "{seen:?}");
}

#[test]
fn an_arrow_points_at_its_end_whichever_way_the_board_lies() {
    let squares = ["c3", "c5"].map(|label| square("dameo", label));
    let arrows = [Arrow { squares: squares.to_vec(), brush: Brush::Green }];
    for (bottom, tip) in [(Color::White, "M250 350L"), (Color::Black, "M550 450L")] {
        let picture = Picture { bottom, drawn: &arrows, ..Picture::default() };
        let (svg, _) = drawn("dameo", FEN, &picture);
        assert!(svg.contains(tip), "{svg}");
    }
}

#[test]
fn arrows_of_too_few_squares_are_left_out() {
    let squares = [square("dameo", "c3")];
    let arrows =
        [&squares[..], &[]].map(|squares| Arrow { squares: squares.to_vec(), brush: Brush::Red });
    let (_, names) = drawn("dameo", FEN, &Picture { drawn: &arrows, ..Picture::default() });
    assert_eq!(count(&names, "g"), 0);
}

/// The texts of a picture besides its title.
fn texts(svg: &str) -> Vec<&str> {
    let parts = svg.split("</text>").filter_map(|part| part.split_once("<text "));
    parts.filter_map(|(_, text)| text.split_once('>')).map(|(_, text)| text).collect()
}

#[test]
fn coordinates_stand_where_they_are_wanted() {
    let coords = |id, coords| {
        let ruleset = ruleset(id);
        let start = ruleset.start();
        let svg = draw(ruleset, &start, &Picture { coords, ..Picture::default() });
        elements(&svg);
        texts(&svg).into_iter().map(str::to_owned).collect::<Vec<_>>()
    };
    assert!(coords("dameo", Coords::None).is_empty());
    assert_eq!(coords("dameo", Coords::Edge).concat(), "abcdefgh87654321");
    let edge = coords("international", Coords::Edge);
    assert_eq!(edge, ["5", "6", "15", "16", "25", "26", "35", "36", "45", "46"]);
    let numbers = coords("international", Coords::Numbers);
    assert_eq!(numbers, (1..=50).map(|n| n.to_string()).collect::<Vec<_>>());
    let algebraic = coords("international", Coords::Algebraic);
    assert_eq!((algebraic[0].as_str(), algebraic[49].as_str()), ("b10", "i1"));
    assert_eq!(coords("turkish", Coords::Algebraic).len(), 64);
}

#[test]
fn played_squares_are_the_dark_ones() {
    // The Italian board has a dark square at the right of each player.
    for id in ["international", "italian", "english", "spanish"] {
        let ruleset = ruleset(id);
        let svg = draw(ruleset, &ruleset.start(), &Picture::default());
        for &square in ruleset.board().squares() {
            let (x, y) = ruleset.board().place(square);
            let field = format!("M{} {}h100v100h-100z", u16::from(x) * 100, u16::from(y) * 100);
            assert!(svg.contains(&field), "{id} {field}");
        }
    }
}

#[test]
fn the_last_move_is_shaded() {
    let squares = ["a1", "a2", "a1"].map(|label| square("dameo", label));
    let (svg, names) = drawn("dameo", FEN, &Picture { last_move: &squares, ..Picture::default() });
    assert_eq!(count(&names, "rect"), 3, "the board and two squares");
    assert!(svg.contains("var(--last-move"));
}

#[test]
fn words_are_text_and_nothing_else() {
    let nasty = "<b>\"1\" & 2</b>\u{0}\u{1}\u{fffe}]]>";
    let picture = Picture {
        title: nasty,
        desc: nasty,
        caption: nasty,
        metadata: nasty,
        ..Picture::default()
    };
    let (svg, names) = drawn("dameo", FEN, &picture);
    for name in ["title", "desc", "metadata", "text"] {
        assert_eq!(count(&names, name), 1, "{name}");
    }
    assert_eq!(count(&names, "b"), 0);
    assert!(svg.chars().all(|ch| !ch.is_control() && ch != '\u{fffe}'));
    let escaped = "&lt;b&gt;&quot;1&quot; &amp; 2&lt;/b&gt;]]&gt;";
    assert_eq!(svg.matches(escaped).count(), 4, "{svg}");
}

#[test]
fn a_link_is_carried_as_it_is() {
    let link = "v=1&g=dameo&fen=W:Wa1:Bh8";
    let (svg, _) = drawn("dameo", FEN, &Picture { metadata: link, ..Picture::default() });
    let carried = svg.split_once("<metadata>").unwrap().1.split_once("</metadata>").unwrap().0;
    assert_eq!(carried.replace("&amp;", "&"), link);
}

#[test]
fn a_long_caption_has_lines_and_an_end() {
    let caption = "word ".repeat(200);
    let (svg, names) = drawn("dameo", FEN, &Picture { caption: &caption, ..Picture::default() });
    assert_eq!(count(&names, "text"), 6);
    assert!(svg.contains("viewBox=\"0 0 800 1125\""), "{svg}");
    assert!(texts(&svg).iter().all(|line| line.len() <= 44));
}

#[test]
fn a_file_needs_no_page_around_it() {
    let picture = Picture { is_file: true, coords: Coords::Edge, ..Picture::default() };
    let (svg, _) = drawn("dameo", "W:WKa1:Bh8", &picture);
    assert!(!svg.contains("var("), "{svg}");
    assert!(svg.contains("viewBox=\"-44 0 844 844\" width=\"405\" height=\"405\""), "{svg}");
}

#[test]
fn printed_pieces_differ_without_shades() {
    let picture = Picture { is_for_print: true, ..Picture::default() };
    let (_, names) = drawn("dameo", "W:WKa1:BKh8", &picture);
    assert_eq!(count(&names, "ellipse"), 3, "two rings and a rim");
    assert_eq!(count(&names, "circle"), 2);
}
