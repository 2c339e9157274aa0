//! The clock for two, by times that are told.

use damiera::play::clock::{Control, text};
use damiera::play::session::read;
use damiera::play::tournament::Plan;
use damiera::play::{Action, Mode};
use damiera::rules::{Color, Status, WinReason};
use proptest::prelude::*;

use super::Table;
use super::tournament::plan;

const FIVE: Control = Control::Game { ms: 300_000, bonus_ms: 0 };
const FISCHER: Control = Control::Game { ms: 300_000, bonus_ms: 3000 };
const EACH: Control = Control::Move { ms: 30_000 };

/// A game of International draughts by the clock.
fn timed(control: Control) -> Table {
    let mut table = Table::new("dameo", Mode::TwoPlayers);
    let control = Some(control);
    let agreed = Plan { control, ..plan("international", Mode::TwoPlayers) };
    table.act(Action::Begin(Box::new(agreed)));
    table
}

/// Does what a script says, each part at its time in milliseconds: `1000: 32 28`.
fn run(table: &mut Table, script: &str) {
    for part in script.split(';') {
        let (time, words) = part.split_once(':').unwrap();
        table.act(Action::Tick(time.trim().parse().unwrap()));
        for word in words.split_whitespace() {
            match word {
                "press" => table.act(Action::PressClock),
                word => table.run(word),
            }
        }
    }
}

/// What White and Black have left after a script, and whether the clock runs.
#[track_caller]
fn check(control: Control, script: &str, expected: (u32, u32, bool)) {
    let mut table = timed(control);
    run(&mut table, script);
    let clock = table.play.clock().unwrap();
    let found = (clock.left_ms(Color::White), clock.left_ms(Color::Black), clock.is_running());
    assert_eq!(found, expected, "{script}");
}

#[test]
fn the_clock_stands_until_the_first_move_or_a_press() {
    check(FIVE, "5000:", (300_000, 300_000, false));
    check(FIVE, "5000: 32 28; 6000:", (300_000, 299_000, true));
    check(FIVE, "5000: press; 6000: ; 6500: 32 28; 6600:", (298_500, 299_900, true));
}

#[test]
fn the_side_to_move_loses_time() {
    check(FIVE, "0: 32 28; 1000: 19 23; 5000: 28 19; 5500:", (296_000, 298_500, true));
}

#[test]
fn a_move_adds_time() {
    check(FISCHER, "0: 32 28; 1000: 19 23; 5000:", (299_000, 302_000, true));
    check(FISCHER, "0: 32 28; 1000: 19 23; 5000: 28 19", (302_000, 302_000, true));
}

#[test]
fn each_move_has_its_own_time() {
    check(EACH, "0: 32 28; 10000:", (30_000, 20_000, true));
    check(EACH, "0: 32 28; 10000: 19 23; 15000:", (25_000, 30_000, true));
}

#[test]
fn a_press_stops_and_starts() {
    check(FIVE, "0: 32 28; 1000: press; 9000:", (300_000, 299_000, false));
    check(FIVE, "0: 32 28; 1000: press; 9000: press; 9500:", (300_000, 298_500, true));
}

#[test]
fn a_move_starts_a_clock_that_was_stopped() {
    check(FIVE, "0: 32 28; 1000: press; 9000: 19 23; 9100:", (299_900, 299_000, true));
}

#[test]
fn taking_back_gives_no_time_back() {
    let script = "0: 32 28; 1000: 19 23; 5000: undo";
    check(FIVE, script, (296_000, 299_000, true));
    // Nor is time added twice for one ply.
    let script = "0: 32 28; 1000: 19 23; 1000: undo; 1000: 19 23; 1000: undo; 1000: 19 23";
    check(FISCHER, script, (303_000, 302_000, true));
    check(FISCHER, "0: 32 28; 1000: 19 23; 1000: undo redo", (303_000, 302_000, true));
}

#[test]
fn time_that_goes_backward_is_no_time() {
    check(FIVE, "5000: 32 28; 1000: ; 2000:", (300_000, 299_000, true));
}

#[test]
fn a_side_without_time_has_lost() {
    let mut table = timed(FIVE);
    run(&mut table, "0: 32 28; 299999:");
    assert_eq!(table.play.status(), Status::Ongoing);
    run(&mut table, "300000:");
    let won = Status::Won { winner: Color::White, reason: WinReason::Time };
    assert_eq!(table.play.status(), won);
    assert!(!table.play.clock().unwrap().is_running());
    assert_eq!(table.play.announcement().text, "White wins. Black has run out of time.");
    let kept = table.play.session_text();
    assert!(kept.contains("&m=32-28,time-b&"), "{kept}");
    assert_eq!(read(&kept).unwrap().game.status(), won);
}

#[test]
fn a_link_says_who_has_run_out_of_time() {
    for (word, winner) in [("time-w", Color::Black), ("time-b", Color::White)] {
        let session = read(&format!("g=international&m=32-28,{word}")).unwrap();
        assert_eq!(session.faults, []);
        assert_eq!(session.game.status(), Status::Won { winner, reason: WinReason::Time });
        assert_eq!(session.terms.clock, None);
    }
}

#[test]
fn a_study_stops_the_clock() {
    use damiera::play::screen::study::StudyAction;
    let mut table = timed(FISCHER);
    run(&mut table, "0: 32 28; 1000:");
    table.act(Action::Study(StudyAction::Begin));
    run(&mut table, "9000: 19 23; 9500: press; 20000:");
    let clock = table.play.clock().unwrap();
    assert_eq!((clock.left_ms(Color::Black), clock.is_running()), (299_000, false));
    table.act(Action::Study(StudyAction::Leave));
    assert_eq!(table.moves(), "32-28");
    run(&mut table, "30000: press; 30500:");
    assert_eq!(table.play.clock().unwrap().left_ms(Color::Black), 298_500);
}

#[test]
fn a_move_that_comes_too_late_is_not_played() {
    let mut table = timed(FIVE);
    run(&mut table, "0: 32 28; 1000: 19; 400000: 23");
    assert_eq!(table.moves(), "32-28");
    assert!(matches!(table.play.status(), Status::Won { winner: Color::White, .. }));
}

#[test]
fn those_who_play_on_after_a_flag_play_without_a_clock() {
    let mut table = timed(FIVE);
    run(&mut table, "0: 32 28; 300000: undo");
    assert_eq!((table.play.status(), table.play.clock()), (Status::Ongoing, None));
    assert_eq!(table.moves(), "32-28");
    let mut table = timed(FIVE);
    run(&mut table, "0: 32 28; 100: 19 23; 400000: 1/ here");
    assert_eq!((table.play.status(), table.play.clock()), (Status::Ongoing, None));
}

#[test]
fn the_clock_stands_when_the_game_is_over() {
    check(FIVE, "0: 32 28; 1000: resign; 9000:", (300_000, 299_000, false));
    check(FIVE, "0: 32 28; 1000: resign; 9000: press; 9999:", (300_000, 299_000, false));
}

#[test]
fn a_game_that_is_opened_again_has_its_clock_standing() {
    let mut table = timed(FISCHER);
    run(&mut table, "0: 32 28; 1000: 19 23; 5000:");
    let kept = table.play.session_text();
    assert!(kept.ends_with("&clock=g300000-3000-299000-302000"), "{kept}");
    table.act(Action::Open(Box::new(read(&kept).unwrap())));
    run(&mut table, "90000:");
    let clock = table.play.clock().unwrap();
    assert_eq!((clock.left_ms(Color::White), clock.is_running()), (299_000, false));
    run(&mut table, "90000: 28 19; 91000:");
    let clock = table.play.clock().unwrap();
    assert_eq!((clock.left_ms(Color::White), clock.left_ms(Color::Black)), (302_000, 301_000));
}

#[test]
fn a_game_that_is_opened_again_gives_no_bonus_twice() {
    let mut table = timed(FISCHER);
    run(&mut table, "0: 32 28; 1000: 19 23; 1000: undo");
    let kept = table.play.session_text();
    table.act(Action::Open(Box::new(read(&kept).unwrap())));
    run(&mut table, "1000: 19 23");
    let clock = table.play.clock().unwrap();
    assert_eq!(clock.left_ms(Color::Black), 302_000, "{kept}");
}

#[test]
fn the_next_game_has_a_full_clock() {
    let mut table = timed(FISCHER);
    run(&mut table, "0: 32 28; 1000: resign");
    table.act(Action::NextGame);
    let clock = table.play.clock().unwrap();
    assert_eq!((clock.left_ms(Color::Black), clock.is_running()), (300_000, false));
    assert_eq!(clock.control(), FISCHER);
}

#[test]
fn the_clock_tells_when_little_is_left() {
    let mut table = timed(FIVE);
    run(&mut table, "0: 32 28");
    let mut said = |time: u32| {
        let before = table.play.announcement().serial;
        table.act(Action::Tick(time));
        let after = table.play.announcement();
        (after.serial != before).then(|| after.text.clone())
    };
    assert_eq!(said(239_000), None);
    assert_eq!(said(240_000).as_deref(), Some("Black has one minute left"));
    assert_eq!(said(241_000), None);
    assert_eq!(said(270_500).as_deref(), Some("Black has 30 seconds left"));
    // Two marks passed at once: the lower one is said.
    assert_eq!(said(295_000).as_deref(), Some("Black has 10 seconds left"));
}

#[test]
fn a_mark_that_was_given_is_not_told() {
    let mut table = timed(EACH);
    run(&mut table, "0: 32 28");
    let serial = table.play.announcement().serial;
    run(&mut table, "5000:");
    assert_eq!(table.play.announcement().serial, serial);
    run(&mut table, "21000:");
    assert_eq!(table.play.announcement().text, "Black has 10 seconds left");
}

#[test]
fn low_time_is_a_fifth_or_twenty_seconds() {
    let low_at = |control, time: u32| {
        let mut table = timed(control);
        run(&mut table, &format!("0: 32 28; {time}:"));
        table.play.clock().unwrap().is_low(Color::Black)
    };
    assert!(!low_at(FIVE, 279_000) && low_at(FIVE, 280_000));
    assert!(!low_at(EACH, 23_999) && low_at(EACH, 24_000));
}

#[test]
fn the_page_wakes_when_something_else_is_to_be_shown() {
    let next = |script: &str| {
        let mut table = timed(FIVE);
        run(&mut table, script);
        table.play.next_tick_ms()
    };
    assert_eq!(next("0:"), None);
    assert_eq!(next("0: 32 28"), Some(1000));
    assert_eq!(next("0: 32 28; 250:"), Some(750));
    assert_eq!(next("0: 32 28; 290000:"), Some(100));
    assert_eq!(next("0: 32 28; 290030:"), Some(70));
    assert_eq!(next("0: 32 28; 300000:"), None);
}

#[test]
fn the_editor_stops_the_clock() {
    use damiera::play::action::EditAction;
    let mut table = timed(FIVE);
    run(&mut table, "0: 32 28; 1000:");
    table.act(Action::Edit(EditAction::Open));
    assert!(!table.play.clock().unwrap().is_running());
}

#[test]
fn time_is_read_as_people_read_it() {
    for (ms, expected) in [
        (300_000, "5:00"),
        (299_999, "5:00"),
        (299_000, "4:59"),
        (60_000, "1:00"),
        (10_001, "0:11"),
        (10_000, "10.0"),
        (9_950, "10.0"),
        (9_900, "9.9"),
        (1, "0.1"),
        (0, "0.0"),
        (3_600_000, "1:00:00"),
        (86_400_000, "24:00:00"),
    ] {
        assert_eq!(text(ms, "."), expected, "{ms}");
    }
    assert_eq!(text(4_200, ","), "4,2");
}

proptest! {
    /// What is spent and what was added account for what is left.
    #[test]
    fn no_time_is_lost_or_made(times in proptest::collection::vec(0_u32..9000, 1..20)) {
        let mut table = timed(FISCHER);
        run(&mut table, "0: press");
        let (mut now, mut spent) = (0, [0_u32; 2]);
        let mut n_moves = [0_u32; 2];
        for time in times {
            let turn = table.play.game().position().turn();
            now += time;
            spent[turn.index()] += time;
            n_moves[turn.index()] += 1;
            let mv = table.play.game().legal_moves()[0];
            let label = |square| table.play.game().ruleset().board().label(square).to_string();
            let script = format!("{now}: {} {} cancel .", label(mv.from), label(mv.to));
            let before = table.play.game().plies().len();
            run(&mut table, &script);
            if table.play.game().plies().len() == before {
                // A capture of several landings is left where it is.
                return Ok(());
            }
        }
        for color in Color::BOTH {
            let idx = color.index();
            let left = 300_000 + 3000 * n_moves[idx] - spent[idx];
            prop_assert_eq!(table.play.clock().unwrap().left_ms(color), left);
        }
    }
}
