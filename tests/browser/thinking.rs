//! The page stays responsive while the computer thinks at full strength.

use std::time::Duration;

use serde_json::Value;

use crate::harness::{Failure, Limit, Need, Options, Page, Pointer, browse};
use crate::language::choose_language;
use crate::table::{Choice, Dice, Hand, Offer, Opponent};

const MOUSE: Hand = Hand::Press(Pointer::Mouse);

const ANSWER: Limit = Limit { name: "the computer's answer", time: Duration::from_secs(30) };

/// The number of attempts: a thought may end before a button is reached, and another program may
/// block the page.
const MOST_TRIES: u32 = 6;

/// Records tasks that block the page, and what the page does while the computer thinks.
const WATCH: &str = "window.tasks = [];
    new PerformanceObserver(list => tasks.push(...list.getEntries()
        .map(task => [task.startTime, task.duration])))
        .observe({ type: 'longtask' });
    window.thoughts = [];
    const busy = () => !!document.querySelector('.status__line--busy');
    let begun = null;
    new MutationObserver(() => {
        if (busy() && begun === null) begun = performance.now();
        if (!busy() && begun !== null) { thoughts.push([begun, performance.now()]); begun = null; }
    }).observe(document.querySelector('main'), { childList: true, subtree: true, attributes: true });";

async fn begin_at_full_strength(page: &Page, person: &'static str) -> Result<Offer, Failure> {
    page.open("").await?;
    let opponent = Opponent::Computer { person, level: 8 };
    page.begin(Choice { game: "international", opponent }).await?;
    page.wait_for_turn(ANSWER).await
}

/// The pairs of numbers that the page has recorded.
async fn pairs(page: &Page, name: &str) -> Result<Vec<(f64, f64)>, Failure> {
    let found = page.script(&format!("return window.{name}"), vec![]).await?;
    let pair = |pair: &Value| Some((pair[0].as_f64()?, pair[1].as_f64()?));
    Ok(found.as_array().into_iter().flatten().filter_map(pair).collect())
}

#[test]
fn no_long_task_while_the_computer_thinks() {
    let desk = Options::DESK.needing(&[Need::LongTasks]);
    browse("no_long_task_while_the_computer_thinks", desk, async |page| {
        let mut offer = begin_at_full_strength(page, "White").await?;
        page.script(WATCH, vec![]).await?;
        // Make sure that the recorder works.
        let hold_up = "const end = performance.now() + 120; while (performance.now() < end) {}";
        page.script(&format!("setTimeout(() => {{ {hold_up} }})"), vec![]).await?;
        let seen = async || Ok(!pairs(page, "tasks").await?.is_empty());
        page.wait_until("a long task to be seen", Limit::REACTION, seen).await?;

        let mut dice = Dice(11);
        for thought in 1..=MOST_TRIES {
            let n_plies = offer.n_plies;
            page.play_any(MOUSE, &offer, &mut dice).await?;
            let answered = |offer: &Offer| offer.n_plies == n_plies + 2;
            offer = page.wait_for_offer("the answer", ANSWER, answered).await?;
            let ended = async || {
                let so_far = pairs(page, "thoughts").await?.len();
                Ok(u32::try_from(so_far).is_ok_and(|so_far| so_far >= thought))
            };
            page.wait_until("the end of the thought", Limit::REACTION, ended).await?;
            let (begun, end) = *pairs(page, "thoughts").await?.last().expect("one has ended");
            assert!(end - begun > 100.0, "that was no thought: {begun} to {end}");
            let tasks = pairs(page, "tasks").await?;
            let within = |&&(start, _): &&(f64, f64)| start > begun && start < end - 1.0;
            let long: Vec<_> = tasks.iter().filter(within).collect();
            match &*long {
                [] => return Ok(()),
                long => eprintln!("held up in thought {thought} ({begun} to {end}): {long:?}"),
            }
        }
        panic!("each of {MOST_TRIES} thoughts held the page up for over 50 ms");
    });
}

#[test]
fn a_strong_level_opens_in_several_ways() {
    let desk = Options::DESK.in_one_engine();
    browse("a_strong_level_opens_in_several_ways", desk, async |page| {
        let mut first = Vec::new();
        for seed in 1..=8 {
            page.open(&format!("#v=1&g=international&lv=6&you=b&seed={seed}")).await?;
            page.wait_for_offer("the first move", ANSWER, |offer| offer.n_plies == 1).await?;
            first.push(page.text(".moves__ply").await?);
        }
        let n_moves = first.len();
        first.sort();
        first.dedup();
        assert!(first.len() > 1 && first.len() < n_moves, "{first:?}");
        Ok(())
    });
}

/// Counts how often the board was turned and the language changed while the computer was thinking.
const WATCH_ANSWERS: &str = "window.turned = window.translated = 0;
    new MutationObserver(() => {
        const thinks = document.querySelector('.status__line--busy');
        const corner = document.querySelector('#board button').dataset.label;
        if (thinks && corner === '50') window.turned += 1;
        if (thinks && !thinks.textContent.includes('thinking')) window.translated += 1;
    }).observe(document.querySelector('main'),
        { childList: true, subtree: true, characterData: true });";

/// Does something after a move, undoes it after the answer, and repeats both until the page has
/// counted it as done while the computer was thinking.
async fn try_while_thinking(
    page: &Page,
    count: &str,
    act: impl AsyncFn() -> Result<(), Failure>,
    undo: impl AsyncFn() -> Result<(), Failure>,
) -> Result<(), Failure> {
    let mut offer = begin_at_full_strength(page, "White").await?;
    page.script(WATCH_ANSWERS, vec![]).await?;
    let mut dice = Dice(12);
    for _ in 0..MOST_TRIES {
        let n_plies = offer.n_plies;
        page.play_any(MOUSE, &offer, &mut dice).await?;
        act().await?;
        let answered = |offer: &Offer| offer.n_plies == n_plies + 2;
        offer = page.wait_for_offer("the answer", ANSWER, answered).await?;
        if page.holds(&format!("{count} > 0")).await? {
            return Ok(());
        }
        undo().await?;
    }
    panic!("the page did nothing while the computer thought");
}

#[test]
fn board_turns_while_the_computer_thinks() {
    browse("board_turns_while_the_computer_thinks", Options::DESK, async |page| {
        let turn = async || page.push("Turn board").await;
        try_while_thinking(page, "turned", turn, turn).await
    });
}

#[test]
fn language_changes_while_the_computer_thinks() {
    browse(
        "language_changes_while_the_computer_thinks",
        Options::DESK.in_one_engine(),
        async |page| {
            let italian = async || choose_language(page, "it").await;
            let english = async || choose_language(page, "en").await;
            try_while_thinking(page, "translated", italian, english).await
        },
    );
}

/// Stops the computer's thought; waits for one that is slow enough to be stopped.
async fn stop(page: &Page, offer: Offer, dice: &mut Dice) -> Result<Offer, Failure> {
    let mut offer = offer;
    for _ in 0..MOST_TRIES {
        page.play_any(MOUSE, &offer, dice).await?;
        // It may have ended before the button is reached.
        if let Ok(stop) = page.button("Stop").await {
            let _ = page.click(Pointer::Mouse, &stop).await;
        }
        let settled = async || {
            let stopped = page.texts(".status__line").await? == ["The computer has been stopped."];
            Ok(stopped || !page.offer().await?.movable.is_empty())
        };
        page.wait_until("a stop or an answer", ANSWER, settled).await?;
        offer = page.offer().await?;
        if offer.movable.is_empty() {
            return Ok(offer);
        }
    }
    panic!("no thought of the computer could be stopped");
}

#[test]
fn computer_can_be_stopped_and_told_to_go_on() {
    browse("computer_can_be_stopped_and_told_to_go_on", Options::DESK, async |page| {
        let offer = begin_at_full_strength(page, "White").await?;
        let mut dice = Dice(13);
        let stopped = stop(page, offer, &mut dice).await?;
        // It stays stopped for as long as any reaction may take, and says so.
        let any = page.moves().await?;
        page.push("Turn board").await?;
        page.push("Turn board").await?;
        assert_eq!(page.moves().await?, any);
        page.click(Pointer::Mouse, "#board button[data-role], #board button").await?;
        page.wait_for_notice("It is the computer's turn.").await?;
        page.push("Resume thinking").await?;
        let answered = |offer: &Offer| offer.n_plies == stopped.n_plies + 1;
        let offer = page.wait_for_offer("the answer", ANSWER, answered).await?;

        // A move can be taken back while it is stopped.
        let stopped = stop(page, offer, &mut dice).await?;
        page.push("Undo").await?;
        let undone = |offer: &Offer| offer.n_plies == stopped.n_plies - 1;
        let offer = page.wait_for_offer("the person's turn", Limit::REACTION, undone).await?;
        assert!(!offer.movable.is_empty());
        Ok(())
    });
}

#[test]
fn computer_moves_at_once_when_told() {
    browse("computer_moves_at_once_when_told", Options::DESK, async |page| {
        let offer = begin_at_full_strength(page, "White").await?;
        let stopped = stop(page, offer, &mut Dice(14)).await?;
        page.push("Resume thinking").await?;
        page.push("Move now").await?;
        let answered = |offer: &Offer| offer.n_plies == stopped.n_plies + 1;
        page.wait_for_offer("the answer", ANSWER, answered).await?;
        Ok(())
    });
}

/// Undo, a new game and a link end a thought, and its move never comes.
#[test]
fn thought_that_is_not_wanted_any_more_has_no_effect() {
    browse("thought_that_is_not_wanted_any_more", Options::DESK, async |page| {
        let offer = begin_at_full_strength(page, "White").await?;
        page.play_any(MOUSE, &offer, &mut Dice(15)).await?;
        page.push("Undo").await?;
        let back = |offer: &Offer| offer.n_plies == 0 && !offer.movable.is_empty();
        page.wait_for_offer("the start", Limit::REACTION, back).await?;
        page.play_any(MOUSE, &offer, &mut Dice(16)).await?;
        page.begin(Choice { game: "dameo", opponent: Opponent::Person }).await?;
        let offer = page.wait_for_plies(0).await?;
        // A game of two people goes on for as long as a thought takes, and no move comes from the
        // computer.
        let (mut offer, mut dice) = (offer, Dice(17));
        for n_plies in 1..=12 {
            offer = page.play_any(MOUSE, &offer, &mut dice).await?;
            assert_eq!(offer.n_plies, n_plies);
        }
        Ok(())
    });
}
