//! The protocol between the page and the worker for endings.

use serde::{Deserialize, Serialize};

use super::engine::GameText;

/// A task about endings. A task that arrives during another one ends it; the tables that are made stay.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Task {
    /// List the endings of a game that can be practiced, by material: an [`Answer::Drills`] for each, then
    /// [`Answer::Done`].
    List {
        /// The ruleset's id.
        ruleset: String,
        /// So many materials are known already and left out.
        n_known: u16,
    },
    /// Say what each legal move at the end of a game of few pieces leads to: [`Answer::Weighed`].
    Weigh(GameText),
}

/// An answer about endings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer {
    /// Endings with one material.
    Drills(Drills),
    /// All endings are listed. This is the last answer to the request.
    Done,
    /// What each legal move leads to. This is the last answer to the request.
    Weighed(Vec<Weighed>),
    /// The task cannot be done. This is the last answer to the request.
    Failed(Failure),
}

/// The endings of one material that are worth practicing. White is to move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Drills {
    /// Men and kings of the side to move, then of the other one.
    pub material: [u8; 4],
    /// How many materials are still to come.
    pub n_left: u16,
    /// Positions that are won, as FEN, and in how many plies; the shortest first.
    pub wins: Vec<(String, u16)>,
    /// Positions that are drawn and can easily be lost, as FEN; the easiest first.
    pub draws: Vec<String>,
}

/// A legal move, and what the tables of endings know of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Weighed {
    /// The move in the game's notation.
    pub text: String,
    /// For the side that makes it.
    pub worth: Worth,
    /// How many replies there are.
    pub n_replies: u32,
    /// How many of them make it worse for the other side.
    pub n_wrong: u32,
}

/// How a move comes out under best play, for the side that makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Worth {
    /// It wins in this many plies, the move included.
    Win(u16),
    /// Neither side can win, or not before a draw by counting.
    Draw,
    /// It loses in this many plies.
    Loss(u16),
}

/// Why a task about endings cannot be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum Failure {
    /// No ruleset has this id.
    #[error("the game is not known")]
    UnknownRuleset,
    /// The FEN is not a position of the ruleset, or a move is not legal.
    #[error("the game could not be read")]
    BadGame,
    /// No table knows what a move leads to.
    #[error("no table of endings knows this position")]
    NotKnown,
}
