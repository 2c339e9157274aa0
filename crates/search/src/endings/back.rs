//! Moves taken back: from which positions a quiet move of a piece that stays what it is leads to a
//! given one.

use damiera_rules::spec::{Range, Step};
use damiera_rules::tables::Leap;
use damiera_rules::{Bits, Color, Kind, Position, Tables};

/// Fills `before` with the positions from which such a move of the side that is not to move leads
/// here. Whether that side would have had to capture there is not asked.
#[inline(never)]
pub(super) fn before(tables: &Tables<u128>, position: &Position, before: &mut Vec<Position>) {
    before.clear();
    let mover = !position.turn();
    let side = tables.side(mover);
    let men = position.of(mover, Kind::Man);
    for to in position.side(mover).squares() {
        let is_man = men.has(to);
        let leaps = if is_man { side.man_quiet.iter() } else { side.king_quiet.iter() };
        for leap in leaps {
            let mut from = u128::of(to);
            loop {
                from = step_back(leap, from);
                // In a line the men between stay where they are, as far as one can see.
                let is_passed = is_man && tables.facts.man.step == Step::Line && from.meets(men);
                if !is_passed && (from.is_empty() || from.meets(position.occupied())) {
                    break;
                }
                if !is_passed {
                    before.push(moved(position, mover, u128::of(to), from));
                    if is_man || tables.facts.king.range == Range::Short {
                        break;
                    }
                }
            }
        }
    }
}

/// Kept in one place: turning a wide word is long code.
#[inline(never)]
fn step_back(leap: &Leap<u128>, set: u128) -> u128 {
    leap.step_back(set)
}

/// The position with a piece of the mover's back on its square.
fn moved(position: &Position, mover: Color, to: u128, from: u128) -> Position {
    let there = |set: u128| if set.meets(to) { (set & !to) | from } else { set };
    let sides = Color::BOTH.map(|color| there(position.side(color)));
    Position::from_parts(sides, there(position.kings()), mover, Default::default())
}
