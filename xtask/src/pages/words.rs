//! The texts around the pages' own: navigation, links, what a picture shows.

use damiera::rules::Color;
use damiera::rulesets::Entry;
use damiera::text::Language;

/// A language of the pages and its texts.
#[derive(Clone, Copy, Debug)]
pub(super) struct Words {
    pub(super) code: &'static str,
    /// The language's own name.
    pub(super) name: &'static str,
    language: Language,
    pub(super) skip: &'static str,
    pub(super) app: &'static str,
    pub(super) play: &'static str,
    pub(super) pages: &'static str,
    pub(super) languages: &'static str,
    pub(super) contents: &'static str,
    /// The link under a board.
    pub(super) open: &'static str,
    /// Over the answers of an exercise.
    pub(super) answer: &'static str,
    pub(super) answers: &'static str,
    /// The way to the next exercise.
    pub(super) next: &'static str,
    exercise: [&'static str; 2],
    pub(super) footer: &'static str,
    sides: [&'static str; 2],
    turns: [&'static str; 2],
    man: [&'static str; 2],
    king: [&'static str; 2],
    nothing: &'static str,
}

/// Every language.
pub(super) const LANGUAGES: [Words; 2] = [ENGLISH, ITALIAN];

const ENGLISH: Words = Words {
    code: "en",
    name: "English",
    language: Language::English,
    skip: "Skip to the rules",
    app: "Damiera",
    play: "Play this game",
    pages: "Rules",
    languages: "Languages",
    contents: "On this page",
    open: "Open on the board",
    answer: "Answer",
    answers: "Answers",
    next: "Next exercise",
    exercise: ["Exercise", "of"],
    footer: "Damiera is free, works without a network, and sends nothing anywhere.",
    sides: ["White", "Black"],
    turns: ["White to move", "Black to move"],
    man: ["man", "men"],
    king: ["king", "kings"],
    nothing: "nothing",
};

const ITALIAN: Words = Words {
    code: "it",
    name: "Italiano",
    language: Language::Italian,
    skip: "Vai alle regole",
    app: "Damiera",
    play: "Gioca",
    pages: "Regole",
    languages: "Lingue",
    contents: "In questa pagina",
    open: "Apri sulla damiera",
    answer: "Risposta",
    answers: "Risposte",
    next: "Esercizio successivo",
    exercise: ["Esercizio", "di"],
    footer: "Damiera è gratuita, funziona senza rete e non invia nulla a nessuno.",
    sides: ["Bianco", "Nero"],
    turns: ["Muove il Bianco", "Muove il Nero"],
    man: ["pedina", "pedine"],
    king: ["dama", "dame"],
    nothing: "niente",
};

impl Words {
    /// A game's name.
    pub(super) fn game(&self, entry: &Entry) -> &'static str {
        self.language.strings().game_name(entry)
    }

    /// What a game is like, in a sentence or two.
    pub(super) fn game_about(&self, entry: Option<&Entry>) -> &'static str {
        entry.map_or("", |entry| self.language.strings().game_about(entry))
    }

    /// Which exercise of a page it is.
    pub(super) fn exercise(&self, number: usize, n: usize) -> String {
        let [exercise, of] = self.exercise;
        format!("{exercise} {number} {of} {n}")
    }

    /// A side.
    pub(super) const fn side(&self, color: Color) -> &'static str {
        let [white, black] = self.sides;
        match color {
            Color::White => white,
            Color::Black => black,
        }
    }

    /// Whose turn it is.
    pub(super) const fn turn(&self, color: Color) -> &'static str {
        let [white, black] = self.turns;
        match color {
            Color::White => white,
            Color::Black => black,
        }
    }

    /// The pieces of a side by the labels of their squares.
    pub(super) fn pieces(&self, men: &[String], kings: &[String]) -> String {
        let kinds = [(men, self.man), (kings, self.king)].into_iter();
        let groups = kinds.filter_map(|(squares, [one, several])| match squares {
            [] => None,
            [square] => Some(format!("{one} {square}")),
            squares => Some(format!("{several} {}", squares.join(" "))),
        });
        let text = groups.collect::<Vec<_>>().join(", ");
        if text.is_empty() { self.nothing.to_owned() } else { text }
    }
}
