//! Input as a person gives it: mouse, finger and keyboard, as real input events of the browser.

use std::time::Duration;

use fantoccini::actions::{
    ActionSequence, InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MOUSE_BUTTON_RIGHT,
    MouseActions, PointerAction, TouchActions,
};
use fantoccini::key::Key;

use super::{Failure, Page};

/// The number of points of a drag, so that the page sees it move.
const DRAG_STEPS: u32 = 6;
/// The duration of each step; that of a quick hand.
const DRAG_STEP: Duration = Duration::from_millis(20);
/// So many milliseconds an element may be hidden or deaf before it is pressed all the same: what is
/// opened is deaf for less.
const DEAF_LIMIT_MS: u32 = 3_000;

/// A point in the window, in CSS pixels.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Point {
    pub(crate) x: f64,
    pub(crate) y: f64,
}

/// The kind of pointer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Pointer {
    Mouse,
    /// The mouse with its right button.
    RightButton,
    Finger,
}

impl Page {
    /// The middle of the first element that matches, scrolled into view if needed. `a >>> b` is a
    /// `b` in the shadow tree of an `a`.
    pub(crate) async fn middle_of(&self, css: &str) -> Result<Point, Failure> {
        let body = "const done = arguments[arguments.length - 1];
            const element = arguments[0].split(' >>> ')
                .reduce((root, css) => (root?.shadowRoot ?? root)?.querySelector(css), document);
            if (!element) return done(null);
            const middle = () => {
                const box = element.getBoundingClientRect();
                return [box.x + box.width / 2, box.y + box.height / 2];
            };
            const show = block => {
                element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
                return middle();
            };
            const see = () => {
                const at = show('nearest');
                // WebKit does not scroll all the way to an element inside a line of text.
                return at[1] < 0 || at[1] > innerHeight ? show('center') : at;
            };
            // The page may still change its layout, so the position has to be the same in two
            // frames in a row.
            const settle = (before, frames) => requestAnimationFrame(() => {
                const now = see();
                // What has just been opened hears no pointer yet, and a dialog has its content before
                // it is shown. Frames may be short, so they are not what is counted.
                const hears = getComputedStyle(element).pointerEvents !== 'none';
                const ready = hears && element.getClientRects().length > 0
                    || performance.now() > deadline;
                if (ready && (frames <= 0 || now.join() === before.join())) done(now);
                else settle(now, frames - 1);
            });
            const deadline = performance.now() + arguments[1];
            settle(see(), 30);";
        let found = self.client.execute_async(body, vec![css.into(), DEAF_LIMIT_MS.into()]).await?;
        let [Some(x), Some(y)] = [0, 1].map(|place| found[place].as_f64()) else {
            return Err(Failure::NoElement(css.into()));
        };
        Ok(Point { x, y })
    }

    /// Presses and releases in the middle of an element.
    pub(crate) async fn click(&self, pointer: Pointer, css: &str) -> Result<(), Failure> {
        let at = self.middle_of(css).await?;
        self.perform(pointer, vec![to(at, None), down(), up()]).await
    }

    /// Drags from the middle of one element to the middle of another.
    pub(crate) async fn drag(&self, pointer: Pointer, from: &str, on: &str) -> Result<(), Failure> {
        let start = self.middle_of(from).await?;
        let end = self.middle_of(on).await?;
        // Scrolling the second element into view may have moved the first.
        let start =
            if self.middle_of(from).await? == start { start } else { self.middle_of(from).await? };
        self.drag_between(pointer, start, end).await
    }

    /// Drags from one point of the window to another.
    pub(crate) async fn drag_between(
        &self,
        pointer: Pointer,
        start: Point,
        end: Point,
    ) -> Result<(), Failure> {
        let mut actions = vec![to(start, None), down()];
        for step in 1..=DRAG_STEPS {
            let part = f64::from(step) / f64::from(DRAG_STEPS);
            let x = start.x + (end.x - start.x) * part;
            let y = start.y + (end.y - start.y) * part;
            actions.push(to(Point { x, y }, Some(DRAG_STEP)));
        }
        actions.push(up());
        self.perform(pointer, actions).await
    }

    /// Presses and releases a key, for whatever has the focus.
    pub(crate) async fn press(&self, key: Key) -> Result<(), Failure> {
        self.press_with(None, key).await
    }

    /// Presses a key while another is held, such as `Tab` with `Shift`.
    pub(crate) async fn press_with(&self, held: Option<Key>, key: Key) -> Result<(), Failure> {
        let strokes = held
            .map(|held| KeyAction::Down { value: held.into() })
            .into_iter()
            .chain([KeyAction::Down { value: key.into() }, KeyAction::Up { value: key.into() }])
            .chain(held.map(|held| KeyAction::Up { value: held.into() }));
        let keys = KeyActions::new("keyboard".into());
        let keys = strokes.fold(keys, InputSource::then);
        Ok(self.client.perform_actions(keys).await?)
    }

    /// Types plain characters, into whatever has the focus.
    pub(crate) async fn type_text(&self, text: &str) -> Result<(), Failure> {
        let strokes =
            text.chars().flat_map(|value| [KeyAction::Down { value }, KeyAction::Up { value }]);
        let keys = strokes.fold(KeyActions::new("keyboard".into()), InputSource::then);
        Ok(self.client.perform_actions(keys).await?)
    }

    pub(crate) async fn perform(
        &self,
        pointer: Pointer,
        actions: Vec<PointerAction>,
    ) -> Result<(), Failure> {
        let actions = actions.into_iter();
        let sequence: ActionSequence = match pointer {
            Pointer::Mouse => {
                actions.fold(MouseActions::new("mouse".into()), InputSource::then).into()
            }
            Pointer::RightButton => {
                let right = |action| match action {
                    PointerAction::Down { .. } => {
                        PointerAction::Down { button: MOUSE_BUTTON_RIGHT }
                    }
                    PointerAction::Up { .. } => PointerAction::Up { button: MOUSE_BUTTON_RIGHT },
                    other => other,
                };
                actions.map(right).fold(MouseActions::new("mouse".into()), InputSource::then).into()
            }
            Pointer::Finger => {
                actions.fold(TouchActions::new("finger".into()), InputSource::then).into()
            }
        };
        Ok(self.client.perform_actions(sequence).await?)
    }
}

pub(crate) fn to(at: Point, duration: Option<Duration>) -> PointerAction {
    PointerAction::MoveTo { duration, x: at.x, y: at.y }
}

pub(crate) fn down() -> PointerAction {
    PointerAction::Down { button: MOUSE_BUTTON_LEFT }
}

pub(crate) fn up() -> PointerAction {
    PointerAction::Up { button: MOUSE_BUTTON_LEFT }
}
