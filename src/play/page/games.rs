//! How a game gets onto the page: a new one, one with agreements, the next of a match, or an opened
//! one.

use std::sync::Arc;

use super::Page;
use crate::play::clock::Clock;
use crate::play::drawn::Drawn as Marked;
use crate::play::game::Guest;
use crate::play::mode::{Mode, NewGame};
use crate::play::news::Known;
use crate::play::notice::Notice;
use crate::play::screen::make::Author;
use crate::play::screen::solve::Lesson;
use crate::play::screen::study::Study;
use crate::play::session::{self, Origin, Session};
use crate::play::table::Table;
use crate::play::tournament::{Drawn, Pair, Plan, Start, Terms, WIN, halves};
use crate::rules::{Color, Game, Ruleset};
use crate::rulesets;
use crate::text::MatchWords;

impl Page {
    pub(super) fn new_game(&mut self, new_game: NewGame) {
        let Some(entry) = rulesets::find(new_game.ruleset) else { return };
        self.begin_another(Table::new(entry, new_game.mode, new_game.seed, self.language()));
    }

    /// Begins a game with these agreements. Does nothing if the card is not one of the game's.
    pub(super) fn begin(&mut self, plan: Plan) {
        let Some(entry) = rulesets::find(plan.game.ruleset) else { return };
        let ruleset = Arc::new(Ruleset::new(&entry.rules));
        let is_same = entry.rules.id == self.entry().rules.id;
        let mut drawn = None;
        let game = match plan.start {
            Start::Here if is_same => Game::from_position(ruleset, *self.shown_position()),
            Start::Usual | Start::Here => Game::new(ruleset),
            Start::Card { deck, card } => {
                let Ok(game) = card.game(ruleset) else { return };
                let n_plies = game.plies().len();
                drawn = Some(Drawn { deck, number: card.number, name: card.name, n_plies });
                game
            }
        };
        let terms = Terms {
            card: drawn,
            pair: plan.is_pair.then(Pair::default),
            clock: plan.control.map(|control| Clock::new(control, game.plies().len())),
            is_opposite: plan.is_opposite,
        };
        let NewGame { mode, seed, .. } = plan.game;
        let mut next = Table::with_game(entry, game, mode, seed, self.language());
        next.game.terms = terms;
        next.game.unaided = true;
        self.begin_another(next);
    }

    /// The same start with colors changed: the second game of a match, or another match or game.
    pub(super) fn next_game(&mut self) {
        let mut game =
            Game::from_position(Arc::clone(self.game().shared_ruleset()), *self.game().start());
        for ply in self.game().plies().iter().take(self.n_fixed()) {
            if game.play(&ply.mv).is_err() {
                break;
            }
        }
        let NewGame { mode, seed, .. } = self.rematch();
        let Terms { card, pair, clock, is_opposite } = self.terms().clone();
        let first_game = match pair {
            Some(pair) if pair.first_game.is_none() => {
                halves(self.status(), self.first_player(pair))
            }
            _ => None,
        };
        let terms = Terms {
            pair: pair.map(|_| Pair { first_game }),
            clock: clock.map(|clock| Clock::new(clock.control(), game.plies().len())),
            card,
            is_opposite,
        };
        let mut next = Table::with_game(self.entry(), game, mode, seed, self.language());
        next.game.overlooks = self.overlooks();
        next.game.terms = terms;
        next.game.unaided = true;
        if mode == Mode::TwoPlayers {
            // Two people stay on their sides of the board.
            next.board.flipped = !self.flipped();
        }
        self.begin_another(next);
    }

    /// Puts an opened game on the board.
    pub(super) fn open(&mut self, session: Session) {
        let n_plies = session.game.plies().len();
        let guest = session.is_guest().then_some(Guest {
            names_players: session.mode.is_some(),
            over_another: session.origin.over_another,
        });
        let shown = (session.ply < n_plies).then_some(session.ply);
        let shown_position = shown.and_then(|ply| session.game.position_at(ply));
        let turn = shown_position.unwrap_or(session.game.position()).turn();
        let mode = session.mode.unwrap_or(match self.mode() {
            // The person who opens the link plays the side to move.
            Mode::Computer { level, .. } => Mode::Computer { human: turn, level },
            Mode::TwoPlayers => Mode::TwoPlayers,
        });
        let (seed, language) = (session.seed.unwrap_or(self.seed), self.language());
        let mut next = Table::with_game(session.entry, session.game, mode, seed, language);
        let drawn_ply = session.drawn_ply.unwrap_or(session.ply);
        next.board.flipped = session.flipped;
        next.board.drawn = Marked::new(drawn_ply, session.marks, session.arrows);
        next.game.record.shown = shown;
        next.game.overlooks = session.overlooks;
        next.game.terms = session.terms;
        let is_fresh = next.game().plies().len() <= next.n_fixed();
        next.game.unaided = session.is_unaided.unwrap_or(is_fresh);
        next.game.tags = session.tags;
        self.replace_with(next);
        // What was known does not need to be checked.
        let is_unchecked = session.origin.is_unchecked && session.known.is_none();
        let (mut arrival, mut faults) = (None, session.faults);
        if let Some((tree, path)) = session.study {
            match Study::read(self.table_mut(), &tree, &path) {
                Ok((study, fault)) => {
                    self.screen = study.into();
                    faults.extend(fault);
                }
                Err(why) => faults.push(why),
            }
        }
        let lesson = session.exercise.and_then(|link| Lesson::read(link, language, seed));
        if let Some(lesson) = lesson {
            self.screen.show_lesson(lesson);
        }
        if let Some(author) = session.author.and_then(|text| Author::read(&text, language)) {
            self.screen.show_author(author);
        }
        if !faults.is_empty() {
            arrival = Some(Notice::LinkFault(faults.into()));
        } else if let Some(known) = session.known.filter(|known| !known.is_all(self.game())) {
            let over_another = session.origin.over_another;
            arrival = Some(Notice::WentOn { known, over_another });
        } else if session.origin.over_another {
            arrival = Some(Notice::OpenedLink { is_unchecked });
        } else if is_unchecked {
            arrival = Some(Notice::Unchecked);
        }
        // The computer does not add moves to a game that is being looked through.
        let looks_back = self.looks_back();
        let game = &mut self.table_mut().game;
        game.engine.stopped = looks_back;
        game.arrival = arrival;
        game.guest = guest;
    }

    /// Makes the game that came from outside one with the game kept that it goes on from.
    pub(super) fn recognize(&mut self, kept: &Session) {
        let Some(guest) = self.table_mut().game.guest.take() else { return };
        let Ok(session) = session::read(&self.session_text()) else { return };
        let Some(known) = Known::of(kept, &session) else { return };
        let players = if guest.names_players { &session } else { kept };
        let (mode, flipped) = (players.mode, players.flipped);
        let over_another = guest.over_another;
        let origin = Origin { over_another, ..session.origin };
        self.open(Session {
            seed: kept.seed,
            mode,
            flipped,
            known: Some(known),
            origin,
            ..session
        });
    }

    /// The score of the match, if there is one.
    pub fn match_words(&self) -> Option<MatchWords> {
        let pair = self.terms().pair?;
        let color = self.first_player(pair);
        // A study has no result; the game behind it may have one.
        let this_game = halves(self.kept().0.status(), color);
        let n_games = u8::from(pair.first_game.is_some()) + u8::from(this_game.is_some());
        let halves = pair.first_game.unwrap_or_default() + this_game.unwrap_or_default();
        Some(MatchWords {
            is_second_game: pair.first_game.is_some(),
            n_finished: n_games,
            halves: [halves, n_games * WIN - halves],
            first_has: color,
            against_computer: self.mode() != Mode::TwoPlayers,
        })
    }

    /// The color that the first player of a match has in this game.
    fn first_player(&self, pair: Pair) -> Color {
        match self.mode() {
            Mode::Computer { human, .. } => human,
            Mode::TwoPlayers if pair.first_game.is_none() => Color::White,
            Mode::TwoPlayers => Color::Black,
        }
    }
}
