//! Draws that several games share. What a game counts, and by which article, stands in its file.

use crate::spec::{DrawClause, DrawHow, DrawWhen, Ending, Force, LoneKing, Restart};

/// The game is drawn at once when the same position comes up for the third time.
pub(super) const THREEFOLD: DrawClause = automatic(DrawWhen::Repetition { times: 3 });

/// Two kings against one.
pub(super) const TWO_KINGS_TO_ONE: Ending = ending(kings(2), kings(1));

/// Two kings, a king and a man, or a king against a king.
pub(super) const TWO_TO_ONE: Ending = ending(with_king(1, 2), ONE_KING);

/// One king.
pub(super) const ONE_KING: Force = kings(1);

/// A side with a king, alone or not.
pub(super) const fn with_king(least: u8, most: u8) -> Force {
    Force { pieces: (least, most), kings: (1, most) }
}

/// A side with this many kings and nothing else.
pub(super) const fn kings(count: u8) -> Force {
    Force { pieces: (count, count), kings: (count, count) }
}

/// An ending that counts from where it begins.
pub(super) const fn ending(strong: Force, weak: Force) -> Ending {
    let restart = Restart::Never;
    Ending { strong, weak, total: (0, u8::MAX), place: LoneKing::Anywhere, restart }
}

/// A draw that needs no claim.
pub(super) const fn automatic(when: DrawWhen) -> DrawClause {
    DrawClause { when, how: DrawHow::Automatic }
}

/// A draw that the side to move may claim.
pub(super) const fn on_claim(when: DrawWhen) -> DrawClause {
    DrawClause { when, how: DrawHow::Claim }
}
