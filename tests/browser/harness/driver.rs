//! The driver's process: started on a free port, and ended with all its browsers on drop.

use std::env;
use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{self, Child, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use xtask::browser::{Browser, Engine};

use super::engines;
use super::{Failure, Options};

/// How long the driver may take to start. It takes some tens of milliseconds; longer under load.
const START_LIMIT: Duration = Duration::from_secs(30);
/// How often a driver is started that exits before it listens, as chromedriver does when the port that
/// it was given is free for one version of the internet protocol and taken for the other.
const START_ATTEMPTS: u32 = 3;
/// How long the driver may take to close its browsers.
const END_LIMIT: Duration = Duration::from_secs(5);
/// How often a process is polled.
const POLL: Duration = Duration::from_millis(10);

/// The size of the virtual screen. Its mouse pointer is in the middle.
pub(super) const DISPLAY_SIZE: (u32, u32) = (4000, 2400);

/// The guard's script. Its standard input ends when this program does. Browsers have five seconds
/// to close.
const GUARD: &str = "read -r _
kill -s TERM -- \"$1\"
left=50
while [ $left -gt 0 ] && kill -s 0 -- \"$1\"; do sleep 0.1; left=$((left - 1)); done
kill -s KILL -- \"$1\"
rm -rf -- \"$2\"";

/// The number of drivers that this program has started.
static DRIVERS: AtomicU32 = AtomicU32::new(0);

pub(crate) struct Driver {
    engine: Engine,
    process: Child,
    port: u16,
    output: Output,
    /// The virtual screen of the browser, if it needs one.
    display: Option<Display>,
    /// The folder for temporary files of the driver and its browsers, which do not always remove
    /// them.
    scratch: PathBuf,
    /// Ends all of them if this program ends without doing so.
    guard: Option<Child>,
}

/// Lines that the driver and its browsers have printed and that have not been read yet.
#[derive(Debug, Clone, Default)]
pub(super) struct Output(Arc<Mutex<Vec<String>>>);

impl Output {
    pub(super) fn take(&self) -> Vec<String> {
        std::mem::take(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn add(&self, line: String) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(line);
    }
}

impl Driver {
    pub(super) fn start(browser: &Browser, options: &Options) -> Result<Self, Failure> {
        for _ in 1..START_ATTEMPTS {
            if let Ok(driver) = Self::start_once(browser, options) {
                return Ok(driver);
            }
        }
        Self::start_once(browser, options)
    }

    fn start_once(browser: &Browser, options: &Options) -> Result<Self, Failure> {
        let failed = |reason: String| Failure::Driver { program: browser.driver.clone(), reason };
        let said = |error: io::Error| failed(error.to_string());
        let number = DRIVERS.fetch_add(1, Ordering::Relaxed);
        let scratch = env::temp_dir().join(format!("damiera-{}-{number}", process::id()));
        fs::create_dir_all(&scratch).map_err(said)?;
        let display = browser.display.as_deref().map(Display::start).transpose().map_err(said)?;
        let mut command = engines::driver(browser, options, &scratch)?;
        if let Some(display) = &display {
            command.env("DISPLAY", &display.name);
        }
        // With port 0 the system chooses a free one, and the driver prints it when it listens;
        // WebKit's prints nothing.
        let port = if browser.engine == Engine::Webkit { free_port().map_err(said)? } else { 0 };
        command.arg(format!("--port={port}"));
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        let group = display.as_ref().map_or(0, |display| display.process.id());
        let mut process = in_group(&mut command, group).spawn().map_err(said)?;
        let guard = guard(if group == 0 { process.id() } else { group }, &scratch);
        let output = Output::default();
        let (sender, receiver) = mpsc::channel();
        if let Some(out) = process.stdout.take() {
            let output = output.clone();
            thread::spawn(move || read_on(out, &sender, &output));
        }
        let mut driver =
            Self { engine: browser.engine, process, port, output, display, scratch, guard };
        driver.wait_for_port(&receiver).map_err(failed)?;
        Ok(driver)
    }

    fn wait_for_port(&mut self, told: &Receiver<u16>) -> Result<(), String> {
        if self.port == 0 {
            let no_port = |error: RecvTimeoutError| {
                format!("{error}; it has printed: {}", self.output.take().join(" / "))
            };
            self.port = told.recv_timeout(START_LIMIT).map_err(no_port)?;
            return Ok(());
        }
        let address = (Ipv4Addr::LOCALHOST, self.port);
        if polled(START_LIMIT, || TcpStream::connect(address).is_ok()) {
            Ok(())
        } else {
            Err(format!("no answer on port {}", self.port))
        }
    }

    /// Whether it may keep running until this program ends.
    pub(super) fn is_guarded(&self) -> bool {
        self.guard.is_some()
    }

    pub(super) fn url(&self) -> String {
        format!("http://127.0.0.1:{}/", self.port)
    }

    pub(super) fn output(&self) -> Output {
        self.output.clone()
    }

    /// Asks the driver to close all browsers and to exit.
    fn close_browsers(&mut self) -> io::Result<()> {
        if self.engine == Engine::Chromium {
            let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port))?;
            stream.set_read_timeout(Some(END_LIMIT))?;
            stream.write_all(b"GET /shutdown HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")?;
            return stream.read_exact(&mut [0; 8]);
        }
        // Other drivers do not know this command, but they obey a plain `kill`, where a system has
        // one.
        Command::new("kill").arg(self.process.id().to_string()).status()?;
        polled(END_LIMIT, || matches!(self.process.try_wait(), Ok(Some(_))));
        Ok(())
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // A killed driver would leave its browsers running, so it is asked to exit first, and
        // killed only if it does not.
        let _ = self.close_browsers();
        let _ = self.process.kill();
        let _ = self.process.wait();
        // A browser that the driver has left running ends with its screen. Every process that
        // writes to the folder has to end before the folder is removed.
        self.display = None;
        if !polled(END_LIMIT, || inhabitants(&self.scratch).is_empty()) {
            let left = inhabitants(&self.scratch);
            let _ = Command::new("kill").arg("-KILL").args(left).status();
            polled(END_LIMIT, || inhabitants(&self.scratch).is_empty());
        }
        let _ = fs::remove_dir_all(&self.scratch);
        if let Some(mut guard) = self.guard.take() {
            let _ = guard.kill();
            let _ = guard.wait();
        }
    }
}

/// Starts a shell that waits until this program has ended in whatever way, then ends a group of
/// processes and removes their folder; `None` where there is no shell.
///
/// Needed because a test program ends without running the destructors of statics.
fn guard(group: u32, scratch: &Path) -> Option<Child> {
    let mut shell = Command::new("sh");
    shell.args(["-c", GUARD, "sh", &format!("-{group}")]).arg(scratch);
    shell.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    in_group(&mut shell, 0).spawn().ok()
}

/// Puts a process into a group, 0 for a group of its own, on systems that have groups.
fn in_group(command: &mut Command, group: u32) -> &mut Command {
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(command, group.cast_signed());
    #[cfg(not(unix))]
    let _ = group;
    command
}

/// The ids of running processes that use this folder for temporary files, on systems that can tell.
fn inhabitants(scratch: &Path) -> Vec<String> {
    let setting = format!("TMPDIR={}", scratch.display());
    let lives_there = |process: &PathBuf| {
        let environment = fs::read(process.join("environ")).unwrap_or_default();
        environment.split(|&byte| byte == 0).any(|line| line == setting.as_bytes())
    };
    let processes = fs::read_dir("/proc").into_iter().flatten().filter_map(Result::ok);
    processes
        .map(|entry| entry.path())
        .filter(lives_there)
        .filter_map(|process| Some(process.file_name()?.to_str()?.to_owned()))
        .collect()
}

/// A virtual screen.
struct Display {
    process: Child,
    /// Its value of the variable `DISPLAY`.
    name: String,
}

impl Display {
    fn start(xvfb: &Path) -> io::Result<Self> {
        // It chooses a free number and prints it when it is ready.
        let (width, height) = DISPLAY_SIZE;
        let mut command = Command::new(xvfb);
        command
            .args(["-displayfd", "1", "-nolisten", "tcp", "-screen", "0"])
            .arg(format!("{width}x{height}x24"))
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        let mut process = in_group(&mut command, 0).spawn()?;
        let mut number = String::new();
        if let Some(out) = process.stdout.take() {
            BufReader::new(out).read_line(&mut number)?;
        }
        Ok(Self { process, name: format!(":{}", number.trim()) })
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Waits for a condition for about as long as the limit. Returns false if it has not become true.
fn polled(limit: Duration, mut holds: impl FnMut() -> bool) -> bool {
    let most_polls = limit.as_millis() / POLL.as_millis();
    for _ in 0..most_polls {
        if holds() {
            return true;
        }
        thread::sleep(POLL);
    }
    holds()
}

fn free_port() -> io::Result<u16> {
    Ok(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port())
}

/// Sends the port, then keeps reading so that the driver never blocks on its output.
fn read_on(out: ChildStdout, sender: &Sender<u16>, output: &Output) {
    for line in BufReader::new(out).split(b'\n').map_while(Result::ok) {
        let line = String::from_utf8_lossy(&line).into_owned();
        if let Some(port) = port_in(&line) {
            let _ = sender.send(port);
        }
        output.add(line);
    }
}

/// The number at the end of chromedriver's "… was started successfully on port 12345." or of
/// geckodriver's "… Listening on 127.0.0.1:12345".
fn port_in(line: &str) -> Option<u16> {
    let chromedriver = line.split_once("started successfully on port ");
    let (_, rest) = chromedriver.or_else(|| line.split_once("Listening on 127.0.0.1:"))?;
    rest.trim_end().trim_end_matches('.').parse().ok()
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn what_a_driver_has_started_ends_with_the_program() {
        let scratch = env::temp_dir().join(format!("damiera-guarded-{}", process::id()));
        fs::create_dir_all(&scratch).unwrap();
        let mut command = Command::new("sh");
        command.args(["-c", "sleep 600 & sleep 600"]);
        let mut driver = in_group(&mut command, 0).spawn().unwrap();
        let mut guard = guard(driver.id(), &scratch).unwrap();
        assert!(driver.try_wait().unwrap().is_none());

        // The system closes it when this program ends.
        drop(guard.stdin.take());
        assert!(polled(END_LIMIT, || driver.try_wait().unwrap().is_some()));
        guard.wait().unwrap();
        assert!(!scratch.exists());
    }
}
