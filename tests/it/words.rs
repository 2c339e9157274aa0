//! What is said and done between moves: it can be taken back, and what cannot be said leaves no
//! trace.

use std::sync::Arc;

use damiera::notation::turn;
use damiera::rules::draws::Counter;
use damiera::rules::game::{NotNow, Ply, Word};
use damiera::rules::spec::{DrawClause, DrawHow, DrawWhen, Duty, Rules};
use damiera::rules::{
    Color, DrawReason, Game, Move, Position, Ruleset, Square, Status, What, WinReason,
};
use proptest::prelude::*;
use proptest::sample::Index;

use crate::bridge::{position, ruleset, rulesets};

/// A game that goes on longer is left.
const MAX_STEPS: usize = 60;

/// All that can be asked of a game.
#[derive(Clone, Debug, PartialEq)]
struct Picture {
    position: Position,
    plies: Vec<Ply>,
    words: Vec<Word>,
    legal: Vec<Move>,
    faulty: Vec<Move>,
    status: Status,
    counters: Vec<Counter>,
    claimable: Option<DrawWhen>,
    huffable: Vec<Square>,
    offer: Option<Color>,
}

impl Picture {
    fn of(game: &Game) -> Self {
        Self {
            position: *game.position(),
            plies: game.plies().to_vec(),
            words: game.words().to_vec(),
            legal: game.legal_moves().to_vec(),
            faulty: game.faulty_moves().to_vec(),
            status: game.status(),
            counters: game.counters(),
            claimable: game.claimable(),
            huffable: game.huffable(),
            offer: game.offer(),
        }
    }
}

/// Something that a player may try.
#[derive(Clone, Debug)]
enum Step {
    Play(Index),
    Miss(Index),
    Say(bool, u8, Index),
    Undo,
    Unsay,
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        8 => any::<Index>().prop_map(Step::Play),
        4 => any::<Index>().prop_map(Step::Miss),
        8 => (prop::bool::weighted(0.8), 0..20_u8, any::<Index>())
            .prop_map(|(is_turn, what, square)| Step::Say(is_turn, what, square)),
        1 => Just(Step::Undo),
        2 => Just(Step::Unsay),
    ]
}

/// Every word; those that end a game seldom.
fn word(game: &Game, number: u8, square: Index) -> What {
    match number {
        0 => What::Resign,
        1 => What::Accept,
        2..=5 => What::Offer,
        6..=9 => What::Decline,
        10 | 11 => What::Claim,
        12..=15 => What::Insist,
        _ => {
            let huffable = game.huffable();
            let squares =
                if huffable.is_empty() { game.ruleset().board().squares() } else { &huffable };
            What::Huff(*square.get(squares))
        }
    }
}

/// A game under way, with a picture of what was before each of its plies.
struct Walk {
    game: Game,
    before: Vec<Picture>,
}

impl Walk {
    fn play(&mut self, mv: &Move) {
        let before = Picture::of(&self.game);
        self.game.play(mv).unwrap();
        let mut game = self.game.clone();
        assert_eq!(game.undo(), Some(*mv));
        assert_eq!(Picture::of(&game), before, "a move is taken back whole");
        self.before.push(before);
    }

    fn say(&mut self, by: Color, what: What) {
        let before = Picture::of(&self.game);
        if self.game.say(by, what).is_err() {
            assert_eq!(Picture::of(&self.game), before, "what cannot be said leaves no trace");
            return;
        }
        let mut game = self.game.clone();
        assert_eq!(game.unsay().map(|word| word.what), Some(what));
        let mut unsaid = Picture::of(&game);
        if what == What::Insist {
            // What was said after a move that is taken back is lost with it.
            assert!(unsaid.words.len() <= before.words.len());
            unsaid = Picture { words: before.words.clone(), ..unsaid };
            unsaid = Picture { offer: before.offer, counters: before.counters.clone(), ..unsaid };
            unsaid = Picture { claimable: before.claimable, ..unsaid };
        }
        assert_eq!(unsaid, before, "{what:?} is taken back whole");
        self.before.truncate(self.game.plies().len());
    }

    fn take(&mut self, step: &Step) {
        match step {
            Step::Play(choice) if !self.game.legal_moves().is_empty() => {
                let mv = *choice.get(self.game.legal_moves());
                self.play(&mv);
            }
            Step::Miss(choice) if !self.game.faulty_moves().is_empty() => {
                let mv = *choice.get(self.game.faulty_moves());
                self.play(&mv);
            }
            Step::Play(_) | Step::Miss(_) => {}
            Step::Say(is_turn, number, square) => {
                let turn = self.game.position().turn();
                let what = word(&self.game, *number, *square);
                self.say(if *is_turn { turn } else { !turn }, what);
            }
            Step::Undo => {
                let n_plies = self.game.plies().len();
                assert_eq!(self.game.undo().is_some(), n_plies > 0);
                if let Some(before) = self.before.pop() {
                    assert_eq!(Picture::of(&self.game), before);
                }
            }
            Step::Unsay => {
                let is_insisted =
                    self.game.words().last().is_some_and(|word| word.what == What::Insist);
                if !is_insisted {
                    self.game.unsay();
                }
            }
        }
        assert_eq!(self.before.len(), self.game.plies().len());
    }
}

/// Every game from its start, and positions in which captures can be missed at once.
fn starts() -> Vec<Game> {
    let new_games = rulesets().iter().map(|ruleset| Game::new(Arc::new(ruleset.clone())));
    let open = [
        ("english-huff", "W:W18,23,32:B15,19,1"),
        ("english-huff", "W:W22,K30:B18,11,K1"),
        ("english-huff", "W:W18,19,22,27,32:B15,28"),
        ("greek-forfeit", "W:Wc3,f3:Bc4,f4,f6,h7"),
    ];
    new_games.chain(open.map(|(id, fen)| game(id, fen))).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn every_step_is_taken_back_whole(steps in prop::collection::vec(step(), 1..MAX_STEPS)) {
        for start in starts() {
            let mut walk = Walk { game: start.clone(), before: Vec::new() };
            for step in &steps {
                walk.take(step);
            }
            while let Some(before) = walk.before.pop() {
                assert!(walk.game.undo().is_some());
                assert_eq!(Picture::of(&walk.game), before);
            }
            assert_eq!(walk.game.undo(), None);
            // To take an insistence back is to have the missed capture played again.
            while walk.game.unsay().is_some() || walk.game.undo().is_some() {}
            assert_eq!(Picture::of(&walk.game), Picture::of(&start));
        }
    }
}

fn game(id: &str, fen: &str) -> Game {
    let ruleset = ruleset(id);
    Game::from_position(Arc::new(ruleset.clone()), position(ruleset, fen))
}

fn say_all(game: &mut Game, words: &str) {
    for word in words.split_whitespace() {
        turn::play(game, word).unwrap_or_else(|why| panic!("{word}: {why}"));
    }
}

#[test]
fn only_the_side_to_move_may_offer_claim_or_answer_a_fault() {
    let mut game = game("english-huff", "W:W18,32:B15");
    assert_eq!(game.say(Color::Black, What::Offer), Err(NotNow::NotYourTurn));
    assert_eq!(game.say(Color::Black, What::Claim), Err(NotNow::NotYourTurn));
    say_all(&mut game, "32-28");
    let square = game.huffable()[0];
    assert_eq!(game.say(Color::White, What::Huff(square)), Err(NotNow::NotYourTurn));
    assert_eq!(game.say(Color::White, What::Insist), Err(NotNow::NotYourTurn));
    assert_eq!(game.say(Color::White, What::Resign), Ok(()));
    let reason = WinReason::Resignation;
    assert_eq!(game.status(), Status::Won { winner: Color::Black, reason });
}

#[test]
fn an_offer_is_answered_by_the_other_side_and_once() {
    let mut game = game("english", "W:W18,32:B1,2");
    assert_eq!(game.say(Color::Black, What::Accept), Err(NotNow::NotOffered));
    game.say(Color::White, What::Offer).unwrap();
    assert_eq!(game.offer(), Some(Color::White));
    assert_eq!(game.say(Color::White, What::Accept), Err(NotNow::NotOffered));
    assert_eq!(game.say(Color::White, What::Decline), Err(NotNow::NotOffered));
    assert_eq!(game.say(Color::White, What::Offer), Err(NotNow::OfferedAlready));
    game.say(Color::Black, What::Decline).unwrap();
    assert_eq!(game.offer(), None);
    assert_eq!(game.say(Color::Black, What::Accept), Err(NotNow::NotOffered));
}

#[test]
fn a_position_with_too_many_captures_can_be_given_up_or_agreed_drawn() {
    let fen = "W:WK5:BK2,K4,K7,K8,K9,K10,K11,K13,K15,K16,K18,K19,K20,K21,K22,K24,K27,K29,K30,K31,\
               K32,K33,K35,K36,K38,K40,K41,K42,K43,K44,K47,K49";
    let mut game = game("frisian", fen);
    assert!(matches!(game.status(), Status::Unlistable(_)));
    say_all(&mut game, "offer accept");
    assert_eq!(game.status(), Status::Drawn { reason: DrawReason::Agreement });
    while game.unsay().is_some() {}
    assert!(matches!(game.status(), Status::Unlistable(_)));
    say_all(&mut game, "resign");
    let reason = WinReason::Resignation;
    assert_eq!(game.status(), Status::Won { winner: Color::Black, reason });
}

#[test]
fn undoing_a_move_keeps_what_had_been_said_before_it() {
    let mut game = game("english", "W:W18,32:B1,2");
    say_all(&mut game, "offer decline 32-28");
    let counts = |game: &Game| game.counters().iter().map(|counter| counter.count).next();
    assert_eq!((game.words().len(), counts(&game)), (2, Some(0)));
    game.undo();
    assert_eq!((game.words().len(), counts(&game)), (2, Some(0)));
    game.unsay();
    game.unsay();
    assert_eq!((game.words().len(), counts(&game)), (0, None));
}

#[test]
fn unsaying_an_insistence_plays_the_missed_capture_again() {
    let mut game = game("english-huff", "W:W18,32:B15");
    say_all(&mut game, "32-28");
    let missed = Picture::of(&game);
    say_all(&mut game, "insist");
    assert_eq!((game.plies().len(), game.faulty_moves().len()), (0, 0));
    game.unsay();
    assert_eq!(Picture::of(&game), missed);
    say_all(&mut game, "insist 18x11");
    game.undo();
    assert_eq!(game.faulty_moves(), [], "insisted is insisted");
    game.unsay();
    assert_eq!(Picture::of(&game), missed);
}

#[test]
fn each_insistence_gives_back_its_own_missed_capture() {
    let mut game = game("english-huff", "W:W18,32:B15,8,4,1");
    say_all(&mut game, "32-28");
    let missed = Picture::of(&game);
    say_all(&mut game, "insist 18x11 1-5 insist");
    game.undo();
    game.unsay();
    assert_eq!(Picture::of(&game), missed);
}

/// No ruleset with a limit of king moves has a rule of repetition; a house rule may.
#[test]
fn king_counters_tell_positions_apart() {
    const THREEFOLD: DrawClause =
        DrawClause { when: DrawWhen::Repetition { times: 3 }, how: DrawHow::Automatic };
    let frisian = ruleset("frisian").rules();
    let ruleset = Ruleset::new(&Rules { draws: &[THREEFOLD], ..*frisian });
    let start = position(&ruleset, "W:WK47,K48,50:BK3,K4,1");
    let mut game = Game::from_position(Arc::new(ruleset), start);
    let cycle = "48-43 3-8 47-42 4-9 43-48 8-3 42-47 9-4";
    say_all(&mut game, cycle);
    say_all(&mut game, cycle);
    let sides = |position: &Position| Color::BOTH.map(|color| position.side(color));
    assert_eq!(sides(game.position()), sides(&start), "everything stands there a third time");
    // At the start no king had moved. What both had after their first moves comes back.
    assert_eq!(game.status(), Status::Ongoing);
    say_all(&mut game, "48-43");
    assert_eq!(game.status(), Status::Ongoing);
    say_all(&mut game, "3-8");
    assert_eq!(game.status(), Status::Drawn { reason: DrawReason::Clause(THREEFOLD.when) });
}

/// In a house rule with the choice of most pieces the wrong piece may have captured.
#[test]
fn who_captures_too_little_is_huffed_where_it_stands() {
    let international = ruleset("international").rules();
    let capture = damiera::rules::spec::Capture { duty: Duty::Huff, ..international.capture };
    let ruleset = Ruleset::new(&Rules { capture, ..*international });
    let start = position(&ruleset, "W:W28,36:B22,31,21,2");
    let mut game = Game::from_position(Arc::new(ruleset), start);
    say_all(&mut game, "28x17");
    let board = game.ruleset().board();
    let labels: Vec<_> = game.huffable().iter().map(|&sq| board.label(sq).to_string()).collect();
    assert_eq!(labels, ["17"]);
}

#[test]
fn an_offer_against_an_offer_declines_it() {
    let mut game = game("english", "B:W21-32:B1-12");
    turn::play(&mut game, "11-15").unwrap();
    game.say(Color::White, What::Offer).unwrap();
    assert_eq!(game.say(Color::White, What::Offer), Err(NotNow::OfferedAlready));
    turn::play(&mut game, "23-19").unwrap();
    let before = game.words().to_vec();
    game.say(Color::Black, What::Offer).unwrap();
    assert_eq!(game.offer(), Some(Color::Black));
    let sides: Vec<_> = game.counters().iter().map(|counter| counter.side).collect();
    assert_eq!(sides, [Some(Color::Black)], "White's offer was refused");
    game.unsay().unwrap();
    assert_eq!((game.words(), game.offer()), (before.as_slice(), Some(Color::White)));
    assert_eq!(game.say(Color::Black, What::DeclineByMoving), Err(NotNow::OnlyByMoving));
}

/// A man behind for as long as an exchange lasts is no lack of advantage.
#[test]
fn a_refused_draw_is_not_claimed_while_a_capture_is_due() {
    let when = DrawWhen::RefusedOffer { moves: 1 };
    let draws: &[_] = &[DrawClause { when, how: DrawHow::Claim }];
    let rules = Rules { draws: Box::leak(draws.into()), ..*ruleset("english").rules() };
    let ruleset = Arc::new(Ruleset::new(&rules));
    let start = position(&ruleset, "B:W23,31,32:B10,1,2");
    let mut game = Game::from_position(ruleset, start);
    say_all(&mut game, "offer decline 10-15 23-19");
    assert!(game.counters()[0].is_full() && !game.counters()[0].is_ahead);
    assert_eq!(game.say(Color::Black, What::Claim), Err(NotNow::CaptureFirst));
    say_all(&mut game, "15x24 32-28");
    assert_eq!(game.claimable(), Some(when), "Black, and a man up");
}
