//! Positions, moves, whole games and links as text, and back. Every fault names the token and what
//! was expected.

pub mod ballot;
pub mod compact;
pub mod exercise;
pub mod fen;
pub mod lines;
pub mod link;
pub mod marks;
pub mod movetext;
pub mod pdn;
pub mod picture;
pub mod tree;
pub mod turn;
