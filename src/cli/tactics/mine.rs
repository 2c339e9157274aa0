//! `damiera tactics mine`: tactics out of games that the engine plays against itself, carelessly.

use std::collections::BTreeMap;
use std::io::Write;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use super::prove::{CERTAIN, Care, Judge, Judges, PROOF_NODES, worth};
use super::{known, write};
use crate::cli::clock::Clock;
use crate::cli::{CliError, threads};
use crate::rules::{Color, Game, Move, Position, Ruleset, Status};
use crate::rulesets;
use crate::search::{Control, Limits, Memory, Past, Random, Weakness};
use crate::tactics::{MAX_GRADE, MAX_TACTICS, Tactic, Theme, has_gained, is_upside_down, n_given};

/// Games of more plies are not gone on with.
const MAX_PLIES: usize = 160;

/// This many plies of a game at least, and less than twice as many, are any moves.
const OPENING_PLIES: usize = 4;

/// How carelessly games are played, so that there is something to find.
const PLAY_NODES: u64 = 100;
const CARELESS: Weakness = Weakness { margin: 200, percent: 50, seed: 0 };

/// Nodes of a first look at each position, of a second look where the first finds something, and of the
/// search at each ply of a solution. What is kept is proved with more.
const LOOK_NODES: u64 = 2_500;
const SECOND_NODES: u64 = 10_000;
const SOLVE_NODES: u64 = 40_000;

/// How much more a first look finds than is seen at a glance, in hundredths of a man.
const LOOK_GAIN: i32 = 50;

/// How much better an answer is than any other, in hundredths of a man: at a second look, and in the end.
const LOOK_GAP: i32 = 70;
const GAP: i32 = 100;

/// What is won at least, in hundredths of a man.
const GAIN: i32 = 80;

/// Who stands better than this without the answer has no need of it, in hundredths of a man.
const MOST_BEFORE: i32 = 150;

/// What a solution must come to for the solver, in hundredths of a man.
const LEAST_AFTER: i32 = 50;

/// The longest solution, in plies.
const MAX_SOLUTION: usize = 21;

/// After one that was found the same game is left alone for so many plies.
const PAUSE: usize = 6;

/// Positions that differ in no more squares than these are near copies.
const NEAR: u32 = 5;

/// So many more are found than are wanted, in percent, since some are copies and some will not be proved.
const SURPLUS: usize = 40;

/// What to look for, and for how long.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Mine {
    /// The ruleset.
    #[arg(long, value_name = "ID")]
    ruleset: String,
    /// How many are wanted.
    #[arg(long, value_name = "N", default_value_t = 300, value_parser = clap::value_parser!(u16).range(1..=MAX_TACTICS as i64))]
    count: u16,
    /// A file of tactics found before, to which others are added; may be given several times. All are
    /// proved anew. Another `--seed` plays other games.
    #[arg(long, value_name = "FILE")]
    add: Vec<String>,
    /// Stop playing games after this many seconds.
    #[arg(long, value_name = "S", default_value_t = 600)]
    seconds: u64,
    /// How many games are played at the same time; all cores if left out.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..))]
    threads: Option<u8>,
    /// Decides all that is random.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    care: Care,
    /// Where the tactics go.
    #[arg(long, value_name = "FILE")]
    out: String,
}

/// The number that stands for all games that were played before; others have numbers above it.
const BEFORE: u64 = 0;

/// What has been found so far, by game and place in it.
type Found = BTreeMap<(u64, usize), Tactic>;

impl Mine {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let entry = rulesets::find(&self.ruleset)
            .ok_or_else(|| CliError::unknown_ruleset(&self.ruleset))?;
        let ruleset = Arc::new(Ruleset::new(&entry.rules));
        // What cannot be read or written is better told before the games.
        let judges = self.care.judges(&ruleset)?;
        write(&self.out, "").map_err(CliError::unwritable(&self.out))?;
        let clock = Clock::start();
        let mut before = Found::new();
        for path in &self.add {
            for mut tactic in known(&self.ruleset, Some(path))? {
                cut_tail(&mut tactic.game);
                before.insert((BEFORE, before.len()), tactic);
            }
        }
        let (n_games, found) = self.dig(&judges, before, &clock);
        let n_found = found.len();
        let kept = self.keep(&judges, found);
        let text: String = kept.iter().map(|tactic| tactic.line(entry) + "\n").collect();
        write(&self.out, &text).map_err(CliError::unwritable(&self.out))?;
        let (id, seconds) = (entry.rules.id, clock.elapsed_ms() / 1000);
        writeln!(out, "{id}\t{n_games}\t{n_found}\t{}\t{seconds}", kept.len())?;
        Ok(())
    }

    /// Plays games until there is enough with what was found before, or the time is over; says how many.
    fn dig(&self, judges: &Judges, before: Found, clock: &Clock) -> (u64, Found) {
        let wanted = usize::from(self.count) * (100 + SURPLUS) / 100;
        let next = AtomicU64::new(BEFORE + 1);
        let is_enough = AtomicBool::new(before.len() >= wanted);
        let all = Mutex::new(before);
        threads::on_cores(self.threads, &|| {
            let mut miner = Miner { ruleset: &judges.ruleset, judge: judges.one() };
            while !is_enough.load(Ordering::Relaxed) && clock.elapsed_ms() / 1000 < self.seconds {
                let number = next.fetch_add(1, Ordering::Relaxed);
                let found = miner.game(number, self.seed);
                let mut all = all.lock().unwrap_or_else(PoisonError::into_inner);
                all.extend(found.into_iter().map(|(ply, tactic)| ((number, ply), tactic)));
                is_enough.fetch_or(all.len() >= wanted, Ordering::Relaxed);
            }
        });
        (next.into_inner() - BEFORE - 1, all.into_inner().unwrap_or_else(PoisonError::into_inner))
    }

    /// Those that are no copies and are proved by a longer search, what was found before too. Of all grades
    /// and themes about as many, the easiest first.
    fn keep(&self, judges: &Judges, found: Found) -> Vec<Tactic> {
        let mut piles: BTreeMap<(u8, Theme), Vec<Tactic>> = BTreeMap::new();
        let mut seen: Vec<Tactic> = Vec::new();
        for tactic in found.into_values() {
            if seen.iter().all(|other| !are_copies(other, &tactic)) {
                seen.push(tactic.clone());
                piles.entry((tactic.grade, tactic.theme)).or_default().push(tactic);
            }
        }
        // Each in turn gives one, until there are enough.
        let mut rest: Vec<_> = piles.into_values().map(Vec::into_iter).collect();
        let mut queue = Vec::new();
        while !rest.is_empty() {
            rest.retain_mut(|pile| pile.next().map(|one| queue.push(one)).is_some());
        }
        let queue = Mutex::new((queue.into_iter(), Vec::new()));
        threads::on_cores(self.threads, &|| {
            let mut judge = judges.one();
            loop {
                let mut guard = queue.lock().unwrap_or_else(PoisonError::into_inner);
                if guard.1.len() >= usize::from(self.count) {
                    break;
                }
                let Some(tactic) = guard.0.next() else { break };
                drop(guard);
                if judge.refute(&tactic, PROOF_NODES).is_none() {
                    queue.lock().unwrap_or_else(PoisonError::into_inner).1.push(tactic);
                }
            }
        });
        let (_, mut kept) = queue.into_inner().unwrap_or_else(PoisonError::into_inner);
        kept.truncate(self.count.into());
        kept.sort_by_key(|tactic| (tactic.grade, judges.ruleset.hash(tactic.game.start())));
        kept
    }
}

/// Whether two tactics have nearly the same position, or the same moves.
fn are_copies(one: &Tactic, other: &Tactic) -> bool {
    let (here, there) = (one.game.start(), other.game.start());
    let differ = |color| here.side(color) ^ there.side(color);
    let is_near = (differ(Color::White) | differ(Color::Black)).count_ones() <= NEAR;
    let squares = |tactic: &Tactic| -> Vec<_> {
        tactic.game.plies().iter().map(|ply| (ply.mv.from, ply.mv.to)).collect()
    };
    here.turn() == there.turn() && is_near || squares(one) == squares(other)
}

struct Miner<'a> {
    ruleset: &'a Arc<Ruleset>,
    judge: Judge,
}

impl Miner<'_> {
    /// Plays a game, and says what was found in it, by ply.
    fn game(&mut self, number: u64, seed: u64) -> Vec<(usize, Tactic)> {
        self.judge.engine.forget();
        let mut random = Random::new(seed.wrapping_mul(1_000_003).wrapping_add(number));
        let mut game = Game::new(Arc::clone(self.ruleset));
        let n_random = OPENING_PLIES + random.below(OPENING_PLIES);
        let mut found = Vec::new();
        let mut again = 0;
        let mut follows_capture = false;
        while game.status() == Status::Ongoing && game.plies().len() < MAX_PLIES {
            let (n_plies, position) = (game.plies().len(), *game.position());
            let mv = if n_plies < n_random {
                game.legal_moves()[random.below(game.legal_moves().len())]
            } else {
                if n_plies >= again
                    && let Some(tactic) = self.look(&position, game.legal_moves(), follows_capture)
                {
                    again = n_plies + tactic.game.plies().len() + PAUSE;
                    found.push((n_plies, tactic));
                }
                let careless = Weakness { seed: random.word(), ..CARELESS };
                let limits = Limits {
                    memory: Memory::Kept,
                    weakness: careless,
                    ..Limits::nodes(PLAY_NODES)
                };
                let past = Past::of(&game, n_plies);
                let engine = &mut self.judge.engine;
                match engine.think(&position, &past, &limits, &mut |_| Control::GoOn).best {
                    Some(mv) => mv,
                    None => break,
                }
            };
            follows_capture = mv.is_capture();
            if game.play(&mv).is_err() {
                break;
            }
        }
        found
    }

    /// The tactic that a position is, if it is one.
    fn look(
        &mut self,
        position: &Position,
        legal: &[Move],
        follows_capture: bool,
    ) -> Option<Tactic> {
        let takes = legal.first()?.is_capture();
        // To take back is no tactic.
        if legal.len() < 2 || takes && follows_capture || has_streak(position) {
            return None;
        }
        let before = self.judge.glance(position);
        if before > MOST_BEFORE {
            return None;
        }
        let seen = self.judge.score(position, LOOK_NODES);
        if seen < LEAST_AFTER || seen < before + LOOK_GAIN {
            return None;
        }
        let choice = self.judge.choose(position, SECOND_NODES)?;
        let best = worth(choice.best.score);
        let is_promising = choice.is_clear(LOOK_GAP)
            && best >= self.least_after()
            && choice.second.is_some_and(|second| worth(second) <= MOST_BEFORE);
        if is_promising { self.solve(position, before) } else { None }
    }

    /// The solution of a position: its moves as far as each of the solver's is the only good one.
    fn solve(&mut self, position: &Position, before: i32) -> Option<Tactic> {
        let mut game = Game::from_position(Arc::clone(self.ruleset), *position);
        let mut is_sure = false;
        while game.plies().len() < MAX_SOLUTION {
            let here = *game.position();
            let choice = self.judge.choose(&here, SOLVE_NODES)?;
            let is_first = game.plies().is_empty();
            if choice.second.is_none() && is_first {
                return None;
            }
            if choice.second.is_some() && !choice.is_clear(GAP) {
                break;
            }
            if is_first {
                let second = choice.second.map_or(0, worth);
                if worth(choice.best.score) < self.least_after() || second > MOST_BEFORE {
                    return None;
                }
            }
            game.play(&choice.best.pv[0]).ok()?;
            let after = *game.position();
            if game.status() != Status::Ongoing {
                is_sure = is_won_by(&game, position);
                break;
            }
            let is_quiet =
                !self.ruleset.has_capture(&after) && !self.ruleset.has_capture(&after.passed());
            let shows = is_quiet && !is_upside_down(self.ruleset);
            if shows && has_gained(&game) && -self.judge.glance(&after) >= before + GAIN {
                is_sure = true;
                break;
            }
            let reply = self.judge.choose(&after, SOLVE_NODES)?;
            game.play(&reply.best.pv[0]).ok()?;
            if game.status() != Status::Ongoing {
                break;
            }
        }
        if game.plies().len().is_multiple_of(2) {
            game.undo()?;
        }
        cut_tail(&mut game);
        if is_sure || self.holds(&game, before) { self.graded(game) } else { None }
    }

    /// What an answer must come to for the solver, in hundredths of a man.
    fn least_after(&self) -> i32 {
        if is_upside_down(self.ruleset) { CERTAIN } else { LEAST_AFTER }
    }

    /// Whether what has been won is seen at the end of a solution, and stays.
    fn holds(&mut self, game: &Game, before: i32) -> bool {
        let end = game.position();
        if game.status() != Status::Ongoing {
            return is_won_by(game, game.start());
        }
        if is_upside_down(self.ruleset) {
            return -self.judge.score(end, SOLVE_NODES) == CERTAIN;
        }
        if !has_gained(game)
            || self.ruleset.has_capture(end)
            || -self.judge.glance(end) < before + GAIN
        {
            return false;
        }
        let answer = self.judge.choose(end, SOLVE_NODES);
        answer.is_some_and(|answer| -worth(answer.best.score) >= before + GAIN)
    }

    /// The tactic of a solution, unless there is nothing to find in it.
    fn graded(&mut self, game: Game) -> Option<Tactic> {
        let first = game.plies().first()?.mv;
        let n_turns = game.plies().len().div_ceil(2);
        if n_turns < 2 && !first.is_capture() {
            return None;
        }
        let needed = self.judge.needed(game.start(), &first, SOLVE_NODES);
        // What is seen at once needs no finding.
        if needed < 2 {
            return None;
        }
        let is_quiet = !first.is_capture();
        let points = usize::from(needed)
            + 2 * n_turns.saturating_sub(2)
            + 2 * usize::try_from(n_given(&game).min(4)).unwrap_or_default()
            + usize::from(is_quiet);
        let grade = u8::try_from(points / 2).unwrap_or(MAX_GRADE).clamp(1, MAX_GRADE);
        Some(Tactic { theme: Theme::of(&game), game, grade })
    }
}

/// Takes quiet moves of the solver off the end, with the replies before them, unless they crown a man or end the
/// game: what is won has been won before. The first move stays, and all do where pieces are to be lost.
fn cut_tail(game: &mut Game) {
    if is_upside_down(game.ruleset()) {
        return;
    }
    let kings = |position: &Position, color| (position.side(color) & position.kings()).count_ones();
    while let [.., before, last] = game.plies()
        && game.status() == Status::Ongoing
        && !last.mv.is_capture()
        && kings(&last.after, !last.after.turn()) == kings(&before.after, before.after.turn())
        && game.plies().len() > 2
    {
        game.undo();
        game.undo();
    }
}

/// Whether a king has moves behind it that count toward a limit, which a diagram does not show.
fn has_streak(position: &Position) -> bool {
    Color::BOTH.iter().any(|&color| position.streak(color).moves > 0)
}

fn is_won_by(game: &Game, start: &Position) -> bool {
    matches!(game.status(), Status::Won { winner, .. } if winner == start.turn())
}
