//! Exercises, and positions in words.

use crate::rules::Color;
use crate::text::{ExerciseStrings, Feedback, PositionWords, SideWords, Task};

pub(in crate::text) const STRINGS: ExerciseStrings = ExerciseStrings {
    title: "Opgave",
    task: |color, task| format!("{} aan zet: {}", side(color), what(task)),
    feedback,
    found: |found, of| format!("{found} van {of} gevonden"),
    tries,
    hint_illegal: |text| format!("De zet die niet mag is {text}."),
    hint: "Hint",
    again: "Opnieuw beginnen",
    choices: "Zetten om uit te kiezen",
    unreadable: |why| format!("Deze opgave kan niet worden gelezen: {why}."),
    position,
};

const fn side(color: Color) -> &'static str {
    match color {
        Color::White => "Wit",
        Color::Black => "Zwart",
    }
}

fn what(task: &Task) -> String {
    match task {
        Task::Moves(0 | 1) => "vind de juiste zet.".to_owned(),
        Task::Moves(n) => format!("vind de {n} juiste zetten, een voor een."),
        Task::CaptureAny => "sla een stuk.".to_owned(),
        Task::CaptureAll(1) => "vind de slag. Er is er maar één.".to_owned(),
        Task::CaptureAll(n) => format!("vind alle {n} slagen, een voor een."),
        Task::CaptureDue => "sla zoveel stukken als de regels eisen.".to_owned(),
        Task::CaptureBest => "voer de slag uit die de regels eisen.".to_owned(),
        Task::CaptureMost => "sla zoveel stukken als je kunt.".to_owned(),
        Task::FindIllegal(n) => format!("een van deze {n} zetten mag niet. Welke?"),
        Task::Reach(square) => format!("breng een stuk naar {square}."),
        Task::WinIn(1) => "win met deze zet.".to_owned(),
        Task::WinIn(n) => format!("win in hoogstens {n} zetten."),
        Task::Hold(1) => "doe een zet die niet meteen verliest.".to_owned(),
        Task::Hold(n) => format!("verlies niet binnen {n} zetten."),
    }
}

fn feedback(feedback: &Feedback) -> String {
    match feedback {
        Feedback::Solved => "Opgelost.".to_owned(),
        Feedback::Right { reply } => format!("Goed. Het antwoord is {reply}: ga verder."),
        Feedback::Found { found, of } => format!("Goed: {found} van {of} gevonden."),
        Feedback::FoundAlready => "Die had je al gevonden: zoek een andere.".to_owned(),
        Feedback::TakesNothing => "Zo sla je niets: zoek een slag.".to_owned(),
        Feedback::TakesLess { takes, most } => {
            format!("Zo sla je {}, maar je kunt er {most} slaan.", pieces(*takes))
        }
        Feedback::DoesNotReach(square) => format!("Die zet eindigt niet op {square}."),
        Feedback::NotAccepted => "Die zet mag, maar het is niet de gezochte.".to_owned(),
        Feedback::LetsGo { reply: None } => "Zo win je niet op tijd.".to_owned(),
        Feedback::LetsGo { reply: Some(reply) } => {
            format!("Zo win je niet op tijd: de tegenstander speelt {reply}.")
        }
        Feedback::Loses { reply: None } => "Zo verlies je.".to_owned(),
        Feedback::Loses { reply: Some(reply) } => {
            format!("Zo verlies je: de tegenstander speelt {reply}.")
        }
        Feedback::IsLegal(text) => format!("{text} mag: zoek een andere."),
        Feedback::NotAChoice => "Kies een van de getoonde zetten.".to_owned(),
        Feedback::TooHard => {
            "Er zijn hier te veel mogelijkheden: deze poging kon niet worden beoordeeld.".to_owned()
        }
        Feedback::Over => "De opgave is al opgelost.".to_owned(),
    }
}

fn pieces(n: u32) -> String {
    if n == 1 { "1 stuk".to_owned() } else { format!("{n} stukken") }
}

fn tries(tries: u32, hints: u32) -> String {
    let tries =
        if tries == 1 { "bij de eerste poging".to_owned() } else { format!("na {tries} pogingen") };
    match hints {
        0 => format!("Opgelost {tries}, zonder hint."),
        1 => format!("Opgelost {tries}, met 1 hint."),
        n => format!("Opgelost {tries}, met {n} hints."),
    }
}

fn position(words: &PositionWords) -> String {
    let [white, black] = &words.sides;
    let turn = side(words.turn);
    format!("Wit: {}. Zwart: {}. {turn} aan zet.", side_words(white), side_words(black))
}

fn side_words(side: &SideWords) -> String {
    let parts = [("schijf", "schijven", &side.men), ("dam", "dammen", &side.kings)];
    let parts = parts.into_iter().filter(|(.., squares)| !squares.is_empty());
    let told = parts.map(|(one, many, squares)| match squares.as_slice() {
        [(from, to)] if from == to => format!("{one} {from}"),
        several => format!("{many} {}", several.iter().map(row).collect::<Vec<_>>().join(", ")),
    });
    let told: Vec<_> = told.collect();
    if told.is_empty() { "geen stukken".to_owned() } else { told.join("; ") }
}

fn row((from, to): &(String, String)) -> String {
    if from == to { from.clone() } else { format!("{from} tot en met {to}") }
}
