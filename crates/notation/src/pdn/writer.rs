//! A game as PDN 3.0 asks for it.

use damiera_rules::Rules;
use damiera_rules::rulesets::pdn::{GameType, Results, of_id, of_number};

use super::tag::Tag;
use crate::fen;
use crate::lines::{GameResult, MAX_TAG, Style, movetext};
use crate::tree::{Origin, ROOT, Tree};

/// The longest line, in characters, where words are not longer.
const MAX_COLUMNS: usize = 80;

/// The end of a game, whatever its result: the standard writes that in a tag alone.
const END: &str = "*";

/// Tags that follow from the game, in the order in which they are added.
const DERIVED: [&str; 5] = ["Result", "GameType", "Ruleset", "SetUp", "FEN"];

/// Writes a game with its tags. Those that follow from the game are put right, in their places or
/// behind the others.
pub fn write(tags: &[Tag], tree: &Tree, result: GameResult) -> String {
    let rules = tree.ruleset().rules();
    let game_type = of_id(rules.id);
    let derived = DERIVED.map(|name| derived(name, tree, result, game_type));
    let mut text = String::new();
    let mut is_written = [false; DERIVED.len()];
    for tag in tags {
        match DERIVED.iter().position(|name| *name == tag.name) {
            None => push_tag(&mut text, &tag.name, &tag.value),
            Some(idx) => {
                if let (Some(value), false) = (&derived[idx], is_written[idx]) {
                    push_tag(&mut text, &tag.name, value);
                }
                is_written[idx] = true;
            }
        }
    }
    for (idx, name) in DERIVED.into_iter().enumerate() {
        if let (Some(value), false) = (&derived[idx], is_written[idx] || name == "SetUp") {
            push_tag(&mut text, name, value);
        }
    }
    let style = Style { has_numbers: true, sign: game_type.map_or('x', |line| line.sign) };
    text.push('\n');
    wrap(&movetext(tree, style), &mut text);
    text
}

/// How a result is written in a game.
pub fn result_text(rules: &Rules, result: GameResult) -> &'static str {
    let results = of_id(rules.id).map_or(Results::Chess, |line| line.results);
    match (results, result) {
        (Results::Chess, GameResult::First) => "1-0",
        (Results::Chess, GameResult::Draw) => "1/2-1/2",
        (Results::Chess, GameResult::Second) => "0-1",
        (Results::Points, GameResult::First) => "2-0",
        (Results::Points, GameResult::Draw) => "1-1",
        (Results::Points, GameResult::Second) => "0-2",
        (_, GameResult::Neither) => "0-0",
        (_, GameResult::Unknown) => "*",
    }
}

/// The value of a tag that follows from the game, if the game needs it.
fn derived(
    name: &str,
    tree: &Tree,
    result: GameResult,
    game_type: Option<&'static GameType>,
) -> Option<String> {
    let rules = tree.ruleset().rules();
    let game_type = game_type.filter(|line| !line.tag.is_empty());
    match name {
        "Result" => Some(result_text(rules, result).to_owned()),
        "GameType" => game_type.map(|line| line.tag.to_owned()),
        "Ruleset" => {
            let meant = game_type.and_then(|line| of_number(line.number));
            let is_meant = meant.is_some_and(|(_, entry)| entry.rules.id == rules.id);
            (!is_meant).then(|| rules.id.to_owned())
        }
        "SetUp" => has_own_start(tree).then(|| "1".to_owned()),
        _ => has_own_start(tree).then(|| fen::write(tree.ruleset(), tree.start())),
    }
}

/// Whether the start must be written. A setup in the place of the first move would be taken for it.
fn has_own_start(tree: &Tree) -> bool {
    let first = tree.node(ROOT).children().first();
    let is_set_up = first.is_some_and(|&id| !matches!(tree.node(id).origin(), Origin::Move(_)));
    is_set_up || *tree.start() != tree.ruleset().start()
}

/// A tag on its line, if its name is one. Line ends become spaces, and what would make the line
/// longer than what is read is cut off.
fn push_tag(text: &mut String, name: &str, value: &str) {
    let is_name = |ch: char| ch.is_ascii_alphanumeric() || ch == '_';
    // Quotes, brackets, a space.
    let max = text.len() + MAX_TAG - "[ \"\"]".len();
    if name.is_empty() || name.len() > MAX_TAG / 2 || !name.chars().all(is_name) {
        return;
    }
    text.push('[');
    text.push_str(name);
    text.push_str(" \"");
    for ch in value.trim().chars() {
        let ch = if ch.is_ascii_control() { ' ' } else { ch };
        let is_escaped = matches!(ch, '"' | '\\');
        if text.len() + ch.len_utf8() + usize::from(is_escaped) >= max {
            break;
        }
        if is_escaped {
            text.push('\\');
        }
        text.push(ch);
    }
    text.push_str("\"]\n");
}

/// Breaks a line at spaces, and ends it with the end of the game.
fn wrap(line: &str, text: &mut String) {
    let mut n_columns = 0;
    for word in line.split(' ').filter(|word| !word.is_empty()).chain([END]) {
        let len = word.chars().count();
        if n_columns > 0 && n_columns + 1 + len > MAX_COLUMNS {
            text.push('\n');
            n_columns = 0;
        }
        // In the first column these would begin a line comment, or a tag.
        if n_columns > 0 || word.starts_with(['%', '[']) {
            text.push(' ');
            n_columns += 1;
        }
        text.push_str(word);
        n_columns += len;
    }
    text.push('\n');
}
