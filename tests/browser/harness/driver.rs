//! The chromedriver process: started on a free port, ended with all its browsers on drop.

use std::env;
use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{self, Child, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::{self, Sender};
use std::thread;
use std::time::Duration;

use super::Failure;

/// It takes some tens of milliseconds; a machine under load more.
const START_LIMIT: Duration = Duration::from_secs(30);
/// How long it may take to close its browsers.
const END_LIMIT: Duration = Duration::from_secs(5);

/// How many drivers this program has started.
static DRIVERS: AtomicU32 = AtomicU32::new(0);

pub(crate) struct Driver {
    process: Child,
    port: u16,
    /// Where it and its browsers put their temporary files, which they do not always remove.
    scratch: PathBuf,
}

impl Driver {
    pub(crate) fn start(program: &Path) -> Result<Self, Failure> {
        let failed = |reason: String| Failure::Driver { program: program.into(), reason };
        let number = DRIVERS.fetch_add(1, Ordering::Relaxed);
        let scratch = env::temp_dir().join(format!("damiera-{}-{number}", process::id()));
        fs::create_dir_all(&scratch).map_err(|error| failed(error.to_string()))?;
        // With port 0 the system chooses a free one, and the driver prints it when it listens.
        let mut process = Command::new(program)
            .arg("--port=0")
            .env("TMPDIR", &scratch)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| failed(error.to_string()))?;
        let (sender, receiver) = mpsc::channel();
        if let Some(out) = process.stdout.take() {
            thread::spawn(move || report_port(out, &sender));
        }
        let mut driver = Self { process, port: 0, scratch };
        driver.port =
            receiver.recv_timeout(START_LIMIT).map_err(|error| failed(error.to_string()))?;
        Ok(driver)
    }

    pub(crate) fn url(&self) -> String {
        format!("http://127.0.0.1:{}/", self.port)
    }

    /// Asks the driver to close all browsers, and waits until it has answered.
    fn close_browsers(&self) -> io::Result<()> {
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port))?;
        stream.set_read_timeout(Some(END_LIMIT))?;
        stream.write_all(b"GET /shutdown HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")?;
        stream.read_exact(&mut [0; 8])
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // A killed driver would leave its browsers behind, so it is asked first; what does not
        // answer is killed all the same.
        let _ = self.close_browsers();
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = fs::remove_dir_all(&self.scratch);
    }
}

/// Sends the port, then reads on so that the driver never waits for a reader.
fn report_port(out: ChildStdout, sender: &Sender<u16>) {
    for line in BufReader::new(out).lines().map_while(Result::ok) {
        if let Some(port) = port_in(&line) {
            let _ = sender.send(port);
        }
    }
}

/// The number at the end of "… was started successfully on port 12345."
fn port_in(line: &str) -> Option<u16> {
    let (_, rest) = line.split_once("started successfully on port ")?;
    rest.trim_end().trim_end_matches('.').parse().ok()
}
