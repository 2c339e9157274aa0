//! Marks and arrows in a comment: `{[%csl G32,R28][%cal G3228] said}`.
//!
//! These are the commands that studies of lichess and lidraughts have in their files: a letter for the
//! color, then a square, or the two squares of an arrow; numbers have two digits. A mark's color stands
//! for its shape. An arrow over more than two squares stands in a command of its own, with hyphens, so
//! that a program that does not know such arrows still reads the others.

use std::fmt::Write as _;

use damiera_rules::{Board, Square};

use crate::marks::{Arrow, Brush, MAX_DRAWN, MAX_ROUTE, Mark, MarkShape};
use crate::movetext::places;

const MARKS: &str = "[%csl";
const ARROWS: &str = "[%cal";

/// The color that stands for a shape.
const SHAPES: [(char, MarkShape); 4] = [
    ('G', MarkShape::Ring),
    ('Y', MarkShape::Attention),
    ('R', MarkShape::Crossed),
    ('B', MarkShape::Dot),
];

/// The digits of a square's number.
const N_DIGITS: usize = 2;

/// Writes the commands; nothing where nothing is drawn.
pub(super) fn write(board: &Board, marks: &[Mark], arrows: &[Arrow]) -> String {
    let mark = |mark: &Mark| {
        let letter = SHAPES.iter().find(|(_, shape)| *shape == mark.shape).map_or('G', |it| it.0);
        format!("{letter}{}", padded(board, mark.square))
    };
    let arrow = |arrow: &Arrow, between: &str| {
        let squares: Vec<_> = arrow.squares.iter().map(|&square| padded(board, square)).collect();
        format!("{}{}", arrow.brush.letter(), squares.join(between))
    };
    let is_straight = |arrow: &Arrow| arrow.squares.len() == 2;
    let mut text = String::new();
    if !marks.is_empty() {
        text = format!("{MARKS} {}]", marks.iter().map(mark).collect::<Vec<_>>().join(","));
    }
    for alike in arrows.chunk_by(|one, next| is_straight(one) == is_straight(next)) {
        let between = if alike.iter().all(is_straight) { "" } else { "-" };
        let list: Vec<_> = alike.iter().map(|it| arrow(it, between)).collect();
        // Writing to a string cannot fail.
        let _ = write!(text, "{ARROWS} {}]", list.join(","));
    }
    text
}

fn padded(board: &Board, square: Square) -> String {
    let label = board.label(square).to_string();
    if board.labels().is_numeric() { format!("{label:0>N_DIGITS$}") } else { label }
}

/// Takes the commands out of a comment: what is left of it, and what is drawn. A command that cannot be
/// read stays as it is.
pub(super) fn take(board: &Board, said: &str) -> (String, Vec<Mark>, Vec<Arrow>) {
    let (mut left, mut marks, mut arrows) = (String::new(), Vec::new(), Vec::new());
    let mut rest = said;
    while let Some(start) = rest.find(['[']) {
        let (before, inner) = rest.split_at(start);
        left.push_str(before);
        let len = inner.find(']').map_or(0, |end| end + 1);
        let (command, behind) = inner.split_at(len);
        if is_taken(board, command, &mut marks, &mut arrows) {
            // What stood around it stays apart.
            left.push(' ');
            rest = behind;
        } else {
            left.push('[');
            rest = inner.get(1..).unwrap_or_default();
        }
    }
    left.push_str(rest);
    (left, marks, arrows)
}

fn is_taken(board: &Board, command: &str, marks: &mut Vec<Mark>, arrows: &mut Vec<Arrow>) -> bool {
    let list_of = |name: &str| {
        let list = command.strip_prefix(name)?.strip_suffix(']')?;
        list.starts_with(char::is_whitespace).then_some(list)
    };
    if let Some(list) = list_of(MARKS) {
        return extend(marks, list, |text| mark(board, text));
    }
    list_of(ARROWS).is_some_and(|list| extend(arrows, list, |text| arrow(board, text)))
}

/// Adds all of a list, or nothing if one of them cannot be read or they are too many.
fn extend<T>(known: &mut Vec<T>, list: &str, read: impl Fn(&str) -> Option<T>) -> bool {
    let is_gap = |ch: char| ch == ',' || ch.is_whitespace();
    let words = list.split(is_gap).filter(|word| !word.is_empty());
    let Some(mut new) = words.map(read).collect::<Option<Vec<_>>>() else { return false };
    let fits = !new.is_empty() && known.len() + new.len() <= MAX_DRAWN;
    if fits {
        known.append(&mut new);
    }
    fits
}

fn mark(board: &Board, text: &str) -> Option<Mark> {
    let (letter, label) = text.split_at_checked(1)?;
    let (_, shape) = SHAPES.into_iter().find(|(known, _)| letter.chars().eq([*known]))?;
    Some(Mark { square: square(board, label)?, shape })
}

fn arrow(board: &Board, text: &str) -> Option<Arrow> {
    let (letter, route) = text.split_at_checked(1)?;
    let brush = Brush::ALL.into_iter().find(|brush| letter.chars().eq([brush.letter()]))?;
    let labels: Vec<_> = if route.contains('-') {
        route.split('-').collect()
    } else if board.labels().is_numeric() {
        let (from, to) = route.split_at_checked(N_DIGITS)?;
        vec![from, to]
    } else {
        places(route)
    };
    let squares: Vec<_> =
        labels.into_iter().map(|label| square(board, label)).collect::<Option<_>>()?;
    (2..=MAX_ROUTE).contains(&squares.len()).then_some(Arrow { brush, squares })
}

fn square(board: &Board, label: &str) -> Option<Square> {
    board.square_of_label(label.trim_start_matches('0'))
}
