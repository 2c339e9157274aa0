//! The editor on a board: board actions are edits, and the board shows the setup.

use crate::notation::fen;
use crate::play::board::{Board, BoardAction};
use crate::play::editor::{Editor, Tool};
use crate::play::mode::Mode;
use crate::play::presets::Preset;
use crate::play::session::Session;
use crate::play::view::{BoardView, Cell, HandRule, PieceView};
use crate::rules::spec::KingLimit;
use crate::rules::{Bits, Color, KingStreak, Square};
use crate::text::{SquareRole, SquareWords, Strings};

/// An action in the board editor.
#[derive(Clone, Debug)]
pub enum EditAction {
    /// Open the editor with the position shown.
    Open,
    /// Choose the tool.
    Choose(Tool),
    /// Remove the piece on a square.
    Erase(Square),
    /// Set the side to move.
    Turn(Color),
    /// Set how many moves in a row a side has made with one king.
    Streak(Color, KingStreak),
    /// Start again from a preset.
    Preset(Preset),
    /// Change the game, by id, and keep the pieces.
    Ruleset(&'static str),
    /// The text of the FEN field has changed.
    Fen(String),
    /// The FEN field has lost the focus.
    EndFen,
    /// Take the position and the ruleset of an opened game.
    Take(Box<Session>),
    /// Close the editor.
    Leave(Leave),
}

/// How the editor is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leave {
    /// Back to the game as it was.
    Discard,
    /// Play from the position set up.
    Play(Mode),
    /// Show the position set up; the computer does not move until it is asked.
    Look,
}

impl Editor {
    /// Handles an action on the board while it is edited.
    pub(in crate::play) fn on_board(&mut self, board: &mut Board, action: BoardAction) {
        match action {
            action if action.is_off(self.board()) => {}
            BoardAction::Press(square) => {
                board.focus = square;
                self.press(square);
                self.say_square(board, square);
            }
            BoardAction::Focus(square) => board.focus = square,
            BoardAction::Grab(square) => {
                board.focus = square;
                self.take(square);
            }
            BoardAction::Drop(square) => {
                board.focus = square;
                self.put_down(square);
                self.say_square(board, square);
            }
            BoardAction::DropOutside => {
                let from = self.held();
                self.throw_away();
                if let Some(square) = from {
                    self.say_square(board, square);
                }
            }
            BoardAction::Cancel => self.let_go(),
            BoardAction::Undo => {
                self.undo();
                self.say_board(board);
            }
            BoardAction::Redo => {
                self.redo();
                self.say_board(board);
            }
            BoardAction::Flip => board.flipped = !board.flipped,
            BoardAction::Say(text) => board.say(text),
            // There is no animation and no line of moves.
            BoardAction::ChooseRoute(_)
            | BoardAction::AnimationStep
            | BoardAction::Go(_)
            | BoardAction::Show(_)
            | BoardAction::Sketch(..) => {}
        }
    }

    /// Makes an edit. Opening and closing the editor are handled by the page.
    pub(in crate::play) fn act(&mut self, board: &mut Board, action: EditAction) {
        let text = board.strings();
        match action {
            EditAction::Open | EditAction::Leave(_) => {}
            EditAction::Choose(tool) => {
                self.choose(tool);
                board.say(tool.name(text).to_owned());
            }
            EditAction::Erase(square) => {
                if self.board().squares().contains(&square) {
                    self.put(square, None);
                    self.say_square(board, square);
                }
            }
            EditAction::Turn(turn) => {
                self.set_turn(turn);
                board.say(text.to_move(turn).to_owned());
            }
            EditAction::Streak(color, streak) => self.set_streak(color, streak),
            EditAction::Preset(preset) => {
                self.set_preset(preset);
                self.say_board(board);
            }
            EditAction::Ruleset(id) => {
                self.set_ruleset(id);
                self.say_board(board);
            }
            EditAction::Fen(text) => self.set_fen(text),
            EditAction::EndFen => self.end_fen(),
            EditAction::Take(session) => {
                let game = &session.game;
                let shown = game.position_at(session.ply).unwrap_or(game.position());
                self.set_ruleset(session.entry.rules.id);
                self.set_fen(fen::write(game.ruleset(), shown));
                self.end_fen();
                self.say_board(board);
            }
        }
    }

    /// The number of White's and Black's pieces.
    pub fn n_pieces(&self) -> (usize, usize) {
        let count = |color: Color| {
            usize::try_from(self.setup().sides[color.index()].count()).unwrap_or_default()
        };
        (count(Color::White), count(Color::Black))
    }

    fn say_square(&self, board: &mut Board, square: Square) {
        board.say(self.square_name(board.strings(), square));
    }

    /// Announces the whole setup, after it has changed as a whole.
    fn say_board(&self, board: &mut Board) {
        board.keep_focus_on(self.board());
        let (white, black) = self.n_pieces();
        let pieces = board.strings().pieces_left(white, black);
        board.say(format!("{}. {pieces}", self.board_name(board.strings())));
    }

    fn board_name(&self, text: &Strings) -> String {
        let name = text.game_name(self.entry());
        format!("{}: {}", text.editor, text.board(name, Some(self.setup().turn)))
    }

    /// The board to draw while it is edited.
    pub(in crate::play) fn view(&self, board: &Board) -> BoardView {
        let shape = self.board().shape();
        let squares = self.board().squares().iter();
        let mut cells: Vec<_> = squares.map(|&square| self.cell(board, square)).collect();
        if board.flipped {
            cells.reverse();
        }
        let drawn = self.board().squares().iter();
        let drawn = drawn.filter_map(|&square| self.piece_view(board, square));
        // The piece picked up is drawn above the others.
        let (above, mut pieces): (Vec<_>, Vec<_>) = drawn.partition(|piece| piece.chosen);
        pieces.extend(above);
        BoardView {
            width: shape.width,
            height: shape.height,
            name: self.board_name(board.strings()),
            cells,
            pieces,
            trail: Vec::new(),
            taken: Vec::new(),
            arrows: Vec::new(),
            drawn_marks: Vec::new(),
            drawn_arrows: Vec::new(),
            routes: Vec::new(),
            edge: board.layout(self.board()).edge(),
            hand: HandRule::TakesOff,
        }
    }

    fn cell(&self, board: &Board, square: Square) -> Cell {
        let layout = board.layout(self.board());
        let has_piece = self.piece(square).is_some();
        Cell {
            square,
            place: layout.place(square),
            coordinate: layout.coordinate(square),
            holds_piece: has_piece,
            label: self.board().label(square).to_string(),
            name: self.square_name(board.strings(), square),
            role: self.role(square),
            ends_here: false,
            forced: false,
            hinted: false,
            left: false,
            reached: false,
            focused: square == board.focus,
            grabbable: has_piece,
            alive: true,
            movable: has_piece,
            stop: has_piece,
        }
    }

    fn square_name(&self, text: &Strings, square: Square) -> String {
        let streak = self.streak(square);
        let limit = match self.ruleset().rules().king_limit {
            KingLimit::Quiet { moves } if streak > 0 => Some(moves),
            _ => None,
        };
        text.square(&SquareWords {
            label: self.board().label(square).to_string(),
            piece: self.piece(square),
            role: self.role(square),
            streak: limit.map(|limit| (streak, limit)),
        })
    }

    fn piece_view(&self, board: &Board, square: Square) -> Option<PieceView> {
        Some(PieceView {
            key: square.index().to_string(),
            square,
            place: board.layout(self.board()).place(square),
            slides_from: None,
            piece: self.piece(square)?,
            ghost: false,
            chosen: self.held() == Some(square),
            crowned: false,
            streak: self.streak(square),
        })
    }

    fn role(&self, square: Square) -> SquareRole {
        if self.held() == Some(square) { SquareRole::Selected } else { SquareRole::Plain }
    }

    /// The moves in a row of the king on this square.
    fn streak(&self, square: Square) -> u8 {
        let streaks = self.setup().streaks.iter().filter(|streak| streak.square == square);
        streaks.map(|streak| streak.moves).max().unwrap_or(0)
    }
}

impl Tool {
    /// Its name.
    pub fn name(self, text: &Strings) -> &'static str {
        match self {
            Self::Piece(piece) => text.piece(piece),
            Self::Eraser => text.eraser,
            Self::Hand => text.hand,
        }
    }
}
