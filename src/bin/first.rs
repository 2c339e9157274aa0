//! The first board of a visit, as `boot.js` calls it.

#[cfg(target_arch = "wasm32")]
mod exports {
    use damiera::app::first::Mounted;
    use wasm_bindgen::prelude::wasm_bindgen;

    /// A smaller allocator than the standard one.
    #[global_allocator]
    static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

    /// A board in an element.
    #[derive(Debug)]
    #[wasm_bindgen]
    pub struct First(Mounted);

    #[wasm_bindgen]
    impl First {
        /// Puts the board that a readable link asks for into an element, a new game where it is
        /// empty; nothing if it takes the page to show it. `report` is called after each change with
        /// what the page would go on from, as a link, and whether nothing is under way.
        pub fn begin(
            root: web_sys::Element,
            link: &str,
            report: js_sys::Function,
        ) -> Option<First> {
            Mounted::new(root, link, report).map(Self)
        }

        /// Takes the board away.
        pub fn remove(self) {
            self.0.remove();
        }
    }
}

fn main() {}
