//! What is wrong with texts, and where.

use std::fmt;

/// Something wrong in a file of texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The file, from the folder of the repository on.
    pub file: String,
    /// The line, from 1; 1 as well where a file lacks something.
    pub line: usize,
    /// What is wrong.
    pub problem: Problem,
}

/// What may be wrong with texts.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the sentence beside each field says what it is")]
pub enum Problem {
    /// The file or folder could not be read.
    #[error("cannot be read: {why}")]
    Unreadable { why: String },
    /// The Fluent parser does not understand it.
    #[error("not Fluent syntax: {why}")]
    Syntax { why: String },
    /// The language is not known.
    #[error(
        "the plural categories of \"{code}\" are not known: add it to crates/texts/src/plurals.rs"
    )]
    UnknownLanguage { code: String },
    /// English has a file that this language has not.
    #[error("the file is missing")]
    MissingFile,
    /// This language has a file that English has not.
    #[error("English has no such file")]
    UnknownFile,
    /// Two messages have the same name.
    #[error("{id} is there twice")]
    Duplicate { id: String },
    /// English has a message that this language has not.
    #[error("{id} is missing")]
    Missing { id: String },
    /// This language has a message that English has not.
    #[error("English has no {id}")]
    Unknown { id: String },
    /// The name of a message does not begin with that of its file.
    #[error("{id} must begin with \"{prefix}\"")]
    Prefix { id: String, prefix: String },
    /// A message has no text and no attributes.
    #[error("{id} is empty")]
    Empty { id: String },
    /// A text has more characters than there is room for.
    #[error("{id} has {n} characters, and at most {limit} fit")]
    TooLong { id: String, n: usize, limit: usize },
    /// A text uses a placeholder that English has not.
    #[error("{id} uses ${argument}, which English has not")]
    UnknownArgument { id: String, argument: String },
    /// A text lacks a placeholder that English has.
    #[error("{id} does not use ${argument}, as English does")]
    MissingArgument { id: String, argument: String },
    /// A text chooses by a number and lacks a plural category of the language.
    #[error("{id} chooses by ${argument} and lacks [{category}], which this language has")]
    MissingCategory { id: String, argument: String, category: String },
    /// A text chooses by a thing with names and lacks one of them.
    #[error("{id} chooses by ${argument} and lacks [{name}]")]
    MissingVariant { id: String, argument: String, name: String },
    /// A variant that never fits.
    #[error("{id} chooses by ${argument}, which is never [{name}]")]
    UnknownVariant { id: String, argument: String, name: String },
    /// A reference to a message that is not there, or that leads back to itself.
    #[error("{id} refers to {to}, which is not there or refers back")]
    BadReference { id: String, to: String },
    /// A comment that declares an argument in a way that is not understood.
    #[error("\"{line}\" declares nothing: write \"$name (number)\", text, color, kind or flag")]
    BadDeclaration { line: String },
    /// Something of Fluent that packs do not have.
    #[error("{id} uses {what}, which packs do not have")]
    Unsupported { id: String, what: &'static str },
}

/// Everything that is wrong with texts; at least one thing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct Faults(pub Vec<Fault>);

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.problem)
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut lines = self.0.iter();
        if let Some(first) = lines.next() {
            write!(f, "{first}")?;
        }
        lines.try_for_each(|fault| write!(f, "\n{fault}"))
    }
}
