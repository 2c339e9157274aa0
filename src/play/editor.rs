//! The board editor: the setup so far, and what is wrong or unusual about it.
//!
//! A setup need not make sense while it is edited: its faults are listed, and nothing is undone
//! because of them. The game on the board does not change until the editor is closed.

use std::sync::Arc;

use super::presets::Preset;
use crate::notation::fen::{self, FenError};
use crate::notation::link;
use crate::rules::board::Squares;
use crate::rules::spec::KingLimit;
use crate::rules::{
    Bits, Board, Color, Game, Kind, KingStreak, Piece, Position, Ruleset, Setup, SetupFault,
    Square, Status,
};
use crate::rulesets::{self, Entry};

/// The most edits that can be undone.
pub const MAX_UNDO: usize = 100;

/// What a press on a square does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Puts this piece there, or removes it where it stands already.
    Piece(Piece),
    /// Removes the piece that stands there.
    Eraser,
    /// Picks a piece up, and puts it down.
    Hand,
}

impl Tool {
    /// All tools, in the order of their keys, 1 to 6.
    pub const ALL: [Self; 6] = [
        Self::Piece(Piece { color: Color::White, kind: Kind::Man }),
        Self::Piece(Piece { color: Color::White, kind: Kind::King }),
        Self::Piece(Piece { color: Color::Black, kind: Kind::Man }),
        Self::Piece(Piece { color: Color::Black, kind: Kind::King }),
        Self::Eraser,
        Self::Hand,
    ];
}

/// Something unusual about a legal position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// Men stand on their last row.
    MenOnLastRow(Color, Vec<Square>),
    /// A side has more pieces than at the start of a game.
    MoreThanAtStart {
        /// The side.
        color: Color,
        /// Its number of pieces.
        count: u32,
        /// Its number of pieces at the start of a game.
        start: u32,
    },
    /// The game would be over at once.
    Over(Status),
}

/// A setup and the game it is for.
#[derive(Clone, Debug)]
struct Draft {
    entry: &'static Entry,
    ruleset: Arc<Ruleset>,
    setup: Setup,
}

/// Text typed into the FEN field that is not a position.
#[derive(Clone, Debug)]
struct Typed {
    text: String,
    error: Option<FenError>,
    /// Whether this typing has changed the board. All of it is one edit.
    has_edited: bool,
}

/// The state of the editor.
#[derive(Clone, Debug)]
pub struct Editor {
    draft: Draft,
    tool: Tool,
    held: Option<Square>,
    undone: Vec<Draft>,
    done: Vec<Draft>,
    /// The setup before the game was changed, perhaps several times in a row.
    origin: Option<Draft>,
    typed: Option<Typed>,
    n_dropped: u32,
    /// What follows from the draft; kept because it takes time to compute.
    position: Result<Position, Vec<SetupFault>>,
    notes: Vec<Note>,
}

impl Editor {
    /// An editor that begins with a position.
    pub(super) fn new(entry: &'static Entry, position: &Position) -> Self {
        let ruleset = Arc::new(Ruleset::new(&entry.rules));
        let mut editor = Self {
            draft: Draft { entry, ruleset, setup: Setup::from(position) },
            tool: Tool::ALL[0],
            held: None,
            undone: Vec::new(),
            done: Vec::new(),
            origin: None,
            typed: None,
            n_dropped: 0,
            position: Err(Vec::new()),
            notes: Vec::new(),
        };
        editor.judge();
        editor
    }

    /// The game whose board is edited.
    pub const fn entry(&self) -> &'static Entry {
        self.draft.entry
    }

    /// The rules of that game.
    pub fn ruleset(&self) -> &Ruleset {
        &self.draft.ruleset
    }

    /// The board of that game.
    pub fn board(&self) -> &Board {
        self.draft.ruleset.board()
    }

    /// The setup so far.
    pub const fn setup(&self) -> &Setup {
        &self.draft.setup
    }

    /// The tool in use.
    pub const fn tool(&self) -> Tool {
        self.tool
    }

    /// The square of the piece picked up.
    pub const fn held(&self) -> Option<Square> {
        self.held
    }

    /// Whether there is an edit to undo.
    pub fn can_undo(&self) -> bool {
        !self.done.is_empty()
    }

    /// Whether there is an edit to redo.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// The piece on a square.
    pub fn piece(&self, square: Square) -> Option<Piece> {
        piece_on(self.setup(), square)
    }

    /// The position, if the setup is a legal one.
    pub const fn position(&self) -> Option<&Position> {
        match &self.position {
            Ok(position) => Some(position),
            Err(_) => None,
        }
    }

    /// All faults of the setup.
    pub fn faults(&self) -> &[SetupFault] {
        match &self.position {
            Ok(_) => &[],
            Err(faults) => faults,
        }
    }

    /// What is unusual about the position.
    pub fn notes(&self) -> &[Note] {
        &self.notes
    }

    /// How many pieces were dropped at the last change of game, because the new board lacks their
    /// squares.
    pub const fn n_dropped(&self) -> u32 {
        self.n_dropped
    }

    /// The setup as FEN, or the text being typed.
    pub fn fen(&self) -> String {
        if let Some(typed) = &self.typed {
            return typed.text.clone();
        }
        match &self.position {
            Ok(position) => fen::write(self.ruleset(), position),
            Err(_) => match self.setup().turn {
                Color::White => "W:W:B".to_owned(),
                Color::Black => "B:W:B".to_owned(),
            },
        }
    }

    /// What is wrong with the text being typed.
    pub fn fen_error(&self) -> Option<&FenError> {
        self.typed.as_ref()?.error.as_ref()
    }

    /// A link to a game from this position, if the setup is one.
    pub fn link(&self, bottom: Color) -> Option<String> {
        Some(link::write(&self.game()?, &[], None, bottom))
    }

    /// A game from this position, if the setup is one.
    pub(super) fn game(&self) -> Option<Game> {
        Some(Game::from_position(Arc::clone(&self.draft.ruleset), *self.position()?))
    }

    /// The kings of a side whose moves a king limit may count, and the limit; `None` in games
    /// without one.
    pub fn counted_kings(&self, color: Color) -> Option<(Vec<Square>, u8)> {
        let KingLimit::Quiet { moves } = self.ruleset().rules().king_limit else { return None };
        let kings = self.setup().sides[color.index()] & self.setup().kings;
        Some((kings.squares().collect(), moves))
    }

    pub(super) fn choose(&mut self, tool: Tool) {
        self.tool = tool;
        self.held = None;
    }

    /// Applies the tool to a square.
    pub(super) fn press(&mut self, square: Square) {
        match (self.tool, self.held) {
            (_, Some(held)) if held == square => self.held = None,
            (_, Some(_)) => self.put_down(square),
            (Tool::Hand, None) => self.take(square),
            (Tool::Eraser, None) => self.put(square, None),
            (Tool::Piece(piece), None) => {
                let stands_already = self.piece(square) == Some(piece);
                self.put(square, (!stands_already).then_some(piece));
            }
        }
    }

    /// Picks up the piece on a square, if there is one.
    pub(super) fn take(&mut self, square: Square) {
        self.held = self.piece(square).map(|_| square);
    }

    /// Puts the piece picked up back.
    pub(super) fn let_go(&mut self) {
        self.held = None;
    }

    /// Puts the piece picked up on a square, in place of any piece there.
    pub(super) fn put_down(&mut self, to: Square) {
        let Some(from) = self.held.take().filter(|&from| from != to) else { return };
        let piece = self.piece(from);
        let mut setup = *self.setup();
        setup.put(from, None);
        setup.put(to, piece);
        for streak in &mut setup.streaks {
            if streak.moves > 0 && streak.square == from {
                streak.square = to;
            }
        }
        self.set(setup);
    }

    /// Removes the piece picked up.
    pub(super) fn throw_away(&mut self) {
        if let Some(from) = self.held.take() {
            self.put(from, None);
        }
    }

    /// Puts a piece on a square, or clears the square.
    pub(super) fn put(&mut self, square: Square, piece: Option<Piece>) {
        let mut setup = *self.setup();
        setup.put(square, piece);
        self.set(setup);
    }

    pub(super) fn set_turn(&mut self, turn: Color) {
        self.set(Setup { turn, ..*self.setup() });
    }

    /// Sets how many moves in a row a side has made with one king; 0 for none.
    pub(super) fn set_streak(&mut self, color: Color, streak: KingStreak) {
        let mut setup = *self.setup();
        setup.streaks[color.index()] = streak;
        self.set(setup);
    }

    pub(super) fn set_preset(&mut self, preset: Preset) {
        self.set(preset.setup(self.ruleset()));
    }

    /// Changes the game and keeps each piece whose square, by file and rank, is on the new board
    /// too. Where the dark squares are mirrored, files are counted from the other side. Browsing
    /// the games one by one loses no piece on the way.
    pub(super) fn set_ruleset(&mut self, id: &str) {
        let Some(entry) =
            rulesets::find(id).filter(|entry| entry.rules.id != self.entry().rules.id)
        else {
            return;
        };
        let origin = self.origin.take().unwrap_or_else(|| self.draft.clone());
        let ruleset = Arc::new(Ruleset::new(&entry.rules));
        let (setup, n_dropped) = moved_over(&origin, &ruleset);
        self.change(Draft { entry, ruleset, setup });
        self.n_dropped = n_dropped;
        self.origin = Some(origin);
    }

    /// Reads a position as it is typed; the board changes as soon as the text is a position.
    pub(super) fn set_fen(&mut self, text: String) {
        let had_edited = self.typed.as_ref().is_some_and(|typed| typed.has_edited);
        let (has_edited, error) = match fen::parse(self.ruleset(), &text) {
            Err(error) => (had_edited, Some(error)),
            Ok(position) => {
                let setup = Setup::from(&position);
                let is_new = setup != *self.setup();
                if is_new && had_edited {
                    self.draft.setup = setup;
                    self.judge();
                } else if is_new {
                    self.set(setup);
                }
                (had_edited || is_new, None)
            }
        };
        self.held = None;
        self.typed = Some(Typed { text, error, has_edited });
    }

    /// The person has left the FEN field. Text that could not be read stays there, to be corrected.
    pub(super) fn end_fen(&mut self) {
        if self.fen_error().is_none() {
            self.typed = None;
        }
    }

    pub(super) fn undo(&mut self) {
        if let Some(draft) = self.done.pop() {
            let undone = std::mem::replace(&mut self.draft, draft);
            self.undone.push(undone);
            self.renew();
        }
    }

    pub(super) fn redo(&mut self) {
        if let Some(draft) = self.undone.pop() {
            let done = std::mem::replace(&mut self.draft, draft);
            self.done.push(done);
            self.renew();
        }
    }

    fn set(&mut self, setup: Setup) {
        self.change(Draft { setup, ..self.draft.clone() });
    }

    /// Makes an edit that can be undone, unless it changes nothing.
    fn change(&mut self, mut draft: Draft) {
        keep_counters_true(&mut draft);
        if draft.setup == self.draft.setup && draft.entry.rules.id == self.entry().rules.id {
            self.renew();
            return;
        }
        if self.done.len() == MAX_UNDO {
            self.done.remove(0);
        }
        self.done.push(std::mem::replace(&mut self.draft, draft));
        self.undone.clear();
        self.renew();
    }

    /// Computes again what follows from the draft.
    fn renew(&mut self) {
        self.held = None;
        self.typed = None;
        self.origin = None;
        self.n_dropped = 0;
        self.judge();
    }

    fn judge(&mut self) {
        self.position = self.draft.ruleset.position(self.draft.setup);
        self.notes = self.game().map(|game| notes(&game)).unwrap_or_default();
    }
}

/// Clears the king counts that no longer apply: the king is gone, or the game does not count.
fn keep_counters_true(draft: &mut Draft) {
    let limit = match draft.ruleset.rules().king_limit {
        KingLimit::None => 0,
        KingLimit::Quiet { moves } => moves,
    };
    for color in Color::BOTH {
        let kings = draft.setup.sides[color.index()] & draft.setup.kings;
        let streak = &mut draft.setup.streaks[color.index()];
        streak.moves = streak.moves.min(limit);
        if streak.moves == 0 || !kings.has(streak.square) {
            *streak = KingStreak::default();
        }
    }
}

fn piece_on(setup: &Setup, square: Square) -> Option<Piece> {
    let side = |color: &Color| setup.sides[color.index()].has(square);
    let color = Color::BOTH.into_iter().find(side)?;
    let kind = if setup.kings.has(square) { Kind::King } else { Kind::Man };
    Some(Piece { color, kind })
}

/// A setup moved to another board, and how many pieces have no square there.
fn moved_over(draft: &Draft, ruleset: &Ruleset) -> (Setup, u32) {
    let mut setup = Setup::empty(draft.setup.turn);
    let mut n_dropped = 0;
    for &from in draft.ruleset.board().squares() {
        let Some(piece) = piece_on(&draft.setup, from) else { continue };
        let Some(to) = same_place(draft.ruleset.board(), ruleset.board(), from) else {
            n_dropped += 1;
            continue;
        };
        setup.put(to, Some(piece));
        let streak = draft.setup.streaks[piece.color.index()];
        if streak.moves > 0 && streak.square == from {
            setup.streaks[piece.color.index()] = KingStreak { square: to, ..streak };
        }
    }
    (setup, n_dropped)
}

fn same_place(old: &Board, new: &Board, square: Square) -> Option<Square> {
    let (x, y) = old.place(square);
    let is_mirrored = |board: &Board| board.shape().squares == Squares::DarkMirrored;
    let turns_round = is_mirrored(old) != is_mirrored(new)
        && old.shape().squares != Squares::All
        && new.shape().squares != Squares::All;
    let x = if turns_round { old.shape().width.checked_sub(1 + x)? } else { x };
    let from_bottom = old.shape().height.checked_sub(1 + y)?;
    new.square_at(x, new.shape().height.checked_sub(1 + from_bottom)?)
}

fn notes(game: &Game) -> Vec<Note> {
    let (ruleset, position) = (game.ruleset(), game.start());
    let board = ruleset.board();
    let mut notes = Vec::new();
    for color in Color::BOTH {
        let last_row = match color {
            Color::White => 0,
            Color::Black => board.shape().height.saturating_sub(1),
        };
        let men = position.of(color, Kind::Man).squares();
        let late: Vec<_> = men.filter(|&square| board.place(square).1 == last_row).collect();
        if !late.is_empty() {
            notes.push(Note::MenOnLastRow(color, late));
        }
    }
    let at_start = ruleset.start();
    for color in Color::BOTH {
        let (count, start) = (position.side(color).count(), at_start.side(color).count());
        if count > start {
            notes.push(Note::MoreThanAtStart { color, count, start });
        }
    }
    if game.status() != Status::Ongoing {
        notes.push(Note::Over(game.status()));
    }
    notes
}
