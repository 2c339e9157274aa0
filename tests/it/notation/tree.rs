//! A game with variations.

use std::sync::Arc;

use damiera::notation::marks::{Arrow, Brush};
use damiera::notation::tree::{MAX_NODES, NodeId, ROOT, Tree, TreeError, tidied};
use damiera::notation::{fen, lines};
use damiera::rules::{Move, Square};
use damiera::rulesets::compile;

/// A tree of International draughts.
fn tree(line: &str) -> Tree {
    let ruleset = Arc::new(compile("international").unwrap());
    let start = ruleset.start();
    lines::read(ruleset, start, line).unwrap_or_else(|why| panic!("{why}"))
}

/// The first node whose move is written so.
fn node(tree: &Tree, text: &str) -> NodeId {
    let mut open = vec![ROOT];
    while let Some(id) = open.pop() {
        if tree.node(id).text() == text {
            return id;
        }
        open.extend(tree.node(id).children());
    }
    panic!("no {text}")
}

const LINE: &str = "32-28 (33-29 17-22) (34-29) 19-23 (18-23 (20-24 28-22)) 28x19";

#[test]
fn a_line_is_written_as_it_is_read() {
    assert_eq!(
        lines::write(&tree(LINE)),
        "32-28 (33-29 17-22) (34-29) 19-23 (18-23) (20-24 28-22) 28x19"
    );
    for line in [
        "",
        "{all} 32-28!? $14 {a} (... {b} 33-29) ... {c} 19-23",
        "32-28 /FEN \"W::\"/ $3 {passed} 37-32 (/FEN \"W:WK2,49:B1\"/ {set up} 49-43)",
    ] {
        assert_eq!(lines::write(&tree(line)), line);
    }
}

#[test]
fn a_faulty_line_is_an_error_that_names_the_token() {
    let read = |line: &str| {
        let ruleset = Arc::new(compile("international").unwrap());
        let start = ruleset.start();
        lines::read(ruleset, start, line).unwrap_err().to_string()
    };
    assert_eq!(read("32-28 19-24 33-33"), "line 1, column 13: \"33-33\" is not a legal move here");
    assert_eq!(
        read("32-28 (33-28"),
        "line 1, column 7: \"(\": the variation has no closing parenthesis"
    );
    assert_eq!(
        read(&" ".repeat(lines::MAX_BYTES + 1)),
        "line 1, column 1: a text of 1048577 bytes is too long: at most 1048576 were expected"
    );
}

#[test]
fn a_move_that_is_there_is_not_added_again() {
    let mut tree = tree(LINE);
    let n_nodes = tree.len();
    let at = node(&tree, "32-28");
    assert_eq!(tree.play_text(at, "1823"), Ok(node(&tree, "18-23")));
    assert_eq!(tree.len(), n_nodes);
    let new = tree.play_text(at, "16-21").unwrap();
    assert_eq!(tree.node(at).children().last(), Some(&new));
    assert_eq!((tree.len(), tree.node(new).depth()), (n_nodes + 1, 2));
}

#[test]
fn only_legal_moves_are_added() {
    let mut tree = tree("");
    let square = Square::new;
    let mv = Move { from: square(0), to: square(1), captured: 0, promotes: false };
    assert_eq!(tree.play(ROOT, &mv), Err(TreeError::NotLegal));
    assert!(matches!(tree.play_text(ROOT, "31-22"), Err(TreeError::Move(_))));
    assert!(tree.is_empty());
}

#[test]
fn lines_and_paths_are_found() {
    let tree = tree(LINE);
    let texts = |ids: Vec<NodeId>| -> Vec<String> {
        ids.into_iter().map(|id| tree.node(id).text().to_owned()).collect()
    };
    assert_eq!(texts(tree.main_line()), ["32-28", "19-23", "28x19"]);
    assert_eq!(texts(tree.path(node(&tree, "28-22"))), ["32-28", "20-24", "28-22"]);
    assert_eq!(texts(tree.line_from(node(&tree, "33-29"))), ["17-22"]);
    assert_eq!(tree.main_end(), node(&tree, "28x19"));
    assert!(tree.is_main(node(&tree, "19-23")) && !tree.is_main(node(&tree, "17-22")));
}

#[test]
fn a_variation_is_promoted_one_place_or_to_the_main_line() {
    let mut tree = tree(LINE);
    let deep = node(&tree, "28-22");
    assert!(tree.promote(deep));
    assert_eq!(
        lines::write(&tree),
        "32-28 (33-29 17-22) (34-29) 19-23 (20-24 28-22) (18-23) 28x19"
    );
    assert!(tree.promote(deep) && !tree.promote(deep));
    assert_eq!(
        lines::write(&tree),
        "32-28 (33-29 17-22) (34-29) 20-24 (19-23 28x19) (18-23) 28-22"
    );
    let last = node(&tree, "34-29");
    assert!(tree.promote_to_main(last) && !tree.promote_to_main(last));
    assert_eq!(
        lines::write(&tree),
        "34-29 (32-28 20-24 (19-23 28x19) (18-23) 28-22) (33-29 17-22)"
    );
}

#[test]
fn a_deleted_node_takes_what_follows_with_it() {
    let mut tree = tree(LINE);
    let gone = node(&tree, "19-23");
    assert_eq!(tree.delete(gone), node(&tree, "32-28"));
    assert_eq!(lines::write(&tree), "32-28 (33-29 17-22) (34-29) 18-23 (20-24 28-22)");
    assert_eq!(tree.len(), 7);
    tree.delete(gone);
    assert_eq!(tree.len(), 7);
    assert_eq!(tree.delete(ROOT), ROOT);
    assert_eq!((tree.len(), lines::write(&tree).as_str()), (0, ""));
}

#[test]
fn comments_are_tidied_so_that_they_can_be_written() {
    assert_eq!(tidied("  a\r\n\tb  {c}\u{7} "), "a b (c)");
    let mut tree = tree("32-28");
    let at = tree.main_end();
    tree.set_comment(at, "so {it}\nis").unwrap();
    tree.set_before(at, " ").unwrap();
    assert_eq!(lines::write(&tree), "32-28 {so (it) is}");
    tree.set_before(ROOT, "the game").unwrap();
    assert_eq!(tree.node(ROOT).comment(), "the game");
}

#[test]
fn a_glyph_comes_and_goes() {
    let mut tree = tree("32-28");
    let at = tree.main_end();
    assert_eq!(tree.toggle_glyph(at, 2), Ok(true));
    assert_eq!(tree.toggle_glyph(at, 14), Ok(true));
    assert_eq!(lines::write(&tree), "32-28? $14");
    assert_eq!(tree.toggle_glyph(at, 2), Ok(false));
    assert_eq!(lines::write(&tree), "32-28 $14");
    assert_eq!(tree.toggle_glyph(ROOT, 2), Ok(false));
    assert!(tree.node(ROOT).glyphs().is_empty());
}

#[test]
fn a_game_at_a_node_has_its_history() {
    let tree = tree("32-28 19-23 /FEN \"W:W28:B23\"/ 28x19");
    let at = |text: &str| tree.game_at(node(&tree, text));
    assert_eq!(at("19-23").plies().len(), 2);
    let end = at("28x19");
    assert_eq!(
        (end.plies().len(), fen::write(end.ruleset(), end.start())),
        (1, "W:W28:B23".to_owned())
    );
    assert_eq!(end.position(), tree.position(tree.main_end()));
}

#[test]
fn a_tree_has_a_size() {
    let mut tree = tree("");
    let board = Arc::clone(tree.ruleset());
    let mut positions = Vec::new();
    for from in 1..=50 {
        for to in (1..=50).filter(|to| *to != from) {
            for turn in ["W", "B"] {
                for kind in ["", "K", "K0"] {
                    let king = if kind.is_empty() { "" } else { "K" };
                    let other = if kind == "K0" { "K" } else { "" };
                    let text = format!("{turn}:W{king}{from}:B{other}{to}");
                    positions.push(fen::parse(&board, &text).unwrap());
                }
            }
        }
    }
    let mut n_added = 0;
    let mut at = ROOT;
    let error = loop {
        let position = positions[n_added % positions.len()];
        match tree.set_up(at, position) {
            Ok(id) => {
                n_added += 1;
                at = if n_added % 1000 == 0 { ROOT } else { id };
            }
            Err(error) => break error,
        }
    };
    assert_eq!((n_added, tree.len(), error), (MAX_NODES, MAX_NODES, TreeError::TooManyNodes));
}

/// A square with three digits cannot stand right beside the next one.
#[test]
fn an_arrow_to_a_square_with_three_digits_is_read_as_it_was_drawn() {
    let id = "house-1-squares.all-board.10x10-men.straight-take.straights-kings.straights-kingstake.straights";
    let ruleset = Arc::new(compile(id).expect("house rules"));
    let board = ruleset.board();
    let arrow = |numbers: [usize; 2]| Arrow {
        brush: Brush::Green,
        squares: numbers.map(|number| board.square_of_number(number).expect("a square")).to_vec(),
    };
    let mut tree = Tree::new(Arc::clone(&ruleset));
    tree.draw(ROOT, Vec::new(), [[100, 55], [5, 100], [95, 91]].map(arrow).to_vec());
    let text = lines::write(&tree);
    assert_eq!(lines::read(Arc::clone(&ruleset), ruleset.start(), &text), Ok(tree), "{text}");
}
