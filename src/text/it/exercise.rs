//! Exercises, and positions in words.

use crate::rules::Color;
use crate::text::{ExerciseStrings, Feedback, PositionWords, SideWords, Task};

pub(in crate::text) const STRINGS: ExerciseStrings = ExerciseStrings {
    title: "Esercizio",
    task: |color, task| format!("Muove {}: {}", side(color), what(task)),
    feedback,
    found: |found, of| {
        if found == 1 { format!("1 trovata su {of}") } else { format!("{found} trovate su {of}") }
    },
    tries,
    hint_illegal: |text| format!("La mossa non permessa è {text}."),
    hint: "Suggerimento",
    again: "Ricomincia",
    choices: "Mosse tra cui scegliere",
    unreadable: |why| format!("Questo esercizio non si può leggere: {why}."),
    position,
};

const fn side(color: Color) -> &'static str {
    match color {
        Color::White => "il Bianco",
        Color::Black => "il Nero",
    }
}

fn what(task: &Task) -> String {
    match task {
        Task::Moves(0 | 1) => "trova la mossa giusta.".to_owned(),
        Task::Moves(n) => format!("trova le {n} mosse giuste, una dopo l'altra."),
        Task::CaptureAny => "fai una presa.".to_owned(),
        Task::CaptureAll(1) => "trova la presa. Ce n'è una sola.".to_owned(),
        Task::CaptureAll(n) => format!("trova tutte e {n} le prese, una dopo l'altra."),
        Task::CaptureDue => "prendi tutti i pezzi che le regole impongono.".to_owned(),
        Task::CaptureBest => "fai la presa che le regole impongono.".to_owned(),
        Task::CaptureMost => "prendi più pezzi che puoi.".to_owned(),
        Task::FindIllegal(n) => {
            format!("una di queste {n} mosse non è permessa. Quale?")
        }
        Task::Reach(square) => format!("porta un pezzo in {square}."),
        Task::WinIn(1) => "vinci con questa mossa.".to_owned(),
        Task::WinIn(n) => format!("vinci in {n} mosse al massimo."),
        Task::Hold(1) => "fai una mossa che non perda subito.".to_owned(),
        Task::Hold(n) => format!("non perdere per {n} mosse."),
    }
}

fn feedback(feedback: &Feedback) -> String {
    match feedback {
        Feedback::Solved => "Risolto.".to_owned(),
        Feedback::Right { reply } => format!("Giusto. La risposta è {reply}: continua."),
        Feedback::Found { found: 1, of } => format!("Giusto: 1 trovata su {of}."),
        Feedback::Found { found, of } => format!("Giusto: {found} trovate su {of}."),
        Feedback::FoundAlready => "Questa l'hai già trovata: cercane un'altra.".to_owned(),
        Feedback::TakesNothing => "Così non si prende nulla: cerca una presa.".to_owned(),
        Feedback::TakesLess { takes, most } => {
            format!("Così si prende {}, ma se ne possono prendere {most}.", pieces(*takes))
        }
        Feedback::DoesNotReach(square) => format!("Questa mossa non finisce in {square}."),
        Feedback::NotAccepted => "La mossa è permessa, ma non è quella che si cerca.".to_owned(),
        Feedback::LetsGo { reply: None } => "Così non si vince in tempo.".to_owned(),
        Feedback::LetsGo { reply: Some(reply) } => {
            format!("Così non si vince in tempo: l'avversario gioca {reply}.")
        }
        Feedback::Loses { reply: None } => "Così si perde.".to_owned(),
        Feedback::Loses { reply: Some(reply) } => {
            format!("Così si perde: l'avversario gioca {reply}.")
        }
        Feedback::IsLegal(text) => format!("{text} è permessa: cercane un'altra."),
        Feedback::NotAChoice => "Scegli una delle mosse indicate.".to_owned(),
        Feedback::TooHard => {
            "Qui le possibilità sono troppe: questo tentativo non si è potuto giudicare.".to_owned()
        }
        Feedback::Over => "L'esercizio è già risolto.".to_owned(),
    }
}

fn pieces(n: u32) -> String {
    if n == 1 { "un pezzo".to_owned() } else { format!("{n} pezzi") }
}

fn tries(tries: u32, hints: u32) -> String {
    let tries =
        if tries == 1 { "al primo tentativo".to_owned() } else { format!("in {tries} tentativi") };
    match hints {
        0 => format!("Risolto {tries}, senza suggerimenti."),
        1 => format!("Risolto {tries}, con un suggerimento."),
        n => format!("Risolto {tries}, con {n} suggerimenti."),
    }
}

fn position(words: &PositionWords) -> String {
    let [white, black] = &words.sides;
    let turn = side(words.turn);
    format!("Bianco: {}. Nero: {}. Muove {turn}.", side_words(white), side_words(black))
}

fn side_words(side: &SideWords) -> String {
    let parts = [("pedina", "pedine", &side.men), ("dama", "dame", &side.kings)];
    let parts = parts.into_iter().filter(|(.., squares)| !squares.is_empty());
    let told = parts.map(|(one, many, squares)| match squares.as_slice() {
        [(from, to)] if from == to => format!("{one} {from}"),
        several => format!("{many} {}", several.iter().map(row).collect::<Vec<_>>().join(", ")),
    });
    let told: Vec<_> = told.collect();
    if told.is_empty() { "nessun pezzo".to_owned() } else { told.join("; ") }
}

fn row((from, to): &(String, String)) -> String {
    if from == to { from.clone() } else { format!("da {from} a {to}") }
}
