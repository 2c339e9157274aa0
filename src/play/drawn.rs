//! Marks and arrows that an author has drawn on a position.

use std::rc::Rc;

use super::state::Play;
use super::view::Place;
use crate::notation::link;
use crate::notation::marks::{self, Arrow, Brush, Mark, MarkShape};
use crate::rules::Board;

/// What was drawn on one position of the line.
#[derive(Clone, Debug)]
pub(super) struct Drawn {
    /// On which, in plies.
    pub(super) ply: usize,
    pub(super) marks: Vec<Mark>,
    pub(super) arrows: Vec<Arrow>,
}

impl Drawn {
    /// Nothing, where nothing is drawn.
    pub(super) fn new(ply: usize, marks: Vec<Mark>, arrows: Vec<Arrow>) -> Option<Rc<Self>> {
        let is_empty = marks.is_empty() && arrows.is_empty();
        (!is_empty).then(|| Rc::new(Self { ply, marks, arrows }))
    }
}

impl Drawn {
    /// Writes what is drawn behind a link.
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

impl Play {
    pub(super) fn drawn_here(&self) -> Option<&Drawn> {
        self.drawn.as_deref().filter(|drawn| drawn.ply == self.shown_ply())
    }

    /// Whether these marks and arrows, if any, are those that are drawn somewhere in the game.
    pub fn has_drawn(&self, marks: &[Mark], arrows: &[Arrow]) -> bool {
        let is_none = marks.is_empty() && arrows.is_empty();
        let is_it = |drawn: &Rc<Drawn>| drawn.marks == marks && drawn.arrows == arrows;
        is_none || self.drawn.as_ref().is_some_and(is_it)
    }

    /// The marks on the position shown.
    pub(super) fn drawn_marks(&self) -> Vec<(Place, MarkShape)> {
        let marks = self.drawn_here().map_or(&[][..], |drawn| &drawn.marks);
        marks.iter().map(|mark| (self.place(mark.square), mark.shape)).collect()
    }

    /// The arrows on the position shown.
    pub(super) fn drawn_arrows(&self) -> Vec<(Brush, Vec<Place>)> {
        let arrows = self.drawn_here().map_or(&[][..], |drawn| &drawn.arrows);
        let way = |arrow: &Arrow| arrow.squares.iter().map(|&square| self.place(square)).collect();
        let drawn = arrows.iter().map(|arrow| (arrow.brush, way(arrow)));
        drawn.chain(self.threat_way().map(|way| (Brush::Red, way))).collect()
    }
}
