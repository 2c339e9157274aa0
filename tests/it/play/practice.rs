//! Practice: endings played against the tables, each move judged; games played on.

use std::rc::Rc;
use std::slice;
use std::sync::Arc;

use damiera::notation::{fen, movetext};
use damiera::play::action::{BoardAction, EngineAction};
use damiera::play::analysis::EngineScore;
use damiera::play::embedded::EmbedAction;
use damiera::play::practice::log::{Log, Mark};
use damiera::play::practice::{
    Drill, End, Goal, HOLD_MOVES, Known, Series, Verdict, Weighed, Worth,
};
use damiera::play::screen::train::{Path, Training};
use damiera::play::{Action, Mode, Page, Table};
use damiera::rules::{Game, Ruleset};
use damiera::rulesets;
use damiera::search::Engine;
use damiera::search::endings::Outcome;
use damiera::search::endings::drills::{MAX_BYTES, MAX_NUMBERS};
use damiera::text::Language;

fn page(id: &str) -> Page {
    let entry = rulesets::find(id).expect("a ruleset of this id");
    Page::new(entry, Mode::TwoPlayers, 1, Language::English)
}

/// What the worker does, in place of it.
struct Tables(Engine);

impl Tables {
    fn of(id: &str) -> Self {
        let ruleset = Arc::new(rulesets::compile(id).expect("a ruleset of this id"));
        let mut engine = Engine::new(ruleset, 1 << 16);
        engine.use_endings(MAX_NUMBERS, MAX_BYTES);
        Self(engine)
    }

    fn ruleset(&self) -> &Arc<Ruleset> {
        self.0.ruleset()
    }

    fn series(&mut self, goal: Goal, material: [u8; 4]) -> Rc<Series> {
        let counts = material.map(usize::from);
        self.0.want_material(counts);
        while self.0.make_endings(1 << 20) {}
        let write = |position| fen::write(self.0.ruleset(), position);
        let endings = match goal {
            Goal::Win => {
                let wins = self.0.wins_to_practice(counts, 12);
                wins.iter().map(|(position, plies)| (write(position), *plies)).collect()
            }
            Goal::Hold => {
                self.0.draws_to_practice(counts, 12).iter().map(|it| (write(it), 0)).collect()
            }
        };
        Rc::new(Series { ruleset: self.ruleset().rules().id, goal, material, endings })
    }

    fn known(&self, start: &str, moves: &[String]) -> Known {
        let ruleset = self.ruleset();
        let mut game =
            Game::from_position(Arc::clone(ruleset), fen::parse(ruleset, start).expect("a FEN"));
        for text in moves {
            let mv = movetext::find(ruleset, game.position(), game.legal_moves(), text);
            game.play(&mv.expect("a move")).expect("a legal move");
        }
        let weighed = self.0.weigh(&game).expect("a known ending");
        let of = |one: &damiera::search::endings::drills::Weighed| Weighed {
            text: movetext::write(ruleset, game.position(), game.legal_moves(), &one.mv),
            worth: match one.outcome {
                Outcome::Win(plies) => Worth::Win(plies),
                Outcome::Draw => Worth::Draw,
                Outcome::Loss(plies) => Worth::Loss(plies),
            },
            n_replies: u32::try_from(one.n_replies).unwrap(),
            n_wrong: u32::try_from(one.n_wrong).unwrap(),
        };
        Known::Exactly(weighed.iter().map(of).collect())
    }
}

/// An ending on a page.
struct Board {
    tables: Tables,
    page: Page,
}

impl Board {
    fn new(mut tables: Tables, goal: Goal, material: [u8; 4], at: usize) -> Self {
        let series = tables.series(goal, material);
        let drill = Drill::ending(&series, at).expect("an ending");
        let training = Training::new(drill, Language::English, 0).expect("a board");
        let page = page(series.ruleset).after(Action::Train(Box::new(training)));
        let mut board = Self { tables, page };
        board.settle();
        board
    }

    fn training(&self) -> &Training {
        self.page.training().expect("a training")
    }

    fn drill(&self) -> &Drill {
        let Path::Practice(drill) = self.training().path() else { panic!("no practice") };
        drill
    }

    fn table(&self) -> &Table {
        self.training().embedded().table()
    }

    fn act(&mut self, action: Action) {
        self.page = self.page.after(action);
    }

    /// Lets pass what the page does by itself.
    fn settle(&mut self) {
        loop {
            while self.table().animation().is_some() {
                self.act(Action::Board(BoardAction::AnimationStep));
            }
            let moves = self.table().move_texts().to_vec();
            if let Some((ply, thought)) = self.drill().asked(self.table()) {
                let known = self.tables.known(&thought.fen, &thought.moves);
                let drill = self.drill().told(&moves[..ply], known);
                let training = self.training().with(drill);
                self.act(Action::Train(Box::new(training)));
                continue;
            }
            let thought = self.table().thought();
            let reply = self.drill().reply(self.table().game(), &moves);
            let Some((thought, (best, score))) = thought.zip(reply) else { return };
            let best = EngineAction::Best { thought: thought.id, best, score };
            self.act(Action::Solve(EmbedAction::Engine(best)));
        }
    }

    fn play(&mut self, text: &str) {
        self.act(Action::Solve(EmbedAction::Move(text.to_owned())));
        self.settle();
    }

    fn weighed(&self) -> Vec<Weighed> {
        match self.drill().known(self.table().move_texts()) {
            Some(Known::Exactly(weighed)) => weighed.clone(),
            other => panic!("{other:?}"),
        }
    }

    fn play_best(&mut self) {
        let best = self.drill().best(self.table().move_texts()).expect("a best move").to_owned();
        self.play(&best);
    }

    fn verdict(&self) -> Option<Verdict> {
        self.drill().judged(self.table()).map(|it| it.verdict)
    }

    fn end(&self) -> Option<End> {
        self.drill().end(self.table().game())
    }
}

fn kings_to_king(at: usize) -> Board {
    Board::new(Tables::of("english"), Goal::Win, [0, 2, 0, 1], at)
}

#[test]
fn the_best_moves_win_at_par() {
    for at in 0..12 {
        let mut board = kings_to_king(at);
        let par = usize::from(board.drill().par());
        while board.end().is_none() {
            assert!(board.table().game().plies().len() < par);
            board.play_best();
            assert_eq!(board.verdict(), Some(Verdict::Best));
        }
        assert_eq!(board.end(), Some(End::Won(0)), "number {at}");
        assert_eq!(board.table().game().plies().len(), par);
        assert!(board.drill().asked(board.table()).is_none());
    }
}

#[test]
fn a_longer_way_is_counted_over_par() {
    let mut board = kings_to_king(5);
    let longer =
        |one: &&Weighed| matches!(one.worth, Worth::Win(plies) if plies > board.drill().par());
    let longer = board.weighed().iter().find(longer).cloned().expect("a longer way");
    let Worth::Win(plies) = longer.worth else { unreachable!() };
    let over = plies - board.drill().par();
    board.play(&longer.text);
    assert_eq!(board.verdict(), Some(Verdict::Longer(over)));
    assert!(board.drill().judged(board.table()).unwrap().better.is_some());
    while board.end().is_none() {
        board.play_best();
    }
    assert_eq!(board.end(), Some(End::Won(over)));
}

#[test]
fn a_win_thrown_away_is_told_and_can_be_taken_back() {
    let mut board = Board::new(Tables::of("russian"), Goal::Win, [0, 3, 0, 1], 11);
    let gone = board.weighed().into_iter().find(|it| it.worth == Worth::Draw).expect("a bad move");
    board.play(&gone.text);
    assert_eq!(board.verdict(), Some(Verdict::WinGone));
    assert_eq!(board.training().n_undone(), 0);
    board.act(Action::Board(BoardAction::Undo));
    board.settle();
    assert_eq!(board.verdict(), None);
    assert_eq!(board.training().n_undone(), 1);
    assert!(board.table().move_texts().is_empty());
    board.play_best();
    assert_eq!(board.verdict(), Some(Verdict::Best));
}

#[test]
fn a_draw_is_held_for_so_many_moves_or_lost() {
    let mut board = Board::new(Tables::of("english"), Goal::Hold, [1, 1, 1, 1], 0);
    while board.end().is_none() {
        board.play_best();
        assert!(board.table().game().plies().len() <= 2 * HOLD_MOVES);
    }
    assert_eq!(board.end(), Some(End::Held));
    let mut board = Board::new(Tables::of("english"), Goal::Hold, [1, 1, 1, 1], 0);
    let lost = board.weighed().into_iter().find(|it| matches!(it.worth, Worth::Loss(_)));
    board.play(&lost.expect("a losing move").text);
    assert_eq!(board.verdict(), Some(Verdict::Lost));
    while board.end().is_none() {
        board.play_best();
    }
    assert_eq!(board.end(), Some(End::Missed));
}

#[test]
fn the_engine_of_the_page_is_not_asked_meanwhile() {
    let board = kings_to_king(0);
    assert!(board.page.thought().is_none() && board.page.analysis_wish().is_none());
    let page = board.page.after(Action::EndLesson);
    assert!(page.training().is_none() && page.shows_game());
}

#[test]
fn a_hint_is_remembered_and_shown_at_its_move_only() {
    let mut board = kings_to_king(3);
    let drill = board.drill().hinted(0);
    assert_eq!(drill.n_hints(), 1);
    assert_eq!(drill.hint(&[]), drill.best(&[]));
    let training = board.training().with(drill);
    board.act(Action::Train(Box::new(training)));
    board.play_best();
    assert_eq!(board.drill().hint(board.table().move_texts()), None);
    assert_eq!(board.drill().n_hints(), 1);
    assert_eq!(board.drill().again().n_hints(), 0);
}

#[test]
fn answers_that_come_late_are_told_from_others() {
    let board = kings_to_king(3);
    let drill = board.drill();
    let first = board.weighed().remove(0).text;
    let elsewhere = drill.told(&[first.clone(), "x".to_owned()], Known::Not);
    // Nothing is known between.
    assert_eq!(&elsewhere, drill);
    assert_eq!(drill.unknown(slice::from_ref(&first)), Some(1));
    let told = drill.told(slice::from_ref(&first), Known::Not);
    assert_eq!(told.unknown(&[first]), None);
    assert_eq!(told.unknown(&["other".to_owned()]), Some(1));
}

/// The page after a move, entered square by square.
fn played(page: &Page, text: &str) -> Page {
    let labels = text.split('-');
    let squares = labels.map(|label| {
        let board = page.game().ruleset().board();
        board.squares().iter().copied().find(|&it| board.label(it).to_string() == label).unwrap()
    });
    squares.fold(page.clone(), |page, square| page.after(BoardAction::Press(square).into()))
}

fn searched(best: &str, value: i32) -> Known {
    Known::Searched { best: best.to_owned(), score: EngineScore::Even(value) }
}

#[test]
fn a_game_is_played_on_from_the_position_shown() {
    let page = page("english").after(Action::Board(BoardAction::Flip));
    let mut page = page;
    for text in ["11-15", "23-19"] {
        page = played(&page, text);
    }
    let drill = Drill::free(page.face());
    assert_eq!((drill.series(), drill.goal()), (None, None));
    let training = Training::new(drill, Language::English, 0).expect("a board");
    let mut page = page.after(Action::Train(Box::new(training)));
    let tell = |page: &Page, moves: &[String], known: Known| {
        let training = page.training().unwrap();
        let Path::Practice(drill) = training.path() else { panic!("no practice") };
        let next = training.with(drill.told(moves, known));
        page.after(Action::Train(Box::new(next)))
    };
    page = tell(&page, &[], searched("11-15", 20));
    page = page.after(Action::Solve(EmbedAction::Move("9-13".to_owned())));
    let played = vec!["9-13".to_owned()];
    let judged = |page: &Page| {
        let training = page.training().unwrap();
        let Path::Practice(drill) = training.path() else { panic!("no practice") };
        drill.judged(training.embedded().table())
    };
    // Not before the position after it has been looked at as well.
    assert_eq!(judged(&page), None);
    for (value, verdict) in [
        (-15, Verdict::Good),
        (0, Verdict::Good),
        (40, Verdict::Inaccurate),
        (400, Verdict::Mistake),
    ] {
        let judged = judged(&tell(&page, &played, searched("22-18", value))).expect("a verdict");
        assert_eq!(judged.verdict, verdict, "{value}");
        let is_better_told = !matches!(verdict, Verdict::Good);
        assert_eq!(judged.better.as_deref(), is_better_told.then_some("11-15"));
    }
}

#[test]
fn what_is_kept_is_the_best_of_all_tries() {
    let mut log = Log::default();
    log.settle("w0201", 2, End::Won(6), false);
    log.settle("w0201", 2, End::Won(2), false);
    log.settle("w0201", 2, End::Won(9), false);
    log.settle("w0201", 0, End::Won(0), true);
    log.settle("h0102", 1, End::Held, false);
    log.settle("h0102", 3, End::Missed, false);
    assert_eq!(log.to_string(), "h0102=-,0 w0201=h,-,2");
    assert_eq!(Log::read(&log.to_string()), log);
    assert_eq!(log.mark("w0201", 2), Mark::Done(2));
    assert_eq!((log.n_done("w0201"), log.n_done("h0102"), log.n_done("w0301")), (2, 1, 0));
    log.settle("w0201", 0, End::Won(4), false);
    assert_eq!(log.mark("w0201", 0), Mark::Done(4));
    for text in ["", "w0201", "w0201=", "w0201=x,-1,3", "=", "a=1=2", "w=99999999"] {
        let read = Log::read(text);
        assert_eq!(Log::read(&read.to_string()), read, "{text}");
    }
}
