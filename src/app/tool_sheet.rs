//! Tools that stand in a row on a desk and open from the foot of a phone.

use wasm_bindgen::JsCast;
use yew::prelude::*;

use super::icons;
use crate::text::Strings;

/// The id of the tools beside a lesson, an exercise, a tactic and an ending.
pub(super) const LESSON_TOOLS: &str = "lesson-tools";

/// The tools, which close again on a phone when one of them was pressed.
pub(super) fn tool_sheet(text: &Strings, id: &'static str, tools: Html) -> Html {
    let class = classes!("controls", (id == LESSON_TOOLS).then_some("controls--row"));
    html! {
        <div {class} {id} popover="auto" role="group" aria-label={text.actions}
            onclick={|event: MouseEvent| close_sheet(&event)}>{ tools }</div>
    }
}

/// Opens the tools beside a lesson; seen on phones alone.
pub(super) fn more_button(text: &Strings) -> Html {
    html! {
        <button type="button" class="button lesson__more" popovertarget={LESSON_TOOLS} aria-label={text.more}>
            { icons::icon(icons::MORE) }
        </button>
    }
}

/// Closes a phone's sheet of tools when one was pressed.
fn close_sheet(event: &MouseEvent) {
    let pressed = event.target_dyn_into::<web_sys::Element>();
    let tool = pressed.and_then(|pressed| pressed.closest(".tool").ok()?);
    let sheet = tool.and_then(|tool| tool.closest("[popover]").ok()?);
    if let Some(sheet) = sheet.and_then(|sheet| sheet.dyn_into::<web_sys::HtmlElement>().ok()) {
        // Where it is no sheet, or closed, there is nothing to hide.
        let _ = sheet.hide_popover();
    }
}
