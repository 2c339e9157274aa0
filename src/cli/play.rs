//! `damiera play`: moves played from a position.

use std::io::Write;
use std::sync::Arc;

use super::{CliError, PositionArgs};
use crate::notation::fen;
use crate::notation::movetext::{self, MoveTextError};
use crate::notation::turn::{self, TurnError};
use crate::rules::{Color, Game, Status};
use crate::text::Language;

/// What to play.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Play {
    #[command(flatten)]
    place: PositionArgs,
    /// The moves, in any of the notations that are read.
    #[arg(value_name = "MOVE")]
    moves: Vec<String>,
}

impl Play {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let ruleset = self.place.ruleset()?;
        let position = self.place.position(&ruleset)?;
        let mut game = Game::from_position(Arc::new(ruleset), position);
        for (idx, text) in self.moves.iter().enumerate() {
            turn::play(&mut game, text).map_err(|error| refused(&game, idx + 1, &error))?;
        }
        writeln!(out, "{}", fen::write(game.ruleset(), game.position()))?;
        let (status, reason) = standing(&game);
        writeln!(out, "{status}\t{reason}")?;
        Ok(())
    }
}

/// How the game stands; `1-0` is White's win, whichever side began.
fn standing(game: &Game) -> (&'static str, String) {
    let text = Language::English.strings();
    let status = match game.status() {
        Status::Ongoing => return ("ongoing", ongoing(game)),
        Status::Unlistable(_) => "ongoing",
        Status::Won { winner: Color::White, .. } => "1-0",
        Status::Won { winner: Color::Black, .. } => "0-1",
        Status::Drawn { .. } => "1/2-1/2",
    };
    let reason = text.reason(game.status());
    let reason = match may_huff(game) {
        Some(words) => format!("{}; {words}", reason.trim_end_matches('.')),
        None => reason,
    };
    (status, reason)
}

/// Whose turn it is, and what there is to do besides moving.
fn ongoing(game: &Game) -> String {
    let text = Language::English.strings();
    let mut words = text.to_move(game.position().turn()).to_owned();
    if let Some(may_huff) = may_huff(game) {
        words.push_str("; ");
        words.push_str(&may_huff);
    }
    if let Some(when) = game.claimable() {
        words.push_str("; ");
        words.push_str(&text.may_claim(when));
    }
    if game.offer().is_some() {
        words.push_str("; ");
        words.push_str(text.draw_offered);
    }
    for counter in game.counters() {
        words.push_str("; ");
        words.push_str(&text.counter(&counter));
    }
    words
}

/// What can be done about a missed capture, if the last move was one.
fn may_huff(game: &Game) -> Option<String> {
    let board = game.ruleset().board();
    let squares: Vec<_> = game.huffable().iter().map(|&sq| board.label(sq).to_string()).collect();
    (!squares.is_empty()).then(|| Language::English.strings().may_huff(&squares))
}

/// The reason in words, and what would be legal.
fn refused(game: &Game, number: usize, error: &TurnError) -> CliError {
    let (ruleset, position, legal) = (game.ruleset(), game.position(), game.legal_moves());
    let mut why = error.to_string();
    if let TurnError::Move(MoveTextError::Illegal { refusal, .. }) = error {
        let name = |square| ruleset.board().label(square).to_string();
        let reason = Language::English.strings().refusal(&name, refusal);
        why = format!("{why}: {}", reason.trim_end_matches('.'));
    }
    let texts: Vec<_> =
        legal.iter().map(|mv| movetext::write(ruleset, position, legal, mv)).collect();
    let legal =
        if texts.is_empty() { String::new() } else { format!("; legal: {}", texts.join(", ")) };
    CliError::Move { number, why, legal }
}
