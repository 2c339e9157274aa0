//! One game of a file, move by move.

use std::sync::Arc;

use damiera_rules::rulesets::Entry;
use damiera_rules::rulesets::pdn::guesses;
use damiera_rules::{Color, Position, Rules, Ruleset, Status};

use super::game_type;
use super::scan::Listed;
use super::tag::{Tag, value};
use super::writer::result_text;
use crate::fen::{self, FenError};
use crate::lines::{Builder, Fault, Faults, GameResult, Kind, Lexer, Reason, Token};
use crate::tree::{ROOT, Tree};

/// Reads games. What has been compiled for one of them serves the next.
#[derive(Clone, Debug, Default)]
pub struct Reader {
    default: Option<&'static Entry>,
    compiled: Vec<(&'static str, Arc<Ruleset>)>,
}

/// A game as it was read.
#[derive(Clone, Debug)]
pub struct Record {
    /// All its tags, as many as are kept, in order.
    pub tags: Vec<Tag>,
    /// What it is played by, if that is known.
    pub entry: Option<&'static Entry>,
    /// Whether neither a tag nor the caller says which game it is.
    pub is_guess: bool,
    /// Its moves as far as they could be read, if there is a game and a start.
    pub tree: Option<Tree>,
    /// The result that it says it had.
    pub result: GameResult,
    /// How it stands by the rules after the last move of its main line.
    pub status: Option<Status>,
    /// What could not be read, or is in doubt.
    pub faults: Vec<Fault>,
    /// How many more faults there are.
    pub n_more_faults: usize,
}

impl Record {
    /// The result by the rules: unknown while they have not ended the game.
    pub fn result_by_rules(&self) -> GameResult {
        match (self.entry, self.status) {
            (Some(entry), Some(status)) => result_of(&entry.rules, status),
            _ => GameResult::Unknown,
        }
    }

    /// The value of the first tag with this name.
    pub fn tag(&self, name: &str) -> Option<&str> {
        value(&self.tags, name)
    }
}

impl Reader {
    /// A reader; `default` is what a game is played by that does not say it.
    pub const fn new(default: Option<&'static Entry>) -> Self {
        Self { default, compiled: Vec::new() }
    }

    /// Reads a game of the text that it was listed of.
    pub fn read(&mut self, text: &str, listed: &Listed) -> Record {
        let mut reading = Reading::new(text, listed);
        let mut record = Record {
            tags: listed.tags.clone(),
            entry: None,
            is_guess: false,
            tree: None,
            result: listed.result(),
            status: None,
            faults: Vec::new(),
            n_more_faults: 0,
        };
        match self.entry(&reading) {
            Ok((entry, is_guess)) => {
                (record.entry, record.is_guess) = (Some(entry), is_guess);
                let ruleset = self.compiled(&entry.rules);
                reading.read_moves(ruleset, &mut record);
            }
            Err((name, reason)) => reading.fault_of_tag(name, reason),
        }
        reading.check_result_tag();
        (record.faults, record.n_more_faults) = reading.faults.into_faults(text, listed.start);
        record
    }

    /// What a game is played by, and whether that is a guess.
    fn entry(
        &mut self,
        reading: &Reading<'_>,
    ) -> Result<(&'static Entry, bool), (&'static str, Reason)> {
        let by_tags = game_type::of_tags(&reading.listed.tags);
        let by_tags = by_tags.map_err(|(tag, why)| (tag, why.into()))?;
        if let Some(entry) = by_tags.or(self.default) {
            return Ok((entry, false));
        }
        let named = game_type::named(reading.tokens()).ok_or(("GameType", Reason::NoRuleset))?;
        let mut likely = guesses(named).peekable();
        let likeliest = *likely.peek().ok_or(("GameType", Reason::NoRuleset))?;
        let fits = likely.find(|entry| reading.begins_by(&self.compiled(&entry.rules)));
        Ok((fits.unwrap_or(likeliest), true))
    }

    fn compiled(&mut self, rules: &Rules) -> Arc<Ruleset> {
        if let Some((_, known)) = self.compiled.iter().find(|(id, _)| *id == rules.id) {
            return Arc::clone(known);
        }
        let ruleset = Arc::new(Ruleset::new(rules));
        self.compiled.push((rules.id, Arc::clone(&ruleset)));
        ruleset
    }
}

/// A game that is being read.
struct Reading<'a> {
    text: &'a str,
    listed: &'a Listed,
    /// Where the tags stand, in bytes, in the order of their list.
    tag_places: Vec<usize>,
    faults: Faults,
}

impl<'a> Reading<'a> {
    /// Finds the tags again, and names what is wrong with them.
    fn new(text: &'a str, listed: &'a Listed) -> Self {
        let mut faults = Faults::default();
        let mut tag_places = Vec::with_capacity(listed.tags.len());
        for token in Lexer::new(text, listed.range()) {
            let reason = match token.kind {
                Kind::BadTag => Reason::Tag,
                Kind::Tag { .. } => {
                    let n_before = tag_places.len();
                    let Some(tag) = listed.tags.get(n_before) else {
                        faults.add(token.at, token.text, Reason::TooManyTags);
                        continue;
                    };
                    tag_places.push(token.at);
                    if token.text.contains(|ch: char| ch.is_ascii_control()) {
                        faults.add(token.at, token.text, Reason::TagControl);
                    }
                    let mut before = listed.tags.iter().take(n_before);
                    if !before.any(|other| other.name == tag.name && other.value != tag.value) {
                        continue;
                    }
                    Reason::TagTwice
                }
                _ => continue,
            };
            faults.add(token.at, token.text, reason);
        }
        Self { text, listed, tag_places, faults }
    }

    fn tokens(&self) -> impl Iterator<Item = Token<'a>> + use<'a> {
        Lexer::new(self.text, self.listed.range())
    }

    /// Whether the first move is a legal one by these rules.
    fn begins_by(&self, ruleset: &Arc<Ruleset>) -> bool {
        let Ok(start) = self.start(ruleset) else { return false };
        let mut tree = Tree::from_position(Arc::clone(ruleset), start);
        let first = self.tokens().find(|token| token.kind == Kind::Move);
        first.is_none_or(|token| tree.play_text(ROOT, token.text).is_ok())
    }

    /// The position of the tag, or else the ruleset's own start.
    fn start(&self, ruleset: &Ruleset) -> Result<Position, FenError> {
        let Some(text) = value(&self.listed.tags, "FEN") else { return Ok(ruleset.start()) };
        fen::parse(ruleset, text)
            .or_else(|error| fen::parse(ruleset, &relabeled(ruleset, text)).map_err(|_| error))
    }

    /// A fault of the first tag with this name, or if there is none, of the game as a whole.
    fn fault_of_tag(&mut self, name: &str, reason: Reason) {
        let idx = self.listed.tags.iter().position(|tag| tag.name == name);
        let (at, token) = match idx.and_then(|idx| self.tag_places.get(idx)) {
            None => (self.listed.start.at, ""),
            Some(&at) => {
                let token = Lexer::new(self.text, at..self.listed.range().end).next();
                (at, token.map_or("", |token| token.text))
            }
        };
        self.faults.add(at, token, reason);
    }

    fn read_moves(&mut self, ruleset: Arc<Ruleset>, record: &mut Record) {
        let is_start_given = record.tag("FEN").is_some();
        let start = match self.start(&ruleset) {
            Ok(start) => start,
            Err(error) => return self.fault_of_tag("FEN", Reason::SetUp(error)),
        };
        let tree = Tree::from_position(ruleset, start);
        let mut builder = Builder::new(tree, is_start_given, std::mem::take(&mut self.faults));
        for token in self.tokens() {
            if !matches!(token.kind, Kind::Tag { .. } | Kind::BadTag) {
                builder.take(&token);
            }
        }
        let (tree, faults) = builder.finish();
        self.faults = faults;
        record.status = Some(tree.game_at(tree.main_end()).status());
        // Also where moves were left out: what is written of the game has this end.
        self.check_result(tree.ruleset().rules(), record);
        record.tree = Some(tree);
    }

    /// Compares the result with that by the rules.
    fn check_result(&mut self, rules: &Rules, record: &Record) {
        let by_rules = record.result_by_rules();
        let is_open = |result| matches!(result, GameResult::Unknown | GameResult::Neither);
        if is_open(by_rules) || is_open(record.result) || by_rules == record.result {
            return;
        }
        let reason = Reason::ResultByRules { rules: result_text(rules, by_rules) };
        let is_it = |token: &Token<'_>| token.kind == Kind::Result(record.result);
        match self.tokens().find(is_it) {
            Some(token) => self.faults.add(token.at, token.text, reason),
            None => self.fault_of_tag("Result", reason),
        }
    }

    /// Names what is wrong with the result in the tag.
    fn check_result_tag(&mut self) {
        let Some(tag) = value(&self.listed.tags, "Result") else { return };
        let reason = match (GameResult::of(tag), self.listed.movetext_result) {
            (None, _) if matches!(tag.trim(), "" | "?") => return,
            (None, _) => Reason::Result,
            (Some(GameResult::Unknown), _) | (_, None | Some(GameResult::Unknown)) => return,
            (Some(of_tag), Some(of_text)) if of_tag == of_text => return,
            (Some(_), Some(_)) => Reason::ResultDiffers { tag: tag.trim().to_owned() },
        };
        self.fault_of_tag("Result", reason);
    }
}

/// A position with its squares by their names where they are given by number: some files number
/// squares there alone.
fn relabeled(ruleset: &Ruleset, fen: &str) -> String {
    let mut text = String::with_capacity(fen.len());
    for (idx, token) in fen.split_inclusive([',', ':']).enumerate() {
        let digits = token.trim_matches(|ch: char| !ch.is_ascii_digit());
        let square = digits.parse().ok().and_then(|n| ruleset.board().square_of_number(n));
        match square {
            Some(square) if idx > 0 => {
                let label = ruleset.board().label(square).to_string();
                text.push_str(&token.replace(digits, &label));
            }
            _ => text.push_str(token),
        }
    }
    text
}

/// What a status says of the result.
pub fn result_of(rules: &Rules, status: Status) -> GameResult {
    let of_winner =
        |winner: Color| if winner == rules.first { GameResult::First } else { GameResult::Second };
    match status {
        Status::Ongoing | Status::Unlistable(_) => GameResult::Unknown,
        Status::Won { winner, .. } => of_winner(winner),
        Status::Drawn { .. } => GameResult::Draw,
    }
}
