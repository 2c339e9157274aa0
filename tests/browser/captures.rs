//! Captures of several pieces, entered jump by jump.

use fantoccini::key::Key;

use crate::harness::{Failure, Limit, Motion, Options, Page, Pointer, browse};
use crate::table::{Choice, Hand, Offer, Opponent, square};

/// The man on 43 takes 39, and then four pieces in all on two ways to 45: over 24 and 20 or over
/// 29 and 24, always 35 at last. (A third way, the second backward, ends on 14.)
const TWO_ROUTES: &str = "v=1&g=frisian&fen=W:W43:B8,20,24,27,29,35,39";

/// The king on 47 takes four pieces on its way to 36, by two routes.
const TWO_ROUTES_OF_A_KING: &str = "v=1&g=international&fen=W:WK47:B14,19,29,31,42";

const MOUSE: Hand = Hand::Press(Pointer::Mouse);

/// Opens a position for two people.
async fn open_for_two(page: &Page, link: &str) -> Result<(), Failure> {
    page.open("").await?;
    page.begin(Choice { game: "english", opponent: Opponent::Person }).await?;
    page.open(&format!("#{link}")).await
}

/// Enters the first jump of [`TWO_ROUTES`] and checks what is shown of it.
async fn enter_first_jump(page: &Page, hand: Hand) -> Result<(), Failure> {
    let offer = page.choose_piece(hand, "43").await?;
    assert_eq!(offer.targets, ["14", "34", "45"]);
    page.land(hand, "34").await?;
    let entered = |offer: &Offer| offer.jumped == ["39"];
    let offer = page.wait_for_offer("the first jump", Limit::REACTION, entered).await?;
    assert_eq!(offer.selected, ["34"]);
    assert_eq!(offer.targets, ["14", "23", "45"]);
    assert_eq!(offer.n_plies, 0);
    assert_eq!(page.count(".piece--ghost").await?, 1, "what has been jumped still stands, faintly");
    let label = page.attribute(&square("39"), "aria-label").await?.unwrap_or_default();
    assert!(label.contains("jumped"), "{label}");
    page.wait_for_words("[data-part=notice]", "not finished").await
}

/// Asks for 45, to which two captures lead.
async fn ask_for_the_end(page: &Page, hand: Hand) -> Result<(), Failure> {
    if matches!(hand, Hand::Drag(_)) {
        page.choose_piece(hand, "34").await?;
    }
    page.land(hand, "45").await?;
    let choices = |offer: &Offer| offer.n_routes == 2;
    page.wait_for_offer("two routes", Limit::REACTION, choices).await?;
    page.wait_for_words("[data-part=notice]", "Which one?").await?;
    assert_eq!(page.count("#board .route").await?, 2, "the routes are drawn");
    assert_eq!(page.offer().await?.n_plies, 0);
    Ok(())
}

/// What is left of Black's men after either route.
async fn check_left(page: &Page, left: &[&str]) -> Result<(), Failure> {
    page.wait_for_plies(1).await?;
    let expected: Vec<_> = left.iter().map(|label| format!("{label}, black man")).collect();
    let done = async || {
        let mut pieces = page.pieces().await?;
        pieces.retain(|piece| piece.contains("black"));
        Ok(pieces == expected)
    };
    page.wait_until(&format!("{expected:?} to be left"), Limit::REACTION, done).await?;
    assert_eq!(page.count(".routes").await?, 0);
    Ok(())
}

#[test]
fn frisian_capture_with_two_routes_by_click() {
    browse(
        "frisian_capture_with_two_routes_by_click",
        Options::DESK.in_one_engine(),
        async |page| {
            open_for_two(page, TWO_ROUTES).await?;
            enter_first_jump(page, MOUSE).await?;
            ask_for_the_end(page, MOUSE).await?;
            let routes = page.texts(".routes button").await?;
            assert!(routes.iter().all(|route| route.contains("takes 4")), "{routes:?}");
            let over_20 = routes.iter().position(|route| route.contains("14")).unwrap_or(0);
            page.click(Pointer::Mouse, &format!(".routes li:nth-child({}) button", over_20 + 1))
                .await?;
            check_left(page, &["8", "27", "29"]).await
        },
    );
}

#[test]
fn frisian_capture_with_two_routes_by_drag() {
    browse(
        "frisian_capture_with_two_routes_by_drag",
        Options::DESK.in_one_engine(),
        async |page| {
            let hand = Hand::Drag(Pointer::Mouse);
            open_for_two(page, TWO_ROUTES).await?;
            enter_first_jump(page, hand).await?;
            ask_for_the_end(page, hand).await?;
            page.click(Pointer::Mouse, ".routes li:nth-child(2) button").await?;
            page.wait_for_plies(1).await?;
            Ok(())
        },
    );
}

#[test]
fn frisian_capture_with_two_routes_by_keys() {
    browse(
        "frisian_capture_with_two_routes_by_keys",
        Options::DESK.in_one_engine(),
        async |page| {
            open_for_two(page, TWO_ROUTES).await?;
            page.tab_to("#board button").await?;
            enter_first_jump(page, Hand::Keys).await?;
            ask_for_the_end(page, Hand::Keys).await?;
            let routes = page.texts(".routes button").await?;
            let over_29 = routes.iter().position(|route| route.contains("23")).unwrap_or(0);
            page.type_text(&(over_29 + 1).to_string()).await?;
            check_left(page, &["8", "20", "27"]).await?;
            assert_eq!(
                page.focused_square().await?,
                "45",
                "the keyboard goes along with the piece"
            );
            // The link tells which way it went.
            let pieces = page.pieces().await?;
            page.reload().await?;
            assert_eq!(page.pieces().await?, pieces);
            Ok(())
        },
    );
}

/// After 43 takes 39 and 24 there is one way left.
#[test]
fn capture_without_a_choice_finishes_itself() {
    browse(
        "capture_without_a_choice_finishes_itself",
        Options::DESK.in_one_engine(),
        async |page| {
            open_for_two(page, TWO_ROUTES).await?;
            enter_first_jump(page, MOUSE).await?;
            page.land(MOUSE, "14").await?;
            check_left(page, &["8", "27", "29"]).await?;
            assert!(page.pieces().await?.contains(&"45, white man".to_owned()));
            Ok(())
        },
    );
}

#[test]
fn escape_gives_a_begun_capture_up() {
    browse("escape_gives_a_begun_capture_up", Options::DESK.in_one_engine(), async |page| {
        open_for_two(page, TWO_ROUTES).await?;
        let before = page.pieces().await?;
        page.tab_to("#board button").await?;
        enter_first_jump(page, Hand::Keys).await?;
        ask_for_the_end(page, Hand::Keys).await?;
        // First the question goes, then the capture.
        page.press(Key::Escape).await?;
        let gone = |offer: &Offer| offer.n_routes == 0;
        let offer = page.wait_for_offer("the question to go", Limit::REACTION, gone).await?;
        assert_eq!(offer.jumped, ["39"]);
        page.press(Key::Escape).await?;
        let given_up = |offer: &Offer| offer.movable == ["43"];
        page.wait_for_offer("the capture to be given up", Limit::REACTION, given_up).await?;
        assert_eq!(page.pieces().await?, before);
        assert_eq!(page.count(".piece--ghost").await?, 0);
        assert_eq!(page.text("[data-part=notice]").await?, "");
        Ok(())
    });
}

#[test]
fn kings_capture_with_two_routes_in_international() {
    browse(
        "kings_capture_with_two_routes_in_international",
        Options::DESK.in_one_engine(),
        async |page| {
            open_for_two(page, TWO_ROUTES_OF_A_KING).await?;
            page.choose_piece(MOUSE, "47").await?;
            page.land(MOUSE, "36").await?;
            let choices = |offer: &Offer| offer.n_routes == 2;
            page.wait_for_offer("two routes", Limit::REACTION, choices).await?;
            page.screenshot("chooser").await?;
            page.click(Pointer::Mouse, ".routes li:nth-child(2) button").await?;
            page.wait_for_plies(1).await?;
            assert!(page.pieces().await?.contains(&"36, white king".to_owned()));
            Ok(())
        },
    );
}

/// With less motion asked for, a capture is shown without any; else it slides.
#[test]
fn capture_slides_unless_less_motion_is_asked_for() {
    async fn capture(page: &Page) -> Result<Vec<String>, Failure> {
        open_for_two(page, TWO_ROUTES).await?;
        enter_first_jump(page, MOUSE).await?;
        let record = "window.seen = []; const look = () => {
                seen.push(...document.getAnimations()
                    .map(a => a.animationName ?? a.transitionProperty ?? 'another'));
                requestAnimationFrame(look); };
            look();";
        page.script(record, vec![]).await?;
        page.land(MOUSE, "14").await?;
        check_left(page, &["8", "27", "29"]).await?;
        let done = async || page.holds("!document.querySelector('.piece--ghost')").await;
        page.wait_until("the capture to be shown", Limit::REACTION, done).await?;
        let seen = page.script("return [...new Set(seen)]", vec![]).await?;
        Ok(seen.as_array().into_iter().flatten().map(ToString::to_string).collect())
    }
    browse("capture_slides", Options::DESK, async |page| {
        let seen = capture(page).await?;
        assert!(seen.iter().any(|name| name.contains("slide")), "{seen:?}");
        Ok(())
    });
    let less = Options { motion: Motion::Reduced, ..Options::DESK };
    browse("capture_without_motion", less, async |page| {
        assert_eq!(capture(page).await?, [""; 0]);
        Ok(())
    });
}
