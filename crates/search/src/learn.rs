//! Learning an evaluation: games of the engine against itself, and the numbers that tell best how
//! they ended.
//!
//! Positions count if they are quiet for both sides. A position of a game counts if every move after it
//! was chosen; it is held to be worth partly how the game ended and partly what the search said of it,
//! which is less true and less noisy. Most of what a search judges comes after bad moves, so positions
//! after random moves beside the games count as well; they are worth what the search said.
//!
//! The weights are fitted by logistic regression, one position at a time, each weight with its own
//! learning rate and with a pull to zero that rare indices do not overcome (the proximal method of
//! H. B. `McMahan` and others, "Ad Click Prediction: a View from the Trenches", 2013).

mod net;

use std::io::{self, Read, Write};
use std::sync::Arc;

use damiera_rules::board::Square;
use damiera_rules::position::KingStreak;
use damiera_rules::{Bits, Color, Game, Position, Ruleset, Status, Tables, TablesTask};

use super::answer::{Answer, Control};
use super::counts::Past;
use super::engine::Engine;
use super::eval::Eval;
use super::learned::parts::Parts;
use super::limits::{Limits, Memory};
use super::random::Random;
use super::score::Reading;

pub use net::{NetFitting, fit_net};

/// A game that is not over after this many plies is a draw.
const MAX_PLIES: usize = 300;

/// Without a capture or a move of a man for this many plies, likewise.
const MAX_IDLE_PLIES: usize = 60;

/// A position that came up so often ends its game as a draw.
const MAX_REPEATS: usize = 3;

/// One in this many games is set aside.
const HELD_OUT_IN: usize = 16;

/// One in this many moves after the opening is any move.
const ANY_MOVE_IN: usize = 100;

/// Beside one in this many positions of a game a position after random moves is searched.
const BESIDE_IN: usize = 2;

/// The first quiet one after at most this many.
const BESIDE_PLIES: usize = 6;

/// What stands in a file in place of the result of a position beside a game.
const NO_RESULT: u8 = 3;

/// The scale where no game tells another.
const SCALE: f32 = 100.0;

/// With fewer pieces, or a greater score, games do not begin with a position.
const MIN_START_PIECES: u32 = 10;
const MAX_START_SCORE: u16 = 90;

/// How a game is played.
#[derive(Clone, Copy, Debug)]
pub struct SelfPlay {
    /// Nodes of each search.
    pub nodes: u64,
    /// This many plies at least, and less than twice as many, are any moves.
    pub opening_plies: usize,
}

/// A quiet position and what became of it.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    position: Position,
    /// For White, in hundredths of a man.
    score: i16,
    /// 2 if White won, 1 for a draw, 0 if Black won; none if it is beside a game.
    result: Option<u8>,
    /// Set aside to tell how good the fit is.
    held_out: bool,
}

/// Bytes of a sample in a file.
const SAMPLE_LEN: usize = 3 * 16 + 2 * 2 + 4;

impl Sample {
    /// Whether a game worth learning from may begin with it: men only, about as many on both sides.
    pub fn is_fair_start(&self) -> bool {
        let [white, black] = Color::BOTH.map(|color| self.position.side(color).count_ones());
        self.position.kings() == 0
            && white + black >= MIN_START_PIECES
            && white.abs_diff(black) <= 1
            && self.score.unsigned_abs() <= MAX_START_SCORE
    }

    /// Writes it as one record of a file.
    ///
    /// # Errors
    /// Those of the writer.
    pub fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        let position = &self.position;
        for squares in [position.side(Color::White), position.side(Color::Black), position.kings()]
        {
            out.write_all(&squares.to_le_bytes())?;
        }
        for color in Color::BOTH {
            let streak = position.streak(color);
            out.write_all(&[streak.square.index(), streak.moves])?;
        }
        let [low, high] = self.score.to_le_bytes();
        let turn = u8::from(position.turn() == Color::Black);
        let result = self.result.unwrap_or(NO_RESULT);
        out.write_all(&[low, high, result, turn | u8::from(self.held_out) << 1])
    }

    /// Reads the next record of a file; none at its end.
    ///
    /// # Errors
    /// Those of the reader; a record that ends early is one, and so is one with no such result.
    pub fn read(input: &mut dyn Read) -> io::Result<Option<Self>> {
        let mut record = [0; SAMPLE_LEN];
        if input.read(&mut record[..1])? == 0 {
            return Ok(None);
        }
        input.read_exact(&mut record[1..])?;
        let squares = |place: usize| {
            let bytes = record[16 * place..].first_chunk().copied().unwrap_or_default();
            u128::from_le_bytes(bytes)
        };
        let streak = |place: usize| KingStreak {
            square: Square::new(record[place] & 127),
            moves: record[place + 1],
        };
        let [.., low, high, result, flags] = record;
        let result = match result {
            0..=2 => Some(result),
            NO_RESULT => None,
            _ => {
                let why =
                    format!("it has a position with the result {result}: 0 to 3 was expected");
                return Err(io::Error::new(io::ErrorKind::InvalidData, why));
            }
        };
        let turn = if flags & 1 == 0 { Color::White } else { Color::Black };
        let (white, kings) = (squares(0), squares(2));
        let sides = [white, squares(1) & !white];
        let streaks = [streak(48), streak(50)];
        Ok(Some(Self {
            position: Position::from_parts(sides, kings & (sides[0] | sides[1]), turn, streaks),
            score: i16::from_le_bytes([low, high]),
            result,
            held_out: flags >> 1 & 1 == 1,
        }))
    }
}

/// How weights are fitted.
#[derive(Clone, Debug)]
pub struct Fitting {
    /// Weights that the fit begins with; else it begins with none.
    pub base: Option<Vec<u8>>,
    /// How often every position is looked at, at most.
    pub epochs: u32,
    /// How much of a position's worth is how its game ended, 0 to 1.
    pub result_share: f32,
    /// The learning rate.
    pub rate: f32,
    /// The pull of indices to zero.
    pub pull: f32,
}

/// Weights, and how well they do on games that they were not fitted to.
#[derive(Clone, Debug)]
pub struct Fitted {
    /// The weights, as [`Engine::learn`] takes them.
    pub bytes: Vec<u8>,
    /// Hundredths of a man at which a side wins e times as often as it loses.
    pub scale: f32,
    /// The mean loss of what was known beforehand, in nats.
    pub loss_before: f32,
    /// The mean loss of the weights.
    pub loss: f32,
    /// The epoch that did best.
    pub epoch: u32,
}

/// A quiet position, and what the search says of it, for White.
type Scored = (Position, i16);

/// What a game is good for.
#[derive(Debug, Default)]
struct GameSamples {
    /// Positions of the game.
    played: Vec<Scored>,
    /// Positions beside it.
    beside: Vec<Scored>,
}

impl SelfPlay {
    /// Plays a game, and adds its quiet positions to the samples. It begins with the position of
    /// `start`, or where there is none with any moves from the ruleset's own start.
    pub fn play(
        self,
        engine: &mut Engine,
        start: Option<&Sample>,
        random: &mut Random,
        samples: &mut Vec<Sample>,
    ) {
        let ruleset = Arc::clone(engine.ruleset());
        let held_out = random.below(HELD_OUT_IN) == 0;
        let (mut game, n_any) = match start {
            None => {
                let n_any = self.opening_plies + random.below(self.opening_plies.max(1));
                (Game::new(ruleset), n_any)
            }
            Some(start) => (Game::from_position(ruleset, start.position), 0),
        };
        let mut found = GameSamples::default();
        let winner = self.play_on(engine, &mut game, random, n_any, &mut found);
        let result = match winner {
            Some(Color::White) => 2,
            None => 1,
            Some(Color::Black) => 0,
        };
        for (all, result) in [(found.played, Some(result)), (found.beside, None)] {
            let sample = |(position, score)| Sample { position, score, result, held_out };
            samples.extend(all.into_iter().map(sample));
        }
    }

    /// Plays a game to its end, and says who has won.
    fn play_on(
        self,
        engine: &mut Engine,
        game: &mut Game,
        random: &mut Random,
        n_any: usize,
        found: &mut GameSamples,
    ) -> Option<Color> {
        let mut n_idle = 0;
        while game.status() == Status::Ongoing {
            let n_plies = game.plies().len();
            let goes_on =
                n_plies < MAX_PLIES && n_idle < MAX_IDLE_PLIES && game.times_here() < MAX_REPEATS;
            if !goes_on {
                return None;
            }
            let position = *game.position();
            let legal = game.legal_moves();
            let is_any = n_plies < n_any || random.below(ANY_MOVE_IN) == 0;
            let mv = if let [only] = legal {
                *only
            } else if is_any {
                // How the game goes on says nothing about what was before it.
                found.played.clear();
                legal.get(random.below(legal.len())).copied()?
            } else {
                let answer = self.think(engine, &position, &Past::of(game, n_plies));
                match answer.score.read() {
                    Reading::Win(_) => return Some(position.turn()),
                    Reading::Loss(_) => return Some(!position.turn()),
                    Reading::Value(value) if is_quiet(engine.ruleset(), &position) => {
                        found.played.push((position, for_white(position.turn(), value)));
                    }
                    Reading::Value(_) => {}
                }
                if random.below(BESIDE_IN) == 0 {
                    found.beside.extend(self.look_beside(engine, &position, random));
                }
                answer.best?
            };
            let is_final = mv.is_capture() || !position.kings().has(mv.from);
            n_idle = if is_final { 0 } else { n_idle + 1 };
            game.play(&mv).ok()?;
        }
        match game.status() {
            Status::Won { winner, .. } => Some(winner),
            _ => None,
        }
    }

    /// The first quiet position after random moves, and what the search says of it; none if there is
    /// none soon, or if it is decided.
    fn look_beside(
        self,
        engine: &mut Engine,
        position: &Position,
        random: &mut Random,
    ) -> Option<Scored> {
        let ruleset = Arc::clone(engine.ruleset());
        let mut position = *position;
        for _ in 0..BESIDE_PLIES {
            let legal = ruleset.legal_moves(&position).ok()?;
            position = ruleset.after(&position, legal.get(random.below(legal.len()))?);
            if ruleset.early_end(&position).is_some() {
                return None;
            }
            if is_quiet(&ruleset, &position) {
                let answer = self.think(engine, &position, &Past::default());
                let Reading::Value(value) = answer.score.read() else { return None };
                return Some((position, for_white(position.turn(), value)));
            }
        }
        None
    }

    fn think(self, engine: &mut Engine, position: &Position, past: &Past) -> Answer {
        let limits = Limits { memory: Memory::Kept, ..Limits::nodes(self.nodes) };
        engine.think(position, past, &limits, &mut |_| Control::GoOn)
    }
}

/// Whether neither side could capture.
fn is_quiet(ruleset: &Ruleset, position: &Position) -> bool {
    !ruleset.has_capture(position) && !ruleset.has_capture(&position.passed())
}

fn for_white(turn: Color, value: i32) -> i16 {
    let value = if turn == Color::White { value } else { -value };
    i16::try_from(value).unwrap_or_default()
}

/// Finds weights; none unless there are positions to learn from and others to judge by, because any
/// weights are as good as others then.
pub fn fit(
    ruleset: &Ruleset,
    samples: &[Sample],
    how: Fitting,
    random: &mut Random,
) -> Option<Fitted> {
    let has = |held_out| samples.iter().any(|sample| sample.held_out == held_out);
    (has(true) && has(false))
        .then(|| ruleset.with_tables(FitTask { ruleset, samples, how, random }))
}

/// What a fit is made of.
struct FitTask<'a> {
    ruleset: &'a Ruleset,
    samples: &'a [Sample],
    how: Fitting,
    random: &'a mut Random,
}

impl TablesTask for FitTask<'_> {
    type Output = Fitted;

    fn run<B: Bits>(self, tables: &Tables<B>) -> Fitted {
        Fit::new(self.ruleset, tables, self.samples, self.how).run(self.random)
    }
}

/// A fit that goes on.
struct Fit<'a, B> {
    tables: &'a Tables<B>,
    eval: Eval<B>,
    parts: Parts,
    samples: &'a [Sample],
    how: Fitting,
    scale: f32,
    weights: Vec<[Weight; 2]>,
    n_men_start: f32,
    sign: f32,
    /// What [`Fit::expect`] finds in one position after the other.
    found: Vec<(usize, f32)>,
}

/// A weight of the proximal method: where it began, what pulls it, and how much it has been pulled
/// about.
#[derive(Clone, Copy, Debug, Default)]
struct Weight {
    /// What it begins with.
    base: f32,
    pull: f32,
    unrest: f32,
}

impl Weight {
    /// Its value, in units of the scale.
    fn value(self, rate: f32, pull: f32) -> f32 {
        if self.pull.abs() <= pull {
            return self.base;
        }
        self.base - (self.pull - pull.copysign(self.pull)) / ((1.0 + self.unrest.sqrt()) / rate)
    }

    fn learn(&mut self, slope: f32, rate: f32, pull: f32) {
        let value = self.value(rate, pull) - self.base;
        let unrest = self.unrest + slope * slope;
        self.pull += slope - (unrest.sqrt() - self.unrest.sqrt()) / rate * value;
        self.unrest = unrest;
    }
}

impl<'a, B: Bits> Fit<'a, B> {
    fn new(ruleset: &Ruleset, tables: &'a Tables<B>, samples: &'a [Sample], how: Fitting) -> Self {
        let parts = Parts::new(ruleset);
        let scale = scale(samples);
        let mut weights = vec![[Weight::default(); 2]; parts.n_weights()];
        if let Some(base) = &how.base {
            for (pair, base) in weights.iter_mut().zip(parts.read(base)) {
                *pair = base.map(|base| Weight { base: base / scale, ..Weight::default() });
            }
        }
        let n_men = ruleset.start().occupied().count_ones();
        let no_move = ruleset.rules().goal == damiera_rules::spec::Goal::NoMove;
        Self {
            tables,
            eval: Eval::new(ruleset),
            parts,
            samples,
            how,
            scale,
            weights,
            n_men_start: float(n_men).max(1.0),
            sign: if no_move { -1.0 } else { 1.0 },
            found: Vec::new(),
        }
    }

    fn run(mut self, random: &mut Random) -> Fitted {
        let mut order: Vec<u32> = (0..)
            .zip(self.samples)
            .filter(|(_, sample)| !sample.held_out)
            .map(|(idx, _)| idx)
            .collect();
        let loss_before = self.loss();
        let mut best = (loss_before, 0, self.weights.clone());
        for epoch in 1..=self.how.epochs {
            random.shuffle(&mut order);
            for &idx in &order {
                let sample = self.samples[idx as usize];
                self.learn(&sample);
            }
            let loss = self.loss();
            if loss >= best.0 {
                break;
            }
            best = (loss, epoch, self.weights.clone());
        }
        let (rate, scale) = (self.how.rate, self.scale);
        let weights: Vec<_> = (0..)
            .zip(&best.2)
            .map(|(place, pair)| pair.map(|weight| weight.value(rate, self.pull_of(place)) * scale))
            .collect();
        Fitted { bytes: Parts::write(&weights), scale, loss_before, loss: best.0, epoch: best.1 }
    }

    fn pull_of(&self, place: usize) -> f32 {
        if Parts::is_pattern(place) { self.how.pull } else { 0.0 }
    }

    /// White's chance in a position, and how it is shared out between early and late. `found` gets the
    /// weights that count, and how often each does for White.
    fn expect(&self, sample: &Sample, found: &mut Vec<(usize, f32)>) -> (f32, [f32; 2]) {
        let position = Position::<B>::narrow(&sample.position);
        let n_men = (position.occupied() & !position.kings()).count();
        let early = (float(n_men) / self.n_men_start).min(1.0);
        let shares = [early, 1.0 - early];
        let worth = self.eval.worth(&position);
        let known = self.sign * (signed(worth.early) * shares[0] + signed(worth.late) * shares[1]);
        let mut sum = known / self.scale;
        found.clear();
        let facts = self.eval.facts(self.tables, &position);
        self.parts.visit(&position, &facts, |place, times| found.push((place, signed(times))));
        for &(place, times) in found.iter() {
            let pull = self.pull_of(place);
            let [early, late] = self.weights[place].map(|weight| weight.value(self.how.rate, pull));
            sum += times * (early * shares[0] + late * shares[1]);
        }
        (chance(sum), shares)
    }

    fn learn(&mut self, sample: &Sample) {
        let mut found = std::mem::take(&mut self.found);
        let (chance, shares) = self.expect(sample, &mut found);
        let off = chance - self.target(sample);
        for &(place, times) in &found {
            let pull = self.pull_of(place);
            for (weight, share) in self.weights[place].iter_mut().zip(shares) {
                weight.learn(off * times * share, self.how.rate, pull);
            }
        }
        self.found = found;
    }

    fn target(&self, sample: &Sample) -> f32 {
        let scored = chance(f32::from(sample.score) / self.scale);
        let share = self.how.result_share;
        sample.result.map_or(scored, |result| share * points(result) + (1.0 - share) * scored)
    }

    /// The mean loss over the games set aside.
    fn loss(&self) -> f32 {
        let mut found = Vec::new();
        let (mut sum, mut n_samples) = (0.0, 0.0);
        for sample in self.samples.iter().filter(|sample| sample.held_out) {
            let expected = f64::from(self.expect(sample, &mut found).0);
            sum += loss(expected, f64::from(self.target(sample)));
            n_samples += 1.0;
        }
        narrow(sum / f64::max(n_samples, 1.0))
    }
}

/// The scale at which the search's scores tell best how games ended.
fn scale(samples: &[Sample]) -> f32 {
    if samples.iter().step_by(7).all(|sample| sample.result.is_none()) {
        return SCALE;
    }
    let mean = |scale: f32| {
        let mut sum = 0.0;
        for sample in samples.iter().step_by(7) {
            let Some(result) = sample.result else { continue };
            let expected = f64::from(chance(f32::from(sample.score) / scale));
            sum += loss(expected, f64::from(points(result)));
        }
        sum
    };
    let scales = (8..=80).map(|step| f32::from(i16::try_from(step * 5).unwrap_or(100)));
    scales.min_by(|one, other| mean(*one).total_cmp(&mean(*other))).unwrap_or(SCALE)
}

fn loss(expected: f64, target: f64) -> f64 {
    let expected = expected.clamp(1e-6, 1.0 - 1e-6);
    -(target * expected.ln() + (1.0 - target) * (1.0 - expected).ln())
}

fn points(result: u8) -> f32 {
    f32::from(result) / 2.0
}

fn chance(sum: f32) -> f32 {
    1.0 / (1.0 + (-sum).exp())
}

#[expect(
    clippy::cast_precision_loss,
    reason = "counts of pieces and hundredths of a man are small"
)]
fn signed(value: i32) -> f32 {
    value as f32
}

#[expect(clippy::cast_precision_loss, reason = "counts of pieces are small")]
fn float(count: u32) -> f32 {
    count as f32
}

#[expect(clippy::cast_possible_truncation, reason = "a mean loss needs no more digits")]
fn narrow(mean: f64) -> f32 {
    mean as f32
}
