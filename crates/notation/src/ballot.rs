//! Cards of a ballot: openings by number.
//!
//! A deck is a text of lines, one card each: its number; `!` if it is barred; what is changed in
//! the start before anyone moves, `-11` for a piece taken off and `a1>d4` for one put elsewhere; the
//! moves; and after a `;` its name. Lines that begin with `#` are for readers.
//!
//! ```text
//! 68 10-14 22-18 12-16 ; White Doctor
//! 3 ! 9-13 21-17 10-14
//! 1 -11 -28 8-11 24-19
//! II-1 a1>a5
//! ```

use std::sync::Arc;

use damiera_rules::{Bits, Color, Game, Kind, Piece, Ruleset, Setup, Square};

use super::turn;

/// The longest deck that is read, in bytes.
pub const MAX_BYTES: usize = 1 << 18;

/// The most cards that are read.
pub const MAX_CARDS: usize = 4096;

/// The longest card that is read, in bytes.
pub const MAX_CARD_BYTES: usize = 200;

/// An opening that can be drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// Its number: `68`, `XX-18`.
    pub number: String,
    /// Whether it is not played, because it is lost or nearly so.
    pub is_barred: bool,
    /// What it is called, if it has a name.
    pub name: Option<String>,
    /// What is done to come to its position.
    steps: String,
}

/// What is wrong with a deck or a card.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BallotError {
    /// The deck is longer than any.
    #[error("the deck is {0} bytes long, and at most {MAX_BYTES} are read")]
    TooLong(usize),
    /// The deck has more cards than any.
    #[error("the deck has more than {MAX_CARDS} cards")]
    TooManyCards,
    /// A line is longer than any card.
    #[error("line {line} has {n_bytes} bytes, and a card at most {MAX_CARD_BYTES}")]
    LongCard {
        /// 1-based.
        line: usize,
        /// How long it is.
        n_bytes: usize,
    },
    /// A line has nothing behind its number.
    #[error("line {line}, \"{text}\", is not a card: a number, then moves or a name were expected")]
    NoCard {
        /// 1-based.
        line: usize,
        /// The line.
        text: String,
    },
    /// Two cards have one number.
    #[error("line {line}: card {number} is there already")]
    Twice {
        /// 1-based.
        line: usize,
        /// The number.
        number: String,
    },
    /// A change of the start cannot be made.
    #[error("card {number}: \"{token}\" names {expected}")]
    Change {
        /// Which card.
        number: String,
        /// As written.
        token: String,
        /// What is wrong with it.
        expected: &'static str,
    },
    /// The changed start is no position.
    #[error("card {number} does not begin with a position")]
    NoPosition {
        /// Which card.
        number: String,
    },
    /// A move cannot be played.
    #[error("card {number}: {why}")]
    Move {
        /// Which card.
        number: String,
        /// Why the card cannot be played.
        why: String,
    },
}

/// Reads a deck.
///
/// # Errors
/// [`BallotError`] for the first line that is no card.
pub fn read(text: &str) -> Result<Vec<Card>, BallotError> {
    if text.len() > MAX_BYTES {
        return Err(BallotError::TooLong(text.len()));
    }
    let mut cards: Vec<Card> = Vec::new();
    for (idx, text) in text.lines().enumerate() {
        let line = idx + 1;
        let text = text.trim();
        if text.is_empty() || text.starts_with('#') {
            continue;
        }
        if text.len() > MAX_CARD_BYTES {
            return Err(BallotError::LongCard { line, n_bytes: text.len() });
        }
        if cards.len() == MAX_CARDS {
            return Err(BallotError::TooManyCards);
        }
        let Some(card) = Card::read(text) else {
            return Err(BallotError::NoCard { line, text: text.to_owned() });
        };
        // Cards come in order, so that neighbors are enough to see a line copied by mistake.
        if cards.last().is_some_and(|last| last.number == card.number) {
            return Err(BallotError::Twice { line, number: card.number });
        }
        cards.push(card);
    }
    Ok(cards)
}

/// The card that a seed draws among those that are played; none if all are barred. Every card is
/// as likely, as near as 64 bits tell.
pub fn draw(cards: &[Card], seed: u64) -> Option<&Card> {
    let n_played = cards.iter().filter(|card| !card.is_barred).count();
    let n = u64::try_from(n_played).ok().filter(|&n| n > 0)?;
    let idx = usize::try_from(mixed(seed) % n).ok()?;
    cards.iter().filter(|card| !card.is_barred).nth(idx)
}

/// Spreads what differs between seeds over all bits. Source: Vigna, `splitmix64.c`.
const fn mixed(seed: u64) -> u64 {
    let mut bits = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}

/// The cards that a person may mean, barred ones too, at most `n_most`: the one with this number
/// alone, else those whose name holds the words or whose moves begin so.
pub fn search<'a>(cards: &'a [Card], words: &str, n_most: usize) -> Vec<&'a Card> {
    let words = words.trim();
    if words.is_empty() {
        return Vec::new();
    }
    let number = words.trim_start_matches(['#', '0']);
    let is_number = |card: &&Card| card.number.eq_ignore_ascii_case(number);
    if let Some(card) = cards.iter().find(is_number) {
        return vec![card];
    }
    // By hand: the standard search for a text in a text is far longer than this one needs to be.
    let holds = |text: &str| {
        let mut parts = text.as_bytes().windows(words.len());
        parts.any(|part| part.eq_ignore_ascii_case(words.as_bytes()))
    };
    let is_meant =
        |card: &&Card| card.name.as_deref().is_some_and(holds) || card.steps.starts_with(words);
    cards.iter().filter(is_meant).take(n_most).collect()
}

impl Card {
    /// Reads a line.
    fn read(line: &str) -> Option<Self> {
        let (line, name) = match line.split_once(';') {
            Some((line, name)) => (line.trim(), Some(name.trim().to_owned())),
            None => (line, None),
        };
        let (number, rest) = line.split_once(' ').unwrap_or((line, ""));
        let steps = rest.trim().strip_prefix('!').unwrap_or(rest).trim();
        let has_content = !steps.is_empty() || name.is_some();
        (has_content && !number.is_empty()).then(|| Self {
            number: number.to_owned(),
            is_barred: rest.trim().starts_with('!'),
            name: name.filter(|name| !name.is_empty()),
            steps: steps.to_owned(),
        })
    }

    /// The labels of the squares whose pieces are taken off the start.
    pub fn removed(&self) -> impl Iterator<Item = &str> {
        self.steps.split(' ').filter_map(|token| token.strip_prefix('-'))
    }

    /// From where to where pieces are put elsewhere in the start, as labels.
    pub fn shifts(&self) -> impl Iterator<Item = (&str, &str)> {
        self.steps.split(' ').filter_map(|token| token.split_once('>'))
    }

    /// The moves, as text.
    pub fn moves(&self) -> impl Iterator<Item = &str> {
        let is_move =
            |token: &&str| !token.is_empty() && !token.starts_with('-') && !token.contains('>');
        self.steps.split(' ').filter(is_move)
    }

    /// A game with the card's moves played.
    ///
    /// # Errors
    /// [`BallotError`] if the card is not one of this ruleset's.
    pub fn game(&self, ruleset: Arc<Ruleset>) -> Result<Game, BallotError> {
        let mut game = if self.removed().next().is_none() && self.shifts().next().is_none() {
            Game::new(ruleset)
        } else {
            let setup = self.setup(&ruleset)?;
            let position = ruleset
                .position(setup)
                .map_err(|_| BallotError::NoPosition { number: self.number.clone() })?;
            Game::from_position(ruleset, position)
        };
        for text in self.moves() {
            let error = |why: String| BallotError::Move { number: self.number.clone(), why };
            let mv = turn::parse_move(&game, text).map_err(|why| error(why.to_string()))?;
            game.play(&mv).map_err(|why| error(why.to_string()))?;
        }
        Ok(game)
    }

    /// The start, changed. Pieces that change places are lifted before any is put down.
    fn setup(&self, ruleset: &Ruleset) -> Result<Setup, BallotError> {
        let mut setup = Setup::from(&ruleset.start());
        for label in self.removed() {
            self.lift(ruleset, &mut setup, label)?;
        }
        let mut lifted: Vec<(&str, Piece)> = Vec::new();
        for (from, to) in self.shifts() {
            lifted.push((to, self.lift(ruleset, &mut setup, from)?));
        }
        for (to, piece) in lifted {
            let square = self.square(ruleset, to)?;
            if standing(&setup, square).is_some() {
                return Err(self.fault(to, "a square that is taken"));
            }
            setup.put(square, Some(piece));
        }
        Ok(setup)
    }

    fn lift(
        &self,
        ruleset: &Ruleset,
        setup: &mut Setup,
        label: &str,
    ) -> Result<Piece, BallotError> {
        let square = self.square(ruleset, label)?;
        let piece = standing(setup, square).ok_or_else(|| self.fault(label, "an empty square"))?;
        setup.put(square, None);
        Ok(piece)
    }

    fn square(&self, ruleset: &Ruleset, label: &str) -> Result<Square, BallotError> {
        let square = ruleset.board().square_of_label(label);
        square.ok_or_else(|| self.fault(label, "no square of this board"))
    }

    fn fault(&self, token: &str, expected: &'static str) -> BallotError {
        BallotError::Change { number: self.number.clone(), token: token.to_owned(), expected }
    }
}

fn standing(setup: &Setup, square: Square) -> Option<Piece> {
    let color = Color::BOTH.into_iter().find(|color| setup.sides[color.index()].has(square))?;
    let kind = if setup.kings.has(square) { Kind::King } else { Kind::Man };
    Some(Piece { color, kind })
}
