//! The first board of a visit: it can be played on while the app is being fetched, which then takes
//! it over.

use std::fs;
use std::path::Path;
use std::rc::Rc;

use fantoccini::key::Key;
use serde_json::Value;

use xtask::serve::StaticServer;
use xtask::size;
use xtask::workspace;

use crate::harness::{Failure, Limit, Need, Options, Page, Pointer, Scheme, Screen, browse, serve};
use crate::offline::{Site, visit};
use crate::table::{Hand, Offer};

/// The first board is there, and the app is not.
const STANDS: &str = "html[data-first-board]:not([data-app]) #board button";
const APP: &str = "html[data-app] #board button";

/// The most bytes that may be fetched before there is a board to play on, brotli-compressed.
const TRANSFER: usize = 175_000;

const HOME_SCREEN_ICON: &str = "document.querySelector('link[rel=apple-touch-icon]') !== null";

const PHONE: Options =
    Options { screen: Screen::Touch { width: 360, height: 740 }, ..Options::DESK };

/// A page whose second part is held back by its server.
async fn held(page: &Page, link: &str) -> Result<Rc<StaticServer>, Failure> {
    let server = page.keep(serve(&workspace::built_page()?)?);
    server.hold(&part("split_page.wasm")?);
    visit(page, &format!("{}{link}", server.url())).await?;
    page.wait_for(STANDS, Limit::LOAD).await?;
    Ok(server)
}

/// A file of the page's program, as a path below the page's folder.
fn part(file: &str) -> Result<String, Failure> {
    Ok(format!("{}/{file}", name_of(&workspace::built_page()?, "app-")))
}

/// The file or folder whose name begins with this.
fn name_of(folder: &Path, start: &str) -> String {
    let files = fs::read_dir(folder).expect("the page is built").flatten();
    let mut names = files.map(|file| file.file_name().to_string_lossy().into_owned());
    names.find(|name| name.starts_with(start)).expect("it is in the page")
}

/// The names of the files that the page has fetched, each with the time of its request.
async fn fetched(page: &Page) -> Result<Vec<(String, f64)>, Failure> {
    let body = "return performance.getEntriesByType('resource')
        .map(entry => [new URL(entry.name).pathname.slice(1), entry.startTime])";
    let found = page.script(body, vec![]).await?;
    let entry = |entry: &Value| Some((entry[0].as_str()?.to_owned(), entry[1].as_f64()?));
    Ok(found.as_array().into_iter().flatten().filter_map(entry).collect())
}

async fn wait_until_fetched(page: &Page, part: &str) -> Result<(), Failure> {
    let is_there = async || Ok(fetched(page).await?.iter().any(|(name, _)| name.contains(part)));
    page.wait_until(&format!("{part} to arrive"), Limit::LOAD, is_there).await
}

/// The positions of the board, the header and the first strip: left, top, width, height.
async fn places(page: &Page) -> Result<Vec<f64>, Failure> {
    let body = "return ['#board', '.top', '.player', '.status'].flatMap(css => {
            const box = document.querySelector(css).getBoundingClientRect();
            return [box.x, box.y, box.width, box.height];
        })";
    let found = page.script(body, vec![]).await?;
    Ok(found.as_array().into_iter().flatten().filter_map(Value::as_f64).collect())
}

/// The moves in the address.
async fn moves_in_address(page: &Page) -> Result<Vec<String>, Failure> {
    let fragment = page.fragment().await?;
    let moves = fragment.split('&').find_map(|pair| pair.strip_prefix("m=")).unwrap_or_default();
    Ok(moves.split(',').filter(|mv| !mv.is_empty()).map(str::to_owned).collect())
}

/// Waits until this many plies have been played and it is the person's turn, on the first board or
/// in the app.
async fn wait_for_turn_after(page: &Page, n_plies: usize) -> Result<Vec<String>, Failure> {
    let is_turn = async || {
        Ok(moves_in_address(page).await?.len() == n_plies
            && !page.offer().await?.movable.is_empty())
    };
    page.wait_until(&format!("a turn after {n_plies} plies"), Limit::LOAD, is_turn).await?;
    moves_in_address(page).await
}

async fn wait_for_app(page: &Page) -> Result<(), Failure> {
    page.wait_for(APP, Limit::LOAD).await
}

async fn goes_on_in_the_app(page: &Page, hand: Hand) -> Result<(), Failure> {
    let server = held(page, "").await?;
    let before = places(page).await?;
    page.play(hand, &["c3", "c4"]).await?;
    let played = wait_for_turn_after(page, 2).await?;
    assert_eq!(played[0], "c3-c4");
    let pieces = page.pieces().await?;

    // A reload finds the game in the address.
    page.reload_elsewhere().await?;
    page.wait_for(STANDS, Limit::LOAD).await?;
    assert_eq!(page.pieces().await?, pieces);
    assert_eq!(page.text(".status").await?, "Your turn");

    // The app arrives while a piece is chosen: it waits until the move has been made and answered.
    page.script(
        "window.shift = 0;
        new PerformanceObserver(list => {
            for (const entry of list.getEntries()) window.shift += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });",
        vec![],
    )
    .await?;
    page.choose_piece(hand, "d3").await?;
    server.release();
    wait_until_fetched(page, &part("split_page.wasm")?).await?;
    assert_eq!(page.offer().await?.selected, ["d3"]);
    page.land(hand, "d4").await?;
    wait_for_app(page).await?;
    let now = wait_for_turn_after(page, 4).await?;
    assert_eq!(page.moves().await?, now);
    assert_eq!(now[..3], [&played[..], &["d3-d4".to_owned()]].concat());
    assert!(page.texts(".player").await?.join(" ").contains("Computer, level 3"));
    assert_eq!(page.text("[data-part=notice]").await?, "");
    for (there, was) in places(page).await?.iter().zip(&before) {
        assert!((there - was).abs() <= 2.0, "{before:?}");
    }
    let shift = page.script("return window.shift", vec![]).await?;
    assert!(shift.as_f64().is_some_and(|shift| shift <= 0.02), "{shift}");
    Ok(())
}

#[test]
fn a_game_begun_on_the_first_board_goes_on_in_the_app() {
    browse("a_game_begun_on_the_first_board_goes_on_in_the_app", Options::DESK, async |page| {
        goes_on_in_the_app(page, Hand::Press(Pointer::Mouse)).await
    });
}

#[test]
fn a_game_begun_on_a_phone_goes_on_in_the_app() {
    let phone = PHONE.needing(&[Need::Touch]);
    browse("a_game_begun_on_a_phone_goes_on_in_the_app", phone, async |page| {
        goes_on_in_the_app(page, Hand::Press(Pointer::Finger)).await
    });
}

#[test]
fn the_first_board_comes_before_the_app_and_is_small() {
    browse("the_first_board_comes_before_the_app_and_is_small", Options::DESK, async |page| {
        let server = held(page, "").await?;
        let stood = "return performance.getEntriesByName('damiera-first-board')[0].startTime";
        let stood = page.script(stood, vec![]).await?.as_f64().expect("a first board stands");
        let files = fetched(page).await?;
        let mut before: Vec<_> =
            files.iter().filter(|(_, at)| *at < stood).map(|(name, _)| name.as_str()).collect();
        before.push("index.html");
        before.sort_unstable();
        before.dedup();
        assert!(before.iter().all(|name| size::is_first(name)), "{before:?}");
        assert_eq!(before.iter().filter(|name| name.contains(".wasm")).count(), 1);
        let mut bytes = 0;
        for name in before {
            let file = fs::read(workspace::built_page()?.join(name)).unwrap();
            bytes += size::brotli_size(&file).unwrap();
        }
        assert!(bytes <= TRANSFER, "{bytes} bytes");
        // No list of what is fetched tells of this one, which Firefox asks for wherever it is named.
        assert!(!page.holds(HOME_SCREEN_ICON).await?);
        server.release();
        wait_for_app(page).await?;
        assert!(page.holds(HOME_SCREEN_ICON).await?);
        Ok(())
    });
}

#[test]
fn the_first_board_is_accessible() {
    browse("the_first_board_is_accessible", Options::DESK.in_one_engine(), async |page| {
        let server = held(page, "").await?;
        page.screenshot("first-board").await?;
        page.axe().await?;
        // The focus stays where it was.
        page.tab_to("#board button").await?;
        page.press(Key::Up).await?;
        let square = page.focused_square().await?;
        server.release();
        wait_for_app(page).await?;
        let is_there = async || Ok(page.focused_square().await? == square);
        page.wait_until("the keyboard on its square", Limit::REACTION, is_there).await
    });
}

#[test]
fn the_first_board_is_accessible_in_the_dark_on_a_phone() {
    let dark = Options { scheme: Scheme::Dark, language: "it-IT", ..PHONE };
    browse(
        "the_first_board_is_accessible_in_the_dark_on_a_phone",
        dark.in_one_engine(),
        async |page| {
            held(page, "").await?;
            assert_eq!(page.text(".status__line").await?, "Tutti i giochi di dama");
            let fits = "document.documentElement.scrollWidth <= innerWidth";
            assert!(page.holds(fits).await?, "the page is wider than the screen");
            page.screenshot("first-board-dark-phone").await?;
            page.axe().await
        },
    );
}

#[test]
fn the_first_board_shows_what_a_link_asks_for() {
    browse("the_first_board_shows_what_a_link_asks_for", Options::DESK, async |page| {
        let link = "v=1&g=frisian&m=31-27&o=b&you=b&lv=2";
        let server = held(page, &format!("#{link}")).await?;
        assert!(page.text(".top__game").await?.contains("Frisian"));
        assert_eq!(page.first_square().await?, "50");
        assert_eq!(page.fragment().await?, link, "no move has been played");
        server.release();
        wait_for_app(page).await?;
        assert_eq!(page.moves().await?, ["31-27"]);
        assert_eq!(page.first_square().await?, "50");
        assert!(page.texts(".player").await?.join(" ").contains("Computer, level 2"));
        assert_eq!(page.text("[data-part=notice]").await?, "");
        Ok(())
    });
}

#[test]
fn a_link_pasted_over_the_first_board_lets_its_game_wait() {
    browse("a_link_pasted_over_the_first_board_lets_its_game_wait", Options::DESK, async |page| {
        let server = held(page, "").await?;
        page.play(Hand::Press(Pointer::Mouse), &["c3", "c4"]).await?;
        wait_for_turn_after(page, 2).await?;
        let pieces = page.pieces().await?;
        page.script("location.hash = 'v=1&g=frisian&m=31-27'", vec![]).await?;
        server.release();
        wait_for_app(page).await?;
        page.wait_for_notice("came from a link").await?;
        assert_eq!(page.moves().await?, ["31-27"]);
        page.push("Back to my game").await?;
        page.wait_for_plies(2).await?;
        assert_eq!(page.pieces().await?, pieces);
        Ok(())
    });
}

/// Whether a first board has been shown since the page was opened.
const SHOWN: &str = "return performance.getEntriesByName('damiera-first-board').length > 0";

#[test]
fn a_return_visit_goes_straight_to_the_app() {
    browse("a_return_visit_goes_straight_to_the_app", Options::DESK, async |page| {
        page.open("").await?;
        assert_eq!(page.script(SHOWN, vec![]).await?, true);
        for rest in ["", "#v=1&g=frisian&m=31-27"] {
            page.open(rest).await?;
            assert_eq!(page.script(SHOWN, vec![]).await?, false, "{rest}");
        }
        Ok(())
    });
}

#[test]
fn links_that_take_the_app_go_straight_to_it() {
    browse(
        "links_that_take_the_app_go_straight_to_it",
        Options::DESK.in_one_engine(),
        async |page| {
            for rest in [
                "#v=1&g=dameo&mk=c3",
                "#v=1&g=international&m=32-28,19-23&ply=1",
                "?v=1&g=frisian&m=31-27",
                "#v=1&g=international&mode=exercise&fen=W:W32:B28&goal=capture-max",
                "#v=1&g=international&m=32-28,99-1",
            ] {
                // Each server is an origin of its own, for which nothing is stored.
                let server = page.keep(serve(&workspace::built_page()?)?);
                visit(page, &format!("{}{rest}", server.url())).await?;
                wait_for_app(page).await?;
                assert_eq!(page.script(SHOWN, vec![]).await?, false, "{rest}");
            }
            page.wait_for_notice("99-1").await
        },
    );
}

#[test]
fn a_page_that_does_not_come_is_told_and_asked_for_again() {
    browse("a_page_that_does_not_come_is_told_and_asked_for_again", PHONE, async |page| {
        // This link needs the whole page, so no board is shown in the meantime.
        for missing in ["app_bg.wasm", "split_page.wasm"] {
            let site = page.keep(Site::new("no-page", ""));
            let file = site.0.join(part(missing)?);
            let kept = file.with_extension("kept");
            fs::rename(&file, &kept).unwrap();
            let server = page.keep(serve(&site.0)?);
            visit(page, &format!("{}#v=1&g=dameo&mk=c3", server.url())).await?;
            page.wait_for(".loading__failed:not([hidden])", Limit::LOAD).await?;
            assert!(page.text(".loading__failed").await?.contains("could not be loaded"));
            page.screenshot("not-loaded").await?;
            page.axe().await?;
            fs::rename(&kept, &file).unwrap();
            wait_for_app(page).await?;
            let can_move = |offer: &Offer| !offer.movable.is_empty();
            page.wait_for_offer("a turn", Limit::REACTION, can_move).await?;
        }
        // The browser logs the file that could not be fetched.
        page.forget_console().await
    });
}

#[test]
fn a_dialog_that_does_not_come_is_told_and_asked_for_again() {
    browse("a_dialog_that_does_not_come_is_told_and_asked_for_again", PHONE, async |page| {
        let site = page.keep(Site::new("no-dialogs", ""));
        let file = site.0.join(part("split_rooms.wasm")?);
        let kept = file.with_extension("kept");
        fs::rename(&file, &kept).unwrap();
        let server = page.keep(serve(&site.0)?);
        visit(page, &server.url()).await?;
        wait_for_app(page).await?;
        page.push("New game").await?;
        page.wait_for_words("dialog[open]", "could not be loaded").await?;
        page.screenshot("dialog-not-loaded").await?;
        page.axe().await?;
        fs::rename(&kept, &file).unwrap();
        page.wait_for_words("dialog[open] h2", "New game").await?;
        // The browser logs the file that could not be fetched.
        page.forget_console().await
    });
}

#[test]
fn a_tool_that_does_not_come_is_told_and_asked_for_again() {
    browse("a_tool_that_does_not_come_is_told_and_asked_for_again", PHONE, async |page| {
        let site = page.keep(Site::new("no-tools", ""));
        let file = site.0.join(part("split_rooms.wasm")?);
        let kept = file.with_extension("kept");
        fs::rename(&file, &kept).unwrap();
        let server = page.keep(serve(&site.0)?);
        visit(page, &server.url()).await?;
        wait_for_app(page).await?;
        page.push("Edit board").await?;
        page.wait_for_words(".table__side [role=alert]", "could not be loaded").await?;
        page.screenshot("tool-not-loaded").await?;
        page.axe().await?;
        fs::rename(&kept, &file).unwrap();
        page.wait_for_words(".editor h2", "Board editor").await?;
        page.wait_for("#editor-title:focus", Limit::REACTION).await?;
        // The browser tells of the file that did not come.
        page.forget_console().await
    });
}

#[test]
fn a_browser_that_cannot_run_it_is_told() {
    browse("a_browser_that_cannot_run_it_is_told", PHONE, async |page| {
        let site = page.keep(Site::new("too-old", ""));
        // A function whose only instruction is unknown to every browser.
        let unknown =
            b"\0asm\x01\0\0\0\x01\x04\x01\x60\0\0\x03\x02\x01\0\x0a\x05\x01\x03\0\xff\x0b";
        fs::write(site.0.join(part("app_bg.wasm")?), unknown).unwrap();
        let server = page.keep(serve(&site.0)?);
        visit(page, &server.url()).await?;
        page.wait_for(".loading__old:not([hidden])", Limit::LOAD).await?;
        assert!(page.text(".loading__old").await?.contains("too old"));
        page.screenshot("too-old").await?;
        page.axe().await?;
        // The browser logs what it could not compile.
        page.forget_console().await
    });
}
