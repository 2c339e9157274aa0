//! Games of southern and central Europe in which men capture forward only: Italian, Spanish,
//! Portuguese and Czech draughts.
//!
//! Sources: Federazione Italiana Dama, "Regolamento tecnico", Capo I, 9.3 and 10.4, and dctl,
//! `rules/{italian,spanish,czech}.hpp`. The board of the first three has a light square at each
//! player's near left.

use super::{Entry, Localized, draws, start};
use crate::Color;
use crate::board::{Directions, Labels, Shape, Squares};
use crate::spec::{
    Capture, CaptureText, Choice, DrawWhen, Duty, Goal, King, KingLimit, Landing, Man, ManTakes,
    Notation, Promotion, Range, Removal, Rules, Step, UTurn,
};

const RULES: Rules = Rules {
    id: "italian",
    name: "Italian draughts",
    board: Shape { width: 8, height: 8, squares: Squares::DarkMirrored },
    start: start::rows(3),
    first: Color::White,
    man: Man {
        quiet: Directions::DIAGONAL_FORWARD,
        capture: Directions::DIAGONAL_FORWARD,
        step: Step::One,
        // A man does not take kings.
        takes: ManTakes::Men,
    },
    king: King {
        quiet: Directions::DIAGONAL,
        capture: Directions::DIAGONAL,
        range: Range::Short,
        landing: Landing::Any,
    },
    capture: Capture {
        // Most pieces; with a king; most kings; a king met first.
        choice: Choice::Italian,
        removal: Removal::AfterMove,
        u_turn: UTurn::Forbidden,
        duty: Duty::Enforced,
    },
    promotion: Promotion::EndsMove,
    king_limit: KingLimit::None,
    goal: Goal::LastMove,
    ends: &[],
    draws: &[
        draws::automatic(DrawWhen::Repetition { times: 4 }), // 9.3
        draws::automatic(DrawWhen::KingMoves { plies: 80 }), // 10.4
    ],
    notation: Notation { labels: Labels::Numeric, captures: CaptureText::Short },
    sources: &["Federazione Italiana Dama, Capo I", "dctl, rules/italian.hpp"],
};

pub(super) const ITALIAN: Entry = Entry {
    number: Some(14),
    rules: RULES,
    name: Localized { en: "Italian draughts", it: "Dama italiana", nl: "Italiaans dammen" },
    about: Localized {
        en: "Men capture forward and never take a king. Of several captures the longest must be \
             chosen, then one by a king, then the one with the most kings, then the one that meets \
             a king first.",
        it: "Le pedine prendono in avanti e non possono prendere le dame. Fra più prese si sceglie \
             la più lunga, poi quella eseguita con la dama, poi quella con più dame, poi quella \
             che incontra prima una dama.",
        nl: "Schijven slaan vooruit en nooit een dam. Bij meerdere slagen gaat de langste voor, \
             dan een met een dam, dan die met de meeste dammen, dan die het eerst een dam \
             tegenkomt.",
    },
    page: None,
};

const SPANISH_RULES: Rules = Rules {
    id: "spanish",
    name: "Spanish draughts",
    man: Man { takes: ManTakes::All, ..RULES.man },
    king: King { range: Range::Flying, ..RULES.king },
    // Most pieces; most kings.
    capture: Capture { choice: Choice::Spanish, ..RULES.capture },
    // Twenty king moves each.
    draws: &[draws::THREEFOLD, draws::automatic(DrawWhen::KingMoves { plies: 40 })],
    // PDN 3.0, game type 24: square 1 is at White's near right.
    notation: Notation { labels: Labels::NumericFromBottom, ..RULES.notation },
    sources: &["dctl, rules/spanish.hpp (fpdamas.pt)"],
    ..RULES
};

pub(super) const SPANISH: Entry = Entry {
    number: Some(18),
    rules: SPANISH_RULES,
    name: Localized { en: "Spanish draughts", it: "Dama spagnola", nl: "Spaans dammen" },
    about: Localized {
        en: "Men capture forward, kings fly. The capture that takes most must be chosen, and among \
             equals the one with the most kings.",
        it: "Le pedine prendono in avanti, le dame muovono in lungo. Si prende dove si cattura di \
             più e, a parità, dove si prendono più dame.",
        nl: "Schijven slaan vooruit, dammen vliegen. Meerslag gaat voor, en bij gelijk aantal de \
             slag met de meeste dammen.",
    },
    page: None,
};

pub(super) const PORTUGUESE: Entry = Entry {
    number: Some(19),
    rules: Rules {
        id: "portuguese",
        name: "Portuguese draughts",
        sources: &["section64port.online, Portuguese draughts"],
        ..SPANISH_RULES
    },
    name: Localized { en: "Portuguese draughts", it: "Dama portoghese", nl: "Portugees dammen" },
    about: Localized {
        en: "The Spanish game as Portugal plays it, with the same board and the same choice of \
             captures.",
        it: "Il gioco spagnolo come si gioca in Portogallo, con la stessa damiera e la stessa \
             scelta delle prese.",
        nl: "Het Spaanse spel zoals het in Portugal wordt gespeeld, met hetzelfde bord en dezelfde \
             slagkeuze.",
    },
    page: None,
};

pub(super) const CZECH: Entry = Entry {
    number: Some(20),
    rules: Rules {
        id: "czech",
        name: "Czech draughts",
        board: Shape { width: 8, height: 8, squares: Squares::Dark },
        man: Man { takes: ManTakes::All, ..RULES.man },
        king: King { range: Range::Flying, ..RULES.king },
        // If a king can capture, a king must; otherwise any capture.
        capture: Capture { choice: Choice::KingFirst, ..RULES.capture },
        // No source found tells of draws; the third repetition stands in for them.
        draws: &[draws::THREEFOLD],
        notation: Notation { labels: Labels::Algebraic, ..RULES.notation },
        sources: &["dctl, rules/czech.hpp (damweb.cz)"],
        ..RULES
    },
    name: Localized { en: "Czech draughts", it: "Dama ceca", nl: "Tsjechisch dammen" },
    about: Localized {
        en: "Men capture forward, kings fly, and if a king can capture, a king must. Otherwise any \
             capture may be chosen.",
        it: "Le pedine prendono in avanti, le dame muovono in lungo, e se può prendere una dama \
             deve farlo la dama. Per il resto la presa si sceglie liberamente.",
        nl: "Schijven slaan vooruit, dammen vliegen, en als een dam kan slaan, moet een dam slaan. \
             Verder mag je elke slag kiezen.",
    },
    page: None,
};

pub(super) const THAI: Entry = Entry {
    number: Some(21),
    rules: Rules {
        id: "thai",
        name: "Thai draughts",
        board: Shape { width: 8, height: 8, squares: Squares::Dark },
        start: start::rows(2),
        // PDN 3.0, game type 31.
        first: Color::Black,
        man: Man { takes: ManTakes::All, ..RULES.man },
        king: King { range: Range::Flying, landing: Landing::BehindEach, ..RULES.king },
        capture: Capture {
            choice: Choice::Any,
            removal: Removal::Immediate,
            u_turn: UTurn::Allowed,
            duty: Duty::Enforced,
        },
        // No source found tells of draws; the third repetition stands in for them.
        draws: &[draws::THREEFOLD],
        sources: &["mindsports.nl, Thai draughts", "dctl, rules/thai.hpp"],
        ..RULES
    },
    name: Localized {
        en: "Thai draughts (makhos)",
        it: "Dama thailandese (makhos)",
        nl: "Thais dammen (makhos)",
    },
    about: Localized {
        en: "Eight men a side, fast and open. A king flies, but lands right behind each piece it \
             takes; taken pieces vanish at once, and any capture may be chosen.",
        it: "Otto pedine per parte, un gioco rapido e aperto. La dama muove in lungo, ma si ferma \
             subito dietro ogni pezzo preso; i pezzi presi si tolgono all'istante e la presa si \
             sceglie liberamente.",
        nl: "Acht schijven per speler, snel en open. Een dam vliegt, maar landt direct achter elk \
             stuk dat ze slaat; geslagen stukken verdwijnen meteen, en je mag elke slag kiezen.",
    },
    page: None,
};
