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

    use damiera::app::parts::{self, PagePart, RoomsPart};
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

    /// The dialogs of the page.
    #[cfg(split)]
    #[wasm_split(rooms, fallible)]
    pub(super) fn rooms() -> Result<RoomsPart, Missing> {
        Ok(parts::dialogs())
    }

    /// The dialogs of the page.
    #[cfg(not(split))]
    pub(super) fn rooms() -> Ready<Result<RoomsPart, Missing>> {
        ready(Ok(parts::dialogs()))
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

    damiera::app::start(Parts {
        page: || Box::pin(async { split::page().await.ok() }),
        rooms: || Box::pin(async { split::rooms().await.ok() }),
    });
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
