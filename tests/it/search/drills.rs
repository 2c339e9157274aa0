//! Endings for practice: what is offered as a win is won by the rules, what is offered as a draw can be held and
//! lost, and everybody gets the same.

use std::sync::Arc;

use damiera::notation::fen;
use damiera::rules::{Color, Game, Position, Ruleset, Status};
use damiera::search::Engine;
use damiera::search::endings::drills::{MAX_BYTES, MAX_NUMBERS, Material, N_DRILLS, materials};
use damiera::search::endings::{Outcome, drills};

use super::{TABLE_BYTES, compile};

const KINGS_TO_KING: Material = [0, 2, 0, 1];

fn engine(ruleset: &Arc<Ruleset>) -> Engine {
    let mut engine = Engine::new(Arc::clone(ruleset), TABLE_BYTES);
    engine.use_endings(MAX_NUMBERS, MAX_BYTES);
    engine
}

fn make(engine: &mut Engine, material: Material) {
    engine.want_material(material);
    while engine.make_endings(1 << 20) {}
}

fn n_pieces(material: Material) -> usize {
    material.iter().sum()
}

/// The better for the side that moves, the higher.
fn value(outcome: Outcome) -> i32 {
    match outcome {
        Outcome::Win(plies) => 1000 - i32::from(plies),
        Outcome::Draw => 0,
        Outcome::Loss(plies) => i32::from(plies) - 1000,
    }
}

fn best(engine: &Engine, game: &Game) -> drills::Weighed {
    let weighed = engine.weigh(game).expect("a known ending");
    *weighed.iter().max_by_key(|one| value(one.outcome)).expect("a legal move")
}

/// Both sides play what the tables say is best.
fn played_out(engine: &Engine, start: Position) -> Game {
    let mut game = Game::from_position(Arc::clone(engine.ruleset()), start);
    while game.status() == Status::Ongoing && game.plies().len() < 300 {
        let best = best(engine, &game);
        game.play(&best.mv).expect("a legal move");
    }
    game
}

#[test]
fn wins_are_won_in_as_many_plies_as_they_say() {
    for id in ["english", "russian", "frisian", "italian", "pool", "losing", "breakthrough"] {
        let ruleset = compile(id);
        let mut engine = engine(&ruleset);
        for material in materials(&ruleset).into_iter().filter(|it| n_pieces(*it) <= 3) {
            make(&mut engine, material);
            let wins = engine.wins_to_practice(material, N_DRILLS);
            assert!(wins.is_sorted_by_key(|(_, plies)| *plies), "{id} {material:?}");
            for (start, plies) in wins {
                let game = played_out(&engine, start);
                let what = format!("{id}: {}", fen::write(&ruleset, &start));
                let is_won = |winner| winner == Color::White;
                assert!(
                    matches!(game.status(), Status::Won { winner, .. } if is_won(winner)),
                    "{what}"
                );
                assert_eq!(game.plies().len(), usize::from(plies), "{what}");
                assert!(game.legal_moves().is_empty() || plies >= 5, "{what}");
            }
        }
    }
}

#[test]
fn wins_that_a_clause_cuts_short_are_not_offered() {
    let frisian = compile("frisian");
    let mut engine = engine(&frisian);
    make(&mut engine, KINGS_TO_KING);
    let longest = |engine: &Engine, material| {
        engine.wins_to_practice(material, N_DRILLS).last().map(|(_, plies)| *plies)
    };
    // Seven moves each leave 14 plies of the 19 that the longest takes.
    assert!(engine.endings(0).iter().any(|it| it.pieces == KINGS_TO_KING && it.longest == 19));
    assert_eq!(longest(&engine, KINGS_TO_KING), Some(13));
}

/// The count that cuts a win short in other places does not concern all of them.
#[test]
fn three_kings_beat_one_in_fifteen_moves() {
    let russian = compile("russian");
    let mut engine = engine(&russian);
    make(&mut engine, [0, 3, 0, 1]);
    let wins = engine.wins_to_practice([0, 3, 0, 1], N_DRILLS);
    assert_eq!(wins.last().map(|(_, plies)| *plies), Some(25));
    for (start, plies) in wins {
        let game = played_out(&engine, start);
        assert!(matches!(game.status(), Status::Won { winner: Color::White, .. }), "{plies}");
    }
}

#[test]
fn draws_can_be_held_and_lost() {
    for id in ["english", "dameo", "international"] {
        let ruleset = compile(id);
        let mut engine = engine(&ruleset);
        let mut n_found = 0;
        for material in materials(&ruleset).into_iter().filter(|it| n_pieces(*it) <= 3) {
            make(&mut engine, material);
            for start in engine.draws_to_practice(material, N_DRILLS) {
                n_found += 1;
                let game = Game::from_position(Arc::clone(&ruleset), start);
                let weighed = engine.weigh(&game).expect("a known ending");
                let count = |is_one: fn(Outcome) -> bool| {
                    weighed.iter().filter(|it| is_one(it.outcome)).count()
                };
                let n_held = count(|it| it == Outcome::Draw);
                assert!(n_held > 0 && 3 * n_held <= weighed.len(), "{id} {start:?}");
                assert_eq!(n_held + count(|it| matches!(it, Outcome::Loss(_))), weighed.len());
            }
        }
        assert!(n_found >= 12, "{id}: {n_found}");
    }
}

/// Numbers of endings are told from one person to another, and stored: they never change their meaning.
#[test]
fn numbers_mean_the_same_for_everybody() {
    let dameo = compile("dameo");
    let mut alone = engine(&dameo);
    make(&mut alone, KINGS_TO_KING);
    let mut after_others = engine(&dameo);
    for material in materials(&dameo).into_iter().take(6) {
        make(&mut after_others, material);
    }
    make(&mut after_others, KINGS_TO_KING);
    let [one, other] =
        [&alone, &after_others].map(|it| it.wins_to_practice(KINGS_TO_KING, N_DRILLS));
    assert_eq!(one, other);
    let texts: Vec<_> = one.iter().map(|(start, _)| fen::write(&dameo, start)).collect();
    insta::assert_snapshot!(texts.join("\n"), @r"
    W:WKc1,Kg3:BKh2
    W:WKb7,Kh7:BKg5
    W:WKh3,Kg7:BKf2
    W:WKf1,Kb2:BKa1
    W:WKb1,Ka4:BKc3
    W:WKa2,Kb5:BKe7
    W:WKe1,Kd4:BKa1
    W:WKd2,Kc3:BKe7
    W:WKa2,Kc5:BKa8
    W:WKh2,Kc5:BKa1
    W:WKc4,Ke7:BKe8
    W:WKd3,Ke3:BKg4
    ");
}

#[test]
fn moves_are_weighed_as_what_they_lead_to() {
    let english = compile("english");
    let mut engine = engine(&english);
    make(&mut engine, [1, 1, 0, 1]);
    let wins = engine.wins_to_practice([1, 1, 0, 1], N_DRILLS);
    assert_eq!(wins.len(), N_DRILLS);
    for (start, plies) in wins {
        let game = Game::from_position(Arc::clone(&english), start);
        let weighed = engine.weigh(&game).expect("a known ending");
        assert_eq!(
            weighed.iter().map(|it| value(it.outcome)).max(),
            Some(value(Outcome::Win(plies)))
        );
        for one in weighed {
            let after = english.after(&start, &one.mv);
            assert_eq!(engine.ending(&after).map(Outcome::before), Ok(one.outcome));
            let replies = english.legal_moves(&after).expect("few moves");
            assert_eq!(replies.len(), one.n_replies);
            assert!(one.n_wrong < one.n_replies.max(1), "{one:?}");
        }
    }
}
