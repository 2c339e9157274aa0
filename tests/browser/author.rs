//! Making an exercise, by keyboard alone and by touch, and opening it.

use fantoccini::key::Key;

use crate::editor::{choose_tool, wait_for_fen, walk};
use crate::harness::{
    Colors, Failure, Limit, Need, Options, Page, Pointer, Scheme, Screen, browse,
};
use crate::share::{allow_clipboard, copied, field, open_sheet};
use crate::table::square;

const NARROW_PHONE: Options =
    Options { screen: Screen::Touch { width: 360, height: 740 }, ..Options::PHONE };

/// Two men on each side; the solver is to reach d3 in two moves.
pub(crate) const LINE: &str = "v=1&g=dameo&fen=W:Wa1,b1:Bb8,d8";

/// An exercise with everything that it can have.
pub(crate) const WHOLE: &str = "v=1&g=dameo&fen=W:Wa1,b1:Bb8,d8&mk=d3!&ar=Gb1-c2&mode=exercise&goal=move\
    &acc=b1-c2|c2-d3&then=b1-c2>b8-b7&no=a1-a2=Use_the_other_man.&hint=Go_right.&ok=Well_done!\
    &cap=Two_moves";

const ANNOUNCER: &str = "[data-part=announcer]";

/// The number of attempts, since a busy machine may block the page as well.
const MOST_TRIES: u32 = 5;

/// How long the check may take.
const CHECKED: Limit = Limit { name: "the check", time: std::time::Duration::from_secs(60) };

pub(crate) async fn open_author(page: &Page, link: &str) -> Result<(), Failure> {
    page.open(&format!("#{link}")).await?;
    page.push("Edit board").await?;
    page.wait_for(".editor", Limit::REACTION).await?;
    page.push("Make an exercise").await?;
    page.wait_for(".author", Limit::REACTION).await
}

/// Presses squares one after the other, each once the board is ready.
pub(crate) async fn touch(page: &Page, pointer: Pointer, labels: &[&str]) -> Result<(), Failure> {
    for label in labels {
        page.click(pointer, &square(label)).await?;
    }
    Ok(())
}

pub(crate) async fn wait_until_said(page: &Page, words: &str) -> Result<(), Failure> {
    page.wait_for_words(ANNOUNCER, words).await
}

/// The tools of the step with the solution; those that draw come in the next step.
const N_MOVE_TOOLS: u8 = 2;

/// Goes to a step by its name, until the focus is on its heading and the page stands still.
pub(crate) async fn go_to(page: &Page, name: &str) -> Result<(), Failure> {
    let mark = "document.activeElement.blur();
        for (const step of document.querySelectorAll('.author__step'))
            step.toggleAttribute('data-wanted', step.firstChild.data === arguments[0])";
    page.script(mark, vec![name.into()]).await?;
    page.click(Pointer::Mouse, ".author__step[data-wanted]").await?;
    page.wait_for(".author__step[data-wanted][aria-current=step]", Limit::REACTION).await?;
    is_focused(page, "author-title").await
}

/// Chooses a tool of the author's by its number.
pub(crate) async fn choose(page: &Page, pointer: Pointer, number: u8) -> Result<(), Failure> {
    if let Some(place) = number.checked_sub(N_MOVE_TOOLS).filter(|&place| place > 0) {
        go_to(page, "Drawings").await?;
        return choose_tool(page, pointer, place).await;
    }
    go_to(page, "Solution").await?;
    choose_tool(page, pointer, number).await
}

/// The values that a link of the page has, in the order of these keys.
async fn values(page: &Page, link: &str, keys: &[&str]) -> Result<Vec<String>, Failure> {
    let body = "const pairs = new URLSearchParams(arguments[0].split('#')[1]);
        return arguments[1].map(key => pairs.get(key) ?? '').join('\\n')";
    let found = page.script(body, vec![link.into(), keys.to_vec().into()]).await?;
    Ok(found.as_str().unwrap_or_default().split('\n').map(str::to_owned).collect())
}

pub(crate) async fn is_focused(page: &Page, id: &str) -> Result<(), Failure> {
    let focused = format!("document.activeElement.id === {id:?}");
    page.wait_until(id, Limit::REACTION, async || page.holds(&focused).await).await
}

async fn press_button(page: &Page, name: &str) -> Result<(), Failure> {
    let button = page.button(name).await?;
    page.tab_to(&button).await?;
    page.press(Key::Enter).await
}

/// Tabs to a field with this label and types.
pub(crate) async fn fill(page: &Page, label: &str, words: &str) -> Result<(), Failure> {
    let mark = "for (const label of document.querySelectorAll('.author label'))
            if (label.querySelector('.field__name')?.textContent === arguments[0])
                label.querySelector('textarea').id = arguments[1];";
    let id = label.replace(' ', "-");
    page.script(mark, vec![label.into(), id.clone().into()]).await?;
    page.tab_to(&format!("#{id}")).await?;
    page.type_text(words).await
}

#[test]
fn keyboard_alone_makes_an_exercise_that_is_solved() {
    let desk = Options::DESK.needing(&[Need::Clipboard]);
    browse("keyboard_alone_makes_an_exercise_that_is_solved", desk, async |page| {
        allow_clipboard(page).await?;
        page.open("#v=1&g=international").await?;
        press_button(page, "Edit board").await?;
        is_focused(page, "editor-title").await?;
        page.tab_to(".editor__presets summary").await?;
        page.press(Key::Enter).await?;
        press_button(page, "Empty board").await?;
        wait_for_fen(page, "W:W:B").await?;
        page.tab_to("#board button").await?;
        for (key, label) in [("1", 32), ("1", 36), ("3", 23), ("3", 3)] {
            page.type_text(key).await?;
            walk(page, label).await?;
            page.press(Key::Enter).await?;
        }
        wait_for_fen(page, "W:W32,36:B3,23").await?;
        press_button(page, "Make an exercise").await?;
        is_focused(page, "author-title").await?;
        // Two moves and the reply between them.
        page.tab_to("#board button").await?;
        for label in [32, 28, 23, 32] {
            walk(page, label).await?;
            page.press(Key::Enter).await?;
        }
        wait_until_said(page, "Reply to 32-28: 23x32.").await?;
        // A wrong try, with words.
        page.type_text("2").await?;
        wait_until_said(page, "Wrong try").await?;
        for _ in 0..2 {
            page.type_text("k").await?;
        }
        for label in [32, 27] {
            walk(page, label).await?;
            page.press(Key::Enter).await?;
        }
        wait_until_said(page, "Wrong try: 32-27.").await?;
        // A ring, another one taken away again, and an arrow.
        page.type_text("3").await?;
        for (label, key) in [(28, Key::Enter), (19, Key::Enter), (19, Key::Delete)] {
            walk(page, label).await?;
            page.press(key).await?;
        }
        wait_until_said(page, "Removed.").await?;
        page.type_text("0").await?;
        wait_until_said(page, "Blue arrow").await?;
        for label in [32, 28] {
            walk(page, label).await?;
            page.press(Key::Enter).await?;
        }
        wait_until_said(page, "Drawn: Blue arrow 32-28.").await?;
        // The steps that are left, each with its heading.
        press_button(page, "Next: Words").await?;
        is_focused(page, "author-title").await?;
        page.wait_for_text("#author-title", "What is said", Limit::REACTION).await?;
        page.wait_for_words(".author__gap", "nothing to say about it").await?;
        fill(page, "What to say about 32-27", "Offer it.").await?;
        fill(page, "What to say at the end", "A shot!").await?;
        press_button(page, "Next: Finish").await?;
        is_focused(page, "author-title").await?;
        page.tab_to(".author__share").await?;
        page.press(Key::Enter).await?;
        page.wait_for("dialog[open] .share__group", Limit::LOAD).await?;
        let link = copied(page, "Copy: Readable link").await?;
        let keys = ["mode", "acc", "then", "no", "mk", "ar", "ok"];
        assert_eq!(
            values(page, &link, &keys).await?,
            ["exercise", "32-28", "32-28>23x32", "32-27=Offer_it.", "28", "B32-28", "A_shot!"]
        );
        page.press(Key::Escape).await?;
        // The person who opens it solves it.
        let fragment = link.split_once('#').unwrap().1.to_owned();
        page.open("#v=1&g=dameo").await?;
        page.open(&format!("#{fragment}")).await?;
        page.wait_for_words(".lesson .embed__status", "White to move: find the right move.")
            .await?;
        page.tab_to("#board button").await?;
        for label in [32, 27] {
            walk(page, label).await?;
            page.press(Key::Enter).await?;
        }
        page.wait_for_words(".lesson .message--wrong", "Offer it.").await?;
        for label in [32, 28] {
            walk(page, label).await?;
            page.press(Key::Enter).await?;
        }
        page.wait_for_words(".lesson .message--right", "A shot!").await?;
        wait_until_said(page, "A shot!").await
    });
}

#[test]
fn finger_makes_an_exercise_on_a_phone() {
    let phone = NARROW_PHONE.in_one_engine();
    browse("finger_makes_an_exercise_on_a_phone", phone, async |page| {
        const FINGER: Pointer = Pointer::Finger;
        open_author(page, LINE).await?;
        assert!(page.holds("document.documentElement.scrollWidth <= innerWidth").await?);
        page.drag(FINGER, &square("b1"), &square("c2")).await?;
        wait_until_said(page, "Right answer of turn 1: b1-c2.").await?;
        touch(page, FINGER, &["b8", "b7"]).await?;
        wait_until_said(page, "Reply to b1-c2: b8-b7.").await?;
        touch(page, FINGER, &["c2", "d3"]).await?;
        wait_until_said(page, "Right answer of turn 2: c2-d3.").await?;
        choose(page, FINGER, 7).await?;
        touch(page, FINGER, &["b1", "c2", "c2", "d3"]).await?;
        wait_until_said(page, "Drawn: Green arrow b1-c2-d3.").await?;
        assert_eq!(page.count("#board .drawn-arrow").await?, 1);
        choose(page, FINGER, 4).await?;
        touch(page, FINGER, &["d3"]).await?;
        assert_eq!(page.count("#board .drawn--attention").await?, 1);
        page.push("Remove: Attention d3").await?;
        wait_until_said(page, "Removed.").await?;
        page.push("Undo").await?;
        wait_until_said(page, "Undone.").await?;
        assert_eq!(page.count("#board .drawn--attention").await?, 1);
        let drawn = ["Attention d3", "Green arrow b1-c2-d3"];
        assert_eq!(page.texts(".author__words").await?, drawn);
        // The trial, and back.
        go_to(page, "Finish").await?;
        page.push("Try it").await?;
        page.wait_for_words(".lesson .embed__status", "find the 2 right moves").await?;
        touch(page, FINGER, &["b1", "c2"]).await?;
        page.wait_for_words(".lesson .message", "Right. The reply is b8-b7: go on.").await?;
        touch(page, FINGER, &["c2", "d3"]).await?;
        page.wait_for_words(".lesson .message--right", "Solved.").await?;
        page.push("Back to the editor").await?;
        is_focused(page, "author-title").await?;
        go_to(page, "Solution").await?;
        assert_eq!(page.texts(".author__words").await?, ["b1-c2", "c2-d3", "b8-b7 to b1-c2"]);
        go_to(page, "Finish").await?;
        open_sheet(page).await?;
        let keys = ["acc", "then", "mk", "ar"];
        let link = field(page, 1).await?;
        assert_eq!(
            values(page, &link, &keys).await?,
            ["b1-c2|c2-d3", "b1-c2>b8-b7", "d3!", "Gb1-c2-d3"]
        );
        let element = field(page, 2).await?;
        for part in [" mode=\"exercise\"", " accept=\"b1-c2|c2-d3\"", " marks=\"d3!\"", "</svg>"] {
            assert!(element.contains(part), "{part}: {element}");
        }
        assert!(field(page, 3).await?.starts_with("<iframe "));
        Ok(())
    });
}

#[test]
fn mouse_draws_an_arrow_in_one_go() {
    browse("mouse_draws_an_arrow_in_one_go", Options::DESK, async |page| {
        open_author(page, LINE).await?;
        choose(page, Pointer::Mouse, 8).await?;
        page.drag(Pointer::Mouse, &square("b1"), &square("f5")).await?;
        wait_until_said(page, "Drawn: Red arrow b1-f5.").await?;
        assert_eq!(page.pieces().await?.len(), 4, "no piece has moved");
        page.push("Undo").await?;
        let is_gone = async || Ok(page.count("#board .drawn-arrow").await? == 0);
        page.wait_until("the arrow to go", Limit::REACTION, is_gone).await
    });
}

/// A worker gives the same findings as the command line, in both languages.
#[test]
fn the_check_says_what_is_right_and_what_is_not() {
    let desk = Options::DESK.needing(&[Need::LongTasks]);
    browse("the_check_says_what_is_right_and_what_is_not", desk, async |page| {
        let watch = "window.tasks = [];
            new PerformanceObserver(list => tasks.push(...list.getEntries()
                .map(task => Math.round(task.duration)))).observe({ type: 'longtask' })";
        open_author(page, "v=1&g=international&fen=W:WK21,K24:B2,7").await?;
        let goal =
            "const has = select => [...select.options].some(it => it.value === arguments[0]);
            const select = [...document.querySelectorAll('.author__goal select')].find(has);
            select.value = arguments[0];
            select.dispatchEvent(new Event('change', { bubbles: true }))";
        page.script(goal, vec!["win-in:2".into()]).await?;
        choose(page, Pointer::Mouse, 2).await?;
        touch(page, Pointer::Mouse, &["24", "20"]).await?;
        wait_until_said(page, "Wrong try: 24-20.").await?;
        go_to(page, "Finish").await?;
        page.push("Check").await?;
        let found = ".author__found";
        page.wait_for_text(".author__verdict", "The exercise is sound.", CHECKED).await?;
        page.wait_for_words(found, "The answer is unique: 21-8.").await?;
        page.wait_for_words(found, "24-20 is refuted by 2-8.").await?;
        assert_eq!(page.attribute(found, "role").await?.as_deref(), Some("status"));
        // A task with another goal, which no move reaches.
        go_to(page, "Task").await?;
        page.script(goal, vec!["win-in:1".into()]).await?;
        go_to(page, "Finish").await?;
        page.wait_for_words(found, "The exercise has changed since.").await?;
        page.push("Check").await?;
        page.wait_for_text(".author__verdict", "The exercise is not sound.", CHECKED).await?;
        page.wait_for_words(".author__fault", "No legal move solves this exercise.").await?;
        // A check that takes long does not block the page.
        page.open("#v=1&g=international&fen=W:W31-50:B1-20&mode=exercise&goal=hold:8").await?;
        page.push("Edit this exercise").await?;
        page.wait_for(".author", Limit::REACTION).await?;
        go_to(page, "Finish").await?;
        page.script(watch, vec![]).await?;
        for attempt in 1..=MOST_TRIES {
            page.push("Check").await?;
            page.wait_for_words(found, "Checking").await?;
            page.script("window.tasks.length = 0", vec![]).await?;
            page.wait_for_text(".author__verdict", "The exercise is not sound.", CHECKED).await?;
            page.wait_for_words(found, "There are too many possibilities").await?;
            let tasks = page.script("return tasks", vec![]).await?;
            if tasks == serde_json::json!([]) {
                break;
            }
            eprintln!("held up in attempt {attempt}, in ms: {tasks}");
            assert!(attempt < MOST_TRIES, "each attempt held the page up for over 50 ms");
        }
        let speak = "const select = document.querySelector('.top__language select');
            select.value = 'it';
            select.dispatchEvent(new Event('change', { bubbles: true }))";
        page.script(speak, vec![]).await?;
        page.push("Controlla").await?;
        page.wait_for_text(".author__verdict", "L'esercizio non è corretto.", CHECKED).await?;
        page.wait_for_words(found, "Le possibilità sono troppe").await
    });
}

#[test]
fn a_draft_survives_a_reload() {
    browse("a_draft_survives_a_reload", Options::DESK.in_one_engine(), async |page| {
        open_author(page, LINE).await?;
        touch(page, Pointer::Mouse, &["b1", "c2"]).await?;
        wait_until_said(page, "Right answer of turn 1: b1-c2.").await?;
        go_to(page, "Words").await?;
        fill(page, "Hint", "Go; right & \"win\" 50 %").await?;
        let is_kept = "localStorage['damiera.game'].includes('win')";
        page.wait_until("the text", Limit::REACTION, async || page.holds(is_kept).await).await?;
        page.reload().await?;
        page.wait_for(".author", Limit::LOAD).await?;
        go_to(page, "Solution").await?;
        assert_eq!(page.texts(".author__words").await?, ["b1-c2"]);
        go_to(page, "Words").await?;
        let hint = "[...document.querySelectorAll('.author textarea')].map(it => it.value).join()";
        assert!(page.holds(&format!("{hint}.includes('Go; right & \"win\" 50 %')")).await?);
        // Discarding takes two presses, and the exercise does not come back.
        page.push("Discard").await?;
        page.push("Really discard?").await?;
        let is_gone = async || Ok(page.count(".author").await? == 0);
        page.wait_until("the game", Limit::REACTION, is_gone).await?;
        page.wait_for_fragment(LINE).await?;
        page.reload().await?;
        assert_eq!(page.count(".author").await?, 0);
        Ok(())
    });
}

#[test]
fn an_opened_exercise_is_edited_finished_and_left() {
    browse(
        "an_opened_exercise_is_edited_finished_and_left",
        Options::DESK.in_one_engine(),
        async |page| {
            page.open("#v=1&g=international&m=32-28").await?;
            page.wait_for_plies(1).await?;
            page.open(&format!("#{WHOLE}")).await?;
            page.wait_for_words(".lesson__caption", "Two moves").await?;
            page.wait_for_notice("came from a link").await?;
            assert!(page.fragment().await?.contains("mode=exercise&goal=move"));
            page.push("Hint").await?;
            page.wait_for_words(".lesson .message", "Go right.").await?;
            page.reload().await?;
            page.wait_for_words(".lesson__caption", "Two moves").await?;
            page.push("Edit this exercise").await?;
            is_focused(page, "author-title").await?;
            go_to(page, "Solution").await?;
            assert_eq!(page.texts(".author__words").await?.len(), 4);
            go_to(page, "Drawings").await?;
            page.push("Remove: Attention d3").await?;
            go_to(page, "Finish").await?;
            page.push("Finish and open it").await?;
            is_focused(page, "lesson-title").await?;
            assert!(!page.fragment().await?.contains("mk="));
            page.push("Play from here").await?;
            page.wait_for_fragment(&format!("{LINE}&ar=Gb1-c2")).await?;
            let on_board = "document.activeElement.matches('#board button')";
            page.wait_until("the board", Limit::REACTION, async || page.holds(on_board).await).await
        },
    );
}

#[test]
fn the_position_is_changed_and_the_exercise_waits() {
    browse(
        "the_position_is_changed_and_the_exercise_waits",
        Options::DESK.in_one_engine(),
        async |page| {
            open_author(page, LINE).await?;
            touch(page, Pointer::Mouse, &["b1", "c2"]).await?;
            go_to(page, "Task").await?;
            page.push("Change position").await?;
            is_focused(page, "editor-title").await?;
            choose_tool(page, Pointer::Mouse, 3).await?;
            touch(page, Pointer::Mouse, &["h8"]).await?;
            wait_for_fen(page, "W:Wa1,b1:Bb8,d8,h8").await?;
            page.push("Use this position").await?;
            is_focused(page, "author-title").await?;
            go_to(page, "Solution").await?;
            assert_eq!(page.texts(".author__words").await?, ["b1-c2"]);
            assert_eq!(page.pieces().await?.len(), 5);
            Ok(())
        },
    );
}

/// Runs axe on the tool in all its states, on a trial, and on an exercise from a link.
async fn check_every_state(page: &Page) -> Result<(), Failure> {
    page.open(&format!("#{WHOLE}")).await?;
    page.wait_for(".lesson", Limit::REACTION).await?;
    page.axe().await?;
    page.push("Edit this exercise").await?;
    page.wait_for(".author", Limit::REACTION).await?;
    page.axe().await?;
    go_to(page, "Words").await?;
    page.axe().await?;
    choose(page, Pointer::Mouse, 4).await?;
    page.axe().await?;
    go_to(page, "Finish").await?;
    page.push("Check").await?;
    page.wait_for(".author__verdict", CHECKED).await?;
    page.axe().await?;
    go_to(page, "Solution").await?;
    page.push("Remove: b1-c2").await?;
    page.wait_for(".author__gap", Limit::REACTION).await?;
    page.axe().await?;
    page.push("Undo").await?;
    go_to(page, "Finish").await?;
    page.push("Try it").await?;
    page.wait_for(".lesson", Limit::REACTION).await?;
    page.axe().await
}

#[test]
fn axe_finds_nothing_in_the_authors_tool() {
    browse("axe_finds_nothing_in_the_authors_tool", Options::DESK.in_one_engine(), async |page| {
        check_every_state(page).await?;
        // With a mouse there is room enough.
        page.push("Back to the editor").await?;
        page.wait_for(".author", Limit::REACTION).await?;
        let small =
            "[...document.querySelectorAll('.author :is(button, label, select)')].filter(it => {
            const box = it.getBoundingClientRect();
            return box.width < 24 || box.height < 24;
        }).length === 0";
        assert!(page.holds(small).await?);
        Ok(())
    });
}

#[test]
fn axe_finds_nothing_in_the_authors_tool_in_the_dark() {
    let dark = Options { scheme: Scheme::Dark, ..NARROW_PHONE };
    browse(
        "axe_finds_nothing_in_the_authors_tool_in_the_dark",
        dark.in_one_engine(),
        async |page| check_every_state(page).await,
    );
}

#[test]
fn axe_finds_nothing_in_the_authors_tool_in_forced_colors() {
    let forced = Options { colors: Colors::Forced, ..Options::PHONE };
    browse(
        "axe_finds_nothing_in_the_authors_tool_in_forced_colors",
        forced.in_one_engine(),
        async |page| {
            check_every_state(page).await?;
            page.push("Back to the editor").await?;
            page.wait_for(".author", Limit::REACTION).await?;
            page.portray("author-forced").await
        },
    );
}
