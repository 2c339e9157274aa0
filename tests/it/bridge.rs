//! Between the library, the slow reference generator and the data files: the same positions and
//! moves in the words of each.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use damiera::notation::fen;
use damiera::rules::spec::DrawClause;
use damiera::rules::{Bits, Color, Kind, Move, Position, Ruleset, Square};
use damiera::rulesets::ALL;
use damiera::rulesets::house::{HouseRules, Topic};

use crate::reference::{Piece, Play, Reference, Side, Sq, State};

/// Every ruleset, compiled once.
pub(crate) fn rulesets() -> &'static [Ruleset] {
    static COMPILED: LazyLock<Vec<Ruleset>> =
        LazyLock::new(|| ALL.iter().map(|entry| Ruleset::new(&entry.rules)).collect());
    &COMPILED
}

/// The ruleset with this id.
pub(crate) fn ruleset(id: &str) -> &'static Ruleset {
    let found = rulesets().iter().find(|ruleset| ruleset.rules().id == id);
    found.unwrap_or_else(|| panic!("no ruleset {id}"))
}

/// The reference generator for a ruleset.
pub(crate) fn reference(ruleset: &Ruleset) -> Reference {
    let id = ruleset.rules().id;
    Reference::of(id).unwrap_or_else(|| panic!("no reference for {id}"))
}

/// The position that a text describes.
#[track_caller]
pub(crate) fn position(ruleset: &Ruleset, text: &str) -> Position {
    fen::parse(ruleset, text).unwrap_or_else(|why| panic!("{} {text}: {why}", ruleset.rules().id))
}

/// A position as the reference sees it.
pub(crate) fn state(ruleset: &Ruleset, position: &Position) -> State {
    let king_moves = Color::BOTH.map(|color| {
        let streak = position.streak(color);
        (streak.moves > 0).then(|| (sq(ruleset, streak.square), streak.moves))
    });
    let pieces = position.occupied().squares().filter_map(|square| {
        let piece = position.piece(square)?;
        let (side, king) = (side(piece.color), piece.kind == Kind::King);
        Some((sq(ruleset, square), Piece { side, king }))
    });
    State { turn: side(position.turn()), pieces: pieces.collect(), king_moves }
}

/// A move as the reference sees it.
pub(crate) fn play(ruleset: &Ruleset, mv: &Move) -> Play {
    Play {
        from: sq(ruleset, mv.from),
        to: sq(ruleset, mv.to),
        captured: mv.captured.squares().map(|square| sq(ruleset, square)).collect(),
        promotes: mv.promotes,
    }
}

/// Moves as the reference sees them; no two of them may be the same.
pub(crate) fn plays(ruleset: &Ruleset, moves: &[Move]) -> BTreeSet<Play> {
    let set: BTreeSet<_> = moves.iter().map(|mv| play(ruleset, mv)).collect();
    assert_eq!(set.len(), moves.len(), "a move stands in the list twice");
    set
}

fn side(color: Color) -> Side {
    match color {
        Color::White => Side::White,
        Color::Black => Side::Black,
    }
}

fn sq(ruleset: &Ruleset, square: Square) -> Sq {
    let (x, y) = ruleset.board().place(square);
    (x.try_into().unwrap(), y.try_into().unwrap())
}

/// One paragraph of a data file: lines of a word and what belongs to it, without comments.
#[derive(Clone, Debug)]
pub(crate) struct Record {
    /// `english.perft start`, to name it in a failure.
    pub(crate) name: String,
    lines: Vec<(String, String)>,
}

impl Record {
    /// What stands behind the only line with this word.
    #[track_caller]
    pub(crate) fn field(&self, word: &str) -> &str {
        match self.fields(word).as_slice() {
            [field] => field,
            fields => panic!("{}: {} lines of `{word}`", self.name, fields.len()),
        }
    }

    /// What stands behind the lines with this word.
    pub(crate) fn fields(&self, word: &str) -> Vec<&str> {
        let wanted = self.lines.iter().filter(|(found, _)| found == word);
        wanted.map(|(_, rest)| rest.as_str()).collect()
    }
}

/// The records of a data file.
pub(crate) fn records(path: &Path) -> Vec<Record> {
    let file = path.file_name().unwrap().to_string_lossy();
    let mut records = Vec::new();
    for paragraph in read(path).split("\n\n") {
        let lines = paragraph.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        let lines: Vec<_> = lines
            .map(|line| line.split_once(' ').unwrap_or((line, "")))
            .map(|(word, rest)| (word.to_owned(), rest.trim().to_owned()))
            .collect();
        if !lines.is_empty() {
            let mut record = Record { name: file.clone().into_owned(), lines };
            record.name = format!("{file} {}", record.field("id"));
            records.push(record);
        }
    }
    records
}

/// The files of one kind, `perft`, `moves` or `counts`, each with the ruleset that it belongs to.
pub(crate) fn data_files(kind: &str) -> Vec<(&'static Ruleset, PathBuf)> {
    let dir = root().join("tests/data").join(kind);
    let mut paths: Vec<_> =
        fs::read_dir(&dir).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    assert!(!paths.is_empty(), "no {kind} files");
    let with_ruleset = |path: PathBuf| {
        assert_eq!(path.extension(), Some(kind.as_ref()), "{}", path.display());
        let id = path.file_stem().unwrap().to_str().unwrap();
        (ruleset(id), path)
    };
    paths.into_iter().map(with_ruleset).collect()
}

/// Every clause of draws that a game or an option of house rules has.
pub(crate) fn clauses_in_use() -> impl Iterator<Item = &'static DrawClause> {
    let of_games = ALL.iter().map(|entry| entry.rules.draws);
    let of_houses = (0..Topic::Draws.values().len())
        .map(|option| HouseRules::default().with(Topic::Draws, option).rules("").draws);
    of_games.chain(of_houses).flatten()
}

/// Fails with all that is wrong, a line for each.
#[track_caller]
pub(crate) fn fail_if_any(wrong: &[String]) {
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// The text of a file.
pub(crate) fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

/// The top of the checkout.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}
