//! Page and worker understand each other, and say so when they do not.

use std::fmt::Debug;

use damiera::protocol::endings::{self, Drills, Weighed, Worth};
use damiera::protocol::engine::{
    self, Analyze, Choose, GameText, Limits, Line, Lines, Thought, WireScore,
};
use damiera::protocol::files::{
    self, FoundGame, Inspected, ListedGame, MAX_TAGS, PdnFault, Qr, Record, Share, Shared, Texts,
    WritePdn,
};
use damiera::protocol::{
    CodecError, MAX_BYTES, Message, Reply, Request, VERSION, from_bytes, handbook, to_bytes,
};

fn choose() -> Choose {
    Choose {
        level: 5,
        seed: u64::MAX,
        waited_ms: 120,
        limits: Limits { depth: None, nodes: Some(1 << 40), time_ms: Some(250) },
    }
}

#[test]
fn waiting_comes_off_the_time_of_the_search() {
    let choose = choose();
    let has = |held_ms, left_ms: f64| {
        let time_ms = choose.left_ms(300, held_ms);
        assert!((time_ms - left_ms).abs() < 0.1, "{time_ms} of {left_ms}");
    };
    // Of 300 ms 120 are gone, and half of them is left in any case.
    has(0.0, 180.0);
    has(20.0, 160.0);
    has(31.0, 150.0);
}

/// Every kind of task for the engine.
fn engine_tasks() -> [engine::Task; 3] {
    let game = GameText {
        ruleset: "dameo".to_owned(),
        fen: String::new(),
        moves: vec!["a3-a4".to_owned(), "h6-h5".to_owned()],
    };
    let limits = Limits { depth: Some(20), ..Limits::default() };
    let analyze = Analyze { ply: 1, n_lines: 3, passes: true, limits, values: vec![2, 0] };
    [
        engine::Task::Choose(game.clone(), choose()),
        engine::Task::Analyze(game, analyze),
        engine::Task::Rest,
    ]
}

/// Every kind of task for endings.
fn ending_tasks() -> [endings::Task; 2] {
    let fen = "W:WKa1,Kb1:BKh8".to_owned();
    let game = GameText { ruleset: "dameo".to_owned(), fen, moves: vec!["a1-a2".to_owned()] };
    [endings::Task::List { ruleset: "dameo".to_owned(), n_known: 3 }, endings::Task::Weigh(game)]
}

/// Every kind of task for files.
fn file_tasks() -> [files::Task; 7] {
    [
        files::Task::List,
        files::Task::Read(1999),
        files::Task::Share(Share {
            link: "g=dameo".to_owned(),
            pdn: WritePdn { session: "g=dameo".to_owned(), tags: tags() },
            page: "https://example.org/".to_owned(),
            title: "Dameo: White to move.".to_owned(),
        }),
        files::Task::Find { ruleset: "dameo".to_owned(), title: "Problems".to_owned() },
        files::Task::Inspect("g=dameo".to_owned()),
        files::Task::Speak(Texts {
            language: "it".to_owned(),
            first: vec![1, 2, 3],
            faults: Some(vec![4, 5]),
        }),
        files::Task::InspectLesson("# Dameo".to_owned()),
    ]
}

fn tags() -> Vec<(String, String)> {
    vec![("White".to_owned(), "Roozenburg".to_owned())]
}

fn record() -> Record {
    Record {
        link: "g=dameo".to_owned(),
        tree: "32-28 (31-27)".to_owned(),
        tags: tags(),
        faults: vec![PdnFault { line: 3, column: 70, reason: "why".to_owned() }],
        n_more_faults: 1,
        is_guess: true,
    }
}

fn lines() -> Lines {
    let moves = vec!["31-27".to_owned(), "18x29x40".to_owned()];
    let best = Line { score: WireScore::Win(5), moves };
    let other = Line { score: WireScore::Even(12), moves: vec!["32-28".to_owned()] };
    Lines { depth: 9, lines: vec![best, other] }
}

fn thought() -> Thought {
    let pv = vec!["31-27".to_owned(), "18x29x40".to_owned()];
    Thought { depth: 12, score: WireScore::Even(-37), best: "31-27".to_owned(), pv, nodes: 123_456 }
}

fn drills() -> Drills {
    let (win, draw) = ("W:WKa1,Kb1:BKh8".to_owned(), "W:WKa1:BKh8,Kg8".to_owned());
    Drills { material: [0, 2, 0, 1], n_left: 9, wins: vec![(win, 13)], draws: vec![draw] }
}

fn comes_back<T: Message + PartialEq + Debug>(message: T) {
    assert_eq!(from_bytes(&to_bytes(&message)), Ok(message));
}

#[test]
fn messages_come_back_as_they_were() {
    for task in engine_tasks() {
        comes_back(Request { id: 7, task });
    }
    for task in file_tasks() {
        comes_back(Request { id: 7, task });
    }
    for task in ending_tasks() {
        comes_back(Request { id: 7, task });
    }
    comes_back(Request {
        id: 7,
        task: handbook::Task {
            ruleset: "dameo".to_owned(),
            language: "it".to_owned(),
            texts: [vec![1, 2], vec![3]],
        },
    });
    for answer in [Ok("<p>a</p>".to_owned()), Err(handbook::Failure::BadTexts)] {
        comes_back(Reply::Answer::<handbook::Answer> { id: 9, answer });
    }
    for worth in [Worth::Win(13), Worth::Draw, Worth::Loss(8)] {
        let weighed = Weighed { text: "31-27".to_owned(), worth, n_replies: 7, n_wrong: 6 };
        comes_back(Reply::Answer { id: 9, answer: endings::Answer::Weighed(vec![weighed]) });
    }
    for answer in [
        endings::Answer::Drills(drills()),
        endings::Answer::Done,
        endings::Answer::Failed(endings::Failure::NotKnown),
    ] {
        comes_back(Reply::Answer { id: 9, answer });
    }
    comes_back(Reply::<engine::Answer>::Ready);
    comes_back(Reply::<files::Answer>::Unreadable);
    for answer in [
        engine::Answer::Progress(thought()),
        engine::Answer::Best(Thought { score: WireScore::Win(3), ..thought() }),
        engine::Answer::Best(Thought { score: WireScore::Loss(8), ..thought() }),
        engine::Answer::Lines(lines()),
        engine::Answer::Lines(Lines { depth: 1, lines: Vec::new() }),
        engine::Answer::Value { ply: 2000, score: WireScore::Even(-1) },
        engine::Answer::Done,
        engine::Answer::Failed(engine::Failure::BadMove(3)),
        engine::Answer::Failed(engine::Failure::BadPly(7)),
        engine::Answer::Failed(engine::Failure::TooManyCaptures),
    ] {
        comes_back(Reply::Answer { id: 9, answer });
    }
    for answer in [
        files::Answer::Listed(vec![ListedGame {
            white: "Roozenburg".to_owned(),
            n_moves: 80,
            ..ListedGame::default()
        }]),
        files::Answer::ListEnd { has_more: true },
        files::Answer::Record(record()),
        files::Answer::FoundGame(FoundGame::Link("g=dameo".to_owned())),
        files::Answer::FoundGame(FoundGame::Record(record())),
        files::Answer::Shared(Box::new(Shared {
            short: "https://example.org/#1".to_owned(),
            size: (800, 800),
            qr: Some(Qr { side: 29, path: "M0 0h1v1H0z".to_owned() }),
            ..Shared::default()
        })),
        files::Answer::Inspected(Inspected::default()),
        files::Answer::Failed(files::Failure::FileTooLong(1 << 21)),
    ] {
        comes_back(Reply::Answer { id: 9, answer });
    }
}

/// The longest game of a file, with tags and faults, passes as one message.
#[test]
fn the_longest_game_of_a_file_fits_a_message() {
    let long = |n: usize| "x".repeat(n);
    let record = Record {
        link: long(1 << 18),
        tree: long(damiera::notation::lines::MAX_BYTES),
        tags: vec![(long(100), long(140)); MAX_TAGS],
        faults: vec![PdnFault { reason: long(400), ..record().faults.remove(0) }; 50],
        ..record()
    };
    comes_back(Reply::Answer { id: 1, answer: files::Answer::Record(record) });
}

/// Checks that no part of a message is taken for a message.
fn is_refused_in_part<T: Message + PartialEq + Debug>(message: &T) {
    let read = from_bytes::<T>;
    let bytes = to_bytes(message);
    for len in 1..bytes.len() {
        assert_eq!(read(&bytes[..len]), Err(CodecError::Damaged), "cut at {len}");
    }
    let longer = [bytes.as_slice(), &[0]].concat();
    assert_eq!(read(&longer), Err(CodecError::Damaged));
}

#[test]
fn foreign_and_damaged_bytes_are_refused() {
    let read = from_bytes::<Request<engine::Task>>;
    assert_eq!(read(&[]), Err(CodecError::Length(0)));
    assert_eq!(read(&vec![VERSION; MAX_BYTES + 1]), Err(CodecError::Length(MAX_BYTES + 1)));
    assert_eq!(read(&[VERSION + 1, 0, 0]), Err(CodecError::Version(VERSION + 1)));
    for task in engine_tasks() {
        is_refused_in_part(&Request { id: 7, task });
    }
    for task in ending_tasks() {
        is_refused_in_part(&Request { id: 7, task });
    }
    for task in file_tasks() {
        is_refused_in_part(&Request { id: 7, task });
    }
}
