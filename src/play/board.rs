//! A board under a person's hands, whatever it is used for: which way it is turned, where the
//! keyboard is, what has been begun on it, which move is on its way over it, what is drawn on it, and
//! what is said about it. It enters moves of the game that it is shown, and plays none.

use std::rc::Rc;

use super::animation::Animation;
use super::drawn::Drawn;
use super::input::{Candidate, Input, MoveEntry, SquareMeaning};
use super::notice::{Announcement, Notice};
use super::place::{Coords, Layout};
use super::record::playable;
use crate::notation::marks::{Arrow, Mark};
use crate::rules::explain::Refusal;
use crate::rules::{Bits, Board as Squares, Color, Game, Square};
use crate::text::{Language, Strings};

/// What pressing squares is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pressing {
    /// Moving pieces.
    Moves,
    /// Nothing: the board of a diagram, or of a game to step through.
    Nothing,
    /// Marks and arrows; pieces stand still.
    Draws,
}

/// Something on the board: what is done with pieces, and what is looked at. An embedded board knows
/// no more than this.
#[derive(Clone, Debug)]
pub enum BoardAction {
    /// A square was tapped, clicked, or chosen by key.
    Press(Square),
    /// A piece was taken in hand.
    Grab(Square),
    /// A piece in hand was let go over a square.
    Drop(Square),
    /// A piece in hand was let go outside the board.
    DropOutside,
    /// A choice or a capture in progress is given up.
    Cancel,
    /// One of the offered routes was chosen, by index.
    ChooseRoute(usize),
    /// The keyboard is on a square.
    Focus(Square),
    /// The next stage of a move on its way.
    AnimationStep,
    /// Take back a resignation, else to the person's last turn, or one ply for two players.
    Undo,
    /// Play again what was taken back.
    Redo,
    /// Turn the board.
    Flip,
    /// Look at another position of the line, and say which.
    Go(Go),
    /// Look at the position after so many plies.
    Show(usize),
    /// Something is to be said to those who listen.
    Say(String),
}

impl BoardAction {
    /// Whether it is about a square that a board does not have: what is left of another board must
    /// not reach this one.
    pub(super) fn is_off(&self, board: &Squares) -> bool {
        let (Self::Press(square) | Self::Grab(square) | Self::Drop(square) | Self::Focus(square)) =
            self
        else {
            return false;
        };
        !board.squares().contains(square)
    }
}

/// Where to go in the line on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Go {
    /// To its start.
    First,
    /// One ply back.
    Back,
    /// One ply on.
    On,
    /// To its end.
    Last,
}

impl Go {
    /// From a ply of a line of so many to another.
    pub(super) fn from(self, ply: usize, n_plies: usize) -> usize {
        match self {
            Self::First => 0,
            Self::Back => ply.saturating_sub(1),
            Self::On => (ply + 1).min(n_plies),
            Self::Last => n_plies,
        }
    }
}

/// How a person puts a piece down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hand {
    /// By tapping squares: the piece slides.
    Tap,
    /// By drag: the piece is already there.
    Drag,
}

/// A move that has been entered in full.
#[derive(Clone, Debug)]
pub(super) struct Entered {
    pub(super) candidate: Candidate,
    /// Which of its landings the piece has reached, counted from 1.
    pub(super) n_landed: usize,
    /// From where it slides there; nowhere if a hand has put it there.
    pub(super) slides_from: Option<Square>,
}

/// A board, with what a person has begun on it and is told about it.
#[derive(Clone, Debug)]
pub struct Board {
    /// Whether Black is drawn at the bottom.
    pub(super) flipped: bool,
    /// What pressing squares is for.
    pub(super) pressing: Pressing,
    /// Where coordinates are written.
    pub(super) coords: Coords,
    /// What is drawn on a position.
    pub(super) drawn: Option<Rc<Drawn>>,
    pub(super) input: Input,
    /// The square that the keyboard is on.
    pub(super) focus: Square,
    /// The move on its way, if one is.
    pub(super) animation: Option<Animation>,
    pub(super) notice: Option<Notice>,
    /// Counts notices that answer a press.
    pub(super) notice_serial: u32,
    pub(super) announcement: Announcement,
    pub(super) language: Language,
}

impl Board {
    /// A board with the keyboard where a move of the game begins.
    pub(super) fn new(game: &Game, flipped: bool, language: Language) -> Self {
        let focus = game.legal_moves().first().map_or_else(
            || game.ruleset().board().squares().last().copied().unwrap_or_default(),
            |mv| mv.from,
        );
        Self {
            flipped,
            pressing: Pressing::Moves,
            coords: Coords::Usual,
            drawn: None,
            input: Input::Idle,
            focus,
            animation: None,
            notice: None,
            notice_serial: 0,
            announcement: Announcement::default(),
            language,
        }
    }

    /// The texts of its language.
    pub(super) fn strings(&self) -> &'static Strings {
        self.language.strings()
    }

    /// Who is drawn at the bottom.
    pub(super) const fn bottom(&self) -> Color {
        if self.flipped { Color::Black } else { Color::White }
    }

    /// How some squares are drawn on it.
    pub(super) const fn layout<'a>(&self, squares: &'a Squares) -> Layout<'a> {
        Layout { squares, flipped: self.flipped, coords: self.coords }
    }

    /// The piece that has been chosen, with its jumps so far.
    pub(super) const fn entry_begun(&self) -> Option<&MoveEntry> {
        match &self.input {
            Input::Idle => None,
            Input::Selected(entry) | Input::Choosing { entry, .. } => Some(entry),
        }
    }

    /// The squares that a press or a drop has a piece go over, if a piece is chosen.
    pub(super) fn way_entered(&self, action: &BoardAction) -> Option<Vec<Square>> {
        let (BoardAction::Press(square) | BoardAction::Drop(square)) = action else { return None };
        let entry = self.entry_begun()?;
        let way = std::iter::once(entry.from).chain(entry.entered.iter().copied());
        Some(way.chain([*square]).collect())
    }

    /// What is drawn on the position after so many plies.
    pub(super) fn drawn_at(&self, ply: usize) -> Option<&Drawn> {
        self.drawn.as_deref().filter(|drawn| drawn.ply == ply)
    }

    /// Whether these marks and arrows, if any, are those that are drawn somewhere in the game.
    pub(super) fn has_drawn(&self, marks: &[Mark], arrows: &[Arrow]) -> bool {
        let is_none = marks.is_empty() && arrows.is_empty();
        let is_it = |drawn: &Rc<Drawn>| drawn.marks == marks && drawn.arrows == arrows;
        is_none || self.drawn.as_ref().is_some_and(is_it)
    }

    /// Says something to those who listen.
    pub(super) fn say(&mut self, text: String) {
        self.announcement.text = text;
        self.announcement.serial = self.announcement.serial.wrapping_add(1);
    }

    /// A notice that answers a press is told again, even in the same words.
    pub(super) fn renew_notice(&mut self) {
        if self.notice.is_some() {
            self.notice_serial = self.notice_serial.wrapping_add(1);
        }
    }

    /// Forgets what was begun.
    pub(super) fn settle(&mut self) {
        self.input = Input::Idle;
        self.notice = None;
        self.animation = None;
    }

    /// The next stage of a move on its way.
    pub(super) fn step_animation(&mut self) {
        self.animation = self.animation.take().and_then(Animation::next);
    }

    /// Puts the keyboard on a square of another board, if it was not on one.
    pub(super) fn keep_focus_on(&mut self, squares: &Squares) {
        if !squares.squares().contains(&self.focus) {
            self.focus = squares.squares().last().copied().unwrap_or_default();
        }
    }

    /// A square was tapped where moves may be made; a move that is complete now.
    pub(super) fn tap(&mut self, game: &Game, square: Square) -> Option<Entered> {
        match self.entry_begun().cloned() {
            None => {
                self.select(game, square);
                None
            }
            Some(entry) => self.continue_with(game, &entry, square, Hand::Tap),
        }
    }

    /// A piece was taken in hand where moves may be made.
    pub(super) fn grab(&mut self, game: &Game, square: Square) {
        if self.entry_begun().is_none_or(|entry| entry.at() != square) {
            self.animation = None;
            self.focus = square;
            self.select(game, square);
        }
    }

    /// The chosen piece was let go where moves may be made; a move that is complete now.
    pub(super) fn drop_at(&mut self, game: &Game, square: Square) -> Option<Entered> {
        let entry = self.entry_begun().filter(|entry| entry.at() != square)?.clone();
        self.focus = square;
        self.continue_with(game, &entry, square, Hand::Drag)
    }

    /// One of the offered routes was chosen.
    pub(super) fn choose_route(&self, idx: usize) -> Option<Entered> {
        let Input::Choosing { entry, choices } = &self.input else { return None };
        let candidate = choices.get(idx)?.clone();
        let (n_landed, slides_from) = (entry.entered.len() + 1, Some(entry.at()));
        Some(Entered { candidate, n_landed, slides_from })
    }

    /// What has been begun is given up, the last choice first.
    pub(super) fn cancel(&mut self) {
        self.input = match &self.input {
            Input::Choosing { entry, .. } => Input::Selected(entry.clone()),
            Input::Idle | Input::Selected(_) => Input::Idle,
        };
        self.notice = None;
    }

    /// Nothing is chosen yet, and this square is.
    fn select(&mut self, game: &Game, square: Square) {
        self.notice = None;
        self.input = Input::Idle;
        let position = game.position();
        if position.side(position.turn()).has(square) {
            match MoveEntry::begin(game, square) {
                Some(entry) => self.input = Input::Selected(entry),
                None => self.notice = Some(why_immobile(game, square)),
            }
            return;
        }
        if position.occupied().has(square) {
            self.notice = game.explain(&[square, square]).map(Notice::Refused);
            return;
        }
        let mut origins: Vec<_> =
            playable(game).filter(|mv| mv.to == square).map(|mv| mv.from).collect();
        origins.dedup();
        match origins.as_slice() {
            [] => {}
            [only] => {
                if let Some(entry) = MoveEntry::begin(game, *only) {
                    self.input = Input::Selected(entry);
                }
            }
            _ => self.notice = Some(Notice::SeveralPieces),
        }
    }

    fn continue_with(
        &mut self,
        game: &Game,
        entry: &MoveEntry,
        square: Square,
        hand: Hand,
    ) -> Option<Entered> {
        self.notice = None;
        match entry.meaning(game.ruleset().board(), square) {
            SquareMeaning::Play { candidate, n_landed } => {
                return Some(match hand {
                    Hand::Tap => Entered {
                        candidate,
                        n_landed: entry.entered.len() + 1,
                        slides_from: Some(entry.at()),
                    },
                    Hand::Drag => Entered { candidate, n_landed, slides_from: None },
                });
            }
            SquareMeaning::Enter(mut next) => {
                if hand == Hand::Drag {
                    next.slides_from = (next.at() != square).then_some(square);
                }
                self.focus = next.at();
                self.input = Input::Selected(next);
                self.notice = Some(Notice::GoOn);
            }
            SquareMeaning::Choose(choices) => {
                self.input = Input::Choosing { entry: entry.clone(), choices };
                self.notice = Some(Notice::ChooseRoute);
            }
            SquareMeaning::Refuse => self.refuse(game, entry, square, hand),
        }
        None
    }

    /// The piece cannot go there: another one is meant, or none, or the reason is given.
    fn refuse(&mut self, game: &Game, entry: &MoveEntry, square: Square, hand: Hand) {
        let position = game.position();
        let is_own = position.side(position.turn()).has(square);
        let can_move = || playable(game).any(|mv| mv.from == square);
        let is_choice = is_own && (entry.entered.is_empty() || can_move());
        if hand == Hand::Tap && square == entry.at() {
            self.input = Input::Idle;
            return;
        }
        if hand == Hand::Tap && is_choice {
            self.select(game, square);
            return;
        }
        let mut path = vec![entry.from];
        path.extend(&entry.entered);
        path.push(square);
        let reason = game.explain(&path);
        self.input = Input::Selected(entry.clone());
        // Without a reason it is a way of a capture that has more of them than are listed.
        self.notice = Some(reason.map_or(Notice::GoOn, Notice::Refused));
    }
}

/// Why a piece of the side to move has no move: the reason of the attempt that comes nearest to a
/// legal one.
fn why_immobile(game: &Game, square: Square) -> Notice {
    let targets = game.ruleset().board().squares().iter();
    let reasons = targets.filter_map(|&to| game.explain(&[square, to]));
    reasons
        .filter(Refusal::is_about_choice)
        .min_by_key(Refusal::rank)
        .map_or(Notice::NoMove, Notice::Refused)
}
