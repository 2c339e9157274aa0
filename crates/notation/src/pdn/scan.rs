//! The games of a file, without their moves.

use std::ops::Range;

use damiera_rules::rulesets::Entry;

use super::game_type;
use super::tag::{MAX_TAGS, Tag, value};
use super::text::{MAX_BYTES, TooLong};
use crate::lines::{GameResult, Kind, Lexer, LineColumn, Token, unescaped};

/// The most games of one file that are listed.
pub const MAX_GAMES: usize = 10_000;

/// The games of a file.
#[derive(Clone, Debug, Default)]
pub struct Listing {
    /// The first [`MAX_GAMES`].
    pub games: Vec<Listed>,
    /// Whether there are more.
    pub has_more: bool,
}

/// A game of a file that has not been played.
#[derive(Clone, Debug)]
pub struct Listed {
    /// Its tags, as many as are kept, in order.
    pub tags: Vec<Tag>,
    /// What stands behind its moves, if anything does.
    pub movetext_result: Option<GameResult>,
    /// How many words of its main line look like moves.
    pub n_moves: usize,
    pub(super) start: LineColumn,
    end: usize,
}

impl Listed {
    /// Where it stands in the text, in bytes.
    pub const fn range(&self) -> Range<usize> {
        self.start.at..self.end
    }

    /// What its tags say that it is played by, if they do and it is offered here.
    pub fn entry(&self) -> Option<&'static Entry> {
        game_type::of_tags(&self.tags).ok().flatten()
    }

    /// The result that its tag gives, or else its moves.
    pub fn result(&self) -> GameResult {
        let of_tag = value(&self.tags, "Result").and_then(GameResult::of);
        let known = of_tag.filter(|&result| result != GameResult::Unknown);
        known.or(self.movetext_result).unwrap_or(GameResult::Unknown)
    }
}

/// What of a game has been seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Tags,
    Moves,
    /// The result; what follows and begins no game is out of place.
    Result,
}

/// Lists the games of a text.
///
/// # Errors
/// [`TooLong`].
pub fn scan(text: &str) -> Result<Listing, TooLong> {
    if text.len() > MAX_BYTES {
        return Err(TooLong(text.len()));
    }
    let mut scanner = Scanner::default();
    let mut place = LineColumn::START;
    let mut lexer = Lexer::new(text, 0..text.len());
    while let Some(token) = lexer.next() {
        if scanner.is_new_game(&token, &lexer) {
            if scanner.listing.games.len() == MAX_GAMES {
                scanner.listing.has_more = true;
                break;
            }
            place = place.go_to(text, token.at);
            let game = Listed {
                tags: Vec::new(),
                movetext_result: None,
                n_moves: 0,
                start: place,
                end: token.at,
            };
            scanner.listing.games.push(game);
            scanner.part = Part::Tags;
            scanner.depth = 0;
        }
        scanner.take(&token);
    }
    Ok(scanner.listing)
}

#[derive(Debug)]
struct Scanner {
    listing: Listing,
    part: Part,
    /// How many variations are open.
    depth: usize,
}

impl Default for Scanner {
    fn default() -> Self {
        Self { listing: Listing::default(), part: Part::Result, depth: 0 }
    }
}

impl Scanner {
    /// Tags behind moves begin a game, and so do behind a result tags and moves, `1. 32-28` or `32-28`,
    /// which are no prose; and in a header the name of its first tag, where a game has no moves.
    fn is_new_game(&self, token: &Token<'_>, rest: &Lexer<'_>) -> bool {
        let Some(game) = self.listing.games.last() else { return true };
        match (self.part, token.kind) {
            (Part::Tags, Kind::Tag { name, .. }) => {
                game.tags.first().is_some_and(|first| first.name == name)
            }
            (Part::Moves, Kind::Tag { .. }) => true,
            (Part::Tags | Part::Moves, _) => false,
            (Part::Result, kind) => match kind {
                Kind::Tag { .. } | Kind::BadTag | Kind::SetUp(_) => true,
                Kind::Number => rest.clone().next().is_some_and(|next| next.kind == Kind::Move),
                Kind::Move => self.depth == 0 && names_squares(token.text),
                Kind::Result(_)
                | Kind::Comment(_)
                | Kind::OpenComment(_)
                | Kind::Glyph(_)
                | Kind::Open
                | Kind::Close
                | Kind::Unknown => false,
            },
        }
    }

    fn take(&mut self, token: &Token<'_>) {
        let Some(game) = self.listing.games.last_mut() else { return };
        game.end = token.at + token.text.len();
        match token.kind {
            Kind::Tag { name, value } => {
                if game.tags.len() < MAX_TAGS {
                    game.tags.push(Tag { name: name.to_owned(), value: unescaped(value) });
                }
                return;
            }
            Kind::BadTag | Kind::Comment(_) | Kind::OpenComment(_) => return,
            Kind::Result(result) if self.depth == 0 => {
                let known = game.movetext_result.filter(|&known| known != GameResult::Unknown);
                game.movetext_result = Some(known.unwrap_or(result));
                self.part = Part::Result;
                return;
            }
            Kind::Open => self.depth += 1,
            Kind::Close => self.depth = self.depth.saturating_sub(1),
            _ if self.part == Part::Result => {}
            Kind::Move if self.depth == 0 => game.n_moves += 1,
            _ => {}
        }
        if self.part != Part::Result {
            self.part = Part::Moves;
        }
    }
}

/// Whether a word names two squares: what stands between them does not matter.
fn names_squares(text: &str) -> bool {
    let parts = text.split(|ch: char| !ch.is_ascii_alphanumeric() || ch == 'x');
    parts.filter(|part| part.ends_with(|ch: char| ch.is_ascii_digit())).count() > 1
}
