//! `damiera review`: a game gone through, and where it was lost.

use std::io::Write;
use std::sync::Arc;

use super::pdn::{first_fault, games};
use super::{CliError, endings, weights};
use crate::notation::{fen, link, movetext, pdn, turn};
use crate::play::analysis::{EngineScore, Value};
use crate::play::review::{Asked, Found, Judgment, Review, Wanted};
use crate::rules::{Color, Game};
use crate::rulesets::find;
use crate::search::endings::certain_plies;
use crate::search::{Analysis, Engine, Limits, Memory, Outcome, Past, Reading, Slice};

/// Bytes of the engine's table, as many as in the page's worker.
const TABLE_BYTES: usize = 16 << 20;

/// The most moves of a line, as in the page's worker.
const MAX_LINE: usize = 16;

/// What to go through.
#[derive(Clone, Debug, clap::Args)]
#[command(group = clap::ArgGroup::new("source").required(true).args(["link", "pdn"]))]
pub(super) struct ReviewGame {
    /// The link of a game, or its whole address.
    #[arg(value_name = "LINK")]
    link: Option<String>,
    /// A file of games instead, `-` for the standard input.
    #[arg(long, value_name = "FILE")]
    pdn: Option<String>,
    /// Only this game of the file, counted from 1.
    #[arg(long, value_name = "N", requires = "pdn")]
    game: Option<usize>,
    /// The ruleset of games that do not say which.
    #[arg(long, value_name = "ID", requires = "pdn")]
    ruleset: Option<String>,
    /// Positions looked at in a first look; a second look takes ten times as many.
    #[arg(long, value_name = "N", default_value_t = 40_000, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    nodes: u64,
    /// Go through it once more with so many times as many, and say how many of the plies that were named
    /// are named again.
    #[arg(long, value_name = "TIMES", value_parser = clap::value_parser!(u64).range(2..=1000))]
    compare: Option<u64>,
}

/// How many plies were named, and how many of them by a longer search, too.
#[derive(Clone, Copy, Debug, Default)]
struct Agreement {
    n_named: usize,
    n_confirmed: usize,
}

impl ReviewGame {
    /// Prints for every ply `ply<TAB>move<TAB>score<TAB>best<TAB>loss<TAB>judgment`: the score after the
    /// move in hundredths of a man, or `win 5`, `loss 4`, `draw`, for the side that played it; a better
    /// move, if there is one; what was lost, in thousandths of the result to be expected; `mistake`,
    /// `blunder` or nothing. Then `white` and `black`, each with the numbers of mistakes and of blunders.
    /// Before each game of a file `game<TAB>number`. With `--compare`, at the end
    /// `named<TAB>plies<TAB>confirmed<TAB>plies`.
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let mut all = Agreement::default();
        match (&self.link, &self.pdn) {
            (Some(link), _) => {
                let link = link::read(link)?;
                if let [fault, ..] = &link.faults[..] {
                    return Err(CliError::LinkFaults(fault.to_string()));
                }
                self.go_through(&link.game, &mut all, out)?;
            }
            (None, Some(file)) => self.file(file, &mut all, out)?,
            // The arguments say that there is one of the two.
            (None, None) => {}
        }
        if self.compare.is_some() {
            writeln!(out, "named\t{}\tconfirmed\t{}", all.n_named, all.n_confirmed)?;
        }
        Ok(())
    }

    fn file(&self, file: &str, all: &mut Agreement, out: &mut dyn Write) -> Result<(), CliError> {
        let default = match &self.ruleset {
            Some(id) => Some(find(id).ok_or_else(|| CliError::unknown_ruleset(id))?),
            None => None,
        };
        let (text, listing) = games(file)?;
        let n_games = listing.games.len();
        if let Some(wanted) = self.game.filter(|wanted| !(1..=n_games).contains(wanted)) {
            return Err(CliError::NoSuchGame { wanted, n_games });
        }
        let is_wanted = |number: usize| self.game.is_none_or(|wanted| wanted == number);
        let mut reader = pdn::Reader::new(default);
        for (listed, number) in listing.games.iter().zip(1..).filter(|(_, n)| is_wanted(*n)) {
            let record = reader.read(&text, listed);
            let (Some(tree), []) = (&record.tree, &record.faults[..]) else {
                return Err(CliError::BadGame { number, why: first_fault(&record) });
            };
            writeln!(out, "game\t{number}")?;
            self.go_through(&tree.game_at(tree.main_end()), all, out)?;
        }
        if listing.has_more { Err(CliError::TooManyGames) } else { Ok(()) }
    }

    fn go_through(
        &self,
        game: &Game,
        all: &mut Agreement,
        out: &mut dyn Write,
    ) -> Result<(), CliError> {
        let review = review(game, self.nodes);
        for ply in 0..review.n_plies() {
            let Some(verdict) = review.verdict(ply) else { break };
            let score = verdict.after.map_or_else(String::new, |value| score(value, verdict.by));
            let best = verdict.better.first().map_or("", String::as_str);
            let (number, text, loss) = (ply + 1, verdict.text, verdict.loss);
            writeln!(
                out,
                "{number}\t{text}\t{score}\t{best}\t{loss}\t{}",
                verdict.judgment.name()
            )?;
        }
        for (name, color) in [("white", Color::White), ("black", Color::Black)] {
            let counts = review.counts(color);
            writeln!(out, "{name}\t{}\t{}", counts.n_mistakes, counts.n_blunders)?;
        }
        out.flush()?;
        if let Some(times) = self.compare {
            let longer = self::review(game, self.nodes.saturating_mul(times));
            for ply in review.turning_points() {
                let again = longer.verdict(ply).map_or(Judgment::Fine, |verdict| verdict.judgment);
                all.n_named += 1;
                all.n_confirmed += usize::from(again != Judgment::Fine);
            }
        }
        Ok(())
    }
}

/// A game gone through.
fn review(game: &Game, nodes: u64) -> Review {
    let mut review = Review::new(game, &turn::move_texts(game), Asked::Nobody);
    let mut engine = weights::engine(game.shared_ruleset(), TABLE_BYTES);
    while let Some(wanted) = review.wanted() {
        let found = search(&mut engine, &review, &wanted, nodes);
        review.found(&wanted, found);
    }
    review
}

/// Searches as the page's worker does.
fn search(engine: &mut Engine, review: &Review, wanted: &Wanted, nodes: u64) -> Option<Found> {
    let ruleset = Arc::clone(engine.ruleset());
    let place = review.place(wanted);
    let start = fen::parse(&ruleset, &place.fen).ok()?;
    let mut game = Game::from_position(Arc::clone(&ruleset), start);
    for text in &place.moves {
        turn::play(&mut game, text).ok()?;
    }
    let position = *game.position();
    endings::know(engine, &position);
    let nodes = nodes.saturating_mul(u64::from(wanted.effort));
    let mut analysis = Analysis::new(position, Past::of(&game, game.plies().len()), 1);
    loop {
        let left = nodes.saturating_sub(analysis.nodes());
        let limits = Limits { memory: Memory::Kept, ..Limits::nodes(left) };
        if left == 0 || engine.analyze(&mut analysis, &limits) != Slice::Deeper {
            break;
        }
    }
    let line = analysis.lines().first()?;
    let known = engine.ending(&position).ok();
    let score = match known.and_then(|outcome| outcome.within(certain_plies(&game))) {
        Some(Outcome::Win(plies)) => EngineScore::KnownWin(plies),
        Some(Outcome::Loss(plies)) => EngineScore::KnownLoss(plies),
        Some(Outcome::Draw) => EngineScore::KnownDraw,
        None => match line.score.read() {
            Reading::Value(value) => EngineScore::Even(value),
            Reading::Win(plies) => EngineScore::Win(plies),
            Reading::Loss(plies) => EngineScore::Loss(plies),
        },
    };
    let mut line = movetext::write_line(&ruleset, &position, &line.pv);
    line.truncate(MAX_LINE);
    Some(Found { score, line })
}

/// A value for a side.
fn score(value: Value, color: Color) -> String {
    let wins = |by: Color, plies: u16| {
        if by == color { format!("win {plies}") } else { format!("loss {plies}") }
    };
    match value {
        Value::Lead(lead) if color == Color::White => lead.to_string(),
        Value::Lead(lead) => (-lead).to_string(),
        Value::Won { by, plies } | Value::Known { by, plies } => wins(by, plies),
        Value::Drawn | Value::KnownDraw => "draw".to_owned(),
    }
}
