//! Serves a folder of files on this machine's own address, for `play` and for the browser tests.
//!
//! It knows GET and HEAD, and nothing of Damiera. What lies outside the folder does not exist. Each
//! connection has a thread of its own: a browser opens some to no purpose, and with a pool of
//! threads those would hold up the ones that ask for something. A connection serves one request,
//! unless the server is to do as a good host does, for measurements: then connections are kept,
//! files come compressed, and those that are named by their content are kept by the browser.

use std::collections::HashMap;
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, Shutdown, SocketAddr, TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use crate::error::Error;
use crate::size;

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
    /// All addresses that were asked for.
    asked: Mutex<Vec<String>>,
}

impl Gate {
    fn set(&self, held: Option<String>) {
        *self.held.lock().unwrap_or_else(PoisonError::into_inner) = held;
        self.opened.notify_all();
    }

    fn pass(&self, url: &str) {
        self.asked.lock().unwrap_or_else(PoisonError::into_inner).push(url.to_owned());
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
        Self::start_site(Site::new(canonical(folder)?, None), port)
    }

    /// Serves `folder` at any free port as a good host would. All files are compressed first.
    ///
    /// # Errors
    ///
    /// As for [`Self::start`], and [`Error::File`] for a file that cannot be read.
    pub fn start_as_host(folder: &Path) -> Result<Self, Error> {
        let root = canonical(folder)?;
        let compressed = Some(compress_all(&root)?);
        Self::start_site(Site::new(root, compressed), 0)
    }

    fn start_site(site: Site, port: u16) -> Result<Self, Error> {
        let taken = |source: io::Error| Error::Port { port, source };
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).map_err(taken)?;
        let address = listener.local_addr().map_err(taken)?;
        let is_ending = Arc::new(AtomicBool::new(false));
        let told = Arc::clone(&is_ending);
        let gate = Arc::clone(&site.gate);
        let listening = thread::spawn(move || listen(&listener, &Arc::new(site), &told));
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

    /// Whether an address with `part` in it has been asked for.
    pub fn was_asked_for(&self, part: &str) -> bool {
        let asked = self.gate.asked.lock().unwrap_or_else(PoisonError::into_inner);
        asked.iter().any(|url| url.contains(part))
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
        // The listener wakes up when a browser connects.
        if TcpStream::connect(self.address).is_ok() {
            let _ = listening.join();
        }
    }
}

fn listen(listener: &TcpListener, site: &Arc<Site>, is_ending: &AtomicBool) {
    for connection in listener.incoming() {
        if is_ending.load(Ordering::Relaxed) {
            return;
        }
        // A connection that failed before it began is the other side's affair, and so is one that
        // breaks off later.
        let Ok(connection) = connection else { continue };
        let site = Arc::clone(site);
        thread::spawn(move || {
            let _ = serve(&site, &connection);
        });
    }
}

/// A folder, and how it is served.
#[derive(Debug)]
struct Site {
    root: PathBuf,
    /// The files as brotli leaves them, where this is a good host.
    compressed: Option<HashMap<PathBuf, Vec<u8>>>,
    gate: Arc<Gate>,
}

impl Site {
    fn new(root: PathBuf, compressed: Option<HashMap<PathBuf, Vec<u8>>>) -> Self {
        Self { root, compressed, gate: Arc::default() }
    }
}

fn canonical(folder: &Path) -> Result<PathBuf, Error> {
    folder.canonicalize().map_err(Error::file("serve", folder))
}

fn compress_all(root: &Path) -> Result<HashMap<PathBuf, Vec<u8>>, Error> {
    let mut compressed = HashMap::new();
    let mut folders = vec![root.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).map_err(Error::file("read", &folder))? {
            let path = entry.map_err(Error::file("read", &folder))?.path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let file = fs::read(&path).map_err(Error::file("read", &path))?;
            let packed = size::brotli(&file).map_err(Error::file("compress", &path))?;
            compressed.insert(path, packed);
        }
    }
    Ok(compressed)
}

/// A request, as far as it makes a difference.
struct Request {
    method: String,
    url: String,
    takes_brotli: bool,
}

/// Answers the one request of a connection, or all of them where connections are kept.
fn serve(site: &Site, connection: &TcpStream) -> io::Result<()> {
    connection.set_read_timeout(Some(PATIENCE))?;
    connection.set_write_timeout(Some(PATIENCE))?;
    // Answers are written whole: nothing is gained by waiting for more.
    connection.set_nodelay(true)?;
    let mut reader = BufReader::new(connection);
    while let Some(request) = read_request(&mut reader)? {
        answer(site, connection, &request)?;
        if site.compressed.is_none() {
            return connection.shutdown(Shutdown::Write);
        }
    }
    Ok(())
}

/// The next request of a connection; `None` if there is none anymore.
fn read_request(reader: &mut impl BufRead) -> io::Result<Option<Request>> {
    let mut lines = reader.take(LONGEST_REQUEST).lines();
    let Some(line) = lines.next().transpose()? else { return Ok(None) };
    let mut words = line.split(' ').map(str::to_owned);
    let (method, url) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    let mut request = Request { method, url, takes_brotli: false };
    while let Some(header) = lines.next().transpose()?.filter(|line| !line.is_empty()) {
        let header = header.to_ascii_lowercase();
        request.takes_brotli |= header.starts_with("accept-encoding:") && header.contains("br");
    }
    Ok(Some(request))
}

fn answer(site: &Site, mut connection: &TcpStream, request: &Request) -> io::Result<()> {
    site.gate.pass(&request.url);
    let is_head = request.method == "HEAD";
    let text = "text/plain; charset=utf-8";
    if !is_head && request.method != "GET" {
        let refusal = "only GET and HEAD are answered\n";
        let head = head(site, "405 Method Not Allowed", text, refusal.len() as u64, "");
        return connection.write_all((head + refusal).as_bytes());
    }
    let found =
        find(&site.root, &request.url).and_then(|path| Some((File::open(&path).ok()?, path)));
    let Some((mut file, path)) = found else {
        let refusal = "there is no such file\n";
        let head = head(site, "404 Not Found", text, refusal.len() as u64, "");
        return connection.write_all((head + refusal).as_bytes());
    };
    let compressed = site.compressed.as_ref().filter(|_| request.takes_brotli);
    let caching = caching(site, &path);
    if let Some(bytes) = compressed.and_then(|files| files.get(&path)) {
        let more = format!("Content-Encoding: br\r\nVary: Accept-Encoding\r\n{caching}");
        let head = head(site, "200 OK", mime_type(&path), bytes.len() as u64, &more);
        connection.write_all(head.as_bytes())?;
        return if is_head { Ok(()) } else { connection.write_all(bytes) };
    }
    let head = head(site, "200 OK", mime_type(&path), file.metadata()?.len(), caching);
    connection.write_all(head.as_bytes())?;
    if !is_head {
        io::copy(&mut file, &mut connection)?;
    }
    Ok(())
}

/// A rebuilt page must show at the next reload, so there is no caching, but for files that a good
/// host knows by their names never to change.
fn caching(site: &Site, path: &Path) -> &'static str {
    if site.compressed.is_some() && is_named_by_content(path) {
        "Cache-Control: public, max-age=31536000, immutable\r\n"
    } else {
        "Cache-Control: no-cache\r\n"
    }
}

/// Whether a file or its folder has a hash in its name.
fn is_named_by_content(path: &Path) -> bool {
    path.iter().rev().take(2).any(|name| {
        let name = name.to_string_lossy();
        let is_hash =
            |part: &str| part.len() == 16 && part.bytes().all(|ch| ch.is_ascii_hexdigit());
        name.split(['-', '.', '_']).any(is_hash)
    })
}

/// The status line and headers; `more` are headers too. Embedded boards are fetched from pages of
/// other sites, which every static host allows.
fn head(site: &Site, status: &str, mime_type: &str, length: u64, more: &str) -> String {
    let connection = if site.compressed.is_some() { "keep-alive" } else { "close" };
    format!(
        "HTTP/1.1 {status}\r\nContent-Type: {mime_type}\r\nContent-Length: {length}\r\n\
         {more}Access-Control-Allow-Origin: *\r\nConnection: {connection}\r\n\r\n"
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
