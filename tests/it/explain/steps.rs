//! Directions, distances, and what is in the way.

use super::check;

#[test]
fn a_king_out_of_moves() {
    check(
        "frisian",
        "W:WK46,31:BK5,1:+0+346",
        "46 41",
        [
            "KingLocked",
            "The king on 46 has moved 3 times in a row: another piece must move first.",
            "La dama in 46 ha già mosso 3 volte di seguito: prima deve muovere un altro pezzo.",
        ],
    );
}

#[test]
fn men_do_not_go_back() {
    check(
        "english",
        "B:B10:W32",
        "10 6",
        [
            "MenMoveForward",
            "Men do not move backward: the man on 10 must go forward.",
            "Le pedine non muovono all'indietro: quella in 10 deve andare avanti.",
        ],
    );
}

#[test]
fn men_do_not_go_back_in_dameo() {
    check(
        "dameo",
        "W:Wc3:Bh8",
        "c3 b2",
        [
            "MenMoveForward",
            "Men do not move backward: the man on c3 must go forward.",
            "Le pedine non muovono all'indietro: quella in c3 deve andare avanti.",
        ],
    );
}

#[test]
fn men_go_straight() {
    check(
        "greek",
        "W:We2:Bh8",
        "e2 f3",
        [
            "MenDoNotMoveThatWay",
            "A man does not move that way: not from e2 to f3.",
            "Una pedina non muove così, da e2 a f3.",
        ],
    );
}

#[test]
fn out_of_line() {
    check(
        "international",
        "W:W32:B1",
        "32 17",
        [
            "MenDoNotMoveThatWay",
            "A man does not move that way: not from 32 to 17.",
            "Una pedina non muove così, da 32 a 17.",
        ],
    );
}

#[test]
fn kings_go_straight() {
    check(
        "greek",
        "W:WKe2:Bh8,h7",
        "e2 f3",
        [
            "KingsDoNotMoveThatWay",
            "A king does not move that way: not from e2 to f3.",
            "Una dama non muove così, da e2 a f3.",
        ],
    );
}

#[test]
fn men_go_back_only_to_capture() {
    check(
        "international",
        "W:W28:B1",
        "28 33",
        [
            "OnlyCapturesThatWay",
            "From 28 to 33 a man goes only when it captures.",
            "Da 28 a 33 una pedina va soltanto quando cattura.",
        ],
    );
}

#[test]
fn kings_go_along_rows_only_to_capture() {
    check(
        "frisian",
        "W:WK28,31:B1",
        "28 26",
        [
            "OnlyCapturesThatWay",
            "From 28 to 26 a king goes only when it captures.",
            "Da 28 a 26 una dama va soltanto quando cattura.",
        ],
    );
}

#[test]
fn men_do_not_capture_backward() {
    check(
        "english",
        "W:W18:B22",
        "18 25",
        [
            "MenDoNotCaptureThatWay",
            "A man does not capture that way: not from 18 to 25.",
            "Una pedina non prende così, da 18 a 25.",
        ],
    );
}

#[test]
fn men_do_not_capture_diagonally() {
    check(
        "dameo",
        "W:Wc3:Bd4",
        "c3 e5",
        [
            "MenDoNotCaptureThatWay",
            "A man does not capture that way: not from c3 to e5.",
            "Una pedina non prende così, da c3 a e5.",
        ],
    );
}

#[test]
fn kings_do_not_capture_diagonally() {
    check(
        "dameo",
        "W:WKa1:Bc3",
        "a1 d4",
        [
            "KingsDoNotCaptureThatWay",
            "A king does not capture that way: not from a1 to d4.",
            "Una dama non prende così, da a1 a d4.",
        ],
    );
}

#[test]
fn too_far_for_a_man() {
    check(
        "international",
        "W:W32:B1",
        "32 19",
        [
            "TooFar",
            "A man moves one square at a time: from 32 to 19 is too far.",
            "Una pedina muove di una casella alla volta: da 32 a 19 è troppo lontano.",
        ],
    );
}

#[test]
fn too_far_for_a_short_king() {
    check(
        "english",
        "W:WK18:B1",
        "18 4",
        [
            "TooFar",
            "A king moves one square at a time: from 18 to 4 is too far.",
            "Una dama muove di una casella alla volta: da 18 a 4 è troppo lontano.",
        ],
    );
}

#[test]
fn too_far_for_a_jump() {
    check(
        "international",
        "W:W32:B23",
        "32 19",
        [
            "JumpTooFar",
            "A man jumps only a piece next to it and lands right behind it: it cannot jump from 32 over 23.",
            "Una pedina salta solo un pezzo adiacente e si ferma subito dietro: da 32 non può saltare così il pezzo in 23.",
        ],
    );
}

#[test]
fn own_man_in_the_way() {
    check(
        "international",
        "W:W32,28:B1",
        "32 23",
        [
            "OwnPieceInTheWay",
            "Your own piece on 28 is in the way.",
            "Il tuo pezzo in 28 sbarra la strada.",
        ],
    );
}

#[test]
fn own_piece_before_a_king() {
    check(
        "international",
        "W:WK46,37:B1",
        "46 28",
        [
            "OwnPieceInTheWay",
            "Your own piece on 37 is in the way.",
            "Il tuo pezzo in 37 sbarra la strada.",
        ],
    );
}

#[test]
fn own_piece_behind() {
    check(
        "international",
        "W:WK46,14:B37,23",
        "46 5",
        [
            "OwnPieceInTheWay",
            "Your own piece on 14 is in the way.",
            "Il tuo pezzo in 14 sbarra la strada.",
        ],
    );
}

#[test]
fn two_in_a_row() {
    check(
        "international",
        "W:W32:B28,23",
        "32 19",
        [
            "TwoInARow",
            "The piece on 28 cannot be jumped: the square behind it, 23, is occupied.",
            "Il pezzo in 28 non si può saltare: la casella dietro, 23, è occupata.",
        ],
    );
}

#[test]
fn own_piece_behind_the_victim() {
    check(
        "international",
        "W:W32,23:B28",
        "32 19",
        [
            "TwoInARow",
            "The piece on 28 cannot be jumped: the square behind it, 23, is occupied.",
            "Il pezzo in 28 non si può saltare: la casella dietro, 23, è occupata.",
        ],
    );
}

#[test]
fn nothing_to_capture() {
    check(
        "international",
        "W:W32:B1",
        "32 23",
        [
            "NothingToCapture",
            "There is nothing to capture between 32 and 23.",
            "Fra 32 e 23 non c'è nulla da prendere.",
        ],
    );
}

#[test]
fn a_gap_in_the_line() {
    check(
        "dameo",
        "W:Wc2,c4:Bh8",
        "c2 c5",
        [
            "LineBroken",
            "Only an unbroken line of your own men moves together, and c3 is empty.",
            "Muove insieme solo una fila ininterrotta di pedine tue, e la casella c3 è vuota.",
        ],
    );
}

#[test]
fn a_king_in_the_line() {
    check(
        "dameo",
        "W:Wc2,Kc3:Bh8",
        "c2 c4",
        [
            "LineBlocked",
            "Only your own men move together in a line; the piece on c3 is in the way.",
            "In fila muovono insieme solo le tue pedine: il pezzo in c3 sbarra la strada.",
        ],
    );
}

#[test]
fn an_enemy_in_the_line() {
    check(
        "dameo",
        "W:Wc2,c3,d3:Bc4,h8",
        "c2 c5",
        [
            "LineBlocked",
            "Only your own men move together in a line; the piece on c4 is in the way.",
            "In fila muovono insieme solo le tue pedine: il pezzo in c4 sbarra la strada.",
        ],
    );
}

#[test]
fn a_quiet_move_is_one_step() {
    check(
        "international",
        "W:W32:B1",
        "32 28 23",
        [
            "QuietMoveEnds",
            "Nothing is captured, so the move ends on 28.",
            "Non si cattura nulla, quindi la mossa finisce in 28.",
        ],
    );
}
