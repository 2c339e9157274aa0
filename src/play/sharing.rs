//! What the page shares: the link, and the words beside it.

use std::sync::Arc;

use super::embedded::Embedded;
use super::library;
use super::mode::Mode;
use super::page::Page;
use crate::notation::level::Level;
use crate::notation::link;
use crate::rules::{Color, Game, Status};
use crate::rulesets::Entry;
use crate::text::share::Shown;

/// What is shared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Scope {
    /// The game with its moves.
    #[default]
    Game,
    /// The position shown.
    Position,
}

/// What the recipient is meant to do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Purpose {
    /// Look at it, and perhaps play on.
    #[default]
    Look,
    /// Play the person's side against the computer at this level, from the position shown.
    Challenge,
    /// Play the next move, and send the game back.
    Answer,
}

/// The most characters of one message that every messenger takes: Discord's 2000 (its API refuses more, "Must
/// be 2000 or fewer in length"); Telegram takes 4096 (`core.telegram.org/bots/api#sendmessage`).
pub const MAX_MESSAGE: usize = 2000;

/// How many characters a message has, if that is more than some messengers take.
pub fn too_long(message: &str) -> Option<usize> {
    Some(message.chars().count()).filter(|&n| n > MAX_MESSAGE)
}

/// Something to share.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sharing {
    /// The readable link, without check characters.
    pub link: String,
    /// The game to write as PDN, as a session.
    pub pdn: String,
    /// The tags of the PDN, as names and values.
    pub tags: Vec<(String, String)>,
    /// A description in plain words that end with a full stop.
    pub words: String,
    /// The ruleset's id.
    pub ruleset: &'static str,
}

/// The choices that the share dialog offers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Choices {
    /// Whether the game and the position can be chosen between.
    pub scope: bool,
    /// Whether that game is a study with its variations.
    pub is_study: bool,
    /// The side and level of a challenge, if one can be sent.
    pub challenge: Option<(Color, Level)>,
    /// Whether the recipient can answer with a move.
    pub answer: bool,
}

impl Page {
    /// The choices for the game on the board, or for the setup in the editor.
    pub fn share_choices(&self) -> Choices {
        if self.served().is_none() {
            return Choices::default();
        }
        let is_game = self.can_study();
        let is_on = self.status() == Status::Ongoing;
        Choices {
            scope: !is_game || !self.game().plies().is_empty(),
            is_study: !is_game,
            challenge: match self.mode() {
                Mode::Computer { human, level } if is_game && (is_on || self.looks_back()) => {
                    Some((human, level))
                }
                Mode::Computer { .. } | Mode::TwoPlayers => None,
            },
            answer: is_game && is_on,
        }
    }

    /// What to share; `None` for a setup that is not a position. `day` is today, `2026-11-21`. A
    /// choice that is not offered counts as its default.
    pub fn sharing(&self, scope: Scope, purpose: Purpose, day: &str) -> Option<Sharing> {
        if let Some(editor) = self.editor() {
            let game = editor.game()?;
            let link = link::write(&game, &[], None, self.board.bottom());
            let shown = Shown::ToMove(game.position().turn());
            let shared = shared(self, editor.entry(), [link.clone(), link], shown, day);
            // A setup has no players.
            return Some(Sharing { tags: Vec::new(), ..shared });
        }
        if !self.shows_game() {
            return shared_exercise(self, day);
        }
        let choices = self.share_choices();
        let mut shared = match (purpose, choices.challenge) {
            (Purpose::Challenge, Some((human, level))) => challenge(self, scope, human, level, day),
            (Purpose::Answer, _) if choices.answer => move_to_answer(self, day),
            _ => as_it_is(self, scope, day),
        };
        if scope == Scope::Position || purpose == Purpose::Challenge {
            // What a file says of the game's end is not said of what is shown.
            shared.tags.retain(|(name, _)| name != "Result");
        }
        Some(shared)
    }
}

/// The exercise on the board.
fn shared_exercise(page: &Page, day: &str) -> Option<Sharing> {
    let (link, face) = (page.exercise_link()?, page.face());
    let read = Embedded::read(&link, page.language(), 0).ok()?;
    let task = read.solving().map(|solving| solving.attempt().task(page.strings()));
    let shown = Shown::ToMove(face.game().start().turn());
    let shared = shared(page, face.entry(), [link.clone(), link], shown, day);
    let name = page.strings().game_name(face.entry());
    let words = task.map(|task| page.strings().author().shared(name, &task));
    Some(Sharing { words: words.unwrap_or(shared.words), tags: Vec::new(), ..shared })
}

fn as_it_is(page: &Page, scope: Scope, day: &str) -> Sharing {
    let (link, pdn) = match (scope, page.study_link()) {
        (Scope::Game, Some(link)) => {
            let words = page.strings().sheet().sent(page.strings().game_name(page.entry()));
            return sharing(page, page.entry(), [link, page.session_text()], words, day);
        }
        (Scope::Game, None) => (page.link(), page.session_text()),
        (Scope::Position, _) => {
            let pdn = position_link(page, page.board.bottom());
            let mut link = pdn.clone();
            page.write_drawn(&mut link);
            (link, pdn)
        }
    };
    let shown = match page.status() {
        Status::Ongoing | Status::Unlistable(_) => Shown::ToMove(page.shown_position().turn()),
        _ if page.looks_back() => Shown::ToMove(page.shown_position().turn()),
        over => Shown::Over(over),
    };
    shared(page, page.entry(), [link, pdn], shown, day)
}

/// The position shown, to be played against the same computer. Moves after it are left out.
fn challenge(page: &Page, scope: Scope, human: Color, level: Level, day: &str) -> Sharing {
    let mut link = match scope {
        Scope::Game => {
            let moves = page.move_texts().get(..page.shown_ply()).unwrap_or_default();
            link::write(page.game(), moves, None, human)
        }
        Scope::Position => position_link(page, human),
    };
    page.write_drawn(&mut link);
    let pdn = link.clone();
    let you = match human {
        Color::White => "w",
        Color::Black => "b",
    };
    for (key, value) in
        [("lv", level.to_string()), ("you", you.to_owned()), ("seed", page.seed.to_string())]
    {
        link.push('&');
        link.push_str(key);
        link.push('=');
        link.push_str(&value);
    }
    shared(page, page.entry(), [link, pdn], Shown::Challenge(human, level), day)
}

/// The game so far, for the side to move; the computer does not answer there.
fn move_to_answer(page: &Page, day: &str) -> Sharing {
    let turn = page.game().position().turn();
    let pdn = link::write(page.game(), page.move_texts(), None, turn);
    let link = format!("{pdn}&you=both");
    shared(page, page.entry(), [link, pdn], Shown::Answer(turn), day)
}

fn position_link(page: &Page, bottom: Color) -> String {
    let ruleset = Arc::clone(page.game().shared_ruleset());
    link::write(&Game::from_position(ruleset, *page.shown_position()), &[], None, bottom)
}

fn shared(
    page: &Page,
    entry: &'static Entry,
    links: [String; 2],
    shown: Shown,
    day: &str,
) -> Sharing {
    let text = page.strings();
    let words = text.sheet().words(text.game_name(entry), shown);
    sharing(page, entry, links, words, day)
}

fn sharing(
    page: &Page,
    entry: &'static Entry,
    [link, pdn]: [String; 2],
    words: String,
    day: &str,
) -> Sharing {
    let tags = library::pdn_tags(page, day);
    Sharing { link, pdn, tags, words, ruleset: entry.rules.id }
}
