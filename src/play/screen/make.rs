//! The author's tool: an exercise that is being made.
//!
//! Moves are played on a board of its own and become answers, replies and wrong tries; marks and
//! arrows are drawn there. What is recorded is a list, and where the board stands is another
//! matter: looking at another turn changes nothing. The game on the page knows nothing of all this.

mod draft;
mod record;

use std::rc::Rc;
use std::sync::Arc;

pub use draft::Draft;

use crate::notation::exercise::{Accept, ExerciseFault, Goal};
use crate::notation::link;
use crate::notation::marks::{Arrow, Brush, Mark, MarkShape};
use crate::play::board::{Board, BoardAction, Pressing};
use crate::play::drawn::Drawn;
use crate::play::editor::Editor;
use crate::play::embedded::{EmbedAction, Embedded};
use crate::play::mode::Mode;
use crate::play::screen::edit::EditAction;
use crate::play::table::Table;
use crate::rules::{Color, Game, Position, Ruleset, Square, Status};
use crate::rulesets::Entry;
use crate::text::Language;

/// How many edits can be taken back.
pub const MAX_UNDO: usize = 100;

/// What is done on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// A move is a right answer; the other side's is the reply to it.
    Right,
    /// A move is a wrong try, legal or not.
    Wrong,
    /// A square is marked, or no longer.
    Mark(MarkShape),
    /// An arrow is drawn from square to square, or taken away.
    Arrow(Brush),
}

impl Tool {
    /// All tools, in the order of their keys, 1 to 9 and 0.
    pub const ALL: [Self; 10] = [
        Self::Right,
        Self::Wrong,
        Self::Mark(MarkShape::Ring),
        Self::Mark(MarkShape::Attention),
        Self::Mark(MarkShape::Crossed),
        Self::Mark(MarkShape::Dot),
        Self::Arrow(Brush::Green),
        Self::Arrow(Brush::Red),
        Self::Arrow(Brush::Yellow),
        Self::Arrow(Brush::Blue),
    ];

    /// Whether it draws, and plays no moves.
    pub const fn draws(self) -> bool {
        matches!(self, Self::Mark(_) | Self::Arrow(_))
    }
}

/// Something that is recorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Item {
    /// What is accepted in a turn, by their indices.
    Accept(usize, usize),
    /// A reply, by its index.
    Reply(usize),
    /// The words to a wrong try, by its index.
    Answer(usize),
    /// A mark, by its index.
    Mark(usize),
    /// An arrow, by its index.
    Arrow(usize),
}

/// A text of the author's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// What stands under the board.
    Caption,
    /// What helps.
    Hint,
    /// What is said at the end.
    Ok,
    /// What is said to a wrong try, by its index.
    Answer(usize),
}

/// What the author does.
#[derive(Clone, Debug)]
pub enum AuthorAction {
    /// Make an exercise of the position in the editor, or go on with the one on the board.
    Open,
    /// Change the position; the exercise waits meanwhile.
    SetUp,
    /// Choose what is done on the board.
    Choose(Tool),
    /// Choose what is asked.
    Goal(Goal),
    /// Accept what does this, in the turn that the board shows.
    Accept(Accept),
    /// Take something away.
    Remove(Item),
    /// Write a text.
    Words(Field, String),
    /// Take away what is drawn on a square, and the arrows that begin or end there.
    Erase(Square),
    /// See it as those who solve it will.
    Try,
    /// Go back from there.
    EndTry,
    /// Throw it away.
    Discard,
}

/// What comes next on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// A right answer in this turn, counted from 1.
    Answer(usize),
    /// One of the moves to choose from.
    Choice,
    /// The goal says which moves are right; one can play through it.
    Judged,
    /// The reply to this move.
    Reply(String),
    /// Nothing: the game is over there.
    Over,
}

/// Why it is no exercise yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gap {
    /// Nothing is accepted in this turn, counted from 1.
    NoAnswer(usize),
    /// There are fewer than two moves to choose from.
    TooFewChoices,
    /// Some text is longer than links are.
    TooLong,
}

/// An exercise that is being made.
#[derive(Clone, Debug)]
pub struct Author {
    /// Where it is made; the game on the page waits on another.
    table: Rc<Table>,
    draft: Rc<Draft>,
    done: Vec<Rc<Draft>>,
    undone: Vec<Rc<Draft>>,
    /// The text that was edited last: to go on with it is no edit of its own.
    typed: Option<Field>,
    tool: Tool,
    /// Where an arrow, or a try against the rules, has come so far.
    way: Vec<Square>,
    trying: Option<Box<Embedded>>,
    /// The position, while it is set up anew.
    setup: Option<Box<Editor>>,
}

impl Author {
    /// An exercise of which nothing is there but the position.
    pub(in crate::play) fn new(
        entry: &'static Entry,
        position: Position,
        flipped: bool,
        language: Language,
    ) -> Self {
        Self {
            table: Rc::new(table_of(entry, position, flipped, language)),
            draft: Rc::default(),
            done: Vec::new(),
            undone: Vec::new(),
            typed: None,
            tool: Tool::Right,
            way: Vec::new(),
            trying: None,
            setup: None,
        }
    }

    /// The exercise of a readable link, finished or not.
    pub(in crate::play) fn read(text: &str, language: Language) -> Option<Self> {
        let opened = link::read_plain(text).ok()?;
        let draft = Draft::of(&opened);
        let flipped = opened.bottom == Color::Black;
        let author = Self::new(opened.entry, *opened.game.position(), flipped, language);
        let mut author = Self { draft: Rc::new(draft), ..author };
        author.draw();
        Some(author)
    }

    /// The same exercise in the position that was set up, perhaps of another game, once that is one.
    pub(in crate::play) fn take_setup(&mut self) {
        let setup = self.setup.take_if(|setup| setup.position().is_some());
        let Some(setup) = setup else { return };
        let Some(&position) = setup.position() else { return };
        let (flipped, language) = (self.table.flipped(), self.table.language());
        let table = Rc::new(table_of(setup.entry(), position, flipped, language));
        let old = std::mem::replace(&mut self.table, table);
        if old.entry().rules.id != setup.entry().rules.id {
            let moved = self.draft.moved(old.game().ruleset(), self.ruleset());
            self.draft = Rc::new(moved);
            (self.done, self.undone) = (Vec::new(), Vec::new());
        }
        self.way.clear();
        self.choose(self.tool);
    }

    /// Begins to set the position up anew, from where it begins now.
    pub(in crate::play) fn set_up(&mut self) {
        let editor = Editor::new(self.table.entry(), self.table.game().start());
        self.setup = Some(Box::new(editor));
    }

    /// The position that is being set up.
    pub fn setup(&self) -> Option<&Editor> {
        self.setup.as_deref()
    }

    /// Makes an edit of the position that is being set up, on the board that is seen.
    pub(in crate::play) fn edit_setup(&mut self, board: &mut Board, action: EditAction) {
        if let Some(setup) = &mut self.setup {
            setup.act(board, action);
        }
    }

    /// Goes back to the exercise with the position that it has.
    pub(in crate::play) fn discard_setup(&mut self) {
        self.setup = None;
    }

    /// What is drawn: the author's board, or the exercise as others see it.
    pub fn face(&self) -> &Rc<Table> {
        self.trying.as_ref().map_or(&self.table, |trying| trying.table())
    }

    /// What something done on the board that is seen does; `board` is the one for a setup.
    pub(in crate::play) fn on_board(&mut self, board: &mut Board, action: BoardAction) {
        if let Some(setup) = &mut self.setup {
            setup.on_board(board, action);
        } else if let Some(trying) = &mut self.trying {
            trying.act(action.into());
        } else {
            self.record(action);
        }
    }

    /// The exercise as others see it, while it is tried.
    pub fn trying(&self) -> Option<&Embedded> {
        self.trying.as_deref()
    }

    /// What has been recorded.
    pub fn draft(&self) -> &Draft {
        &self.draft
    }

    /// What is done on the board.
    pub const fn tool(&self) -> Tool {
        self.tool
    }

    /// Its rules.
    pub fn ruleset(&self) -> &Ruleset {
        self.table.game().ruleset()
    }

    /// The side that solves it.
    pub fn solver(&self) -> Color {
        self.table.game().start().turn()
    }

    /// Whether an edit can be taken back.
    pub fn can_undo(&self) -> bool {
        !self.done.is_empty()
    }

    /// Whether an edit can be made again.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// How many plies the board is away from the start.
    pub fn n_plies(&self) -> usize {
        self.table.game().plies().len()
    }

    /// The turn of the person that the board shows, 0 for the first.
    fn turn(&self) -> usize {
        self.n_plies() / 2
    }

    /// Whether it is the solver's turn on the board.
    fn is_solvers(&self) -> bool {
        self.n_plies().is_multiple_of(2)
    }

    /// What comes next on the board.
    pub fn stage(&self) -> Stage {
        let goal = self.draft.exercise.goal;
        match self.table.move_texts().last() {
            _ if self.table.status() != Status::Ongoing => Stage::Over,
            Some(mv) if !self.is_solvers() => Stage::Reply(mv.clone()),
            _ if goal == Goal::FindIllegal => Stage::Choice,
            _ if !goal.takes_accept() => Stage::Judged,
            _ => Stage::Answer(self.turn() + 1),
        }
    }

    /// The link of the exercise.
    ///
    /// # Errors
    /// What is missing.
    pub fn link(&self) -> Result<String, Gap> {
        let pairs = self.draft.pairs(self.ruleset());
        if pairs.iter().any(|(_, value)| value.len() > link::MAX_EXTRA_BYTES) {
            return Err(Gap::TooLong);
        }
        match self.draft.faults(self.ruleset()).first() {
            None => {}
            Some(ExerciseFault::NothingAccepted(turn)) => return Err(Gap::NoAnswer(*turn)),
            Some(ExerciseFault::Choices(_)) => return Err(Gap::TooFewChoices),
            Some(_) => return Err(Gap::TooLong),
        }
        Ok(self.written(&pairs))
    }

    /// The exercise as it is to be checked, if it is one: with wrong tries that have no words yet.
    pub fn checked_link(&self) -> Option<String> {
        self.link().ok().map(|_| self.written(&self.draft.checked_pairs(self.ruleset())))
    }

    /// What to keep of it, finished or not.
    pub(in crate::play) fn kept(&self) -> String {
        self.written(&self.draft.raw_pairs(self.ruleset()))
    }

    fn written(&self, pairs: &[(&'static str, String)]) -> String {
        let game = self.table.game();
        let start = Game::from_position(Arc::clone(game.shared_ruleset()), *game.start());
        let mut text = link::write(&start, &[], None, self.table.board.bottom());
        Drawn::write(game.ruleset().board(), &self.draft.marks, &self.draft.arrows, &mut text);
        text.push('&');
        text.push_str(&link::join(pairs.iter().map(|(key, value)| (*key, value.as_str()))));
        text
    }

    fn table_mut(&mut self) -> &mut Table {
        Rc::make_mut(&mut self.table)
    }

    fn say(&mut self, words: String) {
        self.table_mut().board.say(words);
    }

    pub(in crate::play) fn speak(&mut self, language: Language) {
        self.table_mut().board.language = language;
        if let Some(trying) = &mut self.trying {
            trying.speak(language);
        }
    }

    pub(in crate::play) fn act(&mut self, action: AuthorAction) {
        match action {
            AuthorAction::Choose(tool) => self.choose(tool),
            AuthorAction::Goal(goal) => {
                self.edit(None, |draft| draft.exercise.goal = goal);
                // The way to where the board stands may not go with this goal.
                if !goal.takes_turns() && goal.takes_accept() {
                    self.go_to_start();
                }
            }
            AuthorAction::Accept(accept) => self.accept(accept),
            AuthorAction::Remove(item) => {
                self.edit(None, |draft| draft.remove(item));
                self.say(self.table.strings().author().removed.to_owned());
            }
            AuthorAction::Words(field, words) => {
                self.edit(Some(field), |draft| draft.write(field, words));
            }
            AuthorAction::Erase(square) => self.erase(square),
            AuthorAction::Try => {
                let read = |link: String| {
                    Embedded::read(&link, self.table.language(), 0).ok().map(Box::new)
                };
                self.trying = self.link().ok().and_then(read);
            }
            AuthorAction::EndTry => self.trying = None,
            // These are not the author's alone.
            AuthorAction::Open | AuthorAction::SetUp | AuthorAction::Discard => {}
        }
    }

    /// What is done with the exercise as others see it.
    pub(in crate::play) fn solve(&mut self, action: EmbedAction) {
        if let Some(trying) = &mut self.trying {
            // There is no page around it to be told of events.
            trying.act(action);
        }
    }

    pub(in crate::play) fn choose(&mut self, tool: Tool) {
        self.tool = tool;
        self.way.clear();
        self.table_mut().settle();
        if tool.draws() {
            // Marks and arrows belong to the start.
            self.go_to_start();
        }
        self.table_mut().board.pressing =
            if tool.draws() { Pressing::Draws } else { Pressing::Moves };
        self.draw();
    }

    /// Makes an edit that can be taken back; one that changes nothing is none.
    fn edit(&mut self, field: Option<Field>, edit: impl FnOnce(&mut Draft)) {
        let mut draft = Draft::clone(&self.draft);
        edit(&mut draft);
        if draft == *self.draft {
            return;
        }
        let goes_on = field.is_some() && field == self.typed && !self.done.is_empty();
        let before = std::mem::replace(&mut self.draft, Rc::new(draft));
        if !goes_on {
            if self.done.len() == MAX_UNDO {
                self.done.remove(0);
            }
            self.done.push(before);
        }
        self.undone.clear();
        self.typed = field;
        self.draw();
    }

    fn undo(&mut self, redo: bool) {
        let (from, to) = if redo {
            (&mut self.undone, &mut self.done)
        } else {
            (&mut self.done, &mut self.undone)
        };
        let Some(draft) = from.pop() else { return };
        to.push(std::mem::replace(&mut self.draft, draft));
        self.typed = None;
        self.way.clear();
        self.draw();
        let text = self.table.strings().author();
        self.say(if redo { text.redone } else { text.undone }.to_owned());
    }

    /// Shows on the board what is drawn.
    fn draw(&mut self) {
        let mut marks = self.draft.marks.clone();
        let begun = self.way.iter().map(|&square| Mark { square, shape: MarkShape::Dot });
        marks.extend(begun);
        let arrows: Vec<Arrow> = self.draft.arrows.clone();
        self.table_mut().board.drawn = Drawn::new(0, marks, arrows);
    }
}

fn table_of(entry: &'static Entry, position: Position, flipped: bool, language: Language) -> Table {
    let game = Game::from_position(Arc::new(Ruleset::new(&entry.rules)), position);
    let mut table = Table::with_game(entry, game, Mode::TwoPlayers, 0, language);
    table.board.flipped = flipped;
    table
}
