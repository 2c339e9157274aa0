//! Pictures for people to look at, in `test-artifacts/`.

use crate::harness::{Colors, Failure, Limit, Options, Page, Pointer, Scheme, Screen, browse};
use crate::table::{Hand, Offer};

const DESK: Screen = Screen::Window { width: 1280, height: 800 };
const PHONE: Screen = Screen::Touch { width: 360, height: 740 };

/// A middle game with kings, a begun capture, and the dialog.
async fn picture(page: &Page, name: &str) -> Result<(), Failure> {
    page.open("").await?;
    page.screenshot(&format!("looks-{name}-start")).await?;
    page.push("New game").await?;
    page.wait_for("dialog[open] .picker", Limit::REACTION).await?;
    page.screenshot(&format!("looks-{name}-new-game")).await?;
    page.open("#v=1&g=frisian&fen=W:W43,48,33,K5:B8,20,24,27,29,35,39,K46,3").await?;
    page.wait_for_offer("the board", Limit::REACTION, |offer| !offer.movable.is_empty()).await?;
    page.screenshot(&format!("looks-{name}-duty")).await?;
    page.open("#v=1&g=frisian&fen=W:W43:B8,20,24,27,29,35,39").await?;
    let mouse = Hand::Press(Pointer::Mouse);
    page.choose_piece(mouse, "43").await?;
    page.land(mouse, "34").await?;
    let begun = |offer: &Offer| !offer.jumped.is_empty();
    page.wait_for_offer("the first jump", Limit::REACTION, begun).await?;
    page.screenshot(&format!("looks-{name}-capture")).await?;
    page.open("#v=1&g=dameo&m=c3-c4,f6-f5,d3-d4").await?;
    page.screenshot(&format!("looks-{name}-dameo")).await?;
    page.push("Edit board").await?;
    page.wait_for(".palette", Limit::REACTION).await?;
    page.screenshot(&format!("looks-{name}-editor")).await?;
    page.push("Just look").await?;
    page.open("#v=1&g=frisian&fen=W:W43,48,33,K5,1:B8,20,24,27,29,35,39,K46,3").await?;
    page.push("Edit board").await?;
    page.wait_for(".palette", Limit::REACTION).await?;
    page.script(
        "document.querySelector('.field--fen').scrollIntoView(); \
        document.querySelector('details').open = true",
        vec![],
    )
    .await?;
    page.click(Pointer::Mouse, "#fen").await?;
    page.type_text("x").await?;
    page.wait_for("#fen-faults p", Limit::REACTION).await?;
    page.screenshot(&format!("looks-{name}-editor-below")).await
}

#[test]
fn looks_on_a_desk() {
    let options = Options { screen: DESK, ..Options::DESK };
    browse("looks_on_a_desk", options, async |page| picture(page, "desk").await);
}

#[test]
fn looks_on_a_desk_in_the_dark() {
    let options = Options { screen: DESK, scheme: Scheme::Dark, ..Options::DESK };
    browse("looks_on_a_desk_in_the_dark", options, async |page| picture(page, "desk-dark").await);
}

#[test]
fn looks_on_a_phone() {
    let options = Options { screen: PHONE, ..Options::DESK };
    browse("looks_on_a_phone", options, async |page| picture(page, "phone").await);
}

#[test]
fn looks_on_a_phone_in_the_dark() {
    let options = Options { screen: PHONE, scheme: Scheme::Dark, ..Options::DESK };
    browse("looks_on_a_phone_in_the_dark", options, async |page| picture(page, "phone-dark").await);
}

#[test]
fn looks_in_forced_colors() {
    let options = Options { screen: DESK, colors: Colors::Forced, ..Options::DESK };
    browse("looks_in_forced_colors", options, async |page| picture(page, "forced-colors").await);
}
