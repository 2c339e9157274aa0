//! Undo and redo, resigning, turning the board, new games, looking back, the result.

use crate::harness::{Failure, Limit, Options, Page, Pointer, Screen, browse};
use crate::table::{Choice, Dice, Hand, Offer, Opponent};

const MOUSE: Hand = Hand::Press(Pointer::Mouse);

async fn begin(page: &Page, game: &'static str, opponent: Opponent) -> Result<Offer, Failure> {
    page.open("").await?;
    page.begin(Choice { game, opponent }).await?;
    page.wait_for_turn(Limit::LOAD).await
}

#[test]
fn two_people_undo_and_redo_ply_by_ply() {
    browse("two_people_undo_and_redo_ply_by_ply", Options::DESK.in_one_engine(), async |page| {
        begin(page, "international", Opponent::Person).await?;
        assert!(!page.is_enabled("Undo").await? && !page.is_enabled("Redo").await?);
        let start = page.pieces().await?;
        page.play(MOUSE, &["32", "28"]).await?;
        page.play(MOUSE, &["19", "23"]).await?;
        page.play(MOUSE, &["28", "19"]).await?;
        let played = page.wait_for_plies(3).await?;
        let (end, fragment) = (page.pieces().await?, page.fragment().await?);
        for n_left in [2, 1, 0] {
            page.push("Undo").await?;
            page.wait_for_plies(n_left).await?;
        }
        assert_eq!(page.pieces().await?, start);
        assert!(!page.is_enabled("Undo").await?);
        for n_again in [1, 2, 3] {
            page.push("Redo").await?;
            page.wait_for_plies(n_again).await?;
        }
        assert!(!page.is_enabled("Redo").await?);
        assert_eq!((page.pieces().await?, page.fragment().await?), (end, fragment));
        assert_eq!(page.offer().await?, played);
        // A move other than the one taken back leaves nothing to redo.
        page.push("Undo").await?;
        page.push("Undo").await?;
        page.wait_for_plies(1).await?;
        page.play(MOUSE, &["20", "24"]).await?;
        page.wait_for_plies(2).await?;
        assert!(!page.is_enabled("Redo").await?);
        Ok(())
    });
}

#[test]
fn undo_against_the_computer_comes_back_to_the_person() {
    browse("undo_against_the_computer", Options::DESK.in_one_engine(), async |page| {
        let computer = Opponent::Computer { person: "White", level: 1 };
        let start = begin(page, "international", computer).await?;
        let mut dice = Dice(21);
        let mut offer = start.clone();
        for n_plies in [2, 4] {
            page.play_any(MOUSE, &offer, &mut dice).await?;
            let answered = |offer: &Offer| offer.n_plies == n_plies && !offer.movable.is_empty();
            offer = page.wait_for_offer("the answer", Limit::LOAD, answered).await?;
        }
        let moves = page.moves().await?;
        page.push("Undo").await?;
        page.wait_for_plies(2).await?;
        page.push("Undo").await?;
        assert_eq!(page.wait_for_plies(0).await?, start);
        assert!(!page.is_enabled("Undo").await?);
        page.push("Redo").await?;
        page.wait_for_plies(2).await?;
        page.push("Redo").await?;
        page.wait_for_plies(4).await?;
        assert_eq!(page.moves().await?, moves);
        Ok(())
    });
}

/// The computer's first move of a game cannot be taken back: there would be no person's turn before
/// it.
#[test]
fn computers_first_move_stays() {
    browse("computers_first_move_stays", Options::DESK.in_one_engine(), async |page| {
        let computer = Opponent::Computer { person: "White", level: 1 };
        // Black, the computer, begins in this game.
        let offer = begin(page, "english", computer).await?;
        assert_eq!(offer.n_plies, 1);
        assert!(!page.is_enabled("Undo").await?);
        Ok(())
    });
}

#[test]
fn giving_up_is_asked_for_twice() {
    browse("giving_up_is_asked_for_twice", Options::DESK.in_one_engine(), async |page| {
        begin(page, "english", Opponent::Person).await?;
        assert!(!page.is_enabled("Resign").await?, "nothing has begun");
        page.play(MOUSE, &["11", "15"]).await?;
        page.push("Resign").await?;
        page.wait_for(".button--danger", Limit::REACTION).await?;
        assert_eq!(page.count(".status--over").await?, 0);
        // Any other action cancels the resignation.
        page.play(MOUSE, &["22", "18"]).await?;
        let calm = async || Ok(page.count(".button--danger").await? == 0);
        page.wait_until("the question to go", Limit::REACTION, calm).await?;
        page.push("Resign").await?;
        page.push("Yes, resign").await?;
        page.wait_for(".status--over", Limit::REACTION).await?;
        // After White's move it is Black who resigns.
        assert_eq!(page.text(".status__line").await?, "White wins");
        assert_eq!(page.text(".status__reason").await?, "Black resigned.");
        page.wait_for_words("[data-part=announcer]", "White wins. Black resigned.").await?;
        assert_eq!(page.offer().await?.movable, [""; 0]);
        assert!(!page.is_enabled("Resign").await?);
        page.push("Rematch").await?;
        page.wait_for_plies(0).await?;
        assert_eq!(page.count(".status--over").await?, 0);
        Ok(())
    });
}

/// Playing again after a game against the computer changes colors.
#[test]
fn playing_again_changes_colors() {
    browse("playing_again_changes_colors", Options::DESK.in_one_engine(), async |page| {
        let computer = Opponent::Computer { person: "White", level: 1 };
        let offer = begin(page, "international", computer).await?;
        page.play_any(MOUSE, &offer, &mut Dice(22)).await?;
        page.push("Resign").await?;
        page.push("Yes, resign").await?;
        page.wait_for(".status--over", Limit::REACTION).await?;
        page.wait_for_words(".status__reason", "White resigned.").await?;
        page.wait_for_words("[data-part=ladder]", "Level 1: 0 won, 0 drawn, 1 lost.").await?;
        page.push("Rematch as Black").await?;
        let turned = async || Ok(page.first_square().await? == "50");
        page.wait_until("Black to be at the bottom", Limit::REACTION, turned).await?;
        page.wait_for_offer("the computer's move", Limit::LOAD, |o| o.n_plies == 1).await?;
        Ok(())
    });
}

#[test]
fn board_turns_and_plays_on() {
    browse("board_turns_and_plays_on", Options::DESK.in_one_engine(), async |page| {
        for (game, top, turned) in [("international", "1", "50"), ("dameo", "a8", "h1")] {
            begin(page, game, Opponent::Person).await?;
            assert_eq!(page.first_square().await?, top);
            let mut pieces = page.pieces().await?;
            page.push("Turn board").await?;
            let is_turned = async || Ok(page.first_square().await? == turned);
            page.wait_until("the board to be turned", Limit::REACTION, is_turned).await?;
            pieces.reverse();
            assert_eq!(page.pieces().await?, pieces);
            page.wait_for_fragment(&format!("v=1&g={game}&o=b")).await?;
            for hand in [MOUSE, Hand::Drag(Pointer::Mouse)] {
                let offer = page.offer().await?;
                page.play_any(hand, &offer, &mut Dice(23)).await?;
            }
            page.wait_for_plies(2).await?;
        }
        Ok(())
    });
}

/// On a phone what is used less beside a lesson, a tactic and an ending opens from the bar at its foot, all of it
/// within the window, and closes when one of it was pressed.
#[test]
fn what_is_used_less_opens_from_the_foot_of_a_phone() {
    browse("what_is_used_less_opens", Options::PHONE, async |page| {
        page.set_screen(Screen::Touch { width: 320, height: 640 }).await?;
        for (address, way, turns) in [
            ("?open=learn#v=1&g=dameo", ".learn__lesson", true),
            ("?open=practice/english", "[data-series=w0201]", true),
            ("?open=tactics/english", "[data-way=day]", false),
        ] {
            page.open(address).await?;
            page.wait_for(way, Limit::LOAD).await?;
            page.click(page.pointer().await?, way).await?;
            page.wait_for("#lesson-tools", Limit::LOAD).await?;
            let is_seen = "document.querySelector('#lesson-tools').checkVisibility()";
            assert!(!page.holds(is_seen).await?, "{address}");
            page.click(page.pointer().await?, "[popovertarget=lesson-tools]").await?;
            page.wait_for("#lesson-tools:popover-open", Limit::REACTION).await?;
            let is_whole = "[...document.querySelectorAll('#lesson-tools .tool')].every(tool => {
                const box = tool.getBoundingClientRect();
                return box.height >= 44 && box.left >= 0 && box.right <= innerWidth
                    && box.bottom <= innerHeight;
            })";
            assert!(page.holds(is_whole).await?, "{address}");
            if turns {
                let first = page.first_square().await?;
                page.push("Turn board").await?;
                let turned = async || Ok(page.first_square().await? != first);
                page.wait_until("the board to be turned", Limit::REACTION, turned).await?;
                assert!(!page.holds(is_seen).await?, "{address}");
            }
            page.push("Back to the game").await?;
            let is_left = async || Ok(page.count("#lesson-tools").await? == 0);
            page.wait_until("the game", Limit::REACTION, is_left).await?;
        }
        Ok(())
    });
}

#[test]
fn looking_back_and_playing_on_from_there() {
    browse("looking_back_and_playing_on_from_there", Options::DESK.in_one_engine(), async |page| {
        begin(page, "international", Opponent::Person).await?;
        let mut positions = vec![page.pieces().await?];
        for (ply, [from, to]) in
            [["32", "28"], ["19", "23"], ["28", "19"], ["14", "23"]].into_iter().enumerate()
        {
            page.play(MOUSE, &[from, to]).await?;
            page.wait_for_plies(u64::try_from(ply + 1).unwrap()).await?;
            positions.push(page.pieces().await?);
        }
        let shown = async |ply: usize| {
            let is_shown = async || Ok(page.pieces().await? == positions[ply]);
            page.wait_until(&format!("ply {ply}"), Limit::REACTION, is_shown).await
        };
        page.click(Pointer::Mouse, ".moves__row:nth-child(1) .moves__ply:last-child").await?;
        shown(2).await?;
        page.wait_for_words(".status", "earlier position").await?;
        assert_eq!(page.text(".moves__ply[aria-current]").await?, "19-23");
        assert_eq!(page.offer().await?.movable, [""; 0], "the past is not played in");
        for (button, ply) in [
            ("One move back", 1),
            ("To the start", 0),
            ("One move forward", 1),
            ("To the last move", 4),
            ("One move back", 3),
            ("To the start", 0),
        ] {
            page.push(button).await?;
            shown(ply).await?;
        }
        page.push("Back to the game").await?;
        shown(4).await?;
        assert_eq!(page.count(".moves__ply").await?, 4);

        page.click(Pointer::Mouse, ".moves__row:nth-child(1) .moves__ply").await?;
        shown(1).await?;
        page.push("Play from here").await?;
        page.wait_for_plies(1).await?;
        page.play(MOUSE, &["20", "24"]).await?;
        page.wait_for_plies(2).await?;
        assert_eq!(page.moves().await?, ["32-28", "20-24"]);
        page.wait_for_fragment("v=1&g=international&m=32-28,20-24").await
    });
}

#[test]
fn result_panel_tells_how_a_game_ended() {
    browse("result_panel_tells_how_a_game_ended", Options::DESK.in_one_engine(), async |page| {
        // White takes the last piece; White shuts the last man in.
        for (link, squares, reason) in [
            ("v=1&g=international&fen=W:W32:B28", ["32", "23"], "Black has no pieces left."),
            ("v=1&g=english&fen=W:W11,12:B4", ["12", "8"], "Black cannot move."),
        ] {
            begin(page, "english", Opponent::Person).await?;
            page.open(&format!("#{link}")).await?;
            page.play(MOUSE, &squares).await?;
            page.wait_for(".status--over", Limit::REACTION).await?;
            assert_eq!(page.text(".status__line").await?, "White wins");
            assert_eq!(page.text(".status__reason").await?, reason);
            let told = format!("White wins. {reason}");
            page.wait_for_words("[data-part=announcer]", &told).await?;
            page.push("Undo").await?;
            page.wait_for_plies(0).await?;
            assert_eq!(page.count(".status--over").await?, 0);
        }
        Ok(())
    });
}
