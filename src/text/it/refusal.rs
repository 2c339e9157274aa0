//! Why a move is refused.

use super::reason;
use crate::rules::explain::{Haul, Refusal};
use crate::rules::{Bits, Kind, Move, Square};
use crate::text::{MAX_NAMED, Naming, list, path};

pub(super) fn refusal(naming: Naming<'_>, refusal: &Refusal) -> String {
    let name = |square: &Square| naming(*square);
    match refusal {
        Refusal::NothingEntered => "Scegli un pezzo e la casella dove va.".to_owned(),
        Refusal::GameOver(status) => format!("La partita è finita. {}", reason(*status)),
        Refusal::TooManyCaptures(_) => {
            "Qui le prese possibili sono troppe per elencarle: nessuna mossa si può giudicare."
                .to_owned()
        }
        Refusal::EmptySquare { square } => {
            format!("Nella casella {} non c'è nessun pezzo.", name(square))
        }
        Refusal::NotYourPiece { square, kind } => {
            format!("La {} in {} non è tua.", one(*kind), name(square))
        }
        Refusal::SameSquare { square } => {
            format!("Il pezzo è già in {}: scegli un'altra casella.", name(square))
        }
        Refusal::Occupied { square } => format!("La casella {} è occupata.", name(square)),
        Refusal::MustCapture { kind, example, .. } => format!(
            "La presa è obbligatoria: la {} in {} può prendere {}.",
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
            "La presa deve finire in {}, subito dietro l'ultimo pezzo preso, quello in {}.",
            name(stop),
            name(last)
        ),
        Refusal::KingLocked { square, moves } => format!(
            "La dama in {} ha già mosso {} di seguito: prima deve muovere un altro pezzo.",
            name(square),
            times(*moves)
        ),
        Refusal::CrownedEndsMove { square } => {
            format!("In {} la pedina diventa dama, e la mossa finisce lì.", name(square))
        }
        Refusal::PassedLastRow { square } => format!(
            "In {} la pedina è solo di passaggio: non diventa dama e continua la presa da pedina.",
            name(square)
        ),
        Refusal::QuietMoveEnds { square } => {
            format!("Non si cattura nulla, quindi la mossa finisce in {}.", name(square))
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
            "Un'altra presa cattura di più: {} invece di {takes}, con {}.",
            pieces(*most),
            path(naming, example)
        ),
        Refusal::MoreValuable { takes, most, example, .. } => format!(
            "Un'altra presa vale di più: {} invece di {}, con {}.",
            haul(*most),
            haul(*takes),
            path(naming, example)
        ),
        Refusal::KingMustCapture { kings, example, .. } => format!(
            "A parità di valore deve prendere una dama: quella in {}, con {}.",
            list(naming, kings, "o"),
            path(naming, example)
        ),
        Refusal::KingsFirst { kings, example, .. } => format!(
            "Se può prendere una dama, deve prendere la dama: quella in {}, con {}.",
            list(naming, kings, "o"),
            path(naming, example)
        ),
        Refusal::AnotherTakesMoreKings { takes, most, example, .. } => format!(
            "Un'altra presa cattura altrettanti pezzi ma più dame: {most} invece di {takes}, con {}.",
            path(naming, example)
        ),
        Refusal::AnotherMeetsKingFirst { example, .. } => format!(
            "Un'altra presa cattura lo stesso e incontra prima una dama: {}.",
            path(naming, example)
        ),
        Refusal::MustContinue { stopped, turns, over, .. } if turns.contains(stopped) => format!(
            "La presa non è finita: da {} si deve continuare prendendo il pezzo in {}.",
            naming(*stopped),
            list(naming, over, "o")
        ),
        Refusal::MustContinue { stopped, turns, over, .. } => format!(
            "La presa non è finita: non fermarti in {}, ma continua da {} prendendo il pezzo \
             in {}.",
            naming(*stopped),
            list(naming, turns, "o"),
            list(naming, over, "o")
        ),
        _ => String::new(),
    }
}

/// Directions, distances, and what is in the way.
fn about_ways(naming: Naming<'_>, refusal: &Refusal) -> String {
    let name = |square: &Square| naming(*square);
    match refusal {
        Refusal::MenMoveForward { from, .. } => format!(
            "Le pedine non muovono all'indietro: quella in {} deve andare avanti.",
            name(from)
        ),
        Refusal::MenDoNotMoveThatWay { from, to } => {
            format!("Una pedina non muove così, da {} a {}.", name(from), name(to))
        }
        Refusal::KingsDoNotMoveThatWay { from, to } => {
            format!("Una dama non muove così, da {} a {}.", name(from), name(to))
        }
        Refusal::OnlyCapturesThatWay { kind, from, to } => format!(
            "Da {} a {} una {} va soltanto quando cattura.",
            name(from),
            name(to),
            one(*kind)
        ),
        Refusal::MenDoNotCaptureThatWay { from, to } => {
            format!("Una pedina non prende così, da {} a {}.", name(from), name(to))
        }
        Refusal::KingsDoNotCaptureThatWay { from, to } => {
            format!("Una dama non prende così, da {} a {}.", name(from), name(to))
        }
        Refusal::TooFar { kind, from, to } => format!(
            "Una {} muove di una casella alla volta: da {} a {} è troppo lontano.",
            one(*kind),
            name(from),
            name(to)
        ),
        Refusal::JumpTooFar { kind, from, over } => format!(
            "Una {} salta solo un pezzo adiacente e si ferma subito dietro: da {} non può saltare \
             così il pezzo in {}.",
            one(*kind),
            name(from),
            name(over)
        ),
        Refusal::AlreadyJumped { square } => format!(
            "Il pezzo in {} è già stato saltato: si toglie solo a presa finita.",
            name(square)
        ),
        Refusal::OwnPieceInTheWay { square } => {
            format!("Il tuo pezzo in {} sbarra la strada.", name(square))
        }
        Refusal::TwoInARow { first, second } => format!(
            "Il pezzo in {} non si può saltare: la casella dietro, {}, è occupata.",
            name(first),
            name(second)
        ),
        Refusal::MenDoNotTakeKings { square } => {
            format!("Una pedina non può prendere una dama, e in {} c'è una dama.", name(square))
        }
        Refusal::NothingToCapture { from, to } => {
            format!("Fra {} e {} non c'è nulla da prendere.", name(from), name(to))
        }
        Refusal::NoTurningBack { at } => {
            format!("In una presa non si può tornare indietro di 180 gradi, qui in {}.", name(at))
        }
        Refusal::LineBroken { gap } => format!(
            "Muove insieme solo una fila ininterrotta di pedine tue, e la casella {} è \
             vuota.",
            name(gap)
        ),
        Refusal::LineBlocked { by } => format!(
            "In fila muovono insieme solo le tue pedine: il pezzo in {} sbarra la strada.",
            name(by)
        ),
        _ => String::new(),
    }
}

const fn one(kind: Kind) -> &'static str {
    match kind {
        Kind::Man => "pedina",
        Kind::King => "dama",
    }
}

fn times(n: u8) -> String {
    if n == 1 { "1 volta".to_owned() } else { format!("{n} volte") }
}

fn pieces(n: u32) -> String {
    if n == 1 { "1 pezzo".to_owned() } else { format!("{n} pezzi") }
}

fn haul(haul: Haul) -> String {
    let men = |n: u32| if n == 1 { "1 pedina".to_owned() } else { format!("{n} pedine") };
    let kings = |n: u32| if n == 1 { "1 dama".to_owned() } else { format!("{n} dame") };
    match haul {
        Haul { men: n, kings: 0 } => men(n),
        Haul { men: 0, kings: n } => kings(n),
        Haul { men: n_men, kings: n_kings } => format!("{} e {}", men(n_men), kings(n_kings)),
    }
}

fn victims(naming: Naming<'_>, mv: &Move) -> String {
    let squares: Vec<_> = mv.captured.squares().collect();
    match mv.captured.count() {
        1 => format!("il pezzo in {}", list(naming, &squares, "e")),
        n if n > MAX_NAMED => pieces(n),
        _ => format!("i pezzi in {}", list(naming, &squares, "e")),
    }
}
