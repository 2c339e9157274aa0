//! The one integration test binary.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

#[cfg(feature = "protocol")]
mod archive;
mod ballots;
mod bridge;
#[cfg(feature = "cli")]
mod cli;
mod colors;
mod counts;
mod diagram;
mod ends;
mod explain;
mod games;
mod games_data;
mod house;
#[cfg(feature = "protocol")]
mod inspect;
mod laws;
mod links;
mod moves;
mod notation;
mod paths;
mod perft;
mod pictures;
mod play;
mod playout;
#[cfg(feature = "protocol")]
mod protocol;
mod random_trees;
mod reference;
mod rulebook;
mod scripts;
mod search;
#[cfg(feature = "protocol")]
mod share;
mod text;
mod threads;
mod tidy;
mod words;
