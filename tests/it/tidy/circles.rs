//! No file needs itself through many others: circles of imports are small.

use std::collections::{BTreeMap, BTreeSet};

use super::{Source, read_path, sources, tokens};
use crate::bridge::fail_if_any;

/// How many files may need each other. A file and its parts are one idea, and so are two halves of
/// one; more cannot be read one after the other.
const LARGEST: usize = 4;

/// How often a name may be passed on by re-exports.
const MAX_HOPS: usize = 8;

/// A module, as its path in its crate.
type Path = Vec<String>;

/// The modules of a crate, what each names of the others, and what it passes on by another name.
#[derive(Default)]
struct Crate {
    files: BTreeMap<Path, String>,
    named: BTreeMap<Path, BTreeSet<Path>>,
    passed_on: BTreeMap<(Path, String), Path>,
}

impl Crate {
    fn read(dir: &str) -> Self {
        let mut all = Self::default();
        for source in sources(dir, "rs").iter().filter(|source| !source.name.contains("/bin/")) {
            all.add(source);
        }
        all
    }

    fn add(&mut self, source: &Source) {
        let code = source.code();
        let tokens = tokens(&code);
        let module = source.module_path();
        let parts: BTreeSet<_> = tokens
            .windows(3)
            .filter(|words| words[0] == "mod" && words[2] == ";")
            .map(|words| words[1])
            .collect();
        let own: Path = owned(&module);
        for (idx, pair) in tokens.windows(2).enumerate() {
            let before = idx.checked_sub(1).map_or("", |idx| tokens[idx]);
            if pair[1] != "::" || ["::", "in"].contains(&before) {
                continue;
            }
            let mut rest = &tokens[idx + 2..];
            let mut found = Vec::new();
            match pair[0] {
                "crate" => read_path(&mut rest, &[], &mut found),
                "super" => {
                    let mut depth = module.len().saturating_sub(1);
                    while rest.starts_with(&["super", "::"]) {
                        depth = depth.saturating_sub(1);
                        rest = &rest[2..];
                    }
                    read_path(&mut rest, &module[..depth], &mut found);
                }
                "self" => read_path(&mut rest, &module, &mut found),
                part if parts.contains(part) => {
                    read_path(&mut rest, &[&module[..], &[part]].concat(), &mut found);
                }
                _ => continue,
            }
            let is_passed_on = before == "use";
            for path in found {
                let path = owned(&path);
                if let Some(name) = path.last().filter(|_| is_passed_on) {
                    self.passed_on.insert((own.clone(), name.clone()), path.clone());
                }
                self.named.entry(own.clone()).or_default().insert(path);
            }
        }
        self.files.insert(own, source.name.clone());
    }

    /// The file that a path leads into, through re-exports.
    fn file_of(&self, path: &Path, n_hops: usize) -> Option<Path> {
        let len = (0..=path.len()).rev().find(|&len| self.files.contains_key(&path[..len]))?;
        let module = path[..len].to_vec();
        let Some(name) = path.get(len).filter(|_| n_hops > 0) else { return Some(module) };
        match self.passed_on.get(&(module.clone(), name.clone())) {
            Some(real) => self.file_of(&[real, &path[len + 1..]].concat(), n_hops - 1),
            None => Some(module),
        }
    }

    /// What each file needs of the others. The crate's own file is a map of the others.
    fn needs(&self) -> BTreeMap<&Path, BTreeSet<Path>> {
        let need = |module| {
            let named = self.named.get(module).into_iter().flatten();
            let files = named.filter_map(|path| self.file_of(path, MAX_HOPS));
            files.filter(|file| file != module && !file.is_empty()).collect()
        };
        self.files.keys().map(|module| (module, need(module))).collect()
    }

    /// Groups of files that need each other, each with more than one.
    fn circles(&self) -> Vec<BTreeSet<&str>> {
        let needs = self.needs();
        let reach: BTreeMap<_, _> =
            needs.keys().map(|&module| (module, reached(&needs, module))).collect();
        let circle = |module: &&Path| {
            let others = reach[*module].iter().filter(|other| reach[other].contains(*module));
            others.map(|other| self.files[other].as_str()).collect::<BTreeSet<_>>()
        };
        let circles: BTreeSet<_> = needs.keys().map(circle).collect();
        circles.into_iter().filter(|circle| circle.len() > 1).collect()
    }
}

fn owned(path: &[&str]) -> Path {
    path.iter().map(|&part| part.to_owned()).collect()
}

/// All that a file needs, directly or through others.
fn reached(needs: &BTreeMap<&Path, BTreeSet<Path>>, module: &Path) -> BTreeSet<Path> {
    let mut reached = BTreeSet::new();
    let mut open = vec![module];
    while let Some(module) = open.pop() {
        for needed in &needs[module] {
            if reached.insert(needed.clone()) {
                open.push(needed);
            }
        }
    }
    reached
}

#[test]
fn circles_of_imports_are_small() {
    let mut wrong = Vec::new();
    for dir in
        ["src", "crates/rules/src", "crates/notation/src", "crates/search/src", "crates/texts/src"]
    {
        let files = Crate::read(dir);
        let circles = files.circles();
        let large = circles.iter().filter(|circle| circle.len() > LARGEST);
        wrong.extend(
            large.map(|circle| format!("{} files need each other: {circle:?}", circle.len())),
        );
    }
    fail_if_any(&wrong);
}

#[test]
fn a_circle_is_found_through_re_exports() {
    let mut all = Crate::default();
    for (name, text) in [
        ("src/lib.rs", "pub mod a;"),
        ("src/a.rs", "mod b; mod c; pub use b::Item;"),
        ("src/a/b.rs", "use super::c::Other; pub struct Item;"),
        ("src/a/c.rs", "use crate::a::Item; pub(in crate::a) struct Other;"),
    ] {
        all.add(&Source { name: name.to_owned(), text: text.to_owned() });
    }
    assert_eq!(all.circles(), [BTreeSet::from(["src/a/b.rs", "src/a/c.rs"])]);
}
