//! What the computer is asked to analyze, and what its answers show.

use damiera::play::action::EngineAction;
use damiera::play::analysis::{AnalysisView, EngineScore, LineText, Value};
use damiera::play::{Action, AnalysisWish, Mode};
use damiera::rules::Color;
use damiera::text::Assessment;

use super::{BLACK, Table, WHITE};

const TWO: Mode = Mode::TwoPlayers;

fn table(script: &str) -> Table {
    let mut table = Table::new("international", TWO);
    table.run(script);
    table
}

fn wish(table: &Table) -> AnalysisWish {
    table.play.analysis_wish().expect("something to analyze")
}

fn view(table: &Table) -> AnalysisView {
    table.play.analysis_view().expect("analysis is on")
}

fn line(score: EngineScore, moves: &str) -> LineText {
    LineText { score, moves: moves.split_whitespace().map(str::to_owned).collect() }
}

/// The computer answers with lines at depth 9.
fn answer(table: &mut Table, lines: &[LineText]) {
    let id = wish(table).id;
    table.act(Action::AnalysisLines { id, depth: 9, lines: lines.to_vec() });
}

/// The computer values a position for the side to move there.
fn value(table: &mut Table, ply: usize, value: i32) {
    let id = wish(table).id;
    table.act(Action::AnalysisValue { id, ply, score: EngineScore::Even(value) });
}

#[test]
fn it_is_wanted_while_it_is_on() {
    assert_eq!(table("").play.analysis_wish(), None);
    assert_eq!(table("analysis analysis").play.analysis_wish(), None);
    let table = table("32 28 . analysis");
    let AnalysisWish { ruleset, moves, ply, n_lines, values, .. } = wish(&table);
    assert_eq!((ruleset, moves.join(" ").as_str()), ("international", "32-28"));
    assert_eq!((ply, n_lines, values.as_slice()), (1, 3, &[0][..]));
}

#[test]
fn it_follows_the_position_shown() {
    let mut table = table("32 28 . 19 23 . analysis");
    let mut ids = vec![wish(&table).id];
    for (word, ply) in [("0/", 0), ("1/", 1), ("9/", 2), ("28 19 .", 3), ("undo", 2)] {
        table.run(word);
        let wish = wish(&table);
        assert_eq!((wish.ply, wish.n_lines), (ply, 3), "{word}");
        assert!(!wish.values.contains(&ply), "{word}");
        ids.push(wish.id);
    }
    assert!(ids.is_sorted_by(|earlier, later| earlier < later), "{ids:?}");
}

#[test]
fn it_waits_until_a_move_has_arrived() {
    assert_eq!(table("analysis 32 28").play.analysis_wish(), None);
}

#[test]
fn fewer_lines_can_be_asked_for() {
    let mut table = table("analysis");
    let before = wish(&table);
    table.act(Action::SetLines(1));
    assert_eq!(wish(&table).n_lines, 1);
    assert_ne!(wish(&table).id, before.id);
    for (asked, expected) in [(0, 1), (9, 3)] {
        table.act(Action::SetLines(asked));
        assert_eq!(wish(&table).n_lines, expected);
    }
}

#[test]
fn lines_are_shown_from_whites_side_with_arrows() {
    let mut table = table("32 28 . analysis");
    assert!(table.play.board_view().arrows.is_empty());
    answer(
        &mut table,
        &[line(EngineScore::Even(37), "19-23 28x19"), line(EngineScore::Loss(8), "20-24")],
    );
    let found = view(&table);
    let values: Vec<_> = found.lines.iter().map(|line| line.value).collect();
    assert_eq!(values, [Value::Lead(-37), Value::Won { by: Color::White, plies: 8 }]);
    assert_eq!((found.depth, found.value), (Some(9), Some(Value::Lead(-37))));
    assert_eq!(found.words, "Black is slightly better");
    let arrows = table.play.board_view().arrows;
    let places = |labels: [&str; 2]| labels.map(|label| table.play.place(table.square(label)));
    assert_eq!(arrows, [places(["19", "23"]), places(["20", "24"])]);
}

#[test]
fn arrows_turn_with_the_board_and_follow_a_capture() {
    let mut table = Table::at("international", "W:W28:B22,12", TWO);
    table.run("analysis");
    answer(&mut table, &[line(EngineScore::Win(1), "28x8")]);
    let way = |table: &Table| {
        let arrows = table.play.board_view().arrows;
        ["28", "17", "8"].map(|label| arrows[0].contains(&table.play.place(table.square(label))))
    };
    assert_eq!(way(&table), [true; 3]);
    table.run("flip");
    assert_eq!(way(&table), [true; 3]);
}

#[test]
fn a_line_that_is_not_legal_has_no_arrow() {
    let mut table = table("analysis");
    answer(&mut table, &[line(EngineScore::Even(0), "nonsense"), line(EngineScore::Even(0), "")]);
    assert!(table.play.board_view().arrows.is_empty());
}

#[test]
fn lines_go_with_their_position() {
    let mut table = table("32 28 . analysis");
    answer(&mut table, &[line(EngineScore::Even(-40), "19-23")]);
    table.run("0/");
    assert!(view(&table).lines.is_empty() && table.play.board_view().arrows.is_empty());
    // The value stays.
    table.run("9/");
    assert_eq!(view(&table).value, Some(Value::Lead(40)));
}

#[test]
fn late_answers_are_ignored() {
    let mut table = table("32 28 . analysis");
    let id = wish(&table).id;
    table.run("0/");
    let lines = vec![line(EngineScore::Even(5), "19-23")];
    table.act(Action::AnalysisLines { id, depth: 3, lines: lines.clone() });
    table.act(Action::AnalysisValue { id, ply: 0, score: EngineScore::Even(5) });
    table.act(Action::AnalysisEnded { id });
    assert!(view(&table).lines.is_empty() && view(&table).busy);
    let id = wish(&table).id;
    table.run("analysis");
    table.act(Action::AnalysisLines { id, depth: 3, lines });
    assert_eq!(table.play.analysis_view(), None);
    assert!(table.play.board_view().arrows.is_empty());
}

#[test]
fn it_ends_until_something_else_is_shown() {
    let mut table = table("32 28 . analysis");
    let id = wish(&table).id;
    table.act(Action::AnalysisEnded { id });
    assert_eq!((table.play.analysis_wish(), view(&table).busy), (None, false));
    table.run("0/");
    assert!(view(&table).busy);
    assert_ne!(wish(&table).id, id);
}

#[test]
fn all_positions_of_the_game_get_a_value() {
    let mut table = table("32 28 . 19 23 . 28 19 . analysis");
    assert_eq!(wish(&table).values, [2, 1, 0]);
    value(&mut table, 1, 30);
    assert_eq!(wish(&table).values, [2, 0]);
    // After one ply Black is to move, and 30 for Black is less than half for White.
    let graph = view(&table).graph;
    assert_eq!(graph.len(), 4);
    assert!(graph[1].is_some_and(|share| share < 500), "{graph:?}");
    assert_eq!((graph[0], graph[2]), (None, None));
}

#[test]
fn a_quick_look_does_not_replace_what_the_lines_say() {
    let mut table = table("32 28 . analysis");
    answer(&mut table, &[line(EngineScore::Even(-40), "19-23")]);
    value(&mut table, 1, 77);
    assert_eq!(view(&table).value, Some(Value::Lead(40)));
}

#[test]
fn values_stay_for_moves_that_are_played_again_and_go_with_others() {
    let mut table = table("32 28 . 19 23 . analysis");
    for ply in [0, 1] {
        value(&mut table, ply, 10);
    }
    table.run("undo redo");
    assert_eq!(wish(&table).values, [0; 0]);
    table.run("undo undo 33 28 .");
    let graph = view(&table).graph;
    assert_eq!((graph[0].is_some(), graph[1]), (true, None));
}

#[test]
fn the_end_of_the_game_needs_no_analysis() {
    let mut table = Table::at("international", "W:W28:B23", TWO);
    table.run("28 19 . analysis");
    let found = wish(&table);
    assert_eq!((found.n_lines, found.values.as_slice()), (0, &[0][..]));
    assert_eq!(view(&table).value, Some(Value::Won { by: Color::White, plies: 0 }));
    assert_eq!(view(&table).words, "White has won");
    table.run("0/");
    assert_eq!(wish(&table).n_lines, 3);
    // Who resigns has left a position that can be looked at.
    let mut table = Table::new("international", TWO);
    table.run("32 28 . resign analysis");
    assert_eq!(wish(&table).n_lines, 3);
}

#[test]
fn the_computer_does_not_move_while_one_analyzes() {
    let mut table = Table::new("international", BLACK);
    assert!(table.play.thought().is_some());
    let thought = table.play.thought().unwrap().id;
    table.run("analysis");
    assert_eq!(table.play.thought(), None);
    for best in ["32-28", "33-28"] {
        table.act(Action::Engine(EngineAction::Best {
            thought,
            best: best.to_owned(),
            score: EngineScore::Even(0),
        }));
        table.run("now");
    }
    assert_eq!(table.moves(), "");
    table.run("analysis =32-28 .");
    assert_eq!(table.moves(), "32-28");
    // A person may move, and the computer waits.
    let mut table = Table::new("international", WHITE);
    table.run("analysis 32 28 .");
    assert_eq!((table.moves().as_str(), table.play.thought()), ("32-28", None));
    assert_eq!(wish(&table).ply, 1);
}

#[test]
fn a_computer_that_was_stopped_stays_so() {
    let mut table = Table::new("international", BLACK);
    table.run("stop analysis analysis");
    assert_eq!(table.play.thought(), None);
    table.run("resume");
    assert!(table.play.thought().is_some());
}

#[test]
fn a_failure_is_told_and_ends_it() {
    let mut table = table("analysis");
    let thought = wish(&table).id;
    table.act(Action::Engine(EngineAction::Failed { thought }));
    assert!(!table.play.analyzes());
    assert_eq!(table.told(), "The engine has stopped working.");
    table.run("analysis");
    assert!(table.play.analysis_wish().is_some());
}

#[test]
fn another_game_is_not_analyzed_unasked() {
    let mut table = table("analysis");
    table.run("again");
    assert_eq!(table.play.analysis_view(), None);
}

#[test]
fn the_move_that_changed_most_is_told_once_all_values_are_known() {
    let mut table = table("32 28 . 19 23 . 28 19 . 14 23 . analysis");
    answer(&mut table, &[line(EngineScore::Even(20), "37-32")]);
    for (ply, lead) in [(3, 300), (2, 0)] {
        value(&mut table, ply, if ply % 2 == 0 { lead } else { -lead });
    }
    value(&mut table, 1, 0);
    assert_eq!(view(&table).swing, None);
    value(&mut table, 0, 0);
    let expected = "Turning point: 28x19. Before: Equal. After: White is much better.";
    assert_eq!(view(&table).swing.as_deref(), Some(expected));
}

#[test]
fn a_quiet_game_has_no_greatest_change() {
    let mut table = table("32 28 . analysis");
    answer(&mut table, &[line(EngineScore::Even(3), "19-23")]);
    value(&mut table, 0, 2);
    assert_eq!(view(&table).swing, None);
}

#[test]
fn the_ply_shown_is_said_with_its_move_and_value() {
    let mut table = table("32 28 . analysis");
    assert_eq!(view(&table).here, "Move 1, 32-28");
    answer(&mut table, &[line(EngineScore::Win(4), "19-23")]);
    assert_eq!(view(&table).here, "Move 1, 32-28: Black wins in 2 moves");
    table.run("0/");
    assert_eq!(view(&table).here, "Start");
}

#[test]
fn a_known_ending_is_told_to_the_ply_for_either_side() {
    let mut table = table("32 28 . analysis");
    answer(&mut table, &[line(EngineScore::KnownLoss(4), "19-23")]);
    assert_eq!(view(&table).here, "Move 1, 32-28: White wins in exactly 2 moves");
    answer(&mut table, &[line(EngineScore::KnownDraw, "19-23")]);
    assert_eq!(view(&table).here, "Move 1, 32-28: A certain draw");
}

#[test]
fn values_have_a_share_a_sign_and_a_verdict() {
    let win = |by, plies| Value::Won { by, plies };
    let known = |by, plies| Value::Known { by, plies };
    let exactly = |color, n_plies| Assessment::WinsExactly { color, n_plies };
    for (value, share, sign, assessment) in [
        (Value::Lead(0), 500, "0.00", Assessment::Even),
        (Value::Lead(25), 555, "+0.25", Assessment::Even),
        (Value::Lead(-26), 443, "−0.26", Assessment::SlightlyBetter(Color::Black)),
        (Value::Lead(200), 750, "+2.00", Assessment::Better(Color::White)),
        (Value::Lead(-1205), 72, "−12.05", Assessment::MuchBetter(Color::Black)),
        (Value::Drawn, 500, "½", Assessment::Drawn),
        (win(Color::White, 9), 1000, "#5", Assessment::Wins { color: Color::White, n_moves: 5 }),
        (win(Color::Black, 8), 0, "−#4", Assessment::Wins { color: Color::Black, n_moves: 4 }),
        (known(Color::White, 7), 1000, "#4", exactly(Color::White, 7)),
        (known(Color::Black, 8), 0, "−#4", exactly(Color::Black, 8)),
        (Value::KnownDraw, 500, "½", Assessment::CertainDraw),
    ] {
        assert_eq!((value.share(), value.sign(".").as_str()), (share, sign), "{value:?}");
        assert_eq!(value.assessment(), assessment, "{value:?}");
    }
}

#[test]
fn positions_on_either_side_of_a_missed_capture_are_analyzed() {
    let mut table = Table::at("english-huff", "B:W18,32:B14,9,1", TWO);
    table.run("1 6 . 32 28 . analysis");
    let after = wish(&table);
    assert_eq!(
        (after.fen.as_str(), after.moves.as_slice()),
        ("W:W18,32:B6,9,14", &["32-28".to_owned()][..])
    );
    assert_eq!(after.ply, 1);
    table.run("0/");
    let before = wish(&table);
    assert_eq!((before.fen.as_str(), before.moves.len()), ("B:W18,32:B1,9,14", 0));
    assert_eq!((before.ply, before.n_lines), (0, 3));
}

#[test]
fn a_move_that_alone_is_good_is_named() {
    let mut table = table("analysis");
    let depth = |table: &mut Table, depth, second| {
        let id = wish(table).id;
        let lines =
            vec![line(EngineScore::Even(0), "32-28"), line(EngineScore::Even(second), "34-30")];
        table.act(Action::AnalysisLines { id, depth, lines });
        view(table).note
    };
    assert_eq!(depth(&mut table, 7, -300), "", "it may yet turn out otherwise");
    assert_eq!(depth(&mut table, 8, -20), "");
    let note = depth(&mut table, 8, -300);
    assert_eq!(note, "32-28 is the only good move. With 34-30: Black is much better.");
}

#[test]
fn a_move_without_another_is_called_so() {
    let mut table = Table::at("international", "W:W28:B22", TWO);
    table.run("analysis");
    answer(&mut table, &[line(EngineScore::Win(1), "28x17")]);
    assert_eq!(view(&table).note, "28x17 is the only move.");
}

#[test]
fn what_the_other_side_would_do_is_a_threat_if_it_gains_by_it() {
    let mut table = table("analysis");
    answer(&mut table, &[line(EngineScore::Even(0), "32-28")]);
    let lines = view(&table).lines;
    let asked_for_lines = wish(&table).id;
    for (gain, note, n_arrows) in [
        (250, "Black threatens 19-23. After that: Black is much better.", 1),
        (10, "Black threatens nothing.", 0),
    ] {
        table.run("threat");
        let AnalysisWish { passes, n_lines, values, .. } = wish(&table);
        assert_eq!((passes, n_lines, values.len()), (true, 1, 0));
        assert_ne!(wish(&table).id, asked_for_lines);
        assert_eq!(view(&table).note, "What if it were Black's turn? Looking…");
        answer(&mut table, &[line(EngineScore::Even(gain), "19-23 28x19 14x23")]);
        assert_eq!(view(&table).note, note);
        assert_eq!(table.play.board_view().drawn_arrows.len(), n_arrows);
        assert_eq!(view(&table).lines, lines, "the lines stay");
        let id = wish(&table).id;
        table.act(Action::AnalysisEnded { id });
        assert_eq!(table.play.announcement().text, note);
        assert_eq!(table.play.analysis_wish(), None);
        table.run("threat");
        assert!(!wish(&table).passes, "the lines go on");
        assert_eq!(view(&table).note, "");
    }
}

#[test]
fn a_win_is_a_threat_though_the_game_is_lost_already() {
    let mut table = table("analysis");
    answer(&mut table, &[line(EngineScore::Loss(16), "32-28")]);
    table.run("threat");
    answer(&mut table, &[line(EngineScore::Win(7), "19-23")]);
    assert_eq!(view(&table).note, "Black threatens 19-23. After that: Black wins in 4 moves.");
    table.run("threat threat");
    answer(&mut table, &[line(EngineScore::Loss(9), "19-23")]);
    assert_eq!(view(&table).note, "Black threatens nothing.", "not where it loses by it");
}

#[test]
fn no_threat_is_looked_for_before_a_capture_that_is_due() {
    let mut table = Table::at("international", "W:W28,33:B22,12", TWO);
    table.run("analysis threat");
    assert_eq!(table.play.analysis_wish(), None);
    assert_eq!(view(&table).note, "White has to capture first, so threats do not count.");
    table.run("threat");
    assert!(table.play.analysis_wish().is_some());
}

#[test]
fn a_threat_is_forgotten_with_the_position() {
    let mut table = table("analysis threat");
    assert!(wish(&table).passes);
    table.run("32 28 .");
    assert!(!wish(&table).passes);
    assert!(!view(&table).threat);
}
