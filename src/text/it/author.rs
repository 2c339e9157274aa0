//! The author's tool.

use crate::rules::Color;
use crate::text::AuthorStrings;

pub(in crate::text) const STRINGS: AuthorStrings = AuthorStrings {
    title: "Crea un esercizio",
    make: "Fanne un esercizio",
    edit: "Modifica l'esercizio",
    back_to_exercise: "Usa questa posizione",
    set_up: "Cambia posizione",
    try_it: "Provalo",
    end_try: "Torna alla modifica",
    trying: "Gli altri lo vedranno così.",
    finish: "Fatto",
    discard: "Elimina",
    confirm_discard: "Eliminare davvero?",
    leave: "Gioca da qui",

    goal: "Obiettivo",
    goals: [
        "Trovare la mossa giusta",
        "Fare una presa",
        "Trovare tutte le prese",
        "Fare la presa più grande",
        "Trovare la mossa non permessa",
        "Arrivare in una casella",
        "Vincere entro un certo numero di mosse",
        "Non perdere per un certo numero di mosse",
    ],
    n_moves: "Quante mosse",
    target: "Quale casella",

    on_board: "Sulla damiera",
    tool_names: [
        "Mossa giusta",
        "Tentativo sbagliato",
        "Cerchio",
        "Attenzione",
        "Croce",
        "Punto",
        "Freccia verde",
        "Freccia rossa",
        "Freccia gialla",
        "Freccia blu",
    ],
    next_answer: |color, turn| {
        format!("Turno {turn}: gioca sulla damiera una mossa giusta {}.", of_side(color))
    },
    next_choice: "Gioca le mosse tra cui scegliere: quelle permesse e una che non lo è.",
    next_judged: "Le mosse giuste dipendono dall'obiettivo. Giocale per registrare le risposte.",
    next_reply: |color, mv| {
        format!("È stata giocata {mv}. Gioca la risposta {}, o torna indietro.", of_side(color))
    },
    next_over: "Qui la partita è finita. Torna indietro per registrare altro.",
    next_wrong: "Gioca un tentativo sbagliato, permesso o no, e scrivi sotto che cosa dirne.",
    next_mark: "Scegli le caselle da segnare. Scegliendole di nuovo si toglie il segno.",
    next_arrow: "Scegli dove comincia la freccia e poi dove finisce. Prosegui dalla sua punta per \
        piegarla.",
    undo: "Annulla",
    redo: "Ripristina",
    to_start: "All'inizio",
    step_back: "Un passo indietro",
    step_on: "Un passo avanti",

    accepted: |what, turn| format!("Mossa giusta del turno {turn}: {what}."),
    replied: |mv, reply| format!("Risposta a {mv}: {reply}."),
    tried: |mv| format!("Tentativo sbagliato: {mv}. Scrivi sotto che cosa dirne."),
    try_from: |label| format!("Scelta {label}: ora la casella dove finisce il tentativo."),
    arrow_from: |label| format!("Freccia da {label}: ora la casella dove finisce."),
    drawn: |what, is_there| {
        if is_there { format!("Segnato: {what}.") } else { format!("{what}: segno tolto.") }
    },
    known: "È già registrato.",
    full: "Non c'è posto per altro.",
    removed: "Tolto.",
    undone: "Annullato.",
    redone: "Rifatto.",

    captures: |n| {
        if n == 1 { "fa una presa".to_owned() } else { format!("prende almeno {n} pezzi") }
    },
    lands: |label| format!("finisce in {label}"),
    promotes: "va a dama",
    leaves: "lascia una certa posizione",

    recorded: "Registrato",
    nothing: "Ancora nulla.",
    answers_of: |turn| format!("Mosse giuste, turno {turn}"),
    choices: "Mosse tra cui scegliere",
    replies: "Risposte",
    reply: |mv, reply| format!("{reply} a {mv}"),
    wrong: "Tentativi sbagliati",
    words_to: |mv| format!("Che cosa dire di {mv}"),
    drawings: "Segni e frecce",
    remove: "Togli",
    remove_what: |what| format!("Togli: {what}"),
    also_accept: "Accetta ogni mossa che",
    add: "Aggiungi",

    hint: "Suggerimento",
    ok: "Che cosa dire alla fine",
    caption: "Testo sotto la damiera",

    check: "Controlla",
    checking: "Controllo in corso…",
    not_checked: "Il controllo non è riuscito.",
    changed_since: "Da allora l'esercizio è cambiato.",
    no_answer: |turn| format!("Per il turno {turn} non è registrata nessuna mossa giusta."),
    too_few_choices: "Servono almeno due mosse tra cui scegliere.",
    too_long: "I testi sono troppo lunghi per un link.",

    keys: "Tasti sulla damiera: da 1 a 9 e 0 si sceglie lo strumento, Invio lo usa, Canc toglie i \
        segni da una casella, U annulla, R ripristina, K e J vanno un passo indietro e avanti, F \
        gira la damiera, Esc lascia.",
    shared: |game, task| format!("{game}, un esercizio. {task}"),
};

const fn of_side(color: Color) -> &'static str {
    match color {
        Color::White => "del Bianco",
        Color::Black => "del Nero",
    }
}
