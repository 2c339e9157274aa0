//! Every kind of input plays every kind of game; fingers also scroll the page.

use crate::harness::{Failure, Limit, Need, Options, Page, Point, Pointer, Screen, browse};
use crate::table::{Choice, Dice, Hand, Opponent, square};

const GAMES: [&str; 3] = ["dameo", "international", "english"];

/// This many plies show that both sides can move and that it goes on.
const SEVERAL_PLIES: u64 = 8;

const TOUCHED_PHONE: Options =
    Options { screen: Screen::Touch { width: 360, height: 740 }, ..Options::PHONE }
        .needing(&[Need::Touch]);

async fn play_several_moves(page: &Page, hand: Hand) -> Result<(), Failure> {
    page.open("").await?;
    page.begin(Choice { game: "english", opponent: Opponent::Person }).await?;
    for game in GAMES {
        page.open(&format!("#v=1&g={game}")).await?;
        let mut offer = page.wait_for_plies(0).await?;
        let mut dice = Dice(7);
        if hand == Hand::Keys {
            page.tab_to("#board button").await?;
        }
        for n_plies in 1..=SEVERAL_PLIES {
            offer = page.play_any(hand, &offer, &mut dice).await?;
            assert_eq!(offer.n_plies, n_plies, "{game}");
        }
    }
    Ok(())
}

#[test]
fn drags_play_every_game() {
    browse("drags_play_every_game", Options::DESK, async |page| {
        play_several_moves(page, Hand::Drag(Pointer::Mouse)).await
    });
}

#[test]
fn clicks_play_every_game() {
    browse("clicks_play_every_game", Options::DESK, async |page| {
        play_several_moves(page, Hand::Press(Pointer::Mouse)).await
    });
}

#[test]
fn keys_play_every_game() {
    browse("keys_play_every_game", Options::DESK, async |page| {
        play_several_moves(page, Hand::Keys).await
    });
}

#[test]
fn taps_play_every_game_on_a_phone() {
    browse("taps_play_every_game_on_a_phone", TOUCHED_PHONE, async |page| {
        play_several_moves(page, Hand::Press(Pointer::Finger)).await
    });
}

#[test]
fn finger_drags_play_every_game_on_a_phone() {
    browse("finger_drags_play_every_game_on_a_phone", TOUCHED_PHONE, async |page| {
        play_several_moves(page, Hand::Drag(Pointer::Finger)).await
    });
}

/// A finger that starts on an empty square or beside the board scrolls; one that starts on a piece
/// that can move carries the piece.
#[test]
fn finger_scrolls_the_page_from_an_empty_square() {
    let screen = Screen::Touch { width: 360, height: 560 };
    let short = Options { screen, ..Options::PHONE }.needing(&[Need::TouchScroll]);
    browse("finger_scrolls_the_page_from_an_empty_square", short, async |page| {
        page.open("#v=1&g=international").await?;
        let up = async |from: &str| {
            let start = page.middle_of(&square(from)).await?;
            let end = Point { x: start.x, y: start.y - 150.0 };
            page.drag_between(Pointer::Finger, start, end).await
        };
        assert!(page.holds("document.documentElement.scrollHeight > innerHeight").await?);
        up("32").await?;
        assert!(page.holds("scrollY === 0").await?, "carrying a piece scrolled the page");
        assert_eq!(page.moves().await?, [""; 0]);
        up("27").await?;
        let scrolled = async || page.holds("scrollY > 40").await;
        page.wait_until("the page to scroll", Limit::REACTION, scrolled).await
    });
}

/// What is carried follows the hand, above everything else, and is drawn as lifted.
#[test]
fn piece_in_hand_follows_the_pointer() {
    browse("piece_in_hand_follows_the_pointer", Options::DESK, async |page| {
        page.open("#v=1&g=international&p=2").await?;
        page.take(Pointer::Mouse, &square("32")).await?;
        let lifted = "(() => { const piece = [...document.querySelectorAll('[data-piece]')].at(-1);
            const square = document.querySelector('#board [data-label=\"32\"]');
            const [own, home] = [piece, square].map(e => e.getBoundingClientRect());
            const at = box => box.y + box.height / 2;
            return piece.dataset.piece === square.dataset.square
                && getComputedStyle(piece.querySelector('.piece__body')).transform !== 'none'
                && at(own) < at(home) - 3; })()";
        let is_lifted = async || page.holds(lifted).await;
        page.wait_until("the lifted piece", Limit::REACTION, is_lifted).await?;
        page.let_go(Pointer::Mouse, &square("28")).await?;
        page.wait_for_plies(1).await?;
        let put_down = "[...document.querySelectorAll('.piece__body')]
            .every(body => getComputedStyle(body).transform === 'none')";
        page.wait_until("all pieces to lie", Limit::REACTION, async || page.holds(put_down).await)
            .await
    });
}
