//! Who plays a match, as the command line says it.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use super::super::threads::{self, MAX_THREADS};
use super::super::{CliError, common, weights};
use crate::rules::Ruleset;
use crate::search::{Level, Techniques};

/// A player as it is asked for.
#[derive(Clone, Debug)]
pub(in crate::cli) struct Player {
    text: String,
    pub(super) kind: Kind,
    pub(super) nodes: Option<u64>,
    pub(super) ms: Option<u64>,
    pub(super) depth: Option<u8>,
    /// How many think about one move.
    pub(super) n_threads: u8,
    /// Nodes searched during the opponent's turn.
    pub(super) ponder: Option<u64>,
    pub(super) level: Option<Level>,
    pub(super) margin: Option<u16>,
    pub(super) percent: Option<u8>,
    weights: Weights,
    pub(super) techniques: Techniques,
    /// Parameters of another program, and what to set them to.
    pub(super) settings: Vec<(String, String)>,
}

/// Who chooses a player's moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Engine,
    /// Any move.
    Random,
    /// Any of the moves after which it has most.
    Greedy,
    /// Another program: its name and its arguments, with spaces between them.
    Guest(String),
}

/// Which weights a player has.
#[derive(Clone, Debug)]
enum Weights {
    /// Those that come with the program.
    Own,
    None,
    File(String),
}

impl Player {
    /// The weights it plays with.
    pub(in crate::cli) fn read_weights(
        &self,
        ruleset: &Arc<Ruleset>,
    ) -> Result<Option<Vec<u8>>, CliError> {
        let is_taught = self.kind == Kind::Engine && self.level.is_none_or(Level::uses_weights);
        match &self.weights {
            Weights::Own if is_taught => Ok(weights::own(ruleset)),
            Weights::Own | Weights::None => Ok(None),
            Weights::File(path) => {
                weights::read(path, ruleset).map(Some).map_err(CliError::unreadable(path))
            }
        }
    }

    /// The same player with other techniques.
    pub(super) fn with(&self, techniques: Techniques) -> Self {
        Self { techniques, ..self.clone() }
    }

    /// Takes in `KEY=VALUE`, and says which key it was.
    fn take<'a>(&mut self, part: &'a str) -> Result<&'a str, String> {
        let (key, value) = part.split_once('=').unwrap_or((part, ""));
        let wrong = |what: &str| format!("\"{part}\": {what} was expected");
        match key {
            "nodes" => self.nodes = Some(value.parse().map_err(|_| wrong("a number"))?),
            "ms" => self.ms = Some(value.parse().map_err(|_| wrong("a number"))?),
            "depth" => self.depth = Some(value.parse().map_err(|_| wrong("1 to 96"))?),
            "threads" => {
                let n_threads = threads::read(value);
                self.n_threads = n_threads.ok_or_else(|| wrong(&format!("1 to {MAX_THREADS}")))?;
            }
            "ponder" => self.ponder = Some(value.parse().map_err(|_| wrong("a number"))?),
            "level" => {
                let level = common::level(value).map_err(|why| format!("\"{part}\": {why}"))?;
                self.level = Some(level);
            }
            "margin" => self.margin = Some(value.parse().map_err(|_| wrong("a number"))?),
            "percent" => {
                let percent = value.parse().ok().filter(|&percent: &u8| percent <= 100);
                self.percent = Some(percent.ok_or_else(|| wrong("0 to 100"))?);
            }
            "random" => self.kind = Kind::Random,
            "greedy" => self.kind = Kind::Greedy,
            "hub" if value.trim().is_empty() => return Err(wrong("a command")),
            "hub" => self.kind = Kind::Guest(value.trim().to_owned()),
            "weights" if value == "none" => self.weights = Weights::None,
            "weights" => self.weights = Weights::File(value.to_owned()),
            "off" => {
                let techniques = self.techniques.without(value);
                self.techniques = techniques
                    .ok_or_else(|| wrong(&format!("one of {}", Techniques::NAMES.join(", "))))?;
            }
            _ => {
                let name = key.strip_prefix("set.").filter(|name| !name.is_empty());
                let name = name.ok_or_else(|| {
                    wrong(
                        "nodes=, ms=, depth=, level=, threads=, ponder=, weights=, off=, margin=, \
                         percent=, hub=, set.NAME=, random or greedy",
                    )
                })?;
                self.settings.push((name.to_owned(), value.to_owned()));
                return Ok("set.");
            }
        }
        Ok(key)
    }

    /// What may be said of a player of this kind, and how it is bounded.
    const fn keys(&self) -> (&'static [&'static str], &'static str) {
        match self.kind {
            Kind::Engine => (
                &[
                    "nodes", "ms", "depth", "level", "threads", "ponder", "weights", "off",
                    "margin", "percent",
                ],
                "nodes=, ms=, depth= or level=",
            ),
            Kind::Guest(_) => (&["hub", "nodes", "ms", "depth", "set."], "nodes=, ms= or depth="),
            Kind::Random => (&["random"], ""),
            Kind::Greedy => (&["greedy"], ""),
        }
    }
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut player = Self {
            text: text.to_owned(),
            kind: Kind::Engine,
            nodes: None,
            ms: None,
            depth: None,
            n_threads: 1,
            ponder: None,
            level: None,
            margin: None,
            percent: None,
            weights: Weights::Own,
            techniques: Techniques::ALL,
            settings: Vec::new(),
        };
        let given: Vec<_> =
            text.split(',').map(|part| player.take(part)).collect::<Result<_, _>>()?;
        let (keys, bounds) = player.keys();
        if let Some(key) = given.iter().find(|key| !keys.contains(key)) {
            return Err(format!("\"{text}\": {key} does not go with the rest"));
        }
        let is_bounded = ["nodes", "ms", "depth", "level"].iter().any(|key| given.contains(key));
        if !bounds.is_empty() && !is_bounded {
            return Err(format!("\"{text}\": {bounds} was expected"));
        }
        Ok(player)
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}
