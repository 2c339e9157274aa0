//! Learning from one's mistakes: a game is gone through, reported, asked about, written into a study.

use std::time::Duration;

use fantoccini::key::Key;

use crate::harness::{Failure, Limit, Need, Options, Page, Pointer, Screen, browse};
use crate::library::open_library;
use crate::table::Hand;

/// Both sides throw a man away, and Black gives up.
const GAME: &str = "#v=1&g=international&p=2&m=32-28,18-23,28-22,17x28,33x22,23-28,22x33,resign";

/// Sixty plies of English draughts, with some that were not good.
const LONG: &str = "#v=1&g=english&p=2&m=12-16,23-18,8-12,18-14,9x18,22x8,4x11,21-17,5-9,17-13,16-20,24-\
    19,9-14,25-22,14-17,27-23,3-8,22-18,17-21,26-22,11-16,22-17,20-24,18-14,8-11,23-18,1\
    6x23,28x19,1-5,19-15,10x19,31-27,6-10,14-9,5x14,18x9,10-15,27x18,15x22,9-6,2x9,13x6,\
    21-25,30x21,7-10,6-2,10-15,17-14,22-26,14-10,26-31,10-7,19-23,7-3,23-26,21-17,26-30,\
    2-7,15-18,7x16,resign";

const START: &str = "Learn from your mistakes";
const NEXT: &str = "[data-part=next]";
const POINTS: &str = ".review .tactics__way";

/// A game of a few plies is gone through.
const GONE_THROUGH: Limit =
    Limit { name: "a game to be gone through", time: Duration::from_secs(90) };

async fn go_through(page: &Page, game: &str) -> Result<(), Failure> {
    page.open(game).await?;
    page.push(START).await?;
    page.wait_for(".review progress", Limit::REACTION).await?;
    page.wait_for(POINTS, GONE_THROUGH).await
}

#[test]
fn a_game_is_gone_through_and_its_mistakes_are_asked_about() {
    browse("a_game_is_gone_through", Options::DESK, async |page| {
        go_through(page, GAME).await?;
        assert_eq!(page.count(POINTS).await?, 2);
        page.wait_for_words(".review", "White: 0 mistakes, 1 blunder").await?;
        page.wait_for_words(".review", "Black: 0 mistakes, 1 blunder").await?;
        page.axe().await?;

        // A turning point is shown before it was played, with two arrows.
        page.click(Pointer::Mouse, POINTS).await?;
        let arrows = async || {
            Ok(page.count("#board .arrow").await? == 2
                || page.count("#board [class*=drawn]").await? >= 2)
        };
        page.wait_until("the arrows", Limit::REACTION, arrows).await?;

        page.push("Find something better").await?;
        page.wait_for_words(".review", "Find something better: 1 of 2").await?;
        page.wait_for_words(".review", "In the game 2. 28-22?? was played.").await?;
        page.play(Hand::Press(Pointer::Mouse), &["28", "22"]).await?;
        page.wait_for_words(".message--wrong", "That was played in the game. The answer is 17x28")
            .await?;
        page.play(Hand::Drag(Pointer::Mouse), &["31", "26"]).await?;
        page.wait_for_words(".message--right", "Good. The best line:").await?;
        page.axe().await?;
        page.push("Next").await?;
        page.wait_for_words(".review", "Find something better: 2 of 2").await?;
        page.push("Next").await?;
        page.wait_for_words(".review", "0 of 2 found at the first try").await?;
        page.click(Pointer::Mouse, NEXT).await?;
        page.wait_for(POINTS, Limit::REACTION).await
    });
}

#[test]
fn what_was_found_becomes_variations_that_outlive_a_reload() {
    browse("what_was_found_becomes_variations", Options::DESK.in_one_engine(), async |page| {
        go_through(page, GAME).await?;
        page.push("Open with variations").await?;
        page.wait_for(".tree .glyph--4", Limit::REACTION).await?;
        assert_eq!(page.count(".tree .glyph--4").await?, 2);
        assert_eq!(page.count(".tree__variation").await?, 2);
        page.wait_for_words(".tree", "Before:").await?;
        page.reload().await?;
        page.wait_for(".tree .glyph--4", Limit::REACTION).await?;
        assert_eq!(page.count(".tree__variation").await?, 2);
        // What was found is still known.
        page.push("Back to the game").await?;
        page.wait_for_text(".status--over button:last-of-type", "Mistakes", Limit::REACTION).await
    });
}

#[test]
fn what_is_missed_most_is_in_the_library() {
    const PLAYED: &str =
        "#v=1&g=international&you=w&lv=1&m=32-28,18-23,28-22,17x28,33x22,23-28,22x33,resign";
    const MISSED: &str = "[data-part=missed]";
    browse("what_is_missed_most", Options::DESK.in_one_engine(), async |page| {
        page.open(PLAYED).await?;
        open_library(page).await?;
        assert_eq!(page.count(MISSED).await?, 0);
        page.press(Key::Escape).await?;
        for _ in 0..2 {
            go_through(page, PLAYED).await?;
            page.push("Back to the game").await?;
            open_library(page).await?;
            // The same game counts once.
            page.wait_for_words(MISSED, "International draughts after 1 game gone through").await?;
            assert_eq!(page.count(".missed__kinds li").await?, 1);
            page.wait_for_words(".missed__kinds", "× 1").await?;
            page.axe().await?;
            page.press(Key::Escape).await?;
        }
        // It leads to tactics of that kind.
        open_library(page).await?;
        page.click(Pointer::Mouse, ".missed__kinds button").await?;
        page.wait_for_words(".training", "Tactics · At your strength").await?;
        assert_eq!(page.count("dialog[open]").await?, 0);
        Ok(())
    });
}

#[test]
fn a_game_is_gone_through_by_keyboard_alone() {
    browse("a_game_is_gone_through_by_keyboard", Options::DESK, async |page| {
        page.open(GAME).await?;
        page.tab_to(".status--over button:last-of-type").await?;
        page.press(Key::Enter).await?;
        page.wait_for(POINTS, GONE_THROUGH).await?;
        page.wait_until("the keyboard in the report", Limit::REACTION, async || {
            page.holds("document.activeElement.closest('.review') !== null").await
        })
        .await?;
        page.tab_to(".graph__slider").await?;
        page.press(Key::Home).await?;
        page.wait_until("the start", Limit::REACTION, async || {
            page.holds("document.querySelector('.graph__slider').getAttribute('aria-valuetext').startsWith('Start')").await
        })
        .await?;
        page.tab_to(NEXT).await?;
        page.press(Key::Enter).await?;
        page.wait_until("the keyboard on the board", Limit::REACTION, async || {
            page.holds("document.activeElement.closest('#board') !== null").await
        })
        .await?;
        page.play(Hand::Keys, &["31", "26"]).await?;
        page.wait_for_words(".message--right", "Good.").await?;
        page.wait_for_words(".review", "Solved on the first try").await
    });
}

#[test]
fn it_can_be_left_and_goes_on_where_it_was() {
    browse("it_can_be_left_and_goes_on", Options::PHONE.in_one_engine(), async |page| {
        page.open(LONG).await?;
        page.push(START).await?;
        page.wait_for_words(".review", "Looking at position 3 of 61").await?;
        let body = "document.documentElement";
        assert!(page.holds(&format!("{body}.scrollWidth <= {body}.clientWidth")).await?);
        page.push("Back to the game").await?;
        page.wait_for(".status--over", Limit::REACTION).await?;
        assert_eq!(page.count(".review").await?, 0);
        page.push(START).await?;
        // It does not begin again.
        let number = "parseInt(document.querySelector('.review').textContent.match(/position (\\d+)/)?.[1] ?? 61)";
        page.wait_for(".review progress", Limit::REACTION).await?;
        assert!(page.holds(&format!("{number} >= 3")).await?);
        Ok(())
    });
}

/// What is done by the page while a game of sixty plies is gone through, a second a ply at most.
#[test]
fn sixty_plies_hold_nothing_up() {
    const WATCH: &str = "window.tasks = []; window.begun = performance.now();
        new PerformanceObserver(list => tasks.push(...list.getEntries()
            .map(task => [Math.round(task.startTime - begun), Math.round(task.duration)])))
            .observe({ type: 'longtask' });";
    /// Another program may hold the page up now and then.
    const MOST_TRIES: u32 = 4;
    let desk = Options::DESK.needing(&[Need::LongTasks]);
    browse("sixty_plies_hold_nothing_up", desk, async |page| {
        for number in 1..=MOST_TRIES {
            page.open(LONG).await?;
            page.wait_for(".status--over", Limit::REACTION).await?;
            page.script(WATCH, vec![]).await?;
            page.push(START).await?;
            page.wait_for(".review progress", Limit::REACTION).await?;
            page.wait_for(".review [data-part=next], .review h3", GONE_THROUGH).await?;
            let took = page.script("return performance.now() - begun", vec![]).await?;
            let took_ms = took.as_f64().unwrap_or(f64::MAX);
            assert!(took_ms <= 60_000.0, "{took_ms} ms");
            let tasks = page.script("return window.tasks", vec![]).await?;
            eprintln!("sixty plies took {took_ms} ms; long tasks: {tasks}");
            if tasks.as_array().is_some_and(Vec::is_empty) {
                return Ok(());
            }
            eprintln!("held up at try {number}");
            page.reload().await?;
        }
        panic!("each of {MOST_TRIES} times the page was held up for over 50 ms");
    });
}

#[test]
fn a_narrow_phone_has_room_for_it() {
    let phone = Options { screen: Screen::Touch { width: 360, height: 740 }, ..Options::PHONE };
    browse("a_narrow_phone_has_room_for_it", phone.in_one_engine(), async |page| {
        go_through(page, GAME).await?;
        let body = "document.documentElement";
        assert!(page.holds(&format!("{body}.scrollWidth <= {body}.clientWidth")).await?);
        page.axe().await?;
        page.click(Pointer::Finger, NEXT).await?;
        page.play(Hand::Press(Pointer::Finger), &["31", "26"]).await?;
        page.wait_for_words(".message--right", "Good.").await?;
        assert!(page.holds(&format!("{body}.scrollWidth <= {body}.clientWidth")).await?);
        Ok(())
    });
}
