//! The engine's tables of endings.

use std::sync::Arc;

use damiera_rules::{Game, Move, Position};

use super::{Engine, each_width};
use crate::endings::drills::{Material, Weighed};
use crate::endings::{Endings, Outcome, Summary, Unknown};
use crate::score::Ply;

impl Engine {
    fn known(&self) -> Option<&Endings> {
        each_width!(&self.player, player => player.data.endings.as_deref())
    }

    /// They are shared while a search goes on, and only then.
    fn known_mut(&mut self) -> Option<&mut Endings> {
        let known = each_width!(&mut self.player, player => &mut player.data.endings);
        known.as_mut().and_then(Arc::get_mut)
    }

    /// Begins to keep tables of endings, each of at most this many numbers and all of them together of at
    /// most this many bytes. Nothing is made before it is [wanted](Self::want_endings).
    pub fn use_endings(&mut self, max_numbers: usize, max_bytes: usize) {
        let endings = Endings::new(&self.ruleset, max_numbers, max_bytes).map(Arc::new);
        each_width!(&mut self.player, player => player.data.endings = endings);
    }

    /// Whether it keeps tables of endings.
    pub fn keeps_endings(&self) -> bool {
        self.known().is_some()
    }

    /// Wants the tables of the endings of at most this many pieces that a position may lead to, in place
    /// of what was wanted before. Positions with many more pieces want nothing.
    pub fn want_endings(&mut self, position: &Position, n_pieces: usize) {
        if let Some(endings) = self.known_mut() {
            endings.want(position, n_pieces);
        }
    }

    /// Wants the tables of all endings of at most this many pieces, in place of what was wanted before.
    pub fn want_all_endings(&mut self, n_pieces: usize) {
        if let Some(endings) = self.known_mut() {
            endings.want_all(n_pieces);
        }
    }

    /// Works on the tables that are wanted, looking at about this many positions, and says whether
    /// there is more to do.
    pub fn make_endings(&mut self, n_positions: usize) -> bool {
        self.known_mut().is_some_and(|endings| endings.work(n_positions))
    }

    /// What the tables that are made have come to, in the order of their making; those left out that
    /// were made first.
    pub fn endings(&self, n_left_out: usize) -> Vec<Summary> {
        self.known().map_or_else(Vec::new, |endings| endings.summaries(n_left_out))
    }

    /// How a position comes out, if its table is made, in a game in which nothing has been counted
    /// toward a draw; see [`certain_plies`](crate::endings::certain_plies).
    ///
    /// # Errors
    /// [`Unknown`] says why it is not known.
    pub fn ending(&self, position: &Position) -> Result<Outcome, Unknown> {
        self.known().map_or(Err(Unknown::NotMade), |endings| endings.look_up(position))
    }

    /// Best play from a position whose table is made, at most this many moves; nothing from a draw, where
    /// there is nothing to be shown.
    pub fn ending_line(&self, position: &Position, n_moves: usize) -> Vec<Move> {
        let mut line = Vec::new();
        if let Some(endings) = self.known() {
            endings.play_out(position, n_moves, &mut line);
        }
        line
    }

    /// Wants the tables of this material and of what it leads to, in place of what was wanted before.
    pub fn want_material(&mut self, material: Material) {
        if let Some(endings) = self.known_mut() {
            endings.want_material(material);
        }
    }

    /// What each legal move at the end of a game leads to, if the tables of its material are made.
    ///
    /// # Errors
    /// [`Unknown`] if that is not known of one of them.
    pub fn weigh(&self, game: &Game) -> Result<Vec<Weighed>, Unknown> {
        self.known().map_or(Err(Unknown::NotMade), |endings| endings.weigh(game))
    }

    /// At most this many positions of a material that the side to move wins, with the plies that it takes
    /// against the best defense: shortest first, worth playing out, and won whatever the rules count toward a
    /// draw. None if its table is not made. White is to move.
    pub fn wins_to_practice(&self, material: Material, n: usize) -> Vec<(Position, Ply)> {
        self.known().map_or_else(Vec::new, |endings| endings.to_win(material, n))
    }

    /// At most this many drawn positions of a material that the side to move can easily lose, those first in
    /// which more moves hold. None if its table is not made. White is to move.
    pub fn draws_to_practice(&self, material: Material, n: usize) -> Vec<Position> {
        self.known().map_or_else(Vec::new, |endings| endings.to_hold(material, n))
    }
}
