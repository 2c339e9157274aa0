//! Examples of what each house rule changes: small positions, played by the rules themselves with
//! each option in turn.

use std::sync::Arc;

use super::record;
use crate::notation::fen;
use crate::rules::{Game, Move, Position, Ruleset, Square, Status};
use crate::rulesets::house::{Fault, HouseRules, Topic};

/// The setup of a topic's example.
struct Model {
    /// The other rules of the example, as a code of house rules.
    code: &'static str,
    /// One position, or one for each option; empty for the start of a game.
    fens: &'static [&'static str],
    shows: Shows,
}

/// What an example draws on its board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shows {
    /// Nothing: it shows a position.
    Nothing,
    /// All moves that can be played.
    Moves,
    /// The first jump of every capture, over the squares that the house rules use; with all squares
    /// in use it is the example's second position.
    Directions,
}

/// An example, played by its own rules.
#[derive(Clone, Debug)]
pub struct Example {
    /// The game after the example's moves.
    pub game: Game,
    /// The moves to draw.
    pub ways: Vec<Way>,
    /// Whether the example shows how a game ends.
    is_about_end: bool,
}

/// A move of an example.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// Its squares: start, turns and end.
    pub squares: Vec<Square>,
    /// The squares of the captured pieces.
    pub victims: Vec<Square>,
    /// Whether it misses a compulsory capture.
    pub is_faulty: bool,
    /// The move in the game's notation.
    pub text: String,
}

/// The code that all examples share, apart from the board.
const SMALL: &str = "house-1-board.6x6-rows.1-names.letters";

/// The setup of a topic's example; `None` for draws, which no position shows.
const fn model(topic: Topic) -> Option<Model> {
    use Shows::{Directions, Moves, Nothing};
    let (code, fens, shows): (_, &'static [&'static str], _) = match topic {
        Topic::Size | Topic::Gap => ("house-1-rows.2", &[], Nothing),
        Topic::Squares => ("house-1-board.6x6-rows.2-men.forward", &[], Nothing),
        Topic::Rows => ("house-1-board.12x12", &[], Nothing),
        Topic::Formation => ("house-1-squares.all-men.forward", &[], Nothing),
        Topic::Labels => ("house-1-board.6x6-rows.1", &[], Moves),
        Topic::First => (SMALL, &[], Moves),
        Topic::ManSteps => (SMALL, &["W:Wc3:Bf6", "W:Wc3:Bf6"], Directions),
        Topic::ManJumps => (
            "house-1-board.10x10-names.letters-choice.any",
            &["W:We5:Bd6,e7,f6,g5,f4,e3,d4,c5", "W:We5:Bd6,e6,f6,f5,f4,e4,d4,d5"],
            Directions,
        ),
        Topic::Step => (SMALL, &["W:Wa1,b2,c3:Bf6"], Moves),
        Topic::Prey => {
            ("house-1-board.6x6-rows.1-names.letters-choice.any", &["W:Wc3:Bb4,Kd4"], Moves)
        }
        Topic::KingSteps => (SMALL, &["W:WKc3:Bf6", "W:WKc3:Bf6"], Directions),
        Topic::KingJumps => (
            "house-1-board.10x10-names.letters-choice.any-landing.each",
            &["W:WKe5:Bd6,e7,f6,g5,f4,e3,d4,c5", "W:WKe5:Bd6,e6,f6,f5,f4,e4,d4,d5"],
            Directions,
        ),
        Topic::Range => (SMALL, &["W:WKa1:Bd4"], Moves),
        Topic::Landing => ("house-1-names.letters-choice.any", &["W:WKe1:Bd2,c5,Kf2"], Moves),
        Topic::KingLimit => (
            SMALL,
            &[
                "W:WKc3,a3:Bf6",
                "W:WKc3,a3:Bf6:+0+111",
                "W:WKc3,a3:Bf6:+0+211",
                "W:WKc3,a3:Bf6:+0+311",
                "W:WKc3,a3:Bf6:+0+511",
            ],
            Moves,
        ),
        Topic::Choice => (
            "house-1-board.10x10-names.letters-range.short",
            &["W:Wa1,e1,Kj10,Ka9:Bb2,b4,f2,Kf4,i9,b8,d8"],
            Moves,
        ),
        Topic::Removal => ("house-1-names.letters", &["W:WKb2:Bd4,e7,c7,f2"], Moves),
        Topic::UTurn => ("house-1-names.letters-removal.atonce", &["W:WKd4:Bf6,c3"], Moves),
        Topic::Duty => (SMALL, &["W:Wc3,a1:Bd4"], Moves),
        Topic::Promotion => ("house-1-names.letters", &["W:Wb6:Bc7,e7"], Moves),
        Topic::Goal => (SMALL, &["W:Wa1:Bb2,c3"], Moves),
        Topic::Ends => (
            SMALL,
            &[
                "W:WKa1:BKb6",
                "W:WKa1:Bb6",
                "W:WKa1:BKb6",
                "W:WKa1:BKb6",
                "B:WKc5,a1:Bf6,f4",
                "W:WKa1:BKf6",
            ],
            Moves,
        ),
        Topic::Draws => return None,
    };
    Some(Model { code, fens, shows })
}

/// The example of one topic under these house rules.
pub fn example(house: &HouseRules, topic: Topic) -> Option<Example> {
    let Model { code, fens, shows } = model(topic)?;
    let option = house.option(topic);
    // What changes the start is seen on the board that is being put together, if it makes a game.
    if fens.is_empty() && shows == Shows::Nothing && house.faults().is_empty() {
        let ruleset = Arc::new(Ruleset::new(&house.rules("")));
        let start = ruleset.start();
        let game = Game::from_position(ruleset, start);
        return Some(Example { game, ways: Vec::new(), is_about_end: false });
    }
    let mut rules = HouseRules::parse(code).ok()?.with(topic, option);
    let mut fen = fens.get(option).or(fens.first());
    if shows == Shows::Directions {
        let is_full = is_full(house);
        fen = fens.get(usize::from(is_full));
        rules = rules.with(Topic::Squares, if is_full { house.option(Topic::Squares) } else { 0 });
    }
    let ruleset = Arc::new(Ruleset::new(&rules.rules("")));
    let position = match fen {
        None => ruleset.start(),
        Some(text) => fen::parse(&ruleset, text).ok()?,
    };
    let game = Game::from_position(ruleset, position);
    let ways = if shows == Shows::Nothing { Vec::new() } else { ways(&game, shows) };
    let is_about_end = matches!(topic, Topic::Goal | Topic::Ends);
    Some(Example { game, ways, is_about_end })
}

/// Whether light squares are used too.
fn is_full(house: &HouseRules) -> bool {
    house.option(Topic::Squares) + 1 == Topic::Squares.values().len()
}

fn ways(game: &Game, shows: Shows) -> Vec<Way> {
    let mut ways: Vec<Way> = Vec::new();
    let legal = game.legal_moves().iter().map(|mv| (mv, false));
    for (mv, is_faulty) in legal.chain(game.faulty_moves().iter().map(|mv| (mv, true))) {
        let way = way(game, mv, is_faulty, shows == Shows::Directions);
        if !ways.contains(&way) {
            ways.push(way);
        }
    }
    ways
}

fn way(game: &Game, mv: &Move, is_faulty: bool, first_jump_alone: bool) -> Way {
    let (ruleset, position) = (game.ruleset(), game.position());
    let mut route = ruleset.route(position, mv);
    let mut text = record::move_text(game, mv);
    if first_jump_alone && mv.is_capture() {
        route.landings.truncate(1);
        route.victims.truncate(1);
        let label = |square| ruleset.board().label(square);
        let to = route.landings.first().copied().unwrap_or(mv.to);
        text = format!("{}x{}", label(mv.from), label(to));
    }
    let squares = std::iter::once(mv.from).chain(route.landings).collect();
    Way { squares, victims: route.victims, is_faulty, text }
}

/// The start position under these house rules, if they make a game.
pub fn start(house: &HouseRules) -> Option<(Ruleset, Position)> {
    let fits = !house.faults().contains(&Fault::TooManySquares);
    fits.then(|| {
        let ruleset = Ruleset::new(&house.rules(""));
        let start = ruleset.start();
        (ruleset, start)
    })
}

impl Example {
    /// How the game has ended, if the example is about that.
    pub fn end(&self) -> Option<Status> {
        let status = self.game.status();
        (self.is_about_end && status != Status::Ongoing).then_some(status)
    }

    /// The moves in the game's notation: the legal ones, or those that miss a capture.
    pub fn texts(&self, is_faulty: bool) -> Vec<String> {
        let ways = self.ways.iter().filter(|way| way.is_faulty == is_faulty);
        ways.map(|way| way.text.clone()).collect()
    }
}
