//! The rules of draughts: boards, positions, legal moves, ends of games, and why a move is
//! refused. No search, no text formats, no clock, no browser.

pub mod advantage;
pub mod bits;
pub mod board;
mod choice;
pub mod color;
pub mod counts;
pub mod draws;
pub mod ends;
pub mod explain;
mod faults;
pub mod game;
pub mod generate;
pub mod hash;
mod jumps;
pub mod moves;
pub mod paths;
pub mod perft;
pub mod position;
pub mod ruleset;
pub mod rulesets;
pub mod setup;
pub mod spec;
pub mod tables;

pub use bits::Bits;
pub use board::{Board, Direction, Label, Labels, Shape, Square};
pub use color::{Color, Kind, Piece};
pub use draws::Counter;
pub use ends::Verdict;
pub use game::{DrawReason, Game, Status, What, WinReason};
pub use generate::TooManyCaptures;
pub use moves::{Move, MoveList};
pub use paths::{Route, TooManyRoutes};
pub use position::{KingStreak, Position};
pub use ruleset::{Ruleset, TablesTask};
pub use setup::{Setup, SetupFault};
pub use spec::Rules;
pub use tables::Tables;
