//! The rules that a game is played by, put into a page that is written by hand.

use damiera::handbook::Handbook;
use damiera::notation::picture::escaped;
use damiera::text::Strings;

/// What an element begins with that stands for what is said of a fact, before its name.
pub(super) const OPEN: &str = "<damiera-rule name=\"";

/// What it ends with.
const CLOSE: &str = "\"></damiera-rule>";

/// Puts a sentence into the place of each element, and where a game has several of the kind, a list.
pub(super) fn put_in(html: &str, handbook: &Handbook, text: &Strings) -> Result<String, String> {
    let mut parts = html.split(OPEN);
    let mut whole = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (name, rest) = part
            .split_once(CLOSE)
            .ok_or_else(|| format!("{OPEN} must go on with a name and {CLOSE}"))?;
        let sentences: Vec<_> = handbook
            .sentences(text, name)
            .iter()
            // As the text around them has it.
            .map(|words| words.replace('\'', "’"))
            .map(|words| format!("<data value=\"rule\">{}</data>", escaped(&words)))
            .collect();
        let [before, after] = match sentences.len() {
            0 => return Err(format!("the game has no rule \"{name}\"")),
            1 => ["<p class=\"rule\">", "</p>"],
            _ => ["<ul class=\"rule\"><li>", "</li></ul>"],
        };
        whole += before;
        whole += &sentences.join("</li>\n<li>");
        whole += after;
        whole += rest;
    }
    Ok(whole)
}
