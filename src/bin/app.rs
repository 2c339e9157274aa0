//! Starts the page.

/// A smaller allocator than the standard one.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

#[cfg(target_arch = "wasm32")]
fn main() {
    damiera::app::start();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
