//! What lessons and tactics say.

use damiera::text::{LearnStrings, LessonStrings, TacticStrings};

pub(super) fn steps(lesson: &LessonStrings) -> Vec<String> {
    let plain = [lesson.back, lesson.next, lesson.over].map(str::to_owned);
    let formed = [lesson.step(3_u32, 8_u32), lesson.found(5_u32, 6_u32)];
    plain.into_iter().chain(formed).collect()
}

pub(super) fn lessons(learn: &LearnStrings) -> Vec<String> {
    let mut texts: Vec<_> = [
        learn.about,
        learn.course,
        learn.lessons,
        learn.done,
        learn.minutes,
        learn.rules,
        learn.missing,
        learn.fetching,
        learn.other_language,
    ]
    .map(str::to_owned)
    .to_vec();
    texts.extend([learn.next_lesson("Captures"), learn.begun(2_u32, 8_u32)]);
    texts.extend([learn.lessons_done(2_u32, 8_u32), learn.stopped(3_u32), learn.go_on("Captures")]);
    texts
}

pub(super) fn words(tactics: &TacticStrings) -> Vec<String> {
    let mut texts: Vec<_> = [
        tactics.title,
        tactics.about,
        tactics.game,
        tactics.next,
        tactics.again,
        tactics.others,
        tactics.over,
        tactics.time_over,
        tactics.streak_over,
        tactics.missing,
        tactics.fetching,
    ]
    .map(str::to_owned)
    .to_vec();
    let lists = [tactics.ways.as_slice(), &tactics.ways_about, &tactics.themes];
    texts.extend(lists.into_iter().flatten().map(|&text| text.to_owned()));
    texts.extend([
        tactics.strength(320_u32),
        tactics.found(9_u32, 12_u32),
        tactics.best(7_u32),
        tactics.due(3_u32),
        tactics.day_done(4_u32, 5_u32),
        tactics.place(2_u32, 5_u32),
        tactics.score(6_u32),
        tactics.grade(3_u8),
    ]);
    texts
}
