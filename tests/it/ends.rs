//! How games end: no piece, no move, and what a ruleset adds.

use std::sync::Arc;

use damiera::rules::spec::Goal;
use damiera::rules::{
    Color, DrawReason, EarlyEnd, Game, Kind, Piece, Position, Ruleset, Setup, Status, WinReason,
};
use damiera::rulesets::compile;

use crate::bridge::{position, ruleset, rulesets};

const WHITE: Color = Color::White;
const BLACK: Color = Color::Black;

fn won(winner: Color, reason: WinReason) -> Status {
    Status::Won { winner, reason }
}

fn status_of(ruleset: &Ruleset, position: Position) -> Status {
    let game = Game::from_position(Arc::new(ruleset.clone()), position);
    let is_over = game.status() != Status::Ongoing;
    assert_eq!(is_over, game.legal_moves().is_empty(), "moves are offered while a game goes on");
    game.status()
}

#[track_caller]
fn check(id: &str, fen: &str, expected: Status) {
    let ruleset = ruleset(id);
    assert_eq!(status_of(ruleset, position(ruleset, fen)), expected, "{id} {fen}");
}

#[test]
fn every_game_is_open_at_the_start() {
    for ruleset in rulesets() {
        let status = status_of(ruleset, ruleset.start());
        assert_eq!(status, Status::Ongoing, "{}", ruleset.rules().id);
    }
}

#[test]
fn a_side_without_a_piece_ends_the_game_on_either_turn() {
    for ruleset in rulesets() {
        let squares = ruleset.board().squares();
        for (winner, square) in [(WHITE, squares[squares.len() - 1]), (BLACK, squares[0])] {
            for turn in Color::BOTH {
                let mut setup = Setup::empty(turn);
                setup.put(square, Some(Piece { color: winner, kind: Kind::Man }));
                let status = status_of(ruleset, ruleset.position(setup).unwrap());
                let expected = match ruleset.rules().goal {
                    Goal::LastMove => won(winner, WinReason::NoPieces),
                    Goal::NoMove => won(!winner, WinReason::RidOfPieces),
                };
                assert_eq!(status, expected, "{} {winner:?} {turn:?}", ruleset.rules().id);
            }
        }
    }
}

#[test]
fn taking_the_last_piece_wins() {
    let check = |id: &str, fen: &str| {
        let ruleset = ruleset(id);
        let mut game = Game::from_position(Arc::new(ruleset.clone()), position(ruleset, fen));
        assert_eq!(game.status(), Status::Ongoing, "{id} {fen}");
        let [capture] = game.legal_moves() else { panic!("{id} {fen} has more than one move") };
        let capture = *capture;
        game.play(&capture).unwrap();
        assert_eq!(game.status(), won(WHITE, WinReason::NoPieces), "{id} {fen}");
        assert_eq!(game.legal_moves(), [], "{id} {fen}");
    };
    check("international", "W:W28:B22");
    check("frisian", "W:W28:B23");
    check("english", "W:W18:B15");
    check("dameo", "W:Wc3:Bc4");
    check("greek", "W:Wc3:Bc4");
}

#[test]
fn who_has_no_move_has_lost() {
    check("international", "W:W35:B30,24", won(BLACK, WinReason::NoMoves));
    check("english", "B:W16,19:B12", won(WHITE, WinReason::NoMoves));
    check("frisian", "W:W36:B31,27,26,16", won(BLACK, WinReason::NoMoves));
    check("dameo", "W:Wa4:Ba5,a6,b5,c6", won(BLACK, WinReason::NoMoves));
    check("greek", "W:Wa4:Ba5,a6,b4,c4", won(BLACK, WinReason::NoMoves));
}

/// Frisian rules, article 17: the only king has made its three moves, and the only man is blocked.
#[test]
fn who_has_only_a_king_that_may_not_move_has_lost() {
    let blocked = "W:WK5,36:B31,27,26,16";
    check("frisian", blocked, Status::Ongoing);
    check("frisian", &format!("{blocked}:+0+205"), Status::Ongoing);
    check("frisian", &format!("{blocked}:+0+305"), won(BLACK, WinReason::NoMoves));
}

/// "Dama Greca": a player left with a single man against a king has lost.
#[test]
fn greek_man_against_king_is_won_by_the_king() {
    let (white, black) =
        (won(WHITE, WinReason::ManAgainstKing), won(BLACK, WinReason::ManAgainstKing));
    for id in ["greek", "greek-free", "greek-promote"] {
        for turn in ['W', 'B'] {
            check(id, &format!("{turn}:WKa1:Bh7"), white);
            check(id, &format!("{turn}:Wa2:BKh8"), black);
        }
    }
}

#[test]
fn greek_man_against_king_is_of_two_pieces_alone() {
    for id in ["greek", "greek-free", "greek-promote"] {
        for turn in ['W', 'B'] {
            for pieces in [
                "WKa1:Bg7,h7",
                "WKa1,Kb1:Bh7",
                "WKa1,b2:Bh7",
                "WKa1:BKh7",
                "Wa2:Bh7",
                "Wa2,b2:BKh7",
            ] {
                check(id, &format!("{turn}:{pieces}"), Status::Ongoing);
            }
        }
    }
    // Two men against a king are one man after the next capture.
    let greek = ruleset("greek");
    let fen = "W:WKa1:Ba5,h7";
    let mut game = Game::from_position(Arc::new(greek.clone()), position(greek, fen));
    let capture = game.legal_moves()[0];
    assert!(capture.is_capture());
    game.play(&capture).unwrap();
    assert_eq!(game.status(), won(WHITE, WinReason::ManAgainstKing));
}

#[test]
fn man_against_king_goes_on_elsewhere() {
    for id in ["dameo", "dameo-10x10-28", "dameo-10x10-24"] {
        check(id, "W:WKa1:Bh7", Status::Ongoing);
    }
    for id in ["international", "frisian", "frysk"] {
        check(id, "W:WK46:B2", Status::Ongoing);
    }
    check("english", "W:WK29:B2", Status::Ongoing);
    // International draughts leave one king each to the counting of moves.
    check("international", "W:WK46:BK1", Status::Ongoing);
}

/// Frisian rules, article 21, and "Dama Frisone", which names 5 and 46 as the exception.
#[test]
fn frisian_king_against_king_is_drawn_but_for_a_king_that_will_be_taken() {
    for id in ["frisian", "frysk"] {
        for turn in Color::BOTH {
            check_king_against_king(ruleset(id), turn, WinReason::KingWillBeTaken);
        }
    }
}

#[test]
fn where_kings_also_go_straight_the_corners_themselves_decide() {
    for turn in Color::BOTH {
        check_king_against_king(ruleset("frisian-pergioco"), turn, WinReason::KingsInCorners);
    }
}

/// All 50 times 49 placements.
fn check_king_against_king(ruleset: &Ruleset, turn: Color, reason: WinReason) {
    let (mut n_ongoing, mut n_drawn, mut lost) = (0, 0, Vec::new());
    for &own in ruleset.board().squares() {
        for &other in ruleset.board().squares().iter().filter(|&&other| other != own) {
            let mut setup = Setup::empty(turn);
            setup.put(own, Some(Piece { color: turn, kind: Kind::King }));
            setup.put(other, Some(Piece { color: !turn, kind: Kind::King }));
            let position = ruleset.position(setup).unwrap();
            match status_of(ruleset, position) {
                Status::Ongoing => {
                    assert!(ruleset.has_capture(&position));
                    assert_eq!(ruleset.early_end(&position), None);
                    n_ongoing += 1;
                }
                Status::Drawn { reason: DrawReason::KingAgainstKing } => {
                    assert!(!ruleset.has_capture(&position));
                    assert_eq!(ruleset.early_end(&position), Some(EarlyEnd::KingAgainstKing));
                    n_drawn += 1;
                }
                status => {
                    assert_eq!(status, won(!turn, reason));
                    let number = |square| ruleset.board().number(square);
                    lost.push((number(own), number(other)));
                }
            }
        }
    }
    assert_eq!((n_ongoing, n_drawn, lost), (648, 1800, vec![(5, 46), (46, 5)]));
}

#[test]
fn frisian_kings_are_not_drawn_while_there_is_another_piece() {
    for id in ["frisian", "frysk"] {
        check(id, "W:WK46,K47:BK3", Status::Ongoing);
        check(id, "W:WK46:BK3,7", Status::Ongoing);
        check(id, "W:WK46:B7", Status::Ongoing);
    }
}

/// On a mirrored board the corners that can be stood on are on the other side.
#[test]
fn the_corners_of_a_mirrored_board_are_its_own() {
    let lost = won(BLACK, WinReason::KingsInCorners);
    for (id, fen) in [
        ("house-1-range.short-ends.corners", "W:WK29:BK4"),
        ("house-1-squares.mirrored-range.short-ends.corners", "W:WK32:BK1"),
    ] {
        let ruleset = compile(id).expect("house rules");
        assert_eq!(status_of(&ruleset, position(&ruleset, fen)), lost, "{id} {fen}");
    }
}
