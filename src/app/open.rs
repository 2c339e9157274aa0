//! Which dialog is open.

/// The dialog that is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Open {
    Nothing,
    Home,
    NewGame,
    House,
    About,
    Keys,
    Library,
    Settings,
    Share,
    Tactics,
    Practice,
    Learn,
    Make,
    /// No dialog: the game on the board is gone through beside it.
    Review,
}
