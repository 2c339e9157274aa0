//! The edge of the search, where the width of words is chosen and hidden.

mod endings;

use std::fmt;
use std::sync::Arc;

use damiera_rules::{Bits, Position, Ruleset, Tables};

use super::alpha_beta::Search;
use super::counts::Past;
use super::learned::WeightsError;
use super::levels::Level;
use super::limits::{Limits, Weakness};
use super::lines::{Analysis, Line, Slice};
use super::techniques::Techniques;
use super::thread_data::ThreadData;

pub use super::answer::{Answer, Control, Report};

/// So many times the positions does a level look at that counts on weights, where there are none.
const UNTAUGHT_FACTOR: u64 = 5;

/// A player of one ruleset: its evaluation, its table, and what it remembers of earlier searches.
pub struct Engine {
    ruleset: Arc<Ruleset>,
    player: Player,
    n_threads: u8,
}

/// The two widths. What is done with both is written once, with `each_width!`, and not behind a trait
/// object, which would link all of it into programs that use a part.
enum Player {
    #[cfg(feature = "narrow")]
    Narrow(Box<OfWidth<u64>>),
    Wide(Box<OfWidth<u128>>),
}

/// What a search of one width works with.
struct OfWidth<B> {
    data: ThreadData<B>,
    tables: Arc<Tables<B>>,
}

/// Runs the same expression for either width, with `player` bound.
macro_rules! each_width {
    ($of:expr, $player:ident => $body:expr) => {
        match $of {
            #[cfg(feature = "narrow")]
            $crate::engine::Player::Narrow($player) => $body,
            $crate::engine::Player::Wide($player) => $body,
        }
    };
}

use each_width;

impl Player {
    fn new(ruleset: &Ruleset, table_bytes: usize) -> Self {
        #[cfg(feature = "narrow")]
        if let Some(tables) = ruleset.narrow_tables() {
            return Self::Narrow(Box::new(OfWidth::new(ruleset, Arc::clone(tables), table_bytes)));
        }
        Self::Wide(Box::new(OfWidth::new(ruleset, ruleset.wide_tables(), table_bytes)))
    }
}

impl<B: Bits + Send + Sync> OfWidth<B> {
    fn new(ruleset: &Ruleset, tables: Arc<Tables<B>>, table_bytes: usize) -> Self {
        Self { data: ThreadData::new(ruleset, table_bytes), tables }
    }

    fn think(
        &mut self,
        (position, past): (&Position, &Past),
        limits: &Limits<'_>,
        report: &mut dyn FnMut(&Report) -> Control,
    ) -> Answer {
        let search = Search::new(&mut self.data, &self.tables, limits);
        search.run(&Position::narrow(position), past, report)
    }

    /// As [`think`](Self::think), while other threads fill the table with what is found on the way.
    #[cfg(not(target_family = "wasm"))]
    fn think_on(
        &mut self,
        n_threads: u8,
        (position, past): (&Position, &Past),
        limits: &Limits<'_>,
        report: &mut dyn FnMut(&Report) -> Control,
    ) -> Answer {
        use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

        let position = Position::narrow(position);
        let tables = &*self.tables;
        let (is_over, depth) = (AtomicBool::new(false), limits.depth);
        let search = Search::new(&mut self.data, tables, limits);
        std::thread::scope(|scope| {
            let helpers: Vec<_> = (1..n_threads)
                .map(|nth| {
                    let (mut data, is_over, position) = (search.data.clone(), &is_over, &position);
                    scope.spawn(move || {
                        let limits = Limits {
                            should_stop: &|| is_over.load(Relaxed),
                            ..Limits::depth(depth)
                        };
                        Search::again(&mut data, tables, &limits).help(position, past, nth)
                    })
                })
                .collect();
            let mut answer = search.run(&position, past, report);
            is_over.store(true, Relaxed);
            for helper in helpers {
                answer.nodes += helper.join().unwrap_or_else(|why| std::panic::resume_unwind(why));
            }
            answer
        })
    }

    fn analyze(&mut self, analysis: &mut Analysis, limits: &Limits<'_>) -> Slice {
        let begin = if analysis.has_begun() { Search::again } else { Search::new };
        begin(&mut self.data, &self.tables, limits).analyze(analysis)
    }

    fn has_rival(
        &mut self,
        (position, answer): (&Position, &Position),
        least: i32,
        limits: &Limits<'_>,
    ) -> bool {
        let search = Search::new(&mut self.data, &self.tables, limits);
        search.has_rival(&Position::narrow(position), &Position::narrow(answer), least)
    }
}

impl Engine {
    /// The player of this ruleset, with a table of at most this many bytes.
    pub fn new(ruleset: Arc<Ruleset>, table_bytes: usize) -> Self {
        let player = Player::new(&ruleset, table_bytes);
        Self { ruleset, player, n_threads: 1 }
    }

    /// What it plays.
    pub fn ruleset(&self) -> &Arc<Ruleset> {
        &self.ruleset
    }

    /// Takes weights learned for the ruleset, as `damiera train` writes them. What the table holds was
    /// found without them, and is forgotten.
    ///
    /// # Errors
    /// [`WeightsError`]; the engine plays on as before.
    pub fn learn(&mut self, bytes: &[u8]) -> Result<(), WeightsError> {
        each_width!(&mut self.player, player => player.data.learn(&self.ruleset, bytes))
    }

    /// The bounds of a level for this engine: one that [counts on weights](Level::uses_weights) and has learned none
    /// looks at more positions, or it would be weaker than the level before it.
    pub fn bounds<'a>(&self, level: Level, limits: Limits<'a>) -> Limits<'a> {
        let is_taught = each_width!(&self.player, player => player.data.is_taught());
        if is_taught || !level.uses_weights() {
            return limits;
        }
        Limits { nodes: limits.nodes.saturating_mul(UNTAUGHT_FACTOR), ..limits }
    }

    /// Forgets what was found about the positions of earlier games.
    pub fn forget(&mut self) {
        each_width!(&mut self.player, player => player.data.table.begin_fresh());
    }

    /// Searches with these techniques from now on.
    pub fn use_techniques(&mut self, techniques: Techniques) {
        each_width!(&mut self.player, player => player.data.techniques = techniques);
    }

    /// [Thinks](Self::think) on this many threads from now on, 1 if fewer. They share one table, and what one of
    /// them finds the others need not search. Where the target has no threads, one does it all.
    pub const fn use_threads(&mut self, n_threads: u8) {
        self.n_threads = n_threads;
    }

    /// Searches a position of the engine's ruleset.
    ///
    /// `past` is what came before it in the game: coming back to one of those positions counts as a
    /// draw, and what is counted goes on. `report` hears of every depth that was finished. With
    /// [`Memory::Fresh`](super::limits::Memory::Fresh) and as long as neither `report` nor `should_stop`
    /// ends the search, equal calls on one thread have equal answers. With [several](Self::use_threads),
    /// `limits.nodes` bounds the first of them, and the answer's nodes are those of all.
    pub fn think(
        &mut self,
        position: &Position,
        past: &Past,
        limits: &Limits<'_>,
        report: &mut dyn FnMut(&Report) -> Control,
    ) -> Answer {
        let asked = (position, past);
        #[cfg(not(target_family = "wasm"))]
        if self.n_threads > 1 {
            let n_threads = self.n_threads;
            return each_width!(&mut self.player, player => player.think_on(n_threads, asked, limits, report));
        }
        each_width!(&mut self.player, player => player.think(asked, limits, report))
    }

    /// Goes on with an analysis of a position of the engine's ruleset until its next depth is
    /// finished or a limit is met.
    ///
    /// `limits.nodes` and `limits.should_stop` bound this slice, `limits.depth` the analysis, and
    /// `limits.memory` says what its first slice may know. What a slice that was cut short has found
    /// is in the table, and the next one comes by it quickly, if no other search is made between
    /// them. As with [`Engine::think`], equal calls have equal answers. With a weakness, the values
    /// that [`Engine::choice`] wants are found; without one, the lines are the best.
    pub fn analyze(&mut self, analysis: &mut Analysis, limits: &Limits<'_>) -> Slice {
        each_width!(&mut self.player, player => player.analyze(analysis, limits))
    }

    /// Whether a move of a position comes to `least` hundredths of a man or more without leading to `answer`, the
    /// position after the move that is meant, by the deepest search within `limits`. It asks this one question of
    /// all other moves and so sees further than an analysis, which finds the score of each.
    pub fn has_rival(
        &mut self,
        position: &Position,
        answer: &Position,
        least: i32,
        limits: &Limits<'_>,
    ) -> bool {
        let asked = (position, answer);
        each_width!(&mut self.player, player => player.has_rival(asked, least, limits))
    }

    /// The move that a player of this weakness makes, as far as an analysis with the same weakness
    /// has come; none before its first slice, and where there is no legal move. Of analyses none of
    /// whose slices was cut, it is the move of [`Engine::think`] to the same depth.
    pub fn choice(&self, analysis: &Analysis, weakness: Weakness) -> Option<Line> {
        analysis.choice(weakness, self.ruleset.hash(&analysis.position))
    }
}

impl fmt::Debug for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Engine").field("ruleset", &self.ruleset.rules().id).finish_non_exhaustive()
    }
}
