//! `cargo xtask play`: from a bare machine to a served page.

use clap::Args as ClapArgs;

use crate::build;
use crate::error::Error;
use crate::say::say;
use crate::serve::StaticServer;

/// Tried first where no port is asked for.
const DEFAULT_PORT: u16 = 8080;

/// Where to serve.
#[derive(Debug, ClapArgs)]
pub(crate) struct Args {
    /// Serve on this port and no other [default: 8080 or the next free one].
    #[arg(long)]
    port: Option<u16>,
}

/// Builds and serves the page until the person ends it.
pub(crate) fn play(args: &Args) -> Result<(), Error> {
    let dist = build::page(None)?;
    let server = match args.port {
        Some(port) => StaticServer::start(&dist, port)?,
        None => StaticServer::start_near(&dist, DEFAULT_PORT)?,
    };
    say(format_args!("\nDamiera is at {}\nCtrl+C ends it.", server.url()));
    server.run();
    Ok(())
}
