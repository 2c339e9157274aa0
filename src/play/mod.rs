//! The page's state, without a page: what is on the board, what a person has begun to do, what the
//! computer is asked for. Transitions are functions of state and action; nothing here knows the
//! DOM, storage, clocks or randomness.
//!
//! A [`Board`](board::Board) is what a person has under the hands; a
//! [`GameSession`](game::GameSession) is the game that is played; a [`Table`] has both. That is all
//! that an embedded board and the first board of a visit need. The [`Page`] is a table with a screen
//! on its board: the game, a study of it, the editor, an exercise that is made or solved.
//!
//! What must happen outside is derived from the state and never stored twice: [`Page::thought`]
//! says what the computer should be thinking about, [`Page::analysis_wish`] what it should analyze,
//! [`Page::hint_wish`] what a hint is wanted for, [`Table::animation`] whether a move is still on
//! its way, [`Page::session_text`] what to keep.

pub mod action;
pub mod analysis;
pub mod animation;
pub mod board;
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
pub mod library;
pub mod mode;
pub mod news;
pub mod notice;
pub mod page;
mod place;
pub mod presets;
pub mod record;
mod rule;
pub mod screen;
pub mod session;
pub mod sharing;
pub mod solving;
pub mod table;
mod thinking;
pub mod tournament;
pub mod view;
mod words;

pub use action::Action;
pub use analysis::AnalysisWish;
pub use game::Thought;
pub use mode::Mode;
pub use notice::Notice;
pub use page::Page;
pub use table::Table;
