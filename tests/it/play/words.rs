//! What is said and done between moves: draws, huffing, and what the computer answers.

use std::sync::Arc;

use damiera::notation::level::Level;
use damiera::notation::{fen, turn};
use damiera::play::action::{BoardAction, EngineAction};
use damiera::play::analysis::EngineScore;
use damiera::play::{Action, Mode};
use damiera::rules::spec::DrawWhen;
use damiera::rules::{Color, DrawReason, Game, Status, What, WinReason};
use damiera::rulesets;

use super::{BLACK, Table, WHITE};

/// A man of Black's that can take one of White's, or step aside.
const MISSED: &str = "B:W18,32:B14,9,1";

fn huff(mode: Mode) -> Table {
    Table::at("english-huff", MISSED, mode)
}

#[test]
fn an_offer_waits_for_an_answer_and_ends_the_game_if_it_is_taken() {
    let mut table = Table::new("international", Mode::TwoPlayers);
    table.run("32 28 . offer");
    assert!(table.play.must_answer() && !table.play.can_offer());
    let mut taken = table.clone();
    taken.run("accept");
    assert_eq!(taken.play.status(), Status::Drawn { reason: DrawReason::Agreement });
    table.run("decline");
    assert_eq!(table.play.status(), Status::Ongoing);
    assert!(!table.play.must_answer() && table.play.can_offer());
}

#[test]
fn a_draw_that_was_taken_can_be_taken_back() {
    let mut table = Table::new("international", Mode::TwoPlayers);
    table.run("32 28 . offer accept undo");
    assert_eq!((table.play.status(), table.moves().as_str()), (Status::Ongoing, "32-28"));
}

#[test]
fn the_computer_declines_a_draw_at_the_start() {
    let mut table = Table::new("international", WHITE);
    table.run("32 28 . =19-23 . offer");
    assert_eq!(table.told(), "The computer declines the draw.");
    assert_eq!(table.play.status(), Status::Ongoing);
}

#[test]
fn a_refused_offer_is_counted_where_the_rules_say_so() {
    let mut table = Table::new("english", Mode::TwoPlayers);
    table.run("11 15 . offer decline 23 19 . 8 11 . 22 17");
    let counters = table.play.game().counters();
    let [counter] = counters.as_slice() else { panic!("one counter: {counters:?}") };
    assert!(matches!(counter.clause.when, DrawWhen::RefusedOffer { moves: 40 }));
    assert_eq!((counter.count, counter.side), (1, Some(Color::Black)));
}

#[test]
fn a_third_repetition_is_claimed_in_english_and_ends_the_game_in_international() {
    let moves = "30 26 . 3 8 . 26 30 . ";
    let mut table = Table::at("english", "W:WK30:BK3", Mode::TwoPlayers);
    table.run(moves);
    assert!(table.play.game().claimable().is_none());
    table.run("8 3 .");
    table.run(moves);
    assert!(table.play.game().claimable().is_some(), "the next move makes it the third time");
    table.run("claim");
    let reason = DrawReason::Clause(DrawWhen::Repetition { times: 3 });
    assert_eq!(table.play.status(), Status::Drawn { reason });

    let fen = "W:WK35,45:BK16,6";
    let mut table = Table::at("international", fen, Mode::TwoPlayers);
    table.run("35 30 . 16 21 . 30 35 . 21 16 . 35 30 . 16 21 . 30 35 .");
    assert_eq!(table.play.status(), Status::Ongoing);
    table.run("21 16 .");
    assert_eq!(table.play.status(), Status::Drawn { reason });
}

/// The computer has to answer a person's move that makes a position the third of its kind.
fn repeated_with_computer() -> Table {
    let mut table = Table::at("english", "W:WK30:BK3", WHITE);
    table.run("30 26 . =3-8 . 26 30 . =8-3 . 30 26 . =3-8 . 26 30 . =8-3 .");
    assert_eq!(table.play.status(), Status::Ongoing, "nothing is full when it moves");
    table.run("30 26 .");
    assert!(table.play.game().claimable().is_some() && table.play.computer_to_move());
    table
}

#[test]
fn the_computer_claims_a_draw_unless_it_thinks_itself_better() {
    let best = |table: &Table, value| {
        let (best, score) = ("3-8".to_owned(), EngineScore::Even(value));
        Action::Engine(EngineAction::Best { thought: table.thought, best, score })
    };
    let mut table = repeated_with_computer();
    table.act(best(&table, 0));
    let reason = DrawReason::Clause(DrawWhen::Repetition { times: 3 });
    assert_eq!(table.play.status(), Status::Drawn { reason });
    assert!(!table.moves().ends_with("3-8"), "instead of a move: {}", table.moves());

    let mut table = repeated_with_computer();
    table.act(best(&table, 1));
    assert_eq!(table.play.status(), Status::Ongoing);
    assert!(table.moves().ends_with("3-8"));
}

#[test]
fn taking_back_what_the_computer_claims_takes_back_the_move_before() {
    let mut table = repeated_with_computer();
    let before = table.moves();
    table.run("=3-8 undo");
    assert_eq!(table.play.status(), Status::Ongoing);
    assert_eq!(Some(table.moves().as_str()), before.strip_suffix(" 30-26"));
    assert!(!table.play.computer_to_move(), "which would claim again");
}

#[test]
fn a_capture_can_be_missed_and_huffed() {
    let mut table = huff(Mode::TwoPlayers);
    table.run("1 6 .");
    assert_eq!(table.moves(), "1-6");
    let labels: Vec<_> = table.play.huffable().iter().map(|&square| table.label(square)).collect();
    assert_eq!(labels, ["14"]);
    table.run("huff14");
    assert_eq!(table.play.game().position().side(Color::Black).count_ones(), 2);
    assert_eq!(table.play.game().position().turn(), Color::White, "and now White moves");
    table.run("18 15 .");
    assert_eq!(table.moves(), "1-6 18-15");
}

#[test]
fn a_capture_can_be_insisted_on() {
    let mut table = huff(Mode::TwoPlayers);
    table.run("1 6 . insist");
    assert_eq!((table.moves().as_str(), table.play.game().position().turn()), ("", Color::Black));
    table.run("1 6 .");
    assert_eq!(table.moves(), "", "now it must be made");
    table.run("14 23 .");
    assert_eq!(table.moves(), "14x23");
}

#[test]
fn a_missed_capture_can_be_let_stand() {
    let mut table = huff(Mode::TwoPlayers);
    table.run("1 6 . 32 28 .");
    assert_eq!(table.moves(), "1-6 32-28");
    assert!(table.play.huffable().is_empty(), "it is too late");
}

#[test]
fn the_computer_huffs_unless_it_overlooks() {
    let black = Mode::Computer { human: Color::Black, level: Level::USUAL };
    let mut table = huff(black);
    table.run("1 6");
    assert_eq!(
        table.told(),
        "A capture was missed: the computer huffs the piece on 14, and moves."
    );
    assert!(table.play.game().plies()[0].huffed.is_some());
    table.run("=18-15");
    assert!(table.told().starts_with("A capture was missed"), "it can still be read");
    table.run(". 6 10");
    assert_eq!(table.told(), "", "and is read when the person moves");
    let mut table = huff(black);
    table.run("overlook 1 6 .");
    assert!(table.play.game().plies()[0].huffed.is_none());
    let thought = table.play.thought().unwrap();
    assert_eq!((thought.fen.as_str(), thought.moves.len()), ("W:W18,32:B6,9,14", 0));
}

#[test]
fn a_capture_can_be_stopped_on_its_way() {
    let mut table = Table::at("english-huff", "B:W14,22,32:B9,1", Mode::TwoPlayers);
    table.run("9 18 .");
    assert_eq!(table.moves(), "", "it can go on");
    assert!(table.play.may_stop());
    table.run("18 .");
    assert_eq!(table.moves(), "9x18");
    assert_eq!(table.play.huffable().len(), 1);
}

#[test]
fn a_missed_capture_loses_where_the_rules_say_so() {
    let mut table = Table::at("greek-forfeit", "W:Wa2,h2:Ba3,h8", Mode::TwoPlayers);
    table.run("h2 h3 .");
    let reason = WinReason::MissedCapture;
    assert_eq!(table.play.status(), Status::Won { winner: Color::Black, reason });
}

#[test]
fn what_was_said_is_part_of_the_link_and_comes_back() {
    let mut table = huff(Mode::TwoPlayers);
    table.run("1 6 . huff14 18 15 . offer");
    let link = table.play.link();
    assert!(link.ends_with("&m=1-6,huff14,18-15,offer"), "{link}");
    let session = damiera::play::session::read(&link).unwrap();
    assert!(session.faults.is_empty(), "{:?}", session.faults);
    let mut again = Table::new("international", Mode::TwoPlayers);
    again.act(Action::Open(Box::new(session)));
    assert_eq!(again.play.game().position(), table.play.game().position());
    assert!(again.play.must_answer());
}

#[test]
fn an_offer_is_declined_by_moving_and_the_record_and_the_announcement_say_so() {
    let mut table = Table::new("english", Mode::TwoPlayers);
    table.run("11 15 . offer 23 19 .");
    assert!(table.play.must_answer(), "it stands while the one who made it moves");
    assert_eq!(table.play.game().offer(), Some(Color::White));
    table.run("8 11 .");
    assert!(!table.play.must_answer());
    let last = table.play.game().words().last().unwrap();
    assert_eq!((last.by, last.what, last.ply), (Color::Black, What::DeclineByMoving, 2));
    let expected = "Black: 8 to 11. Black plays on, which declines the draw";
    assert_eq!(table.play.announcement().text, expected);
    let counters = table.play.game().counters();
    assert_eq!(
        counters.iter().map(|it| (it.side, it.count)).collect::<Vec<_>>(),
        [(Some(Color::Black), 1)]
    );
    table.run("undo");
    assert!(table.play.must_answer(), "the move is taken back, and what it said");
}

/// White refuses a draw and makes thirty-nine moves with as many pieces as Black.
const REFUSED: &str = "
    offer decline 3-7 30-26 7-3 26-22 3-8 22-17 8-12 17-13 12-16 13-9 16-11 9-14 11-16 14-17
    16-11 17-22 11-16 22-18 16-19 18-22 19-15 22-25 15-19 25-21 19-16 21-25 16-12 25-21 12-8
    21-25 1-6 25-22 8-3 22-25 3-7 25-30 7-11 30-25 11-16 25-22 16-11 22-26 11-8 26-23 8-11
    23-18 11-8 18-15 8-12 15-18 12-16 18-15 16-20 15-18 20-24 18-22 24-20 22-26 20-16 26-23
    16-12 23-19 12-8 19-16 8-3 16-19 3-7 19-15 7-10 15-11 10-14 11-15 14-17 15-11 17-13
    11-16 13-17 16-12 17-22";

#[test]
fn a_computer_that_sees_a_certain_win_has_shown_its_advantage() {
    let ruleset = Arc::new(rulesets::compile("english").unwrap());
    let start = fen::parse(&ruleset, "B:WK30,29,32:BK3,1,4").unwrap();
    let mut game = Game::from_position(ruleset, start);
    for word in REFUSED.split_whitespace() {
        turn::play(&mut game, word).unwrap();
    }
    let claims = |score| {
        let mut table = Table::of_game(game.clone(), BLACK);
        let (thought, best) = (table.thought, "12-16".to_owned());
        table.act(Action::Engine(EngineAction::Best { thought, best, score }));
        let counters = table.play.counters();
        let counter = counters.iter().find(|it| it.side == Some(Color::White)).unwrap();
        assert!(counter.is_full() && table.play.game().claimable().is_some(), "{counter:?}");
        let was_claimable = table.play.claimable().is_some();
        table.run(". claim");
        assert_eq!(table.play.status() != Status::Ongoing, was_claimable);
        (counter.is_ahead, was_claimable)
    };
    let mut table = Table::of_game(game.clone(), BLACK);
    let (thought, best) = (table.thought, "12-16".to_owned());
    table.act(Action::Engine(EngineAction::Best { thought, best, score: EngineScore::Win(9) }));
    table.run(". undo");
    assert!(table.play.counters().iter().all(|it| !it.is_ahead), "what it saw was elsewhere");
    assert_eq!(claims(EngineScore::Even(500)), (false, true), "an opinion is no proof");
    assert_eq!(claims(EngineScore::Win(9)), (true, false));
    assert_eq!(claims(EngineScore::KnownWin(9)), (true, false));
}

#[test]
fn a_huff_comes_back_with_the_move_that_it_was_for() {
    let mut table = huff(Mode::TwoPlayers);
    table.run("9 13 . huff14 18 14 .");
    let position = *table.play.game().position();
    table.run("undo undo redo redo");
    assert_eq!((table.moves().as_str(), *table.play.game().position()), ("9-13 18-14", position));
    let mut table = huff(BLACK);
    table.run("9 13 .");
    let position = *table.play.game().position();
    table.run("undo redo");
    assert_eq!(*table.play.game().position(), position, "it is no way around being huffed");
}

/// Black's man on 2 could capture; what is played in place of that leaves White no move.
#[test]
fn a_missed_capture_that_leaves_no_move_is_huffed_all_the_same() {
    let fen = "B:W1,6:B2,3";
    let mut table = Table::at("english-huff", fen, BLACK);
    table.run("3 7 .");
    assert_eq!(table.play.status(), Status::Ongoing);
    assert!(table.play.game().plies()[0].huffed.is_some());
    let mut table = Table::at("english-huff", fen, Mode::TwoPlayers);
    table.run("3 7 .");
    assert!(matches!(table.play.status(), Status::Won { reason: WinReason::NoMoves, .. }));
    assert_eq!(table.play.huffable().len(), 1);
    table.run("huff2");
    assert_eq!(table.play.status(), Status::Ongoing);
}

#[test]
fn a_draw_is_not_taken_for_what_was_thought_of_moves_taken_back() {
    let mut table = Table::new("international", WHITE);
    while table.play.game().plies().len() < 44 {
        let legal = table.play.game().legal_moves().to_vec();
        let mv = legal[table.play.game().plies().len() % legal.len()];
        let text = table.play.move_text(&mv);
        if table.play.game().position().turn() == Color::White {
            let route = table.play.game().ruleset().route(table.play.game().position(), &mv);
            for square in std::iter::once(mv.from).chain(route.landings.iter().copied()) {
                table.act(Action::Board(BoardAction::Press(square)));
            }
        } else {
            let thought = table.play.thought().unwrap().id;
            let score = EngineScore::Loss(3);
            table.act(Action::Engine(EngineAction::Best { thought, best: text, score }));
        }
        table.run(".");
    }
    let mut again = table.clone();
    table.run("offer");
    assert!(matches!(table.play.status(), Status::Drawn { .. }), "it thinks that it is lost");
    again.run("42/ here offer");
    assert_eq!(again.play.status(), Status::Ongoing);
}
