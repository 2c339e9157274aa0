//! Positions, moves and links as text, and back. Every fault names the token and what was
//! expected.

pub mod fen;
pub mod link;
pub mod movetext;
pub mod tree;
