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
    let plain = [
        strings.more,
        strings.opening,
        strings.usual,
        strings.from_board,
        strings.draw_another,
        strings.find,
        strings.barred,
        strings.barred_mark,
        strings.loading,
        strings.nothing_found,
        strings.pair,
        strings.next_game,
    ];
    let mut texts: Vec<_> = plain.map(str::to_owned).to_vec();
    texts.extend([strings.card("68", None), strings.card("68", Some("Doctor"))]);
    texts.extend([
        strings.without(&["11".to_owned(), "28".to_owned()]),
        strings.put_elsewhere("a1", "d4"),
        strings.failed.to_owned(),
    ]);
    texts.extend(standings().into_iter().map(|it| strings.standing(it)));
    texts
}

pub(super) fn clock(strings: &ClockStrings) -> Vec<String> {
    let plain = [
        strings.clock,
        strings.none,
        strings.other,
        strings.minutes,
        strings.seconds_more,
        strings.start,
        strings.pause,
        strings.is_running,
        strings.is_paused,
        strings.face_to_face,
    ];
    let mut texts: Vec<_> = plain.map(str::to_owned).to_vec();
    texts.extend([strings.game(5, 0), strings.game(5, 3), strings.each_move(30)]);
    for color in Color::BOTH {
        texts.extend([60, 30, 10, 1].map(|seconds| strings.time_left(color, seconds)));
    }
    texts
}
