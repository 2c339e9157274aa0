//! Which learned weights of the evaluation a game is played with.

use damiera_rules::board::{Shape, Squares};
use damiera_rules::spec::{End, Rules};

use super::{find, house};

macro_rules! learned {
    ($($name:literal)*) => {
        /// The games that have weights of their own, found by `damiera train`.
        pub const LEARNED: &[&str] = &[$($name),*];

        /// The weights, packed with gzip, by name. The page fetches them instead.
        #[cfg(feature = "cli")]
        const PACKED: &[(&str, &[u8])] =
            &[$(($name, include_bytes!(concat!("../../public/weights/", $name, ".gz")))),*];
    };
}

learned!(
    "international" "frisian" "frysk" "english" "dameo" "dameo-10x10-28" "greek" "italian" "russian"
    "brazilian" "pool" "spanish" "portuguese" "czech" "thai" "canadian" "turkish" "armenian" "croda"
    "killer" "losing" "breakthrough"
);

/// The name of the weights of the ruleset with this id. Games that differ only in their start, end or draws
/// share their weights, and so do a game and its mirror image. House rules have those of the game most like
/// them; `None` where no game is like them.
pub fn of(ruleset: &str) -> Option<&'static str> {
    let learned = match ruleset {
        "international-pergioco" | "polish" => "international",
        "frisian-pergioco" => "frisian",
        "dameo-10x10-24" => "dameo-10x10-28",
        "english-huff" => "english",
        "jamaican" => "pool",
        "greek-forfeit" | "greek-free" | "greek-promote" => "greek",
        other => other,
    };
    LEARNED
        .iter()
        .find(|name| **name == learned)
        .copied()
        .or_else(|| nearest(&house::find(ruleset).ok()?.rules))
}

/// The weights of the game that differs least, among those whose weights are of use; of several the first.
fn nearest(rules: &Rules) -> Option<&'static str> {
    let known = LEARNED.iter().filter_map(|name| Some((*name, &find(name)?.rules)));
    let alike = known.filter(|(_, other)| are_of_use(rules, other));
    alike.min_by_key(|(_, other)| difference(rules, other)).map(|(name, _)| name)
}

/// Whether the weights of one game are better than none in another, as matches say; see docs/strength.md.
fn are_of_use(rules: &Rules, other: &Rules) -> bool {
    // A board is read in its mirror where that is needed.
    let board = |shape: Shape| (shape.width, shape.height, shape.squares == Squares::All);
    let man = |rules: &Rules| (rules.man.quiet, rules.man.capture, rules.man.step);
    let aim = |rules: &Rules| (rules.goal, rules.ends.contains(&End::FirstKing));
    board(rules.board) == board(other.board)
        && man(rules) == man(other)
        && aim(rules) == aim(other)
        && rules.king.range == other.king.range
        // More men than there were in training are judged wrong.
        && rules.start.len() <= other.start.len()
}

/// How different two games are to an evaluation, the start least of all.
fn difference(one: &Rules, other: &Rules) -> usize {
    let differs = [
        one.man != other.man,
        one.king != other.king,
        one.capture != other.capture,
        one.promotion != other.promotion,
    ];
    let n_others: usize = differs.into_iter().map(usize::from).sum();
    2 * n_others + usize::from(one.start != other.start)
}

/// The weights of a game, packed with gzip, as the program carries them.
#[cfg(feature = "cli")]
pub fn packed(ruleset: &str) -> Option<&'static [u8]> {
    let name = of(ruleset)?;
    PACKED.iter().find(|(other, _)| *other == name).map(|(_, bytes)| *bytes)
}
