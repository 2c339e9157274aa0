//! The page's icons: one drawn set, lines of one width in a field of 24 by 24.

use yew::prelude::*;

pub(super) const UNDO: &str = "M9 6 4 11l5 5M4.5 11H14a5.5 5.5 0 0 1 0 11h-3";
pub(super) const REDO: &str = "m15 6 5 5-5 5m4.5-5H10a5.5 5.5 0 0 0 0 11h3";
pub(super) const HINT: &str = "M9.5 18h5M10.5 21h3M12 3a6 6 0 0 0-3.5 10.9c.7.5 1 1.3 1 2.1h5c0-.8.3-1.6 1-2.1A6 6 0 0 0 12 3z";
pub(super) const ANALYSIS: &str = "M4 4v16h16M8 15l4-5 3 3 5-7";
pub(super) const VARIATIONS: &str = "M6 21V3m0 12c0-4 12-2 12-8m-3 3 3-4 3 4M3 6l3-3 3 3";
pub(super) const EDIT: &str = "m4 20 1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5";
pub(super) const TURN: &str = "M7 20V4M3.5 7.5 7 4l3.5 3.5M17 4v16m-3.5-3.5L17 20l3.5-3.5";
pub(super) const SHARE: &str = "M12 15V3M8 7l4-4 4 4M5 12v8h14v-8";
pub(super) const LIBRARY: &str = "M5 4h4v16H5zM10 4h4v16h-4zM15.5 5l3.7-.8L22 19l-3.7.8z";
pub(super) const SETTINGS: &str = "M4 7h9m4 0h3M15 4.5v5M4 17h3m4 0h9M9 14.5v5";
pub(super) const DRAW: &str = "M5 9h14M5 15h14";
pub(super) const RESIGN: &str = "M6 21V4h12l-2.5 4.5L18 13H6";
pub(super) const CROWN: &str = "M4 19h16M4.5 15.5 3 7l5 4 4-6.5L16 11l5-4-1.5 8.5z";
pub(super) const STAR: &str =
    "m12 3.5 2.6 5.6 6.1.7-4.5 4.2 1.2 6L12 17l-5.4 3 1.2-6-4.5-4.2 6.1-.7z";
pub(super) const PLAY: &str = "M7 4v16l13-8z";
pub(super) const LEARN: &str = "M12 6c-2.5-2-5.5-2-9-1.5v14c3.5-.5 6.5-.5 9 1.5 2.5-2 5.5-2 9-1.5v-14C17.5 4 14.5 4 12 6zm0 0v14";
pub(super) const TARGET: &str = "M12 3a9 9 0 1 0 9 9M12 8a4 4 0 1 0 4 4m-4 0 8-8m-3-1v4h4";
pub(super) const PRINT: &str = "M7 9V4h10v5M7 16H4V9h16v7h-3M7 13h10v7H7z";
pub(super) const BACK: &str = "m15 5-7 7 7 7";
pub(super) const ON: &str = "m9 5 7 7-7 7";
pub(super) const REVIEW: &str = "M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0m-2 5 5 5M8 11l2.2 2.2L14 9";
pub(super) const UP: &str = "m5 15 7-7 7 7";
pub(super) const DOWN: &str = "m5 9 7 7 7-7";
pub(super) const REMOVE: &str = "M6 6l12 12M18 6 6 18";
pub(super) const MORE: &str = "M5 12h.01M12 12h.01M19 12h.01";

pub(super) const START: &str = "M6 5v14M18.5 5l-8 7 8 7";
pub(super) const LOOK: &str = "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM9.5 12a2.5 2.5 0 1 0 5 0 2.5 2.5 0 0 0-5 0";

/// An icon; what it stands for is said beside it.
pub(super) fn icon(lines: &'static str) -> Html {
    html! {
        <svg class="sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d={lines} />
        </svg>
    }
}

/// A button with an icon over its name.
#[derive(Clone, PartialEq)]
pub(super) struct Tool {
    pub(super) icon: &'static str,
    pub(super) label: AttrValue,
    pub(super) can: bool,
    pub(super) on: Callback<MouseEvent>,
}

impl Tool {
    /// The button; `class` is its own.
    pub(super) fn draw(self, class: Classes) -> Html {
        let Self { icon: lines, label, can, on } = self;
        html! {
            <button type="button" class={classes!("button", "tool", class)} disabled={!can}
                onclick={on}>
                { icon(lines) }
                <span class="tool__name">{ label }</span>
            </button>
        }
    }
}
