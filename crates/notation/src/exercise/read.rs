//! From values of keys to an exercise.

use damiera_rules::{Board, Ruleset, Square};

use super::{
    Accept, Answer, Exercise, ExerciseFault, Goal, KEYS, MAX_ACCEPTED, MAX_BYTES, MAX_CAPTURED,
    MAX_ENTRIES, MAX_MOVES, MAX_TURNS, MAX_WORDS, Part, Reply,
};
use crate::{fen, movetext};

/// How much of a faulty token is shown, in characters.
const MAX_SHOWN: usize = 40;

/// What begins the position that is accepted.
const RESULT: &str = "fen:";

impl Exercise {
    /// Reads an exercise. `get` gives the value of a key, unescaped, under its short or its long
    /// name.
    ///
    /// # Errors
    /// All faults, each naming a token and what was expected.
    pub fn read<'a>(
        ruleset: &Ruleset,
        get: &dyn Fn(&str) -> Option<&'a str>,
    ) -> Result<Self, Vec<ExerciseFault>> {
        let mut reader = Reader { ruleset, faults: Vec::new() };
        let exercise = reader.exercise(get);
        if reader.faults.is_empty() {
            reader.agree(&exercise);
        }
        if reader.faults.is_empty() { Ok(exercise) } else { Err(reader.faults) }
    }

    /// Reads what its author has not finished: parts that cannot be read are left out, and nothing
    /// need go together.
    pub fn read_draft<'a>(ruleset: &Ruleset, get: &dyn Fn(&str) -> Option<&'a str>) -> Self {
        Reader { ruleset, faults: Vec::new() }.exercise(get)
    }
}

impl Accept {
    /// Reads one of the things that are accepted.
    ///
    /// # Errors
    /// [`ExerciseFault`] says what was expected.
    pub fn read(ruleset: &Ruleset, text: &str) -> Result<Self, ExerciseFault> {
        accept(ruleset, text)
    }
}

impl Goal {
    /// Reads a goal.
    ///
    /// # Errors
    /// [`ExerciseFault`] says what was expected.
    pub fn read(board: &Board, text: &str) -> Result<Self, ExerciseFault> {
        goal(board, text)
    }
}

/// Reads, and notes what is wrong.
struct Reader<'a> {
    ruleset: &'a Ruleset,
    faults: Vec<ExerciseFault>,
}

impl Reader<'_> {
    fn exercise<'a>(&mut self, get: &dyn Fn(&str) -> Option<&'a str>) -> Exercise {
        let values = KEYS.map(|(short, long)| {
            let value = get(short).or_else(|| get(long)).map(str::trim)?;
            self.bounded(long, value).filter(|value| !value.is_empty())
        });
        let [goal, accept, then, no, hint, ok] = values;
        Exercise {
            accept: accept.map(|text| self.turns(text)).unwrap_or_default(),
            goal: self.goal(goal, accept.is_some()),
            replies: then.map(|text| self.replies(text)).unwrap_or_default(),
            answers: no.map(|text| self.answers(text)).unwrap_or_default(),
            hint: hint.and_then(|text| self.words(text)),
            ok: ok.and_then(|text| self.words(text)),
        }
    }

    fn bounded<'b>(&mut self, key: &'static str, value: &'b str) -> Option<&'b str> {
        if value.len() <= MAX_BYTES {
            return Some(value);
        }
        self.faults.push(ExerciseFault::TooLong { key, n: value.len() });
        None
    }

    /// The first items of a list; it is a fault if there are more.
    fn limited<'b>(&mut self, items: Vec<&'b str>, most: usize, part: Part) -> Vec<&'b str> {
        let n = items.len();
        if n > most {
            self.faults.push(ExerciseFault::TooMany { part, n });
        }
        items.into_iter().take(most).collect()
    }

    fn ok<T>(&mut self, result: Result<T, ExerciseFault>) -> Option<T> {
        result.map_err(|fault| self.faults.push(fault)).ok()
    }

    fn goal(&mut self, text: Option<&str>, has_accept: bool) -> Goal {
        let goal = match text {
            None if has_accept => Ok(Goal::Move),
            None => Err(ExerciseFault::NoGoal),
            Some(text) => goal(self.ruleset.board(), text),
        };
        // What stands for a faulty goal is never seen.
        self.ok(goal).unwrap_or(Goal::Move)
    }

    fn turns(&mut self, text: &str) -> Vec<Vec<Accept>> {
        let turns = self.limited(text.split('|').collect(), MAX_TURNS, Part::Turns);
        let turns: Vec<_> = turns.into_iter().map(|turn| self.accepted(turn)).collect();
        // One turn in which nothing is said about moves says nothing.
        if let [only] = turns.as_slice()
            && only.is_empty()
        {
            Vec::new()
        } else {
            turns
        }
    }

    fn accepted(&mut self, text: &str) -> Vec<Accept> {
        let items = self.limited(items(text), MAX_ACCEPTED, Part::Accepted);
        let read = |item| {
            let item = accept(self.ruleset, item);
            self.ok(item)
        };
        items.into_iter().filter_map(read).collect()
    }

    fn replies(&mut self, text: &str) -> Vec<Reply> {
        let items = self.limited(plain_items(text), MAX_ENTRIES, Part::Replies);
        let read = |item| {
            let reply = reply(self.ruleset.board(), item);
            self.ok(reply)
        };
        items.into_iter().filter_map(read).collect()
    }

    fn answers(&mut self, text: &str) -> Vec<Answer> {
        let items = split_answers(text);
        if items.len() > MAX_ENTRIES {
            let fault = ExerciseFault::TooMany { part: Part::Answers, n: items.len() };
            self.faults.push(fault);
        }
        items.iter().take(MAX_ENTRIES).filter_map(|item| self.answer(item)).collect()
    }

    fn answer(&mut self, text: &str) -> Option<Answer> {
        let parts = text.split_once('=').map(|(mv, words)| (mv.trim(), words.trim()));
        let parts = parts.filter(|(_, words)| !words.is_empty());
        let (mv, words) = self.ok(parts.ok_or_else(|| ExerciseFault::Answer(shown(text))))?;
        let mv = mv_text(self.ruleset.board(), mv);
        Some(Answer { mv: self.ok(mv)?, words: self.words(words)? })
    }

    fn words(&mut self, text: &str) -> Option<String> {
        if text.len() <= MAX_WORDS {
            return Some(text.to_owned());
        }
        self.faults.push(ExerciseFault::TooWordy { start: shown(text), n: text.len() });
        None
    }

    /// Whether the parts go together.
    fn agree(&mut self, exercise: &Exercise) {
        let Exercise { goal, accept, replies, .. } = exercise;
        if !goal.takes_accept() && !accept.is_empty() {
            self.faults.push(ExerciseFault::NotWanted("accept"));
        }
        if !goal.takes_turns() && accept.len() > 1 {
            self.faults.push(ExerciseFault::NotWanted("|"));
        }
        if matches!(goal, Goal::CaptureAll | Goal::FindIllegal) && !replies.is_empty() {
            self.faults.push(ExerciseFault::NotWanted("then"));
        }
        if *goal == Goal::Move {
            let empty = accept.iter().position(Vec::is_empty);
            let empty = if accept.is_empty() { Some(0) } else { empty };
            self.faults.extend(empty.map(|idx| ExerciseFault::NothingAccepted(idx + 1)));
        }
        if *goal == Goal::FindIllegal {
            let n_moves = accept.iter().flatten().filter(|one| matches!(one, Accept::Move(_)));
            let n_all = accept.iter().flatten().count();
            if n_all < 2 || n_moves.count() < n_all {
                let text = exercise.write_accept(self.ruleset);
                self.faults.push(ExerciseFault::Choices(shown(&text)));
            }
        }
    }
}

/// The items of one turn; what begins with `fen:` goes on to its end.
fn items(text: &str) -> Vec<&str> {
    let mut items = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let is_last = tail_of(rest, RESULT).is_some();
        let (item, behind) =
            if is_last { (rest, "") } else { rest.split_once(';').unwrap_or((rest, "")) };
        items.push(item.trim());
        rest = behind.trim();
    }
    items.retain(|item| !item.is_empty());
    items
}

fn plain_items(text: &str) -> Vec<&str> {
    text.split(';').map(str::trim).filter(|item| !item.is_empty()).collect()
}

/// The items of a list in which `;;` is a `;` of the text.
fn split_answers(text: &str) -> Vec<String> {
    let mut items = vec![String::new()];
    let mut chars = text.chars().peekable();
    while let Some(ch) = chars.next() {
        let is_end = ch == ';' && chars.next_if_eq(&';').is_none();
        match items.last_mut() {
            Some(item) if !is_end => item.push(ch),
            _ => items.push(String::new()),
        }
    }
    items.retain(|item| !item.trim().is_empty());
    items
}

/// What stands behind a word that begins a text, in either case.
fn tail_of<'a>(text: &'a str, head: &str) -> Option<&'a str> {
    let found = text.get(..head.len())?;
    if found.eq_ignore_ascii_case(head) { text.get(head.len()..).map(str::trim) } else { None }
}

fn goal(board: &Board, text: &str) -> Result<Goal, ExerciseFault> {
    let plain = [
        ("move", Goal::Move),
        ("capture-any", Goal::CaptureAny),
        ("capture-all", Goal::CaptureAll),
        ("capture-max", Goal::CaptureMax),
        ("find-illegal", Goal::FindIllegal),
    ];
    if let Some((_, goal)) = plain.iter().find(|(word, _)| word.eq_ignore_ascii_case(text)) {
        return Ok(*goal);
    }
    if let Some(label) = tail_of(text, "reach:") {
        return square(board, label).map(Goal::Reach);
    }
    if let Some(n) = tail_of(text, "win-in:") {
        return n_moves(n).map(Goal::WinIn);
    }
    if let Some(n) = tail_of(text, "hold:") {
        return n_moves(n).map(Goal::Hold);
    }
    Err(ExerciseFault::Goal(shown(text)))
}

fn n_moves(text: &str) -> Result<u8, ExerciseFault> {
    let n = text.parse().ok().filter(|n| (1..=MAX_MOVES).contains(n));
    n.ok_or_else(|| ExerciseFault::Moves(shown(text)))
}

fn square(board: &Board, text: &str) -> Result<Square, ExerciseFault> {
    board.square_of_label(text).ok_or_else(|| ExerciseFault::Square {
        token: shown(text),
        squares: movetext::Ends::of(board),
    })
}

fn accept(ruleset: &Ruleset, text: &str) -> Result<Accept, ExerciseFault> {
    let board = ruleset.board();
    if let Some(n) = tail_of(text, "captures>=") {
        let n = n.parse().ok().filter(|n| (1..=MAX_CAPTURED).contains(n));
        return n.map(Accept::Captures).ok_or_else(|| ExerciseFault::Captures(shown(text)));
    }
    if let Some(label) = tail_of(text, "lands:") {
        return square(board, label).map(Accept::Lands);
    }
    if text.eq_ignore_ascii_case("promotes") {
        return Ok(Accept::Promotes);
    }
    if let Some(result) = tail_of(text, RESULT) {
        let position = fen::parse(ruleset, result);
        return position.map(Accept::Result).map_err(ExerciseFault::Result);
    }
    mv_text(board, text).map(Accept::Move)
}

fn reply(board: &Board, text: &str) -> Result<Reply, ExerciseFault> {
    let parts = text.split_once('>');
    let (mv, reply) = parts.ok_or_else(|| ExerciseFault::Reply(shown(text)))?;
    Ok(Reply { mv: mv_text(board, mv)?, reply: mv_text(board, reply)? })
}

/// A text that names squares as a move does.
fn mv_text(board: &Board, text: &str) -> Result<String, ExerciseFault> {
    let text = text.trim();
    movetext::squares(board, text)?;
    Ok(text.to_owned())
}

fn shown(text: &str) -> String {
    text.chars().take(MAX_SHOWN).collect()
}
