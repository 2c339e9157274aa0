//! Numbers and squares in the pages: each is marked up and checked, or of a kind that the engine
//! knows nothing of.
//!
//! In prose, `<data value="…">` holds a [statement](super::facts) or one of [`KINDS`]. In the texts
//! of a board, which have no markup, numbers and squares must be the board's own: [`Around`].

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use damiera::notation::movetext;
use damiera::rules::spec::{DrawWhen, KingLimit};
use damiera::rules::{Bits, Color, Game, Kind, Move, Ruleset, Shape};
use damiera::text::Language;

use super::super::board::Board;
use super::super::scan::{self, plain, tokens};
use super::super::source::Source;
use super::super::words::Words;
use super::facts::Marked;
use super::{PAGES, all, root, written};

/// Numbers that are no facts of the engine, and why they are let through.
pub(super) const KINDS: [(&str, &str); 6] = [
    ("board", "a square or a number of the next board in the section: compared with that board"),
    ("rule", "a rule as the game is played by, put in by `rule::put_in`"),
    ("year", "a date of history"),
    ("reading", "what the source says and the engine does otherwise, or a rule told in words only"),
    ("match", "how a tournament is run, which is no business of the engine"),
    ("prose", "counts what the sentence itself names: the two players, twice the same piece"),
];

/// Sections in which nothing is looked at: dates, issues and articles of what is cited there.
const CITED: [&str; 1] = ["sources"];

/// What a text states.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Token {
    /// A number in digits or as a word, or a square.
    Number(String),
    /// `32-28`, `e2xe4xg4`.
    Move(String),
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(text) | Self::Move(text) => f.write_str(text),
        }
    }
}

/// The words of numbers, English and Italian. "One" and "uno" are left out, and so are "first" and
/// "second": they are mostly no numbers. No word of one language is another number in the other.
const WORDS: [(&str, &[&str]); 31] = [
    ("1.5", &["1½"]),
    ("2", &["two", "due"]),
    ("3", &["three", "third", "tre", "terza", "terzo"]),
    ("4", &["four", "fourth", "quattro", "quarta", "quarto"]),
    ("5", &["five", "fifth", "cinque", "quinta", "quinto"]),
    ("6", &["six", "sixth", "sei", "sesta"]),
    ("7", &["seven", "seventh", "sette", "settima"]),
    ("8", &["eight", "eighth", "otto", "ottava"]),
    ("9", &["nine", "ninth", "nove"]),
    ("10", &["ten", "tenth", "dieci"]),
    ("11", &["eleven", "undici"]),
    ("12", &["twelve", "twelfth", "dodici"]),
    ("13", &["thirteen", "tredici"]),
    ("14", &["fourteen", "quattordici"]),
    ("15", &["fifteen", "quindici"]),
    ("16", &["sixteen", "sedici"]),
    ("17", &["seventeen", "diciassette"]),
    ("18", &["eighteen", "diciotto"]),
    ("19", &["nineteen", "diciannove"]),
    ("20", &["twenty", "venti"]),
    ("24", &["twenty-four", "ventiquattro"]),
    ("25", &["twenty-five", "venticinque"]),
    ("28", &["twenty-eight", "ventotto"]),
    ("30", &["thirty", "trenta"]),
    ("32", &["thirty-two", "trentadue"]),
    ("40", &["forty", "quaranta"]),
    ("50", &["fifty", "cinquanta"]),
    ("60", &["sixty", "sessanta"]),
    ("64", &["sixty-four", "sessantaquattro"]),
    ("100", &["hundred", "cento"]),
    ("1000", &["thousand", "mille"]),
];

/// Numbers of several words, and the one word that they are read as.
const PHRASES: [(&str, &str); 2] = [("one and a half", "1½"), ("una pedina e mezza", "1½ pedina")];

/// The numbers, squares and moves in a text, in order. The numbers of moves in a game are none.
pub(super) fn scan(text: &str) -> Vec<Token> {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let text = PHRASES.iter().fold(text, |text, (phrase, word)| text.replace(phrase, word));
    let chunks: Vec<_> = text.split(|ch: char| !ch.is_alphanumeric() && ch != '-').collect();
    let mut found = Vec::new();
    let mut rest = text.as_str();
    for chunk in chunks.into_iter().filter(|chunk| !chunk.is_empty()) {
        let after = rest.split_once(chunk).map_or("", |(_, after)| after);
        rest = after;
        let next = after.strip_prefix(". ").and_then(|text| text.split([' ', ',']).next());
        if next.is_some_and(is_move) && is_square(chunk) {
            continue;
        }
        if is_move(chunk) {
            found.push(Token::Move(chunk.to_owned()));
        } else if let Some(number) = number(chunk) {
            found.push(Token::Number(number));
        } else {
            found.extend(chunk.split('-').filter_map(number).map(Token::Number));
        }
    }
    found
}

/// A number in digits, with what is written after them, or as a word; or a square.
fn number(text: &str) -> Option<String> {
    let lower = text.to_lowercase();
    if let Some((digits, _)) = WORDS.iter().find(|(_, words)| words.contains(&lower.as_str())) {
        return Some((*digits).to_owned());
    }
    if is_square(&lower) {
        return Some(lower);
    }
    let digits: String = lower.chars().take_while(char::is_ascii_digit).collect();
    (!digits.is_empty()).then_some(digits)
}

/// Digits, or a letter and digits.
fn is_square(text: &str) -> bool {
    let digits = text.strip_prefix(|ch: char| ('a'..='l').contains(&ch)).unwrap_or(text);
    !digits.is_empty() && digits.len() <= 4 && digits.bytes().all(|byte| byte.is_ascii_digit())
}

fn is_move(text: &str) -> bool {
    let text = text.trim_end_matches(['.', ':', ';', ')']);
    text.contains(['-', 'x']) && text.split(['-', 'x']).all(is_square)
}

/// A token taken apart: a number or a square as it is, of a move every square.
pub(super) fn parts(token: &Token) -> Vec<String> {
    token.to_string().split(['-', 'x']).map(str::to_owned).collect()
}

/// The numbers and squares of each section, in its sentences and on its boards. What stands before
/// the first section has the name `lead`.
pub(super) fn told(page: &Source, code: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut told = BTreeMap::<_, BTreeSet<_>>::new();
    for piece in pieces(page.name, code) {
        let (section, text, squares) = match piece {
            Piece::Text { text, section, .. } => (section, text, BTreeSet::new()),
            Piece::Board { idx, section } => {
                let board = page.boards().nth(idx).unwrap();
                let texts = ["caption", "hint", "ok", "no"].map(|name| board.value(name));
                let texts = texts.into_iter().flatten().collect::<Vec<_>>().join(" ");
                (section, texts, Around::new(board).squares)
            }
        };
        let section = if section.is_empty() { "lead".to_owned() } else { section };
        let told = told.entry(section).or_default();
        told.extend(scan(&text).iter().flat_map(parts));
        told.extend(squares);
    }
    told
}

/// What stands around a number on a page, in order.
enum Piece {
    /// Text with the value of the `data` around it.
    Text { text: String, data: Option<String>, section: String },
    /// A board, by its place on the page.
    Board { idx: usize, section: String },
}

/// The source of a page as pieces.
fn pieces(name: &str, code: &str) -> Vec<Piece> {
    let words = Words::of(Language::of_code(code).unwrap());
    let html = super::super::written(&root(), name, &words).unwrap();
    let (mut pieces, mut section, mut data, mut n_boards) = (Vec::new(), String::new(), None, 0);
    for token in tokens(&html).unwrap() {
        match token {
            scan::Token::Open("section", text) => {
                section = scan::attributes(text).unwrap().remove(0).1;
            }
            scan::Token::Open("data", text) => {
                data = Some(scan::attributes(text).unwrap().remove(0).1);
            }
            scan::Token::Close("data") => data = None,
            scan::Token::Open("damiera-board", _) => {
                pieces.push(Piece::Board { idx: n_boards, section: section.clone() });
                n_boards += 1;
            }
            scan::Token::Text(text) if !text.trim().is_empty() => {
                let (text, section) = (plain(text).unwrap(), section.clone());
                pieces.push(Piece::Text { text, data: data.clone(), section });
            }
            _ => {}
        }
    }
    pieces
}

/// What the texts of a board may speak of.
struct Around {
    squares: BTreeSet<String>,
    counts: BTreeSet<String>,
    moves: BTreeSet<String>,
}

impl Around {
    fn new(board: &Board) -> Self {
        let mut around =
            Self { squares: BTreeSet::new(), counts: BTreeSet::new(), moves: BTreeSet::new() };
        let game = board.game();
        let mut now = Game::from_position(game.shared_ruleset().clone(), *game.start());
        around.rules(game.ruleset());
        around.position(&now);
        for ply in game.plies() {
            around.moves.insert(text(&now, &ply.mv));
            now.play(&ply.mv).unwrap();
            around.position(&now);
        }
        around.position(game);
        // Replies to what can be played, for "then 36x47 takes the man".
        for mv in game.legal_moves() {
            let mut after = game.clone();
            after.play(mv).unwrap();
            around.moves.extend(after.legal_moves().iter().map(|mv| text(&after, mv)));
        }
        for name in ["marks", "arrows", "no", "fen"] {
            let values = board.value(name).unwrap_or_default();
            for part in values.split(|ch: char| !ch.is_alphanumeric()) {
                let label = part.trim_start_matches(|ch: char| ch.is_ascii_uppercase());
                around.squares.extend(label.split('x').map(str::to_owned));
            }
        }
        let tries = board.value("no").into_iter().flat_map(|text| text.split(';'));
        around.moves.extend(tries.filter_map(|item| Some(item.split_once('=')?.0.to_owned())));
        around
    }

    /// What the rules count: columns and rows, men by row, draws, moves of a king.
    fn rules(&mut self, ruleset: &Ruleset) {
        let rules = ruleset.rules();
        let Shape { width, height, .. } = rules.board;
        self.counts.extend([width, height].map(|count| count.to_string()));
        let rows = rules.start.iter().map(|row| width - 2 * row.indent);
        self.counts.extend(rows.map(|count| count.to_string()));
        if let KingLimit::Quiet { moves } = rules.king_limit {
            self.counts.insert(moves.to_string());
        }
        for clause in rules.draws {
            let counts = match clause.when {
                DrawWhen::Repetition { times } => [times, times],
                DrawWhen::KingMoves { plies }
                | DrawWhen::NoCapture { plies }
                | DrawWhen::Ending { plies, .. } => [plies / 2, plies],
                DrawWhen::RefusedOffer { moves } => [moves, moves],
            };
            self.counts.extend(counts.map(|count| count.to_string()));
        }
    }

    /// The pieces of a position and what they can do.
    fn position(&mut self, game: &Game) {
        let (position, board) = (game.position(), game.ruleset().board());
        let label = |square| board.label(square).to_string();
        self.squares.extend(position.occupied().squares().map(label));
        let mut counts = vec![game.legal_moves().len(), position.occupied().count() as usize];
        for color in Color::BOTH {
            counts.push(position.side(color).count() as usize);
            for kind in [Kind::Man, Kind::King] {
                counts.push(position.of(color, kind).count() as usize);
            }
        }
        for mv in game.legal_moves().iter().chain(game.faulty_moves()) {
            self.moves.insert(text(game, mv));
            for route in game.ruleset().routes(position, mv).unwrap() {
                let squares = route.landings.iter().chain(&route.victims).chain([&mv.from]);
                self.squares.extend(squares.copied().map(label));
            }
            if mv.is_capture() {
                let kings = position.kings();
                counts.push(mv.captured.count() as usize);
                counts.push((mv.captured & kings).count() as usize);
                counts.push((mv.captured & !kings).count() as usize);
            } else {
                let between = board.between(mv.from, mv.to);
                self.squares.extend(between.iter().copied().map(label));
                counts.push(between.len() + 1);
            }
        }
        let ends: BTreeSet<_> = game.legal_moves().iter().map(|mv| mv.to).collect();
        counts.push(ends.len());
        let captures = game.legal_moves().iter().filter(|mv| mv.is_capture());
        counts.push(captures.count());
        self.counts.extend(counts.into_iter().map(|count| count.to_string()));
    }

    fn knows(&self, token: &Token) -> bool {
        match token {
            Token::Number(number) => self.squares.contains(number) || self.counts.contains(number),
            Token::Move(mv) => self.moves.contains(mv),
        }
    }
}

fn text(game: &Game, mv: &Move) -> String {
    movetext::write(game.ruleset(), game.position(), game.legal_moves(), mv)
}

/// Everything that is wrong with the numbers of a page.
fn faults(page: &Source, code: &str) -> Vec<String> {
    let around: Vec<_> = page.boards().map(Around::new).collect();
    let pieces = pieces(page.name, code);
    let mut faults = Vec::new();
    let mut fault = |section: &str, why: String| {
        faults.push(format!("{}.{code}#{section}: {why}", page.name));
    };
    for (at, piece) in pieces.iter().enumerate() {
        match piece {
            Piece::Board { idx, section } => {
                let board = page.boards().nth(*idx).unwrap();
                let texts = ["caption", "hint", "ok", "no"].map(|name| board.value(name));
                for text in texts.into_iter().flatten() {
                    let tokens = scan(&without_exceptions(text));
                    for token in tokens.iter().filter(|token| !around[*idx].knows(token)) {
                        fault(section, format!("{token} is nothing of the board \"{text}\""));
                    }
                }
            }
            Piece::Text { section, .. } if CITED.contains(&section.as_str()) => {}
            Piece::Text { text, data: None, section } => {
                for token in scan(text) {
                    let is_known = matches!(token, Token::Move(_))
                        && around.iter().any(|around| around.knows(&token));
                    if !is_known {
                        fault(section, format!("{token} in \"{}\" is not marked up", text.trim()));
                    }
                }
            }
            Piece::Text { text, data: Some(value), section } => {
                if value == "board" {
                    let next = neighbor(&pieces, at, section);
                    let is_known = |token| next.is_some_and(|idx| around[idx].knows(token));
                    for token in scan(text).iter().filter(|token| !is_known(token)) {
                        fault(section, format!("{token} is nothing of the next board"));
                    }
                } else if let Some(marked) = Marked::read(value, page.name) {
                    if let Err(why) = marked.check(text) {
                        fault(section, why);
                    }
                } else if !KINDS.iter().any(|(kind, _)| kind == value) {
                    fault(section, format!("\"{value}\" is no statement and no kind"));
                }
            }
        }
    }
    faults
}

/// The next board of the section, or the one before.
fn neighbor(pieces: &[Piece], at: usize, section: &str) -> Option<usize> {
    let here = |piece: &Piece| match piece {
        Piece::Board { idx, section: other } if other == section => Some(*idx),
        _ => None,
    };
    pieces[at..].iter().find_map(here).or_else(|| pieces[..at].iter().rev().find_map(here))
}

/// Parts of texts of boards whose numbers are not the board's, and why.
const EXCEPTIONS: [(&str, &str); 9] = [
    ("almost four men", "a comparison of values"),
    ("quasi quattro pedine", "a comparison of values"),
    ("all eight directions", "directions of a king, stated in the prose beside it"),
    ("tutte le otto direzioni", "directions of a king, stated in the prose beside it"),
    ("with two turns", "the bends of a route"),
    ("due cambi di direzione", "the bends of a route"),
    ("due volte", "how often something is done"),
    ("Fourth column", "a column by its number"),
    ("Quarta colonna", "a column by its number"),
];

/// A text without the excepted parts: what else it says is looked at.
fn without_exceptions(text: &str) -> String {
    EXCEPTIONS.iter().fold(text.to_owned(), |text, (part, _)| text.replace(part, " "))
}

#[test]
fn numbers_and_squares_are_the_engines() {
    let faults: Vec<_> = all().flat_map(|(words, page)| faults(&page, words.code())).collect();
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn languages_state_the_same() {
    let stated = |name: &str, code: &str| {
        let values = pieces(name, code).into_iter().filter_map(|piece| match piece {
            Piece::Text { data: Some(value), .. } if value.contains('=') => Some(value),
            _ => None,
        });
        values.collect::<BTreeSet<_>>()
    };
    for name in PAGES {
        let each = written().map(|words| stated(name, words.code()));
        assert_eq!(each[0], each[1], "{name}");
        assert!(each[0].len() >= 4, "{name}");
    }
}

#[test]
fn exceptions_are_needed() {
    let sources: String = all()
        .map(|(words, page)| super::super::written(&root(), page.name, &words).unwrap())
        .collect();
    for (part, why) in EXCEPTIONS {
        assert!(sources.contains(part), "\"{part}\" ({why}) is nowhere");
    }
    for (kind, why) in KINDS {
        assert!(sources.contains(&format!("value=\"{kind}\"")), "{kind} ({why}) is nowhere");
    }
}

#[test]
fn numbers_are_found_in_any_form() {
    let found = |text: &str| scan(text).iter().map(Token::to_string).collect::<Vec<_>>();
    assert_eq!(found("Twenty men, i. e. 20; venti pedine"), ["20", "20", "20"]);
    assert_eq!(found("the line d2–e3 advances by d2-f4."), ["d2", "e3", "d2-f4"]);
    assert_eq!(found("1. 32-28 19-23 2. 28x19"), ["32-28", "19-23", "28x19"]);
    assert_eq!(found("a three-move ballot, for the third time"), ["3", "3"]);
    assert_eq!(found("one man, a king and nobody"), [""; 0]);
    assert_eq!(found("one and a\nhalf men, una pedina e mezza"), ["1.5", "1.5"]);
}

#[test]
fn exceptions_hide_nothing_but_themselves() {
    let left = |text: &str| scan(&without_exceptions(text));
    assert_eq!(left("e2xe4, with two turns."), [Token::Move("e2xe4".into())]);
    assert_eq!(left("Four pieces, with two turns."), [Token::Number("4".into())]);
}

#[test]
fn false_statements_are_found() {
    let check = |value: &str, text: &str| Marked::read(value, "international").unwrap().check(text);
    assert_eq!(check("men=20", "20"), Ok(()));
    assert_eq!(check("men=20", "twenty men"), Ok(()));
    assert_eq!(check("men=20", "venti"), Ok(()));
    assert_eq!(check("men@frysk=5", "five"), Ok(()));
    assert_eq!(check("first=white", "White"), Ok(()));
    assert_eq!(check("reach:18@english=14 15 22 23", "from 18 to 14, 15, 22 and 23"), Ok(()));
    assert_eq!(check("ending:kkk-k=16", "16"), Ok(()));
    assert_eq!(check("king-worth@english=1.5", "one and a half"), Ok(()));
    assert_eq!(check("king-worth@polish=3", "three"), Ok(()));
    assert_eq!(check("lead@polish=1", "one man"), Ok(()));
    assert_eq!(check("outweigh:kk@frisian=4", "four"), Ok(()));
    assert_eq!(check("outweigh:kk=3", "three"), Ok(()));
    for (value, text) in [
        ("men=20", "12"),
        ("men=12", "12"),
        ("women=20", "20"),
        ("men@halma=20", "20"),
        ("men=20", "many"),
        ("first=black", "Black"),
        ("first=white", "Black"),
        ("ending:kkk-k=5", "5"),
        ("king-worth@english=2", "two"),
        ("king-worth@english=1.5", "two"),
        ("lead@english=1", "two men"),
        ("lead@english=1", "a man"),
        ("outweigh:kk@frisian=3", "three"),
        ("uncounted:kk-kk=2 2", "two against two"),
        ("uncounted:kk-k@frisian=2 1", "two against one"),
    ] {
        assert!(check(value, text).is_err(), "{value} {text}");
    }
}
