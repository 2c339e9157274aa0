//! What openings by ballot, matches and clocks say.

use damiera::rules::Color;
use damiera::text::{BallotStrings, ClockStrings, MatchWords};

/// Every standing of a match, more or less.
fn standings() -> Vec<MatchWords> {
    let mut all = Vec::new();
    for against_computer in [true, false] {
        for (is_second_game, n_finished, halves) in [
            (false, 0, [0, 0]),
            (false, 1, [1, 1]),
            (true, 1, [2, 0]),
            (true, 2, [3, 1]),
            (true, 2, [1, 3]),
            (true, 2, [2, 2]),
        ] {
            let first_has = if is_second_game { Color::Black } else { Color::White };
            let words =
                MatchWords { is_second_game, n_finished, halves, first_has, against_computer };
            all.push(words);
        }
    }
    all
}

pub(super) fn ballots(strings: &BallotStrings) -> Vec<String> {
    // Every field by name, so that none is forgotten.
    let BallotStrings {
        more,
        opening,
        usual,
        from_board,
        draw_another,
        find,
        card,
        barred,
        barred_mark,
        without,
        put_elsewhere,
        loading,
        failed,
        nothing_found,
        pair,
        next_game,
        standing,
    } = *strings;
    let plain = [
        more,
        opening,
        usual,
        from_board,
        draw_another,
        find,
        barred,
        barred_mark,
        loading,
        nothing_found,
        pair,
        next_game,
    ];
    let mut texts: Vec<_> = plain.map(str::to_owned).to_vec();
    texts.extend([card("68", None), card("68", Some("Doctor"))]);
    texts.extend([
        without(&["11".to_owned(), "28".to_owned()]),
        put_elsewhere("a1", "d4"),
        failed("why"),
    ]);
    texts.extend(standings().into_iter().map(standing));
    texts
}

pub(super) fn clock(strings: &ClockStrings) -> Vec<String> {
    let ClockStrings {
        clock,
        none,
        game,
        each_move,
        other,
        minutes,
        seconds_more,
        start,
        pause,
        is_running,
        is_paused,
        time_left,
        face_to_face,
    } = *strings;
    let plain = [
        clock,
        none,
        other,
        minutes,
        seconds_more,
        start,
        pause,
        is_running,
        is_paused,
        face_to_face,
    ];
    let mut texts: Vec<_> = plain.map(str::to_owned).to_vec();
    texts.extend([game(5, 0), game(5, 3), each_move(30)]);
    for color in Color::BOTH {
        texts.extend([60, 30, 10, 1].map(|seconds| time_left(color, seconds)));
    }
    texts
}
