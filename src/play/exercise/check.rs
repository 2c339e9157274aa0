//! The author's check: whether an exercise can be solved and by which moves, and what is wrong with
//! it.

use super::force::{Force, MAX_CHECK_NODES, MAX_NODES, TooHard};
use super::judge::{Miss, Turn, is_legal, is_same_board, n_turns};
use super::words::written;
use super::{choices, distinct};
use crate::notation::exercise::{Accept, Exercise, Goal, Reply};
use crate::notation::movetext::{self, MoveTextError};
use crate::rules::game::look;
use crate::rules::{Move, Position, Ruleset, Status};
use crate::text::{CheckStrings, Finding};

/// The most positions that are followed in one turn.
pub const MAX_LINES: usize = 64;

/// The most wrong moves that are listed with the reply that refutes them.
const MAX_REFUTED: usize = 6;

/// The result of the check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Faults and remarks, in the order of the check.
    pub findings: Vec<Finding>,
    /// The right moves of the first turn.
    pub right: Vec<Move>,
    /// Whether these were found right; where not, the author's word is all there is for them.
    pub is_proved: bool,
}

impl Report {
    /// Whether the exercise has no faults.
    pub fn is_sound(&self) -> bool {
        !self.findings.iter().any(Finding::is_fault)
    }
}

/// Checks an exercise for a position. Reasons in the findings are in the language of `text`.
pub fn check(
    ruleset: &Ruleset,
    start: &Position,
    exercise: &Exercise,
    text: &CheckStrings,
) -> Report {
    let mut check = Check {
        ruleset,
        exercise,
        text,
        fits: exercise.accept.iter().map(|turn| vec![Fit::Never; turn.len()]).collect(),
        used: vec![false; exercise.replies.len()],
        tries: vec![Try::default(); exercise.answers.len()],
        right: Vec::new(),
        is_proved: true,
        findings: Vec::new(),
    };
    let (legal, status, _) = look(ruleset, start);
    match status {
        Status::Ongoing if exercise.goal == Goal::FindIllegal => check.choices(start, &legal),
        Status::Ongoing => check.follow(start),
        Status::Unlistable(_) => check.findings.push(Finding::TooManyCaptures),
        over => check.findings.push(Finding::GameOver(over)),
    }
    let Check { findings, right, is_proved, .. } = check;
    Report { findings, right, is_proved }
}

/// Whether an accepted item has been met in any line.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Fit {
    /// Not yet.
    Never,
    /// Not as a legal move so far; holds the reason.
    Illegal(MoveTextError),
    /// A legal move fits it.
    Fits,
}

/// What a move given as a wrong try has been in the turns followed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Try {
    is_right: bool,
    /// Legal, and not right: it can be answered there.
    is_wrong: bool,
}

struct Check<'a> {
    ruleset: &'a Ruleset,
    exercise: &'a Exercise,
    text: &'a CheckStrings,
    fits: Vec<Vec<Fit>>,
    /// The replies that have been played, by index.
    used: Vec<bool>,
    /// What the moves given as wrong tries have been, by index.
    tries: Vec<Try>,
    right: Vec<Move>,
    is_proved: bool,
    findings: Vec<Finding>,
}

impl Check<'_> {
    /// Adds a finding unless it is in the list already.
    fn find(&mut self, finding: Finding) {
        if !self.findings.contains(&finding) {
            self.findings.push(finding);
        }
    }

    /// Why a text does not name a legal move, as a sentence.
    fn why(&self, error: &MoveTextError) -> String {
        let name = |square| self.ruleset.board().label(square).to_string();
        match error {
            MoveTextError::Illegal { refusal, .. } => self.text.refusal(&name, refusal),
            other => format!("{other}."),
        }
    }

    fn choices(&mut self, start: &Position, legal: &[Move]) {
        let texts = choices(self.exercise);
        let illegal: Vec<_> =
            texts.filter(|text| !is_legal(self.ruleset, start, legal, text)).collect();
        for answer in &self.exercise.answers {
            if illegal.contains(&answer.mv.as_str()) {
                self.find(Finding::AnswerToRight { mv: answer.mv.clone() });
            }
        }
        self.find(match illegal.as_slice() {
            [] => Finding::NoIllegal,
            [only] => Finding::Unique((*only).to_owned()),
            several => Finding::SeveralIllegal(several.iter().map(|&one| one.to_owned()).collect()),
        });
    }

    /// Follows all right moves and the replies to them.
    fn follow(&mut self, start: &Position) {
        let is_search = matches!(self.exercise.goal, Goal::WinIn(_) | Goal::Hold(_));
        // A task that is judged by search needs to be followed for one turn only.
        let n_followed = if is_search { 1 } else { n_turns(self.exercise) };
        let mut positions = vec![*start];
        for number in 0..n_followed {
            let mut next = Vec::new();
            for position in &positions {
                if self.turn(number, position, &mut next) == Err(TooHard) {
                    return self.find(Finding::TooHard);
                }
            }
            positions = distinct(next.into_iter());
            if positions.len() > MAX_LINES {
                positions.truncate(MAX_LINES);
                self.find(Finding::TooManyLines);
            }
            if positions.is_empty() {
                break;
            }
        }
        // What is right at one turn may be answered as wrong at another.
        for (answer, seen) in self.exercise.answers.iter().zip(self.tries.clone()) {
            if seen.is_right && !seen.is_wrong {
                self.find(Finding::AnswerToRight { mv: answer.mv.clone() });
            }
        }
        self.note_unmet(is_search);
    }

    /// Checks one turn in one of its positions.
    fn turn(
        &mut self,
        number: usize,
        position: &Position,
        next: &mut Vec<Position>,
    ) -> Result<(), TooHard> {
        let (legal, _, _) = look(self.ruleset, position);
        let Self { ruleset, exercise, .. } = *self;
        let turn = Turn { ruleset, exercise, number, position, legal: &legal };
        self.note_fits(&turn);
        let right = turn.right(MAX_CHECK_NODES)?;
        for (answer, seen) in exercise.answers.iter().zip(&mut self.tries) {
            let is_among = |moves: &[Move]| moves.iter().any(|mv| turn.leads_alike(&answer.mv, mv));
            let is_right = is_among(&right);
            seen.is_right |= is_right;
            seen.is_wrong |= !is_right && is_among(&legal);
        }
        if number == 0 {
            let rivals = self.rivals(&turn, &right).unwrap_or_default();
            self.note_right(&turn, &right, rivals.as_deref());
            self.note_others(&turn, &right, rivals.unwrap_or_default());
            self.right.clone_from(&right);
        } else if right.is_empty() {
            self.find(Finding::NoSolution);
        }
        for mv in &right {
            next.extend(self.reply(&turn, mv));
        }
        Ok(())
    }

    /// The position after a right move and its reply, if the exercise goes on.
    fn reply(&mut self, turn: &Turn<'_>, mv: &Move) -> Option<Position> {
        let after = self.ruleset.after(turn.position, mv);
        let (replies, status, _) = look(self.ruleset, &after);
        let written_mv = || written(self.ruleset, turn.position, mv);
        let reply = if let Some(given) = turn.given_reply(mv) {
            let is_it = |other: &Reply| other == given;
            if let Some(idx) = self.exercise.replies.iter().position(is_it) {
                self.used.iter_mut().skip(idx).take(1).for_each(|used| *used = true);
            }
            match movetext::parse(self.ruleset, &after, &replies, &given.reply) {
                Ok(reply) => Some(reply),
                Err(error) => {
                    let (mv, reply) = (written_mv(), given.reply.clone());
                    let why = self.why(&error);
                    self.find(Finding::ReplyNotLegal { mv, reply, why });
                    None
                }
            }
        } else {
            let is_open = status == Status::Ongoing && !turn.is_last(mv);
            let is_search = matches!(self.exercise.goal, Goal::WinIn(_) | Goal::Hold(_));
            if is_open && !is_search && replies.len() > 1 {
                let mv = written_mv();
                self.find(Finding::NoReply { mv });
            }
            replies.first().copied()
        };
        let position = self.ruleset.after(&after, &reply.filter(|_| !turn.is_last(mv))?);
        (look(self.ruleset, &position).1 == Status::Ongoing).then_some(position)
    }

    /// Notes which of the items accepted in this turn are met by a legal move.
    fn note_fits(&mut self, turn: &Turn<'_>) {
        let Some(fits) = self.fits.get_mut(turn.number) else { return };
        for (accept, fit) in turn.accept().iter().zip(fits) {
            let read = match accept {
                Accept::Move(text) => {
                    movetext::parse(turn.ruleset, turn.position, turn.legal, text).map(|_| true)
                }
                other => Ok(turn.legal.iter().any(|mv| turn.fits(other, mv))),
            };
            match read {
                Ok(true) => *fit = Fit::Fits,
                Err(error) if *fit == Fit::Never => *fit = Fit::Illegal(error),
                _ => {}
            }
        }
    }

    /// Reports what was never met in any line.
    fn note_unmet(&mut self, is_search: bool) {
        for (accept, fit) in self.exercise.accept.iter().zip(self.fits.clone()) {
            for (accept, fit) in accept.iter().zip(fit) {
                let text = accept.text(self.ruleset);
                match fit {
                    Fit::Fits => {}
                    Fit::Never => self.find(Finding::NeverFits { text }),
                    Fit::Illegal(error) => {
                        let why = self.why(&error);
                        self.find(Finding::NotLegal { text, why });
                    }
                }
            }
        }
        let replies = self.exercise.replies.iter().zip(self.used.clone());
        for (reply, _) in replies.filter(|(_, used)| !used && !is_search) {
            self.find(Finding::ReplyUnused { mv: reply.mv.clone() });
        }
    }

    /// Reports the right moves of the first turn. `rivals` are known to be as good as those.
    fn note_right(&mut self, turn: &Turn<'_>, right: &[Move], rivals: Option<&[String]>) {
        let (ruleset, position) = (self.ruleset, turn.position);
        let after = |mv: &Move| ruleset.after(position, mv);
        let results = distinct(right.iter().map(after));
        let first = |result: &Position| {
            let mv = right.iter().find(|mv| is_same_board(&after(mv), result))?;
            Some(written(ruleset, position, mv))
        };
        let texts: Vec<_> = results.iter().filter_map(first).collect();
        let is_all = right.len() == turn.legal.len() && right.len() > 1;
        // What the author accepts says nothing of the moves that nobody thought of.
        let is_word = rivals.is_none() && !turn.accept().is_empty() && turn.legal.len() > 1;
        self.is_proved &= !is_word;
        match (self.exercise.goal, texts.as_slice()) {
            (_, []) => self.find(Finding::NoSolution),
            (Goal::CaptureAll, _) => self.find(Finding::AllOf(texts)),
            (_, [only]) => match rivals {
                None if is_word => self.find(Finding::Accepted(only.clone())),
                None | Some([]) => self.find(Finding::Unique(only.clone())),
                Some(_) => {}
            },
            (_, _) => self.find(Finding::Several(texts)),
        }
        if is_all && self.exercise.goal != Goal::CaptureAll {
            self.find(Finding::EveryMove);
        }
        for accept in turn.accept() {
            let Accept::Move(named) = accept else { continue };
            let Ok(mv) = movetext::parse(ruleset, position, turn.legal, named) else { continue };
            let same = right.iter().filter(|&other| *other != mv && turn.leads_alike(named, other));
            for other in same {
                let text = written(ruleset, position, other);
                self.find(Finding::SameResult { text, named: named.clone() });
            }
        }
    }

    /// Reports on the other moves: the reply that refutes them, or that they win as well.
    fn note_others(&mut self, turn: &Turn<'_>, right: &[Move], rivals: Vec<String>) {
        if self.exercise.goal == Goal::Move {
            if !rivals.is_empty() {
                self.find(Finding::AlsoWin(rivals));
            }
            return;
        }
        let others = turn.legal.iter().filter(|mv| !right.contains(mv));
        // If there is a solution, only moves that the author has words for are of interest.
        let has_words = |mv: &&Move| {
            self.exercise.answers.iter().any(|answer| turn.leads_alike(&answer.mv, mv))
        };
        let refuted: Vec<_> =
            others.filter(|mv| right.is_empty() || has_words(mv)).take(MAX_REFUTED).collect();
        for mv in refuted {
            if let Ok(Some(Miss::LetsGo(Some(reply)) | Miss::Loses(Some(reply)))) = turn.judge(mv) {
                let after = self.ruleset.after(turn.position, mv);
                let (mv, reply) = (
                    written(self.ruleset, turn.position, mv),
                    written(self.ruleset, &after, &reply),
                );
                self.find(Finding::Refuted { mv, reply });
            }
        }
    }

    /// Other moves that win by force in as many turns as the exercise has, if all right ones do; `None` where
    /// they do not, so that nothing is known of the others.
    fn rivals(&self, turn: &Turn<'_>, right: &[Move]) -> Result<Option<Vec<String>>, TooHard> {
        if self.exercise.goal != Goal::Move || right.is_empty() {
            return Ok(None);
        }
        let n_left = u8::try_from(n_turns(self.exercise) - 1).unwrap_or(u8::MAX);
        let mut force = Force::new(self.ruleset, turn.position.turn(), MAX_NODES);
        let mut wins = |mv: &Move| force.has_won(&self.ruleset.after(turn.position, mv), n_left);
        for mv in right {
            if !wins(mv)? {
                return Ok(None);
            }
        }
        let mut texts = Vec::new();
        for mv in turn.legal.iter().filter(|mv| !right.contains(mv)) {
            if wins(mv)? {
                texts.push(written(self.ruleset, turn.position, mv));
            }
        }
        Ok(Some(texts))
    }
}
