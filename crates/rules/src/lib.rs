#![doc = include_str!("../README.md")]
//!
//! ## Where things are
//!
//! [`Ruleset`] is a game ready for use, [`Game`] one that is played, [`Position`] and [`Move`] are what
//! both speak of. [`rulesets`] holds all games and [`spec`] the choices they are made of. [`explain`] says
//! why a move is refused, [`paths`] how a capture goes, [`draws`] and [`counts`] what is counted toward a
//! draw. Those who walk millions of positions take [`Tables`] and what is generic over [`Bits`].
//!
//! No search, no text formats, no clock, no browser.

pub mod advantage;
pub mod bits;
pub mod board;
mod choice;
pub mod color;
pub mod counts;
mod display;
pub mod draws;
pub mod ends;
pub mod explain;
mod facts;
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
mod source;
pub mod spec;
pub mod tables;

pub use bits::Bits;
pub use board::{Board, Direction, Label, Labels, Shape, Square};
pub use color::{Color, Kind, Piece};
pub use draws::Counter;
pub use ends::EarlyEnd;
pub use facts::Facts;
pub use game::{DrawReason, Game, Status, What, WinReason};
pub use generate::TooManyCaptures;
pub use moves::{Move, MoveList};
pub use paths::{Route, TooManyRoutes};
pub use position::{KingStreak, Position};
pub use ruleset::{Ruleset, TablesTask};
pub use setup::{Setup, SetupFault};
pub use spec::Rules;
pub use tables::Tables;
