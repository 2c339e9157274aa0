//! What there is to say about a game.

use crate::rules::Rules;
use crate::rules::board::Directions;
use crate::rules::spec::{
    Capture, Choice, DrawClause, End, Goal, King, KingLimit, Landing, Man, ManTakes, Promotion,
    Range, Removal, Step, UTurn,
};

/// A part of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Section {
    /// Board, men and first move.
    Start,
    /// What is played for.
    Aim,
    /// Quiet moves of men.
    Men,
    /// Quiet moves of kings.
    Kings,
    /// How pieces are taken.
    Capture,
    /// Which of several captures must be chosen.
    Priority,
    /// When a man becomes a king.
    Promotion,
    /// What else ends a game.
    End,
    /// Draws.
    Draws,
    /// How moves are written.
    Notation,
    /// What differs from the best-known relative.
    Relative,
}

impl Section {
    /// All sections, in their order.
    pub const ALL: [Self; 11] = [
        Self::Start,
        Self::Aim,
        Self::Men,
        Self::Kings,
        Self::Capture,
        Self::Priority,
        Self::Promotion,
        Self::End,
        Self::Draws,
        Self::Notation,
        Self::Relative,
    ];

    /// Its name in addresses and files, the same in every language.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Aim => "aim",
            Self::Men => "men",
            Self::Kings => "kings",
            Self::Capture => "capture",
            Self::Priority => "priority",
            Self::Promotion => "promotion",
            Self::End => "end",
            Self::Draws => "draws",
            Self::Notation => "notation",
            Self::Relative => "relative",
        }
    }
}

/// A statement about a game. What it says is read from the game's rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// Size and squares of the board.
    Board,
    /// The men at the start.
    Men,
    /// Who moves first.
    First,
    /// What it means to have no move.
    Goal,
    /// How men move.
    ManSteps,
    /// That lines of men move.
    ManLines,
    /// How kings move.
    KingSteps,
    /// How long one king may keep moving.
    KingLimit,
    /// That captures are compulsory, and what comes of a missed one.
    Duty,
    /// How men capture.
    ManJumps,
    /// That men cannot take kings.
    ManTakes,
    /// How kings capture.
    KingJumps,
    /// Where a capture by a flying king ends.
    Landing,
    /// When taken pieces leave the board.
    Removal,
    /// Whether a flying king may turn straight back.
    UTurn,
    /// Which of several captures must be chosen.
    Choice,
    /// When a man becomes a king.
    Promotion,
    /// Another end of a game.
    End(End),
    /// That players may agree on a draw.
    Agreement,
    /// A draw that only the history of a game tells.
    Draw(DrawClause),
    /// How squares are named.
    Labels,
    /// How moves are written.
    Moves,
}

/// All that there is to say about a game, in its order.
pub fn facts(rules: &Rules) -> Vec<(Section, Fact)> {
    // Where the first king wins, none ever moves.
    let kings = !rules.ends.contains(&End::FirstKing);
    let flies = kings && rules.king.range == Range::Flying;
    let at_once = rules.capture.removal == Removal::Immediate;
    let said = [
        (Section::Start, Fact::Board, true),
        (Section::Start, Fact::Men, true),
        (Section::Start, Fact::First, true),
        (Section::Aim, Fact::Goal, true),
        (Section::Men, Fact::ManSteps, true),
        (Section::Men, Fact::ManLines, rules.man.step == Step::Line),
        (Section::Kings, Fact::KingSteps, kings),
        (Section::Kings, Fact::KingLimit, kings && rules.king_limit != KingLimit::None),
        (Section::Capture, Fact::Duty, true),
        (Section::Capture, Fact::ManJumps, true),
        (Section::Capture, Fact::ManTakes, rules.man.takes == ManTakes::Men),
        (Section::Capture, Fact::KingJumps, kings),
        (Section::Capture, Fact::Landing, flies),
        (Section::Capture, Fact::Removal, true),
        // Where taken pieces stay they bar that way anyhow.
        (Section::Capture, Fact::UTurn, flies && at_once),
        (Section::Priority, Fact::Choice, true),
        (Section::Promotion, Fact::Promotion, true),
    ];
    let said = said.into_iter().filter(|(.., is_said)| *is_said).map(|(at, fact, _)| (at, fact));
    let place_of = |end| if end == End::FirstKing { Section::Kings } else { Section::End };
    let ends = rules.ends.iter().map(|&end| (place_of(end), Fact::End(end)));
    let draws = rules.draws.iter().map(|&clause| (Section::Draws, Fact::Draw(clause)));
    let agreed = [(Section::Draws, Fact::Agreement)];
    let written = [(Section::Notation, Fact::Labels), (Section::Notation, Fact::Moves)];
    said.chain(ends).chain(agreed).chain(draws).chain(written).collect()
}

impl Fact {
    /// Its name in sources of pages. Other ends share one, and so do draws.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Board => "board",
            Self::Men => "men",
            Self::First => "first",
            Self::Goal => "goal",
            Self::ManSteps => "man-steps",
            Self::ManLines => "man-lines",
            Self::KingSteps => "king-steps",
            Self::KingLimit => "king-limit",
            Self::Duty => "duty",
            Self::ManJumps => "man-jumps",
            Self::ManTakes => "man-takes",
            Self::KingJumps => "king-jumps",
            Self::Landing => "landing",
            Self::Removal => "removal",
            Self::UTurn => "u-turn",
            Self::Choice => "choice",
            Self::Promotion => "promotion",
            Self::End(_) => "end",
            Self::Agreement => "agreement",
            Self::Draw(_) => "draw",
            Self::Labels => "labels",
            Self::Moves => "moves",
        }
    }

    /// The same game with this one fact otherwise, in every way that there is. None where no position
    /// tells: a figure shows what it says without comparison then, or there is no figure.
    pub fn otherwise(self, rules: &Rules) -> Vec<Rules> {
        let (man, king, capture) = (rules.man, rules.king, rules.capture);
        let with_man = |man| Rules { man, ..*rules };
        let with_king = |king| Rules { king, ..*rules };
        let with_capture = |capture| Rules { capture, ..*rules };
        match self {
            Self::Goal => [Goal::LastMove, Goal::NoMove]
                .into_iter()
                .filter(|goal| *goal != rules.goal)
                .map(|goal| Rules { goal, ..*rules })
                .collect(),
            Self::ManSteps => others(&Directions::OF_MEN, man.quiet)
                .map(|quiet| with_man(Man { quiet, ..man }))
                .collect(),
            Self::ManLines => others(&[Step::One, Step::Line], man.step)
                .map(|step| with_man(Man { step, ..man }))
                .collect(),
            Self::KingSteps => {
                let ways = others(&Directions::OF_KINGS, king.quiet)
                    .map(|quiet| with_king(King { quiet, ..king }));
                let ranges = others(&[Range::Short, Range::Flying], king.range)
                    .map(|range| with_king(King { range, ..king }));
                ways.chain(ranges).collect()
            }
            Self::KingLimit => vec![Rules { king_limit: KingLimit::None, ..*rules }],
            Self::ManJumps => others(&Directions::OF_MEN, man.capture)
                .map(|capture| with_man(Man { capture, ..man }))
                .collect(),
            Self::ManTakes => others(&[ManTakes::All, ManTakes::Men], man.takes)
                .map(|takes| with_man(Man { takes, ..man }))
                .collect(),
            Self::KingJumps => others(&Directions::OF_KINGS, king.capture)
                .map(|capture| with_king(King { capture, ..king }))
                .collect(),
            Self::Landing => others(
                &[Landing::Any, Landing::BehindLast, Landing::BehindKing, Landing::BehindEach],
                king.landing,
            )
            .map(|landing| with_king(King { landing, ..king }))
            .collect(),
            Self::Removal => others(&[Removal::AfterMove, Removal::Immediate], capture.removal)
                .map(|removal| with_capture(Capture { removal, ..capture }))
                .collect(),
            Self::UTurn => others(&[UTurn::Forbidden, UTurn::Allowed], capture.u_turn)
                .map(|u_turn| with_capture(Capture { u_turn, ..capture }))
                .collect(),
            Self::Choice => others(
                &[
                    Choice::Any,
                    Choice::MostPieces,
                    Choice::FrisianValue,
                    Choice::KingFirst,
                    Choice::Spanish,
                    Choice::Italian,
                ],
                capture.choice,
            )
            .map(|choice| with_capture(Capture { choice, ..capture }))
            .collect(),
            Self::Promotion => others(
                &[Promotion::AtRest, Promotion::Passing, Promotion::EndsMove],
                rules.promotion,
            )
            .map(|promotion| Rules { promotion, ..*rules })
            .collect(),
            Self::Board
            | Self::Men
            | Self::First
            | Self::Duty
            | Self::End(_)
            | Self::Agreement
            | Self::Draw(_)
            | Self::Labels
            | Self::Moves => Vec::new(),
        }
    }
}

/// The others of these.
fn others<T: Copy + PartialEq>(all: &[T], own: T) -> impl Iterator<Item = T> {
    all.iter().copied().filter(move |one| *one != own)
}
