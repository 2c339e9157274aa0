//! What is written is read back: games of every ruleset in both forms, with all that links carry.

use std::sync::Arc;

use damiera::notation::link::{self, Link};
use damiera::notation::marks::{Arrow, Brush, Mark, MarkShape};
use damiera::notation::{fen, turn};
use damiera::rules::{Bits, Color, Game, Move, Position, Ruleset, Square, Status, What};
use damiera::rulesets::{self, ALL, house, numbers};
use proptest::prelude::*;

use crate::playout::{Dice, each_position};

/// Values of extras, some of them with all that may break a link.
const VALUES: [(&str, &str); 12] = [
    ("mode", "exercise"),
    ("co", "algebraic"),
    ("cap", "White to move, and win_it: a+b=c & 100 % #1 è\u{200d}!"),
    ("goal", "win-in:3"),
    ("acc", "32-28;captures>=3;fen:W:W31:BK2:+0+0"),
    ("then", "32-28>19-23"),
    ("no", "31-27=No; not that"),
    ("hint", "Look \"left\".\nThen <right>"),
    ("lv", "4"),
    ("you", "both"),
    ("seed", "18446744073709551615"),
    ("id", "x%20&amp;="),
];

/// What a link says, whatever form it had.
pub(super) fn content(link: &Link) -> String {
    let Link { game, ply, bottom, marks, arrows, extras, newer, .. } = link;
    let said: Vec<_> = game.words().iter().filter(|word| word.what.is_written()).collect();
    let start = fen::write(game.ruleset(), game.start());
    let (id, plies) = (link.entry.rules.id, game.plies());
    format!(
        "{id} {start} {plies:?} {said:?} {ply} {bottom:?} {marks:?} {arrows:?} {extras:?} {newer:?}"
    )
}

/// Plays random moves from a position, some of them by mistake, and says something now and then.
fn random_game(ruleset: &Arc<Ruleset>, start: &Position, n_most: usize, dice: &mut Dice) -> Game {
    let mut game = Game::from_position(Arc::clone(ruleset), *start);
    for _ in 0..n_most {
        say_something(&mut game, dice);
        if game.status() != Status::Ongoing {
            break;
        }
        let faulty = game.faulty_moves();
        let moves =
            if !faulty.is_empty() && dice.below(3) == 0 { faulty } else { game.legal_moves() };
        let mv = moves[dice.below(moves.len())];
        game.play(&mv).unwrap();
    }
    say_something(&mut game, dice);
    game
}

/// What is not possible is refused, which is just as well.
fn say_something(game: &mut Game, dice: &mut Dice) {
    let by = Color::BOTH[dice.below(2)];
    if let (Some(&square), 0) = (game.huffable().first(), dice.below(2)) {
        let _ = game.say(by, What::Huff(square));
    }
    let what = match dice.below(60) {
        0 | 1 => What::Offer,
        2..=10 => What::Decline,
        11 => What::Accept,
        12 => What::Claim,
        13 => What::Resign,
        14 => What::Timeout,
        15..=18 => What::Insist,
        _ => return,
    };
    let _ = game.say(by, what);
}

fn random_square(ruleset: &Ruleset, dice: &mut Dice) -> Square {
    let squares = ruleset.board().squares();
    squares[dice.below(squares.len())]
}

/// A link of a random game with random things on it.
pub(super) fn random_link(
    id: &str,
    start: Option<&Position>,
    n_most: usize,
    dice: &mut Dice,
) -> Link {
    let entry = rulesets::find(id).unwrap();
    let ruleset = Arc::new(Ruleset::new(&entry.rules));
    let start = start.copied().unwrap_or_else(|| ruleset.start());
    let mut link = Link::new(entry, random_game(&ruleset, &start, n_most, dice));
    link.bottom = Color::BOTH[dice.below(2)];
    if dice.below(2) == 0 {
        link.ply = dice.below(link.game.plies().len() + 1);
    }
    for _ in 0..dice.below(4) {
        let shape = MarkShape::ALL[dice.below(4)];
        link.marks.push(Mark { square: random_square(&ruleset, dice), shape });
    }
    for _ in 0..dice.below(3) {
        let n_squares = 2 + dice.below(4);
        let squares = (0..n_squares).map(|_| random_square(&ruleset, dice)).collect();
        link.arrows.push(Arrow { brush: Brush::ALL[dice.below(4)], squares });
    }
    for _ in 0..dice.below(3) {
        let (key, value) = VALUES[dice.below(VALUES.len())];
        link.extras.set(key, value).unwrap();
    }
    link
}

#[track_caller]
pub(super) fn check_round_trip(link: &Link) {
    let expected = content(link);
    let open = link::write_all(link, &turn::move_texts(&link.game));
    for text in [link.compact(), link.readable(), open.clone()] {
        let again = link::read(&text).unwrap_or_else(|why| panic!("{text}: {why}"));
        assert_eq!(again.faults, [], "{text}");
        assert_eq!(content(&again), expected, "{text}");
        assert_eq!(again.is_checked, text != open, "{text}");
        assert!(link::is_link(&text), "{text}");
        if again.is_checked {
            assert!(text.ends_with(|ch: char| ch.is_ascii_alphanumeric()), "{text}");
        }
        let bad = |ch: char| ch.is_whitespace() || ch.is_control() || "\"<>#\u{200d}".contains(ch);
        assert!(!text.contains(bad), "{text}");
    }
}

#[test]
fn numbers_of_rulesets_cover_all_and_never_change() {
    for entry in ALL {
        let number = numbers::number(entry.rules.id);
        let number = number.unwrap_or_else(|| panic!("{} has no number", entry.rules.id));
        assert_eq!(numbers::id(number), Some(entry.rules.id));
    }
    let firsts = [0, 3, 6, 10, 28, 29, 30].map(numbers::id);
    let known = [
        "dameo",
        "international",
        "frisian",
        "greek",
        "breakthrough",
        "frisian-pergioco",
        "jamaican",
    ];
    let known = known.map(Some);
    assert_eq!(firsts, known);
}

#[test]
fn house_rules_are_in_their_links() {
    let mut dice = Dice::new(5);
    for code in [
        "1",
        "1-board.10x10-rows.4",
        "1-board.6x6-squares.all-rows.2-names.letters-men.all-kings.all-limit.3-duty.huff",
    ] {
        let id = format!("{}{code}", house::PREFIX);
        for _ in 0..10 {
            check_round_trip(&random_link(&id, None, 40, &mut dice));
        }
    }
    // Every choice there is can be written in the letters of a compact link.
    for topic in house::Topic::ALL {
        for part in topic.values().iter().chain([&topic.key()]) {
            let is_plain = |ch: u8| ch.is_ascii_alphanumeric() || ch == b'-';
            assert!(part.bytes().all(is_plain), "{part}");
        }
    }
}

#[test]
fn a_position_of_dameo_takes_at_most_34_characters() {
    let mut longest = 0;
    for seed in 0..40 {
        each_position(seed, &mut |ruleset, position, _| {
            if ruleset.rules().id != "dameo" {
                return;
            }
            let entry = rulesets::find("dameo").unwrap();
            let game = Game::from_position(Arc::new(ruleset.clone()), *position);
            let mut link = Link::new(entry, game);
            link.bottom = Color::Black;
            longest = longest.max(link.compact().len());
        });
    }
    // A board full of men and kings is the longest that there can be.
    let entry = rulesets::find("dameo").unwrap();
    let ruleset = Arc::new(Ruleset::new(&entry.rules));
    let rows =
        "a1,Kb1,c1,Kd1,e1,Kf1,g1,Kh1,a2,Kb2,c2,Kd2,e2,Kf2,g2,Kh2,a3,Kb3,c3,Kd3,e3,Kf3,g3,Kh3";
    let text = format!("B:W{rows}:B{}", rows.replace('3', "6").replace('2', "7").replace('1', "8"));
    let position = fen::parse(&ruleset, &text).unwrap();
    let link = Link::new(entry, Game::from_position(ruleset, position));
    check_round_trip(&link);
    longest = longest.max(link.compact().len());
    assert_eq!(longest, 32);
}

#[test]
fn a_game_of_66_plies_takes_at_most_145_characters() {
    let longest = ["dameo", "dameo-10x10-28"].map(|id| {
        let entry = rulesets::find(id).unwrap();
        let ruleset = Arc::new(Ruleset::new(&entry.rules));
        let mut dice = Dice::new(66);
        let mut longest = 0;
        for _ in 0..300 {
            let mut game = Game::new(Arc::clone(&ruleset));
            while game.status() == Status::Ongoing && game.plies().len() < 66 {
                let mv = game.legal_moves()[dice.below(game.legal_moves().len())];
                game.play(&mv).unwrap();
            }
            longest = longest.max(Link::new(entry, game).compact().len());
        }
        longest
    });
    assert_eq!(longest, [122, 133]);
}

#[test]
fn the_moves_of_one_way_are_told_apart() {
    let text = "g=international&fen=W:WK47:B14,19,29,31,42&m=47x38x24x13x36";
    check_round_trip(&link::read(text).unwrap());
    let text = "g=international&fen=W:WK47:B14,19,29,31,42&m=47x38x20x9x36";
    check_round_trip(&link::read(text).unwrap());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(6))]

    #[test]
    fn every_link_comes_back_in_both_forms(seed: u64) {
        let mut dice = Dice::new(seed);
        for entry in ALL {
            check_round_trip(&random_link(entry.rules.id, None, 120, &mut dice));
        }
        each_position(seed, &mut |ruleset, position, _| {
            check_round_trip(&random_link(ruleset.rules().id, Some(position), 6, &mut dice));
        });
    }
}

/// A capture that stops early, written in full, reads like the longer one with landings left out.
#[test]
fn what_stops_early_and_what_goes_on_to_the_same_square_are_told_apart() {
    let entry = rulesets::find("greek-forfeit").unwrap();
    let ruleset = Arc::new(Ruleset::new(&entry.rules));
    let text = "B:We1,Kg2,a3,c5,a6,f6,g6,Kb7,d7,f7,Kh8:BKg1,a2,Kb2,h5,c6,c8";
    let start = fen::parse(&ruleset, text).unwrap();
    let game = Game::from_position(Arc::clone(&ruleset), start);
    let way = ["g1", "d1"].map(|label| ruleset.board().square_of_label(label).unwrap());
    let goes = |mv: &&Move| [mv.from, mv.to] == way;
    let early = game.faulty_moves().iter().find(|mv| goes(mv) && mv.captured.count() == 1);
    let due = game.legal_moves().iter().find(goes);
    for mv in [early.unwrap(), due.unwrap()] {
        let mut game = game.clone();
        game.play(mv).unwrap();
        check_round_trip(&Link::new(entry, game));
    }
}

/// On a board of kings a capture that is overlooked often goes the way of a quiet move.
#[test]
fn what_is_missed_by_kings_comes_back() {
    let id = "house-1-kings.all-kingstake.all-duty.huff-draws.none";
    let ruleset = Arc::new(Ruleset::new(&rulesets::find(id).unwrap().rules));
    let start = fen::parse(&ruleset, "W:WK1,K7,K30,21:BK14,K18,K27,K10,8").unwrap();
    let mut dice = Dice::new(12);
    for _ in 0..150 {
        check_round_trip(&random_link(id, Some(&start), 12, &mut dice));
    }
}
