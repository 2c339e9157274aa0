//! The rules of a game told: sentences in their sections, figures that show them, and what differs from the
//! game's best-known relative. The command line prints them, and the pages of rules are made of them.

mod html;

pub use html::index;

use std::collections::BTreeSet;

use crate::notation::{fen, movetext};
use crate::rulebook::{Fact, Figure, Section, facts, figures};
use crate::rules::{EarlyEnd, Move, Position, Ruleset, Square};
use crate::rulesets::{self, Entry};
use crate::text::{MAX_NAMED, Strings};

/// A rule as it is told.
#[derive(Clone, Debug)]
pub struct Told {
    /// Where it stands.
    pub section: Section,
    /// The sentences.
    pub text: String,
    /// Positions that show it, from the smallest on.
    pub figures: Vec<Shown>,
}

/// A figure as it is shown.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The position.
    pub position: Position,
    /// The same as FEN.
    pub fen: String,
    /// The legal moves as the game writes them, in the order of squares.
    pub moves: Vec<String>,
    /// What may be played, and what may not.
    pub caption: String,
    /// What to ask for, where all legal moves are captures and few enough to be found.
    pub task: Option<String>,
    /// The squares where quiet moves end, in order.
    pub ends: BTreeSet<Square>,
    /// The captures, where a task asks for them.
    pub captures: Vec<Move>,
}

/// What is to be told of a game and shown, whatever the language.
#[derive(Debug)]
pub struct Handbook {
    entry: Entry,
    ruleset: Ruleset,
    facts: Vec<(Section, Fact, Vec<Figure>)>,
}

impl Handbook {
    /// Looks for the figures, which takes up to a tenth of a second.
    pub fn new(entry: &Entry) -> Self {
        let rules = &entry.rules;
        let facts = facts(rules).into_iter();
        let facts = facts.map(|(section, fact)| (section, fact, figures(rules, fact))).collect();
        Self { entry: *entry, ruleset: Ruleset::new(rules), facts }
    }

    /// All rules in words, in the order of their sections.
    pub fn told(&self, text: &Strings) -> Vec<Told> {
        let (ruleset, examples) = (&self.ruleset, self.examples());
        let say = |(section, fact, figures): &(Section, Fact, Vec<Figure>)| Told {
            section: *section,
            text: text.rule(ruleset, *fact, &examples),
            figures: figures.iter().map(|figure| show(text, ruleset, *fact, figure)).collect(),
        };
        self.facts.iter().map(say).chain(compared(text, ruleset)).collect()
    }

    /// What is said of the facts of this [name](Fact::name).
    pub fn sentences(&self, text: &Strings, name: &str) -> Vec<String> {
        let examples = self.examples();
        let own = self.facts.iter().filter(|(_, fact, _)| fact.name() == name);
        own.map(|(_, fact, _)| text.rule(&self.ruleset, *fact, &examples)).collect()
    }

    /// The names of all facts, in their order, each once.
    pub fn names(&self) -> Vec<&'static str> {
        let mut names: Vec<_> = self.facts.iter().map(|(_, fact, _)| fact.name()).collect();
        names.dedup();
        names
    }

    /// A quiet move and a capture as the game writes them.
    fn examples(&self) -> [String; 2] {
        let captures = self.facts.iter().find(|(_, fact, _)| *fact == Fact::Duty);
        let capture = captures.and_then(|(.., figures)| figures.first());
        let first =
            |figure: &Figure| written(&self.ruleset, figure).into_iter().next().unwrap_or_default();
        [first(&Figure::start(&self.ruleset)), capture.map(first).unwrap_or_default()]
    }
}

fn show(text: &Strings, ruleset: &Ruleset, fact: Fact, figure: &Figure) -> Shown {
    let words = text.rulebook();
    let moves = written(ruleset, figure);
    let turn = figure.position.turn();
    let caption = match (fact, ruleset.early_end(&figure.position)) {
        // The start is shown for its men.
        (Fact::Men, _) => words.setup.to_owned(),
        (Fact::End(_), Some(EarlyEnd::KingAgainstKing)) => words.drawn.to_owned(),
        (
            Fact::End(_),
            Some(
                EarlyEnd::ManAgainstKing { winner }
                | EarlyEnd::KingWillBeTaken { winner }
                | EarlyEnd::KingsInCorners { winner }
                | EarlyEnd::FirstKing { winner },
            ),
        ) => words.won(winner),
        _ => words.caption(turn, &moves, &barred(ruleset, figure)),
    };
    let is_task = !matches!(fact, Fact::Men | Fact::End(_))
        && (1..=MAX_NAMED).contains(&moves.len())
        && figure.moves.iter().all(Move::is_capture);
    let is_shown = !matches!(fact, Fact::Men | Fact::End(_)) && !is_task;
    let quiet = figure.moves.iter().filter(|mv| is_shown && !mv.is_capture());
    Shown {
        position: figure.position,
        fen: fen::write(ruleset, &figure.position),
        caption,
        task: is_task.then(|| words.find(moves.len())),
        moves,
        ends: quiet.map(|mv| mv.to).collect(),
        captures: figure.moves.iter().filter(|_| is_task).copied().collect(),
    }
}

/// The legal moves of a figure as the game writes them.
fn written(ruleset: &Ruleset, Figure { position, moves, .. }: &Figure) -> Vec<String> {
    let position: &Position = position;
    moves.iter().map(|mv| movetext::write(ruleset, position, moves, mv)).collect()
}

/// The moves that are not legal, by their first square and their last; without those that are legal by
/// another way.
fn barred(ruleset: &Ruleset, figure: &Figure) -> Vec<String> {
    let plainly = |mv: &Move| {
        let [from, to] = [mv.from, mv.to].map(|square| ruleset.board().label(square));
        let sign = if mv.is_capture() { 'x' } else { '-' };
        format!("{from}{sign}{to}")
    };
    let legal: Vec<_> = figure.moves.iter().map(plainly).collect();
    let mut barred: Vec<_> = figure.barred.iter().map(plainly).collect();
    barred.retain(|name| !legal.contains(name));
    let mut seen = BTreeSet::new();
    barred.retain(|name| seen.insert(name.clone()));
    barred
}

/// The best-known game of which the most is true here, and what is otherwise.
fn compared(text: &Strings, ruleset: &Ruleset) -> Vec<Told> {
    let own = sentences(text, ruleset);
    let rest = |some: &[String], others: &[String]| -> Vec<String> {
        some.iter().filter(|words| !others.contains(words)).cloned().collect()
    };
    let nearest = rulesets::WELL_KNOWN
        .into_iter()
        .filter(|id| *id != ruleset.rules().id)
        .filter_map(rulesets::find)
        .map(|entry| {
            let other = sentences(text, &Ruleset::new(&entry.rules));
            (entry, rest(&own, &other), rest(&other, &own))
        })
        .min_by_key(|(_, here, there)| here.len() + there.len());
    let Some((entry, here, there)) = nearest else { return Vec::new() };
    if here.is_empty() && there.is_empty() {
        return Vec::new();
    }
    let words = text.rulebook();
    let under = |head: &str, some: Vec<String>| {
        let head = (!some.is_empty()).then(|| head.to_owned());
        head.into_iter().chain(some)
    };
    std::iter::once(words.relative(text.game_name(entry)))
        .chain(under(words.here, here))
        .chain(under(words.not_here, there))
        .map(|text| Told { section: Section::Relative, text, figures: Vec::new() })
        .collect()
}

/// What is said of a game, but for how it is written.
fn sentences(text: &Strings, ruleset: &Ruleset) -> Vec<String> {
    facts(ruleset.rules())
        .into_iter()
        .filter(|(section, _)| *section != Section::Notation)
        .map(|(_, fact)| text.rule(ruleset, fact, &Default::default()))
        .collect()
}
