//! The rules pages: whole documents under `dist/rules/<lang>/<name>.html`, one for each game and one that
//! lists them.
//!
//! They are made of what the game is played by, see `damiera::handbook`. For some games
//! `pages/rules/<name>.<lang>.html` adds what is said around these rules, and has `<damiera-rule>` elements where
//! they go. Either is a fragment of HTML with sections and empty `<damiera-board>` elements. Here
//! every such element gets a picture of its position, so that the page says the same without
//! scripts, in print and in a reader; `embed.js` makes the boards live.
//!
//! In reading order: [`rule`] puts rules into what is written by hand; [`source`] reads a fragment; [`scan`] is the little HTML that it knows;
//! [`board`] understands one board; [`answers`] solves an exercise; [`document`] writes the page;
//! [`words`] are the texts around it.

mod answers;
mod board;
mod document;
mod rule;
mod scan;
mod source;
#[cfg(test)]
mod tests;
mod words;

use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use crate::error::Error;
use crate::workspace;
use damiera::handbook::{self, Handbook};
use damiera::rulesets;
use source::Source;
use words::Words;

/// The pages that are written by hand, in the order of the navigation; the first one lists all games.
const PAGES: [&str; 7] =
    ["index", "international", "polish", "frisian", "english", "dameo", "greek"];

/// What there is to tell and to show of every game, in the order of games.
static HANDBOOKS: LazyLock<Vec<Handbook>> =
    LazyLock::new(|| rulesets::ALL.iter().map(Handbook::new).collect());

/// Longer sources than this are not read, in bytes.
const MAX_BYTES: usize = 1 << 18;

/// Writes the rules pages and their stylesheet under `dist/rules`.
///
/// # Errors
/// [`Error::File`] for the file system, [`Error::Page`] for a source that cannot be understood.
pub(crate) fn write(dist: &Path) -> Result<(), Error> {
    let root = workspace::root()?;
    let rules = dist.join("rules");
    for words in &Words::all().collect::<Vec<_>>() {
        let folder = rules.join(words.code());
        fs::create_dir_all(&folder).map_err(Error::file("create", &folder))?;
        let sources = sources(&root, words)?;
        for source in &sources {
            check_links(source, &sources).map_err(|why| fault(source.name, words, &why))?;
            let html = document::write(source, &sources, words)?;
            let path = folder.join(format!("{}.html", source.name));
            fs::write(&path, html).map_err(Error::file("write", &path))?;
        }
    }
    let mut style = String::new();
    for name in ["tokens.css", "mark.css", "rules.css"] {
        let path = root.join("styles").join(name);
        style += &fs::read_to_string(&path).map_err(Error::file("read", &path))?;
    }
    let target = rules.join("rules.css");
    fs::write(&target, style).map_err(Error::file("write", &target))
}

/// Every page of one language, those first that the navigation has.
fn sources(root: &Path, words: &Words) -> Result<Vec<Source>, Error> {
    let all = rulesets::ALL.iter().map(|entry| entry.rules.id);
    let others = all.filter(|id| !PAGES.contains(id));
    let page = |name| {
        let is_written = PAGES.contains(&name) && words.is_written();
        if is_written { read(root, name, words) } else { made(name, words) }
    };
    PAGES.into_iter().chain(others).map(page).collect()
}

/// What there is to tell of a game; `None` for the page that lists all of them.
fn handbook(name: &str) -> Option<&'static Handbook> {
    let place = rulesets::ALL.iter().position(|entry| entry.rules.id == name);
    place.and_then(|place| HANDBOOKS.get(place))
}

/// A page made of what a game is played by.
fn made(name: &'static str, words: &Words) -> Result<Source, Error> {
    let text = match handbook(name) {
        Some(handbook) => handbook.page(words.text),
        None => handbook::index(words.text),
    };
    let source = Source::read(name, &text).map_err(|why| fault(name, words, &why))?;
    Ok(Source { is_made: true, ..source })
}

fn read(root: &Path, name: &'static str, words: &Words) -> Result<Source, Error> {
    let text = written(root, name, words)?;
    Source::read(name, &text).map_err(|why| fault(name, words, &why))
}

/// A page that is written by hand, with the rules in it.
fn written(root: &Path, name: &str, words: &Words) -> Result<String, Error> {
    let path = root.join("pages/rules").join(format!("{name}.{}.html", words.code()));
    let text = fs::read_to_string(&path).map_err(Error::file("read", &path))?;
    if text.len() > MAX_BYTES {
        return Err(Error::Page(format!("{} is longer than {MAX_BYTES} bytes", path.display())));
    }
    match handbook(name) {
        Some(handbook) => rule::put_in(&text, handbook, words.text),
        None => Ok(text),
    }
    .map_err(|why| fault(name, words, &why))
}

/// Links lead to the app, to pages and sections that there are, and, from the section `sources`
/// alone, to the world.
fn check_links(source: &Source, sources: &[Source]) -> Result<(), String> {
    for link in &source.links {
        let href = &link.href;
        if href.starts_with("../../") || (href.starts_with("https://") && link.section == "sources")
        {
            continue;
        }
        let (file, id) = href.split_once('#').unwrap_or((href, ""));
        let name = if file.is_empty() { Some(source.name) } else { file.strip_suffix(".html") };
        let target = sources.iter().find(|other| Some(other.name) == name);
        let has_id = |page: &Source| page.sections.iter().any(|section| section.id == id);
        if !target.is_some_and(|page| id.is_empty() || has_id(page)) {
            return Err(format!("the link \"{href}\" leads nowhere"));
        }
    }
    Ok(())
}

/// A fault in a source, with the file it is in.
fn fault(name: &str, words: &Words, why: &str) -> Error {
    Error::Page(format!("pages/rules/{name}.{}.html: {why}", words.code()))
}
