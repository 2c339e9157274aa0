//! What a page can state in numbers, asked of the engine.
//!
//! A marked statement is `<data value="KEY:ARGUMENT@RULESET=VALUE">text</data>`; argument and
//! ruleset may be left out, and the ruleset is then the page's own. [`Marked::check`] computes the
//! fact, compares it with the value, and compares the value with the numbers, squares or colors
//! that the text shows.

use std::sync::Arc;

use damiera::notation::{ballot, link};
use damiera::rules::spec::{DrawClause, DrawWhen, Ending, Force, KingLimit};
use damiera::rules::{
    Bits, Color, Game, Kind, Piece, Ruleset, Setup, Square, Status, What, WinReason,
};
use damiera::rulesets::{self, ballots};

use super::numbers::{Token, scan};

/// A marked statement.
pub(super) struct Marked<'a> {
    key: &'a str,
    argument: &'a str,
    ruleset: &'a str,
    value: &'a str,
}

impl<'a> Marked<'a> {
    /// Takes a value apart; none if it is no statement but a [kind of number](super::numbers::KINDS).
    pub(super) fn read(text: &'a str, page: &'a str) -> Option<Self> {
        let (left, value) = text.split_once('=')?;
        let (left, ruleset) = left.split_once('@').unwrap_or((left, page));
        let (key, argument) = left.split_once(':').unwrap_or((left, ""));
        Some(Self { key, argument, ruleset, value })
    }

    /// Whether engine, value and text agree.
    pub(super) fn check(&self, text: &str) -> Result<(), String> {
        let fact = fact(self.ruleset, self.key, self.argument).ok_or_else(|| {
            format!("\"{}:{}\" is no fact of {}", self.key, self.argument, self.ruleset)
        })?;
        let stated: Vec<_> = self.value.split(' ').map(str::to_owned).collect();
        if sorted(&fact) != sorted(&stated) {
            return Err(format!("{} is {fact:?} and not {stated:?}", self.key));
        }
        if let Some(words) = color_words(self.value) {
            let shows = |words: &[&str]| words.iter().any(|word| text.contains(word));
            let others = if self.value == "white" { BLACK } else { WHITE };
            return if shows(words) && !shows(others) {
                Ok(())
            } else {
                Err(format!("\"{text}\" does not say {}", self.value))
            };
        }
        let mut shown: Vec<_> = scan(text).iter().map(Token::to_string).collect();
        if stated == ["1"] {
            // Elsewhere "one" is mostly no number, and the scan leaves it out.
            let ones = text.split_whitespace().filter(|word| ONE.contains(word));
            shown.extend(ones.map(|_| "1".to_owned()));
        }
        let of_argument = self.argument.split(|ch: char| !ch.is_alphanumeric());
        let of_argument = of_argument.flat_map(shown_of_argument);
        let both: Vec<_> = of_argument.chain(stated.iter().cloned()).collect();
        if sorted(&shown) == sorted(&stated) || sorted(&shown) == sorted(&both) {
            Ok(())
        } else {
            Err(format!("\"{text}\" shows {shown:?} and is marked {stated:?}"))
        }
    }
}

/// What a text shows of a part of an argument: a square or a number, and of a force, `kkm`, how many
/// kings and men it has where these are several.
fn shown_of_argument(part: &str) -> Vec<String> {
    if part.ends_with(|ch: char| ch.is_ascii_digit()) {
        return vec![part.to_owned()];
    }
    let counts = ['k', 'm'].map(|kind| part.matches(kind).count());
    let is_force = counts.iter().sum::<usize>() == part.len();
    let several = counts.into_iter().filter(|&count| is_force && count > 1);
    several.map(|count| count.to_string()).collect()
}

const ONE: [&str; 3] = ["one", "un", "una"];

const WHITE: &[&str] = &["White", "Bianco"];
const BLACK: &[&str] = &["Black", "Nero"];

fn color_words(value: &str) -> Option<&'static [&'static str]> {
    match value {
        "white" => Some(WHITE),
        "black" => Some(BLACK),
        _ => None,
    }
}

fn sorted(items: &[String]) -> Vec<&str> {
    let mut items: Vec<_> = items.iter().map(String::as_str).collect();
    items.sort_unstable();
    items
}

/// A fact of a game as the tokens that state it.
fn fact(id: &str, key: &str, argument: &str) -> Option<Vec<String>> {
    let ruleset = rulesets::compile(id)?;
    let (rules, board) = (ruleset.rules(), ruleset.board());
    let number = |number: usize| Some(vec![number.to_string()]);
    let label = |square: Square| board.label(square).to_string();
    Some(match key {
        "squares" => return number(board.squares().len()),
        "area" => return number(usize::from(rules.board.width) * usize::from(rules.board.height)),
        "numbers" => ends(board.squares()).map(label).to_vec(),
        "width" => return number(rules.board.width.into()),
        "height" => return number(rules.board.height.into()),
        "rows" => return number(rules.start.len()),
        "empty-rows" => return number(usize::from(rules.board.height) - 2 * rules.start.len()),
        "men" => return number(men(&ruleset, Color::White).len()),
        "all-men" => {
            return number(Color::BOTH.iter().map(|&color| men(&ruleset, color).len()).sum());
        }
        "row-men" => {
            let row: u8 = argument.parse().ok()?;
            let height = rules.board.height;
            let is_there = |square: &&Square| board.place(**square).1 + row == height;
            return number(men(&ruleset, Color::White).iter().filter(is_there).count());
        }
        "start" => ends(&men(&ruleset, color(argument)?)).map(label).to_vec(),
        "base" => ends(&base(&ruleset, color(argument)?)).map(label).to_vec(),
        "base-row" => {
            let (_, y) = board.place(*base(&ruleset, color(argument)?).first()?);
            return number(usize::from(rules.board.height - y));
        }
        "corner" => {
            let (right, bottom) = (rules.board.width - 1, rules.board.height - 1);
            let (x, y) = match argument {
                "near-left" => (0, bottom),
                "near-right" => (right, bottom),
                "far-right" => (right, 0),
                _ => return None,
            };
            vec![label(board.square_at(x, y)?)]
        }
        "first" => vec![name(rules.first)],
        "first-moves" => return number(Game::new(Arc::new(ruleset)).legal_moves().len()),
        "directions" => {
            return number(match argument {
                "man-move" => rules.man.quiet.iter().count(),
                "man-capture" => rules.man.capture.iter().count(),
                "king-move" => rules.king.quiet.iter().count(),
                "king-capture" => rules.king.capture.iter().count(),
                _ => return None,
            });
        }
        "reach" => lands(&game(id, &format!("W:WK{argument}:B"))?, false),
        "jump" => {
            let (from, over) = argument.split_once('/')?;
            lands(&game(id, &format!("W:W{from}:B{over}"))?, true)
        }
        "king-limit" => match rules.king_limit {
            KingLimit::Quiet { moves } => vec![moves.to_string()],
            KingLimit::None => return None,
        },
        "lost-kings" => lost_kings(&ruleset)?,
        "king-worth" => vec![quarters(weights(&ruleset).0)],
        "lead" => vec![quarters(weights(&ruleset).1)],
        "held" => {
            let is_held = |n_kings: &usize| !is_ahead(&ruleset, *n_kings, (Kind::King, 1));
            return number((1..9).take_while(is_held).count());
        }
        "outweigh" => return number(men_that_outweigh(id, argument.len())?),
        // An ending in which nothing is counted, unless a player refuses a draw.
        "uncounted" => {
            let (strong, weak) = argument.split_once('-')?;
            let counts = |clause: &DrawClause| match clause.when {
                DrawWhen::Ending { ending, .. } => is_ending(&ending, strong, weak),
                DrawWhen::Repetition { .. }
                | DrawWhen::KingMoves { .. }
                | DrawWhen::NoCapture { .. } => true,
                DrawWhen::RefusedOffer { .. } => false,
            };
            if rules.draws.iter().any(counts) {
                return None;
            }
            [strong, weak].map(|force| force.len().to_string()).to_vec()
        }
        "cards" | "barred" | "played" | "card-moves" => cards(id, key, argument)?,
        _ => return draw(rules.draws.iter().map(|clause| clause.when), key, argument),
    })
}

/// The numbers in the draws that are counted: moves by each side, unless the key says plies.
fn draw(clauses: impl Iterator<Item = DrawWhen>, key: &str, argument: &str) -> Option<Vec<String>> {
    let count = clauses.into_iter().find_map(|when| match (key, when) {
        ("repetition", DrawWhen::Repetition { times }) => Some(times),
        ("quiet-kings", DrawWhen::KingMoves { plies }) if plies % 2 == 0 => Some(plies / 2),
        ("quiet-kings-plies", DrawWhen::KingMoves { plies }) => Some(plies),
        ("ending", DrawWhen::Ending { ending, plies }) => {
            let is_meant = |forces: &str| {
                let (strong, weak) = forces.split_once('-').unwrap_or_default();
                is_ending(&ending, strong, weak)
            };
            argument.split(',').all(is_meant).then_some(plies / 2)
        }
        ("refused", DrawWhen::RefusedOffer { moves }) => Some(moves),
        _ => None,
    })?;
    Some(vec![count.to_string()])
}

fn is_ending(ending: &Ending, strong: &str, weak: &str) -> bool {
    fits(ending.strong, strong) && fits(ending.weak, weak)
}

/// Whether a force is this one: `kkm` is two kings and a man.
fn fits(force: Force, pieces: &str) -> bool {
    let count = |kind| u8::try_from(pieces.matches(kind).count()).unwrap_or(u8::MAX);
    let is_within = |count, (least, most)| (least..=most).contains(&count);
    is_within(count('k') + count('m'), force.pieces) && is_within(count('k'), force.kings)
}

fn men(ruleset: &Ruleset, color: Color) -> Vec<Square> {
    let men = ruleset.start().of(color, Kind::Man);
    ruleset.board().squares().iter().copied().filter(|&square| men.has(square)).collect()
}

/// The row nearest to a side.
fn base(ruleset: &Ruleset, color: Color) -> Vec<Square> {
    let board = ruleset.board();
    let y = if color == Color::White { board.shape().height - 1 } else { 0 };
    board.squares().iter().copied().filter(|&square| board.place(square).1 == y).collect()
}

fn ends(squares: &[Square]) -> [Square; 2] {
    [squares[0], squares[squares.len() - 1]]
}

fn color(name: &str) -> Option<Color> {
    match name {
        "white" => Some(Color::White),
        "black" => Some(Color::Black),
        _ => None,
    }
}

fn name(color: Color) -> String {
    match color {
        Color::White => "white".into(),
        Color::Black => "black".into(),
    }
}

/// A game from a position.
fn game(id: &str, fen: &str) -> Option<Game> {
    Some(link::read(&format!("v=1&g={id}&fen={fen}")).ok()?.game)
}

/// Where the moves of a position end. One that needs no opponent is asked of the ruleset, for which
/// a side without pieces has not lost yet.
fn lands(game: &Game, are_captures: bool) -> Vec<String> {
    let ruleset = game.ruleset();
    let moves = ruleset.legal_moves(game.position()).unwrap();
    let wanted = moves.iter().filter(|mv| mv.is_capture() == are_captures);
    wanted.map(|mv| ruleset.board().label(mv.to).to_string()).collect()
}

/// What a king is worth where an advantage is weighed, and the lead that decides, both in quarters of
/// a man. So many kings are ahead of so many men at most: how that number grows with the kings tells
/// their worth, and what is then missing to their worth is the lead.
fn weights(ruleset: &Ruleset) -> (usize, usize) {
    let most_men = |n_kings: usize| {
        let is_ahead = |n_men: &usize| is_ahead(ruleset, n_kings, (Kind::Man, *n_men));
        (1..ruleset.board().squares().len() - n_kings).take_while(is_ahead).count()
    };
    let king = most_men(8) - most_men(4);
    let lead = (1..5).map(|n_kings| n_kings * king - 4 * most_men(n_kings)).min();
    (king, lead.unwrap())
}

fn quarters(count: usize) -> String {
    let fraction = ["", ".25", ".5", ".75"][count % 4];
    format!("{}{fraction}", count / 4)
}

/// How many men at least have to be taken rather than this many kings, at most two: one white man can
/// take the kings, the other the men.
fn men_that_outweigh(id: &str, n_kings: usize) -> Option<usize> {
    let kings = ["K31", "K22"].get(..n_kings)?.join(",");
    let men = ["44", "34", "24", "14"];
    (1..=men.len()).find(|&n_men| {
        let fen = format!("W:W36,50:B{kings},{}", men[..n_men].join(","));
        let game = game(id, &fen).unwrap();
        game.legal_moves().iter().all(|mv| {
            mv.captured.count() as usize == n_men
                && (mv.captured & game.position().kings()).is_empty()
        })
    })
}

/// Whether White, with this many kings against such black pieces, has a decided advantage after
/// refusing a draw. Nothing can be taken where the pieces stand.
fn is_ahead(ruleset: &Ruleset, n_white: usize, (kind, n_black): (Kind, usize)) -> bool {
    let squares = ruleset.board().squares();
    let mut setup = Setup::empty(Color::Black);
    let mut put = |square, color, kind| setup.put(square, Some(Piece { color, kind }));
    squares.iter().take(n_black).for_each(|&square| put(square, Color::Black, kind));
    squares.iter().rev().take(n_white).for_each(|&square| put(square, Color::White, Kind::King));
    let position = ruleset.position(setup).unwrap();
    let mut game = Game::from_position(Arc::new(ruleset.clone()), position);
    assert_eq!(game.status(), Status::Ongoing, "both have pieces and can move");
    game.say(Color::Black, What::Offer).unwrap();
    game.say(Color::White, What::Decline).unwrap();
    game.counters().iter().any(|counter| counter.side == Some(Color::White) && counter.is_ahead)
}

/// The two squares on which one king each has lost for the side to move.
fn lost_kings(ruleset: &Ruleset) -> Option<Vec<String>> {
    let board = ruleset.board();
    let label = |square| board.label(square).to_string();
    let mut lost = Vec::new();
    for &us in board.squares() {
        for &them in board.squares().iter().filter(|&&them| them != us) {
            let game = game(ruleset.rules().id, &format!("W:WK{}:BK{}", label(us), label(them)))?;
            if let Status::Won { winner: Color::Black, reason: WinReason::KingWillBeTaken } =
                game.status()
            {
                lost.extend([label(us), label(them)]);
            }
        }
    }
    lost.sort_unstable();
    lost.dedup();
    Some(lost)
}

fn cards(id: &str, key: &str, deck: &str) -> Option<Vec<String>> {
    let ballots::Cards::Text(text) = ballots::find(id, deck)?.cards else { return None };
    let cards = ballot::read(text).unwrap();
    let n_barred = cards.iter().filter(|card| card.is_barred).count();
    let count = match key {
        "cards" => cards.len(),
        "barred" => n_barred,
        "played" => cards.len() - n_barred,
        _ => {
            let count = cards[0].moves().count();
            assert!(cards.iter().all(|card| card.moves().count() == count));
            count
        }
    };
    Some(vec![count.to_string()])
}
