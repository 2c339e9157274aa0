//! Openings by ballot, and matches of two games, in the dialog and beside the board.

use crate::harness::{Failure, Limit, Options, Page, Pointer, Screen, browse};
use crate::table::{Choice, Hand, Opponent};

const MOUSE: Hand = Hand::Press(Pointer::Mouse);
const CARD: &str = ".ballot__words";

/// Opens the dialog for a game of two people and shows what can be agreed on.
pub(crate) async fn agree(page: &Page, game: &'static str) -> Result<(), Failure> {
    page.choose(Choice { game, opponent: Opponent::Person }).await?;
    page.choose_in_dialog(".terms summary").await?;
    page.wait_for(".terms[open]", Limit::REACTION).await
}

/// Looks for a card and takes the first that is found.
async fn take_card(page: &Page, words: &str) -> Result<(), Failure> {
    page.choose_in_dialog(".ballot__find input").await?;
    page.script("document.activeElement.select()", vec![]).await?;
    page.type_text(words).await?;
    page.wait_for_words(".ballot__found", words).await?;
    page.choose_in_dialog(".ballot__found button").await
}

async fn begin(page: &Page, game: &'static str, deck: &str) -> Result<(), Failure> {
    page.open("").await?;
    agree(page, game).await?;
    page.choose_option(deck).await?;
    page.wait_for(CARD, Limit::LOAD).await
}

async fn check_dialog_fits(page: &Page) -> Result<(), Failure> {
    for css in ["dialog[open]", ".terms"] {
        let too_wide = format!(
            "document.querySelector('{css}').scrollWidth > document.querySelector('{css}').clientWidth"
        );
        assert!(!page.holds(&too_wide).await?, "{css} is too wide");
    }
    Ok(())
}

#[test]
fn drawn_card_is_played_and_not_taken_back() {
    browse(
        "drawn_card_is_played_and_not_taken_back",
        Options::DESK.in_one_engine(),
        async |page| {
            begin(page, "english", "Three-move ballot").await?;
            let drawn = page.text(".ballot__words strong").await?;
            assert!(drawn.starts_with("Card "), "{drawn}");
            page.push("Start").await?;
            page.wait_for_plies(3).await?;
            let on_board =
                async || page.holds("document.activeElement.closest('#board') !== null").await;
            page.wait_until("the focus to be on the board", Limit::REACTION, on_board).await?;
            page.wait_for_words("[data-part=standing]", &drawn).await?;
            let is_off = async || Ok(page.is_enabled("Undo").await.is_ok_and(|is_on| !is_on));
            page.wait_until("nothing to take back", Limit::REACTION, is_off).await?;
            let offer = page.wait_for_turn(Limit::REACTION).await?;
            page.play_any(MOUSE, &offer, &mut crate::table::Dice(3)).await?;
            page.wait_for_plies(4).await?;
            page.push("Undo").await?;
            page.wait_for_plies(3).await?;
            assert!(!page.is_enabled("Undo").await?);
            Ok(())
        },
    );
}

#[test]
fn barred_card_is_looked_at_and_not_begun() {
    browse("barred_card_is_looked_at_and_not_begun", Options::DESK.in_one_engine(), async |page| {
        begin(page, "english", "Three-move ballot").await?;
        take_card(page, "Shark").await?;
        page.wait_for_words(CARD, "Barred").await?;
        assert!(!page.is_enabled("Start").await?);
        page.axe().await?;
        take_card(page, "White Doctor").await?;
        page.wait_for_words(CARD, "10-14 22-18 12-16").await?;
        page.push("Start").await?;
        page.wait_for_plies(3).await?;
        assert_eq!(page.moves().await?, ["10-14", "22-18", "12-16"]);
        page.wait_for_words("[data-part=standing]", "Card 68, White Doctor").await
    });
}

#[test]
fn eleven_man_cards_come_when_they_are_wanted() {
    browse(
        "eleven_man_cards_come_when_they_are_wanted",
        Options::DESK.in_one_engine(),
        async |page| {
            begin(page, "english", "Eleven-man ballot").await?;
            page.wait_for_words(CARD, "without").await?;
            page.push("Start").await?;
            page.wait_for_plies(2).await?;
            let fragment = page.fragment().await?;
            assert!(fragment.contains("&fen=B:W"), "{fragment}");
            assert_eq!(page.pieces().await?.len(), 22);
            Ok(())
        },
    );
}

#[test]
fn cards_that_do_not_come_are_told() {
    browse("cards_that_do_not_come_are_told", Options::DESK.in_one_engine(), async |page| {
        page.open("").await?;
        let block = "const get = window.fetch;
            window.fetch = (what, ...rest) => String(what.url ?? what).includes('ballots')
                ? Promise.reject(new TypeError('no network')) : get(what, ...rest);";
        page.script(block, vec![]).await?;
        agree(page, "russian").await?;
        page.choose_option("150 basic openings").await?;
        page.wait_for_words(".terms [role=status]", "could not be loaded").await?;
        assert!(!page.is_enabled("Start").await?);
        page.choose_option("Free").await?;
        let can_start = async || page.is_enabled("Start").await;
        page.wait_until("Start to be of use", Limit::REACTION, can_start).await?;
        page.forget_console().await
    });
}

#[test]
fn match_is_two_games_with_colors_changed() {
    browse("match_is_two_games_with_colors_changed", Options::DESK.in_one_engine(), async |page| {
        begin(page, "english", "Two-move ballot").await?;
        page.choose_in_dialog(".terms__check input").await?;
        page.push("Start").await?;
        page.wait_for_plies(2).await?;
        let moves = page.moves().await?;
        let standing = "[data-part=standing]";
        page.wait_for_words(standing, "Match, game 1 of 2").await?;
        page.push("Resign").await?;
        page.push("Yes, resign").await?;
        page.wait_for_words(standing, "First player (White) 1, second player (Black) 0").await?;
        page.axe().await?;
        page.push("Second game, colors reversed").await?;
        page.wait_for_words(standing, "Match, game 2 of 2").await?;
        assert_eq!(page.moves().await?, moves);
        page.reload().await?;
        page.wait_for_words(standing, "Match, game 2 of 2").await?;
        page.push("Resign").await?;
        page.push("Yes, resign").await?;
        page.wait_for_words(standing, "Match over").await?;
        page.wait_for_words(standing, "The match is drawn.").await
    });
}

#[test]
fn match_begins_at_the_position_on_the_board() {
    browse(
        "match_begins_at_the_position_on_the_board",
        Options::DESK.in_one_engine(),
        async |page| {
            page.open("#v=1&g=frisian&m=31-27,20-24").await?;
            agree(page, "frisian").await?;
            page.choose_option("The position on the board").await?;
            page.choose_in_dialog(".terms__check input").await?;
            let before = page.pieces().await?;
            page.push("Start").await?;
            page.wait_for_plies(0).await?;
            assert_eq!(page.pieces().await?, before);
            page.wait_for_words("[data-part=standing]", "Match, game 1 of 2").await
        },
    );
}

#[test]
fn ballots_are_for_phones_too() {
    let screen = Screen::Touch { width: 360, height: 740 };
    let phone = Options { screen, ..Options::PHONE };
    browse("ballots_are_for_phones_too", phone.in_one_engine(), async |page| {
        begin(page, "english", "Three-move ballot").await?;
        check_dialog_fits(page).await?;
        page.axe().await?;
        take_card(page, "Octopus").await?;
        check_dialog_fits(page).await?;
        page.axe().await?;
        page.push("Start").await?;
        page.wait_for_plies(3).await?;
        page.axe().await
    });
}
