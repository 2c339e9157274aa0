//! Results against the computer: which games count, what is suggested, what is kept.

use super::level;
use damiera::notation::level::Level;
use damiera::play::action::{BoardAction, EngineAction, NewGame};
use damiera::play::analysis::EngineScore;
use damiera::play::ladder::{Ladder, MAX_RESULTS, Outcome, Score};
use damiera::play::library::{Import, Library};
use damiera::play::{Action, Mode, Page, session};
use damiera::rules::Color;
use damiera::rulesets::{self, house};
use damiera::text::Language;

fn outcome(seed: u64, number: u8, score: Score) -> Outcome {
    Outcome {
        day: 20_000,
        seed,
        ruleset: "dameo".to_owned(),
        level: level(number),
        color: Color::White,
        score,
    }
}

fn ladder(results: &[(u8, Score)]) -> Ladder {
    let mut ladder = Ladder::default();
    for (seed, (number, score)) in (0..).zip(results) {
        assert!(ladder.add(outcome(seed, *number, *score)));
    }
    ladder
}

/// After a person's first move with White in Dameo.
fn moved(page: &Page) -> Page {
    let mut page = page.clone();
    for label in ["c3", "c4"] {
        let square = page.game().ruleset().board().square_of_label(label).expect("a square");
        page = page.after(BoardAction::Press(square).into());
    }
    while page.animation().is_some() {
        page = page.after(BoardAction::AnimationStep.into());
    }
    page
}

/// A game against the computer, in which a person has made a move and the computer has replied.
fn begun() -> Page {
    let entry = rulesets::find("dameo").unwrap();
    let mode = Mode::Computer { human: Color::White, level: level(4) };
    let page = Page::new(entry, mode, 7, Language::English);
    let new_game = NewGame { ruleset: "dameo", mode, seed: 99 };
    let mut page = moved(&page.after(Action::NewGame(new_game)));
    let thought = page.thought().expect("the computer's turn").id;
    let best = page.move_text(&page.game().legal_moves()[0]);
    let score = EngineScore::Even(0);
    page = page.after(EngineAction::Best { thought, best, score }.into());
    while page.animation().is_some() {
        page = page.after(BoardAction::AnimationStep.into());
    }
    assert_eq!(page.game().plies().len(), 2);
    page
}

fn lost(page: &Page) -> Option<Outcome> {
    Outcome::of(&page.after(Action::Resign), 5)
}

#[test]
fn a_game_counts_that_was_played_without_help() {
    let page = begun();
    assert_eq!(Outcome::of(&page, 5), None);
    let lost_once = lost(&page).expect("a result");
    assert_eq!((lost_once.level, lost_once.score, lost_once.seed), (level(4), Score::Lost, 99));
    for help in [BoardAction::Undo.into(), Action::Hint, Action::ToggleAnalysis] {
        assert_eq!(lost(&page.after(help.clone())), None, "{help:?}");
    }
    // Help after the end is none.
    let over = page.after(Action::Resign).after(Action::ToggleAnalysis);
    assert_eq!(Outcome::of(&over, 5), Some(lost_once));
    let taken_back = page.after(Action::Resign).after(BoardAction::Undo.into());
    assert_eq!(lost(&taken_back), None);
}

#[test]
fn a_game_that_is_stored_counts_as_before() {
    for (page, counts) in [(begun(), true), (begun().after(Action::Hint), false)] {
        let kept = session::read(&page.session_text()).expect("a session");
        assert_eq!(kept.is_unaided == Some(true), counts);
        let opened = page.after(Action::Open(Box::new(kept)));
        assert_eq!(lost(&opened).is_some(), counts);
    }
    // Also help before the first move.
    let entry = rulesets::find("dameo").unwrap();
    let fresh = Page::new(
        entry,
        Mode::Computer { human: Color::White, level: level(4) },
        7,
        Language::English,
    );
    for (page, counts) in [(fresh.clone(), true), (fresh.after(Action::Hint), false)] {
        let kept = session::read(&page.session_text()).expect("a session");
        let page = page.after(Action::Open(Box::new(kept)));
        assert_eq!(lost(&moved(&page)).is_some(), counts);
        assert_eq!(lost(&page), None, "the person has not moved");
    }
    // What comes with a link was not begun here, whatever it says.
    let page = begun();
    for text in [page.link(), page.session_text()] {
        let linked = session::read_from_outside(&text).expect("a link");
        assert_eq!(lost(&page.after(Action::Open(Box::new(linked)))), None);
    }
}

#[test]
fn two_wins_lead_up_and_two_losses_down() {
    use Score::{Drawn, Lost, Won};
    for (results, suggested) in [
        (&[][..], None),
        (&[(3, Won)], Some("3")),
        (&[(3, Won), (3, Won)], Some("3.5")),
        (&[(3, Won), (4, Won)], Some("4")),
        (&[(3, Won), (3, Drawn)], Some("3")),
        (&[(3, Won), (3, Lost)], Some("3")),
        (&[(3, Lost), (3, Lost)], Some("2.5")),
        (&[(6, Won), (6, Won)], Some("6.5")),
        (&[(6, Lost), (6, Lost)], Some("5")),
        (&[(1, Lost), (1, Lost)], Some("1")),
        (&[(8, Won), (8, Won), (8, Won)], Some("8")),
    ] {
        let suggested: Option<Level> = suggested.map(|level| level.parse().unwrap());
        assert_eq!(ladder(results).suggested("dameo"), suggested, "{results:?}");
        assert_eq!(ladder(results).suggested("polish"), None);
    }
}

#[test]
fn results_come_back_as_they_were_and_count_once() {
    use Score::{Drawn, Lost, Won};
    let kept = ladder(&[(3, Won), (3, Lost), (4, Drawn), (3, Won)]);
    let text = kept.to_string();
    assert_eq!(Ladder::read(&text), (kept.clone(), 0));
    let mut twice = kept.clone();
    assert_eq!(twice.merge(kept.clone()), 0);
    assert_eq!(twice, kept);
    let tally = kept.tally("dameo", level(3));
    assert_eq!((tally.n_won, tally.n_drawn, tally.n_lost), (2, 0, 1));
    assert_eq!(kept.levels("dameo").len(), 2);
    let bad = format!("{text} 1/2/3 x 5/zz/dameo/3/w/w 5/1/dameo/9/w/w 5/1//3/w/w 5/1/dameo/3/w/q");
    assert_eq!(Ladder::read(&bad), (kept, 6));
}

#[test]
fn results_under_house_rules_are_kept_however_long_their_name() {
    let id = format!("{}{}", house::PREFIX, "x".repeat(house::MAX_BYTES));
    for length in [house::PREFIX.len() + 1, id.len()] {
        let mut kept = Ladder::default();
        kept.add(Outcome { ruleset: id[..length].to_owned(), ..outcome(1, 3, Score::Won) });
        assert_eq!(Ladder::read(&kept.to_string()), (kept, 0), "{length}");
    }
    let too_long = Outcome { ruleset: format!("{id}x"), ..outcome(1, 3, Score::Won) };
    let mut kept = Ladder::default();
    kept.add(too_long);
    assert_eq!(Ladder::read(&kept.to_string()), (Ladder::default(), 1));
}

#[test]
fn the_oldest_results_give_way() {
    let mut ladder = Ladder::default();
    for seed in 0..=MAX_RESULTS {
        ladder.add(outcome(u64::try_from(seed).unwrap(), 3, Score::Won));
    }
    assert_eq!(ladder.len(), MAX_RESULTS);
    assert!(ladder.add(outcome(0, 3, Score::Won)), "the first one was dropped");
    // A text with more says how many were not read.
    let text = format!("{ladder} 1/ab/dameo/3/w/w 1/cd/dameo/3/w/w");
    assert_eq!(Ladder::read(&text).1, 2);
}

#[test]
fn results_travel_with_the_library() {
    let kept = ladder(&[(3, Score::Won), (4, Score::Lost)]);
    let text = Library::default().export(&kept);
    let mut import = Import::new(text.clone()).expect("a library");
    while import.step(&Library::default(), 3) {}
    assert!(import.faults.is_empty() && import.games.is_empty());
    assert_eq!(import.results, kept);
    let mut import = Import::new(text.replace("/w/w", "/w/?")).expect("a library");
    while import.step(&Library::default(), 3) {}
    assert_eq!((import.faults.len(), import.results.len()), (1, 1));
}
