//! The rules of a game as a fragment of HTML: what stands between the head and the foot of a page of rules.

use std::fmt::Write as _;

use super::{Handbook, Shown, Told};
use crate::diagram::{self, Arrow, Coords, Picture};
use crate::notation::marks::{Mark, MarkShape};
use crate::notation::picture::escaped;
use crate::rulebook::Section;
use crate::rules::Move;
use crate::text::Strings;

impl Handbook {
    /// A page of rules: a comment with `title:`, `short:` and `description:`, then a section for each part of the
    /// rules, with an id, a heading, sentences and `<damiera-board>` elements. It is what `pages/rules` holds for
    /// the games whose pages are written by hand.
    pub fn page(&self, text: &Strings) -> String {
        let words = text.rulebook();
        let name = text.game_name(&self.entry);
        let rules = self.told(text);
        let has_ends = rules.iter().any(|rule| rule.section == Section::End);
        let mut html = format!(
            "<!--\ntitle: {}\nshort: {name}\ndescription: {}\n-->\n<p class=\"lead\">{}</p>\n<p>{}</p>\n",
            words.title(name),
            words.description(name),
            escaped(text.game_about(&self.entry)),
            escaped(words.lead),
        );
        for (section, own) in parts(&rules) {
            let (id, heading) = (section.id(), escaped(words.heading(section)));
            let _ = write!(html, "<section id=\"{id}\">\n<h2>{heading}</h2>\n");
            // Who asks how a game ends is led there in every game.
            if section == Section::Aim && !has_ends {
                html.push_str("<div id=\"end\"></div>\n");
            }
            let mut n_figures = 0;
            html.push_str(&statements(section, &own, |rule, figure| {
                n_figures += 1;
                self.board(&format!("{id}-{n_figures}"), rule, figure)
            }));
            html.push_str("</section>\n");
        }
        html
    }

    /// The rules as they are read beside the game itself: under headings of the third level, with still pictures.
    pub fn leaflet(&self, text: &Strings) -> String {
        let words = text.rulebook();
        let mut html = String::new();
        for (section, own) in parts(&self.told(text)) {
            let heading = escaped(words.heading(section));
            let _ = writeln!(html, "<h3>{heading}</h3>");
            html.push_str(&statements(section, &own, |_, figure| self.picture(figure)));
        }
        html
    }

    /// A figure, or an exercise whose hint is the rule.
    fn board(&self, id: &str, rule: &str, figure: &Shown) -> String {
        let Shown { fen, caption, task, ends, .. } = figure;
        let variant = self.entry.rules.id;
        let mut html = format!("<damiera-board id=\"{id}\" variant=\"{variant}\" fen=\"{fen}\"");
        let mut put = |name: &str, value: &str| {
            let _ = write!(html, "\n {name}=\"{}\"", escaped(value));
        };
        if let Some(task) = task {
            put("mode", "exercise");
            put("goal", "capture-all");
            put("caption", task);
            put("hint", rule);
            put("ok", caption);
        } else {
            put("mode", "diagram");
            if !ends.is_empty() {
                let label = |&square| format!("{}*", self.ruleset.board().label(square));
                put("marks", &ends.iter().map(label).collect::<Vec<_>>().join(","));
            }
            put("caption", caption);
        }
        html.push_str("></damiera-board>\n");
        html
    }

    /// A figure with all its moves.
    fn picture(&self, Shown { position, caption, ends, captures, .. }: &Shown) -> String {
        let way = |mv: &Move| {
            let route = self.ruleset.route(position, mv);
            let squares: Vec<_> = std::iter::once(mv.from).chain(route.landings).collect();
            (squares, route.victims)
        };
        let ways: Vec<_> = captures.iter().map(way).collect();
        let moves: Vec<_> = ways
            .iter()
            .map(|(squares, victims)| Arrow { squares, victims, is_broken: false })
            .collect();
        let marks: Vec<_> =
            ends.iter().map(|&square| Mark { square, shape: MarkShape::Dot }).collect();
        let picture =
            Picture { coords: Coords::Edge, marks: &marks, moves: &moves, ..Picture::default() };
        let svg = diagram::draw(&self.ruleset, position, &picture);
        let caption = escaped(caption);
        format!(
            "<figure><span aria-hidden=\"true\">{svg}</span><figcaption>{caption}</figcaption></figure>\n"
        )
    }
}

/// The sections that have rules, and these.
fn parts(rules: &[Told]) -> impl Iterator<Item = (Section, Vec<&Told>)> {
    let own = |section| rules.iter().filter(move |rule| rule.section == section).collect();
    let parts = Section::ALL.into_iter().map(move |section| (section, own(section)));
    parts.filter(|(_, own): &(_, Vec<_>)| !own.is_empty())
}

/// The rules of a section, each with its figures.
fn statements(
    section: Section,
    rules: &[&Told],
    mut show: impl FnMut(&str, &Shown) -> String,
) -> String {
    if section == Section::Relative {
        return differences(rules);
    }
    let mut html = String::new();
    for Told { text, figures, .. } in rules {
        let _ = writeln!(html, "<p>{}</p>", escaped(text));
        html.extend(figures.iter().map(|figure| show(text, figure)));
    }
    html
}

/// The page that lists the others, for languages in which nobody wrote one: its head, and a section for the games.
pub fn index(text: &Strings) -> String {
    let words = text.rulebook();
    format!(
        "<!--\ntitle: {}\nshort: {}\ndescription: {}\n-->\n<p class=\"lead\">{}</p>\n\
         <section id=\"games\">\n<h2>{}</h2>\n</section>\n",
        words.index_title,
        words.index_short,
        words.index_description,
        escaped(words.index_lead),
        escaped(words.index_games),
    )
}

/// Sentences, and a list under each that ends with a colon.
fn differences(rules: &[&Told]) -> String {
    let mut html = String::new();
    let mut is_list = false;
    for Told { text, .. } in rules {
        let is_head = text.ends_with(':');
        if is_head && is_list {
            html.push_str("</ul>\n");
        }
        let element = if is_list && !is_head { "li" } else { "p" };
        let _ = writeln!(html, "<{element}>{}</{element}>", escaped(text));
        if is_head {
            html.push_str("<ul>\n");
        }
        is_list |= is_head;
    }
    if is_list {
        html.push_str("</ul>\n");
    }
    html
}
