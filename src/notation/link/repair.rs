//! What mail programs, chats and people do to a link on its way, undone.

use super::keys;

/// What a link could be read by, once it was tried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Repair {
    /// Line breaks or characters that nobody sees were left out.
    Invisible,
    /// This was left off its end.
    Ending(String),
    /// Percent escapes were undone that stood round it all.
    Escapes,
}

/// What may stand round a link in a text: brackets, quotes, marks of emphasis.
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
    let mut whole = visible(text);
    let mut repair = Repair::Invisible;
    for n_unescaped in 0..=MAX_UNESCAPED {
        if n_unescaped > 0 {
            match keys::unescape(&whole) {
                Ok(plain) if plain != whole => whole = plain,
                _ => break,
            }
            repair = Repair::Escapes;
        }
        let link = extract(&whole);
        let short = link.trim_end_matches(CLOSING);
        let ending = link.get(short.len()..).unwrap_or_default();
        let ending = match repair {
            Repair::Escapes => Repair::Escapes,
            _ => Repair::Ending(ending.to_owned()),
        };
        for (candidate, repair) in [(link, repair.clone()), (short, ending)] {
            if candidate != text && found.iter().all(|(other, _)| other != candidate) {
                found.push((candidate.to_owned(), repair));
            }
        }
    }
    found
}

/// The text without line breaks, those of mail's quoted-printable too, and without what nobody
/// sees; a text that is no list of pairs, without any space.
fn visible(text: &str) -> String {
    let joined = text.replace("=\r\n", "").replace("=\n", "");
    let has_pairs = joined.contains('=');
    let is_out = |ch: char| {
        ch.is_ascii_control() || keys::is_invisible(ch) || !has_pairs && ch.is_whitespace()
    };
    joined.chars().filter(|&ch| !is_out(ch)).collect()
}
