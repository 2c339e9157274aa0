//! Damiera: the whole draughts family.
//!
//! In reading order: [`rules`], the core, which uses nothing else; [`rulesets`], the games as data;
//! [`notation`], positions, moves and links as text; `search`, the computer's player; `archive`,
//! files of games; `share`, what a share sheet offers; `inspect`, the check of an exercise;
//! `tactics`, positions with one good move; `protocol` and `worker`, how the page asks for them; [`text`], every text that a person sees;
//! [`handbook`], the rules of a game told; [`play`], the page's state without a page; [`diagram`], a position as a picture; `app`, the page;
//! `cli`, the command line. Who may use whom is written in ARCHITECTURE.md and checked by a test.

#[cfg(all(feature = "web", target_arch = "wasm32"))]
pub mod app;
#[cfg(feature = "protocol")]
pub mod archive;
#[cfg(feature = "cli")]
pub mod cli;
pub mod diagram;
pub mod handbook;
#[cfg(feature = "protocol")]
pub mod inspect;
pub mod play;
#[cfg(feature = "protocol")]
pub mod protocol;
pub mod rulebook;
pub mod rulesets;
#[cfg(feature = "protocol")]
pub mod share;
pub mod tactics;
pub mod text;
#[cfg(all(feature = "web", target_arch = "wasm32"))]
mod unpack;
#[cfg(all(feature = "web", target_arch = "wasm32"))]
pub mod worker;

pub use damiera_notation as notation;
pub use damiera_rules as rules;
pub use damiera_search as search;
