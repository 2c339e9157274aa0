//! `cargo xtask single-file`: the page as one file that plays from `file://` by a double click.
//!
//! There a page may load nothing by address, so everything stands in it: scripts and styles as they
//! are, WebAssembly as base64 of gzip, which every engine unpacks by itself, ballots, lessons and
//! tactics as text. The workers' scripts become blobs when the page starts. What has no place in one file is left out:
//! the service worker, the rules pages, embedded boards.

use std::borrow::Cow;
use std::fmt::{self, Write as _};
use std::fs;
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use clap::Args as ClapArgs;
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};

use crate::build::{APP_FILES, WORKERS};
use crate::error::Error;
use crate::finish::LATE_STYLE;
use crate::programs;
use crate::site;
use crate::size::collect;
use crate::workspace;

const START: &str = include_str!("single/start.js");
/// How the glue of wasm-bindgen names that function, the default, at its end.
const EXPORT: (&str, &str) = ("export { initSync, ", " as default };");

/// Where the copy says that it is one, and which address is behind it.
const SITE: &str = "damiera-site";

/// What the file is to know.
#[derive(Debug, ClapArgs)]
pub(crate) struct Args {
    /// Where Damiera is served: links that are shared from the file begin with this, and the rules
    /// are read there. Without it they are links without an address, and no rules are offered.
    #[arg(long, value_name = "URL", value_parser = site::read)]
    pub(crate) site: Option<String>,
}

/// A file that has been made.
pub(crate) struct Made {
    path: PathBuf,
    n_bytes: usize,
}

impl fmt::Display for Made {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}, {} KB", self.path.display(), self.n_bytes.div_ceil(1000))
    }
}

/// Makes the file out of a built page.
pub(crate) fn write(dist: &Path, site: Option<&str>) -> Result<Made, Error> {
    let html = single(dist, site.unwrap_or_default())?;
    let path = workspace::single_file()?;
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(Error::file("create", folder))?;
    }
    fs::write(&path, &html).map_err(Error::file("write", &path))?;
    Ok(Made { path, n_bytes: html.len() })
}

fn single(dist: &Path, site: &str) -> Result<String, Error> {
    let html = text(&dist.join("index.html"))?;
    let style = text(&dist.join(attribute(&html, "<link rel=\"stylesheet\" href=\"")?))?
        + &text(&dist.join(attribute(&html, LATE_STYLE)?))?;
    let icon = fs::read(dist.join("favicon.svg")).map_err(Error::file("read", dist))?;
    let icon = format!("data:image/svg+xml;base64,{}", BASE64.encode(icon));

    let whole_page = workspace::whole_page()?;
    programs::write_whole(&whole_page)?;
    let [script, wasm] = APP_FILES.map(|file| whole_page.join(file));
    let senses = text(&workspace::root()?.join("public/senses.js"))?;
    let script = glue(&text(&script)?)? + START + "{\n" + &senses + "}\n";
    let mut parts = packed("app.wasm", &bytes(&wasm)?)?;
    for worker in WORKERS {
        let loader = dist.join(attribute(&html, &worker_meta(worker))?);
        let folder = loader.parent().unwrap_or(dist);
        let glue = glue(&text(&folder.join(format!("{worker}.js")))?)?;
        parts += &block("data-part", &format!("{worker}.js"), &glue)?;
        let wasm = bytes(&folder.join(format!("{worker}_bg.wasm")))?;
        parts += &packed(&format!("{worker}.wasm"), &wasm)?;
    }
    for path in listed(&dist.join("ballots"))? {
        parts += &block("data-file", &format!("ballots/{}", name_of(&path)), &text(&path)?)?;
    }
    let mut lessons = Vec::new();
    collect(&dist.join("courses"), &mut lessons)?;
    lessons.sort();
    for path in lessons {
        let name = path.strip_prefix(dist).unwrap_or(&path).to_string_lossy().replace('\\', "/");
        parts += &block("data-file", &name, &text(&path)?)?;
    }
    for path in listed(&dist.join("tactics"))? {
        let name = format!("tactics/{}", name_of(&path));
        parts += &block("data-file", &name, &unpacked(&path)?)?;
    }

    let mut lines = Vec::new();
    for line in html.lines().filter(|line| !is_left_out(line)) {
        if line.contains("http-equiv=\"Content-Security-Policy\"") {
            lines.push("    <!-- POLICY -->".to_owned());
            lines.push(format!("    <meta name=\"{SITE}\" content=\"{site}\">"));
        } else if line.contains("<link rel=\"stylesheet\"") {
            lines.push(format!("<style>{}</style>", whole(&style, "</style")?));
        } else if line.contains(LATE_STYLE) {
            lines.push(format!("    {LATE_STYLE}\">"));
        } else if let Some(worker) = WORKERS.iter().find(|it| line.contains(&worker_meta(it))) {
            lines.push(format!("    {}\">", worker_meta(worker)));
        } else {
            lines.push(line.replace("\"favicon.svg\"", &format!("\"{icon}\"")));
        }
    }
    let page = lines.join("\n") + "\n";
    alone(&page)?;
    let script = format!("<script type=\"module\">{}</script>\n", whole(&script, "</script")?);
    let page = page.replace("<!-- POLICY -->", &policy(&page, &script));
    // Behind everything else: what is read while the rest is on its way is seen at once.
    let end = "</body>";
    if page.matches(end).count() != 1 {
        return Err(Error::Page(format!("index.html must hold {end} once")));
    }
    Ok(page.replace(end, &format!("{parts}{script}{end}")))
}

/// The glue of wasm-bindgen without its exports; what starts it gets the name that the start knows.
fn glue(script: &str) -> Result<String, Error> {
    let unlike = || Error::Page("the glue of a program does not end as it used to".into());
    if script.lines().any(|line| line.starts_with("import ")) {
        return Err(Error::Page("a program imports another script, which one file cannot".into()));
    }
    let (glue, end) = script.split_once(EXPORT.0).ok_or_else(unlike)?;
    let (init, rest) = end.split_once(EXPORT.1).ok_or_else(unlike)?;
    if !rest.trim().is_empty() {
        return Err(unlike());
    }
    // Only modules have an address, and it is not asked for: the start brings the program along. Nor
    // does anybody ask for what else the program offers.
    let lines = glue.lines().map(|line| {
        let class = line.strip_prefix("export ").filter(|rest| rest.starts_with("class "));
        class.unwrap_or(line)
    });
    let glue: String = lines.flat_map(|line| [line, "\n"]).collect();
    let glue = glue.replace("import.meta.url", "undefined");
    if glue.lines().any(|line| line.starts_with("export ")) {
        return Err(unlike());
    }
    Ok(format!("{glue}const INIT = {init};\n"))
}

fn worker_meta(worker: &str) -> String {
    format!("<meta name=\"damiera-{worker}\" content=\"")
}

/// Lines of the page that name files which one file has not, or need not have.
fn is_left_out(line: &str) -> bool {
    let line = line.trim();
    let names = ["modulepreload", "preload", "manifest"];
    names.iter().any(|name| line.starts_with(&format!("<link rel=\"{name}\"")))
        || line.starts_with("<script type=\"module\" src=\"")
}

/// What stands behind this text, up to the next quotation mark.
fn attribute<'a>(html: &'a str, before: &str) -> Result<&'a str, Error> {
    let found = html.split_once(before).and_then(|(_, rest)| rest.split_once('"'));
    found.map(|(value, _)| value).ok_or_else(|| Error::Page(format!("index.html has no {before}")))
}

/// Fails if the page still names a file beside it.
fn alone(page: &str) -> Result<(), Error> {
    for name in ["src=\"", "href=\""] {
        let values = page.split(name).skip(1).filter_map(|rest| rest.split('"').next());
        let stays = |value: &&str| !value.starts_with("data:") && !value.starts_with('#');
        if let Some(value) = values.into_iter().find(stays) {
            return Err(Error::Page(format!("one file cannot hold {name}{value}\"")));
        }
    }
    Ok(())
}

/// The content security policy: what stands in the file, and nothing else.
fn policy(page: &str, script: &str) -> String {
    let hashes = |html: &str, open: &str, close: &str| {
        let inner = html.split(open).skip(1).filter_map(|rest| rest.split(close).next());
        inner.fold(String::new(), |mut list, text| {
            // Writing to a string cannot fail.
            let _ = write!(list, " 'sha256-{}'", BASE64.encode(Sha256::digest(text)));
            list
        })
    };
    let scripts = hashes(script, "<script type=\"module\">", "</script>");
    let styles = hashes(page, "<style>", "</style>");
    format!(
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; \
         script-src{scripts} 'wasm-unsafe-eval'; style-src{styles}; \
         img-src data: blob:; worker-src blob:; base-uri 'none'; form-action 'none'\">"
    )
}

fn name_of(path: &Path) -> Cow<'_, str> {
    path.file_name().unwrap_or_default().to_string_lossy()
}

/// The text of a file that is packed with gzip.
fn unpacked(path: &Path) -> Result<String, Error> {
    let mut text = String::new();
    let packed = bytes(path)?;
    let read = GzDecoder::new(packed.as_slice()).read_to_string(&mut text);
    read.map_err(Error::file("unpack", path))?;
    Ok(text)
}

/// A text that the browser keeps and does not run.
fn block(attribute: &str, name: &str, text: &str) -> Result<String, Error> {
    let text = whole(text, "</script")?;
    Ok(format!("<script type=\"text/plain\" {attribute}=\"{name}\">{text}</script>\n"))
}

/// A program as such a text.
fn packed(name: &str, wasm: &[u8]) -> Result<String, Error> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    let done = encoder.write_all(wasm).and_then(|()| encoder.finish());
    let gzip = done.map_err(Error::file("compress", name))?;
    block("data-part", name, &BASE64.encode(gzip))
}

/// A text that an element can hold: its end is not in it, nor the start of a comment, behind which
/// that end would not be seen.
fn whole<'a>(text: &'a str, end: &str) -> Result<&'a str, Error> {
    let small = text.to_ascii_lowercase();
    match [end, "<!--"].into_iter().find(|it| small.contains(it)) {
        Some(found) => Err(Error::Page(format!("a text that goes into one file holds {found}"))),
        None => Ok(text),
    }
}

fn listed(folder: &Path) -> Result<Vec<PathBuf>, Error> {
    let unreadable = || Error::file("read", folder);
    let entries = fs::read_dir(folder).map_err(unreadable())?;
    let mut paths = entries
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<Vec<_>, _>>()
        .map_err(unreadable())?;
    paths.sort();
    Ok(paths)
}

fn text(path: &Path) -> Result<String, Error> {
    fs::read_to_string(path).map_err(Error::file("read", path))
}

fn bytes(path: &Path) -> Result<Vec<u8>, Error> {
    fs::read(path).map_err(Error::file("read", path))
}

#[cfg(test)]
mod tests {
    use super::{START, alone, attribute, glue, policy, whole};

    #[test]
    fn glue_loses_its_exports_and_nothing_else() {
        let script = "let a = import.meta.url;\nexport { initSync, __wbg_init as default };\n";
        assert_eq!(glue(script).unwrap(), "let a = undefined;\nconst INIT = __wbg_init;\n");
        let script = "/**/\nexport class A {\n}\nexport { initSync, __wbg_init as default };\n";
        assert_eq!(glue(script).unwrap(), "/**/\nclass A {\n}\nconst INIT = __wbg_init;\n");
        let script = "export class A {\n}\nexport { initSync, __wbg_init as default };";
        assert_eq!(glue(script).unwrap(), "class A {\n}\nconst INIT = __wbg_init;\n");
        assert!(glue("export let a;\nexport { initSync, y as default };").is_err());
        assert!(
            glue("import x from './snippets/x.js';\nexport { initSync, y as default };").is_err()
        );
        assert!(glue("export { initSync, y as default };\nlet late;").is_err());
    }

    #[test]
    fn a_page_that_names_another_file_is_no_single_file() {
        assert!(alone("<a href=\"#board\"><img src=\"data:,\">").is_ok());
        assert!(alone("<img src=\"favicon.svg\">").is_err());
    }

    #[test]
    fn nothing_but_the_script_of_the_file_may_run() {
        let html = policy("<style>a{}</style>", "<script type=\"module\">1</script>\n");
        // Source: `printf 1 | openssl dgst -sha256 -binary | base64`.
        let expected = "script-src 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s=' \
                        'wasm-unsafe-eval';";
        assert!(html.contains(expected), "{html}");
        assert!(!html.contains("'self'"), "{html}");
    }

    #[test]
    fn an_element_cannot_hold_its_own_end() {
        assert!(whole("a < b", "</script").is_ok());
        assert!(whole("'</SCRIPT>'", "</script").is_err());
        assert!(whole("<!--", "</script").is_err());
    }

    #[test]
    fn the_start_asks_for_what_the_file_holds() {
        assert_eq!(START.matches("INIT(").count(), 2);
        assert!(whole(START, "</script").is_ok());
        assert_eq!(attribute("<b c=\"d\">", "c=\"").unwrap(), "d");
    }
}
