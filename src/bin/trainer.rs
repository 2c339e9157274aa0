//! Starts the worker for endings.
fn main() {
    damiera::worker::trainer::start();
}
