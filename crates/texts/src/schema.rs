//! What English says there is: groups, texts, and the arguments of each.

use crate::catalog::{Catalog, Key, Part, Text};
use crate::fault::{Fault, Problem};
use crate::pack::MAX_ARGUMENTS;
use crate::plurals::Category;

/// The group whose messages need no prefix: everything that most of a program shows.
pub(crate) const MAIN: &str = "page";

/// The groups that nothing shows before the dialogs and tools of the page have been fetched: a pack of
/// their own, which comes with these.
const LATE: [&str; 14] = [
    "author", "house", "ladder", "learn", "library", "making", "missed", "practice", "review",
    "settings", "setup", "sheet", "tactics", "tree",
];

/// The groups of the rules in words and of the pages around them: a pack of its own.
const RULEBOOK: [&str; 2] = ["rulebook", "site"];

/// The group of what is said of faults: a pack of its own.
const FAULTS: [&str; 1] = ["faults"];

/// The packs of a language, in the order of their texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum PackKind {
    /// What a page shows from the beginning.
    First,
    /// What comes with its dialogs and tools.
    Late,
    /// The rules in words.
    Rulebook,
    /// What is said of faults.
    Faults,
}

/// All texts, in the order of packs.
#[derive(Clone, Debug)]
pub(crate) struct Schema {
    /// Those of the first pack, then those of the late one, of the rules and of faults.
    pub(crate) groups: Vec<Group>,
}

/// The texts of a file, or for [`MAIN`] of several.
#[derive(Clone, Debug)]
pub(crate) struct Group {
    pub(crate) name: String,
    pub(crate) is_table: bool,
    /// The number of its first text in a pack.
    pub(crate) first: usize,
    /// Those without arguments first, as they stand in the files.
    pub(crate) specs: Vec<Spec>,
}

/// One text.
#[derive(Clone, Debug)]
pub(crate) struct Spec {
    pub(crate) message: String,
    pub(crate) attribute: Option<String>,
    /// Which file it is in.
    pub(crate) file: String,
    pub(crate) args: Vec<ArgSpec>,
    pub(crate) limit: Option<usize>,
    /// What it says in English.
    pub(crate) english: Vec<Part>,
}

/// An argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ArgSpec {
    pub(crate) name: String,
    pub(crate) kind: ArgKind,
    pub(crate) is_optional: bool,
}

/// What an argument is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ArgKind {
    Text,
    Number,
    Color,
    Kind,
    Flag,
}

impl ArgKind {
    /// The names to choose from, in the order of their numbers in packs.
    pub(crate) const fn names(self) -> &'static [&'static str] {
        match self {
            Self::Text | Self::Number => &[],
            Self::Color => &["white", "black"],
            Self::Kind => &["man", "king"],
            Self::Flag => &["no", "yes"],
        }
    }

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::Number => "number",
            Self::Color => "color",
            Self::Kind => "kind",
            Self::Flag => "flag",
        }
    }

    fn of_name(name: &str) -> Option<Self> {
        let all = [Self::Text, Self::Number, Self::Color, Self::Kind, Self::Flag];
        all.into_iter().find(|kind| kind.name() == name)
    }

    /// What is chosen by these keys.
    fn of_keys(variants: &[(Key, Vec<Part>)]) -> Option<Self> {
        let names: Vec<_> = variants.iter().map(|(key, _)| key).collect();
        let is_number = |key: &&Key| match key {
            Key::Exactly(_) => true,
            Key::Named(name) => Category::of_name(name).is_some(),
        };
        if names.iter().all(is_number) {
            return Some(Self::Number);
        }
        [Self::Color, Self::Kind, Self::Flag].into_iter().find(|kind| {
            names
                .iter()
                .all(|key| matches!(key, Key::Named(name) if kind.names().contains(&name.as_str())))
        })
    }
}

impl Group {
    /// The pack that it is in.
    pub(crate) fn pack(&self) -> PackKind {
        match self.name.as_str() {
            name if FAULTS.contains(&name) => PackKind::Faults,
            name if RULEBOOK.contains(&name) => PackKind::Rulebook,
            name if LATE.contains(&name) => PackKind::Late,
            _ => PackKind::First,
        }
    }
}

impl Spec {
    /// The name of the text: `message` or `message.attribute`.
    pub(crate) fn id(&self) -> String {
        match &self.attribute {
            None => self.message.clone(),
            Some(attribute) => format!("{}.{attribute}", self.message),
        }
    }
}

impl Schema {
    /// What the English files say there is.
    pub(crate) fn of(english: &Catalog, faults: &mut Vec<Fault>) -> Self {
        let mut groups: Vec<Group> = Vec::new();
        for (stem, file) in &english.files {
            let is_main = stem == MAIN || stem.starts_with(&format!("{MAIN}-"));
            let name = if is_main { MAIN } else { stem };
            let prefix = if is_main { String::new() } else { format!("{stem}-") };
            let mut specs = Vec::new();
            for text in &file.texts {
                let mut fault = |problem| {
                    faults.push(Fault { file: file.path.clone(), line: text.line, problem });
                };
                if !text.message.starts_with(&prefix) || text.message.len() == prefix.len() {
                    fault(Problem::Prefix { id: text.id(), prefix: prefix.clone() });
                    continue;
                }
                specs.push(spec(text, stem, &mut fault));
            }
            if file.is_table {
                uneven(&specs).for_each(|spec| {
                    let what = "other attributes than the first message of its table";
                    let problem = Problem::Unsupported { id: spec.id(), what };
                    faults.push(Fault { file: file.path.clone(), line: 1, problem });
                });
            }
            match groups.iter_mut().find(|group| group.name == name) {
                Some(group) => group.specs.extend(specs),
                None => groups.push(Group {
                    name: name.to_owned(),
                    is_table: file.is_table,
                    first: 0,
                    specs,
                }),
            }
        }
        groups.sort_by_key(Group::pack);
        let mut first = 0;
        for group in &mut groups {
            group.specs.sort_by_key(|spec| !spec.args.is_empty());
            group.first = first;
            first += group.specs.len();
        }
        Self { groups }
    }

    /// Every text in the order of packs.
    pub(crate) fn specs(&self) -> impl Iterator<Item = &Spec> {
        self.groups.iter().flat_map(|group| &group.specs)
    }

    /// How many texts are in a pack.
    pub(crate) fn n_in(&self, pack: PackKind) -> usize {
        let groups = self.groups.iter().filter(|group| group.pack() == pack);
        groups.map(|group| group.specs.len()).sum()
    }

    /// How many texts are in the packs before this one.
    pub(crate) fn n_before(&self, pack: PackKind) -> usize {
        let groups = self.groups.iter().filter(|group| group.pack() < pack);
        groups.map(|group| group.specs.len()).sum()
    }

    /// What packs and programs are told apart by: it changes whenever the texts that there are do.
    pub(crate) fn version(&self) -> String {
        let mut hash = 0xcbf2_9ce4_8422_2325_u64;
        let mut add = |text: &str| {
            for byte in text.bytes().chain([0]) {
                hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
            }
        };
        for spec in self.specs() {
            add(&spec.id());
            for arg in &spec.args {
                add(&arg.name);
                add(arg.kind.name());
            }
        }
        format!("{hash:016x}")
    }
}

/// The messages of a table whose attributes are not those of the first one, or that have arguments.
fn uneven(specs: &[Spec]) -> impl Iterator<Item = &Spec> {
    let shape = |row: &[Spec]| row.iter().map(|spec| spec.attribute.clone()).collect::<Vec<_>>();
    let mut rows = specs.chunk_by(|a, b| a.message == b.message).peekable();
    let first = rows.peek().map(|row| shape(row));
    rows.filter(move |row| {
        Some(shape(row)) != first || row.iter().any(|spec| !spec.args.is_empty())
    })
    .filter_map(|row| row.first())
}

fn spec(text: &Text, stem: &str, fault: &mut dyn FnMut(Problem)) -> Spec {
    let mut args: Vec<ArgSpec> = Vec::new();
    for declared in &text.declared {
        if let Some(kind) = ArgKind::of_name(&declared.kind) {
            let (name, is_optional) = (declared.name.clone(), declared.is_optional);
            args.push(ArgSpec { name, kind, is_optional });
        }
    }
    if text.attribute.is_none() || args.is_empty() {
        infer(&text.parts, &mut args);
    }
    if text.attribute.is_some() && !args.is_empty() {
        fault(Problem::Unsupported { id: text.id(), what: "an argument in an attribute" });
    }
    if args.len() > MAX_ARGUMENTS {
        fault(Problem::Unsupported { id: text.id(), what: "more arguments" });
    }
    Spec {
        message: text.message.clone(),
        attribute: text.attribute.clone(),
        file: stem.to_owned(),
        args,
        limit: text.limit,
        english: text.parts.clone(),
    }
}

/// Adds the arguments that a text uses and no comment declares.
fn infer(parts: &[Part], args: &mut Vec<ArgSpec>) {
    let mut add = |name: &str, kind: Option<ArgKind>| match args.iter_mut().find(|a| a.name == name)
    {
        // What is only put in somewhere may be chosen by elsewhere.
        Some(arg) if arg.kind == ArgKind::Text => arg.kind = kind.unwrap_or(arg.kind),
        Some(_) => {}
        None => args.push(ArgSpec {
            name: name.to_owned(),
            kind: kind.unwrap_or(ArgKind::Text),
            is_optional: false,
        }),
    };
    each(parts, &mut |part| match part {
        Part::Place(name) => add(name, None),
        Part::Select(name, variants) => add(name, ArgKind::of_keys(variants)),
        Part::Plain(_) | Part::Message(_) => {}
    });
}

/// Every part, those of variants after what chooses among them.
pub(crate) fn each<'p>(parts: &'p [Part], visit: &mut dyn FnMut(&'p Part)) {
    for part in parts {
        visit(part);
        if let Part::Select(_, variants) = part {
            for (_, parts) in variants {
                each(parts, visit);
            }
        }
    }
}
