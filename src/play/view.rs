//! What is to be drawn and said, derived from the state: plain data for the components.

use super::input::{Entry, Input};
use super::state::Play;
use crate::rules::board::Squares;
use crate::rules::spec::KingLimit;
use crate::rules::{Bits, Color, Kind, Piece, Position, Square};
use crate::text::{SquareRole, SquareWords};

/// A place on the board as drawn: column from the left, row from the top, both 0-based.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "said above")]
pub struct Place {
    pub column: u8,
    pub row: u8,
}

/// The board as drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardView {
    /// Columns.
    pub width: u8,
    /// Rows.
    pub height: u8,
    /// What it is called.
    pub name: String,
    /// The playable squares, row by row as drawn.
    pub cells: Vec<Cell>,
    /// The pieces.
    pub pieces: Vec<PieceView>,
    /// The way of the last move, its first square first.
    pub trail: Vec<Place>,
    /// Where the last move took pieces.
    pub taken: Vec<Place>,
    /// The routes to choose from.
    pub routes: Vec<Vec<Place>>,
    /// Letters and numbers along the edge, by place of the square they are written in.
    pub edge: Vec<(Place, String)>,
}

/// A playable square.
#[derive(Clone, Debug, PartialEq)]
pub struct Cell {
    /// Which.
    pub square: Square,
    /// Where.
    pub place: Place,
    /// Its field number, where numbers are written in squares.
    pub number: Option<usize>,
    /// What is said of it.
    pub name: String,
    /// What may be done with it.
    pub role: SquareRole,
    /// Whether a chosen piece's move can end here, not just pass.
    pub ends_here: bool,
    /// Whether a capture is compulsory and this piece can make it.
    pub forced: bool,
    /// Whether the last move began here.
    pub left: bool,
    /// Whether the last move ended here.
    pub reached: bool,
    /// Whether the keyboard is here.
    pub focused: bool,
    /// Whether a piece here may be taken in hand.
    pub grabbable: bool,
    /// Whether there is something to press.
    pub alive: bool,
}

/// A piece.
#[derive(Clone, Debug, PartialEq)]
pub struct PieceView {
    /// Tells pieces apart from one drawing to the next; a new key is a new piece on the screen.
    pub key: String,
    /// Where it stands in the rules.
    pub square: Square,
    /// Where it is drawn.
    pub place: Place,
    /// From where it slides there.
    pub slides_from: Option<Place>,
    /// Which.
    pub piece: Piece,
    /// Whether it has been jumped and still stands.
    pub ghost: bool,
    /// Whether it is chosen.
    pub chosen: bool,
    /// Whether it has just become a king.
    pub crowned: bool,
    /// Quiet moves in a row, where a limit counts them.
    pub streak: u8,
}

/// A piece on its way: the stages of a move, or of a capture being entered.
struct Mover<'a> {
    from: Square,
    at: Square,
    previous: Square,
    jumped: &'a [Square],
    n_landed: usize,
    by_hand: bool,
}

impl Play {
    /// The board as it is to be drawn.
    pub fn board_view(&self) -> BoardView {
        let shape = self.game().ruleset().board().shape();
        let turn = (self.status() == crate::rules::Status::Ongoing)
            .then(|| self.shown_position().turn());
        let (trail, taken) = self.trail();
        BoardView {
            width: shape.width,
            height: shape.height,
            name: (self.strings().board)((self.strings().pick)(&self.entry.name), turn),
            cells: self.cells(),
            pieces: self.pieces(),
            trail,
            taken,
            routes: self.routes(),
            edge: self.edge(),
        }
    }

    /// Where a square is drawn.
    pub fn place(&self, square: Square) -> Place {
        let board = self.game().ruleset().board();
        let (x, y) = board.place(square);
        self.turned(x, y)
    }

    /// Which square is drawn at a place.
    pub fn square_at(&self, column: u8, row: u8) -> Option<Square> {
        let Place { column, row } = self.turned(column, row);
        self.game().ruleset().board().square_at(column, row)
    }

    fn turned(&self, x: u8, y: u8) -> Place {
        let shape = self.game().ruleset().board().shape();
        if self.flipped {
            Place {
                column: shape.width.saturating_sub(1 + x),
                row: shape.height.saturating_sub(1 + y),
            }
        } else {
            Place { column: x, row: y }
        }
    }

    fn entry_begun(&self) -> Option<&Entry> {
        match &self.input {
            Input::Idle => None,
            Input::Selected(entry) | Input::Choosing { entry, .. } => Some(entry),
        }
    }

    fn cells(&self) -> Vec<Cell> {
        let board = self.game().ruleset().board();
        let mut cells: Vec<_> = board.squares().iter().map(|&square| self.cell(square)).collect();
        cells.sort_by_key(|cell| (cell.place.row, cell.place.column));
        cells
    }

    fn cell(&self, square: Square) -> Cell {
        let ruleset = self.game().ruleset();
        let board = ruleset.board();
        let position = self.shown_position();
        let movable = self.accepts_moves() && self.can_move(square);
        let forced = movable && self.must_capture();
        let own = position.side(position.turn()).has(square);
        let role = self.role(square, movable, forced);
        let last = self.shown_last();
        let numbered = board.shape().squares == Squares::Dark;
        Cell {
            square,
            place: self.place(square),
            number: numbered.then(|| board.number(square)),
            name: (self.strings().square)(&SquareWords {
                label: board.label(square).to_string(),
                piece: position.piece(square),
                role,
                streak: self.streak_words(position, square),
            }),
            role,
            ends_here: self
                .entry_begun()
                .is_some_and(|entry| entry.final_landings().any(|landing| landing == square)),
            forced: forced && self.entry_begun().is_none(),
            left: last.is_some_and(|ply| ply.mv.from == square),
            reached: last.is_some_and(|ply| ply.mv.to == square),
            focused: square == self.focus,
            grabbable: movable || self.entry_begun().is_some_and(|entry| entry.at() == square),
            alive: self.accepts_moves() && (own || role == SquareRole::Target),
        }
    }

    fn role(&self, square: Square, movable: bool, forced: bool) -> SquareRole {
        if let Some(entry) = self.entry_begun() {
            if entry.next_landings().chain(entry.final_landings()).any(|to| to == square) {
                return SquareRole::Target;
            }
            if entry.at() == square {
                return SquareRole::Selected;
            }
            if entry.jumped().contains(&square) {
                return SquareRole::Jumped;
            }
        }
        match (movable, forced) {
            (true, true) => SquareRole::CanCapture,
            (true, false) => SquareRole::CanMove,
            (false, _) => SquareRole::Plain,
        }
    }

    /// Whether the piece on a square has a legal move in the game as it stands.
    pub fn can_move(&self, square: Square) -> bool {
        self.game().legal_moves().iter().any(|mv| mv.from == square)
    }

    /// Whether the legal moves are captures.
    pub fn must_capture(&self) -> bool {
        self.game().legal_moves().first().is_some_and(crate::rules::Move::is_capture)
    }

    fn streak_words(&self, position: &Position<u128>, square: Square) -> Option<(u8, u8)> {
        let KingLimit::Quiet { moves: limit } = self.game().ruleset().rules().king_limit else {
            return None;
        };
        let moves = streak(position, square);
        (moves > 0).then_some((moves, limit))
    }

    fn pieces(&self) -> Vec<PieceView> {
        let (position, mover) = match (&self.animation, self.entry_begun()) {
            (Some(animation), _) => {
                let previous = animation.n_landed.checked_sub(2);
                let mover = Mover {
                    from: animation.from,
                    at: animation.at(),
                    previous: previous
                        .and_then(|idx| animation.route.landings.get(idx).copied())
                        .unwrap_or(animation.from),
                    jumped: animation.jumped(),
                    n_landed: animation.n_landed,
                    by_hand: animation.by_hand && animation.stages_shown == 0,
                };
                (&animation.before, Some(mover))
            }
            (None, Some(entry)) if !entry.entered.is_empty() => {
                let previous = entry.entered.len().checked_sub(2);
                let mover = Mover {
                    from: entry.from,
                    at: entry.at(),
                    previous: previous
                        .and_then(|idx| entry.entered.get(idx).copied())
                        .unwrap_or(entry.from),
                    jumped: entry.jumped(),
                    n_landed: entry.entered.len(),
                    by_hand: entry.by_hand,
                };
                (self.shown_position(), Some(mover))
            }
            (None, _) => (self.shown_position(), None),
        };
        self.pieces_of(position, mover.as_ref())
    }

    fn pieces_of(&self, position: &Position<u128>, mover: Option<&Mover<'_>>) -> Vec<PieceView> {
        let chosen = self.entry_begun().map(|entry| entry.from);
        let crowned = self.shown_last().filter(|ply| ply.mv.promotes).map(|ply| ply.mv.to);
        let mut pieces: Vec<PieceView> = Vec::new();
        for square in position.occupied().squares() {
            let Some(piece) = position.piece(square) else { continue };
            let moving = mover.filter(|mover| mover.from == square);
            let at = moving.map_or(square, |mover| mover.at);
            pieces.push(PieceView {
                key: moving.map_or_else(
                    || square.index().to_string(),
                    |mover| format!("{}to{}", square.index(), mover.n_landed),
                ),
                square: at,
                place: self.place(at),
                slides_from: moving
                    .filter(|mover| !mover.by_hand)
                    .map(|mover| self.place(mover.previous)),
                piece,
                ghost: mover.is_some_and(|mover| mover.jumped.contains(&square)),
                chosen: chosen == Some(square),
                crowned: mover.is_none() && crowned == Some(square) && !self.looks_back(),
                streak: streak(position, square),
            });
        }
        // Whatever moves is drawn above the others.
        pieces.sort_by_key(|piece| piece.slides_from.is_some() || piece.chosen);
        pieces
    }

    fn trail(&self) -> (Vec<Place>, Vec<Place>) {
        let before = self.shown_ply().checked_sub(1).and_then(|ply| self.game().position_at(ply));
        let (Some(ply), Some(before)) = (self.shown_last(), before) else {
            return (Vec::new(), Vec::new());
        };
        let route = self.game().ruleset().route(before, &ply.mv);
        let way = std::iter::once(&ply.mv.from).chain(&route.landings);
        let taken = ply.mv.captured.squares().map(|square| self.place(square)).collect();
        (way.map(|&square| self.place(square)).collect(), taken)
    }

    fn routes(&self) -> Vec<Vec<Place>> {
        let way = |candidate: &super::input::Candidate| {
            let way = std::iter::once(&candidate.mv.from).chain(&candidate.route.landings);
            way.map(|&square| self.place(square)).collect()
        };
        self.route_choices().iter().map(way).collect()
    }

    fn edge(&self) -> Vec<(Place, String)> {
        let board = self.game().ruleset().board();
        let shape = board.shape();
        if shape.squares == Squares::Dark {
            return Vec::new();
        }
        let label = |column, row| {
            self.square_at(column, row).map(|square| board.label(square).to_string())
        };
        let bottom = shape.height.saturating_sub(1);
        let files = (0..shape.width).filter_map(|column| {
            let text = label(column, bottom)?;
            Some((Place { column, row: bottom }, text.get(..1)?.to_owned()))
        });
        let ranks = (0..shape.height).filter_map(|row| {
            let text = label(0, row)?;
            Some((Place { column: 0, row }, text.get(1..)?.to_owned()))
        });
        files.chain(ranks).collect()
    }

    /// The squares that can be pressed next with sense, in reading order: pieces that can move, or
    /// where a chosen one can land.
    pub fn stops(&self) -> Vec<Square> {
        let targets: Vec<_> = self.cells().into_iter().filter(|cell| self.is_stop(cell)).collect();
        targets.into_iter().map(|cell| cell.square).collect()
    }

    fn is_stop(&self, cell: &Cell) -> bool {
        match self.entry_begun() {
            Some(_) => cell.role == SquareRole::Target,
            None => self.accepts_moves() && self.can_move(cell.square),
        }
    }

    /// The pieces that can move, in reading order.
    pub fn movable(&self) -> Vec<Square> {
        let cells = self.cells().into_iter();
        cells.map(|cell| cell.square).filter(|&square| self.can_move(square)).collect()
    }

    /// How many pieces White and Black have.
    pub fn n_pieces(&self) -> (usize, usize) {
        let count = |color: Color| {
            usize::try_from(self.shown_position().side(color).count()).unwrap_or_default()
        };
        (count(Color::White), count(Color::Black))
    }

    /// The kinds of all pieces of a side, for a row of small pictures.
    pub fn n_kings(&self, color: Color) -> u32 {
        self.shown_position().of(color, Kind::King).count()
    }
}

/// Quiet moves in a row of the king on this square, where a limit counts them.
fn streak(position: &Position<u128>, square: Square) -> u8 {
    let streaks = Color::BOTH.map(|color| position.streak(color));
    streaks
        .into_iter()
        .find(|streak| streak.moves > 0 && streak.square == square)
        .map_or(0, |streak| streak.moves)
}
