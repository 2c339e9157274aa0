//! Problems as they are passed on become exercises.

use damiera::notation::link;
use damiera::notation::problem::{self, Found, Problem, ProblemError};
use damiera::rulesets;
use proptest::prelude::*;

const COUP: &str = "W:W27,32,34,37,38,40,45:B11,12,16,18,23,25";
const SOLUTION: &str = "1.27-22 18x27 2.32x21 16x27 3.34-30 25x34 4.40x16";

fn of_lines(text: &str) -> Vec<Found> {
    problem::of_lines(text, rulesets::find("international").unwrap())
}

fn only(text: &str) -> Result<Problem, ProblemError> {
    let mut found = of_lines(text);
    assert_eq!(found.len(), 1, "{text}");
    found.remove(0).result
}

#[test]
fn a_solution_is_read_however_it_is_written() {
    let spaced = SOLUTION.replace('.', ". ");
    for text in [
        format!("{COUP} {SOLUTION}"),
        format!("{COUP}. {spaced} ..."),
        format!("{COUP}:H0:F1\n{spaced} 2-0"),
        format!(
            "\"{COUP}\"\n\n1. 27-22! {{quiet}} 18x27\n2. 32x21 16x27\n3. 34-30 25x34 4. 40x16 gains a piece"
        ),
        format!("https://lidraughts.org/analysis/{COUP} {SOLUTION}"),
        format!("See https://www.playstrategy.org/editor/international/{COUP}: {SOLUTION}")
            .replace(": 1", " 1"),
        format!(
            "https://lidraughts.org/analysis/puzzle/standard/{}_ {SOLUTION}",
            COUP.replace(':', "%3A")
        ),
    ] {
        let problem = only(&text).unwrap_or_else(|why| panic!("{text}: {why}"));
        assert_eq!(problem.moves.join(" "), "27-22 18x27 32x21 16x27 34-30 25x34 40x16", "{text}");
        assert_eq!(problem.flaw, None, "{text}");
        assert!(problem::is_lines(&text), "{text}");
        let read = link::read_plain(&problem.link()).unwrap();
        assert!(read.faults.is_empty(), "{:?}", read.faults);
        assert_eq!(read.extras.get("acc"), Some("27-22|32x21|34-30|40x16"));
    }
}

#[test]
fn what_cannot_be_played_is_told_with_its_ply() {
    let problem = only(&format!("{COUP} 1. 27-22 18x27 2. 32x22")).unwrap();
    assert_eq!(problem.moves, ["27-22", "18x27"]);
    let told = problem.flaw.unwrap().to_string();
    assert_eq!(told, "in the solution, ply 3: \"32x22\" is not a legal move here");
    // One turn more than an exercise has.
    let moves = ["36-41", "1-6", "41-36", "6-1"].repeat(9).join(" ");
    let problem = only(&format!("W:WK36,50:BK1,5 {moves}")).unwrap();
    assert_eq!(problem.moves.len(), problem::MAX_PLIES);
    assert_eq!(problem.flaw.unwrap().ply, problem::MAX_PLIES + 1);
}

#[test]
fn an_address_names_its_game_and_needs_no_solution() {
    for (address, id) in [
        ("https://lidraughts.org/editor/W:W31:B20", "international"),
        ("https://lidraughts.org/analysis/frisian/W:W31:B20:H0:F1", "frisian"),
        ("https://lidraughts.org/analysis/antidraughts/W:W31:B20", "losing"),
        ("https://playstrategy.org/analysis/russian/W:W21:B12", "russian"),
        ("https://playstrategy.org/analysis/pool/W:W21:B12", "pool"),
        ("<https://playstrategy.org/editor?fen=W:W31:B20>", "international"),
    ] {
        let problem = only(address).unwrap_or_else(|why| panic!("{address}: {why}"));
        assert_eq!(problem.entry.rules.id, id, "{address}");
        assert!(problem.moves.is_empty() && problem.flaw.is_none(), "{address}");
    }
    let game = only("https://lidraughts.org/7hGzK2aP/black#12").unwrap_err();
    assert!(game.to_string().contains("holds no position"), "{game}");
    let chess = only("https://playstrategy.org/analysis/atomic/W:W21:B12").unwrap_err();
    assert_eq!(chess, ProblemError::Game("atomic".to_owned()));
}

#[test]
fn what_is_no_problem_is_not_taken_for_one() {
    for text in [
        "",
        "Buy milk.",
        COUP,
        "W:W31:B20 is a position",
        "https://example.org/W:W31:B20",
        "32-28 19-23",
        "[GameType \"20\"]\n\n1. 32-28 *",
    ] {
        assert!(!problem::is_lines(text), "{text}");
    }
}

#[test]
fn games_with_players_stay_games() {
    let game = |tags: &str, moves: &str| format!("[GameType \"20\"]\n{tags}\n{moves} *\n\n");
    let fen = format!("[SetUp \"1\"]\n[FEN \"{COUP}\"]\n");
    let named = format!("[White \"Jansen\"]\n[Black \"Smit\"]\n{fen}");
    let author = format!("[White \"N. N.\"]\n[Black \"?\"]\n{fen}");
    let text = [
        game(&fen, "1. 27-22 18x27"),
        game(&named, "1. 27-22 18x27"),
        game(&author, "1. 27-22 18x28"),
        game("", "1. 32-28"),
        game(&fen, ""),
    ];
    let count = |text: &str| problem::of_pdn(text, None).unwrap().n_problems;
    assert_eq!(text.each_ref().map(|one| count(one)), [1, 0, 1, 0, 0]);
    let games = problem::of_pdn(&text.concat(), None).unwrap();
    assert_eq!((games.n_problems, games.found.len()), (2, 5));
    let entry = rulesets::find("international").unwrap();
    let (lesson, faults) = problem::lesson(games.found, " Problems ", entry);
    assert_eq!(lesson.title, "Problems");
    let titles: Vec<_> = lesson.steps.iter().map(|step| step.title.as_str()).collect();
    assert_eq!(titles, ["1", "2. Jansen", "3. N. N", "4"]);
    assert_eq!(faults.iter().map(|(number, _)| *number).collect::<Vec<_>>(), [3, 5]);
    assert!(faults[0].1.to_string().contains("ply 2"), "{faults:?}");
}

proptest! {
    #[test]
    fn no_text_is_too_much(text in "[WB:0-9Kx.,% /a-z\n-]{0,200}") {
        let _ = (of_lines(&text), problem::is_lines(&text));
        let _ = of_lines(&format!("https://lidraughts.org/{text}"));
    }
}
