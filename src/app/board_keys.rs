//! Keys on the board. They only work while the board has the focus.

use yew::prelude::*;

use super::board::focus_square;
use super::context::BoardHandle;
use crate::play::Table;
use crate::play::action::{BoardAction, Go};
use crate::play::view::{BoardView, HandRule, Place};
use crate::rules::{Square, Status};

/// Handles a key.
pub(super) fn press(play: &BoardHandle, view: &BoardView, root: &NodeRef, event: &KeyboardEvent) {
    if event.ctrl_key() && !matches!(event.key().as_str(), "Home" | "End")
        || event.alt_key()
        || event.meta_key()
    {
        return;
    }
    let done = walk(play, view, root, event)
        || play.key(root, &event.key())
        || view.hand != HandRule::TakesOff && command(play, root, event);
    if done {
        event.prevent_default();
    }
}

/// Keys that move the focus over the board.
fn walk(play: &BoardHandle, view: &BoardView, root: &NodeRef, event: &KeyboardEvent) -> bool {
    let Some(here) = view.cells.iter().find(|cell| cell.focused) else { return false };
    let (at, here) = (here.place, here.square);
    let to = match event.key().as_str() {
        "ArrowLeft" => sideways(view, at, -1),
        "ArrowRight" => sideways(view, at, 1),
        "ArrowUp" => vertically(view, at, -1),
        "ArrowDown" => vertically(view, at, 1),
        "Home" if event.ctrl_key() => view.cells.first().map(|cell| cell.square),
        "End" if event.ctrl_key() => view.cells.last().map(|cell| cell.square),
        "Home" => row_end(view, at, false),
        "End" => row_end(view, at, true),
        "n" | "N" => neighbor_stop(&view.movable(), here, true),
        "p" | "P" => neighbor_stop(&view.movable(), here, false),
        "d" | "D" => neighbor_stop(&view.stops(), here, true),
        _ => return false,
    };
    if let Some(square) = to {
        play.send(BoardAction::Focus(square));
        focus_square(root, square);
    }
    true
}

/// Keys that perform an action or announce something.
fn command(play: &BoardHandle, root: &NodeRef, event: &KeyboardEvent) -> bool {
    let key = event.key();
    match key.as_str() {
        "Escape" => play.send(BoardAction::Cancel),
        "u" | "U" => play.send(BoardAction::Undo),
        "r" | "R" => play.send(BoardAction::Redo),
        "f" | "F" => {
            play.send(BoardAction::Flip);
            focus_square(root, play.focus());
        }
        "k" | "K" if event.shift_key() => play.send(BoardAction::Go(Go::First)),
        "j" | "J" if event.shift_key() => play.send(BoardAction::Go(Go::Last)),
        "k" | "K" => play.send(BoardAction::Go(Go::Back)),
        "j" | "J" => play.send(BoardAction::Go(Go::On)),
        "m" | "M" => play.send(BoardAction::Say(legal_moves(play))),
        "l" | "L" => play.send(BoardAction::Say(last_move(play))),
        "s" | "S" => play.send(BoardAction::Say(state_of_game(play, play.n_pieces()))),
        _ => match key.parse::<usize>() {
            Ok(number @ 1..=9) if !play.route_choices().is_empty() => {
                play.send(BoardAction::ChooseRoute(number - 1));
            }
            _ => return false,
        },
    }
    true
}

/// The next playable square in the row.
fn sideways(view: &BoardView, Place { column, row }: Place, step: i8) -> Option<Square> {
    let next = |column: u8| column.checked_add_signed(step);
    let mut column = next(column)?;
    while column < 12 {
        if let Some(square) = view.square_at(column, row) {
            return Some(square);
        }
        column = next(column)?;
    }
    None
}

/// The square above or below. If that is not playable, the one beside it, left and right in turn,
/// so that up and down lead back to the same square.
fn vertically(view: &BoardView, Place { column, row }: Place, step: i8) -> Option<Square> {
    let row = row.checked_add_signed(step)?;
    let lean = if row % 2 == 0 { 1 } else { -1 };
    let columns = [Some(column), column.checked_add_signed(lean), column.checked_add_signed(-lean)];
    columns.into_iter().flatten().find_map(|column| view.square_at(column, row))
}

fn row_end(view: &BoardView, Place { row, .. }: Place, last: bool) -> Option<Square> {
    let mut squares = (0..12).filter_map(|column| view.square_at(column, row));
    if last { squares.next_back() } else { squares.next() }
}

/// The next or previous of these squares in reading order, with wrap-around.
fn neighbor_stop(stops: &[Square], here: Square, forward: bool) -> Option<Square> {
    let n_stops = stops.len();
    let step = if forward { 1 } else { n_stops.checked_sub(1)? };
    match stops.iter().position(|&stop| stop == here) {
        Some(idx) => stops.get((idx + step) % n_stops).copied(),
        None if forward => stops.first().copied(),
        None => stops.last().copied(),
    }
}

fn legal_moves(play: &BoardHandle) -> String {
    let chosen = play.can_move(play.focus()).then(|| play.focus());
    let moves = play.game().legal_moves().iter();
    let texts: Vec<_> = moves
        .filter(|mv| chosen.is_none_or(|square| square == mv.from))
        .map(|mv| play.move_text(mv))
        .collect();
    play.strings().legal_moves(&texts)
}

fn last_move(play: &BoardHandle) -> String {
    play.move_texts().last().cloned().unwrap_or_else(|| play.strings().no_moves_yet.to_owned())
}

/// The status of the game and the number of pieces, in words.
pub(super) fn state_of_game(play: &Table, (white, black): (usize, usize)) -> String {
    let text = play.strings();
    let status = play.status();
    let pieces = text.pieces_left(white, black);
    if status == Status::Ongoing {
        format!("{}. {pieces}.", text.to_move(play.game().position().turn()))
    } else {
        format!("{}. {} {pieces}.", text.result(status), text.reason(status))
    }
}
