//! House rules.

use crate::rulesets::house::{Fault, Topic};
use crate::text::house::{HouseStrings, TopicTexts, is_complete};

pub(in crate::text) const STRINGS: HouseStrings = HouseStrings {
    title: "Regole personalizzate",
    compose: "Regole personalizzate…",
    compose_about: "Componi un gioco tutto tuo, una scelta alla volta.",
    start_from: "Parti da",
    own: "Scelte tue",
    start: "L'inizio",
    play: "Gioca con queste regole",
    fine: "Queste regole sono compatibili.",
    too_many: "Sono state provate troppe regole personalizzate. Ricarica la pagina per continuare.",
    moves: |moves| format!("Mosse possibili: {}", moves.join(", ")),
    mistakes: |moves| format!("E per errore: {}", moves.join(", ")),
    groups: [
        (Topic::Size, "Damiera e inizio"),
        (Topic::ManSteps, "Pedine"),
        (Topic::KingSteps, "Dame"),
        (Topic::Choice, "Prese"),
        (Topic::Promotion, "Scopo e fine"),
    ],
    topics: TOPICS,
    fault,
};

const MAN_DIRECTIONS: &[&str] = &[
    "in diagonale, in avanti",
    "in verticale, in avanti",
    "in verticale e in diagonale, in avanti",
    "in verticale, in avanti, e di lato",
    "in verticale e in diagonale, in avanti, e di lato",
    "in diagonale, anche all'indietro",
    "in senso ortogonale, anche all'indietro",
    "in tutte le otto direzioni",
];

const KING_DIRECTIONS: &[&str] =
    &["in diagonale", "in senso ortogonale", "in tutte le otto direzioni"];

const TOPICS: TopicTexts = [
    ("Damiera", &["6 per 6", "8 per 8", "10 per 10", "12 per 12"]),
    (
        "Caselle",
        &[
            "scure, una all'angolo sinistro",
            "scure, una all'angolo destro",
            "tutte, chiare e scure",
        ],
    ),
    ("Traverse di pedine", &["una", "due", "tre", "quattro", "cinque"]),
    ("Schieramento", &["traverse piene", "a trapezio"]),
    ("Dietro le pedine", &["niente", "una traversa vuota"]),
    ("Nomi delle caselle", &["numeri dall'alto", "numeri dal basso", "lettera e numero"]),
    ("Prima mossa", &["al Bianco", "al Nero"]),
    ("Le pedine muovono", MAN_DIRECTIONS),
    ("Le pedine catturano", MAN_DIRECTIONS),
    ("Le pedine avanzano", &["una alla volta", "in file intere"]),
    ("Le pedine prendono", &["pedine e dame", "solo pedine"]),
    ("Le dame muovono", KING_DIRECTIONS),
    ("Le dame catturano", KING_DIRECTIONS),
    ("Le dame muovono di", &["una casella", "quante caselle vogliono"]),
    (
        "La dama volante si ferma",
        &[
            "dovunque dietro il pezzo preso",
            "alla fine subito dietro il pezzo preso",
            "alla fine subito dietro il pezzo preso, se è una dama",
            "subito dietro ogni pezzo preso",
        ],
    ),
    (
        "La stessa dama può muovere di seguito",
        &["quanto vuole", "una volta", "due volte", "tre volte", "cinque volte"],
    ),
    (
        "Fra più prese",
        &[
            "si sceglie liberamente",
            "si prende il maggior numero",
            "si prende il maggior valore, come nella dama frisone",
            "si prende con una dama",
            "si prende il maggior numero, poi più dame",
            "si prende il maggior numero, poi le precedenze italiane",
        ],
    ),
    ("I pezzi presi", &["restano fino alla fine della mossa", "lasciano subito la damiera"]),
    ("La dama volante può tornare subito indietro", &["non può", "può"]),
    ("La mancata presa", &["non è permessa", "si punisce con il soffio", "fa perdere la partita"]),
    (
        "La pedina che cattura oltre l'ultima traversa",
        &["resta pedina, se non si ferma lì", "continua come dama", "si ferma lì e diventa dama"],
    ),
    ("Chi non può muovere", &["ha perso", "ha vinto"]),
    (
        "La partita finisce anche",
        &[
            "in nessun altro modo",
            "con dama contro pedina, vinta",
            "con dama contro dama, patta",
            "in entrambi questi modi",
            "con la prima dama, vinta",
            "con dama contro dama, patta, ma persa negli angoli opposti",
        ],
    ),
    (
        "Patte",
        &[
            "solo per accordo",
            "alla terza ripetizione",
            "alla terza ripetizione, o con 25 mosse di dama ciascuno",
            "alla terza ripetizione, o con 50 mosse ciascuno senza prese",
        ],
    ),
];

const _: () = assert!(is_complete(&TOPICS), "ogni opzione ha un testo");

fn fault(fault: Fault) -> String {
    let text = match fault {
        Fault::TooManySquares => {
            "Sulla damiera di 12 per 12 si usano solo le caselle scure: tutte sarebbero troppe."
        }
        Fault::RowsTooMany => {
            "Con tante traverse di pedine non ne restano due vuote fra il Bianco e il Nero."
        }
        Fault::TrapezoidOfOneRow => "Un trapezio ha almeno due traverse di pedine.",
        Fault::StraightOnDark => {
            "Sulle caselle scure le pedine devono muovere anche in diagonale, altrimenti metà di \
             loro non può mai diventare dama."
        }
        Fault::DiagonalOnAll => {
            "Se si usano tutte le caselle, qualcosa deve andare in senso ortogonale, altrimenti \
             metà dei pezzi non incontra mai l'altra metà."
        }
        Fault::LandingOfShortKing => "Solo le dame volanti possono scegliere dove atterrare.",
        Fault::UTurnOfShortKing => "Solo le dame volanti possono tornare subito indietro.",
        Fault::UTurnBarred => {
            "Una dama può tornare subito indietro solo se i pezzi presi lasciano subito la damiera."
        }
        Fault::LimitOfShortKing => {
            "Il limite alle mosse della stessa dama vale solo per le dame volanti."
        }
        Fault::KingGainsNothing => {
            "Se le dame muovono e prendono come le pedine, la promozione non serve a nulla."
        }
        Fault::EndAgainstGoal => "Se vince chi non può muovere, nessun'altra fine ha senso.",
        Fault::HuffAgainstGoal => {
            "Se vince chi non può muovere, nessuno soffierebbe un pezzo all'altro."
        }
    };
    text.to_owned()
}
