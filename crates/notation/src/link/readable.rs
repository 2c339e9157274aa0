//! The readable form.

use std::fmt::Write as _;
use std::sync::Arc;

use damiera_rules::rulesets::house;
use damiera_rules::rulesets::{self, Entry};
use damiera_rules::{Color, Game, Ruleset};

use super::check::{self, Check};
use super::content::{Link, VERSION};
use super::fault::{LinkError, LinkFault};
use super::keys::{self, CHECK, Extras, pairs, value};
use super::limits::{MAX_JUMPS, MAX_PLIES};
use crate::{fen, marks, turn};

/// How many check characters stand at each end.
const N_HALF: usize = check::N_CHARS / 2;

/// Writes the link of a game, without a leading `#`. `moves` are its moves as text, `shown` is how
/// many of them have been played in the position shown, where that is not all, and `bottom` the
/// side at the bottom.
pub fn write(game: &Game, moves: &[String], shown: Option<usize>, bottom: Color) -> String {
    let ruleset = game.ruleset();
    let mut text = format!("v={VERSION}&g={}", ruleset.rules().id);
    if *game.start() != ruleset.start() {
        text.push_str("&fen=");
        keys::escape(&fen::write(ruleset, game.start()), &mut text);
    }
    let words = with_words(game, moves);
    if !words.is_empty() {
        text.push_str("&m=");
        keys::escape(&words.join(","), &mut text);
    }
    if let Some(ply) = shown {
        // Writing to a string cannot fail.
        let _ = write!(text, "&ply={ply}");
    }
    if bottom == Color::Black {
        text.push_str("&o=b");
    }
    text
}

/// The moves, and what was said between them where it was said.
pub fn with_words(game: &Game, moves: &[String]) -> Vec<String> {
    let mut words = Vec::new();
    let said_after = |ply: usize, words: &mut Vec<String>| {
        let here = game.words().iter().filter(|word| word.ply == ply);
        let told = here.filter(|word| word.what.is_written());
        words.extend(told.map(|word| turn::write(game.ruleset().board(), word)));
    };
    said_after(0, &mut words);
    for (idx, mv) in moves.iter().enumerate() {
        words.push(mv.clone());
        said_after(idx + 1, &mut words);
    }
    words
}

/// Writes all of a link, without check characters: others may edit it.
pub fn write_all(link: &Link, moves: &[String]) -> String {
    let shown = (link.ply < link.game.plies().len()).then_some(link.ply);
    let mut text = write(&link.game, moves, shown, link.bottom);
    let board = link.game.ruleset().board();
    let lists = [
        ("&mk=", marks::write_marks(board, &link.marks)),
        ("&ar=", marks::write_arrows(board, &link.arrows)),
    ];
    for (key, list) in lists.iter().filter(|(_, list)| !list.is_empty()) {
        text.push_str(key);
        keys::escape(list, &mut text);
    }
    link.extras.write(&mut text);
    text
}

/// Puts check characters around a link: half of them before it, half behind, so that one half is
/// left to tell if the other is cut off; and what ends in a letter or digit is cut less often.
pub fn checked(text: &str) -> String {
    let check = pairs(text).map(|pairs| check_in_order(&pairs)).unwrap_or_default();
    let (first, last) = check.split_at_checked(N_HALF).unwrap_or_default();
    format!("{CHECK}={first}&{text}&{CHECK}={last}")
}

/// The check characters of keys and values, however they were escaped.
fn check_of(pairs: &mut dyn Iterator<Item = &(String, String)>) -> String {
    let mut check = Check::new();
    for (key, value) in pairs.filter(|(key, _)| key != CHECK) {
        check.add(key);
        check.add("=");
        check.add(value);
        check.add("&");
    }
    check.text()
}

/// Whether check characters fit these keys and values: in our order and without the keys of others,
/// which programs that clean up addresses move and add; or as they stand, and with the extras as they
/// come, as links were once checked.
fn fits(pairs: &[(String, String)], check: &str) -> bool {
    // The two halves have one key, and may have changed places.
    let turned = check.split_at_checked(N_HALF).map(|(first, last)| format!("{last}{first}"));
    let is_it = |found: String| found == check || Some(found) == turned;
    let mut come = in_order(pairs, &keys::OWN);
    come.extend(pairs.iter().filter(|(key, _)| keys::EXTRA.contains(&key.as_str())));
    is_it(check_in_order(pairs))
        || check_of(&mut pairs.iter()) == check
        || is_it(check_of(&mut come.into_iter()))
}

/// The check characters of our keys in the order of their lists, whatever order they stand in.
fn check_in_order(pairs: &[(String, String)]) -> String {
    let mut own = in_order(pairs, &keys::OWN);
    own.extend(in_order(pairs, &keys::EXTRA));
    check_of(&mut own.into_iter())
}

fn in_order<'a>(pairs: &'a [(String, String)], wanted: &[&str]) -> Vec<&'a (String, String)> {
    let mut own = Vec::with_capacity(pairs.len());
    for wanted in wanted {
        own.extend(pairs.iter().filter(|(key, _)| key == wanted));
    }
    own
}

/// Whether the check characters fit; `None` where there are none.
fn verify(text: &str, pairs: &[(String, String)]) -> Option<bool> {
    let halves: String =
        pairs.iter().filter(|(key, _)| key == CHECK).map(|(_, value)| value.as_str()).collect();
    if !halves.is_empty() {
        return Some(fits(pairs, &halves));
    }
    // Only we begin and end a link so: the key was that of the check characters.
    let is_lost = |(key, value): &(String, String)| {
        key.chars().count() <= 1
            && !keys::OWN.contains(&key.as_str())
            && check::has_digits(value, N_HALF)
    };
    let ends = [pairs.first(), pairs.last()];
    // Or what stood before it.
    let tail = text.rsplit_once('=').filter(|(before, half)| {
        // Such a key has swallowed the pair before it; other keys may end in the same letter.
        let key = before.rsplit('&').next().unwrap_or_default();
        before.ends_with(CHECK) && key.contains('=') && check::has_digits(half, N_HALF)
    });
    (tail.is_some() || ends.into_iter().flatten().any(is_lost)).then_some(false)
}

pub(super) fn read(text: &str) -> Result<Link, LinkError> {
    let pairs = pairs(text)?;
    let value = |key: &str| value(&pairs, key);
    match value("v").map(|version| (version, version.parse())) {
        None | Some((_, Ok(1..=VERSION))) => {}
        Some((version, Ok(0) | Err(_))) => return Err(LinkError::Version(version.to_owned())),
        Some((_, Ok(newer))) => return Err(LinkError::Newer(newer)),
    }
    let entry = entry(value("g").ok_or(LinkError::NoRuleset)?)?;
    let ruleset = Arc::new(Ruleset::new(&entry.rules));
    let game = match value("fen") {
        None => Game::new(ruleset),
        Some(text) => {
            let position = fen::parse(&ruleset, text).map_err(LinkError::Position)?;
            Game::from_position(ruleset, position)
        }
    };
    let mut link = Link::new(entry, game);
    match verify(text, &pairs) {
        Some(true) => link.is_checked = true,
        Some(false) => link.faults.push(LinkFault::Changed),
        None => {}
    }
    grammar_faults(text, &pairs, &mut link.faults);
    if let Some(moves) = value("m") {
        link.faults.extend(read_moves(&mut link.game, moves));
    }
    link.ply = read_ply(value("ply"), &link.game, &mut link.faults);
    link.bottom = match value("o") {
        None | Some("w" | "white") => Color::White,
        Some("b" | "black") => Color::Black,
        Some(other) => {
            link.faults.push(LinkFault::Orientation(other.to_owned()));
            Color::White
        }
    };
    let board = link.game.ruleset().board();
    let (marks, mark_faults) = marks::read_marks(board, value("mk").unwrap_or_default());
    let (arrows, arrow_faults) = marks::read_arrows(board, value("ar").unwrap_or_default());
    (link.marks, link.arrows) = (marks, arrows);
    link.faults.extend(mark_faults.into_iter().chain(arrow_faults).map(LinkFault::Mark));
    link.others = take_extras(pairs, &mut link.extras, &mut link.faults);
    Ok(link)
}

/// The game with this id.
///
/// # Errors
/// [`LinkError::UnknownRuleset`], or what is wrong with house rules.
pub(crate) fn entry(id: &str) -> Result<&'static Entry, LinkError> {
    match rulesets::find(id) {
        Some(entry) => Ok(entry),
        None if house::is_id(id) => Ok(house::find(id)?),
        None => Err(LinkError::UnknownRuleset(id.to_owned())),
    }
}

/// Takes what belongs to the extras out of the pairs; the first of two values is read, as of every
/// key. What is left belongs to others.
pub(crate) fn take_extras(
    pairs: Vec<(String, String)>,
    extras: &mut Extras,
    faults: &mut Vec<LinkFault>,
) -> Vec<(String, String)> {
    let mut others = Vec::new();
    for (key, value) in pairs {
        if !keys::EXTRA.contains(&key.as_str()) {
            if !keys::OWN.contains(&key.as_str()) {
                others.push((key, value));
            }
        } else if extras.get(&key).is_none()
            && let Err(fault) = extras.set(&key, &value)
        {
            faults.push(fault);
        }
    }
    others
}

/// Parts that are no pair, and known keys that are there twice.
fn grammar_faults(text: &str, pairs: &[(String, String)], faults: &mut Vec<LinkFault>) {
    let parts = keys::trim(text).split('&').map(keys::plain_key);
    let no_pairs = parts.filter(|part| !part.is_empty() && !part.contains('='));
    faults.extend(no_pairs.map(|part| LinkFault::NoValue(part.to_owned())));
    let once = keys::OWN.iter().filter(|&&key| key != CHECK).chain(&keys::EXTRA);
    let is_twice = |key: &&&str| pairs.iter().filter(|(name, _)| name == **key).count() > 1;
    faults.extend(once.filter(is_twice).map(|&key| LinkFault::Twice(key.to_owned())));
}

/// Plays the moves of a link, and says what is said between them; what could not be read of them.
pub fn read_moves(game: &mut Game, text: &str) -> Vec<LinkFault> {
    let mut faults = Vec::new();
    let separators = [',', ' ', '_', '+'];
    let tokens: Vec<_> = text.split(separators).filter(|token| !token.is_empty()).collect();
    if tokens.len() > MAX_PLIES {
        faults.push(LinkFault::TooManyMoves(tokens.len()));
    }
    for (idx, token) in tokens.into_iter().take(MAX_PLIES).enumerate() {
        if game.n_jumps() > MAX_JUMPS {
            faults.push(LinkFault::TooMuch { number: idx + 1 });
            break;
        }
        if let Err(why) = turn::play(game, token) {
            let (number, text, why) = (idx + 1, token.to_owned(), Box::new(why));
            faults.push(LinkFault::Move { number, text, why });
            break;
        }
    }
    faults
}

fn read_ply(text: Option<&str>, game: &Game, faults: &mut Vec<LinkFault>) -> usize {
    let n_plies = game.plies().len();
    let Some(text) = text else { return n_plies };
    match text.parse() {
        Ok(ply) if ply <= n_plies => ply,
        _ => {
            faults.push(LinkFault::Ply(text.to_owned()));
            n_plies
        }
    }
}
