//! The share sheet, and what others have sent.

use crate::rules::{Color, Status};
use crate::text::share::{FindFault, ShareStrings, Shown};

pub(in crate::text) const STRINGS: ShareStrings = ShareStrings {
    title: "Condividi",
    what: "Che cosa condividere",
    whole_game: "Tutta la partita",
    position: "Solo questa posizione",
    whoever: "Chi lo apre",
    looks: "guarda e può continuare a giocare",
    challenge: |color, level| match color {
        Color::White => format!("gioca con il Bianco contro il computer, livello {level}"),
        Color::Black => format!("gioca con il Nero contro il computer, livello {level}"),
    },
    answers: "risponde con una sua mossa",
    answers_more: "Una partita per messaggi: tu mandi il link, l'altro gioca una mossa e ti manda \
        il suo.",
    no_address: "Questa copia di Damiera è un file sul tuo dispositivo e non ha un indirizzo. I suoi \
        link si aprono incollandoli sulla damiera di una qualsiasi altra copia.",
    short_link: "Link breve",
    readable_link: "Link leggibile",
    copy: "Copia",
    copy_what: |what| format!("Copia: {what}"),
    send: "Invia…",
    qr: "Codice QR del link breve",
    qr_about: "Inquadralo con il telefono per continuare lì.",
    qr_too_long: "Questa partita è troppo lunga per un codice QR.",
    as_text: "Come testo",
    copy_fen: "Copia FEN",
    copy_pdn: "Copia PDN",
    save_pdn: "Salva PDN",
    as_picture: "Come immagine",
    save_svg: "Salva SVG",
    save_png: "Salva PNG",
    picture_about: "L'immagine contiene il suo link: trascinala sulla damiera per riaprirlo.",
    embed: "Sulla tua pagina",
    element: "Damiera come elemento",
    frame: "Damiera come riquadro",
    making: "Un momento…",
    not_made: "Il resto non si è potuto preparare: al momento la scrittura dei file non funziona.",
    copied: "Copiato.",
    not_copied: "Il browser non ha permesso la copia. Seleziona il testo e copialo.",
    saved: "Il file è stato passato al browser per il salvataggio.",
    not_saved: "Il browser non è riuscito a salvarlo.",
    not_sent: "Il browser non è riuscito a inviarlo.",
    words,
    played: |color, mv| format!("{} ha giocato {mv}.", side(color)),
    many_played: |n, last| format!("Sono state giocate {n} mosse, l'ultima è {last}."),
    your_turn: "Tocca a te.",
    fault,
};

fn words(game: &str, shown: Shown) -> String {
    match shown {
        Shown::ToMove(Color::White) => format!("{game}: muove il Bianco."),
        Shown::ToMove(Color::Black) => format!("{game}: muove il Nero."),
        Shown::Over(Status::Won { winner: Color::White, .. }) => {
            format!("{game}: ha vinto il Bianco.")
        }
        Shown::Over(Status::Won { winner: Color::Black, .. }) => {
            format!("{game}: ha vinto il Nero.")
        }
        Shown::Over(_) => format!("{game}: una partita finita."),
        Shown::Challenge(Color::White, level) => {
            format!("{game}: da qui sai battere il livello {level} con il Bianco?")
        }
        Shown::Challenge(Color::Black, level) => {
            format!("{game}: da qui sai battere il livello {level} con il Nero?")
        }
        Shown::Answer(Color::White) => format!("{game}: ho mosso, ora tocca a te con il Bianco."),
        Shown::Answer(Color::Black) => format!("{game}: ho mosso, ora tocca a te con il Nero."),
    }
}

const fn side(color: Color) -> &'static str {
    match color {
        Color::White => "Il Bianco",
        Color::Black => "Il Nero",
    }
}

fn fault(fault: FindFault) -> String {
    match fault {
        FindFault::NoLink => "In questa immagine non c'è nessun link: non è stata salvata qui, \
            oppure un altro programma lo ha tolto."
            .to_owned(),
        FindFault::BadPicture => {
            "Questa immagine è danneggiata: il link che contiene non si può leggere.".to_owned()
        }
        FindFault::TooLong(n) => {
            format!("È troppo lungo: si leggono al massimo {} megabyte.", n >> 20)
        }
        FindFault::ManyGames(n) => {
            format!("Contiene {n} partite. Aprilo nella raccolta e scegline una.")
        }
        FindFault::Faulty(n) => {
            let things = if n == 1 {
                "C'è un punto errato o dubbio"
            } else {
                "Ci sono più punti errati o dubbi"
            };
            format!("{things}. Aprila nella raccolta per i dettagli.")
        }
        FindFault::Nothing => "Non contiene nessun link, posizione o partita che si possa aprire \
            qui. Un testo FEN si legge come posizione del gioco sulla damiera."
            .to_owned(),
        FindFault::Unreadable => "Il browser non è riuscito a leggerlo.".to_owned(),
        FindFault::NoReader => "Al momento la lettura dei file non funziona.".to_owned(),
    }
}
