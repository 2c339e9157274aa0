//! Positions as text: `W:W31-50:BK1,2`, for Frisian rulesets with the king counters behind.

use std::collections::BTreeMap;

use super::board::Labels;
use super::{Piece, Reference, Side, Sq, State};

impl Reference {
    /// The position that a FEN describes, or nothing if any part of it is wrong.
    ///
    /// Either side may come first, ranges are allowed and a final dot. `:H5:F12` (move counts) are
    /// read over. `:+013+0`, Frisian only, holds the king counters in the manner of lidraughts:
    /// Black's, then White's, each the number of moves and then, unless 0, the king's square.
    pub(crate) fn parse_fen(&self, text: &str) -> Option<State> {
        let mut fields = text.strip_suffix('.').unwrap_or(text).split(':');
        let turn = side(fields.next()?)?;
        let mut pieces = BTreeMap::new();
        let (one, two) = (fields.next()?, fields.next()?);
        if side(one.get(..1)?)? == side(two.get(..1)?)? {
            return None;
        }
        for field in [one, two] {
            self.parse_side(side(&field[..1])?, &field[1..], &mut pieces)?;
        }
        let mut state = State { turn, pieces, king_moves: [None, None] };
        for field in fields {
            if let Some(counters) = field.strip_prefix('+') {
                state.king_moves = self.parse_king_moves(counters, &state)?;
            } else {
                let digits = field.strip_prefix(['H', 'F'])?;
                digits.parse::<u32>().ok()?;
            }
        }
        Some(state)
    }

    /// The FEN of a position: White's pieces, Black's, king counters if any, all without ranges.
    ///
    /// Squares are in the order of their numbers, lettered ones row by row from a1.
    pub(crate) fn fen(&self, state: &State) -> String {
        let squares = self.squares_in_order();
        let list = |side: Side| {
            let own = squares.iter().filter_map(|&sq| {
                let piece = state.pieces.get(&sq).filter(|piece| piece.side == side)?;
                Some(format!("{}{}", if piece.king { "K" } else { "" }, self.number(sq)))
            });
            own.collect::<Vec<_>>().join(",")
        };
        let counter = |side: Side| match state.king_moves[side.index()] {
            Some((sq, n)) => format!("+{n}{:0>2}", self.number(sq)),
            None => "+0".to_owned(),
        };
        let turn = letter(state.turn);
        let counters = match state.king_moves {
            [None, None] => String::new(),
            _ => format!(":{}{}", counter(Side::Black), counter(Side::White)),
        };
        format!("{turn}:W{}:B{}{counters}", list(Side::White), list(Side::Black))
    }

    fn parse_side(&self, side: Side, list: &str, pieces: &mut BTreeMap<Sq, Piece>) -> Option<()> {
        if list.is_empty() {
            return Some(());
        }
        for entry in list.split(',') {
            let (king, range) = match entry.strip_prefix('K') {
                Some(range) => (true, range),
                None => (false, entry),
            };
            for sq in self.parse_range(range)? {
                if pieces.insert(sq, Piece { side, king }).is_some() {
                    return None;
                }
            }
        }
        Some(())
    }

    /// One square, a range of numbers, or a row or block of lettered squares.
    fn parse_range(&self, range: &str) -> Option<Vec<Sq>> {
        let Some((first, last)) = range.split_once('-') else {
            return Some(vec![self.square(range)?]);
        };
        let (first, last) = (self.square(first)?, self.square(last)?);
        let squares = self.squares_in_order();
        if self.board.labels == Labels::Letters {
            let inside =
                |&(x, y): &Sq| (first.0..=last.0).contains(&x) && (last.1..=first.1).contains(&y);
            return Some(squares.into_iter().filter(inside).collect());
        }
        let place = |wanted: Sq| squares.iter().position(|&sq| sq == wanted);
        Some(squares.get(place(first)?..=place(last)?).unwrap_or_default().to_vec())
    }

    fn parse_king_moves(&self, text: &str, state: &State) -> Option<[Option<(Sq, u8)>; 2]> {
        let (black, white) = text.split_once('+')?;
        self.facts.king_limit?;
        let counter = |side: Side, text: &str| -> Option<Option<(Sq, u8)>> {
            let n: u8 = text.get(..1)?.parse().ok().filter(|&n| n <= 3)?;
            if n == 0 {
                return if text == "0" { Some(None) } else { None };
            }
            let sq = self.square(text[1..].trim_start_matches('0'))?;
            let is_own_king = state.pieces.get(&sq) == Some(&Piece { side, king: true });
            if is_own_king && text.len() == 3 { Some(Some((sq, n))) } else { None }
        };
        let counters = [counter(Side::White, white)?, counter(Side::Black, black)?];
        Some(self.binding(counters, state))
    }
}

fn side(text: &str) -> Option<Side> {
    match text {
        "W" => Some(Side::White),
        "B" => Some(Side::Black),
        _ => None,
    }
}

fn letter(side: Side) -> char {
    match side {
        Side::White => 'W',
        Side::Black => 'B',
    }
}
