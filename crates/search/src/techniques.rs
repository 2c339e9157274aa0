//! What the search does beyond looking at every move: each can be switched off, to measure what it is
//! worth.

/// A set of techniques.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Techniques(u16);

/// A technique that can be switched off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Technique {
    /// The first window of a depth is close to the score of the depth before.
    Aspiration,
    /// What was found about a position is kept.
    Table,
    /// Quiet moves that have refuted other positions come first.
    History,
    /// Unlikely moves are searched less deep.
    Reductions,
    /// A node that looks won is tried with less depth first.
    ProbCut,
    /// A single reply costs no depth.
    SingleReply,
    /// Below the horizon a threatened side tries its moves.
    QuietLooks,
    /// A node of which the table knows no good move is searched less deep.
    InternalIterativeReduction,
    /// Endings of few pieces are looked up where their tables are made.
    Endings,
    /// The table also ends the search of a node where an exact score is wanted.
    ExactCutoffs,
}

impl Techniques {
    /// All techniques.
    pub const ALL: Self = Self(u16::MAX);

    /// The names by which they are switched off.
    pub const NAMES: [&'static str; 10] = [
        "aspiration",
        "table",
        "history",
        "reductions",
        "probcut",
        "single-reply",
        "quiet-looks",
        "internal-iterative-reduction",
        "endings",
        "exact-cutoffs",
    ];

    /// All but the one of this name; none if there is no such name.
    #[must_use]
    pub fn without(self, name: &str) -> Option<Self> {
        let place = Self::NAMES.iter().position(|other| *other == name)?;
        Some(Self(self.0 & !(1 << place)))
    }

    #[inline]
    pub(crate) const fn has(self, technique: Technique) -> bool {
        self.0 >> technique as u16 & 1 == 1
    }
}
