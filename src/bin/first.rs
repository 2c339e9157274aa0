//! The first board of a visit, as `boot.js` calls it.

#[cfg(target_arch = "wasm32")]
mod exports {
    use damiera::app::first::FirstBoard;
    use wasm_bindgen::prelude::wasm_bindgen;

    /// A smaller allocator than the standard one.
    #[global_allocator]
    static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

    /// A board of its own.
    #[derive(Debug)]
    #[wasm_bindgen]
    pub struct First(FirstBoard);

    #[wasm_bindgen]
    impl First {
        /// The board that a readable link asks for, a new game where it is empty; nothing if it
        /// takes the page to show it.
        pub fn read(link: &str) -> Option<First> {
            FirstBoard::read(link).map(Self)
        }

        /// Puts the board into an element. `report` is called after each change with what the page
        /// would go on from, as a link, and whether nothing is under way.
        pub fn show(&mut self, root: web_sys::Element, report: js_sys::Function) {
            self.0.show(root, report);
        }

        /// Takes the board away.
        pub fn remove(self) {
            self.0.remove();
        }
    }
}

fn main() {}
