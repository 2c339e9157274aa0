#![doc = include_str!("../README.md")]
//!
//! ## Where things are
//!
//! | module | what |
//! |---|---|
//! | [`fen`] | positions |
//! | [`movetext`] | moves |
//! | [`turn`] | moves of a game, and what is said between them |
//! | [`tree`], [`lines`] | games with variations, and their text |
//! | [`pdn`] | files of games |
//! | [`ballot`] | drawn openings |
//! | [`marks`] | squares and arrows drawn on a board |
//! | [`exercise`] | exercises and their answers |
//! | [`lesson`] | lessons: texts, boards and exercises in an order |
//! | [`problem`] | positions with their solutions, as they are passed on |
//! | [`link`](mod@link), [`compact`], [`picture`] | a game as a link, a short link, and a picture that carries one |
//! | [`study`] | a game with variations as a link |

pub mod ballot;
pub mod compact;
pub mod exercise;
pub mod fen;
pub mod lesson;
pub mod level;
pub mod lines;
pub mod link;
pub mod marks;
pub mod movetext;
pub mod pdn;
pub mod picture;
pub mod problem;
pub mod study;
pub mod tree;
pub mod turn;
