//! Settings hold at once, on later visits, and for every game; sounds wait for a first touch.

use crate::harness::{Colors, Failure, Limit, Options, Page, Pointer, Scheme, Screen, browse};
use crate::table::Hand;

const MOUSE: Hand = Hand::Press(Pointer::Mouse);
const GAME: &str = "#v=1&g=english&m=11-15&you=both";

async fn open_settings(page: &Page) -> Result<(), Failure> {
    page.push("Settings").await?;
    page.wait_for("dialog[open] .settings", Limit::LOAD).await
}

async fn choose(page: &Page, key: &str, value: &str) -> Result<(), Failure> {
    let css = format!("dialog[open] [name={key}][value={value}]");
    page.choose_in_dialog(&css).await?;
    page.wait_for(&format!("{css}:checked"), Limit::REACTION).await
}

/// The color of the dark squares as it is painted.
async fn dark_square(page: &Page) -> Result<String, Failure> {
    let color = "return getComputedStyle(document.querySelector('#board .board__dark')).fill";
    Ok(page.script(color, vec![]).await?.as_str().unwrap_or_default().to_owned())
}

#[test]
fn a_board_that_is_chosen_is_there_on_the_next_visit() {
    browse("a_board_that_is_chosen_stays", Options::DESK, async |page| {
        page.open(GAME).await?;
        let wood = dark_square(page).await?;
        open_settings(page).await?;
        choose(page, "board", "green").await?;
        choose(page, "pieces", "contrast").await?;
        choose(page, "scheme", "dark").await?;
        page.axe().await?;
        page.screenshot("settings").await?;
        page.push("Close").await?;
        let green = dark_square(page).await?;
        assert_ne!(green, wood);
        page.reload().await?;
        assert_eq!(dark_square(page).await?, green);
        assert!(page.holds("matchMedia('(prefers-color-scheme: light)').matches").await?);
        let page_color = "getComputedStyle(document.body).backgroundColor";
        assert!(!page.holds(&format!("{page_color} === 'rgb(244, 238, 227)'")).await?);
        page.axe().await
    });
}

#[test]
fn each_game_has_the_board_of_its_tradition() {
    browse("each_game_has_its_own_board", Options::DESK.in_one_engine(), async |page| {
        page.open(GAME).await?;
        open_settings(page).await?;
        choose(page, "board", "tradition").await?;
        page.push("Close").await?;
        let english = dark_square(page).await?;
        page.open("#v=1&g=international&m=32-28").await?;
        let international = dark_square(page).await?;
        page.open("#v=1&g=turkish&m=a3-a4").await?;
        let turkish = dark_square(page).await?;
        assert!(english != international && international != turkish && turkish != english);
        Ok(())
    });
}

#[test]
fn numbers_and_pieces_go_when_they_are_not_wanted() {
    browse("numbers_and_pieces_go", Options::DESK.in_one_engine(), async |page| {
        page.open(GAME).await?;
        open_settings(page).await?;
        for key in ["numbers", "blindfold"] {
            page.choose_in_dialog(&format!("dialog[open] [name={key}]")).await?;
        }
        page.push("Close").await?;
        let is_gone = "getComputedStyle(document.querySelector('.board__label')).display === 'none'
            && getComputedStyle(document.querySelector('#board .piece')).visibility === 'hidden'";
        page.wait_until("numbers and pieces to go", Limit::REACTION, async || {
            page.holds(is_gone).await
        })
        .await?;
        page.play(MOUSE, &["22", "18"]).await?;
        page.wait_for_plies(2).await?;
        Ok(())
    });
}

/// Counts what is played, without a loudspeaker.
const LISTEN: &str = "window.heard = { contexts: 0, tones: 0 };
    const Context = AudioContext;
    window.AudioContext = class extends Context { constructor() { super(); heard.contexts += 1; } };
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (at) { heard.tones += 1; return start.call(this, at); };";

#[test]
fn moves_are_heard_after_the_first_touch_unless_sound_is_off() {
    browse("moves_are_heard", Options::DESK, async |page| {
        page.open(GAME).await?;
        page.wait_until("the senses", Limit::LOAD, async || {
            page.holds(
                "performance.getEntriesByType('resource').some(it => it.name.includes('senses'))",
            )
            .await
        })
        .await?;
        page.script(LISTEN, vec![]).await?;
        assert!(page.holds("heard.contexts === 0").await?, "nobody has touched the page");
        page.play(MOUSE, &["22", "18"]).await?;
        page.wait_for_plies(2).await?;
        page.wait_until("a sound", Limit::REACTION, async || page.holds("heard.tones === 1").await)
            .await?;
        // A capture sounds twice.
        page.play(MOUSE, &["15", "22"]).await?;
        page.wait_for_plies(3).await?;
        page.wait_until("a capture", Limit::REACTION, async || {
            page.holds("heard.tones === 3").await
        })
        .await?;
        open_settings(page).await?;
        choose(page, "sound", "off").await?;
        page.push("Close").await?;
        page.play(MOUSE, &["25", "18"]).await?;
        page.wait_for_plies(4).await?;
        assert!(page.holds("heard.tones === 3").await?, "sound is off");
        Ok(())
    });
}

#[test]
fn settings_suit_a_phone_and_forced_colors() {
    let phone = Screen::Touch { width: 320, height: 640 };
    let italian = Options { screen: phone, scheme: Scheme::Dark, ..Options::DESK };
    browse("settings_suit_a_phone", italian, async |page| {
        page.open(GAME).await?;
        open_settings(page).await?;
        page.axe().await?;
        page.screenshot("settings-phone").await?;
        let fits = "(d => d.scrollWidth <= d.clientWidth)(document.querySelector('dialog[open]'))";
        assert!(page.holds(fits).await?, "a scroll bar across");
        Ok(())
    });
    let forced = Options { colors: Colors::Forced, ..Options::DESK };
    browse("settings_in_forced_colors", forced.in_one_engine(), async |page| {
        page.open(GAME).await?;
        open_settings(page).await?;
        page.screenshot("settings-forced").await?;
        page.axe().await
    });
}
