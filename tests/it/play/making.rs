//! A lesson being made: what is collected, moved and typed can be read again.

use damiera::notation::lesson::{Kind, Lesson, MAX_STEPS, Step};
use damiera::play::making::{Making, Part, step_of};
use proptest::prelude::*;

const GAME: &str = "v=1&g=dameo&m=c3-c4,f6-f5&ply=1&p=w3&s=77";
const EXERCISE: &str = "v=1&g=dameo&fen=W:Wd4:Bd5&mode=exercise&goal=move&acc=d4xd6&then=d4xd6%3Ea1-a2&ok=Well_done.&k=AB";

fn step(link: &str) -> Step {
    step_of(link, "A step".to_owned()).unwrap()
}

fn read(making: &Making) -> Lesson {
    Lesson::read(&making.text("Untitled")).unwrap()
}

#[test]
fn what_is_on_the_board_becomes_a_step() {
    let kinds = [
        (GAME, Kind::Replay),
        (EXERCISE, Kind::Exercise),
        ("v=1&g=dameo&fen=W:Wd4:Bd5&mk=d5!", Kind::Diagram),
        ("v=1&g=dameo&fen=W:Wd4:Bd5&lv=2&you=w&seed=3", Kind::Play),
        ("v=1&g=dameo&t=c3-c4_(d3-d4)&tn=0", Kind::Replay),
    ];
    for (link, kind) in kinds {
        let step = step(link);
        assert_eq!(step.kind(), kind, "{link}");
        let link = step.link(None).unwrap().unwrap();
        assert_eq!(link.game.ruleset().rules().id, "dameo");
    }
    let step = step(EXERCISE);
    assert_eq!(step.get("then"), Some("d4xd6>a1-a2"));
    assert_eq!(step.get("ok"), Some("Well done."));
    assert!(step_of("nothing", String::new()).is_none());
    assert!(step_of("v=1&fen=W:Wa1:Bh8", String::new()).is_none(), "no game is named");
}

#[test]
fn steps_are_added_moved_removed_and_restored() {
    let mut making = Making::new("Mine", "dameo");
    assert_eq!(making.add(step(GAME)), Some(1));
    assert_eq!(making.add(step(EXERCISE)), Some(2));
    assert_eq!(making.add(step("v=1&g=frisian")), Some(3));
    // A step says what it is played by only where that differs.
    let steps = &making.lesson().steps;
    assert_eq!([0, 2].map(|idx: usize| steps[idx].get("variant")), [None, Some("frisian")]);
    for (idx, title) in ["one", "two", "three"].into_iter().enumerate() {
        making.write(Part::StepTitle(idx), title.to_owned());
    }
    let titles = |making: &Making| {
        making.lesson().steps.iter().map(|step| step.title.clone()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!((making.shift(2, false), titles(&making)), (1, "one three two".to_owned()));
    assert_eq!((making.shift(2, true), making.shift(0, false)), (2, 0));
    making.remove(1);
    assert_eq!((titles(&making).as_str(), making.removed()), ("one two", Some("three")));
    making.restore();
    assert_eq!((titles(&making).as_str(), making.removed()), ("one three two", None));
    making.put(0, step(EXERCISE));
    assert_eq!(
        (making.lesson().steps[0].kind(), titles(&making).as_str()),
        (Kind::Exercise, "one three two")
    );
    while making.add(step(GAME)).is_some() {}
    assert_eq!(making.lesson().steps.len(), MAX_STEPS);
    assert_eq!(read(&making).steps.len(), MAX_STEPS);
}

#[test]
fn what_is_typed_cannot_break_the_text() {
    let mut making = Making::new("", "dameo");
    let empty = Making::read(&making.text("Mine")).unwrap();
    assert_eq!((empty.lesson().title.as_str(), empty.lesson().steps.len()), ("Mine", 0));
    making.add(step(GAME));
    making.add(Step { title: String::new(), words: String::new(), board: Vec::new(), line: 0 });
    making.write(Part::Title, "# Two\nlines".to_owned());
    making.write(Part::Language, "it".to_owned());
    making.write(Part::Words, "## Not a step\r\nfen: none\n\n\n\nEnd\n\n".to_owned());
    making.write(Part::StepWords(0), "# Not a title".to_owned());
    let lesson = read(&making);
    assert_eq!((lesson.title.as_str(), lesson.language.as_deref()), ("# Two lines", Some("it")));
    assert_eq!(lesson.words, " ## Not a step\nfen: none\n\nEnd");
    assert_eq!(
        lesson.steps.iter().map(|step| step.title.as_str()).collect::<Vec<_>>(),
        ["A step", "2"]
    );
    assert_eq!([&lesson.steps[0].words, &lesson.steps[1].words], [" # Not a title", "…"]);
}

proptest! {
    #[test]
    fn any_words_can_be_read_again(
        title in "\\PC{0,30}",
        words in "[#a-z: \n\r\u{a0}]{0,80}",
        name in "[ #a-zé\n]{0,20}",
    ) {
        let mut making = Making::new(&title, "dameo");
        making.add(step(GAME));
        making.write(Part::Words, words.clone());
        making.write(Part::StepWords(0), words);
        making.write(Part::StepTitle(0), name);
        let text = making.text("Untitled");
        let again = Making::read(&text).unwrap();
        prop_assert_eq!(again.text("Untitled"), text);
        prop_assert_eq!(again.lesson().steps.len(), 1);
    }
}
