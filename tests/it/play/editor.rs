//! Setting up a position: what is put where, what is wrong or odd, how the editor is left.

use damiera::notation::fen;
use damiera::play::action::{BoardAction, EditAction, Leave};
use damiera::play::editor::{Editor, MAX_UNDO, Note, Tool};
use damiera::play::presets::Preset;
use damiera::play::screen::study::StudyAction;
use damiera::play::{Action, Mode, Notice};
use damiera::rules::{Color, Kind, KingStreak, Piece, Ruleset, SetupFault, Status, WinReason};
use damiera::rulesets::ALL;
use damiera::text::SquareRole;
use proptest::prelude::*;

use super::{BLACK, Table, WHITE};

const WHITE_MAN: Tool = Tool::ALL[0];
const WHITE_KING: Tool = Tool::ALL[1];
const BLACK_MAN: Tool = Tool::ALL[2];

/// A table with an editor open on a position.
fn editor_at(id: &str, fen: &str) -> Table {
    let mut table = Table::at(id, fen, Mode::TwoPlayers);
    table.act(Action::Edit(EditAction::Open));
    table
}

impl Table {
    fn edit(&mut self, action: EditAction) {
        self.act(Action::Edit(action));
    }

    /// Presses squares of the editor's board with a tool.
    fn put(&mut self, tool: Tool, squares: &str) {
        self.edit(EditAction::Choose(tool));
        self.press(squares);
    }

    /// As [`Table::run`], by the names of the editor's squares.
    fn press(&mut self, script: &str) {
        for word in script.split_whitespace() {
            let label = word.trim_start_matches(['+', '@']);
            let square = self.editor().board().square_of_label(label).unwrap();
            self.act(match word.chars().next() {
                Some('+') => Action::Board(BoardAction::Grab(square)),
                Some('@') => Action::Board(BoardAction::Drop(square)),
                _ => Action::Board(BoardAction::Press(square)),
            });
        }
    }

    fn editor(&self) -> &Editor {
        self.play.editor().expect("the editor is open")
    }

    fn fen(&self) -> String {
        self.editor().fen()
    }

    fn said(&self) -> &str {
        &self.play.announcement().text
    }
}

#[test]
fn it_opens_with_the_position_shown() {
    let mut table = Table::new("international", Mode::TwoPlayers);
    table.run("32 28 19 23 1/");
    table.edit(EditAction::Open);
    assert_eq!(table.fen(), "B:W28,31,33-50:B1-20");
    assert_eq!(table.play.board_view().pieces.len(), 40);
    assert_eq!(table.said(), "Board editor");
}

#[test]
fn a_press_puts_the_chosen_piece_and_the_same_press_takes_it_away() {
    let mut table = editor_at("international", "W:W31:B1");
    table.put(WHITE_MAN, "28");
    assert_eq!((table.fen().as_str(), table.said()), ("W:W28,31:B1", "28, white man"));
    table.put(WHITE_KING, "28");
    assert_eq!(table.fen(), "W:WK28,31:B1");
    table.put(BLACK_MAN, "31");
    assert_eq!(table.fen(), "W:WK28:B1,31");
    table.put(BLACK_MAN, "31");
    assert_eq!((table.fen().as_str(), table.said()), ("W:WK28:B1", "31, empty"));
    table.put(Tool::Eraser, "28 28");
    assert_eq!(table.fen(), "W:W:B1");
}

#[test]
fn a_piece_is_carried_whatever_the_tool() {
    let mut table = editor_at("international", "W:W31,K32:B1");
    table.edit(EditAction::Choose(BLACK_MAN));
    table.press("+31 @27");
    assert_eq!(table.fen(), "W:W27,K32:B1");
    // Over another piece, onto its own square, and from an empty square.
    table.press("+27 @1 +32 @32 +50 @49");
    assert_eq!(table.fen(), "W:W1,K32:B");
    table.press("+32");
    table.act(Action::Board(BoardAction::DropOutside));
    assert_eq!((table.fen().as_str(), table.said()), ("W:W1:B", "32, empty"));
    table.press("+1");
    table.run("cancel");
    table.act(Action::Board(BoardAction::DropOutside));
    assert_eq!(table.fen(), "W:W1:B");
}

#[test]
fn the_hand_takes_a_piece_and_puts_it_down() {
    let mut table = editor_at("international", "W:W31:B1");
    table.put(Tool::Hand, "31");
    let selected = |table: &Table| {
        let cells = table.play.board_view().cells;
        let chosen = cells.iter().filter(|cell| cell.role == SquareRole::Selected);
        chosen.map(|cell| cell.name.clone()).collect::<Vec<_>>()
    };
    assert_eq!(selected(&table), ["31, white man, chosen"]);
    table.press("27");
    assert_eq!((table.fen(), selected(&table).len()), ("W:W27:B1".to_owned(), 0));
    table.press("27 27 50");
    assert_eq!((table.fen(), selected(&table).len()), ("W:W27:B1".to_owned(), 0));
    table.press("27");
    table.edit(EditAction::Choose(WHITE_MAN));
    assert_eq!(selected(&table).len(), 0);
}

#[test]
fn edits_are_taken_back_and_made_again_one_by_one() {
    let mut table = editor_at("international", "W:W31:B1");
    assert!(!table.editor().can_undo() && !table.editor().can_redo());
    table.put(WHITE_MAN, "28 27");
    table.edit(EditAction::Turn(Color::Black));
    table.run("undo undo");
    assert_eq!(table.fen(), "W:W28,31:B1");
    table.run("redo");
    assert_eq!(table.fen(), "W:W27,28,31:B1");
    table.run("undo");
    table.press("26");
    assert!(!table.editor().can_redo());
    // What changes nothing is no edit.
    table.run("undo undo");
    table.edit(EditAction::Turn(Color::White));
    table.put(Tool::Eraser, "50");
    assert!(!table.editor().can_undo());
}

#[test]
fn only_so_many_edits_are_kept() {
    let mut table = editor_at("international", "W:W31:B1");
    table.edit(EditAction::Choose(WHITE_MAN));
    for _ in 0..=MAX_UNDO {
        table.press("28");
    }
    let mut n_undone = 0;
    while table.editor().can_undo() {
        table.run("undo");
        n_undone += 1;
    }
    assert_eq!(n_undone, MAX_UNDO);
}

#[test]
fn every_ready_set_up_is_a_position_in_every_game() {
    for entry in ALL {
        let ruleset = Ruleset::new(&entry.rules);
        let presets = Preset::all(&ruleset);
        assert!(presets.starts_with(&[Preset::Start, Preset::Empty]));
        for preset in presets {
            let context = format!("{} {preset:?}", entry.rules.id);
            let made = ruleset.position(preset.setup(&ruleset));
            match preset {
                Preset::Empty => assert_eq!(made, Err(vec![SetupFault::NoPieces]), "{context}"),
                Preset::Start => assert_eq!(made, Ok(ruleset.start()), "{context}"),
                _ => {
                    let position = made.unwrap_or_else(|faults| panic!("{context}: {faults:?}"));
                    let moves = ruleset.legal_moves(&position).unwrap();
                    assert!(!moves.is_empty(), "{context}");
                }
            }
        }
    }
}

#[test]
fn a_set_up_is_made_at_once_and_taken_back_at_once() {
    let mut table = editor_at("frisian", "W:W31:B1");
    table.edit(EditAction::Preset(Preset::TiredKing));
    assert_eq!(table.fen(), "W:W41,42,K46:B8-10:+0+346");
    assert_eq!(
        table.said(),
        "Board editor: Frisian draughts board, White to move. White 3, Black 3"
    );
    table.run("undo");
    assert_eq!(table.fen(), "W:W31:B1");
}

#[test]
fn pieces_keep_their_place_when_the_game_changes() {
    let mut table = editor_at("international", "B:W46,K28:B5,3");
    table.edit(EditAction::Ruleset("dameo"));
    // From the bottom left: 46 is a1, 28 is e5, 3 is f10, 5 is j10.
    assert_eq!(table.fen(), "B:Wa1,Ke5:B");
    assert_eq!(table.editor().n_dropped(), 2);
    assert_eq!(table.editor().entry().rules.id, "dameo");
    // Going on to the next game loses nothing.
    table.edit(EditAction::Ruleset("frisian"));
    assert_eq!((table.fen().as_str(), table.editor().n_dropped()), ("B:WK28,46:B3,5", 0));
    // After an edit, what was dropped is gone for good, but for undo.
    table.edit(EditAction::Ruleset("dameo"));
    table.put(WHITE_MAN, "h8");
    table.edit(EditAction::Ruleset("frisian"));
    assert_eq!(table.fen(), "B:W14,K28,46:B");
    table.run("undo undo undo undo undo");
    assert_eq!(table.fen(), "B:WK28,46:B3,5");
}

#[test]
fn files_are_counted_from_the_other_end_on_a_mirrored_board() {
    let mut table = editor_at("russian", "W:Wa1,c1:Bh8");
    table.edit(EditAction::Ruleset("spanish"));
    assert_eq!((table.editor().n_dropped(), table.play.n_pieces()), (0, (2, 1)));
    table.edit(EditAction::Ruleset("russian"));
    assert_eq!(table.fen(), "W:Wa1,c1:Bh8");
    table.edit(EditAction::Ruleset("dameo"));
    assert_eq!(table.fen(), "W:Wa1,c1:Bh8");
}

#[test]
fn the_keyboard_stays_on_a_board_that_has_become_smaller() {
    let mut table = editor_at("international", "W:W31:B1");
    table.run("^50");
    table.edit(EditAction::Ruleset("english"));
    let view = table.play.board_view();
    assert_eq!(view.cells.len(), 32);
    assert_eq!(view.cells.iter().filter(|cell| cell.focused).count(), 1);
    // What is left of the larger board does nothing.
    table.put(WHITE_MAN, "32");
    let fen = table.fen();
    table.run("50 +50 @46 ^50");
    table.edit(EditAction::Erase(damiera::rules::Square::new(127)));
    assert_eq!(table.fen(), fen);
}

#[test]
fn a_text_is_read_as_soon_as_it_is_a_position() {
    let mut table = editor_at("international", "W:W31:B1");
    let type_in = |table: &mut Table, text: &str| {
        table.edit(EditAction::Fen(text.to_owned()));
        let error = table.editor().fen_error();
        let faults: Vec<_> =
            error.into_iter().flat_map(|e| &e.faults).map(|f| f.token.clone()).collect();
        faults.join(" ")
    };
    assert_eq!(type_in(&mut table, "W:W32:B"), "");
    assert_eq!(type_in(&mut table, "W:W32:B51,x,2"), "51 x");
    // What could not be read stays, and the board as it was last read.
    table.edit(EditAction::EndFen);
    assert_eq!(table.fen(), "W:W32:B51,x,2");
    assert_eq!(table.play.n_pieces(), (1, 0));
    assert_eq!(type_in(&mut table, " [FEN \"B:B2:W32.\"]"), "");
    assert_eq!(table.fen(), " [FEN \"B:B2:W32.\"]");
    table.edit(EditAction::EndFen);
    assert_eq!(table.fen(), "B:W32:B2");
    // All of it was one edit.
    table.run("undo");
    assert_eq!(table.fen(), "W:W31:B1");
    table.run("redo");
    assert_eq!(table.fen(), "B:W32:B2");
    assert_eq!(type_in(&mut table, "?"), "?");
    table.put(WHITE_MAN, "40");
    assert_eq!(table.fen(), "B:W32,40:B2");
}

#[test]
fn an_empty_board_is_a_fault_that_can_be_mended() {
    let mut table = editor_at("international", "B:W31:B1");
    table.edit(EditAction::Preset(Preset::Empty));
    assert_eq!(table.editor().faults(), [SetupFault::NoPieces]);
    assert_eq!((table.fen().as_str(), table.editor().link(Color::White)), ("W:W:B", None));
    table.edit(EditAction::Leave(Leave::Play(Mode::TwoPlayers)));
    assert_eq!(table.play.n_pieces(), (0, 0), "it cannot be played");
    table.put(WHITE_MAN, "31");
    assert_eq!(table.editor().faults(), []);
}

/// Compares what is odd about a position.
#[track_caller]
fn check_notes(id: &str, fen: &str, expected: &[Note]) {
    assert_eq!(editor_at(id, fen).editor().notes(), expected, "{fen}");
}

#[test]
fn what_is_odd_is_noted() {
    check_notes("international", "W:W31-50:B1-20", &[]);
    let square = |label: &str| editor_at("english", "W:W31:B1").square(label);
    let (one, four, thirty) = (square("1"), square("4"), square("30"));
    check_notes(
        "english",
        "W:W1,4,20:B10,30",
        &[
            Note::MenOnLastRow(Color::White, vec![one, four]),
            Note::MenOnLastRow(Color::Black, vec![thirty]),
        ],
    );
    check_notes("english", "W:WK1,20:B10,K30", &[]);
    check_notes(
        "english",
        "W:W17-29:B1",
        &[Note::MoreThanAtStart { color: Color::White, count: 13, start: 12 }],
    );
    let status = Status::Won { winner: Color::White, reason: WinReason::NoPieces };
    check_notes("english", "B:W20:B", &[Note::Over(status)]);
}

#[test]
fn counters_follow_their_king() {
    let mut table = editor_at("frisian", "W:W41,K46:B8:+0+246");
    table.press("+46 @28");
    assert_eq!(table.fen(), "W:WK28,41:B8:+0+228");
    let name = table
        .play
        .board_view()
        .cells
        .into_iter()
        .find(|cell| cell.coordinate.as_deref() == Some("28"));
    assert!(name.unwrap().name.contains("2 of 3 king moves"));
    let square = table.square("28");
    table.edit(EditAction::Streak(Color::White, KingStreak { square, moves: 9 }));
    assert_eq!(table.fen(), "W:WK28,41:B8:+0+328", "no more than the limit");
    let nowhere = KingStreak { square: table.square("41"), moves: 1 };
    table.edit(EditAction::Streak(Color::White, nowhere));
    assert_eq!(table.fen(), "W:WK28,41:B8", "a man does not count");
    table.run("undo");
    let (kings, limit) = table.editor().counted_kings(Color::White).unwrap();
    assert_eq!((kings, limit), (vec![square], 3));
    table.edit(EditAction::Ruleset("international"));
    assert_eq!(table.editor().counted_kings(Color::White), None);
    assert_eq!(table.fen(), "W:WK28,41:B8");
    table.edit(EditAction::Ruleset("frisian"));
    assert_eq!(table.fen(), "W:WK28,41:B8:+0+328");
    table.put(Tool::Eraser, "28");
    assert_eq!((table.fen().as_str(), table.editor().faults()), ("W:W41:B8", [].as_slice()));
}

#[test]
fn the_game_knows_nothing_until_the_editor_is_left() {
    let mut table = Table::new("international", WHITE);
    table.run("32 28 .");
    let before = (table.play.link(), table.play.session_text(), table.moves());
    let thought = table.play.thought();
    table.edit(EditAction::Open);
    assert_eq!(table.play.thought(), None, "the computer waits");
    table.put(WHITE_MAN, "1 2 3");
    table.edit(EditAction::Ruleset("dameo"));
    table.run("=19-23 ?19-23 undo redo flip flip");
    assert_eq!((table.play.link(), table.play.session_text(), table.moves()), before);
    table.edit(EditAction::Leave(Leave::Discard));
    assert!(table.play.editor().is_none());
    assert_eq!((table.play.link(), table.play.session_text(), table.moves()), before);
    assert_eq!(table.play.thought(), thought, "and goes on");
    assert_eq!(table.play.board_view().cells.iter().filter(|cell| cell.focused).count(), 1);
    table.run("=19-23");
    assert_eq!(table.moves(), "32-28 19-23");
}

/// Leaves the editor with a position of another game.
fn leave(mode: Mode, leave: Leave) -> Table {
    let mut table = Table::new("international", mode);
    table.run("32 28 .");
    table.edit(EditAction::Open);
    table.edit(EditAction::Ruleset("dameo"));
    table.edit(EditAction::Fen("B:Wd2,d4:Bd8".to_owned()));
    table.edit(EditAction::Leave(leave));
    assert!(table.play.editor().is_none());
    assert_eq!(table.play.link().trim_end_matches("&o=b"), "v=1&g=dameo&fen=B:Wd2,d4:Bd8");
    table
}

#[test]
fn a_setup_is_played_by_the_chosen_players() {
    let table = leave(WHITE, Leave::Play(Mode::TwoPlayers));
    assert_eq!((table.play.mode(), table.play.accepts_moves()), (Mode::TwoPlayers, true));
    let table = leave(Mode::TwoPlayers, Leave::Play(WHITE));
    assert_eq!(table.play.thought().map(|thought| thought.fen), Some("B:Wd2,d4:Bd8".to_owned()));
    let mut table = leave(Mode::TwoPlayers, Leave::Play(BLACK));
    assert!(table.play.flipped() && table.play.accepts_moves());
    table.run("d8 d7 .");
    assert_eq!(table.moves(), "d8-d7");
    let table = leave(WHITE, Leave::Look);
    assert_eq!((table.play.mode(), table.play.flipped()), (WHITE, false));
    assert!(table.play.engine_stopped() && table.play.thought().is_none());
}

#[test]
fn another_game_closes_the_editor() {
    let mut table = editor_at("international", "W:W31:B1");
    table.run("again");
    assert!(table.play.editor().is_none());
}

/// The game that a set-up position takes the place of is still there, and is another game.
#[test]
fn the_game_before_is_kept() {
    let mut table = Table::new("international", Mode::TwoPlayers);
    table.run("32 28 . 19 23 .");
    let before = table.play.clone();
    table.act(Action::Edit(EditAction::Open));
    table.act(Action::Edit(EditAction::Preset(Preset::Start)));
    table.act(Action::Edit(EditAction::Leave(Leave::Play(Mode::TwoPlayers))));
    assert_eq!(table.play.notice(), Some(&Notice::KeptGame));
    assert_ne!(table.play.seed(), before.seed());
    table.act(Action::GoBack);
    assert_eq!((table.moves().as_str(), table.play.seed()), ("32-28 19-23", before.seed()));
}

/// What is set aside is put over what is on the board then: the game and its study come and go in between.
#[test]
fn a_set_up_that_was_set_aside_returns_over_what_is_shown() {
    let mut table = Table::new("international", WHITE);
    table.run("32 28 . =19-23 .");
    table.act(Action::Edit(EditAction::Open));
    table.act(Action::StepOut);
    table.act(Action::Study(StudyAction::Begin));
    table.run("undo undo 33 29 .");
    table.act(Action::GoBack);
    assert!(table.play.editor().is_some());
    assert_eq!(table.play.kept().1, ["32-28", "19-23"]);
    table.act(Action::Edit(EditAction::Leave(Leave::Discard)));
    assert!(table.play.study_tree().is_some());
    assert_eq!(table.play.kept().1, ["32-28", "19-23"]);
    // And the other way around: no study comes back that was left.
    let mut table = Table::new("international", WHITE);
    table.run("32 28 . =19-23 .");
    table.act(Action::Study(StudyAction::Begin));
    table.act(Action::Edit(EditAction::Open));
    table.act(Action::StepOut);
    table.act(Action::Study(StudyAction::Leave));
    table.act(Action::GoBack);
    table.act(Action::Edit(EditAction::Leave(Leave::Discard)));
    assert!(table.play.study_tree().is_none());
    table.run("28 19 .");
    assert_eq!(table.moves(), "32-28 19-23 28x19");
}

fn any_edit() -> impl Strategy<Value = Action> {
    let color = prop_oneof![Just(Color::White), Just(Color::Black)];
    let square = (0..128_u8).prop_map(damiera::rules::Square::new);
    let game = (0..ALL.len()).prop_map(|idx| EditAction::Ruleset(ALL[idx].rules.id));
    let tool = (0..Tool::ALL.len()).prop_map(|idx| EditAction::Choose(Tool::ALL[idx]));
    let streak = (color.clone(), square.clone(), 0..6_u8)
        .prop_map(|(color, square, moves)| EditAction::Streak(color, KingStreak { square, moves }));
    let text = "[WBK:,0-9a-h+ -]{0,20}".prop_map(EditAction::Fen);
    let edit = prop_oneof![
        Just(EditAction::Preset(Preset::Empty)),
        Just(EditAction::Preset(Preset::ThreeKings)),
        Just(EditAction::EndFen),
        color.prop_map(EditAction::Turn),
        square.clone().prop_map(EditAction::Erase),
        game,
        tool,
        streak,
        text,
    ];
    prop_oneof![
        2 => edit.prop_map(Action::Edit),
        3 => square.clone().prop_map(|square| Action::Board(BoardAction::Press(square))),
        1 => square.clone().prop_map(|square| Action::Board(BoardAction::Grab(square))),
        1 => square.prop_map(|square| Action::Board(BoardAction::Drop(square))),
        1 => prop_oneof![Just(Action::Board(BoardAction::Undo)), Just(Action::Board(BoardAction::Redo)), Just(Action::Board(BoardAction::Cancel)), Just(Action::Board(BoardAction::DropOutside))],
    ]
}

proptest! {
    #[test]
    fn whatever_is_edited_can_be_drawn_named_and_given_up(
        edits in prop::collection::vec(any_edit(), 1..60)
    ) {
        let mut table = Table::new("frisian", WHITE);
        let before = table.play.session_text();
        table.act(Action::Edit(EditAction::Open));
        for edit in edits {
            table.act(edit);
            let editor = table.editor();
            let view = table.play.board_view();
            prop_assert_eq!(view.cells.len(), editor.board().squares().len());
            prop_assert_eq!(view.cells.iter().filter(|cell| cell.focused).count(), 1);
            let (white, black) = table.play.n_pieces();
            prop_assert_eq!(view.pieces.len(), white + black);
            prop_assert_eq!(editor.position().is_some(), editor.faults().is_empty());
            if let (Some(position), None) = (editor.position(), editor.fen_error()) {
                let read = fen::parse(editor.ruleset(), &editor.fen());
                prop_assert_eq!(read.as_ref(), Ok(position));
            }
            prop_assert_eq!(table.play.session_text(), before.as_str());
        }
        table.act(Action::Edit(EditAction::Leave(Leave::Discard)));
        prop_assert_eq!(table.play.session_text(), before);
    }
}

#[test]
fn tools_are_in_the_order_of_their_keys() {
    let names = Tool::ALL.map(|tool| tool.name(editor_at("english", "W:W31:B1").play.strings()));
    let expected = ["white man", "white king", "black man", "black king", "Eraser", "Move a piece"];
    assert_eq!(names, expected);
    assert_eq!(WHITE_KING, Tool::Piece(Piece { color: Color::White, kind: Kind::King }));
}
