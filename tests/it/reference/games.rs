//! The rulesets by name, and what each says about moves. The code that does it is elsewhere.

use super::board::{Array, Board, Labels, Pattern};
use super::{Reference, Side, Step};

/// What a ruleset says about moves. Steps are White's; Black's are the same upside down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Facts {
    /// Where men move.
    pub(super) man_steps: &'static [Step],
    /// How they move there.
    pub(super) man_advance: Advance,
    /// Where men capture.
    pub(super) man_jumps: &'static [Step],
    /// Whether men may take kings.
    pub(super) men_take_kings: bool,
    /// Where kings move.
    pub(super) king_steps: &'static [Step],
    /// Where kings capture.
    pub(super) king_jumps: &'static [Step],
    /// Whether kings move and capture from afar, or as far as men.
    pub(super) kings_fly: bool,
    /// Where a flying king comes down behind the piece that it took.
    pub(super) landing: Landing,
    /// When a man that reaches the far row by a capture becomes a king.
    pub(super) promotion: Promotion,
    /// When captured pieces leave the board.
    pub(super) removal: Removal,
    /// Which captures may be chosen.
    pub(super) choice: Choice,
    /// How many quiet moves in a row the same king may make.
    pub(super) king_limit: Option<u8>,
}

/// How men make their quiet moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Advance {
    /// To the next square.
    OneSquare,
    /// Past all men of their own that follow without a gap, to the square beyond.
    PastOwnLine,
}

/// The squares behind a captured piece on which a flying king may come down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Landing {
    /// Every free one in line.
    Any,
    /// Only the first.
    First,
    /// Every free one, but where the move ends only the first.
    FirstAtEnd,
    /// Every free one, but where the move ends and the last piece taken is a king only the first.
    FirstAtEndBehindKing,
}

/// What happens to a man that reaches the far row by a capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Promotion {
    /// It goes on as a man, and is crowned only if the move ends there.
    AtRest,
    /// It is crowned, and its move is over.
    EndsMove,
    /// It is crowned, and goes on as a king.
    GoesOnAsKing,
}

/// When captured pieces leave the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Removal {
    /// When the move is done; until then they bar the way.
    AfterTheMove,
    /// One by one, and the capturing piece may go anywhere next.
    AtOnce,
    /// One by one, but the capturing piece may not turn straight back.
    AtOnceWithoutTurningBack,
}

/// Which of the complete captures may be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Choice {
    /// All.
    Free,
    /// Those of a king, if there is one.
    WithKing,
    /// Those that take the most pieces.
    Most,
    /// Those that take the most, and of them those that take the most kings.
    MostThenKings,
    /// Those that take the most, then with a king, then the most kings, then kings first.
    Italian,
    /// Those of the greatest value, then with a king.
    Frisian,
}

const DIAGONAL: &[Step] = &[(-1, -1), (1, -1), (-1, 1), (1, 1)];
const DIAGONAL_AHEAD: &[Step] = &[(-1, -1), (1, -1)];
const STRAIGHT: &[Step] = &[(0, -1), (-1, 0), (1, 0), (0, 1)];
const AHEAD_AND_SIDEWAYS: &[Step] = &[(0, -1), (-1, 0), (1, 0)];
const THREE_AHEAD: &[Step] = &[(-1, -1), (0, -1), (1, -1)];
const AHEAD_FIVE: &[Step] = &[(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0)];
const ALL_EIGHT: &[Step] = &[(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)];
/// On a board of dark squares the next square of a row or column is two away.
const ALL_EIGHT_ON_DARK: &[Step] =
    &[(-1, -1), (0, -2), (1, -1), (-2, 0), (2, 0), (-1, 1), (0, 2), (1, 1)];

/// FMJD, "Dama Internazionale"; also the Polish draughts of "Le regole della Dama".
const INTERNATIONAL: Facts = Facts {
    // FMJD 3.4: one square diagonally forward.
    man_steps: DIAGONAL_AHEAD,
    man_advance: Advance::OneSquare,
    // FMJD 4.1 to 4.3, "Dama Internazionale": diagonally, forward and back, men and kings.
    man_jumps: DIAGONAL,
    men_take_kings: true,
    // FMJD 3.9.
    king_steps: DIAGONAL,
    king_jumps: DIAGONAL,
    kings_fly: true,
    // FMJD 4.3: any free square behind.
    landing: Landing::Any,
    // FMJD 3.5 and 4.15: a man is promoted if it *ends* on the far row.
    promotion: Promotion::AtRest,
    // FMJD 4.11: when the whole move is done.
    removal: Removal::AfterTheMove,
    // FMJD 4.13 and 4.14: the most pieces, of whatever kind.
    choice: Choice::Most,
    king_limit: None,
};

const FRISIAN: Facts = Facts {
    // FRI 7 and 9, "Dama Frisone": "diagonalmente ed ortogonalmente, in otto direzioni diverse". Quiet
    // moves are diagonal by FRI 9; "Dama Frisone" also lets kings move straight, against itself.
    man_jumps: ALL_EIGHT_ON_DARK,
    king_jumps: ALL_EIGHT_ON_DARK,
    // FRI 11 and 12, "Dama Frisone".
    choice: Choice::Frisian,
    // FRI 17, "Dama Frisone".
    king_limit: Some(3),
    ..INTERNATIONAL
};

/// "Dama Frisone" as it is written: kings also move "delle colonne o delle traverse".
const FRISIAN_PERGIOCO: Facts = Facts { king_steps: ALL_EIGHT_ON_DARK, ..FRISIAN };

/// "Le regole della Dama" and WCDF.
const ENGLISH: Facts = Facts {
    man_steps: DIAGONAL_AHEAD,
    man_advance: Advance::OneSquare,
    // "Le regole della Dama": until crowned "può solo muoversi e catturare in direzione diagonale in avanti".
    man_jumps: DIAGONAL_AHEAD,
    men_take_kings: true,
    // "Le regole della Dama": kings forward and back, but one square, and over adjacent pieces only.
    king_steps: DIAGONAL,
    king_jumps: DIAGONAL,
    kings_fly: false,
    landing: Landing::First,
    // "Le regole della Dama": the move ends when a man arrives at the far edge and is crowned.
    promotion: Promotion::EndsMove,
    // WCDF 1.19: no piece twice.
    removal: Removal::AfterTheMove,
    // "Le regole della Dama": free, but the capture once begun is completed.
    choice: Choice::Free,
    king_limit: None,
};

/// "Dameo".
const DAMEO: Facts = Facts {
    // "ortogonalmente e diagonalmente, ma solo in avanti".
    man_steps: THREE_AHEAD,
    // "l'ultima pedina della fila approda nella casella vuota che si trova di fronte alla pedina in
    // testa alla fila".
    man_advance: Advance::PastOwnLine,
    // "la cattura può avvenire solo ortogonalmente", men also back.
    man_jumps: STRAIGHT,
    // "come la Regina nel gioco degli Scacchi".
    king_steps: ALL_EIGHT,
    king_jumps: STRAIGHT,
    ..INTERNATIONAL
};

/// "Dama Greca".
const GREEK: Facts = Facts {
    // Men "in verticale (ma solo in avanti) e in orizzontale".
    man_steps: AHEAD_AND_SIDEWAYS,
    man_jumps: AHEAD_AND_SIDEWAYS,
    // "come le Torri nel gioco degli Scacchi".
    king_steps: STRAIGHT,
    king_jumps: STRAIGHT,
    // Kings "approdano nella prima casella libera che si trova oltre l'ultimo pezzo saltato". In
    // between any free square behind the piece will do: the king of figures 6 and 7 turns on g2,
    // two squares past e2.
    landing: Landing::FirstAtEnd,
    // "i pezzi catturati vengono subito rimossi"; "sono vietati i cambi di direzione a 180°".
    removal: Removal::AtOnceWithoutTurningBack,
    ..INTERNATIONAL
};

/// WP "Turkish draughts": as the Greek game, but the king comes down anywhere behind.
const TURKISH: Facts = Facts { landing: Landing::Any, ..GREEK };

/// WP "Armenian draughts": men also move, but do not capture, diagonally forward; kings also move,
/// but do not capture, diagonally.
const ARMENIAN: Facts = Facts { man_steps: AHEAD_FIVE, king_steps: ALL_EIGHT, ..TURKISH };

/// JPN croda: men move straight and diagonally forward, all capture in four directions, kings are
/// rooks, the most pieces must be taken, and they are removed after the move.
const CRODA: Facts = Facts {
    man_steps: THREE_AHEAD,
    man_jumps: STRAIGHT,
    king_steps: STRAIGHT,
    king_jumps: STRAIGHT,
    ..INTERNATIONAL
};

/// FMJD-64: free choice; a man that reaches the far row goes on as a king at once.
const RUSSIAN: Facts =
    Facts { promotion: Promotion::GoesOnAsKing, choice: Choice::Free, ..INTERNATIONAL };

/// APCA: free choice; a man that passes the far row stays a man.
const POOL: Facts = Facts { choice: Choice::Free, ..INTERNATIONAL };

/// MS "Killer draughts": a king stops right behind the last piece that it took if that is a king.
const KILLER: Facts = Facts { landing: Landing::FirstAtEndBehindKing, ..INTERNATIONAL };

/// FID, chapter 1: short kings.
const ITALIAN: Facts = Facts {
    // FID 5.3 b: men capture forward, and no kings.
    men_take_kings: false,
    // FID 6.6 to 6.9.
    choice: Choice::Italian,
    ..ENGLISH
};

/// FPD: men as in the English game, flying kings; the most pieces, then the most kings.
const SPANISH: Facts =
    Facts { kings_fly: true, landing: Landing::Any, choice: Choice::MostThenKings, ..ENGLISH };

/// ČUD: as the Spanish game, but where a king can capture a king must, and else the choice is free.
const CZECH: Facts = Facts { choice: Choice::WithKing, ..SPANISH };

/// MS "Thai draughts": the king comes down right behind each piece that it takes; pieces are removed
/// one by one, and the king may turn back over the squares that became free.
const THAI: Facts =
    Facts { landing: Landing::First, removal: Removal::AtOnce, choice: Choice::Free, ..SPANISH };

const ALL_8: Board = Board { width: 8, pattern: Pattern::All, labels: Labels::Letters };
const ALL_10: Board = Board { width: 10, ..ALL_8 };
const NUMBERED_8: Board =
    Board { width: 8, pattern: Pattern::DarkCorner, labels: Labels::NumbersFromTop };
const NUMBERED_10: Board = Board { width: 10, ..NUMBERED_8 };
const NUMBERED_12: Board = Board { width: 12, ..NUMBERED_8 };
/// PDN: tags that begin as `25,W,8,8,A0,0`.
const LETTERED_8: Board = Board { labels: Labels::Letters, ..NUMBERED_8 };
/// PDN `22,W,8,8,N2,1`: the corner at White's left is no playing square.
const ITALIAN_8: Board = Board { pattern: Pattern::LightCorner, ..NUMBERED_8 };
/// PDN `24,W,8,8,N1,1`: from White's bottom right.
const SPANISH_8: Board = Board { labels: Labels::NumbersFromBottom, ..ITALIAN_8 };

/// The ruleset with this id, if there is one.
pub(super) fn of(id: &str) -> Option<Reference> {
    use Side::{Black, White};
    let (facts, board, array, first) = match id {
        // "Dama Internazionale", FMJD 2.4 to 2.8 and 3.3: 10x10, four rows of men, White begins. Losing and
        // breakthrough draughts differ in the goal alone, which is no matter of this list.
        "international" | "international-pergioco" | "losing" | "breakthrough" => {
            (INTERNATIONAL, NUMBERED_10, Array::Rows(4), White)
        }
        // "Le regole della Dama": four rows, 10x10; "in modo simile alla dama inglese", so Black begins.
        "polish" => (INTERNATIONAL, NUMBERED_10, Array::Rows(4), Black),
        "killer" => (KILLER, NUMBERED_10, Array::Rows(4), White),
        "canadian" => (INTERNATIONAL, NUMBERED_12, Array::Rows(5), White),
        "brazilian" => (INTERNATIONAL, LETTERED_8, Array::Rows(3), White),
        // FRI 4 to 6.
        "frisian" => (FRISIAN, NUMBERED_10, Array::Rows(4), White),
        "frisian-pergioco" => (FRISIAN_PERGIOCO, NUMBERED_10, Array::Rows(4), White),
        // "Dama Frisone", "Variante Frysk": five men a side on their own base row.
        "frysk" => (FRISIAN, NUMBERED_10, Array::Rows(1), White),
        // "Le regole della Dama": the twelve nearest dark squares, "il nero gioca sempre per primo". What a missed
        // capture leads to is no matter of this list.
        "english" | "english-huff" => (ENGLISH, NUMBERED_8, Array::Rows(3), Black),
        "pool" => (POOL, NUMBERED_8, Array::Rows(3), Black),
        // poolcheckers.com: Pool checkers with the dark square at the near right.
        "jamaican" => (POOL, ITALIAN_8, Array::Rows(3), Black),
        "russian" => (RUSSIAN, LETTERED_8, Array::Rows(3), White),
        "czech" => (CZECH, LETTERED_8, Array::Rows(3), White),
        "italian" => (ITALIAN, ITALIAN_8, Array::Rows(3), White),
        "spanish" | "portuguese" => (SPANISH, SPANISH_8, Array::Rows(3), White),
        // MS "Thai draughts": eight men a side.
        "thai" => (THAI, NUMBERED_8, Array::Rows(2), Black),
        // "Dameo": 18 men a side, and 28 or 24 on the first four or three rows of 10x10.
        "dameo" => (DAMEO, ALL_8, Array::Trapezoid(3), White),
        "dameo-10x10-28" => (DAMEO, ALL_10, Array::Trapezoid(4), White),
        "dameo-10x10-24" => (DAMEO, ALL_10, Array::Trapezoid(3), White),
        "croda" => (CRODA, ALL_8, Array::Rows(3), White),
        // "Dama Greca", a variant of the Turkish game: 16 men a side on the second and third rows.
        "greek" | "greek-forfeit" => (GREEK, ALL_8, Array::SecondAndThirdRow, White),
        // "Variante I": no duty to take the most.
        "greek-free" => {
            (Facts { choice: Choice::Free, ..GREEK }, ALL_8, Array::SecondAndThirdRow, White)
        }
        // "Variante II": "viene immediatamente promossa a dama ed in quanto tale continua ad
        // effettuare altre catture".
        "greek-promote" => {
            let facts = Facts { promotion: Promotion::GoesOnAsKing, ..GREEK };
            (facts, ALL_8, Array::SecondAndThirdRow, White)
        }
        "turkish" => (TURKISH, ALL_8, Array::SecondAndThirdRow, White),
        "armenian" => (ARMENIAN, ALL_8, Array::SecondAndThirdRow, White),
        _ => return None,
    };
    Some(Reference { facts, board, array, first })
}
