//! Nothing is lost, and nothing moves under the hand: games are kept, Back closes what is open, and what
//! is told has one place.

use crate::harness::{Failure, Limit, Options, Page, Pointer, browse};
use crate::table::{Choice, Hand, Opponent, square};

const MOUSE_ITSELF: Pointer = Pointer::Mouse;
const MOUSE: Hand = Hand::Press(MOUSE_ITSELF);

/// Where the tools and the list of moves begin.
async fn places(page: &Page) -> Result<String, Failure> {
    let tops = "return ['.controls', '.moves'].map(css =>
        Math.round(document.querySelector(css).getBoundingClientRect().top)).join()";
    let tops = page.script(tops, vec![]).await?;
    Ok(tops.as_str().unwrap_or_default().to_owned())
}

#[test]
fn nothing_that_is_told_moves_the_controls() {
    browse("nothing_that_is_told_moves_the_controls", Options::DESK, async |page| {
        page.open("#v=1&g=international&fen=W:W32,37,38,43,48:B8,13,18,28,29").await?;
        let before = places(page).await?;
        for step in ["Hint", "Which piece?", "Which move?"] {
            page.push(step).await?;
            assert_eq!(places(page).await?, before, "{step}");
        }
        page.click(MOUSE_ITSELF, &square("48")).await?;
        page.wait_for_notice("capture").await?;
        assert_eq!(places(page).await?, before, "a refusal");
        page.push("Share").await?;
        page.push("Close").await?;
        assert_eq!(places(page).await?, before, "a dialog");
        Ok(())
    });
}

/// A press that was aimed at one control never hits another: the question stands elsewhere.
#[test]
fn a_double_press_does_not_resign() {
    browse("a_double_press_does_not_resign", Options::DESK, async |page| {
        page.open("#v=1&g=international&m=32-28,19-23&you=both").await?;
        let resign = page.button("Resign").await?;
        page.click(MOUSE_ITSELF, &resign).await?;
        page.wait_for_words(".status", "Really resign?").await?;
        assert!(page.holds("document.activeElement.matches('.button--danger')").await?);
        page.click(MOUSE_ITSELF, &resign).await?;
        page.wait_for_words(".status", "Really resign?").await?;
        page.push("Play on").await?;
        page.wait_for_words(".status", "White to move").await
    });
}

/// The draw rules no longer count once the game is over.
#[test]
fn counters_go_with_the_game() {
    browse("counters_go_with_the_game", Options::DESK, async |page| {
        page.open("#v=1&g=international&fen=W:WK1,32:BK6&m=1-7,6-1&you=both").await?;
        page.wait_for(".counters", Limit::REACTION).await?;
        page.push("Resign").await?;
        page.push("Yes, resign").await?;
        page.wait_for(".status--over", Limit::REACTION).await?;
        assert_eq!(page.count(".counters").await?, 0);
        Ok(())
    });
}

/// What a link says of side and level counts, too, where its game is the one kept.
#[test]
fn a_link_says_who_plays_and_black_sits_below() {
    browse("a_link_says_who_plays", Options::DESK, async |page| {
        page.open("#v=1&g=dameo").await?;
        page.open("#v=1&g=dameo&lv=8&you=b").await?;
        page.wait_for_words(".table__board > .player:last-child", "You").await?;
        page.wait_for_words(".table__board > .player:first-child", "level 8").await?;
        page.open("#v=1&g=dameo&lv=8&you=b&o=w").await?;
        page.wait_for_words(".table__board > .player:first-child", "You").await
    });
}

#[test]
fn a_refusal_takes_the_place_of_older_news() {
    browse("a_refusal_takes_the_place_of_older_news", Options::DESK, async |page| {
        page.open("#v=1&g=international&m=32-28&you=both").await?;
        page.wait_for_plies(1).await?;
        page.open("#v=1&g=international&fen=W:W32,48:B28,8&you=both").await?;
        page.wait_for_notice("This position came from a link").await?;
        page.click(MOUSE_ITSELF, &square("48")).await?;
        page.wait_for_notice("capture").await?;
        page.click(MOUSE_ITSELF, &square("25")).await?;
        let gone = async || Ok(page.count(".message p").await? == 0);
        page.wait_until("the notice to go", Limit::REACTION, gone).await
    });
}

#[test]
fn a_value_does_not_stand_beside_a_board_being_set_up() {
    browse("a_value_does_not_stand_beside_a_setup", Options::DESK, async |page| {
        page.open("#v=1&g=international&m=32-28").await?;
        page.push("Analysis").await?;
        page.wait_for(".bar", Limit::REACTION).await?;
        page.push("Edit board").await?;
        page.wait_for(".editor", Limit::REACTION).await?;
        assert_eq!(page.count(".bar").await?, 0);
        Ok(())
    });
}

#[test]
fn a_phone_shows_the_board_where_something_is_made_on_it() {
    browse("a_phone_shows_the_board", Options::PHONE, async |page| {
        page.open("#v=1&g=international&m=32-28").await?;
        page.script("scrollTo(0, 1e6)", vec![]).await?;
        page.push("Edit board").await?;
        page.wait_for(".editor", Limit::REACTION).await?;
        let is_seen = "document.querySelector('#board').getBoundingClientRect().top >= 0";
        page.wait_until("the board", Limit::REACTION, async || page.holds(is_seen).await).await
    });
}

#[test]
fn a_game_that_gives_way_is_kept_and_comes_back() {
    browse("a_game_that_gives_way_is_kept_and_comes_back", Options::DESK, async |page| {
        page.open("").await?;
        page.begin(Choice { game: "international", opponent: Opponent::Person }).await?;
        page.play(MOUSE, &["32", "28"]).await?;
        page.begin(Choice { game: "english", opponent: Opponent::Person }).await?;
        page.wait_for_notice("The game before is kept in the library.").await?;
        page.push("Back to my game").await?;
        page.wait_for_fragment("v=1&g=international&m=32-28").await?;
        page.push("Library").await?;
        let kept = async || Ok(page.count("dialog[open] .games > li").await? == 1);
        page.wait_until("the game in the library", Limit::REACTION, kept).await?;
        page.wait_for_words(".games__details", "unfinished").await?;
        // Each has a small board as it stands.
        page.wait_for("dialog[open] .games__picture svg", Limit::REACTION).await
    });
}

#[test]
fn favorites_come_before_the_families_on_later_visits_too() {
    browse("favorites_come_before_the_families", Options::DESK, async |page| {
        page.open("#v=1&g=turkish&m=a3-a4&you=both").await?;
        page.push("New game").await?;
        page.wait_for("dialog[open] .family", Limit::LOAD).await?;
        page.push("Favorite").await?;
        let css = "dialog[open] input[name=game-favorite][value=turkish]";
        page.wait_for(css, Limit::REACTION).await?;
        page.reload().await?;
        page.push("New game").await?;
        page.wait_for(css, Limit::LOAD).await?;
        page.axe().await?;
        page.push("Favorite").await?;
        let gone = async || Ok(page.count(css).await? == 0);
        page.wait_until("it to be one no more", Limit::REACTION, gone).await
    });
}

/// A win is told with a crown, a loss is not.
#[test]
fn a_win_is_told_with_a_crown() {
    browse("a_win_is_told_with_a_crown", Options::DESK, async |page| {
        page.open("#v=1&g=international&fen=W:W32:B28&you=w&lv=1").await?;
        page.play(MOUSE, &["32", "23"]).await?;
        page.wait_for_words(".status--over", "You won").await?;
        assert_eq!(page.count(".status--over .joy").await?, 1);
        page.open("#v=1&g=international&m=32-28,19-23&you=w&lv=1").await?;
        page.push("Resign").await?;
        page.push("Yes, resign").await?;
        page.wait_for_words(".status--over", "You lost").await?;
        assert_eq!(page.count(".status--over .joy").await?, 0);
        Ok(())
    });
}

#[test]
fn back_closes_what_is_open() {
    browse("back_closes_what_is_open", Options::DESK, async |page| {
        page.open("#v=1&g=international&m=32-28,19-23").await?;
        page.push("New game").await?;
        page.wait_for("dialog[open] .picker", Limit::REACTION).await?;
        page.script("history.back()", vec![]).await?;
        let closed = async || Ok(page.count("dialog[open]").await? == 0);
        page.wait_until("the dialog to close", Limit::REACTION, closed).await?;
        assert_eq!(page.moves().await?, ["32-28", "19-23"]);

        page.push("Edit board").await?;
        page.wait_for(".editor", Limit::REACTION).await?;
        page.script("history.back()", vec![]).await?;
        page.wait_for_notice("What you were making is set aside.").await?;
        assert_eq!(page.count(".editor").await?, 0);
        assert_eq!(page.moves().await?, ["32-28", "19-23"]);
        page.push("Go back to it").await?;
        page.wait_for(".editor", Limit::REACTION).await?;
        Ok(())
    });
}

#[test]
fn games_are_found_by_words_and_facts() {
    browse("games_are_found_by_words_and_facts", Options::DESK, async |page| {
        page.open("").await?;
        page.push("Choose a game").await?;
        page.wait_for("dialog[open] .family", Limit::REACTION).await?;
        let shown = "return [...document.querySelectorAll('dialog[open] .card__radio')]
            .map(it => it.value).join(' ')";
        page.push("12×12").await?;
        let canadian = async || Ok(page.script(shown, vec![]).await? == "canadian");
        page.wait_until("the one game on that board", Limit::REACTION, canadian).await?;
        page.push("straight moves").await?;
        page.wait_for(".picker__none", Limit::REACTION).await?;
        page.push("Show all games").await?;
        page.tab_to("dialog[open] input[type=search]").await?;
        page.type_text("makhos").await?;
        let thai = async || Ok(page.script(shown, vec![]).await? == "thai");
        page.wait_until("the game of that name", Limit::REACTION, thai).await
    });
}
