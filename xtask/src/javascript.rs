//! The scripts that are written by hand: types in their comments, checked by the TypeScript compiler,
//! and what a linter has to say. Nothing is compiled; the scripts are published as they are written.

use std::path::Path;
use std::process::Command;

use crate::error::Error;
use crate::npm::Package;
use crate::run::run;
use crate::workspace;

const TYPESCRIPT: Package = Package { name: "typescript", version: "7.0.2", file: "bin/tsc" };
// Later versions need a newer Node.js than some systems bring.
const LINTER: Package = Package { name: "oxlint", version: "1.16.0", file: "bin/oxlint" };
const NODE_TYPES: Package =
    Package { name: "@types/node", version: "20.19.43", file: "package.json" };

/// Where the configurations are, outside of what is published.
const FOLDER: &str = "xtask/javascript";

/// One configuration for each place where scripts run: what is there differs.
const PLACES: [&str; 3] = ["page.json", "worker.json", "node.json"];

/// Where scripts are.
const SCRIPTS: [&str; 3] = ["public", "tests/browser/foreign", "xtask/src"];

/// Checks all scripts.
pub(crate) fn check() -> Result<(), Error> {
    let root = workspace::root()?;
    let compiler = TYPESCRIPT.ensure()?;
    // The types of Node.js lie in a folder that is named as the package is.
    let types = NODE_TYPES.ensure()?;
    let types = types.parent().and_then(Path::parent).unwrap_or(&types);
    for place in PLACES {
        let mut tsc = Command::new("node");
        tsc.arg(&compiler).arg("--project").arg(root.join(FOLDER).join(place));
        run(tsc.arg("--typeRoots").arg(types))?;
    }
    let linter = LINTER.ensure()?;
    let mut lint = Command::new("node");
    lint.arg(linter).arg("--deny-warnings").arg("--config");
    lint.arg(root.join(FOLDER).join("oxlint.json"));
    run(lint.args(SCRIPTS).current_dir(root))
}
