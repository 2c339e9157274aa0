//! The share sheet, and what others have sent.

use crate::rules::{Color, Status};
use crate::text::share::{FindFault, ShareStrings, Shown};

pub(in crate::text) const STRINGS: ShareStrings = ShareStrings {
    title: "Delen",
    what: "Wat je deelt",
    whole_game: "De hele partij",
    position: "Alleen deze stand",
    whoever: "Wie hem opent",
    looks: "bekijkt hem en kan verderspelen",
    challenge: |color, level| format!("speelt {} tegen de computer, niveau {level}", with(color)),
    answers: "antwoordt met een eigen zet",
    answers_more: "Een partij per bericht: jij stuurt de link, de ander doet een zet en stuurt \
        een link terug.",
    no_address: "Deze kopie van Damiera is een bestand op je apparaat en heeft geen adres. De \
        links werken als je ze op het bord van een andere Damiera plakt.",
    short_link: "Korte link",
    readable_link: "Leesbare link",
    copy: "Kopiëren",
    copy_what: |what| format!("Kopiëren: {what}"),
    send: "Versturen…",
    qr: "QR-code van de korte link",
    qr_about: "Richt de camera van een telefoon erop om daar verder te gaan.",
    qr_too_long: "Deze partij is te lang voor een QR-code.",
    as_text: "Als tekst",
    copy_fen: "FEN kopiëren",
    copy_pdn: "PDN kopiëren",
    save_pdn: "PDN opslaan",
    as_picture: "Als afbeelding",
    save_svg: "SVG opslaan",
    save_png: "PNG opslaan",
    picture_about: "De link zit in de afbeelding: sleep haar op het bord om hem te openen.",
    embed: "Op je eigen pagina",
    element: "Bord als element",
    frame: "Bord als frame",
    making: "Een ogenblik…",
    not_made: "De rest kon niet worden gemaakt: het schrijven van bestanden werkt nu niet.",
    copied: "Gekopieerd.",
    not_copied: "Kopiëren mocht niet van de browser. Selecteer de tekst en kopieer die zelf.",
    saved: "Het bestand is aan de browser gegeven om op te slaan.",
    not_saved: "De browser kon het niet opslaan.",
    not_sent: "De browser kon het niet versturen.",
    words,
    played: |color, mv| format!("{} heeft {mv} gespeeld.", side(color)),
    many_played: |n, last| format!("Er zijn {n} zetten gespeeld, de laatste was {last}."),
    your_turn: "Jij bent aan zet.",
    fault,
};

fn words(game: &str, shown: Shown) -> String {
    match shown {
        Shown::ToMove(color) => format!("{game}: {} aan zet.", side(color)),
        Shown::Over(Status::Won { winner, .. }) => {
            format!("{game}: {} heeft gewonnen.", side(winner))
        }
        Shown::Over(_) => format!("{game}: een afgelopen partij."),
        Shown::Challenge(color, level) => {
            format!("{game}: kun jij vanaf hier {} van niveau {level} winnen?", with(color))
        }
        Shown::Answer(color) => {
            format!("{game}: ik heb een zet gedaan, nu ben jij {} aan de beurt.", with(color))
        }
    }
}

const fn side(color: Color) -> &'static str {
    match color {
        Color::White => "Wit",
        Color::Black => "Zwart",
    }
}

/// A person plays with the pieces of a side.
const fn with(color: Color) -> &'static str {
    match color {
        Color::White => "met Wit",
        Color::Black => "met Zwart",
    }
}

fn fault(fault: FindFault) -> String {
    match fault {
        FindFault::NoLink => {
            "In deze afbeelding zit geen link: ze is niet hier opgeslagen, of een \
            ander programma heeft de link eruit gehaald."
                .to_owned()
        }
        FindFault::BadPicture => {
            "Deze afbeelding is beschadigd: de link erin kan niet worden gelezen.".to_owned()
        }
        FindFault::TooLong(n) => {
            format!("Dit is te lang: er worden hoogstens {} megabyte gelezen.", n >> 20)
        }
        FindFault::ManyGames(n) => {
            format!("Er staan {n} partijen in. Open het onder Partijen en kies er een.")
        }
        FindFault::Faulty(n) => {
            let things = if n == 1 { "Eén ding erin is" } else { "Meerdere dingen erin zijn" };
            format!("{things} fout of twijfelachtig. Open het onder Partijen om te zien wat.")
        }
        FindFault::Nothing => "Hier staat geen link, stand of partij in die geopend kan worden. \
            FEN wordt gelezen als stand van het spel op het bord."
            .to_owned(),
        FindFault::Unreadable => "De browser kon het niet lezen.".to_owned(),
        FindFault::NoReader => "Het inlezen van bestanden werkt nu niet.".to_owned(),
    }
}
