//! The page without its server: after one visit everything is there, under any path, and a new
//! version is used only when the person agrees.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use xtask::workspace;

use crate::harness::{Failure, Limit, Options, Page, Pointer, browse, serve};

/// The games of the rules pages.
const SEEDS: [&str; 12] = [
    "international",
    "international-pergioco",
    "polish",
    "frisian",
    "frysk",
    "english",
    "english-huff",
    "dameo",
    "dameo-10x10-28",
    "dameo-10x10-24",
    "greek",
    "greek-forfeit",
];

/// A site of its own with the page under a path, removed on drop.
pub(crate) struct Site(pub(crate) PathBuf);

impl Site {
    pub(crate) fn new(name: &str, path: &str) -> Self {
        let root = std::env::temp_dir().join(format!("damiera-{name}-{}", std::process::id()));
        let site = Self(root);
        let page = workspace::built_page().expect("the page is built");
        copy(&page, &site.0.join(path)).expect("there is room for a copy");
        site
    }

    pub(crate) fn folder(&self) -> &Path {
        &self.0
    }

    /// Takes the file away whose name begins so, in this folder or in one within it.
    pub(crate) fn lose(&self, within: &str, name: &str) {
        assert_eq!(lose(&self.0.join(within), name).expect("it can be listed"), 1, "{name}");
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let path = entry?.path();
        let target = to.join(path.file_name().unwrap_or_default());
        if path.is_dir() {
            copy(&path, &target)?;
        } else {
            fs::copy(&path, &target)?;
        }
    }
    Ok(())
}

fn lose(folder: &Path, name: &str) -> io::Result<usize> {
    let mut n_lost = 0;
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_type()?.is_dir() {
            n_lost += lose(&entry.path(), name)?;
        } else if entry.file_name().to_string_lossy().starts_with(name) {
            fs::remove_file(entry.path())?;
            n_lost += 1;
        }
    }
    Ok(n_lost)
}

/// Waits until the page reports this state of offline use.
pub(crate) async fn wait_for_state(page: &Page, state: &str) -> Result<(), Failure> {
    page.wait_for(&format!(".foot__offline[data-offline='{state}']"), Limit::LOAD).await
}

/// Loads an address again; a new fragment alone would not.
pub(crate) async fn visit(page: &Page, address: &str) -> Result<(), Failure> {
    page.open_elsewhere("about:blank").await?;
    page.open_elsewhere(address).await
}

/// Opens a lesson and a tactic.
async fn learn(page: &Page, address: &str) -> Result<(), Failure> {
    for (what, begin, begun) in
        [("learn", ".learn__lesson", ".course"), ("tactics/dameo", "[data-way=day]", ".training")]
    {
        visit(page, &format!("{address}?open={what}#v=1&g=dameo")).await?;
        page.wait_for(begin, Limit::LOAD).await?;
        page.click(Pointer::Mouse, begin).await?;
        page.wait_for(begun, Limit::LOAD).await?;
    }
    Ok(())
}

#[test]
fn all_works_with_the_server_gone() {
    browse("all_works_with_the_server_gone", Options::DESK_ALONE, async |page| {
        let site = page.keep(Site::new("offline", "some/path"));
        let server = serve(&site.0)?;
        let address = format!("{}some/path/", server.url());
        visit(page, &address).await?;
        wait_for_state(page, "ready").await?;
        // What is fetched when it is wanted is kept as well.
        learn(page, &address).await?;
        for folder in ["courses", "tactics"] {
            fs::remove_dir_all(site.0.join("some/path").join(folder)).unwrap();
        }
        // Rules in a language that the browser is not set to are kept once they have been read.
        visit(page, &format!("{address}rules/it/dameo.html")).await?;
        page.wait_for("damiera-board svg", Limit::LOAD).await?;
        learn(page, &address).await?;
        drop(server);

        page.reload_elsewhere().await?;
        page.wait_for("#board button", Limit::LOAD).await?;
        for game in SEEDS {
            // The computer begins, or answers at once where the other side begins.
            for you in ["w", "b"] {
                visit(page, &format!("{address}#v=1&g={game}&you={you}&lv=1&p={you}1")).await?;
                page.wait_for("#board button", Limit::LOAD).await?;
                if page.count(".status__line--busy, .moves__ply").await? > 0 {
                    page.wait_for(".moves__ply", Limit::LOAD).await?;
                }
            }
        }
        learn(page, &address).await?;
        for rules in ["it/dameo", "en/turkish"] {
            visit(page, &format!("{address}rules/{rules}.html")).await?;
            page.wait_for("damiera-board svg", Limit::LOAD).await?;
        }
        visit(page, &format!("{address}no/such/path#v=1&g=frisian")).await?;
        page.wait_for("#board button[data-label='50']", Limit::LOAD).await?;
        // Browsers log their own failed checks for a newer version, which are no fault.
        page.forget_console().await
    });
}

#[test]
fn a_new_version_waits_until_it_is_let_in() {
    browse("a_new_version_waits_until_it_is_let_in", Options::DESK_ALONE, async |page| {
        let site = page.keep(Site::new("update", ""));
        let server = page.keep(serve(&site.0)?);
        visit(page, &server.url()).await?;
        wait_for_state(page, "ready").await?;

        let worker = site.0.join("sw.js");
        let script = fs::read_to_string(&worker).unwrap();
        let (before, rest) = script.split_once("const VERSION = '").unwrap();
        let (_, after) = rest.split_once('\'').unwrap();
        fs::write(&worker, format!("{before}const VERSION = 'newer'{after}")).unwrap();
        let caches = "const done = arguments[0]; caches.keys().then(keys => done(keys.join()))";
        page.reload_elsewhere().await?;
        wait_for_state(page, "update").await?;
        let kept = page.script_async(caches, vec![]).await?;
        assert_eq!(kept.as_str().unwrap_or_default().split(',').count(), 2, "{kept}");

        page.click(Pointer::Mouse, ".foot__offline button").await?;
        // The page reloads itself and cannot be asked meanwhile.
        let only_newer = async || {
            let kept = page.script_async(caches, vec![]).await;
            Ok(kept.is_ok_and(|kept| kept == "damiera / newer"))
        };
        page.wait_until("the older version to be gone", Limit::LOAD, only_newer).await?;
        let is_ready = async || {
            let found = page.count(".foot__offline[data-offline='ready']").await;
            Ok(found.is_ok_and(|n_found| n_found == 1))
        };
        page.wait_until("the newer version to be there", Limit::LOAD, is_ready).await
    });
}
