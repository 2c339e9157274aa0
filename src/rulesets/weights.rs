//! Which learned weights of the evaluation a game is played with.

/// The games that have weights of their own, found by `damiera train`.
pub const LEARNED: [&str; 7] =
    ["international", "frisian", "frysk", "english", "dameo", "dameo-10x10-28", "greek"];

/// The name of a game's weights; none for house rules and for games that nobody has
/// trained yet. Games that differ in how they begin, end or
/// are drawn share theirs.
pub fn of(ruleset: &str) -> Option<&'static str> {
    let learned = match ruleset {
        "international-pergioco" | "polish" => "international",
        "dameo-10x10-24" => "dameo-10x10-28",
        "english-huff" => "english",
        "greek-forfeit" | "greek-free" | "greek-promote" => "greek",
        other => other,
    };
    LEARNED.into_iter().find(|name| *name == learned)
}
