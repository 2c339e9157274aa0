//! Tactics: found, missed and gone on with, by mouse, by touch and by keyboard.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::Read;

use damiera::rules::{Board, Game, Kind, Move, Position, Ruleset};
use damiera::rulesets;
use damiera::tactics::{self, Tactic};
use fantoccini::key::Key;
use flate2::read::GzDecoder;

use crate::harness::{Failure, Limit, Options, Page, Pointer, Screen, browse};
use crate::table::{Hand, square};

const STANDING: &str = "[data-part=standing]";
const NEXT: &str = "[data-part=next]";

/// What stands on a board, as its squares say it.
pub(crate) fn pieces(ruleset: &Ruleset, position: &Position) -> BTreeSet<String> {
    let named = |&square: &_| {
        let piece = position.piece(square)?;
        let color = format!("{:?}", piece.color).to_lowercase();
        let kind = if piece.kind == Kind::King { "king" } else { "man" };
        Some(format!("{}, {color} {kind}", ruleset.board().label(square)))
    };
    ruleset.board().squares().iter().filter_map(named).collect()
}

/// The tactic on the board.
async fn asked(page: &Page, id: &str) -> Result<Tactic, Failure> {
    let path = format!("{}/../public/tactics/{id}.gz", env!("CARGO_MANIFEST_DIR"));
    let mut text = String::new();
    let packed = File::open(path).expect("a file with tactics");
    GzDecoder::new(packed).read_to_string(&mut text).expect("a packed text");
    let shown: BTreeSet<_> = page.pieces().await?.into_iter().collect();
    let all = tactics::read(&text).expect("what is shipped can be read");
    let found = all.into_iter().find(|it| pieces(it.game.ruleset(), it.game.start()) == shown);
    found.ok_or_else(|| Failure::NoElement(format!("a tactic of {id} with {shown:?}")))
}

/// The squares that a move is entered by.
pub(crate) fn way(ruleset: &Ruleset, position: &Position, mv: &Move) -> Vec<String> {
    let route = ruleset.route(position, mv);
    let landings = if route.landings.is_empty() { vec![mv.to] } else { route.landings };
    let squares = std::iter::once(mv.from).chain(landings);
    squares.map(|square| ruleset.board().label(square).to_string()).collect()
}

pub(crate) async fn enter(page: &Page, hand: Hand, squares: &[String]) -> Result<(), Failure> {
    // A capture that can go one way only is made as soon as that is clear.
    let [from, rest @ ..] = squares else { return Ok(()) };
    page.choose_piece(hand, from).await?;
    for to in rest {
        let now = page.offer().await?;
        if now.targets.is_empty() {
            break;
        }
        if now.targets.contains(to) {
            page.land(hand, to).await?;
        }
    }
    Ok(())
}

/// Plays the solution, and says what was solved.
async fn find(page: &Page, id: &str, hand: Hand) -> Result<Tactic, Failure> {
    let tactic = asked(page, id).await?;
    for (idx, ply) in tactic.game.plies().iter().enumerate().step_by(2) {
        let position = tactic.game.position_at(idx).expect("a position before each ply");
        let squares = way(tactic.game.ruleset(), position, &ply.mv);
        page.wait_for(&format!("{}[data-role]", square(&squares[0])), Limit::REACTION).await?;
        enter(page, hand, &squares).await?;
    }
    Ok(tactic)
}

async fn open_tactics(page: &Page, id: &str) -> Result<(), Failure> {
    page.open(&format!("?open=tactics/{id}")).await?;
    page.wait_for("dialog[open] .tactics__way", Limit::REACTION).await
}

async fn begin(page: &Page, id: &str, way: &str) -> Result<(), Failure> {
    open_tactics(page, id).await?;
    page.click(page.pointer().await?, &format!("[data-way={way}]")).await?;
    page.wait_for(STANDING, Limit::REACTION).await
}

async fn wait_until_settled(page: &Page) -> Result<(), Failure> {
    page.wait_for(&format!("{NEXT}:not(:disabled)"), Limit::REACTION).await
}

#[test]
fn tactics_are_found_one_after_the_other_and_remembered() {
    browse("tactics_are_found", Options::DESK.in_one_engine(), async |page| {
        page.open("#v=1&g=english&m=11-15").await?;
        page.push("Damiera").await?;
        // Until it is there, "Tactics" is the button at the top.
        page.wait_for("dialog[open] .home", Limit::REACTION).await?;
        page.push("Tactics").await?;
        page.wait_for_words("dialog[open]", "Your strength: 250").await?;
        page.axe().await?;
        page.click(Pointer::Mouse, "[data-way=strength]").await?;
        page.wait_for(STANDING, Limit::REACTION).await?;
        find(page, "english", Hand::Press(Pointer::Mouse)).await?;
        wait_until_settled(page).await?;
        page.wait_for_words(".lesson", "Solved on the first try, without a hint.").await?;
        page.axe().await?;
        let before = page.pieces().await?;
        page.push("Next").await?;
        page.wait_until("another tactic", Limit::REACTION, async || {
            Ok(page.pieces().await? != before && !page.is_enabled("Next").await?)
        })
        .await?;
        find(page, "english", Hand::Drag(Pointer::Mouse)).await?;
        wait_until_settled(page).await?;
        page.push("Back to the game").await?;
        page.wait_for(".moves", Limit::REACTION).await?;
        assert!(page.fragment().await?.contains("m=11-15"));
        page.reload().await?;
        open_tactics(page, "english").await?;
        page.wait_for_words("dialog[open]", "2 of 2 found at the first try").await
    });
}

#[test]
fn a_streak_by_keyboard_alone_ends_with_a_miss_which_waits() {
    browse("a_streak_by_keyboard_alone", Options::DESK, async |page| {
        open_tactics(page, "english").await?;
        page.tab_to("[data-way=streak]").await?;
        page.press(Key::Enter).await?;
        page.wait_for(STANDING, Limit::REACTION).await?;
        page.wait_until("the keyboard to be on the board", Limit::REACTION, async || {
            page.holds("document.activeElement.closest('#board') !== null").await
        })
        .await?;
        find(page, "english", Hand::Keys).await?;
        page.wait_for_words(STANDING, "1 found").await?;
        page.wait_for("#board [data-role^=can]", Limit::REACTION).await?;
        let tactic = asked(page, "english").await?;
        let start = *tactic.game.start();
        let right = tactic.game.ruleset().after(&start, &tactic.moves()[0]);
        let game = Game::from_position(tactic.game.shared_ruleset().clone(), start);
        let wrong =
            game.legal_moves().iter().find(|mv| tactic.game.ruleset().after(&start, mv) != right);
        let squares = way(tactic.game.ruleset(), &start, wrong.expect("another move"));
        enter(page, Hand::Keys, &squares).await?;
        page.wait_for_words(".training__end", "The streak ends here. 1 found. Your best: 1.")
            .await?;
        open_tactics(page, "english").await?;
        page.wait_for_words("[data-way=missed]", "0 waiting").await?;
        page.wait_for("[data-way=missed]:disabled", Limit::REACTION).await
    });
}

#[test]
fn a_hint_is_no_first_try() {
    browse("a_hint_is_no_first_try", Options::DESK.in_one_engine(), async |page| {
        begin(page, "dameo", "day").await?;
        page.wait_for_words(STANDING, "1 of 5").await?;
        page.push("Hint").await?;
        wait_until_settled(page).await?;
        page.push("Next").await?;
        page.wait_for_words(STANDING, "2 of 5").await?;
        open_tactics(page, "dameo").await?;
        page.wait_for_words("dialog[open]", "0 of 1 found at the first try").await
    });
}

#[test]
fn three_minutes_go_by_and_a_miss_brings_the_next() {
    let phone = Options { screen: Screen::Touch { width: 360, height: 740 }, ..Options::PHONE };
    browse("three_minutes_go_by", phone.in_one_engine(), async |page| {
        begin(page, "russian", "storm").await?;
        page.wait_for_words(STANDING, "2:5").await?;
        let before = page.pieces().await?;
        page.push("Hint").await?;
        page.wait_until("another tactic", Limit::REACTION, async || {
            Ok(page.pieces().await? != before)
        })
        .await?;
        page.wait_for_words(STANDING, "0 found").await?;
        let body = "document.documentElement";
        assert!(page.holds(&format!("{body}.scrollWidth <= {body}.clientWidth")).await?);
        find(page, "russian", Hand::Press(Pointer::Finger)).await?;
        page.wait_for_words(STANDING, "1 found").await
    });
}

#[test]
fn tactics_that_do_not_come_are_told() {
    browse("tactics_that_do_not_come", Options::DESK.in_one_engine(), async |page| {
        open_tactics(page, "english").await?;
        page.script("window.fetch = () => Promise.reject(new TypeError('no network'))", vec![])
            .await?;
        page.click(Pointer::Mouse, "[data-way=strength]").await?;
        page.wait_for_words("dialog[open]", "could not be fetched").await
    });
}

/// The link that is offered at the end.
const PASS_ON: &str = "[data-part=pass-on]";

#[test]
fn a_friend_is_sent_the_same_ten() {
    browse("a_friend_is_sent_the_same_ten", Options::DESK.in_one_engine(), async |page| {
        begin(page, "dameo", "friend").await?;
        let first = page.pieces().await?;
        find(page, "dameo", Hand::Press(Pointer::Mouse)).await?;
        for n in 2..=10 {
            wait_until_settled(page).await?;
            page.push("Next").await?;
            page.wait_for_words(STANDING, &format!("{n} of 10")).await?;
            page.push("Hint").await?;
        }
        page.wait_for_words(".training__end", "That was the last one. 1 of 10 found").await?;
        page.axe().await?;
        let link = page.attribute(PASS_ON, "data-link").await?.expect("a link");
        let (_, asked) = link.split_once('?').expect("a query");

        page.open(&format!("?{asked}")).await?;
        page.wait_for_words("[data-way=sent]", "Your friend found 1 of 10.").await?;
        page.axe().await?;
        page.click(Pointer::Mouse, "[data-way=sent]").await?;
        page.wait_for_words(STANDING, "1 of 10").await?;
        assert_eq!(page.pieces().await?, first);
        for n in 1..=10 {
            page.push("Hint").await?;
            if n < 10 {
                wait_until_settled(page).await?;
                page.push("Next").await?;
            }
        }
        page.wait_for_words(".training__end", "0 of 10 found").await?;
        page.wait_for_words(".training__end", "Your friend found 1 of 10.").await?;

        // Half a link is told, and the rest works.
        page.open(&format!("?{}", &asked[..asked.len() - 9])).await?;
        page.wait_for_words("dialog[open]", "was cut or changed on its way").await?;
        assert_eq!(page.count("[data-way=sent]").await?, 0);
        page.wait_for("[data-way=strength]:enabled", Limit::REACTION).await
    });
}

/// The place of a square among the buttons.
fn button_of(board: &Board, label: &str) -> String {
    let square = board.square_of_label(label).expect("a square of the board");
    format!("#square-{}", square.index())
}

#[test]
fn squares_are_found_and_named_without_labels() {
    browse("squares_are_found_and_named", Options::DESK, async |page| {
        let rules = &rulesets::find("frisian").expect("a known game").rules;
        let board = Board::new(rules.board, rules.notation.labels);
        open_tactics(page, "frisian").await?;
        page.tab_to("[data-way=squares]").await?;
        page.press(Key::Enter).await?;
        page.wait_for("[data-way=find]", Limit::REACTION).await?;
        page.wait_for_words("dialog[open] h2", "Squares").await?;
        page.axe().await?;
        page.tab_to("[data-way=find]").await?;
        page.press(Key::Enter).await?;
        page.wait_for_words(".squares__task", "Find ").await?;
        page.axe().await?;
        let asked = async || {
            let task = page.text(".squares__task").await?;
            let (_, rest) = task.split_once("Find ").expect("a square");
            let n_digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            Ok::<_, Failure>(rest[..n_digits].to_owned())
        };
        let first = asked().await?;
        page.click(Pointer::Mouse, &button_of(&board, &first)).await?;
        page.wait_for_words(STANDING, "1 right, 0 wrong").await?;
        let second = asked().await?;
        assert_ne!(first, second);
        // By keyboard: the first square, from which one goes right, and chooses what is not asked.
        page.tab_to(".squares__board [tabindex='0']").await?;
        page.press(Key::Right).await?;
        let here = page.script("return document.activeElement.id", vec![]).await?;
        let here = format!("#{}", here.as_str().unwrap_or_default());
        let wrong = if here == button_of(&board, &second) { Key::Left } else { Key::Right };
        page.press(wrong).await?;
        page.press(Key::Enter).await?;
        page.wait_for_words(STANDING, "1 right, 1 wrong").await?;
        page.wait_for_words(".squares__square--missed", &second).await?;
        let later = "const real = performance.now.bind(performance);
            performance.now = () => real() + 30000";
        page.script(later, vec![]).await?;
        page.wait_for_words(".squares__task", "Time is up. Your best: 1").await?;

        page.push("Name the square").await?;
        page.wait_for(".squares__names button", Limit::REACTION).await?;
        assert_eq!(page.count(".squares__names button").await?, 4);
        page.axe().await?;
        let marked = "const rows = [...document.querySelectorAll('.squares__row')];
            const y = rows.findIndex(row => row.querySelector('.squares__square--marked'));
            const x = [...rows[y].children].findIndex(it => it.matches('.squares__square--marked'));
            return `${x} ${y}`";
        let place = page.script(marked, vec![]).await?;
        let place = place.as_str().and_then(|place| place.split_once(' ')).expect("a place");
        let square = board.square_at(place.0.parse().unwrap(), place.1.parse().unwrap());
        let name = board.label(square.expect("a square")).to_string();
        page.push(&name).await?;
        page.wait_for_words(STANDING, "1 right, 0 wrong").await
    });
}
