#![doc = include_str!("../README.md")]
//!
//! ## Where things are
//!
//! It knows the rules and nothing else: no clock, no text, no browser, and no randomness but what
//! a seed gives. It looks at the choices of a ruleset, never at which game is on.
//!
//! | file | what |
//! |---|---|
//! | `engine.rs` | the edge: hides the width of words |
//! | `answer.rs` | what a search tells its caller |
//! | `limits.rs`, `levels.rs` | when a search ends, and how strong it is meant to be |
//! | `score.rs` | static evaluations and certain ends |
//! | `root.rs` | one depth after the other, and the choice of a move |
//! | `lines.rs` | the best few moves, in slices |
//! | `rivals.rs` | whether a move is the only good one |
//! | `alpha_beta.rs`, `quiescence.rs` | the tree above and below the horizon |
//! | `known_line.rs` | the line after a position that the table knows |
//! | `counts.rs` | draws by counting in the tree |
//! | `ordering.rs`, `tt.rs` | which move first, and what is known already |
//! | `eval.rs`, `worth.rs` | the static evaluation of a quiet position |
//! | `learned.rs`, `patterns.rs`, `net.rs` | the same, learned from games |
//! | `endings.rs` | endings of few pieces, known exactly |
//! | `squares.rs` | small questions about squares |
//! | `thread_data.rs` | what is kept from one search to the next |
//! | `params.rs` | every number found by trial |
//! | `techniques.rs` | what can be switched off |
//! | `random.rs` | numbers from a seed |

mod alpha_beta;
mod answer;
pub mod counts;
pub mod endings;
pub mod engine;
mod eval;
mod known_line;
#[cfg(feature = "training")]
pub mod learn;
mod learned;
pub mod levels;
pub mod limits;
pub mod lines;
mod net;
mod ordering;
mod params;
mod patterns;
mod quiescence;
pub mod random;
mod rivals;
mod root;
pub mod score;
mod squares;
mod techniques;
mod thread_data;
mod tt;
mod worth;

pub use answer::{Answer, Control, Report};
pub use counts::Past;
pub use endings::Outcome;
pub use engine::Engine;
pub use learned::WeightsError;
pub use levels::Level;
pub use limits::{Limits, MAX_DEPTH, Memory, Weakness};
pub use lines::{Analysis, Line, Slice};
pub use random::Random;
pub use score::{Reading, Score};
pub use techniques::Techniques;
