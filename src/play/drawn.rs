//! Marks and arrows that an author has drawn on a position.

use std::rc::Rc;

use super::state::Play;
use super::view::Place;
use crate::notation::marks::{Arrow, Brush, Mark, MarkShape};

/// What was drawn on one position of the line.
#[derive(Clone, Debug)]
pub(super) struct Drawn {
    /// On which, in plies.
    ply: usize,
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

impl Play {
    pub(super) fn drawn_here(&self) -> Option<&Drawn> {
        self.drawn.as_deref().filter(|drawn| drawn.ply == self.shown_ply())
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
