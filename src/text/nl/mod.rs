//! Dutch.

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
    spoken: Language::Dutch,
    name: "Nederlands",
    code: "nl",
    pick: |text| text.nl,

    title: "Damiera: de hele damfamilie",
    skip_to_board: "Naar het bord",
    new_game: "Nieuwe partij",
    choose_game: "Kies een spel",
    opponent: "Tegenstander",
    computer: "Computer",
    two_players: "Met z'n tweeën",
    your_color: "Je speelt met",
    white: "Wit",
    black: "Zwart",
    random: "Willekeurig",
    level: "Niveau",
    start: "Beginnen",
    close: "Sluiten",
    undo: "Zet terug",
    redo: "Opnieuw",
    resign: "Opgeven",
    confirm_resign: "Echt opgeven?",
    flip: "Bord draaien",
    language: "Taal",
    help: "Toetsen",
    sources: "Bronnen",
    about_game: "Over dit spel",
    rules: "De regels (Engels)",
    the_rule: "Zie de regel (Engels)",
    actions: "Acties",

    moves: "Zetten",
    no_moves_yet: "Nog geen zetten.",
    first_move: "Naar het begin",
    previous_move: "Een zet terug",
    next_move: "Een zet verder",
    last_move: "Naar de laatste zet",
    looking_back: "Je bekijkt een eerdere stand.",
    play_on_from_here: "Vanaf hier verderspelen",
    back_to_game: "Terug naar de partij",

    your_turn: "Jij bent aan zet",
    must_capture: "slaan is verplicht",
    to_move: |color| match color {
        Color::White => "Wit aan zet",
        Color::Black => "Zwart aan zet",
    },
    thinking: |depth| match depth {
        None => "De computer denkt na…".to_owned(),
        Some(depth) => format!("De computer denkt na… diepte {depth}"),
    },
    stopped: "De computer is stilgezet.",
    stop: "Stoppen",
    think_on: "Verder denken",
    move_now: "Nu zetten",
    try_again: "Nog eens proberen",
    part_missing: "Dit deel van Damiera kon niet worden geladen: is er een netwerk? Het wordt opnieuw geprobeerd.",
    engine_failed: |why| format!("Het damprogramma werkt niet meer: {why}."),
    result: |status| match status {
        Status::Won { winner: Color::White, .. } => "Wit wint".to_owned(),
        Status::Won { winner: Color::Black, .. } => "Zwart wint".to_owned(),
        Status::Drawn { .. } => "Remise".to_owned(),
        Status::Unlistable(_) => "Te veel slagen".to_owned(),
        Status::Ongoing => String::new(),
    },
    reason,
    rematch: "Nog een partij",

    offer_draw: "Remise aanbieden",
    accept_draw: "Aannemen",
    decline_draw: "Afwijzen",
    claim_draw: "Remise claimen",
    huff: |square| format!("{square} blazen"),
    insist: "Slag eisen",
    missed_capture: "Bij de laatste zet is vergeten te slaan.",
    overlook: "De computer ziet vergeten slagen over het hoofd",
    draw_is_offered: |by| match by {
        Color::White => "Wit biedt remise aan.",
        Color::Black => "Zwart biedt remise aan.",
    },
    offer_answered: |accepted| {
        if accepted { "De computer neemt de remise aan." } else { "De computer wijst remise af." }
    },
    huffed: |square| {
        format!("Er is vergeten te slaan: de computer blaast {square} en doet een zet.")
    },
    may_stop: "Ga verder, of druk nog eens op het stuk om hier te stoppen.",
    counters: "Remisetellers",
    said,
    counter,
    may_claim: |when| format!("je kunt remise claimen: {}", clause(when)),
    may_huff: |squares| {
        format!(
            "bij de laatste zet is vergeten te slaan: blaas {}, eis de slag of laat het zo",
            squares.join(" of ")
        )
    },
    draw_offered: "er is remise aangeboden",

    board: |game, turn| match turn {
        None => format!("Bord: {game}"),
        Some(Color::White) => format!("Bord: {game}, Wit aan zet"),
        Some(Color::Black) => format!("Bord: {game}, Zwart aan zet"),
    },
    square,
    moved,
    choose_route: "Meerdere slagen komen daar uit. Welke?",
    route: |text, n_captured| match n_captured {
        1 => format!("{text}, slaat 1 stuk"),
        n => format!("{text}, slaat {n} stukken"),
    },
    route_entered: "Ga verder: de slag is nog niet klaar.",
    several_pieces: "Meerdere stukken kunnen daarheen: kies eerst het stuk.",
    no_move_here: "Dat stuk kan geen zet doen.",
    not_your_turn: "De computer is aan zet.",
    pieces_left: |white, black| format!("Wit {white}, Zwart {black}"),
    legal_moves: |moves| format!("Mogelijke zetten: {}", moves.join(", ")),

    analysis: "Analyse",
    analysis_on: "De analyse staat aan",
    analysis_off: "De analyse staat uit",
    analysis_waits: "De computer wacht terwijl je analyseert.",
    depth: analysis::depth,
    n_lines: "Varianten",
    evaluation: "Beoordeling",
    no_evaluation: "Nog niet bekend",
    verdict: analysis::verdict,
    decimal: ",",
    whole_game: "De partij in één oogopslag",
    at_ply: analysis::at_ply,
    swing: analysis::swing,
    threat: "Dreiging",
    analysis_note: analysis::note,
    hint: "Hint",
    show_piece: "Welk stuk?",
    show_move: "Welke zet?",
    hide_hint: "Hint verbergen",
    hint_waits: "De computer zoekt een zet…",
    hint_rule: analysis::hint_rule,
    hint_piece: |square| format!("Kijk naar het stuk op {square}."),
    hint_move: |words| format!("Een goede zet. {words}."),

    opened_link: "Deze stand komt uit een link.",
    unchecked_link: "De link heeft geen controletekens: of hij onderweg is veranderd, is niet te zien.",
    back_to_saved: "Terug naar mijn partij",
    link_fault: |why| format!("De link kon niet helemaal worden gelezen: {why}."),
    storage_blocked: "In deze browser kan de pagina de partij niet bewaren: na herladen is hij weg.",
    offline_ready: "Klaar om offline te spelen",
    update_ready: "Er is een nieuwe versie.",
    update: "Bijwerken",
    level_name: |level| match level {
        1 => "Beginner",
        2 => "Leerling",
        3 => "Huisdammer",
        4 => "Gevorderd",
        5 => "Clubspeler",
        6 => "Sterk",
        7 => "Expert",
        _ => "Volle kracht",
    },
    keys: &[
        ("← ↑ → ↓", "over het bord gaan"),
        ("Enter, spatie", "een stuk kiezen, het neerzetten"),
        ("Esc", "loslaten"),
        ("N, P", "volgend, vorig stuk dat kan zetten"),
        ("D", "volgend veld waar het heen kan"),
        ("M", "de mogelijke zetten lezen"),
        ("L", "de laatste zet lezen"),
        ("S", "lezen hoe de partij ervoor staat"),
        ("U, R", "zet terug, opnieuw"),
        ("K, J", "een zet terugkijken, een zet verder"),
        ("Shift K, J", "het begin, het einde bekijken"),
        ("A", "analyse aan of uit"),
        ("X", "wat de tegenstander dreigt"),
        ("E", "de beoordeling lezen"),
        ("H", "hint, stap voor stap"),
        ("F", "het bord draaien"),
        ("1 … 9", "een slagweg kiezen"),
    ],
    keys_title: "Toetsen op het bord",

    edit_board: "Opzetten",
    editor: "Een stand opzetten",
    tools: "Stukken en gereedschap",
    piece,
    eraser: "Gum",
    hand: "Stuk verplaatsen",
    editor_keys: "Op het bord: Enter zet het stuk neer, Delete haalt het weg, 1 tot 6 kiezen een \
        gereedschap, T wisselt wie aan zet is, U maakt ongedaan, R doet opnieuw.",
    side_to_move: "Aan zet",
    king_moves: |color| match color {
        Color::White => "Damzetten van Wit achter elkaar",
        Color::Black => "Damzetten van Zwart achter elkaar",
    },
    no_king_moves: "geen",
    game: "Spel",
    set_up: "Kant-en-klare standen",
    start_position: "Begin van de partij",
    empty_board: "Leeg bord",
    few_men: "Drie schijven per speler",
    two_kings: "Twee dammen tegen één",
    three_kings: "Drie dammen tegen één",
    line_of_men: "Een rij schijven",
    tired_king: "Een dam die niet meer mag zetten",
    position_as_text: "Stand als tekst (FEN)",
    fen_fault: editor::fen_fault,
    setup_fault: editor::setup_fault,
    setup_is_fine: "Deze stand kan worden gespeeld.",
    men_on_last_row: editor::men_on_last_row,
    more_than_at_start: editor::more_than_at_start,
    over_at_once: |status| format!("De partij zou meteen voorbij zijn: {}", reason(status)),
    pieces_dropped: editor::pieces_dropped,
    play_this: "Vanaf hier spelen",
    play_white: "Wit tegen de computer",
    play_black: "Zwart tegen de computer",
    only_look: "Alleen kijken",
    discard: "Terug zonder wijzigingen",

    refusal: refusal::refusal,
};

pub(super) const STUDY: StudyStrings = StudyStrings {
    begin: "Varianten",
    begun: "Probeer zetten voor beide kanten. De partij wacht.",
    line: "Varianten proberen: je zet voor beide kanten, en de partij wacht.",
    leave: "Terug naar de partij",
    play_on: "Vanaf hier verderspelen",
    promote: "Variant naar voren",
    delete: "Vanaf hier wissen",
    comment: "Commentaar",
    glyphs: "Oordeel over de zet",
    glyph_names: [
        "goede zet",
        "fout",
        "uitstekende zet",
        "blunder",
        "interessante zet",
        "twijfelachtige zet",
    ],
    full: "In deze partij is geen plaats voor meer.",
};

fn reason(status: Status) -> String {
    match status {
        Status::Won { winner, reason } => won(winner, reason).to_owned(),
        Status::Drawn { reason } => drawn(reason),
        Status::Unlistable(_) => {
            "Deze stand heeft meer slagen dan er op te sommen zijn. Neem een zet terug of begin \
             een nieuwe partij."
                .to_owned()
        }
        Status::Ongoing => String::new(),
    }
}

const fn won(winner: Color, reason: WinReason) -> &'static str {
    match (reason, winner) {
        (WinReason::NoPieces, Color::White) => "Zwart heeft geen stukken meer.",
        (WinReason::NoPieces, Color::Black) => "Wit heeft geen stukken meer.",
        (WinReason::NoMoves, Color::White) => "Zwart kan geen zet meer doen.",
        (WinReason::NoMoves, Color::Black) => "Wit kan geen zet meer doen.",
        (WinReason::RidOfPieces, Color::White) => "Wit is alle stukken kwijt en wint daarmee.",
        (WinReason::RidOfPieces, Color::Black) => "Zwart is alle stukken kwijt en wint daarmee.",
        (WinReason::RidOfMoves, Color::White) => "Wit kan geen zet meer doen en wint daarmee.",
        (WinReason::RidOfMoves, Color::Black) => "Zwart kan geen zet meer doen en wint daarmee.",
        (WinReason::ManAgainstKing, _) => "Dam tegen één schijf: de dam wint.",
        (WinReason::KingWillBeTaken, Color::White) => {
            "De laatste dam van Zwart wordt geslagen, wat Zwart ook speelt."
        }
        (WinReason::KingWillBeTaken, Color::Black) => {
            "De laatste dam van Wit wordt geslagen, wat Wit ook speelt."
        }
        (WinReason::KingsInCorners, Color::White) => {
            "De dammen staan in de hoeken van de hoofdlijn, en Zwart is aan zet."
        }
        (WinReason::KingsInCorners, Color::Black) => {
            "De dammen staan in de hoeken van de hoofdlijn, en Wit is aan zet."
        }
        (WinReason::FirstKing, Color::White) => "Wit heeft als eerste dam gehaald.",
        (WinReason::FirstKing, Color::Black) => "Zwart heeft als eerste dam gehaald.",
        (WinReason::MissedCapture, Color::White) => "Zwart heeft niet geslagen zoals het moest.",
        (WinReason::MissedCapture, Color::Black) => "Wit heeft niet geslagen zoals het moest.",
        (WinReason::Resignation, Color::White) => "Zwart heeft opgegeven.",
        (WinReason::Resignation, Color::Black) => "Wit heeft opgegeven.",
        (WinReason::Time, Color::White) => "Zwart heeft de tijd overschreden.",
        (WinReason::Time, Color::Black) => "Wit heeft de tijd overschreden.",
    }
}

fn drawn(reason: DrawReason) -> String {
    match reason {
        DrawReason::KingAgainstKing => "Eén dam per speler: niemand kan winnen.".to_owned(),
        DrawReason::Agreement => "Remise in onderling overleg.".to_owned(),
        DrawReason::Clause(when) => sentence(&clause(when)),
    }
}

/// What a clause of draws says.
fn clause(when: DrawWhen) -> String {
    match when {
        DrawWhen::Repetition { times } => format!("dezelfde stand is {times} keer voorgekomen"),
        DrawWhen::KingMoves { plies } => {
            format!("in {} is alleen met dammen gespeeld en niets geslagen", moves(plies))
        }
        DrawWhen::NoCapture { plies } => format!("in {} is niets geslagen", moves(plies)),
        DrawWhen::Ending { plies, .. } => {
            format!("dit eindspel heeft {} geduurd zonder winst", moves(plies))
        }
        DrawWhen::RefusedOffer { moves } => {
            format!(
                "remise is afgewezen, en {moves} zetten hebben daarna geen winst of beslissend voordeel gebracht"
            )
        }
    }
}

fn said(by: Color, what: What, naming: Naming<'_>) -> String {
    let side = match by {
        Color::White => "Wit",
        Color::Black => "Zwart",
    };
    match what {
        What::Offer => format!("{side} biedt remise aan"),
        What::Accept => format!("{side} neemt de remise aan"),
        What::Decline => format!("{side} wijst remise af"),
        What::DeclineByMoving => format!("{side} speelt door en wijst zo remise af"),
        What::Claim => format!("{side} claimt remise"),
        What::Resign => format!("{side} geeft op"),
        What::Timeout => format!("{side} heeft de tijd overschreden"),
        What::Huff(square) => format!("{side} blaast {}", naming(square)),
        What::Insist => format!("{side} eist de slag"),
    }
}

fn counter(counter: &Counter) -> String {
    let Counter { count, limit, is_ahead, .. } = *counter;
    let ahead = if is_ahead { ", en heeft beslissend voordeel" } else { "" };
    match (counter.clause.when, counter.side) {
        (DrawWhen::Repetition { .. }, _) => format!("stand {count} van {limit} keer voorgekomen"),
        (DrawWhen::KingMoves { .. }, _) => format!("damzetten zonder slag: {count} van {limit}"),
        (DrawWhen::NoCapture { .. }, _) => format!("zetten zonder slag: {count} van {limit}"),
        (DrawWhen::Ending { .. }, _) => format!("zetten in dit eindspel: {count} van {limit}"),
        (DrawWhen::RefusedOffer { .. }, Some(Color::White)) => {
            format!("Wit heeft remise afgewezen: {count} van {limit} zetten om te winnen{ahead}")
        }
        (DrawWhen::RefusedOffer { .. }, _) => {
            format!("Zwart heeft remise afgewezen: {count} van {limit} zetten om te winnen{ahead}")
        }
    }
}

/// A number of plies, as people count them.
fn moves(plies: u16) -> String {
    if plies.is_multiple_of(2) {
        format!("{} zetten per speler", plies / 2)
    } else {
        format!("{plies} zetten van beide spelers samen")
    }
}

fn piece(piece: Piece) -> &'static str {
    match (piece.color, piece.kind) {
        (Color::White, Kind::Man) => "witte schijf",
        (Color::White, Kind::King) => "witte dam",
        (Color::Black, Kind::Man) => "zwarte schijf",
        (Color::Black, Kind::King) => "zwarte dam",
    }
}

fn square(words: &SquareWords) -> String {
    let content = words.piece.map_or("leeg", piece);
    let role = match words.role {
        SquareRole::Plain => "",
        SquareRole::CanMove => ", kan zetten",
        SquareRole::CanCapture => ", kan slaan",
        SquareRole::Selected => ", gekozen",
        SquareRole::Target => ", hier kan het stuk heen",
        SquareRole::Jumped => ", al geslagen",
    };
    let streak = words.streak.map_or(String::new(), |(moves, limit)| {
        format!(", {moves} van {limit} damzetten achter elkaar")
    });
    format!("{}, {content}{streak}{role}", words.label)
}

fn moved(words: &MoveWords) -> String {
    let side = match words.color {
        Color::White => "Wit",
        Color::Black => "Zwart",
    };
    let crowned = if words.promotes { ", wordt dam" } else { "" };
    let (from, by, to) = words.way();
    let by = if by.is_empty() { String::new() } else { format!(" via {}", join(by, "en")) };
    let way = format!("van {from}{by} naar {to}");
    let taken = words.taken("dam", "en");
    match words.taken.len() {
        0 => format!("{side}: {way}{crowned}"),
        1 => format!("{side} slaat {taken}: {way}{crowned}"),
        n => format!("{side} slaat {n} stukken, {taken}: {way}{crowned}"),
    }
}
