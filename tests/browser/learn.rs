//! Lessons gone through on the page: by mouse, by touch, by keyboard alone; what is kept; without a network.

use std::fs;

use fantoccini::key::Key;
use xtask::serve::StaticServer;
use xtask::workspace;

use crate::harness::{Failure, Limit, Need, Options, Page, Pointer, Screen, browse, serve};
use crate::lessons::packed;
use crate::offline::{Site, visit, wait_for_state};
use crate::single_file;
use crate::table::Hand;

const PLACE: &str = "[data-part=standing]";
const NEXT: &str = "[data-part=next]";
const LESSONS: &str = "dialog[open] .learn__lesson";

async fn open_lessons(page: &Page) -> Result<(), Failure> {
    page.open("?open=learn#v=1&g=dameo").await?;
    page.wait_for(LESSONS, Limit::REACTION).await
}

async fn next(page: &Page, pointer: Pointer, words: &str) -> Result<(), Failure> {
    page.click(pointer, NEXT).await?;
    page.wait_for_words(PLACE, words).await
}

/// The first steps of Dameo's first lesson.
async fn take_the_last_piece(page: &Page, hand: Hand) -> Result<(), Failure> {
    page.wait_for_words(PLACE, "Step 1 of 8").await?;
    page.wait_for("#board [data-role^=can]", Limit::REACTION).await?;
    page.play(hand, &["c4", "c6"]).await?;
    page.wait_for_words(".lesson", "Solved").await?;
    page.wait_for(&format!("{NEXT}.button--accent"), Limit::REACTION).await
}

#[test]
fn a_newcomer_finds_the_lessons_and_what_was_done_is_kept() {
    browse("a_newcomer_finds_the_lessons", Options::DESK, async |page| {
        page.open("").await?;
        page.push("Learn").await?;
        page.wait_for(LESSONS, Limit::REACTION).await?;
        page.axe().await?;
        page.click(Pointer::Mouse, LESSONS).await?;
        take_the_last_piece(page, Hand::Press(Pointer::Mouse)).await?;
        page.axe().await?;
        next(page, Pointer::Mouse, "Step 2 of 8").await?;
        page.reload().await?;
        page.wait_for_words(PLACE, "Step 2 of 8").await?;
        page.push("Back").await?;
        page.wait_for_words(PLACE, "Step 1 of 8").await?;
        page.push("All lessons").await?;
        page.wait_for_words(LESSONS, "1 of 8 steps").await?;
        page.push("Close").await?;
        page.push("Back to the game").await?;
        page.wait_for(".begin", Limit::REACTION).await?;
        page.reload().await?;
        page.wait_for(".begin", Limit::REACTION).await
    });
}

/// Leaves a lesson on the board of a page that is served here.
async fn leave_open(page: &Page) -> Result<StaticServer, Failure> {
    let server = serve(&workspace::built_page()?)?;
    server.hold("/sw.js");
    visit(page, &format!("{}?open=learn#v=1&g=dameo", server.url())).await?;
    page.wait_for(LESSONS, Limit::LOAD).await?;
    page.click(Pointer::Mouse, LESSONS).await?;
    page.wait_for(".course", Limit::LOAD).await?;
    Ok(server)
}

#[test]
fn a_link_shows_what_it_holds_and_not_the_lesson_that_was_open() {
    browse("a_link_and_an_open_lesson", Options::DESK, async |page| {
        let server = page.keep(leave_open(page).await?);
        for game in ["english", "frisian"] {
            visit(page, &format!("{}#v=1&g={game}", server.url())).await?;
            page.wait_for("[data-app=complete]", Limit::LOAD).await?;
            // All of the page is there, and a lesson that came back would be on its way.
            let kept = page.script("return localStorage['damiera.lesson']", vec![]).await?;
            assert_eq!((kept.as_str(), page.count(".course").await?), (Some(""), 0));
        }
        Ok(())
    });
}

#[test]
fn a_lesson_that_comes_late_takes_nothing_away() {
    browse("a_lesson_that_comes_late", Options::DESK, async |page| {
        let server = page.keep(leave_open(page).await?);
        server.hold("/courses/");
        visit(page, &format!("{}#v=1&g=dameo", server.url())).await?;
        page.wait_for("[data-app=complete]", Limit::LOAD).await?;
        page.push("Tactics").await?;
        page.wait_for("[data-way=day]", Limit::LOAD).await?;
        page.click(Pointer::Mouse, "[data-way=day]").await?;
        page.wait_for(".training", Limit::LOAD).await?;
        server.release();
        let has_come = "performance.getEntriesByType('resource')
            .filter(({ name }) => name.includes('/courses/')).length === 2";
        let come = async || page.holds(has_come).await;
        page.wait_until("the lesson to come", Limit::LOAD, come).await?;
        let frames = "requestAnimationFrame(() => requestAnimationFrame(arguments[0]))";
        page.script_async(frames, vec![]).await?;
        assert_eq!((page.count(".training").await?, page.count(".course").await?), (1, 0));
        Ok(())
    });
}

/// What is asked is read without scrolling, above the bar.
#[test]
fn a_lesson_shows_board_and_words_on_a_phone() {
    browse("a_lesson_on_a_phone", Options::PHONE, async |page| {
        page.set_screen(Screen::Touch { width: 360, height: 740 }).await?;
        open_lessons(page).await?;
        page.click(Pointer::Finger, LESSONS).await?;
        page.wait_for_words(PLACE, "Step 1 of 8").await?;
        let seen = "(() => {
            const box = name => document.querySelector(name).getBoundingClientRect();
            const [words, bar] = [box('.course__words'), box('.course__ways')];
            return box('#board').top >= 0 && words.bottom <= bar.top;
        })()";
        assert!(page.holds(seen).await?);
        Ok(())
    });
}

#[test]
fn a_lesson_is_gone_through_by_keyboard_alone() {
    browse("a_lesson_by_keyboard_alone", Options::DESK, async |page| {
        open_lessons(page).await?;
        page.tab_to(LESSONS).await?;
        page.press(Key::Enter).await?;
        page.wait_for("#board button:focus", Limit::REACTION).await?;
        take_the_last_piece(page, Hand::Keys).await?;
        page.tab_to(NEXT).await?;
        page.press(Key::Enter).await?;
        page.wait_for_words(PLACE, "Step 2 of 8").await?;
        page.wait_for("#board button:focus", Limit::REACTION).await
    });
}

/// A lesson of twelve steps that was written by hand, as a link has it.
pub(crate) fn twelve_steps() -> Result<String, Failure> {
    let source = workspace::root()?.join("tests/browser/foreign/lesson.html");
    let html = fs::read_to_string(source).expect("it is in the checkout");
    let (_, rest) = html.split_once("<script type=\"text/plain\">").expect("it has a lesson");
    let (lesson, _) = rest.split_once("</script>").expect("it ends");
    Ok(packed(lesson.trim_start()))
}

/// Goes through that lesson by keyboard alone, and loads the page again on the way.
async fn walk_through(page: &Page) -> Result<(), Failure> {
    page.wait_for_words(PLACE, "Step 1 of 12").await?;
    page.wait_for("#board [data-role^=can]", Limit::REACTION).await?;
    page.play(Hand::Keys, &["c4", "c6"]).await?;
    page.wait_for_words(".lesson", "Well done.").await?;
    for step in 2..=12 {
        page.tab_to(NEXT).await?;
        page.press(Key::Enter).await?;
        page.wait_for_words(PLACE, &format!("Step {step} of 12")).await?;
        if step == 7 {
            page.reload_elsewhere().await?;
            page.wait_for_words(PLACE, "Step 7 of 12").await?;
        }
    }
    page.tab_to(NEXT).await?;
    page.press(Key::Enter).await?;
    page.wait_for_words(".course__title", "That was the whole lesson.").await
}

#[test]
fn a_lesson_is_gone_through_by_keyboard_with_the_server_gone() {
    browse("a_lesson_with_the_server_gone", Options::DESK_ALONE, async |page| {
        let site = page.keep(Site::new("offline-lesson", "page"));
        let server = serve(site.folder())?;
        let address = format!("{}page/", server.url());
        visit(page, &address).await?;
        wait_for_state(page, "ready").await?;
        drop(server);
        visit(page, &format!("{address}#lesson={}", twelve_steps()?)).await?;
        walk_through(page).await?;
        // Browsers log their own failed checks for a newer version, which are no fault.
        page.forget_console().await
    });
}

#[test]
fn a_lesson_is_gone_through_by_keyboard_in_the_single_file() {
    browse("a_lesson_in_the_single_file", Options::DESK_ALONE, async |page| {
        let link = format!("#lesson={}", twelve_steps()?);
        single_file::open(page, &workspace::single_file()?, &link).await?;
        walk_through(page).await
    });
}

#[test]
fn a_lesson_is_gone_through_by_touch_to_its_game() {
    let phone = Options { screen: Screen::Touch { width: 360, height: 740 }, ..Options::PHONE };
    browse("a_lesson_by_touch", phone.needing(&[Need::Touch]), async |page| {
        open_lessons(page).await?;
        page.click(Pointer::Finger, LESSONS).await?;
        take_the_last_piece(page, Hand::Press(Pointer::Finger)).await?;
        for step in 2..=8 {
            next(page, Pointer::Finger, &format!("Step {step} of 8")).await?;
        }
        let body = "document.documentElement";
        assert!(page.holds(&format!("{body}.scrollWidth <= {body}.clientWidth")).await?);
        // The last step is a game against the computer, which answers.
        let offer = page.wait_for_turn(Limit::REACTION).await?;
        let before = page.pieces().await?;
        let hand = Hand::Press(Pointer::Finger);
        let chosen = page.choose_piece(hand, &offer.movable[0]).await?;
        page.land(hand, &chosen.targets[0]).await?;
        page.wait_until("the computer's answer", Limit::LOAD, async || {
            Ok(page.pieces().await? != before && !page.offer().await?.movable.is_empty())
        })
        .await?;
        page.click(Pointer::Finger, NEXT).await?;
        page.wait_for_words(".course__title", "That was the whole lesson.").await?;
        page.push("Next: Men that march together").await?;
        page.wait_for_words(PLACE, "Men that march together · Step 1 of").await
    });
}

#[test]
fn lessons_that_do_not_come_are_told() {
    browse("lessons_that_do_not_come", Options::DESK.in_one_engine(), async |page| {
        open_lessons(page).await?;
        page.script("window.fetch = () => Promise.reject(new TypeError('no network'))", vec![])
            .await?;
        page.click(Pointer::Mouse, LESSONS).await?;
        page.wait_for_words("dialog[open]", "could not be fetched").await
    });
}
