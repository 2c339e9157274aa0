//! The WebAssembly programs of a release build: compiled by cargo, given their scripts by
//! wasm-bindgen; the page is split on the way.
//!
//! The programs of the page and of embedded boards are linked with their relocations, by which the splitter
//! sees what only a split point reaches. That goes into a file of its own, fetched when it is wanted; what
//! several of them share goes into further ones. See `src/bin/app.rs` and `src/bin/board.rs` for the points.

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

use wasm_bindgen_cli_support::Bindgen;
use wasm_split_cli_support::Options;

use crate::error::Error;
use crate::run::{cargo, run};
use crate::short;
use crate::tools::{VECTORS, WASM};
use crate::workspace;

/// The script by which the parts of the page are fetched, as its program imports it.
const LOADER: &str = "./__wasm_split.js";

/// The programs that have a page of their own, which can go out of sight.
const PAGES: &[&str] = &["app", "board"];

/// Runs one task of a page's queue at a time. Firefox tells that a page goes out of sight in the middle of a
/// task, and then begins the next one within it: the program, which is borrowed, would fail and its queue
/// would stand still for good.
const ONE_AT_A_TIME: &str = "let busy;
const queueMicrotask = task => globalThis.queueMicrotask(function run() {
if (busy) setTimeout(run);
else try { busy = true; task() } finally { busy = false }
});
";

/// How a program is compiled.
#[derive(Clone, Copy)]
struct Recipe {
    profile: &'static str,
    features: &'static str,
    bins: &'static [&'static str],
    /// Arguments for the compiler at the last step, for a single program.
    last: &'static [&'static str],
    /// Whether it is compiled with vectors.
    has_vectors: bool,
}

/// The workers for files and for rules in words.
const SMALL: Recipe = Recipe {
    profile: "page",
    features: "web",
    bins: &["reader", "handbook"],
    last: &[],
    has_vectors: false,
};
/// What tells the compiler to make a program that can be split.
const IN_PARTS: &[&str] = &["--cfg", "split", "-C", "link-args=--emit-relocs"];
/// An embedded board in parts.
const BOARD: Recipe = Recipe { bins: &["board"], last: IN_PARTS, ..SMALL };
/// The page in parts.
const SPLIT: Recipe = Recipe { bins: &["app"], last: IN_PARTS, ..SMALL };
/// The page in one piece, with the texts of all languages.
const WHOLE: Recipe = Recipe { features: "web,bundled-texts", bins: &["app"], ..SMALL };
/// What thinks, for speed.
const FAST: Recipe = Recipe {
    profile: "release",
    features: "web,narrow",
    bins: &["worker", "trainer"],
    last: &[],
    has_vectors: true,
};

/// Compiles all programs and writes them into a folder: `app/` with the page in parts and `board/` with the
/// embedded board in parts, and one `<name>.js` with `<name>_bg.wasm` for each of the others.
pub(crate) fn write(folder: &Path) -> Result<(), Error> {
    // The two profiles have folders of their own, so cargo works in both at the same time.
    let fast = thread::spawn(|| compile(FAST));
    let small = compile(SMALL).and_then(|()| {
        for name in SMALL.bins {
            bind(&read(&compiled(SMALL, name)?)?, name, folder, false)?;
        }
        for (recipe, name) in [(BOARD, "board"), (SPLIT, "app")] {
            compile(recipe)?;
            write_in_parts(&read(&compiled(recipe, name)?)?, name, &folder.join(name))?;
        }
        Ok(())
    });
    let fast = fast.join().unwrap_or(Err(Error::Blocked("worker's program")));
    small.and(fast)?;
    for name in FAST.bins {
        bind(&read(&compiled(FAST, name)?)?, name, folder, false)?;
    }
    Ok(())
}

/// Compiles the page in one piece and writes `app.js` and `app_bg.wasm` into a folder.
pub(crate) fn write_whole(folder: &Path) -> Result<(), Error> {
    compile(WHOLE)?;
    bind(&read(&compiled(WHOLE, "app")?)?, "app", folder, false)
}

fn compile(recipe: Recipe) -> Result<(), Error> {
    let Recipe { profile, features, bins, last, has_vectors } = recipe;
    let mut command = cargo([if last.is_empty() { "build" } else { "rustc" }])?;
    command.args(["--locked", "--target", WASM, "--profile", profile]);
    command.args(["--no-default-features", "--features", features]);
    for bin in bins {
        command.args(["--bin", bin]);
    }
    if has_vectors {
        command.env(VECTORS.0, VECTORS.1);
    }
    if !last.is_empty() {
        command.arg("--").args(last);
    }
    run(&mut command)
}

fn compiled(recipe: Recipe, name: &str) -> Result<PathBuf, Error> {
    let folder = workspace::root()?.join("target").join(WASM).join(recipe.profile);
    Ok(folder.join(format!("{name}.wasm")))
}

/// Writes a program's script and its WebAssembly.
fn bind(wasm: &[u8], name: &str, folder: &Path, keeps_exports: bool) -> Result<(), Error> {
    let mut bindgen = Bindgen::new();
    bindgen.input_bytes(name, wasm.to_vec()).keep_lld_exports(keeps_exports);
    bindgen.remove_name_section(true).remove_producers_section(true);
    // A worker finds its WebAssembly beside its script.
    bindgen.omit_default_module_path(false);
    let done = bindgen.web(true).and_then(|bindgen| bindgen.typescript(false).generate(folder));
    let failed = |reason: String| Error::Program { name: name.to_owned(), reason };
    done.map_err(|why| failed(format!("{why:#}")))?;
    let (there, glue) = (folder.join(format!("{name}_bg.wasm")), folder.join(format!("{name}.js")));
    let mut script = String::from_utf8_lossy(&read(&glue)?).into_owned();
    if PAGES.contains(&name) {
        let call = " queueMicrotask(";
        if script.matches(call).count() != 1 {
            return Err(failed(format!("its script must hold{call} once")));
        }
        script.insert_str(0, ONE_AT_A_TIME);
    }
    let (wasm, script) = short::program(name, &read(&there)?, &script).map_err(failed)?;
    fs::write(&there, wasm).map_err(Error::file("write", &there))?;
    fs::write(&glue, script).map_err(Error::file("write", &glue))
}

/// Splits a program and writes its parts.
fn write_in_parts(wasm: &[u8], name: &str, folder: &Path) -> Result<(), Error> {
    fs::create_dir_all(folder).map_err(Error::file("create", folder))?;
    let main = folder.join("main.wasm");
    let mut options = Options::new(wasm);
    options.output_dir = folder;
    options.main_out_path = &main;
    options.link_name = LOADER;
    let script = format!("./{name}.js");
    options.main_module = &script;
    let failed = |reason: String| Error::Program { name: name.to_owned(), reason };
    let split = wasm_split_cli_support::transform(options);
    let parts = split.map_err(|why| failed(format!("{why:#}")))?.split_modules;
    if parts.is_empty() {
        return Err(failed("it has no parts to be split into".into()));
    }
    for part in parts {
        let short = short::module(&read(&part)?).map_err(failed)?;
        fs::write(&part, short).map_err(Error::file("write", &part))?;
    }
    // A part that did not come is asked for again and told: to the console it is no error.
    let loader = folder.join(LOADER);
    let script = String::from_utf8_lossy(&read(&loader)?).into_owned();
    let (error, warning) = ("console.error(e)", "console.warn(e)");
    if script.matches(error).count() != 1 {
        return Err(failed(format!("its loader must hold {error} once")));
    }
    let script = short::script(&script.replace(error, warning));
    fs::write(&loader, script).map_err(Error::file("write", &loader))?;
    bind(&read(&main)?, name, folder, true)?;
    fs::remove_file(&main).map_err(Error::file("remove", &main))
}

fn read(path: &Path) -> Result<Vec<u8>, Error> {
    fs::read(path).map_err(Error::file("read", path))
}
