//! The words for every reason.

use damiera::rules::explain::{Haul, Refusal};
use damiera::rules::{Color, Kind, Move, Square, Status, TooManyCaptures, WinReason};
use damiera::text::Strings;

use super::check;

/// How many reasons there are.
const N_REASONS: usize = 36;

/// Which reason it is; a new one does not compile until it is here.
const fn idx(refusal: &Refusal) -> usize {
    match refusal {
        Refusal::NothingEntered => 0,
        Refusal::GameOver(_) => 1,
        Refusal::TooManyCaptures(_) => 2,
        Refusal::EmptySquare { .. } => 3,
        Refusal::NotYourPiece { .. } => 4,
        Refusal::SameSquare { .. } => 5,
        Refusal::Occupied { .. } => 6,
        Refusal::MustCapture { .. } => 7,
        Refusal::AnotherTakesMore { .. } => 8,
        Refusal::MoreValuable { .. } => 9,
        Refusal::KingMustCapture { .. } => 10,
        Refusal::MustContinue { .. } => 11,
        Refusal::KingLocked { .. } => 12,
        Refusal::MenMoveForward { .. } => 13,
        Refusal::MenDoNotMoveThatWay { .. } => 14,
        Refusal::KingsDoNotMoveThatWay { .. } => 15,
        Refusal::OnlyCapturesThatWay { .. } => 16,
        Refusal::MenDoNotCaptureThatWay { .. } => 17,
        Refusal::KingsDoNotCaptureThatWay { .. } => 18,
        Refusal::TooFar { .. } => 19,
        Refusal::JumpTooFar { .. } => 20,
        Refusal::AlreadyJumped { .. } => 21,
        Refusal::OwnPieceInTheWay { .. } => 22,
        Refusal::TwoInARow { .. } => 23,
        Refusal::NothingToCapture { .. } => 24,
        Refusal::StopBehind { .. } => 25,
        Refusal::NoTurningBack { .. } => 26,
        Refusal::LineBroken { .. } => 27,
        Refusal::LineBlocked { .. } => 28,
        Refusal::CrownedEndsMove { .. } => 29,
        Refusal::PassedLastRow { .. } => 30,
        Refusal::QuietMoveEnds { .. } => 31,
        Refusal::KingsFirst { .. } => 32,
        Refusal::AnotherTakesMoreKings { .. } => 33,
        Refusal::AnotherMeetsKingFirst { .. } => 34,
        Refusal::MenDoNotTakeKings { .. } => 35,
    }
}

const FROM: Square = Square::new(11);
const TO: Square = Square::new(12);
const OVER: Square = Square::new(13);

/// A capture of the pieces on the first `n` squares.
fn capture(n: u32) -> Move {
    Move { from: FROM, to: TO, captured: (1 << n) - 1, promotes: false }
}

fn takes_more(takes: u32, most: u32) -> Refusal {
    Refusal::AnotherTakesMore { takes, most, better: vec![capture(most)], example: vec![FROM, TO] }
}

fn more_valuable(takes: (u32, u32), most: (u32, u32)) -> Refusal {
    let [takes, most] = [takes, most].map(|(men, kings)| Haul { men, kings });
    Refusal::MoreValuable { takes, most, better: vec![capture(2)], example: vec![FROM, TO] }
}

fn must_capture(n_victims: u32) -> Refusal {
    Refusal::MustCapture { with: vec![FROM], kind: Kind::Man, example: capture(n_victims) }
}

fn king_must(kings: &[Square]) -> Refusal {
    let (kings, better) = (kings.to_vec(), vec![capture(1)]);
    Refusal::KingMustCapture { kings, better, example: vec![FROM, TO] }
}

fn must_continue(turns: &[Square]) -> Refusal {
    let (turns, over, next) = (turns.to_vec(), vec![OVER, FROM], vec![TO]);
    Refusal::MustContinue { stopped: FROM, turns, over, next }
}

fn locked(moves: u8) -> Refusal {
    Refusal::KingLocked { square: FROM, moves }
}

/// At least one of every reason.
fn refusals() -> Vec<Refusal> {
    let over = Status::Won { winner: Color::White, reason: WinReason::NoMoves };
    let (from, to, square) = (FROM, TO, FROM);
    let mut refusals = vec![
        Refusal::NothingEntered,
        Refusal::GameOver(over),
        Refusal::TooManyCaptures(TooManyCaptures),
        Refusal::EmptySquare { square },
        Refusal::SameSquare { square },
        Refusal::Occupied { square },
        takes_more(1, 2),
        king_must(&[FROM]),
        king_must(&[FROM, TO]),
        must_continue(&[FROM]),
        must_continue(&[TO]),
        must_continue(&[TO, OVER]),
        locked(1),
        locked(3),
        Refusal::MenMoveForward { from, to },
        Refusal::MenDoNotMoveThatWay { from, to },
        Refusal::KingsDoNotMoveThatWay { from, to },
        Refusal::MenDoNotCaptureThatWay { from, to },
        Refusal::KingsDoNotCaptureThatWay { from, to },
        Refusal::AlreadyJumped { square },
        Refusal::OwnPieceInTheWay { square },
        Refusal::TwoInARow { first: from, second: to },
        Refusal::NothingToCapture { from, to },
        Refusal::StopBehind { last: OVER, stop: to },
        Refusal::NoTurningBack { at: square },
        Refusal::LineBroken { gap: square },
        Refusal::LineBlocked { by: square },
        Refusal::CrownedEndsMove { square },
        Refusal::PassedLastRow { square },
        Refusal::QuietMoveEnds { square },
        Refusal::KingsFirst {
            kings: vec![FROM],
            better: vec![capture(1)],
            example: vec![FROM, TO],
        },
        Refusal::AnotherTakesMoreKings {
            takes: 0,
            most: 1,
            better: vec![capture(2)],
            example: vec![FROM, TO],
        },
        Refusal::AnotherMeetsKingFirst { better: vec![capture(2)], example: vec![FROM, TO] },
        Refusal::MenDoNotTakeKings { square },
    ];
    refusals.extend([1, 2, 3, 4].map(must_capture));
    refusals.extend(
        [((1, 0), (2, 0)), ((0, 1), (2, 0)), ((1, 0), (1, 1))]
            .map(|(takes, most)| more_valuable(takes, most)),
    );
    for kind in [Kind::Man, Kind::King] {
        refusals.extend([
            Refusal::NotYourPiece { square, kind },
            Refusal::OnlyCapturesThatWay { kind, from, to },
            Refusal::TooFar { kind, from, to },
            Refusal::JumpTooFar { kind, from, over: OVER },
        ]);
    }
    refusals
}

fn name(square: Square) -> String {
    format!("s{}", square.index())
}

/// Every reason in words.
pub(super) fn texts(strings: &Strings) -> Vec<String> {
    refusals().iter().map(|refusal| strings.refusal(&name, refusal)).collect()
}

fn words(refusal: Refusal) -> impl Fn(&Strings) -> String {
    move |strings| strings.refusal(&name, &refusal)
}

#[test]
fn every_reason_has_words_that_are_a_sentence() {
    let refusals = refusals();
    for reason in 0..N_REASONS {
        assert!(refusals.iter().any(|refusal| idx(refusal) == reason), "no example of {reason}");
    }
    for language in damiera::text::Language::ALL {
        for text in texts(language.strings()) {
            // Not every script has small letters, and a square may stand first.
            let begins = text.starts_with(|ch: char| ch.is_alphabetic() && !ch.is_lowercase())
                || text.strip_prefix('s').is_some_and(|rest| rest.starts_with(char::is_numeric));
            assert!(begins && text.ends_with('.'), "{text}");
        }
    }
}

#[test]
fn reasons_name_their_squares() {
    check(
        words(Refusal::TwoInARow { first: FROM, second: TO }),
        [
            "The piece on s11 cannot be jumped: the square behind it, s12, is occupied.",
            "Il pezzo in s11 non si può saltare: la casella dietro, s12, è occupata.",
            "Over het stuk op s11 kun je niet springen: het veld erachter, s12, is bezet.",
        ],
    );
    check(
        words(must_continue(&[TO, OVER])),
        [
            "The capture is not finished: do not stop on s11, but go on from s12 or s13 and take s13 \
         or s11.",
            "La presa non è finita: non fermarti in s11, ma continua da s12 o s13 prendendo il pezzo \
         in s13 o s11.",
            "De slag is nog niet klaar: stop niet op s11, maar sla vanaf s12 of s13 door over s13 of s11.",
        ],
    );
}

#[test]
fn pieces_are_counted() {
    check(
        words(takes_more(1, 2)),
        [
            "Another capture takes more: 2 pieces instead of 1, with s11xs12.",
            "Un'altra presa cattura di più: 2 pezzi invece di 1, con s11xs12.",
            "Meerslag gaat voor: sla 2 stukken in plaats van 1, met s11xs12.",
        ],
    );
    check(
        words(takes_more(0, 1)),
        [
            "Another capture takes more: 1 piece instead of 0, with s11xs12.",
            "Un'altra presa cattura di più: 1 pezzo invece di 0, con s11xs12.",
            "Meerslag gaat voor: sla 1 stuk in plaats van 0, met s11xs12.",
        ],
    );
}

#[test]
fn men_and_kings_are_counted() {
    check(
        words(more_valuable((1, 0), (2, 1))),
        [
            "Another capture is worth more: 2 men and 1 king instead of 1 man, with s11xs12.",
            "Un'altra presa vale di più: 2 pedine e 1 dama invece di 1 pedina, con s11xs12.",
            "Een andere slag is meer waard: 2 schijven en 1 dam in plaats van 1 schijf, met s11xs12.",
        ],
    );
    check(
        words(more_valuable((0, 1), (0, 2))),
        [
            "Another capture is worth more: 2 kings instead of 1 king, with s11xs12.",
            "Un'altra presa vale di più: 2 dame invece di 1 dama, con s11xs12.",
            "Een andere slag is meer waard: 2 dammen in plaats van 1 dam, met s11xs12.",
        ],
    );
}

#[test]
fn times_are_counted() {
    check(
        words(locked(1)),
        [
            "The king on s11 has moved 1 time in a row: another piece must move first.",
            "La dama in s11 ha già mosso 1 volta di seguito: prima deve muovere un altro pezzo.",
            "Met de dam op s11 is al 1 keer achter elkaar gezet: speel eerst een ander stuk.",
        ],
    );
    check(
        words(locked(3)),
        [
            "The king on s11 has moved 3 times in a row: another piece must move first.",
            "La dama in s11 ha già mosso 3 volte di seguito: prima deve muovere un altro pezzo.",
            "Met de dam op s11 is al 3 keer achter elkaar gezet: speel eerst een ander stuk.",
        ],
    );
}

#[test]
fn few_victims_are_named_and_many_counted() {
    let check = |n_victims, [english, italian, dutch]: [&str; 3]| {
        check(
            words(must_capture(n_victims)),
            [
                &format!("You must capture: the man on s11 can take {english}."),
                &format!("La presa è obbligatoria: la pedina in s11 può prendere {italian}."),
                &format!("Slaan is verplicht: de schijf op s11 kan {dutch} slaan."),
            ],
        );
    };
    check(1, ["s0", "il pezzo in s0", "het stuk op s0"]);
    check(2, ["s0 and s1", "i pezzi in s0 e s1", "de stukken op s0 en s1"]);
    check(3, ["s0, s1 and s2", "i pezzi in s0, s1 e s2", "de stukken op s0, s1 en s2"]);
    check(4, ["4 pieces", "4 pezzi", "4 stukken"]);
}
