//! Captures that are due, unfinished, or followed wrongly.

use super::check;

#[test]
fn captures_beyond_listing() {
    check(
        "frisian",
        "W:WK5:BK2,K4,K7,K8,K9,K10,K11,K13,K15,K16,K18,K19,K20,K21,K22,K24,K27,K29,K30,K31,K32,K33,K35,K36,K38,K40,K41,K42,K43,K44,K47,K49",
        "5 14",
        [
            "TooManyCaptures",
            "There are too many captures here to list, so no move can be judged.",
            "Qui le prese possibili sono troppe per elencarle: nessuna mossa si può giudicare.",
        ],
    );
}

#[test]
fn capturing_is_compulsory() {
    check(
        "international",
        "W:W28,45:B23",
        "45 40",
        [
            "MustCapture",
            "You must capture: the man on 28 can take 23.",
            "La presa è obbligatoria: la pedina in 28 può prendere il pezzo in 23.",
        ],
    );
}

#[test]
fn capturing_is_compulsory_for_the_same_man() {
    check(
        "dameo",
        "W:Wa2:Ba3",
        "a2 b3",
        [
            "MustCapture",
            "You must capture: the man on a2 can take a3.",
            "La presa è obbligatoria: la pedina in a2 può prendere il pezzo in a3.",
        ],
    );
}

#[test]
fn capturing_many_is_compulsory() {
    check(
        "greek",
        "W:We2,a1:Bf2,Kg3,g5,f6",
        "a1 a2",
        [
            "MustCapture",
            "You must capture: the man on e2 can take 4 pieces.",
            "La presa è obbligatoria: la pedina in e2 può prendere 4 pezzi.",
        ],
    );
}

#[test]
fn fewer_pieces() {
    check(
        "international",
        "W:W27,28:B22,12,23",
        "28 19",
        [
            "AnotherTakesMore",
            "Another capture takes more: 2 pieces instead of 1, with 27x18x29.",
            "Un'altra presa cattura di più: 2 pezzi invece di 1, con 27x18x29.",
        ],
    );
}

#[test]
fn fewer_pieces_dameo() {
    check(
        "dameo",
        "W:We2,a2:Be3,f4,g5,a3",
        "a2 a4",
        [
            "AnotherTakesMore",
            "Another capture takes more: 3 pieces instead of 1, with e2xe4xg4xg6.",
            "Un'altra presa cattura di più: 3 pezzi invece di 1, con e2xe4xg4xg6.",
        ],
    );
}

#[test]
fn fewer_pieces_unfinished() {
    check(
        "international",
        "W:WK46,27:B37,22,12,11",
        "46 32",
        [
            "MustContinue",
            "The capture is not finished: do not stop on 32, but go on from 23 or 28 and take 12 or 22.",
            "La presa non è finita: non fermarti in 32, ma continua da 23 o 28 prendendo il pezzo in 12 o 22.",
        ],
    );
}

#[test]
fn less_value() {
    check(
        "frisian",
        "W:W28,38:B23,K32",
        "28 19",
        [
            "MoreValuable",
            "Another capture is worth more: 1 king instead of 1 man, with 28x37.",
            "Un'altra presa vale di più: 1 dama invece di 1 pedina, con 28x37.",
        ],
    );
}

#[test]
fn less_value_than_several() {
    check(
        "frisian",
        "W:W31,11:B27,18,K14,25,K40,7",
        "11 2",
        [
            "MoreValuable",
            "Another capture is worth more: 3 men and 2 kings instead of 1 man, with 31x22x13x15x35x44.",
            "Un'altra presa vale di più: 3 pedine e 2 dame invece di 1 pedina, con 31x22x13x15x35x44.",
        ],
    );
}

#[test]
fn a_king_must_capture() {
    check(
        "frisian",
        "W:W28,K46:B23,41",
        "28 19",
        [
            "KingMustCapture",
            "A king can take as much, so a king must capture: the one on 46, with 46x32.",
            "A parità di valore deve prendere una dama: quella in 46, con 46x32.",
        ],
    );
}

#[test]
fn stopping_early() {
    check(
        "international",
        "W:W27:B22,12",
        "27 18",
        [
            "MustContinue",
            "The capture is not finished: from 18 the piece must go on and take 12.",
            "La presa non è finita: da 18 si deve continuare prendendo il pezzo in 12.",
        ],
    );
}

#[test]
fn stopping_on_the_wrong_square() {
    check(
        "international",
        "W:WK46:B37,33",
        "46 32",
        [
            "MustContinue",
            "The capture is not finished: do not stop on 32, but go on from 28 and take 33.",
            "La presa non è finita: non fermarti in 32, ma continua da 28 prendendo il pezzo in 33.",
        ],
    );
}

#[test]
fn jumped_before() {
    check(
        "international",
        "W:WK46:B37,20,24",
        "46 32 46",
        [
            "AlreadyJumped",
            "The piece on 37 has already been jumped; it leaves the board when the move is over.",
            "Il pezzo in 37 è già stato saltato: si toglie solo a presa finita.",
        ],
    );
}

#[test]
fn landing_on_a_jumped_piece() {
    check(
        "international",
        "W:WK46:B37,20,24",
        "46 32 37",
        [
            "AlreadyJumped",
            "The piece on 37 has already been jumped; it leaves the board when the move is over.",
            "Il pezzo in 37 è già stato saltato: si toglie solo a presa finita.",
        ],
    );
}

#[test]
fn nothing_to_capture_in_a_capture() {
    check(
        "international",
        "W:W32:B28",
        "32 23 14",
        [
            "NothingToCapture",
            "There is nothing to capture between 23 and 14.",
            "Fra 23 e 14 non c'è nulla da prendere.",
        ],
    );
}

#[test]
fn beyond_the_stop() {
    check(
        "greek",
        "W:WKc6:Bc3,e2,Kg4",
        "c6 c2 g2 g6",
        [
            "StopBehind",
            "The capture must end on g5, directly behind g4, the last piece taken.",
            "La presa deve finire in g5, subito dietro l'ultimo pezzo preso, quello in g4.",
        ],
    );
}

#[test]
fn straight_back() {
    check(
        "greek",
        "W:WKc6:Bc3,b2,e2,g4",
        "c6 c2 a2 g2",
        [
            "NoTurningBack",
            "A capture may not turn straight back, as it would on a2.",
            "In una presa non si può tornare indietro di 180 gradi, qui in a2.",
        ],
    );
}

#[test]
fn crowning_ends_the_move() {
    check(
        "english",
        "W:W11:B7,6",
        "11 2 9",
        [
            "CrownedEndsMove",
            "The man is crowned on 2, and that ends the move.",
            "In 2 la pedina diventa dama, e la mossa finisce lì.",
        ],
    );
}

#[test]
fn passing_does_not_crown() {
    check(
        "dameo",
        "W:Wa6:Ba7,b8,d8,e7,Kg8",
        "a6 a8 c8 e8 h8",
        [
            "PassedLastRow",
            "The man only passes e8: it is not crowned there, and goes on capturing as a man.",
            "In e8 la pedina è solo di passaggio: non diventa dama e continua la presa da pedina.",
        ],
    );
}
