//! A position: what stands where, whose turn it is, and what else changes which moves are legal.
//!
//! Everything that only history can tell (repetition, counts toward a draw) belongs to
//! [`super::game`].

use super::bits::Bits;
use super::board::Square;
use super::color::{Color, Kind, Piece};
use super::moves::Move;
use super::spec::KingLimit;
use super::tables::Tables;

/// Pieces, turn, and counters of a king limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position<B = u128> {
    /// White's and Black's pieces.
    sides: [B; 2],
    /// Which of them are kings.
    kings: B,
    turn: Color,
    streaks: [KingStreak; 2],
}

/// How many quiet moves in a row a side has just made with one king, where a limit counts them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct KingStreak {
    /// Where that king stands. Square 0 while nothing is counted.
    pub square: Square,
    /// How many moves; 0 while nothing is counted.
    pub moves: u8,
}

impl<B: Bits> Position<B> {
    /// A position as given, for those who number positions: White's pieces and Black's, which of them
    /// are kings, whose turn it is, and the moves counted against a king. Nothing is checked in release
    /// builds; what comes from outside goes through [`Ruleset::position`](crate::Ruleset::position).
    ///
    /// # Panics
    /// In debug builds, where the sides overlap or a king is no piece.
    pub fn from_parts(sides: [B; 2], kings: B, turn: Color, streaks: [KingStreak; 2]) -> Self {
        debug_assert!(!sides[0].meets(sides[1]) && (kings & !(sides[0] | sides[1])).is_empty());
        Self { sides, kings, turn, streaks }
    }

    /// The same with the other side to move.
    #[must_use]
    pub fn passed(&self) -> Self {
        Self { turn: !self.turn, ..*self }
    }

    /// Whose turn it is.
    #[inline]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// A side's pieces.
    #[inline]
    pub fn side(&self, color: Color) -> B {
        self.sides[color.index()]
    }

    /// Both sides' kings.
    #[inline]
    pub fn kings(&self) -> B {
        self.kings
    }

    /// Every occupied square.
    #[inline]
    pub fn occupied(&self) -> B {
        self.sides[0] | self.sides[1]
    }

    /// A side's men or kings.
    #[inline]
    pub fn of(&self, color: Color, kind: Kind) -> B {
        match kind {
            Kind::Man => self.side(color) & !self.kings,
            Kind::King => self.side(color) & self.kings,
        }
    }

    /// What stands on a square.
    pub fn piece(&self, square: Square) -> Option<Piece> {
        let color = Color::BOTH.into_iter().find(|&color| self.side(color).has(square))?;
        let kind = if self.kings.has(square) { Kind::King } else { Kind::Man };
        Some(Piece { color, kind })
    }

    /// The moves in a row counted against a side's king.
    #[inline]
    pub const fn streak(&self, color: Color) -> KingStreak {
        self.streaks[color.index()]
    }

    /// The king that may not move quietly, if the limit holds one.
    #[inline]
    pub(crate) fn locked_king(&self, limit: KingLimit) -> B {
        let KingLimit::Quiet { moves } = limit else { return B::EMPTY };
        let streak = self.streak(self.turn);
        if streak.moves < moves || self.of(self.turn, Kind::Man).is_empty() {
            return B::EMPTY;
        }
        B::of(streak.square)
    }

    /// The position after a legal move.
    #[inline]
    #[must_use]
    pub fn after(&self, tables: &Tables<B>, mv: &Move<B>) -> Self {
        self.after_turn(self.turn, tables.facts.king_limit, mv)
    }

    /// The same, told whose turn it is and how long a king may keep moving by those who know it.
    #[inline]
    pub(crate) fn after_turn(&self, turn: Color, king_limit: KingLimit, mv: &Move<B>) -> Self {
        let (us, them) = (turn.index(), (!turn).index());
        let (from, to) = (B::of(mv.from), B::of(mv.to));
        let mut next = *self;
        next.sides[us] = (self.sides[us] & !from) | to;
        next.sides[them] = self.sides[them] & !mv.captured;
        next.kings = self.kings & !mv.captured;
        if self.kings.meets(from) {
            next.kings = (next.kings & !from) | to;
        } else if mv.promotes {
            next.kings |= to;
        }
        next.turn = !turn;
        if king_limit != KingLimit::None {
            next.count_king_moves(self, mv);
        }
        next
    }

    /// Frisian rules, article 17: three quiet moves in a row with one king; any other move by the
    /// side ends the count, and it does not count while the side has no man.
    fn count_king_moves(&mut self, before: &Self, mv: &Move<B>) {
        let us = before.turn.index();
        let streak = before.streaks[us];
        let quiet_king_move = !mv.is_capture() && before.kings.has(mv.from);
        self.streaks[us] = if quiet_king_move && !self.of(before.turn, Kind::Man).is_empty() {
            let goes_on = streak.moves > 0 && streak.square == mv.from;
            KingStreak { square: mv.to, moves: if goes_on { streak.moves + 1 } else { 1 } }
        } else {
            KingStreak::default()
        };
        let them = (!before.turn).index();
        let theirs = self.streaks[them];
        let counted_king_lives = self.sides[them].has(theirs.square);
        if theirs.moves > 0 && (!counted_king_lives || self.of(!before.turn, Kind::Man).is_empty())
        {
            self.streaks[them] = KingStreak::default();
        }
    }

    /// The position without what stands on a square.
    #[must_use]
    pub(crate) fn without(&self, square: Square) -> Self {
        let rest = !B::of(square);
        let sides = self.sides.map(|side| side & rest);
        Self { sides, kings: self.kings & rest, ..*self }
    }

    /// The same position in the widest word.
    pub fn widen(&self) -> Position {
        let Self { sides, kings, turn, streaks } = *self;
        Position { sides: sides.map(B::widen), kings: kings.widen(), turn, streaks }
    }

    /// The same position in a word that holds it.
    pub fn narrow(wide: &Position) -> Self {
        let Position { sides, kings, turn, streaks } = *wide;
        Self { sides: sides.map(B::narrow), kings: B::narrow(kings), turn, streaks }
    }
}
