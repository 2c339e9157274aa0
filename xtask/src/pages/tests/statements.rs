//! `pages/rules/statements.tsv`: each statement of the sources, and where the pages tell it, show it
//! and ask for it.

use std::collections::{BTreeMap, BTreeSet};

use super::super::source::Part;
use super::numbers::{parts, scan, told};
use super::{PAGES, Source, all, pages, root, written};

/// The sources, by what their rows begin with, and how many statements each has at least.
const SOURCES: [(&str, usize); 5] = [
    ("Marino Carpignano, Dameo ", 50),
    ("Marino Carpignano, Dama Internazionale ", 50),
    ("Marino Carpignano, Dama Greca ", 45),
    ("Marino Carpignano, Dama Frisone ", 35),
    ("Author not named, Le regole della Dama", 50),
];

/// A row of the table.
struct Row {
    source: String,
    statement: String,
    page: String,
    section: String,
    shown: String,
    exercised: String,
}

/// Reads the table.
fn rows(text: &str) -> Result<Vec<Row>, String> {
    let mut lines = text.lines().filter(|line| !line.starts_with('#'));
    if lines.next() != Some("source\tstatement\tpage\tsection\tshown\texercised") {
        return Err("the table has no head".into());
    }
    let row = |line: &str| {
        let fields: Vec<_> = line.split('\t').map(|field| field.trim().to_owned()).collect();
        let [source, statement, page, section, shown, exercised] =
            <[String; 6]>::try_from(fields).map_err(|_| format!("six fields: {line}"))?;
        Ok(Row { source, statement, page, section, shown, exercised })
    };
    lines.map(row).collect()
}

impl Row {
    /// Whether a page has what the row says.
    fn check(&self, page: &Source) -> Result<(), String> {
        let fields = [&self.source, &self.statement, &self.section, &self.shown, &self.exercised];
        if fields.iter().any(|field| field.is_empty()) {
            return Err("a field is empty".into());
        }
        if self.section == "lead" {
            let has_lead = matches!(page.parts.first(), Some(Part::Html(html))
                if html.split("<section").next().is_some_and(|lead| lead.contains("class=\"lead\"")));
            if !has_lead {
                return Err("the page has no lead".into());
            }
        } else if !page.sections.iter().any(|section| section.id == self.section) {
            return Err(format!("there is no section {}", self.section));
        }
        self.board(page, &self.shown, false)?;
        self.board(page, &self.exercised, true)
    }

    /// Whether the section has the numbers and squares that the statement names, in its sentences or
    /// on its boards. Where it only says what the statement says in words, nothing is compared.
    fn compare(&self, told: &BTreeMap<String, BTreeSet<String>>) -> Result<(), String> {
        // A figure is one of the source, and we number none.
        let figure = self.statement.starts_with("Figure ");
        let said = self.statement.split_once(": ").filter(|_| figure);
        let said = said.map_or(self.statement.as_str(), |(_, said)| said);
        let here = told.get(&self.section).ok_or("nothing is told there")?;
        let named = scan(said).iter().flat_map(parts).collect::<BTreeSet<_>>();
        let missing: Vec<_> = named.difference(here).map(String::as_str).collect();
        if missing.is_empty() {
            Ok(())
        } else {
            Err(format!("the section {} has no {}", self.section, missing.join(", ")))
        }
    }

    /// Whether a board is where it is said to be, and what it is said to be.
    fn board(&self, page: &Source, text: &str, is_exercise: bool) -> Result<(), String> {
        if let Some(reason) = text.strip_prefix('-') {
            return if reason.trim().len() > 3 {
                Ok(())
            } else {
                Err("a dash without a reason".into())
            };
        }
        let (id, section) = text.split_once('@').unwrap_or((text, &self.section));
        let html = sections(page);
        let found = html.iter().find(|(board, _)| board == id);
        let (_, place) = found.ok_or_else(|| format!("there is no board {id}"))?;
        if place != section {
            return Err(format!("the board {id} is in {place} and not in {section}"));
        }
        let board = page.boards().find(|board| board.value("id") == Some(id));
        if is_exercise && board.is_none_or(|board| board.mode() != "exercise") {
            return Err(format!("the board {id} is no exercise"));
        }
        Ok(())
    }
}

/// The ids of a page's boards, each with its section.
fn sections(page: &Source) -> Vec<(String, String)> {
    let mut section = String::new();
    let mut found = Vec::new();
    for part in &page.parts {
        match part {
            Part::Html(html) => {
                if let Some((_, rest)) = html.rsplit_once("<section id=\"") {
                    section = rest.split('"').next().unwrap_or_default().to_owned();
                }
            }
            Part::Board(board) => {
                found.push((board.value("id").unwrap_or_default().to_owned(), section.clone()));
            }
        }
    }
    found
}

fn table() -> String {
    std::fs::read_to_string(root().join("pages/rules/statements.tsv")).unwrap()
}

#[test]
fn every_statement_of_the_sources_is_told() {
    let rows = rows(&table()).unwrap();
    let mut faults = Vec::new();
    for words in written() {
        let pages = pages(&words);
        let told: Vec<_> = pages.iter().map(|page| told(page, words.code())).collect();
        for row in &rows {
            let found = pages.iter().zip(&told).find(|(page, _)| page.name == row.page);
            let (page, told) = found.unwrap_or_else(|| panic!("no page {}", row.page));
            let checked = row.check(page).and_then(|()| row.compare(told));
            faults.extend(
                checked
                    .err()
                    .map(|why| format!("{}.{}: {}: {why}", row.page, words.code(), row.statement)),
            );
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    for (source, least) in SOURCES {
        let count = rows.iter().filter(|row| row.source.starts_with(source)).count();
        assert!(count >= least, "{source}: {count}");
    }
    assert!(rows.iter().all(|row| SOURCES.iter().any(|(name, _)| row.source.starts_with(name))));
    let mut told: Vec<_> =
        rows.iter().map(|row| (&row.source, &row.page, &row.statement)).collect();
    told.sort_unstable();
    assert!(told.windows(2).all(|pair| pair[0] != pair[1]), "no statement twice");
    assert!(rows.iter().all(|row| PAGES.contains(&row.page.as_str())));
}

#[test]
fn boards_have_names_of_their_own() {
    for (words, page) in all() {
        let place = format!("{}.{}", page.name, words.code());
        let mut ids: Vec<_> = sections(&page).into_iter().map(|(id, _)| id).collect();
        ids.extend(page.sections.iter().map(|section| section.id.clone()));
        let is_name = |id: &String| {
            !id.is_empty()
                && id.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
        };
        assert!(ids.iter().all(is_name), "{place}: {ids:?}");
        let n_ids = ids.len();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), n_ids, "{place}: {ids:?}");
    }
}

#[test]
fn statements_that_a_section_does_not_tell_are_found() {
    let [english, _] = written();
    let pages = pages(&english);
    let page = pages.iter().find(|page| page.name == "greek").unwrap();
    let told = told(page, english.code());
    let row = |statement: &str, section: &str| {
        let [source, page, shown, exercised] = ["", "greek", "-", "-"].map(str::to_owned);
        let (statement, section) = (statement.to_owned(), section.to_owned());
        Row { source, statement, page, section, shown, exercised }.compare(&told)
    };
    assert_eq!(row("Figure 3: c6 takes c5 and lands on c4", "capture"), Ok(()));
    assert_eq!(row("There are three directions", "men"), Ok(()));
    assert_eq!(row("Men step", "aim"), Ok(()));
    assert!(row("There are five directions", "men").is_err());
    assert!(row("Figure 3: c6 takes c5 and lands on c3", "men").is_err());
    assert!(row("Men step", "nowhere").is_err());
}

#[test]
fn rows_that_are_false_are_found() {
    let head = "source\tstatement\tpage\tsection\tshown\texercised\n";
    let pages = pages(&written()[0]);
    let page = pages.iter().find(|page| page.name == "dameo").unwrap();
    let check = |row: &str| rows(&format!("{head}{row}")).and_then(|rows| rows[0].check(page));
    assert_eq!(check("a\tb\tdameo\tmen\tsteps\tline-white"), Ok(()));
    assert_eq!(check("a\tb\tdameo\tlead\t- history\tread@notation"), Ok(()));
    for row in [
        "a\tb\tdameo\tmen\tsteps",
        "a\t\tdameo\tmen\tsteps\tline-white",
        "a\tb\tdameo\tmen\tsteps\tsteps",
        "a\tb\tdameo\tmen\tsteps\t-",
        "a\tb\tdameo\tdance\tsteps\tline-white",
        "a\tb\tdameo\tmen\tcrossing\tline-white",
        "a\tb\tdameo\tmen\tnowhere\tline-white",
    ] {
        assert!(check(row).is_err(), "{row}");
    }
}
