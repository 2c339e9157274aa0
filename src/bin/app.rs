//! Starts the page. The release build splits this program at the functions of [`split`]: what only
//! they reach is fetched when it is wanted. Elsewhere it is all one.

/// A smaller allocator than the standard one.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

#[cfg(target_arch = "wasm32")]
mod split {
    #[cfg(not(split))]
    use std::future::{Ready, ready};

    use damiera::app::parts::{self, PagePart};
    #[cfg(split)]
    use wasm_split_helpers::{SplitLoaderError, wasm_split};

    /// A part did not come: the network failed, or the file is gone.
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

    /// The page around the first board.
    #[cfg(not(split))]
    pub(super) fn page() -> Ready<Result<PagePart, Missing>> {
        ready(Ok(parts::page()))
    }
}

#[cfg(target_arch = "wasm32")]
fn main() {
    use damiera::app::parts::Parts;

    damiera::app::start(Parts { page: || Box::pin(async { split::page().await.ok() }) });
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
