//! The board: a picture, and over it a grid of buttons for mouse, touch, keyboard and screen
//! readers.
//!
//! A drag moves one element, once per frame. The state is only told where the piece was picked up
//! and where it was dropped.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Element, PointerEvent, SvgElement};
use yew::prelude::*;

use super::board_keys;
use super::board_picture::picture;
use super::context::BoardHandle;
use super::dom;
use crate::play::action::BoardAction;
use crate::play::view::{BoardView, Cell, HandRule};
use crate::rules::Square;
use crate::text::SquareRole;

/// How far a pointer has to move for a press to become a drag, in CSS pixels.
const DRAG_PX: f64 = 4.0;

/// The number of the button that draws arrows.
const RIGHT_BUTTON: i16 = 2;

/// A pointer pressed on the board.
#[derive(Debug)]
struct Press {
    pointer: i32,
    square: Square,
    grabbable: bool,
    /// Whether it draws an arrow: it was made with the right button.
    draws: bool,
    down_at: (f64, f64),
    drag: Option<Drag>,
}

/// A piece being dragged.
#[derive(Debug)]
struct Drag {
    element: SvgElement,
    /// The number of the board's columns.
    columns: u8,
    /// The position of the pointer, in CSS pixels.
    at: (f64, f64),
    /// Whether an animation frame has been requested.
    frame_pending: bool,
}

type Pointer = Rc<RefCell<Option<Press>>>;

/// The board's element, and the pointer pressed on it.
#[derive(Clone, Debug)]
pub(super) struct Hands {
    root: NodeRef,
    pointer: Pointer,
}

impl Hands {
    /// No pointer and no element yet.
    pub(super) fn new() -> Self {
        Self { root: NodeRef::default(), pointer: Pointer::default() }
    }

    /// The board's element.
    pub(super) const fn root(&self) -> &NodeRef {
        &self.root
    }

    /// Sets where a sliding piece comes from. This is done through the DOM, since pages around an
    /// embedded board may forbid style attributes.
    pub(super) fn start_slide(&self) {
        let Some(board) = self.root.cast::<Element>() else { return };
        let Ok(Some(way)) = board.query_selector("[data-from]") else { return };
        if let (Some(from), Some(way)) =
            (way.get_attribute("data-from"), way.dyn_ref::<SvgElement>())
        {
            // On failure the piece does not slide but stands at its new place at once.
            let _ = way.style().set_property("--slide-from", &from);
        }
    }

    /// Whether the board has the keyboard focus.
    pub(super) fn hold_focus(&self) -> bool {
        self.root.cast::<Element>().is_some_and(|element| dom::holds_focus(&element))
    }
}

/// The board with its picture and, unless that is to come in another task, its grid.
pub(super) fn board(play: &BoardHandle, view: BoardView, hands: &Hands, has_grid: bool) -> Html {
    let Hands { root, pointer } = hands;
    let view = Rc::new(view);
    let on_key = {
        let (play, view, root) = (play.clone(), Rc::clone(&view), root.clone());
        Callback::from(move |event: KeyboardEvent| board_keys::press(&play, &view, &root, &event))
    };
    html! {
        <div class="board" id="board" ref={root.clone()} dir="ltr"
            onpointerdown={on_down(play, root, pointer, &view)}
            onpointermove={on_move(play, root, pointer, view.width)}
            onpointerup={on_up(play, root, pointer, &view)}
            onpointercancel={on_cancel(play, pointer)}
            onlostpointercapture={on_cancel(play, pointer)}
            oncontextmenu={|event: MouseEvent| event.prevent_default()}
            onkeydown={on_key}>
            { picture(&view) }
            if has_grid { { grid(play, &view) } }
        </div>
    }
}

/// Moves the focus to the board.
pub(super) fn focus_board() {
    let document = dom::document();
    let cell =
        document.and_then(|d| d.query_selector("#board button[tabindex='0']").ok().flatten());
    if let Some(cell) = cell {
        dom::focus(&cell);
    }
}

/// Moves the focus to a square.
pub(super) fn focus_square(root: &NodeRef, square: Square) {
    let selector = format!("button[data-square='{}']", square.index());
    let board = root.cast::<Element>();
    let cell = board.and_then(|board| board.query_selector(&selector).ok().flatten());
    if let Some(cell) = cell {
        dom::focus(&cell);
    }
}

/// The squares. They are many, so their events are heard here.
fn grid(play: &BoardHandle, view: &BoardView) -> Html {
    let on_click = {
        let play = play.clone();
        // The board handles pointers itself. A click without a pointer comes from a key or a screen
        // reader.
        Callback::from(move |event: MouseEvent| {
            if event.detail() == 0
                && let Some(square) = square_of(&event)
            {
                play.send(BoardAction::Press(square));
            }
        })
    };
    let on_focus = {
        let play = play.clone();
        Callback::from(move |event: FocusEvent| {
            if let Some(square) = square_of(&event) {
                play.send(BoardAction::Focus(square));
            }
        })
    };
    let rows = (0..view.height).map(|row| {
        let cells = view.cells.iter().filter(|cell| cell.place.row == row);
        html! {
            <div class="board__row" role="row" aria-rowindex={(row + 1).to_string()} key={row}>
                { for cells.map(square_button) }
            </div>
        }
    });
    html! {
        <div class="board__grid" role="grid" aria-label={view.name.clone()}
            aria-rowcount={view.height.to_string()} aria-colcount={view.width.to_string()}
            onclick={on_click} onfocusin={on_focus}>
            { for rows }
        </div>
    }
}

fn square_button(cell: &Cell) -> Html {
    let square = cell.square;
    html! {
        <div role="gridcell" key={square.index()}
            aria-colindex={(cell.place.column + 1).to_string()}>
            <button class={hand_class(cell)}
                data-square={square.index().to_string()}
                data-label={cell.label.clone()}
                data-role={role_name(cell.role)}
                tabindex={if cell.focused { "0" } else { "-1" }}
                aria-label={cell.name.clone()}
                aria-pressed={(cell.role == SquareRole::Selected).then_some("true")}
                aria-disabled={(!cell.alive).then_some("true")}>
            </button>
        </div>
    }
}

/// What a pointer over a square looks like.
const fn hand_class(cell: &Cell) -> Option<&'static str> {
    match cell {
        Cell { grabbable: true, .. } => Some("grabbable"),
        Cell { alive: true, .. } => Some("alive"),
        _ => None,
    }
}

/// The square whose button an event is for.
fn square_of(event: &Event) -> Option<Square> {
    let button: Element = event.target_dyn_into()?;
    button.get_attribute("data-square")?.parse().ok().map(Square::new)
}

const fn role_name(role: SquareRole) -> Option<&'static str> {
    match role {
        SquareRole::Plain => None,
        SquareRole::CanMove => Some("can-move"),
        SquareRole::CanCapture => Some("can-capture"),
        SquareRole::Selected => Some("selected"),
        SquareRole::Target => Some("target"),
        SquareRole::Jumped => Some("jumped"),
    }
}

fn on_down(
    play: &BoardHandle,
    root: &NodeRef,
    pointer: &Pointer,
    view: &Rc<BoardView>,
) -> Callback<PointerEvent> {
    let (play, root, pointer, view) =
        (play.clone(), root.clone(), Rc::clone(pointer), Rc::clone(view));
    Callback::from(move |event: PointerEvent| {
        let draws = event.button() == RIGHT_BUTTON && view.hand == HandRule::Plain;
        if !event.is_primary() || (event.button() != 0 && !draws) || pointer.borrow().is_some() {
            // A second finger or button cancels the drag.
            cancel(&play, &pointer);
            return;
        }
        let Some(square) = square_under(&view, &root, &event) else { return };
        let cell = view.cell(square);
        if let Some(board) = root.cast::<Element>() {
            // Without capture, a drag works while the pointer stays over the board.
            let _ = board.set_pointer_capture(event.pointer_id());
        }
        *pointer.borrow_mut() = Some(Press {
            pointer: event.pointer_id(),
            square,
            grabbable: !draws && cell.is_some_and(|cell| cell.grabbable),
            draws,
            down_at: client(&event),
            drag: None,
        });
    })
}

fn on_move(
    play: &BoardHandle,
    root: &NodeRef,
    pointer: &Pointer,
    columns: u8,
) -> Callback<PointerEvent> {
    let (play, root, pointer) = (play.clone(), root.clone(), Rc::clone(pointer));
    Callback::from(move |event: PointerEvent| {
        let starts = {
            let borrowed = pointer.borrow();
            let Some(press) = borrowed.as_ref() else { return };
            if press.pointer != event.pointer_id() {
                return;
            }
            let (x, y) = client(&event);
            let moved = (x - press.down_at.0).hypot(y - press.down_at.1);
            (press.drag.is_none() && press.grabbable && moved >= DRAG_PX).then_some(press.square)
        };
        if let Some(square) = starts {
            play.send(BoardAction::Grab(square));
            let drag = begin_drag(&root, columns, square);
            if let Some(press) = pointer.borrow_mut().as_mut() {
                press.drag = drag;
            }
        }
        drag_to(&root, &pointer, client(&event));
    })
}

fn on_up(
    play: &BoardHandle,
    root: &NodeRef,
    pointer: &Pointer,
    view: &Rc<BoardView>,
) -> Callback<PointerEvent> {
    let (play, root, pointer, view) =
        (play.clone(), root.clone(), Rc::clone(pointer), Rc::clone(view));
    Callback::from(move |event: PointerEvent| {
        let Some(press) = pointer.borrow_mut().take() else { return };
        let square = square_under(&view, &root, &event);
        if press.draws {
            if let Some(square) = square {
                play.send(BoardAction::Sketch(press.square, square));
            }
            return;
        }
        match press.drag {
            Some(drag) => {
                drag.put_back();
                match square {
                    Some(square) => play.send(BoardAction::Drop(square)),
                    None if view.hand != HandRule::TakesOff => {}
                    None if is_on_board(&root, &event) => play.send(BoardAction::Cancel),
                    None => play.send(BoardAction::DropOutside),
                }
            }
            // A press that ends on another square is ignored.
            None if square == Some(press.square) => play.send(BoardAction::Press(press.square)),
            // An arrow may be drawn by a single drag.
            None if view.hand == HandRule::Draws => {
                for square in [Some(press.square), square].into_iter().flatten() {
                    play.send(BoardAction::Press(square));
                }
            }
            None => {}
        }
    })
}

fn on_cancel(play: &BoardHandle, pointer: &Pointer) -> Callback<PointerEvent> {
    let (play, pointer) = (play.clone(), Rc::clone(pointer));
    Callback::from(move |_| cancel(&play, &pointer))
}

fn cancel(play: &BoardHandle, pointer: &Pointer) {
    let drag = pointer.borrow_mut().take().and_then(|press| press.drag);
    if let Some(drag) = drag {
        drag.put_back();
        play.send(BoardAction::Cancel);
    }
}

impl Drag {
    fn put_back(&self) {
        // Removing a property that is not set does no harm.
        let _ = self.element.style().remove_property("transform");
        let _ = self.element.remove_attribute("data-in-hand");
    }
}

fn begin_drag(root: &NodeRef, columns: u8, square: Square) -> Option<Drag> {
    let selector = format!("[data-piece='{}']", square.index());
    let piece = root.cast::<Element>()?.query_selector(&selector).ok().flatten()?;
    let element: SvgElement = piece.dyn_into().ok()?;
    // An attribute instead of a class, because the next rendering overwrites classes.
    element.set_attribute("data-in-hand", "").ok()?;
    Some(Drag { element, columns, at: (0.0, 0.0), frame_pending: false })
}

/// Moves the dragged piece with the pointer, once per frame.
fn drag_to(root: &NodeRef, pointer: &Pointer, at: (f64, f64)) {
    {
        let mut borrowed = pointer.borrow_mut();
        let Some(drag) = borrowed.as_mut().and_then(|press| press.drag.as_mut()) else { return };
        drag.at = at;
        if drag.frame_pending {
            return;
        }
        drag.frame_pending = true;
    }
    let (root, pointer) = (root.clone(), Rc::clone(pointer));
    let frame = Closure::once_into_js(move || {
        let mut borrowed = pointer.borrow_mut();
        let Some(drag) = borrowed.as_mut().and_then(|press| press.drag.as_mut()) else { return };
        drag.frame_pending = false;
        if let Some((x, y)) = in_picture(&root, drag.columns, drag.at) {
            let place = format!("translate({}px, {}px)", px(x), px(y));
            // If the browser rejects the value, the piece stays where it is.
            let _ = drag.element.style().set_property("transform", &place);
        }
    });
    if let Some(window) = dom::window() {
        // Without animation frames there is nothing to draw.
        let _ = window.request_animation_frame(frame.unchecked_ref());
    }
}

/// A length in whole pixels. The browser formats the number: Rust's formatting of floats would add
/// twenty kilobytes of tables to the page.
fn px(units: f64) -> String {
    js_sys::Number::from(units.round())
        .to_string_with_radix(10)
        .map(String::from)
        .unwrap_or_default()
}

fn client(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

/// A point of the window in units of the picture, where a square is 100 wide.
fn in_picture(root: &NodeRef, columns: u8, (x, y): (f64, f64)) -> Option<(f64, f64)> {
    let rect = root.cast::<Element>()?.get_bounding_client_rect();
    let unit = rect.width() / f64::from(columns) / 100.0;
    (unit > 0.0).then(|| ((x - rect.left()) / unit, (y - rect.top()) / unit))
}

fn is_on_board(root: &NodeRef, event: &PointerEvent) -> bool {
    let Some(board) = root.cast::<Element>() else { return false };
    let (rect, (x, y)) = (board.get_bounding_client_rect(), client(event));
    (rect.left()..rect.right()).contains(&x) && (rect.top()..rect.bottom()).contains(&y)
}

fn square_under(view: &BoardView, root: &NodeRef, event: &PointerEvent) -> Option<Square> {
    let (x, y) = in_picture(root, view.width, client(event))?;
    let index = |units: f64| {
        // No board has more than twelve columns.
        (0..12_u8).find(|&index| (0.0..100.0).contains(&(units - 100.0 * f64::from(index))))
    };
    view.square_at(index(x)?, index(y)?)
}
