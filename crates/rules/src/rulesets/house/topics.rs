//! What there is to choose, how it is written, and what it means.

use super::HouseRules;
use crate::Color;
use crate::board::{Directions, Labels, Shape, Squares};
use crate::rulesets::draws;
use crate::spec::{
    Capture, CaptureText, Choice, DrawClause, DrawWhen, Duty, End, Goal, King, KingLimit, Landing,
    Man, ManTakes, Notation, Promotion, Range, Removal, Rules, StartRow, Step, UTurn,
};

/// Something that there is to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// How many squares the board has.
    Size,
    /// Which of them are played on.
    Squares,
    /// How many rows of men each side has.
    Rows,
    /// Whether these rows are full.
    Formation,
    /// How many rows stay empty behind them.
    Gap,
    /// How squares are called.
    Labels,
    /// Who moves first.
    First,
    /// Where men move.
    ManSteps,
    /// Where men capture.
    ManJumps,
    /// Whether men move in lines.
    Step,
    /// What men take.
    Prey,
    /// Where kings move.
    KingSteps,
    /// Where kings capture.
    KingJumps,
    /// How far kings go.
    Range,
    /// Where a king's capture ends.
    Landing,
    /// How long one king may keep moving.
    KingLimit,
    /// Which capture must be chosen.
    Choice,
    /// When taken pieces leave the board.
    Removal,
    /// Whether a king may turn straight back.
    UTurn,
    /// What happens to a missed capture.
    Duty,
    /// When men are crowned.
    Promotion,
    /// What it means to have no move.
    Goal,
    /// What else ends a game.
    Ends,
    /// What is a draw.
    Draws,
}

/// A topic's key, the values of its options, and which option is meant where nothing is said.
type Line = (&'static str, &'static [&'static str], u8);

/// The eight sets of directions that men may have.
const MAN_VALUES: &[&str] =
    &["diagonal", "straight", "forward", "sideways", "ahead", "diagonals", "straights", "all"];

const KING_VALUES: &[&str] = &["diagonals", "straights", "all"];

/// One line for each topic, in their order.
const LINES: [Line; Topic::ALL.len()] = [
    ("board", &["6x6", "8x8", "10x10", "12x12"], 1),
    ("squares", &["dark", "mirrored", "all"], 0),
    ("rows", &["1", "2", "3", "4", "5"], 2),
    ("formation", &["full", "trapezium"], 0),
    ("gap", &["0", "1"], 0),
    ("names", &["numbers", "upwards", "letters"], 0),
    ("first", &["white", "black"], 0),
    ("men", MAN_VALUES, 0),
    ("take", MAN_VALUES, 5),
    ("step", &["one", "line"], 0),
    ("prey", &["all", "men"], 0),
    ("kings", KING_VALUES, 0),
    ("kingstake", KING_VALUES, 0),
    ("range", &["short", "flying"], 1),
    ("landing", &["any", "last", "king", "each"], 0),
    ("limit", &["none", "1", "2", "3", "5"], 0),
    ("choice", &["any", "most", "value", "king", "kings", "italian"], 1),
    ("removal", &["after", "atonce"], 0),
    ("uturn", &["no", "yes"], 0),
    ("duty", &["enforced", "huff", "forfeit"], 0),
    ("crown", &["rest", "passing", "ends"], 0),
    ("goal", &["last", "losing"], 0),
    ("ends", &["none", "man", "king", "both", "first", "corners"], 0),
    ("draws", &["none", "three", "moves", "quiet"], 1),
];

impl Topic {
    /// All of them, in the order in which they are asked and written.
    pub const ALL: [Self; 24] = [
        Self::Size,
        Self::Squares,
        Self::Rows,
        Self::Formation,
        Self::Gap,
        Self::Labels,
        Self::First,
        Self::ManSteps,
        Self::ManJumps,
        Self::Step,
        Self::Prey,
        Self::KingSteps,
        Self::KingJumps,
        Self::Range,
        Self::Landing,
        Self::KingLimit,
        Self::Choice,
        Self::Removal,
        Self::UTurn,
        Self::Duty,
        Self::Promotion,
        Self::Goal,
        Self::Ends,
        Self::Draws,
    ];

    /// How it is written in a code.
    pub const fn key(self) -> &'static str {
        LINES[self as usize].0
    }

    /// Its options, as they are written in a code.
    pub const fn values(self) -> &'static [&'static str] {
        LINES[self as usize].1
    }

    /// What is meant where a code does not say.
    pub(super) const fn default_option(self) -> u8 {
        LINES[self as usize].2
    }
}

/// How many meanings a topic needs: one for each of its options.
const fn n_options(topic: Topic) -> usize {
    topic.values().len()
}

const SIZES: [u8; n_options(Topic::Size)] = [6, 8, 10, 12];
const SQUARES: [Squares; n_options(Topic::Squares)] =
    [Squares::Dark, Squares::DarkMirrored, Squares::All];
const LABELS: [Labels; n_options(Topic::Labels)] =
    [Labels::Numeric, Labels::NumericFromBottom, Labels::Algebraic];
const MAN_DIRECTIONS: [Directions; n_options(Topic::ManSteps)] = Directions::OF_MEN;
const KING_DIRECTIONS: [Directions; n_options(Topic::KingSteps)] = Directions::OF_KINGS;
const STEPS: [Step; n_options(Topic::Step)] = [Step::One, Step::Line];
const PREY: [ManTakes; n_options(Topic::Prey)] = [ManTakes::All, ManTakes::Men];
const RANGES: [Range; n_options(Topic::Range)] = [Range::Short, Range::Flying];
const LANDINGS: [Landing; n_options(Topic::Landing)] =
    [Landing::Any, Landing::BehindLast, Landing::BehindKing, Landing::BehindEach];
const KING_LIMITS: [KingLimit; n_options(Topic::KingLimit)] = [
    KingLimit::None,
    KingLimit::Quiet { moves: 1 },
    KingLimit::Quiet { moves: 2 },
    KingLimit::Quiet { moves: 3 },
    KingLimit::Quiet { moves: 5 },
];
const CHOICES: [Choice; n_options(Topic::Choice)] = [
    Choice::Any,
    Choice::MostPieces,
    Choice::FrisianValue,
    Choice::KingFirst,
    Choice::Spanish,
    Choice::Italian,
];
const REMOVALS: [Removal; n_options(Topic::Removal)] = [Removal::AfterMove, Removal::Immediate];
const U_TURNS: [UTurn; n_options(Topic::UTurn)] = [UTurn::Forbidden, UTurn::Allowed];
const DUTIES: [Duty; n_options(Topic::Duty)] = [Duty::Enforced, Duty::Huff, Duty::Forfeit];
const PROMOTIONS: [Promotion; n_options(Topic::Promotion)] =
    [Promotion::AtRest, Promotion::Passing, Promotion::EndsMove];
const GOALS: [Goal; n_options(Topic::Goal)] = [Goal::LastMove, Goal::NoMove];
const ENDS: [&[End]; n_options(Topic::Ends)] = [
    &[],
    &[End::ManAgainstKing],
    &[End::KingAgainstKing],
    &[End::ManAgainstKing, End::KingAgainstKing],
    &[End::FirstKing],
    &[End::KingsInCorners, End::KingAgainstKing],
];
/// Twenty-five king moves each, as in International draughts.
const DRAWS: [&[DrawClause]; n_options(Topic::Draws)] = [
    &[],
    &[draws::THREEFOLD],
    &[draws::THREEFOLD, draws::automatic(DrawWhen::KingMoves { plies: 50 })],
    &[draws::THREEFOLD, draws::automatic(DrawWhen::NoCapture { plies: 100 })],
];

const FULL: [StartRow; 6] = rows([0; 6]);
const TRAPEZOID: [StartRow; 6] = rows([0, 1, 2, 3, 4, 5]);
/// The same, the first row being left empty.
const TRAPEZOID_AFTER_GAP: [StartRow; 6] = rows([0, 0, 1, 2, 3, 4]);

const fn rows(indents: [u8; 6]) -> [StartRow; 6] {
    let mut rows = [StartRow { row: 0, indent: 0 }; 6];
    let mut i: u8 = 0;
    while (i as usize) < rows.len() {
        rows[i as usize] = StartRow { row: i, indent: indents[i as usize] };
        i += 1;
    }
    rows
}

/// What an option means.
fn pick<T: Copy>(house: &HouseRules, topic: Topic, meanings: &[T]) -> T {
    meanings[house.option(topic).min(meanings.len() - 1)]
}

fn start(house: &HouseRules) -> &'static [StartRow] {
    let (gap, n_rows) = (house.option(Topic::Gap), house.option(Topic::Rows) + 1);
    let rows = match (house.option(Topic::Formation), gap) {
        (0, _) => &FULL,
        (_, 0) => &TRAPEZOID,
        _ => &TRAPEZOID_AFTER_GAP,
    };
    rows.get(gap..gap + n_rows).unwrap_or_default()
}

/// The facts that were chosen.
pub(super) fn rules(house: &HouseRules, id: &'static str, name: &'static str) -> Rules {
    let size = pick(house, Topic::Size, &SIZES);
    let squares = pick(house, Topic::Squares, &SQUARES);
    Rules {
        id,
        name,
        board: Shape { width: size, height: size, squares },
        start: start(house),
        first: pick(house, Topic::First, &Color::BOTH),
        man: Man {
            quiet: pick(house, Topic::ManSteps, &MAN_DIRECTIONS),
            capture: pick(house, Topic::ManJumps, &MAN_DIRECTIONS),
            step: pick(house, Topic::Step, &STEPS),
            takes: pick(house, Topic::Prey, &PREY),
        },
        king: King {
            quiet: pick(house, Topic::KingSteps, &KING_DIRECTIONS),
            capture: pick(house, Topic::KingJumps, &KING_DIRECTIONS),
            range: pick(house, Topic::Range, &RANGES),
            landing: pick(house, Topic::Landing, &LANDINGS),
        },
        capture: Capture {
            choice: pick(house, Topic::Choice, &CHOICES),
            removal: pick(house, Topic::Removal, &REMOVALS),
            u_turn: pick(house, Topic::UTurn, &U_TURNS),
            duty: pick(house, Topic::Duty, &DUTIES),
        },
        promotion: pick(house, Topic::Promotion, &PROMOTIONS),
        king_limit: pick(house, Topic::KingLimit, &KING_LIMITS),
        goal: pick(house, Topic::Goal, &GOALS),
        ends: pick(house, Topic::Ends, &ENDS),
        draws: pick(house, Topic::Draws, &DRAWS),
        notation: Notation {
            labels: pick(house, Topic::Labels, &LABELS),
            captures: captures(squares),
        },
        sources: &[],
    }
}

/// Where every square is played on, pieces turn corners, and two squares say little.
const fn captures(squares: Squares) -> CaptureText {
    match squares {
        Squares::Dark | Squares::DarkMirrored => CaptureText::Short,
        Squares::All => CaptureText::EveryLanding,
    }
}

/// Which option means a fact.
fn option_of<T: PartialEq>(meanings: &[T], fact: &T) -> Option<usize> {
    meanings.iter().position(|meaning| meaning == fact)
}

/// The choices that a ruleset is made of.
pub(super) fn of(rules: &Rules) -> Option<HouseRules> {
    let Rules { board, man, king, capture, .. } = rules;
    let first = rules.start.first()?;
    let is_trapezoid = rules.start.last()?.indent > 0;
    let options = [
        (Topic::Size, option_of(&SIZES, &board.width)),
        (Topic::Squares, option_of(&SQUARES, &board.squares)),
        (Topic::Rows, rules.start.len().checked_sub(1)),
        (Topic::Formation, Some(usize::from(is_trapezoid))),
        (Topic::Gap, Some(usize::from(first.row))),
        (Topic::Labels, option_of(&LABELS, &rules.notation.labels)),
        (Topic::First, option_of(&Color::BOTH, &rules.first)),
        (Topic::ManSteps, option_of(&MAN_DIRECTIONS, &man.quiet)),
        (Topic::ManJumps, option_of(&MAN_DIRECTIONS, &man.capture)),
        (Topic::Step, option_of(&STEPS, &man.step)),
        (Topic::Prey, option_of(&PREY, &man.takes)),
        (Topic::KingSteps, option_of(&KING_DIRECTIONS, &king.quiet)),
        (Topic::KingJumps, option_of(&KING_DIRECTIONS, &king.capture)),
        (Topic::Range, option_of(&RANGES, &king.range)),
        (Topic::Landing, option_of(&LANDINGS, &king.landing)),
        (Topic::KingLimit, option_of(&KING_LIMITS, &rules.king_limit)),
        (Topic::Choice, option_of(&CHOICES, &capture.choice)),
        (Topic::Removal, option_of(&REMOVALS, &capture.removal)),
        (Topic::UTurn, option_of(&U_TURNS, &capture.u_turn)),
        (Topic::Duty, option_of(&DUTIES, &capture.duty)),
        (Topic::Promotion, option_of(&PROMOTIONS, &rules.promotion)),
        (Topic::Goal, option_of(&GOALS, &rules.goal)),
        (Topic::Ends, option_of(&ENDS, &rules.ends)),
        (Topic::Draws, Some(nearest_draws(rules.draws))),
    ];
    let mut house = HouseRules::default();
    for (topic, option) in options {
        house = house.with(topic, option.filter(|&option| option < topic.values().len())?);
    }
    (start(&house) == rules.start && board.height == board.width).then_some(house)
}

/// Which of the draws on offer come nearest.
fn nearest_draws(draws: &[DrawClause]) -> usize {
    let options = draws.iter().map(|clause| match clause.when {
        DrawWhen::KingMoves { .. } => 2,
        DrawWhen::NoCapture { .. } => 3,
        DrawWhen::Repetition { .. } | DrawWhen::Ending { .. } | DrawWhen::RefusedOffer { .. } => 1,
    });
    options.max().unwrap_or(0)
}
