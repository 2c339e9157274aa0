//! Tables of endings: made in slices beside whatever else goes on, and told as what they are.

use super::Post;
use crate::protocol::engine::WireScore;
use crate::rules::{Game, Move, Position};
use crate::search::endings::drills::{MAX_BYTES, MAX_NUMBERS};
use crate::search::endings::{MAX_PIECES, Outcome};
use crate::search::score::Ply;
use crate::search::{Engine, Line};

/// Up to this many squares the endings of [`MAX_PIECES`] are made, beyond it those of one less.
const SMALL_BOARD: usize = 36;

/// Positions looked at in one slice: some tens of milliseconds on a desk.
const SLICE: usize = 30_000;

/// Lets an engine keep tables.
pub(super) fn begin(engine: &mut Engine) {
    engine.use_endings(MAX_NUMBERS, MAX_BYTES);
}

/// Wants the tables that the last position of a game needs.
pub(super) fn want(engine: &mut Engine, game: &Game) {
    let is_small = engine.ruleset().board().squares().len() <= SMALL_BOARD;
    engine.want_endings(game.position(), if is_small { MAX_PIECES } else { MAX_PIECES - 1 });
}

/// Makes a slice of what is wanted, and says whether there is more. The page itself has no time
/// for it.
pub(super) fn make(engine: &mut Engine, post: &Post) -> bool {
    post.is_in_worker() && engine.make_endings(SLICE)
}

/// The value of a line that begins in a position, if the ending after its first move is known and comes
/// within this many plies; and the rest of such a line is best play.
pub(super) fn line(
    engine: &Engine,
    start: &Position,
    line: &Line,
    left: Ply,
    n_moves: usize,
) -> (Option<WireScore>, Vec<Move>) {
    let ruleset = engine.ruleset();
    let mut moves = line.pv.clone();
    moves.truncate(n_moves);
    let known = moves.first().and_then(|mv| {
        let outcome = engine.ending(&ruleset.after(start, mv)).ok()?;
        outcome.before().within(left).map(wire_score)
    });
    if known.is_some() {
        let end = moves.iter().fold(*start, |position, mv| ruleset.after(&position, mv));
        moves.extend(engine.ending_line(&end, n_moves - moves.len()));
    }
    (known, moves)
}

const fn wire_score(outcome: Outcome) -> WireScore {
    match outcome {
        Outcome::Win(plies) => WireScore::KnownWin(plies),
        Outcome::Loss(plies) => WireScore::KnownLoss(plies),
        Outcome::Draw => WireScore::KnownDraw,
    }
}
