//! The compact form of a link: `1`, the version, then base64url of the payload, then four
//! [check characters](check).
//!
//! The payload begins with the ruleset's [number](damiera_rules::rulesets::numbers), or 63 and the length
//! and the code of house rules, its dots as `_`. Then two bits: whether it begins from the ruleset's
//! own start, and whether Black is at the bottom; the position unless it is the start; and at the
//! next whole character the parts, each a kind, a length in characters, and what it holds. Parts of
//! a kind that is not known are passed over and kept.
//!
//! A move is one number: the piece among those of the side to move, and the square it goes to among
//! those that the other pieces of that side leave. One number more is for what is said. Where several
//! legal moves have both in common, the one meant follows: by what they take, the set of squares
//! read as a binary number (bottom right the highest), then those without crowning first. So nothing
//! depends on the order in which moves are generated. Where a capture may be missed, a bit tells whether it
//! was.
//!
//! Neither the version nor the check characters change their places in any later version, so that a
//! newer link can be told from a damaged one.

pub(crate) mod bits;
mod position;
pub(crate) mod variations;

use bits::{Reader, Writer, width};
use position::{count, nth, rank};

use damiera_rules::game::{NotLegal, Word};
use damiera_rules::moves;
use damiera_rules::rulesets::{house, numbers};
use damiera_rules::spec::Duty;
use damiera_rules::{Bits, Color, Game, Move, Position, Ruleset, Square, What};

use super::fen::FenError;
use super::link::{
    Extras, Link, LinkError, LinkFault, MAX_JUMPS, MAX_PLIES, Part, Section, VERSION, check, entry,
    pairs, take_extras,
};
use super::marks::{Arrow, Brush, MAX_DRAWN, MAX_ROUTE, Mark, MarkShape};
use super::turn::{self, TurnError};

/// The number that stands for house rules.
const HOUSE: u32 = 63;

const RULESET_BITS: u32 = 6;
const WORD_BITS: u32 = 4;
const DRAWN_BITS: u32 = 2;
/// For one to [`MAX_ROUTE`] squares.
const ROUTE_BITS: u32 = 4;
const _: () = assert!(MAX_ROUTE == 1 << ROUTE_BITS);

/// Version, ruleset, flags and check characters.
const MIN_CHARS: usize = 3 + check::N_CHARS;

/// What is said between moves, by number; [`HUFF`] and what comes behind it has a square.
const WORDS: [&str; 8] =
    ["offer", "accept", "decline", "claim", "resign-w", "resign-b", "time-w", "time-b"];

const HUFF: u32 = 8;

/// Kinds of parts, in the order in which they are written.
const MOVES: u8 = 1;
const PLY: u8 = 2;
const MARKS: u8 = 3;
const ARROWS: u8 = 4;
const EXTRAS: u8 = 5;
/// A game with its variations, which [`variations`] reads when it is wanted.
pub(crate) const VARIATIONS: u8 = 6;

/// Whether a text is of this form. A word may look like one of a version far away: that needs its
/// check characters.
pub(super) fn is_compact(text: &str) -> bool {
    let is_long = text.len() >= MIN_CHARS && text.bytes().all(|ch| bits::value(ch).is_some());
    match text.bytes().next() {
        Some(b'1'..=b'9') => is_long,
        Some(b'A'..=b'Z') => is_long && is_whole(text),
        _ => false,
    }
}

fn is_whole(text: &str) -> bool {
    let (body, found) = split(text);
    check::of(body) == found
}

/// What is before the check characters, and those.
fn split(text: &str) -> (&str, &str) {
    let place = text.len().saturating_sub(check::N_CHARS);
    text.split_at_checked(place).unwrap_or((text, ""))
}

/// Writes a link.
pub fn write(link: &Link) -> String {
    let (game, ruleset) = (&link.game, link.game.ruleset());
    let mut out = Writer::default();
    write_ruleset(ruleset.rules().id, &mut out);
    let is_start = *game.start() == ruleset.start();
    out.put(u32::from(is_start), 1);
    out.put(u32::from(link.bottom == Color::Black), 1);
    if !is_start {
        position::write(ruleset, game.start(), &mut out);
    }
    let said = |word: &&Word| word.what.is_written();
    if !game.plies().is_empty() || game.words().iter().any(|word| said(&word)) {
        write_part(MOVES, &write_moves(game), &mut out);
    }
    if link.ply < game.plies().len() {
        let mut ply = Writer::default();
        ply.put_number(count(link.ply));
        write_part(PLY, &ply.values(), &mut out);
    }
    if !link.marks.is_empty() {
        let mut marks = Writer::default();
        write_marks(ruleset, &link.marks, &mut marks);
        write_part(MARKS, &marks.values(), &mut out);
    }
    if !link.arrows.is_empty() {
        let mut arrows = Writer::default();
        write_arrows(ruleset, &link.arrows, &mut arrows);
        write_part(ARROWS, &arrows.values(), &mut out);
    }
    if !link.extras.is_empty() {
        write_part(EXTRAS, &write_extras(&link.extras), &mut out);
    }
    for part in &link.newer {
        write_part(part.kind, &part.values, &mut out);
    }
    let body = format!("{VERSION}{}", bits::text(&out.values()));
    let check = check::of(&body);
    body + &check
}

fn write_ruleset(id: &str, out: &mut Writer) {
    if let Some(number) = numbers::number(id) {
        return out.put(number.into(), RULESET_BITS);
    }
    let code = id.strip_prefix(house::PREFIX).unwrap_or(id).replace('.', "_");
    // The codes of house rules are made of letters, digits, dots and hyphens.
    let values: Vec<_> = code.bytes().filter_map(bits::value).collect();
    out.put(HOUSE, RULESET_BITS);
    out.put_number(count(values.len()));
    out.extend(&values);
}

fn write_part(kind: u8, values: &[u8], out: &mut Writer) {
    out.extend(&[kind]);
    out.put_number(count(values.len()));
    out.extend(values);
}

/// How many words and moves, then each.
fn write_moves(game: &Game) -> Vec<u8> {
    let ruleset = game.ruleset();
    let words = || game.words().iter().filter(|word| word.what.is_written());
    let mut out = Writer::default();
    out.put_number(count(game.plies().len() + words().count()));
    let mut before = game.start();
    for idx in 0..=game.plies().len() {
        for word in words().filter(|word| word.ply == idx) {
            write_word(ruleset, before, word, &mut out);
        }
        if let Some(ply) = game.plies().get(idx) {
            write_move(ruleset, before, &ply.mv, &mut out);
            before = &ply.after;
        }
    }
    out.values()
}

/// The pieces of a side, the squares where one of them may go to, and what is before those.
#[derive(Clone, Copy, Debug)]
struct Ways {
    own: u128,
    board: u128,
}

impl Ways {
    fn new(ruleset: &Ruleset, position: &Position) -> Self {
        let squares = ruleset.board().squares().iter();
        let board = squares.fold(0, |set, &square| set | u128::of(square));
        Self { own: position.side(position.turn()), board }
    }

    /// Where this piece may go to; round trips end where they began.
    fn targets(self, from: Square) -> u128 {
        self.board & !self.own | u128::of(from)
    }

    fn n_targets(self) -> u32 {
        (self.board & !self.own).count() + 1
    }

    /// The number of pairs; it stands for a word.
    fn n_pairs(self) -> u32 {
        self.own.count() * self.n_targets()
    }

    fn bits(self) -> u32 {
        width(self.n_pairs() + 1)
    }

    fn number(self, from: Square, to: Square) -> u32 {
        rank(self.own, from) * self.n_targets() + rank(self.targets(from), to)
    }

    fn pair(self, number: u32) -> Option<(Square, Square)> {
        let from = nth(self.own, number / self.n_targets())?;
        Some((from, nth(self.targets(from), number % self.n_targets())?))
    }
}

/// The moves that go the same way, in an order that never changes.
fn alike(moves: &[Move], from: Square, to: Square) -> Vec<Move> {
    let goes = |mv: &&Move| (mv.from, mv.to) == (from, to);
    let mut alike: Vec<_> = moves.iter().filter(goes).copied().collect();
    moves::sort(&mut alike);
    alike
}

fn write_move(ruleset: &Ruleset, before: &Position, mv: &Move, out: &mut Writer) {
    let ways = Ways::new(ruleset, before);
    out.put(ways.number(mv.from, mv.to), ways.bits());
    let mut moves = ruleset.legal_moves(before).unwrap_or_default();
    if ruleset.rules().capture.duty != Duty::Enforced {
        let faulty = ruleset.faulty_moves(before, &moves);
        let is_faulty = !moves.contains(mv);
        if !faulty.is_empty() {
            out.put(u32::from(is_faulty), 1);
        }
        if is_faulty {
            moves = faulty;
        }
    }
    let alike = alike(&moves, mv.from, mv.to);
    let idx = alike.iter().position(|other| other == mv).unwrap_or_default();
    out.put(count(idx), width(count(alike.len())));
}

fn write_word(ruleset: &Ruleset, before: &Position, word: &Word, out: &mut Writer) {
    let ways = Ways::new(ruleset, before);
    out.put(ways.n_pairs(), ways.bits());
    if let What::Huff(square) = word.what {
        out.put(HUFF, WORD_BITS);
        return write_square(ruleset, square, out);
    }
    let text = turn::write(ruleset.board(), word);
    let number = WORDS.iter().position(|&known| known == text).unwrap_or_default();
    out.put(count(number), WORD_BITS);
}

fn write_square(ruleset: &Ruleset, square: Square, out: &mut Writer) {
    let squares = ruleset.board().squares();
    let idx = squares.iter().position(|&other| other == square).unwrap_or_default();
    out.put(count(idx), width(count(squares.len())));
}

fn write_marks(ruleset: &Ruleset, marks: &[Mark], out: &mut Writer) {
    out.put_number(count(marks.len()));
    for mark in marks {
        write_square(ruleset, mark.square, out);
        out.put(mark.shape as u32, DRAWN_BITS);
    }
}

fn write_arrows(ruleset: &Ruleset, arrows: &[Arrow], out: &mut Writer) {
    out.put_number(count(arrows.len()));
    for arrow in arrows {
        out.put(arrow.brush as u32, DRAWN_BITS);
        let squares = arrow.squares.get(..MAX_ROUTE).unwrap_or(&arrow.squares);
        out.put(count(squares.len().saturating_sub(1)), ROUTE_BITS);
        for &square in squares {
            write_square(ruleset, square, out);
        }
    }
}

/// As in the readable form, byte by byte.
fn write_extras(extras: &Extras) -> Vec<u8> {
    let mut text = String::new();
    extras.write(&mut text);
    let mut out = Writer::default();
    for byte in text.trim_start_matches('&').bytes() {
        out.put(byte.into(), u8::BITS);
    }
    out.values()
}

/// Reads a link that [is of this form](is_compact).
pub(super) fn read(text: &str) -> Result<Link, LinkError> {
    let is_checked = is_whole(text);
    let (body, _) = split(text);
    let (version, payload) = body.split_at_checked(1).ok_or(LinkError::Damaged)?;
    let version = version.chars().next().and_then(|ch| ch.to_digit(36)).unwrap_or_default();
    match version {
        VERSION => {}
        newer if is_checked => return Err(LinkError::Newer(newer)),
        _ => return Err(LinkError::Damaged),
    }
    if !is_checked && has_lost_case(payload) {
        return Err(LinkError::Damaged);
    }
    let values: Vec<_> = payload.bytes().filter_map(bits::value).collect();
    match read_payload(&values) {
        Ok(mut link) if is_checked => {
            link.is_checked = true;
            Ok(link)
        }
        Ok(mut link) => {
            link.faults.insert(0, LinkFault::Changed);
            Ok(link)
        }
        Err(_) if !is_checked => Err(LinkError::Damaged),
        Err(error) => Err(error),
    }
}

/// Whether something has written all letters in one case. Then every letter is doubtful, and the first
/// of them, the number of the game, names a different game.
fn has_lost_case(payload: &str) -> bool {
    let of_case = |is_it: fn(&u8) -> bool| payload.bytes().filter(is_it).count();
    let (n_upper, n_lower) = (of_case(u8::is_ascii_uppercase), of_case(u8::is_ascii_lowercase));
    n_upper == 0 || n_lower == 0
}

fn read_payload(values: &[u8]) -> Result<Link, LinkError> {
    let mut input = Reader::new(values);
    let id = read_ruleset(&mut input).ok_or(LinkError::Damaged)?;
    let entry = entry(&id)?;
    let ruleset = std::sync::Arc::new(Ruleset::new(&entry.rules));
    let is_start = input.flag().ok_or(LinkError::Damaged)?;
    let is_flipped = input.flag().ok_or(LinkError::Damaged)?;
    let game = if is_start {
        Game::new(ruleset)
    } else {
        let setup = position::read(&ruleset, &mut input).ok_or(LinkError::Damaged)?;
        let position = ruleset
            .position(setup)
            .map_err(|faults| LinkError::Position(FenError::of_setup(faults)))?;
        Game::from_position(ruleset, position)
    };
    let mut link = Link::new(entry, game);
    if is_flipped {
        link.bottom = Color::Black;
    }
    if !input.align() {
        link.faults.push(LinkFault::Part(Section::Position));
    }
    read_parts(&mut link, &mut input);
    Ok(link)
}

fn read_ruleset(input: &mut Reader<'_>) -> Option<String> {
    let number = input.take(RULESET_BITS)?;
    if number != HOUSE {
        let id = u8::try_from(number).ok().and_then(numbers::id).map(str::to_owned);
        return Some(id.unwrap_or_else(|| number.to_string()));
    }
    let n = input.take_number()?;
    let code = bits::text(input.take_values(n as usize)?);
    Some(format!("{}{}", house::PREFIX, code.replace('_', ".")))
}

fn read_parts(link: &mut Link, input: &mut Reader<'_>) {
    let mut last = 0;
    while !input.is_at_end() {
        let mut is_cut = false;
        let part = read_part(input, &mut is_cut);
        let Some(part) = part.filter(|part| part.kind > last || part.kind > EXTRAS) else {
            return link.faults.push(LinkFault::Part(Section::Last));
        };
        if is_cut {
            link.faults.push(LinkFault::Part(Section::Last));
        }
        last = part.kind;
        let mut values = Reader::new(&part.values);
        let (section, is_whole) = match part.kind {
            MOVES => (Section::Moves, read_moves(link, &mut values)),
            PLY => (Section::Ply, read_ply(link, &mut values)),
            MARKS => {
                let read = read_marks(link.game.ruleset(), &mut values, &mut link.marks);
                (Section::Marks, read.and_then(|()| end(values)))
            }
            ARROWS => {
                let read = read_arrows(link.game.ruleset(), &mut values, &mut link.arrows);
                (Section::Arrows, read.and_then(|()| end(values)))
            }
            EXTRAS => (Section::Texts, read_extras(link, &mut values)),
            _ => {
                let is_known = |part: &Part| part.kind == VARIATIONS;
                if !is_known(&part) && link.newer.iter().all(is_known) {
                    link.faults.push(LinkFault::HoldsMore);
                }
                link.newer.push(part);
                continue;
            }
        };
        if is_whole.is_none() && !is_cut {
            link.faults.push(LinkFault::Part(section));
        }
    }
}

/// The next part. Of one that is cut there is what is left of it: moves as far as they go.
fn read_part(input: &mut Reader<'_>, is_cut: &mut bool) -> Option<Part> {
    let kind = u8::try_from(input.take(RULESET_BITS)?).ok()?;
    let n = input.take_number()?;
    let values = input.take_values(n as usize).unwrap_or_else(|| input.take_rest());
    *is_cut = values.len() < n as usize;
    Some(Part { kind, values: values.to_vec() })
}

/// Whatever a part holds has been read: nothing is left but what fills its last character.
fn end(mut input: Reader<'_>) -> Option<()> {
    (input.align() && input.is_at_end()).then_some(())
}

fn read_moves(link: &mut Link, input: &mut Reader<'_>) -> Option<()> {
    let n_words = input.take_number()? as usize;
    if n_words > MAX_PLIES {
        link.faults.push(LinkFault::TooManyMoves(n_words));
    }
    for number in 1..=n_words.min(MAX_PLIES) {
        let game = &mut link.game;
        link.ply = game.plies().len();
        if game.n_jumps() > MAX_JUMPS {
            link.faults.push(LinkFault::TooMuch { number });
            return Some(());
        }
        if let Err((text, why)) = read_turn(game, input)? {
            let why = Box::new(why);
            link.faults.push(LinkFault::Move { number, text, why });
            return Some(());
        }
        link.ply = game.plies().len();
    }
    if n_words > MAX_PLIES { Some(()) } else { end(*input) }
}

/// One move or word; a text of it, and why it cannot be.
fn read_turn(game: &mut Game, input: &mut Reader<'_>) -> Option<Result<(), (String, TurnError)>> {
    let ways = Ways::new(game.ruleset(), game.position());
    let number = input.take(ways.bits())?;
    if number >= ways.n_pairs() {
        let text = read_word(game, input)?;
        return Some(turn::play(game, &text).map_err(|why| (text, why)));
    }
    let (from, to) = ways.pair(number)?;
    let is_faulty = !game.faulty_moves().is_empty() && input.flag()?;
    let moves = if is_faulty { game.faulty_moves() } else { game.legal_moves() };
    let alike = alike(moves, from, to);
    let idx = input.take(width(count(alike.len())))?;
    let board = game.ruleset().board();
    let text = format!("{}-{}", board.label(from), board.label(to));
    let played = match alike.get(idx as usize) {
        Some(mv) => game.play(mv),
        None => Err(NotLegal),
    };
    Some(played.map_err(|why| (text, why.into())))
}

fn read_word(game: &Game, input: &mut Reader<'_>) -> Option<String> {
    let number = input.take(WORD_BITS)?;
    if number == HUFF {
        let square = read_square(game.ruleset(), input)?;
        let word = Word { ply: 0, by: Color::White, what: What::Huff(square) };
        return Some(turn::write(game.ruleset().board(), &word));
    }
    WORDS.get(number as usize).map(|&text| text.to_owned())
}

fn read_square(ruleset: &Ruleset, input: &mut Reader<'_>) -> Option<Square> {
    let squares = ruleset.board().squares();
    squares.get(input.take(width(count(squares.len())))? as usize).copied()
}

fn read_ply(link: &mut Link, input: &mut Reader<'_>) -> Option<()> {
    let ply = input.take_number()? as usize;
    if ply > link.game.plies().len() {
        link.faults.push(LinkFault::Ply(ply.to_string()));
    } else {
        link.ply = ply;
    }
    end(*input)
}

/// Reads as many marks as there are; `None` if they end before that.
fn read_marks(ruleset: &Ruleset, input: &mut Reader<'_>, marks: &mut Vec<Mark>) -> Option<()> {
    let n = input.take_number().filter(|&n| n as usize <= MAX_DRAWN)?;
    for _ in 0..n {
        let square = read_square(ruleset, input)?;
        let shape = *MarkShape::ALL.get(input.take(DRAWN_BITS)? as usize)?;
        marks.push(Mark { square, shape });
    }
    Some(())
}

/// Reads as many arrows as there are; `None` if they end before that.
fn read_arrows(ruleset: &Ruleset, input: &mut Reader<'_>, arrows: &mut Vec<Arrow>) -> Option<()> {
    let n = input.take_number().filter(|&n| n as usize <= MAX_DRAWN)?;
    for _ in 0..n {
        let brush = *Brush::ALL.get(input.take(DRAWN_BITS)? as usize)?;
        let n_squares = input.take(ROUTE_BITS)? + 1;
        let squares = (0..n_squares).map(|_| read_square(ruleset, input));
        let squares: Vec<_> = squares.collect::<Option<_>>().filter(|s: &Vec<_>| s.len() > 1)?;
        arrows.push(Arrow { brush, squares });
    }
    Some(())
}

fn read_extras(link: &mut Link, input: &mut Reader<'_>) -> Option<()> {
    let mut bytes = Vec::new();
    while let Some(byte) = input.take(u8::BITS) {
        bytes.push(u8::try_from(byte).ok()?);
    }
    let pairs = pairs(std::str::from_utf8(&bytes).ok()?).ok()?;
    link.others = take_extras(pairs, &mut link.extras, &mut link.faults);
    Some(())
}
