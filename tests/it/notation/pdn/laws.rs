//! Laws of reading and writing, over games of random moves of every ruleset.

use std::sync::Arc;

use damiera::notation::lines;
use damiera::notation::pdn::{Fault, GameResult, Reader, Tag, decode, scan, write};
use damiera::notation::tree::{ROOT, Tree};
use damiera::rules::Ruleset;
use damiera::rulesets::{ALL, compile};
use proptest::prelude::*;

use crate::playout::Dice;
use crate::random_trees::{all_nodes, random_tree};

/// Games of International draughts as a file, and how many plies they have together.
pub(super) fn file_of_games(n_games: u64) -> (String, usize) {
    let ruleset = Arc::new(compile("international").unwrap());
    let (mut text, mut n_plies) = (String::new(), 0);
    for seed in 0..n_games {
        let mut dice = Dice::new(seed);
        let mut tree = Tree::new(Arc::clone(&ruleset));
        let mut at = ROOT;
        for _ in 0..50 {
            let legal = ruleset.legal_moves(tree.position(at)).unwrap();
            let Some(mv) = legal.get(dice.below(legal.len().max(1))) else { break };
            at = tree.play(at, mv).unwrap();
        }
        n_plies += tree.len();
        let tag = |name: &str, value: String| Tag { name: name.to_owned(), value };
        let tags = [
            tag("Event", format!("Game {seed}")),
            tag("White", "Somebody".to_owned()),
            tag("Black", "Somebody else".to_owned()),
            tag("Date", "2026.01.01".to_owned()),
        ];
        text.push_str(&write(&tags, &tree, GameResult::Unknown));
        text.push('\n');
    }
    (text, n_plies)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn what_is_written_is_read_back_as_the_same_tree(seed: u64) {
        for entry in ALL {
            let mut dice = Dice::new(seed);
            let tree = random_tree(Arc::new(Ruleset::new(&entry.rules)), &mut dice);
            let text = write(&[], &tree, GameResult::Unknown);
            let listing = scan(&text).unwrap();
            assert_eq!(listing.games.len(), 1, "{text}");
            let record = Reader::new(None).read(&text, &listing.games[0]);
            assert_eq!(record.faults, [], "{text}");
            assert!(!record.is_guess);
            let read = record.tree.unwrap();
            assert!(read == tree, "{text}\n{}", write(&[], &read, GameResult::Unknown));
            assert!(text.lines().all(|line| line.chars().count() <= 80 || !line.contains(' ')
                || line.contains("FEN")), "{text}");
        }
    }

    #[test]
    fn a_tree_is_read_back_from_its_line(seed: u64) {
        for entry in ALL {
            let mut dice = Dice::new(seed);
            let tree = random_tree(Arc::new(Ruleset::new(&entry.rules)), &mut dice);
            let line = lines::write(&tree);
            assert!(!line.contains('\n'));
            let read = lines::read(Arc::clone(tree.ruleset()), *tree.start(), &line);
            assert!(read.as_ref() == Ok(&tree), "{line}");
        }
    }

    #[test]
    fn promoting_and_deleting_keep_a_tree_whole(seed: u64) {
        let mut dice = Dice::new(seed);
        let mut tree = random_tree(Arc::new(compile("international").unwrap()), &mut dice);
        for _ in 0..20 {
            let nodes = all_nodes(&tree);
            assert_eq!(nodes.len(), tree.len() + 1);
            let node = nodes[dice.below(nodes.len())];
            match dice.below(3) {
                0 => {
                    let was_main = tree.is_main(node);
                    assert_eq!(tree.promote(node), !was_main);
                }
                1 => {
                    tree.promote_to_main(node);
                    assert!(tree.is_main(node));
                }
                _ => {
                    let left = tree.delete(node);
                    assert!(nodes.contains(&left));
                }
            }
            let line = lines::write(&tree);
            let read = lines::read(Arc::clone(tree.ruleset()), *tree.start(), &line);
            assert!(read.as_ref() == Ok(&tree), "{line}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn no_bytes_make_the_reader_panic(bytes: Vec<u8>) {
        read_all(&bytes);
    }

    #[test]
    fn no_words_make_the_reader_panic(
        words in prop::collection::vec(prop::sample::select(vec![
            "[GameType \"20\"]", "[GameType \"21\"]", "[Ruleset \"dameo\"]", "[FEN \"", "\"]", "[", "]",
            "32-28", "19-23", "28x19", "9-14", "a3b4", "1.", "1...", "...", "(", ")", "{", "}", ";", "%",
            "\n", "$1", "$", "!", "(!)", "*", "1-0", "1/2-1/2", "/FEN \"W:W31:B1\"/", "/FEN \"B::\"/",
            "/", "-", "x", "1 - ", "\\", "\"", "½", "é",
        ]), 0..40),
        gap in prop::sample::select(vec!["", " "]),
    ) {
        read_all(words.join(gap).as_bytes());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// A byte of a file that we wrote is changed, in the FEN as anywhere.
    #[test]
    fn a_changed_byte_is_said_at_the_first_reading(
        at: prop::sample::Index,
        byte: u8,
        game in prop::sample::select(vec![
            "[White \"Ann\"]\n[Result \"2-0\"]\n[GameType \"20\"]\n[FEN \"W:W28,K31:B23\"]\n\n1. 28x19 *",
            "[Result \"0-1\"]\n[GameType \"21\"]\n[FEN \"B:WK32:B28,K1\"]\n\n1. 1-6 32x23 2. 6-10 *",
            "[GameType \"20\"]\n[FEN \"W:WK46:BK5\"]\n\n1. 46-41 5-10 1-1 text behind {said}",
        ]),
    ) {
        let mut bytes = game.as_bytes().to_vec();
        let at = at.index(bytes.len());
        bytes[at] = byte;
        read_all(&bytes);
    }
}

/// Reads whatever it is; what was read of it is read again from what is written of it.
fn read_all(bytes: &[u8]) {
    let text = decode(bytes).unwrap();
    let listing = scan(&text).unwrap();
    let mut reader = Reader::new(None);
    for listed in &listing.games {
        let record = reader.read(&text, listed);
        let Some(tree) = record.tree else { continue };
        let written = write(&record.tags, &tree, record.result);
        let listing = scan(&written).unwrap();
        assert_eq!(listing.games.len(), 1, "{written}");
        let again = reader.read(&written, &listing.games[0]);
        assert!(again.tree.as_ref() == Some(&tree), "{written}");
        assert_eq!(again.result, record.result, "{written}");
        // What is wrong with what was read has been said.
        let reasons: Vec<_> = record.faults.iter().map(|fault| &fault.reason).collect();
        let is_new = |fault: &&Fault| !reasons.contains(&&fault.reason);
        let new: Vec<_> = again.faults.iter().filter(is_new).collect();
        assert!(new.is_empty() || record.n_more_faults > 0, "{written}{new:?}");
    }
}
