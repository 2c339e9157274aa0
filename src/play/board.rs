//! A board as a person uses it, in any mode: its orientation, the keyboard's square, a move entered
//! in part, the move being animated, marks and arrows, and the notice. It turns presses into moves
//! of the game that it is given, but does not play them.

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

/// What a press on a square does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pressing {
    /// Enters moves.
    Moves,
    /// Nothing: the board is a diagram or a replay.
    Nothing,
    /// Draws marks and arrows; the pieces stay where they are.
    Draws,
}

/// An action on the board. Embedded boards know no other actions.
#[derive(Clone, Debug)]
pub enum BoardAction {
    /// A square was tapped, clicked, or chosen by key.
    Press(Square),
    /// A drag of a piece has begun.
    Grab(Square),
    /// A dragged piece was dropped on a square.
    Drop(Square),
    /// A dragged piece was dropped outside the board.
    DropOutside,
    /// Give up a choice or a capture in progress.
    Cancel,
    /// Choose one of the offered routes, by index.
    ChooseRoute(usize),
    /// The keyboard has moved to a square.
    Focus(Square),
    /// Go on to the next stage of the animation.
    AnimationStep,
    /// Take back a resignation, or else the plies since the person's last turn; in a game of two
    /// people, one ply.
    Undo,
    /// Play again what was taken back.
    Redo,
    /// Turn the board.
    Flip,
    /// Draw an arrow between two squares for oneself, or a ring around one; take it off if it is there.
    Sketch(Square, Square),
    /// Show another position of the line, and announce it.
    Go(Go),
    /// Show the position after this many plies.
    Show(usize),
    /// Announce a text to screen readers.
    Say(String),
}

impl BoardAction {
    /// The action with this name and value, as other pages ask for it, if it leads to another position or
    /// turns the board.
    pub fn named(what: &str, value: &str) -> Option<Self> {
        Some(match what {
            "goto" => Self::Show(value.parse().ok()?),
            "first" => Self::Go(Go::First),
            "previous" => Self::Go(Go::Back),
            "next" => Self::Go(Go::On),
            "last" => Self::Go(Go::Last),
            "undo" => Self::Undo,
            "redo" => Self::Redo,
            "flip" => Self::Flip,
            _ => return None,
        })
    }

    /// Whether it names a square that this board does not have. Such actions are left over from a
    /// board that was there before, and are ignored.
    pub(super) fn is_off(&self, board: &Squares) -> bool {
        let squares = match self {
            Self::Press(square) | Self::Grab(square) | Self::Drop(square) | Self::Focus(square) => {
                [square, square]
            }
            Self::Sketch(from, to) => [from, to],
            _ => return false,
        };
        squares.into_iter().any(|square| !board.squares().contains(square))
    }
}

/// Where to go in the line of moves.
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
    /// The ply that this leads to, in a line of `n_plies` plies.
    pub(super) fn from(self, ply: usize, n_plies: usize) -> usize {
        match self {
            Self::First => 0,
            Self::Back => ply.saturating_sub(1),
            Self::On => (ply + 1).min(n_plies),
            Self::Last => n_plies,
        }
    }
}

/// How a person has put a piece down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hand {
    /// By tapping squares: the piece has to slide there.
    Tap,
    /// By dragging: the piece is there already.
    Drag,
}

/// A complete move, as it was entered.
#[derive(Clone, Debug)]
pub(super) struct Entered {
    pub(super) candidate: Candidate,
    /// Which of its landings the piece has reached, counted from 1.
    pub(super) n_landed: usize,
    /// The square from which it slides there; `None` where it was dragged.
    pub(super) slides_from: Option<Square>,
}

/// A board, with the move being entered and the notice about it.
#[derive(Clone, Debug)]
pub struct Board {
    /// Whether Black is drawn at the bottom.
    pub(super) flipped: bool,
    /// What a press on a square does.
    pub(super) pressing: Pressing,
    /// Where coordinates are written.
    pub(super) coords: Coords,
    /// The author's marks and arrows.
    pub(super) drawn: Option<Rc<Drawn>>,
    /// What a person has drawn while thinking. It is in no link, and goes with the next press.
    pub(super) sketch: Option<Drawn>,
    pub(super) input: Input,
    /// The square that the keyboard is on.
    pub(super) focus: Square,
    /// The move being animated.
    pub(super) animation: Option<Animation>,
    pub(super) notice: Option<Notice>,
    /// Counts notices that answer a press, so that a repeated one is announced again.
    pub(super) notice_serial: u32,
    pub(super) announcement: Announcement,
    pub(super) language: Language,
}

impl Board {
    /// A board with the keyboard on a piece that can move.
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
            sketch: None,
            input: Input::Idle,
            focus,
            animation: None,
            notice: None,
            notice_serial: 0,
            announcement: Announcement::default(),
            language,
        }
    }

    /// The texts of the board's language.
    pub(super) fn strings(&self) -> &'static Strings {
        self.language.strings()
    }

    /// The side at the bottom.
    pub(super) const fn bottom(&self) -> Color {
        if self.flipped { Color::Black } else { Color::White }
    }

    /// How these squares are laid out on it.
    pub(super) const fn layout<'a>(&self, squares: &'a Squares) -> Layout<'a> {
        Layout { squares, flipped: self.flipped, coords: self.coords }
    }

    /// The piece chosen and the jumps entered so far.
    pub(super) const fn entry_begun(&self) -> Option<&MoveEntry> {
        match &self.input {
            Input::Idle => None,
            Input::Selected(entry) | Input::Choosing { entry, .. } => Some(entry),
        }
    }

    /// The squares that this press or drop makes the chosen piece go over, if one is chosen.
    pub(super) fn way_entered(&self, action: &BoardAction) -> Option<Vec<Square>> {
        let (BoardAction::Press(square) | BoardAction::Drop(square)) = action else { return None };
        let entry = self.entry_begun()?;
        let way = std::iter::once(entry.from).chain(entry.entered.iter().copied());
        Some(way.chain([*square]).collect())
    }

    /// The author's marks and arrows on the position at this ply.
    pub(super) fn drawn_at(&self, ply: usize) -> Option<&Drawn> {
        self.drawn.as_deref().filter(|drawn| drawn.ply == ply)
    }

    /// Whether these marks and arrows are the author's own somewhere in the game; also true for
    /// none at all.
    pub(super) fn has_drawn(&self, marks: &[Mark], arrows: &[Arrow]) -> bool {
        let is_none = marks.is_empty() && arrows.is_empty();
        let is_it = |drawn: &Rc<Drawn>| drawn.marks == marks && drawn.arrows == arrows;
        is_none || self.drawn.as_ref().is_some_and(is_it)
    }

    /// What a person has drawn on the position at this ply.
    pub(super) fn sketch_at(&self, ply: usize) -> Option<&Drawn> {
        self.sketch.as_ref().filter(|sketch| sketch.ply == ply)
    }

    /// Draws an arrow on the position at this ply, or a ring where it would end where it begins. What
    /// is there already is taken off.
    pub(super) fn sketch(&mut self, ply: usize, from: Square, to: Square) {
        let before = self.sketch.take().filter(|sketch| sketch.ply == ply);
        let mut sketch = before.unwrap_or_else(|| Drawn { ply, ..Drawn::default() });
        sketch.toggle(from, to);
        self.sketch = Some(sketch);
    }

    /// Announces a text to screen readers.
    pub(super) fn say(&mut self, text: String) {
        self.announcement.text = text;
        self.announcement.cue = None;
        self.announcement.serial = self.announcement.serial.wrapping_add(1);
    }

    /// Makes sure that a notice that answers a press is announced again, even if its words are the
    /// same.
    pub(super) fn renew_notice(&mut self) {
        if self.notice.is_some() {
            self.notice_serial = self.notice_serial.wrapping_add(1);
        }
    }

    /// Gives up the move being entered.
    pub(super) fn settle(&mut self) {
        self.input = Input::Idle;
        self.notice = None;
        self.animation = None;
    }

    /// Goes on to the next stage of the animation.
    pub(super) fn step_animation(&mut self) {
        self.animation = self.animation.take().and_then(Animation::next);
    }

    /// Moves the keyboard onto this board if its square is not on it.
    pub(super) fn keep_focus_on(&mut self, squares: &Squares) {
        if !squares.squares().contains(&self.focus) {
            self.focus = squares.squares().last().copied().unwrap_or_default();
        }
    }

    /// Handles a tap on a board that enters moves. Returns the move once it is complete.
    pub(super) fn tap(&mut self, game: &Game, square: Square) -> Option<Entered> {
        match self.entry_begun().cloned() {
            None => {
                self.select(game, square);
                None
            }
            Some(entry) => self.continue_with(game, &entry, square, Hand::Tap),
        }
    }

    /// Handles the start of a drag on a board that enters moves.
    pub(super) fn grab(&mut self, game: &Game, square: Square) {
        if self.entry_begun().is_none_or(|entry| entry.at() != square) {
            self.sketch = None;
            self.animation = None;
            self.focus = square;
            self.select(game, square);
        }
    }

    /// Handles a drop on a board that enters moves. Returns the move once it is complete.
    pub(super) fn drop_at(&mut self, game: &Game, square: Square) -> Option<Entered> {
        let entry = self.entry_begun().filter(|entry| entry.at() != square)?.clone();
        self.focus = square;
        self.continue_with(game, &entry, square, Hand::Drag)
    }

    /// Returns the move along one of the offered routes.
    pub(super) fn choose_route(&self, idx: usize) -> Option<Entered> {
        let Input::Choosing { entry, choices } = &self.input else { return None };
        let candidate = choices.get(idx)?.clone();
        let (n_landed, slides_from) = (entry.entered.len() + 1, Some(entry.at()));
        Some(Entered { candidate, n_landed, slides_from })
    }

    /// Gives up the last choice, or else the whole move being entered.
    pub(super) fn cancel(&mut self) {
        self.input = match &self.input {
            Input::Choosing { entry, .. } => Input::Selected(entry.clone()),
            Input::Idle | Input::Selected(_) => Input::Idle,
        };
        self.notice = None;
    }

    /// Chooses the piece on a square, while none is chosen.
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

    /// Handles a square that the chosen piece cannot go to: chooses the piece there, or tells why
    /// not.
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
        // No reason means that the way is legal but beyond the routes that are listed.
        self.notice = Some(reason.map_or(Notice::GoOn, Notice::Refused));
    }
}

/// Why a piece of the side to move has no move: the reason of the attempt that comes closest to a
/// legal move.
fn why_immobile(game: &Game, square: Square) -> Notice {
    let targets = game.ruleset().board().squares().iter();
    let reasons = targets.filter_map(|&to| game.explain(&[square, to]));
    reasons
        .filter(Refusal::is_about_choice)
        .min_by_key(Refusal::rank)
        .map_or(Notice::NoMove, Notice::Refused)
}
