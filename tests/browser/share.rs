//! The share sheet and its counterpart: everything that leaves the page and comes back to it.

use fantoccini::key::Key;
use serde_json::Value;
use xtask::browser::Engine;

use crate::harness::{
    Colors, Failure, Limit, Need, Options, Page, Pointer, Scheme, Screen, browse,
};
use crate::table::{Choice, Hand, Opponent};

const MOUSE: Hand = Hand::Press(Pointer::Mouse);
const TOLD: &str = ".share__told";
/// A game with something of everything in it.
const GAME: &str = "v=1&g=international&m=32-28,19-23,28x19";

/// Opens the sheet and waits until it is complete.
pub(crate) async fn open_sheet(page: &Page) -> Result<(), Failure> {
    page.push("Share").await?;
    page.wait_for("dialog[open] .share__group", Limit::LOAD).await
}

pub(crate) async fn close_sheet(page: &Page) -> Result<(), Failure> {
    page.press(Key::Escape).await?;
    let is_closed = async || Ok(page.count("dialog[open]").await? == 0);
    page.wait_until("the sheet to close", Limit::REACTION, is_closed).await
}

/// The value of one of the fields with a text to copy, in their order.
pub(crate) async fn field(page: &Page, idx: usize) -> Result<String, Failure> {
    let body = "return document.querySelectorAll('.share__line textarea')[arguments[0]]?.value";
    let value = page.script(body, vec![idx.into()]).await?;
    Ok(value.as_str().unwrap_or_default().to_owned())
}

/// Presses a copy button, and reads the clipboard.
pub(crate) async fn copied(page: &Page, name: &str) -> Result<String, Failure> {
    page.script("return navigator.clipboard.writeText('nothing')", vec![]).await?;
    page.push(name).await?;
    let read = "return navigator.clipboard.readText()";
    let is_copied = async || Ok(page.script(read, vec![]).await? != "nothing");
    page.wait_until(name, Limit::REACTION, is_copied).await?;
    page.wait_for_text(TOLD, "Copied.", Limit::REACTION).await?;
    Ok(page.script(read, vec![]).await?.as_str().unwrap_or_default().to_owned())
}

/// The harness allows this in Firefox by a preference.
pub(crate) async fn allow_clipboard(page: &Page) -> Result<(), Failure> {
    if page.engine() != Engine::Chromium {
        return Ok(());
    }
    let permissions = serde_json::json!({
        "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"],
    });
    page.devtools("Browser.grantPermissions", permissions).await?;
    Ok(())
}

/// Stores saved files as `window.saved`, by name.
pub(crate) async fn keep_files(page: &Page) -> Result<(), Failure> {
    let body = "window.saved = {};
        let last;
        URL.createObjectURL = blob => { last = blob; return 'data:,'; };
        HTMLAnchorElement.prototype.click = function () { window.saved[this.download] = last; };";
    page.script(body, vec![]).await?;
    Ok(())
}

/// Presses a button that saves, and waits for the file.
async fn save(page: &Page, button: &str, file: &str) -> Result<(), Failure> {
    page.push(button).await?;
    let is_there = format!("window.saved[{file:?}]");
    page.wait_until(file, Limit::REACTION, async || page.holds(&is_there).await).await
}

/// Drops a saved file, or a text as a file, on the board.
pub(crate) async fn drop_file(page: &Page, name: &str, text: Option<&str>) -> Result<(), Failure> {
    let body = "const [name, text] = arguments;
        const data = new DataTransfer();
        data.items.add(new File([text ?? window.saved[name]], name));
        const target = document.querySelector('#board button');
        for (const kind of ['dragover', 'drop']) {
            const event = new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true });
            if (target.dispatchEvent(event)) throw new Error(`the browser would open it: ${kind}`);
        }";
    page.script(body, vec![name.into(), text.map_or(Value::Null, Into::into)]).await?;
    Ok(())
}

/// Pastes a text at the focus as an event. Returns whether the page handled it.
pub(crate) async fn paste(page: &Page, text: &str) -> Result<bool, Failure> {
    let body = "const data = new DataTransfer();
        data.setData('text/plain', arguments[0]);
        const event = new ClipboardEvent('paste', { clipboardData: data, dataType: 'text/plain',
            data: arguments[0], bubbles: true, cancelable: true });
        return !document.activeElement.dispatchEvent(event);";
    Ok(page.script(body, vec![text.into()]).await?.as_bool().unwrap_or_default())
}

#[test]
fn both_links_are_copied_and_show_the_game() {
    let desk = Options::DESK.needing(&[Need::Clipboard]);
    browse("both_links_are_copied_and_show_the_game", desk, async |page| {
        allow_clipboard(page).await?;
        page.open(&format!("#{GAME}&mk=19!&ar=R28-19")).await?;
        let (pieces, moves) = (page.pieces().await?, page.moves().await?);
        open_sheet(page).await?;
        let short = copied(page, "Copy: Short link").await?;
        let readable = copied(page, "Copy: Readable link").await?;
        assert_eq!(
            [short.as_str(), readable.as_str()],
            [field(page, 0).await?, field(page, 1).await?]
        );
        assert!(short.len() < readable.len(), "{short} {readable}");
        assert!(readable.contains("g=international&m=32-28,19-23,28x19&mk=19!&ar=R28-19&k="));
        for link in [short, readable] {
            page.open("#v=1&g=dameo").await?;
            let fragment = link.split_once('#').unwrap().1.to_owned();
            page.open(&format!("#{fragment}")).await?;
            assert_eq!(
                (page.pieces().await?, page.moves().await?),
                (pieces.clone(), moves.clone())
            );
            assert_eq!(page.count("#board .drawn").await?, 1, "the mark came with it: {link}");
        }
        Ok(())
    });
}

#[test]
fn a_camera_reads_the_short_link() {
    browse("a_camera_reads_the_short_link", Options::DESK, async |page| {
        page.open(&format!("#{GAME}")).await?;
        open_sheet(page).await?;
        let code = ".share__qr svg";
        assert_eq!(page.attribute(code, "aria-label").await?.unwrap(), "QR code of the short link");
        // As it is drawn, module by module.
        let body = "const svg = document.querySelector('.share__qr svg').cloneNode(true);
            const side = svg.viewBox.baseVal.width;
            svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
            svg.setAttribute('width', 4 * side);
            svg.setAttribute('height', 4 * side);
            const image = new Image();
            const drawn = new Promise(done => { image.onload = done; });
            image.src = 'data:image/svg+xml,' + encodeURIComponent(svg.outerHTML);
            return drawn.then(() => {
                const canvas = document.createElement('canvas');
                canvas.width = canvas.height = 4 * side;
                const context = canvas.getContext('2d');
                context.drawImage(image, 0, 0);
                const { data } = context.getImageData(0, 0, 4 * side, 4 * side);
                const at = (x, y) => data[4 * ((4 * y + 2) * 4 * side + 4 * x + 2)] < 128 ? '#' : '.';
                const row = y => Array.from({ length: side }, (_, x) => at(x, y)).join('');
                return Array.from({ length: side }, (_, y) => row(y));
            });";
        let rows = page.script(body, vec![]).await?;
        let rows: Vec<&str> = rows.as_array().unwrap().iter().filter_map(Value::as_str).collect();
        let side = rows.len();
        assert!(rows[3].bytes().all(|module| module == b'.'), "there is a quiet zone");
        let grid =
            rqrr::SimpleGrid::from_func(side - 8, |x, y| rows[y + 4].as_bytes()[x + 4] == b'#');
        assert_eq!(rqrr::Grid::new(grid).decode().unwrap().1, field(page, 0).await?);
        Ok(())
    });
}

#[test]
fn text_is_copied_and_files_are_saved() {
    let desk = Options::DESK.needing(&[Need::Clipboard]);
    browse("text_is_copied_and_files_are_saved", desk, async |page| {
        allow_clipboard(page).await?;
        page.open(&format!("#{GAME}&ply=1")).await?;
        open_sheet(page).await?;
        keep_files(page).await?;
        assert!(copied(page, "Copy FEN").await?.starts_with("B:W28,"));
        let pdn = copied(page, "Copy PDN").await?;
        assert!(pdn.contains("1. 32-28 19-23 2. 28x19 *"), "{pdn}");
        save(page, "Save PDN", "international.pdn").await?;
        page.wait_for_words(TOLD, "handed to the browser").await?;
        let saved = page.script("return saved['international.pdn'].text()", vec![]).await?;
        assert_eq!(saved, pdn.as_str());
        page.click(Pointer::Mouse, "dialog[open] .share__more summary").await?;
        let element = copied(page, "Copy: Board as an element").await?;
        assert!(element.contains(" mode=\"replay\">\n<svg "), "{element}");
        let frame = copied(page, "Copy: Board as a frame").await?;
        assert!(frame.starts_with("<iframe src=\"http://127.0.0.1:"), "{frame}");
        // Both are what they say, on a page of their own.
        page.script("document.body.innerHTML = arguments[0]", vec![frame.into()]).await?;
        let is_shown = "document.querySelector('iframe').contentDocument
            ?.querySelector('damiera-board')?.shadowRoot?.querySelector('[role=grid], button')";
        page.wait_until("the frame's board", Limit::LOAD, async || page.holds(is_shown).await).await
    });
}

/// What is dropped on the board opens there, and the game on the board can be gone back to.
#[test]
fn dropped_pictures_open_their_position() {
    browse("dropped_pictures_open_their_position", Options::DESK, async |page| {
        page.open(&format!("#{GAME}")).await?;
        let pieces = page.pieces().await?;
        open_sheet(page).await?;
        keep_files(page).await?;
        save(page, "Save SVG", "international.svg").await?;
        save(page, "Save PNG", "international.png").await?;
        close_sheet(page).await?;
        for picture in ["international.svg", "international.png"] {
            page.begin(Choice { game: "english", opponent: Opponent::Person }).await?;
            page.play(MOUSE, &["11", "15"]).await?;
            drop_file(page, picture, None).await?;
            page.wait_for_fragment(GAME).await?;
            assert_eq!(page.pieces().await?, pieces, "{picture}");
            page.wait_for_notice("came from a link").await?;
            page.push("Back to my game").await?;
            page.wait_for_fragment("v=1&g=english&m=11-15").await?;
        }
        // A picture opens the game in it.
        let body = "const bitmap = await createImageBitmap(saved['international.png']);
            return [bitmap.width, bitmap.height].join()";
        let body = format!("return (async () => {{ {body} }})()");
        assert_eq!(page.script(&body, vec![]).await?, "1000,1000");
        Ok(())
    });
}

#[test]
fn what_cannot_be_opened_is_refused_in_words() {
    browse(
        "what_cannot_be_opened_is_refused_in_words",
        Options::DESK.in_one_engine(),
        async |page| {
            page.open(&format!("#{GAME}")).await?;
            let two = "[GameType \"20\"]\n\n1. 32-28 *\n\n[GameType \"20\"]\n\n1. 33-28 *\n";
            for (name, text, words) in [
                ("other.svg", "<svg><path d=\"M0 0\"/></svg>", "no link in this picture"),
                ("cut.png", "\u{89}PNG", "no link, position or game"),
                ("list.txt", "Buy milk.", "no link, position or game"),
                ("two.pdn", two, "There are 2 games in it"),
                ("bad.pdn", "[GameType \"20\"]\n\n1. 32-28 19-99 *\n", "wrong or doubtful"),
            ] {
                drop_file(page, name, Some(text)).await?;
                page.wait_for_notice(words).await?;
                page.push("Close").await?;
                assert_eq!(page.fragment().await?, GAME, "{name}");
            }
            Ok(())
        },
    );
}

#[test]
fn pasted_text_opens() {
    browse("pasted_text_opens", Options::DESK, async |page| {
        page.open(&format!("#{GAME}")).await?;
        for (text, fragment) in [
            ("B:W31,K50:B1", "v=1&g=international&fen=B:W31,K50:B1"),
            ("Look: https://example.org/x/#v=1&g=dameo&m=d3-d4", "v=1&g=dameo&m=d3-d4"),
            ("[GameType \"21\"]\n\n1. 11-15 22-18 *\n", "v=1&g=english&m=11-15,22-18&ply=0"),
        ] {
            assert!(paste(page, text).await?, "{text}");
            page.wait_for_fragment(fragment).await?;
        }
        assert!(paste(page, "nothing of the kind").await?);
        page.wait_for_notice("no link, position or game").await?;
        // In the editor it is set up, and a field takes what is pasted into it itself.
        page.push("Edit board").await?;
        page.wait_for("#fen", Limit::REACTION).await?;
        assert!(paste(page, "https://example.org/#v=1&g=dameo&fen=W:Wa1:Bh8").await?);
        let set_up = "document.querySelector('#fen').value === 'W:Wa1:Bh8'";
        page.wait_until("the setup", Limit::REACTION, async || page.holds(set_up).await).await?;
        page.script("document.querySelector('#fen').focus()", vec![]).await?;
        assert!(!paste(page, "W:Wa2:Bh7").await?, "it is the field's");
        Ok(())
    });
}

/// Two people far from each other: each sends a link, and is told what the other has played.
#[test]
fn a_friends_move_is_told() {
    browse("a_friends_move_is_told", Options::DESK.in_one_engine(), async |page| {
        page.open("").await?;
        page.begin(Choice { game: "international", opponent: Opponent::Person }).await?;
        page.play(MOUSE, &["32", "28"]).await?;
        open_sheet(page).await?;
        page.choose_option("answers with a move of their own").await?;
        let asked = async || Ok(field(page, 1).await?.contains("&o=b&you=both&"));
        page.wait_until("a link to answer", Limit::REACTION, asked).await?;
        assert!(page.holds("document.querySelector('.share fieldset').disabled").await?);
        close_sheet(page).await?;

        let answer = "v=1&g=international&m=32-28,19-23&you=both";
        page.script("location.hash = arguments[0]", vec![answer.into()]).await?;
        page.wait_for_notice("Black has played 19-23. Your turn.").await?;
        assert_eq!(page.count("[data-part=notice] button").await?, 1, "no other game waits");
        page.play(MOUSE, &["28", "19"]).await?;
        assert_eq!(page.text("[data-part=notice]").await?, "", "one has answered");

        // The same where the link opens the page.
        let next = "v=1&g=international&m=32-28,19-23,28x19,14x23&you=both";
        page.open(&format!("#{next}")).await?;
        page.wait_for_notice("Black has played 14x23. Your turn.").await?;
        assert_eq!(page.moves().await?, ["32-28", "19-23", "28x19", "14x23"]);
        // Pasted once more, it brings nothing new.
        page.push("Close").await?;
        assert!(paste(page, &format!("https://example.org/#{next}")).await?);
        page.wait_for_plies(4).await?;
        assert_eq!(page.text("[data-part=notice]").await?, "");
        Ok(())
    });
}

#[test]
fn the_recipient_plays_a_challenge() {
    browse("the_recipient_plays_a_challenge", Options::DESK.in_one_engine(), async |page| {
        page.open("").await?;
        let opponent = Opponent::Computer { person: "Black", level: 2 };
        page.begin(Choice { game: "dameo", opponent }).await?;
        page.wait_for_turn(Limit::LOAD).await?;
        open_sheet(page).await?;
        page.choose_option("plays Black against the computer, level 2").await?;
        page.choose_option("Only this position").await?;
        let asked = async || {
            let link = field(page, 1).await?;
            Ok(link.contains("&fen=") && link.contains("&o=b&lv=2&you=b&seed="))
        };
        page.wait_until("a challenge", Limit::REACTION, asked).await?;
        page.wait_for("dialog[open] .share__group", Limit::REACTION).await?;
        let short = field(page, 0).await?;
        close_sheet(page).await?;
        page.begin(Choice { game: "english", opponent: Opponent::Person }).await?;
        page.open(&format!("#{}", short.split_once('#').unwrap().1)).await?;
        assert!(page.texts(".player").await?.join(" ").contains("Computer, level 2"));
        page.wait_for_turn(Limit::REACTION).await?;
        Ok(())
    });
}

#[test]
fn the_systems_own_ways_to_send_get_plain_words() {
    browse("the_systems_own_ways_to_send_get_plain_words", Options::DESK, async |page| {
        page.open("#v=1&g=dameo&m=d3-d4").await?;
        page.script("delete Navigator.prototype.share; navigator.share = undefined", vec![])
            .await?;
        open_sheet(page).await?;
        assert!(page.button("Send…").await.is_err(), "there is none");
        close_sheet(page).await?;
        page.script("navigator.share = async data => { window.sent = data; }", vec![]).await?;
        open_sheet(page).await?;
        page.push("Send…").await?;
        let expected = format!("Dameo: Black to move. {}", field(page, 0).await?);
        let sent = async || {
            Ok(page.script("return window.sent?.text", vec![]).await? == expected.as_str())
        };
        page.wait_until("it to be sent", Limit::REACTION, sent).await?;
        // A canceled share dialog is not reported, a failed one is.
        let fails = "navigator.share = async () => { throw new DOMException('', arguments[0]); }";
        let fails = format!("const kind = arguments[0]; {}", fails.replace("arguments[0]", "kind"));
        page.script(&fails, vec!["AbortError".into()]).await?;
        close_sheet(page).await?;
        open_sheet(page).await?;
        page.push("Send…").await?;
        page.script(&fails, vec!["DataError".into()]).await?;
        close_sheet(page).await?;
        open_sheet(page).await?;
        assert_eq!(page.text(TOLD).await?, "");
        page.push("Send…").await?;
        page.wait_for_text(TOLD, "The browser could not send it.", Limit::REACTION).await?;
        // Firefox logs what a script of the driver throws, even if it is caught.
        page.forget_console().await
    });
}

#[test]
fn the_sheet_is_used_by_keyboard_alone() {
    let desk = Options::DESK.needing(&[Need::Clipboard]);
    browse("the_sheet_is_used_by_keyboard_alone", desk, async |page| {
        allow_clipboard(page).await?;
        page.open(&format!("#{GAME}")).await?;
        let share = page.button("Share").await?;
        page.tab_to(&share).await?;
        page.press(Key::Enter).await?;
        page.wait_for("dialog[open] .share__group", Limit::LOAD).await?;
        page.tab_to("input[name=scope]").await?;
        let of_game = field(page, 0).await?;
        page.press(Key::Down).await?;
        // The short link comes after the other.
        let is_cut = async || {
            Ok(field(page, 1).await?.contains("&fen=") && field(page, 0).await? != of_game)
        };
        page.wait_until("the position alone", Limit::REACTION, is_cut).await?;
        page.tab_to(".share__line textarea").await?;
        let is_selected =
            "document.activeElement.selectionEnd === document.activeElement.value.length
            && document.activeElement.selectionStart === 0";
        assert!(page.holds(is_selected).await?, "without a copy button, a person copies by hand");
        page.wait_for("dialog[open] .share__group", Limit::REACTION).await?;
        page.tab_to("[aria-label='Copy: Short link']").await?;
        page.press(Key::Enter).await?;
        page.wait_for_text(TOLD, "Copied.", Limit::REACTION).await?;
        assert_eq!(page.attribute(TOLD, "role").await?.as_deref(), Some("status"));
        let read = page.script("return navigator.clipboard.readText()", vec![]).await?;
        assert_eq!(read, field(page, 0).await?);
        page.press(Key::Escape).await?;
        let is_back = format!("document.activeElement === document.querySelector({share:?})");
        page.wait_until("the focus to go back", Limit::REACTION, async || {
            page.holds(&is_back).await
        })
        .await
    });
}

/// Axe, the width, and a picture to look at, of the sheet over a game.
async fn check_screen(page: &Page, name: &str) -> Result<(), Failure> {
    page.open(&format!("#{GAME}")).await?;
    let is_italian = page.holds("document.documentElement.lang === 'it'").await?;
    page.push(if is_italian { "Condividi" } else { "Share" }).await?;
    page.wait_for("dialog[open] .share__group", Limit::LOAD).await?;
    page.axe().await?;
    page.screenshot(&format!("share-{name}")).await?;
    let fits = "(d => d.scrollWidth <= d.clientWidth)(document.querySelector('dialog[open]'))";
    assert!(page.holds(fits).await?, "a scroll bar across");
    page.script("document.querySelector('dialog[open]').scrollTo(0, 1e6)", vec![]).await?;
    page.screenshot(&format!("share-{name}-end")).await
}

#[test]
fn the_sheet_suits_every_screen() {
    browse("the_sheet_suits_a_desk", Options::DESK, async |page| check_screen(page, "desk").await);
    let phone = Screen::Touch { width: 360, height: 740 };
    let italian = Options { screen: phone, language: "it-IT", ..Options::DESK };
    browse("the_sheet_suits_phones", italian, async |page| check_screen(page, "phone").await);
    let dark = Options { screen: phone, scheme: Scheme::Dark, ..Options::DESK };
    browse("the_sheet_suits_the_dark", dark, async |page| check_screen(page, "dark").await);
    let forced = Options { colors: Colors::Forced, ..Options::DESK };
    browse("the_sheet_suits_forced_colors", forced.in_one_engine(), async |page| {
        check_screen(page, "forced").await
    });
}

/// Where no worker starts, the readable link is still there, and nothing else is offered.
#[test]
fn without_a_worker_the_readable_link_is_left() {
    browse(
        "without_a_worker_the_readable_link_is_left",
        Options::DESK.in_one_engine(),
        async |page| {
            page.open(&format!("#{GAME}")).await?;
            page.script(
                "window.Worker = class { constructor() { throw new Error('no'); } }",
                vec![],
            )
            .await?;
            page.push("Share").await?;
            page.wait_for_words(".share", "The rest could not be made").await?;
            assert!(field(page, 0).await?.contains("g=international&m=32-28"));
            assert_eq!(page.count(".share__line").await?, 1);
            page.axe().await
        },
    );
}
