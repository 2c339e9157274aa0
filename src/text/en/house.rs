//! House rules.

use crate::rulesets::house::Topic;
use crate::text::house::{HouseStrings, TopicTexts, is_complete};
use crate::text::sentence;

pub(in crate::text) const STRINGS: HouseStrings = HouseStrings {
    title: "House rules",
    compose: "House rules…",
    compose_about: "Put together a game of your own, choice by choice.",
    start_from: "Start from",
    own: "Your own choices",
    start: "The start",
    play: "Play by these rules",
    fine: "These rules go together.",
    too_many: "Too many house rules have been tried. Reload the page to continue.",
    moves: |moves| format!("Possible moves: {}", moves.join(", ")),
    mistakes: |moves| format!("And by mistake: {}", moves.join(", ")),
    groups: [
        (Topic::Size, "Board and start"),
        (Topic::ManSteps, "Men"),
        (Topic::KingSteps, "Kings"),
        (Topic::Choice, "Captures"),
        (Topic::Promotion, "Aim and end"),
    ],
    topics: TOPICS,
    fault: |fault| sentence(&fault.to_string()),
};

const MAN_DIRECTIONS: &[&str] = &[
    "diagonally forward",
    "straight forward",
    "straight and diagonally forward",
    "straight forward and sideways",
    "straight and diagonally forward, and sideways",
    "diagonally, backward too",
    "along rows and columns, backward too",
    "in all eight directions",
];

const KING_DIRECTIONS: &[&str] =
    &["diagonally", "along rows and columns", "in all eight directions"];

const TOPICS: TopicTexts = [
    ("Board", &["6 × 6", "8 × 8", "10 × 10", "12 × 12"]),
    (
        "Squares",
        &["dark, one at the near left", "dark, one at the near right", "all, light and dark"],
    ),
    ("Rows of men", &["one", "two", "three", "four", "five"]),
    ("Formation", &["full rows", "a trapezoid"]),
    ("Behind the men", &["nothing", "an empty row"]),
    ("Names of squares", &["numbers from the top", "numbers from the bottom", "letter and number"]),
    ("First move", &["White", "Black"]),
    ("Men move", MAN_DIRECTIONS),
    ("Men capture", MAN_DIRECTIONS),
    ("Men advance", &["one by one", "in whole lines"]),
    ("Men may take", &["men and kings", "men only"]),
    ("Kings move", KING_DIRECTIONS),
    ("Kings capture", KING_DIRECTIONS),
    ("Kings move by", &["one square", "any distance"]),
    (
        "A flying king lands",
        &[
            "anywhere behind the piece it takes",
            "at the end right behind the piece it takes",
            "at the end right behind the piece it takes, if that is a king",
            "right behind each piece it takes",
        ],
    ),
    (
        "One king may keep moving",
        &["as long as it likes", "once", "twice", "three times", "five times"],
    ),
    (
        "Of several captures",
        &[
            "any may be chosen",
            "the one that takes most",
            "the most valuable, as in Frisian draughts",
            "one with a king",
            "the one that takes most, then most kings",
            "the one that takes most, then the Italian ranks",
        ],
    ),
    ("Taken pieces", &["stay until the move is over", "leave the board at once"]),
    ("A flying king may turn straight back", &["no", "yes"]),
    ("A missed capture", &["cannot be played", "may be huffed", "loses the game"]),
    (
        "A man that captures over the last row",
        &["stays a man unless it stops there", "goes on as a king", "stops there as a king"],
    ),
    ("A player who cannot move", &["has lost", "has won"]),
    (
        "The game also ends",
        &[
            "in no other way",
            "with king against man, a win",
            "with king against king, a draw",
            "in either of these ways",
            "with the first king, a win",
            "with king against king, a draw, but lost in opposite corners",
        ],
    ),
    (
        "Draws",
        &[
            "by agreement only",
            "by the third repetition",
            "by the third repetition, or 25 king moves each",
            "by the third repetition, or 50 moves each without a capture",
        ],
    ),
];

const _: () = assert!(is_complete(&TOPICS), "every option has a text");
