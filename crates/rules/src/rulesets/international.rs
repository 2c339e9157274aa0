//! Draughts on a hundred squares.
//!
//! Source: FMJD, Annex 1, "Official rules of international draughts" (November 2015); the articles
//! stand beside the facts. "Dama Internazionale" is the page on pergioco.net of 12 November 2021, "Le
//! regole della Dama" an Italian page on English and Polish draughts.

use super::{Entry, Localized, draws, start};
use crate::Color;
use crate::board::{Directions, Labels, Shape, Squares};
use crate::spec::{
    Capture, CaptureText, Choice, DrawWhen, Duty, End, Ending, Goal, King, KingLimit, Landing, Man,
    ManTakes, Notation, Promotion, Range, Removal, Rules, Step, UTurn,
};

/// 6.3: three kings, two kings and a man, or a king and two men against a king.
const THREE_TO_ONE: Ending = draws::ending(draws::with_king(3, 3), draws::ONE_KING);

pub(super) const RULES: Rules = Rules {
    id: "international",
    name: "International draughts",
    // 2.1, 2.4: dark squares, one at each player's near left.
    board: Shape { width: 10, height: 10, squares: Squares::Dark },
    // 2.8: four rows of men.
    start: start::rows(4),
    // 3.3
    first: Color::White,
    man: Man {
        quiet: Directions::DIAGONAL_FORWARD, // 3.4
        capture: Directions::DIAGONAL,       // 4.2
        step: Step::One,
        takes: ManTakes::All,
    },
    king: King {
        quiet: Directions::DIAGONAL,
        capture: Directions::DIAGONAL,
        range: Range::Flying,  // 3.9, 4.4
        landing: Landing::Any, // 4.4
    },
    capture: Capture {
        choice: Choice::MostPieces,  // 4.13, 4.14
        removal: Removal::AfterMove, // 4.8, 4.11
        u_turn: UTurn::Forbidden,
        duty: Duty::Enforced,
    },
    promotion: Promotion::AtRest, // 3.5, 4.15
    king_limit: KingLimit::None,
    goal: Goal::LastMove,
    ends: &[],
    draws: &[
        draws::THREEFOLD,                                                            // 6.1
        draws::automatic(DrawWhen::KingMoves { plies: 50 }),                         // 6.2
        draws::automatic(DrawWhen::Ending { ending: THREE_TO_ONE, plies: 32 }),      // 6.3
        draws::automatic(DrawWhen::Ending { ending: draws::TWO_TO_ONE, plies: 10 }), // 6.4
    ],
    notation: Notation { labels: Labels::Numeric, captures: CaptureText::Short },
    sources: &[
        "FMJD Annex 1 (2015)",
        "Marino Carpignano, \"Dama Internazionale\", PerGioco newsletter 6 (2021)",
    ],
};

pub(super) const INTERNATIONAL: Entry = Entry {
    number: Some(3),
    rules: RULES,
    name: Localized {
        en: "International draughts",
        it: "Dama internazionale",
        nl: "Internationaal dammen",
    },
    about: Localized {
        en: "Ten by ten squares, twenty men a side. Men capture backward too, kings fly along the \
             diagonals, and the capture that takes most must be chosen.",
        it: "Dieci per dieci caselle, venti pedine per parte. Le pedine catturano anche \
             all'indietro, le dame corrono lungo le diagonali e si prende dove si cattura di più.",
        nl: "Tien bij tien velden, twintig schijven per speler. Schijven slaan ook achteruit, \
             dammen vliegen over de diagonalen, en meerslag gaat voor.",
    },
    page: Some("international"),
};

pub(super) const PERGIOCO: Entry = Entry {
    number: Some(4),
    rules: Rules {
        id: "international-pergioco",
        name: "International draughts (PerGioco)",
        // "Dama Internazionale": "25 mosse complessive dei due giocatori", and in endings of three kings
        // against one "5 mosse ciascuno". FMJD has 25 each and 16 each.
        draws: &[
            draws::THREEFOLD,
            draws::automatic(DrawWhen::KingMoves { plies: 25 }),
            draws::automatic(DrawWhen::Ending {
                ending: draws::ending(draws::kings(3), draws::ONE_KING),
                plies: 10,
            }),
        ],
        sources: &["Marino Carpignano, \"Dama Internazionale\", PerGioco newsletter 6 (2021)"],
        ..RULES
    },
    name: Localized {
        en: "International draughts, PerGioco rules",
        it: "Dama internazionale, regole PerGioco",
        nl: "Internationaal dammen, regels van PerGioco",
    },
    about: Localized {
        en: "International draughts with the draw rules of the Italian site PerGioco.",
        it: "La dama internazionale con le regole di patta di PerGioco.",
        nl: "Internationaal dammen met de remiseregels van de Italiaanse site PerGioco.",
    },
    page: Some("international"),
};

pub(super) const POLISH: Entry = Entry {
    number: Some(5),
    rules: Rules {
        id: "polish",
        name: "Polish draughts",
        // "Le regole della Dama" tells Polish draughts as additions to English, where Black begins.
        first: Color::Black,
        // It says nothing of draws either, so the duty after a refused offer is taken over as well.
        draws: &[draws::on_claim(DrawWhen::RefusedOffer { moves: 40 })],
        sources: &["\"Le regole della Dama\", English and Polish draughts"],
        ..RULES
    },
    name: Localized { en: "Polish draughts", it: "Dama polacca", nl: "Pools dammen" },
    about: Localized {
        en: "International draughts, described as an extension of the English game: Black begins.",
        it: "La dama internazionale descritta come estensione di quella inglese: comincia il Nero.",
        nl: "Internationaal dammen, beschreven als uitbreiding van het Engelse spel: Zwart begint.",
    },
    page: Some("polish"),
};

pub(super) const CANADIAN: Entry = Entry {
    number: Some(22),
    rules: Rules {
        id: "canadian",
        name: "Canadian draughts",
        board: Shape { width: 12, height: 12, squares: Squares::Dark },
        start: start::rows(5),
        sources: &["dctl, rules/canadian.hpp: the rules of International draughts"],
        ..RULES
    },
    name: Localized { en: "Canadian draughts", it: "Dama canadese", nl: "Canadees dammen" },
    about: Localized {
        en: "International draughts on the largest board of all: twelve by twelve squares, thirty \
             men a side, and long combinations.",
        it: "La dama internazionale sulla damiera più grande di tutte: dodici per dodici caselle, \
             trenta pedine per parte e lunghe combinazioni.",
        nl: "Internationaal dammen op het grootste bord van alle: twaalf bij twaalf velden, dertig \
             schijven per speler en lange combinaties.",
    },
    page: None,
};

pub(super) const KILLER: Entry = Entry {
    number: Some(26),
    rules: Rules {
        id: "killer",
        name: "Killer draughts",
        king: King { landing: Landing::BehindKing, ..RULES.king },
        // Two kings win against one here, so the short counts of International draughts would cut
        // won games off.
        draws: &[draws::THREEFOLD, draws::automatic(DrawWhen::KingMoves { plies: 50 })],
        sources: &["mindsports.nl, Killer draughts"],
        ..RULES
    },
    name: Localized { en: "Killer draughts", it: "Dama killer", nl: "Killerdammen" },
    about: Localized {
        en: "International draughts with one change to avoid draws: a king that takes a king last \
             must stop right behind it, so two kings beat one.",
        it: "La dama internazionale con una modifica per evitare le patte: la dama che prende per \
             ultima una dama deve fermarsi subito dietro, e così due dame battono una.",
        nl: "Internationaal dammen met één wijziging tegen remise: een dam die als laatste een dam \
             slaat, moet er direct achter stoppen. Zo winnen twee dammen van één.",
    },
    page: None,
};

pub(super) const LOSING: Entry = Entry {
    number: Some(27),
    rules: Rules {
        id: "losing",
        name: "Losing draughts",
        goal: Goal::NoMove,
        draws: &[draws::THREEFOLD],
        sources: &["lidraughts, variant Antidraughts"],
        ..RULES
    },
    name: Localized { en: "Losing draughts", it: "Vinciperdi", nl: "Weggeefdammen" },
    about: Localized {
        en: "International draughts upside down: whoever loses all pieces, or cannot move, wins. \
             Captures are compulsory, so the art is in giving pieces away.",
        it: "La dama internazionale alla rovescia: vince chi perde tutti i pezzi o non può più \
             muovere. La presa è obbligatoria, e l'arte sta nel farsi prendere.",
        nl: "Internationaal dammen op zijn kop: wie alle stukken kwijt is of geen zet kan doen, \
             wint. Slaan is verplicht: de kunst is stukken weg te geven.",
    },
    page: None,
};

pub(super) const BREAKTHROUGH: Entry = Entry {
    number: Some(28),
    rules: Rules {
        id: "breakthrough",
        name: "Breakthrough draughts",
        ends: &[End::FirstKing],
        draws: &[],
        sources: &["lidraughts, variant Breakthrough"],
        ..RULES
    },
    name: Localized {
        en: "Breakthrough draughts",
        it: "Dama a sfondamento",
        nl: "Doorbraakdammen",
    },
    about: Localized {
        en: "International draughts as a race: whoever crowns a man first wins, and there are no \
             draws.",
        it: "La dama internazionale come una corsa: vince chi fa dama per primo, e non ci sono \
             patte.",
        nl: "Internationaal dammen als wedloop: wie als eerste dam haalt, wint, en remise bestaat \
             niet.",
    },
    page: None,
};
