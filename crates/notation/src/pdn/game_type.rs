//! Which game a record is of.

use damiera_rules::rulesets::pdn::{GameType, Named, foreign, of_name, of_number};
use damiera_rules::rulesets::{Entry, find};
use damiera_rules::{Labels, Rules};

use super::tag::{self, Tag};
use crate::lines::{GameTypeError, Kind, Token};

/// Square numbers have at most this many digits.
const MAX_DIGITS: usize = 2;

/// The game that the tags name, if they do.
///
/// # Errors
/// The name of the tag that names one that is not offered here, and what is wrong.
pub(super) fn of_tags(
    tags: &[Tag],
) -> Result<Option<&'static Entry>, (&'static str, GameTypeError)> {
    let value = |name: &str| tag::value(tags, name);
    if let Some(id) = value("Ruleset") {
        let fault = || GameTypeError::NoGame(id.to_owned());
        return find(id).map(Some).ok_or_else(|| ("Ruleset", fault()));
    }
    // An unknown value is written `?` (PDN 3.0, "Tags").
    if let Some(text) = value("GameType").filter(|text| !matches!(*text, "" | "?")) {
        let entry = of_game_type(text).map_err(|why| ("GameType", why))?;
        return Ok(Some(entry));
    }
    Ok(value("Variant").and_then(of_name))
}

/// `20`, or with details `20,W,10,10,N2,0`.
fn of_game_type(text: &str) -> Result<&'static Entry, GameTypeError> {
    let mut fields = text.split(',').map(str::trim);
    let Some(number) = fields.next().and_then(|number| number.parse().ok()) else {
        return Err(GameTypeError::NoNumber(text.to_owned()));
    };
    let Some((line, entry)) = of_number(number) else {
        return Err(match foreign(number) {
            Some(name) => GameTypeError::Foreign { number, name },
            None => GameTypeError::Unknown(number),
        });
    };
    let fields: Vec<_> = fields.collect();
    if has_other_details(&entry.rules, &fields) {
        return Err(other_details(text, line));
    }
    Ok(entry)
}

/// Whether board or names of squares are others. Who begins, and on which side square 1 lies, is
/// often written wrong.
fn has_other_details(rules: &Rules, fields: &[&str]) -> bool {
    let differs = |field: Option<&&str>, expected: u8| {
        field.is_some_and(|field| field.parse() != Ok(expected))
    };
    let letter = match rules.notation.labels {
        Labels::Numeric | Labels::NumericFromBottom => 'N',
        Labels::Algebraic => 'A',
    };
    differs(fields.get(1), rules.board.width)
        || differs(fields.get(2), rules.board.height)
        || fields.get(3).is_some_and(|field| !field.starts_with(letter))
}

fn other_details(text: &str, line: &GameType) -> GameTypeError {
    let (text, number, known) = (text.to_owned(), line.number, line.tag);
    if known.is_empty() {
        GameTypeError::OtherNumber { text, number }
    } else {
        GameTypeError::Other { text, known }
    }
}

/// What squares the moves and setups of a record name, if it has any.
pub(super) fn named<'a>(tokens: impl Iterator<Item = Token<'a>>) -> Option<Named> {
    let mut highest = None;
    for token in tokens {
        let text = match token.kind {
            Kind::Move => token.text,
            Kind::SetUp(text) | Kind::Tag { name: "FEN", value: text } => text,
            _ => continue,
        };
        let is_letter = |ch: char| ch.is_ascii_alphabetic() && !matches!(ch, 'x' | 'X');
        if token.kind == Kind::Move && text.starts_with(is_letter) {
            return Some(Named::Letters);
        }
        let numbers = text.split(|ch: char| !ch.is_ascii_digit());
        let numbers = numbers.filter(|digits| digits.len() <= MAX_DIGITS);
        highest = highest.max(numbers.filter_map(|digits| digits.parse::<usize>().ok()).max());
    }
    highest.map(Named::Numbers)
}
