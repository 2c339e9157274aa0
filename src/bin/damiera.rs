//! The command line.

use std::process::ExitCode;

fn main() -> ExitCode {
    damiera::cli::main()
}
