//! A game with its variations on another site's page, to be gone through: from attributes, or from a file
//! of games. Its keys are those of an embedded board ([`embedded`](super::embedded)) and `node`,
//! `movelist` and `autoplay`. They are a public contract and never change their meaning.

use std::rc::Rc;
use std::sync::Arc;

use super::board::{BoardAction, Pressing};
use super::embedded::Event;
use super::mode::Mode;
use super::place::Coords;
use super::screen::study::Study;
use super::table::Table;
use crate::notation::link::{self, Link, LinkError, Mode as Kind};
use crate::notation::pdn::{self, Listed, Reader};
use crate::notation::study::{node_at, spaced};
use crate::notation::tree::{Node, NodeId, ROOT, Tree};
use crate::notation::{fen, lines};
use crate::rules::Color;
use crate::rulesets::{self, Entry};
use crate::text::{Fault, Language};

/// How long a move stands in a game that goes on by itself, where the attribute does not say it.
const PACE_MS: u32 = 2000;
/// The shortest and the longest time that it may say.
const MIN_PACE_MS: u32 = 500;
const MAX_PACE_MS: u32 = 60_000;
/// The most games of a file that are offered.
pub const MAX_GAMES: usize = 500;
/// The most faults that are told of one game.
const MAX_FAULTS: usize = 3;

/// What moves of a link do not have: variations, comments, glyphs and setups do.
const SIGNS: [char; 7] = ['(', '{', '$', '!', '?', '/', ';'];

/// The keys that no link has.
const OWN: [&str; 4] = ["m", "node", "movelist", "autoplay"];

/// Where the game comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// The attributes.
    Attributes,
    /// A file of games.
    File(Rc<[u8]>),
    /// A file that could not be fetched, and why.
    Missing(String),
}

/// An event that a replay reacts to.
#[derive(Clone, Debug)]
pub enum ReplayAction {
    /// An action on the board.
    Board(BoardAction),
    /// Show a node.
    GoTo(NodeId),
    /// Show the game as it was at first.
    Reset,
    /// Show another game of the file, by index.
    Choose(usize),
    /// Go on by itself, or stop.
    Play(bool),
    /// The move shown has stood for its time.
    Tick,
    /// Change where coordinates are written.
    Coords(Coords),
    /// What faults are told with has come, or does not come.
    Told,
}

impl From<BoardAction> for ReplayAction {
    fn from(action: BoardAction) -> Self {
        Self::Board(action)
    }
}

/// The state of a replay.
#[derive(Clone, Debug)]
pub struct Replay {
    table: Rc<Table>,
    study: Study,
    /// The node shown at first.
    home: NodeId,
    /// How the board looks, whatever game is on it.
    look: Look,
    games: Games,
    faults: Rc<[Fault]>,
    /// Those of which the surrounding page has not been told.
    untold: Rc<[Fault]>,
    is_playing: bool,
}

/// What the attributes say besides the game.
#[derive(Clone, Debug)]
struct Look {
    is_diagram: bool,
    has_list: bool,
    has_controls: bool,
    caption: String,
    /// Who is at the bottom.
    bottom: Color,
    coords: Coords,
    language: Language,
    pace_ms: Option<u32>,
}

/// The games of a file.
#[derive(Clone, Debug, Default)]
struct Games {
    text: Rc<str>,
    listed: Rc<[Listed]>,
    /// How each is called.
    names: Rc<[String]>,
    /// What a game is played by that does not say it.
    default: Option<&'static Entry>,
    chosen: usize,
}

/// A game to be shown.
struct Opened {
    entry: &'static Entry,
    tree: Tree,
    faults: Vec<Fault>,
}

impl Replay {
    /// Reads the keys and values that describe a board. What cannot be read of the game is among its
    /// [faults](Self::faults), and the rest is shown.
    ///
    /// # Errors
    /// As [`link::read_plain`].
    pub fn read(text: &str, source: Source, language: Language) -> Result<Self, LinkError> {
        let pairs = link::pairs(text)?;
        let value = |key| link::value(&pairs, key);
        let mut link = link_of(&pairs, matches!(source, Source::Attributes))?;
        let mut faults: Vec<_> =
            std::mem::take(&mut link.faults).into_iter().map(Fault::Link).collect();
        let extras = &link.extras;
        let language = extras.get("lang").and_then(Language::of_code).unwrap_or(language);
        let is_diagram = extras.mode() == Some(Kind::Diagram);
        let look = Look {
            is_diagram,
            has_list: value("movelist").is_some() && !is_diagram,
            has_controls: extras.get("controls") != Some("none") && !is_diagram,
            caption: extras.get("caption").unwrap_or_default().to_owned(),
            bottom: link.bottom,
            coords: extras.get("coords").map(Coords::of).unwrap_or_default(),
            language,
            pace_ms: value("autoplay").filter(|_| !is_diagram).map(|text| {
                pace_ms(text).unwrap_or_else(|| {
                    faults.push(Fault::Pace(text.to_owned()));
                    PACE_MS
                })
            }),
        };
        let words = language.strings().tree();
        let mut games = Games::default();
        let opened = match source {
            Source::Attributes => of_attributes(&link, value("m").unwrap_or_default()),
            Source::Missing(why) => {
                faults.push(Fault::Said(words.no_file(&why)));
                Opened::nothing(&link)
            }
            Source::File(bytes) => {
                let default = value("g").and_then(rulesets::find);
                let (found, has_more) = Games::read(&bytes, default, &mut faults);
                games = found;
                if has_more {
                    faults.push(Fault::Said(words.more_games.to_owned()));
                }
                games.open(0).unwrap_or_else(|| {
                    faults.push(Fault::Said(words.no_game.to_owned()));
                    Opened::nothing(&link)
                })
            }
        };
        let mut tree = opened.tree;
        faults.extend(opened.faults);
        let home = home(&tree, value("node"), value("ply"), &mut faults);
        tree.draw(home, link.marks, link.arrows);
        let (table, study) = laid(opened.entry, tree, home, &look);
        let (is_playing, faults) = (look.pace_ms.is_some(), Rc::from(faults));
        let untold = Rc::clone(&faults);
        Ok(Self { table, study, home, look, games, faults, untold, is_playing })
    }

    /// The board and the line on it.
    pub const fn table(&self) -> &Rc<Table> {
        &self.table
    }

    /// The game with its variations.
    pub fn tree(&self) -> &Tree {
        self.study.tree()
    }

    /// The node that is shown.
    pub const fn at(&self) -> NodeId {
        self.study.at()
    }

    /// The node that is shown.
    pub fn node(&self) -> &Node {
        self.tree().node(self.at())
    }

    /// The moves to go on with, where there is more than one.
    pub fn ways(&self) -> &[NodeId] {
        let ways = self.node().children();
        if ways.len() > 1 && !self.look.is_diagram { ways } else { &[] }
    }

    /// The ply of the position shown, and the number of plies of its line.
    pub fn place(&self) -> (usize, usize) {
        (self.study.ply(), self.study.n_plies())
    }

    /// The caption below the board.
    pub fn caption(&self) -> &str {
        &self.look.caption
    }

    /// Whether it is a single position that cannot be left.
    pub const fn is_diagram(&self) -> bool {
        self.look.is_diagram
    }

    /// Whether the board has buttons.
    pub const fn has_controls(&self) -> bool {
        self.look.has_controls
    }

    /// Whether all moves are listed.
    pub const fn has_list(&self) -> bool {
        self.look.has_list
    }

    /// The games of the file, by their names.
    pub fn games(&self) -> &[String] {
        &self.games.names
    }

    /// The index of the game that is shown.
    pub const fn chosen(&self) -> usize {
        self.games.chosen
    }

    /// What could not be read.
    pub fn faults(&self) -> &[Fault] {
        &self.faults
    }

    /// What could not be read at first, to be told to the surrounding page as [`Event::Error`]; nothing the second
    /// time.
    pub fn take_untold(&mut self) -> Rc<[Fault]> {
        std::mem::take(&mut self.untold)
    }

    /// How long a move stands when the game goes on by itself, if it can do that.
    pub const fn pace_ms(&self) -> Option<u32> {
        self.look.pace_ms
    }

    /// Whether the game goes on by itself now.
    pub const fn is_playing(&self) -> bool {
        self.is_playing
    }

    /// Handles an action and returns the events for the surrounding page.
    pub fn act(&mut self, action: ReplayAction) -> Vec<Event> {
        let before = (self.at(), self.games.chosen);
        let serial = self.table.announcement().serial;
        // Whatever a reader does stops a game that goes on by itself.
        self.is_playing &= matches!(
            action,
            ReplayAction::Tick
                | ReplayAction::Coords(_)
                | ReplayAction::Told
                | ReplayAction::Board(BoardAction::AnimationStep)
        );
        let table = Rc::make_mut(&mut self.table);
        match action {
            ReplayAction::Board(action) if self.look.is_diagram && is_way(&action) => {}
            ReplayAction::Board(action) => self.study.on_board(table, action),
            ReplayAction::GoTo(id) => self.study.look_at(table, id),
            ReplayAction::Reset => self.study.look_at(table, self.home),
            ReplayAction::Coords(coords) => table.board.coords = coords,
            ReplayAction::Told => {}
            ReplayAction::Choose(idx) => self.choose(idx),
            ReplayAction::Play(is_playing) => self.play(is_playing),
            ReplayAction::Tick => {
                if self.is_playing && self.study.can_step(true) {
                    self.study.step(table, true);
                }
                self.is_playing &= self.study.can_step(true);
            }
        }
        if (self.at(), self.games.chosen) == before {
            return Vec::new();
        }
        self.say_comment(serial);
        let position = self.node().after();
        let fen = fen::write(self.table.game().ruleset(), position);
        vec![Event::Position { fen, ply: self.study.ply() }]
    }

    /// Goes on from here, or from the beginning if this is the end.
    fn play(&mut self, is_playing: bool) {
        self.is_playing = is_playing && self.look.pace_ms.is_some();
        if self.is_playing && !self.study.can_step(true) {
            self.study.look_at(Rc::make_mut(&mut self.table), ROOT);
        }
    }

    fn choose(&mut self, idx: usize) {
        let Some(opened) = self.games.open(idx) else { return };
        self.games.chosen = idx;
        self.home = ROOT;
        self.faults = opened.faults.into();
        let look = Look { bottom: self.table.board.bottom(), ..self.look.clone() };
        let (next, study) = laid(opened.entry, opened.tree, ROOT, &look);
        Rc::make_mut(&mut self.table).replace_with(Table::clone(&next));
        self.study = study;
    }

    /// Says the comment on the move shown to screen readers, behind what has been said of the move since the
    /// announcement with this number.
    fn say_comment(&mut self, serial: u32) {
        let node = self.study.tree().node(self.study.at());
        let (before, comment) = (node.before(), node.comment());
        if before.is_empty() && comment.is_empty() {
            return;
        }
        let board = &mut Rc::make_mut(&mut self.table).board;
        let told = &board.announcement;
        let told = if told.serial == serial { "" } else { told.text.as_str() };
        let words = [told, before, comment].into_iter().filter(|words| !words.is_empty());
        let words = words.collect::<Vec<_>>().join(" ");
        board.say(words);
    }
}

/// Whether an action leads to another position.
const fn is_way(action: &BoardAction) -> bool {
    matches!(
        action,
        BoardAction::Undo | BoardAction::Redo | BoardAction::Go(_) | BoardAction::Show(_)
    )
}

/// What the attributes say besides the moves. In a file of games each says what it is.
fn link_of(pairs: &[(String, String)], must_name: bool) -> Result<Link, LinkError> {
    let known = pairs.iter().filter(|(key, _)| !OWN.contains(&key.as_str()) && key != "ply");
    let mut kept: Vec<_> = known.map(|(key, value)| (key.as_str(), value.as_str())).collect();
    let is_known = |id: &str| rulesets::find(id).is_some();
    if !must_name && !link::value(pairs, "g").is_some_and(is_known) {
        kept.retain(|(key, _)| *key != "g");
        kept.push(("g", rulesets::ALL[0].rules.id));
    }
    link::read_plain(&link::join(kept))
}

/// The game of `moves`: as a link has them, or with variations and comments.
fn of_attributes(link: &Link, moves: &str) -> Opened {
    if !moves.contains(SIGNS) {
        let mut game = link.game.clone();
        let faults = link::read_moves(&mut game, moves).into_iter().map(Fault::Link).collect();
        return Opened { entry: link.entry, tree: Tree::of_game(&game), faults };
    }
    let ruleset = Arc::clone(link.game.shared_ruleset());
    let (tree, faults) = lines::read_as_far(ruleset, *link.game.start(), &spaced(moves));
    let faults = faults.into_iter().take(MAX_FAULTS).map(Fault::Moves).collect();
    Opened { entry: link.entry, tree, faults }
}

/// The node that is shown at first.
fn home(tree: &Tree, node: Option<&str>, ply: Option<&str>, faults: &mut Vec<Fault>) -> NodeId {
    if let Some(path) = node {
        return node_at(tree, path).unwrap_or_else(|| {
            faults.push(Fault::Node(path.to_owned()));
            ROOT
        });
    }
    let Some(text) = ply else { return ROOT };
    let line = tree.main_line();
    match text.parse::<usize>() {
        Ok(0) => ROOT,
        Ok(ply) if ply <= line.len() => line.get(ply - 1).copied().unwrap_or(ROOT),
        _ => {
            faults.push(Fault::Ply(text.to_owned()));
            ROOT
        }
    }
}

/// A table with a node on its board.
fn laid(entry: &'static Entry, tree: Tree, at: NodeId, look: &Look) -> (Rc<Table>, Study) {
    let mut table = Table::with_game(entry, tree.game_at(ROOT), Mode::TwoPlayers, 0, look.language);
    table.board.pressing = Pressing::Nothing;
    table.board.flipped = look.bottom == Color::Black;
    table.board.coords = look.coords;
    let study = Study::open(&mut table, tree, at);
    (Rc::new(table), study)
}

impl Opened {
    /// The start of a game of which nothing could be read.
    fn nothing(link: &Link) -> Self {
        Self { entry: link.entry, tree: Tree::of_game(&link.game), faults: Vec::new() }
    }
}

impl Games {
    /// The games of a file, and whether it has more than are offered.
    fn read(
        bytes: &[u8],
        default: Option<&'static Entry>,
        faults: &mut Vec<Fault>,
    ) -> (Self, bool) {
        let too_long = |why: &pdn::TooLong| faults.push(Fault::File(*why));
        let Ok(text) = pdn::decode(bytes).inspect_err(too_long) else {
            return (Self::default(), false);
        };
        // Latin-1 takes more bytes here than in the file.
        let mut listing = pdn::scan(&text).unwrap_or_default();
        let has_more = listing.has_more || listing.games.len() > MAX_GAMES;
        listing.games.truncate(MAX_GAMES);
        let names = listing.games.iter().zip(1..).map(|(game, number)| name(game, number));
        let names = names.collect();
        let (text, listed) = (Rc::from(&*text), listing.games.into());
        (Self { text, listed, names, default, chosen: 0 }, has_more)
    }

    /// A game, if there is one.
    fn open(&self, idx: usize) -> Option<Opened> {
        let record = Reader::new(self.default).read(&self.text, self.listed.get(idx)?);
        let n_more = record.faults.len().saturating_sub(MAX_FAULTS) + record.n_more_faults;
        let mut faults: Vec<_> =
            record.faults.into_iter().take(MAX_FAULTS).map(Fault::Game).collect();
        if n_more > 0 {
            faults.push(Fault::More(n_more));
        }
        Some(Opened { entry: record.entry?, tree: record.tree?, faults })
    }
}

/// How a game is called: by its players, else its event, and by its number.
fn name(game: &Listed, number: usize) -> String {
    let told = |name: &str| {
        let value = pdn::value(&game.tags, name).map(str::trim).unwrap_or_default();
        let is_known = !value.chars().all(|ch| matches!(ch, '?' | '.' | '-' | '*'));
        is_known.then_some(value)
    };
    let mut name = format!("{number}.");
    let players = [told("White"), told("Black")];
    if players.iter().any(Option::is_some) {
        let [white, black] = players.map(|player| player.unwrap_or("?"));
        for part in [" ", white, " – ", black] {
            name.push_str(part);
        }
    }
    for more in ["Event", "Round", "Date", "Result"].into_iter().filter_map(told) {
        name.push_str(if name.len() < 4 { " " } else { ", " });
        name.push_str(more);
    }
    name
}

/// Seconds, `2` or `1.5`, in milliseconds; for an empty text the usual pace.
fn pace_ms(text: &str) -> Option<u32> {
    let text = text.trim();
    if text.is_empty() {
        return Some(PACE_MS);
    }
    let (whole, part) = text.split_once('.').unwrap_or((text, ""));
    let digit = part.bytes().next().unwrap_or(b'0');
    let is_number = part.bytes().all(|byte| byte.is_ascii_digit());
    let seconds = if whole.is_empty() { 0 } else { whole.parse::<u32>().ok()? };
    let ms = seconds.checked_mul(1000)?.checked_add(u32::from(digit.wrapping_sub(b'0')) * 100)?;
    (is_number && (MIN_PACE_MS..=MAX_PACE_MS).contains(&ms)).then_some(ms)
}
