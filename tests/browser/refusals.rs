//! Refused moves are answered with the reason in words, beside the board and for screen readers.

use fantoccini::key::Key;

use crate::harness::{Failure, Limit, Options, Page, Pointer, browse};
use crate::table::{Choice, Hand, Opponent, square};

const MOUSE: Hand = Hand::Press(Pointer::Mouse);

/// The man on 43 takes two; the one on 32 could take one; the one on 45 none.
const DUTY: &str = "#v=1&g=international&fen=W:W32,43,45:B28,39,30";

/// A piece is pressed that has no move.
async fn press(page: &Page, label: &str) -> Result<(), Failure> {
    page.click(Pointer::Mouse, &square(label)).await
}

#[test]
fn capture_is_compulsory_and_marked() {
    browse("capture_is_compulsory_and_marked", Options::DESK.in_one_engine(), async |page| {
        page.open(DUTY).await?;
        let offer = page.wait_for_turn(Limit::REACTION).await?;
        assert_eq!(offer.movable, ["43"]);
        assert_eq!(page.count("#board [data-role=can-capture]").await?, 1);
        assert_eq!(page.count("#board .mark--forced").await?, 1);
        page.wait_for_words(".status", "a capture is compulsory").await?;
        let label = page.attribute(&square("43"), "aria-label").await?;
        assert_eq!(label.as_deref(), Some("43, white man, can capture"));

        press(page, "45").await?;
        page.wait_for_notice("You must capture: the man on 43 can take 30 and 39.").await?;
        assert_eq!(page.offer().await?, offer, "nothing is chosen");
        // The notice disappears with the next valid action.
        page.choose_piece(MOUSE, "43").await?;
        page.wait_for_text("[data-part=notice]", "", Limit::REACTION).await
    });
}

#[test]
fn another_capture_takes_more() {
    browse("another_capture_takes_more", Options::DESK.in_one_engine(), async |page| {
        page.open(DUTY).await?;
        press(page, "32").await?;
        let reason = "Another capture takes more: 2 pieces instead of 1, with 43x34x25.";
        page.wait_for_notice(reason).await
    });
}

#[test]
fn broken_line_does_not_move() {
    browse("broken_line_does_not_move", Options::DESK.in_one_engine(), async |page| {
        page.open("#v=1&g=dameo&fen=W:Wd2,d4:Bd8").await?;
        page.choose_piece(MOUSE, "d2").await?;
        press(page, "d5").await?;
        let reason = "Only an unbroken line of your own men moves together, and d3 is empty.";
        page.wait_for_notice(reason).await?;
        // The man is still chosen, and another square can be tried at once.
        assert_eq!(page.offer().await?.selected, ["d2"]);
        page.land(MOUSE, "d3").await?;
        page.wait_for_offer("the move", Limit::REACTION, |offer| offer.n_plies >= 1).await?;
        Ok(())
    });
}

#[test]
fn refused_drag_puts_the_piece_back() {
    browse("refused_drag_puts_the_piece_back", Options::DESK.in_one_engine(), async |page| {
        page.open("#v=1&g=international").await?;
        let place = "return [...document.querySelectorAll('[data-piece]')]
            .map(piece => piece.getAttribute('transform') + getComputedStyle(piece).transform).sort().join()";
        let before = page.script(place, vec![]).await?;
        page.drag(Pointer::Mouse, &square("32"), &square("23")).await?;
        page.wait_for_notice("There is nothing to capture between 32 and 23.").await?;
        assert_eq!(page.script(place, vec![]).await?, before);
        page.drag(Pointer::Mouse, &square("32"), &square("19")).await?;
        page.wait_for_notice("The square 19 is occupied.").await?;
        assert_eq!(page.script(place, vec![]).await?, before);
        assert_eq!(page.offer().await?.n_plies, 0);
        Ok(())
    });
}

#[test]
fn opponents_piece_is_not_yours() {
    browse("opponents_piece_is_not_yours", Options::DESK.in_one_engine(), async |page| {
        page.open("").await?;
        page.begin(Choice { game: "international", opponent: Opponent::Person }).await?;
        press(page, "19").await?;
        page.wait_for_notice("The man on 19 is not yours.").await
    });
}

#[test]
fn refusals_come_by_keyboard_too() {
    browse("refusals_come_by_keyboard_too", Options::DESK.in_one_engine(), async |page| {
        page.open(DUTY).await?;
        page.tab_to("#board button").await?;
        // The last square of the row in which 43 stands is 45.
        page.press(Key::End).await?;
        assert_eq!(page.focused_square().await?, "45");
        page.press(Key::Enter).await?;
        page.wait_for_notice("You must capture: the man on 43 can take 30 and 39.").await?;
        page.press(Key::Escape).await?;
        page.wait_for_text("[data-part=notice]", "", Limit::REACTION).await
    });
}

/// If the same move is refused twice, the reason is announced twice.
#[test]
fn repeated_refusal_is_announced_again() {
    browse("repeated_refusal_is_announced_again", Options::DESK.in_one_engine(), async |page| {
        page.open(DUTY).await?;
        press(page, "45").await?;
        page.wait_for_notice("You must capture").await?;
        let watch = "window.changes = 0;
            new MutationObserver(list => window.changes += list.length).observe(
                document.querySelector('[data-part=notice]'),
                { childList: true, subtree: true, characterData: true });";
        page.script(watch, vec![]).await?;
        press(page, "45").await?;
        let said = async || page.holds("changes > 0").await;
        page.wait_until("the second announcement", Limit::REACTION, said).await
    });
}
