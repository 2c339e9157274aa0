//! Why a move is refused.

use super::reason;
use crate::rules::explain::{Haul, Refusal};
use crate::rules::{Bits, Kind, Move, Square};
use crate::text::{MAX_NAMED, Naming, list, path};

pub(super) fn refusal(naming: Naming<'_>, refusal: &Refusal) -> String {
    let name = |square: &Square| naming(*square);
    match refusal {
        Refusal::NothingEntered => "Kies een stuk en het veld waar het heen gaat.".to_owned(),
        Refusal::GameOver(status) => format!("De partij is afgelopen. {}", reason(*status)),
        Refusal::TooManyCaptures(_) => {
            "Er zijn hier te veel slagen om op te sommen: geen zet kan worden beoordeeld."
                .to_owned()
        }
        Refusal::EmptySquare { square } => format!("Op {} staat geen stuk.", name(square)),
        Refusal::NotYourPiece { square, kind } => {
            format!("De {} op {} is niet van jou.", one(*kind), name(square))
        }
        Refusal::SameSquare { square } => {
            format!("Het stuk staat al op {}: kies een ander veld.", name(square))
        }
        Refusal::Occupied { square } => format!("Veld {} is bezet.", name(square)),
        Refusal::MustCapture { kind, example, .. } => format!(
            "Slaan is verplicht: de {} op {} kan {} slaan.",
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
            "De slag moet eindigen op {}, direct achter het laatst geslagen stuk op {}.",
            name(stop),
            name(last)
        ),
        Refusal::KingLocked { square, moves } => format!(
            "Met de dam op {} is al {moves} keer achter elkaar gezet: speel eerst een ander stuk.",
            name(square)
        ),
        Refusal::CrownedEndsMove { square } => {
            format!("Op {} wordt de schijf dam, en daarmee is de zet klaar.", name(square))
        }
        Refusal::PassedLastRow { square } => format!(
            "De schijf komt alleen langs {}: ze wordt daar geen dam en slaat verder als schijf.",
            name(square)
        ),
        Refusal::QuietMoveEnds { square } => {
            format!("Er wordt niets geslagen, dus de zet eindigt op {}.", name(square))
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
            "Meerslag gaat voor: sla {} in plaats van {takes}, met {}.",
            pieces(*most),
            path(naming, example)
        ),
        Refusal::MoreValuable { takes, most, example, .. } => format!(
            "Een andere slag is meer waard: {} in plaats van {}, met {}.",
            haul(*most),
            haul(*takes),
            path(naming, example)
        ),
        Refusal::KingMustCapture { kings, example, .. } => format!(
            "Een dam kan evenveel slaan, dus een dam moet slaan: die op {}, met {}.",
            list(naming, kings, "of"),
            path(naming, example)
        ),
        Refusal::KingsFirst { kings, example, .. } => format!(
            "Een dam kan slaan, dus een dam moet slaan: die op {}, met {}.",
            list(naming, kings, "of"),
            path(naming, example)
        ),
        Refusal::AnotherTakesMoreKings { takes, most, example, .. } => format!(
            "Een andere slag slaat evenveel stukken en meer dammen: {most} in plaats van {takes}, \
             met {}.",
            path(naming, example)
        ),
        Refusal::AnotherMeetsKingFirst { example, .. } => format!(
            "Een andere slag slaat hetzelfde en komt eerder een dam tegen: {}.",
            path(naming, example)
        ),
        Refusal::MustContinue { stopped, turns, over, .. } if turns.contains(stopped) => format!(
            "De slag is nog niet klaar: sla vanaf {} door over {}.",
            naming(*stopped),
            list(naming, over, "of")
        ),
        Refusal::MustContinue { stopped, turns, over, .. } => format!(
            "De slag is nog niet klaar: stop niet op {}, maar sla vanaf {} door over {}.",
            naming(*stopped),
            list(naming, turns, "of"),
            list(naming, over, "of")
        ),
        _ => String::new(),
    }
}

/// Directions, distances, and what is in the way.
fn about_ways(naming: Naming<'_>, refusal: &Refusal) -> String {
    let name = |square: &Square| naming(*square);
    match refusal {
        Refusal::MenMoveForward { from, .. } => {
            format!("Schijven gaan niet achteruit: de schijf op {} moet vooruit.", name(from))
        }
        Refusal::MenDoNotMoveThatWay { from, to } => {
            format!("Zo gaat een schijf niet: niet van {} naar {}.", name(from), name(to))
        }
        Refusal::KingsDoNotMoveThatWay { from, to } => {
            format!("Zo gaat een dam niet: niet van {} naar {}.", name(from), name(to))
        }
        Refusal::OnlyCapturesThatWay { kind, from, to } => format!(
            "Van {} naar {} gaat een {} alleen om te slaan.",
            name(from),
            name(to),
            one(*kind)
        ),
        Refusal::MenDoNotCaptureThatWay { from, to } => {
            format!("Zo slaat een schijf niet: niet van {} naar {}.", name(from), name(to))
        }
        Refusal::KingsDoNotCaptureThatWay { from, to } => {
            format!("Zo slaat een dam niet: niet van {} naar {}.", name(from), name(to))
        }
        Refusal::TooFar { kind, from, to } => format!(
            "Een {} gaat één veld per zet: van {} naar {} is te ver.",
            one(*kind),
            name(from),
            name(to)
        ),
        Refusal::JumpTooFar { kind, from, over } => format!(
            "Een {} springt alleen over een stuk ernaast en landt er direct achter: zo kan het \
             niet van {} over {}.",
            one(*kind),
            name(from),
            name(over)
        ),
        Refusal::AlreadyJumped { square } => format!(
            "Het stuk op {} is al geslagen; het gaat van het bord als de zet klaar is.",
            name(square)
        ),
        Refusal::OwnPieceInTheWay { square } => {
            format!("Je eigen stuk op {} staat in de weg.", name(square))
        }
        Refusal::TwoInARow { first, second } => format!(
            "Over het stuk op {} kun je niet springen: het veld erachter, {}, is bezet.",
            name(first),
            name(second)
        ),
        Refusal::MenDoNotTakeKings { square } => {
            format!("Een schijf mag geen dam slaan, en op {} staat een dam.", name(square))
        }
        Refusal::NothingToCapture { from, to } => {
            format!("Tussen {} en {} valt niets te slaan.", name(from), name(to))
        }
        Refusal::NoTurningBack { at } => {
            format!("Tijdens een slag mag je niet omkeren, zoals hier op {}.", name(at))
        }
        Refusal::LineBroken { gap } => format!(
            "Alleen een aaneengesloten rij eigen schijven gaat samen vooruit, en {} is leeg.",
            name(gap)
        ),
        Refusal::LineBlocked { by } => format!(
            "Alleen eigen schijven gaan samen vooruit in een rij; het stuk op {} staat in de weg.",
            name(by)
        ),
        _ => String::new(),
    }
}

const fn one(kind: Kind) -> &'static str {
    match kind {
        Kind::Man => "schijf",
        Kind::King => "dam",
    }
}

fn pieces(n: u32) -> String {
    if n == 1 { "1 stuk".to_owned() } else { format!("{n} stukken") }
}

fn haul(haul: Haul) -> String {
    let men = |n: u32| if n == 1 { "1 schijf".to_owned() } else { format!("{n} schijven") };
    let kings = |n: u32| if n == 1 { "1 dam".to_owned() } else { format!("{n} dammen") };
    match haul {
        Haul { men: n, kings: 0 } => men(n),
        Haul { men: 0, kings: n } => kings(n),
        Haul { men: n_men, kings: n_kings } => format!("{} en {}", men(n_men), kings(n_kings)),
    }
}

fn victims(naming: Naming<'_>, mv: &Move) -> String {
    let squares: Vec<_> = mv.captured.squares().collect();
    match mv.captured.count() {
        1 => format!("het stuk op {}", list(naming, &squares, "en")),
        n if n > MAX_NAMED => pieces(n),
        _ => format!("de stukken op {}", list(naming, &squares, "en")),
    }
}
