//! Games from data files: each ends as its rule says, one word after it did not.

use std::collections::BTreeSet;
use std::sync::Arc;

use damiera::notation::{fen, turn};
use damiera::rules::spec::{DrawWhen, Duty, End, Goal, LoneKing, Rules};
use damiera::rules::{
    Color, Counter, DrawReason, EarlyEnd, Game, Kind, Piece, Ruleset, Setup, Status, WinReason,
};

use crate::bridge::{Record, data_files, position, records};

/// What is written for a word that must be refused.
const REFUSED: char = '!';

/// A record as a game to play.
struct Script<'a> {
    ruleset: &'a Ruleset,
    record: &'a Record,
    words: Vec<&'a str>,
}

impl<'a> Script<'a> {
    fn new(ruleset: &'a Ruleset, record: &'a Record) -> Self {
        let words: Vec<_> =
            record.fields("moves").iter().flat_map(|line| line.split_whitespace()).collect();
        assert!(!words.is_empty(), "{} has no moves", record.name);
        Self { ruleset, record, words }
    }

    /// A field that may be missing.
    fn field(&self, word: &str) -> Option<&'a str> {
        match self.record.fields(word).as_slice() {
            [] => None,
            [field] => Some(field),
            fields => panic!("{}: {} lines of `{word}`", self.record.name, fields.len()),
        }
    }

    fn game(&self) -> Game {
        let ruleset = Arc::new(self.ruleset.clone());
        match self.field("fen") {
            Some(text) => Game::from_position(ruleset, position(self.ruleset, text)),
            None => Game::new(ruleset),
        }
    }

    /// The words that are not refused, those of the command line.
    #[cfg(feature = "cli")]
    fn spoken(&self) -> Vec<&'a str> {
        self.words.iter().copied().filter(|word| !word.starts_with(REFUSED)).collect()
    }

    fn play(&self, game: &mut Game, word: &str) {
        let name = &self.record.name;
        if let Some(word) = word.strip_prefix(REFUSED) {
            let before = (game.status(), *game.position(), game.words().len());
            assert!(turn::play(game, word).is_err(), "{name}: {word} is not refused");
            assert_eq!((game.status(), *game.position(), game.words().len()), before, "{name}");
        } else if let Err(why) = turn::play(game, word) {
            panic!("{name}: ply {}: {why}", game.plies().len());
        }
    }

    /// Plays it and compares every stage that the record tells of.
    fn check(&self) {
        let name = &self.record.name;
        let (last, before) = self.words.split_last().unwrap();
        let mut game = self.game();
        for word in before {
            self.play(&mut game, word);
        }
        let expected = self.field("before").unwrap_or("ongoing");
        assert_eq!(status(&game), expected, "{name}: before the end");
        let expected = self.field("counters").unwrap_or_default();
        assert_eq!(counters(&game), expected, "{name}: counters before the end");
        let claimable = game.claimable().map(clause).unwrap_or_default();
        assert_eq!(claimable, self.field("claimable").unwrap_or_default(), "{name}: claimable");
        let labels = game.huffable().into_iter();
        let labels: Vec<_> =
            labels.map(|square| self.ruleset.board().label(square).to_string()).collect();
        assert_eq!(labels.join(" "), self.field("huffable").unwrap_or_default(), "{name}");

        self.play(&mut game, last);
        assert_eq!(status(&game), self.record.field("end"), "{name}: the end");
        if status(&game) == "ongoing" {
            let expected = self.field("then").unwrap_or_default();
            assert_eq!(counters(&game), expected, "{name}: counters at the end");
        }
        if let Some(expected) = self.field("after") {
            assert_eq!(fen::write(self.ruleset, game.position()), expected, "{name}: at the end");
        }
    }
}

/// How a game stands: the result, and why in a word.
fn status(game: &Game) -> String {
    match game.status() {
        Status::Ongoing => "ongoing".to_owned(),
        Status::Unlistable(_) => "unlistable".to_owned(),
        Status::Won { winner, reason } => {
            let result = if winner == Color::White { "1-0" } else { "0-1" };
            format!("{result} {}", won(reason))
        }
        Status::Drawn { reason } => format!("1/2-1/2 {}", drawn(reason)),
    }
}

const fn won(reason: WinReason) -> &'static str {
    match reason {
        WinReason::NoPieces => "no-pieces",
        WinReason::NoMoves => "no-moves",
        WinReason::RidOfPieces => "rid-of-pieces",
        WinReason::RidOfMoves => "rid-of-moves",
        WinReason::ManAgainstKing => "man-against-king",
        WinReason::KingWillBeTaken => "king-will-be-taken",
        WinReason::KingsInCorners => "kings-in-corners",
        WinReason::FirstKing => "first-king",
        WinReason::MissedCapture => "missed-capture",
        WinReason::Resignation => "resignation",
        WinReason::Time => "time",
    }
}

fn drawn(reason: DrawReason) -> String {
    match reason {
        DrawReason::KingAgainstKing => "king-against-king".to_owned(),
        DrawReason::Agreement => "agreement".to_owned(),
        DrawReason::Clause(when) => clause(when),
    }
}

/// The name of a clause, one of its kind in every ruleset.
fn clause(when: DrawWhen) -> String {
    match when {
        DrawWhen::Repetition { times } => format!("repetition-{times}"),
        DrawWhen::KingMoves { plies } => format!("king-moves-{plies}"),
        DrawWhen::NoCapture { plies } => format!("no-capture-{plies}"),
        DrawWhen::Ending { ending, plies } => match ending.place {
            LoneKing::Anywhere => format!("ending-{plies}"),
            LoneKing::MainRoad => format!("main-road-{plies}"),
        },
        DrawWhen::RefusedOffer { moves } => format!("refused-offer-{moves}"),
    }
}

/// The counts that have begun: `repetition-3 2, king-moves-50 7`.
fn counters(game: &Game) -> String {
    let text = |counter: Counter| {
        let side = counter.side.map_or("", |side| match side {
            Color::White => " white",
            Color::Black => " black",
        });
        format!("{}{side} {}", clause(counter.clause.when), counter.count)
    };
    game.counters().into_iter().map(text).collect::<Vec<_>>().join(", ")
}

#[test]
fn games_end_as_the_rule_says_and_one_word_before_they_had_not() {
    for (ruleset, path) in data_files("games") {
        for record in &records(&path) {
            assert!(!record.field("rule").is_empty(), "{} names no rule", record.name);
            Script::new(ruleset, record).check();
        }
    }
}

#[test]
fn ids_of_games_are_unique() {
    for (_, path) in data_files("games") {
        let records = records(&path);
        let names: BTreeSet<_> = records.iter().map(|record| &record.name).collect();
        assert_eq!(names.len(), records.len(), "{path:?}");
    }
}

#[cfg(feature = "cli")]
#[test]
fn the_command_line_tells_how_they_stand_and_why() {
    for (ruleset, path) in data_files("games") {
        for record in &records(&path) {
            let script = Script::new(ruleset, record);
            let words = script.spoken();
            let told = |words: &[&str]| {
                let mut args = vec!["play", "--ruleset", ruleset.rules().id];
                args.extend(script.field("fen").into_iter().flat_map(|fen| ["--fen", fen]));
                args.extend(words);
                let run = crate::cli::run(&args, "");
                assert_eq!((run.err.as_str(), run.code), ("", Some(0)), "{}", record.name);
                let line = run.out.lines().nth(1).unwrap();
                let (status, reason) = line.split_once('\t').unwrap();
                (status.to_owned(), reason.to_owned())
            };
            let result = record.field("end").split(' ').next().unwrap();
            let expected = (result.to_owned(), record.field("says").to_owned());
            assert_eq!(told(&words), expected, "{}", record.name);
            let before = script.field("before").unwrap_or("ongoing").split(' ').next().unwrap();
            // A word that is refused at the end has nothing before it to tell of.
            let n_before =
                words.len() - usize::from(!script.words.last().unwrap().starts_with('!'));
            assert_eq!(told(&words[..n_before]).0, before, "{}", record.name);
        }
    }
}

/// The ends that games by a ruleset can have, by name.
fn ends(ruleset: &Ruleset) -> Vec<String> {
    let rules: &Rules = ruleset.rules();
    let mut ends: Vec<_> = rules.draws.iter().map(|draw| clause(draw.when)).collect();
    let mut add = |names: &[&str]| ends.extend(names.iter().map(|&name| name.to_owned()));
    add(&["agreement", "resignation"]);
    match rules.goal {
        Goal::LastMove => add(&["no-pieces", "no-moves"]),
        Goal::NoMove => add(&["rid-of-pieces", "rid-of-moves"]),
    }
    if rules.capture.duty == Duty::Forfeit {
        add(&["missed-capture"]);
    }
    for end in rules.ends {
        match end {
            End::ManAgainstKing => add(&["man-against-king"]),
            End::FirstKing => add(&["first-king"]),
            End::KingsInCorners => add(&["kings-in-corners"]),
            End::KingAgainstKing if some_king_will_be_taken(ruleset) => {
                add(&["king-against-king", "king-will-be-taken"]);
            }
            End::KingAgainstKing => add(&["king-against-king"]),
        }
    }
    ends
}

/// Whether two kings can stand so that one of them is lost whatever it plays.
fn some_king_will_be_taken(ruleset: &Ruleset) -> bool {
    let squares = ruleset.board().squares();
    let king = |color| Some(Piece { color, kind: Kind::King });
    let is_lost = |white, black| {
        let mut setup = Setup::empty(Color::White);
        setup.put(white, king(Color::White));
        setup.put(black, king(Color::Black));
        let position = ruleset.position(setup).unwrap();
        matches!(ruleset.early_end(&position), Some(EarlyEnd::KingWillBeTaken { .. }))
    };
    let pairs = squares.iter().flat_map(|&white| squares.iter().map(move |&black| (white, black)));
    pairs.into_iter().any(|(white, black)| white != black && is_lost(white, black))
}

#[test]
fn every_end_of_every_ruleset_has_a_game() {
    let mut missing = Vec::new();
    let files = data_files("games");
    for entry in damiera::rulesets::ALL {
        let id = entry.rules.id;
        let Some((ruleset, path)) = files.iter().find(|(other, _)| other.rules().id == id) else {
            missing.push(format!("{id}: no file of games"));
            continue;
        };
        let records = records(path);
        let reached: BTreeSet<_> =
            records.iter().filter_map(|record| record.field("end").split_once(' ')).collect();
        let reached: BTreeSet<_> = reached.into_iter().map(|(_, why)| why.to_owned()).collect();
        let ends = ends(ruleset);
        let names: BTreeSet<_> = ends.iter().collect();
        assert_eq!(names.len(), ends.len(), "{id}: two ends have one name");
        let wanted = ends.iter().filter(|end| !reached.contains(*end));
        missing.extend(wanted.map(|end| format!("{id}: no game ends by {end}")));
        if entry.rules.capture.duty == Duty::Huff {
            let scripts = records.iter().map(|record| Script::new(ruleset, record));
            let words: Vec<_> = scripts.flat_map(|script| script.words.clone()).collect();
            for wanted in ["huff", "insist"] {
                if !words.iter().any(|word| word.starts_with(wanted)) {
                    missing.push(format!("{id}: no game has {wanted}"));
                }
            }
        }
    }
    assert!(missing.is_empty(), "\n{}", missing.join("\n"));
}
