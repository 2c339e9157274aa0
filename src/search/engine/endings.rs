//! The engine's tables of endings, whatever their width.

use super::{Engine, Widths};
use crate::rules::{Move, Position, Width};
#[cfg(feature = "cli")]
use crate::search::endings::Summary;
use crate::search::endings::{Endings, Outcome, Unknown};
use crate::search::score::Ply;

/// Runs the same expression for either width, with `endings` bound to tables that may not be there.
macro_rules! for_endings {
    ($mind:expr, $endings:ident => $body:expr) => {
        match $mind {
            #[cfg(feature = "narrow")]
            Widths::Narrow(mind) => {
                let $endings = &mut mind.endings;
                $body
            }
            Widths::Wide(mind) => {
                let $endings = &mut mind.endings;
                $body
            }
        }
    };
}

impl Engine {
    /// Begins to keep tables of endings, each of at most so many numbers and all of them together of at
    /// most so many bytes. Nothing is made before it is [wanted](Self::want_endings).
    pub fn use_endings(&mut self, max_numbers: usize, max_bytes: usize) {
        let ruleset = &self.ruleset;
        for_endings!(&mut self.mind, endings => {
            *endings = Endings::new(ruleset, max_numbers, max_bytes).map(Box::new);
        });
    }

    /// Whether it keeps tables of endings.
    #[cfg(feature = "cli")]
    pub fn keeps_endings(&self) -> bool {
        match &self.mind {
            #[cfg(feature = "narrow")]
            Widths::Narrow(mind) => mind.endings.is_some(),
            Widths::Wide(mind) => mind.endings.is_some(),
        }
    }

    /// Wants the tables of the endings of at most so many pieces that a position may lead to, in place
    /// of what was wanted before. Positions with many more pieces want nothing.
    pub fn want_endings(&mut self, position: &Position<u128>, n_pieces: usize) {
        for_endings!(&mut self.mind, endings => {
            if let Some(endings) = endings {
                endings.want(&Position::narrow(position), n_pieces);
            }
        });
    }

    /// Works on the tables that are wanted, looking at about so many positions, and says whether
    /// there is more to do.
    pub fn make_endings(&mut self, n_positions: usize) -> bool {
        match (&mut self.mind, self.ruleset.tables()) {
            #[cfg(feature = "narrow")]
            (Widths::Narrow(mind), Width::Narrow(tables)) => {
                mind.endings.as_mut().is_some_and(|endings| endings.work(tables, n_positions))
            }
            (Widths::Wide(mind), Width::Wide(tables)) => {
                mind.endings.as_mut().is_some_and(|endings| endings.work(tables, n_positions))
            }
            #[cfg(feature = "narrow")]
            _ => unreachable!("the mind was made for the ruleset's width"),
        }
    }

    /// Wants the tables of all endings of at most so many pieces, in place of what was wanted before.
    #[cfg(feature = "cli")]
    pub fn want_all_endings(&mut self, n_pieces: usize) {
        for_endings!(&mut self.mind, endings => {
            if let Some(endings) = endings {
                endings.want_all(n_pieces);
            }
        });
    }

    /// What the tables that are made have come to, in the order of their making; those left out that
    /// were made first.
    #[cfg(feature = "cli")]
    pub fn endings(&self, n_left_out: usize) -> Vec<Summary> {
        let summaries = match &self.mind {
            #[cfg(feature = "narrow")]
            Widths::Narrow(mind) => mind.endings.as_ref().map(|all| all.summaries(n_left_out)),
            Widths::Wide(mind) => mind.endings.as_ref().map(|all| all.summaries(n_left_out)),
        };
        summaries.unwrap_or_default()
    }

    /// Uses no win in a search that takes more than so many plies of its own and of the tables'; see
    /// [`plies_left`](crate::search::endings::plies_left).
    pub fn limit_endings(&mut self, plies_left: Ply) {
        for_endings!(&mut self.mind, endings => {
            if let Some(endings) = endings {
                endings.plies_left = plies_left;
            }
        });
    }

    /// How a position comes out, if its table is made, in a game in which nothing has been counted
    /// towards a draw; see [`certain_plies`](crate::search::endings::certain_plies).
    ///
    /// # Errors
    /// [`Unknown`] says why it is not known.
    pub fn ending(&self, position: &Position<u128>) -> Result<Outcome, Unknown> {
        let look_up = match &self.mind {
            #[cfg(feature = "narrow")]
            Widths::Narrow(mind) => {
                mind.endings.as_ref().map(|endings| endings.look_up(&Position::narrow(position)))
            }
            Widths::Wide(mind) => mind.endings.as_ref().map(|endings| endings.look_up(position)),
        };
        look_up.unwrap_or(Err(Unknown::NotMade))
    }

    /// Best play from a position whose table is made, at most so many moves; nothing from a draw, where
    /// there is nothing to be shown.
    pub fn ending_line(&self, position: &Position<u128>, n_moves: usize) -> Vec<Move<u128>> {
        let mut position = *position;
        let mut line = Vec::new();
        while let Ok(outcome @ (Outcome::Win(1..) | Outcome::Loss(1..))) = self.ending(&position) {
            let legal = self.ruleset.legal_moves(&position).unwrap_or_default();
            let best =
                legal.iter().find(|mv| match self.ending(&self.ruleset.after(&position, mv)) {
                    Ok(after) => after.before() == outcome,
                    Err(Unknown::NoPieces) => outcome.plies() == Some(1),
                    Err(_) => false,
                });
            let Some(best) = best.filter(|_| line.len() < n_moves) else { break };
            position = self.ruleset.after(&position, best);
            line.push(*best);
        }
        line
    }
}
