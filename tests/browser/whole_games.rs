//! Whole games against the computer, each from the start position to a result with its reason,
//! each with one kind of input alone.

use std::time::Duration;

use fantoccini::key::Key;

use crate::harness::{Failure, Limit, Options, Page, Pointer, browse};
use crate::table::{Choice, Dice, Hand, Offer, Opponent};

/// A person who plays at random loses to this level long before [`MOST_PLIES`].
const LEVEL: u8 = 6;

/// Far above the length of any game seen here.
const MOST_PLIES: u64 = 300;

/// How long the computer may think, at any level, on a busy machine.
const ANSWER: Limit = Limit { name: "the computer's answer", time: Duration::from_secs(30) };

/// Plays moves of a person until the game is over.
async fn play_to_the_end(page: &Page, hand: Hand, seed: u64) -> Result<(), Failure> {
    let mut dice = Dice(seed);
    let mut offer = page.wait_for_turn(ANSWER).await?;
    while !offer.is_over {
        assert!(offer.n_plies < MOST_PLIES, "the game does not end: {:?}", page.moves().await?);
        page.play_any(hand, &offer, &mut dice).await?;
        offer = page.wait_for_turn(ANSWER).await?;
    }
    check_result(page, &offer).await
}

/// The result is shown and announced with its reason, and the list of moves and the link hold the
/// whole game.
async fn check_result(page: &Page, offer: &Offer) -> Result<(), Failure> {
    let result = page.text(".status--over .status__line").await?;
    page.wait_for_words("[data-part=ladder]", &format!("Level {LEVEL}: ")).await?;
    let reason = page.text(".status--over .status__reason").await?;
    assert!(["You won", "You lost", "Draw"].contains(&&*result), "{result}");
    assert!(reason.ends_with('.') && reason.contains(' '), "{reason}");
    page.wait_for_words("[data-part=announcer]", &reason).await?;

    let moves = page.moves().await?;
    assert_eq!(u64::try_from(moves.len()).ok(), Some(offer.n_plies));
    assert!(moves.len() > 20, "that is no whole game: {moves:?}");
    let fragment = page.fragment().await?;
    assert!(fragment.contains(&format!("m={}", moves.join(","))), "{fragment}");
    assert!(!fragment.contains("fen="), "it did not begin at the start: {fragment}");
    Ok(())
}

fn against_computer(game: &'static str) -> Choice {
    Choice { game, opponent: Opponent::Computer { person: "White", level: LEVEL } }
}

#[test]
fn whole_game_of_dameo_by_drag() {
    browse("whole_game_of_dameo_by_drag", Options::DESK, async |page| {
        page.open("").await?;
        page.begin(against_computer("dameo")).await?;
        play_to_the_end(page, Hand::Drag(Pointer::Mouse), 1).await
    });
}

#[test]
fn whole_game_of_international_by_clicks() {
    browse("whole_game_of_international_by_clicks", Options::DESK, async |page| {
        page.open("").await?;
        page.begin(against_computer("international")).await?;
        play_to_the_end(page, Hand::Press(Pointer::Mouse), 2).await
    });
}

/// Starting from the address, everything is done by keyboard: Tab, arrows, N, D and Enter.
#[test]
fn whole_game_of_english_by_keyboard_alone() {
    browse("whole_game_of_english_by_keyboard_alone", Options::DESK, async |page| {
        page.open("").await?;
        page.tab_to(".top__end .button:not(.top__way)").await?;
        page.press(Key::Enter).await?;
        page.wait_for("dialog[open] input[name=game-family]", Limit::REACTION).await?;
        page.tab_to("dialog[open] input[name=game-family]").await?;
        arrow_to(page, Key::Up, "dialog[open] input[name=game-family][value=english]:checked")
            .await?;
        let options = page.button("Opponent and options").await?;
        page.tab_to(&options).await?;
        page.press(Key::Enter).await?;
        page.wait_for("dialog[open] input[name=side]", Limit::REACTION).await?;
        page.tab_to("dialog[open] input[name=side]").await?;
        // Black begins in this game, so the person moves first.
        let black = "dialog[open] .choice__option:nth-of-type(2) input[name=side]:checked";
        arrow_to(page, Key::Right, black).await?;
        page.tab_to("dialog[open] input[type=range]").await?;
        let level = format!("dialog[open] input[type=range][aria-valuetext^='{LEVEL}']");
        arrow_to(page, Key::Right, &level).await?;
        page.tab_to("dialog[open] button[type=submit]").await?;
        page.press(Key::Enter).await?;
        let english = async || {
            Ok(page.count("dialog[open]").await? == 0
                && page.fragment().await?.contains("g=english"))
        };
        page.wait_until("the game", Limit::REACTION, english).await?;

        page.tab_to("#board button").await?;
        play_to_the_end_by_keys(page).await
    });
}

/// As [`play_to_the_end`], but the board is found by Tab after each move, wherever the focus is.
async fn play_to_the_end_by_keys(page: &Page) -> Result<(), Failure> {
    let mut dice = Dice(3);
    let mut offer = page.wait_for_turn(ANSWER).await?;
    while !offer.is_over {
        assert!(offer.n_plies < MOST_PLIES, "the game does not end: {:?}", page.moves().await?);
        page.tab_to("#board button").await?;
        page.play_any(Hand::Keys, &offer, &mut dice).await?;
        page.check_focus_is_seen().await?;
        offer = page.wait_for_turn(ANSWER).await?;
    }
    check_result(page, &offer).await
}

/// Presses an arrow until an element is there.
async fn arrow_to(page: &Page, arrow: Key, css: &str) -> Result<(), Failure> {
    /// More than any group or slider in the dialog has positions.
    const MOST_ARROWS: usize = 40;
    for _ in 0..MOST_ARROWS {
        if page.count(css).await? > 0 {
            return page.check_focus_is_seen().await;
        }
        page.press(arrow).await?;
    }
    Err(Failure::NoElement(css.into()))
}
