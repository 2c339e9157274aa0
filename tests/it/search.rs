//! The searcher: what it promises about itself, and what it must find.

mod analysis;
mod counts;
mod drills;
mod endings;
mod learned;
mod net;
mod rivals;
mod threads;
mod wins;

use std::cell::Cell;
use std::sync::Arc;

use damiera::notation::fen;
use damiera::notation::level;
use damiera::rules::{Color, Game, Move, Position, Ruleset, Status};
use damiera::rulesets;
use damiera::search::limits::{FIRST_NODES, POLL_NODES};
use damiera::search::{
    Answer, Control, Engine, Level, Limits, Memory, Past, Random, Reading, Score, Weakness,
};

const TABLE_BYTES: usize = 1 << 20;

fn compile(id: &str) -> Arc<Ruleset> {
    Arc::new(rulesets::compile(id).expect("a ruleset of this id"))
}

fn all() -> impl Iterator<Item = Arc<Ruleset>> {
    rulesets::ALL.iter().map(|entry| compile(entry.rules.id))
}

fn position(ruleset: &Ruleset, text: &str) -> Position {
    fen::parse(ruleset, text).expect("a position")
}

fn search(ruleset: &Arc<Ruleset>, position: &Position, limits: &Limits<'_>) -> Answer {
    let mut engine = Engine::new(Arc::clone(ruleset), TABLE_BYTES);
    engine.think(position, &Past::default(), limits, &mut |_| Control::GoOn)
}

/// A game of random moves.
fn random_game(ruleset: &Arc<Ruleset>, n_plies: usize, seed: u64) -> Game {
    let mut random = Random::new(seed);
    let mut game = Game::new(Arc::clone(ruleset));
    while !game.legal_moves().is_empty() && game.plies().len() < n_plies {
        let mv = game.legal_moves()[random.below(game.legal_moves().len())];
        game.play(&mv).expect("a legal move");
    }
    game
}

/// Where a game of random moves stands after this many of them.
fn walk(ruleset: &Arc<Ruleset>, n_plies: usize, seed: u64) -> Position {
    *random_game(ruleset, n_plies, seed).position()
}

/// Checks that each move of a line is legal after those before it.
#[track_caller]
fn check_line(ruleset: &Ruleset, start: Position, line: &[Move]) {
    let mut position = start;
    for mv in line {
        assert!(ruleset.legal_moves(&position).unwrap().contains(mv));
        position = ruleset.after(&position, mv);
    }
}

#[test]
fn equal_searches_have_equal_answers() {
    for ruleset in all() {
        let position = walk(&ruleset, 12, 3);
        let limits = Limits::depth(6);
        let first = search(&ruleset, &position, &limits);
        let second = search(&ruleset, &position, &limits);
        // And once more with a table that has seen other things, but is told to forget them.
        let mut used = Engine::new(Arc::clone(&ruleset), TABLE_BYTES);
        used.think(&ruleset.start(), &Past::default(), &limits, &mut |_| Control::GoOn);
        let third = used.think(&position, &Past::default(), &limits, &mut |_| Control::GoOn);
        for other in [second, third] {
            assert_eq!(first.nodes, other.nodes, "{}", ruleset.rules().id);
            assert_eq!((first.score, &first.pv), (other.score, &other.pv));
        }
    }
}

/// The table answers with what a deeper search has found where a shallower one was asked for, so
/// scores may depend on what fits into it. Certain ends do not.
#[test]
fn forced_win_is_found_with_a_table_of_any_size() {
    let ruleset = compile("international");
    let position = position(&ruleset, "W:WK2,6:BK50");
    for table_bytes in [0, 1 << 10, 1 << 16, 1 << 22] {
        let mut engine = Engine::new(Arc::clone(&ruleset), table_bytes);
        let answer =
            engine.think(&position, &Past::default(), &Limits::depth(11), &mut |_| Control::GoOn);
        assert_eq!(answer.score.read(), Reading::Win(9), "{table_bytes} bytes");
    }
}

#[test]
fn pv_is_a_line_of_legal_moves() {
    for ruleset in all() {
        let position = walk(&ruleset, 10, 5);
        let answer = search(&ruleset, &position, &Limits::depth(6));
        assert_eq!(answer.best, answer.pv.first().copied());
        check_line(&ruleset, position, &answer.pv);
    }
}

/// What a table knows of a position is not searched again, and its line is read from there.
#[test]
fn line_of_what_is_known_already_is_as_long() {
    const DEPTH: u8 = 9;
    for id in ["international", "russian", "english", "frisian", "turkish", "dameo"] {
        let ruleset = compile(id);
        let position = walk(&ruleset, 8, 2);
        let mut engine = Engine::new(Arc::clone(&ruleset), 1 << 24);
        let limits = Limits { memory: Memory::Kept, ..Limits::depth(DEPTH) };
        let [first, again] = [0, 0]
            .map(|_| engine.think(&position, &Past::default(), &limits, &mut |_| Control::GoOn));
        assert!(again.nodes < first.nodes / 8, "{id}: {} of {}", again.nodes, first.nodes);
        assert!(again.pv.len() >= usize::from(DEPTH), "{id}: {}", again.pv.len());
        check_line(&ruleset, position, &again.pv);
    }
}

/// Checks what the search says of a position at a depth.
#[track_caller]
fn check(id: &str, fen: &str, depth: u8, expected: Reading) {
    let ruleset = compile(id);
    let answer = search(&ruleset, &position(&ruleset, fen), &Limits::depth(depth));
    assert_eq!(answer.score.read(), expected, "{id} {fen}");
}

/// Distances from the endgame tests of Rein Halbersma's dctl (Boost license), plies to the end.
#[test]
fn international_endings_are_won_in_as_many_plies_as_published() {
    for (fen, plies) in [
        ("W:WK42:B22", 7),
        ("W:W10:BK46", 3),
        ("W:WK10:BK5", 3),
        ("W:WK2,11:B45", 11),
        ("W:WK7,K30:B45", 9),
        ("W:W6,7:BK45", 7),
        ("W:WK2,6:BK50", 9),
        ("W:WK1,K7:BK50", 7),
        ("W:WK26:B23,K42", 9),
        ("W:W14:BK10,K46", 3),
        ("W:WK10:BK5,K23", 3),
        ("W:W6,12:BK7,K45", 7),
        ("W:W6,K22:BK17,K50", 9),
        ("W:WK6,K22:BK17,K50", 9),
    ] {
        check("international", fen, 13, Reading::Win(plies));
    }
}

#[test]
fn ends_by_a_clause_are_seen() {
    // Frisian 21 and "Dama Frisone": on 5 and 46 the side to move loses its king.
    check("frisian", "W:WK5:BK46", 4, Reading::Loss(2));
    check("frysk", "B:WK46:BK5", 4, Reading::Loss(2));
    check("frisian", "W:WK4:BK47", 6, Reading::Value(0));
    // "Dama Greca": a king against a last single man has won.
    check("greek", "W:WKa1:Ba4,h7", 3, Reading::Win(1));
}

#[test]
fn shots_are_found() {
    for (id, fen, depth, plies) in [
        ("frisian", "W:WK28:B23", 2, 1),
        ("dameo", "W:We2:Be3,f4,g5", 2, 1),
        ("greek", "W:We2,c5:Bf2,Kg3,g5,c6", 6, 5),
        ("greek-promote", "W:Wc6:Bc7,d8,f8", 2, 1),
    ] {
        check(id, fen, depth, Reading::Win(plies));
    }
}

/// Whether the side to move wins (true) or loses by force within some plies, and in how many:
/// by trying everything.
fn plain(ruleset: &Arc<Ruleset>, position: &Position, n_plies: u16) -> Option<(bool, u16)> {
    let game = Game::from_position(Arc::clone(ruleset), *position);
    match game.status() {
        Status::Won { winner, .. } => return Some((winner == position.turn(), 0)),
        Status::Ongoing if n_plies > 0 => {}
        _ => return None,
    }
    let mut loss = Some(0);
    let mut win = None;
    for mv in game.legal_moves() {
        let end = plain(ruleset, &ruleset.after(position, mv), n_plies - 1);
        match end {
            Some((false, plies)) => win = Some(win.unwrap_or(u16::MAX).min(plies + 1)),
            Some((true, plies)) => loss = loss.map(|longest: u16| longest.max(plies + 1)),
            None => loss = None,
        }
    }
    win.map(|plies| (true, plies)).or(loss.map(|plies| (false, plies)))
}

#[test]
fn forced_ends_that_a_plain_search_proves_are_found() {
    const N_PLIES: u16 = 3;
    for ruleset in all() {
        let mut n_ends = 0;
        for seed in 0..40_u8 {
            let game = random_game(&ruleset, 200, u64::from(seed));
            // Near the end, but not at it.
            let Some(near) = game.plies().len().checked_sub(1 + usize::from(seed % 3)) else {
                continue;
            };
            let position = *game.position_at(near).unwrap();
            let Some((wins, plies)) = plain(&ruleset, &position, N_PLIES) else { continue };
            if plies == 0 {
                continue;
            }
            n_ends += 1;
            let answer = search(&ruleset, &position, &Limits::depth(7));
            let expected = if wins { Reading::Win(plies) } else { Reading::Loss(plies) };
            assert_eq!(answer.score.read(), expected, "{} {position:?}", ruleset.rules().id);
        }
        assert!(n_ends >= 10, "{}: {n_ends} ends", ruleset.rules().id);
    }
}

#[test]
fn coming_back_to_a_position_of_the_game_is_a_draw() {
    let ruleset = compile("english");
    // Black is a king down and can only go on between two squares, White chases in vain.
    let start = position(&ruleset, "B:WK14,K15:BK1");
    let moves = ruleset.legal_moves(&start).unwrap();
    let after: Vec<_> = moves.iter().map(|mv| ruleset.after(&start, mv)).collect();
    let free = search(&ruleset, &start, &Limits::depth(1));
    assert!(free.score < Score::DRAW, "{:?}", free.score);
    // Every move leads to where the game has been before.
    let mut history: Vec<u64> = Vec::new();
    for position in &after {
        history.extend([0, ruleset.hash(position)]);
    }
    history.extend([0, 0]);
    let mut engine = Engine::new(Arc::clone(&ruleset), TABLE_BYTES);
    let drawn = engine.think(&start, &history.into(), &Limits::depth(1), &mut |_| Control::GoOn);
    assert_eq!(drawn.score, Score::DRAW);
}

#[test]
fn search_ends_soon_after_it_is_told_to() {
    let ruleset = compile("international");
    for n_polls in [1, 3, 50] {
        let asked = Cell::new(0);
        let should_stop = || {
            asked.set(asked.get() + 1);
            asked.get() > n_polls
        };
        let limits = Limits { should_stop: &should_stop, ..Limits::depth(40) };
        let answer = search(&ruleset, &ruleset.start(), &limits);
        assert!(answer.nodes <= FIRST_NODES + n_polls * POLL_NODES, "{} nodes", answer.nodes);
        assert!(answer.best.is_some());
    }
    for nodes in [1, 2, 777, 20_000] {
        let answer = search(&ruleset, &ruleset.start(), &Limits::nodes(nodes));
        assert!(answer.nodes <= nodes && answer.best.is_some());
    }
}

/// In a game whose clock had run out before the search began, 21-17 was played here, which loses a man.
#[test]
fn a_search_that_begins_late_still_looks() {
    let ruleset = compile("english");
    let late = position(&ruleset, "W:W21,24,32,K20:B9,12,13,26");
    let limits = Limits { should_stop: &|| true, ..Limits::depth(40) };
    let answer = search(&ruleset, &late, &limits);
    let number = |square| ruleset.board().number(square);
    let best = answer.best.map(|mv| (number(mv.from), number(mv.to)));
    assert_eq!(best, Some((24, 19)), "{answer:?}");
    assert!(answer.depth > 2 && answer.nodes <= FIRST_NODES, "{answer:?}");
}

#[test]
fn report_can_end_the_search() {
    let ruleset = compile("dameo");
    let mut engine = Engine::new(Arc::clone(&ruleset), TABLE_BYTES);
    let mut told = Vec::new();
    let answer =
        engine.think(&ruleset.start(), &Past::default(), &Limits::depth(20), &mut |report| {
            told.push(report.depth);
            if report.depth == 3 { Control::Stop } else { Control::GoOn }
        });
    assert_eq!((told, answer.depth), (vec![1, 2, 3], 3));
}

#[test]
fn earlier_searches_help_where_they_may() {
    let ruleset = compile("international");
    let mut engine = Engine::new(Arc::clone(&ruleset), TABLE_BYTES);
    let limits = Limits { memory: Memory::Kept, ..Limits::depth(9) };
    let first = engine.think(&ruleset.start(), &Past::default(), &limits, &mut |_| Control::GoOn);
    let second = engine.think(&ruleset.start(), &Past::default(), &limits, &mut |_| Control::GoOn);
    assert!(second.nodes < first.nodes / 2, "{} then {}", first.nodes, second.nodes);
}

#[test]
fn positions_with_exploding_captures_are_answered() {
    let ruleset = compile("frisian");
    let many = "W:WK50:B3,7,10,12,13,14,17,20,21,23,25,30,32,36,38,39,41,43,K47";
    let answer = search(&ruleset, &position(&ruleset, many), &Limits::nodes(300_000));
    assert!(answer.best.is_some());
    let too_many = "W:WK5:BK2,K4,K7,K8,K9,K10,K11,K13,K15,K16,K18,K19,K20,K21,K22,K24,K27,K29,\
                    K30,K31,K32,K33,K35,K36,K38,K40,K41,K42,K43,K44,K47,K49";
    let answer = search(&ruleset, &position(&ruleset, too_many), &Limits::nodes(300_000));
    assert_eq!((answer.best, answer.depth), (None, 0));
    // The same with the other side to move, which may step into it.
    let before = too_many.replacen("W:", "B:", 1);
    let answer = search(&ruleset, &position(&ruleset, &before), &Limits::nodes(300_000));
    assert!(answer.best.is_some());
}

#[test]
fn lost_position_has_no_move() {
    check("international", "W:W:B1", 3, Reading::Loss(0));
}

/// Plays one game of levels on few nodes, and says who won.
fn play(ruleset: &Arc<Ruleset>, levels: [u8; 2], seed: u64) -> Option<Color> {
    const MAX_PLIES: usize = 200;
    let mut game = Game::new(Arc::clone(ruleset));
    let mut engine = Engine::new(Arc::clone(ruleset), TABLE_BYTES);
    while game.status() == Status::Ongoing && game.plies().len() < MAX_PLIES {
        let position = *game.position();
        let level = Level::of_halves(levels[position.turn().index()]).expect("a level");
        let own = level.limits(seed);
        let limits = Limits { nodes: own.nodes.min(5_000), ..own };
        let past = Past::of(&game, game.plies().len());
        let answer = engine.think(&position, &past, &limits, &mut |_| Control::GoOn);
        let best = answer.best.expect("a move while the game goes on");
        game.play(&best).expect("levels play legal moves");
    }
    match game.status() {
        Status::Won { winner, .. } => Some(winner),
        _ => None,
    }
}

#[test]
fn each_level_of_a_link_can_be_played() {
    let named = level::Level::ALL.map(level::Level::halves);
    let played: Vec<_> = Level::all().map(Level::halves).collect();
    assert_eq!(played, named);
}

#[test]
fn higher_level_beats_the_beginner() {
    for id in ["international", "english", "dameo", "greek", "frisian"] {
        let ruleset = compile(id);
        let mut balance = 0;
        for seed in 0..4 {
            balance += match play(&ruleset, [10, 2], seed) {
                Some(Color::White) => 1,
                Some(Color::Black) => -1,
                None => 0,
            };
            balance += match play(&ruleset, [2, 10], seed) {
                Some(Color::Black) => 1,
                Some(Color::White) => -1,
                None => 0,
            };
        }
        assert!(balance >= 5, "{id}: {balance} of 8");
    }
}

#[test]
fn low_levels_play_legal_moves_and_repeat_themselves() {
    for ruleset in all() {
        for seed in 0..3 {
            let position = walk(&ruleset, 15, seed);
            let legal = ruleset.legal_moves(&position).unwrap();
            if legal.is_empty() {
                continue;
            }
            for level in Level::all().filter(|level| level.halves() < 10) {
                let first = search(&ruleset, &position, &level.limits(seed));
                let second = search(&ruleset, &position, &level.limits(seed));
                assert_eq!(first.best, second.best);
                assert!(first.best.is_some_and(|best: Move| legal.contains(&best)));
            }
        }
    }
}

/// The first move of a level for each of these seeds, and how many different ones there are.
fn n_first_moves(level: u8, ruleset: &Arc<Ruleset>, game: &Game) -> usize {
    let level = Level::of_halves(level).expect("a level");
    let mut engine = Engine::new(Arc::clone(ruleset), TABLE_BYTES);
    let first = |seed| {
        let own = level.limits_in(game, seed);
        let limits = Limits { nodes: own.nodes.min(5_000), memory: Memory::Fresh, ..own };
        let past = Past::of(game, game.plies().len());
        let answer = engine.think(game.position(), &past, &limits, &mut |_| Control::GoOn);
        answer.best.expect("a move while the game goes on")
    };
    let mut found: Vec<Move> = Vec::new();
    for mv in (0..12).map(first) {
        if !found.contains(&mv) {
            found.push(mv);
        }
    }
    found.len()
}

#[test]
fn strong_levels_vary_the_first_moves_of_a_game() {
    let ruleset = compile("international");
    let game = Game::new(Arc::clone(&ruleset));
    for level in Level::all().map(Level::halves).filter(|&level| level >= 10) {
        assert!(n_first_moves(level, &ruleset, &game) > 1, "level {level}");
    }
}

#[test]
fn only_the_opening_of_a_whole_game_varies() {
    let ruleset = compile("international");
    // Someone's position, and a game that is under way.
    let start = *Game::new(Arc::clone(&ruleset)).position();
    let other = random_game(&ruleset, 2, 1);
    let set_up = Game::from_position(Arc::clone(&ruleset), *other.position());
    let long = random_game(&ruleset, 6, 1);
    assert_ne!(*set_up.start(), start);
    for game in [set_up, long] {
        for level in Level::all().filter(|level| level.halves() >= 10) {
            assert_eq!(level.limits_in(&game, 3).weakness.margin, 0);
        }
        assert_eq!(n_first_moves(14, &ruleset, &game), 1);
    }
}

#[test]
fn a_level_that_misses_its_weights_looks_at_more_positions() {
    let ruleset = compile("english");
    let mut engine = Engine::new(Arc::clone(&ruleset), TABLE_BYTES);
    let [five, six] = [10, 12].map(|halves| Level::of_halves(halves).expect("a level"));
    let nodes = |engine: &Engine, level: Level| engine.bounds(level, level.limits(1)).nodes;
    assert_eq!(nodes(&engine, five), five.limits(1).nodes);
    assert!(nodes(&engine, six) >= nodes(&engine, five));
    engine.learn(&learned::unpacked("english")).unwrap();
    assert_eq!(nodes(&engine, five), five.limits(1).nodes);
    assert_eq!(nodes(&engine, six), six.limits(1).nodes);
}

#[test]
fn weak_levels_open_as_they_play_on() {
    let game = Game::new(compile("english"));
    for level in Level::all().filter(|level| level.halves() < 10) {
        assert_eq!(level.limits_in(&game, 3).weakness, level.limits(3).weakness);
    }
}

#[test]
fn a_weak_player_cut_short_plays_by_the_last_finished_depth() {
    for id in ["international", "english", "dameo"] {
        let ruleset = compile(id);
        let game = Game::new(Arc::clone(&ruleset));
        let weakness = Weakness { margin: 1, percent: 100, seed: 5 };
        for nodes in (2_000..12_000).step_by(977) {
            let cut = Limits { weakness, ..Limits::nodes(nodes) };
            let cut = search(&ruleset, game.position(), &cut);
            let whole =
                search(&ruleset, game.position(), &Limits { weakness, ..Limits::depth(cut.depth) });
            assert_eq!((cut.best, cut.score), (whole.best, whole.score), "{id}, {nodes} nodes");
        }
    }
}

#[test]
fn weakness_stays_within_its_margin() {
    let ruleset = compile("international");
    let mut n_others = 0;
    for seed in 0..20 {
        let position = walk(&ruleset, 16, seed);
        if ruleset.legal_moves(&position).unwrap().is_empty() {
            continue;
        }
        let limits = |percent| Limits {
            weakness: Weakness { margin: 30, percent, seed },
            ..Limits::depth(3)
        };
        let best = search(&ruleset, &position, &limits(0));
        let other = search(&ruleset, &position, &limits(100));
        assert!(other.score >= best.score - 30);
        n_others += usize::from(other.best != best.best);
    }
    assert!(n_others > 3, "{n_others}");
}
