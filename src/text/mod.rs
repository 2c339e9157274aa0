//! Every text that a person sees, in every language.
//!
//! A language is a folder with one value of [`Strings`]; a missing text does not compile. Texts
//! with parts are functions, so that each language orders and counts in its own way.

mod author;
pub mod ballots;
mod en;
mod exercise;
pub mod house;
mod it;
mod library;
mod nl;
pub mod share;

pub use author::{AuthorStrings, CheckStrings};
pub use exercise::{ExerciseStrings, Feedback, Finding, PositionWords, SideWords, Task};
pub use library::{LibraryFault, LibraryStrings};

use crate::notation::fen::FenFault;
use crate::rules::explain::Refusal;
use crate::rules::spec::DrawWhen;
use crate::rules::{
    Bits, Board, Color, Counter, Kind, Move, Piece, Position, Route, SetupFault, Square, Status,
    What,
};
use crate::rulesets::Localized;

pub use ballots::{BallotStrings, ClockStrings, MatchWords};

/// A language of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// English.
    English,
    /// Italian.
    Italian,
    /// Dutch.
    Dutch,
}

/// More victims than this are counted instead of named.
const MAX_NAMED: u32 = 3;

/// How a square is called where the text is read: `31` or `c4`.
pub type Naming<'a> = &'a dyn Fn(Square) -> String;

/// What is to be said of one square of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SquareWords {
    /// Its label.
    pub label: String,
    /// What stands there.
    pub piece: Option<Piece>,
    /// What may be done with it now.
    pub role: SquareRole,
    /// Quiet moves in a row that a limited king has made, and the limit.
    pub streak: Option<(u8, u8)>,
}

/// What may be done with a square now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SquareRole {
    /// Nothing.
    Plain,
    /// The piece on it can move.
    CanMove,
    /// The piece on it must capture or can.
    CanCapture,
    /// The piece on it is chosen.
    Selected,
    /// The chosen piece can land here.
    Target,
    /// The piece on it has been jumped in the capture being entered.
    Jumped,
}

/// What is to be said of a move that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveWords {
    /// Who made it.
    pub color: Color,
    /// The squares it visited, first and last included.
    pub squares: Vec<String>,
    /// What it took, and where, in the order of its jumps.
    pub taken: Vec<(Kind, String)>,
    /// Whether the man was crowned.
    pub promotes: bool,
}

impl MoveWords {
    /// A move of this position, made this way.
    pub fn new(board: &Board, position: &Position, mv: &Move, route: &Route) -> Self {
        let label = |square: &Square| board.label(*square).to_string();
        let kind = |square: &Square| {
            if position.kings().has(*square) { Kind::King } else { Kind::Man }
        };
        Self {
            color: position.turn(),
            squares: std::iter::once(&mv.from).chain(&route.landings).map(label).collect(),
            taken: route.victims.iter().map(|square| (kind(square), label(square))).collect(),
            promotes: mv.promotes,
        }
    }

    /// Where it went from and to, and by where if not straight there.
    fn way(&self) -> (&str, &[String], &str) {
        match self.squares.as_slice() {
            [] => ("", &[], ""),
            [only] => (only, &[], only),
            [from, by @ .., to] => (from, by, to),
        }
    }

    /// What it took, as a list; a language says what it calls a king.
    fn taken(&self, king: &str, and: &str) -> String {
        let name = |(kind, label): &(Kind, String)| match kind {
            Kind::Man => label.clone(),
            Kind::King => format!("{king} {label}"),
        };
        join(&self.taken.iter().map(name).collect::<Vec<_>>(), and)
    }
}

/// How good a position is, in degrees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Neither side is better.
    Even,
    /// This side, by little.
    SlightlyBetter(Color),
    /// This side.
    Better(Color),
    /// This side, by far.
    MuchBetter(Color),
    /// One side wins for certain.
    Wins {
        /// Which.
        color: Color,
        /// In so many of its moves; none where the game is over.
        n_moves: u16,
    },
    /// The game has ended in a draw.
    Drawn,
    /// One side wins after exactly so many plies if both play their best.
    WinsExactly {
        /// Which.
        color: Color,
        /// At least one.
        n_plies: u16,
    },
    /// Nobody wins if both play their best.
    CertainDraw,
}

/// What is to be said of a position of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlyWords {
    /// After so many plies.
    pub ply: usize,
    /// The move that led there.
    pub text: Option<String>,
    /// How good it is, if that is known.
    pub verdict: Option<Verdict>,
}

/// The move of a game that changed most.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SwingWords {
    /// The move.
    pub text: String,
    /// How good the position was before it.
    pub before: Verdict,
    /// And after it.
    pub after: Verdict,
}

/// What is to be noted of a position beside its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnalysisNote {
    /// There is one legal move.
    OnlyLegalMove {
        /// The move.
        text: String,
    },
    /// One move is better by far than all others.
    OnlyGoodMove {
        /// The move.
        text: String,
        /// The best of the others.
        next: String,
        /// How good the position would be with that one.
        verdict: Verdict,
    },
    /// What this side threatens is being looked for.
    LookingForThreat(Color),
    /// The side that is not to move would gain by a move.
    Threat {
        /// Which.
        color: Color,
        /// The move.
        text: String,
        /// How good the position would be.
        verdict: Verdict,
    },
    /// This side threatens nothing.
    NoThreat(Color),
    /// This side has to capture, so that nothing else counts.
    MustCapture(Color),
}

/// The rule that decides which moves are legal now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HintRule {
    /// There is one move.
    OnlyMove {
        /// How many pieces it takes.
        n_taken: usize,
    },
    /// Nothing can be taken.
    NoCapture {
        /// How many moves there are.
        n_moves: usize,
    },
    /// Something must be taken, whichever capture is chosen.
    AnyCapture,
    /// Something must be taken with a king, whichever capture of one is chosen.
    KingCapture,
    /// The captures that take most are compulsory.
    MostPieces {
        /// How many pieces they take.
        n_taken: usize,
    },
    /// The best captures are compulsory, by what they take rather than how much.
    BestCapture,
}

/// The texts of a study.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "each field is the text that its name says")]
pub struct StudyStrings {
    pub begin: &'static str,
    pub begun: &'static str,
    pub line: &'static str,
    pub leave: &'static str,
    pub play_on: &'static str,
    pub promote: &'static str,
    pub delete: &'static str,
    pub comment: &'static str,
    pub glyphs: &'static str,
    pub glyph_names: [&'static str; 6],
    pub full: &'static str,
}

/// The texts of one language.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "each field is the text that its name says")]
pub struct Strings {
    /// The language.
    pub spoken: Language,
    /// The language's own name.
    pub name: &'static str,
    /// Its code, for `lang` attributes and settings.
    pub code: &'static str,
    pub pick: fn(&Localized) -> &'static str,

    /// The title of the page.
    pub title: &'static str,
    pub skip_to_board: &'static str,
    pub new_game: &'static str,
    pub choose_game: &'static str,
    pub opponent: &'static str,
    pub computer: &'static str,
    pub two_players: &'static str,
    pub your_color: &'static str,
    pub white: &'static str,
    pub black: &'static str,
    pub random: &'static str,
    pub level: &'static str,
    pub start: &'static str,
    pub close: &'static str,
    pub undo: &'static str,
    pub redo: &'static str,
    pub resign: &'static str,
    pub confirm_resign: &'static str,
    pub flip: &'static str,
    pub language: &'static str,
    pub help: &'static str,
    pub about_game: &'static str,
    /// The rules of the game on the board, and one of them.
    pub rules: &'static str,
    pub the_rule: &'static str,
    /// What goes before the names of sources.
    pub sources: &'static str,
    pub actions: &'static str,

    pub moves: &'static str,
    pub no_moves_yet: &'static str,
    pub first_move: &'static str,
    pub previous_move: &'static str,
    pub next_move: &'static str,
    pub last_move: &'static str,
    pub looking_back: &'static str,
    pub play_on_from_here: &'static str,
    pub back_to_game: &'static str,

    pub your_turn: &'static str,
    pub must_capture: &'static str,
    pub to_move: fn(Color) -> &'static str,
    pub thinking: fn(Option<u32>) -> String,
    pub stopped: &'static str,
    pub stop: &'static str,
    pub think_on: &'static str,
    pub move_now: &'static str,
    pub try_again: &'static str,
    /// A part of the program did not come over the network.
    pub part_missing: &'static str,
    pub engine_failed: fn(&str) -> String,
    pub result: fn(Status) -> String,
    pub reason: fn(Status) -> String,
    pub rematch: &'static str,

    pub offer_draw: &'static str,
    pub accept_draw: &'static str,
    pub decline_draw: &'static str,
    pub claim_draw: &'static str,
    pub huff: fn(&str) -> String,
    pub insist: &'static str,
    pub missed_capture: &'static str,
    pub overlook: &'static str,
    pub draw_is_offered: fn(Color) -> &'static str,
    pub offer_answered: fn(bool) -> &'static str,
    pub huffed: fn(&str) -> String,
    pub may_stop: &'static str,
    pub counters: &'static str,
    /// What was said between two moves, as a person would tell it.
    pub said: fn(Color, What, Naming<'_>) -> String,
    /// How far a count toward a draw is, as part of a line.
    pub counter: fn(&Counter) -> String,
    /// That a draw may be claimed, as part of a line.
    pub may_claim: fn(DrawWhen) -> String,
    /// That one of these pieces may be huffed, as part of a line.
    pub may_huff: fn(&[String]) -> String,
    /// That a draw has been offered, as part of a line.
    pub draw_offered: &'static str,

    pub board: fn(&str, Option<Color>) -> String,
    pub square: fn(&SquareWords) -> String,
    pub moved: fn(&MoveWords) -> String,
    pub choose_route: &'static str,
    pub route: fn(&str, usize) -> String,
    pub route_entered: &'static str,
    pub several_pieces: &'static str,
    pub no_move_here: &'static str,
    pub not_your_turn: &'static str,
    pub pieces_left: fn(usize, usize) -> String,
    pub legal_moves: fn(&[String]) -> String,

    pub analysis: &'static str,
    pub analysis_on: &'static str,
    pub analysis_off: &'static str,
    pub analysis_waits: &'static str,
    /// How deep the computer has looked, and whether it goes on.
    pub depth: fn(Option<u32>, bool) -> String,
    pub n_lines: &'static str,
    pub evaluation: &'static str,
    pub no_evaluation: &'static str,
    pub verdict: fn(Verdict) -> String,
    /// Between the whole and the parts of a number.
    pub decimal: &'static str,
    pub whole_game: &'static str,
    pub at_ply: fn(&PlyWords) -> String,
    pub swing: fn(&SwingWords) -> String,
    pub threat: &'static str,
    pub analysis_note: fn(&AnalysisNote) -> String,
    pub hint: &'static str,
    pub show_piece: &'static str,
    pub show_move: &'static str,
    pub hide_hint: &'static str,
    pub hint_waits: &'static str,
    pub hint_rule: fn(HintRule) -> String,
    pub hint_piece: fn(&str) -> String,
    pub hint_move: fn(&str) -> String,

    pub opened_link: &'static str,
    pub unchecked_link: &'static str,
    pub back_to_saved: &'static str,
    pub link_fault: fn(&str) -> String,
    pub storage_blocked: &'static str,
    pub offline_ready: &'static str,
    pub update_ready: &'static str,
    pub update: &'static str,
    pub level_name: fn(u8) -> &'static str,
    pub keys: &'static [(&'static str, &'static str)],
    pub keys_title: &'static str,

    /// The board editor and what is in it.
    pub edit_board: &'static str,
    pub editor: &'static str,
    pub tools: &'static str,
    pub piece: fn(Piece) -> &'static str,
    pub eraser: &'static str,
    pub hand: &'static str,
    pub editor_keys: &'static str,
    pub side_to_move: &'static str,
    pub king_moves: fn(Color) -> &'static str,
    pub no_king_moves: &'static str,
    pub game: &'static str,
    pub set_up: &'static str,
    pub start_position: &'static str,
    pub empty_board: &'static str,
    pub few_men: &'static str,
    pub two_kings: &'static str,
    pub three_kings: &'static str,
    pub line_of_men: &'static str,
    pub tired_king: &'static str,
    pub position_as_text: &'static str,
    /// A fault of a position's text, as a whole sentence.
    pub fen_fault: fn(&FenFault) -> String,
    /// Why this is no position, as a whole sentence.
    pub setup_fault: fn(&SetupFault) -> String,
    pub setup_is_fine: &'static str,
    pub men_on_last_row: fn(Color, &[String]) -> String,
    /// How many pieces a side has, and how many it has at the start.
    pub more_than_at_start: fn(Color, u32, u32) -> String,
    pub over_at_once: fn(Status) -> String,
    pub pieces_dropped: fn(u32) -> String,
    pub play_this: &'static str,
    pub play_white: &'static str,
    pub play_black: &'static str,
    pub only_look: &'static str,
    pub discard: &'static str,

    /// Why a move is refused, as a whole sentence.
    pub refusal: fn(Naming<'_>, &Refusal) -> String,
}

/// The groups of texts that not every program has. They are no fields, so that a program is linked
/// without those that it never asks for.
macro_rules! groups {
    ($($(#[$doc:meta])* $group:ident: $Texts:ty = $TEXTS:ident;)*) => {
        impl Strings {
            $(
                $(#[$doc])*
                pub const fn $group(&self) -> &'static $Texts {
                    match self.spoken {
                        Language::English => &en::$TEXTS,
                        Language::Italian => &it::$TEXTS,
                        Language::Dutch => &nl::$TEXTS,
                    }
                }
            )*
        }
    };
}

groups! {
    /// Openings by ballot, and matches.
    ballots: BallotStrings = BALLOTS;
    /// The clock.
    clock: ClockStrings = CLOCK;
    /// House rules.
    house: house::HouseStrings = HOUSE;
    /// Variations, comments and glyphs.
    study: StudyStrings = STUDY;
    /// Games kept on the device, and files of games.
    library: LibraryStrings = LIBRARY;
    /// Exercises, and positions in words.
    exercise: ExerciseStrings = EXERCISE;
    /// Making exercises.
    author: AuthorStrings = AUTHOR;
    /// The check of an exercise.
    check: CheckStrings = CHECK;
    /// What is given to others, and what comes from them.
    share: share::ShareStrings = SHARE;
}

/// A part of a line as a whole sentence. It begins with a plain letter.
fn sentence(text: &str) -> String {
    let (first, rest) = text.split_at(1);
    format!("{}{rest}.", first.to_ascii_uppercase())
}

/// Squares in a sentence, the last one after `and`, whatever that is in the language.
fn list(naming: Naming<'_>, squares: &[Square], and: &str) -> String {
    join(&squares.iter().map(|&square| naming(square)).collect::<Vec<_>>(), and)
}

/// Names in a sentence, the last one after `and`.
fn join(names: &[String], and: &str) -> String {
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} {and} {last}", first.join(", ")),
    }
}

/// A capture by all its squares.
fn path(naming: Naming<'_>, squares: &[Square]) -> String {
    let names: Vec<_> = squares.iter().map(|&square| naming(square)).collect();
    names.join("x")
}

impl Language {
    /// All languages.
    pub const ALL: [Self; 3] = [Self::English, Self::Italian, Self::Dutch];

    /// The texts of the check of an exercise. Whoever needs no others is linked without them.
    pub const fn check(self) -> &'static CheckStrings {
        match self {
            Self::English => &en::CHECK,
            Self::Italian => &it::CHECK,
            Self::Dutch => &nl::CHECK,
        }
    }

    /// The texts.
    pub const fn strings(self) -> &'static Strings {
        match self {
            Self::English => &en::STRINGS,
            Self::Italian => &it::STRINGS,
            Self::Dutch => &nl::STRINGS,
        }
    }

    /// The language of the rules pages for whoever reads this one: not every language has its own.
    #[must_use]
    pub const fn of_rules(self) -> Self {
        match self {
            Self::English | Self::Dutch => Self::English,
            Self::Italian => Self::Italian,
        }
    }

    /// The language with this code, or the one that a tag such as `it-CH` belongs to.
    pub fn of_code(code: &str) -> Option<Self> {
        let primary = code.split(['-', '_']).next()?;
        Self::ALL.into_iter().find(|language| language.strings().code.eq_ignore_ascii_case(primary))
    }
}
