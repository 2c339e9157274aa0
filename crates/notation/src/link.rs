//! Links: a position or a game, and what is drawn and asked on it, as a piece of an address.
//!
//! Two forms say the same. The *readable* one is for authors:
//! `v=1&g=dameo&fen=W:Wa1:Bh8&m=a1-a2,h8-h7&ply=1&o=b&mk=c3,d4!&ar=Gc3-c5`. `v` is the version of
//! the grammar, `g` the ruleset's id, `fen` the position it begins from (left out: the ruleset's own
//! start), `m` the moves and what is said between them ([`turn`]), `ply` how many of
//! them have been played in the position shown (left out: all), `o=b` Black at the bottom, `mk` and
//! `ar` [marks and arrows](super::marks); the others are carried as [`Extras`]. Every key has a long
//! name too, where its short one is no word. Unknown keys are ignored. The *compact* one
//! ([`compact`]) is for sharing.
//!
//! What can be read of a damaged link is kept, and every fault is named. [Check characters](check)
//! end a compact link, and stand at both ends of a readable one that we share (`k=`); authors need
//! none. Without them not
//! every damage shows: a move that has become another one leaves a link that means something else.

pub mod check;
mod content;
mod fault;
mod keys;
mod limits;
mod readable;
mod repair;

pub use content::{Link, Part, VERSION};
pub use fault::{LinkError, LinkFault, Repair, Section, Wanted};
pub use keys::{EXTRA, Extras, LONG, Mode, OWN, You, escape, join, long, pairs, short, value};
pub use limits::{MAX_BYTES, MAX_EXTRA_BYTES, MAX_JUMPS, MAX_PLIES};
pub use readable::{checked, read_moves, with_words, write, write_all};
pub(crate) use readable::{entry, take_extras};

use super::{compact, turn};

impl Link {
    /// The readable form with check characters, for sharing.
    pub fn readable(&self) -> String {
        checked(&write_all(self, &turn::move_texts(&self.game)))
    }

    /// The compact form.
    pub fn compact(&self) -> String {
        compact::write(self)
    }
}

/// Whether a fragment or query looks like a link at all.
pub fn is_link(text: &str) -> bool {
    let text = keys::trim(text);
    if compact::is_compact(text) {
        return true;
    }
    text.split('&').any(|pair| {
        pair.split_once('=')
            .is_some_and(|(key, _)| ["v", "g", "fen", "m"].contains(&short(keys::plain_key(key))))
    })
}

/// Reads a link in either form: with or without a leading `#` or `?`, or the whole address with the
/// link in its fragment, else its query. What was done to it on its way is undone, and said unless
/// check characters prove that it was right.
///
/// # Errors
/// [`LinkError`] where not even a position can be shown; smaller faults are in the [`Link`].
pub fn read(text: &str) -> Result<Link, LinkError> {
    if text.len() > MAX_BYTES {
        return Err(LinkError::TooLong(text.len()));
    }
    let mut best = read_form(repair::extract(text));
    match &best {
        Ok(link) if link.faults.is_empty() => return best,
        Err(LinkError::Newer(_)) => return best,
        _ => {}
    }
    for (candidate, repair) in repair::candidates(text) {
        let mut link = match read_form(&candidate) {
            Ok(link) => link,
            Err(newer @ LinkError::Newer(_)) => return Err(newer),
            Err(_) => continue,
        };
        let is_clean = link.faults.is_empty();
        if !is_clean && best.is_ok() {
            continue;
        }
        if !link.is_checked {
            link.faults.push(LinkFault::Repaired(repair));
        }
        best = Ok(link);
        if is_clean {
            break;
        }
    }
    best
}

/// Reads a readable link that was not sent: attributes, or what was kept. It is shorter work, and
/// needs nothing of the compact form.
///
/// # Errors
/// As [`read`].
pub fn read_plain(text: &str) -> Result<Link, LinkError> {
    readable::read(text)
}

fn read_form(text: &str) -> Result<Link, LinkError> {
    if compact::is_compact(text) { compact::read(text) } else { readable::read(text) }
}
