//! Learned weights: those that come with the program, and files of them. They are packed with gzip, as
//! browsers can unpack it.

use std::fs;
use std::io::{self, Read, Write};
use std::sync::Arc;

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;

use crate::rules::Ruleset;
use crate::rulesets;
use crate::search::Engine;

/// Bytes of unpacked weights, at most.
const MAX_BYTES: u64 = 16 << 20;

/// The weights for a ruleset that come with the program.
pub(super) fn own(ruleset: &Ruleset) -> Option<Vec<u8>> {
    unpack(rulesets::weights::packed(ruleset.rules().id)?).ok()
}

/// A player of the ruleset with its own weights.
pub(super) fn engine(ruleset: &Arc<Ruleset>, table_bytes: usize) -> Engine {
    let mut engine = Engine::new(Arc::clone(ruleset), table_bytes);
    if let Some(bytes) = own(ruleset) {
        // A test sees to it that all weights of the program fit their rulesets.
        let _ = engine.learn(&bytes);
    }
    engine
}

/// Reads a file of weights, which must fit the ruleset.
pub(super) fn read(path: &str, ruleset: &Arc<Ruleset>) -> io::Result<Vec<u8>> {
    let bytes = unpack(fs::File::open(path)?)?;
    let fits = Engine::new(Arc::clone(ruleset), 0).learn(&bytes);
    fits.map_err(|why| io::Error::new(io::ErrorKind::InvalidData, why))?;
    Ok(bytes)
}

/// Writes a file of weights. Equal weights make equal files.
pub(super) fn write(path: &str, bytes: &[u8]) -> io::Result<()> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    packer.write_all(bytes)?;
    fs::write(path, packer.finish()?)
}

fn unpack(packed: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    GzDecoder::new(packed).take(MAX_BYTES).read_to_end(&mut bytes)?;
    Ok(bytes)
}
