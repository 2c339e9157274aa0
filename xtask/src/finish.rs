//! The last steps of a release build, when all files have their names: the page is started by a file
//! of ours, no page runs a script that stands in it, and the service worker learns what there is.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use sha2::{Digest, Sha256};

use crate::error::Error;
use crate::short;
use crate::site::placed;
use crate::workspace;

/// What `sw.js` says before the last step.
const FILES: &str = "const FILES = [];";
const VERSION: &str = "const VERSION = '';";

/// Whether a file is kept for offline use from the first visit on: all but the service worker itself, the
/// picture that only programs for messages fetch, and what is fetched and kept when it is wanted.
fn is_kept(name: &str) -> bool {
    let is_wanted = ["tactics/", "courses/"].iter().any(|folder| name.starts_with(folder));
    !["sw.js", "icons/preview.png"].contains(&name) && !is_wanted
}

/// The page of the plain frame. In a sandbox it has no origin, and `'self'` matches nothing in `WebKit`: it
/// names its own place by a script of its own.
const FRAME: &str = "embed/index.html";

/// Does all of it; `site` is where the folder will be served, if that is known.
pub(crate) fn finish(dist: &Path, site: Option<&str>) -> Result<(), Error> {
    join_styles(dist)?;
    start_by_file(dist)?;
    let paths = files(dist)?;
    for path in paths.iter().filter(|path| path.extension().is_some_and(|end| end == "html")) {
        let html = text(path)?;
        let html = site.map_or_else(|| html.clone(), |site| placed(&html, &name(dist, path), site));
        let own = if path == &dist.join(FRAME) { "*" } else { "'self'" };
        // A lesson may lie on its author's site. It is read as text.
        let is_app = path == &dist.join("index.html");
        let reach = if is_app { "'self' https: http:" } else { own };
        write(path, &short::page(&secured(&html, own, reach)?))?;
    }
    list_files(dist, &paths)
}

/// Where the page finds the style sheet of what comes after its first board.
pub(crate) const LATE_STYLE: &str = "<meta name=\"damiera-style\" content=\"";

/// Makes two style sheets of the page's, in their order: one that is there before the first paint, and
/// one that is fetched after the first board.
fn join_styles(dist: &Path) -> Result<(), Error> {
    let index = dist.join("index.html");
    let html = text(&index)?;
    let (mut first, mut late) = (String::new(), String::new());
    let mut lines = Vec::new();
    let mut place = None;
    for line in html.lines() {
        if let Some((name, is_late)) = style_sheet(line) {
            let sheet = short::style(&text(&workspace::root()?.join(name))?);
            if is_late { &mut late } else { &mut first }.push_str(&sheet);
            place.get_or_insert(lines.len());
        } else if !is_for_trunk(line) {
            lines.push(line.to_owned());
        }
    }
    let place = place.ok_or_else(|| Error::Page("index.html must have style sheets".into()))?;
    let [first, late] = [("style", first), ("late", late)].map(|(name, sheet)| {
        let name = format!("{name}-{}.css", &hex(sheet.as_bytes())[..16]);
        (dist.join(&name), name, sheet)
    });
    write(&first.0, &first.2)?;
    write(&late.0, &late.2)?;
    lines.insert(place, format!("    <link rel=\"stylesheet\" href=\"./{}\">", first.1));
    let html = lines.join("\n") + "\n";
    let named = format!("{LATE_STYLE}./{}\"", late.1);
    write(&index, &once(&html, &format!("{LATE_STYLE}\""), &named, "index.html")?)
}

/// The style sheet that a line of the page names, and whether it is fetched after the first board.
fn style_sheet(line: &str) -> Option<(&str, bool)> {
    let rest = line.trim().strip_prefix("<link data-trunk ")?;
    let late = rest.strip_prefix("data-late ");
    let name = late.unwrap_or(rest).strip_prefix("rel=\"css\" href=\"")?;
    Some((name.split('"').next()?, late.is_some()))
}

/// Whether a line tells Trunk what to build or copy, which is done here.
fn is_for_trunk(line: &str) -> bool {
    line.trim().starts_with("<link data-trunk ")
}

/// Starts the page by a script that is named by its content.
fn start_by_file(dist: &Path) -> Result<(), Error> {
    let senses = named_by_content(dist, "senses")?;
    let boot = dist.join("boot.js");
    let script = once(&text(&boot)?, "'./senses.js'", &format!("'./{senses}'"), "boot.js")?;
    write(&boot, &script)?;
    let name = named_by_content(dist, "boot")?;
    let index = dist.join("index.html");
    let tag = format!("    <script type=\"module\" src=\"./{name}\"></script>\n  </head>");
    write(&index, &once(&text(&index)?, "  </head>", &tag, "index.html")?)
}

/// Moves a script of the page's to a name made from its content, which is returned.
fn named_by_content(dist: &Path, script: &str) -> Result<String, Error> {
    let path = dist.join(format!("{script}.js"));
    let name = format!("{script}-{}.js", &hex(text(&path)?.as_bytes())[..16]);
    fs::rename(&path, dist.join(&name)).map_err(Error::file("move", &path))?;
    Ok(name)
}

/// A page with a content security policy: scripts and all else come from `own`, what scripts fetch comes from
/// `reach`.
fn secured(html: &str, own: &str, reach: &str) -> Result<String, Error> {
    let charset = "<meta charset=\"utf-8\">";
    let styles = inline_styles(html).map(|style| format!(" 'sha256-{}'", digest(style.as_bytes())));
    let policy = format!(
        "default-src 'none'; script-src {own} 'wasm-unsafe-eval'; style-src {own}{}; \
         img-src {own} data: blob:; connect-src {reach}; worker-src {own} blob:; \
         manifest-src {own}; frame-src {own}; base-uri 'none'; form-action 'none'",
        styles.collect::<String>()
    );
    let meta = format!(
        "{charset}\n    <meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">"
    );
    once(html, charset, &meta, "a page")
}

/// What stands in the style elements of a page.
fn inline_styles(html: &str) -> impl Iterator<Item = &str> {
    html.split("<style>").skip(1).filter_map(|rest| rest.split("</style>").next())
}

/// Tells the service worker which files there are, and which version that makes. Those of a language are
/// listed in a file of its own: a person reads one or two.
fn list_files(dist: &Path, paths: &[PathBuf]) -> Result<(), Error> {
    let mut lists: BTreeMap<Option<String>, BTreeMap<String, String>> = BTreeMap::new();
    for path in paths {
        let name = name(dist, path);
        if is_kept(&name) {
            let language = language_of(&name).map(str::to_owned);
            let bytes = fs::read(path).map_err(Error::file("read", path))?;
            lists.entry(language).or_default().insert(name, integrity(&bytes));
        }
    }
    let mut all = lists.remove(&None).unwrap_or_default();
    for (language, list) in lists {
        let name = format!("languages/{}.json", language.unwrap_or_default());
        let path = dist.join(&name);
        let list = json(&list)?;
        fs::create_dir_all(dist.join("languages")).map_err(Error::file("create", &path))?;
        all.insert(name, integrity(list.as_bytes()));
        write(&path, &list)?;
    }
    let list = json(&all)?;
    let worker = dist.join("sw.js");
    let version = &hex(list.as_bytes())[..16];
    let script = once(&text(&worker)?, FILES, &format!("const FILES = {list};"), "sw.js")?;
    let script = once(&script, VERSION, &format!("const VERSION = '{version}';"), "sw.js")?;
    write(&worker, &script)
}

/// The language other than English that a file belongs to, by its name, as `sw.js` reads it.
fn language_of(name: &str) -> Option<&str> {
    let name = ["rules/", "texts/late-", "texts/rules-", "texts/faults-", "texts/start-", "texts/"]
        .iter()
        .find_map(|before| name.strip_prefix(before))?;
    let (language, _) = name.split_once(['-', '/'])?;
    (language.len() == 2 && language != "en").then_some(language)
}

/// Pairs of a name and what its bytes come to.
fn json(list: &BTreeMap<String, String>) -> Result<String, Error> {
    let pairs: Vec<_> = list.iter().collect();
    serde_json::to_string(&pairs)
        .map_err(|error| Error::Page(format!("the list of files: {error}")))
}

/// The place of a file in the folder, with slashes.
fn name(dist: &Path, path: &Path) -> String {
    path.strip_prefix(dist).unwrap_or(path).to_string_lossy().replace('\\', "/")
}

/// All files of a folder, in the order of their names.
fn files(folder: &Path) -> Result<Vec<PathBuf>, Error> {
    let mut paths = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(&folder).map_err(Error::file("read", &folder))?;
        for entry in entries {
            let path = entry.map_err(Error::file("read", &folder))?.path();
            if path.is_dir() { folders.push(path) } else { paths.push(path) }
        }
    }
    paths.sort();
    Ok(paths)
}

fn once(text: &str, old: &str, new: &str, what: &str) -> Result<String, Error> {
    if text.matches(old).count() == 1 {
        Ok(text.replace(old, new))
    } else {
        Err(Error::Page(format!("{what} must hold {old} once")))
    }
}

fn text(path: &Path) -> Result<String, Error> {
    fs::read_to_string(path).map_err(Error::file("read", path))
}

fn write(path: &Path, text: &str) -> Result<(), Error> {
    fs::write(path, text).map_err(Error::file("write", path))
}

/// What a browser compares a file with.
fn integrity(bytes: &[u8]) -> String {
    format!("sha256-{}", digest(bytes))
}

fn digest(bytes: &[u8]) -> String {
    BASE64.encode(Sha256::digest(bytes))
}

fn hex(bytes: &[u8]) -> String {
    let mut text = String::new();
    for byte in Sha256::digest(bytes) {
        let _ = write!(text, "{byte:02x}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{
        FILES, VERSION, digest, inline_styles, is_for_trunk, language_of, secured, style_sheet,
    };

    #[test]
    fn style_sheets_are_found_line_by_line() {
        let line = "    <link data-trunk rel=\"css\" href=\"styles/a.css\">";
        assert_eq!(style_sheet(line), Some(("styles/a.css", false)));
        let line = "<link data-trunk data-late rel=\"css\" href=\"styles/b.css\">";
        assert_eq!(style_sheet(line), Some(("styles/b.css", true)));
        assert_eq!(style_sheet("<link rel=\"icon\" href=\"./a.svg\">"), None);
        assert!(is_for_trunk("    <link data-trunk rel=\"rust\" data-bin=\"app\">"));
        assert!(!is_for_trunk("    <link rel=\"manifest\" href=\"manifest.webmanifest\">"));
    }

    #[test]
    fn a_page_allows_its_own_styles_and_no_script_within() {
        let html = secured("<meta charset=\"utf-8\"><style>a{}</style>", "'self'", "'self' https:")
            .unwrap();
        assert!(html.contains(&format!("'sha256-{}'", digest(b"a{}"))), "{html}");
        assert!(html.contains("script-src 'self' 'wasm-unsafe-eval';"), "{html}");
        assert!(html.contains("connect-src 'self' https:;"), "{html}");
        assert!(!html.contains("unsafe-inline"), "{html}");
        assert!(secured("<head></head>", "'self'", "'self'").is_err());
    }

    #[test]
    fn a_file_of_a_language_is_known_by_its_name() {
        let of = [
            ("rules/it/dameo.html", Some("it")),
            ("texts/nl-01ab.texts", Some("nl")),
            ("texts/late-nl-01ab.texts", Some("nl")),
            ("texts/rules-nl-01ab.texts", Some("nl")),
            ("texts/faults-nl-01ab.texts", Some("nl")),
            ("texts/start-nl-01ab.json", Some("nl")),
            ("rules/en/dameo.html", None),
            ("texts/late-en-01ab.texts", None),
            ("rules/rules.css", None),
            ("index.html", None),
        ];
        for (name, language) in of {
            assert_eq!(language_of(name), language, "{name}");
        }
    }

    #[test]
    fn digest_agrees_with_the_published_value() {
        // Source: FIPS 180-2, B.1.
        assert_eq!(digest(b"abc"), "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=");
    }

    #[test]
    fn files_in_this_checkout_have_the_places_to_be_filled() {
        assert_eq!(include_str!("../../public/sw.js").matches(FILES).count(), 1);
        assert_eq!(include_str!("../../public/sw.js").matches(VERSION).count(), 1);
        let html = include_str!("../../index.html");
        assert_eq!(inline_styles(html).count(), 1);
    }
}
