//! `damiera diagram`: a position as a picture, a file of its own.

use std::io::Write;

use clap::ValueEnum;

use super::{CliError, PositionArgs, language};
use crate::diagram::{self, Coords, Picture};
use crate::notation::marks::{self, MarkError};
use crate::rules::Color;
use crate::rulesets::find;
use crate::text::PositionWords;

/// Which position, and how it is drawn.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Diagram {
    #[command(flatten)]
    place: PositionArgs,
    /// Squares to mark: `c3` a ring, `d4!` attention, `e5x` crossed out, `f6*` a dot.
    #[arg(long, value_name = "LIST", default_value = "")]
    marks: String,
    /// Arrows: G, R, Y or B and the squares, `Gc3-c5` or `R32-28-19`.
    #[arg(long, value_name = "LIST", default_value = "")]
    arrows: String,
    /// The side at the bottom.
    #[arg(long, value_name = "SIDE", default_value = "w")]
    orientation: Side,
    /// Where coordinates are written.
    #[arg(long, value_name = "WHERE", default_value = "none")]
    coords: Where,
    /// The name of the picture; without it, who is to move in which game.
    #[arg(long, value_name = "TEXT")]
    title: Option<String>,
    /// A text under the board.
    #[arg(long, value_name = "TEXT", default_value = "")]
    caption: String,
    /// A text that the file carries, such as its link.
    #[arg(long, value_name = "TEXT", default_value = "")]
    metadata: String,
    /// Pieces that differ in black and white, too.
    #[arg(long)]
    print: bool,
    /// The language of title and description.
    #[arg(long, value_name = "CODE", default_value = "en")]
    lang: String,
}

/// A side, as links name it.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Side {
    #[value(alias = "white")]
    W,
    #[value(alias = "black")]
    B,
}

/// Where coordinates are written.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Where {
    None,
    Edge,
    Numbers,
    Algebraic,
}

impl Diagram {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let text = language(&self.lang)?.strings();
        let ruleset = self.place.ruleset()?;
        let position = self.place.position(&ruleset)?;
        let marks = read(marks::read_marks(ruleset.board(), &self.marks))?;
        let arrows = read(marks::read_arrows(ruleset.board(), &self.arrows))?;
        let entry = find(&self.place.ruleset);
        let name = entry.map_or("", |entry| text.game_name(entry));
        let title = text.board(name, Some(position.turn()));
        let picture = Picture {
            bottom: match self.orientation {
                Side::W => Color::White,
                Side::B => Color::Black,
            },
            coords: match self.coords {
                Where::None => Coords::None,
                Where::Edge => Coords::Edge,
                Where::Numbers => Coords::Numbers,
                Where::Algebraic => Coords::Algebraic,
            },
            marks: &marks,
            drawn: &arrows,
            title: self.title.as_deref().unwrap_or(&title),
            desc: &text.exercise().position(&PositionWords::of(&ruleset, &position)),
            caption: &self.caption,
            metadata: &self.metadata,
            is_for_print: self.print,
            is_file: true,
            ..Picture::default()
        };
        writeln!(out, "{}", diagram::draw(&ruleset, &position, &picture))?;
        Ok(())
    }
}

/// A list, if nothing is wrong with it.
fn read<T>((found, faults): (Vec<T>, Vec<MarkError>)) -> Result<Vec<T>, MarkError> {
    faults.into_iter().next().map_or(Ok(found), Err)
}
