//! The project's tool: setup, build, checks and measurements, as `cargo xtask <command>`.
//!
//! It downloads nothing but crates, through cargo, two npm packages, through npm, and a browser,
//! through the system's package manager. What it builds for itself lies in the person's own cache
//! folder, never in the checkout.
//!
//! In reading order: [`error`] what can go wrong; `say`, `run`, `workspace` the ground; `tools`,
//! `system`, `npm`, [`browser`] what must be there; [`serve`] the server; then one module per command.

use std::process::ExitCode;

use clap::Parser;

pub mod browser;
pub mod error;
pub mod serve;
pub mod workspace;

mod bench;
mod build;
mod checks;
mod crates;
mod finish;
mod javascript;
mod lighthouse;
mod npm;
mod pages;
mod play;
mod programs;
mod report;
mod run;
mod say;
mod short;
mod single;
mod site;
pub mod size;
mod system;
mod test;
mod text;
mod tools;

use error::Error;
use say::say;

/// Setup, build, checks and measurements of Damiera.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
enum Command {
    /// Get what is missing, build the page for release, serve it on this machine.
    Play(play::Args),
    /// Build the release page into dist/.
    Build(build::Args),
    /// Write the rules pages alone into dist/rules.
    Pages,
    /// Build the release page and make one file of it, which plays from a double click.
    SingleFile(single::Args),
    /// Run every check: formatting, lints, docs, tests on the host and in the browser, sizes.
    Test(test::Args),
    /// Measure move generation and search, natively and in WebAssembly.
    Bench,
    /// Print the compressed sizes of dist/ against their budgets.
    Size,
    /// Check the texts of all languages, and say what there is of each.
    Text(text::Args),
    /// Measure the page in dist/ with Lighthouse, as on a phone, against its goals.
    Lighthouse(lighthouse::Args),
}

/// Runs the command line; 1 stands for a failure, said in one sentence on standard error.
pub fn main() -> ExitCode {
    match perform(Command::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            say::complain(&error);
            ExitCode::FAILURE
        }
    }
}

fn perform(command: Command) -> Result<(), Error> {
    match command {
        Command::Play(args) => play::play(&args),
        Command::Build(args) => {
            let dist = build::page(args.site.as_deref())?;
            say(format_args!("The page is in {}", dist.display()));
            Ok(())
        }
        Command::Pages => {
            let dist = workspace::dist()?;
            pages::write(&dist)?;
            say(format_args!("The rules pages are in {}", dist.join("rules").display()));
            Ok(())
        }
        Command::SingleFile(args) => {
            let made = single::write(&build::page(None)?, args.site.as_deref())?;
            say(format_args!("The page in one file is {made}"));
            Ok(())
        }
        Command::Test(args) => test::test(&args),
        Command::Bench => bench::bench(),
        Command::Size => size::check(&workspace::built_page()?),
        Command::Text(args) => text::text(&args),
        Command::Lighthouse(args) => lighthouse::lighthouse(&args),
    }
}
