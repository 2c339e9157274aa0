//! Addresses of sites that have a position in them, as those of lidraughts and `PlayStrategy` do:
//! `https://lidraughts.org/analysis/frisian/W:W31,K50:B1`.

use damiera_rules::rulesets::Entry;
use damiera_rules::rulesets::pdn::of_name;

use super::{ProblemError, is_fen};
use crate::lesson::packed::decoded;

/// Sites whose addresses are read.
const SITES: [&str; 2] = ["lidraughts.org", "playstrategy.org"];

/// How much of an address is shown, in characters.
const MAX_SHOWN: usize = 60;

/// Whether a word is an address of one of the sites.
pub(super) fn is_one(word: &str) -> bool {
    path(word).is_some()
}

/// What stands behind the site.
fn path(word: &str) -> Option<&str> {
    let word = word.trim_start_matches(['<', '(', '[', '"', '\'']);
    let word =
        word.strip_prefix("https://").or_else(|| word.strip_prefix("http://")).unwrap_or(word);
    let word = word.strip_prefix("www.").unwrap_or(word);
    let (host, path) = word.split_once('/')?;
    SITES.iter().any(|site| host.eq_ignore_ascii_case(site)).then_some(path)
}

/// The game that an address names, if it does, and the position in it.
///
/// # Errors
/// [`ProblemError::Address`] where it holds none, [`ProblemError::Game`].
pub(super) fn read(word: &str) -> Result<(Option<&'static Entry>, String), ProblemError> {
    let none = || ProblemError::Address(word.chars().take(MAX_SHOWN).collect());
    let path = decoded(path(word).ok_or_else(none)?);
    let path = path.trim_end_matches(['>', ')', ']', '"', '\'', '.', ',', ';']);
    // In a query it stands under a name.
    let parts = path.split(['/', '?', '&', '#']);
    let parts: Vec<_> = parts.map(|part| part.strip_prefix("fen=").unwrap_or(part)).collect();
    let at = parts.iter().position(|part| is_fen(part)).ok_or_else(none)?;
    let fen = parts[at].replace('_', " ");
    // What stands before it is a tool of the site, or a game.
    let is_tool = |part: &str| ["analysis", "editor", "puzzle"].contains(&part);
    let named = parts[..at].iter().rev().find(|part| !is_tool(part) && !part.is_empty());
    let Some(&name) = named else { return Ok((None, fen)) };
    let name = name.strip_prefix("variant=").unwrap_or(name);
    match of_name(name) {
        Some(entry) => Ok((Some(entry), fen)),
        None => Err(ProblemError::Game(name.chars().take(MAX_SHOWN).collect())),
    }
}
