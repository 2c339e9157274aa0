//! The author's tool.

use crate::rules::Color;
use crate::text::AuthorStrings;

pub(in crate::text) const STRINGS: AuthorStrings = AuthorStrings {
    title: "Opgaven maken",
    make: "Een opgave maken",
    edit: "Deze opgave bewerken",
    back_to_exercise: "Deze stand gebruiken",
    set_up: "Stand wijzigen",
    try_it: "Uitproberen",
    end_try: "Terug naar bewerken",
    trying: "Zo zien anderen het.",
    finish: "Klaar",
    discard: "Weggooien",
    confirm_discard: "Echt weggooien?",
    leave: "Vanaf hier spelen",

    goal: "Doel",
    goals: [
        "Vind de juiste zet",
        "Sla een stuk",
        "Vind elke slag",
        "Voer de grootste slag uit",
        "Vind de zet die niet mag",
        "Bereik een veld",
        "Win binnen een aantal zetten",
        "Verlies niet binnen een aantal zetten",
    ],
    n_moves: "Hoeveel zetten",
    target: "Welk veld",

    on_board: "Op het bord",
    tool_names: [
        "Goed antwoord",
        "Foute poging",
        "Cirkel",
        "Let op",
        "Kruis",
        "Stip",
        "Groene pijl",
        "Rode pijl",
        "Gele pijl",
        "Blauwe pijl",
    ],
    next_answer: |color, turn| {
        format!("Beurt {turn}: speel op het bord een goed antwoord voor {}.", side(color))
    },
    next_choice: "Speel de zetten om uit te kiezen: zetten die mogen, en één die niet mag.",
    next_judged: "Het doel bepaalt welke zetten goed zijn. Speel alles door om antwoorden van de \
        tegenstander vast te leggen.",
    next_reply: |color, mv| {
        format!("{mv} is gespeeld. Speel het antwoord van {}, of ga een stap terug.", side(color))
    },
    next_over: "De partij is hier afgelopen. Ga een stap terug om meer vast te leggen.",
    next_wrong: "Speel een foute poging, of die nu mag of niet, en schrijf hieronder wat daarop \
        wordt gezegd.",
    next_mark: "Kies velden om ze te markeren. Nog een keer haalt de markering weg.",
    next_arrow: "Kies waar de pijl begint en dan waar die eindigt. Ga van het einde verder voor \
        een knik.",
    undo: "Ongedaan maken",
    redo: "Opnieuw",
    to_start: "Naar het begin",
    step_back: "Stap terug",
    step_on: "Stap verder",

    accepted: |what, turn| format!("Goed antwoord van beurt {turn}: {what}."),
    replied: |mv, reply| format!("Antwoord op {mv}: {reply}."),
    tried: |mv| format!("Foute poging: {mv}. Schrijf hieronder wat daarop wordt gezegd."),
    try_from: |label| format!("{label} gekozen: nu waar de poging eindigt."),
    arrow_from: |label| format!("Pijl vanaf {label}: nu waar die eindigt."),
    drawn: |what, is_there| {
        if is_there { format!("Getekend: {what}.") } else { format!("{what}: weggehaald.") }
    },
    known: "Dat is al vastgelegd.",
    full: "Er is geen plaats voor meer.",
    removed: "Weggehaald.",
    undone: "Ongedaan gemaakt.",
    redone: "Opnieuw gedaan.",

    captures: |n| match n {
        1 => "elke slag".to_owned(),
        n => format!("elke slag van {n} of meer stukken"),
    },
    lands: |label| format!("elke zet die eindigt op {label}"),
    promotes: "elke promotie tot dam",
    leaves: "elke zet naar een bepaalde stand",

    recorded: "Vastgelegd",
    nothing: "Nog niets.",
    answers_of: |turn| format!("Goede antwoorden, beurt {turn}"),
    choices: "Zetten om uit te kiezen",
    replies: "Antwoorden",
    reply: |mv, reply| format!("{reply} op {mv}"),
    wrong: "Foute pogingen",
    words_to: |mv| format!("Wat op {mv} wordt gezegd"),
    drawings: "Markeringen en pijlen",
    remove: "Weghalen",
    remove_what: |what| format!("Weghalen: {what}"),
    also_accept: "Ook goedkeuren",
    add: "Toevoegen",

    hint: "Hint",
    ok: "Wat aan het eind wordt gezegd",
    caption: "Tekst onder het bord",

    check: "Controleren",
    checking: "Bezig met controleren…",
    not_checked: "De opgave kon niet worden gecontroleerd.",
    changed_since: "De opgave is sindsdien gewijzigd.",
    no_answer: |turn| format!("Voor beurt {turn} is geen goed antwoord vastgelegd."),
    too_few_choices: "Er zijn minstens twee zetten nodig om uit te kiezen.",
    too_long: "De teksten zijn te lang voor een link.",

    keys: "Toetsen op het bord: 1 tot 9 en 0 kiezen wat er gebeurt, Enter doet het, Delete haalt \
        weg wat op een veld is getekend, U maakt ongedaan, R doet opnieuw, K en J gaan een stap \
        terug en verder, F draait het bord, Esc laat los.",
    shared: |game, task| format!("{game}, een opgave. {task}"),
};

const fn side(color: Color) -> &'static str {
    match color {
        Color::White => "Wit",
        Color::Black => "Zwart",
    }
}
