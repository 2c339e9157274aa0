//! The files of tactics that the program carries, one for each game. The page fetches them instead.

macro_rules! mined {
    ($($id:literal)*) => {
        /// The files, packed with gzip.
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
pub fn packed(ruleset: &str) -> Option<&'static [u8]> {
    PACKED.iter().find(|(id, _)| *id == ruleset).map(|(_, bytes)| *bytes)
}
