//! Italian.

mod analysis;
mod author;
mod ballots;
mod check;
mod editor;
mod exercise;
mod house;
mod library;
mod refusal;
mod share;

use super::{
    Language, MoveWords, Naming, SquareRole, SquareWords, Strings, StudyStrings, join, sentence,
};
use crate::rules::spec::DrawWhen;
use crate::rules::{Color, Counter, DrawReason, Kind, Piece, Status, What, WinReason};

pub(super) use author::STRINGS as AUTHOR;
pub(super) use ballots::{BALLOTS, CLOCK};
pub(super) use check::STRINGS as CHECK;
pub(super) use exercise::STRINGS as EXERCISE;
pub(super) use house::STRINGS as HOUSE;
pub(super) use library::STRINGS as LIBRARY;
pub(super) use share::STRINGS as SHARE;

pub(super) const STRINGS: Strings = Strings {
    spoken: Language::Italian,
    name: "Italiano",
    code: "it",
    pick: |text| text.it,

    title: "Damiera: tutta la famiglia della dama",
    skip_to_board: "Vai alla damiera",
    new_game: "Nuova partita",
    choose_game: "Scegli un gioco",
    opponent: "Avversario",
    computer: "Computer",
    two_players: "Due giocatori",
    your_color: "Giochi con",
    white: "Bianco",
    black: "Nero",
    random: "A caso",
    level: "Livello",
    start: "Comincia",
    close: "Chiudi",
    undo: "Annulla",
    redo: "Rifai",
    resign: "Abbandona",
    confirm_resign: "Abbandoni davvero?",
    flip: "Gira la damiera",
    language: "Lingua",
    help: "Tasti",
    sources: "Fonti",
    about_game: "Informazioni sul gioco",
    rules: "Le regole",
    the_rule: "Vedi la regola",
    actions: "Azioni",

    moves: "Mosse",
    no_moves_yet: "Ancora nessuna mossa.",
    first_move: "All'inizio",
    previous_move: "Una mossa indietro",
    next_move: "Una mossa avanti",
    last_move: "All'ultima mossa",
    looking_back: "Stai guardando una posizione precedente.",
    play_on_from_here: "Continua da qui",
    back_to_game: "Torna alla partita",

    your_turn: "Tocca a te",
    must_capture: "la presa è obbligatoria",
    to_move: |color| match color {
        Color::White => "Muove il Bianco",
        Color::Black => "Muove il Nero",
    },
    thinking: |depth| match depth {
        None => "Il computer sta pensando…".to_owned(),
        Some(depth) => format!("Il computer sta pensando… profondità {depth}"),
    },
    stopped: "Il computer è stato fermato.",
    stop: "Ferma",
    think_on: "Riprendi a pensare",
    move_now: "Muovi subito",
    try_again: "Riprova",
    part_missing: "Non è stato possibile caricare questa parte di Damiera: la rete c'è? Si sta riprovando.",
    engine_failed: |why| format!("Il motore di gioco si è fermato: {why}."),
    result: |status| match status {
        Status::Won { winner: Color::White, .. } => "Vince il Bianco".to_owned(),
        Status::Won { winner: Color::Black, .. } => "Vince il Nero".to_owned(),
        Status::Drawn { .. } => "Patta".to_owned(),
        Status::Unlistable(_) => "Troppe prese".to_owned(),
        Status::Ongoing => String::new(),
    },
    reason,
    rematch: "Gioca ancora",

    offer_draw: "Offri patta",
    accept_draw: "Accetta",
    decline_draw: "Rifiuta",
    claim_draw: "Chiedi patta",
    huff: |square| format!("Soffia {square}"),
    insist: "Pretendi la presa",
    missed_capture: "Nell'ultima mossa è stata omessa una presa.",
    overlook: "Il computer non si accorge delle prese omesse",
    draw_is_offered: |by| match by {
        Color::White => "Il Bianco offre la patta.",
        Color::Black => "Il Nero offre la patta.",
    },
    offer_answered: |accepted| {
        if accepted { "Il computer accetta la patta." } else { "Il computer rifiuta la patta." }
    },
    huffed: |square| {
        format!("È stata omessa una presa: il computer soffia il pezzo in {square}, poi muove.")
    },
    may_stop: "Continua, o premi di nuovo il pezzo per fermarti qui.",
    counters: "Conteggio per la patta",
    said,
    counter,
    may_claim: |when| format!("si può chiedere la patta: {}", clause(when)),
    may_huff: |squares| {
        format!(
            "nell'ultima mossa è stata omessa una presa: soffia {}, pretendi la presa o \
             lascia correre",
            squares.join(" o ")
        )
    },
    draw_offered: "è stata offerta la patta",

    board: |game, turn| match turn {
        None => format!("Damiera: {game}"),
        Some(Color::White) => format!("Damiera: {game}, muove il Bianco"),
        Some(Color::Black) => format!("Damiera: {game}, muove il Nero"),
    },
    square,
    moved,
    choose_route: "Più prese arrivano lì. Quale?",
    route: |text, n_captured| match n_captured {
        1 => format!("{text}, prende un pezzo"),
        n => format!("{text}, prende {n} pezzi"),
    },
    route_entered: "Continua: la presa non è finita.",
    several_pieces: "Più pezzi possono andare lì: scegli prima il pezzo.",
    no_move_here: "Quel pezzo non può muovere.",
    not_your_turn: "Tocca al computer.",
    pieces_left: |white, black| format!("Bianco {white}, Nero {black}"),
    legal_moves: |moves| format!("Mosse possibili: {}", moves.join(", ")),

    analysis: "Analisi",
    analysis_on: "L'analisi è attiva",
    analysis_off: "L'analisi è disattivata",
    analysis_waits: "Il computer aspetta mentre analizzi.",
    depth: analysis::depth,
    n_lines: "Varianti",
    evaluation: "Valutazione",
    no_evaluation: "Non ancora nota",
    verdict: analysis::verdict,
    decimal: ",",
    whole_game: "La partita in un colpo d'occhio",
    at_ply: analysis::at_ply,
    swing: analysis::swing,
    threat: "Minaccia",
    analysis_note: analysis::note,
    hint: "Suggerimento",
    show_piece: "Quale pezzo?",
    show_move: "Quale mossa?",
    hide_hint: "Nascondi il suggerimento",
    hint_waits: "Il computer cerca una mossa…",
    hint_rule: analysis::hint_rule,
    hint_piece: |square| format!("Guarda il pezzo in {square}."),
    hint_move: |words| format!("Una buona mossa. {words}."),

    opened_link: "Questa posizione viene da un link.",
    unchecked_link: "Il link non ha caratteri di controllo: se è stato alterato per strada, non si può sapere.",
    back_to_saved: "Torna alla mia partita",
    link_fault: |why| format!("Non è stato possibile leggere tutto il link: {why}."),
    storage_blocked: "Questo browser non permette di conservare la partita: ricaricando si perde.",
    offline_ready: "Pronto per giocare offline",
    update_ready: "È pronta una nuova versione.",
    update: "Aggiorna",
    level_name: |level| match level {
        1 => "Principiante",
        2 => "Apprendista",
        3 => "Amatoriale",
        4 => "Intermedio",
        5 => "Da circolo",
        6 => "Forte",
        7 => "Esperto",
        _ => "Massima forza",
    },
    keys: &[
        ("← ↑ → ↓", "muoversi sulla damiera"),
        ("Invio, Spazio", "scegliere un pezzo, posarlo"),
        ("Esc", "lasciarlo"),
        ("N, P", "pezzo seguente o precedente che può muovere"),
        ("D", "prossima casella d'arrivo"),
        ("M", "leggere le mosse possibili"),
        ("L", "leggere l'ultima mossa"),
        ("S", "leggere lo stato della partita"),
        ("U, R", "annullare, rifare"),
        ("K, J", "guardare una mossa indietro, una avanti"),
        ("Maiusc K, J", "guardare l'inizio, la fine"),
        ("A", "attivare o disattivare l'analisi"),
        ("X", "che cosa minaccia l'avversario"),
        ("E", "leggere la valutazione"),
        ("H", "suggerimento, passo per passo"),
        ("F", "girare la damiera"),
        ("1 … 9", "scegliere un percorso"),
    ],
    keys_title: "Tasti sulla damiera",

    edit_board: "Modifica posizione",
    editor: "Modifica la posizione",
    tools: "Pezzi e strumenti",
    piece,
    eraser: "Gomma",
    hand: "Sposta un pezzo",
    editor_keys: "Sulla damiera: Invio mette il pezzo, Canc lo toglie, da 1 a 6 si sceglie lo \
        strumento, T cambia chi muove, U e R annullano e rifanno.",
    side_to_move: "Chi muove",
    king_moves: |color| match color {
        Color::White => "Mosse consecutive di dama del Bianco",
        Color::Black => "Mosse consecutive di dama del Nero",
    },
    no_king_moves: "nessuna",
    game: "Gioco",
    set_up: "Posizioni pronte",
    start_position: "Inizio della partita",
    empty_board: "Damiera vuota",
    few_men: "Tre pedine per parte",
    two_kings: "Due dame contro una",
    three_kings: "Tre dame contro una",
    line_of_men: "Una fila di pedine",
    tired_king: "Una dama che ha esaurito le mosse",
    position_as_text: "Posizione come testo (FEN)",
    fen_fault: editor::fen_fault,
    setup_fault: editor::setup_fault,
    setup_is_fine: "Questa posizione si può giocare.",
    men_on_last_row: editor::men_on_last_row,
    more_than_at_start: editor::more_than_at_start,
    over_at_once: |status| format!("La partita finirebbe subito: {}", reason(status)),
    pieces_dropped: editor::pieces_dropped,
    play_this: "Gioca da qui",
    play_white: "Bianco contro il computer",
    play_black: "Nero contro il computer",
    only_look: "Guarda soltanto",
    discard: "Torna senza modifiche",

    refusal: refusal::refusal,
};

pub(super) const STUDY: StudyStrings = StudyStrings {
    begin: "Varianti",
    begun: "Prova le mosse che vuoi per entrambi. La partita resta in attesa.",
    line: "Stai provando varianti: muovi per entrambi, la partita resta in attesa.",
    leave: "Torna alla partita",
    play_on: "Continua da qui",
    promote: "Sposta in su la variante",
    delete: "Cancella da qui",
    comment: "Commento",
    glyphs: "Giudizio sulla mossa",
    glyph_names: [
        "buona mossa",
        "errore",
        "ottima mossa",
        "grave errore",
        "mossa interessante",
        "mossa dubbia",
    ],
    full: "In questa partita non c'è posto per altro.",
};

fn reason(status: Status) -> String {
    match status {
        Status::Won { winner, reason } => won(winner, reason).to_owned(),
        Status::Drawn { reason } => drawn(reason),
        Status::Unlistable(_) => {
            "In questa posizione le prese sono troppe per elencarle. Annulla la mossa o comincia \
             una nuova partita."
                .to_owned()
        }
        Status::Ongoing => String::new(),
    }
}

const fn won(winner: Color, reason: WinReason) -> &'static str {
    match (reason, winner) {
        (WinReason::NoPieces, Color::White) => "Il Nero non ha più pezzi.",
        (WinReason::NoPieces, Color::Black) => "Il Bianco non ha più pezzi.",
        (WinReason::NoMoves, Color::White) => "Il Nero non può muovere.",
        (WinReason::NoMoves, Color::Black) => "Il Bianco non può muovere.",
        (WinReason::RidOfPieces, Color::White) => "Il Bianco non ha più pezzi, e così vince.",
        (WinReason::RidOfPieces, Color::Black) => "Il Nero non ha più pezzi, e così vince.",
        (WinReason::RidOfMoves, Color::White) => "Il Bianco non può muovere, e così vince.",
        (WinReason::RidOfMoves, Color::Black) => "Il Nero non può muovere, e così vince.",
        (WinReason::ManAgainstKing, _) => "Dama contro una sola pedina: vince la dama.",
        (WinReason::KingWillBeTaken, Color::White) => {
            "L'ultima dama nera sarà presa qualunque mossa faccia."
        }
        (WinReason::KingWillBeTaken, Color::Black) => {
            "L'ultima dama bianca sarà presa qualunque mossa faccia."
        }
        (WinReason::KingsInCorners, Color::White) => {
            "Le dame sono nei due angoli della grande diagonale, e tocca al Nero."
        }
        (WinReason::KingsInCorners, Color::Black) => {
            "Le dame sono nei due angoli della grande diagonale, e tocca al Bianco."
        }
        (WinReason::FirstKing, Color::White) => "Il Bianco ha fatto dama per primo.",
        (WinReason::FirstKing, Color::Black) => "Il Nero ha fatto dama per primo.",
        (WinReason::MissedCapture, Color::White) => "Il Nero non ha eseguito la presa dovuta.",
        (WinReason::MissedCapture, Color::Black) => "Il Bianco non ha eseguito la presa dovuta.",
        (WinReason::Resignation, Color::White) => "Il Nero ha abbandonato.",
        (WinReason::Resignation, Color::Black) => "Il Bianco ha abbandonato.",
        (WinReason::Time, Color::White) => "Il Nero ha esaurito il tempo.",
        (WinReason::Time, Color::Black) => "Il Bianco ha esaurito il tempo.",
    }
}

fn drawn(reason: DrawReason) -> String {
    match reason {
        DrawReason::KingAgainstKing => "Una dama per parte: nessuno può vincere.".to_owned(),
        DrawReason::Agreement => "Patta per accordo.".to_owned(),
        DrawReason::Clause(when) => sentence(&clause(when)),
    }
}

/// What a clause of draws says.
fn clause(when: DrawWhen) -> String {
    match when {
        DrawWhen::Repetition { times } => {
            format!("la stessa posizione si è presentata {times} volte")
        }
        DrawWhen::KingMoves { plies } => {
            format!("per {} hanno mosso solo le dame, senza prese", moves(plies))
        }
        DrawWhen::NoCapture { plies } => format!("per {} non ci sono state prese", moves(plies)),
        DrawWhen::Ending { plies, .. } => {
            format!("questo finale è durato {} senza vittoria", moves(plies))
        }
        DrawWhen::RefusedOffer { moves } => {
            format!(
                "la patta è stata rifiutata, e in {moves} mosse non c'è stata né vittoria né vantaggio deciso"
            )
        }
    }
}

fn said(by: Color, what: What, naming: Naming<'_>) -> String {
    let side = match by {
        Color::White => "Il Bianco",
        Color::Black => "Il Nero",
    };
    match what {
        What::Offer => format!("{side} offre la patta"),
        What::Accept => format!("{side} accetta la patta"),
        What::Decline => format!("{side} rifiuta la patta"),
        What::DeclineByMoving => format!("{side} continua a giocare, e così rifiuta la patta"),
        What::Claim => format!("{side} chiede la patta"),
        What::Resign => format!("{side} abbandona"),
        What::Timeout => format!("{side} ha esaurito il tempo"),
        What::Huff(square) => format!("{side} soffia {}", naming(square)),
        What::Insist => format!("{side} pretende la presa"),
    }
}

fn counter(counter: &Counter) -> String {
    let Counter { count, limit, is_ahead, .. } = *counter;
    let ahead = if is_ahead { ", e ha un vantaggio deciso" } else { "" };
    match (counter.clause.when, counter.side) {
        (DrawWhen::Repetition { .. }, _) => format!("posizione ripetuta: {count} volte su {limit}"),
        (DrawWhen::KingMoves { .. }, _) => format!("mosse di dama senza prese: {count} su {limit}"),
        (DrawWhen::NoCapture { .. }, _) => format!("mosse senza prese: {count} su {limit}"),
        (DrawWhen::Ending { .. }, _) => format!("mosse in questo finale: {count} su {limit}"),
        (DrawWhen::RefusedOffer { .. }, Some(Color::White)) => {
            format!("il Bianco ha rifiutato la patta: {count} mosse su {limit} per vincere{ahead}")
        }
        (DrawWhen::RefusedOffer { .. }, _) => {
            format!("il Nero ha rifiutato la patta: {count} mosse su {limit} per vincere{ahead}")
        }
    }
}

/// A number of plies, as people count them.
fn moves(plies: u16) -> String {
    if plies.is_multiple_of(2) {
        format!("{} mosse per parte", plies / 2)
    } else {
        format!("{plies} mosse in tutto")
    }
}

fn piece(piece: Piece) -> &'static str {
    match (piece.color, piece.kind) {
        (Color::White, Kind::Man) => "pedina bianca",
        (Color::White, Kind::King) => "dama bianca",
        (Color::Black, Kind::Man) => "pedina nera",
        (Color::Black, Kind::King) => "dama nera",
    }
}

fn square(words: &SquareWords) -> String {
    let content = words.piece.map_or("vuota", piece);
    let role = match words.role {
        SquareRole::Plain => "",
        SquareRole::CanMove => ", può muovere",
        SquareRole::CanCapture => ", può prendere",
        SquareRole::Selected => ", scelta",
        SquareRole::Target => ", può arrivare qui",
        SquareRole::Jumped => ", saltata",
    };
    let streak = words.streak.map_or(String::new(), |(moves, limit)| {
        format!(", mosse consecutive di dama: {moves} su {limit}")
    });
    format!("{}, {content}{streak}{role}", words.label)
}

fn moved(words: &MoveWords) -> String {
    let side = match words.color {
        Color::White => "Il Bianco",
        Color::Black => "Il Nero",
    };
    let crowned = if words.promotes { ", diventa dama" } else { "" };
    let (from, by, to) = words.way();
    let by = if by.is_empty() { String::new() } else { format!(" per {}", join(by, "e")) };
    let way = format!("da {from}{by} a {to}");
    let taken = words.taken("dama", "e");
    match words.taken.len() {
        0 => format!("{side}: {way}{crowned}"),
        1 => format!("{side} prende {taken}: {way}{crowned}"),
        n => format!("{side} prende {n} pezzi, {taken}: {way}{crowned}"),
    }
}
