//! Exercises, and positions in words.

use crate::rules::{Color, Status};
use crate::text::{ExerciseStrings, Feedback, Finding, PositionWords, SideWords, Task};

pub(in crate::text) const STRINGS: ExerciseStrings = ExerciseStrings {
    title: "Exercise",
    task: |color, task| format!("{} to move: {}", side(color), what(task)),
    feedback,
    found: |found, of| format!("{found} of {of} found"),
    tries,
    hint_illegal: |text| format!("The move that is not allowed is {text}."),
    hint: "Hint",
    again: "From the beginning",
    choices: "Moves to choose from",
    unreadable: |why| format!("This exercise cannot be read: {why}."),
    check: "Check the exercise",
    is_sound: |is_sound| {
        if is_sound { "The exercise is sound." } else { "The exercise is not sound." }
    },
    finding,
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
        Task::CaptureDue => "capture as many pieces as the rules ask.".to_owned(),
        Task::CaptureBest => "make the capture that the rules ask for.".to_owned(),
        Task::CaptureMost => "capture as many pieces as you can.".to_owned(),
        Task::FindIllegal(2) => "one of these 2 moves is not allowed. Which?".to_owned(),
        Task::FindIllegal(n) => format!("one of these {n} moves is not allowed. Which one?"),
        Task::Reach(square) => format!("bring a piece to {square}."),
        Task::WinIn(1) => "win with this move.".to_owned(),
        Task::WinIn(n) => format!("win in {n} moves at most."),
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
        if tries == 1 { "at the first try".to_owned() } else { format!("after {tries} tries") };
    match hints {
        0 => format!("Solved {tries}, without a hint."),
        1 => format!("Solved {tries}, with 1 hint."),
        n => format!("Solved {tries}, with {n} hints."),
    }
}

fn finding(finding: &Finding) -> String {
    match finding {
        Finding::GameOver(Status::Drawn { .. }) => {
            "The game is drawn in this position, so there is nothing to find.".to_owned()
        }
        Finding::GameOver(_) => {
            "The game is over in this position, so there is nothing to find.".to_owned()
        }
        Finding::TooManyCaptures => "There are more captures here than can be listed.".to_owned(),
        Finding::TooHard => {
            "There are too many possibilities to judge this exercise: ask for fewer moves, or use \
             fewer pieces."
                .to_owned()
        }
        Finding::TooManyLines => {
            "There are too many lines to follow: accept fewer moves.".to_owned()
        }
        Finding::NoSolution => "No legal move solves this exercise.".to_owned(),
        Finding::NotLegal { text, why } => {
            format!("{text} is accepted, but not a legal move. {why}")
        }
        Finding::NeverFits { text } => format!("No legal move does what “{text}” accepts."),
        Finding::NoReply { mv } => {
            format!("After {mv} there are several replies: say which one is played.")
        }
        Finding::ReplyNotLegal { mv, reply, why } => {
            format!("The reply {reply} to {mv} is not a legal move. {why}")
        }
        Finding::ReplyUnused { mv } => {
            format!("A reply to {mv} is given, but that move is never played.")
        }
        Finding::AnswerToRight { mv } => {
            format!("There are words for {mv} as a wrong try, but that move is right.")
        }
        Finding::NoIllegal => "All the moves to choose from are legal.".to_owned(),
        Finding::SeveralIllegal(moves) => {
            format!("Several of the moves to choose from are not legal: {}.", moves.join(", "))
        }
        Finding::Unique(mv) => format!("The answer is unique: {mv}."),
        Finding::Several(moves) => {
            format!("{} moves are right: {}.", moves.len(), moves.join(", "))
        }
        Finding::AllOf(moves) if moves.len() == 1 => {
            format!("There is 1 capture to find: {}.", moves.join(", "))
        }
        Finding::AllOf(moves) => {
            format!("There are {} captures to find: {}.", moves.len(), moves.join(", "))
        }
        Finding::EveryMove => "Every legal move is right, so there is little to find.".to_owned(),
        Finding::SameResult { text, named } => {
            format!("{text} is right, too: it leaves the same on the board as {named}.")
        }
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
