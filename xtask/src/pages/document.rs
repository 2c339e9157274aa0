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
    let _ = writeln!(html, "<main id=\"rules\">\n<article>\n<h1>{}</h1>", escape(&source.title));
    let game = source.boards().next().filter(|_| !source.lists_others());
    if let Some(board) = game {
        let id = board.entry().rules.id;
        let _ = writeln!(
            html,
            "<p class=\"play\"><a class=\"play__link\" href=\"../../#v=1&amp;g={id}\">{}</a></p>",
            words.play
        );
    }
    html.push_str(&contents(source, words));
    if source.lists_others() {
        html.push_str(&cards(sources, words));
    }
    let exercises: Vec<_> = source.boards().filter(|board| board.is_exercise()).collect();
    for part in &source.parts {
        match part {
            Part::Html(part) => html.push_str(part),
            Part::Board(board) => {
                let place =
                    exercises.iter().position(|other| other.value("id") == board.value("id"));
                let course = place.map(|idx| Course { idx, exercises: &exercises });
                let figure = figure(board, course.as_ref(), words);
                html.push_str(&figure.map_err(|why| fault(source.name, words, &why))?);
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
         <meta property=\"og:title\" content=\"{title}\">\n\
         <meta property=\"og:description\" content=\"{description}\">\n\
         <meta property=\"og:type\" content=\"article\">\n\
         <meta property=\"og:image\" content=\"../../icons/preview.png\">\n\
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
    let name = words.contents;
    let mut html = format!(
        "<nav class=\"contents\" aria-label=\"{name}\">\n<details>\n<summary>{name}</summary>\n<ol>\n"
    );
    for section in &source.sections {
        let _ = writeln!(html, "<li><a href=\"#{}\">{}</a></li>", section.id, section.heading);
    }
    html.push_str("</ol>\n</details>\n</nav>\n");
    html
}

/// The games of the other pages, each with a picture of its start.
fn cards(sources: &[Source], words: &Words) -> String {
    let mut html = String::from("<ul class=\"cards\">\n");
    for source in sources.iter().filter(|source| !source.lists_others()) {
        let picture = source.boards().next().map(|board| board.picture("")).unwrap_or_default();
        let _ = writeln!(
            html,
            "<li><a class=\"cards__card\" href=\"{}.html\"><span class=\"cards__picture\" \
             aria-hidden=\"true\">{picture}</span><span class=\"cards__name\">{}</span>\
             <span class=\"cards__about\">{}</span></a></li>",
            source.name,
            escape(&source.short),
            words.game_about(source.boards().next().map(Board::entry)),
        );
    }
    html.push_str("</ul>\n");
    html
}

/// The exercises of a page, one of which is meant.
struct Course<'a> {
    idx: usize,
    exercises: &'a [&'a Board],
}

impl Course<'_> {
    /// The address of the next exercise, which is a board with an id.
    fn next(&self) -> Option<&str> {
        self.exercises.get(self.idx + 1)?.value("id")
    }
}

/// A board with its caption and a plain link to the app. The question of an exercise stands above its
/// board, its answer and the way to the next one below.
fn figure(board: &Board, course: Option<&Course<'_>>, words: &Words) -> Result<String, String> {
    let caption = escape(board.value("caption").unwrap_or_default());
    let element = board.element(words);
    let (href, open) = (escape(&board.href()), words.open);
    let open = format!("<a href=\"{href}\">{open}</a>");
    let Some(course) = course else {
        return Ok(format!(
            "<figure class=\"board\">\n{element}\n<figcaption>\n<p>{caption}</p>\n\
             <p class=\"board__ways\">{open}</p>\n</figcaption>\n</figure>"
        ));
    };
    let moves = answers(board)?;
    let heading = if moves.len() == 1 { words.answer } else { words.answers };
    let moves = escape(&moves.join(", "));
    let turn = words.turn(board.game().position().turn());
    let number = words.exercise(course.idx + 1, course.exercises.len());
    let next = course.next().map(|id| format!("<a href=\"#{id}\">{}</a>", words.next));
    Ok(format!(
        "<figure class=\"board board--exercise\">\n<figcaption>\n<p class=\"board__number\">{number}</p>\n\
         <p class=\"board__question\">{caption}</p>\n<p class=\"board__turn\">{turn}.</p>\n</figcaption>\n\
         {element}\n<details><summary>{heading}</summary><p>{moves}</p></details>\n\
         <p class=\"board__ways\">{open}{}</p>\n</figure>",
        next.unwrap_or_default()
    ))
}
