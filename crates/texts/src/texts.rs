//! All languages, read and checked.

use std::path::Path;

use crate::accessors;
use crate::catalog::{Catalog, Key, Part, names};
use crate::check::check;
use crate::fault::{Fault, Faults};
use crate::pack::{self, category_key};
use crate::plurals::Category;
use crate::schema::{ArgKind, ArgSpec, PackKind, Schema};

/// The language that others are held against.
const REFERENCE: &str = "en";

/// The texts of all languages, found to be whole.
#[derive(Clone, Debug)]
pub struct Texts {
    schema: Schema,
    /// Code and texts of each language, in the order of packs.
    languages: Vec<(String, Vec<Vec<Part>>)>,
}

impl Texts {
    /// Reads every language below `texts/` in the folder of the repository.
    ///
    /// # Errors
    ///
    /// Everything that is wrong in any of them.
    pub fn read(root: &Path) -> Result<Self, Faults> {
        let mut faults = Vec::new();
        let english = Catalog::read(root, REFERENCE, &mut faults);
        let schema = Schema::of(&english, &mut faults);
        let mut languages = Vec::new();
        for code in names(&root.join("texts"), "texts", &mut faults) {
            let other;
            let catalog = if code == REFERENCE {
                &english
            } else {
                other = Catalog::read(root, &code, &mut faults);
                &other
            };
            let texts = check(&schema, &english, catalog, &mut faults);
            languages.push((code, texts));
        }
        sort(&mut faults);
        if faults.is_empty() { Ok(Self { schema, languages }) } else { Err(Faults(faults)) }
    }

    /// The packs of each language, as [`pack::Pack::read`] reads them.
    pub fn packs(&self) -> Vec<Packs> {
        let version = self.schema.version();
        let specs: Vec<_> = self.schema.specs().collect();
        let pack = |code: &str, texts: &[Vec<Part>], kind: PackKind| {
            let mut out = format!("{} {code} {version}", pack::MAGIC).into_bytes();
            let own = texts.iter().zip(&specs).skip(self.schema.n_before(kind));
            for (parts, spec) in own.take(self.schema.n_in(kind)) {
                out.push(0);
                write(parts, &spec.args, &mut out);
            }
            out
        };
        let packs = |(code, texts): &(String, Vec<Vec<Part>>)| Packs {
            code: code.clone(),
            first: pack(code, texts, PackKind::First),
            late: pack(code, texts, PackKind::Late),
            rulebook: pack(code, texts, PackKind::Rulebook),
            faults: pack(code, texts, PackKind::Faults),
        };
        self.languages.iter().map(packs).collect()
    }

    /// What there is of each language, and what of it says the same as English.
    pub fn reviews(&self) -> Vec<Review> {
        let packs = self.packs().into_iter();
        let review = |((code, texts), packs): (&(String, Vec<Vec<Part>>), Packs)| {
            let own = self.schema.specs().zip(texts);
            let same = own.filter(|(spec, parts)| has_word(parts) && **parts == spec.english);
            Review {
                code: code.clone(),
                n_texts: texts.len(),
                as_english: same.map(|(spec, _)| format!("{}: {}", spec.file, spec.id())).collect(),
                bytes: [packs.first, packs.late, packs.rulebook, packs.faults]
                    .map(|pack| pack.len()),
            }
        };
        self.languages.iter().zip(packs).map(review).collect()
    }

    /// Rust code with a struct for each group of texts, made from English: a field for each plain
    /// text, a method for each that has arguments.
    pub fn accessors(&self) -> String {
        accessors::write(&self.schema)
    }

    /// The codes of all languages, in alphabetical order.
    pub fn codes(&self) -> impl Iterator<Item = &str> {
        self.languages.iter().map(|(code, _)| code.as_str())
    }
}

/// The texts of a language in packs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Packs {
    /// The language's code.
    pub code: String,
    /// What a page shows from the beginning.
    pub first: Vec<u8>,
    /// What comes with its dialogs and tools.
    pub late: Vec<u8>,
    /// The rules in words.
    pub rulebook: Vec<u8>,
    /// What is said of faults.
    pub faults: Vec<u8>,
}

/// What there is of a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// The language's code.
    pub code: String,
    /// How many texts it has, as every language has.
    pub n_texts: usize,
    /// File and name of those with a word in them that say the same as English.
    pub as_english: Vec<String>,
    /// How many bytes its packs have: what is shown from the beginning, what comes later, the rules, faults.
    pub bytes: [usize; 4],
}

/// Whether a text has a word of three letters or more, which a translation would change.
fn has_word(parts: &[Part]) -> bool {
    parts.iter().any(|part| match part {
        Part::Plain(text) => {
            text.split(|ch: char| !ch.is_alphabetic()).any(|word| word.chars().count() >= 3)
        }
        Part::Place(_) | Part::Message(_) => false,
        Part::Select(_, variants) => variants.iter().any(|(_, parts)| has_word(parts)),
    })
}

/// Reads and checks all languages below `texts/` in the folder of the repository, and packs them.
///
/// # Errors
///
/// Everything that is wrong in any of them.
pub fn pack_all(root: &Path) -> Result<Vec<Packs>, Faults> {
    Texts::read(root).map(|texts| texts.packs())
}

fn sort(faults: &mut [Fault]) {
    faults.sort_by(|a, b| (&a.file, a.line).cmp(&(&b.file, b.line)));
}

/// Writes a text as [`pack`] describes it. What is not known has been told as a fault.
fn write(parts: &[Part], args: &[ArgSpec], out: &mut Vec<u8>) {
    let find = |name: &str| args.iter().enumerate().find(|(_, arg)| arg.name == name);
    for part in parts {
        match part {
            Part::Plain(text) => out.extend_from_slice(text.as_bytes()),
            Part::Place(name) => {
                if let Some((idx, _)) = find(name) {
                    out.extend([pack::PLACE, letter(idx)]);
                }
            }
            Part::Select(name, variants) => {
                let Some((idx, arg)) = find(name) else { continue };
                out.extend([pack::SELECT, letter(idx)]);
                for (at, (key, parts)) in variants.iter().enumerate() {
                    let is_default = at + 1 == variants.len();
                    out.push(pack::VARIANT);
                    let key = if is_default { pack::DEFAULT.to_owned() } else { written(key, arg) };
                    out.extend_from_slice(key.as_bytes());
                    out.push(pack::KEY_END);
                    write(parts, args, out);
                }
                out.push(pack::END);
            }
            Part::Message(_) => {}
        }
    }
}

fn letter(idx: usize) -> u8 {
    u8::try_from(idx).map_or(b'z', |idx| b'a'.saturating_add(idx))
}

fn written(key: &Key, arg: &ArgSpec) -> String {
    match key {
        Key::Exactly(n) => n.to_string(),
        Key::Named(name) if arg.kind == ArgKind::Number => {
            Category::of_name(name).map_or("", category_key).to_owned()
        }
        Key::Named(name) => {
            let place = arg.kind.names().iter().position(|known| known == name);
            place.map_or_else(String::new, |place| place.to_string())
        }
    }
}
