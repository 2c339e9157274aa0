//! A language held against what English says there is.

use std::collections::HashMap;

use crate::catalog::{Catalog, File, Key, Part, Text};
use crate::fault::{Fault, Problem};
use crate::plurals;
use crate::schema::{ArgKind, ArgSpec, Schema, Spec, each};

/// The most characters of a text about whose room nothing is said.
pub(crate) const MAX_CHARS: usize = 400;

/// The texts of a language in the order of packs. Where something is wrong, it is added to `faults`
/// and stands there as it is, or in English.
pub(crate) fn check(
    schema: &Schema,
    english: &Catalog,
    catalog: &Catalog,
    faults: &mut Vec<Fault>,
) -> Vec<Vec<Part>> {
    compare_files(english, catalog, faults);
    let Some(categories) = plurals::categories(&catalog.code) else {
        faults.push(Fault {
            file: format!("texts/{}", catalog.code),
            line: 1,
            problem: Problem::UnknownLanguage { code: catalog.code.clone() },
        });
        return Vec::new();
    };
    let categories: Vec<_> = categories.iter().map(|category| category.name()).collect();
    let mut left: HashMap<String, (&File, &Text)> = HashMap::new();
    for file in catalog.files.values() {
        left.extend(file.texts.iter().map(|text| (text.id(), (file, text))));
    }
    let mut texts = Vec::new();
    for spec in schema.specs() {
        let id = spec.id();
        if let Some((file, text)) = left.remove(&id) {
            let mut fault = |problem| {
                faults.push(Fault { file: file.path.clone(), line: text.line, problem });
            };
            Check { spec, id: &id, categories: &categories, fault: &mut fault }.text(text);
            texts.push(text.parts.clone());
        } else {
            // A missing file has been told once already.
            if let Some(file) = catalog.files.get(&spec.file) {
                let problem = Problem::Missing { id };
                faults.push(Fault { file: file.path.clone(), line: 1, problem });
            }
            texts.push(spec.english.clone());
        }
    }
    let mut unknown: Vec<_> = left.into_iter().filter(|_| catalog.code != english.code).collect();
    unknown.sort_unstable_by_key(|(_, (file, text))| (file.path.clone(), text.line));
    for (id, (file, text)) in unknown {
        let problem = Problem::Unknown { id };
        faults.push(Fault { file: file.path.clone(), line: text.line, problem });
    }
    texts
}

fn compare_files(english: &Catalog, catalog: &Catalog, faults: &mut Vec<Fault>) {
    let path = |stem: &str| format!("texts/{}/{stem}.ftl", catalog.code);
    for stem in english.files.keys().filter(|stem| !catalog.files.contains_key(*stem)) {
        faults.push(Fault { file: path(stem), line: 1, problem: Problem::MissingFile });
    }
    for stem in catalog.files.keys().filter(|stem| !english.files.contains_key(*stem)) {
        faults.push(Fault { file: path(stem), line: 1, problem: Problem::UnknownFile });
    }
}

/// One text that is being checked.
struct Check<'c> {
    spec: &'c Spec,
    id: &'c str,
    /// The plural categories of the language.
    categories: &'c [&'static str],
    fault: &'c mut dyn FnMut(Problem),
}

impl Check<'_> {
    fn text(&mut self, text: &Text) {
        let id = self.id.to_owned();
        let (n, limit) = (longest(&text.parts), self.spec.limit.unwrap_or(MAX_CHARS));
        if n > limit {
            (self.fault)(Problem::TooLong { id: id.clone(), n, limit });
        }
        let mut used: Vec<&str> = Vec::new();
        let mut selects = Vec::new();
        each(&text.parts, &mut |part| match part {
            Part::Place(name) => used.push(name),
            Part::Select(name, variants) => {
                used.push(name);
                selects.push((name, variants));
            }
            Part::Plain(_) | Part::Message(_) => {}
        });
        let spec = self.spec;
        let arg = |name: &str| spec.args.iter().find(|arg| arg.name == name);
        let mut told: Vec<&str> = Vec::new();
        for name in used.iter().filter(|name| arg(name).is_none()) {
            if !told.contains(name) {
                told.push(name);
                let argument = (*name).to_owned();
                (self.fault)(Problem::UnknownArgument { id: id.clone(), argument });
            }
        }
        for arg in spec.args.iter().filter(|arg| !arg.is_optional) {
            if !used.contains(&arg.name.as_str()) {
                let argument = arg.name.clone();
                (self.fault)(Problem::MissingArgument { id: id.clone(), argument });
            }
        }
        for (name, variants) in selects {
            if let Some(arg) = arg(name) {
                self.select(arg, variants);
            }
        }
    }

    fn select(&mut self, arg: &ArgSpec, variants: &[(Key, Vec<Part>)]) {
        let (id, argument) = (self.id.to_owned(), arg.name.clone());
        let wanted = match arg.kind {
            ArgKind::Text => {
                let what = "a choice by a text";
                return (self.fault)(Problem::Unsupported { id, what });
            }
            ArgKind::Number => self.categories,
            ArgKind::Color | ArgKind::Kind | ArgKind::Flag => arg.kind.names(),
        };
        let names = variants.iter().filter_map(|(key, _)| match key {
            Key::Named(name) => Some(name.as_str()),
            Key::Exactly(_) => None,
        });
        let names: Vec<_> = names.collect();
        for name in wanted.iter().filter(|name| !names.contains(name)) {
            let (id, argument, name) = (id.clone(), argument.clone(), (*name).to_owned());
            (self.fault)(match arg.kind {
                ArgKind::Number => Problem::MissingCategory { id, argument, category: name },
                _ => Problem::MissingVariant { id, argument, name },
            });
        }
        let is_known = |key: &Key| match key {
            Key::Exactly(_) => arg.kind == ArgKind::Number,
            Key::Named(name) => {
                wanted.contains(&name.as_str()) || (arg.kind == ArgKind::Number && name == "other")
            }
        };
        for (key, _) in variants.iter().filter(|(key, _)| !is_known(key)) {
            let name = match key {
                Key::Exactly(n) => n.to_string(),
                Key::Named(name) => name.clone(),
            };
            let (id, argument) = (id.clone(), argument.clone());
            (self.fault)(Problem::UnknownVariant { id, argument, name });
        }
    }
}

/// How many characters a text has at most, without what is put into it.
fn longest(parts: &[Part]) -> usize {
    parts
        .iter()
        .map(|part| match part {
            Part::Plain(text) => text.chars().count(),
            Part::Select(_, variants) => {
                variants.iter().map(|(_, parts)| longest(parts)).max().unwrap_or(0)
            }
            Part::Place(_) | Part::Message(_) => 0,
        })
        .sum()
}
