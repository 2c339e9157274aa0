//! Exercises judged by search: wins in this many moves, and defenses.

use std::sync::Arc;

use damiera::play::exercise::{Attempt, Hint, Miss, Reason, Verdict, Wrong};
use damiera::rules::{Color, Game, Move, Status};
use proptest::prelude::*;

use super::{attempt, begin, check, english};

/// Positions with one move that wins so soon, and with none that wins sooner.
const WINS: [(&str, &str, &str, &str); 8] = [
    ("dameo", "W:WKa7,Kb2,b5:Bc4,g3", "win-in:2", "b2-b4"),
    ("dameo", "W:WKd6,f5:Ba5", "win-in:3", "d6-a3"),
    ("greek", "W:WKa3,g7,d5,d7:BKb4,h7", "win-in:2", "a3-a4"),
    ("greek", "W:WKc8,g6:Bb5", "win-in:3", "c8-c5"),
    ("frisian", "W:WK37,27,26:B40", "win-in:2", "37-28"),
    ("frisian", "W:W33,K12,K27:BK48", "win-in:3", "12-26"),
    ("international", "W:WK21,K24:B2,7", "win-in:2", "21-8"),
    ("international", "W:WK4,K27,K35,K25:BK26", "win-in:3", "35-8"),
];

/// Positions with one move that does not lose so soon.
const DEFENSES: [(&str, &str, &str, &str); 4] = [
    ("dameo", "W:WKf5:BKa8,Kd7,d6,h2,Kb2", "hold:2", "f5-h5"),
    ("greek", "W:Wd4,e4:BKg8,g4", "hold:2", "e4-e5"),
    ("frisian", "W:W13,42:BK39,48,K24", "hold:2", "13-9"),
    ("frisian", "W:WK16:B8,K41,49,K31", "hold:2", "16-38"),
];

fn n_moves(goal: &str) -> usize {
    goal.split_once(':').unwrap().1.parse().unwrap()
}

/// Follows the hints to the end, and counts the moves.
fn follow(exercise: &mut Attempt) -> usize {
    for n in 1.. {
        let best = std::iter::from_fn(|| exercise.hint()).last();
        let Some(Hint::Move(best)) = best else { panic!("{best:?}") };
        match exercise.try_move(&best) {
            Verdict::Solved { .. } => return n,
            Verdict::Right { .. } => {}
            other => panic!("{other:?}"),
        }
    }
    unreachable!()
}

#[test]
fn only_the_winning_move_is_right_and_hints_lead_to_the_win() {
    for (id, fen, goal, key) in WINS {
        let mut exercise = begin(id, fen, &[("goal", goal)]);
        for mv in exercise.legal_moves().to_vec() {
            let verdict = exercise.try_move(&mv);
            if let Verdict::Right { .. } = verdict {
                exercise.restart();
                continue;
            }
            let Verdict::Wrong(Wrong { reason, .. }) = &verdict else { panic!("{verdict:?}") };
            let Reason::Missed(Miss::LetsGo(Some(_))) = reason else { panic!("{reason:?}") };
        }
        let (verdict, words) = attempt(&mut exercise, key);
        assert!(matches!(verdict, Verdict::Right { .. }), "{id} {fen} {words}");
        exercise.restart();
        let n = follow(&mut exercise);
        assert_eq!(n, n_moves(goal), "{id} {fen}: the defense lasts");
        assert!(exercise.is_solved());
    }
}

#[test]
fn only_the_defense_is_right() {
    for (id, fen, goal, key) in DEFENSES {
        let mut exercise = begin(id, fen, &[("goal", goal)]);
        for mv in exercise.legal_moves().to_vec() {
            let verdict = exercise.try_move(&mv);
            if let Verdict::Right { .. } = verdict {
                exercise.restart();
                continue;
            }
            let Verdict::Wrong(Wrong { reason, .. }) = &verdict else { panic!("{verdict:?}") };
            assert!(matches!(reason, Reason::Missed(Miss::Loses(Some(_)))), "{reason:?}");
        }
        let (verdict, words) = attempt(&mut exercise, key);
        assert!(matches!(verdict, Verdict::Right { .. }), "{id} {fen} {words}");
        exercise.restart();
        assert_eq!(follow(&mut exercise), n_moves(goal), "{id} {fen}");
    }
}

#[test]
fn what_spoils_the_win_is_shown() {
    let mut exercise = begin("international", "W:WK21,K24:B2,7", &[("goal", "win-in:2")]);
    assert_eq!(exercise.task(english()), "White to move: win in at most 2 moves.");
    let (_, words) = attempt(&mut exercise, "21-17");
    assert!(words.starts_with("That does not win in time: the other side plays "), "{words}");
    let mut lost = begin("frisian", "W:W13,42:BK39,48,K24", &[("goal", "hold:2")]);
    let (_, words) = attempt(&mut lost, "13-8");
    assert!(words.starts_with("That loses: the other side plays "), "{words}");
}

#[test]
fn the_same_try_has_the_same_reply() {
    for (id, fen, goal, key) in WINS {
        let reply = || attempt(&mut begin(id, fen, &[("goal", goal)]), key);
        assert_eq!(reply(), reply());
    }
}

#[test]
fn what_takes_too_long_is_said() {
    let mut exercise = begin("international", "W:W31-50:B1-20", &[("goal", "win-in:8")]);
    check(
        &mut exercise,
        &[("32-28", "There are too many possibilities here: this try could not be judged.")],
    );
    assert_eq!((exercise.n_tries(), exercise.is_solved()), (0, false));
    assert!(matches!(exercise.hint(), Some(Hint::Rule(_))));
    assert_eq!(exercise.hint(), None);
}

#[test]
fn an_immediate_win_ends_a_longer_exercise() {
    let mut exercise = begin("dameo", "W:Wd4:Bd5", &[("goal", "win-in:3")]);
    assert_eq!(attempt(&mut exercise, "d4xd6").0, Verdict::Solved { reply: None });
}

/// The slow way, through games: whether `me` wins within this many of its moves.
fn wins(game: &Game, me: Color, n_left: usize) -> bool {
    match game.status() {
        Status::Won { winner, .. } => return winner == me,
        Status::Ongoing => {}
        _ => return false,
    }
    let goes_on = |mv: &Move, n_left| {
        let mut next = game.clone();
        next.play(mv).unwrap();
        wins(&next, me, n_left)
    };
    let mine = game.position().turn() == me;
    match (mine, n_left) {
        (true, 0) => false,
        (true, n) => game.legal_moves().iter().any(|mv| goes_on(mv, n - 1)),
        (false, n) => game.legal_moves().iter().all(|mv| goes_on(mv, n)),
    }
}

/// The same for a side that must not lose within this many moves.
fn holds(game: &Game, me: Color, n_left: usize) -> bool {
    match game.status() {
        Status::Won { winner, .. } => return winner == me,
        Status::Ongoing => {}
        _ => return true,
    }
    let goes_on = |mv: &Move, n_left| {
        let mut next = game.clone();
        next.play(mv).unwrap();
        holds(&next, me, n_left)
    };
    let mine = game.position().turn() == me;
    match (mine, n_left) {
        (true, 0) => true,
        (true, n) => game.legal_moves().iter().any(|mv| goes_on(mv, n - 1)),
        (false, n) => game.legal_moves().iter().all(|mv| goes_on(mv, n)),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// Few pieces thrown on a board: a try is right exactly if the slow way says so.
    #[test]
    fn a_win_and_a_defense_are_judged_as_games_judge_them(
        squares in proptest::sample::subsequence((1..=32).collect::<Vec<usize>>(), 4),
        kings: [bool; 4],
        n in 1..=2_u8,
    ) {
        for id in ["english", "losing", "russian", "frisian", "killer"] {
            let name = |idx: usize| {
                format!("{}{}", if kings[idx] { "K" } else { "" }, squares[idx])
            };
            let fen = format!("W:W{},{}:B{},{}", name(0), name(2), name(1), name(3));
            for (goal, is_win) in [(format!("win-in:{n}"), true), (format!("hold:{n}"), false)] {
                let exercise = begin(id, &fen, &[("goal", goal.clone().leak())]);
                for mv in exercise.legal_moves() {
                    let mut tried = exercise.clone();
                    let is_right = !matches!(tried.try_move(mv), Verdict::Wrong(_));
                    let ruleset = Arc::new(exercise.ruleset().clone());
                    let mut game = Game::from_position(ruleset, *exercise.position());
                    game.play(mv).unwrap();
                    let judge = if is_win { wins } else { holds };
                    let expected = judge(&game, Color::White, usize::from(n) - 1);
                    prop_assert_eq!(is_right, expected, "{} {} {} {:?}", id, fen, goal, mv);
                }
            }
        }
    }
}
