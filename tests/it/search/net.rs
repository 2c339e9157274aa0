//! The network on top of the windows: that it is read as it is written, sees both sides alike, and does not
//! depend on what was looked at before.

use std::sync::Arc;

use damiera::notation::fen;
use damiera::rules::Ruleset;
use damiera::search::{Engine, Random, WeightsError};

use super::learned::{moved, positions, score, without_net};
use super::{TABLE_BYTES, compile};

/// Games of every kind of board, and one with a limit for kings.
const GAMES: [&str; 7] =
    ["international", "frisian", "english", "italian", "dameo", "canadian", "turkish"];

const N_HIDDEN: usize = 64;

/// Weights with a network of these bytes, the first as many as there are wanted.
fn with_net(name: &str, net: impl Iterator<Item = u8>) -> Vec<u8> {
    let mut bytes = without_net(name);
    bytes[4] = 64;
    let error = Engine::new(compile(name), TABLE_BYTES).learn(&bytes).unwrap_err();
    let WeightsError::Length { expected, .. } = error else { panic!("{error}") };
    let n_net = expected - bytes.len();
    bytes.extend(net.take(n_net));
    assert_eq!(bytes.len(), expected);
    bytes
}

fn random_net(name: &str) -> Vec<u8> {
    let mut random = Random::new(5);
    // Small enough that hidden values are between their bounds.
    with_net(name, std::iter::from_fn(|| u8::try_from((random.below(31) + 241) % 256).ok()))
}

fn taught(ruleset: &Arc<Ruleset>, bytes: &[u8]) -> Engine {
    let mut engine = Engine::new(Arc::clone(ruleset), TABLE_BYTES);
    engine.learn(bytes).unwrap();
    engine
}

#[test]
fn a_network_does_not_depend_on_what_was_looked_at_before() {
    for name in GAMES {
        let ruleset = compile(name);
        let bytes = random_net(name);
        let (mut engine, mut plain) =
            (taught(&ruleset, &bytes), taught(&ruleset, &without_net(name)));
        let mut n_other = 0;
        for position in positions(&ruleset) {
            let found = score(&mut engine, &position);
            assert_eq!(found, score(&mut taught(&ruleset, &bytes), &position), "{name}");
            n_other += usize::from(found != score(&mut plain, &position));
        }
        assert!(n_other > 10, "{name}: {n_other}");
    }
}

#[test]
fn a_network_sees_both_sides_alike() {
    for name in GAMES {
        let ruleset = compile(name);
        let shape = ruleset.board().shape();
        let mut engine = taught(&ruleset, &random_net(name));
        for position in positions(&ruleset) {
            let turn = |(x, y)| (shape.width - 1 - x, shape.height - 1 - y);
            let turned = moved(&ruleset, &position, true, turn);
            assert_eq!(score(&mut engine, &position), score(&mut engine, &turned), "{name}");
        }
    }
}

/// A file made by hand: the first hidden value is 1 where the side has a king, and the side to move
/// gets a man for it.
#[test]
fn a_network_is_read_as_its_file_is_described() {
    let n_squares = 32;
    let mut net = Vec::new();
    for plane in 0..4 {
        for _ in 0..n_squares {
            // 64 times 4 is 1.
            net.extend([if plane == 1 { 64 } else { 0 }]);
            net.extend([0; N_HIDDEN - 1]);
        }
    }
    // Moves of a king under a limit, the bias of the hidden layer, and that of the output.
    net.extend(vec![0; 6 * N_HIDDEN + 2 * N_HIDDEN + 8 * 2]);
    // An output weight of 100 is worth so many hundredths of a man.
    net.extend(256_u16.to_le_bytes());
    for _ in 0..8 {
        net.extend([100]);
        net.extend([0; 2 * N_HIDDEN - 1]);
    }
    let bytes = with_net("english", net.into_iter());
    let ruleset = compile("english");
    let both = fen::parse(&ruleset, "W:WK32,29,30:BK1,3,4").unwrap();
    let none = fen::parse(&ruleset, "W:W32,29,30:B1,3,4").unwrap();
    let gain = |position| {
        let mut plain = taught(&ruleset, &without_net("english"));
        let values = [score(&mut taught(&ruleset, &bytes), position), score(&mut plain, position)];
        values.map(|value| value.to_string())
    };
    // After one move the other side is to move and has a king.
    let [with, without] = gain(&both).map(|value| value.parse::<f64>().unwrap());
    assert!((without - with - 100.0).abs() < 1e-6, "{with} and {without}");
    let [with, without] = gain(&none);
    assert_eq!(with, without);
}
