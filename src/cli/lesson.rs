//! `damiera lesson`: lessons checked, made out of problems, and written in other forms.

mod import;
mod json;

use std::io::{Read as _, Write};
use std::path::Path;

use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;

pub(super) use self::json::JsonFault;
use super::pdn::bytes;
use super::{CliError, language};
use crate::inspect;
use crate::notation::lesson::packed::{self, PackedError, Source};
use crate::notation::lesson::{self, Course, MAX_BYTES};
use crate::play::making::Making;
use crate::protocol::files::FindingText;
use crate::text::Language;

/// What is done with a lesson.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Lesson {
    #[command(subcommand)]
    command: Command,
}

#[derive(Clone, Debug, clap::Subcommand)]
enum Command {
    /// Say of each step what it is and what is wrong with it: `line<TAB>kind<TAB>ok`, and lines of
    /// `line<TAB>fault<TAB>sentence` or `line<TAB>note<TAB>sentence`. Of a course, which lists lessons, each of
    /// them is checked, and its file stands first on each line.
    Check(Check),
    /// Make a lesson of problems, a line each with a FEN or an address and the moves that solve it, or of a file
    /// of problems in PDN.
    Import(import::Import),
    /// Write a lesson as text, from JSON or from a link.
    Text(Form),
    /// Write a lesson as JSON, for editors; `lesson.schema.json` says what it holds.
    Json(Form),
    /// Write a lesson as a link.
    Link(Link),
}

#[derive(Clone, Debug, clap::Args)]
struct Check {
    /// The lesson or course, `-` for the standard input.
    #[arg(value_name = "FILE")]
    file: String,
    /// The language of the sentences.
    #[arg(long, value_name = "CODE", default_value = "en")]
    lang: String,
}

#[derive(Clone, Debug, clap::Args)]
struct Form {
    /// The lesson as text or JSON, `-` for the standard input; or a link to one.
    #[arg(value_name = "FILE")]
    file: String,
}

#[derive(Clone, Debug, clap::Args)]
struct Link {
    /// The lesson as text or JSON, `-` for the standard input.
    #[arg(value_name = "FILE")]
    file: String,
    /// The address of the page that opens it.
    #[arg(long, value_name = "ADDRESS", default_value = "")]
    page: String,
}

impl Lesson {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        match &self.command {
            Command::Check(command) => command.run(out),
            Command::Import(command) => command.run(out),
            Command::Text(form) => Ok(write!(out, "{}", lesson_of(&form.file)?)?),
            Command::Json(form) => Ok(write!(out, "{}", json::write(lesson_of(&form.file)?)?)?),
            Command::Link(command) => command.run(out),
        }
    }
}

impl Check {
    fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let language = language(&self.lang)?;
        let text = text_of(&self.file)?;
        let mut tally = Tally::default();
        // A lesson names no files.
        if text.lines().any(|line| line.starts_with("src:")) {
            let course = Course::read(&text)?;
            let folder = Path::new(&self.file).parent().unwrap_or(Path::new(""));
            for listed in &course.lessons {
                let place = format!("{}\t", listed.src);
                let path = folder.join(&listed.src);
                let told = text_of(&path.to_string_lossy())
                    .and_then(|text| tally.lesson(&text, &place, language, out));
                if let Err(why) = told {
                    (tally.n_bad, tally.n_steps) = (tally.n_bad + 1, tally.n_steps + 1);
                    writeln!(out, "{place}0\tfault\t{why}")?;
                }
            }
        } else {
            tally.lesson(&text, "", language, out)?;
        }
        let Tally { n_bad, n_steps } = tally;
        if n_bad > 0 { Err(CliError::BadSteps { n_bad, n_steps }) } else { Ok(()) }
    }
}

/// How many steps there are, and how many have faults.
#[derive(Default)]
struct Tally {
    n_bad: usize,
    n_steps: usize,
}

impl Tally {
    /// Checks a lesson; `place` stands before each line.
    fn lesson(
        &mut self,
        text: &str,
        place: &str,
        language: Language,
        out: &mut dyn Write,
    ) -> Result<(), CliError> {
        let lesson = lesson_of_text(text)?;
        for step in &lesson.steps {
            let findings = inspect::step(step, lesson.variant.as_deref(), language.strings());
            let is_bad = findings.iter().any(|one| one.is_fault);
            self.n_bad += usize::from(is_bad);
            self.n_steps += 1;
            if !is_bad {
                writeln!(out, "{place}{}\t{}\tok", step.line, step.kind().name())?;
            }
            for FindingText { line, is_fault, words } in findings {
                let kind = if is_fault { "fault" } else { "note" };
                writeln!(out, "{place}{line}\t{kind}\t{words}")?;
            }
        }
        Ok(())
    }
}

impl Link {
    fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let lesson = lesson_of(&self.file)?;
        let mut packer = DeflateEncoder::new(Vec::new(), Compression::best());
        packer.write_all(lesson.to_string().as_bytes())?;
        let word = packed::write(&packer.finish()?)?;
        Ok(writeln!(out, "{}#{}={word}", self.page, packed::KEY)?)
    }
}

/// A file of text.
fn text_of(file: &str) -> Result<String, CliError> {
    let bytes = bytes(file).map_err(CliError::unreadable(file))?;
    let text = crate::notation::pdn::decode(&bytes)?;
    Ok(text.into_owned())
}

/// The lesson of a file, or of a link in its place.
fn lesson_of(file: &str) -> Result<lesson::Lesson, CliError> {
    match packed::of_address(file) {
        Some(Source::Packed(word)) => Ok(lesson::Lesson::read(&unpacked(&word)?)?),
        Some(Source::Address(_)) | None => lesson_of_text(&text_of(file)?),
    }
}

/// A lesson of text or JSON.
fn lesson_of_text(text: &str) -> Result<lesson::Lesson, CliError> {
    if !text.trim_start().starts_with('{') {
        return Ok(lesson::Lesson::read(text)?);
    }
    let read = json::read(text)?;
    let title = read.title.clone();
    // What would mean something else in a text is written so that it does not.
    Ok(lesson::Lesson::read(&Making::from(read).text(&title))?)
}

fn unpacked(word: &str) -> Result<String, CliError> {
    let packed = packed::read(word)?;
    let mut text = String::new();
    let most = MAX_BYTES as u64 + 1;
    DeflateDecoder::new(packed.as_slice()).take(most).read_to_string(&mut text)?;
    if text.len() > MAX_BYTES { Err(PackedError::TooMuch.into()) } else { Ok(text) }
}
