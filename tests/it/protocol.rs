//! Page and worker understand each other, and say so when they do not.

use damiera::protocol::{
    Analyze, Body, Choose, CodecError, Failure, Limits, Line, Lines, ListedGame, MAX_BYTES,
    PdnFault, Qr, Record, Reply, Request, Share, Shared, Task, Thought, VERSION, Worth, WritePdn,
    from_bytes, to_bytes,
};

fn request() -> Request {
    Request {
        id: 7,
        ruleset: "dameo".to_owned(),
        fen: String::new(),
        moves: vec!["a3-a4".to_owned(), "h6-h5".to_owned()],
        task: Task::Choose(Choose {
            level: 5,
            seed: u64::MAX,
            waited_ms: 120,
            limits: Limits { depth: None, nodes: Some(1 << 40), time_ms: Some(250) },
        }),
    }
}

#[test]
fn waiting_comes_off_the_time_of_the_search() {
    let Task::Choose(choose) = request().task else { panic!("a move is asked for") };
    let has = |held_ms, left_ms: f64| {
        let time_ms = choose.left_ms(300, held_ms);
        assert!((time_ms - left_ms).abs() < 0.1, "{time_ms} of {left_ms}");
    };
    // Of 300 ms 120 are gone, and half of them is left in any case.
    has(0.0, 180.0);
    has(20.0, 160.0);
    has(31.0, 150.0);
}

/// Every kind of request.
fn requests() -> [Request; 7] {
    let limits = Limits { depth: Some(20), ..Limits::default() };
    let analyze = Analyze { ply: 1, n_lines: 3, passes: true, limits, values: vec![2, 0] };
    [
        request(),
        Request { task: Task::Analyze(analyze), ..request() },
        Request { task: Task::Rest, ..request() },
        Request { task: Task::ListPdn, ..request() },
        Request { task: Task::ReadPdn(1999), ..request() },
        Request {
            task: Task::Share(Share {
                link: "g=dameo".to_owned(),
                pdn: WritePdn { session: "g=dameo".to_owned(), tags: tags() },
                page: "https://example.org/".to_owned(),
                title: "Dameo: White to move.".to_owned(),
            }),
            ..request()
        },
        Request { task: Task::Find, ..request() },
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
    let best = Line { score: Worth::Win(5), moves };
    let other = Line { score: Worth::Even(12), moves: vec!["32-28".to_owned()] };
    Lines { depth: 9, lines: vec![best, other] }
}

fn thought() -> Thought {
    let pv = vec!["31-27".to_owned(), "18x29x40".to_owned()];
    Thought { depth: 12, score: Worth::Even(-37), best: "31-27".to_owned(), pv, nodes: 123_456 }
}

#[test]
fn messages_come_back_as_they_were() {
    for request in requests() {
        assert_eq!(from_bytes(&to_bytes(&request)), Ok(request));
    }
    for body in [
        Body::Ready,
        Body::Progress(thought()),
        Body::Best(Thought { score: Worth::Win(3), ..thought() }),
        Body::Best(Thought { score: Worth::Loss(8), ..thought() }),
        Body::Lines(lines()),
        Body::Lines(Lines { depth: 1, lines: Vec::new() }),
        Body::Value { ply: 2000, score: Worth::Even(-1) },
        Body::Done,
        Body::Listed(vec![ListedGame {
            white: "Roozenburg".to_owned(),
            n_moves: 80,
            ..ListedGame::default()
        }]),
        Body::ListEnd { has_more: true },
        Body::Record(record()),
        Body::Shared(Box::new(Shared {
            short: "https://example.org/#1".to_owned(),
            size: (800, 800),
            qr: Some(Qr { side: 29, path: "M0 0h1v1H0z".to_owned() }),
            ..Shared::default()
        })),
        Body::Link("g=dameo".to_owned()),
        Body::Failed { reason: Failure::FileTooLong(1 << 21) },
        Body::Failed { reason: Failure::BadMove(3) },
        Body::Failed { reason: Failure::BadPly(7) },
        Body::Failed { reason: Failure::TooManyCaptures },
    ] {
        let reply = Reply { id: 9, body };
        assert_eq!(from_bytes(&to_bytes(&reply)), Ok(reply));
    }
}

/// The longest game of a file, with tags and faults, passes as one message.
#[test]
fn the_longest_game_of_a_file_fits_a_message() {
    let long = |n: usize| "x".repeat(n);
    let record = Record {
        link: long(1 << 18),
        tree: long(damiera::notation::lines::MAX_BYTES),
        tags: vec![(long(100), long(140)); damiera::protocol::MAX_TAGS],
        faults: vec![PdnFault { reason: long(400), ..record().faults.remove(0) }; 50],
        ..record()
    };
    let reply = Reply { id: 1, body: Body::Record(record) };
    assert_eq!(from_bytes(&to_bytes(&reply)), Ok(reply));
}

#[test]
fn foreign_and_damaged_bytes_are_refused() {
    let read = from_bytes::<Request>;
    assert_eq!(read(&[]), Err(CodecError::Length(0)));
    assert_eq!(read(&vec![VERSION; MAX_BYTES + 1]), Err(CodecError::Length(MAX_BYTES + 1)));
    assert_eq!(read(&[VERSION + 1, 0, 0]), Err(CodecError::Version(VERSION + 1)));
    for request in requests() {
        let bytes = to_bytes(&request);
        for len in 1..bytes.len() {
            assert_eq!(read(&bytes[..len]), Err(CodecError::Damaged), "cut at {len}");
        }
        let longer = [bytes.as_slice(), &[0]].concat();
        assert_eq!(read(&longer), Err(CodecError::Damaged));
    }
}
