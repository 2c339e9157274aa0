//! The rules of a game as a fragment of HTML: what stands between the head and the foot of a page of rules.

use std::fmt::Write as _;

use super::{Handbook, Shown, Told};
use crate::notation::picture::escaped;
use crate::rulebook::Section;
use crate::text::Strings;

impl Handbook {
    /// A page of rules: a comment with `title:`, `short:` and `description:`, then a section for each part of the
    /// rules, with an id, a heading, sentences and `<damiera-board>` elements. It is what `pages/rules` holds for
    /// the games whose pages are written by hand.
    pub fn page(&self, text: &Strings) -> String {
        let words = text.rulebook();
        let name = text.game_name(&self.entry);
        let rules = self.told(text);
        let mut html = format!(
            "<!--\ntitle: {}\nshort: {name}\ndescription: {}\n-->\n<p class=\"lead\">{}</p>\n<p>{}</p>\n",
            words.title(name),
            words.description(name),
            escaped(text.game_about(&self.entry)),
            escaped(words.lead),
        );
        let has_ends = rules.iter().any(|rule| rule.section == Section::End);
        for section in Section::ALL {
            let own: Vec<_> = rules.iter().filter(|rule| rule.section == section).collect();
            if own.is_empty() {
                continue;
            }
            let (id, heading) = (section.id(), escaped(words.heading(section)));
            let _ = write!(html, "<section id=\"{id}\">\n<h2>{heading}</h2>\n");
            // Who asks how a game ends is led there in every game.
            if section == Section::Aim && !has_ends {
                html.push_str("<div id=\"end\"></div>\n");
            }
            if section == Section::Relative {
                html.push_str(&differences(&own));
            } else {
                let mut n_figures = 0;
                for Told { text, figures, .. } in own {
                    let _ = writeln!(html, "<p>{}</p>", escaped(text));
                    for figure in figures {
                        n_figures += 1;
                        html.push_str(&board(
                            self.entry.rules.id,
                            &format!("{id}-{n_figures}"),
                            text,
                            figure,
                        ));
                    }
                }
            }
            html.push_str("</section>\n");
        }
        html
    }
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

/// A figure, or an exercise whose hint is the rule.
fn board(variant: &str, id: &str, rule: &str, figure: &Shown) -> String {
    let Shown { fen, caption, task, ends, .. } = figure;
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
            put("marks", &format!("{}*", ends.join("*,")));
        }
        put("caption", caption);
    }
    html.push_str("></damiera-board>\n");
    html
}
