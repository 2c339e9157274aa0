//! Boards on a page of another site: loaded once, played on, and their events received.

use std::fs;
use std::path::PathBuf;

use fantoccini::key::Key;
use serde_json::Value;
use xtask::serve::StaticServer;
use xtask::workspace;

use crate::harness::{Failure, Limit, Options, Page, Pointer, browse, serve};
use crate::learn::twelve_steps;

/// The most bytes that such a page may fetch from us, brotli-compressed. The engine's worker, which
/// has not been needed yet, and the texts of a language are not included.
const TRANSFER: u64 = 176_000;

/// A page of another site, and its server.
pub(crate) struct Foreign {
    folder: PathBuf,
    app: StaticServer,
    server: StaticServer,
}

impl Foreign {
    /// A site with one page of `tests/browser/foreign`, in which some texts are replaced.
    pub(crate) fn start(name: &str, html: &str, changes: &[(&str, &str)]) -> Result<Self, Failure> {
        Self::serving(serve(&workspace::built_page()?)?, name, html, changes)
    }

    /// The same with our page from this server.
    pub(crate) fn serving(
        app: StaticServer,
        name: &str,
        html: &str,
        changes: &[(&str, &str)],
    ) -> Result<Self, Failure> {
        let folder = std::env::temp_dir().join(format!("damiera-{name}-{}", std::process::id()));
        let source = workspace::root()?.join("tests/browser/foreign");
        fs::create_dir_all(&folder).expect("there is room");
        let html = fs::read_to_string(source.join(html)).expect("it is in the checkout");
        let html = changes.iter().fold(html, |html, (old, new)| html.replace(old, new));
        let html = html.replace("APP/", &app.url());
        fs::write(folder.join("index.html"), html).expect("there is room");
        for file in ["host.js", "refusals.js", "games.pdn"] {
            fs::copy(source.join(file), folder.join(file)).expect("there is room");
        }
        let server = serve(&folder)?;
        Ok(Self { folder, app, server })
    }

    /// A page with every kind of board.
    fn with_all_boards(name: &str) -> Result<Self, Failure> {
        let diagram = "<damiera-board variant=\"dameo\"><svg viewBox=\"0 0 8 8\" role=\"img\" \
                       aria-label=\"Dameo\"><rect width=\"8\" height=\"8\"/></svg></damiera-board>\n";
        Self::start(name, "host.html", &[("<!-- DIAGRAMS -->", &diagram.repeat(20))])
    }

    pub(crate) async fn open(&self, page: &Page) -> Result<(), Failure> {
        page.open_elsewhere(&self.server.url()).await?;
        // On a busy machine, Chromium's driver has been seen to return before the page was there.
        let is_there = "document.readyState === 'complete' && document.querySelector('main')";
        page.wait_until("the page", Limit::LOAD, async || page.holds(is_there).await).await
    }
}

impl Drop for Foreign {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// The events of one kind that the page has received from a board or frame.
pub(crate) async fn heard(page: &Page, who: &str, kind: &str) -> Result<Vec<Value>, Failure> {
    let body = "return window.heard.filter(message =>
        (message.board ?? message.frame) === arguments[0] && message.type === arguments[1])";
    let found = page.script(body, vec![who.into(), kind.into()]).await?;
    Ok(found.as_array().cloned().unwrap_or_default())
}

/// Fails if a board could not be loaded, with the reason.
async fn no_fault(page: &Page, who: &str) -> Result<(), Failure> {
    let faults = heard(page, who, "error").await?;
    let could_not = |fault: &&Value| fault["message"].to_string().contains("could not be loaded");
    assert_eq!(faults.iter().find(could_not), None, "{who}");
    Ok(())
}

pub(crate) async fn wait_until_heard(page: &Page, who: &str, kind: &str) -> Result<Value, Failure> {
    let what = format!("{kind} from {who}");
    page.wait_until(&what, Limit::LOAD, async || {
        no_fault(page, who).await?;
        Ok(!heard(page, who, kind).await?.is_empty())
    })
    .await?;
    Ok(heard(page, who, kind).await?.pop().unwrap_or_default())
}

/// Scrolls to a board and waits until it can be used. What is above it may still change its height.
pub(crate) async fn show(page: &Page, board: &str) -> Result<(), Failure> {
    let what = format!("the board {board}");
    page.wait_until(&what, Limit::LOAD, async || {
        page.middle_of(&format!("#{board}")).await?;
        no_fault(page, board).await?;
        Ok(!heard(page, board, "ready").await?.is_empty())
    })
    .await
}

fn square(board: &str, label: &str) -> String {
    format!("#{board} >>> #board button[data-label='{label}']")
}

#[test]
fn words_of_a_board_begin_where_its_language_has_it() {
    browse("words_of_a_board_begin_where_its_language_has_it", Options::DESK, async |page| {
        let from_the_right = [("<html lang=\"en\">", "<html lang=\"en\" dir=\"rtl\">")];
        let foreign = page.keep(Foreign::start("embed-dir", "host.html", &from_the_right)?);
        foreign.open(page).await?;
        show(page, "play").await?;
        for part in [".embed", "#board"] {
            let script = "return document.querySelector('#play').shadowRoot
                .querySelector(arguments[0]).dir";
            assert_eq!(page.script(script, vec![part.into()]).await?, "ltr", "{part}");
        }
        Ok(())
    });
}

#[test]
fn a_game_is_played_on_a_page_of_another_site() {
    browse("a_game_is_played_on_a_page_of_another_site", Options::DESK, async |page| {
        let foreign = page.keep(Foreign::with_all_boards("embed-play")?);
        foreign.open(page).await?;
        show(page, "play").await?;
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
        let foreign = page.keep(Foreign::with_all_boards("embed-computer")?);
        foreign.open(page).await?;
        show(page, "computer").await?;
        // Black begins in English draughts.
        let told = wait_until_heard(page, "computer", "move").await?;
        assert_eq!(told["by"], "computer");
        Ok(())
    });
}

/// The one change that makes the computer of the page strong.
const AT_FULL_STRENGTH: (&str, &str) = ("level=\"1\"", "level=\"8\"");

#[test]
fn the_computer_fetches_weights_where_it_is_strong() {
    browse("the_computer_fetches_weights_where_it_is_strong", Options::DESK, async |page| {
        for (change, is_strong) in [(AT_FULL_STRENGTH, true), (("", ""), false)] {
            let foreign = page.keep(Foreign::start("embed-weights", "host.html", &[change])?);
            foreign.open(page).await?;
            show(page, "computer").await?;
            wait_until_heard(page, "computer", "move").await?;
            assert_eq!(foreign.app.was_asked_for("/weights/english.gz"), is_strong);
        }
        Ok(())
    });
}

#[test]
fn a_move_does_not_wait_for_weights_that_do_not_come() {
    browse("a_move_does_not_wait_for_weights_that_do_not_come", Options::DESK, async |page| {
        let foreign =
            page.keep(Foreign::start("embed-no-weights", "host.html", &[AT_FULL_STRENGTH])?);
        foreign.app.hold("/weights/");
        foreign.open(page).await?;
        show(page, "computer").await?;
        let told = wait_until_heard(page, "computer", "move").await?;
        assert_eq!(told["by"], "computer");
        assert!(foreign.app.was_asked_for("/weights/english.gz"));
        // The next one does not either, while both are still loading.
        for role in ["can-move", "target"] {
            let square = format!("#computer >>> #board button[data-role={role}]");
            let is_there = async || Ok(page.middle_of(&square).await.is_ok());
            page.wait_until(role, Limit::REACTION, is_there).await?;
            page.click(Pointer::Mouse, &square).await?;
        }
        let second = async || Ok(heard(page, "computer", "move").await?.len() == 3);
        page.wait_until("the computer's second move", Limit::LOAD, second).await
    });
}

#[test]
fn a_game_is_stepped_through() {
    browse("a_game_is_stepped_through", Options::DESK, async |page| {
        let foreign = page.keep(Foreign::with_all_boards("embed-replay")?);
        foreign.open(page).await?;
        show(page, "replay").await?;
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
        let foreign = page.keep(Foreign::with_all_boards("embed-frames")?);
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
        let foreign = page.keep(Foreign::with_all_boards("embed-many")?);
        foreign.open(page).await?;
        for board in ["replay", "play", "exercise"] {
            show(page, board).await?;
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
        // Diagrams with pictures keep them.
        let still = "[...document.querySelectorAll('damiera-board:not([mode])')]
            .every(board => board.shadowRoot.querySelector('slot'))";
        assert!(page.holds(still).await?);
        page.axe().await
    });
}

/// In a sandbox a page has no origin of its own, and some browsers give it no workers.
#[test]
fn the_computer_answers_in_a_sandbox() {
    browse("the_computer_answers_in_a_sandbox", Options::DESK, async |page| {
        let foreign = page.keep(Foreign::start("embed-sandbox", "sandbox.html", &[])?);
        foreign.open(page).await?;
        wait_until_heard(page, "two", "ready").await?;
        let body = "document.getElementById('sandbox').contentWindow.postMessage(
            { ns: 'damiera', v: 1, type: 'play', move: '32-28' }, '*')";
        page.script(body, vec![]).await?;
        let both = async || Ok(heard(page, "two", "move").await?.len() == 2);
        page.wait_until("the computer's answer", Limit::LOAD, both).await?;
        let told = wait_until_heard(page, "two", "move").await?;
        assert_eq!((&told["by"], &told["ply"]), (&"computer".into(), &2.into()));
        // Chromium's console may report the refused worker.
        page.forget_console().await
    });
}

/// Every square is where its name says, and every piece is on its square.
async fn check_places(page: &Page, board: &str) -> Result<(), Failure> {
    let body = "const root = document.getElementById(arguments[0]).shadowRoot;
        const board = root.querySelector('#board').getBoundingClientRect();
        const off = (element, x, y) => {
            const box = element.getBoundingClientRect();
            return Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y);
        };
        const side = board.width / 8, faults = [];
        if (Math.abs(board.height - board.width) > 1) faults.push('the board is not square');
        for (const square of root.querySelectorAll('#board button')) {
            const [column, row] = [square.dataset.label.charCodeAt(0) - 97, 8 - square.dataset.label[1]];
            const [x, y] = [board.x + (column + .5) * side, board.y + (row + .5) * side];
            if (off(square, x, y) > 2) faults.push(square.dataset.label);
            const piece = root.querySelector(`[data-piece='${square.dataset.square}']`);
            if (piece && off(piece, x, y) > side / 8) faults.push(`piece on ${square.dataset.label}`);
        }
        return [faults.join(), root.querySelectorAll('[data-piece]').length];";
    let found = page.script(body, vec![board.into()]).await?;
    assert_eq!((&found[0], &found[1]), (&"".into(), &36.into()));
    Ok(())
}

/// What the page's content security policy has blocked so far.
pub(crate) async fn refused(page: &Page) -> Result<Value, Failure> {
    page.script("return [...new Set(window.refused)]", vec![]).await
}

/// Opens a page whose policy forbids style attributes and much else, and plays a move on it.
async fn play_where_little_is_allowed(page: &Page, foreign: &Foreign) -> Result<(), Failure> {
    foreign.open(page).await?;
    show(page, "computer").await?;
    check_places(page, "computer").await?;
    page.drag(Pointer::Mouse, &square("computer", "d3"), &square("computer", "d4")).await?;
    let both = async || Ok(heard(page, "computer", "move").await?.len() == 2);
    page.wait_until("the computer's answer", Limit::LOAD, both).await?;
    let there = "!document.getElementById('computer').shadowRoot.querySelector('[data-from]')";
    page.wait_until("the move to be shown", Limit::REACTION, async || page.holds(there).await)
        .await?;
    check_places(page, "computer").await
}

#[test]
fn a_policy_against_styles_moves_no_piece() {
    browse("a_policy_against_styles_moves_no_piece", Options::DESK, async |page| {
        let foreign =
            page.keep(Foreign::start("embed-strict", "strict.html", &[("WORKERS", "blob: APP/")])?);
        play_where_little_is_allowed(page, &foreign).await?;
        assert_eq!(refused(page).await?, Value::Array(vec![]));
        Ok(())
    });
}

/// Where there are no workers, the engine runs on the page itself without blocking it.
#[test]
fn the_computer_plays_without_a_worker() {
    browse("the_computer_plays_without_a_worker", Options::DESK, async |page| {
        let foreign =
            page.keep(Foreign::start("embed-no-worker", "strict.html", &[("WORKERS", "'none'")])?);
        play_where_little_is_allowed(page, &foreign).await?;
        assert_eq!(refused(page).await?, Value::Array(vec!["worker-src".into()]));
        // It thinks for a second. A blocked page would not run anything in between.
        assert!(
            page.holds("turns >= 10").await?,
            "the page had no turn while the computer thought"
        );
        // The console reports the refused workers.
        page.forget_console().await
    });
}

/// Waits until an element behind shadow roots (`a >>> b`) says something.
pub(crate) async fn wait_until_it_says(page: &Page, css: &str, words: &str) -> Result<(), Failure> {
    let body = "const [first, ...steps] = arguments[0].split(' >>> ');
        const found = steps.reduce((at, step) => at?.shadowRoot?.querySelector(step),
            document.querySelector(first));
        return !!found && found.textContent.includes(arguments[1])";
    let what = format!("{css} to say {words:?}");
    let says = async || {
        let found = page.script(body, vec![css.into(), words.into()]).await?;
        Ok(found == Value::Bool(true))
    };
    page.wait_until(&what, Limit::LOAD, says).await
}

/// The element with the focus, through all shadow roots.
const FOCUSED: &str = "let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;";

/// Presses a key until an element that matches has the focus.
async fn walk_to(page: &Page, key: Key, css: &str) -> Result<(), Failure> {
    const MOST_KEYS: usize = 90;
    for _ in 0..MOST_KEYS {
        let is_there = format!("{FOCUSED} return !!at?.matches(arguments[0])");
        if page.script(&is_there, vec![css.into()]).await? == Value::Bool(true) {
            return Ok(());
        }
        page.press(key).await?;
    }
    Err(Failure::NoElement(format!("{css} among what a key walks over")))
}

/// Goes through the lesson of `lesson.html` by keyboard alone, to its last step.
async fn walk_through(page: &Page) -> Result<(), Failure> {
    let place = "#lesson >>> .place";
    wait_until_it_says(page, place, "Twelve steps · Step 1 of 12").await?;
    walk_to(page, Key::Tab, "#board button").await?;
    for (key, label) in [('n', "c4"), ('d', "c6")] {
        let square = format!("[data-label='{label}']");
        for _ in 0..9 {
            let is_there = format!("{FOCUSED} return !!at?.matches(arguments[0])");
            if page.script(&is_there, vec![square.as_str().into()]).await? == Value::Bool(true) {
                break;
            }
            page.type_text(&key.to_string()).await?;
        }
        page.press(Key::Enter).await?;
    }
    let feedback = "#lesson >>> damiera-board >>> .embed__feedback";
    wait_until_it_says(page, feedback, "Well done.").await?;
    for step in 2..=12 {
        walk_to(page, Key::Tab, "[part=next]").await?;
        page.press(Key::Enter).await?;
        wait_until_it_says(page, place, &format!("Step {step} of 12")).await?;
    }
    Ok(())
}

/// A lesson goes on a page with a strict policy, by keyboard alone, and goes on where it was left.
#[test]
fn a_lesson_is_gone_through_on_a_strict_page() {
    browse("a_lesson_on_a_strict_page", Options::DESK, async |page| {
        let foreign = page.keep(Foreign::start("embed-lesson", "lesson.html", &[])?);
        foreign.open(page).await?;
        walk_through(page).await?;
        page.axe().await?;
        page.reload_elsewhere().await?;
        wait_until_it_says(page, "#lesson >>> .place", "Step 12 of 12").await?;
        walk_to(page, Key::Tab, "[part=next]").await?;
        page.press(Key::Enter).await?;
        wait_until_it_says(page, "#lesson >>> .title", "That was the whole lesson.").await?;
        wait_until_it_says(page, "#lesson >>> .words", "1 of 3 exercises").await?;
        assert_eq!(refused(page).await?, Value::Array(vec![]));
        Ok(())
    });
}

/// A lesson in a link stands in the plain frame, in a sandbox, where nothing is kept, by keyboard alone.
#[test]
fn a_lesson_is_gone_through_in_a_sandboxed_frame() {
    browse("a_lesson_in_a_sandboxed_frame", Options::DESK, async |page| {
        let word = twelve_steps()?;
        let board =
            "#variant=international&amp;mode=play&amp;you=w&amp;level=2&amp;seed=3&amp;id=two";
        let address = format!("#lesson={word}&amp;id=two");
        let changes = [(board, address.as_str())];
        let foreign = page.keep(Foreign::start("embed-lesson-frame", "sandbox.html", &changes)?);
        foreign.open(page).await?;
        let told = wait_until_heard(page, "two", "lesson-ready").await?;
        assert_eq!(told["steps"], 12);
        page.enter_frame().await?;
        page.script("window.focus()", vec![]).await?;
        walk_through(page).await
    });
}

/// A lesson that cannot be read says why, with its line.
#[test]
fn a_lesson_with_a_fault_says_why() {
    browse("a_lesson_with_a_fault", Options::DESK.in_one_engine(), async |page| {
        let fault = [("fen: W:We3:Bf3", "fem: W:We3:Bf3")];
        let foreign = page.keep(Foreign::start("embed-lesson-fault", "lesson.html", &fault)?);
        foreign.open(page).await?;
        wait_until_it_says(page, "#lesson >>> .fault", "there is no “fem” here").await
    });
}

/// Assistive technology is told the truth about the element.
#[test]
fn the_manifest_tells_what_the_element_is() {
    browse("the_manifest_tells_what_the_element_is", Options::DESK, async |page| {
        page.open_beside(
            "embed/index.html#variant=dameo&mode=exercise&fen=W:Wb6:Bb7&goal=capture-any&caption=x",
        )
        .await?;
        let is_there =
            "document.querySelector('damiera-board')?.shadowRoot.querySelector('.embed')";
        page.wait_until("the board", Limit::LOAD, async || page.holds(is_there).await).await?;
        let compare = "const done = arguments[arguments.length - 1];
            (async () => {
                const board = document.querySelector('damiera-board');
                const type = board.constructor;
                const manifest = await (await fetch('custom-elements.json')).json();
                const [told] = manifest.modules[0].declarations;
                const names = list => list.map(it => it.name).sort().join();
                const script = await (await fetch('frame.js')).text();
                const events = script.match(/for \\(const type of \\[([^\\]]*)\\]/)[1]
                    .split(',').map(it => `damiera-${it.trim().slice(1, -1)}`).sort().join();
                const inherited = ['constructor', 'connectedCallback', 'disconnectedCallback',
                    'attributeChangedCallback'];
                const members = Object.getOwnPropertyNames(type.prototype)
                    .filter(it => !inherited.includes(it))
                    // Attributes are properties, too.
                    .filter(it => !type.observedAttributes.includes(it)
                        || typeof Object.getOwnPropertyDescriptor(type.prototype, it).value === 'function')
                    .sort().join();
                const others = [['moves', '32-28 (31-27)'], ['movelist', '']].map(([name, value]) => {
                    const other = document.createElement('damiera-board');
                    other.setAttribute('variant', 'international');
                    other.setAttribute(name, value);
                    if (name === 'movelist') {
                        const games = document.createElement('script');
                        games.type = 'application/x-pdn';
                        games.textContent = '[GameType `20`] 1. 32-28 *\\n\\n[GameType `20`] 1. 31-27 *'
                            .replaceAll('`', String.fromCharCode(34));
                        other.append(games);
                    }
                    document.body.append(other);
                    return other;
                });
                await Promise.all(others.map(other => new Promise(ready => {
                    other.addEventListener('damiera-ready', () => setTimeout(ready));
                    other.start();
                })));
                const parts = [...new Set([board, ...others]
                    .flatMap(it => [...it.shadowRoot.querySelectorAll('[part]')])
                    .map(it => it.getAttribute('part')))].sort().join();
                const style = getComputedStyle(board);
                const sheets = board.shadowRoot.adoptedStyleSheets
                    .flatMap(sheet => [...sheet.cssRules].map(rule => rule.cssText)).join();
                const unknown = told.cssProperties
                    .filter(it => !sheets.includes(`var(${it.name})`) || !style.getPropertyValue(it.name));
                return JSON.stringify([
                    [names(told.attributes), [...type.observedAttributes].sort().join()],
                    [names(told.members), members],
                    [names(told.events), events],
                    [names(told.cssParts), parts],
                    [names(unknown), ''],
                    [told.tagName, board.localName],
                    [told.name, type.name],
                ].filter(([said, is]) => said !== is));
            })().then(done, error => done(String(error)))";
        assert_eq!(page.script_async(compare, vec![]).await?, "[]");
        Ok(())
    });
}

/// Coordinates and colors can change during a game without restarting it.
#[test]
fn coordinates_and_colors_change_where_they_are() {
    browse("coordinates_and_colors_change_where_they_are", Options::DESK, async |page| {
        page.open_beside("embed/index.html#variant=dameo&mode=play&you=both&coords=algebraic")
            .await?;
        let labels = "[...document.querySelector('damiera-board')?.shadowRoot
            ?.querySelectorAll('.board__label') ?? []].map(it => it.textContent.trim())"
            .replace('\n', " ");
        let shows = async |what: &str, first: &str, n: usize| {
            let holds =
                format!("{labels}.length === {n} && ({n} === 0 || {labels}[0] === '{first}')");
            page.wait_until(what, Limit::LOAD, async || page.holds(&holds).await).await
        };
        shows("every square's letter and number", "a8", 64).await?;
        let light = "return getComputedStyle(document.querySelector('damiera-board').shadowRoot
            .querySelector('.board__light')).fill";
        let wood = page.script(light, vec![]).await?;
        page.script("document.querySelector('damiera-board').play('a1-a2')", vec![]).await?;
        let set =
            "document.querySelector('damiera-board').setAttribute(arguments[0], arguments[1])";
        for (coords, first, n) in [("numbers", "1", 64), ("none", "", 0), ("edge", "a", 16)] {
            page.script(set, vec!["coords".into(), coords.into()]).await?;
            shows(coords, first, n).await?;
        }
        page.script(set, vec!["theme".into(), "blue".into()]).await?;
        assert_ne!(page.script(light, vec![]).await?, wood);
        let ply = "return document.querySelector('damiera-board').shownPly";
        assert_eq!(page.script(ply, vec![]).await?, 1, "the game goes on");
        Ok(())
    });
}

/// If a page is opened at a board, nothing moves when the board is loaded.
#[test]
fn boards_of_a_rules_page_start_without_moving_anything() {
    let phone = Options {
        screen: crate::harness::Screen::Touch { width: 360, height: 740 },
        ..Options::DESK
    };
    let phone = phone.needing(&[crate::harness::Need::LongTasks]);
    browse("boards_of_a_rules_page_start_without_moving_anything", phone, async |page| {
        page.open_beside("rules/en/dameo.html").await?;
        let watch = "window.shifts = [];
            new PerformanceObserver(list => shifts.push(...list.getEntries().map(it => it.value)))
                .observe({ type: 'layout-shift', buffered: true });
            const board = document.querySelector('damiera-board[mode=exercise]');
            board.scrollIntoView({ block: 'center', behavior: 'instant' });";
        page.script(watch, vec![]).await?;
        let is_up = "document.querySelector('damiera-board[mode=exercise]').shadowRoot.querySelector('.embed')";
        page.wait_until("the board", Limit::LOAD, async || page.holds(is_up).await).await?;
        let two_frames = "const done = arguments[arguments.length - 1];
            requestAnimationFrame(() => requestAnimationFrame(() => done(shifts)))";
        assert_eq!(page.script_async(two_frames, vec![]).await?, serde_json::json!([]));
        Ok(())
    });
}
