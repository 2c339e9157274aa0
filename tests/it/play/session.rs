//! What is kept comes back, and what is opened is put on the board.

use std::rc::Rc;
use std::sync::Arc;

use damiera::notation::level::Level;
use damiera::notation::link::LinkFault;
use damiera::play::action::BoardAction;
use damiera::play::embedded::EmbedAction;
use damiera::play::screen::study::StudyAction;
use damiera::play::session::{Origin, Session, read};
use damiera::play::{Action, Mode, Notice, Page};
use damiera::rules::{Color, Game, Position, Status, WinReason};
use damiera::rulesets;
use damiera::text::{Fault, Language};
use proptest::prelude::*;

use super::{BLACK, Table, WHITE};
use crate::playout::{Dice, each_position};

/// Opens a text on the board of a person who plays White against the computer at draughts.
fn open(text: &str) -> Table {
    let mut table = Table::new("international", WHITE);
    table.act(Action::Open(Box::new(read(text).unwrap_or_else(|error| panic!("{text}: {error}")))));
    table
}

/// Compares what is kept after a script with what was kept once it has been opened again.
#[track_caller]
fn check(mode: Mode, script: &str, expected: &str) {
    let mut table = Table::new("international", mode);
    table.run(script);
    let text = table.play.session_text();
    assert_eq!(text, expected);
    assert_eq!(open(&text).play.session_text(), expected);
}

#[test]
fn a_game_is_kept_with_its_players() {
    check(Mode::TwoPlayers, "", "v=1&g=international&p=2&s=7");
    check(WHITE, "32 28 .", "v=1&g=international&m=32-28&p=w3&s=7&un=1");
    check(BLACK, "=32-28", "v=1&g=international&m=32-28&o=b&p=b3&s=7&un=1");
    check(WHITE, "flip", "v=1&g=international&o=b&p=w3&s=7");
    check(WHITE, "32 28 resign", "v=1&g=international&m=32-28,resign-w&p=w3&s=7&un=1");
    check(Mode::TwoPlayers, "32 28 resign", "v=1&g=international&m=32-28,resign-b&p=2&s=7");
}

#[test]
fn a_resignation_that_was_kept_the_old_way_is_read() {
    let game = read("v=1&g=international&m=32-28&p=w3&s=7&r=w").unwrap().game;
    let reason = WinReason::Resignation;
    assert_eq!(game.status(), Status::Won { winner: Color::Black, reason });
}

#[test]
fn looking_back_is_part_of_the_link_but_not_kept() {
    check(Mode::TwoPlayers, "32 28 19 23 1/", "v=1&g=international&m=32-28,19-23&p=2&s=7");
    let mut table = Table::new("international", Mode::TwoPlayers);
    table.run("32 28 19 23 1/");
    assert_eq!(table.play.link(), "v=1&g=international&m=32-28,19-23&ply=1");
}

#[test]
fn what_is_entered_and_thought_is_not_kept() {
    check(WHITE, "32", "v=1&g=international&p=w3&s=7");
    check(BLACK, "?32-28 stop", "v=1&g=international&o=b&p=b3&s=7");
}

#[test]
fn players_that_cannot_be_read_are_left_as_they_are() {
    for players in ["", "3", "w", "w0", "w9", "x5", "w12", "ww"] {
        let session = read(&format!("v=1&g=international&p={players}")).unwrap();
        assert_eq!(
            (session.mode, session.seed, session.overlooks),
            (None, None, false),
            "{players}"
        );
    }
}

#[test]
fn the_person_who_opens_a_link_moves_first() {
    let human = |text: &str| match open(text).play.mode() {
        Mode::Computer { human, .. } => human,
        Mode::TwoPlayers => panic!("against the computer"),
    };
    assert_eq!(human("g=international"), Color::White);
    assert_eq!(human("g=english"), Color::Black);
    assert_eq!(human("g=international&m=32-28"), Color::Black);
    assert_eq!(human("g=international&m=32-28&ply=0"), Color::White);
    assert_eq!(human("g=international&m=32-28&p=w8"), Color::White);
}

#[test]
fn two_players_stay_two_players() {
    let mut table = Table::new("international", Mode::TwoPlayers);
    table.act(Action::Open(Box::new(read("g=dameo").unwrap())));
    assert_eq!((table.play.mode(), table.play.entry().rules.id), (Mode::TwoPlayers, "dameo"));
}

#[test]
fn the_computer_adds_nothing_to_a_game_that_is_looked_at() {
    let mut table = open("g=international&m=32-28&ply=0");
    assert_eq!((table.play.shown_ply(), table.play.thought()), (0, None));
    table.run("1/");
    assert_eq!((table.play.computer_to_move(), table.play.thought()), (true, None));
    table.run("resume");
    assert!(table.play.thought().is_some());
    let mut table = open("g=international&m=32-28&ply=0");
    table.run("here");
    assert!(table.play.accepts_moves());
}

#[test]
fn opening_says_what_is_wrong_or_that_a_game_waits() {
    let notice = |session: Session| {
        let mut table = Table::new("international", WHITE);
        table.run("32 28");
        table.act(Action::Open(Box::new(session)));
        table.play.notice().cloned()
    };
    let session = read("g=international&o=x&ply=9").unwrap();
    let faults = [LinkFault::Ply("9".to_owned()), LinkFault::Orientation("x".to_owned())];
    let faults = Rc::new(faults.map(Fault::Link));
    assert_eq!(notice(session), Some(Notice::LinkFault(faults)));
    let session = read("g=international").unwrap();
    assert_eq!(notice(session.clone()), None);
    let origin = Origin { over_another: true, ..Origin::default() };
    let opened = Notice::OpenedLink { is_unchecked: false };
    assert_eq!(notice(Session { origin, ..session }), Some(opened));
}

#[test]
fn who_tries_to_solve_an_exercise_is_not_told_any_more_where_it_came_from() {
    let text = "g=dameo&fen=W:Wa1,b1:Bb8,d8&mode=exercise&acc=b1-c2";
    let square = |label: &str| rulesets::compile("dameo").unwrap().board().square_of_label(label);
    let press = BoardAction::Press(square("b1").unwrap());
    for action in [EmbedAction::Board(press), EmbedAction::Hint] {
        let origin = Origin { over_another: true, ..Origin::default() };
        let session = Session { origin, ..read(text).unwrap() };
        let mut table = Table::new("international", WHITE);
        table.act(Action::Open(Box::new(session)));
        let opened = Notice::OpenedLink { is_unchecked: false };
        assert_eq!(table.play.notice(), Some(&opened));
        table.act(Action::Solve(action));
        assert_eq!(table.play.notice(), None);
    }
}

/// What was opened over another game, with and without check characters, and what is told of it then.
fn opened_over_another() -> Table {
    let session = read("g=international&m=32-28,19-23").unwrap();
    let origin = Origin { over_another: true, is_unchecked: true, ..Origin::default() };
    let mut table = Table::new("international", WHITE);
    table.act(Action::Open(Box::new(Session { origin, ..session })));
    assert_eq!(table.play.notice(), Some(&Notice::OpenedLink { is_unchecked: true }));
    assert!(table.play.is_unchecked());
    table
}

#[test]
fn who_plays_on_is_not_told_any_more_where_the_game_came_from() {
    let mut table = opened_over_another();
    table.run("28 19");
    assert_eq!(table.play.notice(), None);
    assert!(!table.play.is_unchecked(), "the link does not hold this move");
    let mut table = opened_over_another();
    table.act(Action::Resign);
    assert_eq!(table.play.notice(), None);
}

#[test]
fn who_analyzes_or_makes_variations_has_come_to_stay() {
    for action in [Action::ToggleAnalysis, Action::Study(StudyAction::Begin)] {
        let mut table = opened_over_another();
        table.act(action);
        assert_eq!(table.play.notice(), None);
        assert!(table.play.is_unchecked(), "it is what the link holds");
    }
}

#[test]
fn opening_keeps_language_and_counts_on() {
    let mut table = Table::new("international", BLACK);
    table.act(Action::Speak(Language::Italian));
    table.act(Action::Board(BoardAction::Say("a".to_owned())));
    let (before, said) = (table.play.thought().unwrap().id, table.play.announcement().clone());
    table.act(Action::Open(Box::new(read("g=international&p=b3").unwrap())));
    assert_eq!(table.play.language(), Language::Italian);
    assert_eq!(table.play.announcement(), &said);
    assert!(table.play.thought().is_some_and(|thought| thought.id != before));
}

/// A game of random moves from a position, with some players, seed, orientation and perhaps a
/// resignation.
fn random_play(id: &str, position: &Position, dice: &mut Dice) -> Page {
    let ruleset = rulesets::compile(id).unwrap();
    let mut game = Game::from_position(Arc::new(ruleset), *position);
    for _ in 0..dice.below(20) {
        if game.status() != Status::Ongoing {
            break;
        }
        let mv = game.legal_moves()[dice.below(game.legal_moves().len())];
        game.play(&mv).unwrap();
    }
    let human = Color::BOTH[dice.below(2)];
    let level = Level::ALL[dice.below(Level::ALL.len())];
    let mode = [Mode::TwoPlayers, Mode::Computer { human, level }][dice.below(2)];
    let mut table = Table::of_game(game, mode);
    if dice.below(2) == 0 {
        table.run("flip");
    }
    if dice.below(4) == 0 {
        table.run("resign");
    }
    let text = table.play.session_text();
    let seed = u64::try_from(dice.below(1 << 30)).unwrap() << 34;
    open(&text.replace("&s=7", &format!("&s={seed}"))).play
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn every_game_comes_back_as_it_was_kept(seed: u64) {
        let mut dice = Dice::new(seed);
        each_position(seed, &mut |ruleset, position, _| {
            let play = random_play(ruleset.rules().id, position, &mut dice);
            let text = play.session_text();
            let again = open(&text).play;
            assert_eq!(again.session_text(), text);
            assert_eq!(again.entry().rules.id, play.entry().rules.id);
            assert_eq!(again.game().start(), play.game().start(), "{text}");
            assert_eq!(again.game().plies(), play.game().plies(), "{text}");
            assert_eq!((again.mode(), again.flipped()), (play.mode(), play.flipped()), "{text}");
            assert_eq!((again.status(), again.notice()), (play.status(), None), "{text}");
        });
    }
}

#[test]
fn what_is_drawn_is_in_the_link_and_kept() {
    let drawn = "v=1&g=international&m=32-28,19-23&mk=28!&ar=G28-23";
    let mut table = Table::new("dameo", WHITE);
    table.act(Action::Open(Box::new(read(drawn).unwrap())));
    assert_eq!(table.play.link(), drawn);
    let again = |table: &Table| {
        let session = read(&table.play.session_text()).unwrap();
        Table::new("dameo", WHITE).play.after(Action::Open(Box::new(session)))
    };
    assert_eq!(again(&table).link(), drawn);
    // Elsewhere nothing is seen of it, and it is there again at its place.
    table.act(Action::Board(BoardAction::Show(0)));
    assert_eq!(table.play.link(), "v=1&g=international&m=32-28,19-23&ply=0");
    assert_eq!(again(&table).link(), drawn);
    let session = read(drawn).unwrap();
    assert!(table.play.has_drawn(&session.marks, &session.arrows));
    assert!(table.play.has_drawn(&[], &[]));
    assert!(!table.play.has_drawn(&session.marks, &[]));
}
