//! A player that is another program: here it is the other side that speaks as the engine in the Hub
//! protocol.

use std::io::Write;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

use super::super::CliError;
use super::super::clock::Clock;
use super::super::hub::{Line, find_move, hear, variant, write_move, write_position};
use super::player::Player;
use crate::rules::{Game, Move, Ruleset};

/// How long a program may take to start, and to move beyond the time that it is given.
const PATIENCE: Duration = Duration::from_secs(60);

/// How long a program may take to end when it is told so.
const GRACE: Duration = Duration::from_secs(1);

/// A program that plays.
#[derive(Debug)]
pub(super) struct Guest {
    command: String,
    program: Child,
    /// None once it is told to end.
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    level: String,
    patience: Duration,
}

impl Guest {
    /// Starts the program of a player, for games of a ruleset.
    pub(super) fn start(
        command: &str,
        player: &Player,
        ruleset: &Ruleset,
    ) -> Result<Self, CliError> {
        let Player { settings, depth, nodes, ms, .. } = player;
        let failed = |why: String| CliError::Guest { command: command.to_owned(), why };
        let mut words = command.split_whitespace();
        let mut program = Command::new(words.next().unwrap_or_default())
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|why| failed(format!("cannot be started: {why}")))?;
        let (Some(input), Some(output)) = (program.stdin.take(), program.stdout.take()) else {
            return Err(failed("cannot be talked to".into()));
        };
        let mut level = String::from("level");
        for (key, value) in [("depth", depth.map(u64::from)), ("nodes", *nodes)] {
            level.extend(value.map(|value| format!(" {key}={value}")));
        }
        level.extend(ms.map(|ms| format!(" move-time={}.{:03}", ms / 1000, ms % 1000)));
        let mut guest = Self {
            command: command.to_owned(),
            program,
            input: Some(input),
            lines: hear(output),
            level,
            patience: PATIENCE + Duration::from_millis(ms.unwrap_or_default()),
        };
        guest.say("hub");
        let mut has_variants = false;
        guest.wait_for("wait", |line| {
            has_variants |= line.command == "param" && line.value("name") == Some("variant");
        })?;
        if has_variants {
            guest.set("variant", variant(ruleset.rules().id));
        }
        for (name, value) in settings {
            guest.set(name, value);
        }
        guest.say("init");
        guest.wait_for("ready", |_| {})?;
        Ok(guest)
    }

    /// Says that another game begins.
    pub(super) fn begin(&mut self) {
        self.say("new-game");
    }

    /// The move it plays where the game stands.
    pub(super) fn choose(&mut self, game: &Game) -> Result<Move, CliError> {
        let ruleset = game.ruleset();
        let moves: Vec<_> = game.plies().iter().map(|ply| write_move(ruleset, &ply.mv)).collect();
        let start = write_position(ruleset, game.start());
        let moves = moves.join(" ");
        self.say(&format!("pos pos={start} moves=\"{moves}\"\n{}\ngo think", self.level));
        let answer = self.wait_for("done", |_| {})?;
        let Some(text) = Line::parse(&answer).value("move") else {
            return Err(self.failed(format!("says \"{}\": a move was expected", answer.trim())));
        };
        find_move(ruleset, game.position(), text).map_err(|why| {
            let position = write_position(ruleset, game.position());
            self.failed(format!("moves where the position is {position}: {why}"))
        })
    }

    fn set(&mut self, name: &str, value: &str) {
        self.say(&format!("set-param name={name} value=\"{value}\""));
    }

    /// Says a line, or several. One that has ended is noticed when it is listened to.
    fn say(&mut self, text: &str) {
        if let Some(input) = &mut self.input {
            let _ = writeln!(input, "{text}").and_then(|()| input.flush());
        }
    }

    /// Waits for a line with this command, and looks at those before it.
    fn wait_for(
        &mut self,
        command: &str,
        mut see: impl FnMut(&Line<'_>),
    ) -> Result<String, CliError> {
        let clock = Clock::start();
        loop {
            let left = self.patience.saturating_sub(Duration::from_millis(clock.elapsed_ms()));
            let text = match self.lines.recv_timeout(left) {
                // A program that never stops talking has no more time than others.
                Ok(text) if !left.is_zero() => text,
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(self.failed(format!("has ended: \"{command}\" was expected")));
                }
                Ok(_) | Err(RecvTimeoutError::Timeout) => {
                    let s = self.patience.as_secs();
                    return Err(self.failed(format!("has not said \"{command}\" within {s} s")));
                }
            };
            let line = Line::parse(&text);
            if line.command == command {
                return Ok(text);
            }
            if line.command == "error" {
                let why = line.value("message").unwrap_or("there is an error");
                return Err(self.failed(format!("says: {why}")));
            }
            see(&line);
        }
    }

    fn failed(&self, why: String) -> CliError {
        CliError::Guest { command: self.command.clone(), why }
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        self.say("quit");
        self.input = None;
        let clock = Clock::start();
        let left = || GRACE.saturating_sub(Duration::from_millis(clock.elapsed_ms()));
        while !left().is_zero() && self.lines.recv_timeout(left()).is_ok() {}
        // Killing fails only for a program that has ended by itself.
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}
