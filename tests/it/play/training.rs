//! Tactics gone through on the page: what comes next, what is remembered, what counts.

use std::collections::BTreeSet;
use std::rc::Rc;

use damiera::notation::lesson::Lesson;
use damiera::notation::link::{self, Link};
use damiera::play::action::{BoardAction, EngineAction, Go};
use damiera::play::analysis::EngineScore;
use damiera::play::embedded::EmbedAction;
use damiera::play::screen::Subject;
use damiera::play::screen::train::{Path, Training};
use damiera::play::walk::{Mark, Progress, Walk};
use damiera::play::{Action, Mode, Page};
use damiera::rules::Board;
use damiera::rulesets;
use damiera::tactics::challenge::{Challenge, MAX_OF_CHALLENGE};
use damiera::tactics::log::Log;
use damiera::tactics::run::{Now, Run, STORM_MS, Way};
use damiera::tactics::set::Set;
use damiera::tactics::squares::{self, ROUND_MS, Round};
use damiera::text::Language;
use proptest::prelude::*;

/// Lines as a file has them: ten tactics of Dameo, with grades 1 to 10.
fn set() -> Rc<Set> {
    let squares = ["a4", "b4", "c4", "d4", "e4", "f4", "g4", "h4", "a5", "c5"];
    let line = |(idx, square): (usize, &&str)| {
        let (file, rank) = square.split_at(1);
        let next = rank.parse::<u8>().unwrap() + 1;
        let fen = format!("W:W{square}:B{file}{next}");
        let landing = format!("{file}{}", next + 1);
        let link = format!("#v=1&g=dameo&fen={fen}&m={square}x{landing}");
        let game = link::read(&link).unwrap().game;
        let link = Link::new(rulesets::find("dameo").unwrap(), game);
        format!("{}\t{}\twin\n", link.compact(), idx + 1)
    };
    let text: String = squares.iter().enumerate().map(line).collect();
    Rc::new(Set::read("dameo", &text).unwrap())
}

fn run(way: Way, log: &Log, today: u32) -> Option<Run> {
    Run::begin(set(), log.clone(), way, today, 7, 1_000)
}

fn grade(run: &Run) -> u8 {
    run.tactic().unwrap().grade
}

#[test]
fn what_is_asked_follows_the_strength() {
    let mut run = run(Way::Strength, &Log::default(), 0).unwrap();
    assert_eq!(grade(&run), 3);
    for _ in 0..6 {
        run = run.settled(true).next();
    }
    assert!(run.log().strength > 400 && grade(&run) > 4, "{run:?}");
    let strength = run.log().strength;
    let run = run.settled(false);
    assert!(run.log().strength < strength);
    assert_eq!((run.now(), run.log().n_tried, run.log().n_found), (Now::Missed, 7, 6));
    // Only the first try counts.
    assert_eq!(run.settled(true), run);
}

#[test]
fn nothing_comes_twice_while_there_are_new_ones() {
    let mut run = run(Way::Strength, &Log::default(), 0).unwrap();
    let mut seen = BTreeSet::new();
    for _ in 0..run.set().len() {
        assert!(seen.insert(grade(&run)), "{seen:?}");
        run = run.settled(true).next();
    }
    assert!(!run.is_over());
}

#[test]
fn what_was_missed_comes_back_after_a_day_a_week_and_a_month() {
    let missed = run(Way::Streak, &Log::default(), 100).unwrap().settled(false);
    assert!(missed.is_over());
    let mut log = missed.log().clone();
    assert!(run(Way::Missed, &log, 100).is_none());
    let mut day = 100;
    for days in [1, 7, 30] {
        assert!(log.due(day + days - 1).is_empty());
        day += days;
        let again = run(Way::Missed, &log, day).unwrap();
        assert_eq!(grade(&again), grade(&missed));
        let again = again.settled(true);
        assert!(again.is_over());
        log = again.log().clone();
    }
    assert!(log.due(u32::MAX).is_empty());
}

#[test]
fn one_that_was_missed_is_mixed_in() {
    let mut log = run(Way::Streak, &Log::default(), 100).unwrap().settled(false).log().clone();
    log.strength = 1000;
    let mut run = run(Way::Strength, &log, 101).unwrap();
    let mut grades = vec![grade(&run)];
    for _ in 0..4 {
        run = run.settled(true).next();
        grades.push(grade(&run));
    }
    assert!(grades.contains(&1), "{grades:?}");
}

#[test]
fn the_five_of_a_day_are_the_same_for_everybody() {
    let grades = |seed: u64, day: u32| {
        let begun = Run::begin(set(), Log::default(), Way::Day, day, seed, 0).unwrap();
        let mut run = begun;
        let mut grades = vec![grade(&run)];
        while !run.is_over() {
            run = run.settled(true).next();
            if !run.is_over() {
                grades.push(grade(&run));
            }
        }
        assert_eq!(run.log().day, Some((day, 5)));
        grades
    };
    assert_eq!(grades(1, 20_000), grades(2, 20_000));
    assert_eq!(grades(1, 20_000), [1, 2, 4, 6, 8]);
}

/// The run once all that is asked has been tried; every other one is found.
fn gone_through(mut run: Run) -> Run {
    for idx in 0..run.n_all().unwrap() {
        run = run.settled(idx % 2 == 0).next();
    }
    run
}

#[test]
fn ten_are_passed_on_and_compared() {
    let begun = run(Way::Friend, &Log::default(), 0).unwrap();
    assert_eq!((begun.n_all(), begun.to_pass_on()), (Some(10), None));
    let done = gone_through(begun);
    assert!(done.is_over());
    let sent = done.to_pass_on().unwrap();
    assert_eq!((sent.ids().len(), sent.n_found()), (10, 5));

    let read = Challenge::read(&sent.to_string()).unwrap();
    assert_eq!(read, sent);
    let friend = Run::challenged(set(), Log::default(), read, 0).unwrap();
    assert_eq!(friend.challenge(), Some(&sent));
    let back = gone_through(friend).to_pass_on().unwrap();
    assert_eq!(back.ids(), sent.ids());

    // Nothing of it is in the set.
    let other = Challenge::new(vec![1, 2, 3], 2).unwrap();
    assert!(Run::challenged(set(), Log::default(), other, 0).is_none());
}

proptest! {
    #[test]
    fn what_is_passed_on_is_read_again_or_not_at_all(
        ids in prop::collection::vec(any::<u32>(), 1..=MAX_OF_CHALLENGE),
        found in 0..=MAX_OF_CHALLENGE,
        at in any::<prop::sample::Index>(),
        digit in "[0-9a-fA-FxyzZ&%. -]{0,2}",
    ) {
        let n_found = u32::try_from(found.min(ids.len())).unwrap();
        let sent = Challenge::new(ids, n_found).unwrap();
        let text = sent.to_string();
        prop_assert_eq!(Challenge::read(&text), Some(sent.clone()));
        prop_assert_eq!(Challenge::read(&text.to_uppercase()), Some(sent.clone()));
        let at = at.index(text.len());
        prop_assert_eq!(Challenge::read(&text[..at]), None);
        // A single digit is changed, lost, or doubled.
        let changed = [&text[..at], &digit, &text[at + 1..]].concat();
        let read = Challenge::read(&changed);
        prop_assert!(read.is_none() || changed.eq_ignore_ascii_case(&text), "{text} {changed}");
    }
}

#[test]
fn more_than_fits_is_not_passed_on() {
    assert!(Challenge::new(vec![7; MAX_OF_CHALLENGE + 1], 0).is_none());
    assert!(Challenge::new(vec![7], 2).is_none());
    assert!(Challenge::new(Vec::new(), 0).is_none());
}

#[test]
fn squares_are_asked_until_time_is_up() {
    for id in ["international", "dameo"] {
        let rules = &rulesets::find(id).unwrap().rules;
        let board = Board::new(rules.board, rules.notation.labels);
        for way in [squares::Way::Find, squares::Way::Name] {
            let mut round = Round::begin(&board, way, 5, 1_000).unwrap();
            let mut asked = BTreeSet::new();
            for n in 0..20 {
                let now = round.asked();
                asked.insert(now);
                assert_eq!(round.names().is_empty(), way == squares::Way::Find);
                assert!(round.names().is_empty() || round.names().contains(&now));
                round = round.answered(&board, now, 1_100 + n);
                assert_ne!(round.asked(), now);
            }
            assert_eq!((round.score(), round.missed()), ((20, 0), None));
            assert!(asked.len() > 10, "{asked:?}");
            let now = round.asked();
            let other = *board.squares().iter().find(|&&other| other != now).unwrap();
            let round = round.answered(&board, other, 2_000);
            assert_eq!((round.score(), round.missed()), ((20, 1), Some(now)));
            let late = 1_000 + ROUND_MS;
            assert_eq!(round.left_ms(late), 0);
            assert_eq!(round.answered(&board, round.asked(), late), round);
        }
    }
}

#[test]
fn a_streak_becomes_harder_and_ends_with_a_miss() {
    let mut run = run(Way::Streak, &Log::default(), 0).unwrap();
    assert_eq!(grade(&run), 1);
    for _ in 0..6 {
        run = run.settled(true).next();
    }
    assert!(grade(&run) > 2);
    let run = run.settled(false);
    assert!(run.is_over() && run.next().is_over());
    assert_eq!((run.n_found(), run.log().best_streak), (6, 6));
}

#[test]
fn a_storm_ends_in_time_and_misses_cost_some() {
    let run = run(Way::Storm, &Log::default(), 0).unwrap();
    assert_eq!(run.left_ms(1_000), Some(STORM_MS));
    let run = run.settled(true).next().settled(false).next();
    assert_eq!(run.left_ms(1_000), Some(STORM_MS - 10_000));
    assert!(!run.timed(STORM_MS - 10_000).is_over());
    let run = run.timed(STORM_MS);
    assert!(run.is_over());
    assert_eq!(run.log().best_storm, 1);
    // What is tried too late counts for nothing.
    assert_eq!(run.settled(true), run);
}

#[test]
fn what_is_kept_is_read_again_and_nonsense_is_passed_over() {
    let run = run(Way::Streak, &Log::default(), 100).unwrap().settled(true).next().settled(false);
    let mut log = run.log().clone();
    log.best_squares = [12, 9];
    let log = &log;
    assert_eq!(Log::read(&log.to_string()), *log);
    assert_eq!(Log::read(""), Log::default());
    let odd = "strength=99999999999 tried=x missed=zz,1.9.5,1.0.7 seen=,,g day=3 =, best";
    let log = Log::read(odd);
    assert_eq!((log.strength, log.n_tried, log.day), (250, 0, None));
    assert_eq!(log.due(7), [1]);
    assert_eq!(Log::read("strength=5").strength, 100);
}

fn train(page: &Page, path: impl Into<Path>) -> Page {
    let training = Training::new(path, Language::English, 1).unwrap();
    page.after(Action::Train(Box::new(training)))
}

fn run_of(page: &Page) -> Run {
    match page.training().unwrap().path() {
        Path::Tactics(run) => Run::clone(run),
        other => panic!("{other:?} is on the board"),
    }
}

#[test]
fn a_tactic_is_solved_on_the_page_and_the_game_waits() {
    let entry = rulesets::find("english").unwrap();
    let page = Page::new(entry, Mode::TwoPlayers, 1, Language::English);
    let (link, stored) = (page.link(), page.session_text());
    let page = train(&page, run(Way::Day, &Log::default(), 5).unwrap());
    assert_eq!(page.subject(), Subject::Lesson);
    assert!(page.can_step_out());
    // It is neither in the address nor in what is stored: the game is.
    assert_eq!((page.link(), page.session_text()), (link, stored));
    assert!(page.exercise_link().unwrap().contains("goal=move"));

    let wrong = page.after(Action::Solve(EmbedAction::Move("a4-a5".to_owned())));
    assert_eq!(wrong.training().unwrap().outcome(), None, "an illegal move is no try");
    let solved = page.after(Action::Solve(EmbedAction::Move("a4xa6".to_owned())));
    assert_eq!(solved.training().unwrap().outcome(), Some(true));
    let next = train(&solved, run_of(&solved).settled(true).next());
    assert_eq!(run_of(&next).n_asked(), 2);
    assert_eq!(next.training().unwrap().outcome(), None);

    // A hint is no first try.
    let hinted = next.after(Action::Solve(EmbedAction::Hint));
    assert_eq!(hinted.training().unwrap().outcome(), Some(false));

    let left = next.after(Action::EndLesson);
    assert_eq!((left.subject(), left.entry().rules.id), (Subject::Game, "english"));
    let out = next.after(Action::StepOut);
    assert_eq!(out.subject(), Subject::Game);
    assert_eq!(run_of(&out.after(Action::GoBack)).n_asked(), 2);
    assert!(left.after(BoardAction::Flip.into()).flipped());
}

const LESSON: &str = "# Dameo
variant: dameo

## The start
Look at it.

## Take
fen: W:Wd4:Bd5,b7
goal: move
accept: d4xd6

## Through a game
moves: a1-a2

## Play
fen: W:Wb1,d1:Bc8,e8
mode: play
level: 1
";

fn walk(progress: Progress) -> Walk {
    Walk::new(Rc::new(Lesson::read(LESSON).unwrap()), "dameo/1.lesson".into(), None, progress)
}

fn walk_of(page: &Page) -> Walk {
    match page.training().unwrap().path() {
        Path::Lesson(walk) => Walk::clone(walk),
        other => panic!("{other:?} is on the board"),
    }
}

#[test]
fn a_lesson_is_gone_through_step_by_step() {
    let page =
        Page::new(rulesets::find("english").unwrap(), Mode::TwoPlayers, 1, Language::English);
    // A step of words shows how the game begins; there is nothing to solve or to share.
    let page = train(&page, walk(Progress::default()));
    assert_eq!(page.face().entry().rules.id, "dameo");
    assert_eq!((page.face().game().plies().len(), page.exercise_link()), (0, None));
    assert!(!page.training().unwrap().is_exercise());

    let page = train(&page, walk_of(&page).next());
    assert!(page.exercise_link().unwrap().contains("acc=d4xd6"));
    let solved = page.after(Action::Solve(EmbedAction::Move("d4xd6".to_owned())));
    let training = solved.training().unwrap();
    assert_eq!((training.is_solved(), training.outcome()), (true, Some(true)));
    let walk = walk_of(&solved).solved(true);
    assert_eq!((walk.mark(), walk.exercises()), (Mark::First, (1, 1)));
    // It stays as it was solved first.
    assert_eq!(walk.solved(false), walk);

    let page = train(&page, walk.next());
    assert_eq!(page.face().game().plies().len(), 1);
    let page = page.after(BoardAction::Go(Go::Back).into());
    assert_eq!(page.face().shown_ply(), 0);
    assert!(page.thought().is_none(), "the game waits, and nobody is asked for a move");

    let page = train(&page, walk_of(&page).next());
    assert!(page.thought().is_none(), "the person is to move");
    let mut page = page.after(Action::Solve(EmbedAction::Move("b1-b2".to_owned())));
    while page.face().animation().is_some() {
        page = page.after(BoardAction::AnimationStep.into());
    }
    let thought = page.thought().expect("the computer is asked for its move");
    let moved = EngineAction::Best {
        thought: thought.id,
        best: "c8-c7".to_owned(),
        score: EngineScore::Even(0),
    };
    let page = page.after(moved.into());
    assert_eq!(page.face().move_texts(), ["b1-b2", "c8-c7"]);
    assert!(page.game().plies().is_empty(), "the person's own game is as it was");

    let over = walk_of(&page).next();
    assert!(over.is_over() && over.progress().is_done());
    assert_eq!(over.step().title, "Play");
}

#[test]
fn a_lesson_goes_on_where_it_was_left() {
    let begun = walk(Progress::default()).next().solved(false).next();
    let kept = Progress::read(&begun.progress().to_string());
    assert_eq!((&kept, kept.done()), (begun.progress(), (2, 4)));
    let again = walk(kept);
    assert_eq!((again.at(), again.back().mark()), (2, Mark::Later));
    // An exercise that is passed over is not done.
    let passed = walk(Progress::default()).next().next().next().next();
    assert!(passed.is_over() && !passed.progress().is_done());
    // At its end it begins again, and so does one that has other steps now.
    assert_eq!(walk(passed.progress().clone()).at(), 0);
    for odd in ["", "2 s", "x ----", "9 ----", "1 s?--"] {
        assert_eq!(walk(Progress::read(odd)).at(), 0, "{odd}");
    }
}
