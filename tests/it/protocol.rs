//! Page and worker understand each other, and say so when they do not.

use damiera::protocol::{
    Body, CodecError, Failure, Limits, MAX_BYTES, Reply, Request, Thought, VERSION, Worth,
    from_bytes, to_bytes,
};

fn request() -> Request {
    Request {
        id: 7,
        ruleset: "dameo".to_owned(),
        fen: String::new(),
        moves: vec!["a3-a4".to_owned(), "h6-h5".to_owned()],
        level: 5,
        seed: u64::MAX,
        limits: Limits { depth: None, nodes: Some(1 << 40), time_ms: Some(250) },
    }
}

fn thought() -> Thought {
    let pv = vec!["31-27".to_owned(), "18x29x40".to_owned()];
    Thought { depth: 12, score: Worth::Even(-37), best: "31-27".to_owned(), pv, nodes: 123_456 }
}

#[test]
fn messages_come_back_as_they_were() {
    assert_eq!(from_bytes(&to_bytes(&request())), Ok(request()));
    for body in [
        Body::Ready,
        Body::Progress(thought()),
        Body::Best(Thought { score: Worth::Win(3), ..thought() }),
        Body::Best(Thought { score: Worth::Loss(8), ..thought() }),
        Body::Failed { reason: Failure::BadMove(3) },
        Body::Failed { reason: Failure::TooManyCaptures },
    ] {
        let reply = Reply { id: 9, body };
        assert_eq!(from_bytes(&to_bytes(&reply)), Ok(reply));
    }
}

#[test]
fn foreign_and_damaged_bytes_are_refused() {
    let bytes = to_bytes(&request());
    let read = from_bytes::<Request>;
    assert_eq!(read(&[]), Err(CodecError::Length(0)));
    assert_eq!(read(&vec![VERSION; MAX_BYTES + 1]), Err(CodecError::Length(MAX_BYTES + 1)));
    assert_eq!(read(&[VERSION + 1, 0, 0]), Err(CodecError::Version(VERSION + 1)));
    for len in 1..bytes.len() {
        assert_eq!(read(&bytes[..len]), Err(CodecError::Damaged), "cut at {len}");
    }
    let longer = [bytes.as_slice(), &[0]].concat();
    assert_eq!(read(&longer), Err(CodecError::Damaged));
}
