//! Nothing is lost, and nothing moves under the hand: games are kept, Back closes what is open, and what
//! is told has one place.

use std::time::Duration;

use crate::harness::{Failure, Limit, Need, Options, Page, Pointer, browse};
use crate::table::{Choice, Dice, Hand, Opponent, square};

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
    browse("a_double_press_does_not_resign", Options::DESK.in_one_engine(), async |page| {
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
    browse("counters_go_with_the_game", Options::DESK.in_one_engine(), async |page| {
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
    browse("a_link_says_who_plays", Options::DESK.in_one_engine(), async |page| {
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
    browse(
        "a_refusal_takes_the_place_of_older_news",
        Options::DESK.in_one_engine(),
        async |page| {
            page.open("#v=1&g=international&m=32-28&you=both").await?;
            page.wait_for_plies(1).await?;
            page.open("#v=1&g=international&fen=W:W32,48:B28,8&you=both").await?;
            page.wait_for_notice("This position came from a link").await?;
            page.click(MOUSE_ITSELF, &square("48")).await?;
            page.wait_for_notice("capture").await?;
            page.click(MOUSE_ITSELF, &square("25")).await?;
            let gone = async || Ok(page.count(".message p").await? == 0);
            page.wait_until("the notice to go", Limit::REACTION, gone).await
        },
    );
}

#[test]
fn a_value_does_not_stand_beside_a_board_being_set_up() {
    browse("a_value_does_not_stand_beside_a_setup", Options::DESK.in_one_engine(), async |page| {
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
    browse(
        "a_game_that_gives_way_is_kept_and_comes_back",
        Options::DESK.in_one_engine(),
        async |page| {
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
            page.wait_for_words(".games__details", "to move").await?;
            // Each has a small board as it stands.
            page.wait_for("dialog[open] .games__picture svg", Limit::REACTION).await
        },
    );
}

#[test]
fn favorites_come_before_the_families_on_later_visits_too() {
    browse("favorites_come_before_the_families", Options::DESK.in_one_engine(), async |page| {
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
    browse("a_win_is_told_with_a_crown", Options::DESK.in_one_engine(), async |page| {
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
    browse("games_are_found_by_words_and_facts", Options::DESK.in_one_engine(), async |page| {
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

/// The names of the buttons that can be pressed now.
const PRESSABLE: &str =
    "const name = it => (it.getAttribute('aria-label') ?? it.textContent).trim();
    return [...new Set([...document.querySelectorAll('button')]
        .filter(it => it.checkVisibility() && !it.disabled && !it.closest('#board')).map(name))]";

/// Watches a point from when the pointer is released, for as long as what opens then is deaf at
/// least.
const WATCH: &str = "const [x, y] = arguments;
    const SHORTEST = 250;
    const under = () => document.elementFromPoint(x, y)?.closest('button, a, input, select, label');
    const aimed = under();
    window.found = new Promise(done => addEventListener('pointerup', () => {
        const end = performance.now() + SHORTEST;
        const look = () => requestAnimationFrame(() => {
            if (performance.now() > end) return done(null);
            const now = under();
            if (now && now !== aimed) done(now.outerHTML.slice(0, 200)); else look();
        });
        look();
    }, { once: true, capture: true }));";

/// Tells what else has been under the point that heard presses.
const FOUND: &str = "window.found.then(arguments[0])";

/// Presses each control of a game once, and finds nothing else under the pointer then.
async fn press_all(page: &Page, pointer: Pointer) -> Result<(), Failure> {
    const GAME: &str = "#v=1&g=international&m=32-28,19-23,28x19,14x23,37-32,10-14&you=both";
    page.open(GAME).await?;
    let controls = page.script(PRESSABLE, vec![]).await?;
    let controls: Vec<String> = serde_json::from_value(controls).expect("names");
    assert!(controls.len() > 10, "{controls:?}");
    for name in controls {
        page.open(GAME).await?;
        let is_there = async || Ok(page.button(&name).await.is_ok());
        page.wait_until(&name, Limit::REACTION, is_there).await?;
        let css = page.button(&name).await?;
        let at = page.middle_of(&css).await?;
        page.script(WATCH, vec![at.x.into(), at.y.into()]).await?;
        page.click(pointer, &css).await?;
        let other = page.script_async(FOUND, vec![]).await?;
        assert!(other.is_null(), "after a press on {name:?}, {other} is under the pointer");
    }
    Ok(())
}

#[test]
fn a_second_press_hits_nothing_else() {
    let desk = Options::DESK.in_one_engine();
    browse("a_second_press_hits_nothing_else", desk, async |page| {
        press_all(page, Pointer::Mouse).await
    });
}

#[test]
fn a_second_touch_hits_nothing_else() {
    let phone = Options::PHONE.in_one_engine();
    browse("a_second_touch_hits_nothing_else", phone, async |page| {
        press_all(page, Pointer::Finger).await
    });
}

/// In a whole game with hints, refusals and analysis, nothing moves that was not touched. The sum is
/// that of the field's "cumulative layout shift"; 0.1 counts as good there.
#[test]
fn nothing_shifts_in_a_whole_game() {
    const ANSWER: Limit = Limit { name: "the computer's answer", time: Duration::from_secs(30) };
    const MOST_PLIES: u64 = 300;
    let desk = Options::PHONE.needing(&[Need::Shifts]);
    browse("nothing_shifts_in_a_whole_game", desk, async |page| {
        page.open("#v=1&g=english&lv=6&you=b").await?;
        let watch = "window.shifts = []; new PerformanceObserver(list => shifts.push(...list.getEntries()
            .filter(it => !it.hadRecentInput).map(it => [it.value, it.sources[0]?.node?.className])))
            .observe({ type: 'layout-shift', buffered: true })";
        page.script(watch, vec![]).await?;
        let finger = Hand::Press(Pointer::Finger);
        let mut dice = Dice(21);
        let mut offer = page.wait_for_turn(ANSWER).await?;
        while !offer.is_over {
            assert!(offer.n_plies < MOST_PLIES, "the game does not end");
            match offer.n_plies {
                4 => page.push("Hint").await?,
                // Always refused; an empty square may choose the one piece that goes there.
                6 => page.click(Pointer::Finger, "#board button[aria-label*='white']").await?,
                // The computer waits while one analyzes.
                8 => {
                    page.push("Analysis").await?;
                    page.wait_for(".lines__row", ANSWER).await?;
                    page.push("Analysis").await?;
                }
                _ => {}
            }
            page.play_any(finger, &offer, &mut dice).await?;
            offer = page.wait_for_turn(ANSWER).await?;
        }
        let found = page.script("return window.shifts", vec![]).await?;
        let values = found.as_array().into_iter().flatten().filter_map(|shift| shift[0].as_f64());
        assert!(values.sum::<f64>() <= 0.01, "{found}");
        Ok(())
    });
}
