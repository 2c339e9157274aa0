//! Starts the worker that tells rules in words.
fn main() {
    damiera::worker::handbook::start();
}
