//! Boards on a page of another site: loaded once, played on, heard.

use std::fs;
use std::path::PathBuf;

use serde_json::Value;
use xtask::serve::StaticServer;
use xtask::workspace;

use crate::harness::{Failure, Limit, Options, Page, Pointer, browse};

/// The most that such a page may fetch of ours, in bytes as brotli leaves them: the computer's
/// worker, which nobody has asked for yet, not among them.
const TRANSFER: u64 = 200_000;

/// A page of another site with every kind of board, and its server.
struct Foreign {
    folder: PathBuf,
    _app: StaticServer,
    server: StaticServer,
}

impl Foreign {
    fn start(name: &str) -> Result<Self, Failure> {
        let app = StaticServer::start(&workspace::built_page()?, 0)?;
        let folder = std::env::temp_dir().join(format!("damiera-{name}-{}", std::process::id()));
        let source = workspace::root()?.join("tests/browser/foreign");
        fs::create_dir_all(&folder).expect("there is room");
        let html = fs::read_to_string(source.join("host.html")).expect("it is in the checkout");
        let diagram = "<damiera-board variant=\"dameo\"><svg viewBox=\"0 0 8 8\" role=\"img\" \
                       aria-label=\"Dameo\"><rect width=\"8\" height=\"8\"/></svg></damiera-board>\n";
        let html = html.replace("<!-- DIAGRAMS -->", &diagram.repeat(20));
        fs::write(folder.join("host.html"), html.replace("APP/", &app.url()))
            .expect("there is room");
        fs::copy(source.join("host.js"), folder.join("host.js")).expect("there is room");
        let server = StaticServer::start(&folder, 0)?;
        Ok(Self { folder, _app: app, server })
    }

    async fn open(&self, page: &Page) -> Result<(), Failure> {
        page.open_elsewhere(&format!("{}host.html", self.server.url())).await
    }
}

impl Drop for Foreign {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// What the page has heard of a kind from a board or a frame.
async fn heard(page: &Page, who: &str, kind: &str) -> Result<Vec<Value>, Failure> {
    let body = "return window.heard.filter(message =>
        (message.board ?? message.frame) === arguments[0] && message.type === arguments[1])";
    let found = page.script(body, vec![who.into(), kind.into()]).await?;
    Ok(found.as_array().cloned().unwrap_or_default())
}

async fn wait_until_heard(page: &Page, who: &str, kind: &str) -> Result<Value, Failure> {
    let what = format!("{kind} from {who}");
    page.wait_until(&what, Limit::LOAD, async || Ok(!heard(page, who, kind).await?.is_empty()))
        .await?;
    Ok(heard(page, who, kind).await?.pop().unwrap_or_default())
}

fn square(board: &str, label: &str) -> String {
    format!("#{board} >>> #board button[data-label='{label}']")
}

#[test]
fn a_game_is_played_on_a_page_of_another_site() {
    browse("a_game_is_played_on_a_page_of_another_site", Options::DESK, async |page| {
        let foreign = Foreign::start("embed-play")?;
        foreign.open(page).await?;
        page.middle_of("#play").await?;
        wait_until_heard(page, "play", "ready").await?;
        page.click(Pointer::Mouse, &square("play", "a1")).await?;
        page.click(Pointer::Mouse, &square("play", "a2")).await?;
        let told = wait_until_heard(page, "play", "move").await?;
        assert_eq!(told["move"], "a1-a2");
        assert_eq!((&told["by"], &told["ply"]), (&"person".into(), &1.into()));
        page.drag(Pointer::Mouse, &square("play", "a8"), &square("play", "a7")).await?;
        let second = async || Ok(heard(page, "play", "move").await?.len() == 2);
        page.wait_until("the second move", Limit::REACTION, second).await?;
        // A move against the rules is refused with the reason.
        page.script("document.getElementById('play').play('a1-a8')", vec![]).await?;
        let told = wait_until_heard(page, "play", "error").await?;
        assert!(told["message"].as_str().unwrap_or_default().contains("a1-a8"), "{told}");
        Ok(())
    });
}

#[test]
fn the_computer_plays_on_a_page_of_another_site() {
    browse("the_computer_plays_on_a_page_of_another_site", Options::DESK, async |page| {
        let foreign = Foreign::start("embed-computer")?;
        foreign.open(page).await?;
        page.middle_of("#computer").await?;
        // Black begins in English draughts.
        let told = wait_until_heard(page, "computer", "move").await?;
        assert_eq!(told["by"], "computer");
        Ok(())
    });
}

#[test]
fn a_game_is_stepped_through() {
    browse("a_game_is_stepped_through", Options::DESK, async |page| {
        let foreign = Foreign::start("embed-replay")?;
        foreign.open(page).await?;
        page.middle_of("#replay").await?;
        wait_until_heard(page, "replay", "ready").await?;
        page.click(Pointer::Mouse, "#replay >>> .moves__go:nth-child(3)").await?;
        let told = wait_until_heard(page, "replay", "position").await?;
        assert_eq!(told["ply"], 3);
        page.script("document.getElementById('replay').goTo('last')", vec![]).await?;
        let last = async || Ok(wait_until_heard(page, "replay", "position").await?["ply"] == 4);
        page.wait_until("the last position", Limit::REACTION, last).await
    });
}

#[test]
fn frames_speak_with_the_page_around_in_a_sandbox_too() {
    browse("frames_speak_with_the_page_around_in_a_sandbox_too", Options::DESK, async |page| {
        let foreign = Foreign::start("embed-frames")?;
        foreign.open(page).await?;
        for (frame, id, mv) in [("frame", "one", "32-28"), ("sandbox", "two", "a3-a4")] {
            wait_until_heard(page, id, "ready").await?;
            let body = "document.getElementById(arguments[0]).contentWindow.postMessage(
                { ns: 'damiera', v: 1, type: 'play', move: arguments[1] }, '*')";
            page.script(body, vec![frame.into(), mv.into()]).await?;
            let told = wait_until_heard(page, id, "move").await?;
            assert_eq!((&told["move"], &told["v"]), (&mv.into(), &1.into()));
        }
        Ok(())
    });
}

#[test]
fn many_boards_cost_one_engine() {
    browse("many_boards_cost_one_engine", Options::DESK, async |page| {
        let foreign = Foreign::start("embed-many")?;
        foreign.open(page).await?;
        for board in ["replay", "play", "exercise"] {
            page.middle_of(&format!("#{board}")).await?;
            wait_until_heard(page, board, "ready").await?;
        }
        let names = "return performance.getEntriesByType('resource').map(entry => entry.name)";
        let found = page.script(names, vec![]).await?;
        let names: Vec<_> =
            found.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        let wasm = names.iter().filter(|name| name.contains(".wasm")).count();
        assert_eq!(wasm, 1, "{names:?}");
        let dist = workspace::built_page()?;
        let mut bytes = 0;
        for name in names.iter().filter_map(|name| Some(name.split_once("/embed/")?.1)) {
            let name = name.split('#').next().unwrap_or_default();
            let file = fs::read(dist.join("embed").join(name)).unwrap();
            bytes += xtask::size::brotli_size(&file).unwrap() as u64;
        }
        assert!(bytes > 0 && bytes <= TRANSFER, "{bytes} bytes");
        // Diagrams with pictures stay what they are.
        let still = "[...document.querySelectorAll('damiera-board:not([mode])')]
            .every(board => board.shadowRoot.querySelector('slot'))";
        assert!(page.holds(still).await?);
        page.axe().await
    });
}
