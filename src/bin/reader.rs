//! Starts the worker for files of games.
fn main() {
    damiera::worker::files::start();
}
