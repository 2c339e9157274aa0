//! Marks and arrows in a comment: `{[%csl G32,R28][%cal G3228] said}`.
//!
//! These are the commands that studies of lichess and lidraughts have in their files: a letter for the
//! color, then a square, or the two squares of an arrow; numbers have two digits. A mark's color stands
//! for its shape. An arrow over more than two squares, and any on a board with numbers of three digits, stands
//! in a command of its own, with hyphens, so that a program that does not know such arrows still reads the
//! others.

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

/// The largest number with so many.
const MAX_NUMBER: usize = 99;

/// Writes the commands; nothing where nothing is drawn.
pub(super) fn write(board: &Board, marks: &[Mark], arrows: &[Arrow]) -> String {
    let has_long = board.labels().is_numeric() && board.squares().len() > MAX_NUMBER;
    let mut commands = Commands { board, text: String::new(), last: ("", "") };
    for mark in marks {
        let letter = SHAPES.iter().find(|(_, shape)| *shape == mark.shape).map_or('G', |it| it.0);
        commands.add((MARKS, ""), letter, &[mark.square]);
    }
    for arrow in arrows {
        let between = if arrow.squares.len() == 2 && !has_long { "" } else { "-" };
        commands.add((ARROWS, between), arrow.brush.letter(), &arrow.squares);
    }
    if !commands.text.is_empty() {
        commands.text.push(']');
    }
    commands.text
}

/// Commands being written; the last of them is open.
struct Commands<'a> {
    board: &'a Board,
    text: String,
    /// Its name, and what stands between the squares in it.
    last: (&'static str, &'static str),
}

impl Commands<'_> {
    fn add(&mut self, command: (&'static str, &'static str), letter: char, squares: &[Square]) {
        if self.last == command {
            self.text.push(',');
        } else {
            if !self.text.is_empty() {
                self.text.push(']');
            }
            self.text.push_str(command.0);
            self.text.push(' ');
            self.last = command;
        }
        self.text.push(letter);
        for (idx, &square) in squares.iter().enumerate() {
            if idx > 0 {
                self.text.push_str(command.1);
            }
            let label = self.board.label(square).to_string();
            if self.board.labels().is_numeric() && label.len() < N_DIGITS {
                self.text.push('0');
            }
            self.text.push_str(&label);
        }
    }
}

/// Takes the commands out of a comment: what is left of it, and what is drawn. A command that cannot be
/// read stays as it is.
pub(super) fn take(board: &Board, said: &str) -> (String, Vec<Mark>, Vec<Arrow>) {
    let (mut left, mut marks, mut arrows) = (String::new(), Vec::new(), Vec::new());
    let mut rest = said;
    while let Some(start) = rest.find('[') {
        let (before, inner) = rest.split_at(start);
        left.push_str(before);
        let len = inner.find(']').map_or(0, |end| end + 1);
        let (command, behind) = inner.split_at(len);
        if read(board, command, &mut marks, &mut arrows).is_some() {
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

/// Reads all of a command, or nothing if a part of it cannot be read or it says too much.
fn read(
    board: &Board,
    command: &str,
    marks: &mut Vec<Mark>,
    arrows: &mut Vec<Arrow>,
) -> Option<()> {
    let is_mark = command.starts_with(MARKS);
    let name = if is_mark { MARKS } else { ARROWS };
    let list = command.strip_prefix(name)?.strip_suffix(']')?;
    if !list.starts_with(char::is_whitespace) {
        return None;
    }
    let (n_marks, n_arrows) = (marks.len(), arrows.len());
    let is_gap = |ch: char| ch == ',' || ch.is_whitespace();
    for word in list.split(is_gap).filter(|word| !word.is_empty()) {
        let read = read_word(board, word, is_mark, marks, arrows);
        if read.is_none() || marks.len().max(arrows.len()) > MAX_DRAWN {
            marks.truncate(n_marks);
            arrows.truncate(n_arrows);
            return None;
        }
    }
    (marks.len() + arrows.len() > n_marks + n_arrows).then_some(())
}

fn read_word(
    board: &Board,
    word: &str,
    is_mark: bool,
    marks: &mut Vec<Mark>,
    arrows: &mut Vec<Arrow>,
) -> Option<()> {
    let (letter, route) = word.split_at_checked(1)?;
    let letter = letter.chars().next()?;
    let labels: Vec<_> = if is_mark {
        vec![route]
    } else if route.contains('-') {
        route.split('-').collect()
    } else if board.labels().is_numeric() {
        let (from, to) = route.split_at_checked(N_DIGITS)?;
        vec![from, to]
    } else {
        places(route)
    };
    let mut squares = Vec::new();
    for label in labels {
        squares.push(board.square_of_label(label.trim_start_matches('0'))?);
    }
    if is_mark {
        let (_, shape) = SHAPES.into_iter().find(|(known, _)| *known == letter)?;
        marks.push(Mark { square: *squares.first()?, shape });
    } else {
        let brush = Brush::ALL.into_iter().find(|brush| brush.letter() == letter)?;
        if !(2..=MAX_ROUTE).contains(&squares.len()) {
            return None;
        }
        arrows.push(Arrow { brush, squares });
    }
    Some(())
}
