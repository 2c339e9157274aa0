//! The page's state, without a page: what is on the board, what a person has begun to do, what the
//! computer is asked for. Transitions are functions of state and action; nothing here knows the
//! DOM, storage, clocks or randomness.
//!
//! What must happen outside is derived from the state and never stored twice: [`Play::thought`]
//! says what the computer should be thinking about, [`Play::analysis_wish`] what it should analyze,
//! [`Play::hint_wish`] what a hint is wanted for, [`Play::animation`] whether a move is still on
//! its way, [`session::write`] what to keep.

pub mod action;
pub mod analysis;
pub mod animation;
pub mod author;
pub mod clock;
mod drawn;
mod editing;
pub mod editor;
pub mod embedded;
pub mod exercise;
#[cfg(feature = "protocol")]
pub mod file;
pub mod first;
pub mod hint;
pub mod house;
pub mod input;
pub mod lesson;
pub mod library;
pub mod news;
pub mod presets;
pub mod record;
mod reduce;
mod rule;
pub mod session;
pub mod sharing;
pub mod solving;
pub mod state;
pub mod study;
mod thinking;
pub mod tournament;
pub mod view;
mod words;

pub use action::Action;
pub use analysis::AnalysisWish;
pub use state::{Mode, Notice, Play, Thought};
