//! axe-core, the checker of accessibility.

use std::path::PathBuf;

use crate::error::Error;
use crate::npm::Package;

const AXE: Package = Package { name: "axe-core", version: "4.14.1", file: "axe.min.js" };

/// `axe.min.js`, if it is here.
pub(super) fn find() -> Result<Option<PathBuf>, Error> {
    AXE.find()
}

/// Gets it if it is not here.
pub(super) fn ensure() -> Result<(), Error> {
    AXE.ensure().map(drop)
}
