//! What surrounds the board: margins, coordinates and a caption.

use std::fmt::Write as _;

use super::ink::{Ink, LABEL, Paint, TEXT};
use super::{Coords, UNIT, escape};
use crate::rules::{Labels, Square};

/// The margin for coordinates, in units.
const MARGIN: u16 = 44;

/// The height of a line of the caption and the approximate width of a letter, in units.
const LINE: u16 = 50;
const LETTER: u16 = 18;

/// The most lines of a caption; the rest is cut off.
const MAX_LINES: usize = 6;

/// The width of a square in a stand-alone file, in CSS pixels.
const PIXELS: u16 = 48;

impl Ink<'_> {
    fn margins(&self) -> Margins {
        let beside = |is_there: bool| if is_there { MARGIN } else { 0 };
        let is_edge = self.picture.coords == Coords::Edge;
        let is_numeric = self.board.labels().is_numeric();
        let n_lines = u16::try_from(self.caption_lines().len()).unwrap_or_default();
        Margins {
            left: beside(is_edge),
            right: beside(is_edge && is_numeric),
            bottom: beside(is_edge && !is_numeric),
            caption: if n_lines == 0 { 0 } else { n_lines * LINE + LINE / 2 },
        }
    }

    pub(super) fn open(&mut self) {
        let [width, height] = self.size();
        let Margins { left, right, bottom, caption } = self.margins();
        let (width, height) = (left + width + right, height + bottom + caption);
        let x = if left == 0 { "0".to_owned() } else { format!("-{left}") };
        let _ = write!(
            self.svg,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{x} 0 {width} {height}\" "
        );
        if self.picture.is_file {
            let [width, height] =
                [width, height].map(|n| n / UNIT * PIXELS + n % UNIT * PIXELS / UNIT);
            let _ = write!(self.svg, "width=\"{width}\" height=\"{height}\" ");
        }
        self.svg.push_str("role=\"img\">");
    }

    /// Draws the background beside and below the board of a stand-alone file.
    pub(super) fn paper(&mut self) {
        let [board_width, board_height] = self.size();
        let Margins { left, right, bottom, caption } = self.margins();
        let (width, height) = (left + board_width + right, board_height + bottom + caption);
        if self.picture.is_file && (width, height) != (board_width, board_height) {
            let _ = write!(
                self.svg,
                "<rect x=\"-{left}\" width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>"
            );
        }
    }

    /// Draws a text, centered on a point or beginning there.
    fn text(&mut self, [x, y]: [i32; 2], size: u8, is_middle: bool, text: &str) {
        let anchor = if is_middle { "\" text-anchor=\"middle" } else { "" };
        // Centered texts stand beside the board, the others in its squares.
        let paint: Paint = if is_middle { TEXT } else { LABEL };
        let fill = self.paint(paint);
        let _ = write!(
            self.svg,
            "<text x=\"{x}\" y=\"{y}{anchor}\" font-family=\"sans-serif\" font-size=\"{size}\" \
             fill=\"{fill}\">{}</text>",
            escape(text)
        );
    }

    pub(super) fn coordinates(&mut self) {
        match self.picture.coords {
            Coords::None => {}
            Coords::Edge if self.board.labels() == Labels::Algebraic => self.letters(),
            Coords::Edge => self.outer_numbers(),
            Coords::Numbers | Coords::Algebraic => self.inner(),
        }
    }

    /// Draws the letters below the board and the numbers to its left.
    fn letters(&mut self) {
        let shape = self.board.shape();
        let below = i32::from(self.size()[1]) + 32;
        for x in 0..shape.width {
            let [at, _] = self.corner(x, 0).map(i32::from);
            self.text([at + 50, below], 32, true, &char::from(b'a' + x).to_string());
        }
        for y in 0..shape.height {
            let [_, at] = self.corner(0, y).map(i32::from);
            self.text([-22, at + 61], 32, true, &(shape.height - y).to_string());
        }
    }

    /// Draws the numbers of the outermost squares on the left and on the right.
    fn outer_numbers(&mut self) {
        let shape = self.board.shape();
        let [width, _] = self.size().map(i32::from);
        for y in 0..shape.height {
            for x in [0, shape.width - 1] {
                let Some(square) = self.board.square_at(x, y) else { continue };
                let [left, top] = self.corner(x, y).map(i32::from);
                let at = if left == 0 { -22 } else { width + 22 };
                self.text([at, top + 61], 28, true, &self.board.number(square).to_string());
            }
        }
    }

    /// Draws coordinates in every playable square.
    fn inner(&mut self) {
        let board = self.board;
        for &square in board.squares() {
            let (x, y) = board.place(square);
            let at = self.corner(x, y).map(i32::from);
            let text = self.name(square);
            self.text([at[0] + 3, at[1] + 18], 19, false, &text);
        }
    }

    fn name(&self, square: Square) -> String {
        if self.picture.coords == Coords::Numbers {
            return self.board.number(square).to_string();
        }
        let (x, y) = self.board.place(square);
        format!("{}{}", char::from(b'a' + x), self.board.shape().height - y)
    }

    pub(super) fn caption(&mut self) {
        let [width, height] = self.size();
        let top = i32::from(height + self.margins().bottom + LINE);
        let lines = self.caption_lines();
        for (line, y) in lines.into_iter().zip((top..).step_by(usize::from(LINE))) {
            self.text([i32::from(width / 2), y], 36, true, &line);
        }
    }

    /// The caption in lines that fit below the board.
    fn caption_lines(&self) -> Vec<String> {
        let n_letters = usize::from(self.size()[0] / LETTER);
        let mut lines: Vec<String> = Vec::new();
        for word in self.picture.caption.split_whitespace() {
            let fits =
                |line: &&mut String| line.chars().count() + 1 + word.chars().count() <= n_letters;
            if let Some(line) = lines.last_mut().filter(fits) {
                line.push(' ');
                line.push_str(word);
            } else {
                lines.push(word.to_owned());
            }
        }
        lines.truncate(MAX_LINES);
        lines
    }
}

/// The margins around the board.
struct Margins {
    left: u16,
    right: u16,
    bottom: u16,
    caption: u16,
}
