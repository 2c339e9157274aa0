//! Routes belong to their moves, and can be played jump by jump.

use damiera::notation::fen;
use damiera::rules::paths::MAX_ROUTES;
use damiera::rules::spec::Removal;
use damiera::rules::{Bits, Move, Position, Route, Ruleset};
use damiera::rulesets::compile;
use proptest::prelude::*;

use crate::playout::each_position;

/// Replays a route by nothing but geometry: every jump is along a line on which nothing stands but
/// its victim.
fn check_replay(ruleset: &Ruleset, position: &Position, mv: &Move, route: &Route) {
    let board = ruleset.board();
    let context = format!("{} {} {route:?}", ruleset.rules().id, fen::write(ruleset, position));
    assert_eq!(route.landings.last(), Some(&mv.to), "{context}");
    if !mv.is_capture() {
        assert_eq!((route.landings.len(), route.victims.len()), (1, 0), "{context}");
        return;
    }
    assert_eq!(route.landings.len(), route.victims.len(), "{context}");
    let victims = route.victims.iter().fold(0, |set, &square| set | u128::of(square));
    assert_eq!(victims, mv.captured, "{context}");
    assert_eq!(victims.count() as usize, route.victims.len(), "no piece twice: {context}");
    let mut occupied = position.occupied() & !u128::of(mv.from);
    let mut at = mv.from;
    for (&landing, &victim) in route.landings.iter().zip(&route.victims) {
        let between = board.between(at, landing);
        let passed: Vec<_> = between.into_iter().filter(|&square| occupied.has(square)).collect();
        assert_eq!(passed, [victim], "{context}");
        assert!(!occupied.has(landing), "{context}");
        if ruleset.rules().capture.removal == Removal::Immediate {
            occupied &= !u128::of(victim);
        }
        at = landing;
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(8))]

    #[test]
    fn every_legal_move_has_routes_that_replay(seed: u64) {
        each_position(seed, &mut |ruleset, position, legal| {
            for mv in legal {
                let routes = ruleset.routes(position, mv).unwrap();
                assert_eq!(Some(&ruleset.route(position, mv)), routes.first());
                let mut distinct = routes.clone();
                distinct.sort();
                distinct.dedup();
                assert_eq!(distinct.len(), routes.len());
                for route in &routes {
                    check_replay(ruleset, position, mv, route);
                }
            }
        });
    }
}

/// The routes of the only move that takes these, as squares joined by `x`.
#[track_caller]
fn check(id: &str, fen: &str, text: &str, expected: &[&str]) {
    let ruleset = compile(id).unwrap();
    let position = fen::parse(&ruleset, fen).unwrap();
    let legal = ruleset.legal_moves(&position).unwrap();
    let mv = damiera::notation::movetext::parse(&ruleset, &position, &legal, text).unwrap();
    let label = |square| ruleset.board().label(square).to_string();
    let routes: Vec<_> = ruleset
        .routes(&position, &mv)
        .unwrap()
        .iter()
        .map(|route| {
            let squares = [mv.from].into_iter().chain(route.landings.iter().copied());
            squares.map(label).collect::<Vec<_>>().join("x")
        })
        .collect();
    assert_eq!(routes, expected);
}

#[test]
fn a_quiet_move_has_one_route() {
    check("dameo", "W:Wc2,c3,c4:Bh8", "c2-c5", &["c2xc5"]);
}

#[test]
fn a_king_that_goes_straight_on_lands_behind_its_victim() {
    check("international", "W:WK46:B37,23", "46x10", &["46x32x10"]);
}

#[test]
fn a_king_that_turns_lands_where_it_turns() {
    check("international", "W:WK47:B14,19,29,31,42", "47x38x24x13x36", &["47x38x24x13x36"]);
}

#[test]
fn a_circle_has_two_routes() {
    check("international", "W:W37:B21,22,31,32", "37x37", &["37x28x17x26x37", "37x26x17x28x37"]);
}

#[test]
fn a_man_promoted_in_passing_goes_on_as_a_king() {
    check("greek-promote", "W:Wa6:Ba7,d8,f6", "a6xa8xf8xf5", &["a6xa8xf8xf5"]);
}

/// From scaladraughts: a list of moves that took other programs 15 to 50 ms.
const MANY_ROUTES: &str = "W:WK50:B3,7,10,12,13,14,17,20,21,23,25,30,32,36,38,39,41,43,K47";

#[test]
fn too_many_routes_are_said_to_be_too_many() {
    let ruleset = compile("frisian").unwrap();
    let position = fen::parse(&ruleset, MANY_ROUTES).unwrap();
    let legal = ruleset.legal_moves(&position).unwrap();
    for mv in &legal {
        if let Ok(routes) = ruleset.routes(&position, mv) {
            assert!(routes.len() <= MAX_ROUTES);
        }
        check_replay(&ruleset, &position, mv, &ruleset.route(&position, mv));
    }
}
