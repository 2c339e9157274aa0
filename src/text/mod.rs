//! All texts that a person sees.
//!
//! The words of each language are Fluent files below `texts/`, checked and packed by the build.
//! Here is what all languages share: which text is used where, and its arguments. A plain text is a
//! field of [`Strings`] or of one of its groups, a text with arguments is a method. Both are
//! generated from the English files, so a missing text does not compile.
//!
//! A language has to be loaded with [`load`] before its texts are used. With the feature
//! `bundled-texts`, all languages are part of the program.

pub mod ballots;
mod capital;
mod check;
mod exercise;
pub mod fault;
mod generated;
pub mod house;
mod judgment;
mod language;
mod library;
mod page;
mod plurals;
mod refusal;
mod result;
mod rulebook;
mod setup;
pub mod share;
mod words;

pub use damiera_texts::pack::PackError;

pub use ballots::MatchWords;
pub use exercise::{Feedback, Finding, PositionWords, SideWords, Task};
pub use fault::{Fault, Numbered, load_faults};
pub use generated::{
    AuthorStrings, BallotStrings, CheckStrings, ClockStrings, DeckStrings, DrawStrings,
    ExerciseStrings, FaultStrings, GameStrings, HomeStrings, HouseStrings, LadderStrings,
    LearnStrings, LessonStrings, LibraryStrings, MakingStrings, MissedStrings, Number,
    PracticeStrings, RefusalStrings, ResultStrings, ReviewStrings, RulebookStrings, SettingStrings,
    SetupStrings, ShareStrings, SheetStrings, SiteStrings, Strings, StudyStrings, TacticStrings,
    TreeStrings,
};
pub use language::{Direction, Language, load, load_late, load_rulebook};
pub use library::LibraryFault;
pub use rulebook::MAX_NAMED;
pub use words::{
    AnalysisNote, Assessment, HintRule, MoveWords, PlyWords, SquareRole, SquareWords, SwingWords,
};

use crate::rules::{Color, Square};

/// The name of a square where the text is read: `31` or `c4`.
pub type Naming<'a> = &'a dyn Fn(Square) -> String;

/// The text for a color, of White's and Black's.
const fn of_color(texts: [&'static str; 2], color: Color) -> &'static str {
    let [white, black] = texts;
    match color {
        Color::White => white,
        Color::Black => black,
    }
}

/// A part of a line as a sentence of its own.
fn sentence(text: &str) -> String {
    let n_bytes = text.chars().next().map_or(0, char::len_utf8);
    let (first, rest) = text.split_at_checked(n_bytes).unwrap_or_default();
    format!("{}{rest}.", capital::capital(first))
}

/// A capture with all its squares.
fn path(naming: Naming<'_>, squares: &[Square]) -> String {
    names(naming, squares).join("x")
}

fn names(naming: Naming<'_>, squares: &[Square]) -> Vec<String> {
    squares.iter().map(|&square| naming(square)).collect()
}

/// A list of names; `last` joins the last two.
fn join(names: &[String], last: impl Fn(&str, &str) -> String) -> String {
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., end] => last(&first.join(", "), end),
    }
}
