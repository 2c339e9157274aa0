//! The plies of a game that are worth another look.

use std::cmp::Reverse;

use super::{Asked, Counts, Judgment, Review};
use crate::rules::Color;

/// From this loss on, in thousandths of the result to be expected, a ply can be named although it is no
/// mistake: in an even game 0.4 of a man.
const SMALL_LOSS: u16 = 100;

/// The most plies that are named although they are no mistakes.
const MAX_SMALL: usize = 3;

impl Review {
    /// The turning points, counted from 0: the plies at which much was lost, and where none of them is of a side
    /// that is asked, those few at which it has lost most.
    pub fn turning_points(&self) -> Vec<usize> {
        let mut plies = self.mistakes();
        if !plies.iter().any(|&ply| self.is_asked(ply)) {
            plies.extend(self.small_losses());
            plies.sort_unstable();
        }
        plies
    }

    /// Those of them at which something better is asked for.
    pub fn asked_plies(&self) -> Vec<usize> {
        let mut plies = self.turning_points();
        plies.retain(|&ply| self.is_asked(ply));
        plies
    }

    /// The plies that are mistakes or blunders.
    pub fn mistakes(&self) -> Vec<usize> {
        let is_one = |&ply: &usize| Judgment::of(self.loss(ply)) != Judgment::Fine;
        (0..self.n_plies).filter(is_one).collect()
    }

    /// How many mistakes and blunders a side has made.
    pub fn counts(&self, color: Color) -> Counts {
        let own = self.mistakes().into_iter().filter(|&ply| self.position(ply).turn() == color);
        own.fold(Counts::default(), |counts, ply| counts.with(Judgment::of(self.loss(ply))))
    }

    /// The plies that have lost most without being mistakes, in the order of the game.
    fn small_losses(&self) -> Vec<usize> {
        let own = (0..self.n_plies).filter(|&ply| self.is_asked(ply));
        let mut losses: Vec<_> = own.map(|ply| (Reverse(self.loss(ply)), ply)).collect();
        losses.retain(|&(Reverse(loss), _)| loss >= SMALL_LOSS);
        losses.sort_unstable();
        losses.truncate(MAX_SMALL);
        let mut plies: Vec<_> = losses.into_iter().map(|(_, ply)| ply).collect();
        plies.sort_unstable();
        plies
    }

    fn is_asked(&self, ply: usize) -> bool {
        match self.asked {
            Asked::Nobody => false,
            Asked::One(color) => self.position(ply).turn() == color,
            Asked::Both => true,
        }
    }
}
