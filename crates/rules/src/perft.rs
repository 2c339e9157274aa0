//! Counting the positions of a game tree, the proof and the speed of the generator.

use super::bits::Bits;
use super::generate::{TooManyCaptures, count_moves_as, legal_moves_as};
use super::moves::MoveList;
use super::position::Position;
use super::source::{Source, SourceTask, with_source};
use super::tables::Tables;

/// How many sequences of exactly `depth` plies there are. Two captures that differ only in route
/// are one move; lines that end early are not counted; draws are ignored.
///
/// # Errors
/// [`TooManyCaptures`] if that happens anywhere in the tree.
pub fn perft<B: Bits>(
    tables: &Tables<B>,
    position: &Position<B>,
    depth: usize,
) -> Result<u64, TooManyCaptures> {
    with_source(tables, position.turn(), Perft { tables, position, depth })
}

struct Perft<'a, B> {
    tables: &'a Tables<B>,
    position: &'a Position<B>,
    depth: usize,
}

impl<B: Bits> SourceTask<B> for Perft<'_, B> {
    type Output = Result<u64, TooManyCaptures>;

    fn run<S: Source<B>>(self) -> Self::Output {
        let mut lists = vec![MoveList::new(); self.depth];
        walk::<B, S>(self.tables, self.position, &mut lists)
    }
}

fn walk<B: Bits, S: Source<B>>(
    tables: &Tables<B>,
    position: &Position<B>,
    lists: &mut [MoveList<B>],
) -> Result<u64, TooManyCaptures> {
    let Some((list, deeper)) = lists.split_first_mut() else { return Ok(1) };
    if deeper.is_empty() {
        return count_moves_as::<B, S>(tables, position, list);
    }
    legal_moves_as::<B, S>(tables, position, list)?;
    let mut nodes = 0;
    for mv in list.iter() {
        let after = position.after_turn(S::turn(position), S::facts(tables).king_limit, mv);
        nodes += walk::<B, S::Next>(tables, &after, deeper)?;
    }
    Ok(nodes)
}
