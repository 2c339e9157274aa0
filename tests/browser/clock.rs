//! The clock for two people at one device. The tests set the page's time.

use crate::ballots::agree;
use crate::harness::{Failure, Limit, Options, Page, Pointer, Screen, browse};
use crate::table::Hand;

const MOUSE: Hand = Hand::Press(Pointer::Mouse);
/// The strips at the top and the bottom: Black's and White's, as long as the board is not turned.
const BLACK: &str = ".table__board > .player:first-child";
const WHITE: &str = ".table__board > .player:last-child";

/// Begins a game of two people with a clock.
async fn begin(page: &Page, clock: &str) -> Result<(), Failure> {
    page.open("").await?;
    lead_time(page).await?;
    agree(page, "international").await?;
    page.choose_option(clock).await?;
    page.push("Start").await?;
    page.wait_for(".player--clock", Limit::REACTION).await
}

/// From now on the tests can advance the page's time.
async fn lead_time(page: &Page) -> Result<(), Failure> {
    let body = "const real = performance.now.bind(performance);
        window.ahead = 0;
        performance.now = () => real() + window.ahead;";
    page.script(body, vec![]).await?;
    Ok(())
}

async fn put_forward(page: &Page, seconds: u32) -> Result<(), Failure> {
    page.script("window.ahead += 1000 * arguments[0]", vec![seconds.into()]).await?;
    Ok(())
}

/// The time of a side in whole seconds, rounded down.
async fn time(page: &Page, strip: &str) -> Result<u32, Failure> {
    let body = "const shown = document.querySelector(arguments[0]).textContent;
        return shown.split(':').reduce((sum, part) => 60 * sum + Math.floor(Number(part)), 0)";
    let strip = format!("{strip} .player__time");
    let found = page.script(body, vec![strip.into()]).await?.as_u64().unwrap_or_default();
    Ok(u32::try_from(found).unwrap_or(u32::MAX))
}

async fn wait_for_time(
    page: &Page,
    strip: &str,
    what: &str,
    is_it: impl Fn(u32) -> bool,
) -> Result<(), Failure> {
    page.wait_until(what, Limit::REACTION, async || Ok(is_it(time(page, strip).await?))).await
}

#[test]
fn time_runs_for_the_side_to_move() {
    browse("time_runs_for_the_side_to_move", Options::DESK.in_one_engine(), async |page| {
        begin(page, "5 min").await?;
        assert_eq!((time(page, WHITE).await?, time(page, BLACK).await?), (300, 300));
        assert_eq!(page.count(".player--running").await?, 0);
        page.play(MOUSE, &["32", "28"]).await?;
        page.wait_for(&format!("{BLACK}.player--running"), Limit::REACTION).await?;
        put_forward(page, 60).await?;
        wait_for_time(page, BLACK, "a minute of Black's to be over", |s| s <= 240).await?;
        assert_eq!(time(page, WHITE).await?, 300);
        page.play(MOUSE, &["19", "23"]).await?;
        page.wait_for(&format!("{WHITE}.player--running"), Limit::REACTION).await
    });
}

#[test]
fn flag_that_falls_ends_the_game() {
    browse("flag_that_falls_ends_the_game", Options::DESK.in_one_engine(), async |page| {
        begin(page, "5 min").await?;
        page.play(MOUSE, &["32", "28"]).await?;
        put_forward(page, 285).await?;
        page.wait_for(&format!("{BLACK}.player--low"), Limit::REACTION).await?;
        page.axe().await?;
        page.wait_for_words("[data-part=announcer]", "Black has").await?;
        put_forward(page, 20).await?;
        page.wait_for_words(".status--over", "Black has run out of time.").await?;
        page.wait_for_fragment("v=1&g=international&m=32-28,time-b").await?;
        page.axe().await
    });
}

#[test]
fn press_stops_the_clock_and_starts_it() {
    browse("press_stops_the_clock_and_starts_it", Options::DESK.in_one_engine(), async |page| {
        begin(page, "5 min + 3 s").await?;
        page.play(MOUSE, &["32", "28"]).await?;
        page.wait_for(".player--running", Limit::REACTION).await?;
        assert!(time(page, WHITE).await? >= 303, "three seconds for a move");
        page.click(Pointer::Mouse, WHITE).await?;
        let stopped = async || Ok(page.count(".player--running").await? == 0);
        page.wait_until("the clock to stop", Limit::REACTION, stopped).await?;
        put_forward(page, 100).await?;
        page.click(Pointer::Mouse, BLACK).await?;
        page.wait_for(".player--running", Limit::REACTION).await?;
        assert!(time(page, BLACK).await? > 250, "no time runs while the clock is stopped");
        page.axe().await
    });
}

#[test]
fn reload_keeps_time_and_stops_the_clock() {
    browse("reload_keeps_time_and_stops_the_clock", Options::DESK, async |page| {
        begin(page, "10 min").await?;
        page.play(MOUSE, &["32", "28"]).await?;
        put_forward(page, 120).await?;
        wait_for_time(page, BLACK, "two minutes to be over", |s| s <= 480).await?;
        page.reload().await?;
        page.wait_for(".player--clock", Limit::REACTION).await?;
        let left = time(page, BLACK).await?;
        // On a slow machine time passes before the page is left, and it counts.
        assert!((360..=480).contains(&left), "{left}");
        assert_eq!(page.count(".player--running").await?, 0);
        page.wait_for_words(BLACK, "Start the clock").await
    });
}

#[test]
fn another_clock_can_be_set() {
    browse("another_clock_can_be_set", Options::DESK.in_one_engine(), async |page| {
        page.open("").await?;
        agree(page, "dameo").await?;
        page.choose_option("Other").await?;
        page.axe().await?;
        page.choose_in_dialog(".terms__number input").await?;
        page.script("document.activeElement.select()", vec![]).await?;
        page.type_text("7").await?;
        page.push("Start").await?;
        page.wait_for_text(&format!("{WHITE} .player__time"), "7:00", Limit::REACTION).await
    });
}

#[test]
fn far_side_is_upside_down() {
    browse("far_side_is_upside_down", Options::DESK.in_one_engine(), async |page| {
        page.open("").await?;
        agree(page, "international").await?;
        page.choose_in_dialog(".terms__check:last-child input").await?;
        page.push("Start").await?;
        let turned =
            |css: &str| format!("getComputedStyle(document.querySelector('{css}')).rotate");
        let is_far = async |far: &str, near: &str, strip: &str| {
            let far = turned(&format!(".piece--{far} .piece__body"));
            let near = turned(&format!(".piece--{near} .piece__body"));
            let strip = turned(strip);
            let holds = format!("{far} === '180deg' && {near} === 'none' && {strip} === '180deg'");
            page.wait_until("the far side to be turned", Limit::REACTION, async || {
                page.holds(&holds).await
            })
            .await
        };
        is_far("black", "white", BLACK).await?;
        page.axe().await?;
        page.play(MOUSE, &["32", "28"]).await?;
        page.push("Turn board").await?;
        is_far("white", "black", BLACK).await
    });
}

#[test]
fn clock_leaves_the_board_in_view() {
    browse("clock_leaves_the_board_in_view", Options::PHONE.in_one_engine(), async |page| {
        begin(page, "30 s per move").await?;
        for (width, height) in [(360, 740), (740, 360), (1280, 720)] {
            page.set_screen(Screen::Touch { width, height }).await?;
            page.script("scrollTo(0, 0)", vec![]).await?;
            let fits = "document.documentElement.scrollWidth <= innerWidth
                && document.querySelector('#board').getBoundingClientRect().bottom <= innerHeight
                && [...document.querySelectorAll('.player--clock')]
                    .every(strip => strip.getBoundingClientRect().height >= 40)";
            let there = async || page.holds(fits).await;
            let what = format!("the board to fit {width} by {height}");
            page.wait_until(&what, Limit::REACTION, there).await?;
            page.axe().await?;
        }
        Ok(())
    });
}
