//! Starts the engine's worker; or, on a page that may have none, is the engine on the page itself.

#[cfg(target_arch = "wasm32")]
mod exports {
    use damiera::worker::OnPage;
    use wasm_bindgen::JsValue;
    use wasm_bindgen::prelude::wasm_bindgen;

    /// The engine on a page.
    #[derive(Debug)]
    #[wasm_bindgen]
    pub struct Thinker(OnPage);

    #[wasm_bindgen]
    impl Thinker {
        /// `hear` is called with every reply, as bytes; it must not ask anything before it has
        /// returned.
        #[wasm_bindgen(constructor)]
        pub fn new(hear: js_sys::Function) -> Self {
            Self(OnPage::new(hear))
        }

        /// Asks for something, as a worker is asked.
        pub fn ask(&self, request: &JsValue) {
            self.0.ask(request);
        }

        /// Ends whatever is worked on.
        pub fn rest(&self) {
            self.0.rest();
        }
    }
}

fn main() {
    damiera::worker::start();
}
