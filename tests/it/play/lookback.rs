//! A game looked back on, on the page: what is asked, what is right, what is answered, what is kept.

use damiera::notation::{lines, turn};
use damiera::play::action::BoardAction;
use damiera::play::analysis::Value;
use damiera::play::embedded::EmbedAction;
use damiera::play::lookback::{Lookback, Stage, remark};
use damiera::play::review::{Asked, Judgment, Verdict};
use damiera::play::screen::train::{Path, Training};
use damiera::play::walk::Mark;
use damiera::play::{Action, Page};
use damiera::rules::Color;
use damiera::text::Language;

use super::review::blundered;
use super::{Table, WHITE};

/// A game against the computer in which the person has thrown a man away, gone through to its end.
fn looked_back() -> (Page, Lookback) {
    let (review, _) = blundered(Asked::One(Color::White));
    let game = review.game().clone();
    let texts = turn::move_texts(&game);
    let lookback = Lookback::new(review.clone(), &texts, Color::White).with(review, true);
    (Table::of_game(game, WHITE).play, lookback)
}

fn shown(page: &Page, lookback: Lookback) -> Page {
    let training = Training::new(lookback, Language::English, 1).expect("a board");
    page.after(Action::Train(Box::new(training)))
}

fn training(page: &Page) -> &Training {
    page.training().expect("a board")
}

fn tried(page: &Page, text: &str) -> Page {
    page.after(Action::Solve(EmbedAction::Move(text.into())))
}

/// What is said to the last try.
fn told(page: &Page) -> String {
    let training = training(page);
    let solving = training.embedded().solving().expect("an exercise");
    solving.words(training.embedded().table()).expect("an answer")
}

#[test]
fn something_better_is_asked_for_at_each_turning_point() {
    let (page, lookback) = looked_back();
    assert_eq!((lookback.stage(), lookback.asked()), (Stage::Report, &[0][..]));
    let asked = lookback.next();
    assert_eq!((asked.stage(), asked.ply()), (Stage::Asked(0), Some(0)));
    let page = shown(&page, asked);
    assert!(training(&page).is_exercise());

    // What was played, and what is no better, is answered; the board stays.
    let page = tried(&page, "34-30");
    assert_eq!(
        told(&page),
        "That was played in the game. The answer is 20-25 39-34 25x34. After that: Black is much better."
    );
    let page = tried(&page, "35-30");
    assert!(told(&page).starts_with("Not good enough: the answer is 19-23."), "{}", told(&page));
    assert_eq!(training(&page).outcome(), Some(false));
    assert!(!training(&page).is_solved());

    // Any good move is right, not the best alone.
    let page = tried(&page, "33-28");
    assert!(training(&page).is_solved());
    assert!(told(&page).starts_with("Good. The best line: 32-28 19-23."), "{}", told(&page));
}

#[test]
fn what_was_found_at_the_first_try_is_counted_and_the_end_is_reached() {
    let (page, lookback) = looked_back();
    let asked = lookback.next();
    let page = tried(&shown(&page, asked.clone()), "32-28");
    assert_eq!(training(&page).outcome(), Some(true));
    let first = asked.settled(true);
    assert_eq!((first.marks(), first.n_first()), (&[Mark::First][..], 1));
    // What was settled once stays so.
    assert_eq!(first.settled(false), first);
    assert_eq!(asked.settled(false).n_first(), 0);
    assert_eq!(first.next().stage(), Stage::Over);
    // Nothing is asked in a report.
    assert_eq!(lookback.settled(true), lookback);
}

#[test]
fn a_turning_point_is_shown_with_what_was_played_and_what_was_better() {
    let (page, lookback) = looked_back();
    let page = shown(&page, lookback.showing(0));
    let table = training(&page).embedded().table();
    assert_eq!((table.shown_ply(), table.game().plies().len()), (0, 2));
    assert!(!training(&page).is_exercise());
    assert_eq!(lookback.arrows(0).len(), 2);
    assert_eq!(lookback.arrows(1), []);
    assert_eq!(table.board_view().drawn_arrows.len(), 2);
}

#[test]
fn leaving_brings_the_game_back_and_its_study_has_what_was_found() {
    let (page, lookback) = looked_back();
    let open = shown(&page, lookback.clone());
    assert_eq!(open.session_text(), page.session_text(), "the game is what is kept");
    let left = open.after(Action::EndLesson);
    assert!(left.training().is_none());
    let text = Language::English.strings();
    let session = lookback.study(None, &left.session_text(), text).expect("a study");
    let studied = left.after(Action::Open(Box::new(session)));
    let tree = studied.study_tree().expect("a study");
    assert_eq!(
        lines::write(tree),
        "34-30?? {Before: Equal. After: Black is much better.} (32-28 19-23) 20-25"
    );
    assert_eq!(tree.node(studied.study_node()).text(), "34-30");
    assert_eq!((studied.mode(), studied.seed()), (page.mode(), page.seed()));
    // Once more changes nothing, and the person's own variations stay.
    let again = lookback.study(Some(tree), &studied.session_text(), text).expect("a study");
    let again = studied.after(Action::Open(Box::new(again)));
    assert_eq!(again.study_tree(), Some(tree));
}

#[test]
fn a_game_is_the_same_path_only_while_the_same_is_on_the_board() {
    let (_, lookback) = looked_back();
    let path = |lookback: &Lookback| Path::from(lookback.clone());
    assert_eq!(path(&lookback), path(&lookback.at(Stage::Report)));
    assert_ne!(path(&lookback), path(&lookback.showing(0)));
    assert_ne!(path(&lookback), path(&lookback.next()));
}

#[test]
fn news_of_what_was_left_does_not_bring_it_back_and_moves_nothing() {
    let (page, lookback) = looked_back();
    let open = shown(&page, lookback.at(Stage::Going));
    let late = Action::Train(Box::new(training(&open).with(lookback.clone())));
    let left = open.after(Action::EndLesson).after(late.clone());
    assert!(left.training().is_none());
    // Whoever has walked on in the meantime stays there.
    let walked = open.after(Action::Board(BoardAction::Show(1))).after(late);
    assert_eq!(training(&walked).embedded().table().shown_ply(), 1);
    assert!(matches!(training(&walked).path(), Path::Game(it) if it.stage() == Stage::Report));
}

#[test]
fn what_a_small_loss_has_changed_is_told_in_figures_where_words_say_the_same() {
    let text = Language::English.strings();
    let verdict = |before: i32, after: i32| Verdict {
        by: Color::White,
        text: "32-28",
        before: Some(Value::Lead(before)),
        after: Some(Value::Lead(after)),
        better: Vec::new(),
        loss: 100,
        judgment: Judgment::Fine,
    };
    assert_eq!(remark(&verdict(80, 35), text), "Before: +0.80. After: +0.35.");
    let words = "Before: White is slightly better. After: Equal.";
    assert_eq!(remark(&verdict(80, 5), text), words);
}
