//! Positions and moves as text: what is written is read back, and every fault is named.

mod fen;
mod movetext;
mod pdn;
mod tree;
