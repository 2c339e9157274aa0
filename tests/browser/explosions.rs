//! Positions whose captures are too many to walk through one by one.

use std::time::Duration;

use crate::harness::{Limit, Options, Pointer, browse};
use crate::table::{Choice, Dice, Hand, Opponent, square};

const MOUSE: Hand = Hand::Press(Pointer::Mouse);

/// The legal captures are one, on very many ways.
const MANY_WAYS: &str =
    "v=1&g=frisian&fen=W:WK50:B3,7,10,12,13,14,17,20,21,23,25,30,32,36,38,39,41,43,K47";

/// One king against 32: more captures than can be listed.
const TOO_MANY: &str = "v=1&g=frisian&fen=W:WK5:BK2,K4,K7,K8,K9,K10,K11,K13,K15,K16,K18,K19,K20,\
    K21,K22,K24,K27,K29,K30,K31,K32,K33,K35,K36,K38,K40,K41,K42,K43,K44,K47,K49";

const SOON: Limit = Limit { name: "an answer", time: Duration::from_secs(20) };

#[test]
fn capture_on_many_ways_is_played() {
    browse("capture_on_many_ways_is_played", Options::DESK.in_one_engine(), async |page| {
        page.open("").await?;
        page.begin(Choice { game: "english", opponent: Opponent::Person }).await?;
        page.open(&format!("#{MANY_WAYS}")).await?;
        assert_eq!(page.wait_for_turn(SOON).await?.movable, ["50"]);
        page.choose_piece(MOUSE, "50").await?;
        page.land(MOUSE, "46").await?;
        page.wait_for_offer("the capture", SOON, |offer| offer.n_plies == 1).await?;
        assert_eq!(page.pieces().await?, ["46, white king"]);
        assert_eq!(page.text(".status__reason").await?, "Black has no pieces left.");
        page.reload().await?;
        page.wait_for_plies(1).await?;
        page.push("Undo").await?;
        page.wait_for_plies(0).await?;
        assert_eq!(page.pieces().await?.len(), 20);
        Ok(())
    });
}

#[test]
fn too_many_captures_are_said_and_the_page_lives_on() {
    browse("too_many_captures_are_said", Options::DESK.in_one_engine(), async |page| {
        page.open(&format!("#{TOO_MANY}")).await?;
        page.wait_for_words(".status", "more captures than can be listed").await?;
        assert_eq!(page.pieces().await?.len(), 33);
        page.click(Pointer::Mouse, &square("5")).await?;
        page.push("Turn board").await?;
        let turned = async || Ok(page.first_square().await? == "50");
        page.wait_until("the board to be turned", SOON, turned).await?;
        page.axe().await?;
        page.screenshot("too-many-captures").await?;
        page.begin(Choice { game: "international", opponent: Opponent::Person }).await?;
        let offer = page.wait_for_turn(SOON).await?;
        page.play_any(MOUSE, &offer, &mut Dice(32)).await?;
        page.wait_for_plies(1).await?;
        Ok(())
    });
}

/// The computer plays it, too.
#[test]
fn computer_plays_a_capture_on_many_ways() {
    browse("computer_plays_a_capture_on_many_ways", Options::DESK.in_one_engine(), async |page| {
        page.open("").await?;
        let computer = Opponent::Computer { person: "Black", level: 3 };
        page.begin(Choice { game: "english", opponent: computer }).await?;
        // A move before.
        let before = MANY_WAYS.replace("fen=W:", "fen=B:").replace("B3,7,10", "B1,3,10");
        page.open(&format!("#{before}")).await?;
        page.wait_for_turn(SOON).await?;
        page.play(MOUSE, &["1", "7"]).await?;
        page.wait_for_offer("the answer", SOON, |offer| offer.n_plies == 2).await?;
        assert_eq!(page.pieces().await?, ["46, white king"]);
        Ok(())
    });
}
