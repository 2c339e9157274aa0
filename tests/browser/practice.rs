//! Practice: endings won against the tables, moves judged and taken back, games played on.

use std::sync::Arc;

use damiera::rules::{Game, Move, Ruleset, Status};
use damiera::rulesets;
use damiera::search::Engine;
use damiera::search::endings::Outcome;
use damiera::search::endings::drills::{MAX_BYTES, MAX_NUMBERS, Weighed};
use fantoccini::key::Key;

use crate::harness::{Failure, Limit, Options, Page, Pointer, Screen, browse};
use crate::table::{Hand, square};
use crate::tactics::{enter, pieces, way};

const STANDING: &str = "[data-part=standing]";
const VERDICT: &str = "[data-part=verdict]";

/// An ending as it is played here, beside the page.
struct Ending {
    engine: Engine,
    game: Game,
}

impl Ending {
    /// Two kings against one in English draughts, by its number from 0.
    fn of(at: usize) -> Self {
        let ruleset = Arc::new(rulesets::compile("english").expect("a ruleset of this id"));
        let mut engine = Engine::new(Arc::clone(&ruleset), 0);
        engine.use_endings(MAX_NUMBERS, MAX_BYTES);
        engine.want_material([0, 2, 0, 1]);
        while engine.make_endings(1 << 20) {}
        let (start, _) = engine.wins_to_practice([0, 2, 0, 1], 12)[at];
        Self { engine, game: Game::from_position(ruleset, start) }
    }

    fn ruleset(&self) -> &Ruleset {
        self.game.ruleset()
    }

    fn weighed(&self) -> Vec<Weighed> {
        self.engine.weigh(&self.game).expect("a known ending")
    }

    fn best(&self) -> Move {
        let plies = |one: &Weighed| match one.outcome {
            Outcome::Win(plies) => plies,
            Outcome::Draw | Outcome::Loss(_) => u16::MAX,
        };
        self.weighed().iter().min_by_key(|one| plies(one)).expect("a legal move").mv
    }

    /// Waits until the page shows this position.
    async fn is_seen(&self, page: &Page) -> Result<(), Failure> {
        let expected = pieces(self.ruleset(), self.game.position());
        page.wait_until("the position", Limit::REACTION, async || {
            Ok(page.pieces().await?.into_iter().collect::<std::collections::BTreeSet<_>>()
                == expected)
        })
        .await
    }

    /// Enters a move and waits for the reply.
    async fn play(&mut self, page: &Page, hand: Hand, mv: &Move) -> Result<(), Failure> {
        page.wait_for("#board [data-role^=can]", Limit::REACTION).await?;
        enter(page, hand, &way(self.ruleset(), self.game.position(), mv)).await?;
        self.game.play(mv).expect("a legal move");
        if self.game.status() != Status::Ongoing {
            return Ok(());
        }
        let replies: Vec<_> = self.game.legal_moves().to_vec();
        let after =
            |mv: &Move| pieces(self.ruleset(), &self.ruleset().after(self.game.position(), mv));
        let after: Vec<_> = replies.iter().map(after).collect();
        let shown = std::cell::RefCell::new(None);
        page.wait_until("a reply", Limit::REACTION, async || {
            let now = page.pieces().await?.into_iter().collect();
            *shown.borrow_mut() = after.iter().position(|it| *it == now);
            Ok(shown.borrow().is_some())
        })
        .await?;
        let idx = shown.borrow().expect("a reply");
        self.game.play(&replies[idx]).expect("a legal move");
        Ok(())
    }
}

/// Opens the list of endings, and begins the first that is not done with two kings against one.
async fn begin(page: &Page, hand: Hand) -> Result<(), Failure> {
    page.open("?open=practice/english").await?;
    page.wait_for("[data-series=w0201]", Limit::LOAD).await?;
    match hand {
        Hand::Keys => {
            page.tab_to("[data-series=w0201]").await?;
            page.press(Key::Enter).await?;
        }
        _ => page.click(page.pointer().await?, "[data-series=w0201]").await?,
    }
    page.wait_for(STANDING, Limit::REACTION).await
}

async fn win(page: &Page, hand: Hand) -> Result<(), Failure> {
    let mut ending = Ending::of(0);
    begin(page, hand).await?;
    ending.is_seen(page).await?;
    while ending.game.status() == Status::Ongoing {
        let best = ending.best();
        ending.play(page, hand, &best).await?;
        page.wait_for_words(VERDICT, "The best move.").await?;
    }
    page.wait_for_words(".training__end", "Won in as few moves as possible.").await
}

#[test]
fn an_ending_is_won_and_the_next_one_follows() {
    browse("an_ending_is_won", Options::DESK.in_one_engine(), async |page| {
        win(page, Hand::Press(Pointer::Mouse)).await?;
        page.axe().await?;
        page.push("Next ending").await?;
        Ending::of(1).is_seen(page).await?;
        page.push("Back to the game").await?;
        page.open("?open=practice/english").await?;
        page.wait_for_words("[data-series=w0201]", "1 of 12 done").await?;
        page.axe().await?;
        page.click(Pointer::Mouse, "[data-series=w0201]").await?;
        Ending::of(1).is_seen(page).await
    });
}

#[test]
fn an_ending_is_won_by_keyboard_alone() {
    browse("an_ending_is_won_by_keyboard_alone", Options::DESK.in_one_engine(), async |page| {
        win(page, Hand::Keys).await
    });
}

#[test]
fn an_ending_fits_a_phone_and_is_won_by_touch() {
    let phone = Options { screen: Screen::Touch { width: 360, height: 740 }, ..Options::PHONE };
    browse("an_ending_fits_a_phone", phone.in_one_engine(), async |page| {
        win(page, Hand::Press(Pointer::Finger)).await?;
        let body = "document.documentElement";
        assert!(page.holds(&format!("{body}.scrollWidth <= {body}.clientWidth")).await?);
        Ok(())
    });
}

#[test]
fn a_longer_way_is_told_and_taken_back() {
    browse("a_longer_way_is_told", Options::DESK.in_one_engine(), async |page| {
        let hand = Hand::Drag(Pointer::Mouse);
        let mut ending = Ending::of(0);
        begin(page, hand).await?;
        let start = ending.game.clone();
        let par = match ending.weighed().iter().map(|it| it.outcome).max_by_key(|it| it.plies()) {
            Some(Outcome::Win(plies)) => plies,
            other => panic!("{other:?}"),
        };
        let longest = |it: &Weighed| it.outcome == Outcome::Win(par);
        let longest = ending.weighed().into_iter().find(longest).expect("a longer way").mv;
        ending.play(page, hand, &longest).await?;
        page.wait_for_words(VERDICT, "Still won, but").await?;
        page.click(Pointer::Mouse, ".practice__better summary").await?;
        page.wait_for_words(".practice__better", "Better was").await?;
        page.push("Take back").await?;
        ending.game = start;
        ending.is_seen(page).await?;
        page.push("Hint").await?;
        page.wait_for_words(VERDICT, "Best here is").await?;
        while ending.game.status() == Status::Ongoing {
            let best = ending.best();
            ending.play(page, hand, &best).await?;
        }
        page.wait_for_words(".training__end", "With help").await
    });
}

#[test]
fn a_game_is_played_on_and_judged() {
    browse("a_game_is_played_on_and_judged", Options::DESK.in_one_engine(), async |page| {
        page.open("#v=1&g=english&m=11-15&you=both").await?;
        page.push("Damiera").await?;
        page.push("Practice").await?;
        page.click(Pointer::Mouse, "[data-part=from-here]").await?;
        page.wait_for_words(".practice", "Play as well as you can.").await?;
        let before = page.pieces().await?;
        page.wait_for(&format!("{}[data-role]", square("22")), Limit::REACTION).await?;
        enter(page, Hand::Press(Pointer::Mouse), &["22".to_owned(), "17".to_owned()]).await?;
        page.wait_for(&format!("{VERDICT} .message b"), Limit::LOAD).await?;
        page.wait_for("#board [data-role^=can]", Limit::LOAD).await?;
        page.push("Take back").await?;
        page.wait_until("the position before", Limit::REACTION, async || {
            Ok(page.pieces().await? == before)
        })
        .await?;
        page.push("Back to the game").await?;
        page.wait_for(".moves", Limit::REACTION).await?;
        assert!(page.fragment().await?.contains("m=11-15"));
        Ok(())
    });
}
