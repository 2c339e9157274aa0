//! Analysis and hints: lines, arrows, bar and graph with their words, and keys that step through
//! the game.

use std::time::Duration;

use fantoccini::key::Key;

use crate::harness::{Failure, Limit, Options, Page, Pointer, Scheme, Screen, browse};
use crate::table::{Choice, Hand, Opponent};

const MOUSE: Hand = Hand::Press(Pointer::Mouse);
const SLIDER: &str = ".graph__slider";

/// Four plies of a game of two people.
const GAME: &str = "#v=1&g=international&m=32-28,19-23,28x19,14x23";

/// From a request to the first depths.
const FOUND: Limit = Limit { name: "an analysis", time: Duration::from_secs(30) };

/// Opens a link as a game of two people.
async fn open(page: &Page, link: &str) -> Result<(), Failure> {
    page.open("").await?;
    page.begin(Choice { game: "english", opponent: Opponent::Person }).await?;
    page.open(link).await
}

async fn analyze(page: &Page, link: &str) -> Result<(), Failure> {
    open(page, link).await?;
    page.push("Analysis").await?;
    page.wait_for(".lines__row", FOUND).await
}

async fn wait_for_current(page: &Page, text: &str) -> Result<(), Failure> {
    page.wait_for_text(".moves__ply[aria-current]", text, Limit::REACTION).await
}

/// The slider says which position is shown.
async fn wait_for_place(page: &Page, start: &str) -> Result<(), Failure> {
    let says = format!(
        "document.querySelector({SLIDER:?})?.getAttribute('aria-valuetext').startsWith({start:?})"
    );
    page.wait_until(start, Limit::REACTION, async || page.holds(&says).await).await
}

#[test]
fn lines_come_with_arrows_and_words_and_move_nothing() {
    browse("lines_come_with_arrows_and_words", Options::DESK, async |page| {
        open(page, GAME).await?;
        let place = "const { x, y, width } = document.querySelector('#board')
            .getBoundingClientRect(); return [x, y, width].join()";
        let before = page.script(place, vec![]).await?;
        page.push("Analysis").await?;
        let all = async || Ok(page.count(".lines__row").await? == 3);
        page.wait_until("three lines", FOUND, all).await?;
        assert_eq!((page.count(".arrow").await?, page.count(".arrow--best").await?), (3, 1));
        let words = page.text("[data-part=verdict]").await?;
        let bar = page.attribute(".bar", "aria-label").await?;
        assert!(bar.is_some_and(|label| label.starts_with("Evaluation: ")), "{words}");
        assert_eq!(page.script(place, vec![]).await?, before, "the board has moved");
        page.push("Analysis").await?;
        let gone = async || Ok(page.count(".analysis, .bar, .arrow").await? == 0);
        page.wait_until("the analysis to go", Limit::REACTION, gone).await
    });
}

#[test]
fn a_known_ending_is_said_to_the_ply() {
    browse("a_known_ending_is_said_to_the_ply", Options::DESK.in_one_engine(), async |page| {
        analyze(page, "#v=1&g=international&fen=W:W21:B3,4").await?;
        let said = "White wins in exactly 17 moves";
        page.wait_for_text("[data-part=verdict]", said, FOUND).await?;
        let ended = async || page.holds("document.querySelector('[data-busy=false]')").await;
        page.wait_until("the end of the analysis", FOUND, ended).await
    });
}

#[test]
fn the_graph_is_walked_by_keyboard_and_mouse() {
    browse(
        "the_graph_is_walked_by_keyboard_and_mouse",
        Options::DESK.in_one_engine(),
        async |page| {
            analyze(page, GAME).await?;
            assert_eq!(page.attribute(SLIDER, "max").await?.as_deref(), Some("4"));
            page.tab_to(SLIDER).await?;
            page.press(Key::Left).await?;
            wait_for_place(page, "Move 2, 28x19").await?;
            wait_for_current(page, "28x19").await?;
            page.press(Key::Home).await?;
            wait_for_place(page, "Start").await?;
            page.press(Key::End).await?;
            wait_for_place(page, "Move 2, 14x23").await?;
            page.click(Pointer::Mouse, SLIDER).await?;
            wait_for_place(page, "Move 1, 19-23").await?;
            // Every position of the game gets its value: the outline has a corner for each.
            let corners =
                "document.querySelector('.graph__white').getAttribute('d').split('L').length";
            let whole = async || page.holds(&format!("{corners} === 6")).await;
            page.wait_until("all values", FOUND, whole).await
        },
    );
}

#[test]
fn keys_step_through_the_game() {
    browse("keys_step_through_the_game", Options::DESK.in_one_engine(), async |page| {
        open(page, GAME).await?;
        page.tab_to(".moves__list").await?;
        for (key, current) in
            [(Key::Left, "28x19"), (Key::Left, "19-23"), (Key::Right, "28x19"), (Key::End, "14x23")]
        {
            page.press(key).await?;
            wait_for_current(page, current).await?;
        }
        page.wait_for_words("[data-part=announcer]", "Move 2, 14x23").await?;
        page.press(Key::Home).await?;
        let start = async || Ok(page.count(".moves__ply[aria-current]").await? == 0);
        page.wait_until("the start", Limit::REACTION, start).await?;

        // On the board the arrows walk over the squares, so letters step.
        page.tab_to("#board button").await?;
        for (keys, current) in [("j", "32-28"), ("jj", "28x19"), ("k", "19-23")] {
            page.type_text(keys).await?;
            wait_for_current(page, current).await?;
        }
        let square = page.focused_square().await?;
        page.press(Key::Right).await?;
        assert_ne!(page.focused_square().await?, square);
        wait_for_current(page, "19-23").await
    });
}

#[test]
fn the_computer_waits_while_one_analyzes() {
    browse("the_computer_waits_while_one_analyzes", Options::DESK.in_one_engine(), async |page| {
        page.open("").await?;
        let opponent = Opponent::Computer { person: "White", level: 1 };
        page.begin(Choice { game: "international", opponent }).await?;
        page.wait_for_turn(Limit::LOAD).await?;
        page.push("Analysis").await?;
        page.wait_for(".lines__row", FOUND).await?;
        page.play(MOUSE, &["32", "28"]).await?;
        let waits = "The computer waits while you analyze.";
        page.wait_for_text(".status__line", waits, Limit::REACTION).await?;
        // It is asked about the position after the move instead.
        page.wait_for(".lines__row", FOUND).await?;
        assert_eq!(page.moves().await?, ["32-28"]);
        page.push("Resume thinking").await?;
        page.wait_for_offer("the answer", FOUND, |offer| offer.n_plies == 2).await?;
        Ok(())
    });
}

#[test]
fn a_hint_comes_in_three_steps() {
    browse("a_hint_comes_in_three_steps", Options::DESK.in_one_engine(), async |page| {
        open(page, "#v=1&g=international&fen=W:W28,30,50:B12,14,22,23,24").await?;
        page.push("Hint").await?;
        let rule = "A capture is compulsory, and it must take 2 pieces.";
        page.wait_for_text("[data-part=hint]", rule, Limit::REACTION).await?;
        assert_eq!(page.count(".mark--hinted, .arrow").await?, 0);
        page.push("Which piece?").await?;
        page.wait_for(".mark--hinted", FOUND).await?;
        assert_eq!(page.count(".arrow").await?, 0);
        page.push("Which move?").await?;
        page.wait_for(".arrow--best", Limit::REACTION).await?;
        page.wait_for_words("[data-part=announcer]", "A good move. White captures 2").await?;
        page.push("Hide hint").await?;
        let gone = async || Ok(page.count(".mark--hinted, .arrow, [data-part=hint]").await? == 0);
        page.wait_until("the hint to go", Limit::REACTION, gone).await
    });
}

#[test]
fn analysis_by_keyboard_on_the_board() {
    browse("analysis_by_keyboard_on_the_board", Options::DESK, async |page| {
        open(page, GAME).await?;
        page.tab_to("#board button").await?;
        page.type_text("a").await?;
        page.wait_for(".lines__row", FOUND).await?;
        page.type_text("e").await?;
        let said = async || {
            let words = page.text("[data-part=announcer]").await?;
            Ok(!words.is_empty() && words != "Analysis is on")
        };
        page.wait_until("the evaluation to be said", Limit::REACTION, said).await?;
        page.type_text("a").await?;
        let gone = async || Ok(page.count(".analysis").await? == 0);
        page.wait_until("the analysis to go", Limit::REACTION, gone).await
    });
}

/// Axe and the window's width, with analysis on and with a hint.
async fn check_screens(page: &Page, name: &str) -> Result<(), Failure> {
    analyze(page, GAME).await?;
    page.axe().await?;
    page.screenshot(&format!("analysis-{name}")).await?;
    let fits = "document.documentElement.scrollWidth <= document.documentElement.clientWidth";
    assert!(page.holds(fits).await?, "a scroll bar across, with analysis on");
    page.push("Analysis").await?;
    for step in ["Hint", "Which move?"] {
        page.push(step).await?;
    }
    page.wait_for(".arrow--best", FOUND).await?;
    page.axe().await?;
    page.screenshot(&format!("hint-{name}")).await?;
    assert!(page.holds(fits).await?, "a scroll bar across, with a hint");
    Ok(())
}

#[test]
fn analysis_suits_every_screen() {
    browse("analysis_suits_every_screen", Options::PHONE.in_one_engine(), async |page| {
        for (width, height) in [(320, 568), (360, 740), (740, 360)] {
            page.set_screen(Screen::Touch { width, height }).await?;
            check_screens(page, &format!("phone-{width}")).await?;
        }
        Ok(())
    });
    let desk = Screen::Window { width: 1280, height: 800 };
    let options = Options { screen: desk, scheme: Scheme::Dark, ..Options::DESK };
    browse("analysis_suits_a_desk_in_the_dark", options, async |page| {
        check_screens(page, "desk-dark").await
    });
}

#[test]
fn analysis_in_forced_colors() {
    use crate::harness::Colors;
    let options = Options { colors: Colors::Forced, ..Options::DESK };
    browse("analysis_in_forced_colors", options.in_one_engine(), async |page| {
        check_screens(page, "forced-colors").await
    });
}

#[test]
fn a_threat_is_looked_for_by_key_and_told() {
    browse("a_threat_is_looked_for_by_key_and_told", Options::DESK.in_one_engine(), async |page| {
        let link = "#v=1&g=international&fen=W:W27,28,32,33,38,42,43:B8,12,13,14,18,19,K5";
        analyze(page, link).await?;
        page.tab_to("#board button").await?;
        page.type_text("x").await?;
        let note = "Black threatens 19-23. After that: Black wins in 4 moves.";
        page.wait_for_text("[data-part=note]", note, FOUND).await?;
        page.wait_for_words("[data-part=announcer], [aria-live]", note).await?;
        assert!(page.count("#board .board__drawn > *").await? > 0);
        page.axe().await?;
        page.type_text("x").await?;
        page.wait_for_text("[data-part=note]", "", Limit::REACTION).await
    });
}
