//! The state of the page, without a browser: what is on the board, what a person is entering, and
//! what is wanted of the engine. Transitions are functions of state and action; nothing here knows
//! the DOM, storage, clocks or randomness.
//!
//! A [`Board`](board::Board) is what a person handles; a [`GameSession`](game::GameSession) is the
//! game being played; a [`Table`] has both. Embedded boards and the first board of a visit need no
//! more. The [`Page`] is a table with a screen on its board: the game, a study of it, the editor,
//! or an exercise being made or solved.
//!
//! What the world outside should do is derived from the state and never stored twice:
//! [`Page::thought`] is what the computer should think about, [`Page::analysis_wish`] what it
//! should analyze, [`Page::hint_wish`] what it should find for a hint, [`Table::animation`] the
//! move being animated, [`Page::session_text`] what to store.

pub mod action;
pub mod analysis;
pub mod animation;
pub mod board;
pub mod catalog;
pub mod clock;
mod drawn;
pub mod editor;
pub mod embedded;
pub mod exercise;
#[cfg(feature = "protocol")]
pub mod file;
pub mod first;
pub mod game;
pub mod hint;
pub mod house;
pub mod input;
pub mod ladder;
pub mod library;
pub mod lookback;
pub mod making;
pub mod missed;
pub mod mode;
pub mod news;
pub mod notice;
pub mod outline;
pub mod page;
mod place;
pub mod practice;
pub mod presets;
pub mod record;
pub mod replay;
pub mod review;
mod rule;
pub mod screen;
pub mod session;
pub mod settings;
pub mod sharing;
pub mod solving;
pub mod table;
mod thinking;
pub mod tournament;
pub mod view;
pub mod walk;
mod words;

pub use action::Action;
pub use analysis::AnalysisWish;
pub use game::Thought;
pub use mode::Mode;
pub use notice::Notice;
pub use page::Page;
pub use table::Table;
