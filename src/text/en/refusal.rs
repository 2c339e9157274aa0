//! Why a move is refused.

use super::reason;
use crate::rules::explain::{Haul, Refusal};
use crate::rules::{Bits, Kind, Move, Square};
use crate::text::{MAX_NAMED, Naming, list, path};

pub(super) fn refusal(naming: Naming<'_>, refusal: &Refusal) -> String {
    let name = |square: &Square| naming(*square);
    match refusal {
        Refusal::NothingEntered => "Choose a piece and the square it goes to.".to_owned(),
        Refusal::GameOver(status) => format!("The game is over. {}", reason(*status)),
        Refusal::TooManyCaptures(_) => {
            "There are too many captures here to list, so no move can be judged.".to_owned()
        }
        Refusal::EmptySquare { square } => format!("There is no piece on {}.", name(square)),
        Refusal::NotYourPiece { square, kind } => {
            format!("The {} on {} is not yours.", one(*kind), name(square))
        }
        Refusal::SameSquare { square } => {
            format!("The piece is already on {}: choose another square.", name(square))
        }
        Refusal::Occupied { square } => format!("The square {} is occupied.", name(square)),
        Refusal::MustCapture { kind, example, .. } => format!(
            "You must capture: the {} on {} can take {}.",
            one(*kind),
            name(&example.from),
            victims(naming, example)
        ),
        Refusal::AnotherTakesMore { .. }
        | Refusal::MoreValuable { .. }
        | Refusal::KingMustCapture { .. }
        | Refusal::KingsFirst { .. }
        | Refusal::AnotherTakesMoreKings { .. }
        | Refusal::AnotherMeetsKingFirst { .. }
        | Refusal::MustContinue { .. } => about_captures(naming, refusal),
        Refusal::StopBehind { last, stop } => format!(
            "The capture must end on {}, directly behind {}, the last piece taken.",
            name(stop),
            name(last)
        ),
        Refusal::KingLocked { square, moves } => format!(
            "The king on {} has moved {} in a row: another piece must move first.",
            name(square),
            count(u32::from(*moves), "time")
        ),
        Refusal::CrownedEndsMove { square } => {
            format!("The man is crowned on {}, and that ends the move.", name(square))
        }
        Refusal::PassedLastRow { square } => format!(
            "The man only passes {}: it is not crowned there, and goes on capturing as a man.",
            name(square)
        ),
        Refusal::QuietMoveEnds { square } => {
            format!("Nothing is captured, so the move ends on {}.", name(square))
        }
        Refusal::MenMoveForward { .. }
        | Refusal::MenDoNotMoveThatWay { .. }
        | Refusal::KingsDoNotMoveThatWay { .. }
        | Refusal::OnlyCapturesThatWay { .. }
        | Refusal::MenDoNotCaptureThatWay { .. }
        | Refusal::KingsDoNotCaptureThatWay { .. }
        | Refusal::TooFar { .. }
        | Refusal::JumpTooFar { .. }
        | Refusal::AlreadyJumped { .. }
        | Refusal::OwnPieceInTheWay { .. }
        | Refusal::TwoInARow { .. }
        | Refusal::MenDoNotTakeKings { .. }
        | Refusal::NothingToCapture { .. }
        | Refusal::NoTurningBack { .. }
        | Refusal::LineBroken { .. }
        | Refusal::LineBlocked { .. } => about_ways(naming, refusal),
    }
}

/// Other captures that are due, or the rest of this one.
fn about_captures(naming: Naming<'_>, refusal: &Refusal) -> String {
    match refusal {
        Refusal::AnotherTakesMore { takes, most, example, .. } => format!(
            "Another capture takes more: {} instead of {takes}, with {}.",
            count(*most, "piece"),
            path(naming, example)
        ),
        Refusal::MoreValuable { takes, most, example, .. } => format!(
            "Another capture is worth more: {} instead of {}, with {}.",
            haul(*most),
            haul(*takes),
            path(naming, example)
        ),
        Refusal::KingMustCapture { kings, example, .. } => format!(
            "A king can take as much, so a king must capture: the one on {}, with {}.",
            list(naming, kings, "or"),
            path(naming, example)
        ),
        Refusal::KingsFirst { kings, example, .. } => format!(
            "A king can capture, so a king must: the one on {}, with {}.",
            list(naming, kings, "or"),
            path(naming, example)
        ),
        Refusal::AnotherTakesMoreKings { takes, most, example, .. } => format!(
            "Another capture takes as many pieces and more kings: {most} instead of {takes}, with \
             {}.",
            path(naming, example)
        ),
        Refusal::AnotherMeetsKingFirst { example, .. } => {
            format!(
                "Another capture takes as much and meets a king earlier: {}.",
                path(naming, example)
            )
        }
        Refusal::MustContinue { stopped, turns, over, .. } if turns.contains(stopped) => format!(
            "The capture is not finished: from {} the piece must go on and take {}.",
            naming(*stopped),
            list(naming, over, "or")
        ),
        Refusal::MustContinue { stopped, turns, over, .. } => format!(
            "The capture is not finished: do not stop on {}, but go on from {} and take {}.",
            naming(*stopped),
            list(naming, turns, "or"),
            list(naming, over, "or")
        ),
        _ => String::new(),
    }
}

/// Directions, distances, and what is in the way.
fn about_ways(naming: Naming<'_>, refusal: &Refusal) -> String {
    let name = |square: &Square| naming(*square);
    match refusal {
        Refusal::MenMoveForward { from, .. } => {
            format!("Men do not move backward: the man on {} must go forward.", name(from))
        }
        Refusal::MenDoNotMoveThatWay { from, to } => {
            format!("A man does not move that way: not from {} to {}.", name(from), name(to))
        }
        Refusal::KingsDoNotMoveThatWay { from, to } => {
            format!("A king does not move that way: not from {} to {}.", name(from), name(to))
        }
        Refusal::OnlyCapturesThatWay { kind, from, to } => format!(
            "From {} to {} a {} goes only when it captures.",
            name(from),
            name(to),
            one(*kind)
        ),
        Refusal::MenDoNotCaptureThatWay { from, to } => {
            format!("A man does not capture that way: not from {} to {}.", name(from), name(to))
        }
        Refusal::KingsDoNotCaptureThatWay { from, to } => {
            format!("A king does not capture that way: not from {} to {}.", name(from), name(to))
        }
        Refusal::TooFar { kind, from, to } => format!(
            "A {} moves one square at a time: from {} to {} is too far.",
            one(*kind),
            name(from),
            name(to)
        ),
        Refusal::JumpTooFar { kind, from, over } => format!(
            "A {} jumps only a piece next to it and lands right behind it: it cannot jump from {} \
             over {}.",
            one(*kind),
            name(from),
            name(over)
        ),
        Refusal::AlreadyJumped { square } => format!(
            "The piece on {} has already been jumped; it leaves the board when the move is over.",
            name(square)
        ),
        Refusal::OwnPieceInTheWay { square } => {
            format!("Your own piece on {} is in the way.", name(square))
        }
        Refusal::TwoInARow { first, second } => format!(
            "The piece on {} cannot be jumped: the square behind it, {}, is occupied.",
            name(first),
            name(second)
        ),
        Refusal::MenDoNotTakeKings { square } => {
            format!("A man cannot take a king, and a king stands on {}.", name(square))
        }
        Refusal::NothingToCapture { from, to } => {
            format!("There is nothing to capture between {} and {}.", name(from), name(to))
        }
        Refusal::NoTurningBack { at } => {
            format!("A capture may not turn straight back, as it would on {}.", name(at))
        }
        Refusal::LineBroken { gap } => format!(
            "Only an unbroken line of your own men moves together, and {} is empty.",
            name(gap)
        ),
        Refusal::LineBlocked { by } => format!(
            "Only your own men move together in a line; the piece on {} is in the way.",
            name(by)
        ),
        _ => String::new(),
    }
}

const fn one(kind: Kind) -> &'static str {
    match kind {
        Kind::Man => "man",
        Kind::King => "king",
    }
}

fn count(n: u32, thing: &str) -> String {
    match (n, thing) {
        (1, _) => format!("1 {thing}"),
        (_, "man") => format!("{n} men"),
        _ => format!("{n} {thing}s"),
    }
}

fn haul(haul: Haul) -> String {
    match haul {
        Haul { men, kings: 0 } => count(men, "man"),
        Haul { men: 0, kings } => count(kings, "king"),
        Haul { men, kings } => format!("{} and {}", count(men, "man"), count(kings, "king")),
    }
}

fn victims(naming: Naming<'_>, mv: &Move) -> String {
    match mv.captured.count() {
        n if n > MAX_NAMED => count(n, "piece"),
        _ => list(naming, &mv.captured.squares().collect::<Vec<_>>(), "and"),
    }
}
