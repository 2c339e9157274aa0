//! Results against the computer: kept, told, exported and imported with the library, a level suggested and chosen.

use fantoccini::key::Key;

use crate::harness::{Failure, Limit, Options, Page, Screen, browse};
use crate::library::{TOLD, catch_files, caught, choose_file, open_library};
use crate::table::Hand;

const GAME: &str = "#v=1&g=dameo&you=w&lv=2";
const STANDING: &str = "[data-part=ladder]";
const ROWS: &str = ".ladder tbody tr";

/// Presses a button by keyboard, once it is there.
async fn press(page: &Page, name: &str) -> Result<(), Failure> {
    let what = format!("a button {name:?}");
    let is_there = async || match page.is_enabled(name).await {
        Err(Failure::NoElement(_)) => Ok(false),
        other => other,
    };
    page.wait_until(&what, Limit::REACTION, is_there).await?;
    page.tab_to(&page.button(name).await?).await?;
    page.press(Key::Enter).await
}

async fn resign(page: &Page) -> Result<(), Failure> {
    page.wait_for_turn(Limit::REACTION).await?;
    press(page, "Resign").await?;
    press(page, "Yes, resign").await?;
    page.wait_for(".status--over", Limit::REACTION).await
}

/// Plays a move and gives up after the reply.
async fn lose(page: &Page) -> Result<(), Failure> {
    page.tab_to("#board button[tabindex='0']").await?;
    page.play(Hand::Keys, &["c3", "c4"]).await?;
    page.wait_for_plies(2).await?;
    resign(page).await
}

/// Loses the next game as well, with Black.
async fn lose_again(page: &Page) -> Result<(), Failure> {
    press(page, "Rematch as Black").await?;
    page.wait_for_plies(1).await?;
    page.wait_for_turn(Limit::REACTION).await?;
    page.tab_to("#board button[tabindex='0']").await?;
    page.play(Hand::Keys, &["c6", "c5"]).await?;
    page.wait_for_plies(3).await?;
    resign(page).await
}

async fn open_home(page: &Page) -> Result<(), Failure> {
    press(page, "Damiera").await?;
    page.wait_for(".home .boards__one", Limit::LOAD).await
}

async fn closed(page: &Page) -> Result<(), Failure> {
    page.press(Key::Escape).await?;
    let is_closed = async || Ok(page.count("dialog[open]").await? == 0);
    page.wait_until("the dialog to close", Limit::REACTION, is_closed).await
}

#[test]
fn results_are_kept_and_a_level_is_suggested_by_keyboard_alone() {
    browse(
        "results_are_kept_and_a_level_is_suggested",
        Options::DESK.in_one_engine(),
        async |page| {
            page.open(GAME).await?;
            lose(page).await?;
            page.wait_for_words(STANDING, "Level 2: 0 won, 0 drawn, 1 lost.").await?;
            page.axe().await?;
            page.reload().await?;
            page.wait_for_words(STANDING, "Level 2: 0 won, 0 drawn, 1 lost.").await?;

            lose_again(page).await?;
            page.wait_for_words(STANDING, "Level 2: 0 won, 0 drawn, 2 lost.").await?;

            press(page, "New game").await?;
            press(page, "Opponent and options").await?;
            page.wait_for_words(STANDING, "Level 2: 0 won, 0 drawn, 2 lost.").await?;
            press(page, "Suggested: level 1½").await?;
            page.wait_for_words("dialog[open] [data-part=ladder]", "This level is suggested.")
                .await?;
            page.axe().await?;
            closed(page).await?;

            press(page, "Play level 1½").await?;
            page.wait_for_words(".player__who", "Computer, level 1½").await?;
            open_home(page).await?;
            assert_eq!(
                page.texts(&format!("{ROWS} > *")).await?,
                ["Dameo", "Level 2", "0", "0", "2"]
            );
            page.axe().await
        },
    );
}

#[test]
fn results_travel_with_the_library() {
    browse("results_travel_with_the_library", Options::DESK.in_one_engine(), async |page| {
        page.open(GAME).await?;
        lose(page).await?;
        page.wait_for(STANDING, Limit::REACTION).await?;
        open_library(page).await?;
        catch_files(page).await?;
        page.push("Save all as one file").await?;
        let (name, text) = caught(page).await?;
        let is_result = |line: &str| {
            line.starts_with("results\t") && line.ends_with("/dameo/2/w/l") && !line.contains(' ')
        };
        assert!(text.lines().last().is_some_and(is_result), "{text}");
        choose_file(page, &name, &text).await?;
        page.wait_for_words(TOLD, "0 games have been added").await?;
        assert!(!page.text(TOLD).await?.contains("result"));

        page.script("localStorage.removeItem('damiera.results')", vec![]).await?;
        choose_file(page, &name, &text).await?;
        page.wait_for_words(TOLD, "1 result was added.").await?;
        closed(page).await?;
        page.reload().await?;
        open_home(page).await?;
        assert_eq!(page.texts(&format!("{ROWS} > *")).await?, ["Dameo", "Level 2", "0", "0", "1"]);
        Ok(())
    });
}

#[test]
fn a_game_with_help_is_no_result_even_after_a_reload() {
    browse("a_game_with_help_is_no_result", Options::DESK.in_one_engine(), async |page| {
        page.open(GAME).await?;
        page.push("Hint").await?;
        page.wait_for("#board [data-role=can-move]", Limit::REACTION).await?;
        page.reload().await?;
        page.play(Hand::Press(page.pointer().await?), &["c3", "c4"]).await?;
        page.wait_for_plies(2).await?;
        page.wait_for_turn(Limit::REACTION).await?;
        page.push("Resign").await?;
        page.push("Yes, resign").await?;
        page.wait_for(".status--over", Limit::REACTION).await?;
        page.push("Damiera").await?;
        page.wait_for(".home .boards__one", Limit::LOAD).await?;
        assert_eq!(page.count(ROWS).await?, 0);
        Ok(())
    });
}

/// On screens that are narrow, wide and low; with a level suggested, which is the most there is to say.
#[test]
fn the_end_of_a_game_fits_all_screens() {
    browse("the_end_of_a_game_fits", Options::DESK.in_one_engine(), async |page| {
        page.open(GAME).await?;
        lose(page).await?;
        lose_again(page).await?;
        page.wait_for_words(STANDING, "Play level 1½").await?;
        for (width, height) in [(320, 640), (360, 740), (740, 360), (1280, 800)] {
            page.set_screen(Screen::Window { width, height }).await?;
            page.portray(&format!("over-{width}")).await?;
            let talk = "document.querySelector('.talk')";
            let fits = format!("{talk}.scrollHeight <= {talk}.clientHeight");
            assert!(page.holds(&fits).await?, "what is said is scrolled at {width}");
        }
        Ok(())
    });
}

/// A slider that gave way to longer words would jump under the finger that drags it.
#[test]
fn the_slider_of_levels_keeps_its_place() {
    // The longest names of levels are in German.
    let german = Options { language: "de-DE", ..Options::DESK };
    browse("the_slider_of_levels", german.in_one_engine(), async |page| {
        for (width, height) in [(320, 568), (740, 360), (1280, 800)] {
            page.set_screen(Screen::Window { width, height }).await?;
            page.open("?open=game#v=1&g=dameo").await?;
            page.wait_for(".picker", Limit::REACTION).await?;
            page.push("Gegner und Optionen").await?;
            let slider = "dialog[open] input[type=range]";
            page.wait_for(slider, Limit::REACTION).await?;
            let body = "const [slider, done] = arguments;
                const input = document.querySelector(slider);
                const boxes = new Set();
                const go = async () => {
                    for (let idx = 0; idx <= Number(input.max); idx += 1) {
                        input.value = idx;
                        input.dispatchEvent(new Event('input', { bubbles: true }));
                        await new Promise(requestAnimationFrame);
                        const { left, top, width } = input.getBoundingClientRect();
                        boxes.add([left, top, width].map(Math.round).join());
                    }
                    done([boxes.size, input.ariaValueText]);
                };
                go();";
            let seen = page.script_async(body, vec![slider.into()]).await?;
            let last = seen[1].as_str().unwrap_or_default();
            assert!(seen[0] == 1 && last.starts_with("8: "), "{width}: {seen}");
        }
        Ok(())
    });
}
