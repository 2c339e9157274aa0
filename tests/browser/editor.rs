//! The board editor: by keyboard alone, by mouse, by finger; what it says, and what comes out of
//! it.

use fantoccini::key::Key;

use crate::harness::{
    Colors, Failure, Limit, Options, Page, Point, Pointer, Scheme, Screen, browse,
};
use crate::table::{Choice, Hand, Offer, Opponent, square};

const NARROW_PHONE: Options =
    Options { screen: Screen::Touch { width: 360, height: 740 }, ..Options::PHONE };

/// Opens a link and the editor on it, for two players.
async fn open_editor(page: &Page, link: &str) -> Result<(), Failure> {
    page.open("").await?;
    page.begin(Choice { game: "english", opponent: Opponent::Person }).await?;
    page.open(&format!("#{link}")).await?;
    page.push("Edit board").await?;
    page.wait_for(".editor", Limit::REACTION).await
}

pub(crate) async fn wait_for_fen(page: &Page, expected: &str) -> Result<(), Failure> {
    let shown = format!("document.querySelector('#fen')?.value === {expected:?}");
    let what = format!("the position {expected}");
    page.wait_until(&what, Limit::REACTION, async || page.holds(&shown).await).await
}

/// Chooses a tool by its place.
pub(crate) async fn choose_tool(page: &Page, pointer: Pointer, number: u8) -> Result<(), Failure> {
    page.click(pointer, &format!(".palette__tool:nth-of-type({number}) input")).await
}

/// Puts a text where the keyboard is, all at once.
async fn paste(page: &Page, text: &str) -> Result<(), Failure> {
    page.click(Pointer::Mouse, "#fen").await?;
    let body = "document.querySelector('#fen').select();
        document.execCommand('insertText', false, arguments[0])";
    page.script(body, vec![text.into()]).await?;
    Ok(())
}

async fn choose_game(page: &Page, id: &str) -> Result<(), Failure> {
    let body = "const select = document.querySelector('.editor select');
        select.value = arguments[0];
        select.dispatchEvent(new Event('change', { bubbles: true }))";
    page.script(body, vec![id.into()]).await?;
    Ok(())
}

/// Goes with arrows to a square of a board of ten by ten.
pub(crate) async fn walk(page: &Page, label: u32) -> Result<(), Failure> {
    /// More steps than any way over the board has.
    const MOST_STEPS: usize = 40;
    let row = |label: u32| (label - 1) / 5;
    for _ in 0..MOST_STEPS {
        let here: u32 = page.focused_square().await?.parse().expect("the keyboard is on a square");
        let key = match () {
            () if here == label => return Ok(()),
            () if row(here) < row(label) => Key::Down,
            () if row(here) > row(label) => Key::Up,
            () if here < label => Key::Right,
            () => Key::Left,
        };
        page.press(key).await?;
    }
    Err(Failure::NoElement(format!("{label} among the squares that arrows reach")))
}

#[test]
fn keyboard_alone_sets_up_and_plays_on() {
    browse("keyboard_alone_sets_up_and_plays_on", Options::DESK, async |page| {
        page.open("#v=1&g=international").await?;
        let edit = page.button("Edit board").await?;
        page.tab_to(&edit).await?;
        page.press(Key::Enter).await?;
        let is_told = "document.activeElement.id === 'editor-title'";
        page.wait_until("the editor", Limit::REACTION, async || page.holds(is_told).await).await?;
        page.tab_to(".editor__presets summary").await?;
        page.press(Key::Enter).await?;
        let empty = page.button("Empty board").await?;
        page.tab_to(&empty).await?;
        page.press(Key::Enter).await?;
        wait_for_fen(page, "W:W:B").await?;
        page.tab_to("#board button").await?;
        for (key, label) in [("1", 32), ("1", 48), ("3", 19), ("4", 3)] {
            page.type_text(key).await?;
            walk(page, label).await?;
            page.press(Key::Enter).await?;
        }
        wait_for_fen(page, "W:W32,48:BK3,19").await?;
        page.wait_for_words("[data-part=announcer]", "3, black king").await?;
        walk(page, 48).await?;
        page.press(Key::Delete).await?;
        page.wait_for_words("[data-part=announcer]", "48, empty").await?;
        page.type_text("u").await?;
        wait_for_fen(page, "W:W32,48:BK3,19").await?;
        page.press(Key::Backspace).await?;
        page.type_text("t").await?;
        wait_for_fen(page, "B:W32:BK3,19").await?;
        page.type_text("t").await?;
        // The hand: Enter takes the piece, Enter puts it down.
        walk(page, 3).await?;
        page.type_text("6").await?;
        page.press(Key::Enter).await?;
        walk(page, 4).await?;
        page.press(Key::Enter).await?;
        wait_for_fen(page, "W:W32:BK4,19").await?;
        let play = page.button("Two players").await?;
        page.tab_to(&play).await?;
        page.press(Key::Enter).await?;
        page.wait_for_fragment("v=1&g=international&fen=W:W32:BK4,19").await?;
        let on_board = "document.activeElement.matches('#board button')";
        let is_on_board = async || page.holds(on_board).await;
        page.wait_until("the keyboard on the board", Limit::REACTION, is_on_board).await?;
        page.play(Hand::Keys, &["32", "28"]).await?;
        page.wait_for_plies(1).await?;
        page.wait_for_fragment("v=1&g=international&fen=W:W32:BK4,19&m=32-28").await
    });
}

#[test]
fn finger_sets_up_and_plays_on() {
    let phone = NARROW_PHONE.in_one_engine();
    browse("finger_sets_up_and_plays_on", phone, async |page| {
        const FINGER: Pointer = Pointer::Finger;
        open_editor(page, "v=1&g=international&fen=W:W31:B1").await?;
        assert!(page.holds("document.documentElement.scrollWidth <= innerWidth").await?);
        choose_tool(page, FINGER, 2).await?;
        page.drag(FINGER, &square("1"), &square("20")).await?;
        wait_for_fen(page, "W:W31:B20").await?;
        page.click(FINGER, &square("28")).await?;
        wait_for_fen(page, "W:WK28,31:B20").await?;
        choose_tool(page, FINGER, 5).await?;
        page.click(FINGER, &square("31")).await?;
        wait_for_fen(page, "W:WK28:B20").await?;
        page.push("Two players").await?;
        page.wait_for_offer("the king", Limit::REACTION, |offer| offer.movable == ["28"]).await?;
        page.play(Hand::Press(FINGER), &["28", "32"]).await?;
        page.wait_for_plies(1).await?;
        Ok(())
    });
}

/// The editor's last button lies far below the board, and so does the end of an analyzed game.
#[test]
fn leaving_on_a_phone_shows_the_board() {
    browse("leaving_on_a_phone_shows_the_board", NARROW_PHONE.in_one_engine(), async |page| {
        page.open("#v=1&g=international&m=32-28,19-23,28x19,14x23,37-32,10-14&you=both").await?;
        page.push("Analysis").await?;
        page.wait_for(".analysis", Limit::REACTION).await?;
        page.push("Edit board").await?;
        page.wait_for(".editor", Limit::REACTION).await?;
        page.push("Back without changes").await?;
        page.wait_for(".analysis", Limit::REACTION).await?;
        let in_view = "(board => board.top >= 0 && board.bottom <= innerHeight)
            (document.querySelector('#board').getBoundingClientRect())";
        let is_in_view = async || page.holds(in_view).await;
        page.wait_until("the board in view", Limit::REACTION, is_in_view).await
    });
}

#[test]
fn mouse_carries_pieces_and_throws_them_off() {
    browse("mouse_carries_pieces_and_throws_them_off", Options::DESK, async |page| {
        const MOUSE: Pointer = Pointer::Mouse;
        open_editor(page, "v=1&g=international&fen=W:W31,32:B1").await?;
        page.take(MOUSE, &square("31")).await?;
        page.let_go(MOUSE, &square("26")).await?;
        wait_for_fen(page, "W:W26,32:B1").await?;
        page.take(MOUSE, &square("32")).await?;
        page.let_go(MOUSE, ".editor__title").await?;
        wait_for_fen(page, "W:W26:B1").await?;
        // Between squares the piece goes back.
        page.take(MOUSE, &square("26")).await?;
        let (left, right) =
            (page.middle_of(&square("7")).await?, page.middle_of(&square("8")).await?);
        let between = Point { x: f64::midpoint(left.x, right.x), y: left.y };
        page.let_go_at(MOUSE, between).await?;
        let n_chosen = async || Ok(page.count("#board [data-role=selected]").await? == 0);
        page.wait_until("the piece to be let go", Limit::REACTION, n_chosen).await?;
        wait_for_fen(page, "W:W26:B1").await?;
        choose_tool(page, MOUSE, 3).await?;
        page.click(MOUSE, &square("50")).await?;
        wait_for_fen(page, "W:W26:B1,50").await?;
        page.click(MOUSE, &square("50")).await?;
        wait_for_fen(page, "W:W26:B1").await?;
        page.push("Undo").await?;
        wait_for_fen(page, "W:W26:B1,50").await?;
        page.click(MOUSE, ".editor__turn label:last-of-type input").await?;
        wait_for_fen(page, "B:W26:B1,50").await
    });
}

/// The board stays where it is, and link and storage keep the game until it is left.
#[test]
fn opening_moves_and_changes_nothing() {
    browse("opening_moves_and_changes_nothing", Options::DESK.in_one_engine(), async |page| {
        let link = "v=1&g=international&m=32-28";
        page.open(&format!("#{link}")).await?;
        let kept = "return [location.hash, localStorage['damiera.game'],
            JSON.stringify(document.querySelector('#board').getBoundingClientRect())].join()";
        let before = page.script(kept, vec![]).await?;
        page.push("Edit board").await?;
        page.wait_for(".editor", Limit::REACTION).await?;
        choose_tool(page, Pointer::Mouse, 1).await?;
        page.click(Pointer::Mouse, &square("28")).await?;
        page.wait_for_words("[data-part=announcer]", "28, empty").await?;
        page.script("scrollTo(0, 0)", vec![]).await?;
        assert_eq!(page.script(kept, vec![]).await?, before);
        page.push("Back without changes").await?;
        let closed = async || Ok(page.count(".editor").await? == 0);
        page.wait_until("the editor to close", Limit::REACTION, closed).await?;
        assert_eq!(page.moves().await?, ["32-28"]);
        assert!(page.pieces().await?.contains(&"28, white man".to_owned()));
        assert_eq!(page.script(kept, vec![]).await?, before);
        Ok(())
    });
}

#[test]
fn faults_and_oddities_are_said_while_one_edits() {
    browse(
        "faults_and_oddities_are_said_while_one_edits",
        Options::DESK.in_one_engine(),
        async |page| {
            open_editor(page, "v=1&g=english&fen=W:W30:B1").await?;
            assert_eq!(page.attribute(".verdict", "role").await?.as_deref(), Some("status"));
            page.wait_for_words(".verdict", "can be played").await?;
            choose_tool(page, Pointer::Mouse, 5).await?;
            page.click(Pointer::Mouse, &square("30")).await?;
            page.wait_for_words(".verdict", "over at once: White has no pieces left").await?;
            page.click(Pointer::Mouse, &square("1")).await?;
            page.wait_for_words(".verdict__fault", "There are no pieces on the board.").await?;
            for name in ["Two players", "Just look", "Share"] {
                assert!(!page.is_enabled(name).await?, "{name}");
            }
            choose_tool(page, Pointer::Mouse, 1).await?;
            page.click(Pointer::Mouse, &square("2")).await?;
            page.wait_for_words(".verdict", "White has men where they would have become kings: 2.")
                .await?;
            assert!(page.is_enabled("Two players").await?);
            Ok(())
        },
    );
}

#[test]
fn pasted_text_is_read_or_its_faults_are_named() {
    browse(
        "pasted_text_is_read_or_its_faults_are_named",
        Options::DESK.in_one_engine(),
        async |page| {
            open_editor(page, "v=1&g=international&fen=W:W31:B1").await?;
            paste(page, "W:W31,51:B1,x").await?;
            page.wait_for_words("#fen-faults", "“51” at character 7: this is not a square").await?;
            page.wait_for_words("#fen-faults", "“x” at character 13").await?;
            assert_eq!(page.attribute("#fen", "aria-invalid").await?.as_deref(), Some("true"));
            assert_eq!(page.pieces().await?, ["1, black man", "31, white man"]);
            // On leaving the field the text is as it was.
            page.click(Pointer::Mouse, "#editor-title").await?;
            wait_for_fen(page, "W:W31,51:B1,x").await?;
            paste(page, "[FEN \"B:W31,K50:B1.\"]").await?;
            let is_read = async || Ok(page.pieces().await?.contains(&"50, white king".to_owned()));
            page.wait_until("the position", Limit::REACTION, is_read).await?;
            assert_eq!(page.text("#fen-faults").await?, "");
            assert_eq!(page.attribute("#fen", "aria-invalid").await?, None);
            page.click(Pointer::Mouse, "#editor-title").await?;
            wait_for_fen(page, "B:W31,K50:B1").await
        },
    );
}

#[test]
fn another_game_keeps_the_pieces() {
    browse("another_game_keeps_the_pieces", Options::DESK.in_one_engine(), async |page| {
        open_editor(page, "v=1&g=frisian&fen=W:W46,K28:B5,3").await?;
        assert_eq!(page.count(".editor select").await?, 3, "game and both sides' king moves");
        choose_game(page, "dameo").await?;
        wait_for_fen(page, "W:Wa1,Ke5:B").await?;
        page.wait_for_words(".verdict", "2 pieces had no square on this board").await?;
        assert_eq!(page.count("#board button").await?, 64);
        assert_eq!(page.count(".editor select").await?, 1);
        choose_game(page, "international").await?;
        wait_for_fen(page, "W:WK28,46:B3,5").await?;
        page.push("Just look").await?;
        page.wait_for_fragment("v=1&g=international&fen=W:WK28,46:B3,5").await?;
        assert!(page.text(".top__game").await?.contains("International"));
        Ok(())
    });
}

#[test]
fn the_computer_plays_what_was_set_up() {
    browse("the_computer_plays_what_was_set_up", Options::DESK.in_one_engine(), async |page| {
        open_editor(page, "v=1&g=international&fen=W:W31:B1,20").await?;
        page.push("Black against the computer").await?;
        let answered = |offer: &Offer| offer.n_plies == 1 && !offer.movable.is_empty();
        page.wait_for_offer("the computer's move", Limit::LOAD, answered).await?;
        assert_eq!(page.first_square().await?, "50", "Black sits at the bottom");
        Ok(())
    });
}

#[test]
fn what_was_set_up_is_copied_and_saved() {
    browse("what_was_set_up_is_copied_and_saved", Options::DESK.in_one_engine(), async |page| {
        open_editor(page, "v=1&g=international&fen=W:WK28,31:B1").await?;
        // What the clipboard and the disk would get.
        let catch = "Object.defineProperty(navigator, 'clipboard', { value: {
                writeText: async text => { window.caught = text; } } });
            URL.createObjectURL = blob => {
                window.file = blob;
                blob.text().then(text => { window.caught = text; });
                return 'data:,';
            };
            HTMLElement.prototype.click = function () {};";
        page.script(catch, vec![]).await?;
        page.push("Share").await?;
        page.wait_for("dialog[open] .share__group", Limit::LOAD).await?;
        assert_eq!(page.count("dialog[open] fieldset").await?, 0, "there is nothing to choose");
        page.wait_for("dialog[open] .share__more", Limit::LOAD).await?;
        page.click(Pointer::Mouse, "dialog[open] .share__more summary").await?;
        for (name, start, part) in [
            ("Copy: Short link", "http", "#1"),
            ("Copy: Readable link", "http", "&v=1&g=international&fen=W:WK28,31:B1&k="),
            ("Copy FEN", "W:WK28,31:B1", ""),
            ("Copy PDN", "[", "[FEN \"W:WK28,31:B1\"]"),
            ("Copy: Board as an element", "<damiera-board ", "fen=\"W:WK28,31:B1\""),
            ("Save SVG", "<svg ", "<title>International"),
            ("Save PNG", "\u{fffd}PNG", "Damiera"),
        ] {
            page.script("window.caught = ''", vec![]).await?;
            page.push(name).await?;
            let is_caught = "caught.startsWith(arguments[0]) && caught.includes(arguments[1])";
            let body = format!("return {is_caught}");
            let is_there =
                async || Ok(page.script(&body, vec![start.into(), part.into()]).await? == true);
            page.wait_until(name, Limit::REACTION, is_there).await?;
        }
        page.wait_for_words(".share__told", "handed to the browser").await?;
        // The picture shows a white piece on 31 and none on the light square beside it.
        let read = "return createImageBitmap(window.file).then(image => {
            const canvas = document.createElement('canvas');
            [canvas.width, canvas.height] = [image.width, image.height];
            const context = canvas.getContext('2d');
            context.drawImage(image, 0, 0);
            const at = (x, y) => [...context.getImageData(x, y, 1, 1).data].join();
            return [image.width, at(150, 650), at(250, 650)].join(' ');
        });";
        assert_eq!(page.script(read, vec![]).await?, "1000 251,243,223,255 236,217,180,255");
        Ok(())
    });
}

/// Runs axe on the editor as it opens, with a fault, with a note, and with a faulty text.
async fn check_every_state(page: &Page) -> Result<(), Failure> {
    open_editor(page, "v=1&g=frisian&fen=W:W41,K46:B8:+0+246").await?;
    page.axe().await?;
    page.click(Pointer::Mouse, ".editor__presets summary").await?;
    page.push("Empty board").await?;
    page.wait_for(".verdict__fault", Limit::REACTION).await?;
    page.axe().await?;
    choose_tool(page, Pointer::Mouse, 6).await?;
    paste(page, "W:W1:B50,x").await?;
    page.wait_for("#fen-faults p", Limit::REACTION).await?;
    page.axe().await?;
    paste(page, "W:W1:B49").await?;
    page.click(Pointer::Mouse, &square("1")).await?;
    page.wait_for("#board [data-role=selected]", Limit::REACTION).await?;
    page.axe().await
}

#[test]
fn axe_finds_nothing_in_the_editor() {
    browse("axe_finds_nothing_in_the_editor", Options::DESK.in_one_engine(), async |page| {
        check_every_state(page).await
    });
}

#[test]
fn axe_finds_nothing_in_the_editor_in_the_dark() {
    let dark = Options { scheme: Scheme::Dark, ..NARROW_PHONE };
    browse("axe_finds_nothing_in_the_editor_in_the_dark", dark.in_one_engine(), async |page| {
        check_every_state(page).await
    });
}

#[test]
fn axe_finds_nothing_in_the_editor_in_forced_colors() {
    let forced = Options { colors: Colors::Forced, ..Options::PHONE };
    browse(
        "axe_finds_nothing_in_the_editor_in_forced_colors",
        forced.in_one_engine(),
        async |page| check_every_state(page).await,
    );
}
