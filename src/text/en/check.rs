//! What the check of an exercise says.

use super::refusal;
use crate::rules::Status;
use crate::text::{CheckStrings, Finding};

pub(in crate::text) const STRINGS: CheckStrings = CheckStrings {
    is_sound: |is_sound| {
        if is_sound { "The exercise is sound." } else { "The exercise is not sound." }
    },
    finding,
    refusal: refusal::refusal,
};

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
            format!("{text} is accepted, but is not a legal move. {why}")
        }
        Finding::NeverFits { text } => format!("No legal move matches “{text}”."),
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
            format!("{mv} is given as a wrong try, but that move is right.")
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
        Finding::AlsoWin(moves) => format!(
            "The answer wins by force, but so do moves that are not accepted: {}.",
            moves.join(", ")
        ),
        Finding::Refuted { mv, reply } => format!("{mv} is refuted by {reply}."),
        Finding::EveryMove => "Every legal move is right, so there is little to find.".to_owned(),
        Finding::SameResult { text, named } => {
            format!("{text} is right, too: it leaves the same position as {named}.")
        }
    }
}
