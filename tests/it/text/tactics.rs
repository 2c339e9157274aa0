//! What lessons and tactics say.

use damiera::rules::Color;
use damiera::text::{
    LadderStrings, LearnStrings, LessonStrings, MissedStrings, PracticeStrings, ReviewStrings,
    TacticStrings,
};

pub(super) fn steps(lesson: &LessonStrings) -> Vec<String> {
    let plain = [lesson.back, lesson.next, lesson.skip, lesson.over].map(str::to_owned);
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
        learn.rules_page,
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
        tactics.sent,
        tactics.pass_on,
        tactics.set_damaged,
        tactics.squares,
        tactics.squares_about,
        tactics.squares_find,
        tactics.squares_name,
        tactics.which_square,
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
        tactics.friends(7_u32, 10_u32),
        tactics.find_square("27"),
        tactics.square_missed("27"),
        tactics.squares_score(12_u32, 1_u32),
        tactics.squares_place(3_u32, 5_u32),
    ]);
    texts
}

pub(super) fn practice(practice: &PracticeStrings) -> Vec<String> {
    let mut texts: Vec<_> = [
        practice.title,
        practice.about,
        practice.game,
        practice.working,
        practice.none,
        practice.failed,
        practice.from_here,
        practice.from_here_about,
        practice.free,
        practice.which,
        practice.looking,
        practice.unknown,
        practice.par,
        practice.was_held,
        practice.missed,
        practice.helped,
        practice.take_back,
        practice.next,
        practice.previous,
        practice.others,
    ]
    .map(str::to_owned)
    .to_vec();
    let lists = [practice.goals.as_slice(), &practice.verdicts];
    texts.extend(lists.into_iter().flatten().map(|&text| text.to_owned()));
    let counted = |n: u32| {
        [practice.men(n), practice.kings(n), practice.longer(n), practice.over(n), practice.hold(n)]
    };
    texts.extend([1, 2].into_iter().flat_map(counted));
    texts.extend([
        practice.and("1 king", "2 men"),
        practice.against("2 kings", "1 king"),
        practice.lengths(5_u32, 25_u32),
        practice.done(3_u32, 12_u32),
        practice.place(2_u32, 12_u32),
        practice.win(13_u32),
        practice.better("14-10"),
        practice.hint("14-10"),
        practice.moves(4_u32, 12_u32),
        practice.counts(7_u32, 2_u32, 1_u32),
    ]);
    texts
}

pub(super) fn review(review: &ReviewStrings) -> Vec<String> {
    let mut texts: Vec<_> = [
        review.closer,
        review.leave,
        review.stuck,
        review.none,
        review.mistake,
        review.blunder,
        review.points,
        review.small,
        review.find,
        review.report,
        review.open_study,
        review.print,
        review.too_long,
        review.next,
        review.over,
    ]
    .map(str::to_owned)
    .to_vec();
    let counts = [1_u32, 3].map(|n| (review.mistakes(n), review.blunders(n)));
    texts.extend(
        counts.map(|(mistakes, blunders)| review.counts_of(Color::White, &mistakes, &blunders)),
    );
    let (line, verdict) = ("32-28 19-23", "Equal");
    texts.extend([
        review.going(12_u32, 61_u32),
        review.better(line),
        review.place(2_u32, 5_u32),
        review.asked("12. 32-28??"),
        review.found(3_u32, 5_u32),
        review.was_played(line, verdict),
        review.is_answered(line, verdict),
        review.leads_to(verdict),
        review.solved(line, verdict),
        review.remark(verdict, verdict),
    ]);
    texts
}

pub(super) fn ladder(ladder: &LadderStrings) -> Vec<String> {
    let plain = [
        ladder.title,
        ladder.level,
        ladder.won,
        ladder.drawn,
        ladder.lost,
        ladder.about,
        ladder.is_suggested,
    ];
    let formed = [
        ladder.tally("4½", 3_u32, 0_u32, 1_u32),
        ladder.suggested("5"),
        ladder.play("5"),
        ladder.imported(1_u32),
        ladder.imported(3_u32),
    ];
    plain.into_iter().map(str::to_owned).chain(formed).collect()
}

pub(super) fn missed(missed: &MissedStrings) -> Vec<String> {
    let plain = [
        missed.title,
        missed.nothing,
        missed.train,
        missed.shot,
        missed.allowed,
        missed.choice,
        missed.ending,
        missed.quiet,
    ];
    let formed = [missed.in_games(1_u32), missed.in_games(3_u32)];
    plain.map(str::to_owned).into_iter().chain(formed).collect()
}
