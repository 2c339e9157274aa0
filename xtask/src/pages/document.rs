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
use super::words::{APP, Words};
use crate::error::Error;
use damiera::play::catalog;
use damiera::rulesets;
use damiera::text::Language;

/// Writes one page; `sources` are all pages of its language, for the navigation.
pub(super) fn write(source: &Source, sources: &[Source], words: &Words) -> Result<String, Error> {
    let mut html = head(source, words);
    html.push_str(&navigation(source, sources, words));
    html.push_str("<main id=\"rules\">\n<article>\n");
    let game = source.boards().next().filter(|_| !source.lists_others());
    if let Some(board) = game {
        let picture = board.picture("");
        let _ =
            writeln!(html, "<div class=\"begin__picture\" aria-hidden=\"true\">{picture}</div>");
    }
    let _ = writeln!(html, "<h1>{}</h1>", escape(&source.title));
    if let Some(board) = game {
        let id = board.entry().rules.id;
        let _ = writeln!(
            html,
            "<p class=\"play\"><a class=\"play__link\" href=\"../../#v=1&amp;g={id}\">{}</a></p>",
            words.site.play
        );
        if source.is_made {
            html.push_str(&more(board, words));
        }
    }
    html.push_str(&contents(source, words));
    let exercises: Vec<_> = source.boards().filter(|board| board.is_exercise()).collect();
    for (idx, part) in source.parts.iter().enumerate() {
        match part {
            // Its first section is about the games, and so far a heading.
            Part::Html(part) if idx == 0 && source.lists_others() => {
                let (section, rest) = part.split_once("</section>").unwrap_or((part, ""));
                html.push_str(section);
                html.push_str(&cards(sources, words));
                html.push_str("</section>\n");
                html.push_str(&others(sources, words));
                html.push_str(rest);
            }
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
    html.push_str(&neighbors(source, sources, words));
    let _ = write!(
        html,
        "</article>\n</main>\n<footer>\n<p>{}</p>\n</footer>\n</body>\n</html>\n",
        words.site.footer
    );
    Ok(html)
}

/// No canonical address and no alternates among the links: both would have to be absolute, and
/// where the pages will lie is not known here. The languages are linked in the navigation.
fn head(source: &Source, words: &Words) -> String {
    let (title, description) = (escape(&source.title), escape(&source.description));
    format!(
        "<!doctype html>\n<html lang=\"{lang}\" dir=\"{dir}\">\n<head>\n<meta charset=\"utf-8\">\n\
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
        lang = words.code(),
        dir = words.language.direction().name(),
    )
}

/// The head of every page: the app, the pages' menu with the one that is open, the languages.
fn navigation(source: &Source, sources: &[Source], words: &Words) -> String {
    let current = |is_it: bool| if is_it { " aria-current=\"page\"" } else { "" };
    let is_index = source.lists_others();
    let name = if is_index { words.site.choose } else { &source.short };
    let mut html = format!(
        "<body>\n<a class=\"skip\" href=\"#rules\">{}</a>\n<header class=\"top\">\n\
         <p class=\"app\"><a href=\"../../\"><span class=\"top__mark\" aria-hidden=\"true\"></span>{}</a></p>\n\
         <nav class=\"pages\" aria-label=\"{rules}\">\n<a href=\"index.html\"{}>{rules}</a>\n\
         <button type=\"button\" class=\"pages__open\" popovertarget=\"pages\">{}</button>\n\
         <ul id=\"pages\" class=\"pages__menu\" popover>\n",
        words.site.skip,
        APP,
        current(is_index),
        escape(name),
        rules = words.site.pages,
    );
    for other in sources.iter().filter(|other| other.is_in_menu()) {
        let (name, title) = (other.name, escape(&other.short));
        let current = current(other.name == source.name);
        let _ = writeln!(html, "<li><a href=\"{name}.html\"{current}>{title}</a></li>");
    }
    let _ = write!(
        html,
        "<li class=\"pages__all\"><a href=\"index.html#others\">{}</a></li>\n</ul>\n</nav>\n\
         <nav class=\"languages\" aria-label=\"{}\">\n\
         <button type=\"button\" class=\"pages__open\" popovertarget=\"languages\">{}</button>\n\
         <ul id=\"languages\" class=\"pages__menu\" popover>\n",
        words.site.all_games(rulesets::ALL.len()),
        words.site.languages,
        words.language.name()
    );
    for other in Language::ALL {
        let current =
            if other == words.language { " aria-current=\"true\"" } else { " rel=\"alternate\"" };
        let _ = writeln!(
            html,
            "<li><a href=\"../{code}/{page}.html\" hreflang=\"{code}\" lang=\"{code}\" \
             dir=\"auto\"{current}>{name}</a></li>",
            code = other.code(),
            page = source.name,
            name = other.name()
        );
    }
    html.push_str("</ul>\n</nav>\n</header>\n");
    html
}

fn contents(source: &Source, words: &Words) -> String {
    let name = words.site.contents;
    let mut html = format!(
        "<nav class=\"contents\" aria-label=\"{name}\">\n<details>\n<summary>{name}</summary>\n<ol>\n"
    );
    for (idx, section) in source.sections.iter().enumerate() {
        let _ = writeln!(html, "<li><a href=\"#{}\">{}</a></li>", section.id, section.heading);
        if idx == 0 && source.lists_others() {
            let _ = writeln!(html, "<li><a href=\"#others\">{}</a></li>", words.site.others);
        }
    }
    html.push_str("</ol>\n</details>\n</nav>\n");
    html
}

/// The way to the pages before and after, and to all of them.
fn neighbors(source: &Source, sources: &[Source], words: &Words) -> String {
    let place = sources.iter().position(|other| other.name == source.name).unwrap_or_default();
    let link = |other: Option<&Source>, rel: &str, what: &str| {
        let other = other.filter(|other| !other.lists_others());
        other.map_or_else(String::new, |other| {
            format!(
                "<a rel=\"{rel}\" href=\"{}.html\"><span>{what}</span> {}</a>\n",
                other.name,
                escape(&other.short)
            )
        })
    };
    let before = place.checked_sub(1).and_then(|idx| sources.get(idx));
    format!(
        "<nav class=\"neighbors\" aria-label=\"{}\">\n{}{}</nav>\n",
        words.site.neighbors,
        link(before, "prev", words.site.previous_page),
        link(sources.get(place + 1), "next", words.site.next_page),
    )
}

/// The games of the pages in the navigation, each with a picture of its start.
fn cards(sources: &[Source], words: &Words) -> String {
    let mut html = String::from("<ul class=\"cards\">\n");
    for source in sources.iter().filter(|source| source.is_in_menu()) {
        let Some(board) = source.boards().next() else { continue };
        let _ = writeln!(
            html,
            "<li><a class=\"cards__card\" href=\"{}.html\"><span class=\"cards__picture\" \
             aria-hidden=\"true\">{}</span><span class=\"cards__name\">{}</span>\
             <span class=\"facts\">{}</span><span class=\"cards__about\">{}</span></a></li>",
            source.name,
            board.picture(""),
            escape(&source.short),
            words.facts(board.entry()),
            words.text.game_about(board.entry()),
        );
    }
    html.push_str("</ul>\n");
    html
}

/// The games whose pages are made, by family: the way to play them, and to their rules.
fn others(sources: &[Source], words: &Words) -> String {
    let site = words.site;
    let in_menu: Vec<_> =
        sources.iter().filter(|source| source.is_in_menu()).map(|source| source.name).collect();
    let mut html = format!(
        "<section id=\"others\">\n<h2>{}</h2>\n<p>{}</p>\n",
        site.others, site.others_about
    );
    for (family, name) in words.families() {
        let mut list = String::new();
        for entry in catalog::games(family).filter(|entry| !in_menu.contains(&entry.rules.id)) {
            let (id, name) = (entry.rules.id, escape(words.text.game_name(entry)));
            let _ = writeln!(
                list,
                "<li><h4>{name}</h4>\n<p class=\"facts\">{}</p>\n<p>{}</p>\n\
                 <p class=\"others__ways\"><a href=\"{id}.html\" aria-label=\"{rules}: {name}\">{rules}</a> \
                 <a href=\"../../#v=1&amp;g={id}\" aria-label=\"{play}: {name}\">{play}</a></p></li>",
                words.facts(entry),
                escape(words.text.game_about(entry)),
                rules = site.pages,
                play = site.play,
            );
        }
        if !list.is_empty() {
            let _ = write!(html, "<h3>{name}</h3>\n<ul class=\"others\">\n{list}</ul>\n");
        }
    }
    html.push_str("</section>\n");
    html
}

/// The way from a page that is made to the one that somebody wrote about the same game or its nearest.
fn more(board: &Board, words: &Words) -> String {
    let Some(page) = board.entry().page else { return String::new() };
    let folder = if words.is_written() { "" } else { "../en/" };
    let name = rulesets::find(page).map_or(page, |entry| words.text.game_name(entry));
    let link = format!("<a href=\"{folder}{page}.html\">{}</a>", escape(name));
    format!("<p class=\"more\">{}</p>\n", words.site.more(&link))
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
    let (href, open) = (escape(&board.href()), words.site.open);
    let open = format!("<a href=\"{href}\">{open}</a>");
    let Some(course) = course else {
        return Ok(format!(
            "<figure class=\"board\">\n{element}\n<figcaption>\n<p>{caption}</p>\n\
             <p class=\"board__ways\">{open}</p>\n</figcaption>\n</figure>"
        ));
    };
    let moves = answers(board)?;
    let heading = words.site.answers(moves.len());
    let moves = escape(&moves.join(", "));
    let turn = words.site.turn(board.game().position().turn());
    let number = words.site.exercise(course.idx + 1, course.exercises.len());
    let next = course.next().map(|id| format!("<a href=\"#{id}\">{}</a>", words.site.next));
    Ok(format!(
        "<figure class=\"board board--exercise\">\n<figcaption>\n<p class=\"board__number\">{number}</p>\n\
         <p class=\"board__question\">{caption}</p>\n<p class=\"board__turn\">{turn}</p>\n</figcaption>\n\
         {element}\n<details><summary>{heading}</summary><p>{moves}</p></details>\n\
         <p class=\"board__ways\">{open}{}</p>\n</figure>",
        next.unwrap_or_default()
    ))
}
