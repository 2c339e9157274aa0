//! What is said and done between moves: draws, huffing; and the capture that a refusal draws.

use crate::harness::{Failure, Limit, Options, Page, Pointer, browse};
use crate::table::{Hand, square};

const MOUSE: Hand = Hand::Press(Pointer::Mouse);

async fn wait_until_gone(page: &Page, css: &str) -> Result<(), Failure> {
    let what = format!("no element `{css}`");
    page.wait_until(&what, Limit::REACTION, async || Ok(page.count(css).await? == 0)).await
}

#[test]
fn a_draw_is_offered_and_accepted() {
    browse("a_draw_is_offered_and_accepted", Options::DESK.in_one_engine(), async |page| {
        page.open("#v=1&g=international&p=2&m=32-28").await?;
        page.push("Offer draw").await?;
        page.wait_for("[data-part=offer]", Limit::REACTION).await?;
        page.axe().await?;
        page.push("Accept").await?;
        page.wait_for_text(".status__reason", "Both sides agreed to a draw.", Limit::REACTION)
            .await?;
        page.wait_for_fragment("v=1&g=international&m=32-28,offer,accept").await
    });
}

#[test]
fn the_computer_answers_an_offer() {
    browse("the_computer_answers_an_offer", Options::DESK.in_one_engine(), async |page| {
        page.open("#v=1&g=international&p=w1&m=32-28,19-23").await?;
        page.push("Offer draw").await?;
        page.wait_for_notice("The computer declines the draw.").await
    });
}

#[test]
fn a_third_repetition_is_counted_and_ends_the_game() {
    browse("a_third_repetition_is_counted", Options::DESK.in_one_engine(), async |page| {
        let moves = "35-30,16-21,30-35,21-16,35-30,16-21,30-35";
        page.open(&format!("#v=1&g=international&p=2&fen=W:WK35,45:BK16,6&m={moves}")).await?;
        page.wait_for_words(".counters", "king moves without a capture: 7 of 50").await?;
        page.play(MOUSE, &["21", "16"]).await?;
        let reason = "The same position has come up 3 times.";
        page.wait_for_text(".status__reason", reason, Limit::REACTION).await
    });
}

#[test]
fn a_draw_is_claimed_where_it_must_be() {
    browse("a_draw_is_claimed_where_it_must_be", Options::DESK.in_one_engine(), async |page| {
        let moves = "30-26,3-8,26-30,8-3,30-26,3-8,26-30";
        page.open(&format!("#v=1&g=english&p=2&fen=W:WK30:BK3&m={moves}")).await?;
        page.push("Claim draw").await?;
        page.wait_for(".status--over", Limit::REACTION).await
    });
}

#[test]
fn a_missed_capture_is_huffed() {
    browse("a_missed_capture_is_huffed", Options::DESK.in_one_engine(), async |page| {
        page.open("#v=1&g=english-huff&p=2&fen=B:W18,32:B14,9,1").await?;
        page.play(MOUSE, &["1", "6"]).await?;
        page.wait_for("[data-part=huff]", Limit::REACTION).await?;
        page.axe().await?;
        page.push("Huff 14").await?;
        page.wait_for_fragment("v=1&g=english-huff&fen=B:W18,32:B1,9,14&m=1-6,huff14").await
    });
}

#[test]
fn the_computer_huffs() {
    browse("the_computer_huffs", Options::DESK.in_one_engine(), async |page| {
        page.open("#v=1&g=english-huff&p=b1&fen=B:W18,32:B14,9,1").await?;
        page.play(MOUSE, &["1", "6"]).await?;
        let told = "A capture was missed: the computer huffs the piece on 14, and moves.";
        page.wait_for_words("[data-part=notice]", told).await
    });
}

#[test]
fn a_refused_move_draws_the_capture_that_is_due() {
    browse(
        "a_refused_move_draws_the_capture_that_is_due",
        Options::DESK.in_one_engine(),
        async |page| {
            page.open("#v=1&g=international&p=2&fen=W:W28,37:B23").await?;
            page.click(Pointer::Mouse, &square("37")).await?;
            page.wait_for_notice("You must capture: the man on 28 can take 23.").await?;
            page.wait_for(".arrow--best", Limit::REACTION).await
        },
    );
}

#[test]
fn an_offer_that_is_not_answered_is_declined_by_moving_and_the_list_says_so() {
    browse("an_offer_is_declined_by_moving", Options::DESK.in_one_engine(), async |page| {
        page.open("#v=1&g=english&p=2&m=11-15").await?;
        page.push("Offer draw").await?;
        page.wait_for("[data-part=offer]", Limit::REACTION).await?;
        page.play(MOUSE, &["23", "19"]).await?;
        page.wait_for("[data-part=offer]", Limit::REACTION).await?;
        page.play(MOUSE, &["8", "11"]).await?;
        wait_until_gone(page, "[data-part=offer]").await?;
        let declined = "Black plays on, which declines the draw";
        page.wait_for_words(".moves__list", declined).await?;
        page.wait_for_words(".moves__list", "White offers a draw").await?;
        page.wait_for_words("[data-part=announcer]", declined).await?;
        page.wait_for_words(".counters", "Black refused a draw: 1 of 40 moves to win").await?;
        page.axe().await?;
        page.screenshot("offer-declined-by-moving").await
    });
}

#[test]
fn a_capture_is_told_with_its_way_and_what_it_took() {
    browse("a_capture_is_told_with_its_way", Options::DESK.in_one_engine(), async |page| {
        page.open("#v=1&g=dameo&p=2&fen=W:We2:Be3,f4,Kg5,a8").await?;
        page.play(MOUSE, &["e2", "g6"]).await?;
        let told = "White captures 3: from e2 by e4 and g4 to g6, taking e3, f4 and king g5";
        page.wait_for_words("[data-part=announcer]", told).await
    });
}

#[test]
fn frisian_kings_alone_may_repeat_as_their_page_says() {
    browse("frisian_kings_alone_may_repeat", Options::DESK.in_one_engine(), async |page| {
        let moves = "36-9,15-4,9-36,4-15,36-9,15-4,9-36,4-15,36-9,15-4,9-36,4-15";
        page.open(&format!("#v=1&g=frisian&p=2&fen=W:WK36,K46,K47:BK5,K15&m={moves}")).await?;
        page.wait_for_plies(12).await?;
        assert_eq!(page.count(".status--over").await?, 0, "nothing but an agreement ends it");
        page.open_beside("rules/en/frisian.html").await?;
        let draws = page.text("#draws").await?;
        assert!(!draws.contains("does its work") && draws.contains("kings alone"), "{draws}");
        Ok(())
    });
}

#[test]
fn a_link_from_outside_without_check_characters_says_so() {
    browse(
        "a_link_without_check_characters_says_so",
        Options::DESK.in_one_engine(),
        async |page| {
            page.open("#v=1&g=international&m=32-28").await?;
            page.wait_for_words("[data-part=unchecked]", "cannot be checked").await?;
            page.open("#k=EC&v=1&g=international&m=32-28,offer,decline,19-23,resign-w&k=HR")
                .await?;
            wait_until_gone(page, "[data-part=unchecked]").await
        },
    );
}
