//! The page's state without a page: what is entered, shown, taken back, asked of the computer and
//! kept.

mod analysis;
mod animation;
mod author;
mod clock;
mod editor;
mod embedded;
mod engine;
mod exercise;
mod first;
mod hint;
mod history;
mod house;
mod input;
mod ladder;
mod laws;
#[cfg(feature = "protocol")]
mod library;
mod lookback;
mod making;
mod news;
mod practice;
#[cfg(feature = "protocol")]
mod replay;
mod review;
mod rule;
mod session;
mod settings;
#[cfg(feature = "protocol")]
mod sharing;
mod study;
mod tournament;
mod training;
mod words;

use std::sync::Arc;

use damiera::notation::fen;
use damiera::notation::level::Level;
use damiera::play::action::{BoardAction, EngineAction};
use damiera::play::analysis::EngineScore;
use damiera::play::session::Session;
use damiera::play::view::Cell;
use damiera::play::{Action, Mode, Notice, Page};
use damiera::rules::{Color, Game, Square};
use damiera::rulesets;
use damiera::text::{Language, SquareRole};

/// A person who has White against the computer.
pub(crate) const WHITE: Mode = Mode::Computer { human: Color::White, level: Level::USUAL };
/// A person who has Black against the computer.
pub(crate) const BLACK: Mode = Mode::Computer { human: Color::Black, level: Level::USUAL };

/// The level with this number.
pub(crate) fn level(number: u8) -> Level {
    Level::of_halves(2 * number).expect("a level")
}

/// A page on which something can be done, square by square as they are written.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) play: Page,
    /// The last thought that the computer was told of.
    thought: u32,
}

impl Table {
    /// The start of a game.
    pub(crate) fn new(id: &str, mode: Mode) -> Self {
        Self::with(Page::new(rulesets::find(id).unwrap(), mode, 7, Language::English))
    }

    /// A game from a position.
    pub(crate) fn at(id: &str, fen: &str, mode: Mode) -> Self {
        let ruleset = rulesets::compile(id).unwrap();
        let position = fen::parse(&ruleset, fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
        Self::of_game(Game::from_position(Arc::new(ruleset), position), mode)
    }

    /// A game as it was played so far.
    pub(crate) fn of_game(game: Game, mode: Mode) -> Self {
        let id = game.ruleset().rules().id;
        let entry = rulesets::find(id).unwrap();
        let session = Session { mode: Some(mode), ..Session::new(entry, game) };
        Self::with(Self::new(id, mode).play.after(Action::Open(Box::new(session))))
    }

    fn with(play: Page) -> Self {
        let thought = play.thought().map_or(0, |thought| thought.id);
        Self { play, thought }
    }

    /// Does something.
    pub(crate) fn act(&mut self, action: Action) {
        self.play = self.play.after(action);
        self.thought = self.play.thought().map_or(self.thought, |thought| thought.id);
    }

    /// Does what a script says: `32` taps a square, `+32` takes its piece in hand, `@28` lets it
    /// go there, `^28` puts the keyboard there, `#1` chooses the first route, `.` waits until a
    /// move has arrived, `4/` looks at the position after four plies. `=19-23` is the computer's
    /// move, `?19-23` its best so far, `!19-23` a move that comes late. Other words name actions.
    pub(crate) fn run(&mut self, script: &str) {
        for word in script.split_whitespace() {
            let action = self.action(word);
            self.act(action);
            while word == "." && self.play.animation().is_some() {
                self.act(Action::Board(BoardAction::AnimationStep));
            }
        }
    }

    fn action(&self, word: &str) -> Action {
        match word {
            "." => Action::Board(BoardAction::AnimationStep),
            "cancel" => Action::Board(BoardAction::Cancel),
            "undo" => Action::Board(BoardAction::Undo),
            "redo" => Action::Board(BoardAction::Redo),
            "resign" => Action::Resign,
            "flip" => Action::Board(BoardAction::Flip),
            "here" => Action::PlayOnFromHere,
            "stop" => Action::Engine(EngineAction::Stop),
            "resume" => Action::Engine(EngineAction::Resume),
            "now" => Action::Engine(EngineAction::MoveNow),
            "analysis" => Action::ToggleAnalysis,
            "threat" => Action::ToggleThreat,
            "hint" => Action::Hint,
            "dismiss" => Action::DismissNotice,
            "offer" => Action::OfferDraw,
            "accept" => Action::AnswerOffer { accept: true },
            "decline" => Action::AnswerOffer { accept: false },
            "claim" => Action::ClaimDraw,
            "insist" => Action::Insist,
            "overlook" => Action::Overlook(true),
            "again" => Action::NewGame(self.play.rematch()),
            _ => self.action_on_board(word),
        }
    }

    fn action_on_board(&self, word: &str) -> Action {
        let thought = self.thought;
        if let Some(best) = word.strip_prefix('=') {
            return Action::Engine(EngineAction::Best {
                thought,
                best: best.to_owned(),
                score: EngineScore::Even(0),
            });
        }
        if let Some(best) = word.strip_prefix('?') {
            return Action::Engine(EngineAction::Progress {
                thought,
                depth: 4,
                best: best.to_owned(),
            });
        }
        if let Some(best) = word.strip_prefix('!') {
            let thought = thought.wrapping_sub(1);
            return Action::Engine(EngineAction::Best {
                thought,
                best: best.to_owned(),
                score: EngineScore::Even(0),
            });
        }
        if let Some(ply) = word.strip_suffix('/') {
            return Action::Board(BoardAction::Show(ply.parse().unwrap()));
        }
        if let Some(number) = word.strip_prefix('#') {
            return Action::Board(BoardAction::ChooseRoute(number.parse::<usize>().unwrap() - 1));
        }
        if let Some(label) = word.strip_prefix("huff") {
            return Action::Huff(self.square(label));
        }
        let on_square: fn(Square) -> BoardAction = match word.chars().next() {
            Some('+') => BoardAction::Grab,
            Some('@') => BoardAction::Drop,
            Some('^') => BoardAction::Focus,
            _ => BoardAction::Press,
        };
        on_square(self.square(word.trim_start_matches(['+', '@', '^']))).into()
    }

    pub(crate) fn square(&self, label: &str) -> Square {
        let square = self.play.game().ruleset().board().square_of_label(label);
        square.unwrap_or_else(|| panic!("{label} is not a square"))
    }

    pub(crate) fn label(&self, square: Square) -> String {
        self.play.game().ruleset().board().label(square).to_string()
    }

    /// The moves played, joined by spaces.
    pub(crate) fn moves(&self) -> String {
        self.play.move_texts().join(" ")
    }

    /// What is chosen, `47`; where it can go, `> 42 36!`, with `!` where the move ends; what it has
    /// jumped, `~ 19`; the routes offered, `? 47x36`.
    pub(crate) fn entry(&self) -> String {
        let view = self.play.board_view();
        let list = |is_meant: &dyn Fn(&Cell) -> bool| {
            let cells = view.cells.iter().filter(|cell| is_meant(cell));
            let mut squares: Vec<_> = cells.map(|cell| (cell.square, cell.ends_here)).collect();
            squares.sort_unstable();
            let words = squares
                .into_iter()
                .map(|(square, ends_here)| self.label(square) + if ends_here { "!" } else { "" });
            words.collect::<Vec<_>>().join(" ")
        };
        let routes = self.play.route_choices().iter().map(|choice| self.play.move_text(&choice.mv));
        let parts = [
            ("", list(&|cell| cell.role == SquareRole::Selected)),
            ("> ", list(&|cell| cell.role == SquareRole::Target)),
            ("~ ", list(&|cell| cell.role == SquareRole::Jumped)),
            ("? ", routes.collect::<Vec<_>>().join(" ")),
        ];
        let parts = parts.into_iter().filter(|(_, words)| !words.is_empty());
        parts.map(|(sign, words)| format!("{sign}{words}")).collect::<Vec<_>>().join(" ")
    }

    /// What the person is told, as the page words it.
    pub(crate) fn told(&self) -> String {
        let text = self.play.strings();
        match self.play.notice() {
            None => String::new(),
            Some(Notice::Refused(refusal)) => text.refusal(&|square| self.label(square), refusal),
            Some(Notice::NoMove) => text.no_move_here.to_owned(),
            Some(Notice::SeveralPieces) => text.several_pieces.to_owned(),
            Some(Notice::GoOn) => text.route_entered.to_owned(),
            Some(Notice::ChooseRoute) => text.choose_route.to_owned(),
            Some(Notice::NotYourTurn) => text.not_your_turn.to_owned(),
            Some(Notice::EngineFailed) => text.engine_failed.to_owned(),
            Some(Notice::Unchecked) => text.unchecked_link.to_owned(),
            Some(Notice::OpenedLink { .. }) => text.opened_link.to_owned(),
            Some(Notice::OpenedGame) => text.opened_game.to_owned(),
            Some(Notice::LinkFault(faults)) => text.told_link(faults),
            Some(Notice::OfferAnswered { accepted }) => text.offer_answered(*accepted).to_owned(),
            Some(Notice::Huffed(square)) => text.huffed(&self.label(*square)),
            Some(Notice::Told(words)) => words.clone().into_owned(),
            Some(Notice::WentOn { .. }) => "went on".to_owned(),
            Some(Notice::KeptGame) => "kept".to_owned(),
            Some(Notice::SetAside) => "set aside".to_owned(),
            Some(Notice::NotFound(_)) => "not found".to_owned(),
        }
    }
}
