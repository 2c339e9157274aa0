//! House rules are composed in the page, played against the computer, and shared by a link alone.

use std::sync::mpsc;

use fantoccini::key::Key;

use crate::harness::{Failure, Limit, Options, Page, Pointer, Scheme, browse};
use crate::table::Hand;

const MOUSE: Hand = Hand::Press(Pointer::Mouse);

/// Rules for which 22-14 is a move at the start: men also go straight, over the light square.
const SHARED: &str = "house-1-men.forward-take.diagonal-choice.any-crown.ends-draws.moves";

fn select(key: &str) -> String {
    format!("dialog[open] .house select[name={key}]")
}

/// The form, with the rules of this game to begin with.
async fn open_form(page: &Page, game: &str) -> Result<(), Failure> {
    page.open("").await?;
    // The way there has the same name in any language but its own.
    page.click(Pointer::Mouse, ".top__end .button:not(.top__way)").await?;
    page.wait_for("dialog[open] .card--more", Limit::REACTION).await?;
    page.choose_in_dialog("dialog[open] .card--more").await?;
    page.wait_for("dialog[open] .house", Limit::REACTION).await?;
    choose(page, "dialog[open] .house__start select", game).await
}

/// Chooses an option of a list, as a browser does it for a person.
async fn choose(page: &Page, css: &str, value: &str) -> Result<(), Failure> {
    let body = "const list = document.querySelector(arguments[0]);
        list.value = arguments[1];
        list.dispatchEvent(new Event('change', { bubbles: true }));";
    page.script(body, vec![css.into(), value.into()]).await?;
    let is_chosen = format!("document.querySelector({css:?}).value === {value:?}");
    page.wait_until("the choice", Limit::REACTION, async || page.holds(&is_chosen).await).await
}

#[test]
fn composed_rules_are_played_and_shared() {
    let (link, links) = mpsc::channel();
    browse("composed_rules_are_played", Options::DESK, async move |page| {
        open_form(page, "english").await?;
        choose(page, &select("men"), "forward").await?;
        choose(page, &select("first"), "white").await?;
        choose(page, &select("range"), "flying").await?;
        page.push("Play by these rules").await?;
        page.wait_for_fragment(&format!("v=1&g={SHARED}")).await?;
        page.play(MOUSE, &["22", "14"]).await?;
        page.wait_for_offer("the computer's answer", Limit::LOAD, |o| o.n_plies >= 2).await?;
        link.send((page.fragment().await?, page.pieces().await?)).unwrap();
        page.click(Pointer::Mouse, ".top__game").await?;
        let steps = "A man moves one square straight or diagonally forward";
        page.wait_for_words("dialog[open] .leaflet", steps).await?;
        page.screenshot("house-about").await
    });
    let (fragment, pieces) = links.recv().unwrap();
    browse("shared_rules_are_played", Options::DESK, async move |page| {
        page.open(&format!("#{fragment}")).await?;
        assert_eq!(page.pieces().await?, pieces);
        assert_eq!(page.moves().await?[0], "22-14");
        page.open(&format!("#v=1&g={SHARED}")).await?;
        page.play(MOUSE, &["24", "16"]).await?;
        page.wait_for_offer("the move", Limit::REACTION, |offer| offer.n_plies >= 1).await?;
        assert_eq!(page.moves().await?[0], "24-16");
        Ok(())
    });
}

/// The way out leads back to the choice of a game, and what was chosen is there again.
#[test]
fn escape_leads_back_to_the_games_and_loses_nothing() {
    browse("escape_leads_back_to_the_games", Options::DESK.in_one_engine(), async |page| {
        open_form(page, "english").await?;
        choose(page, &select("range"), "flying").await?;
        page.press(Key::Escape).await?;
        page.wait_for("dialog[open] .card--more", Limit::REACTION).await?;
        page.choose_in_dialog("dialog[open] .card--more").await?;
        let chosen = select("range");
        page.wait_for(&chosen, Limit::REACTION).await?;
        assert!(
            page.holds(&format!("document.querySelector({chosen:?}).value === 'flying'")).await?
        );
        Ok(())
    });
}

#[test]
fn contradictions_are_named_and_keep_the_game_from_starting() {
    browse("contradictions_are_named", Options::DESK.in_one_engine(), async |page| {
        open_form(page, "international").await?;
        let play = "dialog[open] .house button[type=submit]";
        let may_play = format!("!document.querySelector({play:?}).disabled");
        assert!(page.holds(&may_play).await?);
        choose(page, &select("range"), "short").await?;
        choose(page, &select("landing"), "last").await?;
        page.wait_for_words(".house .verdict", "Only flying kings have a choice where to land.")
            .await?;
        assert!(!page.holds(&may_play).await?);
        assert_eq!(page.count("dialog[open] select[aria-invalid]").await?, 2);
        page.screenshot("house-fault").await?;
        page.axe().await?;
        choose(page, &select("range"), "flying").await?;
        page.wait_for_words(".house .verdict", "These rules go together.").await?;
        assert!(page.holds(&may_play).await?);
        // A board that there is not has no picture, and does no harm.
        choose(page, &select("board"), "12x12").await?;
        choose(page, &select("squares"), "all").await?;
        page.wait_for_words(".house .verdict", "12 by 12").await
    });
}

#[test]
fn examples_change_with_their_choices() {
    browse("examples_change_with_their_choices", Options::DESK.in_one_engine(), async |page| {
        open_form(page, "brazilian").await?;
        let example = ".house__topic:has([name=kings]) figcaption";
        page.wait_for_words(example, "c3-b2").await?;
        choose(page, &select("kings"), "straights").await?;
        page.wait_for_words(example, "c3-c5").await?;
        // By keyboard: the next option of a list.
        let men = select("men");
        page.script("document.querySelector(arguments[0]).focus()", vec![men.into()]).await?;
        page.press(Key::Down).await?;
        page.press(Key::Down).await?;
        page.wait_for_words(".house__topic:has([name=men]) figcaption", "c3-c5").await
    });
}

#[test]
fn rules_in_words_follow_the_choices() {
    browse("rules_in_words_follow_the_choices", Options::DESK.in_one_engine(), async |page| {
        open_form(page, "english").await?;
        page.tab_to("dialog[open] .house__words summary").await?;
        page.press(Key::Enter).await?;
        let rules = "dialog[open] .leaflet";
        page.wait_for_words(rules, "A king moves one square diagonally").await?;
        page.axe().await?;
        choose(page, &select("range"), "flying").await?;
        page.wait_for_words(rules, "as far as it likes, over empty squares").await?;
        assert!(page.count(".leaflet figure svg").await? > 5);
        page.screenshot("house-words").await?;
        // Choices that contradict each other make no rules.
        choose(page, &select("range"), "short").await?;
        choose(page, &select("landing"), "last").await?;
        let is_gone = async || Ok(page.count(rules).await? == 0);
        page.wait_until("no rules", Limit::REACTION, is_gone).await
    });
}

/// What a small screen and the keyboard need, and what axe finds.
async fn check_form(page: &Page, picture: &str) -> Result<(), Failure> {
    open_form(page, "turkish").await?;
    page.axe().await?;
    page.screenshot(picture).await?;
    let too_wide = "const dialog = document.querySelector('dialog[open]');
        const edge = dialog.getBoundingClientRect().x + dialog.clientWidth + 1;
        const wide = [...dialog.querySelectorAll('*')].filter(e => e.checkVisibility()
            && !e.matches('.visually-hidden') && e.getBoundingClientRect().right > edge);
        const names = wide.map(e => `${e.tagName} ${e.className?.baseVal ?? e.className}`);
        return dialog.scrollWidth > dialog.clientWidth ? names.join() || 'something' : ''";
    let too_wide = page.script(too_wide, vec![]).await?;
    assert_eq!(too_wide, "", "wider than the dialog");
    page.tab_to("dialog[open] .house__start select").await?;
    page.tab_to("dialog[open] .house button[type=submit]").await
}

#[test]
fn house_rules_are_accessible() {
    browse("house_rules_are_accessible", Options::DESK.in_one_engine(), async |page| {
        check_form(page, "house-desk").await
    });
}

#[test]
fn house_rules_fit_a_phone() {
    browse("house_rules_fit_a_phone", Options::PHONE.in_one_engine(), async |page| {
        check_form(page, "house-phone").await?;
        page.script("document.querySelectorAll('.house__topic')[14].scrollIntoView()", vec![])
            .await?;
        page.screenshot("house-phone-landing").await
    });
}

#[test]
fn house_rules_are_accessible_in_italian_in_the_dark() {
    let options = Options { scheme: Scheme::Dark, language: "it-IT", ..Options::DESK };
    browse(
        "house_rules_are_accessible_in_italian_in_the_dark",
        options.in_one_engine(),
        async |page| check_form(page, "house-dark").await,
    );
}
