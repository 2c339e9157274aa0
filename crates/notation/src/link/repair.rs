//! What mail programs, chats and people do to a link on its way, undone.

use super::fault::Repair;
use super::keys;

/// What may stand around a link in a text: brackets, quotes, marks of emphasis.
const OPENING: [char; 12] = ['<', '(', '[', '{', '"', '\'', '“', '‘', '«', '*', '_', '~'];

/// What may stand behind one.
const CLOSING: [char; 23] = [
    '>', ')', ']', '}', '"', '\'', '”', '’', '»', '*', '_', '~', '.', ',', ';', ':', '!', '?', '-',
    '…', '|', '\\', '`',
];

/// How often the escapes of a whole link are undone.
const MAX_UNESCAPED: usize = 2;

/// The link in a text that may be the whole address: the fragment, else the query.
pub(super) fn extract(text: &str) -> &str {
    let text = text.trim_matches(|ch: char| ch.is_whitespace() || keys::is_invisible(ch));
    let text = text.trim_start_matches(OPENING);
    let is_address = text.split_once("://").is_some_and(|(scheme, _)| {
        !scheme.is_empty() && scheme.bytes().all(|byte| byte.is_ascii_alphanumeric())
    });
    let (before, fragment) = text.split_once('#').unwrap_or((text, ""));
    if !before.is_empty() && (super::is_link(fragment) || is_address && before.len() < text.len()) {
        let query = before.split_once('?').map(|(_, query)| query).filter(|_| is_address);
        return match query.filter(|query| !super::is_link(fragment) && super::is_link(query)) {
            Some(query) => query,
            None => fragment,
        };
    }
    let query = text.split_once('?').map(|(_, query)| query).filter(|_| is_address);
    keys::trim(query.unwrap_or(text))
}

/// Other ways to read a text in which there is a fault, the mildest first.
pub(super) fn candidates(text: &str) -> Vec<(String, Repair)> {
    let mut found: Vec<(String, Repair)> = Vec::new();
    let mut add = |link: &str, repair: Repair| {
        if link != text && found.iter().all(|(other, _)| other != link) {
            found.push((link.to_owned(), repair));
        }
    };
    let first = extract(text);
    add(without_ending(first).0, Repair::Ending(without_ending(first).1.to_owned()));
    // The line breaks of mail's quoted-printable text have an equals sign before them.
    let joined = text.replace("=\r\n", "").replace("=\n", "");
    for text in [text, &joined] {
        let mut whole = visible(text);
        for n_unescaped in 0..=MAX_UNESCAPED {
            if n_unescaped > 0 {
                match keys::unescape(&whole) {
                    Ok(plain) if plain != whole => whole = plain,
                    _ => break,
                }
            }
            let repair = if n_unescaped > 0 { Repair::Escapes } else { Repair::Invisible };
            let link = extract(&whole);
            add(link, repair.clone());
            add(without_ending(link).0, repair);
        }
    }
    found
}

/// A link, and what stands behind it in a text.
fn without_ending(link: &str) -> (&str, &str) {
    let n = link.trim_end_matches(CLOSING).len();
    link.split_at_checked(n).unwrap_or((link, ""))
}

/// The text without line breaks and invisible characters; a text that is no list of pairs, without
/// any space.
fn visible(text: &str) -> String {
    let has_pairs = text.contains('=');
    let is_out = |ch: char| {
        ch.is_ascii_control() || keys::is_invisible(ch) || !has_pairs && ch.is_whitespace()
    };
    text.chars().filter(|&ch| !is_out(ch)).collect()
}
