//! Draws by counting inside the tree.

use std::sync::Arc;

use damiera::notation::movetext;
use damiera::rules::counts::MAX_ENDINGS;
use damiera::rules::spec::DrawWhen;
use damiera::rules::{Bits, Game, Move, Position, Ruleset};
use damiera::search::endings::Unknown;
use damiera::search::{Answer, Control, Engine, Limits, Memory, Past, Random, Reading, Score};

use super::endings::{knowing, random_position};
use super::{TABLE_BYTES, all, compile, position};

/// The past of a position after this many king moves, to and fro unless that ends the game, and the
/// position; none if they cannot be made without a capture.
fn to_and_fro(
    ruleset: &Arc<Ruleset>,
    start: &Position,
    n_plies: usize,
) -> Option<(Past, Position)> {
    let mut game = Game::from_position(Arc::clone(ruleset), *start);
    for n_made in 0..n_plies {
        let before = n_made.checked_sub(2).map(|idx| game.plies()[idx].mv);
        let goes_on = |mv: &&Move| {
            let mut next = game.clone();
            let is_legal = next.play(mv).is_ok();
            let is_by_king = game.position().kings().has(mv.from) && !mv.is_capture();
            is_legal && is_by_king && next.legal_moves().iter().any(|reply| !reply.is_capture())
        };
        let is_back = |mv: &&Move| before.is_some_and(|it| (mv.from, mv.to) == (it.to, it.from));
        let moves: Vec<_> = game.legal_moves().iter().filter(goes_on).copied().collect();
        let mv = moves.iter().find(is_back).or(moves.first())?;
        game.play(mv).ok()?;
    }
    Some((Past::of(&game, n_plies), *game.position()))
}

fn think(ruleset: &Arc<Ruleset>, position: &Position, past: &Past, depth: u8) -> Answer {
    let mut engine = Engine::new(Arc::clone(ruleset), TABLE_BYTES);
    engine.think(position, past, &Limits::depth(depth), &mut |_| Control::GoOn)
}

#[test]
fn a_full_count_is_a_draw() {
    // Forty moves each by kings alone (WCDF 1.32.2); five each with two kings against one (article 6.4 of
    // the FMJD). The kings go to and fro between few squares, and many others are new to the game.
    let cases = [("english", "B:WK14,K15,K18:BK1", 80), ("international", "B:WK1,K7:BK50", 10)];
    for (id, text, limit) in cases {
        let ruleset = compile(id);
        for n_left in [7, 1] {
            let start = position(&ruleset, text);
            let (past, now) = to_and_fro(&ruleset, &start, limit - n_left).unwrap();
            let score = think(&ruleset, &now, &past, 1).score;
            assert_eq!(score == Score::DRAW, n_left == 1, "{id}, {n_left} left: {score:?}");
        }
    }
}

#[test]
fn a_man_is_moved_rather_than_the_win_given_away() {
    let ruleset = compile("english");
    let start = position(&ruleset, "B:WK14,K15,K18,20:BK1");
    let (past, now) = to_and_fro(&ruleset, &start, 79).unwrap();
    let answer = think(&ruleset, &now, &past, 6);
    assert_eq!(answer.best.map(|mv| ruleset.board().number(mv.from)), Some(20), "{answer:?}");
    assert!(answer.score > Score::DRAW);
}

/// In these a search to five plies says more than a draw if it takes what one to nine plies has found
/// about the same positions with all plies left.
#[test]
fn what_was_found_with_many_plies_left_is_no_news_with_few() {
    let ruleset = compile("english");
    for text in ["W:WK21,K22,K27:BK8", "W:WK2,K7,K8:BK9,K21", "B:W13,K24:BK3,K30"] {
        let (past, now) = to_and_fro(&ruleset, &position(&ruleset, text), 76).unwrap();
        let mut engine = Engine::new(Arc::clone(&ruleset), TABLE_BYTES);
        let mut score = |past: &Past, depth| {
            let limits = Limits { memory: Memory::Kept, ..Limits::depth(depth) };
            engine.think(&now, past, &limits, &mut |_| Control::GoOn).score
        };
        assert_ne!(score(&Past::default(), 9), Score::DRAW, "{text}");
        assert_eq!(score(&past, 5), Score::DRAW, "{text}");
    }
}

#[test]
fn a_move_that_wins_comes_before_the_count_that_it_fills() {
    // The white king goes from 13 to 9 and back, the black one to 5 and back; from 9 to 5, it takes
    // the last move from Black.
    let ruleset = compile("english");
    let start = position(&ruleset, "B:WK13,6,10,14,17:BK1");
    let (past, now) = to_and_fro(&ruleset, &start, 79).unwrap();
    assert_eq!(think(&ruleset, &now, &past, 2).score.read(), Reading::Win(1));
}

/// A draw that has to be claimed is not claimed by a side that can capture.
#[test]
fn the_move_that_fills_a_count_gives_nothing_away() {
    let ruleset = compile("english");
    for text in ["B:WK17,K25:BK6,K11", "W:WK10,K19:BK13,K25", "B:WK31,K32:BK17,K18,19"] {
        let (past, now) = to_and_fro(&ruleset, &position(&ruleset, text), 79).unwrap();
        let answer = think(&ruleset, &now, &past, 4);
        let after = ruleset.after(&now, &answer.best.unwrap());
        let replies = ruleset.legal_moves(&after).unwrap();
        assert!(!replies.iter().any(Move::is_capture), "{text}: {answer:?}");
        assert_eq!(answer.score, Score::DRAW, "{text}");
    }
}

#[test]
fn a_game_that_goes_on_after_a_full_count_is_counted_anew() {
    let ruleset = compile("english");
    let start = position(&ruleset, "B:WK14,K15,K18:BK1");
    let (past, now) = to_and_fro(&ruleset, &start, 81).unwrap();
    assert!(think(&ruleset, &now, &past, 1).score > Score::DRAW);
}

#[test]
fn a_search_takes_no_win_from_the_tables_that_the_rules_cut_short() {
    // Seven moves each (article 21 of the Frisian rules) are too few for these.
    let ruleset = compile("frisian");
    let start = position(&ruleset, "W:WK28,K29:BK46");
    let mut engine = knowing(&ruleset, &start, 3);
    let mut random = Random::new(1);
    let mut n_cut = 0;
    while n_cut < 20 {
        let position = random_position(&ruleset, 3, &mut random);
        if engine.ending(&position) != Err(Unknown::MayBeCut) {
            continue;
        }
        n_cut += 1;
        let limits = Limits::depth(6);
        let answer = engine.think(&position, &Past::default(), &limits, &mut |_| Control::GoOn);
        assert!(matches!(answer.score.read(), Reading::Value(_)), "{position:?}: {answer:?}");
    }
}

/// The game counts by looking back from where it is, the search move by move.
#[test]
fn a_search_counts_what_a_game_counts() {
    const MAX_PLIES: usize = 200;
    let mut random = Random::new(5);
    let mut n_counted = 0;
    for ruleset in all().flat_map(|ruleset| std::iter::repeat_n(ruleset, 6)) {
        let endings = ruleset.rules().draws.iter().filter_map(|clause| match clause.when {
            DrawWhen::Ending { plies, .. } => Some(plies),
            _ => None,
        });
        let endings: Vec<_> = endings.collect();
        let mut game = Game::new(Arc::clone(&ruleset));
        while game.plies().len() < MAX_PLIES && !game.legal_moves().is_empty() {
            let mv = game.legal_moves()[random.below(game.legal_moves().len())];
            game.play(&mv).unwrap();
            let counters = game.counters();
            let counts = counters.iter().filter(|counter| {
                matches!(counter.clause.when, DrawWhen::KingMoves { .. } | DrawWhen::Ending { .. })
            });
            let counted = counts.map(|counter| counter.limit - counter.count).min();
            n_counted += usize::from(counted.is_some());
            let left = game.plies_left();
            let expected = counted.unwrap_or(u16::MAX);
            let begins = left < expected && endings.contains(&left);
            assert!(left == expected || begins, "{}: {left}, {expected}", ruleset.rules().id);
        }
    }
    assert!(n_counted > 100, "{n_counted}");
}

#[test]
fn every_ending_that_a_ruleset_counts_is_counted_in_the_tree() {
    for ruleset in all() {
        let rules = ruleset.rules();
        let endings = rules.draws.iter().filter_map(|clause| match clause.when {
            DrawWhen::Ending { ending, plies } => Some((ending, plies)),
            _ => None,
        });
        let endings: Vec<_> = endings.collect();
        let (n_endings, most_plies) = MAX_ENDINGS;
        assert!(endings.len() <= n_endings, "{}: {endings:?}", rules.id);
        for (ending, plies) in endings {
            let has_king = ending.strong.kings.0 > 0 || ending.weak.kings.0 > 0;
            assert!(plies <= most_plies && has_king, "{}: {ending:?}", rules.id);
        }
    }
}

/// A man that may step backward has changed its row and comes back, so a position may be there again.
#[test]
fn men_that_go_back_repeat_a_position() {
    let ruleset = compile("house-1-men.diagonals");
    let mut game = Game::from_position(Arc::clone(&ruleset), position(&ruleset, "W:W25,26,28:B8"));
    for text in ["28-24", "8-4", "24-28", "4-8", "28-24", "8-4", "24-28"] {
        let mv =
            movetext::parse(&ruleset, game.position(), game.legal_moves(), text).expect("a move");
        game.play(&mv).expect("a legal move");
    }
    let past = Past::of(&game, game.plies().len());
    let answer = think(&ruleset, game.position(), &past, 9);
    assert_eq!(answer.score, Score::DRAW, "{answer:?}");
}
