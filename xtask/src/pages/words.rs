//! The texts around the pages' own: navigation, links, what a picture shows.

use damiera::play::catalog;
use damiera::rules::Color;
use damiera::rulesets::{self, Entry, Family};
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
    /// The menu of the page that lists the others.
    pub(super) choose: &'static str,
    all_games: [&'static str; 2],
    /// Over the games that have no page of their own.
    pub(super) others: &'static str,
    pub(super) others_about: &'static str,
    /// The way to the pages before and after.
    pub(super) neighbors: &'static str,
    pub(super) previous_page: &'static str,
    pub(super) next_page: &'static str,
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
    choose: "Choose a game",
    all_games: ["All", "games"],
    others: "The other games",
    others_about: "Damiera plays these as well. They have no page of their own yet: when a move is \
                   refused, the board says which rule forbids it.",
    neighbors: "More rules",
    previous_page: "Previous",
    next_page: "Next",
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
    choose: "Scegli un gioco",
    all_games: ["Tutti i", "giochi"],
    others: "Gli altri giochi",
    others_about: "Damiera gioca anche questi. Non hanno ancora una pagina propria: quando una mossa è \
                   rifiutata, la damiera dice quale regola la vieta.",
    neighbors: "Altre regole",
    previous_page: "Precedente",
    next_page: "Successiva",
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
    pub(super) fn game_about(&self, entry: &Entry) -> &'static str {
        self.language.strings().game_about(entry)
    }

    /// A game's board and kings.
    pub(super) fn facts(&self, entry: &Entry) -> String {
        catalog::at_a_glance(&entry.rules, self.language.strings())
    }

    /// Every family of games with its name.
    pub(super) fn families(&self) -> impl Iterator<Item = (Family, &'static str)> {
        Family::ALL.into_iter().zip(self.language.strings().home().families)
    }

    /// The way to the list of all games.
    pub(super) fn all_games(&self) -> String {
        let [all, games] = self.all_games;
        format!("{all} {} {games}", rulesets::ALL.len())
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
