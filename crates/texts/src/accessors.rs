//! Rust code that gives each text a name.
//!
//! The code expects around it `Loaded` (a language and its pack; `Copy`, with `form`, `from`, and `late`,
//! `with_rulebook` and `with_faults`, the same language with these packs), `OfLanguages`, the trait `Number`, [`crate::pack::Arg`], and the
//! types `Color` and `Kind`.

use std::fmt::Write as _;

use crate::catalog::Part;
use crate::schema::{ArgKind, Group, MAIN, PackKind, Schema, Spec};

/// The code for all groups.
pub(crate) fn write(schema: &Schema) -> String {
    let mut out = String::new();
    line(&mut out, "/// What packs for this program are known by.");
    line(&mut out, &format!("pub(super) const VERSION: &str = {:?};", schema.version()));
    let counts = [
        ("N_TEXTS", PackKind::First, "the first pack has"),
        ("N_LATE", PackKind::Late, "the late pack has"),
        ("N_RULEBOOK", PackKind::Rulebook, "the pack of the rules has"),
        ("N_FAULTS", PackKind::Faults, "the pack of faults has"),
    ];
    for (name, pack, what) in counts {
        let n_texts = schema.n_in(pack);
        line(&mut out, &format!("/// How many texts {what}."));
        line(&mut out, &format!("pub(super) const {name}: usize = {n_texts};"));
    }
    for group in &schema.groups {
        // Its place in its own pack.
        let first = group.first - schema.n_before(group.pack());
        if group.is_table {
            table(&mut out, group, first);
        } else {
            strings(&mut out, group, first);
        }
    }
    line(&mut out, "impl Loaded {");
    for group in schema.groups.iter().filter(|group| group.name != MAIN) {
        let (method, name) = (snake(&group.name), type_name(group));
        line(&mut out, &format!("pub(super) fn {method}(self) -> &'static {name} {{"));
        line(&mut out, &format!("static ALL: OfLanguages<{name}> = OfLanguages::new();"));
        let own = match group.pack() {
            PackKind::First => "self",
            PackKind::Late => "self.late()",
            PackKind::Rulebook => "self.with_rulebook()",
            PackKind::Faults => "self.with_faults()",
        };
        line(&mut out, &format!("ALL.get({own}, {name}::new)\n}}"));
    }
    line(&mut out, "}\nimpl Strings {");
    for group in schema.groups.iter().filter(|group| group.name != MAIN) {
        let (method, name) = (snake(&group.name), type_name(group));
        line(&mut out, &format!("/// The texts of `{}.ftl`.", group.name));
        line(&mut out, &format!("pub fn {method}(&self) -> &'static {name} {{"));
        line(&mut out, &format!("self.loaded.{method}()\n}}"));
    }
    line(&mut out, "}");
    out
}

/// A struct with a field for each plain text, and a method for each with arguments.
fn strings(out: &mut String, group: &Group, first: usize) {
    let name = type_name(group);
    let n_plain = group.specs.iter().filter(|spec| spec.args.is_empty()).count();
    let (plain, formed) = group.specs.split_at(n_plain);
    let fields = plain.chunk_by(|a, b| a.message == b.message);
    line(out, &format!("/// The texts of `{}.ftl`.", group.name));
    line(out, &format!("#[derive(Clone, Debug)]\npub struct {name} {{"));
    // A group without arguments has no more use for its pack.
    let kept = if formed.is_empty() { "" } else { "loaded, " };
    if !formed.is_empty() {
        line(out, "pub(super) loaded: Loaded,");
    }
    let mut filled = String::new();
    for specs in fields {
        let Some(first) = specs.first() else { continue };
        let n_attributes = specs.iter().filter(|spec| spec.attribute.is_some()).count();
        let nexts = "texts.next(), ".repeat(n_attributes);
        let (kind, value) = match (first.attribute.is_some(), n_attributes) {
            (_, 0) => ("&'static str".to_owned(), "texts.next()".to_owned()),
            (true, n) => (format!("[&'static str; {n}]"), format!("[{nexts}]")),
            (false, n) => (
                format!("(&'static str, [&'static str; {n}])"),
                format!("(texts.next(), [{nexts}])"),
            ),
        };
        let field = field_name(group, first);
        let doc = specs.iter().map(|spec| shown(&spec.english)).collect::<Vec<_>>().join("` `");
        line(out, &format!("#[doc = {:?}]", format!("`{doc}`")));
        line(out, &format!("pub {field}: {kind},"));
        line(&mut filled, &format!("{field}: {value},"));
    }
    line(out, &format!("}}\nimpl {name} {{"));
    line(out, "pub(super) fn new(loaded: Loaded) -> Self {");
    if filled.is_empty() {
        line(out, "Self { loaded }\n}");
    } else {
        line(out, &format!("let mut texts = loaded.from({first});"));
        line(out, &format!("Self {{ {kept}{filled} }}\n}}"));
    }
    for (idx, spec) in formed.iter().enumerate() {
        method(out, group, spec, first + n_plain + idx);
    }
    line(out, "}");
}

fn method(out: &mut String, group: &Group, spec: &Spec, idx: usize) {
    let (mut params, mut args) = (String::new(), String::new());
    for arg in &spec.args {
        let name = snake(&arg.name);
        let (kind, value) = match arg.kind {
            ArgKind::Text => ("&str", format!("Arg::Text({name})")),
            ArgKind::Number => ("impl Number", format!("Arg::Number({name}.number())")),
            ArgKind::Color => ("Color", format!("Arg::Choice(u8::from({name} == Color::Black))")),
            ArgKind::Kind => ("Kind", format!("Arg::Choice(u8::from({name} == Kind::King))")),
            ArgKind::Flag => ("bool", format!("Arg::Choice(u8::from({name}))")),
        };
        let _ = write!(params, ", {name}: {kind}");
        let _ = write!(args, "{value}, ");
    }
    let name = field_name(group, spec);
    line(out, &format!("#[doc = {:?}]", format!("`{}`", shown(&spec.english))));
    line(out, &format!("pub fn {name}(&self{params}) -> String {{"));
    line(out, &format!("self.loaded.form({idx}, &[{args}])\n}}"));
}

/// A struct whose texts are looked up by name.
fn table(out: &mut String, group: &Group, first: usize) {
    let name = type_name(group);
    let prefix = format!("{}-", group.name);
    let rows = group.specs.chunk_by(|a, b| a.message == b.message);
    let ids = rows
        .filter_map(|row| row.first())
        .map(|spec| spec.message.strip_prefix(&prefix).unwrap_or(&spec.message));
    let ids: Vec<_> = ids.collect();
    let width = group.specs.len() / ids.len().max(1);
    line(out, &format!("/// The texts of `{}.ftl`, by name.", group.name));
    line(out, &format!("#[derive(Clone, Debug)]\npub struct {name} {{ loaded: Loaded }}"));
    line(out, &format!("impl {name} {{"));
    line(out, "/// The names, in the order of the file.");
    line(out, &format!("pub const IDS: [&'static str; {}] = {ids:?};", ids.len()));
    line(out, "fn new(loaded: Loaded) -> Self {\nSelf { loaded }\n}");
    line(out, "/// A message and its attributes; nothing where there is none with this name.");
    line(out, &format!("pub fn find(&self, id: &str) -> Option<[&'static str; {width}]> {{"));
    line(out, "let row = Self::IDS.iter().position(|known| *known == id)?;");
    line(out, &format!("let mut texts = self.loaded.from({first} + row * {width});"));
    line(out, &format!("Some([{}])\n}}\n}}", "texts.next(), ".repeat(width)));
}

/// `ballots` is called `BallotStrings`.
fn type_name(group: &Group) -> String {
    if group.name == MAIN {
        return "Strings".to_owned();
    }
    let words = group.name.strip_suffix('s').unwrap_or(&group.name).split('-');
    let camel = words.map(|word| {
        let (first, rest) = word.split_at(1.min(word.len()));
        first.to_ascii_uppercase() + rest
    });
    camel.collect::<String>() + "Strings"
}

/// The name of a message in code, without that of its file.
fn field_name(group: &Group, spec: &Spec) -> String {
    let prefix = format!("{}-", group.name);
    let id = spec.message.strip_prefix(&prefix).filter(|_| group.name != MAIN);
    snake(id.unwrap_or(&spec.message))
}

fn snake(name: &str) -> String {
    name.replace('-', "_")
}

/// A text for a reader of code, with its arguments in braces.
fn shown(parts: &[Part]) -> String {
    let each = parts.iter().map(|part| match part {
        Part::Plain(text) => text.clone(),
        Part::Place(name) => format!("{{{name}}}"),
        Part::Select(_, variants) => {
            variants.last().map_or_else(String::new, |(_, parts)| shown(parts))
        }
        Part::Message(_) => String::new(),
    });
    each.collect::<String>().replace('`', "'")
}

fn line(out: &mut String, text: &str) {
    out.push_str(text);
    out.push('\n');
}
