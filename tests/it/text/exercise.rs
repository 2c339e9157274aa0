//! What exercises say.

use damiera::notation::fen;
use damiera::rules::{Color, DrawReason, Status, TooManyCaptures, WinReason};
use damiera::rulesets::compile;
use damiera::text::{
    CheckStrings, ExerciseStrings, Feedback, Finding, PositionWords, SideWords, Strings, Task,
};

use super::check;

fn tasks() -> Vec<Task> {
    vec![
        Task::Moves(0),
        Task::Moves(1),
        Task::Moves(2),
        Task::CaptureAny,
        Task::CaptureAll(1),
        Task::CaptureAll(3),
        Task::CaptureDue,
        Task::CaptureBest,
        Task::CaptureMost,
        Task::FindIllegal(2),
        Task::FindIllegal(3),
        Task::Reach("c5".to_owned()),
        Task::WinIn(1),
        Task::WinIn(3),
        Task::Hold(1),
        Task::Hold(3),
    ]
}

fn feedbacks() -> Vec<Feedback> {
    let mv = || "32-28".to_owned();
    vec![
        Feedback::Solved,
        Feedback::Right { reply: mv() },
        Feedback::Found { found: 0, of: 3 },
        Feedback::Found { found: 1, of: 3 },
        Feedback::Found { found: 2, of: 3 },
        Feedback::FoundAlready,
        Feedback::TakesNothing,
        Feedback::TakesLess { takes: 1, most: 2 },
        Feedback::TakesLess { takes: 2, most: 3 },
        Feedback::DoesNotReach("c5".to_owned()),
        Feedback::NotAccepted,
        Feedback::LetsGo { reply: None },
        Feedback::LetsGo { reply: Some(mv()) },
        Feedback::Loses { reply: None },
        Feedback::Loses { reply: Some(mv()) },
        Feedback::IsLegal(mv()),
        Feedback::NotAChoice,
        Feedback::TooHard,
        Feedback::Over,
    ]
}

fn findings() -> Vec<Finding> {
    let mv = || "32-28".to_owned();
    let why = || "The reason.".to_owned();
    let won = Status::Won { winner: Color::White, reason: WinReason::NoMoves };
    vec![
        Finding::GameOver(won),
        Finding::GameOver(Status::Drawn { reason: DrawReason::Agreement }),
        Finding::GameOver(Status::Unlistable(TooManyCaptures)),
        Finding::TooManyCaptures,
        Finding::TooHard,
        Finding::TooManyLines,
        Finding::NoSolution,
        Finding::NotLegal { text: mv(), why: why() },
        Finding::NeverFits { text: mv() },
        Finding::NoReply { mv: mv() },
        Finding::ReplyNotLegal { mv: mv(), reply: mv(), why: why() },
        Finding::ReplyUnused { mv: mv() },
        Finding::AnswerToRight { mv: mv() },
        Finding::NoIllegal,
        Finding::SeveralIllegal(vec![mv(), mv()]),
        Finding::Unique(mv()),
        Finding::Accepted(mv()),
        Finding::Several(vec![mv(), mv()]),
        Finding::AllOf(vec![mv()]),
        Finding::AllOf(vec![mv(), mv()]),
        Finding::AlsoWin(vec![mv(), mv()]),
        Finding::Refuted { mv: mv(), reply: mv() },
        Finding::EveryMove,
        Finding::SameResult { text: mv(), named: mv() },
    ]
}

fn positions() -> Vec<PositionWords> {
    let row = |from: &str, to: &str| (from.to_owned(), to.to_owned());
    let side = SideWords { men: vec![row("1", "4"), row("7", "7")], kings: vec![row("9", "9")] };
    let sides = [side, SideWords::default()];
    Color::BOTH.map(|turn| PositionWords { sides: sides.clone(), turn }).to_vec()
}

/// Every text of exercises; a new field does not compile until it is here.
pub(super) fn texts(strings: &ExerciseStrings) -> Vec<String> {
    let plain = [strings.title, strings.hint, strings.again, strings.choices];
    let mut texts: Vec<_> = plain.map(str::to_owned).to_vec();
    for color in Color::BOTH {
        texts.extend(tasks().iter().map(|one| strings.task(color, one)));
    }
    texts.extend(feedbacks().iter().map(|it| strings.feedback(it)));
    texts.extend(positions().iter().map(|it| strings.position(it)));
    texts.extend([
        strings.found(0, 3),
        strings.found(1, 3),
        strings.found(2, 3),
        strings.hint_illegal("32-28"),
        strings.unreadable("why"),
    ]);
    texts
        .extend([(1, 0), (1, 1), (3, 2)].map(|(n_tries, n_hints)| strings.tries(n_tries, n_hints)));
    texts
}

/// Every text of the check of an exercise.
pub(super) fn check_texts(strings: &CheckStrings) -> Vec<String> {
    let mut texts: Vec<_> = findings().iter().map(|it| strings.finding(it)).collect();
    let verdicts = [(true, true), (true, false), (false, true)];
    texts.extend(verdicts.map(|(sound, proved)| strings.is_sound(sound, proved).to_owned()));
    texts
}

#[test]
fn a_task_names_the_side_and_the_goal() {
    let task = |task: Task| move |s: &Strings| s.exercise().task(Color::White, &task);
    check(
        task(Task::CaptureDue),
        [
            "White to move: capture as many pieces as the rules require.",
            "Muove il Bianco: prendi tutti i pezzi che le regole impongono.",
            "Wit aan zet: sla zoveel stukken als de regels eisen.",
        ],
    );
    check(
        task(Task::CaptureAll(3)),
        [
            "White to move: find all 3 captures, one after the other.",
            "Muove il Bianco: trova tutte e 3 le prese, una dopo l'altra.",
            "Wit aan zet: vind alle 3 slagen, een voor een.",
        ],
    );
    check(
        task(Task::WinIn(1)),
        [
            "White to move: win with this move.",
            "Muove il Bianco: vinci con questa mossa.",
            "Wit aan zet: win met deze zet.",
        ],
    );
}

#[test]
fn what_is_found_is_counted() {
    check(|s| s.exercise().found(2, 3), ["2 of 3 found", "2 trovate su 3", "2 van 3 gevonden"]);
    check(|s| s.exercise().found(1, 3), ["1 of 3 found", "1 trovata su 3", "1 van 3 gevonden"]);
}

#[test]
fn a_position_is_told_side_by_side() {
    let position = |id: &'static str, text: &'static str| {
        move |s: &Strings| {
            let ruleset = compile(id).unwrap();
            let position = fen::parse(&ruleset, text).unwrap();
            s.exercise().position(&PositionWords::of(&ruleset, &position))
        }
    };
    check(
        position("dameo", "W:Wb2,a1,Kc3:Be5"),
        [
            "White: men a1, b2; king c3. Black: man e5. White to move.",
            "Bianco: pedine a1, b2; dama c3. Nero: pedina e5. Muove il Bianco.",
            "Wit: schijven a1, b2; dam c3. Zwart: schijf e5. Wit aan zet.",
        ],
    );
    check(
        position("international", "B:W31-50:B1-20"),
        [
            "White: men 31 to 50. Black: men 1 to 20. Black to move.",
            "Bianco: pedine da 31 a 50. Nero: pedine da 1 a 20. Muove il Nero.",
            "Wit: schijven 31 tot en met 50. Zwart: schijven 1 tot en met 20. Zwart aan zet.",
        ],
    );
    check(
        position("international", "B:W1,2,4,5,6,K9,K10,K11:B"),
        [
            "White: men 1, 2, 4 to 6; kings 9 to 11. Black: no pieces. Black to move.",
            "Bianco: pedine 1, 2, da 4 a 6; dame da 9 a 11. Nero: nessun pezzo. Muove il Nero.",
            "Wit: schijven 1, 2, 4 tot en met 6; dammen 9 tot en met 11. Zwart: geen stukken. \
             Zwart aan zet.",
        ],
    );
    // Numbered from the other end.
    check(
        position("portuguese", "W:W1-12:B21-32"),
        [
            "White: men 1 to 12. Black: men 21 to 32. White to move.",
            "Bianco: pedine da 1 a 12. Nero: pedine da 21 a 32. Muove il Bianco.",
            "Wit: schijven 1 tot en met 12. Zwart: schijven 21 tot en met 32. Wit aan zet.",
        ],
    );
}
