//! The author's tool: what is played and drawn is recorded, undone, kept, tried and opened again.

use std::rc::Rc;

use damiera::notation::exercise::{Accept, Exercise, Goal};
use damiera::notation::link;
use damiera::notation::marks::{Brush, MarkShape, write_arrows, write_marks};
use damiera::play::action::{BoardAction, EditAction, Go, Leave};
use damiera::play::embedded::EmbedAction;
use damiera::play::screen::make::{
    Author, AuthorAction, Draft, Field, FoundExercise, FoundFlaw, Gap, Item, MAX_UNDO, Stage, Step,
    Tool,
};
use damiera::play::sharing::{Purpose, Scope};
use damiera::play::{Action, Mode, session};
use damiera::rules::{Color, Square};
use damiera::text::Language;

use super::{Table, WHITE};

const LINE: &str = "W:Wa1,b1:Bb8,d8";

/// A table on which an exercise is begun from a position in the editor.
fn author_at(id: &str, fen: &str) -> Table {
    let mut table = Table::at(id, fen, Mode::TwoPlayers);
    table.act(Action::Edit(EditAction::Open));
    table.author_act(AuthorAction::Open);
    table
}

impl Table {
    fn author_act(&mut self, action: AuthorAction) {
        self.act(Action::Author(action));
    }

    fn author(&self) -> &Author {
        self.play.author().expect("an exercise is being made")
    }

    fn draft(&self) -> &Draft {
        self.author().draft()
    }

    fn square_of(&self, label: &str) -> Square {
        self.play.face().board().square_of_label(label).unwrap()
    }

    /// Presses squares of the board that is seen.
    fn touch(&mut self, squares: &str) {
        for label in squares.split_whitespace() {
            let square = self.square_of(label);
            self.act(Action::Board(BoardAction::Press(square)));
        }
    }

    fn tool(&mut self, tool: Tool) {
        self.author_act(AuthorAction::Choose(tool));
    }

    fn go_to(&mut self, to: Go) {
        self.act(Action::Board(BoardAction::Go(to)));
    }

    fn write(&mut self, field: Field, words: &str) {
        self.author_act(AuthorAction::Words(field, words.to_owned()));
    }

    /// The keys and values of the exercise's link.
    fn pairs(&self) -> Vec<(String, String)> {
        link::pairs(&self.author().link().unwrap()).unwrap()
    }

    fn value(&self, key: &str) -> Option<String> {
        link::value(&self.pairs(), key).map(str::to_owned)
    }

    fn heard(&self) -> &str {
        &self.play.face().announcement().text
    }

    fn items(&self) -> Vec<String> {
        self.author().items().into_iter().map(|(_, words)| words).collect()
    }
}

fn moves(texts: &[&str]) -> Vec<Accept> {
    texts.iter().map(|&text| Accept::Move(text.to_owned())).collect()
}

#[test]
fn moves_on_the_board_become_answers_and_replies() {
    let mut table = author_at("dameo", LINE);
    assert_eq!(table.author().link(), Err(Gap::NoAnswer(1)));
    assert_eq!(table.author().stage(), Stage::Answer(1));
    table.touch("b1 c2");
    assert_eq!(table.heard(), "Right answer of turn 1: b1-c2.");
    assert_eq!(table.author().stage(), Stage::Reply("b1-c2".to_owned()));
    table.touch("b8 b7");
    assert_eq!(table.heard(), "Reply to b1-c2: b8-b7.");
    assert_eq!(table.author().stage(), Stage::Answer(2));
    table.touch("c2 d3");
    table.go_to(Go::First);
    // Another answer to the first turn.
    table.touch("a1 a2");
    assert_eq!(table.draft().exercise.accept, [moves(&["b1-c2", "a1-a2"]), moves(&["c2-d3"])]);
    assert_eq!(table.items(), ["b1-c2", "a1-a2", "c2-d3", "b8-b7 to b1-c2"]);
    assert_eq!(
        table.author().link().unwrap(),
        "v=1&g=dameo&fen=W:Wa1,b1:Bb8,d8&mode=exercise&goal=move&acc=b1-c2;a1-a2|c2-d3\
         &then=b1-c2%3Eb8-b7"
    );
    // The same again changes nothing, and another reply takes the place of the first.
    table.go_to(Go::First);
    table.touch("b1 c2");
    assert_eq!(table.heard(), "That is already recorded.");
    table.touch("d8 d7");
    assert_eq!(table.items().last().unwrap(), "d8-d7 to b1-c2");
}

#[test]
fn the_board_steps_along_what_is_recorded() {
    let mut table = author_at("dameo", LINE);
    assert!(!table.author().can_go_on());
    table.touch("b1 c2 b8 b7 c2 d3");
    table.go_to(Go::Back);
    assert_eq!((table.author().n_plies(), table.author().stage()), (2, Stage::Answer(2)));
    table.go_to(Go::First);
    assert_eq!(table.author().n_plies(), 0);
    table.go_to(Go::On);
    table.go_to(Go::On);
    assert_eq!(table.author().n_plies(), 2);
    table.go_to(Go::Last);
    assert_eq!(table.author().n_plies(), 3);
    assert!(!table.author().can_go_on());
}

#[test]
fn wrong_tries_are_recorded_legal_or_not() {
    let mut table = author_at("international", "W:W28,32:B23,6");
    table.tool(Tool::Wrong);
    // The man on 28 must capture, so the one on 32 has no legal move.
    table.touch("32");
    assert_eq!(table.heard(), "From 32: now choose where the try ends.");
    table.touch("27");
    assert_eq!(table.heard(), "Wrong try: 32-27. Write under Words what to say about it.");
    table.touch("28 22");
    table.touch("28 19");
    let tries: Vec<_> = table.draft().exercise.answers.iter().map(|one| one.mv.as_str()).collect();
    assert_eq!(tries, ["32-27", "28-22", "28x19"]);
    assert_eq!(table.author().n_plies(), 0, "a try leaves the board as it was");
    // What has no words yet is no part of the exercise.
    table.author_act(AuthorAction::Goal(Goal::CaptureMax));
    table.write(Field::Answer(0), " You must capture; look again. ");
    assert_eq!(table.value("no").unwrap(), "32-27=You must capture;; look again.");
    table.author_act(AuthorAction::Remove(Item::Answer(0)));
    assert_eq!(table.value("no"), None);
}

#[test]
fn a_try_that_jumps_is_written_as_a_capture() {
    let mut table = author_at("dameo", "W:Wa1,c3,d4:Bc4,h8");
    table.tool(Tool::Wrong);
    // c3 can capture over c4, a1 cannot over its own.
    table.touch("d4 b4");
    assert_eq!(table.items(), ["d4xb4"]);
}

#[test]
fn moves_to_choose_from_may_be_illegal() {
    let mut table = author_at("international", "W:W28,32:B23,6");
    table.author_act(AuthorAction::Goal(Goal::FindIllegal));
    assert_eq!(table.author().stage(), Stage::Choice);
    table.touch("28 19");
    assert_eq!(table.author().link(), Err(Gap::TooFewChoices));
    table.touch("32 27");
    assert_eq!(table.value("acc").unwrap(), "28x19;32-27");
    assert_eq!(table.author().n_plies(), 0);
    table.author_act(AuthorAction::Accept(Accept::Promotes));
    assert_eq!(table.items().len(), 2, "a condition is no choice");
}

#[test]
fn every_goal_makes_a_link_that_reads_as_it() {
    let mut table = author_at("dameo", "W:Wb6:Bb5,c6,b7");
    let target = table.square_of("d6");
    table.touch("b6 d6");
    for goal in [
        Goal::Move,
        Goal::CaptureAny,
        Goal::CaptureAll,
        Goal::CaptureMax,
        Goal::Reach(target),
        Goal::WinIn(2),
        Goal::Hold(8),
    ] {
        table.author_act(AuthorAction::Goal(goal));
        let opened = link::read(&table.author().link().unwrap()).unwrap();
        assert_eq!(opened.faults, []);
        let ruleset = opened.game.ruleset();
        let read = Exercise::read(ruleset, &|key| opened.extras.get(key)).unwrap();
        assert_eq!(read.goal, goal);
        assert_eq!(read.accept.is_empty(), !goal.takes_accept(), "{goal:?}");
    }
    // Nothing was lost on the way.
    table.author_act(AuthorAction::Goal(Goal::Move));
    assert_eq!(table.items(), ["b6xd6"]);
}

#[test]
fn conditions_are_accepted_in_the_turn_that_is_shown() {
    let mut table = author_at("dameo", LINE);
    table.touch("b1 c2 b8 b7");
    let d3 = table.square_of("d3");
    for accept in [Accept::Lands(d3), Accept::Captures(2), Accept::Promotes] {
        table.author_act(AuthorAction::Accept(accept));
    }
    assert_eq!(table.value("acc").unwrap(), "b1-c2|lands:d3;captures>=2;promotes");
    assert_eq!(
        table.items()[1..4],
        ["ends on d3", "captures 2 or more", "becomes a king"].map(str::to_owned)
    );
    for _ in 0..3 {
        table.author_act(AuthorAction::Remove(Item::Accept(1, 0)));
    }
    assert_eq!(table.value("acc").unwrap(), "b1-c2", "an empty turn at the end is none");
}

#[test]
fn marks_and_arrows_are_drawn_led_on_and_taken_away() {
    let mut table = author_at("dameo", LINE);
    let drawn = |table: &Table| {
        let board = table.play.face().board();
        [write_marks(board, &table.draft().marks), write_arrows(board, &table.draft().arrows)]
    };
    table.touch("b1 c2");
    for shape in MarkShape::ALL {
        table.tool(Tool::Mark(shape));
        table.touch("c3");
    }
    assert_eq!(table.author().n_plies(), 0, "one draws at the start");
    assert_eq!(drawn(&table), ["c3*", ""], "one mark stands on a square");
    assert_eq!(table.heard(), "Drawn: Dot c3.");
    let view = table.play.face().board_view();
    assert!(view.cells.iter().all(|cell| cell.alive && !cell.grabbable));
    assert_eq!(view.drawn_marks.len(), 1);
    table.tool(Tool::Arrow(Brush::Green));
    table.touch("a1");
    assert_eq!(table.heard(), "Arrow from a1: now choose where it ends.");
    table.touch("a3");
    table.touch("a3 c3");
    assert_eq!(drawn(&table), ["c3*", "Ga1-a3-c3"], "it goes on from its end");
    table.touch("h8");
    table.act(Action::Board(BoardAction::Cancel));
    table.tool(Tool::Arrow(Brush::Blue));
    table.touch("h8 g7");
    assert_eq!(drawn(&table)[1], "Ga1-a3-c3,Bh8-g7");
    assert_eq!(table.play.face().board_view().drawn_arrows.len(), 2);
    let c3 = table.square_of("c3");
    table.author_act(AuthorAction::Erase(c3));
    assert_eq!(drawn(&table), ["", "Bh8-g7"]);
    table.touch("h8 g7");
    assert_eq!(drawn(&table), ["", ""], "drawn once more it is gone");
    assert_eq!(table.heard(), "Removed: Blue arrow h8-g7.");
}

#[test]
fn edits_are_undone_one_by_one_and_typing_as_a_whole() {
    let mut table = author_at("dameo", LINE);
    table.touch("b1 c2");
    for end in 1..=5 {
        table.write(Field::Hint, &"Look."[..end]);
    }
    table.write(Field::Ok, "Good.");
    let undo = |table: &mut Table| table.act(Action::Board(BoardAction::Undo));
    undo(&mut table);
    assert_eq!(table.draft().exercise.ok, None);
    assert_eq!(table.draft().exercise.hint.as_deref(), Some("Look."));
    undo(&mut table);
    assert_eq!(table.draft().exercise.hint, None);
    undo(&mut table);
    assert!(table.items().is_empty());
    assert!(!table.author().can_undo());
    for _ in 0..3 {
        table.act(Action::Board(BoardAction::Redo));
    }
    assert_eq!(table.draft().exercise.ok.as_deref(), Some("Good."));
    assert!(!table.author().can_redo());
    table.tool(Tool::Mark(MarkShape::Ring));
    for _ in 0..=MAX_UNDO {
        table.touch("c3");
    }
    let mut n_undone = 0;
    while table.author().can_undo() {
        undo(&mut table);
        n_undone += 1;
    }
    assert_eq!(n_undone, MAX_UNDO);
}

#[test]
fn texts_are_as_long_as_links_take_them() {
    let mut table = author_at("international", "W:W28,32:B23,6");
    table.author_act(AuthorAction::Goal(Goal::CaptureMax));
    table.write(Field::Caption, &"è".repeat(2000));
    assert_eq!(table.draft().caption.len(), 1000);
    table.tool(Tool::Wrong);
    table.touch("32 27 28 22 28 33 28 32 28 17");
    for idx in 0..table.draft().exercise.answers.len() {
        table.write(Field::Answer(idx), &"x".repeat(1000));
    }
    assert_eq!(table.draft().exercise.answers.len(), 5);
    assert_eq!(table.author().link(), Err(Gap::TooLong));
}

#[test]
fn what_is_made_is_kept_and_read_again() {
    let mut table = author_at("dameo", LINE);
    table.touch("b1 c2 b8 b7 c2 d3");
    table.tool(Tool::Mark(MarkShape::Attention));
    table.touch("d4");
    table.tool(Tool::Wrong);
    table.touch("a1 a2");
    table.touch("b1 b2");
    table.write(Field::Answer(0), "50 % of it = wrong; try_again & win.");
    table.write(Field::Caption, "A caption_with all: ;=|&#");
    table.act(Action::Board(BoardAction::Flip));
    let kept = table.play.session_text();
    let again = session::read(&kept).unwrap();
    assert_eq!(again.faults, []);
    let other = Table::new("international", WHITE).play.after(Action::Open(Box::new(again)));
    let author = other.author().expect("it is still being made");
    assert_eq!(author.draft(), table.draft());
    assert!(author.face().flipped());
    assert_eq!(other.session_text(), kept);
}

#[test]
fn the_step_that_was_left_is_shown_again() {
    let mut table = author_at("dameo", LINE);
    for step in Step::ALL {
        table.author_act(AuthorAction::Step(step));
        let again = session::read(&table.play.session_text()).unwrap();
        let other = Table::new("international", WHITE).play.after(Action::Open(Box::new(again)));
        let author = other.author().expect("it is still being made");
        assert_eq!((author.step(), author.tool().draws()), (step, step == Step::Drawings));
    }
}

#[test]
fn it_is_tried_as_others_see_it_and_nothing_is_lost() {
    let mut table = author_at("dameo", LINE);
    table.touch("b1 c2 b8 b7 c2 d3");
    table.write(Field::Ok, "Well done!");
    let before = table.draft().clone();
    table.author_act(AuthorAction::Try);
    let task = |table: &Table| {
        let solving = table.play.solved().unwrap().solving().unwrap();
        solving.attempt().task(Language::English.strings())
    };
    assert_eq!(task(&table), "White to move: find the 2 right moves, one after the other.");
    table.touch("b1 c2 c2 d3");
    assert!(table.play.solved().unwrap().solving().unwrap().attempt().is_solved());
    assert_eq!(table.heard(), "Well done!");
    table.act(Action::Solve(EmbedAction::Reset));
    assert!(!table.play.solved().unwrap().solving().unwrap().has_begun());
    table.author_act(AuthorAction::EndTry);
    assert!(table.play.solved().is_none());
    assert_eq!((table.draft(), table.author().n_plies()), (&before, 3));
}

#[test]
fn a_position_is_changed_under_the_exercise() {
    let mut table = author_at("dameo", LINE);
    table.touch("b1 c2");
    table.author_act(AuthorAction::SetUp);
    assert!(table.play.author().is_none() && table.play.author_waits());
    let fen = "W:Wa1,b1,h1:Bb8,d8".to_owned();
    table.act(Action::Edit(EditAction::Fen(fen.clone())));
    // Without changes there is the exercise as it was.
    table.act(Action::Edit(EditAction::Leave(Leave::Discard)));
    assert!(table.author().link().unwrap().contains("&fen=W:Wa1,b1:B"));
    table.author_act(AuthorAction::SetUp);
    table.act(Action::Edit(EditAction::Fen(fen)));
    table.author_act(AuthorAction::Open);
    assert!(table.author().link().unwrap().contains("&fen=W:Wa1,b1,h1:Bb8,d8&"));
    assert_eq!(table.items(), ["b1-c2"]);
    // The board of another game has other squares.
    table.author_act(AuthorAction::SetUp);
    table.act(Action::Edit(EditAction::Ruleset("international")));
    table.author_act(AuthorAction::Open);
    assert_eq!(table.items(), Vec::<String>::new());
}

#[test]
fn what_is_discarded_leaves_the_game_as_it_was() {
    let mut table = Table::new("international", WHITE);
    table.run("32 28");
    let (link, kept) = (table.play.link(), table.play.session_text());
    table.act(Action::Edit(EditAction::Open));
    table.author_act(AuthorAction::Open);
    assert!(table.play.thought().is_none(), "the computer waits");
    table.touch("32 28");
    assert_eq!(table.play.link(), link);
    table.author_act(AuthorAction::Discard);
    assert_eq!((table.play.link(), table.play.session_text()), (link, kept));
}

#[test]
fn an_opened_exercise_is_solved_edited_and_left() {
    let text =
        "v=1&g=dameo&fen=W:Wa1,b1:Bb8,d8&mk=c2&mode=exercise&goal=move&acc=b1-c2&cap=Hello_you";
    let session = session::read(text).unwrap();
    let mut table = Table::new("international", WHITE);
    table.act(Action::Open(Box::new(session)));
    let lesson = table.play.lesson().expect("it is an exercise");
    assert_eq!((lesson.link(), lesson.embedded().caption()), (text, "Hello you"));
    assert_eq!(table.play.link(), text, "the address keeps it");
    assert!(table.play.thought().is_none());
    assert_eq!(table.play.face().board_view().drawn_marks.len(), 1);
    table.touch("a1 a2");
    let said = "Not the right move. Try again.";
    assert_eq!(table.heard(), said);
    table.act(Action::Speak(Language::Italian));
    table.touch("b1 c2");
    assert_eq!(table.heard(), "Risolto.");
    // Kept, it comes back.
    let again = session::read(&table.play.session_text()).unwrap();
    let other = Table::new("international", WHITE).play.after(Action::Open(Box::new(again)));
    assert_eq!(other.lesson().unwrap().link(), text);
    // It can be edited, and that thrown away.
    table.author_act(AuthorAction::Open);
    assert_eq!(table.draft().exercise.accept, [moves(&["b1-c2"])]);
    assert_eq!((table.draft().caption.as_str(), table.draft().marks.len()), ("Hello you", 1));
    assert_eq!(table.author().link().unwrap().replace("%20", "_"), text);
    table.author_act(AuthorAction::Discard);
    assert_eq!(table.play.lesson().unwrap().link(), text);
    // Left, its position is there to be played.
    table.act(Action::EndLesson);
    assert!(table.play.link().starts_with("v=1&g=dameo&fen=W:Wa1,b1:Bb8,d8"));
    assert!(std::ptr::eq(Rc::as_ptr(table.play.face()), &raw const *table.play));
}

#[test]
fn what_is_shared_is_the_exercise_in_words() {
    let mut table = author_at("dameo", "W:Wb6:Bb5,c6,b7");
    assert!(table.play.sharing(Scope::Game, Purpose::Look, "2026-11-21").is_none());
    table.author_act(AuthorAction::Goal(Goal::CaptureAll));
    let shared = table.play.sharing(Scope::Game, Purpose::Look, "2026-11-21").unwrap();
    assert_eq!(shared.link, table.author().link().unwrap());
    assert_eq!(
        shared.words,
        "Dameo, an exercise. White to move: find all 3 captures, one after the other."
    );
    assert_eq!(table.play.share_choices(), damiera::play::sharing::Choices::default());
}

#[test]
fn the_solver_may_be_black() {
    let mut table = author_at("dameo", "B:Wa1,b1:Bb8,d8");
    assert_eq!(table.author().solver(), Color::Black);
    table.touch("b8 b7 a1 a2");
    assert_eq!(table.items(), ["b8-b7", "a1-a2 to b8-b7"]);
}

#[test]
fn what_was_found_is_taken_and_what_was_made_is_set_aside() {
    let mut table = author_at("dameo", LINE);
    table.touch("a1 a2");
    let made = table.draft().clone();
    let link = "v=1&g=international&fen=W:W28:B23&mode=exercise&goal=move&acc=28x19";
    let flaw = FoundFlaw { ply: 2, why: "no".to_owned() };
    table.author_act(AuthorAction::Take(FoundExercise {
        link: link.to_owned(),
        flaw: Some(flaw.clone()),
    }));
    assert_eq!(table.author().ruleset().rules().id, "international");
    assert_eq!(table.author().flaw(), Some(&flaw));
    assert!(table.author().checked_link().is_some() && table.author().found().is_some());
    // A change of one's own makes it another exercise.
    table.author_act(AuthorAction::Words(Field::Hint, "Look".to_owned()));
    assert!(table.author().flaw().is_none() && table.author().found().is_none());
    table.act(Action::GoBack);
    assert_eq!(table.draft(), &made);
    // What cannot be read changes nothing.
    let link = "v=1&g=damoe".to_owned();
    table.author_act(AuthorAction::Take(FoundExercise { link, flaw: None }));
    assert_eq!(table.draft(), &made);
}

#[test]
fn steps_lose_nothing_and_say_where_something_is_missing() {
    let missing = |table: &Table| {
        let steps = Step::ALL.into_iter().filter(|&step| table.author().is_missing(step));
        steps.collect::<Vec<_>>()
    };
    let mut table = author_at("dameo", LINE);
    assert_eq!(table.author().step(), Step::Task);
    assert_eq!(missing(&table), [Step::Solution]);
    // A press on the board leads to where it is seen what it does.
    table.touch("b1 c2");
    assert_eq!(table.author().step(), Step::Solution);
    assert_eq!(missing(&table), []);
    table.go_to(Go::First);
    table.tool(Tool::Wrong);
    table.touch("a1 a2");
    assert_eq!(missing(&table), [Step::Words], "a try without words is left out");
    table.author_act(AuthorAction::Step(Step::Drawings));
    table.touch("d3");
    let items = ["b1-c2", "a1-a2", "Ring d3"];
    assert_eq!(table.items(), items);
    table.author_act(AuthorAction::Step(Step::Words));
    table.write(Field::Answer(0), "No.");
    assert_eq!(missing(&table), []);
    for step in Step::ALL.into_iter().rev().chain(Step::ALL) {
        table.author_act(AuthorAction::Step(step));
        assert_eq!(table.author().step(), step);
        assert_eq!(table.items(), items);
        assert_eq!(table.value("no").as_deref(), Some("a1-a2=No."));
    }
    // The order of the steps has two ends.
    assert_eq!((Step::Task.before(), Step::End.after()), (None, None));
    assert_eq!(
        (Step::Words.before(), Step::Words.after()),
        (Some(Step::Drawings), Some(Step::End))
    );
    // Each tool belongs to one step.
    table.tool(Tool::Arrow(Brush::Red));
    assert_eq!(table.author().step(), Step::Drawings);
    table.tool(Tool::Right);
    assert_eq!(table.author().step(), Step::Solution);
}
