//! Checks the texts below the current folder, and says how large their packs are:
//! `cargo run -p damiera-texts --example check`.

use std::io::{self, Write as _};
use std::path::Path;
use std::process::ExitCode;

fn main() -> io::Result<ExitCode> {
    match damiera_texts::pack_all(Path::new(".")) {
        Ok(packs) => {
            for packs in packs {
                let sizes =
                    [packs.first, packs.late, packs.rulebook, packs.faults].map(|pack| pack.len());
                writeln!(io::stdout(), "{}: {sizes:?} bytes", packs.code)?;
            }
            Ok(ExitCode::SUCCESS)
        }
        Err(faults) => {
            writeln!(io::stderr(), "{faults}")?;
            Ok(ExitCode::FAILURE)
        }
    }
}
