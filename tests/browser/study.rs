//! Variations: moves tried for both sides while the game waits.

use fantoccini::key::Key;

use crate::harness::{Failure, Limit, Need, Options, Page, Pointer, Screen, browse};
use crate::table::Hand;

const GAME: &str = "#v=1&g=international&p=2&m=32-28,19-23,28x19,14x23";

async fn wait_for_current(page: &Page, text: &str) -> Result<(), Failure> {
    page.wait_for_text(".tree [aria-current]", text, Limit::REACTION).await
}

/// A game taken apart, with another move at its second ply.
async fn with_a_variation(page: &Page, pointer: Pointer) -> Result<(), Failure> {
    page.open(GAME).await?;
    page.push("Variations").await?;
    wait_for_current(page, "14x23").await?;
    page.click(pointer, ".tree__ply:nth-of-type(1)").await?;
    wait_for_current(page, "32-28").await?;
    page.play(Hand::Press(pointer), &["20", "25"]).await?;
    wait_for_current(page, "20-25").await
}

#[test]
fn another_move_becomes_a_variation_and_the_game_waits() {
    browse("another_move_becomes_a_variation", Options::DESK.in_one_engine(), async |page| {
        with_a_variation(page, Pointer::Mouse).await?;
        assert_eq!(page.count(".tree__variation").await?, 1);
        page.axe().await?;
        page.push("Back to the game").await?;
        page.wait_for(".moves__list", Limit::REACTION).await?;
        assert_eq!(page.moves().await?, ["32-28", "19-23", "28x19", "14x23"]);
        Ok(())
    });
}

#[test]
fn a_study_outlives_a_reload_with_its_comment() {
    browse("a_study_outlives_a_reload", Options::DESK.in_one_engine(), async |page| {
        with_a_variation(page, Pointer::Mouse).await?;
        page.click(Pointer::Mouse, ".tree__note textarea").await?;
        page.type_text("to the edge").await?;
        page.press(Key::Tab).await?;
        page.wait_for_text(".tree__comment", "to the edge", Limit::REACTION).await?;
        page.reload().await?;
        wait_for_current(page, "20-25").await?;
        page.wait_for_text(".tree__comment", "to the edge", Limit::REACTION).await
    });
}

#[test]
fn a_variation_is_tried_by_touch_on_a_narrow_phone() {
    let phone = Options { screen: Screen::Touch { width: 360, height: 740 }, ..Options::PHONE };
    let phone = phone.needing(&[Need::Touch]);
    browse("a_variation_is_tried_by_touch", phone, async |page| {
        with_a_variation(page, Pointer::Finger).await?;
        let body = "document.documentElement";
        assert!(page.holds(&format!("{body}.scrollWidth <= {body}.clientWidth")).await?);
        page.push("Move variation up").await?;
        page.wait_until("the variation on top", Limit::REACTION, async || {
            page.holds("document.querySelectorAll('.tree__ply')[1].textContent.includes('20-25')")
                .await
        })
        .await
    });
}

#[test]
fn a_study_is_stepped_through_by_keyboard() {
    browse("a_study_is_stepped_through_by_keyboard", Options::DESK, async |page| {
        page.open(GAME).await?;
        page.push("Variations").await?;
        wait_for_current(page, "14x23").await?;
        page.tab_to(".tree").await?;
        for (key, current) in [(Key::Left, "28x19"), (Key::Left, "19-23"), (Key::End, "14x23")] {
            page.press(key).await?;
            wait_for_current(page, current).await?;
        }
        Ok(())
    });
}
