//! The courses gone through to their ends on a phone: every exercise of every lesson is solved, by finger, keyboard
//! and mouse in turn, in two languages.

use std::path::Path;
use std::sync::Arc;
use std::{fs, io};

use damiera::notation::exercise::Exercise;
use damiera::notation::lesson::{Kind, Lesson, Step};
use damiera::notation::link::Link;
use damiera::play::exercise::{Attempt, Hint, Verdict};
use damiera::rules::{Move, Square};
use fantoccini::key::Key;

use crate::harness::{Failure, Limit, Options, Page, Pointer, Screen, browse};
use crate::table::Hand;

const PLACE: &str = "[data-part=standing]";
const NEXT: &str = "[data-part=next]";
const FINGER: Hand = Hand::Press(Pointer::Finger);
const MOUSE: Hand = Hand::Press(Pointer::Mouse);

/// Whether the words of a step, and what is to be chosen from or gone through, stand above the bar without scrolling.
const IS_READ: &str = "(() => {
    const bar = document.querySelector('.course__ways').getBoundingClientRect();
    const told = '.course__words, .course .embed__feedback > .embed__controls, .course--replay > .embed__controls';
    return [...document.querySelectorAll(told)].every(e => e.getBoundingClientRect().bottom <= bar.top);
})()";

/// A turn of an exercise, or all captures to be found in it, has no more answers than these.
const MOST_ANSWERS: usize = 40;

/// The lessons of a game in a language: names and texts, in their order.
fn lessons(language: &str, game: &str) -> io::Result<Vec<(String, String)>> {
    let folder =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../public/courses").join(language).join(game);
    let mut names = Vec::new();
    for entry in fs::read_dir(&folder)? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        names.extend(name.ends_with(".lesson").then_some(name));
    }
    names.sort();
    names
        .into_iter()
        .map(|name| Ok((name.clone(), fs::read_to_string(folder.join(name))?)))
        .collect()
}

/// Presses a control, or goes to it by keyboard and presses it.
async fn press(page: &Page, hand: Hand, css: &str) -> Result<(), Failure> {
    match hand {
        Hand::Keys => {
            page.tab_to(css).await?;
            page.press(Key::Enter).await
        }
        Hand::Drag(pointer) | Hand::Press(pointer) => page.click(pointer, css).await,
    }
}

/// Plays a move square by square, as far as the page wants to know it.
async fn play(page: &Page, hand: Hand, attempt: &Attempt, mv: &Move) -> Result<(), Failure> {
    let label = |square: Square| attempt.ruleset().board().label(square).to_string();
    let route = attempt.ruleset().route(attempt.position(), mv);
    if hand == Hand::Keys {
        page.wait_for("#board button:focus", Limit::REACTION).await?;
    }
    let mut at = label(mv.from);
    let mut now = page.choose_piece(hand, &at).await?;
    for (idx, landing) in route.landings.into_iter().map(label).enumerate() {
        // The page goes to the end by itself where there is only one.
        let is_on_its_way = !now.jumped.is_empty() || now.selected == [at.as_str()];
        if idx > 0 && !is_on_its_way {
            break;
        }
        if now.targets.contains(&landing) {
            page.land(hand, &landing).await?;
            let before = now;
            let what = format!("the move to go on from {landing}");
            now = page.wait_for_offer(&what, Limit::REACTION, |offer| *offer != before).await?;
            at = landing;
        }
    }
    Ok(())
}

/// Gives the answers of an exercise that its own last hints tell, until it is solved.
async fn solve(page: &Page, hand: Hand, link: Link) -> Result<(), Failure> {
    let ruleset = Arc::clone(link.game.shared_ruleset());
    let exercise = Exercise::read(&ruleset, &|key| link.extras.get(key)).expect("it is checked");
    let mut attempt = Attempt::new(ruleset, *link.game.start(), exercise);
    for _ in 0..MOST_ANSWERS {
        if attempt.is_solved() {
            return page.wait_for(&format!("{NEXT}.button--accent"), Limit::REACTION).await;
        }
        let is_answer = |hint: &Hint| matches!(hint, Hint::Move(_) | Hint::Illegal(_));
        let mut hints = std::iter::from_fn(|| attempt.hint());
        let answer = hints.find(is_answer).expect("the last hint is the answer");
        match answer {
            Hint::Move(mv) => {
                page.wait_for("#board [data-role^=can]", Limit::REACTION).await?;
                play(page, hand, &attempt, &mv).await?;
                let verdict = attempt.try_move(&mv);
                assert!(!matches!(verdict, Verdict::Wrong(_) | Verdict::TooHard), "{verdict:?}");
            }
            Hint::Illegal(idx) => {
                press(
                    page,
                    hand,
                    &format!(".embed__feedback [role=group] button:nth-child({})", idx + 1),
                )
                .await?;
                attempt.try_choice(idx);
            }
            Hint::Words(_) | Hint::Rule(_) | Hint::Piece(_) => {}
        }
    }
    panic!("not solved by {MOST_ANSWERS} answers");
}

async fn go_through(page: &Page, hand: Hand, address: &str, text: &str) -> Result<(), Failure> {
    let lesson = Lesson::read(text).expect("the courses are checked");
    page.open(&format!("?lesson={address}")).await?;
    for (idx, step) in lesson.steps.iter().enumerate() {
        page.wait_for_words(PLACE, &format!(" {} ", idx + 1)).await?;
        page.wait_until(
            &format!("step {} of {address} to be read above the bar", idx + 1),
            Limit::REACTION,
            async || page.holds(IS_READ).await,
        )
        .await?;
        if step.kind() == Kind::Exercise {
            solve(page, hand, board(&lesson, step)).await?;
        }
        press(page, hand, NEXT).await?;
    }
    page.wait_for(".course__title", Limit::REACTION).await
}

fn board(lesson: &Lesson, step: &Step) -> Link {
    let link = step.link(lesson.variant.as_deref()).expect("an exercise has a board");
    link.expect("the courses are checked")
}

fn course(name: &'static str, game: &'static str) {
    let phone = Options { screen: Screen::Touch { width: 360, height: 640 }, ..Options::PHONE };
    browse(name, phone.in_one_engine(), async move |page| {
        // Each lesson with two of three hands.
        for (language, hands) in
            [("en", [FINGER, Hand::Keys, MOUSE]), ("it", [Hand::Keys, MOUSE, FINGER])]
        {
            let lessons = lessons(language, game).expect("the courses can be read");
            for ((name, text), hand) in lessons.iter().zip(hands.into_iter().cycle()) {
                go_through(page, hand, &format!("courses/{language}/{game}/{name}"), text).await?;
            }
        }
        Ok(())
    });
}

#[test]
fn the_course_of_dameo() {
    course("the_course_of_dameo", "dameo");
}

#[test]
fn the_course_of_international_draughts() {
    course("the_course_of_international", "international");
}

#[test]
fn the_course_of_greek_draughts() {
    course("the_course_of_greek", "greek");
}

#[test]
fn the_course_of_frisian_draughts() {
    course("the_course_of_frisian", "frisian");
}

#[test]
fn the_course_of_english_draughts() {
    course("the_course_of_english", "english");
}

#[test]
fn the_course_of_polish_draughts() {
    course("the_course_of_polish", "polish");
}

/// The hint of a step that is an exercise.
const HINT_IN_VIEW: &str =
    "document.querySelector('.course--exercise > .embed__controls > :first-child')
        .getBoundingClientRect().bottom <= innerHeight";

/// On a phone on its side the words of a step, its hint and the way on are seen without scrolling, too.
#[test]
fn a_lesson_is_read_on_a_phone_on_its_side() {
    let phone = Options { screen: Screen::Touch { width: 740, height: 360 }, ..Options::PHONE };
    browse("a_lesson_is_read_on_a_phone_on_its_side", phone.in_one_engine(), async |page| {
        let lessons = lessons("it", "dameo").expect("the courses can be read");
        for (name, _) in lessons {
            page.open(&format!("?lesson=courses/it/dameo/{name}")).await?;
            page.wait_for(NEXT, Limit::REACTION).await?;
            let in_view = format!(
                "document.querySelector('{NEXT}').getBoundingClientRect().bottom <= innerHeight"
            );
            assert!(page.holds(&in_view).await?, "{name}: the way on is below the window");
            assert!(page.holds(IS_READ).await?, "{name}: words lie below the way on");
            assert!(page.holds(HINT_IN_VIEW).await?, "{name}: the hint is below the window");
        }
        Ok(())
    });
}
