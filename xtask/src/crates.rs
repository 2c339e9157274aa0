//! What the crates promise to those who use them without the page: that features only add, that the
//! oldest Rust they name will do, and that each compiles as it would be uploaded to a registry.

use std::process::Command;

use crate::error::Error;
use crate::run::{cargo, run_keeping};
use crate::tools::{WASM, cargo_hack, ensure_target, ensure_toolchain};
use crate::workspace;

/// The crates that are made to be used without the page.
const CRATES: [&str; 3] = ["damiera-rules", "damiera-notation", "damiera-search"];

/// The `rust-version` of the workspace.
const OLDEST_RUST: &str = env!("CARGO_PKG_RUST_VERSION");

/// Compiles all crates but this one with every set of their features.
pub(crate) fn feature_sets() -> Result<(), Error> {
    ensure_target(WASM)?;
    let hack = cargo_hack().ensure()?;
    let powerset = ["hack", "check", "--feature-powerset"];
    let mut host = Command::new(&hack);
    host.current_dir(workspace::root()?).args(powerset).args(["--workspace", "--exclude", "xtask"]);
    run_keeping(host.args(["--exclude-features", "web"]))?;
    // A browser has no command line.
    let mut page = Command::new(&hack);
    page.current_dir(workspace::root()?).args(powerset).args(["--package", "damiera"]);
    run_keeping(page.args([
        "--features",
        "web",
        "--exclude-features",
        "cli,default",
        "--target",
        WASM,
    ]))
}

/// Compiles the crates with all features, and the command line, with the oldest Rust that is meant to
/// work. That version is asked for by name, whatever `rust-toolchain.toml` says.
pub(crate) fn oldest_rust() -> Result<(), Error> {
    ensure_toolchain(OLDEST_RUST)?;
    let check = || -> Result<Command, Error> {
        let mut rustup = Command::new("rustup");
        rustup.current_dir(workspace::root()?).args(["run", OLDEST_RUST, "cargo", "check"]);
        // A folder of its own, so that neither compiler waits for the other.
        rustup.args(["--target-dir", "target/oldest-rust"]);
        Ok(rustup)
    };
    run_keeping(check()?.arg("--all-features").args(packages_named()))?;
    run_keeping(check()?.args(["--package", "damiera"]))
}

/// Packs the crates and compiles what is packed. All that they need is fetched first: packing asks the registry
/// anew for each of them, and one answer that does not come would fail it.
pub(crate) fn packages() -> Result<(), Error> {
    run_keeping(&mut cargo(["fetch", "--locked"])?)?;
    run_keeping(cargo(["package", "--allow-dirty", "--offline"])?.args(packages_named()))
}

fn packages_named() -> impl Iterator<Item = &'static str> {
    CRATES.into_iter().flat_map(|name| ["--package", name])
}
