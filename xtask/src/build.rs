//! `cargo xtask build`: the release page in dist/.
//!
//! Trunk builds it; the last step is ours, because Trunk gives a worker's files no hashed names:
//! the worker moves under a folder named by its content, and index.html learns that name. So a
//! cache that still holds an older worker never gives it to a newer page.

use std::fs;
use std::path::{Path, PathBuf};

use crate::error::Error;
use crate::pages;
use crate::run::{cargo, run};
use crate::say::say;
use crate::tools::{PageTools, WASM, host};
use crate::workspace;

/// The worker as Trunk leaves it; the first file is the one that a page starts.
const WORKER_FILES: [&str; 3] = ["worker_loader.js", "worker.js", "worker_bg.wasm"];

/// What index.html says about the worker before the last step, and under `trunk serve`.
const WORKER_META: &str = r#"<meta name="damiera-worker" content="worker_loader.js""#;

/// Builds the page and returns its folder.
pub(crate) fn page() -> Result<PathBuf, Error> {
    let tools = PageTools::ensure()?;
    let host = host()?;
    run(&mut cargo(["fetch", "--locked", "--target", WASM, "--target", &host])?)?;
    say("Building the page: some seconds, a few minutes the first time.");
    let mut trunk = tools.trunk();
    trunk.current_dir(workspace::root()?);
    run(trunk.args(["build", "--release", "--offline", "--public-url", "./"]))?;
    let dist = workspace::dist()?;
    name_worker_by_content(&dist)?;
    pages::write(&dist)?;
    Ok(dist)
}

/// Moves the worker into `worker-<hash>/` and writes that into index.html.
fn name_worker_by_content(dist: &Path) -> Result<(), Error> {
    let mut hash = Fnv::new();
    for name in WORKER_FILES {
        let bytes = read(&dist.join(name))?;
        // The files refer to each other by name; snippets would lie outside their new folder.
        if name == "worker.js" && String::from_utf8_lossy(&bytes).contains("./snippets/") {
            let reason = "the worker imports JavaScript snippets, which do not move with it";
            return Err(Error::Page(reason.into()));
        }
        hash.add(&bytes);
    }
    let folder = format!("worker-{:016x}", hash.0);
    let target = dist.join(&folder);
    fs::create_dir_all(&target).map_err(Error::file("create", &target))?;
    for name in WORKER_FILES {
        fs::rename(dist.join(name), target.join(name))
            .map_err(Error::file("move", dist.join(name)))?;
    }
    let index = dist.join("index.html");
    let html = String::from_utf8_lossy(&read(&index)?).into_owned();
    let html = with_worker_at(&html, &folder)?;
    fs::write(&index, html).map_err(Error::file("write", &index))
}

fn with_worker_at(html: &str, folder: &str) -> Result<String, Error> {
    if html.matches(WORKER_META).count() != 1 {
        return Err(Error::Page(format!("index.html must hold {WORKER_META} once")));
    }
    let meta = WORKER_META.replace("worker_loader.js", &format!("{folder}/worker_loader.js"));
    Ok(html.replace(WORKER_META, &meta))
}

fn read(path: &Path) -> Result<Vec<u8>, Error> {
    fs::read(path).map_err(Error::file("read", path))
}

/// The 64-bit FNV-1a hash: it need only differ between builds, not withstand an enemy.
/// Source: `draft-eastlake-fnv`, section 2.
struct Fnv(u64);

impl Fnv {
    fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    fn add(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Fnv, WORKER_META, with_worker_at};

    #[test]
    fn hash_agrees_with_the_published_value() {
        let mut hash = Fnv::new();
        hash.add(b"foobar");
        assert_eq!(hash.0, 0x8594_4171_f739_67e8);
    }

    #[test]
    fn page_learns_where_its_worker_went() {
        let html = format!("<head>{WORKER_META}></head>");
        let moved =
            r#"<head><meta name="damiera-worker" content="worker-1/worker_loader.js"></head>"#;
        assert_eq!(with_worker_at(&html, "worker-1").unwrap(), moved);
        assert!(with_worker_at("<head></head>", "worker-1").is_err());
    }

    #[test]
    fn the_page_in_this_checkout_names_its_worker() {
        let html = include_str!("../../index.html");
        assert!(with_worker_at(html, "worker-1").is_ok());
    }
}
