//! Every number of the search and the evaluation that was chosen by trial. Scores are hundredths
//! of a man, depths are plies.

/// Half the width of the first window around the score of the depth before.
pub(crate) const ASPIRATION: i32 = 18;
/// The depth from which that window is used.
pub(crate) const ASPIRATION_DEPTH: u8 = 4;
/// How much wider than asked the window may get before it is opened altogether.
pub(crate) const ASPIRATION_MAX: i32 = 400;

/// Quiet moves from this one on (0-based) are searched less deep where an exact score is wanted.
pub(crate) const REDUCE_FROM_EXACT: usize = 3;
/// And from this one on where it is not.
pub(crate) const REDUCE_FROM: usize = 1;
/// From this one on less deep again, where no exact score is wanted.
pub(crate) const REDUCE_MORE_FROM: usize = 4;
/// Reductions begin at this depth.
pub(crate) const REDUCE_DEPTH: i32 = 3;

/// A node this deep of which the table knows no good move is searched less deep.
pub(crate) const IIR_DEPTH: i32 = 4;

/// What a network adds or takes at most, so that it need not be asked where the windows alone are that far
/// outside the bounds.
pub(crate) const NET_MOST: i32 = 120;

/// A node this deep that looks won is first tried with less depth.
pub(crate) const PROBCUT_DEPTH: i32 = 3;
/// By how much it must look won, per ply of depth.
pub(crate) const PROBCUT_MARGIN_PER_PLY: i32 = 10;

/// Below the horizon, how many times in one line a threatened side tries all its moves.
pub(crate) const QUIET_LOOKS: u8 = 1;

/// What a man is worth, in hundredths of a man.
pub(crate) const MAN: i32 = 100;
/// A king that goes one square, and one that flies.
pub(crate) const SHORT_KING: i32 = 130;
pub(crate) const FLYING_KING: i32 = 350;
/// What a limit on moves in a row takes from a king's worth.
pub(crate) const LIMITED_KING_LOSS: i32 = 40;
/// What is lost by a king that has used this many of its moves in a row.
pub(crate) const STREAK_LOSS: [i32; 4] = [0, 5, 14, 30];

/// A man this many rows from its last one, early and late; further away nothing.
pub(crate) const ADVANCED: [[i32; 2]; 8] =
    [[60, 90], [36, 60], [20, 38], [12, 24], [8, 15], [6, 9], [4, 5], [2, 2]];
/// A man still on its own first row, early.
pub(crate) const HOME_ROW: i32 = 25;
/// A man, per file from the edge, early; up to the fourth file.
pub(crate) const MAN_CENTER: i32 = 2;
/// A man with another one right behind or beside it in a direction of its moves.
pub(crate) const SUPPORT: i32 = 3;
/// A quiet move that a man has.
pub(crate) const MAN_MOVE: i32 = 1;
/// A man that nothing can stop, and what each row still to go takes from that, in hundredths of
/// what a king is worth more than a man.
pub(crate) const RUNAWAY: i32 = 55;
pub(crate) const RUNAWAY_PER_ROW: i32 = 7;
/// A square that a king sees on an empty board.
pub(crate) const KING_SIGHT: i32 = 1;
/// A king, per square from the nearest edge.
pub(crate) const KING_CENTER: i32 = 3;
/// The side to move.
pub(crate) const TEMPO: i32 = 3;

/// A lead grows as the board empties: this times the lead over the number of pieces.
pub(crate) const TRADE: i32 = 2;
/// With at most this many pieces the side ahead drives the other.
pub(crate) const DRIVE_PIECES: u32 = 10;
/// Per square that a king of the side ahead is nearer to a piece of the other.
pub(crate) const DRIVE_NEAR: i32 = 3;
/// Per square that the last kings of the side behind are nearer to the edge.
pub(crate) const DRIVE_EDGE: i32 = 6;
/// What a lead is divided by where it cannot be turned into a win.
pub(crate) const DRAWISH: i32 = 8;
