//! Lessons of one's own: pasted, dropped, in a link, from an address; collected, changed, checked, passed on.

use std::io::Write;

use damiera::notation::lesson::packed;
use fantoccini::key::Key;
use flate2::Compression;
use flate2::write::DeflateEncoder;

use crate::author::go_to;
use crate::harness::{Colors, Failure, Limit, Options, Page, Pointer, Scheme, Screen, browse};
use crate::share::{allow_clipboard, drop_file, field, open_sheet, paste};
use crate::table::Hand;

const PLACE: &str = "[data-part=standing]";
const NEXT: &str = "[data-part=next]";
const STEPS: &str = "dialog[open] .making__step";
const MOUSE: Hand = Hand::Press(Pointer::Mouse);

const LESSON: &str = "# Two captures
lang: en
variant: dameo

Written by hand.

## Take
fen: W:Wc4:Bc5
goal: move
accept: c4xc6
ok: Well done.

Take the black man.

## Read
There is nothing to do.
";

/// The word of a lesson in a link.
pub(crate) fn packed(text: &str) -> String {
    let mut out = DeflateEncoder::new(Vec::new(), Compression::best());
    out.write_all(text.as_bytes()).expect("memory takes all");
    packed::write(&out.finish().expect("memory takes all")).expect("it is short")
}

async fn solve(page: &Page) -> Result<(), Failure> {
    page.wait_for_words(PLACE, "Two captures · Step 1 of 2").await?;
    page.wait_for("#board [data-role^=can]", Limit::REACTION).await?;
    page.play(MOUSE, &["c4", "c6"]).await?;
    page.wait_for_words(".lesson", "Well done.").await
}

async fn n_steps(page: &Page, n: u64) -> Result<(), Failure> {
    page.wait_until("the steps", Limit::REACTION, async || Ok(page.count(STEPS).await? == n)).await
}

#[test]
fn a_pasted_lesson_is_gone_through_and_kept() {
    browse("a_pasted_lesson_is_gone_through", Options::DESK, async |page| {
        page.open("#v=1&g=frisian").await?;
        assert!(paste(page, LESSON).await?);
        solve(page).await?;
        page.click(Pointer::Mouse, NEXT).await?;
        page.wait_for_words(PLACE, "Step 2 of 2").await?;
        page.reload().await?;
        page.wait_for_words(PLACE, "Step 2 of 2").await?;
        page.push("All lessons").await?;
        page.wait_for_words(".learn__own", "Two captures").await?;
        page.wait_for_words(".learn__own", "1 of 2 steps").await?;
        page.axe().await?;
        page.push("Edit: Two captures").await?;
        n_steps(page, 2).await?;
        page.axe().await?;
        // What is wrong with a lesson is told, and none is opened.
        page.press(Key::Escape).await?;
        page.push("Back to the game").await?;
        page.wait_for(".begin", Limit::REACTION).await?;
        assert!(paste(page, &LESSON.replace("goal:", "gaol:")).await?);
        page.wait_for_notice("line 9: there is no “gaol” here").await
    });
}

#[test]
fn a_link_with_a_lesson_opens_it_and_damage_is_told() {
    browse("a_link_with_a_lesson_opens_it", Options::DESK, async |page| {
        let word = packed(LESSON);
        page.open(&format!("#lesson={word}")).await?;
        solve(page).await?;
        page.push("Back to the game").await?;
        page.wait_for(".begin", Limit::REACTION).await?;
        // Pasted onto the board, and put into the address.
        assert!(paste(page, &format!("Look: https://example.org/d/#lesson={word}")).await?);
        page.wait_for_words(PLACE, "Two captures").await?;
        page.push("Back to the game").await?;
        page.script("location.hash = arguments[0]", vec![format!("lesson={word}").into()]).await?;
        page.wait_for_words(PLACE, "Two captures").await?;
        page.push("Back to the game").await?;
        page.open(&format!("#lesson={}", &word[..word.len() - 3])).await?;
        page.wait_for_notice("changed or cut on its way").await
    });
}

#[test]
fn an_address_of_a_lesson_opens_it() {
    browse("an_address_of_a_lesson_opens_it", Options::DESK, async |page| {
        page.open("?lesson=courses/en/dameo/1-aim.lesson").await?;
        page.wait_for_words(PLACE, "Step 1 of 8").await?;
        page.reload().await?;
        page.wait_for_words(PLACE, "Step 1 of 8").await?;
        page.open("?lesson=courses/none.lesson").await?;
        page.wait_for_notice("could not be fetched").await?;
        page.forget_console().await
    });
}

#[test]
fn several_problems_are_a_list() {
    browse("several_problems_are_a_list", Options::DESK.in_one_engine(), async |page| {
        page.open("#v=1&g=dameo").await?;
        let text = "W:Wc4:Bc5 c4xc6\nW:We3:Bf3 e3xg3\nW:Wd4:Bd5 d4xd7\n";
        drop_file(page, "problems.txt", Some(text)).await?;
        n_steps(page, 2).await?;
        page.wait_for_words("dialog[open] .library__faults", "line 3: in the solution, ply 1")
            .await?;
        page.push("Check").await?;
        page.wait_for_words(".making__check", "All 2 steps are sound.").await?;
        page.click(Pointer::Mouse, &format!("{STEPS}:nth-child(2) .games__open")).await?;
        page.push("Go through it from here").await?;
        page.wait_for_words(PLACE, "Step 2 of 2").await
    });
}

/// Adds what is on the board to the lesson, from the sheet for sharing.
async fn add(page: &Page) -> Result<(), Failure> {
    open_sheet(page).await?;
    page.push("Add to a lesson").await?;
    page.wait_for_words("dialog[open] .collect__told", "Added to “").await
}

#[test]
fn a_lesson_is_made_of_what_is_on_the_board() {
    let desk = Options::DESK.in_one_engine();
    browse("a_lesson_is_made", desk, async |page| {
        allow_clipboard(page).await?;
        page.open("#v=1&g=dameo&m=c3-c4,f6-f5").await?;
        add(page).await?;
        page.press(Key::Escape).await?;
        page.open("#v=1&g=dameo&fen=W:Wc4:Bc5&mode=exercise&goal=move&acc=c4xc6").await?;
        add(page).await?;
        page.push("Open the lesson").await?;
        n_steps(page, 2).await?;
        page.wait_for_words(STEPS, "1. Game 1").await?;
        page.wait_for(&format!("{STEPS}:nth-child(2) .games__picture svg"), Limit::REACTION)
            .await?;
        page.push("Move up: Exercise 1").await?;
        page.wait_for_words(STEPS, "1. Exercise 1").await?;
        // The words of a step.
        page.click(Pointer::Mouse, &format!("{STEPS} .games__open")).await?;
        page.click(Pointer::Mouse, "#making-name-0").await?;
        page.type_text("!").await?;
        page.click(Pointer::Mouse, ".making__texts textarea").await?;
        page.type_text("# Take it").await?;
        page.wait_for_words(STEPS, "1. Exercise 1!").await?;
        page.push("Check").await?;
        page.wait_for_words(".making__check", "All 2 steps are sound.").await?;
        page.axe().await?;
        // Removed and restored.
        page.push("Remove: Game 1").await?;
        n_steps(page, 1).await?;
        page.push("Restore it").await?;
        n_steps(page, 2).await?;
        // The link holds all of it, for others too.
        page.click(Pointer::Mouse, "dialog[open] .share__more summary").await?;
        let has_link = async || Ok(field(page, 0).await?.contains("#lesson=1"));
        page.wait_until("the link", Limit::REACTION, has_link).await?;
        assert!(field(page, 1).await?.contains("<damiera-lesson id=\"lesson\"><script"));
        let link = field(page, 0).await?;
        page.script("localStorage.clear()", vec![]).await?;
        page.open(&format!("#{}", link.split_once('#').unwrap().1)).await?;
        page.wait_for_words(PLACE, "My lesson · Step 1 of 2").await?;
        page.wait_for_words(".course__words", "# Take it").await?;
        // The maker's own way through it, and its text.
        page.push("Edit lesson").await?;
        page.push("As text").await?;
        let typed = "document.querySelector('.making__text textarea').value";
        assert!(page.holds(&format!("{typed}.includes('accept: c4xc6')")).await?);
        page.click(Pointer::Mouse, ".making__text textarea").await?;
        page.press_with(Some(Key::Control), Key::End).await?;
        page.type_text("\nfem: x\n\n## \n").await?;
        page.push("Use this text").await?;
        page.wait_for_words("dialog[open] [role=alert]", "a title was expected").await?;
        page.push("Leave it as it was").await?;
        n_steps(page, 2).await
    });
}

#[test]
fn an_exercise_of_a_lesson_is_changed_and_put_back() {
    browse("an_exercise_is_put_back", Options::DESK.in_one_engine(), async |page| {
        page.open("#v=1&g=dameo").await?;
        assert!(paste(page, LESSON).await?);
        page.push("Edit lesson").await?;
        page.click(Pointer::Mouse, &format!("{STEPS} .games__open")).await?;
        page.push("Change the exercise").await?;
        page.wait_for(".author", Limit::REACTION).await?;
        go_to(page, "Solution").await?;
        page.wait_for_words(".author__recorded", "c4xc6").await?;
        go_to(page, "Words").await?;
        page.click(Pointer::Mouse, ".author__area textarea").await?;
        page.type_text("Look well.").await?;
        go_to(page, "Finish").await?;
        page.push("Put back as step 1").await?;
        page.push("Open the lesson").await?;
        n_steps(page, 2).await?;
        page.push("As text").await?;
        let typed = "document.querySelector('.making__text textarea').value";
        assert!(page.holds(&format!("{typed}.includes('caption: Look well.')")).await?);
        assert!(page.holds(&format!("{typed}.includes('Take the black man.')")).await?);
        Ok(())
    });
}

#[test]
fn the_maker_is_used_by_keyboard_alone() {
    browse("the_maker_by_keyboard", Options::DESK, async |page| {
        page.open("?open=make#v=1&g=dameo").await?;
        page.wait_for("#making-title", Limit::REACTION).await?;
        let is_there = async || Ok(page.button("Add a text").await.is_ok());
        page.wait_until("the maker's buttons", Limit::REACTION, is_there).await?;
        let words = page.button("Add a text").await?;
        page.tab_to(&words).await?;
        page.press(Key::Enter).await?;
        page.wait_for("#making-name-0:focus", Limit::REACTION).await?;
        page.press(Key::Tab).await?;
        page.type_text("Hello.").await?;
        let words = page.button("Add a text").await?;
        page.tab_to(&words).await?;
        page.press(Key::Enter).await?;
        page.wait_for("#making-name-1:focus", Limit::REACTION).await?;
        n_steps(page, 2).await?;
        page.tab_to("#making-up-1").await?;
        page.press(Key::Enter).await?;
        page.wait_for("#making-down-0:focus", Limit::REACTION).await?;
        page.wait_for_words(STEPS, "1. Text 2").await
    });
}

/// Axe, the width, and pictures to look at, of the maker and of the lessons.
async fn check_screen(page: &Page, name: &str) -> Result<(), Failure> {
    page.open("#v=1&g=dameo").await?;
    assert!(paste(page, LESSON).await?);
    page.wait_for_words(PLACE, "Two captures").await?;
    page.push("Edit lesson").await?;
    n_steps(page, 2).await?;
    page.wait_for(&format!("{STEPS} .games__picture svg"), Limit::REACTION).await?;
    page.click(Pointer::Mouse, &format!("{STEPS} .games__open")).await?;
    page.wait_for(".making__texts", Limit::REACTION).await?;
    page.axe().await?;
    page.screenshot(&format!("making-{name}")).await?;
    let fits = "(d => d.scrollWidth <= d.clientWidth)(document.querySelector('dialog[open]'))";
    assert!(page.holds(fits).await?, "a scroll bar across");
    page.script("document.querySelector('dialog[open]').scrollTo(0, 1e6)", vec![]).await?;
    page.screenshot(&format!("making-{name}-end")).await?;
    page.open("?open=learn#v=1&g=dameo").await?;
    page.wait_for(".learn__lessons", Limit::REACTION).await?;
    let keep = "localStorage.setItem('damiera.lesson.dameo/1-aim.lesson', '8 ss11ss2s');
        localStorage.setItem('damiera.lesson.dameo/2-lines.lesson', '3 ss1-----');";
    page.script(keep, vec![]).await?;
    page.open("?open=learn#v=1&g=dameo").await?;
    page.wait_for("[data-part=go-on]", Limit::REACTION).await?;
    page.axe().await?;
    page.screenshot(&format!("learn-{name}")).await?;
    assert!(page.holds(fits).await?, "a scroll bar across");
    page.script("document.querySelector('dialog[open]').scrollTo(0, 1e6)", vec![]).await?;
    page.screenshot(&format!("learn-{name}-end")).await
}

#[test]
fn the_maker_suits_every_screen() {
    browse("the_maker_suits_a_desk", Options::DESK, async |page| check_screen(page, "desk").await);
    let phone = Screen::Touch { width: 360, height: 740 };
    let narrow = Options { screen: phone, ..Options::DESK };
    browse("the_maker_suits_phones", narrow, async |page| check_screen(page, "phone").await);
    let dark = Options { screen: phone, scheme: Scheme::Dark, ..Options::DESK };
    browse("the_maker_suits_the_dark", dark, async |page| check_screen(page, "dark").await);
    let forced = Options { colors: Colors::Forced, ..Options::DESK };
    browse("the_maker_suits_forced_colors", forced.in_one_engine(), async |page| {
        check_screen(page, "forced").await
    });
}

#[test]
fn where_one_is_in_a_course_is_seen() {
    browse("where_one_is_in_a_course", Options::DESK.in_one_engine(), async |page| {
        page.open("?open=learn#v=1&g=dameo").await?;
        page.wait_for("dialog[open] .learn__lesson", Limit::REACTION).await?;
        assert_eq!(page.count(".learn__map").await?, 0, "nothing has been begun");
        let keep = "localStorage.setItem('damiera.lesson.dameo/1-aim.lesson', '8 ss11ss2s');
            localStorage.setItem('damiera.lesson.dameo/2-lines.lesson', '2 ss------');";
        page.script(keep, vec![]).await?;
        page.open("?open=learn#v=1&g=dameo").await?;
        page.wait_for_words(".learn__map", "1 of 8 lessons done").await?;
        assert_eq!(page.count(".learn__lesson progress").await?, 1, "one is begun");
        page.wait_for_words(".learn__lessons", "you stopped at step 3").await?;
        page.push("Go on: Men that march together").await?;
        page.wait_for_words(PLACE, "Step 3 of 8").await
    });
}
