//! Moves taken back: from which positions a quiet move of a piece that stays what it is leads to a
//! given one.

use crate::rules::spec::{Range, Step};
use crate::rules::{Bits, Color, Kind, Position, Tables};

/// Fills `before` with the positions from which such a move of the side that is not to move leads
/// here. Whether that side would have had to capture there is not asked.
pub(super) fn before<B: Bits>(
    tables: &Tables<B>,
    position: &Position<B>,
    before: &mut Vec<Position<B>>,
) {
    before.clear();
    let mover = !position.turn();
    let side = tables.side(mover);
    let empty = tables.board & !position.occupied();
    let men = position.of(mover, Kind::Man);
    for to in men.squares() {
        for leap in side.man_quiet.iter() {
            let mut from = leap.step_back(B::of(to));
            while tables.step == Step::Line && from.meets(men) {
                from = leap.step_back(from);
            }
            if from.meets(empty) {
                before.push(moved(position, mover, B::of(to), from));
            }
        }
    }
    for to in position.of(mover, Kind::King).squares() {
        for leap in side.king_quiet.iter() {
            let mut from = leap.step_back(B::of(to));
            while from.meets(empty) {
                before.push(moved(position, mover, B::of(to), from));
                from = match tables.range {
                    Range::Short => B::EMPTY,
                    Range::Flying => leap.step_back(from),
                };
            }
        }
    }
}

/// The position with a piece of the mover's back on its square.
fn moved<B: Bits>(position: &Position<B>, mover: Color, to: B, from: B) -> Position<B> {
    let there = |set: B| if set.meets(to) { (set & !to) | from } else { set };
    let sides = Color::BOTH.map(|color| there(position.side(color)));
    Position::new(sides, there(position.kings()), mover, Default::default())
}
