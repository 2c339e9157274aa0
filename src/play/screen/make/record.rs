//! Actions on the author's board, and what they record.

use super::{Author, Item, Step, Tool};
use crate::notation::exercise::{
    Accept, Answer, Goal, MAX_ACCEPTED, MAX_ENTRIES, MAX_TURNS, Reply,
};
use crate::notation::marks::{Arrow, Brush, MAX_DRAWN, MAX_ROUTE, Mark, MarkShape};
use crate::play::board::{BoardAction, Go};
use crate::play::input::Input;
use crate::play::notice::Notice;
use crate::play::table::Table;
use crate::rules::game::Ply;
use crate::rules::{Bits, Square};

impl Tool {
    /// What it has drawn on these squares, in words.
    pub(in crate::play::screen) fn words(self, table: &Table, squares: &[Square]) -> String {
        let place = Self::ALL.iter().position(|&tool| tool == self);
        let names = &table.strings().author().tool_names;
        let name = place.and_then(|place| names.get(place)).copied().unwrap_or_default();
        let labels: Vec<_> =
            squares.iter().map(|&square| table.board().label(square).to_string()).collect();
        format!("{name} {}", labels.join("-"))
    }
}

impl Author {
    /// Handles an action on the author's board.
    pub(super) fn record(&mut self, action: BoardAction) {
        // Show the step of the tool, so that a person sees what the press has done.
        if let BoardAction::Press(_) | BoardAction::Grab(_) = action {
            self.step = Step::of(self.tool);
        }
        match action {
            BoardAction::Undo => self.undo(false),
            BoardAction::Redo => self.undo(true),
            BoardAction::Go(to) => self.go(to),
            BoardAction::Show(_) => {}
            BoardAction::Cancel => {
                self.way.clear();
                self.table_mut().on_board(BoardAction::Cancel);
                self.draw();
            }
            BoardAction::Press(square) if self.tool.draws() => {
                if self.table.board().squares().contains(&square) {
                    self.table_mut().board.focus = square;
                    self.draw_at(square);
                }
            }
            BoardAction::Press(_)
            | BoardAction::Grab(_)
            | BoardAction::Drop(_)
            | BoardAction::ChooseRoute(_) => self.enter(action),
            other => self.table_mut().on_board(other),
        }
    }

    /// Whether illegal moves are recorded too.
    fn takes_illegal(&self) -> bool {
        let goal = self.draft.exercise.goal;
        self.is_solvers() && (self.tool == Tool::Wrong || goal == Goal::FindIllegal)
    }

    /// Enters a part of a move.
    fn enter(&mut self, action: BoardAction) {
        if self.takes_illegal() && self.enter_illegal(&action) {
            return;
        }
        let way = self.table.board.way_entered(&action);
        let n_plies = self.n_plies();
        let mv = self.table.move_texts().last().cloned();
        self.table_mut().on_board(action);
        let last = self.table.game().plies().last().filter(|_| self.n_plies() > n_plies).copied();
        if let Some(ply) = last {
            self.played(&ply, mv);
        } else if let (Some(Notice::Refused(_)), Some(way)) = (&self.table.board.notice, way)
            && self.takes_illegal()
        {
            self.table_mut().settle();
            self.try_illegal(&way);
        }
    }

    /// Enters an illegal move square by square, with a piece that has no legal one. Returns whether
    /// it did.
    fn enter_illegal(&mut self, action: &BoardAction) -> bool {
        let BoardAction::Press(square) = *action else { return false };
        let position = self.table.game().position();
        let is_own = position.side(position.turn()).has(square);
        if self.table.board.input != Input::Idle || !self.table.board().squares().contains(&square)
        {
            return false;
        }
        match self.way.pop() {
            Some(from) if from == square => {}
            Some(from) if !is_own => self.try_illegal(&[from, square]),
            _ if is_own && !self.table.can_move(square) => {
                self.way.push(square);
                let label = self.label(square);
                let words = self.table.strings().author().try_from(&label);
                self.say(words);
            }
            _ => return false,
        }
        self.table_mut().board.focus = square;
        self.table_mut().board.notice = None;
        self.draw();
        true
    }

    /// Records an illegal try.
    fn try_illegal(&mut self, way: &[Square]) {
        let jumps = way.windows(2).any(|pair| match pair {
            [from, to] => self.is_foe_between(*from, *to),
            _ => false,
        });
        let labels: Vec<_> = way.iter().map(|&square| self.label(square)).collect();
        self.record_try(labels.join(if jumps { "x" } else { "-" }));
    }

    /// Whether a piece of the other side stands between two squares on one line.
    fn is_foe_between(&self, from: Square, to: Square) -> bool {
        let board = self.table.board();
        let position = self.table.game().position();
        let [(x, y), (to_x, to_y)] = [from, to].map(|square| board.place(square));
        let foes = position.side(!position.turn()).squares();
        let is_between = |(foe_x, foe_y): (u8, u8)| {
            let [way_x, way_y] = [i16::from(to_x) - i16::from(x), i16::from(to_y) - i16::from(y)];
            let [foe_x, foe_y] = [i16::from(foe_x) - i16::from(x), i16::from(foe_y) - i16::from(y)];
            let is_on_line = way_x * foe_y == way_y * foe_x;
            let along = foe_x * way_x + foe_y * way_y;
            is_on_line && along > 0 && along < way_x * way_x + way_y * way_y
        };
        foes.map(|square| board.place(square)).any(is_between)
    }

    fn label(&self, square: Square) -> String {
        self.table.board().label(square).to_string()
    }

    /// Records a move played on the board; `before` is the move before it.
    fn played(&mut self, ply: &Ply, before: Option<String>) {
        let Some(text) = self.table.move_texts().last().cloned() else { return };
        let goal = self.draft.exercise.goal;
        if self.is_solvers() {
            // The other side has moved.
            return self.record_reply(before.unwrap_or_default(), text);
        }
        if ply.is_faulty || self.tool == Tool::Wrong || goal == Goal::FindIllegal {
            self.table_mut().take_back();
            return self.record_try(text);
        }
        if goal == Goal::CaptureAll {
            self.table_mut().take_back();
        }
        if goal.takes_accept() {
            let turn = if goal.takes_turns() { self.turn() } else { 0 };
            self.record_accept(turn, Accept::Move(text));
        }
    }

    /// Accepts something in the turn that the board shows, or has just shown.
    pub(super) fn accept(&mut self, accept: Accept) {
        let goal = self.draft.exercise.goal;
        if goal.takes_accept() && goal != Goal::FindIllegal {
            self.record_accept(if goal.takes_turns() { self.turn() } else { 0 }, accept);
        }
    }

    fn record_accept(&mut self, turn: usize, accept: Accept) {
        let n_turns = self.draft.exercise.accept.len();
        let known = self.draft.exercise.accept.get(turn).map_or(&[][..], Vec::as_slice);
        let text = self.table.strings().author();
        let is_full = known.len() >= MAX_ACCEPTED || turn >= MAX_TURNS;
        let words = if known.contains(&accept) {
            text.known.to_owned()
        } else if is_full {
            text.full.to_owned()
        } else {
            let words = text.accepted(&self.accept_words(&accept), turn + 1);
            self.edit(None, |draft| {
                let accepted = &mut draft.exercise.accept;
                accepted.resize_with(n_turns.max(turn + 1), Vec::new);
                if let Some(turn) = accepted.get_mut(turn) {
                    turn.push(accept);
                }
            });
            words
        };
        self.say(words);
    }

    /// Something accepted, in words.
    pub fn accept_words(&self, accept: &Accept) -> String {
        let text = self.table.strings().author();
        match accept {
            Accept::Move(text) => text.clone(),
            Accept::Captures(n) => text.captures(*n),
            Accept::Lands(square) => text.lands(&self.label(*square)),
            Accept::Promotes => text.promotes.to_owned(),
            Accept::Result(_) => text.leaves.to_owned(),
        }
    }

    fn record_reply(&mut self, mv: String, reply: String) {
        let words = self.table.strings().author().replied(&mv, &reply);
        let known = self.draft.exercise.replies.iter().position(|one| one.mv == mv);
        if known.is_none() && self.draft.exercise.replies.len() >= MAX_ENTRIES {
            return self.say(self.table.strings().author().full.to_owned());
        }
        self.edit(None, |draft| {
            let replies = &mut draft.exercise.replies;
            match known.and_then(|idx| replies.get_mut(idx)) {
                Some(known) => known.reply = reply,
                None => replies.push(Reply { mv, reply }),
            }
        });
        self.say(words);
    }

    /// Records a wrong try, or one of the moves to pick from.
    fn record_try(&mut self, mv: String) {
        let text = self.table.strings().author();
        if self.tool == Tool::Right {
            return self.record_accept(0, Accept::Move(mv));
        }
        let answers = &self.draft.exercise.answers;
        let words = if answers.iter().any(|one| one.mv == mv) {
            text.known.to_owned()
        } else if answers.len() >= MAX_ENTRIES {
            text.full.to_owned()
        } else {
            let words = text.tried(&mv);
            let answer = Answer { mv, words: String::new() };
            self.edit(None, |draft| draft.exercise.answers.push(answer));
            words
        };
        self.say(words);
    }

    fn draw_at(&mut self, square: Square) {
        match self.tool {
            Tool::Mark(shape) => self.mark(square, shape),
            Tool::Arrow(brush) => self.lead(square, brush),
            Tool::Right | Tool::Wrong => {}
        }
    }

    /// Marks a square, or removes the mark if it is there.
    fn mark(&mut self, square: Square, shape: MarkShape) {
        let mark = Mark { square, shape };
        let is_there = self.draft.marks.contains(&mark);
        if !is_there && self.draft.marks.len() >= MAX_DRAWN {
            return self.say(self.table.strings().author().full.to_owned());
        }
        self.edit(None, |draft| {
            draft.marks.retain(|one| one.square != square);
            if !is_there {
                draft.marks.push(mark);
            }
        });
        self.say_drawn(&self.mark_words(&mark), is_there);
    }

    /// Extends an arrow to a square. The first square is its start.
    fn lead(&mut self, square: Square, brush: Brush) {
        let last = self.draft.arrows.last().filter(|arrow| arrow.brush == brush);
        let goes_on = last.is_some_and(|arrow| {
            arrow.squares.last() == Some(&square) && arrow.squares.len() < MAX_ROUTE
        });
        if self.way.is_empty() {
            self.way = last.filter(|_| goes_on).map_or_else(Vec::new, |last| last.squares.clone());
            if self.way.is_empty() {
                self.way.push(square);
            }
            let words = self.table.strings().author().arrow_from(&self.label(square));
            self.draw();
            return self.say(words);
        }
        let mut squares = std::mem::take(&mut self.way);
        if squares.last() == Some(&square) {
            self.draw();
            return;
        }
        let old = Arrow { brush, squares: squares.clone() };
        squares.push(square);
        let arrow = Arrow { brush, squares };
        let is_there = self.draft.arrows.contains(&arrow);
        if !is_there && self.draft.arrows.len() >= MAX_DRAWN {
            return self.say(self.table.strings().author().full.to_owned());
        }
        let words = self.arrow_words(&arrow);
        self.edit(None, |draft| {
            draft.arrows.retain(|one| *one != arrow && *one != old);
            if !is_there {
                draft.arrows.push(arrow);
            }
        });
        self.draw();
        self.say_drawn(&words, is_there);
    }

    fn say_drawn(&mut self, words: &str, is_gone: bool) {
        let text = self.table.strings().author();
        self.say(text.drawn(words, !is_gone));
    }

    /// A mark, in words.
    pub fn mark_words(&self, mark: &Mark) -> String {
        Tool::Mark(mark.shape).words(&self.table, &[mark.square])
    }

    /// An arrow, in words.
    pub fn arrow_words(&self, arrow: &Arrow) -> String {
        Tool::Arrow(arrow.brush).words(&self.table, &arrow.squares)
    }

    /// Removes the mark on a square, and the arrows that begin or end there.
    pub(super) fn erase(&mut self, square: Square) {
        let drawn = self.draft.marks.len() + self.draft.arrows.len();
        self.edit(None, |draft| {
            draft.marks.retain(|mark| mark.square != square);
            draft.arrows.retain(|arrow| {
                let ends = [arrow.squares.first(), arrow.squares.last()];
                !ends.contains(&Some(&square))
            });
        });
        if self.draft.marks.len() + self.draft.arrows.len() < drawn {
            self.say(self.table.strings().author().removed.to_owned());
        }
    }

    /// Steps through the recorded moves, from the position on the board.
    fn go(&mut self, to: Go) {
        match to {
            Go::First => self.go_to_start(),
            Go::Back => {
                self.table_mut().take_back();
            }
            Go::On => {
                self.go_on();
            }
            Go::Last => {
                let mut n_left = 2 * MAX_TURNS;
                while n_left > 0 && self.go_on() {
                    n_left -= 1;
                }
            }
        }
        self.way.clear();
        self.draw();
        let ply = self.n_plies();
        self.say(self.table.ply_words(ply));
    }

    pub(super) fn go_to_start(&mut self) {
        while self.n_plies() > 0 {
            self.table_mut().take_back();
        }
    }

    /// Plays the next recorded move, if there is one.
    fn go_on(&mut self) -> bool {
        self.next_texts().iter().any(|text| self.table_mut().play_text(text).is_ok())
    }

    /// The moves recorded for the position on the board, in the order in which to try them.
    fn next_texts(&self) -> Vec<String> {
        if self.tool.draws() {
            return Vec::new();
        }
        if let (false, Some(last)) = (self.is_solvers(), self.table.move_texts().last()) {
            let replies = self.draft.replies().iter().filter(|one| one.mv == *last);
            return replies.map(|one| one.reply.clone()).collect();
        }
        let accepted = self.draft.accepted().get(self.turn()).into_iter().flatten();
        let moves = accepted.filter_map(|one| match one {
            Accept::Move(text) => Some(text.clone()),
            _ => None,
        });
        moves.filter(|_| self.draft.exercise.goal.takes_turns()).collect()
    }

    /// Whether there is a recorded move to step to.
    pub fn can_go_on(&self) -> bool {
        !self.next_texts().is_empty()
    }

    /// All recorded items, in words.
    pub fn items(&self) -> Vec<(Item, String)> {
        let mut items = Vec::new();
        for (turn, accepted) in self.draft.accepted().iter().enumerate() {
            let accepted = accepted.iter().enumerate();
            items.extend(
                accepted.map(|(idx, one)| (Item::Accept(turn, idx), self.accept_words(one))),
            );
        }
        let text = self.table.strings().author();
        let replies = self.draft.replies().iter().enumerate();
        items.extend(replies.map(|(idx, one)| (Item::Reply(idx), text.reply(&one.mv, &one.reply))));
        let answers = self.draft.exercise.answers.iter().enumerate();
        items.extend(answers.map(|(idx, one)| (Item::Answer(idx), one.mv.clone())));
        let marks = self.draft.marks.iter().enumerate();
        items.extend(marks.map(|(idx, one)| (Item::Mark(idx), self.mark_words(one))));
        let arrows = self.draft.arrows.iter().enumerate();
        items.extend(arrows.map(|(idx, one)| (Item::Arrow(idx), self.arrow_words(one))));
        items
    }
}
