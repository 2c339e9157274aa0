//! What a hand does beside the moves: arrow keys and the wheel step through the game, the right button draws.

use fantoccini::key::Key;

use crate::harness::{Failure, Limit, Need, Options, Page, Pointer, browse};
use crate::table::square;

const GAME: &str = "#v=1&g=international&m=32-28,19-23,28x19,14x23&you=both";

async fn shows_ply(page: &Page, ply: usize) -> Result<(), Failure> {
    let css = ".moves__ply[aria-current]";
    let shown = async || {
        if ply == 0 {
            return Ok(page.count(css).await? == 0);
        }
        let idx = "const all = [...document.querySelectorAll('.moves__ply')];
            return all.findIndex(it => it.hasAttribute('aria-current')) + 1";
        Ok(page.script(idx, vec![]).await? == ply)
    };
    page.wait_until("the ply", Limit::REACTION, shown).await
}

#[test]
fn arrow_keys_step_through_the_game_wherever_they_mean_nothing_else() {
    browse("arrow_keys_step_through_the_game", Options::DESK, async |page| {
        page.open(GAME).await?;
        page.script("document.activeElement.blur()", vec![]).await?;
        page.press(Key::Left).await?;
        shows_ply(page, 3).await?;
        page.press(Key::Left).await?;
        shows_ply(page, 2).await?;
        page.press(Key::Right).await?;
        shows_ply(page, 3).await?;
        // On the board they lead from square to square.
        page.tab_to("#board button").await?;
        page.press(Key::Left).await?;
        shows_ply(page, 3).await
    });
}

#[test]
fn the_wheel_steps_where_a_person_has_chosen_that() {
    browse("the_wheel_steps", Options::DESK, async |page| {
        page.open(GAME).await?;
        let turn =
            "return document.querySelector('#board .board__grid').dispatchEvent(new WheelEvent(
            'wheel', { deltaY: arguments[0], bubbles: true, cancelable: true }))";
        assert_eq!(page.script(turn, vec![(-120).into()]).await?, true, "the page scrolls no more");
        shows_ply(page, 4).await?;
        page.push("Settings").await?;
        page.wait_for("dialog[open] .settings", Limit::LOAD).await?;
        page.choose_in_dialog("dialog[open] [name=wheel]").await?;
        page.push("Close").await?;
        assert_eq!(page.script(turn, vec![(-120).into()]).await?, false);
        shows_ply(page, 3).await?;
        page.script(turn, vec![120.into()]).await?;
        shows_ply(page, 4).await
    });
}

/// What a person draws is in no link, and goes with the next press.
#[test]
fn the_right_button_draws_arrows_and_rings() {
    let options = Options::DESK.needing(&[Need::RightButton]);
    browse("the_right_button_draws", options, async |page| {
        page.open(GAME).await?;
        let link = page.fragment().await?;
        let drawn = async |css: &'static str, n: u64| {
            page.wait_until(css, Limit::REACTION, async || Ok(page.count(css).await? == n)).await
        };
        page.drag(Pointer::RightButton, &square("37"), &square("28")).await?;
        drawn("#board .drawn-arrow", 1).await?;
        page.drag(Pointer::RightButton, &square("37"), &square("28")).await?;
        drawn("#board .drawn-arrow", 0).await?;
        page.click(Pointer::RightButton, &square("37")).await?;
        drawn("#board .drawn", 1).await?;
        assert_eq!(page.fragment().await?, link);
        page.click(Pointer::Mouse, &square("25")).await?;
        drawn("#board .drawn", 0).await
    });
}
