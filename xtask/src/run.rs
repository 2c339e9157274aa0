//! Other programs: started, shown, and their failures turned into sentences.

use std::env;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::error::Error;
use crate::say::pass_on;
use crate::workspace;

/// The cargo that started this program, in the checkout.
pub(crate) fn cargo<const N: usize>(args: [&str; N]) -> Result<Command, Error> {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(workspace::root()?).args(args);
    Ok(command)
}

/// Runs a program to its end; what it prints goes to the terminal.
pub(crate) fn run(command: &mut Command) -> Result<(), Error> {
    let status = command.status().map_err(not_started(command))?;
    if status.success() { Ok(()) } else { Err(Error::Failed { command: shown(command), status }) }
}

/// Runs a program to its end and returns what it printed on standard output.
pub(crate) fn output(command: &mut Command) -> Result<String, Error> {
    let output = command.stderr(Stdio::inherit()).output().map_err(not_started(command))?;
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    } else {
        Err(Error::Failed { command: shown(command), status: output.status })
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
        let mut reader = BufReader::new(out);
        let mut line = Vec::new();
        while reader.read_until(b'\n', &mut line).is_ok_and(|length| length > 0) {
            pass_on(&line);
            see(String::from_utf8_lossy(&line).trim_end());
            line.clear();
        }
    }
    match child.wait() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(Error::Failed { command: shown(command), status }),
        Err(source) => Err(not_started(command)(source)),
    }
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

fn not_started(command: &Command) -> impl FnOnce(std::io::Error) -> Error + use<> {
    let program = command.get_program().to_string_lossy().into_owned();
    move |source| Error::Start { program, source }
}
