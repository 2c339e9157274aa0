//! Checks the texts below the current folder, and says how large their packs are:
//! `cargo run -p damiera-texts --example check`.

use std::io::{self, Write as _};
use std::path::Path;
use std::process::ExitCode;

fn main() -> io::Result<ExitCode> {
    match damiera_texts::pack_all(Path::new(".")) {
        Ok(packs) => {
            for packs in packs {
                let (first, late) = (packs.first.len(), packs.late.len());
                writeln!(io::stdout(), "{}: {first} and {late} bytes", packs.code)?;
            }
            Ok(ExitCode::SUCCESS)
        }
        Err(faults) => {
            writeln!(io::stderr(), "{faults}")?;
            Ok(ExitCode::FAILURE)
        }
    }
}
