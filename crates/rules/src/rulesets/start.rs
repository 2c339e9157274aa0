//! Starts that several games share.

use crate::spec::StartRow;

/// This many full rows of men, at most five, from a side's own edge on.
pub(super) const fn rows(n_rows: usize) -> &'static [StartRow] {
    const ROWS: &[StartRow] = &[
        StartRow { row: 0, indent: 0 },
        StartRow { row: 1, indent: 0 },
        StartRow { row: 2, indent: 0 },
        StartRow { row: 3, indent: 0 },
        StartRow { row: 4, indent: 0 },
    ];
    ROWS.split_at(n_rows).0
}
