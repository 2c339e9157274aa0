//! The files of one language, parsed.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::path::Path;

use fluent_syntax::ast::{self, InlineExpression};
use fluent_syntax::parser;
use fluent_syntax::unicode::unescape_unicode_to_string;

use crate::fault::{Fault, Problem};
use crate::pack::MAX_DEPTH;

/// One language as it is written.
#[derive(Clone, Debug)]
pub(crate) struct Catalog {
    /// The code of the language, which is the name of its folder.
    pub(crate) code: String,
    /// Its files by their names without extension.
    pub(crate) files: BTreeMap<String, File>,
}

/// One file.
#[derive(Clone, Debug, Default)]
pub(crate) struct File {
    /// Where it is, from the folder of the repository on.
    pub(crate) path: String,
    /// Whether its messages are looked up by name at run time.
    pub(crate) is_table: bool,
    /// Its texts in the order in which they stand there.
    pub(crate) texts: Vec<Text>,
}

/// One text: a message's own, or one of its attributes.
#[derive(Clone, Debug)]
pub(crate) struct Text {
    /// The message.
    pub(crate) message: String,
    /// The attribute, where it is one.
    pub(crate) attribute: Option<String>,
    /// Where it stands in its file, from 1.
    pub(crate) line: usize,
    /// What it says.
    pub(crate) parts: Vec<Part>,
    /// The most characters that fit, where something is said about that.
    pub(crate) limit: Option<usize>,
    /// What the comment above it declares.
    pub(crate) declared: Vec<Declared>,
}

/// An argument that a comment declares: `$n (number, optional)`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Declared {
    pub(crate) name: String,
    pub(crate) kind: String,
    /// Whether a translation may do without it.
    pub(crate) is_optional: bool,
}

/// A part of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// As it is.
    Plain(String),
    /// The argument with this name.
    Place(String),
    /// The first of these that fits, by the argument with this name; the last one is the default.
    Select(String, Vec<(Key, Vec<Self>)>),
    /// Another message.
    Message(String),
}

/// What a variant is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Key {
    /// This number.
    Exactly(u32),
    /// A plural category, or one of several named things.
    Named(String),
}

impl Text {
    /// The name of the text in messages of faults: `message` or `message.attribute`.
    pub(crate) fn id(&self) -> String {
        match &self.attribute {
            None => self.message.clone(),
            Some(attribute) => format!("{}.{attribute}", self.message),
        }
    }
}

impl Catalog {
    /// Reads the files of a language. What is wrong is added to `faults`, and the rest is read.
    pub(crate) fn read(root: &Path, code: &str, faults: &mut Vec<Fault>) -> Self {
        let folder = root.join("texts").join(code);
        let at = format!("texts/{code}");
        let mut files = BTreeMap::new();
        for name in names(&folder, &at, faults) {
            let Some(stem) = name.strip_suffix(".ftl") else { continue };
            let path = format!("{at}/{name}");
            match std::fs::read_to_string(folder.join(&name)) {
                Ok(source) => {
                    let file = Parser { source: &source, path: &path, faults }.file();
                    files.insert(stem.to_owned(), file);
                }
                Err(error) => faults.push(Fault {
                    file: path,
                    line: 1,
                    problem: Problem::Unreadable { why: error.to_string() },
                }),
            }
        }
        let mut catalog = Self { code: code.to_owned(), files };
        catalog.find_duplicates(faults);
        catalog.resolve(faults);
        catalog
    }

    fn find_duplicates(&self, faults: &mut Vec<Fault>) {
        let mut seen = HashSet::new();
        for file in self.files.values() {
            for text in &file.texts {
                if !seen.insert(text.id()) {
                    faults.push(Fault {
                        file: file.path.clone(),
                        line: text.line,
                        problem: Problem::Duplicate { id: text.id() },
                    });
                }
            }
        }
    }

    /// Puts the parts of other messages where they are referred to.
    fn resolve(&mut self, faults: &mut Vec<Fault>) {
        let texts = self.files.values().flat_map(|file| &file.texts);
        let all: HashMap<String, Vec<Part>> =
            texts.map(|text| (text.id(), text.parts.clone())).collect();
        for file in self.files.values_mut() {
            for text in &mut file.texts {
                match resolved(&text.parts, &all, MAX_DEPTH) {
                    Ok(parts) => text.parts = parts,
                    Err(to) => faults.push(Fault {
                        file: file.path.clone(),
                        line: text.line,
                        problem: Problem::BadReference { id: text.id(), to },
                    }),
                }
            }
        }
    }
}

/// The names in a folder, in order.
pub(crate) fn names(folder: &Path, at: &str, faults: &mut Vec<Fault>) -> Vec<String> {
    match std::fs::read_dir(folder) {
        Ok(entries) => {
            let entries = entries.filter_map(Result::ok);
            let mut names: Vec<_> =
                entries.filter_map(|entry| entry.file_name().into_string().ok()).collect();
            names.sort_unstable();
            names
        }
        Err(error) => {
            let problem = Problem::Unreadable { why: error.to_string() };
            faults.push(Fault { file: at.to_owned(), line: 1, problem });
            Vec::new()
        }
    }
}

/// Parts without references; or the message that is not there, or refers back.
fn resolved(
    parts: &[Part],
    all: &HashMap<String, Vec<Part>>,
    depth: u8,
) -> Result<Vec<Part>, String> {
    let mut out = Vec::new();
    for part in parts {
        match part {
            Part::Message(to) => {
                let found = all.get(to).filter(|_| depth > 0).ok_or_else(|| to.clone())?;
                out.extend(resolved(found, all, depth - 1)?);
            }
            Part::Select(argument, variants) => {
                let variants = variants
                    .iter()
                    .map(|(key, parts)| Ok((key.clone(), resolved(parts, all, depth)?)))
                    .collect::<Result<_, String>>()?;
                out.push(Part::Select(argument.clone(), variants));
            }
            Part::Plain(_) | Part::Place(_) => out.push(part.clone()),
        }
    }
    Ok(out)
}

/// One file that is being read.
struct Parser<'p> {
    source: &'p str,
    path: &'p str,
    faults: &'p mut Vec<Fault>,
}

impl<'p> Parser<'p> {
    fn file(mut self) -> File {
        let (resource, errors) = match parser::parse(self.source) {
            Ok(resource) => (resource, Vec::new()),
            Err((resource, errors)) => (resource, errors),
        };
        for error in errors {
            let line = self.line_at(error.pos.start);
            self.fault(line, Problem::Syntax { why: error.kind.to_string() });
        }
        let mut file = File { path: self.path.to_owned(), ..File::default() };
        let mut limit = None;
        for entry in &resource.body {
            match entry {
                ast::Entry::ResourceComment(comment) => {
                    file.is_table |= comment.content.iter().any(|line| line.starts_with("Table"));
                }
                ast::Entry::GroupComment(comment) => limit = limit_of(comment),
                ast::Entry::Message(message) => self.message(message, limit, &mut file.texts),
                ast::Entry::Term(term) => {
                    let id = format!("-{}", term.id.name);
                    let line = self.line_of(term.id.name);
                    self.fault(line, Problem::Unsupported { id, what: "a term" });
                }
                ast::Entry::Comment(_) | ast::Entry::Junk { .. } => {}
            }
        }
        file
    }

    fn message(
        &mut self,
        message: &ast::Message<&'p str>,
        limit: Option<usize>,
        texts: &mut Vec<Text>,
    ) {
        let id = message.id.name;
        let line = self.line_of(id);
        if message.value.is_none() && message.attributes.is_empty() {
            self.fault(line, Problem::Empty { id: id.to_owned() });
        }
        let declared = self.declared(message.comment.as_ref());
        let own = message.value.iter().map(|value| (None, line, value));
        let attributes = message.attributes.iter();
        let attributes = attributes.map(|one| (Some(one.id.name), one.id.name, &one.value));
        let attributes: Vec<_> = attributes
            .map(|(attribute, name, value)| (attribute, self.line_of(name), value))
            .collect();
        for (attribute, line, value) in own.chain(attributes) {
            let parts = self.parts(id, line, value);
            texts.push(Text {
                message: id.to_owned(),
                attribute: attribute.map(str::to_owned),
                line,
                parts,
                limit,
                declared: declared.clone(),
            });
        }
    }

    /// The arguments that a comment declares.
    fn declared(&mut self, comment: Option<&ast::Comment<&'p str>>) -> Vec<Declared> {
        let mut all = Vec::new();
        for text in comment.iter().flat_map(|comment| &comment.content) {
            let Some(rest) = text.trim_start().strip_prefix('$') else { continue };
            let declared = rest.split_once(" (").and_then(|(name, rest)| {
                let (kind, _) = rest.split_once(')')?;
                let mut words = kind.split(", ");
                let kind = words.next()?;
                let is_optional = words.next() == Some("optional");
                let is_known = ["text", "number", "color", "kind", "flag"].contains(&kind);
                is_known.then(|| Declared {
                    name: name.to_owned(),
                    kind: kind.to_owned(),
                    is_optional,
                })
            });
            if let Some(declared) = declared {
                all.push(declared);
            } else {
                let line = self.line_of(text);
                self.fault(line, Problem::BadDeclaration { line: (*text).to_owned() });
            }
        }
        all
    }

    fn parts(&mut self, id: &str, line: usize, pattern: &ast::Pattern<&str>) -> Vec<Part> {
        let mut parts = Vec::new();
        for element in &pattern.elements {
            match element {
                // Where a line ends in a file says nothing: it is a space.
                ast::PatternElement::TextElement { value } => {
                    parts.push(Part::Plain(value.replace('\n', " ")));
                }
                ast::PatternElement::Placeable { expression } => {
                    self.expression(id, line, expression, &mut parts);
                }
            }
        }
        parts
    }

    fn expression(
        &mut self,
        id: &str,
        line: usize,
        expression: &ast::Expression<&str>,
        parts: &mut Vec<Part>,
    ) {
        let unsupported = match expression {
            ast::Expression::Inline(InlineExpression::StringLiteral { value }) => {
                let text = unescape_unicode_to_string(value).into_owned();
                if !text.contains(|ch: char| ch.is_control()) {
                    return parts.push(Part::Plain(text));
                }
                "a control character"
            }
            ast::Expression::Inline(InlineExpression::VariableReference { id }) => {
                return parts.push(Part::Place(id.name.to_owned()));
            }
            ast::Expression::Inline(InlineExpression::MessageReference { id, attribute }) => {
                let to = attribute.as_ref().map_or_else(
                    || id.name.to_owned(),
                    |attribute| format!("{}.{}", id.name, attribute.name),
                );
                return parts.push(Part::Message(to));
            }
            ast::Expression::Inline(InlineExpression::Placeable { expression }) => {
                return self.expression(id, line, expression, parts);
            }
            ast::Expression::Select {
                selector: InlineExpression::VariableReference { id: argument },
                variants,
            } => {
                let variants = self.variants(id, line, variants);
                return parts.push(Part::Select(argument.name.to_owned(), variants));
            }
            ast::Expression::Select { .. } => "a choice by something other than an argument",
            ast::Expression::Inline(_) => "a function, a term or a number",
        };
        self.fault(line, Problem::Unsupported { id: id.to_owned(), what: unsupported });
    }

    /// Variants with the default at the end.
    fn variants(
        &mut self,
        id: &str,
        line: usize,
        variants: &[ast::Variant<&str>],
    ) -> Vec<(Key, Vec<Part>)> {
        let mut all = Vec::new();
        let mut default = None;
        for variant in variants {
            let key = match variant.key {
                ast::VariantKey::Identifier { name } => Key::Named(name.to_owned()),
                ast::VariantKey::NumberLiteral { value } => match value.parse() {
                    Ok(n) => Key::Exactly(n),
                    Err(_) => Key::Named(value.to_owned()),
                },
            };
            let parts = self.parts(id, line, &variant.value);
            if variant.default {
                default = Some((key, parts));
            } else {
                all.push((key, parts));
            }
        }
        all.extend(default);
        all
    }

    fn fault(&mut self, line: usize, problem: Problem) {
        self.faults.push(Fault { file: self.path.to_owned(), line, problem });
    }

    /// The line in which a piece of the source begins.
    fn line_of(&self, piece: &str) -> usize {
        self.line_at((piece.as_ptr() as usize).saturating_sub(self.source.as_ptr() as usize))
    }

    fn line_at(&self, offset: usize) -> usize {
        self.source.bytes().take(offset).filter(|&byte| byte == b'\n').count() + 1
    }
}

/// `Buttons (at most 24 characters)` limits the texts below it.
fn limit_of(comment: &ast::Comment<&str>) -> Option<usize> {
    let text = comment.content.iter().find_map(|line| line.split_once("(at most "))?.1;
    text.split_once(" characters)")?.0.parse().ok()
}
