//! Starts the page. The release build splits this program at the functions of [`split`]: code that
//! is reachable only from them is fetched when it is needed. Other builds make one program.

/// A smaller allocator than the standard one.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

#[cfg(target_arch = "wasm32")]
mod split {
    #[cfg(not(split))]
    use std::future::{Ready, ready};

    use damiera::app::parts::{self, PagePart, RoomsPart};
    #[cfg(split)]
    use wasm_split_helpers::{SplitLoaderError, wasm_split};

    /// A part could not be fetched: the network failed, or the file is gone.
    #[derive(Debug)]
    pub(super) struct Missing;

    #[cfg(split)]
    impl From<SplitLoaderError> for Missing {
        fn from(_: SplitLoaderError) -> Self {
            Self
        }
    }

    /// The page around the first board.
    #[cfg(split)]
    #[wasm_split(page, fallible)]
    pub(super) fn page() -> Result<PagePart, Missing> {
        Ok(parts::page())
    }

    /// The dialogs and tools of the page.
    #[cfg(split)]
    #[wasm_split(rooms, fallible)]
    pub(super) fn rooms() -> Result<RoomsPart, Missing> {
        Ok(parts::rooms())
    }

    /// The dialogs and tools of the page.
    #[cfg(not(split))]
    pub(super) fn rooms() -> Ready<Result<RoomsPart, Missing>> {
        ready(Ok(parts::rooms()))
    }

    /// The page around the first board.
    #[cfg(not(split))]
    pub(super) fn page() -> Ready<Result<PagePart, Missing>> {
        ready(Ok(parts::page()))
    }
}

#[cfg(target_arch = "wasm32")]
mod exports {
    use damiera::app::parts::{self, Parts};
    #[cfg(not(feature = "bundled-texts"))]
    use wasm_bindgen::prelude::wasm_bindgen;

    use super::split;

    const PARTS: Parts = Parts {
        page: || {
            let styles = parts::styles();
            Box::pin(async {
                let page = split::page().await.ok()?;
                styles.await.then_some(page)
            })
        },
        rooms: || Box::pin(async { split::rooms().await.ok()?.with_texts().await }),
    };

    /// Starts the page in a language with the texts given. Returns whether they can be read.
    #[cfg(not(feature = "bundled-texts"))]
    #[wasm_bindgen]
    #[expect(unreachable_pub, reason = "what JavaScript calls must be public")]
    pub fn start(code: &str, texts: &[u8]) -> bool {
        damiera::app::start_in(PARTS, code, texts)
    }

    /// Starts the page.
    #[cfg(feature = "bundled-texts")]
    pub(super) fn start() {
        damiera::app::start(PARTS);
    }
}

#[cfg(all(target_arch = "wasm32", feature = "bundled-texts"))]
fn main() {
    exports::start();
}

#[cfg(not(all(target_arch = "wasm32", feature = "bundled-texts")))]
fn main() {}
