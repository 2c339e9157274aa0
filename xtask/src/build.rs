//! `cargo xtask build`: the release page in dist/.
//!
//! The programs are compiled and split (`programs`), and everything is put together here: workers, the
//! page's program and what an embedded board is made of get names made from their content, and those
//! who load them learn the names. So a cache that still holds an older part never gives it to a newer
//! page. Trunk reads the same `index.html` for `trunk serve`, and is needed for nothing else.

use std::fs;
use std::path::{Path, PathBuf};

use clap::Args as ClapArgs;
use damiera::text::Language;
use damiera_texts::Packs;
use serde_json::json;

use crate::error::Error;
use crate::finish::finish;
use crate::pages;
use crate::programs;
use crate::say::say;
use crate::short;
use crate::site;
use crate::size::collect;
use crate::tools::{WASM, ensure_target};
use crate::workspace;

/// The workers, by the names of their programs.
pub(crate) const WORKERS: [&str; 4] = ["worker", "reader", "trainer", "handbook"];

/// How the folder of the page's program is named before its content is known.
const APP: &str = "app";

/// The same of the embedded board's.
const BOARD: &str = "board";

/// The main part of the page's program, in its folder.
pub(crate) const APP_FILES: [&str; 2] = ["app.js", "app_bg.wasm"];

/// What an embedded board's style sheet is made of, in the order of `embed.js`.
const STYLES: [&str; 6] =
    ["tokens.css", "base.css", "components.css", "board.css", "boards.css", "embed.css"];

/// The style sheet of games with variations, in the order of `embed.js`.
const STUDY_STYLES: [&str; 2] = ["tree.css", "replay.css"];

/// What the page is to know.
#[derive(Debug, ClapArgs)]
pub(crate) struct Args {
    /// Where Damiera will be served: a link to one of its pages is then shown with a picture, and search
    /// engines learn where each page is.
    #[arg(long, value_name = "URL", value_parser = site::read)]
    pub(crate) site: Option<String>,
}

/// Builds the page and returns its folder.
pub(crate) fn page(site: Option<&str>) -> Result<PathBuf, Error> {
    ensure_target(WASM)?;
    say("Building the page: about a minute on two cores, three the first time.");
    let dist = workspace::dist()?;
    if dist.exists() {
        fs::remove_dir_all(&dist).map_err(Error::file("remove", &dist))?;
    }
    let root = workspace::root()?;
    copy(&root.join("public"), &dist)?;
    shorten_scripts(&dist)?;
    copy(&root.join("styles"), &dist.join("embed/styles"))?;
    let index = root.join("index.html");
    fs::copy(&index, dist.join("index.html")).map_err(Error::file("copy", index))?;
    programs::write(&dist)?;
    for worker in WORKERS {
        write_loader(&dist, worker)?;
        name_worker_by_content(&dist, worker)?;
    }
    name_board_by_content(&dist)?;
    name_app_by_content(&dist)?;
    write_texts(&root, &dist)?;
    pages::write(&dist)?;
    finish(&dist, site)?;
    Ok(dist)
}

/// Copies a folder with all that is in it.
fn copy(from: &Path, to: &Path) -> Result<(), Error> {
    fs::create_dir_all(to).map_err(Error::file("create", to))?;
    for entry in fs::read_dir(from).map_err(Error::file("read", from))? {
        let path = entry.map_err(Error::file("read", from))?.path();
        let target = to.join(path.file_name().unwrap_or_default());
        if path.is_dir() {
            copy(&path, &target)?;
        } else {
            fs::copy(&path, &target).map_err(Error::file("copy", &path))?;
        }
    }
    Ok(())
}

/// Takes the comments out of the scripts of a folder.
fn shorten_scripts(folder: &Path) -> Result<(), Error> {
    let mut paths = Vec::new();
    collect(folder, &mut paths)?;
    for path in paths.iter().filter(|path| path.extension().is_some_and(|end| end == "js")) {
        let script = short::script(&String::from_utf8_lossy(&read(path)?));
        fs::write(path, script).map_err(Error::file("write", path))?;
    }
    Ok(())
}

/// Writes the script that a page starts as a worker.
fn write_loader(dist: &Path, worker: &str) -> Result<(), Error> {
    let path = dist.join(format!("{worker}_loader.js"));
    fs::write(&path, loader(worker)).map_err(Error::file("write", path))
}

fn loader(worker: &str) -> String {
    format!("import init from './{worker}.js';\nawait init();\n")
}

/// What index.html says about a worker before the last step, and under `trunk serve`.
fn worker_meta(worker: &str, loader: &str) -> String {
    format!("<meta name=\"damiera-{worker}\" content=\"{loader}\"")
}

/// Moves a worker into `<worker>-<hash>/` and writes that into index.html.
fn name_worker_by_content(dist: &Path, worker: &str) -> Result<(), Error> {
    // The first is the one that a page starts.
    let files = ["_loader.js", ".js", "_bg.wasm"].map(|end| format!("{worker}{end}"));
    let mut hash = Fnv::new();
    for name in &files {
        let bytes = read(&dist.join(name))?;
        // The files refer to each other by name; snippets would lie outside their new folder.
        if name != &files[2] && String::from_utf8_lossy(&bytes).contains("./snippets/") {
            let reason = format!("{worker} imports JavaScript snippets, which do not move with it");
            return Err(Error::Page(reason));
        }
        hash.add(&bytes);
    }
    let folder = format!("{worker}-{:016x}", hash.0);
    let target = dist.join(&folder);
    fs::create_dir_all(&target).map_err(Error::file("create", &target))?;
    for name in &files {
        rename(&dist.join(name), &target.join(name))?;
    }
    let loader = format!("{worker}_loader.js");
    let moved = worker_meta(worker, &format!("{folder}/{loader}"));
    let index = dist.join("index.html");
    replace_in(&index, &[(worker_meta(worker, &loader), moved)])?;
    // An embedded board starts the worker, too, if it is the one that thinks.
    if worker == "worker" {
        let there = dist.join("embed/embed.js");
        let (old, new) = (format!("'../{loader}'"), format!("'../{folder}/{loader}'"));
        replace_in(&there, &[(old, new)])?;
    }
    Ok(())
}

/// Moves the parts of an embedded board into `embed/`, under names made from their content, and
/// writes these into `embed.js`, whose own name is forever the same, and into the frame's page.
fn name_board_by_content(dist: &Path) -> Result<(), Error> {
    let embed = dist.join("embed");
    let styles = embed.join("styles");
    let css = sheet(&embed, "board", &STYLES)?;
    let study = sheet(&embed, "study", &STUDY_STYLES)?;
    fs::remove_dir_all(&styles).map_err(Error::file("remove", &styles))?;
    let named = name_folder_by_content(&dist.join(BOARD), &embed)?;
    let [parts, study_parts] = [&STYLES[..], &STUDY_STYLES].map(listed);
    let preload = |file: &str| format!("\"{named}/{file}\"");
    let frame = "\"../board.js\">";
    let both = format!(
        "{}>\n    <link rel=\"modulepreload\" href={}>",
        preload("board.js"),
        preload("__wasm_split.js")
    );
    replace_in(&embed.join("index.html"), &[(frame.into(), both)])?;
    replace_in(
        &embed.join("embed.js"),
        &[
            ("'../board.js'".into(), format!("'{named}/board.js'")),
            ("'../board_bg.wasm'".into(), format!("'{named}/board_bg.wasm'")),
            (parts, format!("['{css}']")),
            (study_parts, format!("['{study}']")),
        ],
    )
}

/// Style sheets as `embed.js` lists them.
fn listed(names: &[&str]) -> String {
    let names: Vec<_> = names.iter().map(|name| format!("'styles/{name}'")).collect();
    format!("[{}]", names.join(", "))
}

/// Writes style sheets as one, under a name made from its content, which is returned.
fn sheet(embed: &Path, title: &str, names: &[&str]) -> Result<String, Error> {
    let mut sheet = String::new();
    for name in names {
        sheet += &short::style(&String::from_utf8_lossy(&read(&embed.join("styles").join(name))?));
    }
    let css = format!("{title}-{:016x}.css", Fnv::of(sheet.as_bytes()));
    let there = embed.join(&css);
    fs::write(&there, &sheet).map_err(Error::file("write", &there))?;
    Ok(css)
}

/// Moves the page's program into `app-<hash>/` and writes that into `boot.js`. Its parts name each
/// other, so only the folder can be named by their content.
fn name_app_by_content(dist: &Path) -> Result<(), Error> {
    let named = name_folder_by_content(&dist.join(APP), dist)?;
    let changes =
        APP_FILES.map(|file| (format!("'./{APP}/{file}'"), format!("'./{named}/{file}'")));
    replace_in(&dist.join("boot.js"), &changes)
}

/// Moves the folder of a program in parts into another one under a name made from its content, which is
/// returned.
fn name_folder_by_content(folder: &Path, into: &Path) -> Result<String, Error> {
    let entries = fs::read_dir(folder).map_err(Error::file("read", folder))?;
    let mut files = entries
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<Vec<_>, _>>()
        .map_err(Error::file("read", folder))?;
    files.sort();
    let mut hash = Fnv::new();
    for file in &files {
        hash.add(&read(file)?);
    }
    let name = folder.file_name().unwrap_or_default().to_string_lossy();
    let named = format!("{name}-{:016x}", hash.0);
    rename(folder, &into.join(&named))?;
    Ok(named)
}

/// What `index.html` and `embed.js` say of the texts before they are written.
const NO_TEXTS: [&str; 2] = ["<meta name=\"damiera-texts\" content=\"\">", "const TEXTS = '';"];

/// Writes the packs of each language into files of their own, and says in `index.html` and in `embed.js`
/// how these are named.
fn write_texts(root: &Path, dist: &Path) -> Result<(), Error> {
    let packs = damiera_texts::pack_all(root).map_err(|faults| Error::Texts(faults.to_string()))?;
    let mut hash = Fnv::new();
    for pack in &packs {
        hash.add(&pack.first);
        hash.add(&pack.late);
        hash.add(&pack.rulebook);
        hash.add(&pack.faults);
    }
    let hash = format!("{:016x}", hash.0);
    let folder = dist.join("texts");
    fs::create_dir_all(&folder).map_err(Error::file("create", &folder))?;
    let write = |name: String, bytes: &[u8]| {
        let path = folder.join(name);
        fs::write(&path, bytes).map_err(Error::file("write", &path))
    };
    for Packs { code, first, late, rulebook, faults } in &packs {
        write(format!("{code}-{hash}.texts"), first)?;
        write(format!("late-{code}-{hash}.texts"), late)?;
        write(format!("rules-{code}-{hash}.texts"), rulebook)?;
        write(format!("faults-{code}-{hash}.texts"), faults)?;
    }
    // What `boot.js` says before any program or text is there; in `index.html` it is in English.
    for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
        let site = language.strings().site();
        let start = json!({ "old": site.old, "failed": site.failed, "what": site.what });
        write(format!("start-{}-{hash}.json", language.code()), start.to_string().as_bytes())?;
    }
    let codes: Vec<_> = packs.iter().map(|packs| packs.code.as_str()).collect();
    let list = format!("{hash} {}", codes.join(" "));
    let [page, embed] = NO_TEXTS;
    let said = page.replace("\"\"", &format!("\"{list}\""));
    replace_in(&dist.join("index.html"), &[(page.to_owned(), said)])?;
    let said = embed.replace("''", &format!("'{list}'"));
    replace_in(&dist.join("embed/embed.js"), &[(embed.to_owned(), said)])
}

/// Replaces texts in a file, each of which must be there once.
fn replace_in(path: &Path, changes: &[(String, String)]) -> Result<(), Error> {
    let mut text = String::from_utf8_lossy(&read(path)?).into_owned();
    for (old, new) in changes {
        text = replaced(&text, old, new)
            .ok_or_else(|| Error::Page(format!("{} must hold {old} once", path.display())))?;
    }
    fs::write(path, text).map_err(Error::file("write", path))
}

fn replaced(text: &str, old: &str, new: &str) -> Option<String> {
    (text.matches(old).count() == 1).then(|| text.replace(old, new))
}

fn rename(from: &Path, to: &Path) -> Result<(), Error> {
    fs::rename(from, to).map_err(Error::file("move", from))
}

fn read(path: &Path) -> Result<Vec<u8>, Error> {
    fs::read(path).map_err(Error::file("read", path))
}

/// The 64-bit FNV-1a hash: it need only differ between builds, not withstand an enemy.
/// Source: `draft-eastlake-fnv`, section 2.
struct Fnv(u64);

impl Fnv {
    fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    fn of(bytes: &[u8]) -> u64 {
        let mut hash = Self::new();
        hash.add(bytes);
        hash.0
    }

    fn add(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{
        APP, APP_FILES, Fnv, NO_TEXTS, STUDY_STYLES, STYLES, WORKERS, listed, replaced, worker_meta,
    };

    #[test]
    fn hash_agrees_with_the_published_value() {
        assert_eq!(Fnv::of(b"foobar"), 0x8594_4171_f739_67e8);
    }

    #[test]
    fn what_is_to_be_replaced_must_be_there_once() {
        assert_eq!(replaced("a b", "b", "c").unwrap(), "a c");
        assert_eq!(replaced("a b b", "b", "c"), None);
        assert_eq!(replaced("a", "b", "c"), None);
    }

    #[test]
    fn the_page_in_this_checkout_names_its_workers() {
        let html = include_str!("../../index.html");
        for worker in WORKERS {
            let meta = worker_meta(worker, &format!("{worker}_loader.js"));
            assert_eq!(html.matches(&meta).count(), 1, "{meta}");
        }
    }

    #[test]
    fn the_start_in_this_checkout_names_the_program() {
        let script = include_str!("../../public/boot.js");
        for file in APP_FILES {
            let part = format!("'./{APP}/{file}'");
            assert_eq!(script.matches(&part).count(), 1, "{part}");
        }
    }

    #[test]
    fn the_element_in_this_checkout_names_its_parts() {
        let script = include_str!("../../public/embed/embed.js");
        let [styles, study] = [&STYLES[..], &STUDY_STYLES].map(listed);
        let parts =
            ["'../board.js'", "'../board_bg.wasm'", "'../worker_loader.js'", &styles, &study];
        for part in parts {
            assert_eq!(script.matches(part).count(), 1, "{part}");
        }
        let [page, embed] = NO_TEXTS;
        assert_eq!(script.matches(embed).count(), 1);
        assert_eq!(include_str!("../../index.html").matches(page).count(), 1);
        let frame = include_str!("../../public/embed/index.html");
        assert_eq!(frame.matches("\"../board.js\"").count(), 1);
    }
}
