//! A slow second move generator for every ruleset: the oracle that the crate's own is held against.
//!
//! It shares no code with the crate and must stay that way: nothing here may name `damiera`.
//! Boards are maps that are cloned at every jump, moves are sets, captures are followed by brute
//! force. Each rule stands once, as a sentence of the rules text followed by its code, and names
//! that text. Where speed and plainness disagree, plainness wins.
//!
//! | file | what |
//! |---|---|
//! | `games.rs` | the rulesets by name, and what each says about moves |
//! | `house.rs` | house rules by their code |
//! | `board.rs` | boards, labels and starting positions |
//! | `quiet.rs` | moves that take nothing, and the Frisian king limit |
//! | `capture.rs` | captures, and which of them must be chosen |
//! | `play.rs` | legal lists, playing a move, counting move trees |
//! | `fen.rs` | positions as text |
//! | `tests.rs` | the reference against the rules texts and published figures |
//!
//! Texts quoted: *seed* = the rules pages of pergioco.net and the page "Le regole della Dama" that
//! this project was written from; *FMJD* = Official FMJD rules for international draughts, annex 1
//! (2015); *FRI* = Official Rules for Frisian Draughts (2011); *WCDF* = rules of the World Checkers
//! Draughts Federation; *FMJD-64* = rules 7.2.3 to 7.2.9 of the FMJD section for the 64-square game;
//! *FID* = technical rules of the Federazione Italiana Dama, *FPD* and *ČUD* = those of the
//! Portuguese and Czech federations, all three as rhalbersma/dctl@2186901 cites them article by
//! article; *APCA* = rules of the American Pool Checkers Association; *JPN* = J. P. Neto's page on
//! croda; *MS* = mindsports.nl (Christian Freeling); *WP* = Wikipedia; *PDN* = the game types of
//! wiegerw/pdn@e8fd04c, which settle boards and labels.

use std::collections::{BTreeMap, BTreeSet};

mod board;
mod capture;
mod fen;
mod games;
mod house;
mod play;
mod quiet;
#[cfg(test)]
mod tests;

#[cfg(test)]
pub(crate) use tests::IDS;

pub(crate) use board::Reference;

/// A square as column and row, both from 0, with (0, 0) at the top left as White sees the board.
pub(crate) type Sq = (i8, i8);

/// A difference of two squares.
type Step = (i8, i8);

/// One of the two players; White sits at the bottom and moves up, toward row 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Side {
    /// The player at the bottom.
    White,
    /// The player at the top.
    Black,
}

impl Side {
    /// The opponent.
    pub(crate) fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// This side's place in `State::king_moves`.
    fn index(self) -> usize {
        match self {
            Self::White => 0,
            Self::Black => 1,
        }
    }
}

/// One piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Piece {
    /// Whose it is.
    pub(crate) side: Side,
    /// A king, or else a man.
    pub(crate) king: bool,
}

/// A position: all that decides which moves are legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct State {
    /// The side to move.
    pub(crate) turn: Side,
    /// What stands where.
    pub(crate) pieces: BTreeMap<Sq, Piece>,
    /// For White and for Black the king that made the side's last consecutive quiet moves, and how
    /// many; only Frisian rulesets fill it.
    pub(crate) king_moves: [Option<(Sq, u8)>; 2],
}

/// One move, told apart from others by exactly these facts and never by its route.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Play {
    /// Where the piece starts; of a Dameo line, its rear man.
    pub(crate) from: Sq,
    /// Where it ends; of a Dameo line, the square beyond its front man.
    pub(crate) to: Sq,
    /// The squares of all pieces taken.
    pub(crate) captured: BTreeSet<Sq>,
    /// Whether a man becomes a king by this move.
    pub(crate) promotes: bool,
}

/// White's steps as this side makes them.
fn seen_by(side: Side, steps: &[Step]) -> Vec<Step> {
    match side {
        Side::White => steps.to_vec(),
        Side::Black => steps.iter().map(|&(x, y)| (x, -y)).collect(),
    }
}

/// The square one step further.
fn beyond(sq: Sq, step: Step) -> Sq {
    (sq.0 + step.0, sq.1 + step.1)
}
