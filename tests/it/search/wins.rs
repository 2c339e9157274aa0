//! The law of draws by counting: what the tables of endings tell as won is won, whatever a ruleset
//! counts.

use std::mem::discriminant;
use std::sync::Arc;

use damiera::notation::fen;
use damiera::rules::counts::Basis;
use damiera::rules::spec::{
    DrawClause, DrawHow, DrawWhen, Ending, Force, LoneKing, Restart, Rules,
};
use damiera::rules::{Game, Move, Ruleset, Status};
use damiera::search::endings::{Outcome, Unknown, certain_plies};
use damiera::search::{Engine, Random};

use super::endings::{knowing_all, random_position};
use super::{all, compile};
use crate::bridge::clauses_in_use;
use crate::house::random_house;
use crate::playout::Dice;

/// Plays a game out: the winner by the tables, the loser as long as the tables let it. Says who won,
/// and after how many plies from here.
#[track_caller]
fn play_out(engine: &Engine, game: &mut Game, told: Outcome) {
    let (ruleset, begun, from) =
        (game.shared_ruleset().clone(), *game.position(), game.plies().len());
    let context = || format!("{:?} {}", ruleset.rules(), fen::write(&ruleset, &begun));
    let (winner, plies) = match told {
        Outcome::Win(plies) => (begun.turn(), plies),
        Outcome::Loss(plies) => (!begun.turn(), plies),
        Outcome::Draw => return,
    };
    while game.status() == Status::Ongoing {
        let (is_winner, position) = (game.position().turn() == winner, *game.position());
        assert!(is_winner || game.claimable().is_none(), "the loser claims: {}", context());
        // The loser takes what is not told before what is, and then what lasts longest.
        let value = |mv: &Move| match engine.ending(&ruleset.after(&position, mv)) {
            Ok(Outcome::Draw) => 0,
            Ok(Outcome::Loss(plies)) => 1000 - i32::from(plies),
            Ok(Outcome::Win(plies)) => i32::from(plies) - 1000,
            Err(Unknown::NoPieces) => {
                let mut next = game.clone();
                next.play(mv).unwrap();
                let wins = matches!(next.status(), Status::Won { winner, .. } if winner == position.turn());
                if wins { 1000 } else { -1000 }
            }
            Err(_) if is_winner => -2000,
            Err(_) => 2000,
        };
        let best = game.legal_moves().iter().copied().max_by_key(value).unwrap();
        game.play(&best).unwrap();
        assert!(game.plies().len() <= from + usize::from(plies), "too long: {}", context());
    }
    assert_eq!(game.plies().len(), from + usize::from(plies), "{}", context());
    let won_by = match game.status() {
        Status::Won { winner, .. } => Some(winner),
        _ => None,
    };
    assert_eq!(won_by, Some(winner), "{:?}: {}", game.status(), context());
}

/// Plays some random moves, so that counts have begun; stops where the game would be over.
fn stroll(game: &mut Game, n_plies: usize, random: &mut Random) {
    for _ in 0..n_plies {
        let legal = game.legal_moves();
        let Some(mv) = legal.get(random.below(legal.len().max(1))).copied() else { return };
        let mut next = game.clone();
        if next.play(&mv).is_err() || next.status() != Status::Ongoing {
            return;
        }
        *game = next;
    }
}

/// Holds the law for random positions and games; says how many wins were played out.
fn check(ruleset: &Arc<Ruleset>, engine: &Engine, n_pieces: usize, n_tries: usize) -> usize {
    let mut random = Random::new(11);
    let mut n_won = 0;
    for n in 0..n_tries {
        let start = random_position(ruleset, n_pieces, &mut random);
        let mut game = Game::from_position(Arc::clone(ruleset), start);
        stroll(&mut game, n % 14, &mut random);
        if game.status() != Status::Ongoing || game.claimable().is_some() {
            continue;
        }
        let Ok(told) = engine.ending(game.position()) else { continue };
        let Some(certain) = told.within(certain_plies(&game)) else { continue };
        n_won += usize::from(certain != Outcome::Draw);
        play_out(engine, &mut game, certain);
    }
    n_won
}

#[test]
fn wins_that_are_told_are_won_in_every_game() {
    for ruleset in all() {
        let is_small = ruleset.board().squares().len() <= 32;
        let n_pieces = if is_small { 3 } else { 2 };
        let engine = knowing_all(&ruleset, n_pieces);
        let n_won = check(&ruleset, &engine, n_pieces, 400);
        // In Breakthrough a position with a king is over, and so nearly all are.
        assert!(n_won > 20, "{}: {n_won}", ruleset.rules().id);
    }
}

const fn automatic(when: DrawWhen) -> DrawClause {
    DrawClause { when, how: DrawHow::Automatic }
}

const ANYONE: Force = Force { pieces: (1, 3), kings: (0, 3) };
const SHORT: Ending = Ending {
    strong: ANYONE,
    weak: Force { pieces: (1, 1), kings: (1, 1) },
    total: (0, 4),
    place: LoneKing::Anywhere,
    restart: Restart::Change,
};

/// Every clause, so short that it cuts wins.
const CLAUSES: [&[DrawClause]; 7] = [
    &[automatic(DrawWhen::NoCapture { plies: 12 })],
    &[automatic(DrawWhen::NoCapture { plies: 3 })],
    &[automatic(DrawWhen::KingMoves { plies: 6 })],
    &[automatic(DrawWhen::Ending { ending: SHORT, plies: 5 })],
    &[automatic(DrawWhen::Ending {
        ending: Ending { restart: Restart::Never, place: LoneKing::MainRoad, ..SHORT },
        plies: 7,
    })],
    &[automatic(DrawWhen::Repetition { times: 3 }), automatic(DrawWhen::KingMoves { plies: 9 })],
    &[
        DrawClause { when: DrawWhen::NoCapture { plies: 9 }, how: DrawHow::Claim },
        DrawClause { when: DrawWhen::KingMoves { plies: 4 }, how: DrawHow::Claim },
        DrawClause { when: DrawWhen::RefusedOffer { moves: 5 }, how: DrawHow::Claim },
    ],
];

#[test]
fn clauses_of_every_kind_are_tried() {
    let tried: Vec<_> = CLAUSES.concat().iter().map(|clause| discriminant(&clause.when)).collect();
    for clause in clauses_in_use() {
        assert!(tried.contains(&discriminant(&clause.when)), "{clause:?} is not in CLAUSES");
    }
}

/// The most plies that are left by any clause of this game, to be claimed or not.
fn left_at_most(game: &Game) -> u16 {
    let begun = game.counters().into_iter().filter(|it| it.clause.when.basis() == Basis::Moves);
    let left = begun.filter(|it| it.count > 0).map(|it| it.limit - it.count);
    left.min().unwrap_or(u16::MAX)
}

#[test]
fn every_clause_counts_up_to_its_limit() {
    for clause in CLAUSES.concat() {
        if clause.when.basis() != Basis::Moves {
            continue;
        }
        let draws = Box::leak(Box::new([clause]));
        let ruleset = Arc::new(Ruleset::new(&Rules { draws, ..*compile("pool").rules() }));
        let mut random = Random::new(5);
        let mut n_full = 0;
        for _ in 0..300 {
            let start = random_position(&ruleset, 3, &mut random);
            let mut game = Game::from_position(Arc::clone(&ruleset), start);
            for _ in 0..40 {
                let legal = game.legal_moves();
                let Some(mv) = legal.get(random.below(legal.len().max(1))).copied() else { break };
                if game.play(&mv).is_err() {
                    break;
                }
                let counts = game.counts_at(game.plies().len());
                let left = ruleset.clauses().left(counts, game.position());
                assert!(left <= left_at_most(&game), "{clause:?}: {left}");
                n_full += u32::from(left == 0);
                let again = ruleset.clauses().unfinished(*counts, game.position());
                assert!(ruleset.clauses().left(&again, game.position()) > 0, "{clause:?}");
            }
        }
        assert!(n_full > 20, "{clause:?}: its count was full {n_full} times");
    }
}

#[test]
fn wins_that_are_told_are_won_under_any_clause() {
    for id in ["pool", "english", "losing", "frisian", "turkish"] {
        for draws in CLAUSES {
            let rules = Rules { draws, ..*compile(id).rules() };
            let ruleset = Arc::new(Ruleset::new(&rules));
            let is_small = ruleset.board().squares().len() <= 32;
            let n_pieces = if is_small { 3 } else { 2 };
            let engine = knowing_all(&ruleset, n_pieces);
            check(&ruleset, &engine, n_pieces, 300);
        }
    }
}

#[test]
fn wins_that_are_told_are_won_under_house_rules() {
    let mut dice = Dice::new(23);
    let mut n_won = 0;
    for _ in 0..40 {
        let house = random_house(&mut dice);
        let ruleset = Arc::new(Ruleset::new(&house.rules("")));
        let n_squares = ruleset.board().squares().len();
        if n_squares > 64 {
            continue;
        }
        let engine = knowing_all(&ruleset, 2);
        n_won += check(&ruleset, &engine, 2, 100);
    }
    assert!(n_won > 100, "{n_won}");
}

/// A clause that was not known to the tables once made them tell "win 21" of a game that is drawn at
/// its twelfth ply.
#[test]
fn a_win_that_a_clause_draws_first_is_not_told() {
    let rules = Rules { draws: CLAUSES[0], ..*compile("pool").rules() };
    let ruleset = Arc::new(Ruleset::new(&rules));
    let engine = knowing_all(&ruleset, 3);
    let free = knowing_all(&Arc::new(Ruleset::new(&Rules { draws: &[], ..rules })), 3);
    let mut random = Random::new(3);
    let (mut n_long, mut n_short) = (0, 0);
    for _ in 0..2000 {
        let position = random_position(&ruleset, 3, &mut random);
        let Ok(Outcome::Win(plies)) = free.ending(&position) else { continue };
        let told = engine.ending(&position);
        if plies > 12 {
            n_long += 1;
            assert_eq!(told, Err(Unknown::MayBeCut), "win {plies}");
        } else if told == Ok(Outcome::Win(plies)) {
            n_short += 1;
        }
    }
    assert!(n_long > 10 && n_short > 300, "{n_long} {n_short}");
}
