//! The author's tool: an exercise being made.
//!
//! Moves played on its own board become answers, replies and wrong tries; marks and arrows are
//! drawn there too. Which turn the board shows is independent of what has been recorded, so
//! stepping through changes nothing. The game on the page is not touched.

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

/// The most edits that can be undone.
pub const MAX_UNDO: usize = 100;

/// What an action on the board records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// A move is a right answer; a move of the other side is the reply to it.
    Right,
    /// A move is a wrong try, legal or not.
    Wrong,
    /// A press marks a square, or removes the mark.
    Mark(MarkShape),
    /// Two presses draw an arrow, or remove it.
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

    /// Whether it draws rather than plays moves.
    pub const fn draws(self) -> bool {
        matches!(self, Self::Mark(_) | Self::Arrow(_))
    }
}

/// One of the steps in which an exercise is made. They can be taken in any order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// What is asked.
    Task,
    /// The moves that are right or wrong.
    Solution,
    /// Marks and arrows.
    Drawings,
    /// The texts.
    Words,
    /// The check, and the ways out.
    End,
}

impl Step {
    /// All steps, in the order in which they are offered.
    pub const ALL: [Self; 5] = [Self::Task, Self::Solution, Self::Drawings, Self::Words, Self::End];

    /// The step before.
    pub fn before(self) -> Option<Self> {
        Self::ALL.into_iter().rev().skip_while(|&step| step != self).nth(1)
    }

    /// The step after.
    pub fn after(self) -> Option<Self> {
        Self::ALL.into_iter().skip_while(|&step| step != self).nth(1)
    }

    /// The step in which a tool is offered.
    const fn of(tool: Tool) -> Self {
        if tool.draws() { Self::Drawings } else { Self::Solution }
    }
}

/// A recorded item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Item {
    /// The turn and the index of something accepted in it.
    Accept(usize, usize),
    /// A reply, by index.
    Reply(usize),
    /// The answer to a wrong try, by index.
    Answer(usize),
    /// A mark, by index.
    Mark(usize),
    /// An arrow, by index.
    Arrow(usize),
}

/// A text field of the author's tool.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The caption below the board.
    Caption,
    /// The hint.
    Hint,
    /// The words at the end.
    Ok,
    /// The answer to a wrong try, by index.
    Answer(usize),
}

/// An exercise that was found in a file or text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundExercise {
    /// Its readable link; without an answer where no solution is known.
    pub link: String,
    /// Where the solution cannot be played on.
    pub flaw: Option<FoundFlaw>,
}

/// Where a solution cannot be played on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundFlaw {
    /// The ply, from 1.
    pub ply: u32,
    /// Why not, as a sentence without its full stop.
    pub why: String,
}

/// An action of a person who makes an exercise.
#[derive(Clone, Debug)]
pub enum AuthorAction {
    /// Make an exercise of the position in the editor, or edit the one on the board.
    Open,
    /// Make one of what was found in a file or text, in place of what is being made.
    Take(FoundExercise),
    /// Change the position. The exercise is kept meanwhile.
    SetUp,
    /// Go to a step.
    Step(Step),
    /// Choose the tool.
    Choose(Tool),
    /// Choose the task.
    Goal(Goal),
    /// Accept this in the turn that the board shows.
    Accept(Accept),
    /// Remove an item.
    Remove(Item),
    /// Change a text.
    Words(Field, String),
    /// Remove the mark on a square, and the arrows that begin or end there.
    Erase(Square),
    /// Try the exercise as others will see it.
    Try,
    /// End the trial.
    EndTry,
    /// Discard the exercise.
    Discard,
}

/// What the board is waiting for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// A right answer in this turn, counted from 1.
    Answer(usize),
    /// One of the moves to pick from.
    Choice,
    /// Any move: the task decides which are right.
    Judged,
    /// The reply to this move.
    Reply(String),
    /// Nothing: the game is over there.
    Over,
}

/// Why the exercise is not complete.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gap {
    /// Nothing is accepted in this turn, counted from 1.
    NoAnswer(usize),
    /// There are fewer than two moves to pick from.
    TooFewChoices,
    /// A text is too long for a link.
    TooLong,
}

impl Gap {
    /// The step in which it is filled.
    pub const fn step(self) -> Step {
        match self {
            Self::NoAnswer(_) | Self::TooFewChoices => Step::Solution,
            Self::TooLong => Step::Words,
        }
    }
}

/// An exercise being made.
#[derive(Clone, Debug)]
pub struct Author {
    /// The board that it is made on, apart from that of the game.
    table: Rc<Table>,
    draft: Rc<Draft>,
    done: Vec<Rc<Draft>>,
    undone: Vec<Rc<Draft>>,
    /// The text edited last. Further changes of it belong to the same edit.
    typed: Option<Field>,
    step: Step,
    tool: Tool,
    /// The squares entered so far of an arrow, or of an illegal try.
    way: Vec<Square>,
    trying: Option<Box<Embedded>>,
    /// The editor, while the position is changed.
    setup: Option<Box<Editor>>,
    /// What it was found as, until it is changed.
    found: Option<Rc<FoundExercise>>,
}

impl Author {
    /// A new exercise with this position.
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
            step: Step::Task,
            tool: Tool::Right,
            way: Vec::new(),
            trying: None,
            setup: None,
            found: None,
        }
    }

    /// An exercise found in a file or text, at the first step in which something is missing.
    pub(in crate::play) fn of_found(found: FoundExercise, language: Language) -> Option<Self> {
        let mut author = Self::read(&found.link, language)?;
        author.found = Some(Rc::new(found));
        let missing = Step::ALL.into_iter().find(|&step| author.is_missing(step));
        author.step = missing.unwrap_or(Step::End);
        Some(author)
    }

    /// What it was found as in a file or text, as long as nothing has been changed.
    pub const fn found(&self) -> Option<&Rc<FoundExercise>> {
        self.found.as_ref()
    }

    /// Where the solution that was found cannot be played on.
    pub fn flaw(&self) -> Option<&FoundFlaw> {
        self.found.as_ref()?.flaw.as_ref()
    }

    /// The exercise of a readable link, complete or not.
    pub(in crate::play) fn read(text: &str, language: Language) -> Option<Self> {
        let opened = link::read_plain(text).ok()?;
        let draft = Draft::of(&opened);
        let flipped = opened.bottom == Color::Black;
        let author = Self::new(opened.entry, *opened.game.position(), flipped, language);
        let mut author = Self { draft: Rc::new(draft), ..author };
        if let Some(step) = draft::step_of(&opened) {
            author.act(AuthorAction::Step(step));
        }
        author.draw();
        Some(author)
    }

    /// The same exercise with the position from the editor, perhaps of another game, if it is
    /// legal.
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

    /// Opens the editor with the exercise's position.
    pub(in crate::play) fn set_up(&mut self) {
        let editor = Editor::new(self.table.entry(), self.table.game().start());
        self.setup = Some(Box::new(editor));
    }

    /// The editor, while the position is changed.
    pub fn setup(&self) -> Option<&Editor> {
        self.setup.as_deref()
    }

    /// Makes an edit of the position, on the page's board.
    pub(in crate::play) fn edit_setup(&mut self, board: &mut Board, action: EditAction) {
        if let Some(setup) = &mut self.setup {
            setup.act(board, action);
        }
    }

    /// Closes the editor and keeps the position as it was.
    pub(in crate::play) fn discard_setup(&mut self) {
        self.setup = None;
    }

    /// The table to show: the author's, or that of the trial.
    pub fn face(&self) -> &Rc<Table> {
        self.trying.as_ref().map_or(&self.table, |trying| trying.table())
    }

    /// Handles an action on the board that is shown; `board` is the one of the editor.
    pub(in crate::play) fn on_board(&mut self, board: &mut Board, action: BoardAction) {
        if let Some(setup) = &mut self.setup {
            setup.on_board(board, action);
        } else if let Some(trying) = &mut self.trying {
            trying.act(action.into());
        } else {
            self.record(action);
        }
    }

    /// The exercise as others see it, during a trial.
    pub fn trying(&self) -> Option<&Embedded> {
        self.trying.as_deref()
    }

    /// What has been recorded.
    pub fn draft(&self) -> &Draft {
        &self.draft
    }

    /// The step that is shown.
    pub const fn step(&self) -> Step {
        self.step
    }

    /// Whether something is missing in a step.
    pub fn is_missing(&self, step: Step) -> bool {
        self.link().is_err_and(|gap| gap.step() == step)
            || (step == Step::Solution && self.flaw().is_some())
            || (step == Step::Words && self.has_wordless())
    }

    /// Whether there is a wrong try with nothing to say about it. It is left out of the link.
    pub fn has_wordless(&self) -> bool {
        self.draft.exercise.answers.iter().any(|answer| answer.words.trim().is_empty())
    }

    /// The tool in use.
    pub const fn tool(&self) -> Tool {
        self.tool
    }

    /// Its rules.
    pub fn ruleset(&self) -> &Ruleset {
        self.table.game().ruleset()
    }

    /// The side that solves the exercise.
    pub fn solver(&self) -> Color {
        self.table.game().start().turn()
    }

    /// Whether there is an edit to undo.
    pub fn can_undo(&self) -> bool {
        !self.done.is_empty()
    }

    /// Whether there is an edit to redo.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// The number of plies from the start to the position on the board.
    pub fn n_plies(&self) -> usize {
        self.table.game().plies().len()
    }

    /// The solver's turn that the board shows, from 0.
    fn turn(&self) -> usize {
        self.n_plies() / 2
    }

    /// Whether it is the solver's turn on the board.
    fn is_solvers(&self) -> bool {
        self.n_plies().is_multiple_of(2)
    }

    /// What the board is waiting for.
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

    /// The exercise for the check, if it is complete; wrong tries need no answer yet.
    pub fn checked_link(&self) -> Option<String> {
        self.link().ok().map(|_| self.written(&self.draft.checked_pairs(self.ruleset())))
    }

    /// The exercise for storage, complete or not.
    pub(in crate::play) fn kept(&self) -> String {
        self.written(&self.draft.stored_pairs(self.ruleset(), self.step))
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
            AuthorAction::Step(step) => {
                self.step = step;
                // A step has tools of its own.
                match (step, self.tool.draws()) {
                    (Step::Solution, true) => self.choose(Tool::Right),
                    (Step::Drawings, false) => self.choose(Tool::Mark(MarkShape::Ring)),
                    _ => {}
                }
            }
            AuthorAction::Choose(tool) => {
                self.step = Step::of(tool);
                self.choose(tool);
            }
            AuthorAction::Goal(goal) => {
                self.edit(None, |draft| draft.exercise.goal = goal);
                // The new goal may rule out the moves that lead to the position on the board.
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
            // These are handled by the page.
            AuthorAction::Open
            | AuthorAction::Take(_)
            | AuthorAction::SetUp
            | AuthorAction::Discard => {}
        }
    }

    /// Handles an action in the exercise during a trial.
    pub(in crate::play) fn solve(&mut self, action: EmbedAction) {
        if let Some(trying) = &mut self.trying {
            // There is no surrounding page to tell of events.
            trying.act(action);
        }
    }

    pub(in crate::play) fn choose(&mut self, tool: Tool) {
        self.tool = tool;
        self.way.clear();
        self.table_mut().settle();
        if tool.draws() {
            // Marks and arrows belong to the start position.
            self.go_to_start();
        }
        self.table_mut().board.pressing =
            if tool.draws() { Pressing::Draws } else { Pressing::Moves };
        self.draw();
    }

    /// Makes an edit that can be undone, unless it changes nothing.
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
        self.found = None;
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

    /// Puts the marks and arrows on the board.
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
