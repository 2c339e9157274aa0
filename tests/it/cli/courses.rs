//! The lessons that come with the page: every one is there in each language, its boards are the same in all
//! of them, and every exercise is proved.

use std::collections::BTreeSet;
use std::fs;

use damiera::notation::lesson::{Course, Kind, Lesson};
use damiera::rulesets;
use damiera::rulesets::courses::COURSES;

use super::run;
use crate::bridge::{fail_if_any, read, root};

const LANGUAGES: [&str; 2] = ["en", "it"];

/// The names of what is written in a language; all others say what is on the board.
const WORDS: [&str; 5] = ["hint", "ok", "no", "caption", "theme"];

fn course(language: &str, id: &str) -> Course {
    let path = root().join(format!("public/courses/{language}/{id}/course.txt"));
    Course::read(&read(&path)).unwrap_or_else(|why| panic!("{language}/{id}: {why}"))
}

fn lesson(language: &str, id: &str, src: &str) -> Lesson {
    let path = root().join(format!("public/courses/{language}/{id}/{src}"));
    Lesson::read(&read(&path)).unwrap_or_else(|why| panic!("{language}/{id}/{src}: {why}"))
}

/// What stands on the boards of a lesson, without its words.
fn boards(lesson: &Lesson) -> Vec<Vec<(&'static str, String)>> {
    let values = |step: &damiera::notation::lesson::Step| {
        let said = step.board.iter().filter(|one| !WORDS.contains(&one.name));
        said.map(|one| (one.name, one.value.clone())).collect()
    };
    lesson.steps.iter().map(values).collect()
}

#[test]
fn courses_are_whole_and_the_same_in_all_languages() {
    let mut wrong = Vec::new();
    for id in COURSES {
        let first = course(LANGUAGES[0], id);
        for language in LANGUAGES {
            let course = course(language, id);
            let place = format!("{language}/{id}");
            if course.language.as_deref() != Some(language) || course.variant.as_deref() != Some(id)
            {
                wrong.push(format!("{place}: its language or its game is another"));
            }
            let listed: BTreeSet<_> = course.lessons.iter().map(|it| it.src.clone()).collect();
            let folder = fs::read_dir(root().join("public/courses").join(&place)).unwrap();
            let names = folder.map(|it| it.unwrap().file_name().to_string_lossy().into_owned());
            let there: BTreeSet<_> = names.filter(|name| name != "course.txt").collect();
            if listed != there {
                wrong.push(format!("{place}: {listed:?} are listed, and {there:?} are there"));
            }
            for (one, other) in course.lessons.iter().zip(&first.lessons) {
                let own = lesson(language, id, &one.src);
                if boards(&own) != boards(&lesson(LANGUAGES[0], id, &other.src)) {
                    wrong.push(format!(
                        "{place}/{}: its boards are others than in English",
                        one.src
                    ));
                }
                let told = own.language.as_deref() == Some(language);
                let known = own.variant.as_deref().is_some_and(|id| rulesets::find(id).is_some());
                if !told || !known || one.words.is_empty() {
                    wrong.push(format!("{place}/{}: its head or its description lacks", one.src));
                }
                let exercises = own.steps.iter().filter(|step| step.kind() == Kind::Exercise);
                if exercises.count() < 2 || own.steps.iter().any(|step| step.words.is_empty()) {
                    wrong.push(format!(
                        "{place}/{}: little to do, or a step without words",
                        one.src
                    ));
                }
            }
        }
    }
    fail_if_any(&wrong);
}

#[test]
fn every_lesson_is_proved() {
    let mut wrong = Vec::new();
    for id in COURSES {
        for listed in course("en", id).lessons {
            for language in LANGUAGES {
                let path = format!("public/courses/{language}/{id}/{}", listed.src);
                let told = run(&["lesson", "check", "--lang", language, &path], "");
                if told.code != Some(0) {
                    wrong.push(format!("{path}: {}{}", told.out, told.err));
                }
            }
        }
    }
    fail_if_any(&wrong);
}
