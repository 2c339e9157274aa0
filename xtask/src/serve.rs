//! Serves a folder of files on this machine's own address, for `play` and for the browser tests.
//!
//! It knows GET and HEAD, one request per connection, and nothing of Damiera. What lies outside
//! the folder does not exist. Each connection has a thread of its own: a browser opens some to no
//! purpose, and with a pool of threads those would hold up the ones that ask for something.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, Shutdown, SocketAddr, TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use crate::error::Error;

/// Ports that [`StaticServer::start_near`] tries, the first included.
const PORTS_TRIED: u16 = 100;

/// A connection that says nothing for so long is closed.
const PATIENCE: Duration = Duration::from_secs(30);

/// The first line and the headers of a request may not be longer, in bytes.
const LONGEST_REQUEST: u64 = 16 * 1024;

/// A running server; dropping it ends it.
#[derive(Debug)]
pub struct StaticServer {
    address: SocketAddr,
    is_ending: Arc<AtomicBool>,
    gate: Arc<Gate>,
    listening: Option<JoinHandle<()>>,
}

/// What lets requests wait for their answers.
#[derive(Debug, Default)]
struct Gate {
    /// Addresses with this in them wait.
    held: Mutex<Option<String>>,
    opened: Condvar,
}

impl Gate {
    fn set(&self, held: Option<String>) {
        *self.held.lock().unwrap_or_else(PoisonError::into_inner) = held;
        self.opened.notify_all();
    }

    fn pass(&self, url: &str) {
        let held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        let waits =
            |held: &mut Option<String>| held.as_ref().is_some_and(|part| url.contains(part));
        drop(self.opened.wait_while(held, waits));
    }
}

impl StaticServer {
    /// Serves `folder` on 127.0.0.1 at `port`; port 0 takes any free one.
    ///
    /// # Errors
    ///
    /// [`Error::File`] if there is no such folder, [`Error::Port`] if the port is taken.
    pub fn start(folder: &Path, port: u16) -> Result<Self, Error> {
        let root = folder.canonicalize().map_err(Error::file("serve", folder))?;
        let taken = |source: io::Error| Error::Port { port, source };
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).map_err(taken)?;
        let address = listener.local_addr().map_err(taken)?;
        let is_ending = Arc::new(AtomicBool::new(false));
        let told = Arc::clone(&is_ending);
        let gate = Arc::new(Gate::default());
        let passed = Arc::clone(&gate);
        let listening = thread::spawn(move || listen(&listener, &root.into(), &passed, &told));
        Ok(Self { address, is_ending, gate, listening: Some(listening) })
    }

    /// Serves on `port` or, if that is taken, on the next free one.
    ///
    /// # Errors
    ///
    /// As for [`Self::start`], after a hundred ports.
    pub fn start_near(folder: &Path, port: u16) -> Result<Self, Error> {
        let mut ports = port..=port.saturating_add(PORTS_TRIED - 1);
        let first = Self::start(folder, ports.next().unwrap_or(port));
        ports.fold(first, |found, next| match found {
            Err(Error::Port { .. }) => Self::start(folder, next),
            done => done,
        })
    }

    /// The address of the page, with a slash at its end.
    pub fn url(&self) -> String {
        format!("http://{}/", self.address)
    }

    /// Lets requests for addresses with `part` in them wait until [`Self::release`]. Each call takes
    /// the place of the one before.
    pub fn hold(&self, part: &str) {
        self.gate.set(Some(part.to_owned()));
    }

    /// Answers what was held back.
    pub fn release(&self) {
        self.gate.set(None);
    }

    /// Serves until the program is ended from outside.
    pub fn run(mut self) {
        if let Some(listening) = self.listening.take() {
            let _ = listening.join();
        }
    }
}

impl Drop for StaticServer {
    fn drop(&mut self) {
        let Some(listening) = self.listening.take() else { return };
        self.release();
        self.is_ending.store(true, Ordering::Relaxed);
        // The listener looks up when somebody comes.
        if TcpStream::connect(self.address).is_ok() {
            let _ = listening.join();
        }
    }
}

fn listen(listener: &TcpListener, root: &Arc<Path>, gate: &Arc<Gate>, is_ending: &AtomicBool) {
    for connection in listener.incoming() {
        if is_ending.load(Ordering::Relaxed) {
            return;
        }
        // A connection that failed before it began is the other side's affair, and so is one that
        // breaks off later.
        let Ok(connection) = connection else { continue };
        let (root, gate) = (Arc::clone(root), Arc::clone(gate));
        thread::spawn(move || {
            let _ = serve(&root, &gate, &connection);
        });
    }
}

/// Answers the one request of a connection.
fn serve(root: &Path, gate: &Gate, mut connection: &TcpStream) -> io::Result<()> {
    connection.set_read_timeout(Some(PATIENCE))?;
    connection.set_write_timeout(Some(PATIENCE))?;
    let mut lines = BufReader::new(connection.take(LONGEST_REQUEST)).lines();
    let Some(request) = lines.next().transpose()? else { return Ok(()) };
    // All headers are read, and none of them changes the answer.
    while lines.next().transpose()?.is_some_and(|line| !line.is_empty()) {}
    let mut words = request.split(' ');
    let (method, url) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    gate.pass(url);
    let is_head = method == "HEAD";
    if !is_head && method != "GET" {
        return reply(connection, "405 Method Not Allowed", "only GET and HEAD are answered\n");
    }
    let Some((mut file, mime_type)) = find(root, url).and_then(|path| opened(&path)) else {
        return reply(connection, "404 Not Found", "there is no such file\n");
    };
    connection.write_all(head("200 OK", mime_type, file.metadata()?.len()).as_bytes())?;
    if !is_head {
        io::copy(&mut file, &mut connection)?;
    }
    connection.shutdown(Shutdown::Write)
}

fn opened(path: &Path) -> Option<(File, &'static str)> {
    Some((File::open(path).ok()?, mime_type(path)))
}

fn reply(mut connection: &TcpStream, status: &str, text: &str) -> io::Result<()> {
    let length = text.len() as u64;
    connection.write_all(head(status, "text/plain; charset=utf-8", length).as_bytes())?;
    connection.write_all(text.as_bytes())?;
    connection.shutdown(Shutdown::Write)
}

/// The status line and headers. A rebuilt page must show at the next reload: no caching. Embedded
/// boards are fetched from pages of other sites, which every static host allows.
fn head(status: &str, mime_type: &str, length: u64) -> String {
    format!(
        "HTTP/1.1 {status}\r\nContent-Type: {mime_type}\r\nContent-Length: {length}\r\n\
         Cache-Control: no-cache\r\nAccess-Control-Allow-Origin: *\r\nConnection: close\r\n\r\n"
    )
}

/// The file that a URL stands for, if it lies inside `root`.
fn find(root: &Path, url: &str) -> Option<PathBuf> {
    let encoded = url.split(['?', '#']).next()?;
    let path = percent_decoded(encoded)?;
    let mut found = root.to_path_buf();
    for name in path.split('/').filter(|name| !name.is_empty()) {
        let mut components = Path::new(name).components();
        let ordinary = matches!(components.next(), Some(Component::Normal(_)));
        if !ordinary || components.next().is_some() || name.starts_with('.') || name.contains('\\')
        {
            return None;
        }
        found.push(name);
    }
    if path.ends_with('/') {
        found.push("index.html");
    }
    // A link inside the folder may still point out of it.
    let real = found.canonicalize().ok()?;
    (real.starts_with(root) && real.is_file()).then_some(real)
}

fn percent_decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let (high, low) = (hex_digit(rest.next()?)?, hex_digit(rest.next()?)?);
            bytes.push(high * 16 + low);
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).ok().filter(|text| !text.contains('\0'))
}

fn hex_digit(byte: u8) -> Option<u8> {
    char::from(byte).to_digit(16).and_then(|digit| u8::try_from(digit).ok())
}

fn mime_type(path: &Path) -> &'static str {
    match path.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("json" | "map") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("woff2") => "font/woff2",
        Some("txt" | "md") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests;
