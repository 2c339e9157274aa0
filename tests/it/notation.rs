//! Positions and moves as text: what is written is read back, and every fault is named.

mod exercise;
mod fen;
mod lesson;
mod movetext;
mod pdn;
mod problem;
mod tree;
