//! What PDN calls the games: numbers of the `GameType` tag.
//!
//! Official numbers, their details, kinds of result and capture signs: the PDN 3.0 standard
//! (github.com/wiegerw/pdn, `doc/gametype.rst`). Private ones: lidraughts 96 to 99; hcheckers 44
//! and 45; `PlayStrategy` 32. Read, but never written, and left out where two sites mean different
//! games by one number: 43 (hcheckers has two), 27 and 31 (`PlayStrategy`) where the board or the
//! squares' names tell them from the official ones.

use super::{Entry, find};

/// How a game's files name it and write its results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameType {
    /// PDN's number of the game.
    pub number: u16,
    /// The whole tag, details included; empty for a private number, which is not written.
    pub tag: &'static str,
    /// The ruleset's id.
    pub id: &'static str,
    /// How results are written.
    pub results: Results,
    /// What stands between the squares of a capture.
    pub sign: char,
}

/// How results are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Results {
    /// `1-0`, `1/2-1/2`, `0-1`.
    Chess,
    /// `2-0`, `1-1`, `0-2`.
    Points,
}

/// A line of the table.
const fn line(
    number: u16,
    id: &'static str,
    tag: &'static str,
    results: Results,
    sign: char,
) -> GameType {
    GameType { number, tag, id, results, sign }
}

/// A number that some site uses for itself.
const fn private(number: u16, id: &'static str) -> GameType {
    line(number, id, "", Results::Chess, 'x')
}

/// By number: the first line with a number is the game that it means. By id: the first line with a
/// tag is how the game is written, and if the number means another game, its id is written too.
const GAME_TYPES: [GameType; 27] = [
    line(20, "international", "20,W,10,10,N2,0", Results::Points, 'x'),
    line(20, "international-pergioco", "20,W,10,10,N2,0", Results::Points, 'x'),
    line(20, "polish", "20,B,10,10,N2,0", Results::Points, 'x'),
    line(21, "english", "21,B,8,8,N1,0", Results::Chess, 'x'),
    line(21, "english-huff", "21,B,8,8,N1,0", Results::Chess, 'x'),
    line(22, "italian", "22,W,8,8,N2,1", Results::Chess, 'x'),
    line(23, "pool", "23,B,8,8,N1,0", Results::Chess, 'x'),
    line(24, "spanish", "24,W,8,8,N1,1", Results::Chess, 'x'),
    line(25, "russian", "25,W,8,8,A0,0", Results::Chess, ':'),
    line(26, "brazilian", "26,W,8,8,A0,0", Results::Chess, 'x'),
    line(27, "canadian", "27,W,12,12,N2,0", Results::Points, 'x'),
    line(28, "portuguese", "28,W,8,8,N1,1", Results::Chess, 'x'),
    line(29, "czech", "29,W,8,8,A0,0", Results::Chess, 'x'),
    line(30, "turkish", "30,W,8,8,A0,0", Results::Chess, 'x'),
    // The standard has N2; here, as in dctl, the squares are numbered as in English draughts.
    line(31, "thai", "31,B,8,8,N1,0", Results::Points, '-'),
    line(40, "frisian", "40,W,10,10,N2,0", Results::Chess, 'x'),
    line(40, "frisian-pergioco", "40,W,10,10,N2,0", Results::Chess, 'x'),
    private(32, "english"),
    private(44, "armenian"),
    private(45, "killer"),
    private(96, "breakthrough"),
    private(97, "frysk"),
    private(98, "losing"),
    private(99, "international"),
    // Games that no number means, but whose results are written as those of another.
    line(0, "killer", "", Results::Points, 'x'),
    line(0, "losing", "", Results::Points, 'x'),
    line(0, "breakthrough", "", Results::Points, 'x'),
];

/// Numbers that are known to mean no game of ours, and what they mean.
const FOREIGN: [(u16, &str); 3] = [
    (41, "Spantsiretti, on ten by eight squares"),
    (42, "diagonal draughts in hcheckers"),
    (43, "two different games in hcheckers"),
];

/// The game that a number means, if it is offered here.
pub fn of_number(number: u16) -> Option<(&'static GameType, &'static Entry)> {
    let found = GAME_TYPES.iter().find(|line| line.number == number && number > 0)?;
    Some((found, find(found.id)?))
}

/// What a number means that is none of the games here, in words.
pub fn foreign(number: u16) -> Option<&'static str> {
    let games = GAME_TYPES.iter().filter(|line| line.number > 0);
    let foreign = FOREIGN.iter().copied();
    let mut known = games.map(|line| (line.number, line.id)).chain(foreign);
    known.find(|(known, _)| *known == number).map(|(_, name)| name)
}

/// How a game is written; `None` for one that PDN does not know, whose results are as in chess.
pub fn of_id(id: &str) -> Option<&'static GameType> {
    let of_game = |line: &&GameType| line.id == id;
    let written = GAME_TYPES.iter().filter(of_game).find(|line| !line.tag.is_empty());
    written.or_else(|| GAME_TYPES.iter().find(|line| line.id == id && line.number == 0))
}

/// Names of lidraughts' `Variant` tag that are not those of the games here.
const VARIANTS: [(&str, &str); 3] =
    [("standard", "international"), ("fromposition", "international"), ("antidraughts", "losing")];

/// The game with this id, or with this English name, however it is spelled; or as lidraughts calls
/// it.
pub fn of_name(name: &str) -> Option<&'static Entry> {
    let plain = |name: &str| -> String {
        let letters = name.chars().filter(char::is_ascii_alphanumeric);
        letters.map(|ch| ch.to_ascii_lowercase()).collect()
    };
    let name = plain(name);
    let of_variant = VARIANTS.iter().find(|(variant, _)| *variant == name);
    of_variant.and_then(|(_, id)| find(id)).or_else(|| {
        super::ALL.iter().find(|entry| {
            [entry.rules.id, entry.rules.name].into_iter().any(|known| plain(known) == name)
        })
    })
}

/// What squares the moves of a file name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Named {
    /// Squares are written as letter and digit.
    Letters,
    /// Numbers, this one the highest.
    Numbers(usize),
}

/// The games that a file may be of that does not say it, the most likely first: numbers above 50
/// are Canadian, above 32 International, and lower ones mostly English, which Black begins, or
/// Italian; letters are mostly Russian.
pub fn guesses(named: Named) -> impl Iterator<Item = &'static Entry> {
    let ids: &[&str] = match named {
        Named::Letters => &["russian", "brazilian", "turkish"],
        Named::Numbers(0..=32) => &["english", "italian", "spanish", "international"],
        Named::Numbers(33..=50) => &["international"],
        Named::Numbers(_) => &["canadian"],
    };
    ids.iter().filter_map(|id| find(id))
}
