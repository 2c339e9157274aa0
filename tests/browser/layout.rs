//! The board fits on every screen: without horizontal scrolling, and visible as a whole.

use damiera::text::Language;

use crate::harness::{Failure, Limit, Need, Options, Page, Pointer, Screen, browse};
use crate::table::{Choice, Offer, Opponent};

const GAMES: [&str; 4] = ["dameo", "dameo-10x10-28", "international", "english"];

async fn number(page: &Page, expression: &str) -> Result<f64, Failure> {
    let found = page.script(&format!("return {expression}"), vec![]).await?;
    Ok(found.as_f64().unwrap_or(f64::NAN))
}

const BOARD: &str = "document.querySelector('#board').getBoundingClientRect()";

/// No part of the page is wider than the window.
async fn check_fits_across(page: &Page, what: &str) -> Result<(), Failure> {
    let (page_px, window_px) = (
        number(page, "document.documentElement.scrollWidth").await?,
        number(page, "document.documentElement.clientWidth").await?,
    );
    assert!(page_px <= window_px, "{what}: {page_px} px in a window of {window_px} px");
    Ok(())
}

#[test]
fn phones_have_no_scroll_bar_across() {
    browse("phones_have_no_scroll_bar_across", Options::PHONE, async |page| {
        for (width, height) in [(320, 568), (360, 740), (740, 360)] {
            page.set_screen(Screen::Touch { width, height }).await?;
            page.open("").await?;
            check_fits_across(page, &format!("start at {width}")).await?;
            page.push("New game").await?;
            page.wait_for("dialog[open] .picker", Limit::REACTION).await?;
            check_fits_across(page, &format!("new game at {width}")).await?;
            let dialog = "document.querySelector('dialog[open]')";
            let too_wide = format!("{dialog}.scrollWidth > {dialog}.clientWidth");
            assert!(!page.holds(&too_wide).await?, "the dialog is too wide at {width}");
            for link in [
                "v=1&g=international&fen=W:WK47:B14,19,29,31,42",
                "v=1&g=international&m=32-28,19-23,99-1",
                "v=1&g=dameo-10x10-28",
            ] {
                page.open(&format!("#{link}")).await?;
                check_fits_across(page, &format!("{link} at {width}")).await?;
            }
        }
        Ok(())
    });
}

#[test]
fn board_is_300_pixels_wide_on_the_smallest_phone() {
    browse("board_is_300_pixels_wide_on_the_smallest_phone", Options::PHONE, async |page| {
        for game in GAMES {
            page.open(&format!("#v=1&g={game}")).await?;
            let width = number(page, &format!("{BOARD}.width")).await?;
            assert!(width >= 300.0, "{game}: {width} px");
        }
        Ok(())
    });
}

/// On a desk and on a phone held either way the whole board is in view at once.
#[test]
fn whole_board_is_in_view() {
    browse("whole_board_is_in_view", Options::DESK, async |page| {
        for screen in [
            Screen::Window { width: 1280, height: 800 },
            Screen::Window { width: 1280, height: 640 },
            Screen::Window { width: 1920, height: 1080 },
            Screen::Window { width: 800, height: 600 },
            Screen::Touch { width: 360, height: 740 },
            Screen::Touch { width: 320, height: 568 },
        ] {
            page.set_screen(screen).await?;
            for game in GAMES {
                page.open(&format!("#v=1&g={game}")).await?;
                let seen = format!(
                    "{BOARD}.top >= 0 && {BOARD}.bottom <= innerHeight
                    && {BOARD}.left >= 0 && {BOARD}.right <= innerWidth"
                );
                assert!(page.holds(&seen).await?, "{game} on {screen:?}");
            }
        }
        Ok(())
    });
}

/// Where lines, tools and moves are longer than the window, the board stays beside them.
#[test]
fn board_stays_in_view_where_the_page_is_longer() {
    browse("board_stays_in_view_where_the_page_is_longer", Options::DESK, async |page| {
        for screen in
            [Screen::Window { width: 1366, height: 650 }, Screen::Touch { width: 740, height: 360 }]
        {
            page.set_screen(screen).await?;
            page.open("#v=1&g=international&m=32-28,19-23,28x19,14x23").await?;
            page.push("Analysis").await?;
            page.wait_for(".analysis", Limit::REACTION).await?;
            page.script("scrollTo(0, document.documentElement.scrollHeight)", vec![]).await?;
            let went_on = number(page, "scrollY").await?;
            assert!(went_on > 50.0, "{screen:?}: the page is no longer than the window");
            let seen = format!("{BOARD}.top >= 0 && {BOARD}.bottom <= innerHeight");
            assert!(page.holds(&seen).await?, "{screen:?}");
        }
        Ok(())
    });
}

/// A phone on its side has no strip of a player below the board that the end of a game could lie over.
#[test]
fn how_a_game_ended_covers_nothing_in_a_low_window() {
    browse("how_a_game_ended_covers_nothing_in_a_low_window", Options::PHONE, async |page| {
        for (width, height) in [(568, 320), (740, 360), (844, 390)] {
            page.set_screen(Screen::Touch { width, height }).await?;
            page.open("#v=1&g=international&p=2&m=32-28,18-23,resign").await?;
            page.wait_for(".talk:has(.status--over)", Limit::LOAD).await?;
            let seen = "const box = at => document.querySelector(at).getBoundingClientRect();
                const talk = box('.talk'), last = box('.status__actions .button:last-child');
                return talk.top >= box('.top').bottom && last.bottom <= talk.bottom
                    && talk.bottom <= box('#tools').top";
            assert_eq!(page.script(seen, vec![]).await?, true, "{width}x{height}");
        }
        Ok(())
    });
}

/// On a small phone what one came for is seen at once, above the bar: the ways on from a game that is over, the
/// moves of a study, the hint of an exercise, the way to one's mistakes, the way out of the editor.
#[test]
fn what_comes_next_is_above_the_bar_of_a_phone() {
    browse("what_comes_next_is_above_the_bar_of_a_phone", Options::PHONE, async |page| {
        let exercise = "mode=exercise&fen=W:Wa1,b1:Bb8,d8&goal=move&acc=b1-c2&hint=Go_right.";
        let over = "g=international&p=2&m=32-28,18-23,resign";
        let lost = "g=international&m=32-28,18-23,28-22,17x28,33x22,23-28,22x33,resign";
        let study = "g=international&m=32-28,19-23&t=32-28_19-23_(18-23_34-29)&tn=0.1";
        let exercise = format!("g=dameo&{exercise}");
        let faces = [
            (over, None, ".talk:has(.status--over)"),
            (over, None, ".status--over .status__actions .button"),
            (over, None, ".status--over .status__reason"),
            (lost, Some("Learn from your mistakes"), ".review > .button--accent"),
            (study, None, ".tree__ply"),
            (study, Some("Edit board"), ".editor .button--accent"),
            (&exercise, None, ".lesson > .embed__controls .button"),
        ];
        for (width, height) in [(320, 568), (360, 640)] {
            page.set_screen(Screen::Touch { width, height }).await?;
            for (link, name, wanted) in &faces {
                page.open(&format!("#v=1&{link}")).await?;
                if let Some(name) = name {
                    page.push(name).await?;
                }
                page.wait_for(wanted, Limit::LOAD).await?;
                let seen = format!(
                    "const dock = document.querySelector('.dock')?.getBoundingClientRect().top;
                    const end = dock || innerHeight;
                    return document.querySelector('{wanted}').getBoundingClientRect().bottom <= end"
                );
                let is_seen = page.script(&seen, vec![]).await?;
                assert_eq!(is_seen, true, "{wanted} at {width}x{height}");
                let board = format!("{BOARD}.top >= 0 && {BOARD}.bottom <= innerHeight");
                assert!(page.holds(&board).await?, "board of {link} at {width}x{height}");
            }
        }
        Ok(())
    });
}

/// So it is on a phone on its side: four rows of tools beside the board.
#[test]
fn tools_are_seen_on_a_phone_on_its_side() {
    browse("tools_are_seen_on_a_phone_on_its_side", Options::PHONE, async |page| {
        page.set_screen(Screen::Touch { width: 740, height: 360 }).await?;
        page.open("#v=1&g=international&m=32-28,19-23").await?;
        let last = "document.querySelector('#tools > :nth-child(12)').getBoundingClientRect()";
        let bottom = number(page, &format!("{last}.bottom")).await?;
        assert!(bottom <= 360.0, "{bottom} px");
        Ok(())
    });
}

/// What is opened last in the form of a new game is not hidden by the dialog's foot.
#[test]
fn options_of_a_game_are_seen_once_opened() {
    browse("options_of_a_game_are_seen_once_opened", Options::PHONE, async |page| {
        for (width, height) in [(320, 568), (740, 360)] {
            page.set_screen(Screen::Touch { width, height }).await?;
            page.open("#v=1&g=international&p=2").await?;
            page.push("New game").await?;
            page.wait_for(".picker", Limit::REACTION).await?;
            page.push("Opponent and options").await?;
            page.wait_for(".terms", Limit::REACTION).await?;
            page.click(page.pointer().await?, ".terms summary").await?;
            // In a low window the foot stands beside them.
            let seen = "(() => {
                const option = document.querySelector('.terms[open] > :nth-child(2)')
                    ?.getBoundingClientRect();
                const foot = document.querySelector('.picker__foot').getBoundingClientRect();
                return option?.bottom <= (foot.left >= option?.right ? innerHeight : foot.top);
            })()";
            page.wait_until("the options", Limit::REACTION, async || page.holds(seen).await)
                .await?;
        }
        Ok(())
    });
}

/// What is pressed with a finger is 44 pixels high, squares, moves in lines and links within a text apart.
#[test]
fn targets_of_a_finger_are_high_enough() {
    browse(
        "targets_of_a_finger_are_high_enough",
        Options::PHONE.needing(&[Need::Touch]),
        async |page| {
            let faces = [
                ("g=international&m=32-28,19-23", None),
                ("g=international&p=2&m=32-28,18-23,resign", None),
                ("g=international&m=32-28,19-23&t=32-28_19-23_(18-23_34-29)&tn=0.1", None),
                (
                    "g=dameo&mode=exercise&fen=W:Wa1,b1:Bb8,d8&goal=move&acc=b1-c2&hint=Go_right.",
                    None,
                ),
                ("g=international", Some(("New game", ".picker"))),
                ("g=international&m=32-28", Some(("Damiera", ".home"))),
            ];
            let low = "[...document.querySelectorAll('button, select, summary, .choice__option')]
            .filter(it => it.checkVisibility() && it.closest('dialog[open]') === document.querySelector('dialog[open]'))
            .filter(it => !it.matches('#board *, .link, .tree__ply, .top__home, .top__game, .top__skip'))
            .filter(it => it.getBoundingClientRect().height < 43.5)
            .map(it => `${it.className}: ${it.textContent.slice(0, 20)}`)";
            for (width, height) in [(320, 568), (740, 360)] {
                page.set_screen(Screen::Touch { width, height }).await?;
                for (link, opened) in faces {
                    page.open(&format!("#v=1&{link}")).await?;
                    if let Some((name, dialog)) = opened {
                        page.push(name).await?;
                        page.wait_for(dialog, Limit::REACTION).await?;
                    }
                    let found = page.script(&format!("return {low}"), vec![]).await?;
                    assert_eq!(found, serde_json::json!([]), "{link} at {width}x{height}");
                }
            }
            Ok(())
        },
    );
}

/// On a small phone the levels have the width of the dialog, and the words of house rules are whole.
#[test]
fn options_of_a_game_are_whole_on_a_small_phone() {
    browse("options_of_a_game_are_whole", Options::PHONE, async |page| {
        page.set_screen(Screen::Touch { width: 320, height: 568 }).await?;
        page.open("").await?;
        page.push("New game").await?;
        page.wait_for(".picker", Limit::REACTION).await?;
        page.push("Opponent and options").await?;
        page.wait_for(".picker__level input", Limit::REACTION).await?;
        let slider = "document.querySelector('.picker__level input').getBoundingClientRect().width";
        let width = number(page, slider).await?;
        assert!(width >= 240.0, "{width} px");
        page.push("Other game").await?;
        page.wait_for(".card--more", Limit::REACTION).await?;
        page.choose_in_dialog(".card--more").await?;
        page.wait_for(".house__start svg", Limit::REACTION).await?;
        let cut = "[...document.querySelectorAll('.house select')].flatMap(list => {
                const shown = list.parentElement.querySelector('.house__picked');
                return [...list.options].filter(option => {
                    shown.textContent = option.text;
                    const [inner, outer] = [shown, list].map(it => it.getBoundingClientRect());
                    return inner.height > outer.height || shown.scrollWidth > shown.clientWidth;
                }).map(option => option.text);
            })";
        let found = page.script(&format!("return {cut}"), vec![]).await?;
        assert_eq!(found, serde_json::json!([]));
        Ok(())
    });
}

/// In a wide frame all stands beside the board, in a small upright one below it; either way all is seen.
#[test]
fn an_embedded_exercise_is_seen_whole() {
    browse("an_embedded_exercise_is_seen_whole", Options::DESK, async |page| {
        let link = "variant=dameo&mode=exercise&fen=W:Wa1,b1:Bb8,d8&goal=move&accept=b1-c2&hint=Go";
        for (width, height, is_beside) in [(1366, 650, true), (400, 480, false)] {
            page.set_screen(Screen::Window { width, height }).await?;
            page.open_beside(&format!("embed/index.html#{link}")).await?;
            let embed =
                "document.querySelector('damiera-board')?.shadowRoot.querySelector('.embed')";
            page.wait_until("the board", Limit::LOAD, async || page.holds(embed).await).await?;
            let place = |part: &str| {
                format!("{embed}.querySelector('[part={part}]').getBoundingClientRect()")
            };
            let (board, controls) = (place("board"), place("controls"));
            let is_seen =
                format!("{controls}.bottom <= innerHeight && {board}.bottom <= innerHeight");
            assert!(page.holds(&is_seen).await?, "at {width}x{height}");
            let beside = format!("{controls}.left >= {board}.right");
            assert_eq!(page.holds(&beside).await?, is_beside, "at {width}x{height}");
        }
        Ok(())
    });
}

/// The board that house rules make is seen with every choice.
#[test]
fn the_board_of_house_rules_stays_in_view() {
    browse("the_board_of_house_rules_stays_in_view", Options::PHONE, async |page| {
        page.open("").await?;
        page.push("New game").await?;
        page.wait_for(".card--more", Limit::REACTION).await?;
        for (width, height) in [(360, 640), (740, 360)] {
            page.set_screen(Screen::Touch { width, height }).await?;
            if page.count(".house").await? == 0 {
                page.choose_in_dialog(".card--more").await?;
                page.wait_for(".house__start svg", Limit::REACTION).await?;
            }
            let scroll = "const dialog = document.querySelector('dialog[open]');
                dialog.scrollTop = dialog.scrollHeight;
                const board = dialog.querySelector('.house__start svg').getBoundingClientRect();
                const close = dialog.querySelector('.dialog__head .button').getBoundingClientRect();
                const words = dialog.querySelector('.house__words').getBoundingClientRect();
                return dialog.scrollTop > 300 && board.top >= close.bottom
                    && (board.bottom <= innerHeight / 2
                        || board.left >= words.right && board.bottom <= innerHeight * .6)";
            assert_eq!(page.script(scroll, vec![]).await?, true, "at {width}x{height}");
        }
        Ok(())
    });
}

/// In a low window what is chosen, and the ways on, stand beside the games and the choices, not over them.
#[test]
fn a_low_window_keeps_its_height_for_what_is_read() {
    browse("a_low_window_keeps_its_height", Options::PHONE, async |page| {
        for screen in
            [Screen::Touch { width: 740, height: 360 }, Screen::Window { width: 683, height: 325 }]
        {
            page.set_screen(screen).await?;
            page.open("").await?;
            page.push("New game").await?;
            page.wait_for(".picker .card", Limit::REACTION).await?;
            let beside = |content: &str, foot: &str| {
                format!(
                    "const [content, foot] = ['{content}', '{foot}']
                        .map(css => document.querySelector(css).getBoundingClientRect());
                    return foot.left >= content.right && foot.top >= 0 && foot.bottom <= innerHeight"
                )
            };
            let foot = page.script(&beside(".picker__games", ".picker__foot"), vec![]).await?;
            assert_eq!(foot, true, "new game on {screen:?}");
            page.choose_in_dialog(".card--more").await?;
            page.wait_for(".house__start svg", Limit::REACTION).await?;
            let foot = page.script(&beside(".house__group", ".house__end"), vec![]).await?;
            assert_eq!(foot, true, "house rules on {screen:?}");
        }
        Ok(())
    });
}

/// Who is better, then the lines: no tools between them where a desk is low.
#[test]
fn lines_of_an_analysis_are_in_view() {
    browse("lines_of_an_analysis_are_in_view", Options::DESK, async |page| {
        page.set_screen(Screen::Window { width: 1366, height: 650 }).await?;
        page.open("#v=1&g=international&m=32-28,19-23,28x19,14x23").await?;
        page.push("Analysis").await?;
        page.wait_for(".lines", Limit::REACTION).await?;
        let lines = "document.querySelector('.lines').getBoundingClientRect()";
        let verdict = "document.querySelector('.analysis__verdict').getBoundingClientRect()";
        let between = number(page, &format!("{lines}.top - {verdict}.bottom")).await?;
        assert!((0.0..40.0).contains(&between), "{between} px below the verdict");
        assert!(page.holds(&format!("{lines}.bottom <= innerHeight")).await?);
        Ok(())
    });
}

/// On a phone on its side the moves of a study are seen with the glyphs for them.
#[test]
fn glyphs_of_a_study_are_in_view_in_a_low_window() {
    browse("glyphs_of_a_study_are_in_view", Options::PHONE, async |page| {
        let link = "v=1&g=international&m=32-28,19-23&t=32-28_19-23_(18-23_34-29)&tn=0.1";
        for screen in
            [Screen::Touch { width: 740, height: 360 }, Screen::Window { width: 683, height: 325 }]
        {
            page.set_screen(screen).await?;
            page.open(&format!("#{link}")).await?;
            page.wait_for(".tree__glyphs .button", Limit::LOAD).await?;
            let glyphs = "document.querySelector('.tree__glyphs').getBoundingClientRect()";
            let bottom = number(page, &format!("{glyphs}.bottom - innerHeight")).await?;
            assert!(bottom <= 0.0, "{bottom} px too low on {screen:?}");
            let rows = number(page, "document.querySelector('.tree').clientHeight").await?;
            assert!(rows >= 72.0, "{rows} px of moves on {screen:?}");
        }
        Ok(())
    });
}

/// Two clocks beside the board of a low window leave a gap to it, and hold what they say.
#[test]
fn clocks_of_a_low_window_stand_apart_from_the_board() {
    browse("clocks_of_a_low_window_stand_apart", Options::PHONE, async |page| {
        for (width, height) in [(740, 360), (667, 375)] {
            page.set_screen(Screen::Touch { width, height }).await?;
            page.open("#v=1&g=international&p=2").await?;
            page.push("New game").await?;
            page.wait_for(".picker", Limit::REACTION).await?;
            page.push("Opponent and options").await?;
            page.wait_for(".terms", Limit::REACTION).await?;
            page.click(page.pointer().await?, ".terms summary").await?;
            page.choose_in_dialog("[name=clock]:not(:checked)").await?;
            page.choose_in_dialog(".picker__start").await?;
            page.wait_for(".player--clock", Limit::REACTION).await?;
            let fits = "[...document.querySelectorAll('.player--clock')].every(clock =>
                    clock.scrollWidth <= clock.clientWidth && clock.scrollHeight <= clock.clientHeight
                    && clock.getBoundingClientRect().right + 14 <= document.querySelector('#board')
                        .getBoundingClientRect().left)";
            assert!(page.holds(fits).await?, "at {width}x{height}");
        }
        Ok(())
    });
}

/// Before the first move the boards to begin with come before tools that have nothing to do yet.
#[test]
fn boards_to_begin_with_come_before_the_tools() {
    browse("boards_to_begin_with_come_first", Options::PHONE, async |page| {
        for screen in [
            Screen::Touch { width: 740, height: 360 },
            Screen::Touch { width: 820, height: 1180 },
            Screen::Window { width: 1366, height: 650 },
        ] {
            page.set_screen(screen).await?;
            page.open("").await?;
            page.wait_for(".boards__one:nth-child(6)", Limit::LOAD).await?;
            let first = "document.querySelector('.boards').getBoundingClientRect().bottom
                <= document.querySelector('.controls').getBoundingClientRect().top";
            assert!(page.holds(first).await?, "on {screen:?}");
        }
        Ok(())
    });
}

/// What is told of a game begins with its rules; where they come from is said after them.
#[test]
fn rules_of_a_game_come_before_their_sources() {
    browse("rules_of_a_game_come_first", Options::PHONE.in_one_engine(), async |page| {
        page.open("#v=1&g=international").await?;
        page.push("International draughts: About this game").await?;
        page.wait_for("dialog[open] .leaflet h3", Limit::LOAD).await?;
        assert_eq!(page.count(".leaflet ~ .about__sources").await?, 1);
        Ok(())
    });
}

/// Those whose names are broken within a word: their longest word is wider than they are.
const BROKEN_NAMES: &str = "return [...document.querySelectorAll(arguments[0])].filter(tool => {
        const of = document.createRange();
        const walk = document.createTreeWalker(tool, NodeFilter.SHOW_TEXT);
        for (let text = walk.nextNode(); text; text = walk.nextNode()) {
            for (const word of text.data.matchAll(/\\S+/g)) {
                of.setStart(text, word.index);
                of.setEnd(text, word.index + word[0].length);
                if (of.getClientRects().length > 1) return true;
            }
        }
        return false;
    }).map(tool => tool.textContent)";

/// On a small phone, held either way, and on a desk the names of the tools are not broken within a word, in any
/// language; nor are those of games on a desk.
#[test]
fn names_of_tools_and_games_are_whole_in_every_language() {
    // Not in Firefox, which breaks words of some languages with a hyphen, as it should.
    browse("names_of_tools_are_whole", Options::PHONE.in_one_engine(), async |page| {
        page.open("").await?;
        for lang in Language::ALL.map(Language::code) {
            page.set_screen(Screen::Touch { width: 320, height: 640 }).await?;
            let choose = "localStorage.setItem('damiera.language', arguments[0])";
            page.script(choose, vec![lang.into()]).await?;
            page.open("#v=1&g=international&m=32-28").await?;
            assert_eq!(page.attribute("html", "lang").await?.as_deref(), Some(lang));
            page.script("document.querySelector('#tools').showPopover()", vec![]).await?;
            page.wait_for("#tools:popover-open", Limit::REACTION).await?;
            let found = page.script(BROKEN_NAMES, vec![".tool".into()]).await?;
            assert_eq!(found, serde_json::json!([]), "{lang} on a phone");
            page.script("document.querySelector('#tools').hidePopover()", vec![]).await?;
            for (width, height) in [(740, 360), (1280, 900)] {
                page.set_screen(Screen::Touch { width, height }).await?;
                page.wait_for("#tools:not(:popover-open) .tool", Limit::REACTION).await?;
                let found = page.script(BROKEN_NAMES, vec![".tool".into()]).await?;
                assert_eq!(found, serde_json::json!([]), "{lang} at {width}x{height}");
            }
            page.open("#v=1&g=dameo").await?;
            page.wait_for(".boards__one:nth-child(6)", Limit::LOAD).await?;
            for (width, height) in [(1280, 900), (1366, 650)] {
                page.set_screen(Screen::Window { width, height }).await?;
                let found = page.script(BROKEN_NAMES, vec![".boards__name".into()]).await?;
                assert_eq!(found, serde_json::json!([]), "{lang} at {width}x{height}");
            }
        }
        Ok(())
    });
}

/// Nothing that happens in a game moves the board.
#[test]
fn board_stays_where_it_is() {
    browse("board_stays_where_it_is", Options::DESK, async |page| {
        use crate::table::{Hand, square};
        let mouse = Hand::Press(Pointer::Mouse);
        page.open("").await?;
        page.begin(Choice { game: "english", opponent: Opponent::Person }).await?;
        page.open("#v=1&g=frisian&fen=W:W43:B8,20,24,27,29,35,39").await?;
        let place = format!("return [{BOARD}.x, {BOARD}.y, {BOARD}.width].join()");
        let before = page.script(&place, vec![]).await?;
        page.click(Pointer::Mouse, &square("20")).await?;
        page.choose_piece(mouse, "43").await?;
        page.land(mouse, "34").await?;
        page.wait_for(".piece--ghost", Limit::REACTION).await?;
        assert_eq!(page.script(&place, vec![]).await?, before, "mid-capture");
        page.land(mouse, "45").await?;
        page.wait_for(".routes", Limit::REACTION).await?;
        assert_eq!(page.script(&place, vec![]).await?, before, "with routes to choose from");
        page.click(Pointer::Mouse, ".routes button").await?;
        page.wait_for_plies(1).await?;
        assert_eq!(page.script(&place, vec![]).await?, before, "after the move");
        page.push("Resign").await?;
        page.push("Yes, resign").await?;
        page.wait_for(".status--over", Limit::REACTION).await?;
        assert_eq!(page.script(&place, vec![]).await?, before, "with a result");
        Ok(())
    });
}

/// The buttons under it do not move either when the computer plays, so that a click does not hit
/// the wrong one.
#[test]
fn buttons_stay_where_they_are_while_the_computer_moves() {
    browse("buttons_stay_where_they_are", Options::DESK, async |page| {
        use crate::table::{Dice, Hand};
        page.open("").await?;
        let opponent = Opponent::Computer { person: "White", level: 7 };
        page.begin(Choice { game: "international", opponent }).await?;
        let mut offer = page.wait_for_turn(Limit::LOAD).await?;
        let watch = "window.places = new Set(); const look = () => {
                places.add(document.querySelector('.controls').getBoundingClientRect().y);
                requestAnimationFrame(look); };
            look();";
        page.script(watch, vec![]).await?;
        let mut dice = Dice(41);
        for n_plies in [2, 4] {
            page.play_any(Hand::Press(Pointer::Mouse), &offer, &mut dice).await?;
            let answered = |offer: &Offer| offer.n_plies == n_plies;
            offer = page.wait_for_offer("the answer", Limit::LOAD, answered).await?;
        }
        let places = page.script("return [...places]", vec![]).await?;
        assert_eq!(places.as_array().map(Vec::len), Some(1), "from the top: {places}");
        Ok(())
    });
}

/// Those made from a game's facts as well, in both directions of writing, and the menus in their heads.
#[test]
fn rules_pages_fit_small_phones_and_have_no_faults() {
    browse("rules_pages_fit", Options::PHONE.in_one_engine(), async |page| {
        page.set_screen(Screen::Touch { width: 320, height: 640 }).await?;
        for path in ["en/turkish", "he/index", "ar/dameo", "ru/russian", "de/english-huff"] {
            page.open_beside(&format!("rules/{path}.html")).await?;
            page.wait_for("main", Limit::LOAD).await?;
            page.axe().await?;
            check_fits_across(page, path).await?;
            for menu in ["pages", "languages"] {
                page.script(&format!("document.querySelector('#{menu}').showPopover()"), vec![])
                    .await?;
                page.wait_for(&format!("#{menu}:popover-open"), Limit::REACTION).await?;
                check_fits_across(page, &format!("{path}, {menu}")).await?;
                page.axe().await?;
                page.portray(&format!("rules-{}-{menu}", path.replace('/', "-"))).await?;
                page.script(&format!("document.querySelector('#{menu}').hidePopover()"), vec![])
                    .await?;
            }
        }
        Ok(())
    });
}
