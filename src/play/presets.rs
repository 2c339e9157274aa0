//! Setups to start an edit with, made for whatever board and rules are in use.

use crate::rules::spec::{KingLimit, Step};
use crate::rules::{Color, Kind, KingStreak, Piece, Ruleset, Setup, Square};

/// A setup to start with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preset {
    /// The start of a game.
    Start,
    /// An empty board.
    Empty,
    /// A few men on each side.
    FewMen,
    /// Two white kings against one.
    TwoKings,
    /// Three white kings against one.
    ThreeKings,
    /// Three white men in line, for games in which lines of men move.
    Line,
    /// A white king that has made all its moves in a row, for games that limit them.
    TiredKing,
}

impl Preset {
    /// The presets that make sense in a game.
    pub fn all(ruleset: &Ruleset) -> Vec<Self> {
        let rules = ruleset.rules();
        let mut all =
            vec![Self::Start, Self::Empty, Self::FewMen, Self::TwoKings, Self::ThreeKings];
        all.extend((rules.man.step == Step::Line).then_some(Self::Line));
        all.extend((rules.king_limit != KingLimit::None).then_some(Self::TiredKing));
        all
    }

    /// The pieces of this preset.
    pub fn setup(self, ruleset: &Ruleset) -> Setup {
        let turn = if self == Self::Empty { ruleset.rules().first } else { Color::White };
        let mut scene = Scene { ruleset, setup: Setup::empty(turn) };
        match self {
            Self::Start => return Setup::from(&ruleset.start()),
            Self::Empty => {}
            Self::FewMen => {
                scene.put_row(Color::White, Kind::Man, 1, 3);
                scene.put_row(Color::Black, Kind::Man, 1, 3);
            }
            Self::TwoKings => scene.kings_against_one(2),
            Self::ThreeKings => scene.kings_against_one(3),
            Self::Line => scene.line(),
            Self::TiredKing => scene.tired_king(),
        }
        scene.setup
    }
}

/// A setup in the making.
struct Scene<'a> {
    ruleset: &'a Ruleset,
    setup: Setup,
}

impl Scene<'_> {
    /// The squares of a row, counted from a side's own edge and listed as that side sees them.
    fn row(&self, color: Color, row: u8) -> Vec<Square> {
        let board = self.ruleset.board();
        let shape = board.shape();
        let y = match color {
            Color::White => shape.height.saturating_sub(1 + row),
            Color::Black => row,
        };
        let mut squares: Vec<_> = (0..shape.width).filter_map(|x| board.square_at(x, y)).collect();
        if color == Color::Black {
            squares.reverse();
        }
        squares
    }

    fn put_row(&mut self, color: Color, kind: Kind, row: u8, n_pieces: usize) {
        for square in self.row(color, row).into_iter().take(n_pieces) {
            self.setup.put(square, Some(Piece { color, kind }));
        }
    }

    fn kings_against_one(&mut self, n_kings: usize) {
        self.put_row(Color::White, Kind::King, 0, n_kings);
        self.put_row(Color::Black, Kind::King, 0, 1);
    }

    /// Three men of a file behind each other, and three of the other side further up.
    fn line(&mut self) {
        for row in [1, 2, 3] {
            self.put_row(Color::White, Kind::Man, row, 1);
        }
        self.put_row(Color::Black, Kind::Man, 1, 3);
    }

    fn tired_king(&mut self) {
        self.put_row(Color::White, Kind::King, 0, 1);
        self.put_row(Color::White, Kind::Man, 1, 2);
        self.put_row(Color::Black, Kind::Man, 1, 3);
        let king = self.row(Color::White, 0).first().copied();
        if let (Some(square), KingLimit::Quiet { moves }) = (king, self.ruleset.rules().king_limit)
        {
            self.setup.streaks[Color::White.index()] = KingStreak { square, moves };
        }
    }
}
