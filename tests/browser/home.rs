//! The home: what can be gone on with and begun, before the first move and behind the mark.

use crate::harness::{Failure, Limit, Options, Page, Pointer, Screen, browse};
use crate::table::{Dice, Hand};

const MOUSE: Pointer = Pointer::Mouse;

/// A selector of the small board with this name.
async fn small_board(page: &Page, name: &str) -> Result<String, Failure> {
    page.wait_for(".boards__one:nth-child(6)", Limit::REACTION).await?;
    let names = page.texts(".boards__name").await?;
    let at = names.iter().position(|one| one == name);
    let at = at.ok_or_else(|| Failure::NoElement(format!("{name} among {names:?}")))?;
    Ok(format!(".boards__one:nth-child({})", at + 1))
}

async fn wait_for_game(page: &Page, id: &str) -> Result<(), Failure> {
    page.wait_until("the game", Limit::REACTION, async || {
        Ok(page.fragment().await?.contains(&format!("g={id}")))
    })
    .await
}

/// A small board begins its game, also when it is pressed twice; the boards go with the first move.
#[test]
fn a_small_board_begins_its_game() {
    browse("a_small_board_begins_its_game", Options::DESK.in_one_engine(), async |page| {
        page.open("").await?;
        let turkish = small_board(page, "Turkish draughts").await?;
        for press in 1..=2 {
            page.click(MOUSE, &turkish).await?;
            page.wait_for_words(".top__game", "Turkish draughts").await?;
            let is_same = small_board(page, "Turkish draughts").await? == turkish;
            assert!(is_same, "the boards changed places after press {press}");
        }
        assert_eq!(page.count(".moves").await?, 0);
        let offer = page.wait_for_turn(Limit::REACTION).await?;
        page.play_any(Hand::Press(MOUSE), &offer, &mut Dice(3)).await?;
        page.wait_for(".moves", Limit::REACTION).await?;
        assert_eq!(page.count(".begin").await?, 0);
        wait_for_game(page, "turkish").await
    });
}

/// What was left is among the boards, with whose turn it is, and goes on where it was left.
#[test]
fn what_was_left_is_gone_on_with() {
    browse("what_was_left_is_gone_on_with", Options::DESK.in_one_engine(), async |page| {
        page.open("#v=1&g=dameo&m=c3-c4,f6-f5&you=both").await?;
        page.push("Damiera").await?;
        page.axe().await?;
        let russian = format!("dialog[open] {}", small_board(page, "Russian draughts").await?);
        page.click(MOUSE, &russian).await?;
        wait_for_game(page, "russian").await?;
        assert_eq!(page.count("dialog[open]").await?, 0);
        page.wait_for(".begin .boards__one--begun", Limit::REACTION).await?;
        let left = page.text(".boards__one--begun").await?;
        assert!(left.contains("Dameo"), "{left}");
        assert!(left.contains("Move 2"), "{left}");
        assert!(left.contains("White to move"), "{left}");
        page.click(MOUSE, ".boards__one--begun").await?;
        wait_for_game(page, "dameo").await?;
        let offer = page.wait_for_plies(2).await?;
        assert!(!offer.movable.is_empty());
        Ok(())
    });
}

/// The mark leads home by keyboard, and Escape leads back to it.
#[test]
fn the_mark_leads_home_by_keyboard() {
    browse("the_mark_leads_home_by_keyboard", Options::DESK.in_one_engine(), async |page| {
        page.open("#v=1&g=english&m=11-15&you=both").await?;
        page.tab_to(".top__home").await?;
        page.press(fantoccini::key::Key::Enter).await?;
        page.wait_for("dialog[open] .boards__one:nth-child(6)", Limit::REACTION).await?;
        page.check_focus_is_seen().await?;
        page.press(fantoccini::key::Key::Escape).await?;
        page.wait_until("the dialog to close", Limit::REACTION, async || {
            Ok(page.count("dialog[open]").await? == 0)
        })
        .await?;
        assert!(page.holds("document.activeElement.matches('.top__home')").await?);
        Ok(())
    });
}

/// Practice and what was played wrong are among the tools of a game, and the ways of a wide page's head.
#[test]
fn practice_and_mistakes_are_reached_from_a_game() {
    browse("practice_and_mistakes_are_reached", Options::PHONE.in_one_engine(), async |page| {
        for screen in [
            Screen::Touch { width: 360, height: 640 },
            Screen::Touch { width: 740, height: 360 },
            Screen::Window { width: 1366, height: 650 },
        ] {
            page.set_screen(screen).await?;
            let has_sheet = matches!(screen, Screen::Touch { width: 360, .. });
            page.open("#v=1&g=english&m=11-15,23-19&you=both").await?;
            for (name, what) in [
                ("Practice", "dialog[open] .practice-room"),
                ("Learn from your mistakes", ".review"),
            ] {
                if has_sheet {
                    page.push("More").await?;
                }
                page.push(name).await?;
                page.wait_for(what, Limit::LOAD).await?;
                if name == "Practice" {
                    page.push("Close").await?;
                }
            }
            page.push("Back to the game").await?;
        }
        Ok(())
    });
}
