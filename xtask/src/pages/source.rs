//! A source file: its title and description, its sections, its boards.
//!
//! `<data value="…">` marks what can be checked; see [`DATA`].

use super::board::Board;
use super::scan::{Token, attributes, tokens};

/// A page as it is written by hand or made.
#[derive(Debug)]
pub(super) struct Source {
    /// The file's name without language and ending.
    pub(super) name: &'static str,
    /// Whether it is made of what its game is played by.
    pub(super) is_made: bool,
    pub(super) title: String,
    /// The title where there is little room: the navigation.
    pub(super) short: String,
    /// One sentence for search engines and lists.
    pub(super) description: String,
    pub(super) sections: Vec<Section>,
    pub(super) parts: Vec<Part>,
    /// Every `href`, in order.
    pub(super) links: Vec<Link>,
}

/// A section with an id that other pages and the app link to.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Section {
    pub(super) id: String,
    /// The text of its `h2`.
    pub(super) heading: String,
}

/// A link and the section that it stands in.
#[derive(Debug)]
pub(super) struct Link {
    pub(super) href: String,
    pub(super) section: String,
}

/// The body is HTML and boards in turn.
#[derive(Debug)]
pub(super) enum Part {
    Html(String),
    Board(Box<Board>),
}

const BOARD: &str = "damiera-board";

/// Around what a sentence states in numbers: `<data value="men=20">twenty</data>`. It is there for
/// the tests, which ask the engine; readers get its text alone.
const DATA: &str = "data";

impl Source {
    /// Reads a source file.
    pub(super) fn read(name: &'static str, text: &str) -> Result<Self, String> {
        let tokens = tokens(text)?;
        let Some((Token::Comment(head), body)) = tokens.split_first() else {
            return Err("a comment with title:, short: and description: was expected first".into());
        };
        let mut source = Self {
            name,
            is_made: false,
            title: field(head, "title")?,
            short: field(head, "short")?,
            description: field(head, "description")?,
            sections: Vec::new(),
            parts: vec![Part::Html(String::new())],
            links: Vec::new(),
        };
        let mut rest = body;
        while let Some((token, after)) = rest.split_first() {
            rest = match *token {
                Token::Open(BOARD, attributes) => {
                    source.board(attributes)?;
                    let Some((Token::Close(BOARD), after)) = after.split_first() else {
                        return Err(format!("<{BOARD}{attributes}> must be empty in the source"));
                    };
                    after
                }
                token => {
                    source.plain(token, after)?;
                    after
                }
            };
        }
        Ok(source)
    }

    /// Whether the page is the one that lists the others.
    pub(super) fn lists_others(&self) -> bool {
        self.name == super::PAGES[0]
    }

    /// Whether the navigation has it.
    pub(super) fn is_in_menu(&self) -> bool {
        !self.lists_others() && super::PAGES.contains(&self.name)
    }

    /// Every board, in order.
    pub(super) fn boards(&self) -> impl Iterator<Item = &Board> {
        self.parts.iter().filter_map(|part| match part {
            Part::Board(board) => Some(&**board),
            Part::Html(_) => None,
        })
    }

    fn board(&mut self, text: &str) -> Result<(), String> {
        let board =
            Board::read(attributes(text)?).map_err(|why| format!("<{BOARD}{text}>: {why}"))?;
        self.parts.push(Part::Board(Box::new(board)));
        Ok(())
    }

    fn plain(&mut self, token: Token<'_>, after: &[Token<'_>]) -> Result<(), String> {
        if let Token::Open(name, text) = token {
            let attributes = attributes(text)?;
            let value = |key: &str| {
                attributes.iter().find(|(name, _)| name == key).map(|(_, value)| value.clone())
            };
            if name == "section" {
                let id = value("id").ok_or("a section without an id")?;
                let heading = heading(after).ok_or_else(|| {
                    format!("<section id=\"{id}\"> must begin with <h2>text</h2>")
                })?;
                self.sections.push(Section { id, heading });
            }
            if name == DATA && (value("value").is_none() || attributes.len() > 1) {
                return Err(format!("<{DATA}{text}> has a value= and nothing else"));
            }
            if let Some(href) = value("href") {
                let section = self.sections.last().map_or_else(String::new, |s| s.id.clone());
                self.links.push(Link { href, section });
            }
        }
        let html = match token {
            Token::Text(text) => text.to_owned(),
            Token::Comment(_) | Token::Open(DATA, _) | Token::Close(DATA) => String::new(),
            Token::Open(name, attributes) => format!("<{name}{attributes}>"),
            Token::Close(name) => format!("</{name}>"),
        };
        match self.parts.last_mut() {
            Some(Part::Html(part)) => part.push_str(&html),
            _ => self.parts.push(Part::Html(html)),
        }
        Ok(())
    }
}

/// `name: value`, a line of the head comment.
fn field(head: &str, name: &str) -> Result<String, String> {
    let value = head.lines().find_map(|line| line.trim().strip_prefix(name)?.strip_prefix(':'));
    let value = value.map(str::trim).filter(|value| !value.is_empty());
    value.map(str::to_owned).ok_or_else(|| format!("the head comment has no {name}:"))
}

fn heading(tokens: &[Token<'_>]) -> Option<String> {
    let mut tokens =
        tokens.iter().filter(|token| !matches!(token, Token::Text(text) if text.trim().is_empty()));
    match (tokens.next()?, tokens.next()?) {
        (Token::Open("h2", ""), Token::Text(text)) => Some((*text).to_owned()),
        _ => None,
    }
}
