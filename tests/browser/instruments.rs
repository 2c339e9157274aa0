//! Tests of the harness itself: one that cannot fail, or a finger that is a mouse, proves nothing.

use std::time::Duration;

use fantoccini::key::Key;
use serde_json::json;

use crate::harness::{
    Colors, Failure, Limit, Motion, Need, Options, Page, Point, Pointer, Scheme, Screen, browse,
};

/// A page that records the events it gets.
const RECORDER: &str = "data:text/html,<!doctype html><html lang=en><title>Recorder</title>\
    <style>body{margin:0}div{width:60px;height:60px;position:absolute;touch-action:none}</style>\
    <main><h1>Recorder</h1><div id=a style='left:20px;top:100px'></div>\
    <div id=b style='left:200px;top:200px'></div><input aria-label=Text style='margin-top:300px'>\
    <p></p></main><script>\
    const note = text => document.querySelector('p').textContent += text + ' ';\
    for (const type of ['pointerdown', 'pointerup', 'pointercancel']) document.addEventListener(type,\
        e => note(type + ':' + e.pointerType + ':' + e.clientX + ',' + e.clientY));\
    document.addEventListener('click', e => note('click'));\
    document.addEventListener('keydown', e => note((e.shiftKey ? 'Shift-' : '') + e.key));\
    window.moves = 0; document.addEventListener('pointermove', e => { if (e.buttons) moves += 1; });\
    </script></html>";

async fn recorded(page: &Page) -> Result<String, Failure> {
    page.text("p").await
}

#[test]
fn mouse_and_finger_are_told_apart() {
    let desk = Options::DESK.needing(&[Need::Touch]);
    browse("mouse_and_finger_are_told_apart", desk, async |page| {
        for (pointer, kind) in [(Pointer::Mouse, "mouse"), (Pointer::Finger, "touch")] {
            page.open_elsewhere(RECORDER).await?;
            page.click(pointer, "#a").await?;
            let tap = format!("pointerdown:{kind}:50,130 pointerup:{kind}:50,130 click");
            page.wait_for_text("p", &tap, Limit::REACTION).await?;

            page.open_elsewhere(RECORDER).await?;
            page.drag(pointer, "#a", "#b").await?;
            let drag = format!("pointerdown:{kind}:50,130 pointerup:{kind}:230,230");
            let dragged = async || Ok(recorded(page).await?.starts_with(&drag));
            page.wait_until("the drag", Limit::REACTION, dragged).await?;
            assert!(page.holds("moves > 2").await?, "a drag must be seen to move");
        }
        let (start, end) = (Point { x: 30.0, y: 110.0 }, Point { x: 70.0, y: 150.0 });
        page.drag_between(Pointer::Mouse, start, end).await
    });
}

#[test]
fn keys_go_to_the_focused_element() {
    browse("keys_go_to_the_focused_element", Options::DESK, async |page| {
        page.open_elsewhere(RECORDER).await?;
        page.press(Key::Tab).await?;
        page.type_text("b4").await?;
        page.press_with(Some(Key::Shift), Key::Left).await?;
        page.press(Key::Enter).await?;
        page.wait_for_text("p", "Tab b 4 Shift-Shift Shift-ArrowLeft Enter", Limit::REACTION)
            .await?;
        assert!(page.holds("document.querySelector('input').value === 'b4'").await?);
        assert_eq!(page.attribute("input", "aria-label").await?.as_deref(), Some("Text"));
        Ok(())
    });
}

/// Whether media queries report the person and the screen of the options.
async fn check_media(page: &Page, queries: &[&str]) -> Result<(), Failure> {
    page.open("").await?;
    for query in queries {
        assert!(page.holds(&format!("matchMedia('{query}').matches")).await?, "{query}");
    }
    Ok(())
}

#[test]
fn person_and_screen_are_as_asked_for() {
    let options = Options {
        scheme: Scheme::Dark,
        motion: Motion::Reduced,
        language: "it-IT",
        ..Options::PHONE
    };
    browse("person_and_screen_are_as_asked_for", options, async |page| {
        let queries = [
            "(prefers-color-scheme: dark)",
            "(prefers-reduced-motion: reduce)",
            "(forced-colors: none) or (not (forced-colors))",
            "(width: 320px) and (height: 568px)",
        ];
        check_media(page, &queries).await?;
        assert_eq!(page.script("return navigator.language", vec![]).await?, json!("it-IT"));
        page.set_screen(Screen::Window { width: 1000, height: 700 }).await?;
        let resized = async || page.holds("innerWidth === 1000 && innerHeight === 700").await;
        page.wait_until("the new size", Limit::REACTION, resized).await?;
        assert!(!page.holds("matchMedia('(pointer: coarse)').matches").await?);
        Ok(())
    });
}

#[test]
fn person_without_wishes_is_as_asked_for() {
    browse("person_without_wishes_is_as_asked_for", Options::DESK, async |page| {
        let queries = [
            "(prefers-color-scheme: light)",
            "(prefers-reduced-motion: no-preference)",
            "(width: 1280px) and (height: 900px)",
        ];
        check_media(page, &queries).await?;
        assert_eq!(page.script("return navigator.language", vec![]).await?, json!("en-US"));
        Ok(())
    });
}

#[test]
fn phone_is_touched_and_nothing_hovers_over_it() {
    let phone = Options::PHONE.needing(&[Need::Touch]);
    browse("phone_is_touched_and_nothing_hovers_over_it", phone, async |page| {
        check_media(page, &["(pointer: coarse) and (hover: none)"]).await
    });
}

#[test]
fn colors_are_forced_in_the_dark_too() {
    let options = Options { scheme: Scheme::Dark, colors: Colors::Forced, ..Options::DESK };
    browse("colors_are_forced_in_the_dark_too", options, async |page| {
        check_media(page, &["(forced-colors: active)", "(prefers-color-scheme: dark)"]).await
    });
}

#[test]
fn failures_are_seen_and_named() {
    browse("failures_are_seen_and_named", Options::DESK, async |page| {
        page.open_elsewhere("data:text/html,<html><title>Bad</title><img src=x>").await?;
        let Err(Failure::Axe(list)) = page.axe().await else { panic!("axe-core found nothing") };
        assert!(list.contains("image-alt") && list.contains("html-has-lang"), "{list}");

        page.forget_console().await?;
        page.script("setTimeout(() => { throw new Error('on purpose') })", vec![]).await?;
        let heard = async || Ok(page.no_console_errors().await.is_err());
        page.wait_until("the error in the console", Limit::REACTION, heard).await?;
        page.forget_console().await
    });
}

#[test]
fn failures_of_workers_are_seen() {
    let desk = Options::DESK.needing(&[Need::WholeConsole]);
    browse("failures_of_workers_are_seen", desk, async |page| {
        for worker in ["throw new Error('on purpose')", "console.error('on purpose')"] {
            let start = "new Worker(URL.createObjectURL(new Blob([arguments[0]])))";
            page.open("").await?;
            page.script(start, vec![worker.into()]).await?;
            let heard = async || Ok(page.no_console_errors().await.is_err());
            page.wait_until("the worker's error in the console", Limit::REACTION, heard).await?;
            page.forget_console().await?;
        }
        Ok(())
    });
}

/// No wait is endless, and a failure says what it waited for.
#[test]
fn what_does_not_come_is_named() {
    browse("what_does_not_come_is_named", Options::DESK, async |page| {
        let short = Limit { name: "a short wait", time: Duration::from_millis(50) };
        let failure = page.wait_for("blink", short).await.unwrap_err().to_string();
        let expected = "waited for an element `blink`, in vain: a short wait is at most 50ms";
        assert_eq!(failure, expected);
        let failure = page.click(Pointer::Mouse, "blink").await.unwrap_err().to_string();
        assert_eq!(failure, "there is no element `blink`");
        assert!(page.text("blink").await.is_err() && page.attribute("blink", "x").await.is_err());
        Ok(())
    });
}
