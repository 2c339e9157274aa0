//! What outlives a reload: the game, a link, a damaged link, a link in place of a game.

use crate::harness::{Failure, Limit, Options, Page, Pointer, Screen, browse};
use crate::table::{Choice, Dice, Hand, Offer, Opponent, square};

const MOUSE: Hand = Hand::Press(Pointer::Mouse);

/// A game unlike the one that a new page begins with.
const FRISIAN: &str = "v=1&g=frisian&m=31-27,20-24&o=b";

/// Everything that a reload has to restore.
async fn all_of(page: &Page) -> Result<String, Failure> {
    let fragment = page.fragment().await?;
    let pieces = page.pieces().await?.join("; ");
    let moves = page.moves().await?.join(" ");
    let players = page.texts(".player").await?.join(" | ");
    let status = page.text(".status").await?;
    let turned = page.first_square().await?;
    Ok(format!("{fragment}\n{pieces}\n{moves}\n{players}\n{status}\nfrom {turned}"))
}

#[test]
fn reload_brings_the_game_back() {
    browse("reload_brings_the_game_back", Options::DESK, async |page| {
        page.open("").await?;
        let opponent = Opponent::Computer { person: "Black", level: 2 };
        page.begin(Choice { game: "international", opponent }).await?;
        // The computer begins; a person answers, and then it is the person's turn again.
        let offer = page.wait_for_turn(Limit::LOAD).await?;
        page.play_any(MOUSE, &offer, &mut Dice(5)).await?;
        let third = |offer: &Offer| offer.n_plies == 3;
        page.wait_for_offer("the computer's second move", Limit::LOAD, third).await?;
        assert_eq!(page.first_square().await?, "50", "Black sits at the bottom");
        page.push("Turn board").await?;
        let turned = async || Ok(page.first_square().await? == "1");
        page.wait_until("the board to be turned", Limit::REACTION, turned).await?;

        let before = all_of(page).await?;
        assert!(before.contains("Computer, level 2"), "{before}");
        page.reload().await?;
        assert_eq!(all_of(page).await?, before);
        // Without the link in the address, too.
        page.open("").await?;
        assert_eq!(all_of(page).await?, before);
        let offer = page.wait_for_turn(Limit::REACTION).await?;
        page.play_any(MOUSE, &offer, &mut Dice(6)).await?;
        page.wait_for_offer("the computer's answer", Limit::LOAD, |o| o.n_plies == 5).await?;
        Ok(())
    });
}

#[test]
fn reload_brings_two_players_and_a_result_back() {
    browse(
        "reload_brings_two_players_and_a_result_back",
        Options::DESK.in_one_engine(),
        async |page| {
            page.open("").await?;
            page.begin(Choice { game: "english", opponent: Opponent::Person }).await?;
            page.play(MOUSE, &["11", "15"]).await?;
            page.push("Resign").await?;
            page.push("Yes, resign").await?;
            page.wait_for(".status--over", Limit::REACTION).await?;
            let before = all_of(page).await?;
            assert!(!before.contains("Computer"), "{before}");
            page.reload().await?;
            assert_eq!(all_of(page).await?, before);
            Ok(())
        },
    );
}

#[test]
fn link_restores_in_a_clean_session() {
    browse("link_restores_in_a_clean_session", Options::DESK.in_one_engine(), async |page| {
        page.open(&format!("#{FRISIAN}")).await?;
        assert_eq!(page.moves().await?, ["31-27", "20-24"]);
        assert_eq!(page.first_square().await?, "50");
        let pieces = page.pieces().await?;
        for there in ["27, white man", "24, black man"] {
            assert!(pieces.contains(&there.to_owned()), "{there} in {pieces:?}");
        }
        assert_eq!(pieces.len(), 40);
        assert_eq!(page.fragment().await?, FRISIAN);
        assert_eq!(page.text("[data-part=notice]").await?, "", "no game was left behind");
        assert!(page.text(".top__game").await?.contains("Frisian"));
        page.wait_for_turn(Limit::REACTION).await?;

        let position = "v=1&g=dameo&fen=W:Wd2,d4:Bd8";
        page.open(&format!("#{position}")).await?;
        assert_eq!(page.pieces().await?, ["d8, black man", "d4, white man", "d2, white man"]);
        assert_eq!(page.fragment().await?, position);

        // Which earlier position is shown is part of the link, too.
        let looking = "v=1&g=international&m=32-28,19-23,28x19&ply=1";
        page.open(&format!("#{looking}")).await?;
        page.wait_for_words(".status", "earlier position").await?;
        assert_eq!(page.count(".moves__ply").await?, 3);
        assert_eq!(page.text(".moves__ply--current").await?, "32-28");
        assert_eq!(page.fragment().await?, looking);
        Ok(())
    });
}

#[test]
fn damaged_link_says_what_was_lost_and_stays() {
    browse(
        "damaged_link_says_what_was_lost_and_stays",
        Options::DESK.in_one_engine(),
        async |page| {
            let half = "v=1&g=international&m=32-28,19-23,99-1,20-25";
            page.open(&format!("#{half}")).await?;
            page.wait_for_notice("99-1").await?;
            assert_eq!(page.moves().await?, ["32-28", "19-23"]);
            assert_eq!(page.fragment().await?, half);

            for (link, lost) in [
                ("v=1&g=nonsense&m=32-28", "nonsense"),
                ("v=1&g=international&fen=W:W32,77:B5", "77"),
                ("v=9&g=international", "v=9"),
                ("v=1&m=32-28", "g="),
                ("v=1&g=dameo&o=sideways", "sideways"),
                ("v=1&g=dameo&ply=4", "ply=4"),
                ("v=1&g=dameo&m=%zz", "%zz"),
            ] {
                page.open(&format!("#{link}")).await?;
                page.wait_for_notice("could not be read in full").await?;
                page.wait_for_notice(lost).await?;
                assert_eq!(page.fragment().await?, link, "it stays where it can be copied");
            }
            // The page still works: a move is played, and the address is a valid link again.
            let offer = page.wait_for_turn(Limit::REACTION).await?;
            page.play_any(MOUSE, &offer, &mut Dice(5)).await?;
            let mended = async || Ok(page.fragment().await?.starts_with("v=1&g=dameo&m="));
            page.wait_until("a good link", Limit::REACTION, mended).await?;
            assert_eq!(page.text("[data-part=notice]").await?, "");
            Ok(())
        },
    );
}

/// Begins a game of two moves for two people.
async fn begin_english(page: &Page) -> Result<String, Failure> {
    page.open("").await?;
    page.begin(Choice { game: "english", opponent: Opponent::Person }).await?;
    page.play(MOUSE, &["11", "15"]).await?;
    page.play(MOUSE, &["22", "18"]).await?;
    page.wait_for_fragment("v=1&g=english&m=11-15,22-18").await?;
    all_of(page).await
}

#[test]
fn link_over_a_begun_game_offers_the_way_back() {
    browse(
        "link_over_a_begun_game_offers_the_way_back",
        Options::DESK.in_one_engine(),
        async |page| {
            let before = begin_english(page).await?;
            page.open(&format!("#{FRISIAN}")).await?;
            page.wait_for_notice("came from a link").await?;
            assert_eq!(page.moves().await?, ["31-27", "20-24"]);
            page.push("Back to my game").await?;
            page.wait_for_plies(2).await?;
            page.wait_for_fragment("v=1&g=english&m=11-15,22-18").await?;
            assert_eq!(all_of(page).await?, before);
            // The stored game opens without a question.
            page.open("#v=1&g=english&m=11-15,22-18").await?;
            assert_eq!(page.text("[data-part=notice]").await?, "");
            assert_eq!(all_of(page).await?, before);
            Ok(())
        },
    );
}

/// A friend's answer comes while another game is on the board: it goes on in the game that is kept, and is
/// no second one.
#[test]
fn an_answer_finds_the_game_that_it_goes_on_from() {
    browse(
        "an_answer_finds_the_game_that_it_goes_on_from",
        Options::DESK.in_one_engine(),
        async |page| {
            begin_english(page).await?;
            page.begin(Choice { game: "dameo", opponent: Opponent::Person }).await?;
            page.play(MOUSE, &["c3", "c4"]).await?;
            page.wait_for_fragment("v=1&g=dameo&m=c3-c4").await?;
            page.open("#v=1&g=english&m=11-15,22-18,15x22").await?;
            page.wait_for_notice("has played 15x22").await?;
            let players = page.texts(".player__who").await?;
            assert!(!players.iter().any(|who| who.contains("Computer")), "{players:?}");
            page.push("Back to my game").await?;
            page.wait_for_fragment("v=1&g=dameo&m=c3-c4").await?;
            page.push("Library").await?;
            page.wait_for(".games__row", Limit::REACTION).await?;
            let is_one = async |told: &str| {
                let rows = page.texts(".games__open").await?;
                let english: Vec<_> = rows.iter().filter(|row| row.contains("English")).collect();
                Ok(english.len() == 1 && english[0].contains(told))
            };
            let with_turn = async || is_one("White to move").await;
            page.wait_until("one English game, with its turn", Limit::REACTION, with_turn).await?;
            // A game that is over is kept at once, and is that one, too.
            page.open("#v=1&g=english&m=11-15,22-18,15x22,resign-w").await?;
            page.wait_for_notice("resigns").await?;
            page.push("Library").await?;
            page.wait_for(".games__row", Limit::REACTION).await?;
            let with_result = async || is_one("1-0").await;
            page.wait_until("one English game, with its result", Limit::REACTION, with_result).await
        },
    );
}

#[test]
fn link_pasted_into_the_address_opens() {
    browse("link_pasted_into_the_address_opens", Options::DESK, async |page| {
        let paste =
            async |link: &str| page.script("location.hash = arguments[0]", vec![link.into()]).await;
        page.open("").await?;
        paste(FRISIAN).await?;
        page.wait_for_plies(2).await?;
        assert_eq!(page.first_square().await?, "50");
        assert_eq!(page.text("[data-part=notice]").await?, "", "nothing was begun before");

        begin_english(page).await?;
        paste(FRISIAN).await?;
        page.wait_for_notice("came from a link").await?;
        page.push("Back to my game").await?;
        page.wait_for_fragment("v=1&g=english&m=11-15,22-18").await?;
        Ok(())
    });
}

/// What can be done about a link that was opened over a game is not cut by the edge of the box or the bar.
async fn the_way_back_is_seen(
    page: &Page,
    screens: &[(u32, u32)],
    notice: &str,
) -> Result<(), Failure> {
    let study = "g=international&m=32-28,19-23&t=32-28_19-23_(18-23_34-29)&tn=0.1";
    let position = "g=frisian&fen=W:WK5,33,43,48:B3,8,20,24,27,29,35,39,K46";
    for &(width, height) in screens {
        page.set_screen(Screen::Touch { width, height }).await?;
        for link in [study, position] {
            page.open("#v=1&g=english&m=11-15,22-18").await?;
            page.wait_for_plies(2).await?;
            page.script("location.hash = arguments[0]", vec![format!("v=1&{link}").into()]).await?;
            page.wait_for_notice(notice).await?;
            let seen = "[...document.querySelectorAll('.talk .message .button')].every(it =>
                it.getBoundingClientRect().bottom <= Math.min(innerHeight,
                    document.querySelector('.talk').getBoundingClientRect().bottom,
                    document.querySelector('.dock')?.getBoundingClientRect().top || Infinity))";
            // The box is scrolled to what is new in it once that is drawn.
            let what = format!("the way back from {link} at {width}x{height}");
            page.wait_until(&what, Limit::REACTION, async || page.holds(seen).await).await?;
        }
    }
    Ok(())
}

#[test]
fn the_way_back_from_a_link_is_seen_on_a_phone() {
    browse("the_way_back_from_a_link_is_seen_on_a_phone", Options::PHONE, async |page| {
        the_way_back_is_seen(page, &[(360, 640), (740, 360)], "came from a link").await
    });
}

#[test]
fn the_way_back_from_a_link_is_seen_in_long_words_on_the_smallest_phone() {
    let german = Options { language: "de-DE", ..Options::PHONE }.in_one_engine();
    browse("the_way_back_is_seen_in_long_words", german, async |page| {
        the_way_back_is_seen(page, &[(320, 640), (740, 360)], "kommt aus einem Link").await
    });
}

/// A damaged link stores the game it replaces just as a good one does.
#[test]
fn damaged_link_over_a_begun_game_offers_the_way_back() {
    browse(
        "damaged_link_over_a_begun_game_offers_the_way_back",
        Options::DESK.in_one_engine(),
        async |page| {
            let before = begin_english(page).await?;
            let damaged = "v=1&g=frisian&m=31-27,1-1";
            page.open(&format!("#{damaged}")).await?;
            page.wait_for_notice("1-1").await?;
            assert_eq!(page.fragment().await?, damaged);
            page.push("Back to my game").await?;
            page.wait_for_fragment("v=1&g=english&m=11-15,22-18").await?;
            assert_eq!(all_of(page).await?, before);
            Ok(())
        },
    );
}

/// With a link to a position, the person who opens it moves first and the computer answers.
#[test]
fn opened_position_can_be_played() {
    browse("opened_position_can_be_played", Options::DESK.in_one_engine(), async |page| {
        page.open("#v=1&g=international&fen=B:W32,33,38:B8,9,13").await?;
        let offer = page.wait_for_turn(Limit::REACTION).await?;
        assert_eq!(offer.movable, ["8", "9", "13"]);
        page.choose_piece(MOUSE, "13").await?;
        page.click(Pointer::Mouse, &square("19")).await?;
        page.wait_for_offer("the answer", Limit::LOAD, |offer| offer.n_plies == 2).await?;
        Ok(())
    });
}

#[test]
fn marks_and_arrows_of_a_link_stay() {
    browse("marks_and_arrows_of_a_link_stay", Options::DESK.in_one_engine(), async |page| {
        let drawn = "v=1&g=international&m=32-28&mk=28!,19x&ar=G28-23";
        page.open("#v=1&g=international&m=32-28").await?;
        page.wait_for_plies(1).await?;
        // The same game with marks on it holds more than the stored one.
        page.open(&format!("#{drawn}")).await?;
        let n_drawn = async || Ok(page.count("#board .drawn, #board .drawn-arrow").await? == 3);
        page.wait_until("what is drawn", Limit::REACTION, n_drawn).await?;
        page.wait_for_fragment(drawn).await?;
        page.reload().await?;
        page.wait_until("what is drawn", Limit::REACTION, n_drawn).await?;
        page.wait_for_fragment(drawn).await?;
        // They belong to one position, and come back when it is shown.
        page.push("One move back").await?;
        page.wait_for_fragment("v=1&g=international&m=32-28&ply=0").await?;
        page.push("One move forward").await?;
        page.wait_for_fragment(drawn).await?;
        page.wait_until("what is drawn", Limit::REACTION, n_drawn).await
    });
}
