//! Counting the positions of a game tree, the proof and the speed of the generator.

use super::bits::Bits;
use super::generate::{TooManyCaptures, count_moves, legal_moves};
use super::moves::MoveList;
use super::position::Position;
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
    let mut lists = vec![MoveList::new(); depth];
    walk(tables, position, &mut lists)
}

fn walk<B: Bits>(
    tables: &Tables<B>,
    position: &Position<B>,
    lists: &mut [MoveList<B>],
) -> Result<u64, TooManyCaptures> {
    let Some((list, deeper)) = lists.split_first_mut() else { return Ok(1) };
    if deeper.is_empty() {
        return count_moves(tables, position, list);
    }
    legal_moves(tables, position, list)?;
    let mut nodes = 0;
    for mv in list.iter() {
        nodes += walk(tables, &position.after(tables, mv), deeper)?;
    }
    Ok(nodes)
}
