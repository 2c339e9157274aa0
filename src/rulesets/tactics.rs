//! Which games have tactics.

macro_rules! mined {
    ($($id:literal)*) => {
        /// The games that have tactics, found by `damiera tactics mine`.
        pub const WITH_TACTICS: &[&str] = &[$($id),*];

        /// The files of tactics, packed with gzip. The page fetches them instead.
        #[cfg(feature = "cli")]
        const PACKED: &[(&str, &[u8])] =
            &[$(($id, include_bytes!(concat!("../../public/tactics/", $id, ".gz")))),*];
    };
}

mined!(
    "dameo" "dameo-10x10-28" "dameo-10x10-24" "international" "polish" "frisian" "frysk" "english"
    "english-huff" "greek" "greek-forfeit" "greek-free" "greek-promote" "italian" "russian"
    "brazilian" "pool" "jamaican" "spanish" "portuguese" "czech" "thai" "canadian" "turkish"
    "armenian" "croda" "killer" "losing" "breakthrough" "international-pergioco" "frisian-pergioco"
);

/// The tactics of the ruleset with this id, packed with gzip, as the program carries them; `None` for house
/// rules.
#[cfg(feature = "cli")]
pub fn packed(ruleset: &str) -> Option<&'static [u8]> {
    PACKED.iter().find(|(id, _)| *id == ruleset).map(|(_, bytes)| *bytes)
}
