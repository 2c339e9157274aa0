use std::env;
use std::fs;
use std::io::{Read, Write};
use std::net::{Shutdown, TcpStream};
use std::path::PathBuf;

use super::{StaticServer, percent_decoded};

/// A folder with a page in it and a secret beside it, gone when dropped.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = env::temp_dir().join(format!("damiera-serve-{name}-{}", std::process::id()));
        fs::create_dir_all(path.join("dist/sub")).unwrap();
        fs::write(path.join("secret.txt"), "secret").unwrap();
        fs::write(path.join("dist/index.html"), "page").unwrap();
        fs::write(path.join("dist/.hidden"), "secret").unwrap();
        fs::write(path.join("dist/sub/a b.wasm"), "wasm").unwrap();
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Sends a request line as it is, so that no client tidies the path up.
fn ask(server: &StaticServer, method: &str, target: &str) -> String {
    let mut stream = TcpStream::connect(server.address).unwrap();
    write!(stream, "{method} {target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[test]
fn files_come_with_their_type() {
    let folder = Folder::new("types");
    let server = StaticServer::start(&folder.0.join("dist"), 0).unwrap();
    let page = ask(&server, "GET", "/?q=1");
    assert!(page.starts_with("HTTP/1.1 200"), "{page}");
    assert!(page.contains("Content-Type: text/html") && page.ends_with("page"), "{page}");
    let wasm = ask(&server, "GET", "/sub/a%20b.wasm");
    assert!(wasm.contains("Content-Type: application/wasm") && wasm.ends_with("wasm"), "{wasm}");
    let head = ask(&server, "HEAD", "/");
    assert!(head.starts_with("HTTP/1.1 200") && !head.ends_with("page"), "{head}");
    assert!(ask(&server, "POST", "/").starts_with("HTTP/1.1 405"));
    assert!(ask(&server, "GET", "/none.js").starts_with("HTTP/1.1 404"));
}

#[test]
fn nothing_outside_the_folder_exists() {
    let folder = Folder::new("escape");
    let server = StaticServer::start(&folder.0.join("dist"), 0).unwrap();
    let outside = folder.0.join("secret.txt");
    for target in [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/sub/../../secret.txt",
        "/..%2fsecret.txt",
        "/..\\secret.txt",
        "/.hidden",
        "//etc/passwd",
        "/%00",
        "/%",
        outside.to_str().unwrap(),
    ] {
        let answer = ask(&server, "GET", target);
        assert!(
            answer.starts_with("HTTP/1.1 4") && !answer.contains("secret\n"),
            "{target}: {answer}"
        );
    }
}

#[test]
fn silent_connections_block_no_others() {
    let folder = Folder::new("idle");
    let server = StaticServer::start(&folder.0.join("dist"), 0).unwrap();
    let idle: Vec<_> = (0..50).map(|_| TcpStream::connect(server.address).unwrap()).collect();
    for _ in 0..50 {
        assert!(ask(&server, "GET", "/").ends_with("page"));
    }
    drop(server);
    drop(idle);
}

#[test]
fn what_is_held_waits_and_the_rest_does_not() {
    let folder = Folder::new("hold");
    let server = StaticServer::start(&folder.0.join("dist"), 0).unwrap();
    server.hold(".wasm");
    let mut waiting = TcpStream::connect(server.address).unwrap();
    write!(waiting, "GET /sub/a%20b.wasm HTTP/1.1\r\n\r\n").unwrap();
    assert!(ask(&server, "GET", "/").ends_with("page"));
    waiting.set_nonblocking(true).unwrap();
    let error = waiting.read(&mut [0; 8]).unwrap_err();
    assert_eq!(error.kind(), std::io::ErrorKind::WouldBlock);
    waiting.set_nonblocking(false).unwrap();
    server.release();
    let mut answer = String::new();
    waiting.read_to_string(&mut answer).unwrap();
    assert!(answer.ends_with("wasm"), "{answer}");
}

#[test]
fn taken_port_gives_the_next_one() {
    let folder = Folder::new("port");
    let first = StaticServer::start(&folder.0.join("dist"), 0).unwrap();
    let taken = first.address.port();
    assert!(StaticServer::start(&folder.0.join("dist"), taken).is_err());
    let second = StaticServer::start_near(&folder.0.join("dist"), taken).unwrap();
    assert!(second.address.port() > taken);
    assert!(ask(&second, "GET", "/").ends_with("page"));
}

#[test]
fn percent_signs_are_decoded_once() {
    assert_eq!(percent_decoded("/a%20b").as_deref(), Some("/a b"));
    assert_eq!(percent_decoded("/%252e").as_deref(), Some("/%2e"));
    assert_eq!(percent_decoded("/%f"), None);
    assert_eq!(percent_decoded("/%00"), None);
}

#[test]
fn good_host_compresses_and_keeps_connections() {
    let folder = Folder::new("host");
    let dist = folder.0.join("dist");
    fs::write(dist.join("app-0123456789abcdef.js"), "x".repeat(5000)).unwrap();
    let server = StaticServer::start_as_host(&dist).unwrap();
    let mut stream = TcpStream::connect(server.address).unwrap();
    // Two requests of one connection, of which the second one cannot be answered with brotli.
    let hashed = "GET /app-0123456789abcdef.js HTTP/1.1\r\nAccept-Encoding: gzip, br\r\n\r\n";
    write!(stream, "{hashed}GET / HTTP/1.1\r\n\r\n").unwrap();
    stream.shutdown(Shutdown::Write).unwrap();
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).unwrap();
    let answers = String::from_utf8_lossy(&bytes);
    let (first, second) = answers.rsplit_once("HTTP/1.1 200 OK").unwrap();
    assert!(first.contains("Content-Encoding: br") && first.contains("immutable"), "{first}");
    assert!(first.len() < 1000, "{} bytes", first.len());
    assert!(second.contains("no-cache") && second.ends_with("page"), "{second}");
    assert!(!second.contains("Content-Encoding"), "{second}");
}
