//! Every refused move has a reason and no legal one has; each reason where a teacher would give it.

mod captures;
mod squares;
mod steps;

use damiera::notation::fen;
use damiera::rules::board::Directions;
use damiera::rules::explain::Refusal;
use damiera::rules::{Bits, Color, Kind, Move, Position, Ruleset, Square};
use damiera::rulesets::compile;
use damiera::text::Language;
use proptest::prelude::*;

use crate::playout::{Dice, each_position};

/// The sentences in every language.
fn sentences(ruleset: &Ruleset, refusal: &Refusal) -> [String; Language::ALL.len()] {
    let name = |square| ruleset.board().label(square).to_string();
    Language::ALL.map(|language| language.strings().refusal(&name, refusal))
}

/// The name of the variant.
fn arm(refusal: &Refusal) -> String {
    let text = format!("{refusal:?}");
    text.split(|ch: char| !ch.is_alphanumeric()).next().unwrap().to_owned()
}

fn squares(ruleset: &Ruleset, path: &str) -> Vec<Square> {
    path.split(' ').map(|label| ruleset.board().square_of_label(label).unwrap()).collect()
}

/// The reason for refusing a path: which, and in words.
#[track_caller]
pub(crate) fn check(id: &str, fen: &str, path: &str, expected: [&str; 3]) {
    let ruleset = compile(id).unwrap();
    let position = fen::parse(&ruleset, fen).unwrap();
    let refusal = ruleset.explain(&position, &squares(&ruleset, path)).unwrap();
    let [english, italian, ..] = sentences(&ruleset, &refusal);
    assert_eq!([arm(&refusal), english, italian], expected);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3))]

    #[test]
    fn a_pair_of_squares_is_refused_if_no_legal_move_goes_from_one_to_the_other(seed: u64) {
        let mut dice = Dice::new(seed);
        each_position(seed, &mut |ruleset, position, legal| {
            // Each position has thousands of pairs.
            let first = dice.below(3);
            for (idx, &from) in ruleset.board().squares().iter().enumerate() {
                for &to in ruleset.board().squares().iter().skip((first + idx) % 3).step_by(3) {
                    let is_legal = legal.iter().any(|mv| (mv.from, mv.to) == (from, to));
                    let refusal = ruleset.explain(position, &[from, to]);
                    let context = || format!(
                        "{} {} {} {}: {refusal:?}",
                        ruleset.rules().id,
                        fen::write(ruleset, position),
                        ruleset.board().label(from),
                        ruleset.board().label(to),
                    );
                    assert_eq!(refusal.is_none(), is_legal, "{}", context());
                    if let Some(refusal) = &refusal {
                        check_sentences(ruleset, refusal);
                        check_truth(ruleset, position, legal, refusal);
                    }
                }
            }
        });
    }

    #[test]
    fn a_route_with_some_rests_left_out_is_legal(seed: u64) {
        let mut dice = Dice::new(seed);
        each_position(seed, &mut |ruleset, position, legal| {
            for mv in legal {
                for route in ruleset.routes(position, mv).unwrap() {
                    let rests = route.landings.split_last().unwrap().1;
                    let some = rests.iter().filter(|_| dice.below(2) == 0).copied();
                    let path: Vec<_> = [mv.from].into_iter().chain(some).chain([mv.to]).collect();
                    assert_eq!(ruleset.explain(position, &path), None, "{path:?}");
                }
            }
        });
    }

    #[test]
    fn a_capture_that_stops_early_must_go_on(seed: u64) {
        each_position(seed, &mut |ruleset, position, legal| {
            for mv in legal {
                let route = ruleset.route(position, mv);
                for n_jumps in 1..route.landings.len() {
                    check_unfinished(ruleset, position, legal, mv, &route.landings[..n_jumps]);
                }
            }
        });
    }

    #[test]
    fn a_wrong_turn_in_a_capture_has_a_true_reason(seed: u64) {
        let mut dice = Dice::new(seed);
        each_position(seed, &mut |ruleset, position, legal| {
            for mv in legal.iter().filter(|mv| mv.captured.count() > 1) {
                let route = ruleset.route(position, mv);
                let n_jumps = 1 + dice.below(route.landings.len() - 1);
                let begun = [mv.from].into_iter().chain(route.landings[..n_jumps].iter().copied());
                let begun: Vec<_> = begun.collect();
                for &square in ruleset.board().squares() {
                    let path: Vec<_> = begun.iter().copied().chain([square]).collect();
                    if let Some(refusal) = ruleset.explain(position, &path) {
                        check_sentences(ruleset, &refusal);
                        // What others say of empty squares changes while the capture goes on.
                        if arm(&refusal).ends_with("CaptureThatWay") {
                            check_truth(ruleset, position, legal, &refusal);
                        }
                    }
                }
            }
        });
    }
}

#[track_caller]
fn check_sentences(ruleset: &Ruleset, refusal: &Refusal) {
    for sentence in sentences(ruleset, refusal) {
        assert!(sentence.len() > 10 && sentence.ends_with('.'), "{refusal:?}: {sentence}");
        assert!(!sentence.contains("  "), "{refusal:?}: {sentence}");
    }
}

/// What a reason says of the board is so.
fn check_truth(ruleset: &Ruleset, position: &Position, legal: &[Move], refusal: &Refusal) {
    let board = ruleset.board();
    let is_empty = |squares: &[Square]| squares.iter().all(|&sq| position.piece(sq).is_none());
    let ours = position.side(position.turn());
    let man = ruleset.rules().man;
    let king = ruleset.rules().king;
    let has = |directions: Directions, from: Square, to: Square| {
        board.direction(from, to).is_some_and(|direction| match position.turn() {
            Color::White => directions.has(direction),
            Color::Black => directions.opposite().has(direction),
        })
    };
    let is_true = match refusal {
        Refusal::NothingEntered
        | Refusal::GameOver(_)
        | Refusal::TooManyCaptures(_)
        | Refusal::SameSquare { .. }
        | Refusal::QuietMoveEnds { .. }
        | Refusal::KingLocked { .. }
        | Refusal::CrownedEndsMove { .. }
        | Refusal::PassedLastRow { .. }
        | Refusal::NoTurningBack { .. }
        | Refusal::AlreadyJumped { .. } => true,
        Refusal::EmptySquare { square } => is_empty(&[*square]),
        Refusal::NotYourPiece { square, .. } => !ours.has(*square) && !is_empty(&[*square]),
        Refusal::Occupied { square } => !is_empty(&[*square]),
        Refusal::MustCapture { with, example, .. } => {
            legal.contains(example) && example.is_capture() && with.contains(&example.from)
        }
        Refusal::AnotherTakesMore { takes, most, better, .. } => takes < most && better == legal,
        Refusal::MoreValuable { takes, most, better, .. } => takes != most && better == legal,
        Refusal::AnotherTakesMoreKings { takes, most, better, .. } => {
            takes < most && better == legal
        }
        Refusal::AnotherMeetsKingFirst { better, .. } => better == legal,
        Refusal::MenDoNotTakeKings { square } => position.kings().has(*square),
        Refusal::KingMustCapture { kings, better, .. }
        | Refusal::KingsFirst { kings, better, .. } => {
            better == legal && kings.iter().all(|&square| (position.kings() & ours).has(square))
        }
        Refusal::MustContinue { over, .. } => {
            over.iter().all(|&square| position.side(!position.turn()).has(square))
        }
        Refusal::MenMoveForward { from, to } | Refusal::MenDoNotMoveThatWay { from, to } => {
            !has(man.quiet, *from, *to)
        }
        Refusal::KingsDoNotMoveThatWay { from, to } => !has(king.quiet, *from, *to),
        Refusal::MenDoNotCaptureThatWay { from, to } => !has(man.capture, *from, *to),
        Refusal::KingsDoNotCaptureThatWay { from, to } => !has(king.capture, *from, *to),
        Refusal::OnlyCapturesThatWay { kind: Kind::Man, from, to } => {
            has(man.capture, *from, *to) && !has(man.quiet, *from, *to)
        }
        Refusal::OnlyCapturesThatWay { kind: Kind::King, from, to } => {
            has(king.capture, *from, *to) && !has(king.quiet, *from, *to)
        }
        Refusal::TooFar { from, to, .. } => !board.between(*from, *to).is_empty(),
        Refusal::NothingToCapture { from, to } => is_empty(&board.between(*from, *to)),
        Refusal::JumpTooFar { over, .. } => position.side(!position.turn()).has(*over),
        Refusal::OwnPieceInTheWay { square } => ours.has(*square),
        Refusal::TwoInARow { first, second } => {
            !is_empty(&[*first])
                && !is_empty(&[*second])
                && board.between(*first, *second).is_empty()
        }
        // Where pieces leave at once, one that was taken may have stood on the stop.
        Refusal::StopBehind { last, stop } => {
            !ours.has(*last) && last != stop && board.between(*last, *stop).is_empty()
        }
        Refusal::LineBroken { gap } => is_empty(&[*gap]),
        Refusal::LineBlocked { by } => !is_empty(&[*by]),
    };
    assert!(is_true, "{} {} {refusal:?}", ruleset.rules().id, fen::write(ruleset, position));
}

/// The landings are the first of a legal capture.
fn check_unfinished(
    ruleset: &Ruleset,
    position: &Position,
    legal: &[Move],
    mv: &Move,
    landings: &[Square],
) {
    let path: Vec<_> = [mv.from].into_iter().chain(landings.iter().copied()).collect();
    let context = format!("{} {path:?}", fen::write(ruleset, position));
    match ruleset.explain(position, &path) {
        None => assert!(legal.iter().any(|mv| mv.from == path[0] && path.ends_with(&[mv.to]))),
        Some(Refusal::MustContinue { stopped, turns, over, next }) => {
            assert_eq!(path.last(), Some(&stopped), "{context}");
            assert!(!turns.is_empty() && !over.is_empty() && !next.is_empty(), "{context}");
            let due = legal.iter().filter(|mv| mv.from == path[0]);
            let due = due.fold(0, |set, mv| set | mv.captured);
            assert!(over.iter().all(|&square| due.has(square)), "{context}");
        }
        // Where the first step alone could be a quiet move, that is what is said.
        Some(Refusal::MustCapture { .. }) => {}
        Some(other) => panic!("{context}: {other:?}"),
    }
}
