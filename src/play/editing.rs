//! What edits do to the page's state, and the board as it is drawn while it is edited.

use super::action::{Action, BoardAction, EditAction, Leave};
use super::editor::{Editor, Tool};
use super::session::Session;
use super::state::{Mode, Play};
use super::view::{BoardView, Cell, PieceView, Place};
use crate::notation::fen;
use crate::rules::spec::KingLimit;
use crate::rules::{Board, Color, Square};
use crate::text::{SquareRole, SquareWords};

impl Play {
    /// The editor, while it is open.
    pub const fn editor(&self) -> Option<&Editor> {
        self.editor.as_ref()
    }

    /// The board that is drawn.
    pub fn board(&self) -> &Board {
        match &self.editor {
            Some(editor) => editor.board(),
            None => self.game().ruleset().board(),
        }
    }

    /// Deals with edits, and with what is done on the board while it is edited; gives back the
    /// rest.
    pub(super) fn edited(&mut self, action: Action) -> Option<Action> {
        if let Action::Edit(edit) = action {
            self.edit(edit);
            return None;
        }
        let Some(editor) = &mut self.editor else { return Some(action) };
        let Action::Board(action) = action else { return Some(action) };
        match action {
            BoardAction::Press(square)
            | BoardAction::Grab(square)
            | BoardAction::Drop(square)
            | BoardAction::Focus(square)
                if !editor.board().squares().contains(&square) => {}
            BoardAction::Press(square) => {
                self.focus = square;
                editor.press(square);
                self.say_square(square);
            }
            BoardAction::Focus(square) => self.focus = square,
            BoardAction::Grab(square) => {
                self.focus = square;
                editor.take(square);
            }
            BoardAction::Drop(square) => {
                self.focus = square;
                editor.put_down(square);
                self.say_square(square);
            }
            BoardAction::DropOutside => {
                let from = editor.held();
                editor.throw_away();
                if let Some(square) = from {
                    self.say_square(square);
                }
            }
            BoardAction::Cancel => editor.let_go(),
            BoardAction::Undo => {
                editor.undo();
                self.say_board();
            }
            BoardAction::Redo => {
                editor.redo();
                self.say_board();
            }
            other => return Some(other.into()),
        }
        None
    }

    fn edit(&mut self, action: EditAction) {
        let Some(editor) = &mut self.editor else {
            if matches!(action, EditAction::Open) {
                self.settle();
                self.editor = Some(Editor::new(self.entry, self.shown_position()));
                self.say(self.strings().editor.to_owned());
            }
            return;
        };
        match action {
            EditAction::Open => {}
            EditAction::Choose(tool) => {
                editor.choose(tool);
                self.say(self.tool_name(tool).to_owned());
            }
            EditAction::Erase(square) => {
                if editor.board().squares().contains(&square) {
                    editor.put(square, None);
                    self.say_square(square);
                }
            }
            EditAction::Turn(turn) => {
                editor.set_turn(turn);
                self.say((self.strings().to_move)(turn).to_owned());
            }
            EditAction::Streak(color, streak) => editor.set_streak(color, streak),
            EditAction::Preset(preset) => {
                editor.set_preset(preset);
                self.say_board();
            }
            EditAction::Ruleset(id) => {
                editor.set_ruleset(id);
                self.say_board();
            }
            EditAction::Fen(text) => editor.set_fen(text),
            EditAction::EndFen => editor.end_fen(),
            EditAction::Take(session) => {
                let game = &session.game;
                let shown = game.position_at(session.ply).unwrap_or(game.position());
                editor.set_ruleset(session.entry.rules.id);
                editor.set_fen(fen::write(game.ruleset(), shown));
                editor.end_fen();
                self.say_board();
            }
            EditAction::Leave(leave) => self.leave_editor(leave),
        }
    }

    /// Goes back to the game, or puts the setup in its place. What is no position cannot be
    /// played, and stays in the editor.
    fn leave_editor(&mut self, leave: Leave) {
        let Some(editor) = &self.editor else { return };
        let mode = match leave {
            Leave::Discard => {
                self.editor = None;
                self.keep_focus_on_board();
                self.say_board();
                return;
            }
            Leave::Play(mode) => mode,
            Leave::Look => self.mode,
        };
        let (entry, Some(game)) = (editor.entry(), editor.game()) else { return };
        let flipped = match mode {
            Mode::Computer { human, .. } if leave != Leave::Look => human == Color::Black,
            _ => self.flipped,
        };
        self.open(Session { flipped, mode: Some(mode), ..Session::new(entry, game) });
        // Whoever wants to look does not want an answer at once.
        self.engine.stopped = leave == Leave::Look;
        self.say_board();
    }

    fn keep_focus_on_board(&mut self) {
        let squares = self.board().squares();
        if !squares.contains(&self.focus) {
            self.focus = squares.last().copied().unwrap_or_default();
        }
    }

    fn say_square(&mut self, square: Square) {
        if let Some(editor) = &self.editor {
            self.say(self.edited_square_name(editor, square));
        }
    }

    /// Says how the board stands after a change of the whole of it.
    fn say_board(&mut self) {
        self.keep_focus_on_board();
        let (white, black) = self.n_pieces();
        let pieces = (self.strings().pieces_left)(white, black);
        self.say(format!("{}. {pieces}", self.board_name()));
    }

    fn board_name(&self) -> String {
        let text = self.strings();
        match &self.editor {
            Some(editor) => {
                let name = (text.pick)(&editor.entry().name);
                let board = (text.board)(name, Some(editor.setup().turn));
                format!("{}: {board}", text.editor)
            }
            None => self.board_view().name,
        }
    }

    /// What a tool is called.
    pub fn tool_name(&self, tool: Tool) -> &'static str {
        let text = self.strings();
        match tool {
            Tool::Piece(piece) => (text.piece)(piece),
            Tool::Eraser => text.eraser,
            Tool::Hand => text.hand,
        }
    }

    /// The board as it is drawn while it is edited.
    pub(super) fn edited_view(&self, editor: &Editor) -> BoardView {
        let shape = editor.board().shape();
        let squares = editor.board().squares().iter();
        let mut cells: Vec<_> = squares.map(|&square| self.edited_cell(editor, square)).collect();
        if self.flipped {
            cells.reverse();
        }
        let drawn = editor.board().squares().iter();
        let drawn = drawn.filter_map(|&square| self.edited_piece(editor, square));
        // The piece in hand is drawn above the others.
        let (above, mut pieces): (Vec<_>, Vec<_>) = drawn.partition(|piece| piece.chosen);
        pieces.extend(above);
        BoardView {
            width: shape.width,
            height: shape.height,
            name: self.board_name(),
            cells,
            pieces,
            trail: Vec::new(),
            taken: Vec::new(),
            arrows: Vec::new(),
            drawn_marks: Vec::new(),
            drawn_arrows: Vec::new(),
            routes: Vec::new(),
            edge: self.edge(),
        }
    }

    fn edited_cell(&self, editor: &Editor, square: Square) -> Cell {
        Cell {
            square,
            place: self.place(square),
            coordinate: self.coordinate(square),
            name: self.edited_square_name(editor, square),
            role: edited_role(editor, square),
            ends_here: false,
            forced: false,
            hinted: false,
            left: false,
            reached: false,
            focused: square == self.focus,
            grabbable: editor.piece(square).is_some(),
            alive: true,
        }
    }

    fn edited_square_name(&self, editor: &Editor, square: Square) -> String {
        let streak = streak(editor, square);
        let limit = match editor.ruleset().rules().king_limit {
            KingLimit::Quiet { moves } if streak > 0 => Some(moves),
            _ => None,
        };
        (self.strings().square)(&SquareWords {
            label: editor.board().label(square).to_string(),
            piece: editor.piece(square),
            role: edited_role(editor, square),
            streak: limit.map(|limit| (streak, limit)),
        })
    }

    fn edited_piece(&self, editor: &Editor, square: Square) -> Option<PieceView> {
        let place: Place = self.place(square);
        Some(PieceView {
            key: square.index().to_string(),
            square,
            place,
            slides_from: None,
            piece: editor.piece(square)?,
            ghost: false,
            chosen: editor.held() == Some(square),
            crowned: false,
            streak: streak(editor, square),
        })
    }
}

fn edited_role(editor: &Editor, square: Square) -> SquareRole {
    if editor.held() == Some(square) { SquareRole::Selected } else { SquareRole::Plain }
}

/// Moves in a row of the king on this square.
fn streak(editor: &Editor, square: Square) -> u8 {
    let streaks = editor.setup().streaks.iter();
    streaks.filter(|streak| streak.square == square).map(|streak| streak.moves).max().unwrap_or(0)
}
