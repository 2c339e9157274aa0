//! Nothing is lost, and nothing moves under the hand: games are kept, Back closes what is open, and what
//! is told has one place.

use crate::harness::{Failure, Limit, Options, Page, Pointer, browse};
use crate::table::{Choice, Hand, Opponent};

const MOUSE: Hand = Hand::Press(Pointer::Mouse);

/// Where the tools and the list of moves begin.
async fn places(page: &Page) -> Result<String, Failure> {
    let tops = "return ['.controls', '.moves'].map(css =>
        Math.round(document.querySelector(css).getBoundingClientRect().top)).join()";
    let tops = page.script(tops, vec![]).await?;
    Ok(tops.as_str().unwrap_or_default().to_owned())
}

#[test]
fn nothing_that_is_told_moves_the_controls() {
    browse("nothing_that_is_told_moves_the_controls", Options::DESK, async |page| {
        page.open("#v=1&g=international&fen=W:W32,37,38,43,48:B8,13,18,28,29").await?;
        let before = places(page).await?;
        for step in ["Hint", "Which piece?", "Which move?"] {
            page.push(step).await?;
            assert_eq!(places(page).await?, before, "{step}");
        }
        page.choose_piece(MOUSE, "48").await?;
        page.wait_for_notice("capture").await?;
        assert_eq!(places(page).await?, before, "a refusal");
        page.push("Share").await?;
        page.push("Close").await?;
        assert_eq!(places(page).await?, before, "a dialog");
        Ok(())
    });
}

#[test]
fn a_game_that_gives_way_is_kept_and_comes_back() {
    browse("a_game_that_gives_way_is_kept_and_comes_back", Options::DESK, async |page| {
        page.open("").await?;
        page.begin(Choice { game: "international", opponent: Opponent::Person }).await?;
        page.play(MOUSE, &["32", "28"]).await?;
        page.begin(Choice { game: "english", opponent: Opponent::Person }).await?;
        page.wait_for_notice("The game before is kept in the library.").await?;
        page.push("Back to my game").await?;
        page.wait_for_fragment("v=1&g=international&m=32-28").await?;
        page.push("Library").await?;
        let kept = async || Ok(page.count("dialog[open] .games > li").await? == 1);
        page.wait_until("the game in the library", Limit::REACTION, kept).await
    });
}

#[test]
fn back_closes_what_is_open() {
    browse("back_closes_what_is_open", Options::DESK, async |page| {
        page.open("#v=1&g=international&m=32-28,19-23").await?;
        page.push("New game").await?;
        page.wait_for("dialog[open] .picker", Limit::REACTION).await?;
        page.script("history.back()", vec![]).await?;
        let closed = async || Ok(page.count("dialog[open]").await? == 0);
        page.wait_until("the dialog to close", Limit::REACTION, closed).await?;
        assert_eq!(page.moves().await?, ["32-28", "19-23"]);

        page.push("Edit board").await?;
        page.wait_for(".editor", Limit::REACTION).await?;
        page.script("history.back()", vec![]).await?;
        page.wait_for_notice("What you were making is set aside.").await?;
        assert_eq!(page.count(".editor").await?, 0);
        assert_eq!(page.moves().await?, ["32-28", "19-23"]);
        page.push("Go back to it").await?;
        page.wait_for(".editor", Limit::REACTION).await?;
        Ok(())
    });
}

#[test]
fn games_are_found_by_words_and_facts() {
    browse("games_are_found_by_words_and_facts", Options::DESK, async |page| {
        page.open("").await?;
        page.push("Choose a game").await?;
        page.wait_for("dialog[open] .family", Limit::REACTION).await?;
        let shown = "return [...document.querySelectorAll('dialog[open] .card__radio')]
            .map(it => it.value).join(' ')";
        page.push("12×12").await?;
        let canadian = async || Ok(page.script(shown, vec![]).await? == "canadian");
        page.wait_until("the one game on that board", Limit::REACTION, canadian).await?;
        page.push("straight moves").await?;
        page.wait_for(".picker__none", Limit::REACTION).await?;
        page.push("Show all games").await?;
        page.tab_to("dialog[open] input[type=search]").await?;
        page.type_text("makhos").await?;
        let thai = async || Ok(page.script(shown, vec![]).await? == "thai");
        page.wait_until("the game of that name", Limit::REACTION, thai).await
    });
}
