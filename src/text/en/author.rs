//! The author's tool.

use crate::rules::Color;
use crate::text::AuthorStrings;

pub(in crate::text) const STRINGS: AuthorStrings = AuthorStrings {
    title: "Exercise editor",
    make: "Make an exercise",
    edit: "Edit this exercise",
    back_to_exercise: "Use this position",
    set_up: "Change position",
    try_it: "Try it",
    end_try: "Back to the editor",
    trying: "This is how others will see it.",
    finish: "Done",
    discard: "Discard",
    confirm_discard: "Really discard?",
    leave: "Play from here",

    goal: "Goal",
    goals: [
        "Find the right move",
        "Make a capture",
        "Find every capture",
        "Make the largest capture",
        "Find the move that is not allowed",
        "Reach a square",
        "Win within a number of moves",
        "Do not lose within a number of moves",
    ],
    n_moves: "How many moves",
    target: "Which square",

    on_board: "On the board",
    tool_names: [
        "Right answer",
        "Wrong try",
        "Ring",
        "Attention",
        "Cross",
        "Dot",
        "Green arrow",
        "Red arrow",
        "Yellow arrow",
        "Blue arrow",
    ],
    next_answer: |color, turn| {
        format!("Turn {turn}: play a right answer for {} on the board.", side(color))
    },
    next_choice: "Play the moves to choose from: legal ones, and one that is not.",
    next_judged: "The goal decides which moves are right. Play them to record replies.",
    next_reply: |color, mv| {
        format!("{mv} has been played. Play {}'s reply, or step back.", side(color))
    },
    next_over: "The game is over here. Step back to record more.",
    next_wrong: "Play a wrong try, legal or not, and write below what to say about it.",
    next_mark: "Choose squares to mark them. Choose one again to remove its mark.",
    next_arrow: "Choose where the arrow begins, then where it ends. Go on from there to bend it.",
    undo: "Undo",
    redo: "Redo",
    to_start: "To the start",
    step_back: "Step back",
    step_on: "Step forward",

    accepted: |what, turn| format!("Right answer of turn {turn}: {what}."),
    replied: |mv, reply| format!("Reply to {mv}: {reply}."),
    tried: |mv| format!("Wrong try: {mv}. Write below what to say about it."),
    try_from: |label| format!("From {label}: now choose where the try ends."),
    arrow_from: |label| format!("Arrow from {label}: now choose where it ends."),
    drawn: |what, is_there| {
        if is_there { format!("Drawn: {what}.") } else { format!("Removed: {what}.") }
    },
    known: "That is already recorded.",
    full: "There is no room for more.",
    removed: "Removed.",
    undone: "Undone.",
    redone: "Redone.",

    captures: |n| {
        if n == 1 { "makes any capture".to_owned() } else { format!("captures {n} or more") }
    },
    lands: |label| format!("ends on {label}"),
    promotes: "becomes a king",
    leaves: "leaves a certain position",

    recorded: "Recorded",
    nothing: "Nothing yet.",
    answers_of: |turn| format!("Right answers, turn {turn}"),
    choices: "Moves to choose from",
    replies: "Replies",
    reply: |mv, reply| format!("{reply} to {mv}"),
    wrong: "Wrong tries",
    words_to: |mv| format!("What to say about {mv}"),
    drawings: "Marks and arrows",
    remove: "Remove",
    remove_what: |what| format!("Remove: {what}"),
    also_accept: "Accept every move that",
    add: "Add",

    hint: "Hint",
    ok: "What to say at the end",
    caption: "Text under the board",

    check: "Check",
    checking: "Checking…",
    not_checked: "The exercise could not be checked.",
    changed_since: "The exercise has changed since.",
    no_answer: |turn| format!("No right answer is recorded for turn {turn}."),
    too_few_choices: "At least two moves to choose from are needed.",
    too_long: "The texts are too long for a link.",

    keys: "Keys on the board: 1 to 9 and 0 choose a tool, Enter uses it, Delete clears what \
        is drawn on a square, U undoes, R redoes, K and J step back and forward, F turns the \
        board, Escape lets go.",
    shared: |game, task| format!("{game}, an exercise. {task}"),
};

const fn side(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}
