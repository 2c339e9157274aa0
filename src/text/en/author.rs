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

    goal: "What is asked",
    goals: [
        "Find the right move",
        "Make a capture",
        "Find every capture",
        "Make the largest capture",
        "Find the move that is not allowed",
        "Reach a square",
        "Win within some moves",
        "Do not lose within some moves",
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
    next_judged: "The goal says which moves are right. Play through it to record replies.",
    next_reply: |color, mv| {
        format!("{mv} has been played. Play {}'s reply, or step back.", side(color))
    },
    next_over: "The game is over here. Step back to record more.",
    next_wrong: "Play a wrong try, legal or not, and write below what is said to it.",
    next_mark: "Choose squares to mark them. Once more takes the mark away.",
    next_arrow: "Choose where the arrow begins, then where it ends. Go on from its end to bend it.",
    undo: "Undo",
    redo: "Redo",
    to_start: "To the start",
    step_back: "Step back",
    step_on: "Step on",

    accepted: |what, turn| format!("Right answer of turn {turn}: {what}."),
    replied: |mv, reply| format!("Reply to {mv}: {reply}."),
    tried: |mv| format!("Wrong try: {mv}. Write below what is said to it."),
    try_from: |label| format!("{label} chosen: now where the try ends."),
    arrow_from: |label| format!("Arrow from {label}: now where it ends."),
    drawn: |what, is_there| {
        if is_there { format!("Drawn: {what}.") } else { format!("{what}: taken away.") }
    },
    known: "That is recorded already.",
    full: "There is no room for more.",
    removed: "Taken away.",
    undone: "Undone.",
    redone: "Done again.",

    captures: |n| if n == 1 { "any capture".to_owned() } else { format!("captures {n} or more") },
    lands: |label| format!("ends on {label}"),
    promotes: "becomes king",
    leaves: "leaves a certain position",

    recorded: "Recorded",
    nothing: "Nothing yet.",
    answers_of: |turn| format!("Right answers, turn {turn}"),
    choices: "Moves to choose from",
    replies: "Replies",
    reply: |mv, reply| format!("{reply} to {mv}"),
    wrong: "Wrong tries",
    words_to: |mv| format!("What is said to {mv}"),
    drawings: "Marks and arrows",
    remove: "Remove",
    remove_what: |what| format!("Remove: {what}"),
    also_accept: "Accept every move that",
    add: "Add",

    hint: "Hint",
    ok: "What is said at the end",
    caption: "Text under the board",

    check: "Check",
    checking: "Checking…",
    not_checked: "The check could not be made.",
    changed_since: "The exercise has changed since.",
    no_answer: |turn| format!("No right answer is recorded for turn {turn}."),
    too_few_choices: "At least two moves to choose from are needed.",
    too_long: "The texts are too long for a link.",

    keys: "Keys on the board: 1 to 9 and 0 choose what is done, Enter does it, Delete takes away \
        what is drawn on a square, U undoes, R does again, K and J step back and on, F turns the \
        board, Escape lets go.",
    shared: |game, task| format!("{game}, an exercise. {task}"),
};

const fn side(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}
