//! Which learned weights of the evaluation a game is played with.

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

/// The name of the weights of the ruleset with this id; `None` for house rules, and for games without
/// trained weights. Games that differ only in their start, end or draws share their weights, and so do a
/// game and its mirror image.
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
    LEARNED.iter().find(|name| **name == learned).copied()
}

/// The weights of a game, packed with gzip, as the program carries them.
#[cfg(feature = "cli")]
pub fn packed(ruleset: &str) -> Option<&'static [u8]> {
    let name = of(ruleset)?;
    PACKED.iter().find(|(other, _)| *other == name).map(|(_, bytes)| *bytes)
}
