//! English.

mod analysis;
mod author;
mod ballots;
mod check;
mod editor;
mod exercise;
mod house;
mod library;
mod refusal;
mod share;

use super::{
    Language, MoveWords, Naming, SquareRole, SquareWords, Strings, StudyStrings, join, sentence,
};
use crate::rules::spec::DrawWhen;
use crate::rules::{Color, Counter, DrawReason, Kind, Piece, Status, What, WinReason};

pub(super) use author::STRINGS as AUTHOR;
pub(super) use ballots::{BALLOTS, CLOCK};
pub(super) use check::STRINGS as CHECK;
pub(super) use exercise::STRINGS as EXERCISE;
pub(super) use house::STRINGS as HOUSE;
pub(super) use library::STRINGS as LIBRARY;
pub(super) use share::STRINGS as SHARE;

pub(super) const STRINGS: Strings = Strings {
    spoken: Language::English,
    name: "English",
    code: "en",
    pick: |text| text.en,

    title: "Damiera: the whole draughts family",
    skip_to_board: "Skip to the board",
    new_game: "New game",
    choose_game: "Choose a game",
    opponent: "Opponent",
    computer: "Computer",
    two_players: "Two players",
    your_color: "You play",
    white: "White",
    black: "Black",
    random: "Random",
    level: "Level",
    start: "Start",
    close: "Close",
    undo: "Undo",
    redo: "Redo",
    resign: "Resign",
    confirm_resign: "Really resign?",
    flip: "Turn board",
    language: "Language",
    help: "Keys",
    sources: "Sources",
    about_game: "About this game",
    rules: "The rules",
    the_rule: "See the rule",
    actions: "Actions",

    moves: "Moves",
    no_moves_yet: "No moves yet.",
    first_move: "To the start",
    previous_move: "One move back",
    next_move: "One move forward",
    last_move: "To the last move",
    looking_back: "You are looking at an earlier position.",
    play_on_from_here: "Play on from here",
    back_to_game: "Back to the game",

    your_turn: "Your turn",
    must_capture: "a capture is compulsory",
    to_move: |color| match color {
        Color::White => "White to move",
        Color::Black => "Black to move",
    },
    thinking: |depth| match depth {
        None => "The computer is thinking…".to_owned(),
        Some(depth) => format!("The computer is thinking… depth {depth}"),
    },
    stopped: "The computer has been stopped.",
    stop: "Stop",
    think_on: "Resume thinking",
    move_now: "Move now",
    try_again: "Try again",
    part_missing: "This part of Damiera could not be loaded: is there a network? It is being tried again.",
    engine_failed: |why| format!("The engine has stopped working: {why}."),
    result: |status| match status {
        Status::Won { winner: Color::White, .. } => "White wins".to_owned(),
        Status::Won { winner: Color::Black, .. } => "Black wins".to_owned(),
        Status::Drawn { .. } => "Draw".to_owned(),
        Status::Unlistable(_) => "Too many captures".to_owned(),
        Status::Ongoing => String::new(),
    },
    reason,
    rematch: "Play again",

    offer_draw: "Offer draw",
    accept_draw: "Accept",
    decline_draw: "Decline",
    claim_draw: "Claim draw",
    huff: |square| format!("Huff {square}"),
    insist: "Insist on the capture",
    missed_capture: "A capture was missed on the last move.",
    overlook: "The computer overlooks missed captures",
    draw_is_offered: |by| match by {
        Color::White => "White offers a draw.",
        Color::Black => "Black offers a draw.",
    },
    offer_answered: |accepted| {
        if accepted { "The computer accepts the draw." } else { "The computer declines the draw." }
    },
    huffed: |square| {
        format!("A capture was missed: the computer huffs the piece on {square}, and moves.")
    },
    may_stop: "Go on, or press the piece again to stop here.",
    counters: "Counts toward a draw",
    said,
    counter,
    may_claim: |when| format!("a draw can be claimed: {}", clause(when)),
    may_huff: |squares| {
        format!(
            "a capture was missed on the last move: huff {}, insist on the capture, or \
             let it stand",
            squares.join(" or ")
        )
    },
    draw_offered: "a draw is offered",

    board: |game, turn| match turn {
        None => format!("{game} board"),
        Some(Color::White) => format!("{game} board, White to move"),
        Some(Color::Black) => format!("{game} board, Black to move"),
    },
    square,
    moved,
    choose_route: "Several captures lead there. Which one?",
    route: |text, n_captured| format!("{text}, takes {n_captured}"),
    route_entered: "Go on: the capture is not finished.",
    several_pieces: "Several pieces can go there: choose the piece first.",
    no_move_here: "That piece cannot move.",
    not_your_turn: "It is the computer's turn.",
    pieces_left: |white, black| format!("White {white}, Black {black}"),
    legal_moves: |moves| format!("Legal moves: {}", moves.join(", ")),

    analysis: "Analysis",
    analysis_on: "Analysis is on",
    analysis_off: "Analysis is off",
    analysis_waits: "The computer waits while you analyze.",
    depth: analysis::depth,
    n_lines: "Lines",
    evaluation: "Evaluation",
    no_evaluation: "Not known yet",
    verdict: analysis::verdict,
    decimal: ".",
    whole_game: "The game at a glance",
    at_ply: analysis::at_ply,
    swing: analysis::swing,
    threat: "Threat",
    analysis_note: analysis::note,
    hint: "Hint",
    show_piece: "Which piece?",
    show_move: "Which move?",
    hide_hint: "Hide the hint",
    hint_waits: "The computer is looking for a move…",
    hint_rule: analysis::hint_rule,
    hint_piece: |square| format!("Look at the piece on {square}."),
    hint_move: |words| format!("A good move. {words}."),

    opened_link: "This position came from a link.",
    unchecked_link: "The link has no check characters: if it was changed on its way, nobody can tell.",
    back_to_saved: "Back to my game",
    link_fault: |why| format!("The link could not be read in full: {why}."),
    storage_blocked: "This browser does not let the page keep the game; a reload would lose it.",
    offline_ready: "Ready to play offline",
    update_ready: "A new version is ready.",
    update: "Update",
    level_name: |level| match level {
        1 => "Beginner",
        2 => "Learner",
        3 => "Casual",
        4 => "Intermediate",
        5 => "Club player",
        6 => "Strong",
        7 => "Expert",
        _ => "Maximum",
    },
    keys: &[
        ("← ↑ → ↓", "move over the board"),
        ("Enter, Space", "pick up a piece, put it down"),
        ("Esc", "let go of it"),
        ("N, P", "next, previous piece that can move"),
        ("D", "next square it can go to"),
        ("M", "read the legal moves"),
        ("L", "read the last move"),
        ("S", "read how the game stands"),
        ("U, R", "undo, redo"),
        ("K, J", "look one move back, one forward"),
        ("Shift K, J", "look at the start, at the end"),
        ("A", "analysis on or off"),
        ("X", "what the other side threatens"),
        ("E", "read the evaluation"),
        ("H", "hint, step by step"),
        ("F", "turn the board"),
        ("1 … 9", "choose a route"),
    ],
    keys_title: "Keys on the board",

    edit_board: "Edit board",
    editor: "Board editor",
    tools: "Pieces and tools",
    piece,
    eraser: "Eraser",
    hand: "Move a piece",
    editor_keys: "On the board: Enter places the piece, Delete removes it, 1 to 6 choose a tool, \
        T changes the side to move, U and R undo and redo.",
    side_to_move: "Side to move",
    king_moves: |color| match color {
        Color::White => "White's king moves in a row",
        Color::Black => "Black's king moves in a row",
    },
    no_king_moves: "none",
    game: "Game",
    set_up: "Ready-made positions",
    start_position: "Start of the game",
    empty_board: "Empty board",
    few_men: "Three men each",
    two_kings: "Two kings against one",
    three_kings: "Three kings against one",
    line_of_men: "A line of men",
    tired_king: "A king that has used up its moves",
    position_as_text: "Position as text (FEN)",
    fen_fault: editor::fen_fault,
    setup_fault: editor::setup_fault,
    setup_is_fine: "This position can be played.",
    men_on_last_row: editor::men_on_last_row,
    more_than_at_start: editor::more_than_at_start,
    over_at_once: |status| format!("The game would be over at once: {}", reason(status)),
    pieces_dropped: editor::pieces_dropped,
    play_this: "Play from here",
    play_white: "White against the computer",
    play_black: "Black against the computer",
    only_look: "Just look",
    discard: "Back without changes",

    refusal: refusal::refusal,
};

pub(super) const STUDY: StudyStrings = StudyStrings {
    begin: "Variations",
    begun: "Try any moves for both sides; the game will wait.",
    line: "Trying variations: you move for both sides while the game waits.",
    leave: "Back to the game",
    play_on: "Play on from here",
    promote: "Move variation up",
    delete: "Delete from here",
    comment: "Comment",
    glyphs: "What you think of the move",
    glyph_names: [
        "good move",
        "mistake",
        "excellent move",
        "blunder",
        "interesting move",
        "dubious move",
    ],
    full: "There is no room for more in this game.",
};

fn reason(status: Status) -> String {
    match status {
        Status::Won { winner, reason } => won(winner, reason).to_owned(),
        Status::Drawn { reason } => drawn(reason),
        Status::Unlistable(_) => {
            "This position has more captures than can be listed. Undo, or start a new game."
                .to_owned()
        }
        Status::Ongoing => String::new(),
    }
}

const fn won(winner: Color, reason: WinReason) -> &'static str {
    match (reason, winner) {
        (WinReason::NoPieces, Color::White) => "Black has no pieces left.",
        (WinReason::NoPieces, Color::Black) => "White has no pieces left.",
        (WinReason::NoMoves, Color::White) => "Black cannot move.",
        (WinReason::NoMoves, Color::Black) => "White cannot move.",
        (WinReason::RidOfPieces, Color::White) => "White has no pieces left, and so wins.",
        (WinReason::RidOfPieces, Color::Black) => "Black has no pieces left, and so wins.",
        (WinReason::RidOfMoves, Color::White) => "White cannot move, and so wins.",
        (WinReason::RidOfMoves, Color::Black) => "Black cannot move, and so wins.",
        (WinReason::ManAgainstKing, _) => "King against a lone man: the king wins.",
        (WinReason::KingWillBeTaken, Color::White) => {
            "Black will lose its last king, whatever it plays."
        }
        (WinReason::KingWillBeTaken, Color::Black) => {
            "White will lose its last king, whatever it plays."
        }
        (WinReason::KingsInCorners, Color::White) => {
            "The kings stand in the corners of the long diagonal, and Black is to move."
        }
        (WinReason::KingsInCorners, Color::Black) => {
            "The kings stand in the corners of the long diagonal, and White is to move."
        }
        (WinReason::FirstKing, Color::White) => "White got the first king.",
        (WinReason::FirstKing, Color::Black) => "Black got the first king.",
        (WinReason::MissedCapture, Color::White) => "Black did not make the capture that was due.",
        (WinReason::MissedCapture, Color::Black) => "White did not make the capture that was due.",
        (WinReason::Resignation, Color::White) => "Black resigned.",
        (WinReason::Resignation, Color::Black) => "White resigned.",
        (WinReason::Time, Color::White) => "Black has run out of time.",
        (WinReason::Time, Color::Black) => "White has run out of time.",
    }
}

fn drawn(reason: DrawReason) -> String {
    match reason {
        DrawReason::KingAgainstKing => "One king each, and neither can win.".to_owned(),
        DrawReason::Agreement => "Both sides agreed to a draw.".to_owned(),
        DrawReason::Clause(when) => sentence(&clause(when)),
    }
}

/// What a clause of draws says.
fn clause(when: DrawWhen) -> String {
    match when {
        DrawWhen::Repetition { times } => format!("the same position has come up {times} times"),
        DrawWhen::KingMoves { plies } => {
            format!("for {} only kings have moved and nothing has been taken", moves(plies))
        }
        DrawWhen::NoCapture { plies } => format!("for {} nothing has been taken", moves(plies)),
        DrawWhen::Ending { plies, .. } => {
            format!("this ending has lasted {} without a win", moves(plies))
        }
        DrawWhen::RefusedOffer { moves } => {
            format!(
                "a draw was refused, and {moves} moves have brought neither a win nor an advantage"
            )
        }
    }
}

fn said(by: Color, what: What, naming: Naming<'_>) -> String {
    let side = match by {
        Color::White => "White",
        Color::Black => "Black",
    };
    match what {
        What::Offer => format!("{side} offers a draw"),
        What::Accept => format!("{side} accepts the draw"),
        What::Decline => format!("{side} declines the draw"),
        What::DeclineByMoving => format!("{side} plays on, which declines the draw"),
        What::Claim => format!("{side} claims a draw"),
        What::Resign => format!("{side} resigns"),
        What::Timeout => format!("{side} has run out of time"),
        What::Huff(square) => format!("{side} huffs {}", naming(square)),
        What::Insist => format!("{side} insists on the capture"),
    }
}

fn counter(counter: &Counter) -> String {
    let Counter { count, limit, is_ahead, .. } = *counter;
    let ahead = if is_ahead { ", and has a decided advantage" } else { "" };
    match (counter.clause.when, counter.side) {
        (DrawWhen::Repetition { .. }, _) => format!("position seen {count} of {limit} times"),
        (DrawWhen::KingMoves { .. }, _) => {
            format!("king moves without a capture: {count} of {limit}")
        }
        (DrawWhen::NoCapture { .. }, _) => format!("moves without a capture: {count} of {limit}"),
        (DrawWhen::Ending { .. }, _) => format!("moves in this ending: {count} of {limit}"),
        (DrawWhen::RefusedOffer { .. }, Some(Color::White)) => {
            format!("White refused a draw: {count} of {limit} moves to win{ahead}")
        }
        (DrawWhen::RefusedOffer { .. }, _) => {
            format!("Black refused a draw: {count} of {limit} moves to win{ahead}")
        }
    }
}

/// A number of plies, as people count them.
fn moves(plies: u16) -> String {
    if plies.is_multiple_of(2) {
        format!("{} moves each", plies / 2)
    } else {
        format!("{plies} moves by both sides together")
    }
}

fn piece(piece: Piece) -> &'static str {
    match (piece.color, piece.kind) {
        (Color::White, Kind::Man) => "white man",
        (Color::White, Kind::King) => "white king",
        (Color::Black, Kind::Man) => "black man",
        (Color::Black, Kind::King) => "black king",
    }
}

fn square(words: &SquareWords) -> String {
    let content = words.piece.map_or("empty", piece);
    let role = match words.role {
        SquareRole::Plain => "",
        SquareRole::CanMove => ", can move",
        SquareRole::CanCapture => ", can capture",
        SquareRole::Selected => ", chosen",
        SquareRole::Target => ", can land here",
        SquareRole::Jumped => ", jumped",
    };
    let streak = words.streak.map_or(String::new(), |(moves, limit)| {
        format!(", {moves} of {limit} king moves in a row")
    });
    format!("{}, {content}{streak}{role}", words.label)
}

fn moved(words: &MoveWords) -> String {
    let side = match words.color {
        Color::White => "White",
        Color::Black => "Black",
    };
    let crowned = if words.promotes { ", becomes a king" } else { "" };
    let (from, by, to) = words.way();
    let by = if by.is_empty() { String::new() } else { format!(" by {}", join(by, "and")) };
    match words.taken.len() {
        0 => format!("{side}: {from} to {to}{crowned}"),
        n => {
            let taken = words.taken("king", "and");
            format!("{side} captures {n}: from {from}{by} to {to}, taking {taken}{crowned}")
        }
    }
}
