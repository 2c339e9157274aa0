//! Games that are over, pieces and squares that cannot be chosen.

use super::check;

#[test]
fn a_single_square() {
    check(
        "international",
        "W:W31-50:B1-20",
        "32",
        [
            "NothingEntered",
            "Choose a piece and the square it goes to.",
            "Scegli un pezzo e la casella dove va.",
        ],
    );
}

#[test]
fn no_piece_is_left() {
    check(
        "international",
        "W:W28:B",
        "28 22",
        [
            "GameOver",
            "The game is over. Black has no pieces left.",
            "La partita è finita. Il Nero non ha più pezzi.",
        ],
    );
}

#[test]
fn the_game_is_lost() {
    check(
        "international",
        "W:W5:B1",
        "5 1",
        [
            "GameOver",
            "The game is over. White cannot move.",
            "La partita è finita. Il Bianco non può muovere.",
        ],
    );
}

#[test]
fn a_man_against_a_king_is_over() {
    check(
        "greek",
        "W:WKa1:Bh5",
        "a1 a2",
        [
            "GameOver",
            "The game is over. King against a lone man: the king wins.",
            "La partita è finita. Dama contro una sola pedina: vince la dama.",
        ],
    );
}

#[test]
fn two_kings_are_over() {
    check(
        "frisian",
        "W:WK26:BK4",
        "26 31",
        [
            "GameOver",
            "The game is over. One king each, and neither can win.",
            "La partita è finita. Una dama per parte: nessuno può vincere.",
        ],
    );
}

#[test]
fn an_empty_square() {
    check(
        "international",
        "W:W31-50:B1-20",
        "28 23",
        ["EmptySquare", "There is no piece on 28.", "Nella casella 28 non c'è nessun pezzo."],
    );
}

#[test]
fn a_piece_of_the_other_side() {
    check(
        "international",
        "W:W31-50:B1-20",
        "20 25",
        ["NotYourPiece", "The man on 20 is not yours.", "La pedina in 20 non è tua."],
    );
}

#[test]
fn a_king_of_the_other_side() {
    check(
        "dameo",
        "W:Wa1:BKh8",
        "h8 h7",
        ["NotYourPiece", "The king on h8 is not yours.", "La dama in h8 non è tua."],
    );
}

#[test]
fn the_same_square() {
    check(
        "international",
        "W:W31-50:B1-20",
        "31 31",
        [
            "SameSquare",
            "The piece is already on 31: choose another square.",
            "Il pezzo è già in 31: scegli un'altra casella.",
        ],
    );
}

#[test]
fn an_occupied_square() {
    check(
        "international",
        "W:W31-50:B1-20",
        "36 31",
        ["Occupied", "The square 31 is occupied.", "La casella 31 è occupata."],
    );
}
