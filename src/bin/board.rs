//! The board of an embed, as `embed.js` calls it.

#[cfg(target_arch = "wasm32")]
mod exports {
    use damiera::app::embed::Mounted;
    use wasm_bindgen::prelude::wasm_bindgen;

    /// A smaller allocator than the standard one.
    #[global_allocator]
    static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

    /// A board in an element.
    #[derive(Debug)]
    #[wasm_bindgen]
    pub struct Board(Mounted);

    /// Takes in the texts of a language, as a pack. Whether there is such a language, and they are its
    /// own.
    #[wasm_bindgen]
    #[expect(unreachable_pub, reason = "what JavaScript calls must be public")]
    pub fn speaks(code: &str, texts: &[u8]) -> bool {
        damiera::app::speaks(code, texts)
    }

    /// What a lesson says, as [`outline`](damiera::play::outline::outline) writes it, with the words around
    /// it in the language with this code.
    #[wasm_bindgen]
    #[expect(unreachable_pub, reason = "what JavaScript calls must be public")]
    pub fn lesson(text: &str, code: &str) -> String {
        damiera::app::embed::lesson(text, code)
    }

    #[wasm_bindgen]
    impl Board {
        /// Puts a board into an element. `text` is keys and values as in a link, `worker` makes a
        /// worker for the engine, or what looks like one; `report` is called with a message, as
        /// JSON, for whatever happens.
        #[wasm_bindgen(constructor)]
        pub fn new(
            root: web_sys::Element,
            text: String,
            language: String,
            worker: js_sys::Function,
            report: js_sys::Function,
        ) -> Self {
            Self(Mounted::new(root, text, language, worker, report))
        }

        /// Begins anew with another text.
        pub fn set(&mut self, text: String) {
            self.0.set(text);
        }

        /// Does something by name, with a value: `play` a move, `goto` a ply, `undo`, `redo`,
        /// `flip`, `reset`, `hint`. Whether there is such a thing.
        pub fn act(&self, what: &str, value: &str) -> bool {
            self.0.act(what, value)
        }

        /// Takes the board away.
        pub fn remove(self) {
            self.0.remove();
        }
    }
}

fn main() {}
