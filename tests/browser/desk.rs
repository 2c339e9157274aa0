//! From an empty board to the library and back, in one go: by keyboard alone, and by touch on the
//! narrowest phone.

use std::time::Duration;

use fantoccini::key::Key;

use crate::editor::{choose_tool, wait_for_fen, walk};
use crate::harness::{Failure, Limit, Need, Options, Page, Pointer, Screen, browse};
use crate::table::square;

/// From a request to the first depths.
const FOUND: Limit = Limit { name: "an analysis", time: Duration::from_secs(30) };

/// The name that is offered has no more.
const MOST_LETTERS: usize = 60;

/// What is set up: White to move wins a king in one.
const POSITION: &str = "W:WK32:B19";

async fn wait_for_analysis(page: &Page) -> Result<(), Failure> {
    page.wait_for(".lines__row", FOUND).await
}

/// Goes to a button by Tab and presses Enter.
async fn enter(page: &Page, label: &str) -> Result<(), Failure> {
    let button = page.button(label).await?;
    page.tab_to(&button).await?;
    page.press(Key::Enter).await
}

#[test]
fn a_position_is_set_up_analyzed_saved_and_found_by_keyboard_alone() {
    let name = "a_position_is_set_up_analyzed_saved_and_found_by_keyboard_alone";
    browse(name, Options::DESK, async |page| {
        page.open("#v=1&g=international").await?;
        enter(page, "Edit board").await?;
        page.wait_for(".editor", Limit::REACTION).await?;
        page.tab_to(".editor__presets summary").await?;
        page.press(Key::Enter).await?;
        enter(page, "Empty board").await?;
        page.tab_to("#board button").await?;
        for (key, label) in [("2", 32), ("3", 19)] {
            page.type_text(key).await?;
            walk(page, label).await?;
            page.press(Key::Enter).await?;
        }
        wait_for_fen(page, POSITION).await?;
        enter(page, "Two players").await?;
        page.wait_for_fragment("v=1&g=international&fen=W:WK32:B19").await?;

        page.tab_to("#board button[tabindex='0']").await?;
        page.type_text("a").await?;
        wait_for_analysis(page).await?;
        page.type_text("a").await?;

        enter(page, "Library").await?;
        page.wait_for(
            "dialog[open] .library__save button:is(:enabled, [data-kept])",
            Limit::REACTION,
        )
        .await?;
        page.tab_to(".library__save input").await?;
        // What is in the field is replaced.
        for _ in 0..MOST_LETTERS {
            page.press(Key::Backspace).await?;
        }
        page.type_text("King and man").await?;
        page.press(Key::Enter).await?;
        page.wait_for(".games__open", Limit::REACTION).await?;
        page.press(Key::Escape).await?;

        page.open("#v=1&g=dameo").await?;
        enter(page, "Library").await?;
        page.wait_for(".games__open", Limit::REACTION).await?;
        page.tab_to("#library-search").await?;
        page.type_text("king").await?;
        page.tab_to(".games__open").await?;
        page.press(Key::Enter).await?;
        page.wait_for_fragment("v=1&g=international&fen=W:WK32:B19").await
    });
}

#[test]
fn a_position_is_set_up_analyzed_saved_and_found_by_touch() {
    const FINGER: Pointer = Pointer::Finger;
    let phone = Options { screen: Screen::Touch { width: 360, height: 740 }, ..Options::PHONE };
    let phone = phone.needing(&[Need::Touch]);
    browse("a_position_is_set_up_analyzed_saved_and_found_by_touch", phone, async |page| {
        page.open("#v=1&g=international&fen=W:W31:B19").await?;
        page.push("Edit board").await?;
        page.wait_for(".editor", Limit::REACTION).await?;
        choose_tool(page, FINGER, 5).await?;
        page.click(FINGER, &square("31")).await?;
        choose_tool(page, FINGER, 2).await?;
        page.click(FINGER, &square("32")).await?;
        wait_for_fen(page, POSITION).await?;
        page.push("Two players").await?;
        page.wait_for_fragment("v=1&g=international&fen=W:WK32:B19").await?;

        page.push("Analysis").await?;
        wait_for_analysis(page).await?;
        page.push("Analysis").await?;

        page.push("Library").await?;
        page.wait_for(
            "dialog[open] .library__save button:is(:enabled, [data-kept])",
            Limit::REACTION,
        )
        .await?;
        page.click(FINGER, ".library__save button").await?;
        page.wait_for(".games__open", Limit::REACTION).await?;

        page.open("#v=1&g=dameo").await?;
        page.push("Library").await?;
        page.wait_for(".games__open", Limit::REACTION).await?;
        page.click(FINGER, ".games__open").await?;
        page.wait_for_fragment("v=1&g=international&fen=W:WK32:B19").await
    });
}
