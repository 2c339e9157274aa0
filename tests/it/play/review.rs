//! A game gone through: what is looked at, what counts as a mistake, what is written of it.

use damiera::notation::tree::Tree;
use damiera::notation::{lines, link, turn};
use damiera::play::analysis::{EngineScore, Value};
use damiera::play::missed::{Kind, MAX_GAMES, Missed, MissedIn};
use damiera::play::review::{
    Asked, Counts, Found, Judgment, Place, Review, Try, Verdict, Wanted, chance,
};
use damiera::rules::{Color, Game};

use EngineScore::{Even, KnownDraw, KnownLoss, KnownWin, Loss, Win};

/// Three plies of a game in which each side has other moves.
const SHORT: &str = "v=1&g=international&m=32-28,19-23,28x19,14x23";

fn game(text: &str) -> Game {
    let link = link::read(text).unwrap();
    assert_eq!(link.faults, [], "{text}");
    link.game
}

fn begun(text: &str, asked: Asked) -> Review {
    let game = game(text);
    Review::new(&game, &turn::move_texts(&game), asked)
}

/// What an engine would say of a position, by how it is reached: the moves from the start, with spaces.
type Engine<'a> = &'a dyn Fn(&str, &Wanted) -> (EngineScore, &'static str);

/// Goes through all of it, and says what was wanted.
fn go(review: &mut Review, engine: Engine<'_>) -> Vec<(String, u32)> {
    let mut asked = Vec::new();
    let mut progress = 0;
    while let Some(wanted) = review.wanted() {
        assert!(review.progress() >= progress, "{asked:?}");
        progress = review.progress();
        let Place { moves, .. } = review.place(&wanted);
        let (score, line) = engine(&moves.join(" "), &wanted);
        asked.push((moves.join(" "), wanted.effort));
        let line = line.split_whitespace().map(str::to_owned).collect();
        review.found(&wanted, Some(Found { score, line }));
        assert!(asked.len() < 500, "it goes on and on: {wanted:?}");
    }
    assert_eq!(review.progress(), 1000);
    asked
}

/// A game of one ply: what its side had with best play, and what it has left.
fn judged(before: EngineScore, after: EngineScore) -> (u16, Judgment) {
    let mut review = begun("v=1&g=international&m=32-28", Asked::Nobody);
    // The other side is to move after the ply, so that what it has is turned around.
    let turned = |score| match score {
        Even(lead) => Even(-lead),
        Win(n) => Loss(n),
        Loss(n) => Win(n),
        KnownWin(n) => KnownLoss(n),
        KnownLoss(n) => KnownWin(n),
        KnownDraw => KnownDraw,
    };
    go(&mut review, &|moves, _| match moves {
        "" => (before, "33-29 19-23"),
        "33-29" => (turned(before), "19-23"),
        "32-28" => (turned(after), "18-22"),
        _ => panic!("{moves} is looked at"),
    });
    let verdict = review.verdict(0).unwrap();
    (verdict.loss, verdict.judgment)
}

#[test]
fn what_is_lost_is_what_could_be_expected() {
    // A lost win, a thrown draw.
    assert_eq!(judged(Win(7), Even(0)), (500, Judgment::Blunder));
    assert_eq!(judged(KnownWin(31), KnownDraw), (500, Judgment::Blunder));
    assert_eq!(judged(KnownDraw, KnownLoss(12)), (500, Judgment::Blunder));
    assert_eq!(judged(Even(0), Loss(9)), (500, Judgment::Blunder));
    // A man and more in an even game, a man, less; and the same where nothing is left to be lost.
    assert_eq!(judged(Even(20), Even(-160)).1, Judgment::Blunder);
    assert_eq!(judged(Even(20), Even(-90)).1, Judgment::Mistake);
    assert_eq!(judged(Even(20), Even(-45)).1, Judgment::Fine);
    assert_eq!(judged(Even(-700), Even(-900)).1, Judgment::Fine);
    assert_eq!(judged(Even(900), Even(700)).1, Judgment::Fine);
    // A win that takes longer is a win; one that is as good as won is as good.
    assert_eq!(judged(Win(5), Win(41)), (0, Judgment::Fine));
    assert_eq!(judged(Win(5), Even(600)).1, Judgment::Fine);
    assert_eq!(judged(Loss(30), Loss(2)), (0, Judgment::Fine));
    // What turns out better than it was thought to be has lost nothing.
    assert_eq!(judged(Even(-50), Even(80)), (0, Judgment::Fine));
}

#[test]
fn chances_grow_with_the_lead_and_are_the_same_for_both_sides() {
    let mut last = 0;
    for lead in -2000..=2000 {
        let value = Value::Lead(lead);
        let now = chance(value, Color::White);
        assert!(now >= last, "{lead}");
        assert_eq!(now + chance(value, Color::Black), 1000, "{lead}");
        last = now;
    }
    assert_eq!(chance(Value::Lead(0), Color::White), 500);
    assert!(chance(Value::Lead(i32::MAX), Color::White) < 1000);
    assert!(chance(Value::Lead(i32::MIN), Color::White) > 0);
    assert_eq!(chance(Value::Won { by: Color::Black, plies: 3 }, Color::Black), 1000);
}

#[test]
fn positions_are_looked_at_from_the_last_one_on_and_suspects_twice() {
    let mut review = begun(SHORT, Asked::Nobody);
    let asked = go(&mut review, &|moves, _| match moves {
        "" => (Even(0), "32-28"),
        "32-28" => (Even(10), "18-22"),
        "32-28 18-22" => (Even(-10), "28x17"),
        "32-28 19-23" => (Even(200), "28x19"),
        "32-28 19-23 28x19" => (Even(-200), "14x23"),
        "32-28 19-23 28x19 14x23" => (Even(200), "37-32"),
        _ => panic!("{moves} is looked at"),
    });
    let asked: Vec<_> = asked.iter().map(|(moves, effort)| (moves.as_str(), *effort)).collect();
    // Both captures are the only ones with another move that reaches elsewhere; 28x19 is the only move.
    assert_eq!(
        asked,
        [
            ("32-28 19-23 28x19 14x23", 1),
            ("32-28 19-23 28x19", 1),
            ("32-28", 1),
            ("", 1),
            ("32-28 19-23 28x19", 10),
            ("32-28", 10),
            ("32-28 18-22", 10),
        ]
    );
    assert_eq!(review.turning_points(), [1]);
    let verdict = review.verdict(1).unwrap();
    assert_eq!((verdict.by, verdict.text), (Color::Black, "19-23"));
    assert_eq!(verdict.better, ["18-22", "28x17"]);
    assert_eq!(verdict.before, Some(Value::Lead(-10)));
    assert_eq!(verdict.after, Some(Value::Lead(200)));
    assert_eq!(review.counts(Color::Black).n_blunders, 1);
    assert_eq!(review.counts(Color::White), Counts::default());
}

#[test]
fn a_longer_look_takes_back_what_a_short_one_thought() {
    let mut review = begun("v=1&g=international&m=32-28", Asked::Both);
    let asked = go(&mut review, &|moves, wanted| match (moves, wanted.effort) {
        ("32-28", 1) => (Even(200), "19-23"),
        ("32-28", _) => (Even(-10), "19-23"),
        ("", _) => (Even(20), "33-29"),
        _ => (Even(-20), "19-23"),
    });
    assert_eq!(asked.iter().filter(|(_, effort)| *effort > 1).count(), 1);
    assert_eq!((review.turning_points(), review.asked_plies()), (vec![], vec![]));
}

#[test]
fn a_game_lost_bit_by_bit_has_its_greatest_losses_named() {
    // Half a man is lost by White's first move, less by Black's, nothing by the second of White.
    let scores = |moves: &str, _: &Wanted| match moves {
        "" => (Even(0), "33-29"),
        "33-29" => (Even(0), "19-23"),
        "32-28" => (Even(50), "18-22"),
        "32-28 18-22" => (Even(-50), "28x17"),
        "32-28 19-23" => (Even(0), "28x19"),
        "32-28 19-23 28x19" => (Even(0), "14x23"),
        _ => (Even(0), "37-32"),
    };
    let mut review = begun(SHORT, Asked::Both);
    let asked = go(&mut review, &scores);
    assert_eq!((review.mistakes(), review.turning_points()), (vec![], vec![0, 1]));
    assert_eq!(review.asked_plies(), [0, 1]);
    assert_eq!(review.counts(Color::White), Counts::default());
    assert_eq!(review.verdict(0).unwrap().better, ["33-29", "19-23"]);
    // Both were looked at again, and so was what would have been better.
    let again: Vec<_> = asked.iter().filter(|(_, effort)| *effort == 10).collect();
    assert!(again.iter().any(|(moves, _)| moves == "33-29"), "{again:?}");
    // For one side only its own, and for nobody none.
    let mut review = begun(SHORT, Asked::One(Color::Black));
    go(&mut review, &scores);
    assert_eq!(review.turning_points(), [1]);
    let mut review = begun(SHORT, Asked::Nobody);
    go(&mut review, &scores);
    assert!(review.turning_points().is_empty());
    // What a longer look takes back is not named.
    let mut review = begun(SHORT, Asked::One(Color::White));
    go(&mut review, &|moves, wanted| match (moves, wanted.effort) {
        ("32-28", 10) => (Even(-5), "19-23"),
        _ => scores(moves, wanted),
    });
    assert!(review.turning_points().is_empty());
}

#[test]
fn a_mistake_of_the_other_side_hides_no_small_loss_of_ones_own() {
    // White loses half a man by its first move; Black answers with a mistake.
    let scores = |moves: &str, _: &Wanted| match moves {
        "" => (Even(0), "33-29"),
        "33-29" => (Even(0), "19-23"),
        "32-28" => (Even(50), "18-22"),
        "32-28 18-22" => (Even(-50), "28x17"),
        "32-28 19-23" => (Even(500), "28x19"),
        "32-28 19-23 28x19" => (Even(-500), "14x23"),
        _ => (Even(500), "37-32"),
    };
    let mut review = begun(SHORT, Asked::One(Color::White));
    go(&mut review, &scores);
    assert_eq!(review.mistakes(), [1]);
    assert_eq!((review.turning_points(), review.asked_plies()), (vec![0, 1], vec![0]));
    // What is written into a study of it has a better move for both, and a glyph for the mistake alone.
    let mut tree = Tree::of_game(review.game());
    review.annotate(&mut tree, &|verdict| format!("{:?}", verdict.judgment));
    let text = lines::write(&tree);
    assert!(text.starts_with("32-28 {Fine} (33-29 19-23) 19-23?? {Blunder}"), "{text}");
}

#[test]
fn the_only_move_is_no_mistake_and_is_not_looked_at() {
    // White has one move, a capture that loses, and so has Black.
    let mut review = begun("v=1&g=international&fen=W:W28,50:B22,11,6&m=28x17,11x22", Asked::Both);
    let asked = go(&mut review, &|_, _| (Even(-500), "50-44"));
    assert_eq!(asked, [("28x17 11x22".to_owned(), 1)]);
    assert_eq!(review.value(0), Some(Value::Lead(-500)));
    assert_eq!(review.value(0), review.value(1));
    assert_eq!(review.verdict(0).unwrap().judgment, Judgment::Fine);
}

#[test]
fn what_breaks_a_rule_is_not_judged_and_the_engine_follows_from_after_it() {
    // Black misses a capture, is huffed for it, and both go on.
    let game =
        game("v=1&g=english-huff&fen=B:W18,26,32:B1,14,21&m=1-6,huff14,18-15,21-25,offer,decline");
    let faulty = game.plies().iter().position(|ply| ply.is_faulty).unwrap();
    assert_eq!((faulty, game.plies()[faulty].huffed.is_some()), (0, true));
    let mut review = Review::new(&game, &turn::move_texts(&game), Asked::Both);
    let mut n = 0;
    while let Some(wanted) = review.wanted() {
        let place = review.place(&wanted);
        assert!(wanted.ply <= faulty || place.moves.len() < wanted.ply, "{place:?}");
        // Whatever was lost by it, it is the rules' business.
        let score = if wanted.ply > faulty { Even(900) } else { Even(0) };
        review.found(&wanted, Some(Found { score, line: Vec::new() }));
        n += 1;
    }
    assert!(n > 2);
    assert_eq!(review.verdict(faulty).unwrap().judgment, Judgment::Fine);
}

#[test]
fn a_game_that_was_given_up_is_looked_at_to_its_end_and_one_that_is_over_is_not() {
    let mut over = begun("v=1&g=international&fen=W:W28:B22&m=28x17", Asked::Both);
    assert_eq!(over.wanted(), None);
    assert_eq!(over.value(1), Some(Value::Won { by: Color::White, plies: 0 }));
    assert_eq!(over.value(0), over.value(1));
    let mut given_up = begun("v=1&g=international&m=32-28,resign", Asked::Both);
    assert_eq!(given_up.wanted().map(|wanted| wanted.ply), Some(1));
    let mut agreed = begun("v=1&g=international&m=32-28,offer,accept", Asked::Both);
    assert_eq!(agreed.wanted().map(|wanted| wanted.ply), Some(1));
}

/// A blunder of White's at the first ply, with what every other move is worth.
pub(super) fn blundered(asked: Asked) -> (Review, usize) {
    let mut review = begun("v=1&g=international&m=34-30,20-25", asked);
    let wanted = go(&mut review, &|moves, _| match moves {
        "" => (Even(0), "32-28 19-23"),
        "34-30" => (Even(250), "20-25 39-34 25x34"),
        "34-30 20-25" => (Even(-250), "39-34 25x34"),
        // From Black's side.
        "32-28" => (Even(0), "19-23"),
        "33-28" => (Even(12), "18-22"),
        "31-27" => (Even(40), "18-22"),
        _ => (Even(90), "19-23"),
    });
    (review, wanted.len())
}

#[test]
fn any_move_that_is_nearly_as_good_is_good() {
    let (review, _) = blundered(Asked::One(Color::White));
    assert_eq!(review.asked_plies(), [0]);
    let tries = review.tries(0);
    // International draughts begins with nine moves.
    assert_eq!(tries.len(), 9);
    let good: Vec<_> =
        tries.iter().filter(|it| review.is_good(0, it)).map(|it| it.text.as_str()).collect();
    assert_eq!(good, ["32-28", "33-28"]);
    let played: &Try = tries.iter().find(|it| it.text == "34-30").unwrap();
    assert_eq!(played.answer, ["20-25", "39-34", "25x34"]);
    assert_eq!(played.value, Some(Value::Lead(-250)));
}

#[test]
fn other_moves_are_looked_at_only_where_somebody_is_asked() {
    let n = |asked| blundered(asked).1;
    assert_eq!(n(Asked::Nobody), n(Asked::One(Color::Black)));
    // Nine moves, of which two are known.
    assert_eq!(n(Asked::One(Color::White)), n(Asked::Nobody) + 7);
    assert_eq!(n(Asked::Both), n(Asked::One(Color::White)));
}

#[test]
fn a_search_that_finds_nothing_holds_nothing_up() {
    let mut review = begun(SHORT, Asked::Both);
    let mut n = 0;
    while let Some(wanted) = review.wanted() {
        review.found(&wanted, None);
        n += 1;
        assert!(n < 50);
    }
    assert_eq!(review.turning_points(), Vec::<usize>::new());
}

#[test]
fn what_was_found_is_written_into_a_tree_once() {
    let (review, _) = blundered(Asked::Nobody);
    let mut tree = Tree::of_game(review.game());
    let comment = |_: &Verdict<'_>| "a man for nothing".to_owned();
    let first = review.annotate(&mut tree, &comment);
    let text = lines::write(&tree);
    assert_eq!(text, "34-30?? {a man for nothing} (32-28 19-23) 20-25");
    assert_eq!(first.map(|id| tree.node(id).text().to_owned()).as_deref(), Some("34-30"));
    review.annotate(&mut tree, &comment);
    assert_eq!(lines::write(&tree), text);
}

#[test]
fn what_a_person_wrote_is_kept() {
    let (review, _) = blundered(Asked::Nobody);
    let ruleset = review.game().shared_ruleset().clone();
    let own = "34-30?! {I was tired} (32-28 {why not}) 20-25";
    let mut tree = lines::read(ruleset.clone(), *review.game().start(), own).unwrap();
    review.annotate(&mut tree, &|_| "a man for nothing".to_owned());
    let expected = "34-30?! {I was tired} (32-28 {why not} 19-23) 20-25";
    let expected = lines::read(ruleset, *review.game().start(), expected).unwrap();
    assert_eq!(tree, expected);
}

/// What was missed where the side that begins plays a move that gives away two men, another line is better,
/// and this answer follows.
fn missed(fen: &str, played: &str, better: &'static str, answer: &'static str) -> [u16; 5] {
    let mut review = begun(&format!("v=1&g=english&fen={fen}&m={played}"), Asked::Both);
    let by = review.game().start().turn();
    let (first, rest) = better.split_once(' ').unwrap_or((better, ""));
    review = Review::new(&review.game().clone(), &[played.to_owned()], Asked::One(by));
    let told = [("", Even(0), better), (played, Even(200), answer), (first, Even(0), rest)];
    go(&mut review, &|moves, _| {
        let found = told.iter().find(|(after, ..)| *after == moves);
        found.map_or((Even(200), ""), |&(_, score, line)| (score, line))
    });
    MissedIn::of(&review).unwrap().counts
}

#[test]
fn what_was_missed_has_a_kind() {
    const FEN: &str = "B:W14,21,22,24,26-28,31,32:B1-5,7,8,13,16";
    let shot = "16-19 24x15 7-10 14x7 2x25";
    assert_eq!(missed(FEN, "8-11", shot, ""), [1, 0, 0, 0, 0]);
    // A line that breaks off before anything is won shows none.
    assert_eq!(missed(FEN, "8-11", "16-19 24x15", ""), [0, 0, 0, 0, 1]);
    assert_eq!(missed(FEN, "5-9", "8-11", "14x5"), [0, 1, 0, 0, 0]);
    assert_eq!(missed(FEN, "8-12", "8-11", ""), [0, 0, 0, 0, 1]);
    let captures = "W:W13,17,19,21-25,27:B1,2,6,9,12,14,15,18,20";
    assert_eq!(missed(captures, "19x10", "17x10", ""), [0, 0, 1, 0, 0]);
    assert_eq!(missed("B:W21,30:B5,K11", "5-9", "11-15", ""), [0, 0, 0, 1, 0]);

    let mut review = begun(SHORT, Asked::Nobody);
    go(&mut review, &|_, _| (Even(0), ""));
    assert_eq!(MissedIn::of(&review), None, "nobody asked");
}

#[test]
fn what_was_missed_is_counted_over_all_games() {
    let mut all =
        Missed::read("dameo/1f/2.0.1.0.4 x dameo/2a/0.0.3.0.0 frisian/1f/0.0.0.0.0 a/b/1");
    assert_eq!(all.rulesets(), ["frisian", "dameo"]);
    let most = vec![(Kind::Choice, 4), (Kind::Quiet, 4), (Kind::Shot, 2)];
    assert_eq!(all.most("dameo"), (2, most));
    assert_eq!(all.most("frisian"), (1, vec![]));
    assert_eq!(Missed::read(&all.to_string()), all);
    // A game that is gone through again counts once.
    let again = MissedIn { ruleset: "dameo".to_owned(), game: 0x2a, counts: [0, 0, 0, 1, 0] };
    all.add(again.clone());
    assert_eq!(
        all.most("dameo"),
        (2, vec![(Kind::Quiet, 4), (Kind::Shot, 2), (Kind::Choice, 1), (Kind::Ending, 1)])
    );
    for game in 0..=MAX_GAMES {
        all.add(MissedIn { game: 1000 + u32::try_from(game).unwrap(), ..again.clone() });
    }
    assert_eq!(
        all.most("dameo"),
        (MAX_GAMES, vec![(Kind::Ending, u32::try_from(MAX_GAMES).unwrap())])
    );
}
