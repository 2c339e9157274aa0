//! Marks and arrows that an author has drawn on a position.

use std::rc::Rc;

use crate::notation::link;
use crate::notation::marks::{self, Arrow, Brush, Mark, MarkShape};
use crate::rules::{Board, Square};

/// The most arrows, and the most rings, that a person draws on one position.
const MAX_SKETCHED: usize = 64;

/// The author's marks and arrows on one position.
#[derive(Clone, Debug, Default)]
pub(super) struct Drawn {
    /// The ply of that position.
    pub(super) ply: usize,
    pub(super) marks: Vec<Mark>,
    pub(super) arrows: Vec<Arrow>,
}

impl Drawn {
    /// `None` if there are neither marks nor arrows.
    pub(super) fn of(ply: usize, marks: Vec<Mark>, arrows: Vec<Arrow>) -> Option<Self> {
        let is_empty = marks.is_empty() && arrows.is_empty();
        (!is_empty).then_some(Self { ply, marks, arrows })
    }

    /// The same, to be shared.
    pub(super) fn new(ply: usize, marks: Vec<Mark>, arrows: Vec<Arrow>) -> Option<Rc<Self>> {
        Self::of(ply, marks, arrows).map(Rc::new)
    }

    /// The number of marks and arrows.
    pub(super) fn len(&self) -> usize {
        self.marks.len() + self.arrows.len()
    }

    /// Draws an arrow, or a ring where it would end where it begins. What is there already is taken off.
    pub(super) fn toggle(&mut self, from: Square, to: Square) {
        if from == to {
            toggle(&mut self.marks, Mark { square: from, shape: MarkShape::Ring });
        } else {
            toggle(&mut self.arrows, Arrow { brush: Brush::Green, squares: vec![from, to] });
        }
    }

    /// Appends marks and arrows to a link.
    pub(super) fn write(board: &Board, drawn: &[Mark], arrows: &[Arrow], link: &mut String) {
        for (key, list) in [
            ("&mk=", marks::write_marks(board, drawn)),
            ("&ar=", marks::write_arrows(board, arrows)),
        ] {
            if !list.is_empty() {
                link.push_str(key);
                link::escape(&list, link);
            }
        }
    }
}

/// Puts something into a list, or takes it out if it is there.
fn toggle<T: PartialEq>(list: &mut Vec<T>, one: T) {
    if let Some(idx) = list.iter().position(|other| *other == one) {
        list.remove(idx);
    } else if list.len() < MAX_SKETCHED {
        list.push(one);
    }
}
