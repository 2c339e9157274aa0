//! The rules in words.

use damiera::rules::Color;
use damiera::text::{RulebookStrings, SiteStrings};

pub(super) fn words(text: &RulebookStrings) -> Vec<String> {
    let plain = [
        text.goal_last,
        text.goal_none,
        text.man_lines,
        text.men_take_men,
        text.duty_enforced,
        text.duty_huff,
        text.duty_forfeit,
        text.landing_any,
        text.landing_behind_last,
        text.landing_behind_king,
        text.landing_behind_each,
        text.removal_after,
        text.removal_at_once,
        text.u_turn_no,
        text.u_turn_yes,
        text.choice_any,
        text.choice_most,
        text.choice_frisian,
        text.choice_king_first,
        text.choice_spanish,
        text.choice_italian,
        text.promotion_rest,
        text.promotion_passing,
        text.promotion_ends,
        text.end_man_king,
        text.end_king_king,
        text.end_corners,
        text.end_first_king,
        text.draw_agreed,
        text.draw_restart,
        text.force_king,
        text.force_some,
        text.labels_numbers,
        text.labels_upward,
        text.labels_letters,
        text.drawn,
        text.setup,
        text.lead,
        text.here,
        text.not_here,
        text.index_title,
        text.index_short,
        text.index_description,
        text.index_lead,
        text.index_games,
    ];
    let mut all: Vec<_> = plain.map(str::to_owned).to_vec();
    all.extend(text.sections.map(str::to_owned));
    all.extend(text.directions.map(str::to_owned));
    for side in Color::BOTH {
        all.extend([text.may(side, "c3-c4"), text.stuck(side), text.first(side)]);
        all.extend([text.many(side, 14), text.won(side)]);
    }
    for flag in [false, true] {
        all.push(text.draw("…", flag));
        all.push(text.draw_both("…", flag));
        all.push(text.draw_ending("…", "…", "…", flag, !flag));
    }
    let way = text.directions[0];
    all.extend([
        text.find(1),
        text.find(2),
        text.find(3),
        text.title("Dameo"),
        text.description("Dameo"),
    ]);
    all.extend([
        text.relative("Dameo"),
        text.may_not("c3-c4"),
        text.or("1", "2"),
        text.and("1", "2"),
        text.board_dark(8, 10),
        text.board_mirrored(8, 10),
        text.board_all(8, 10),
        text.start(12, "…"),
        text.row(8, 2),
        text.man_steps(way),
        text.king_short(way),
        text.king_flies(way),
        text.king_limit(1),
        text.king_limit(3),
        text.man_jumps(way),
        text.king_jumps_short(way),
        text.king_jumps_flying(way),
        text.draw_total("4"),
        text.range(2, 3),
        text.at_least(3),
        text.force_kings("3"),
        text.force_pieces("3"),
        text.force_any("3"),
        text.written("32-28", "19x28"),
        text.written_whole("c3-c4", "c3xc5xe5"),
    ]);
    all
}

pub(super) fn site(text: &SiteStrings) -> Vec<String> {
    let plain = [
        text.skip,
        text.play,
        text.pages,
        text.choose,
        text.others,
        text.others_about,
        text.neighbors,
        text.previous_page,
        text.next_page,
        text.languages,
        text.contents,
        text.open,
        text.next,
        text.footer,
        text.old,
        text.failed,
        text.what,
    ];
    let made =
        [text.all_games(29), text.answers(1), text.answers(2), text.exercise(1, 7), text.more("…")];
    let turns = Color::BOTH.map(|color| text.turn(color));
    plain.map(str::to_owned).into_iter().chain(made).chain(turns).collect()
}
