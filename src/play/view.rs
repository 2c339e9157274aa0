//! What is to be drawn and said, derived from the state: plain data for the components.

use super::input::{Candidate, Entry, Input};
use super::state::{Notice, Play};
use crate::notation::marks::{Brush, MarkShape};
use crate::rules::explain::Refusal;
use crate::rules::spec::{KingLimit, Removal};
use crate::rules::{Bits, Color, Kind, Move, Piece, Position, Square, Status};
use crate::text::{SquareRole, SquareWords};

/// A place on the board as drawn: column from the left, row from the top, both 0-based.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "said above")]
pub struct Place {
    pub column: u8,
    pub row: u8,
}

/// Where coordinates are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Coords {
    /// As is the custom: numbers in their squares, letters along the edge.
    #[default]
    Usual,
    /// Nowhere.
    None,
    /// Along the edge: letters and numbers, or the numbers of the outer squares.
    Edge,
    /// Its number in every square.
    Numbers,
    /// Letter and number in every square.
    Algebraic,
}

impl Coords {
    /// By their name in links and attributes.
    pub fn of(name: &str) -> Self {
        match name {
            "none" => Self::None,
            "edge" => Self::Edge,
            "numbers" => Self::Numbers,
            "algebraic" => Self::Algebraic,
            _ => Self::Usual,
        }
    }
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
    /// Moves to be pointed at, the best first.
    pub arrows: Vec<Vec<Place>>,
    /// Marks that somebody has drawn.
    pub drawn_marks: Vec<(Place, MarkShape)>,
    /// Arrows that somebody has drawn.
    pub drawn_arrows: Vec<(Brush, Vec<Place>)>,
    /// Letters and numbers along the edge, by place of the square they are written in.
    pub edge: Vec<(Place, String)>,
}

/// A playable square.
#[derive(Clone, Debug, PartialEq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a mark of its own, and any of them go together"
)]
pub struct Cell {
    /// Which.
    pub square: Square,
    /// Where.
    pub place: Place,
    /// What is written in it.
    pub coordinate: Option<String>,
    /// What is said of it.
    pub name: String,
    /// What may be done with it.
    pub role: SquareRole,
    /// Whether a chosen piece's move can end here, not just pass.
    pub ends_here: bool,
    /// Whether a capture is compulsory and this piece can make it.
    pub forced: bool,
    /// Whether a hint points here.
    pub hinted: bool,
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
    slides_from: Option<Square>,
    jumped: &'a [Square],
    n_landed: usize,
}

impl Play {
    /// The board as it is to be drawn.
    pub fn board_view(&self) -> BoardView {
        if let Some(editor) = &self.editor {
            return self.edited_view(editor);
        }
        let shape = self.game().ruleset().board().shape();
        let turn = self.turn_shown();
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
            arrows: self.arrows(),
            drawn_marks: self.drawn_marks(),
            drawn_arrows: self.drawn_arrows(),
            edge: self.edge(),
        }
    }

    /// Where a square is drawn.
    pub fn place(&self, square: Square) -> Place {
        let (x, y) = self.board().place(square);
        self.turned(x, y)
    }

    /// Which square is drawn at a place.
    pub fn square_at(&self, column: u8, row: u8) -> Option<Square> {
        let Place { column, row } = self.turned(column, row);
        self.board().square_at(column, row)
    }

    fn turned(&self, x: u8, y: u8) -> Place {
        let shape = self.board().shape();
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
        let targets = self.entry_begun().map(|entry| entry.targets(board)).unwrap_or_default();
        let cell = |&square| self.cell(square, targets.contains(&square));
        let mut cells: Vec<_> = board.squares().iter().map(cell).collect();
        // Squares are numbered row by row, so a turned board is read backward.
        if self.flipped {
            cells.reverse();
        }
        cells
    }

    fn cell(&self, square: Square, is_target: bool) -> Cell {
        let board = self.game().ruleset().board();
        let position = self.shown_position();
        let movable = self.accepts_moves() && self.can_move(square);
        let own = position.side(position.turn()).has(square);
        let piece = self.piece_seen(square);
        let role = self.role(square, is_target);
        let entry = self.entry_begun();
        let last = self.shown_last();
        Cell {
            square,
            place: self.place(square),
            coordinate: self.coordinate(square),
            name: (self.strings().square)(&SquareWords {
                label: board.label(square).to_string(),
                piece,
                role,
                streak: self.streak_words(position, square),
            }),
            role,
            ends_here: entry.is_some_and(|e| e.candidates.iter().any(|c| c.mv.to == square)),
            forced: entry.is_none() && role == SquareRole::CanCapture,
            hinted: self.hinted_square() == Some(square),
            left: last.is_some_and(|ply| ply.mv.from == square),
            reached: last.is_some_and(|ply| ply.mv.to == square),
            focused: square == self.focus,
            grabbable: (movable && piece.is_some()) || entry.is_some_and(|e| e.at() == square),
            alive: self.is_drawn_on()
                || self.accepts_moves()
                    && (own || matches!(role, SquareRole::Target | SquareRole::Selected)),
        }
    }

    fn role(&self, square: Square, is_target: bool) -> SquareRole {
        match self.entry_begun() {
            _ if is_target => SquareRole::Target,
            Some(entry) if entry.at() == square => SquareRole::Selected,
            Some(entry) if entry.from == square => SquareRole::Plain,
            Some(entry) if self.leaves_ghosts() && entry.jumped().contains(&square) => {
                SquareRole::Jumped
            }
            _ if !self.accepts_moves() || !self.can_move(square) => SquareRole::Plain,
            _ if self.can_capture(square) => SquareRole::CanCapture,
            _ => SquareRole::CanMove,
        }
    }

    /// What is seen on a square: a piece that captures has left its own, and has perhaps taken
    /// some.
    fn piece_seen(&self, square: Square) -> Option<Piece> {
        let position = self.shown_position();
        match self.entry_begun() {
            Some(entry) if square == entry.at() => position.piece(entry.from),
            Some(entry) if square == entry.from => None,
            Some(entry) if !self.leaves_ghosts() && entry.jumped().contains(&square) => None,
            _ => position.piece(square),
        }
    }

    /// Whether a piece that has been jumped stays until the move is over.
    fn leaves_ghosts(&self) -> bool {
        self.game().ruleset().rules().capture.removal == Removal::AfterMove
    }

    /// Whether the piece on a square has a legal move in the game as it stands.
    pub fn can_move(&self, square: Square) -> bool {
        self.playable().any(|mv| mv.from == square)
    }

    /// Whether the piece on a square can make a capture that is due.
    fn can_capture(&self, square: Square) -> bool {
        self.game().legal_moves().iter().any(|mv| mv.from == square && mv.is_capture())
    }

    /// Whether the legal moves are captures.
    pub fn must_capture(&self) -> bool {
        self.game().legal_moves().first().is_some_and(Move::is_capture)
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
                let mover = Mover {
                    from: animation.from,
                    at: animation.at(),
                    slides_from: animation.slides_from,
                    jumped: animation.jumped(),
                    n_landed: animation.n_landed,
                };
                (&animation.before, Some(mover))
            }
            (None, Some(entry)) if !entry.entered.is_empty() => {
                let mover = Mover {
                    from: entry.from,
                    at: entry.at(),
                    slides_from: entry.slides_from,
                    jumped: entry.jumped(),
                    n_landed: entry.entered.len(),
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
            let ghost = mover.is_some_and(|mover| mover.jumped.contains(&square));
            if ghost && !self.leaves_ghosts() {
                continue;
            }
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
                    .and_then(|mover| mover.slides_from)
                    .map(|square| self.place(square)),
                piece,
                ghost,
                chosen: chosen == Some(square),
                crowned: mover.is_none() && crowned == Some(square) && !self.looks_back(),
                streak: streak(position, square),
            });
        }
        // Whatever moves is drawn above the others.
        let is_above = |piece: &PieceView| piece.slides_from.is_some() || piece.chosen;
        let (above, mut drawn): (Vec<_>, Vec<_>) = pieces.into_iter().partition(is_above);
        drawn.extend(above);
        drawn
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
        let way = |candidate: &Candidate| {
            let way = std::iter::once(&candidate.mv.from).chain(&candidate.route.landings);
            way.map(|&square| self.place(square)).collect()
        };
        self.route_choices().iter().map(way).collect()
    }

    fn arrows(&self) -> Vec<Vec<Place>> {
        if self.animation.is_some() {
            return Vec::new();
        }
        let way = self.due_way().or_else(|| self.hinted_way());
        way.map_or_else(|| self.line_ways(), |way| vec![way])
    }

    /// After a refusal because another capture is due: the way of one that is.
    fn due_way(&self) -> Option<Vec<Place>> {
        let Some(Notice::Refused(refusal)) = &self.notice else { return None };
        let path = match refusal {
            Refusal::MustCapture { example, .. } => {
                let route = self.game().ruleset().route(self.game().position(), example);
                [example.from].into_iter().chain(route.landings).collect()
            }
            Refusal::AnotherTakesMore { example, .. }
            | Refusal::MoreValuable { example, .. }
            | Refusal::KingMustCapture { example, .. }
            | Refusal::KingsFirst { example, .. }
            | Refusal::AnotherTakesMoreKings { example, .. }
            | Refusal::AnotherMeetsKingFirst { example, .. } => example.clone(),
            _ => return None,
        };
        Some(path.into_iter().map(|square| self.place(square)).collect())
    }

    /// What is written in a square.
    pub(super) fn coordinate(&self, square: Square) -> Option<String> {
        let board = self.board();
        let is_numeric = board.labels().is_numeric();
        let (x, y) = board.place(square);
        let is_outer = x < 2 || x + 2 >= board.shape().width;
        match self.coords {
            Coords::Usual if is_numeric => Some(board.number(square).to_string()),
            Coords::Edge if is_numeric && is_outer => Some(board.number(square).to_string()),
            Coords::Usual | Coords::Edge | Coords::None => None,
            Coords::Numbers => Some(board.number(square).to_string()),
            Coords::Algebraic => {
                let rank = board.shape().height - y;
                Some(format!("{}{rank}", char::from(b'a' + x)))
            }
        }
    }

    pub(super) fn edge(&self) -> Vec<(Place, String)> {
        let board = self.board();
        let shape = board.shape();
        if board.labels().is_numeric() || !matches!(self.coords, Coords::Usual | Coords::Edge) {
            return Vec::new();
        }
        let label =
            |column, row| self.square_at(column, row).map(|square| board.label(square).to_string());
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
        if self.editor.is_some() {
            return self.movable();
        }
        let targets: Vec<_> = self.cells().into_iter().filter(|cell| self.is_stop(cell)).collect();
        targets.into_iter().map(|cell| cell.square).collect()
    }

    fn is_stop(&self, cell: &Cell) -> bool {
        match self.entry_begun() {
            Some(_) => cell.role == SquareRole::Target,
            None => self.accepts_moves() && self.can_move(cell.square),
        }
    }

    /// The pieces that can move, in reading order; all of them while the board is edited.
    pub fn movable(&self) -> Vec<Square> {
        if let Some(editor) = &self.editor {
            let cells = self.edited_view(editor).cells.into_iter();
            return cells.filter(|cell| cell.grabbable).map(|cell| cell.square).collect();
        }
        let cells = self.cells().into_iter();
        cells.map(|cell| cell.square).filter(|&square| self.can_move(square)).collect()
    }

    /// How many pieces White and Black have.
    pub fn n_pieces(&self) -> (usize, usize) {
        let count = |color: Color| {
            let side = match &self.editor {
                Some(editor) => editor.setup().sides[color.index()],
                None => self.shown_position().side(color),
            };
            usize::try_from(side.count()).unwrap_or_default()
        };
        (count(Color::White), count(Color::Black))
    }

    /// Whose turn it is in what is shown, where somebody may move.
    pub fn turn_shown(&self) -> Option<Color> {
        match &self.editor {
            Some(editor) => Some(editor.setup().turn),
            None => (self.status() == Status::Ongoing).then(|| self.shown_position().turn()),
        }
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
