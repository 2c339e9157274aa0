//! What is drawn and announced, derived from the state: plain data for the components.

use super::board::{Board, Pressing};
use super::drawn::Drawn;
use super::game::GameSession;
use super::hint::Hint;
use super::input::Candidate;
use super::notice::Notice;
use super::place::Layout;
pub use super::place::{Coords, Place, coordinates};
use super::table::Table;
use crate::notation::marks::{Arrow, Brush, MarkShape};
use crate::rules::explain::Refusal;
use crate::rules::spec::{KingLimit, Removal};
use crate::rules::{Bits, Color, Move, Piece, Position, Square, Status};
use crate::text::{SquareRole, SquareWords};

/// The board to draw.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardView {
    /// The number of columns.
    pub width: u8,
    /// The number of rows.
    pub height: u8,
    /// The accessible name.
    pub name: String,
    /// The playable squares, row by row as drawn.
    pub cells: Vec<Cell>,
    /// The pieces.
    pub pieces: Vec<PieceView>,
    /// The path of the last move, from its first square.
    pub trail: Vec<Place>,
    /// The places where the last move took pieces.
    pub taken: Vec<Place>,
    /// The routes to choose from.
    pub routes: Vec<Vec<Place>>,
    /// Moves to point at, the best first.
    pub arrows: Vec<Vec<Place>>,
    /// The author's marks.
    pub drawn_marks: Vec<(Place, MarkShape)>,
    /// The author's arrows.
    pub drawn_arrows: Vec<(Brush, Vec<Place>)>,
    /// The letters and numbers along the edge, each with the place of the square that it is written
    /// in.
    pub edge: Vec<(Place, String)>,
    /// What happens where a press or a drag ends.
    pub hand: HandRule,
}

/// What a pointer can do on a board besides pressing squares and dragging pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandRule {
    /// Nothing more.
    Plain,
    /// Draw: a press that ends on another square is an arrow.
    Draws,
    /// Remove pieces by dropping them outside the board.
    TakesOff,
}

impl BoardView {
    /// The square that the keyboard is on.
    pub fn focus(&self) -> Option<Square> {
        self.cells.iter().find(|cell| cell.focused).map(|cell| cell.square)
    }

    /// The cell of a playable square.
    pub fn cell(&self, square: Square) -> Option<&Cell> {
        self.cells.iter().find(|cell| cell.square == square)
    }

    /// The square at a place, if it is playable.
    pub fn square_at(&self, column: u8, row: u8) -> Option<Square> {
        let place = Place { column, row };
        self.cells.iter().find(|cell| cell.place == place).map(|cell| cell.square)
    }

    /// The squares worth pressing next, in reading order: pieces that can move, or landing squares
    /// of the chosen piece.
    pub fn stops(&self) -> Vec<Square> {
        self.squares(|cell| cell.stop)
    }

    /// The pieces that can move, in reading order; all pieces while the board is edited.
    pub fn movable(&self) -> Vec<Square> {
        self.squares(|cell| cell.movable)
    }

    fn squares(&self, is_meant: impl Fn(&Cell) -> bool) -> Vec<Square> {
        self.cells.iter().filter(|cell| is_meant(cell)).map(|cell| cell.square).collect()
    }
}

/// A playable square.
#[derive(Clone, Debug, PartialEq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a mark of its own, and any of them go together"
)]
pub struct Cell {
    /// The square.
    pub square: Square,
    /// Where it is drawn.
    pub place: Place,
    /// The coordinate written in it.
    pub coordinate: Option<String>,
    /// Whether a piece stands there.
    pub holds_piece: bool,
    /// Its number, or its letter and number.
    pub label: String,
    /// Its accessible name.
    pub name: String,
    /// What pressing it can do.
    pub role: SquareRole,
    /// Whether a move of the chosen piece can end here, rather than just pass.
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
    /// Whether a piece here can be dragged.
    pub grabbable: bool,
    /// Whether pressing it does anything.
    pub alive: bool,
    /// Whether a piece here can move at the end of the game; while the board is edited, whether
    /// there is a piece.
    pub movable: bool,
    /// Whether it is worth pressing next.
    pub stop: bool,
}

/// A piece.
#[derive(Clone, Debug, PartialEq)]
pub struct PieceView {
    /// Identifies a piece from one rendering to the next; a new key makes a new element.
    pub key: String,
    /// The square that the rules have it on.
    pub square: Square,
    /// The place where it is drawn.
    pub place: Place,
    /// The place from which it slides there.
    pub slides_from: Option<Place>,
    /// Its color and kind.
    pub piece: Piece,
    /// Whether it has been jumped but not removed yet.
    pub ghost: bool,
    /// Whether it is chosen.
    pub chosen: bool,
    /// Whether it has just become a king.
    pub crowned: bool,
    /// Its quiet moves in a row, if a limit counts them.
    pub streak: u8,
}

/// A piece in motion: in an animation, or in a capture being entered.
struct Mover<'a> {
    from: Square,
    at: Square,
    slides_from: Option<Square>,
    jumped: &'a [Square],
    n_landed: usize,
}

/// What is shown of a table.
struct Scene<'a> {
    board: &'a Board,
    game: &'a GameSession,
    layout: Layout<'a>,
    /// Whether a person can enter a move.
    accepts: bool,
}

impl Table {
    /// The board to draw.
    pub fn board_view(&self) -> BoardView {
        let shape = self.board().shape();
        let scene = Scene {
            board: &self.board,
            game: &self.game,
            layout: self.board.layout(self.board()),
            accepts: self.accepts_moves(),
        };
        let (trail, taken) = scene.trail();
        let ply = self.shown_ply();
        let drawn = [self.board.drawn_at(ply), self.board.sketch_at(ply)];
        BoardView {
            width: shape.width,
            height: shape.height,
            name: self.board_name(),
            cells: scene.cells(),
            pieces: scene.pieces(),
            trail,
            taken,
            routes: self.route_choices().iter().map(|choice| scene.way_of(choice)).collect(),
            arrows: scene.arrows(),
            drawn_marks: scene.drawn_marks(drawn),
            drawn_arrows: scene.drawn_arrows(drawn),
            edge: scene.layout.edge(),
            hand: match self.board.pressing {
                Pressing::Draws => HandRule::Draws,
                Pressing::Moves | Pressing::Nothing => HandRule::Plain,
            },
        }
    }

    /// The accessible name of the board.
    pub(super) fn board_name(&self) -> String {
        let text = self.strings();
        text.board(text.game_name(self.entry), self.turn_shown())
    }

    /// The number of White's and Black's pieces.
    pub fn n_pieces(&self) -> (usize, usize) {
        let count =
            |color| usize::try_from(self.shown_position().side(color).count()).unwrap_or_default();
        (count(Color::White), count(Color::Black))
    }

    /// The side to move in the position shown; `None` if no move can be made there.
    pub fn turn_shown(&self) -> Option<Color> {
        (self.status() == Status::Ongoing).then(|| self.shown_position().turn())
    }
}

impl Scene<'_> {
    fn way_of(&self, candidate: &Candidate) -> Vec<Place> {
        let landings = &candidate.route.landings;
        self.layout.way(std::iter::once(&candidate.mv.from).chain(landings))
    }

    /// The path of a move in a position.
    fn way_from(&self, position: &Position, mv: &Move) -> Vec<Place> {
        let route = self.game.game().ruleset().route(position, mv);
        self.layout.way(std::iter::once(&mv.from).chain(&route.landings))
    }

    fn cells(&self) -> Vec<Cell> {
        let board = self.layout.squares;
        let targets =
            self.board.entry_begun().map(|entry| entry.targets(board)).unwrap_or_default();
        let cell = |&square| self.cell(square, targets.contains(&square));
        let mut cells: Vec<_> = board.squares().iter().map(cell).collect();
        // Squares are numbered row by row, so a turned board is read backward.
        if self.layout.flipped {
            cells.reverse();
        }
        cells
    }

    fn cell(&self, square: Square, is_target: bool) -> Cell {
        let board = self.layout.squares;
        let position = self.game.shown_position();
        let movable = self.game.can_move(square);
        let own = position.side(position.turn()).has(square);
        let piece = self.piece_seen(square);
        let role = self.role(square, is_target);
        let entry = self.board.entry_begun();
        let last = self.game.shown_last();
        let label = board.label(square).to_string();
        Cell {
            square,
            place: self.layout.place(square),
            coordinate: self.layout.coordinate(square),
            holds_piece: piece.is_some(),
            name: self.board.strings().square(&SquareWords {
                label: label.clone(),
                piece,
                role,
                streak: self.streak_words(position, square),
            }),
            label,
            role,
            ends_here: entry.is_some_and(|e| e.candidates.iter().any(|c| c.mv.to == square)),
            forced: entry.is_none() && role == SquareRole::CanCapture,
            hinted: self.game.hint.as_ref().and_then(Hint::square) == Some(square),
            left: last.is_some_and(|ply| ply.mv.from == square),
            reached: last.is_some_and(|ply| ply.mv.to == square),
            focused: square == self.board.focus,
            grabbable: (self.accepts && movable && piece.is_some())
                || entry.is_some_and(|e| e.at() == square),
            alive: self.board.pressing == Pressing::Draws
                || self.accepts
                    && (own || matches!(role, SquareRole::Target | SquareRole::Selected)),
            movable,
            stop: match entry {
                Some(_) => role == SquareRole::Target,
                None => self.accepts && movable,
            },
        }
    }

    fn role(&self, square: Square, is_target: bool) -> SquareRole {
        match self.board.entry_begun() {
            _ if is_target => SquareRole::Target,
            Some(entry) if entry.at() == square => SquareRole::Selected,
            Some(entry) if entry.from == square => SquareRole::Plain,
            Some(entry) if self.leaves_ghosts() && entry.jumped().contains(&square) => {
                SquareRole::Jumped
            }
            _ if !self.accepts || !self.game.can_move(square) => SquareRole::Plain,
            _ if self.can_capture(square) => SquareRole::CanCapture,
            _ => SquareRole::CanMove,
        }
    }

    /// The piece drawn on a square. A capturing piece has left its first square, and may have taken
    /// others.
    fn piece_seen(&self, square: Square) -> Option<Piece> {
        let position = self.game.shown_position();
        match self.board.entry_begun() {
            Some(entry) if square == entry.at() => position.piece(entry.from),
            Some(entry) if square == entry.from => None,
            Some(entry) if !self.leaves_ghosts() && entry.jumped().contains(&square) => None,
            _ => position.piece(square),
        }
    }

    /// Whether jumped pieces stay until the move is over.
    fn leaves_ghosts(&self) -> bool {
        self.game.game().ruleset().rules().capture.removal == Removal::AfterMove
    }

    /// Whether the piece on a square can make a compulsory capture.
    fn can_capture(&self, square: Square) -> bool {
        self.game.game().legal_moves().iter().any(|mv| mv.from == square && mv.is_capture())
    }

    fn streak_words(&self, position: &Position, square: Square) -> Option<(u8, u8)> {
        let KingLimit::Quiet { moves: limit } = self.game.game().ruleset().rules().king_limit
        else {
            return None;
        };
        let moves = streak(position, square);
        (moves > 0).then_some((moves, limit))
    }

    fn pieces(&self) -> Vec<PieceView> {
        let (position, mover) = match (&self.board.animation, self.board.entry_begun()) {
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
                (self.game.shown_position(), Some(mover))
            }
            (None, _) => (self.game.shown_position(), None),
        };
        self.pieces_of(position, mover.as_ref())
    }

    fn pieces_of(&self, position: &Position, mover: Option<&Mover<'_>>) -> Vec<PieceView> {
        let chosen = self.board.entry_begun().map(|entry| entry.from);
        let crowned = self.game.shown_last().filter(|ply| ply.mv.promotes).map(|ply| ply.mv.to);
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
                place: self.layout.place(at),
                slides_from: moving
                    .and_then(|mover| mover.slides_from)
                    .map(|square| self.layout.place(square)),
                piece,
                ghost,
                chosen: chosen == Some(square),
                crowned: mover.is_none() && crowned == Some(square) && !self.game.looks_back(),
                streak: streak(position, square),
            });
        }
        // Moving pieces are drawn above the others.
        let is_above = |piece: &PieceView| piece.slides_from.is_some() || piece.chosen;
        let (above, mut drawn): (Vec<_>, Vec<_>) = pieces.into_iter().partition(is_above);
        drawn.extend(above);
        drawn
    }

    fn trail(&self) -> (Vec<Place>, Vec<Place>) {
        let before =
            self.game.shown_ply().checked_sub(1).and_then(|ply| self.game.game().position_at(ply));
        let (Some(ply), Some(before)) = (self.game.shown_last(), before) else {
            return (Vec::new(), Vec::new());
        };
        let taken = ply.mv.captured.squares().map(|square| self.layout.place(square)).collect();
        (self.way_from(before, &ply.mv), taken)
    }

    fn arrows(&self) -> Vec<Vec<Place>> {
        if self.board.animation.is_some() {
            return Vec::new();
        }
        let shown = |mv| self.way_from(self.game.shown_position(), mv);
        let hinted = || self.game.hint.as_ref().and_then(Hint::shown).map(shown);
        let lines = || self.game.analysis.firsts().iter().map(shown).collect();
        self.due_way().or_else(hinted).map_or_else(lines, |way| vec![way])
    }

    /// The path of a compulsory capture, after another move was refused because of it.
    fn due_way(&self) -> Option<Vec<Place>> {
        let Some(Notice::Refused(refusal)) = &self.board.notice else { return None };
        let path = match refusal {
            Refusal::MustCapture { example, .. } => {
                let route = self.game.game().ruleset().route(self.game.game().position(), example);
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
        Some(self.layout.way(&path))
    }

    /// Marks on the position shown: the author's and the person's own.
    fn drawn_marks(&self, drawn: [Option<&Drawn>; 2]) -> Vec<(Place, MarkShape)> {
        let marks = drawn.into_iter().flatten().flat_map(|drawn| &drawn.marks);
        marks.map(|mark| (self.layout.place(mark.square), mark.shape)).collect()
    }

    /// Arrows on the position shown: the author's, the person's own, and the threat.
    fn drawn_arrows(&self, drawn: [Option<&Drawn>; 2]) -> Vec<(Brush, Vec<Place>)> {
        let arrows = drawn.into_iter().flatten().flat_map(|drawn| &drawn.arrows);
        let drawn = arrows.map(|Arrow { brush, squares }| (*brush, self.layout.way(squares)));
        let threat = self.game.analysis.threat(&self.game.record);
        let threat = threat.map(|mv| self.way_from(&self.game.shown_position().passed(), mv));
        drawn.chain(threat.map(|way| (Brush::Red, way))).collect()
    }
}

/// The quiet moves in a row of the king on this square, if a limit counts them.
fn streak(position: &Position, square: Square) -> u8 {
    let streaks = Color::BOTH.map(|color| position.streak(color));
    streaks
        .into_iter()
        .find(|streak| streak.moves > 0 && streak.square == square)
        .map_or(0, |streak| streak.moves)
}
