//! What the compiler does not check: who uses whom, and not in large circles; that a ruleset is data
//! and comes with data; that files stay small.

mod circles;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use damiera::rulesets::ALL;

use crate::bridge::{data_files, fail_if_any, read, root};

/// What a module may use: of this package, and of other crates.
struct Module {
    name: &'static str,
    ours: &'static [&'static str],
    crates: &'static [&'static str],
}

/// Crates of the workspace under the names that they have here. That they do not use each other, or
/// anything of this package, against their manifests is cargo's business.
const OUR_CRATES: [&str; 3] = ["rules", "notation", "search"];

/// One line per module. A path with `::` allows that part alone.
const MODULES: [Module; 16] = [
    Module { name: "rulesets", ours: &[], crates: &["damiera_rules"] },
    Module { name: "diagram", ours: &["rules", "notation::marks"], crates: &[] },
    Module { name: "protocol", ours: &[], crates: &["thiserror", "serde", "postcard"] },
    Module {
        name: "archive",
        ours: &["protocol", "notation", "rules", "rulesets", "text"],
        crates: &[],
    },
    Module {
        name: "share",
        ours: &["archive", "protocol", "notation", "diagram", "rules", "rulesets", "text"],
        crates: &["fast_qr"],
    },
    Module {
        name: "inspect",
        ours: &["protocol", "notation", "play::exercise", "text"],
        crates: &[],
    },
    Module {
        name: "unpack",
        ours: &[],
        crates: &["js_sys", "wasm_bindgen", "wasm_bindgen_futures", "web_sys"],
    },
    Module { name: "tactics", ours: &["rules", "rulesets", "notation"], crates: &["thiserror"] },
    Module {
        name: "worker",
        ours: &[
            "archive", "share", "inspect", "handbook", "protocol", "notation", "search", "text",
            "rules", "rulesets", "unpack",
        ],
        crates: WASM,
    },
    Module { name: "rulebook", ours: &["rules", "search::Random"], crates: &[] },
    Module {
        name: "text",
        ours: &["rules", "rulebook", "rulesets", "notation"],
        crates: &["damiera_texts", "js_sys"],
    },
    Module {
        name: "handbook",
        ours: &["rules", "rulebook", "rulesets", "notation", "text", "diagram"],
        crates: &[],
    },
    Module {
        name: "play",
        ours: &["rules", "rulesets", "notation", "protocol", "tactics", "text"],
        crates: &["thiserror"],
    },
    Module {
        name: "app",
        ours: &[
            "play",
            "protocol",
            "diagram",
            "tactics",
            "text",
            "rules",
            "rulesets",
            "notation::level",
            "notation::link",
            "notation::marks",
            "notation::exercise",
            "notation::lesson",
            "notation::problem",
            "notation::picture",
            "notation::ballot",
            "notation::tree",
            "notation::lines::glyph_text",
            "unpack",
        ],
        crates: WASM,
    },
    Module {
        name: "cli",
        ours: &[
            "rules", "rulebook", "rulesets", "notation", "search", "diagram", "protocol",
            "tactics", "text", "handbook", "play", "inspect",
        ],
        crates: &["clap", "thiserror", "flate2", "serde", "serde_json"],
    },
    Module {
        name: "bin",
        ours: &["app", "worker", "cli"],
        crates: &[
            "talc",
            "wasm_bindgen",
            "wasm_bindgen_futures",
            "js_sys",
            "web_sys",
            "wasm_split_helpers",
        ],
    },
];

/// What the page and its worker are made with.
const WASM: &[&str] =
    &["yew", "gloo", "wasm_bindgen", "wasm_bindgen_futures", "js_sys", "web_sys", "thiserror"];

/// Things of the standard library that are no business of a folder, and why.
const ABSENCES: [(&str, &[&str], &str); 5] = [
    ("crates/rules/src", CLOCKS, "rules know no time"),
    ("crates/search/src", CLOCKS, "search is told when to stop"),
    ("crates/search/src", &["println", "eprintln", "print"], "search reports, it does not print"),
    ("crates/notation/src", CLOCKS, "text knows no time"),
    ("src/play", CLOCKS, "the page's state takes time as data"),
];

const CLOCKS: &[&str] = &["Instant", "SystemTime"];

/// Ids of rulesets outside `rulesets`: file, id, reason.
const NAMED_RULESETS: [(&str, &str, &str); 4] = [
    ("src/cli/bench.rs", "international", "speed is compared by one well-known figure"),
    ("src/cli/hub.rs", "international", "the Hub protocol calls it \"normal\""),
    ("src/cli/hub.rs", "breakthrough", "the Hub protocol calls it \"bt\""),
    ("src/cli/hub.rs", "frysk", "drivers call it \"frysk!\""),
];

/// Where code is: the library first.
const SOURCES: [&str; 4] = ["src", "crates", "tests", "xtask/src"];

/// A longer file is more than one idea.
const LINES_MAX: usize = 600;

/// Calls that are left behind by accident.
const LEFT_BEHIND: [&str; 3] = ["todo", "unimplemented", "dbg"];

/// The mark of a known fault, split so that this file has none.
const FAULT_MARK: &str = concat!("FIX", "ME");

/// A reason shorter than this is none.
const REASON_CHARS_MIN: usize = 12;

/// A source file as text, named from the top of the checkout.
struct Source {
    name: String,
    text: String,
}

impl Source {
    /// Its path in the crate: `["rules", "explain", "case"]`, empty for the crate itself.
    fn module_path(&self) -> Vec<&str> {
        let path = self.name.split_once("src/").map_or(self.name.as_str(), |(_, path)| path);
        let mut parts: Vec<_> = path.trim_end_matches(".rs").split('/').collect();
        parts.pop_if(|last| ["mod", "lib"].contains(last));
        parts
    }

    /// The text without comments.
    fn code(&self) -> String {
        let lines = self.text.lines().map(|line| match line.find("//") {
            Some(at) if !line[..at].contains('"') => &line[..at],
            _ => line,
        });
        lines.collect::<Vec<_>>().join("\n")
    }
}

/// All files below a folder that end so, in a fixed order.
fn sources(dir: &str, extension: &str) -> Vec<Source> {
    let mut found = Vec::new();
    let mut open = vec![root().join(dir)];
    while let Some(dir) = open.pop() {
        for entry in fs::read_dir(&dir).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|found| found == extension) {
                found.push(Source { name: name(&path), text: read(&path) });
            }
        }
    }
    assert!(!found.is_empty(), "no {extension} files in {dir}");
    found.sort_by(|a, b| a.name.cmp(&b.name));
    found
}

fn name(path: &Path) -> String {
    let parts = path.strip_prefix(root()).unwrap().iter().map(|part| part.to_str().unwrap());
    parts.collect::<PathBuf>().to_str().unwrap().replace('\\', "/")
}

fn is_word_char(ch: char) -> bool {
    ch.is_alphanumeric() || ch == '_'
}

/// The words and signs of a code text; enough to read paths.
fn tokens(code: &str) -> Vec<&str> {
    let mut tokens = Vec::new();
    let mut rest = code.trim_start();
    while let Some(first) = rest.chars().next() {
        let len = match first {
            _ if is_word_char(first) => rest.find(|ch| !is_word_char(ch)).unwrap_or(rest.len()),
            ':' if rest.starts_with("::") => 2,
            _ => first.len_utf8(),
        };
        tokens.push(&rest[..len]);
        rest = rest[len..].trim_start();
    }
    tokens
}

/// Reads a path with its groups, `a::{b::c, d}`, from the tokens after `prefix`; what it names is
/// added to `found`.
fn read_path<'a>(tokens: &mut &[&'a str], prefix: &[&'a str], found: &mut Vec<Vec<&'a str>>) {
    let mut path = prefix.to_vec();
    while let Some((&token, rest)) = tokens.split_first() {
        match token {
            "{" => {
                *tokens = rest;
                while !matches!(tokens.first(), None | Some(&"}")) {
                    read_path(tokens, &path, found);
                    while !matches!(tokens.first(), None | Some(&"," | &"}")) {
                        *tokens = &tokens[1..];
                    }
                    if tokens.first() == Some(&",") {
                        *tokens = &tokens[1..];
                    }
                }
                *tokens = tokens.get(1..).unwrap_or_default();
                return;
            }
            _ if token.starts_with(is_word_char) => path.push(token),
            _ => break,
        }
        *tokens = rest;
        match tokens.split_first() {
            Some((&"::", rest)) => *tokens = rest,
            _ => break,
        }
    }
    found.push(path);
}

/// What a source file names of this package, as paths from the crate.
fn uses_of_ours(source: &Source) -> BTreeSet<String> {
    let code = source.code();
    let tokens = tokens(&code);
    let module = source.module_path();
    let mut found = Vec::new();
    for (idx, pair) in tokens.windows(2).enumerate() {
        let is_first = idx == 0 || tokens[idx - 1] != "::";
        let mut rest = &tokens[idx + 2..];
        match pair {
            ["crate" | "damiera", "::"] if is_first => read_path(&mut rest, &[], &mut found),
            ["super", "::"] if is_first => {
                let mut depth = module.len().saturating_sub(1);
                while rest.starts_with(&["super", "::"]) {
                    depth = depth.saturating_sub(1);
                    rest = &rest[2..];
                }
                read_path(&mut rest, &module[..depth], &mut found);
            }
            _ => {}
        }
    }
    found.into_iter().map(|path| path.join("::")).collect()
}

/// What a source file names of other crates among `crates`.
fn uses_of_crates(source: &Source, crates: &[String]) -> BTreeSet<String> {
    let code = source.code();
    let tokens = tokens(&code);
    let named = tokens
        .windows(2)
        .enumerate()
        .filter(|(idx, pair)| pair[1] == "::" && (*idx == 0 || tokens[idx - 1] != "::"));
    named.map(|(_, pair)| pair[0].to_owned()).filter(|word| crates.contains(word)).collect()
}

/// The crates that `Cargo.toml` lists for the library.
fn dependencies() -> Vec<String> {
    let text = read(&root().join("Cargo.toml"));
    let section = text.split("\n[dependencies]\n").nth(1).unwrap().split("\n[").next().unwrap();
    let names = section.lines().filter_map(|line| line.split_once(" = "));
    let mut names: Vec<_> =
        names.map(|(name, _)| name.trim_end_matches(".workspace").replace('-', "_")).collect();
    names.push("web_sys".to_owned());
    assert!(names.contains(&"thiserror".to_owned()));
    names
}

fn module_of(source: &Source) -> Option<&'static Module> {
    let path = source.module_path();
    let name = path.first()?;
    let found = MODULES.iter().find(|module| module.name == *name);
    Some(found.unwrap_or_else(|| panic!("{}: MODULES has no line for {name}", source.name)))
}

#[test]
fn modules_use_only_whom_they_may() {
    let crates = dependencies();
    let mut wrong = Vec::new();
    let mut seen = BTreeSet::new();
    for source in sources("src", "rs") {
        let Some(module) = module_of(&source) else { continue };
        seen.insert(module.name);
        let is_ours = |used: &&String| {
            let first = used.split("::").next().unwrap_or_default();
            OUR_CRATES.contains(&first) || MODULES.iter().any(|other| other.name == first)
        };
        for used in uses_of_ours(&source).iter().filter(is_ours) {
            let is_allowed =
                |allowed: &&str| format!("{used}::").starts_with(&format!("{allowed}::"));
            if !is_allowed(&module.name) && !module.ours.iter().any(is_allowed) {
                wrong.push(format!("{}: {} may not use {used}", source.name, module.name));
            }
        }
        for used in uses_of_crates(&source, &crates) {
            if !module.crates.contains(&used.as_str()) {
                wrong.push(format!("{}: {} may not use {used}", source.name, module.name));
            }
        }
    }
    fail_if_any(&wrong);
    for module in &MODULES {
        assert!(
            seen.contains(module.name),
            "MODULES has a line for {}, which is gone",
            module.name
        );
    }
}

#[test]
fn modules_keep_off_what_is_not_their_business() {
    let mut wrong = Vec::new();
    for (folder, words, reason) in ABSENCES {
        for source in sources(folder, "rs") {
            let code = source.code();
            let tokens = tokens(&code);
            for word in words.iter().filter(|word| tokens.contains(word)) {
                wrong.push(format!("{}: {word}, but {reason}", source.name));
            }
        }
    }
    fail_if_any(&wrong);
}

#[test]
fn rules_know_no_ruleset() {
    let mut wrong = Vec::new();
    for source in sources("crates/rules/src", "rs") {
        if source.module_path().first() == Some(&"rulesets") {
            continue;
        }
        // Facts alone, without names, for the compiler.
        let may_use =
            |used: &str| source.name.ends_with("source.rs") && used == "rulesets::played_most";
        let uses = uses_of_ours(&source);
        for used in uses.iter().filter(|used| used.starts_with("rulesets") && !may_use(used)) {
            wrong.push(format!("{} may not use {used}", source.name));
        }
    }
    fail_if_any(&wrong);
}

#[test]
fn rulesets_are_named_nowhere_else() {
    let mut wrong = Vec::new();
    let mut expected = NAMED_RULESETS.to_vec();
    let elsewhere = SOURCES[..2].iter().flat_map(|dir| sources(dir, "rs"));
    let may_name = |source: &Source| {
        // An example for people is of some game.
        source.name.contains("src/rulesets/") || source.name.contains("/examples/")
    };
    for source in elsewhere.filter(|source| !may_name(source)) {
        let code = source.code();
        for id in ALL.iter().map(|entry| entry.rules.id) {
            if !code.contains(&format!("\"{id}\"")) {
                continue;
            }
            let n_before = expected.len();
            expected.retain(|(file, named, _)| (*file, *named) != (source.name.as_str(), id));
            if expected.len() == n_before {
                wrong.push(format!("{} names the ruleset {id}", source.name));
            }
        }
    }
    fail_if_any(&wrong);
    assert!(expected.is_empty(), "no longer needed: {expected:?}");
}

#[test]
fn every_ruleset_has_its_data_and_all_data_has_a_ruleset() {
    let ids: BTreeSet<_> = ALL.iter().map(|entry| entry.rules.id).collect();
    assert_eq!(ids.len(), ALL.len(), "two rulesets share an id");
    for kind in ["perft", "moves"] {
        // A file without a ruleset fails here already.
        let files = data_files(kind);
        let found: BTreeSet<_> = files.iter().map(|(ruleset, _)| ruleset.rules().id).collect();
        let missing: Vec<_> = ids.difference(&found).collect();
        assert!(missing.is_empty(), "no {kind} file for {missing:?}");
    }
    data_files("counts");
    let in_reference: BTreeSet<_> = crate::reference::IDS.into_iter().collect();
    let missing: Vec<_> = ids.difference(&in_reference).collect();
    assert!(missing.is_empty(), "tests/it/reference/tests.rs lists no {missing:?}");
}

#[test]
fn ids_fit_into_links_and_file_names() {
    for entry in ALL {
        let id = entry.rules.id;
        let is_plain = |ch: char| ch.is_ascii_lowercase() || ch.is_ascii_digit() || ch == '-';
        assert!(!id.is_empty() && id.chars().all(is_plain), "{id}");
        assert!(!entry.rules.sources.is_empty(), "{id} names no source");
    }
}

#[test]
fn files_are_short() {
    let mut wrong = Vec::new();
    for dir in SOURCES {
        for source in sources(dir, "rs") {
            let n_lines = source.text.lines().count();
            if n_lines > LINES_MAX {
                wrong.push(format!("{} has {n_lines} lines, over {LINES_MAX}", source.name));
            }
        }
    }
    fail_if_any(&wrong);
}

/// Each further size of a font costs the first layout as much as a row of squares. The rules pages are
/// documents of their own.
#[test]
fn sizes_of_text_are_tokens() {
    let is_size = |line: &str| {
        let declaration = ["font:", "font-size:"].iter().find_map(|name| line.split_once(name));
        let value = declaration.map_or("", |(_, rest)| rest.split([';', '}']).next().unwrap_or(""));
        value.split([' ', '/']).any(|word| word.ends_with("rem") && word != "1rem")
    };
    let mut wrong = Vec::new();
    for sheet in sources("styles", "css").iter().filter(|sheet| !sheet.name.ends_with("rules.css"))
    {
        for (number, line) in sheet.text.lines().enumerate().filter(|(_, line)| is_size(line)) {
            wrong.push(format!("{}:{}: a size that is no token: {line}", sheet.name, number + 1));
        }
    }
    fail_if_any(&wrong);
}

#[test]
fn nothing_is_left_behind() {
    let mut wrong = Vec::new();
    for dir in SOURCES {
        for source in sources(dir, "rs") {
            for (idx, line) in source.text.lines().enumerate() {
                let place = format!("{}:{}", source.name, idx + 1);
                for call in LEFT_BEHIND.iter().filter(|call| line.contains(&format!("{call}!("))) {
                    wrong.push(format!("{place}: {call} is left behind"));
                }
                let Some((_, reason)) = line.split_once(FAULT_MARK) else { continue };
                if reason.trim_start_matches([':', ' ']).chars().count() < REASON_CHARS_MIN {
                    wrong.push(format!("{place}: {FAULT_MARK} without a reason"));
                }
            }
        }
    }
    fail_if_any(&wrong);
}

/// `test = false` of these libraries would keep it from running.
#[test]
fn no_test_stands_in_a_library() {
    let mut wrong = Vec::new();
    for dir in ["src", "crates/rules/src", "crates/notation/src", "crates/search/src"] {
        for source in sources(dir, "rs") {
            let code = source.code();
            if ["#[test]", "#[cfg(test)]"].iter().any(|mark| code.contains(mark)) {
                wrong.push(format!("{} has a test, which belongs in tests/", source.name));
            }
        }
    }
    fail_if_any(&wrong);
}

#[test]
fn every_test_file_is_part_of_a_test() {
    let files: BTreeSet<_> = sources("tests/it", "rs").into_iter().map(|file| file.name).collect();
    let mut wrong = Vec::new();
    for name in &files {
        let path = name.trim_start_matches("tests/it/").trim_end_matches(".rs");
        let path = path.trim_end_matches("/mod");
        let (parent, own) = path.rsplit_once('/').unwrap_or(("main", path));
        let parents = [format!("tests/it/{parent}.rs"), format!("tests/it/{parent}/mod.rs")];
        let is_declared = |parent: &String| {
            files.contains(parent) && read(&root().join(parent)).contains(&format!("mod {own};"))
        };
        if path != "main" && !parents.iter().any(is_declared) {
            wrong.push(format!("{name} is not part of the test"));
        }
    }
    fail_if_any(&wrong);
}
