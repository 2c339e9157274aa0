//! Variations: moves tried for both sides while the game waits.

use fantoccini::key::Key;
use serde_json::json;

use crate::harness::{Failure, Limit, Need, Options, Page, Pointer, Screen, browse};
use crate::share::{field, keep_files, open_sheet};
use crate::table::{Hand, square};

const GAME: &str = "#v=1&g=international&p=2&m=32-28,19-23,28x19,14x23";

async fn wait_for_current(page: &Page, text: &str) -> Result<(), Failure> {
    page.wait_for_words(".tree [aria-current]", text).await
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
    let phone = phone.in_one_engine();
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
    browse("a_study_is_stepped_through_by_keyboard", Options::DESK.in_one_engine(), async |page| {
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

/// Arrows and rings are drawn by pressing squares, and belong to the node shown.
#[test]
fn arrows_are_drawn_in_a_study_by_touch_and_by_keyboard() {
    let phone = Options { screen: Screen::Touch { width: 360, height: 740 }, ..Options::PHONE };
    let phone = phone.needing(&[Need::Touch]);
    browse("arrows_are_drawn_in_a_study_by_touch", phone, async |page| {
        draws(page, async |label| page.click(Pointer::Finger, &square(label)).await).await
    });
    browse("arrows_are_drawn_in_a_study_by_keyboard", Options::DESK, async |page| {
        draws(page, async |label| {
            page.script(
                "document.querySelector(`[data-label='${arguments[0]}']`).focus()",
                vec![json!(label)],
            )
            .await?;
            page.press(Key::Enter).await
        })
        .await
    });
}

async fn draws(
    page: &Page,
    press: impl AsyncFn(&str) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let drawn = async |arrows: u64, rings: u64| {
        let what = format!("{arrows} arrows and {rings} rings");
        page.wait_until(&what, Limit::REACTION, async || {
            let there = page.count(".drawn-arrow").await? == arrows;
            Ok(there && page.count(".drawn--ring").await? == rings)
        })
        .await
    };
    page.open(GAME).await?;
    page.push("Variations").await?;
    wait_for_current(page, "14x23").await?;
    page.push("Draw arrows").await?;
    page.wait_for_words(".tree__drawing p", "Press two squares for an arrow").await?;
    press("37").await?;
    page.wait_for(".drawn--dot", Limit::REACTION).await?;
    press("28").await?;
    drawn(1, 0).await?;
    press("23").await?;
    press("23").await?;
    drawn(1, 1).await?;
    // The same again takes it off.
    press("37").await?;
    press("28").await?;
    drawn(0, 1).await?;
    page.reload().await?;
    wait_for_current(page, "14x23").await?;
    drawn(0, 1).await?;
    // Presses play moves again.
    page.play(Hand::Press(Pointer::Mouse), &["37", "32"]).await?;
    wait_for_current(page, "37-32").await?;
    drawn(0, 0).await
}

const STUDY: &str = "v=1&g=international&p=2&m=32-28,19-23&t=32-28_19-23_(18-23_\
                     {[%25csl%20G28][%25cal%20G2823]%20to%20the%20middle})&tn=0.1";

/// A study comes by either link, at the node shown with all that is said and drawn there, and goes by both.
#[test]
fn a_study_travels_by_both_links() {
    browse("a_study_travels_by_both_links", Options::DESK, async |page| {
        let arrives = async |link: &str| {
            page.open(link).await?;
            wait_for_current(page, "18-23").await?;
            page.wait_for_text(".tree__comment", "to the middle", Limit::REACTION).await?;
            assert_eq!(page.count(".drawn-arrow").await?, 1, "{link}");
            Ok::<(), Failure>(())
        };
        arrives(&format!("#{STUDY}")).await?;
        // The address has all of it.
        let hash = page.script("return location.hash", vec![]).await?;
        let hash = hash.as_str().unwrap_or_default().to_owned();
        assert!(hash.contains("&t=") && hash.ends_with("&tn=0.1"), "{hash}");
        open_sheet(page).await?;
        let (short, readable) = (field(page, 0).await?, field(page, 1).await?);
        for link in [&short, &readable] {
            let link = link.split_once('#').map(|(_, link)| format!("#{link}"));
            page.open("#v=1&g=dameo&m=c3-c4").await?;
            arrives(&link.unwrap_or_default()).await?;
        }
        page.reload().await?;
        wait_for_current(page, "18-23").await
    });
}

/// A study too long for a message or a QR code says so, and gives the file.
#[test]
fn a_long_study_is_sent_as_a_file() {
    browse("a_long_study_is_sent_as_a_file", Options::DESK.in_one_engine(), async |page| {
        let long = "a%20long%20story%20".repeat(400);
        page.open(&format!("#v=1&g=international&m=32-28&t=32-28_{{{long}}}&tn=0")).await?;
        wait_for_current(page, "32-28").await?;
        open_sheet(page).await?;
        let told = page.text(".share__long").await?;
        assert!(told.contains("messengers take no more than 2000"), "{told}");
        assert_eq!(page.count(".share__qr").await?, 0);
        keep_files(page).await?;
        page.click(Pointer::Mouse, ".share__long button").await?;
        let is_saved = "window.saved['international.pdn']";
        page.wait_until("the file", Limit::REACTION, async || page.holds(is_saved).await).await?;
        page.axe().await
    });
}

/// Whichever way a phone is held, the list shows the move on the board, above the bar.
#[test]
fn the_move_at_hand_is_seen_when_a_phone_is_turned() {
    browse("the_move_at_hand_is_seen", Options::PHONE.in_one_engine(), async |page| {
        let upright = Screen::Touch { width: 360, height: 740 };
        let on_its_side = Screen::Touch { width: 740, height: 360 };
        let others = "(33-28_18-23)_(33-29_19-23)_(31-26_19-23)_(31-27_19-23)_(34-29_19-23)";
        let is_seen = "(() => {
            const list = document.querySelector('.tree');
            const box = it => it.getBoundingClientRect();
            const bar = document.querySelector('.dock'), at = box(list.querySelector('[aria-current]'));
            const end = box(bar).height > 0 ? box(bar).top : innerHeight;
            return at.top >= box(list).top && at.bottom <= Math.min(box(list).bottom, end);
        })()";
        for at in ["0.0", "2.0", "5.0"] {
            page.set_screen(upright).await?;
            page.open(&format!("#v=1&g=international&m=32-28&t=32-28_{others}_19-23&tn={at}"))
                .await?;
            page.wait_for(".tree [aria-current]", Limit::LOAD).await?;
            for screen in [upright, on_its_side, upright] {
                page.set_screen(screen).await?;
                let what = format!("the move {at} on {screen:?}");
                page.wait_until(&what, Limit::REACTION, async || page.holds(is_seen).await).await?;
            }
        }
        Ok(())
    });
}
