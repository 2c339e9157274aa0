//! Fitting a network to what the windows get wrong.
//!
//! Stochastic gradient descent with moments (Kingma and Ba, "Adam: A Method for Stochastic Optimization",
//! 2015), in batches, with a rate that falls along half a cosine. A position is held to be worth what the search
//! said of it. Of positions that came up more than once one counts, and numbers of pieces that are common
//! count less each, so that none is learned at the cost of the others.

use std::collections::HashSet;

use damiera_rules::{Bits, Color, Position, Ruleset, Tables, TablesTask, hash};

use super::{Fitted, Sample, chance, loss, narrow, signed};
use crate::eval::Eval;
use crate::learned::parts::Parts;
use crate::net::{HiddenLayers, N_BUCKETS, N_HIDDEN, N_INPUTS, ONE, OUT_UNIT, Places, ROW_UNIT};
use crate::params::NET_MOST;
use crate::random::Random;
use crate::score::Reading;

/// Hundredths of a man at which a side wins e times as often as it loses, as far as the fit is concerned.
const SCALE: f32 = 100.0;

/// Positions between two changes of the weights.
const BATCH: usize = 4096;

/// The greatest rate.
const RATE: f32 = 2e-3;

/// How fast weights fall to zero by themselves, in proportion to the rate.
const DECAY: f32 = 0.01;

/// What a file can hold of a weight into the hidden layer.
const MAX_ROW: f32 = 1.98;

/// A number of pieces counts for at most this many times the mean.
const MAX_SHARE: f32 = 3.0;

const MOMENTS: (f32, f32) = (0.9, 0.999);

const BIAS: usize = N_INPUTS * N_HIDDEN;
const OUTPUTS: usize = BIAS + N_HIDDEN;
const OUTPUT_BIAS: usize = OUTPUTS + N_BUCKETS * 2 * N_HIDDEN;
const N_PARAMETERS: usize = OUTPUT_BIAS + N_BUCKETS;

/// How a network is fitted.
#[derive(Clone, Copy, Debug)]
pub struct NetFitting {
    /// How often every position is looked at.
    pub epochs: u32,
}

/// Fits a network onto weights; none unless there are positions to learn from and others to judge by. The
/// weights' own network, if they have one, is forgotten.
pub fn fit_net(
    ruleset: &Ruleset,
    samples: &[Sample],
    base: &[u8],
    how: NetFitting,
    random: &mut Random,
) -> Option<Fitted> {
    ruleset.with_tables(FitNet { ruleset, samples, base, how, random })
}

struct FitNet<'a> {
    ruleset: &'a Ruleset,
    samples: &'a [Sample],
    base: &'a [u8],
    how: NetFitting,
    random: &'a mut Random,
}

/// A position to learn from or to judge by.
#[derive(Clone, Copy, Debug)]
struct Lesson {
    idx: u32,
    /// What the windows say for the side to move, in units of the scale.
    base: f32,
    /// The chance that the search sees for it.
    target: f32,
    weight: f32,
}

impl TablesTask for FitNet<'_> {
    type Output = Option<Fitted>;

    fn run<B: Bits>(self, tables: &Tables<B>) -> Option<Fitted> {
        let parts = Parts::new(self.ruleset);
        let alone = parts.without_net(self.base);
        let mut eval = Eval::new(self.ruleset);
        eval.learn(self.ruleset, &alone).ok()?;
        let (mut lessons, tests) = self.lessons(tables, &eval);
        if lessons.is_empty() || tests.is_empty() {
            return None;
        }
        let places = Places::new(self.ruleset);
        let mut fit = Fit::new(&places, self.random);
        let n_batches = lessons.len().div_ceil(BATCH) * self.how.epochs as usize;
        let mut n_done = 0;
        for _ in 0..self.how.epochs {
            self.random.shuffle(&mut lessons);
            for batch in lessons.chunks(BATCH) {
                for lesson in batch {
                    let sample = &self.samples[lesson.idx as usize];
                    fit.learn(&Position::<B>::narrow(&sample.position), lesson);
                }
                let share = float(n_done) / float(n_batches);
                let rate = RATE * 0.5 * (1.0 + (std::f32::consts::PI * share).cos());
                fit.step(rate, float(batch.len()));
                n_done += 1;
            }
        }
        let bytes = Parts::with_net(alone, &fit.write());
        let loss_before = mean_loss(&tests, |lesson| lesson.base);
        eval.learn(self.ruleset, &bytes).ok()?;
        let net = eval.net()?;
        let mut layers = HiddenLayers::new(net, &Position::narrow(&self.ruleset.start()), 1);
        let loss = mean_loss(&tests, |lesson| {
            let position = Position::<B>::narrow(&self.samples[lesson.idx as usize].position);
            lesson.base
                + signed(net.score(&mut layers, &position, 0).clamp(-NET_MOST, NET_MOST)) / SCALE
        });
        Some(Fitted { bytes, scale: SCALE, loss_before, loss, epoch: self.how.epochs })
    }
}

impl FitNet<'_> {
    /// What is learned from, and what is judged by.
    fn lessons<B: Bits>(&self, tables: &Tables<B>, eval: &Eval<B>) -> (Vec<Lesson>, Vec<Lesson>) {
        let mut seen = HashSet::new();
        let (mut lessons, mut tests) = (Vec::new(), Vec::new());
        let mut n_with = [0.0_f32; 129];
        for (idx, sample) in (0..).zip(self.samples) {
            let position = Position::<B>::narrow(&sample.position);
            if !seen.insert(hash::hash(tables, &position)) {
                continue;
            }
            let score = eval.score(
                tables,
                &position,
                eval.worth(&position),
                &eval.indices(&position),
                |_| 0,
            );
            let Reading::Value(base) = score.read() else { continue };
            let sign = if position.turn() == Color::White { 1.0 } else { -1.0 };
            let target = chance(sign * f32::from(sample.score) / SCALE);
            let lesson = Lesson { idx, base: signed(base) / SCALE, target, weight: 1.0 };
            if sample.held_out {
                tests.push(lesson);
            } else {
                n_with[n_pieces(sample)] += 1.0;
                lessons.push(lesson);
            }
        }
        let n_kinds: u16 = n_with.iter().map(|&n| u16::from(n > 0.0)).sum();
        let mean = n_with.iter().sum::<f32>() / f32::from(n_kinds.max(1));
        for lesson in &mut lessons {
            let n = n_with[n_pieces(&self.samples[lesson.idx as usize])];
            lesson.weight = (MAX_SHARE * mean / n).min(1.0);
        }
        (lessons, tests)
    }
}

fn n_pieces(sample: &Sample) -> usize {
    sample.position.occupied().count_ones() as usize
}

fn mean_loss(tests: &[Lesson], mut value: impl FnMut(&Lesson) -> f32) -> f32 {
    let (mut sum, mut n) = (0.0, 0.0);
    for lesson in tests {
        sum += loss(f64::from(chance(value(lesson))), f64::from(lesson.target));
        n += 1.0;
    }
    narrow(sum / f64::max(n, 1.0))
}

/// A fit that goes on.
struct Fit<'a> {
    places: &'a Places,
    parameters: Vec<f32>,
    slopes: Vec<f32>,
    moments: Vec<(f32, f32)>,
    n_steps: i32,
    /// The inputs of a position as the side to move and as the other side sees it.
    inputs: [Vec<usize>; 2],
    /// Whether the next position is learned from in a mirror: where the game is the same in it, every
    /// second one is.
    is_mirrored: bool,
}

impl<'a> Fit<'a> {
    fn new(places: &'a Places, random: &mut Random) -> Self {
        let mut parameters = vec![0.0; N_PARAMETERS];
        let mut any = |from: f32, to: f32| {
            let word = u16::try_from(random.word() >> 48).unwrap_or_default();
            from + (to - from) * f32::from(word) / 65_536.0
        };
        // Outputs begin at zero: nothing is added to the windows at first.
        parameters[..BIAS].fill_with(|| any(-0.2, 0.2));
        parameters[BIAS..OUTPUTS].fill_with(|| any(0.0, 0.5));
        Self {
            places,
            parameters,
            slopes: vec![0.0; N_PARAMETERS],
            moments: vec![(0.0, 0.0); N_PARAMETERS],
            n_steps: 0,
            inputs: [Vec::new(), Vec::new()],
            is_mirrored: false,
        }
    }

    /// Adds the slopes of a position.
    fn learn<B: Bits>(&mut self, position: &Position<B>, lesson: &Lesson) {
        let viewers = [position.turn(), !position.turn()];
        let bucket = self.places.bucket(position.occupied().count());
        self.is_mirrored = !self.is_mirrored && self.places.has_mirror();
        let mut hidden = [[0.0_f32; N_HIDDEN]; 2];
        let mut sum = lesson.base + self.parameters[OUTPUT_BIAS + bucket];
        for (side, viewer) in viewers.into_iter().enumerate() {
            let inputs = &mut self.inputs[side];
            inputs.clear();
            let (places, is_mirrored) = (self.places, self.is_mirrored);
            places.visit(position, viewer, |input| {
                inputs.push(if is_mirrored { places.mirrored(input) } else { input });
            });
            let hidden = &mut hidden[side];
            hidden.copy_from_slice(&self.parameters[BIAS..OUTPUTS]);
            for &input in inputs.iter() {
                for (value, weight) in hidden.iter_mut().zip(row(&self.parameters, input)) {
                    *value += weight;
                }
            }
            for value in hidden.iter_mut() {
                *value = value.clamp(0.0, 1.0);
            }
            for (value, weight) in hidden.iter().zip(row(&self.parameters, output(bucket, side))) {
                sum += value * value * weight;
            }
        }
        let expected = chance(sum);
        let off = (expected - lesson.target) * lesson.weight;
        self.slopes[OUTPUT_BIAS + bucket] += off;
        for (side, hidden) in hidden.iter().enumerate() {
            let place = output(bucket, side);
            let mut slopes = [0.0_f32; N_HIDDEN];
            let weights = row(&self.parameters, place);
            for ((slope, value), weight) in slopes.iter_mut().zip(hidden).zip(weights) {
                let is_free = *value > 0.0 && *value < 1.0;
                *slope = if is_free { off * weight * 2.0 * value } else { 0.0 };
            }
            for (slope, value) in row_mut(&mut self.slopes, place).iter_mut().zip(hidden) {
                *slope += off * value * value;
            }
            for &input in self.inputs[side].iter().chain([&N_INPUTS]) {
                for (sum, slope) in row_mut(&mut self.slopes, input).iter_mut().zip(slopes) {
                    *sum += slope;
                }
            }
        }
    }

    /// Changes the weights by the slopes of a batch of so many positions.
    fn step(&mut self, rate: f32, n: f32) {
        self.n_steps += 1;
        let (keep, keep_square) = MOMENTS;
        let level = 1.0 - keep.powi(self.n_steps);
        let level_square = 1.0 - keep_square.powi(self.n_steps);
        let all = self.parameters.iter_mut().zip(&mut self.slopes).zip(&mut self.moments);
        for (place, ((parameter, slope), moment)) in all.enumerate() {
            let mean = *slope / n;
            *slope = 0.0;
            moment.0 = keep * moment.0 + (1.0 - keep) * mean;
            moment.1 = keep_square * moment.1 + (1.0 - keep_square) * mean * mean;
            let (first, second) = (moment.0 / level, moment.1 / level_square);
            *parameter -= rate * (first / (second.sqrt() + 1e-8) + DECAY * *parameter);
            if place < BIAS {
                *parameter = parameter.clamp(-MAX_ROW, MAX_ROW);
            }
        }
    }

    /// The network as a file has it.
    fn write(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        let one = f32::from(ONE);
        for input in self.places.in_file() {
            // What was never seen says nothing, as a king's moves under a limit where there is none: games with other
            // rules may borrow the weights.
            let was_seen = self.moments[input * N_HIDDEN..][..N_HIDDEN] != [(0.0, 0.0); N_HIDDEN];
            for weight in row(&self.parameters, input) {
                let weight = if was_seen { *weight } else { 0.0 };
                bytes.push(byte(weight * one / f32::from(ROW_UNIT)));
            }
        }
        for weight in &self.parameters[BIAS..OUTPUTS] {
            bytes.extend(word(weight * one).to_le_bytes());
        }
        for worth in &self.parameters[OUTPUT_BIAS..] {
            bytes.extend(word(worth * SCALE).to_le_bytes());
        }
        let outputs = &self.parameters[OUTPUTS..OUTPUT_BIAS];
        let most = outputs.iter().fold(1e-3_f32, |most, weight| most.max(weight.abs()));
        let parts = SCALE * signed(OUT_UNIT);
        let unit = word((most * parts / 127.0).ceil());
        bytes.extend(unit.to_le_bytes());
        bytes.extend(outputs.iter().map(|weight| byte(weight * parts / f32::from(unit))));
        bytes
    }
}

/// Where the output weights are, in rows: those of the side to move come first.
const fn output(bucket: usize, side: usize) -> usize {
    N_INPUTS + 1 + 2 * bucket + side
}

fn row(parameters: &[f32], place: usize) -> &[f32] {
    &parameters[place * N_HIDDEN..][..N_HIDDEN]
}

fn row_mut(parameters: &mut [f32], place: usize) -> &mut [f32] {
    &mut parameters[place * N_HIDDEN..][..N_HIDDEN]
}

#[expect(clippy::cast_possible_truncation, reason = "the number is within the bound")]
fn word(worth: f32) -> i16 {
    worth.round().clamp(-32_000.0, 32_000.0) as i16
}

fn byte(worth: f32) -> u8 {
    i8::try_from(word(worth.clamp(-127.0, 127.0))).unwrap_or_default().cast_unsigned()
}

#[expect(clippy::cast_precision_loss, reason = "numbers of positions are far below 2^24 batches")]
fn float(count: usize) -> f32 {
    count as f32
}
