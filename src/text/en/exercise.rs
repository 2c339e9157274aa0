//! Exercises, and positions in words.

use crate::rules::Color;
use crate::text::{ExerciseStrings, Feedback, PositionWords, SideWords, Task};

pub(in crate::text) const STRINGS: ExerciseStrings = ExerciseStrings {
    title: "Exercise",
    task: |color, task| format!("{} to move: {}", side(color), what(task)),
    feedback,
    found: |found, of| format!("{found} of {of} found"),
    tries,
    hint_illegal: |text| format!("The move that is not allowed is {text}."),
    hint: "Hint",
    again: "Start over",
    choices: "Moves to choose from",
    unreadable: |why| format!("This exercise cannot be read: {why}."),
    position,
};

const fn side(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}

fn what(task: &Task) -> String {
    match task {
        Task::Moves(0 | 1) => "find the right move.".to_owned(),
        Task::Moves(n) => format!("find the {n} right moves, one after the other."),
        Task::CaptureAny => "make a capture.".to_owned(),
        Task::CaptureAll(1) => "find the capture. There is only one.".to_owned(),
        Task::CaptureAll(n) => format!("find all {n} captures, one after the other."),
        Task::CaptureDue => "capture as many pieces as the rules require.".to_owned(),
        Task::CaptureBest => "make the capture that the rules require.".to_owned(),
        Task::CaptureMost => "capture as many pieces as you can.".to_owned(),
        Task::FindIllegal(2) => "one of these 2 moves is not allowed. Which?".to_owned(),
        Task::FindIllegal(n) => format!("one of these {n} moves is not allowed. Which one?"),
        Task::Reach(square) => format!("bring a piece to {square}."),
        Task::WinIn(1) => "win with this move.".to_owned(),
        Task::WinIn(n) => format!("win in at most {n} moves."),
        Task::Hold(1) => "make a move that does not lose at once.".to_owned(),
        Task::Hold(n) => format!("do not lose within {n} moves."),
    }
}

fn feedback(feedback: &Feedback) -> String {
    match feedback {
        Feedback::Solved => "Solved.".to_owned(),
        Feedback::Right { reply } => format!("Right. The reply is {reply}: go on."),
        Feedback::Found { found, of } => format!("Right: {found} of {of} found."),
        Feedback::FoundAlready => "You have found that one already: look for another.".to_owned(),
        Feedback::TakesNothing => "That takes nothing: look for a capture.".to_owned(),
        Feedback::TakesLess { takes, most } => {
            format!("That takes {}, but {most} can be taken.", pieces(*takes))
        }
        Feedback::DoesNotReach(square) => format!("That does not end on {square}."),
        Feedback::NotAccepted => "That is a legal move, but not the one wanted.".to_owned(),
        Feedback::LetsGo { reply: None } => "That does not win in time.".to_owned(),
        Feedback::LetsGo { reply: Some(reply) } => {
            format!("That does not win in time: the other side plays {reply}.")
        }
        Feedback::Loses { reply: None } => "That loses.".to_owned(),
        Feedback::Loses { reply: Some(reply) } => {
            format!("That loses: the other side plays {reply}.")
        }
        Feedback::IsLegal(text) => format!("{text} is allowed: look for another."),
        Feedback::NotAChoice => "Choose one of the moves shown.".to_owned(),
        Feedback::TooHard => {
            "There are too many possibilities here: this try could not be judged.".to_owned()
        }
        Feedback::Over => "The exercise is solved already.".to_owned(),
    }
}

fn pieces(n: u32) -> String {
    if n == 1 { "1 piece".to_owned() } else { format!("{n} pieces") }
}

fn tries(tries: u32, hints: u32) -> String {
    let tries =
        if tries == 1 { "on the first try".to_owned() } else { format!("after {tries} tries") };
    match hints {
        0 => format!("Solved {tries}, without a hint."),
        1 => format!("Solved {tries}, with 1 hint."),
        n => format!("Solved {tries}, with {n} hints."),
    }
}

fn position(words: &PositionWords) -> String {
    let [white, black] = &words.sides;
    let turn = side(words.turn);
    format!("White: {}. Black: {}. {turn} to move.", side_words(white), side_words(black))
}

fn side_words(side: &SideWords) -> String {
    let parts = [("man", "men", &side.men), ("king", "kings", &side.kings)];
    let parts = parts.into_iter().filter(|(.., squares)| !squares.is_empty());
    let told = parts.map(|(one, many, squares)| match squares.as_slice() {
        [(from, to)] if from == to => format!("{one} {from}"),
        several => format!("{many} {}", several.iter().map(row).collect::<Vec<_>>().join(", ")),
    });
    let told: Vec<_> = told.collect();
    if told.is_empty() { "no pieces".to_owned() } else { told.join("; ") }
}

fn row((from, to): &(String, String)) -> String {
    if from == to { from.clone() } else { format!("{from} to {to}") }
}
