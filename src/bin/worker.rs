//! Starts the engine's worker.
fn main() {
    damiera::worker::start();
}
