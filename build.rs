//! Checks the texts of all languages, packs them, and gives each text a name in code.

use std::path::Path;
use std::{env, fs, io};

use damiera_texts::Texts;

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=texts");
    let root = env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default();
    let out = env::var_os("OUT_DIR").unwrap_or_default();
    let out = Path::new(&out);
    match Texts::read(Path::new(&root)) {
        Ok(texts) => {
            fs::write(out.join("texts.rs"), texts.accessors())?;
            for packs in texts.packs() {
                fs::write(out.join(format!("{}.texts", packs.code)), packs.first)?;
                fs::write(out.join(format!("{}-late.texts", packs.code)), packs.late)?;
                fs::write(out.join(format!("{}-rulebook.texts", packs.code)), packs.rulebook)?;
                fs::write(out.join(format!("{}-faults.texts", packs.code)), packs.faults)?;
            }
        }
        Err(faults) => {
            for fault in faults.0 {
                println!("cargo::error={fault}");
            }
        }
    }
    Ok(())
}
