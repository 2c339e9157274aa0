//! What lessons and tactics say.

use damiera::text::{LearnStrings, TacticStrings};

pub(super) fn lessons(learn: &LearnStrings) -> Vec<String> {
    let mut texts: Vec<_> = [
        learn.about,
        learn.course,
        learn.back,
        learn.next,
        learn.over,
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
    texts.extend([
        learn.step(3_u32, 8_u32),
        learn.found(5_u32, 6_u32),
        learn.next_lesson("Captures"),
        learn.begun(2_u32, 8_u32),
    ]);
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
