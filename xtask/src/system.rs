//! The system's own package manager: used where it may be, named where it may not.

use std::process::Command;

use crate::error::Error;
use crate::run::{find_on_path, output, run, shown, succeeds};
use crate::say::say;

/// Something that the system's packages bring, with the packages' names in each system.
pub(crate) struct Wanted {
    /// What is missing and what it is for, as the start of a sentence.
    pub(crate) what: &'static str,
    /// Debian's names.
    pub(crate) debian: &'static [&'static str],
    /// Ubuntu's, where they differ.
    pub(crate) ubuntu: &'static [&'static str],
    /// Fedora's.
    pub(crate) fedora: &'static [&'static str],
    /// Arch's.
    pub(crate) arch: &'static [&'static str],
    /// Homebrew's.
    pub(crate) brew: &'static [&'static str],
    /// What to do where none of these package managers is there.
    pub(crate) advice: &'static str,
}

/// Installs the packages if this person may do so without being asked anything.
///
/// # Errors
///
/// The one command to type, if they may not or if it went wrong.
pub(crate) fn install(wanted: &Wanted) -> Result<(), Error> {
    let Some((needs_root, manager, packages)) = manager_for(wanted) else {
        return Err(Error::NoPackageManager {
            what: wanted.what.into(),
            advice: wanted.advice.into(),
        });
    };
    let line: Vec<&str> = manager.iter().chain(packages).copied().collect();
    let by_hand = || Error::Missing {
        what: wanted.what.into(),
        command: if needs_root { format!("sudo {}", line.join(" ")) } else { line.join(" ") },
    };
    let sudo = match privilege() {
        _ if !needs_root => None,
        Privilege::Root => None,
        Privilege::SudoUnasked => Some("sudo"),
        Privilege::None => return Err(by_hand()),
    };
    say(format_args!("Installing {}: a minute or two.", packages.join(", ")));
    if line[0] == "apt-get" {
        // Package lists may be missing (a fresh container) or old; if this fails, so does the next.
        let _ = run(&mut with_sudo(sudo, &["apt-get", "update", "-qq"]));
    }
    let mut command = with_sudo(sudo, &line);
    run(&mut command).map_err(|error| {
        say(format_args!("`{}` did not work: {error}", shown(&command)));
        by_hand()
    })
}

/// Whether the manager needs root, its command without packages, and the packages.
type Manager = (bool, &'static [&'static str], &'static [&'static str]);

fn manager_for(wanted: &Wanted) -> Option<Manager> {
    let apt = if is_ubuntu() { wanted.ubuntu } else { wanted.debian };
    let managers: [Manager; 4] = [
        (true, &["apt-get", "install", "-y", "--no-install-recommends"], apt),
        (true, &["dnf", "install", "-y"], wanted.fedora),
        (true, &["pacman", "-S", "--needed", "--noconfirm"], wanted.arch),
        (false, &["brew", "install"], wanted.brew),
    ];
    managers.into_iter().find(|(_, command, _)| find_on_path(command[0]).is_some())
}

fn is_ubuntu() -> bool {
    let release = std::fs::read_to_string("/etc/os-release").unwrap_or_default();
    release.lines().any(|line| line == "ID=ubuntu")
}

enum Privilege {
    Root,
    SudoUnasked,
    None,
}

fn privilege() -> Privilege {
    if output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0") {
        Privilege::Root
    } else if succeeds(Command::new("sudo").args(["-n", "true"])) {
        Privilege::SudoUnasked
    } else {
        Privilege::None
    }
}

fn with_sudo(sudo: Option<&str>, line: &[&str]) -> Command {
    let mut words = sudo.into_iter().chain(line.iter().copied());
    let mut command = Command::new(words.next().unwrap_or_default());
    command.args(words).env("DEBIAN_FRONTEND", "noninteractive");
    command
}
