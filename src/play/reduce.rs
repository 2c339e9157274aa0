//! What each action does to the state.

use super::action::{Action, BoardAction, Go, NewGame};
use super::animation::Animation;
use super::input::{Candidate, Entry, Input, Step};
use super::state::{Engine, Mode, Notice, Play};
use crate::rules::explain::Refusal;
use crate::rules::{Bits, Position, Square, Status, What};
use crate::rulesets;
use crate::text::MoveWords;

/// How a person puts a piece down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Hand {
    /// By tapping squares: the piece slides.
    Tap,
    /// By drag: the piece is already there.
    Drag,
}

impl Play {
    /// The state after an action.
    #[must_use]
    pub fn after(&self, action: Action) -> Self {
        let mut next = self.clone();
        next.apply(action);
        next.check_clock();
        next
    }

    fn apply(&mut self, action: Action) {
        let Some(action) = self.edited(action) else { return };
        let Some(action) = self.taught(action) else { return };
        match action {
            Action::Board(action) => self.on_board(action),
            Action::Engine(action) => self.on_engine(action),
            Action::Resign => self.resign(),
            Action::OfferDraw => self.offer_draw(),
            Action::AnswerOffer { accept } => self.answer_offer(accept),
            Action::ClaimDraw => self.claim_draw(),
            Action::Huff(square) => self.speak(self.game().position().turn(), What::Huff(square)),
            Action::Insist => self.speak(self.game().position().turn(), What::Insist),
            Action::Overlook(overlooks) => self.overlooks = overlooks,
            Action::PlayOnFromHere => self.play_on_from_here(),
            Action::NewGame(new_game) => self.new_game(new_game),
            Action::Begin(plan) => self.begin(*plan),
            Action::NextGame => self.next_game(),
            Action::Tick(now_ms) => self.tick(now_ms),
            Action::PressClock => self.press_clock(),
            Action::Open(session) => self.open(*session),
            Action::ToggleAnalysis => self.toggle_analysis(),
            Action::ToggleThreat => self.toggle_threat(),
            Action::SetLines(n_lines) => self.set_lines(n_lines),
            Action::AnalysisLines { id, depth, lines } => self.analysis_lines(id, depth, lines),
            Action::AnalysisValue { id, ply, score } => self.analysis_value(id, ply, score),
            Action::AnalysisEnded { id } => self.analysis_ended(id),
            Action::Hint => self.next_hint(),
            Action::Hinted { thought, best } => self.hinted(thought, &best),
            Action::Study(action) => self.study_action(action),
            Action::Speak(language) => self.language = language,
            Action::LetWait => self.arrival = Some(Notice::OpenedGame),
            Action::LinkFailed(why) => self.arrival = Some(Notice::LinkFault(why)),
            Action::NotFound(fault) => {
                self.notice = Some(Notice::NotFound(fault));
                self.renew_notice();
            }
            Action::Tell(text) => self.notice = Some(Notice::Told(text)),
            // Dealt with above.
            Action::Edit(_) | Action::Author(_) | Action::Solve(_) | Action::EndLesson => {}
            Action::DismissNotice => {
                if self.notice.take().is_none() {
                    self.arrival = None;
                }
            }
        }
    }

    /// What something done on the board does where no editor is open.
    pub fn on_board(&mut self, action: BoardAction) {
        match action {
            // What is left of another board must not reach this one.
            BoardAction::Press(square)
            | BoardAction::Grab(square)
            | BoardAction::Drop(square)
            | BoardAction::Focus(square)
                if !self.game().ruleset().board().squares().contains(&square) => {}
            BoardAction::Press(square) => {
                self.press(square);
                self.renew_notice();
            }
            BoardAction::Grab(square) => self.grab(square),
            BoardAction::Drop(square) => {
                self.drop_at(square);
                self.renew_notice();
            }
            BoardAction::DropOutside => {}
            BoardAction::Cancel => self.cancel(),
            BoardAction::ChooseRoute(idx) => self.choose_route(idx),
            BoardAction::Focus(square) => self.focus = square,
            BoardAction::AnimationStep => {
                self.animation = self.animation.take().and_then(Animation::next);
            }
            BoardAction::Undo => self.undo(),
            BoardAction::Redo => self.redo(),
            BoardAction::Flip => self.flipped = !self.flipped,
            BoardAction::Go(to) => self.go(to),
            BoardAction::Show(ply) => self.show(ply),
            BoardAction::Say(text) => self.say(text),
        }
    }

    /// A notice that answers a press is told again, even in the same words.
    fn renew_notice(&mut self) {
        if self.notice.is_some() {
            self.notice_serial = self.notice_serial.wrapping_add(1);
        }
    }

    pub(super) fn say(&mut self, text: String) {
        self.announcement.text = text;
        self.announcement.serial = self.announcement.serial.wrapping_add(1);
    }

    /// Forgets what was begun on the board.
    pub(super) fn settle(&mut self) {
        self.hint = None;
        self.input = Input::Idle;
        self.notice = None;
        self.animation = None;
    }

    /// The computer has something new to think about, or nothing.
    pub(super) fn rethink(&mut self) {
        self.engine.stopped = false;
        self.renumber();
        if matches!(self.notice, Some(Notice::EngineFailed(_))) {
            self.notice = None;
        }
    }

    /// What the computer is to think about or analyze is another thing; answers about the last one
    /// are late.
    pub(super) fn renumber(&mut self) {
        let Engine { thought, stopped, .. } = self.engine;
        let thought = thought.wrapping_add(1);
        self.engine = Engine { thought, stopped, ..Engine::default() };
        self.analysis.forget_lines();
        self.hint = None;
    }

    fn press(&mut self, square: Square) {
        self.focus = square;
        self.animation = None;
        if !self.accepts_moves() {
            if self.computer_to_move() && !self.looks_back() {
                self.notice = Some(Notice::NotYourTurn);
            }
            return;
        }
        match &self.input {
            Input::Idle => self.select(square),
            Input::Selected(entry) | Input::Choosing { entry, .. } => {
                let entry = entry.clone();
                self.continue_with(&entry, square, Hand::Tap);
            }
        }
    }

    fn grab(&mut self, square: Square) {
        let already = match &self.input {
            Input::Selected(entry) | Input::Choosing { entry, .. } => entry.at() == square,
            Input::Idle => false,
        };
        if self.accepts_moves() && !already {
            self.animation = None;
            self.focus = square;
            self.select(square);
        }
    }

    fn drop_at(&mut self, square: Square) {
        let (Input::Selected(entry) | Input::Choosing { entry, .. }) = &self.input else {
            return;
        };
        let entry = entry.clone();
        if entry.at() != square && self.accepts_moves() {
            self.focus = square;
            self.continue_with(&entry, square, Hand::Drag);
        }
    }

    fn cancel(&mut self) {
        if let Input::Choosing { entry, .. } = &self.input {
            self.input = Input::Selected(entry.clone());
        } else {
            self.input = Input::Idle;
        }
        self.notice = None;
    }

    /// Nothing is chosen yet, and this square is.
    fn select(&mut self, square: Square) {
        self.notice = None;
        self.input = Input::Idle;
        let position = self.game().position();
        if position.side(position.turn()).has(square) {
            match Entry::begin(self.game(), square) {
                Some(entry) => self.input = Input::Selected(entry),
                None => self.notice = Some(self.why_immobile(square)),
            }
            return;
        }
        if position.occupied().has(square) {
            self.notice = self.game().explain(&[square, square]).map(Notice::Refused);
            return;
        }
        let mut origins: Vec<_> =
            self.playable().filter(|mv| mv.to == square).map(|mv| mv.from).collect();
        origins.dedup();
        match origins.as_slice() {
            [] => {}
            [only] => {
                if let Some(entry) = Entry::begin(self.game(), *only) {
                    self.input = Input::Selected(entry);
                }
            }
            _ => self.notice = Some(Notice::SeveralPieces),
        }
    }

    /// Why a piece of the side to move has no move: the reason of the attempt that comes nearest to
    /// a legal one.
    fn why_immobile(&self, square: Square) -> Notice {
        let ruleset = self.game().ruleset();
        let targets = ruleset.board().squares().iter();
        let reasons = targets.filter_map(|&to| self.game().explain(&[square, to]));
        reasons
            .filter(Refusal::is_about_choice)
            .min_by_key(Refusal::rank)
            .map_or(Notice::NoMove, Notice::Refused)
    }

    fn continue_with(&mut self, entry: &Entry, square: Square, hand: Hand) {
        self.notice = None;
        match entry.step(self.game().ruleset().board(), square) {
            Step::Play { candidate, n_landed } => match hand {
                Hand::Tap => self.commit(&candidate, entry.entered.len() + 1, Some(entry.at())),
                Hand::Drag => self.commit(&candidate, n_landed, None),
            },
            Step::Enter(mut next) => {
                if hand == Hand::Drag {
                    next.slides_from = (next.at() != square).then_some(square);
                }
                self.focus = next.at();
                self.input = Input::Selected(next);
                self.notice = Some(Notice::GoOn);
            }
            Step::Choose(choices) => {
                self.input = Input::Choosing { entry: entry.clone(), choices };
                self.notice = Some(Notice::ChooseRoute);
            }
            Step::Refuse => self.refuse(entry, square, hand),
        }
    }

    /// The piece cannot go there: another one is meant, or none, or the reason is given.
    fn refuse(&mut self, entry: &Entry, square: Square, hand: Hand) {
        let position = self.game().position();
        let is_own = position.side(position.turn()).has(square);
        let is_choice = is_own && (entry.entered.is_empty() || self.can_move(square));
        if hand == Hand::Tap && square == entry.at() {
            self.input = Input::Idle;
            return;
        }
        if hand == Hand::Tap && is_choice {
            self.select(square);
            return;
        }
        let mut path = vec![entry.from];
        path.extend(&entry.entered);
        path.push(square);
        let reason = self.game().explain(&path);
        self.input = Input::Selected(entry.clone());
        // Without a reason it is a way of a capture that has more of them than are listed.
        self.notice = Some(reason.map_or(Notice::GoOn, Notice::Refused));
    }

    fn choose_route(&mut self, idx: usize) {
        let Input::Choosing { entry, choices } = &self.input else { return };
        if let Some(candidate) = choices.get(idx).cloned() {
            let (n_landed, slides_from) = (entry.entered.len() + 1, Some(entry.at()));
            self.commit(&candidate, n_landed, slides_from);
        }
    }

    /// Plays a person's move.
    fn commit(&mut self, candidate: &Candidate, n_landed: usize, slides_from: Option<Square>) {
        self.focus = candidate.mv.to;
        self.play(candidate, n_landed, slides_from);
    }

    /// Plays a legal move and shows it from its `n_landed`th landing. Whoever looks back goes on
    /// looking back.
    pub(super) fn play(
        &mut self,
        candidate: &Candidate,
        n_landed: usize,
        slides_from: Option<Square>,
    ) {
        let before = *self.game().position();
        let n_plies = self.game().plies().len();
        if self.record.play(&candidate.mv).is_err() {
            return;
        }
        if self.study.is_some() {
            self.follow_in_study();
        } else if self.redo.last() == Some(&candidate.mv) {
            self.redo.pop();
        } else {
            self.redo.clear();
        }
        self.clock_moved(before.turn());
        self.forget_result();
        self.analysis.forget_after(n_plies);
        // That a piece was huffed is still to be read when the computer has moved.
        let huffed = self
            .notice
            .take()
            .filter(|notice| matches!(notice, Notice::Huffed(_)) && !self.is_human(before.turn()));
        self.settle();
        self.notice = huffed;
        if self.keeps_address() || matches!(self.arrival, Some(Notice::WentOn(_))) {
            // Whoever plays on has seen what was lost, or what is new; the address follows the game
            // again.
            self.arrival = None;
        }
        let route = candidate.route.clone();
        let has_arrived = slides_from.is_none() && n_landed >= route.landings.len();
        if !has_arrived && !self.looks_back() {
            let from = candidate.mv.from;
            self.animation = Some(Animation { before, from, route, n_landed, slides_from });
        }
        self.rethink();
        self.say_move(&before, candidate);
        self.notice_fault();
    }

    /// Whoever plays on goes another way than the file; what it says of the end is not of this
    /// game.
    fn forget_result(&mut self) {
        if self.study.is_none() {
            self.tags.retain(|(name, _)| name != "Result");
        }
    }

    fn say_move(&mut self, before: &Position<u128>, candidate: &Candidate) {
        let board = self.game().ruleset().board();
        let words = MoveWords::new(board, before, &candidate.mv, &candidate.route);
        let mut text = (self.strings().moved)(&words);
        if let Some(declined) = self.declined_by_moving() {
            text.push_str(". ");
            text.push_str(&declined);
        }
        let status = self.status();
        if status != Status::Ongoing {
            text.push_str(". ");
            text.push_str(&(self.strings().result)(status));
            text.push_str(". ");
            text.push_str(&(self.strings().reason)(status));
        }
        self.say(text);
    }

    fn undo(&mut self) {
        if !self.can_undo() {
            return;
        }
        if self.study.is_some() {
            return self.step_in_study(false);
        }
        self.forget_result();
        self.engine_score = None;
        self.settle();
        self.shown = None;
        self.rethink();
        if self.was_closed() {
            let word = self.record.unsay();
            // The computer would only claim again.
            let goes_back = word.is_some_and(|it| it.what == What::Claim && !self.is_human(it.by));
            if !goes_back {
                return;
            }
        }
        while let Some(mv) = self.record.undo() {
            self.redo.push(mv);
            if self.is_human(self.game().position().turn()) {
                break;
            }
        }
    }

    fn redo(&mut self) {
        if !self.can_redo() {
            return;
        }
        if self.study.is_some() {
            return self.step_in_study(true);
        }
        self.settle();
        self.shown = None;
        while let Some(mv) = self.redo.pop() {
            if self.record.play(&mv).is_err() {
                self.redo.clear();
            }
            if self.is_human(self.game().position().turn()) {
                break;
            }
        }
        self.rethink();
    }

    fn resign(&mut self) {
        if self.status() != Status::Ongoing || self.study.is_some() {
            return;
        }
        self.settle();
        self.shown = None;
        let by = match self.mode {
            Mode::Computer { human, .. } => human,
            Mode::TwoPlayers => self.game().position().turn(),
        };
        self.speak(by, What::Resign);
    }

    /// Counted here and not where the key is pressed: a second press may come before the first is
    /// drawn.
    fn go(&mut self, to: Go) {
        let (shown, n_plies) = (self.line_ply(), self.n_line_plies());
        let ply = match to {
            Go::First => 0,
            Go::Back => shown.saturating_sub(1),
            Go::On => (shown + 1).min(n_plies),
            Go::Last => n_plies,
        };
        if ply != shown {
            self.show(ply);
            self.say(self.ply_words(ply));
        }
    }

    fn show(&mut self, ply: usize) {
        if self.study.is_some() {
            return self.show_in_study(ply);
        }
        let n_plies = self.game().plies().len();
        self.settle();
        self.shown = (ply < n_plies).then_some(ply);
        if self.analyzes() {
            self.renumber();
        }
    }

    fn play_on_from_here(&mut self) {
        let Some(ply) = self.shown.take() else { return };
        self.forget_result();
        self.settle();
        while self.game().plies().len() > ply.max(self.n_fixed()) {
            let Some(mv) = self.record.undo() else { break };
            self.redo.push(mv);
        }
        self.rethink();
    }

    fn new_game(&mut self, new_game: NewGame) {
        let Some(entry) = rulesets::find(new_game.ruleset) else { return };
        self.replace_with(Self::new(entry, new_game.mode, new_game.seed, self.language));
    }

    /// Another game is on the board; thoughts and announcements go on being counted.
    pub(super) fn replace_with(&mut self, next: Self) {
        let (engine, announcement) = (self.engine.clone(), self.announcement.clone());
        *self = Self { engine, announcement, ..next };
        self.rethink();
    }
}
