//! `damiera diagram`: a position as a picture, a file of its own.

use std::io::Write;
use std::sync::Arc;

use clap::ValueEnum;

use super::link::{fail_if_any, study_of};
use super::{CliError, PositionArgs, language};
use crate::diagram::{self, Coords, Picture};
use crate::notation::link;
use crate::notation::marks::{self, Arrow, Mark, MarkError};
use crate::notation::study::Scene;
use crate::rules::{Color, Position, Ruleset};
use crate::rulesets::find;
use crate::text::PositionWords;

/// Which position, and how it is drawn.
#[derive(Clone, Debug, clap::Args)]
#[command(group = clap::ArgGroup::new("position").required(true).args(["link", "ruleset"]))]
pub(super) struct Diagram {
    /// A link or a whole address: the position that it shows, of a study that of its node, with the marks and
    /// arrows there. The picture carries it.
    #[arg(value_name = "LINK")]
    link: Option<String>,
    /// The ruleset; `damiera rulesets` lists them.
    #[arg(long, value_name = "ID")]
    ruleset: Option<String>,
    /// The position; the ruleset's own start if it is left out.
    #[arg(long, requires = "ruleset")]
    fen: Option<String>,
    /// Squares to mark: `c3` a ring, `d4!` attention, `e5x` crossed out, `f6*` a dot.
    #[arg(long, value_name = "LIST", default_value = "")]
    marks: String,
    /// Arrows: G, R, Y or B and the squares, `Gc3-c5` or `R32-28-19`.
    #[arg(long, value_name = "LIST", default_value = "")]
    arrows: String,
    /// The side at the bottom; left out: that of the link, else White.
    #[arg(long, value_name = "SIDE")]
    orientation: Option<Side>,
    /// Where coordinates are written.
    #[arg(long, value_name = "WHERE", default_value = "none")]
    coords: Where,
    /// The name of the picture; without it, who is to move in which game.
    #[arg(long, value_name = "TEXT")]
    title: Option<String>,
    /// A text under the board.
    #[arg(long, value_name = "TEXT", default_value = "")]
    caption: String,
    /// A text that the file carries, such as its link; left out: the link that was given.
    #[arg(long, value_name = "TEXT")]
    metadata: Option<String>,
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
        let shown = self.shown()?;
        let (ruleset, position) = (&shown.ruleset, &shown.position);
        let marks = [shown.marks, read(marks::read_marks(ruleset.board(), &self.marks))?].concat();
        let arrows =
            [shown.arrows, read(marks::read_arrows(ruleset.board(), &self.arrows))?].concat();
        let name = find(ruleset.rules().id).map_or("", |entry| text.game_name(entry));
        let title = text.board(name, Some(position.turn()));
        let picture = Picture {
            bottom: match self.orientation {
                None => shown.bottom,
                Some(Side::W) => Color::White,
                Some(Side::B) => Color::Black,
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
            desc: &text.exercise().position(&PositionWords::of(ruleset, position)),
            caption: &self.caption,
            metadata: self.metadata.as_ref().or(self.link.as_ref()).map_or("", String::as_str),
            is_for_print: self.print,
            is_file: true,
            ..Picture::default()
        };
        writeln!(out, "{}", diagram::draw(ruleset, position, &picture))?;
        Ok(())
    }

    /// What the link shows, or the position that is given.
    fn shown(&self) -> Result<Shown, CliError> {
        let Some(text) = &self.link else {
            let ruleset = self.ruleset.clone().unwrap_or_default();
            let place = PositionArgs { ruleset, fen: self.fen.clone() };
            let ruleset = Arc::new(place.ruleset()?);
            let position = place.position(&ruleset)?;
            let (marks, arrows) = (Vec::new(), Vec::new());
            return Ok(Shown { ruleset, position, marks, arrows, bottom: Color::White });
        };
        let link = link::read(text)?;
        fail_if_any(&link.faults)?;
        let study = study_of(&link)?;
        let scene = Scene::of(&link, study.as_ref());
        Ok(Shown {
            ruleset: Arc::clone(link.game.shared_ruleset()),
            position: *scene.position,
            marks: scene.marks.to_vec(),
            arrows: scene.arrows.to_vec(),
            bottom: link.bottom,
        })
    }
}

/// A position with what is drawn on it.
struct Shown {
    ruleset: Arc<Ruleset>,
    position: Position,
    marks: Vec<Mark>,
    arrows: Vec<Arrow>,
    bottom: Color,
}

/// A list, if nothing is wrong with it.
fn read<T>((found, faults): (Vec<T>, Vec<MarkError>)) -> Result<Vec<T>, MarkError> {
    faults.into_iter().next().map_or(Ok(found), Err)
}
