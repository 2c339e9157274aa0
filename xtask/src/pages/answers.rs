//! What solves an exercise: for the answer printed under it, and for the test that it has one.
//!
//! Only the first turn is looked at, which is what a reader without scripts can be told.

use damiera::notation::{movetext, turn};
use damiera::rules::{Bits, Game, Move, Status};

use super::board::Board;

/// The longest win that is looked for, in moves of the side to move.
const MAX_WIN: u32 = 3;

/// The moves that solve a board's exercise, as text; an error says why there are none.
pub(super) fn answers(board: &Board) -> Result<Vec<String>, String> {
    let game = board.game();
    let goal = board.value("goal").ok_or("an exercise has a goal=")?;
    let (kind, value) = goal.split_once(':').unwrap_or((goal, ""));
    let reached = accepted(board, game)?;
    let is_answer: &dyn Fn(&Move) -> bool = match kind {
        "move" => &|_| true,
        "capture-any" | "capture-all" => &Move::is_capture,
        "capture-max" => &|mv| mv.is_capture() && mv.captured.count() == most(game),
        "reach" => &|mv| game.ruleset().board().label(mv.to).to_string() == value,
        "win-in" => {
            let n = value.parse().ok().filter(|n| (1..=MAX_WIN).contains(n));
            let n = n.ok_or_else(|| format!("win-in: takes 1 to {MAX_WIN}"))?;
            &move |mv| wins(game, mv, n)
        }
        _ => return Err(format!("the goal \"{goal}\" cannot be checked")),
    };
    if kind == "move" && board.value("accept").is_none() {
        return Err("the goal \"move\" needs an accept=".into());
    }
    let legal = game.legal_moves();
    let answers = legal.iter().filter(|mv| reached.iter().any(|item| item.fits(board, mv)));
    let answers: Vec<_> = answers.filter(|mv| is_answer(mv)).map(|mv| text(game, mv)).collect();
    if answers.is_empty() { Err("no move solves it".into()) } else { Ok(answers) }
}

fn text(game: &Game, mv: &Move) -> String {
    movetext::write(game.ruleset(), game.position(), game.legal_moves(), mv)
}

fn most(game: &Game) -> u32 {
    game.legal_moves().iter().map(|mv| mv.captured.count()).max().unwrap_or(0)
}

/// One item of `accept=`.
enum Item {
    Any,
    Is(Move),
    Captures(u32),
    Lands(String),
    Promotes,
}

impl Item {
    fn fits(&self, board: &Board, mv: &Move) -> bool {
        match self {
            Self::Any => true,
            Self::Is(wanted) => wanted == mv,
            Self::Captures(least) => mv.captured.count() >= *least,
            Self::Lands(label) => board.game().ruleset().board().label(mv.to).to_string() == *label,
            Self::Promotes => mv.promotes,
        }
    }
}

/// The first group of `accept=`; every item must fit at least one legal move.
fn accepted(board: &Board, game: &Game) -> Result<Vec<Item>, String> {
    let Some(text) = board.value("accept") else { return Ok(vec![Item::Any]) };
    let group = text.split('|').next().unwrap_or_default();
    group.split(';').map(|item| read_item(board, game, item.trim())).collect()
}

fn read_item(board: &Board, game: &Game, text: &str) -> Result<Item, String> {
    let item = if let Some(n) = text.strip_prefix("captures>=") {
        Item::Captures(n.parse().map_err(|_| format!("\"{text}\" has no number"))?)
    } else if let Some(label) = text.strip_prefix("lands:") {
        Item::Lands(label.to_owned())
    } else if text == "promotes" {
        Item::Promotes
    } else {
        Item::Is(turn::parse_move(game, text).map_err(|error| error.to_string())?)
    };
    if game.legal_moves().iter().any(|mv| item.fits(board, mv)) {
        Ok(item)
    } else {
        Err(format!("no legal move is \"{text}\""))
    }
}

/// Whether a move wins within this many moves of its side, whatever the other one plays.
fn wins(game: &Game, mv: &Move, n_moves: u32) -> bool {
    let side = game.position().turn();
    let mut after = game.clone();
    if after.play(mv).is_err() {
        return false;
    }
    match after.status() {
        Status::Won { winner, .. } => winner == side,
        Status::Ongoing if n_moves > 1 => after.legal_moves().iter().all(|reply| {
            let mut next = after.clone();
            next.play(reply).is_ok()
                && next.legal_moves().iter().any(|mv| wins(&next, mv, n_moves - 1))
        }),
        _ => false,
    }
}
