//! Serves a folder of files on this machine's own address, for `play` and for the browser tests.
//!
//! It knows GET and HEAD and nothing of Damiera. What lies outside the folder does not exist.

use std::fs::File;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;
use std::thread::{self, JoinHandle};

use tiny_http::{Header, Method, Request, Response, Server};

use crate::error::Error;

/// A browser opens up to six connections at once, and the answers are short.
const THREADS: usize = 4;

/// Ports that [`StaticServer::start_near`] tries, the first included.
const PORTS_TRIED: u16 = 100;

/// A running server; dropping it ends it.
pub struct StaticServer {
    server: Arc<Server>,
    address: SocketAddr,
    threads: Vec<JoinHandle<()>>,
}

impl StaticServer {
    /// Serves `folder` on 127.0.0.1 at `port`; port 0 takes any free one.
    ///
    /// # Errors
    ///
    /// [`Error::File`] if there is no such folder, [`Error::Port`] if the port is taken.
    pub fn start(folder: &Path, port: u16) -> Result<Self, Error> {
        let root = folder.canonicalize().map_err(Error::file("serve", folder))?;
        let taken = |reason: String| Error::Port { port, reason };
        let server = Server::http((Ipv4Addr::LOCALHOST, port)).map_err(|e| taken(e.to_string()))?;
        let Some(address) = server.server_addr().to_ip() else {
            return Err(taken("the system gave no address".into()));
        };
        let server = Arc::new(server);
        let threads = (0..THREADS)
            .map(|_| {
                let (server, root) = (Arc::clone(&server), root.clone());
                thread::spawn(move || {
                    // `unblock` makes `recv` fail, which ends the thread.
                    while let Ok(request) = server.recv() {
                        answer(&root, request);
                    }
                })
            })
            .collect();
        Ok(Self { server, address, threads })
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

    /// Serves until the program is ended from outside.
    pub fn run(mut self) {
        for thread in self.threads.drain(..) {
            let _ = thread.join();
        }
    }
}

impl std::fmt::Debug for StaticServer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("StaticServer").field("address", &self.address).finish_non_exhaustive()
    }
}

impl Drop for StaticServer {
    fn drop(&mut self) {
        // Each call wakes one thread.
        for _ in &self.threads {
            self.server.unblock();
        }
        for thread in self.threads.drain(..) {
            let _ = thread.join();
        }
    }
}

fn answer(root: &Path, request: Request) {
    // A browser that has gone away needs no answer: errors of `respond` are dropped.
    let _ = match (request.method(), find(root, request.url())) {
        (Method::Get | Method::Head, Some(path)) => match file_response(&path) {
            Ok(response) => request.respond(response),
            Err(_) => request.respond(plain("this file cannot be read\n", 500)),
        },
        (Method::Get | Method::Head, None) => {
            request.respond(plain("there is no such file\n", 404))
        }
        _ => request.respond(plain("only GET and HEAD are answered\n", 405)),
    };
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

fn file_response(path: &Path) -> io::Result<Response<File>> {
    let response = Response::from_file(File::open(path)?);
    Ok(response.with_header(header("Content-Type", mime_type(path))).with_header(no_cache()))
}

fn plain(text: &str, status: u16) -> Response<io::Cursor<Vec<u8>>> {
    Response::from_string(text).with_status_code(status).with_header(no_cache())
}

/// A rebuilt page must show at the next reload.
fn no_cache() -> Header {
    header("Cache-Control", "no-cache")
}

fn header(name: &str, value: &str) -> Header {
    Header::from_bytes(name, value).expect("the names and values are ASCII and written above")
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
