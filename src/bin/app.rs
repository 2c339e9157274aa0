//! Starts the page.

#[cfg(target_arch = "wasm32")]
fn main() {
    damiera::app::start();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
