//! Endings of one piece each by the slow second implementation of the rules: all positions, all
//! moves, again and again until nothing changes.

use std::collections::BTreeMap;
use std::sync::Arc;

use damiera::rules::spec::Goal;
use damiera::rules::{Color, Game, Kind, Piece, Position, Ruleset, Setup, Status};
use damiera::search::{Engine, Outcome};

use crate::bridge::{reference, state};
use crate::reference::{Side, State};

/// How a position ends or goes on.
enum Node {
    Over(Outcome),
    /// The positions after each move.
    Open(Vec<usize>),
}

/// Where one piece each stands, and whose turn it is.
type Key = Vec<(i8, i8, bool, bool)>;

fn key(state: &State) -> Key {
    let piece = |(&(x, y), piece): (&(i8, i8), &crate::reference::Piece)| {
        (x, y, piece.side == Side::White, piece.king)
    };
    let mut key: Key = state.pieces.iter().map(piece).collect();
    key.push((0, 0, state.turn == Side::White, false));
    key
}

/// All positions of a piece each, men where they are not crowned.
fn positions(ruleset: &Ruleset) -> Vec<Position> {
    let board = ruleset.board();
    let mut positions = Vec::new();
    let may_stand = |color, kind, square| {
        let last = if color == Color::White { 0 } else { board.shape().height - 1 };
        kind == Kind::King || board.place(square).1 != last
    };
    for turn in Color::BOTH {
        for kinds in [Kind::Man, Kind::King]
            .map(|white| [Kind::Man, Kind::King].map(|black| [white, black]))
            .concat()
        {
            for &white in board.squares() {
                for &black in board.squares().iter().filter(|&&black| black != white) {
                    if may_stand(Color::White, kinds[0], white)
                        && may_stand(Color::Black, kinds[1], black)
                    {
                        let mut setup = Setup::empty(turn);
                        setup.put(white, Some(Piece { color: Color::White, kind: kinds[0] }));
                        setup.put(black, Some(Piece { color: Color::Black, kind: kinds[1] }));
                        positions.push(ruleset.position(setup).unwrap());
                    }
                }
            }
        }
    }
    positions
}

/// Holds the engine's tables against values found here.
pub(super) fn check(ruleset: &Arc<Ruleset>, engine: &Engine) {
    let reference = reference(ruleset);
    let positions = positions(ruleset);
    let states: Vec<_> = positions.iter().map(|position| state(ruleset, position)).collect();
    let places: BTreeMap<Key, usize> =
        states.iter().enumerate().map(|(idx, state)| (key(state), idx)).collect();
    let mut nodes = Vec::new();
    for (position, before) in positions.iter().zip(&states) {
        nodes.push(match Game::from_position(Arc::clone(ruleset), *position).status() {
            Status::Won { winner, .. } if winner == position.turn() => Node::Over(Outcome::Win(0)),
            Status::Won { .. } => Node::Over(Outcome::Loss(0)),
            Status::Drawn { .. } => Node::Over(Outcome::Draw),
            _ => Node::Open(
                reference
                    .legal(before)
                    .iter()
                    .map(|play| {
                        let after = reference.play(before, play);
                        // A side without pieces is beyond the last place.
                        places.get(&key(&after)).copied().unwrap_or(positions.len())
                    })
                    .collect(),
            ),
        });
    }
    let without_pieces = match ruleset.rules().goal {
        Goal::LastMove => Outcome::Loss(0),
        Goal::NoMove => Outcome::Win(0),
    };
    let values = values(&nodes, without_pieces);
    for (position, value) in positions.iter().zip(values) {
        let text = damiera::notation::fen::write(ruleset, position);
        assert_eq!(engine.ending(position), Ok(value), "{} {text}", ruleset.rules().id);
    }
}

/// The outcome of every position: after round `n` those that end within `n` plies are decided.
fn values(nodes: &[Node], without_pieces: Outcome) -> Vec<Outcome> {
    let mut values = vec![Outcome::Draw; nodes.len() + 1];
    values[nodes.len()] = without_pieces;
    loop {
        let mut next = values.clone();
        for (node, value) in nodes.iter().zip(&mut next) {
            *value = match node {
                Node::Over(outcome) => *outcome,
                Node::Open(after) => best(after.iter().map(|&idx| values[idx])),
            };
        }
        if next == values {
            values.pop();
            return values;
        }
        values = next;
    }
}

/// The best of what the moves lead to, for the side that chooses.
fn best(after: impl Iterator<Item = Outcome>) -> Outcome {
    let rank = |outcome: &Outcome| match *outcome {
        Outcome::Win(plies) => 1000 - i32::from(plies),
        Outcome::Draw => 0,
        Outcome::Loss(plies) => i32::from(plies) - 1000,
    };
    after.map(Outcome::before).max_by_key(rank).unwrap()
}
