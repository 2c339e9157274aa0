//! Positions for laws: what random play reaches, and boards full of kings that it seldom does.

use damiera::rules::{
    Bits, Color, Game, Kind, Move, Piece, Position, Ruleset, Setup, Square, Status,
};
use damiera::rulesets::ALL;

/// How long a game is followed.
const MAX_PLIES: usize = 200;

/// Small random numbers that are the same forever (xorshift64*, Vigna 2016).
#[derive(Clone, Debug)]
pub(crate) struct Dice(u64);

impl Dice {
    /// Dice that fall the same way for the same seed.
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(2).wrapping_add(1))
    }

    /// A number below `n`.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        let word = self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33;
        usize::try_from(word).unwrap() % n
    }
}

/// What is done with a position and its legal moves, none where the game is over.
pub(crate) type Look<'a> = dyn FnMut(&Ruleset, &Position, &[Move]) + 'a;

/// Calls `look` with every ruleset, some positions of a game of random moves by it, and some random
/// boards.
pub(crate) fn each_position(seed: u64, look: &mut Look<'_>) {
    for entry in ALL {
        let ruleset = std::sync::Arc::new(Ruleset::new(&entry.rules));
        let mut dice = Dice::new(seed);
        let mut game = Game::new(std::sync::Arc::clone(&ruleset));
        let every = 1 + dice.below(16);
        while game.status() == Status::Ongoing && game.plies().len() < MAX_PLIES {
            if game.plies().len() % 16 == every {
                look(&ruleset, game.position(), game.legal_moves());
            }
            let mv = game.legal_moves()[dice.below(game.legal_moves().len())];
            game.play(&mv).unwrap();
        }
        // Without its history: a draw by repetition is no business of a position.
        let game = Game::from_position(std::sync::Arc::clone(&ruleset), *game.position());
        look(&ruleset, game.position(), game.legal_moves());
        for _ in 0..3 {
            let position = scattered(&ruleset, &mut dice);
            let game = Game::from_position(std::sync::Arc::clone(&ruleset), position);
            look(&ruleset, game.position(), game.legal_moves());
        }
    }
}

/// A board with some pieces of each side anywhere, men never on their last row.
fn scattered(ruleset: &Ruleset, dice: &mut Dice) -> Position {
    let board = ruleset.board();
    let turn = Color::BOTH[dice.below(2)];
    let mut setup = Setup::empty(turn);
    let n_pieces = 2 + dice.below(board.squares().len() / 3);
    for _ in 0..n_pieces {
        let square = board.squares()[dice.below(board.squares().len())];
        let color = Color::BOTH[dice.below(2)];
        let is_last = last_row(ruleset, color).has(square);
        let kind = if is_last || dice.below(4) == 0 { Kind::King } else { Kind::Man };
        setup.put(square, Some(Piece { color, kind }));
    }
    ruleset.position(setup).unwrap()
}

fn last_row(ruleset: &Ruleset, color: Color) -> u128 {
    let board = ruleset.board();
    let row = match color {
        Color::White => 0,
        Color::Black => board.shape().height - 1,
    };
    let is_there = |square: &&Square| board.place(**square).1 == row;
    board.squares().iter().filter(is_there).fold(0, |set, &square| set | u128::of(square))
}
