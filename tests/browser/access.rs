//! axe-core finds nothing in any state of the page, on any screen, in any colors; and what axe
//! cannot see: that the keyboard's place is never hidden.

use fantoccini::key::Key;

use crate::harness::{Colors, Failure, Limit, Options, Page, Pointer, Scheme, browse};
use crate::table::{Choice, Hand, Opponent, square};

const MOUSE: Hand = Hand::Press(Pointer::Mouse);
const MID_CAPTURE: &str = "v=1&g=frisian&fen=W:W43:B8,20,24,27,29,35,39";

/// Runs axe in one state after the other, and names the state in what it finds.
async fn check(page: &Page, state: &str) -> Result<(), Failure> {
    match page.axe().await {
        Err(Failure::Axe(found)) => Err(Failure::Axe(format!("{state}:\n{found}"))),
        other => other,
    }
}

/// Goes through every state that a person can bring the page into.
async fn check_every_state(page: &Page) -> Result<(), Failure> {
    page.open("").await?;
    check(page, "start").await?;
    page.push("New game").await?;
    page.wait_for("dialog[open] .picker", Limit::REACTION).await?;
    check(page, "new game").await?;
    page.press(Key::Escape).await?;
    let closed = async || Ok(page.count("dialog[open]").await? == 0);
    page.wait_until("the dialog to close", Limit::REACTION, closed).await?;
    page.begin(Choice { game: "english", opponent: Opponent::Person }).await?;

    page.open(&format!("#{MID_CAPTURE}")).await?;
    page.choose_piece(MOUSE, "43").await?;
    check(page, "chosen piece").await?;
    page.land(MOUSE, "34").await?;
    page.wait_for(".piece--ghost", Limit::REACTION).await?;
    check(page, "mid-capture").await?;
    page.land(MOUSE, "45").await?;
    page.wait_for(".routes", Limit::REACTION).await?;
    check(page, "chooser").await?;
    page.click(Pointer::Mouse, ".routes button").await?;
    page.wait_for_plies(1).await?;
    check(page, "after a capture").await?;
    page.push("Resign").await?;
    page.wait_for(".button--danger", Limit::REACTION).await?;
    check(page, "question before resigning").await?;
    page.push("Yes, resign").await?;
    page.wait_for(".status--over", Limit::REACTION).await?;
    check(page, "result").await?;
    page.click(Pointer::Mouse, "[aria-label='One move back']").await?;
    page.wait_for_words(".status", "earlier position").await?;
    check(page, "looking back").await?;

    page.open("#v=1&g=international&fen=W:W32,43,45:B28,39,30&m=99-1").await?;
    page.wait_for_notice("99-1").await?;
    check(page, "damaged link").await?;
    page.click(Pointer::Mouse, &square("45")).await?;
    page.wait_for_notice("You must capture").await?;
    check(page, "refusal").await
}

#[test]
fn axe_finds_nothing() {
    browse("axe_finds_nothing", Options::DESK.in_one_engine(), async |page| {
        check_every_state(page).await
    });
}

#[test]
fn axe_finds_nothing_in_the_dark() {
    let dark = Options { scheme: Scheme::Dark, ..Options::DESK };
    browse("axe_finds_nothing_in_the_dark", dark.in_one_engine(), async |page| {
        check_every_state(page).await
    });
}

#[test]
fn axe_finds_nothing_in_forced_colors() {
    let forced = Options { colors: Colors::Forced, ..Options::DESK };
    browse("axe_finds_nothing_in_forced_colors", forced.in_one_engine(), async |page| {
        check_every_state(page).await
    });
}

#[test]
fn axe_finds_nothing_at_320_pixels() {
    browse("axe_finds_nothing_at_320_pixels", Options::PHONE.in_one_engine(), async |page| {
        check_every_state(page).await
    });
}

#[test]
fn axe_finds_nothing_in_the_help_about_keys() {
    browse(
        "axe_finds_nothing_in_the_help_about_keys",
        Options::DESK.in_one_engine(),
        async |page| {
            page.open("").await?;
            page.push("Keys").await?;
            page.wait_for("dialog[open] .keys", Limit::REACTION).await?;
            check(page, "keys").await?;
            page.press(Key::Escape).await?;
            page.click(Pointer::Mouse, ".top__game").await?;
            page.wait_for("dialog[open] .dialog__body > p", Limit::REACTION).await?;
            check(page, "about the game").await
        },
    );
}

#[test]
fn axe_finds_nothing_in_italian() {
    let italian = Options { language: "it-IT", ..Options::DESK };
    browse("axe_finds_nothing_in_italian", italian.in_one_engine(), async |page| {
        page.open("").await?;
        check(page, "start").await?;
        page.click(Pointer::Mouse, ".top__end .button:not(.top__way)").await?;
        page.wait_for("dialog[open] .picker", Limit::REACTION).await?;
        check(page, "new game").await?;
        page.open(&format!("#{MID_CAPTURE}")).await?;
        page.choose_piece(MOUSE, "43").await?;
        page.land(MOUSE, "34").await?;
        page.wait_for(".piece--ghost", Limit::REACTION).await?;
        check(page, "mid-capture").await
    });
}

/// Walks with Tab over the whole page, and with arrows over the dialog's games, on a small screen
/// where the bar at the dialog's bottom takes much of it.
#[test]
fn keyboard_is_never_hidden() {
    browse("keyboard_is_never_hidden", Options::PHONE, async |page| {
        /// More than the page and the dialog have stops.
        const MOST_STOPS: usize = 60;
        page.open("").await?;
        for _ in 0..MOST_STOPS {
            page.press(Key::Tab).await?;
            page.check_focus_is_seen().await?;
            if page.holds("document.activeElement === document.body").await? {
                break;
            }
        }
        page.push("New game").await?;
        page.wait_for("dialog[open] input[name=game-family]", Limit::REACTION).await?;
        page.tab_to("dialog[open] input[name=game-family]").await?;
        for _ in 0..page.count("dialog[open] input[name=game-family]").await? {
            page.press(Key::Down).await?;
            page.check_focus_is_seen().await?;
        }
        page.tab_to("dialog[open] button[type=submit]").await?;
        page.press(Key::Escape).await?;
        // The keyboard comes back to where it was.
        let back =
            async || page.holds("document.activeElement?.matches('.top__end .button')").await;
        page.wait_until("the keyboard to come back", Limit::REACTION, back).await
    });
}
