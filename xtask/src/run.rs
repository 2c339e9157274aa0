//! Other programs: started, shown, and their failures turned into sentences.

use std::collections::VecDeque;
use std::env;
use std::io::{self, BufRead, BufReader, IsTerminal, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};

use crate::error::Error;
use crate::say::{pass_on, pass_on_complaint};
use crate::workspace;

/// So many of the last lines of a program that has failed are repeated.
const LAST_LINES: usize = 12;

/// The cargo that started this program, in the checkout.
pub(crate) fn cargo<const N: usize>(args: [&str; N]) -> Result<Command, Error> {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(workspace::root()?).args(args);
    Ok(command)
}

/// Runs a program to its end; what it prints goes to the terminal.
pub(crate) fn run(command: &mut Command) -> Result<(), Error> {
    let status = command.status().map_err(not_started(command))?;
    ended(command, status, Vec::new())
}

/// As [`run`]. Where there is a log instead of a terminal, of which a reader may see the end only, the last
/// complaints of a program that fails come with the error. The program must leave nothing running behind it.
pub(crate) fn run_keeping(command: &mut Command) -> Result<(), Error> {
    if io::stderr().is_terminal() {
        // At a terminal cargo shows colors and progress.
        return run(command);
    }
    let mut child = command.stderr(Stdio::piped()).spawn().map_err(not_started(command))?;
    let mut last = VecDeque::new();
    if let Some(complaints) = child.stderr.take() {
        each_line(complaints, |line| {
            pass_on_complaint(line);
            last.push_back(String::from_utf8_lossy(line).trim_end().to_owned());
            if last.len() > LAST_LINES {
                last.pop_front();
            }
        });
    }
    let status = child.wait().map_err(not_started(command))?;
    ended(command, status, last.into())
}

fn ended(command: &Command, status: ExitStatus, last: Vec<String>) -> Result<(), Error> {
    if status.success() { Ok(()) } else { Err(Error::failed(command, status, last)) }
}

/// Calls a function with each line that a program prints, with its end.
fn each_line(printed: impl Read, mut see: impl FnMut(&[u8])) {
    let mut reader = BufReader::new(printed);
    let mut line = Vec::new();
    while reader.read_until(b'\n', &mut line).is_ok_and(|length| length > 0) {
        see(&line);
        line.clear();
    }
}

/// Runs a program to its end and returns what it printed on standard output.
pub(crate) fn output(command: &mut Command) -> Result<String, Error> {
    let output = command.stderr(Stdio::inherit()).output().map_err(not_started(command))?;
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    } else {
        Err(Error::failed(command, output.status, Vec::new()))
    }
}

/// True if the program is there and ends well; whatever it prints is dropped.
pub(crate) fn succeeds(command: &mut Command) -> bool {
    let quiet = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    quiet.status().is_ok_and(|status| status.success())
}

/// Runs a program, passes its standard output on line by line, and shows each line to `see`,
/// whether it succeeds or not.
pub(crate) fn run_seeing(command: &mut Command, mut see: impl FnMut(&str)) -> Result<(), Error> {
    let mut child = command.stdout(Stdio::piped()).spawn().map_err(not_started(command))?;
    if let Some(out) = child.stdout.take() {
        each_line(out, |line| {
            pass_on(line);
            see(String::from_utf8_lossy(line).trim_end());
        });
    }
    let status = child.wait().map_err(not_started(command))?;
    ended(command, status, Vec::new())
}

/// The command as a person would type it.
pub(crate) fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let name = program.file_name().unwrap_or(command.get_program()).to_string_lossy();
    let mut line = name.into_owned();
    for arg in command.get_args() {
        line.push(' ');
        line.push_str(&arg.to_string_lossy());
    }
    line
}

/// The full path of a program on `PATH`.
pub(crate) fn find_on_path(name: &str) -> Option<PathBuf> {
    let file = format!("{name}{}", env::consts::EXE_SUFFIX);
    let path = env::var_os("PATH")?;
    env::split_paths(&path).map(|folder| folder.join(&file)).find(|program| program.is_file())
}

fn not_started(command: &Command) -> impl FnOnce(io::Error) -> Error + use<> {
    let program = command.get_program().to_string_lossy().into_owned();
    move |source| Error::Start { program, source }
}

#[cfg(test)]
mod tests {
    use std::process::Command;

    use super::run_keeping;
    use crate::error::Error;

    /// `cargo test` has no terminal where it is checked; at one, nothing is kept.
    #[test]
    fn the_last_complaints_come_with_the_failure() {
        let mut command = Command::new("cargo");
        command.args(["no-such-command"]);
        let Err(Error::Failed { command, last, .. }) = run_keeping(&mut command) else {
            panic!("it has not failed");
        };
        assert_eq!(command, "cargo no-such-command");
        let is_terminal = std::io::IsTerminal::is_terminal(&std::io::stderr());
        assert!(is_terminal || last.join("\n").contains("no-such-command"), "{last:?}");
    }
}
