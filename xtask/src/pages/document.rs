//! A whole page around a fragment: head, navigation, contents, boards with what belongs to them.
//!
//! Nothing inline that a strict content security policy would refuse, and every address relative,
//! so that the pages work under any path.

use std::fmt::Write as _;

use super::answers::answers;
use super::board::Board;
use super::fault;
use super::scan::escape;
use super::source::{Part, Source};
use super::words::{LANGUAGES, Words};
use crate::error::Error;

/// Writes one page; `sources` are all pages of its language, for the navigation.
pub(super) fn write(source: &Source, sources: &[Source], words: &Words) -> Result<String, Error> {
    let mut html = head(source, words);
    html.push_str(&navigation(source, sources, words));
    let _ = write!(
        html,
        "<main id=\"rules\">\n<article>\n<h1>{}</h1>\n{}",
        escape(&source.title),
        contents(source, words)
    );
    for part in &source.parts {
        match part {
            Part::Html(part) => html.push_str(part),
            Part::Board(board) => {
                html.push_str(
                    &figure(board, words).map_err(|why| fault(source.name, words, &why))?,
                );
            }
        }
    }
    let _ = write!(
        html,
        "</article>\n</main>\n<footer>\n<p>{}</p>\n</footer>\n</body>\n</html>\n",
        words.footer
    );
    Ok(html)
}

/// No canonical address and no alternates among the links: both would have to be absolute, and
/// where the pages will lie is not known here. The languages are linked in the navigation.
fn head(source: &Source, words: &Words) -> String {
    let (title, description) = (escape(&source.title), escape(&source.description));
    format!(
        "<!doctype html>\n<html lang=\"{lang}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title} · Damiera</title>\n\
         <meta name=\"description\" content=\"{description}\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n\
         <link rel=\"icon\" type=\"image/svg+xml\" href=\"../../favicon.svg\">\n\
         <link rel=\"stylesheet\" href=\"../rules.css\">\n\
         <script type=\"module\" src=\"../../embed/embed.js\"></script>\n</head>\n",
        lang = words.code,
    )
}

fn navigation(source: &Source, sources: &[Source], words: &Words) -> String {
    let mut html = format!(
        "<body>\n<a class=\"skip\" href=\"#rules\">{}</a>\n<header>\n\
         <p class=\"app\"><a href=\"../../\">{}</a></p>\n<nav aria-label=\"{}\">\n<ul>\n",
        words.skip, words.app, words.pages
    );
    for other in sources {
        let current = if other.name == source.name { " aria-current=\"page\"" } else { "" };
        let (name, title) = (other.name, escape(&other.short));
        let _ = writeln!(html, "<li><a href=\"{name}.html\"{current}>{title}</a></li>");
    }
    let _ = write!(html, "</ul>\n</nav>\n<nav aria-label=\"{}\">\n<ul>\n", words.languages);
    for other in &LANGUAGES {
        let current =
            if other.code == words.code { " aria-current=\"true\"" } else { " rel=\"alternate\"" };
        let _ = writeln!(
            html,
            "<li><a href=\"../{0}/{1}.html\" hreflang=\"{0}\" lang=\"{0}\"{current}>{2}</a></li>",
            other.code, source.name, other.name
        );
    }
    html.push_str("</ul>\n</nav>\n</header>\n");
    html
}

fn contents(source: &Source, words: &Words) -> String {
    let mut html = format!("<nav class=\"contents\" aria-label=\"{}\">\n<ol>\n", words.contents);
    for section in &source.sections {
        let _ = writeln!(html, "<li><a href=\"#{}\">{}</a></li>", section.id, section.heading);
    }
    html.push_str("</ol>\n</nav>\n");
    html
}

/// A board with its caption, a plain link to the app, and an exercise's answer.
fn figure(board: &Board, words: &Words) -> Result<String, String> {
    let caption = board.value("caption").unwrap_or_default();
    let mut html = format!(
        "<figure class=\"board\">\n{}\n<figcaption>\n<p>{}</p>\n",
        board.element(words),
        escape(caption)
    );
    if board.mode() == "exercise" {
        let moves = answers(board)?;
        let heading = if moves.len() == 1 { words.answer } else { words.answers };
        let moves = escape(&moves.join(", "));
        let turn = words.turn(board.game().position().turn());
        let _ = writeln!(html, "<p>{turn}.</p>");
        let _ = writeln!(html, "<details><summary>{heading}</summary><p>{moves}</p></details>");
    }
    let (href, open) = (escape(&board.href()), words.open);
    let _ = write!(html, "<p><a href=\"{href}\">{open}</a></p>\n</figcaption>\n</figure>");
    Ok(html)
}
