//! What a quiet position is worth, from the geometry of the board and the choices of the rules.
//!
//! The part that is a sum over pieces is kept up to date move by move (see [`Worth`]); the rest
//! is worked out from sets of squares when it is asked for.

use std::sync::Arc;

use damiera_rules::board::{Board, Direction, Square};
use damiera_rules::spec::{Goal, KingLimit, Range, Rules};
use damiera_rules::{Bits, Color, Kind, Move, Position, Ruleset, Tables};

use super::learned::{self, Learned, N_FACTS, Stages, WeightsError};
use super::net::Net;
use super::params::{
    DRAWISH, DRIVE_EDGE, DRIVE_NEAR, DRIVE_PIECES, MAN, MAN_MOVE, RUNAWAY, RUNAWAY_PER_ROW,
    STREAK_LOSS, SUPPORT, TEMPO, TRADE,
};
use super::patterns::PatternIndices;
use super::score::Score;
use super::squares::{at, edge};
use super::worth::{Worth, Worths};

/// What the evaluation knows of one ruleset.
#[derive(Clone, Debug)]
pub(crate) struct Eval<B> {
    worths: Worths,
    /// How many men a side has at the start, both sides together.
    n_men_start: u32,
    /// Whether a king cannot be caught by fewer than four pieces: it flies, and only the diagonals
    /// of dark squares lead to it.
    kings_escape: bool,
    king_limit: KingLimit,
    learned: Option<Arc<Learned>>,
    races: [Race<B>; 2],
    distances: Distances,
}

/// Steps on the drawing, in all eight directions.
#[derive(Clone, Debug)]
struct Distances {
    /// How many king's moves apart two squares are, by their indexes.
    pairs: Box<[[u8; 128]; 128]>,
    /// To the nearest edge.
    edges: Box<[u8; 128]>,
}

/// What a race to the last row needs to know of one side.
#[derive(Clone, Debug)]
struct Race<B> {
    /// Squares from which it is worth a thought.
    zone: B,
    /// Rows still to go.
    rows: Box<[u8; 128]>,
    /// Where a man of the other side could still come in between.
    cones: Box<[B; 128]>,
}

impl<B: Bits> Eval<B> {
    pub(crate) fn new(ruleset: &Ruleset) -> Self {
        let (rules, board) = (ruleset.rules(), ruleset.board());
        Self {
            worths: Worths::new(rules, board),
            n_men_start: ruleset.start().occupied().count().max(1),
            kings_escape: kings_escape(rules),
            king_limit: rules.king_limit,
            learned: None,
            races: Color::BOTH.map(|color| Race::new(board, color).narrow()),
            distances: Distances::new(board),
        }
    }

    /// Takes weights that were learned for the ruleset.
    pub(crate) fn learn(&mut self, ruleset: &Ruleset, bytes: &[u8]) -> Result<(), WeightsError> {
        let learned = Learned::new(ruleset, bytes)?;
        let (rules, board) = (ruleset.rules(), ruleset.board());
        self.worths = Worths::new(rules, board).taught(rules, board, &learned);
        self.learned = Some(Arc::new(learned));
        Ok(())
    }

    /// The indices of the windows, from scratch.
    pub(crate) fn indices(&self, position: &Position<B>) -> PatternIndices {
        self.learned.as_ref().map_or(PatternIndices::EMPTY, |learned| learned.patterns.of(position))
    }

    /// The indices after a move.
    #[inline]
    pub(crate) fn indices_after(
        &self,
        indices: &PatternIndices,
        before: &Position<B>,
        mv: &Move<B>,
    ) -> PatternIndices {
        match &self.learned {
            Some(learned) => learned.patterns.after(*indices, before, mv),
            None => PatternIndices::EMPTY,
        }
    }

    /// The sum over pieces, from scratch.
    pub(crate) fn worth(&self, position: &Position<B>) -> Worth {
        self.worths.of(position)
    }

    /// The sum over pieces after a move.
    #[inline]
    pub(crate) fn worth_after(&self, worth: Worth, before: &Position<B>, mv: &Move<B>) -> Worth {
        self.worths.after(worth, before, mv)
    }

    /// Whether it has learned weights.
    pub(crate) const fn is_taught(&self) -> bool {
        self.learned.is_some()
    }

    /// The network of the learned weights, if they have one.
    #[inline]
    pub(crate) fn net(&self) -> Option<&Net> {
        self.learned.as_ref()?.net.as_deref()
    }

    /// The score for the side to move; `net` says what the [network](Eval::net) adds to the value without it, which
    /// it is given unless more is made of the sum.
    #[inline]
    pub(crate) fn score(
        &self,
        tables: &Tables<B>,
        position: &Position<B>,
        worth: Worth,
        indices: &PatternIndices,
        net: impl FnOnce(Option<i32>) -> i32,
    ) -> Score {
        match &self.learned {
            Some(learned) => {
                let sum = [learned.indices(indices), learned.facts(&self.facts(tables, position))];
                self.learned_score(sum, tables, position, worth, net)
            }
            None => self.plain_score(tables, position, worth),
        }
    }

    /// The score by what was learned.
    fn learned_score(
        &self,
        sum: [Stages<i32>; 2],
        tables: &Tables<B>,
        position: &Position<B>,
        mut worth: Worth,
        net: impl FnOnce(Option<i32>) -> i32,
    ) -> Score {
        for stages in sum {
            worth.early += stages.early;
            worth.late += stages.late;
        }
        let n_pieces = position.occupied().count();
        let n_men = (position.occupied() & !position.kings()).count();
        let mut value = worth.blend(n_men, self.n_men_start);
        let is_few = n_pieces <= DRIVE_PIECES && tables.goal == Goal::LastMove;
        value += match position.turn() {
            Color::White => net((!is_few).then_some(value)),
            Color::Black => -net((!is_few).then_some(-value)),
        };
        if is_few {
            let lead = self.worths.material(position);
            if lead.abs() >= MAN / 2 {
                value = self.drive(position, lead, value);
            }
        }
        Score::static_eval(match position.turn() {
            Color::White => value,
            Color::Black => -value,
        })
    }

    /// Facts about the whole position, White's less Black's.
    #[inline]
    pub(crate) fn facts(&self, tables: &Tables<B>, position: &Position<B>) -> [i32; N_FACTS] {
        let race = self.races(position, Color::White) - self.races(position, Color::Black);
        learned::facts(tables, position, race)
    }

    /// The score by what was known beforehand.
    fn plain_score(&self, tables: &Tables<B>, position: &Position<B>, worth: Worth) -> Score {
        let kings = position.kings();
        let n_pieces = position.occupied().count();
        let n_men = (position.occupied() & !kings).count();
        let mut value = worth.blend(n_men, self.n_men_start);
        value += Self::structure(tables, position, Color::White)
            - Self::structure(tables, position, Color::Black);
        value += self.races(position, Color::White) - self.races(position, Color::Black);
        if self.king_limit != KingLimit::None {
            value += streak_loss(position, Color::Black) - streak_loss(position, Color::White);
        }
        let lead = self.worths.material(position);
        value += lead * TRADE / i32::try_from(n_pieces.max(1)).unwrap_or(1);
        if n_pieces <= DRIVE_PIECES && lead.abs() >= MAN / 2 {
            value = self.drive(position, lead, value);
        }
        // Where the aim is to have no move, everything that is worth something is in the way.
        let sign = if tables.goal == Goal::NoMove { -1 } else { 1 };
        let value = match position.turn() {
            Color::White => sign * value,
            Color::Black => -sign * value,
        };
        Score::static_eval(value + TEMPO)
    }

    /// How a side's men stand together, and how many moves they have.
    #[inline]
    fn structure(tables: &Tables<B>, position: &Position<B>, color: Color) -> i32 {
        let men = position.of(color, Kind::Man);
        let empty = tables.board & !position.occupied();
        let mut value = 0;
        for leap in tables.side(color).man_quiet.iter() {
            let next = leap.step(men);
            value += MAN_MOVE * signed((next & empty).count());
            // Of two directions along a row one says it all.
            if leap.direction != Direction::West {
                value += SUPPORT * signed((next & men).count());
            }
        }
        value
    }

    /// Men that nothing can stop.
    #[inline]
    fn races(&self, position: &Position<B>, color: Color) -> i32 {
        let race = &self.races[color.index()];
        let runners = position.of(color, Kind::Man) & race.zone;
        let theirs = position.side(!color);
        if runners.is_empty() || theirs.meets(position.kings()) {
            return 0;
        }
        runners
            .squares()
            .filter(|&square| !race.cones[at(square)].meets(theirs))
            .map(|square| RUNAWAY - RUNAWAY_PER_ROW * i32::from(race.rows[at(square)]))
            .fold(0, i32::max)
            * self.worths.crowning()
            / 100
    }

    /// With few pieces left the side ahead closes in on the other, and a lead that cannot be
    /// turned into a win counts little. All from White's side.
    fn drive(&self, position: &Position<B>, lead: i32, value: i32) -> i32 {
        let (ahead, sign) = if lead > 0 { (Color::White, 1) } else { (Color::Black, -1) };
        let hunted = position.side(!ahead);
        let hunters = position.of(ahead, Kind::King);
        let mut pressure = 0;
        for prey in hunted.squares() {
            for hunter in hunters.squares() {
                pressure -= DRIVE_NEAR * i32::from(self.distances.pairs[at(hunter)][at(prey)]);
            }
            pressure -= DRIVE_EDGE * i32::from(self.distances.edges[at(prey)]);
        }
        let n_pairs = signed((hunted.count() * hunters.count()).max(1));
        let value = value + sign * (pressure / n_pairs.min(6)).max(-MAN / 2);
        let has_king = hunted.meets(position.kings());
        if self.kings_escape && has_king && position.side(ahead).count() <= 3 {
            return value / DRAWISH;
        }
        value
    }
}

impl Race<u128> {
    /// Worked out in the widest word, so that there is one copy of this in the program.
    fn new(board: &Board, color: Color) -> Self {
        /// Rows from the last one within which a race is looked at.
        const ROWS: u8 = 4;
        let height = board.shape().height;
        let rows_left = |square: Square| match color {
            Color::White => board.place(square).1,
            Color::Black => height - 1 - board.place(square).1,
        };
        let mut race = Self { zone: 0, rows: Box::new([0; 128]), cones: Box::new([0; 128]) };
        for &square in board.squares() {
            let rows = rows_left(square);
            race.rows[at(square)] = rows;
            if (1..=ROWS).contains(&rows) {
                race.zone |= u128::of(square);
            }
            for &other in board.squares() {
                let files = board.place(square).0.abs_diff(board.place(other).0);
                if rows_left(other) <= rows && files <= rows + 1 {
                    race.cones[at(square)] |= u128::of(other);
                }
            }
        }
        race
    }

    fn narrow<B: Bits>(&self) -> Race<B> {
        let mut cones = Box::new([B::EMPTY; 128]);
        for (narrow, &wide) in cones.iter_mut().zip(self.cones.iter()) {
            *narrow = B::narrow(wide);
        }
        Race { zone: B::narrow(self.zone), rows: self.rows.clone(), cones }
    }
}

impl Distances {
    fn new(board: &Board) -> Self {
        let mut distances = Self { pairs: Box::new([[0; 128]; 128]), edges: Box::new([0; 128]) };
        for &from in board.squares() {
            distances.edges[at(from)] = edge(board, from);
            for &to in board.squares() {
                distances.pairs[at(from)][at(to)] = distance(board, from, to);
            }
        }
        distances
    }
}

/// What a side loses because a king has used moves of its limit.
#[inline]
fn streak_loss<B: Bits>(position: &Position<B>, color: Color) -> i32 {
    let moves = usize::from(position.streak(color).moves);
    STREAK_LOSS[moves.min(STREAK_LOSS.len() - 1)]
}

fn kings_escape(rules: &Rules) -> bool {
    rules.king.range == Range::Flying
        && rules.king.capture.iter().all(|direction| !direction.is_orthogonal())
}

/// Steps between two squares for a piece that goes in all eight directions of the drawing.
fn distance(board: &Board, from: Square, to: Square) -> u8 {
    let ((x0, y0), (x1, y1)) = (board.place(from), board.place(to));
    x0.abs_diff(x1).max(y0.abs_diff(y1))
}

#[inline]
fn signed(count: u32) -> i32 {
    i32::try_from(count).unwrap_or_default()
}
