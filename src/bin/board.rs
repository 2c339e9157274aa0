//! The board of an embed, as `embed.js` calls it. The release build splits this program: what only games
//! with variations need, and what only lessons need, is fetched where a page has one; what tells faults, where there
//! is one.

#[cfg(target_arch = "wasm32")]
mod split {
    #[cfg(not(split))]
    use std::future::{Ready, ready};

    use damiera::app::embed::{Outline, StudyPart, lesson as outline, mount_replay};
    use damiera::app::{speaks_late, speaks_of_faults};
    #[cfg(split)]
    use wasm_split_helpers::{SplitLoaderError, wasm_split};

    /// The part could not be fetched: the network failed, or the file is gone.
    #[derive(Debug)]
    pub(super) struct Missing;

    #[cfg(split)]
    impl From<SplitLoaderError> for Missing {
        fn from(_: SplitLoaderError) -> Self {
            Self
        }
    }

    const fn study_part() -> StudyPart {
        StudyPart { mount: mount_replay, speaks_late }
    }

    /// What only games with variations need.
    #[cfg(split)]
    #[wasm_split(study, fallible)]
    pub(super) fn study() -> Result<StudyPart, Missing> {
        Ok(study_part())
    }

    /// What reads lessons.
    #[cfg(split)]
    #[wasm_split(lesson, fallible)]
    pub(super) fn lesson() -> Result<Outline, Missing> {
        Ok(outline)
    }

    /// Takes in the texts of faults, and can tell them then.
    pub(super) type TakeFaults = fn(&str, &[u8]) -> bool;

    /// What tells faults.
    #[cfg(split)]
    #[wasm_split(faults, fallible)]
    pub(super) fn faults() -> Result<TakeFaults, Missing> {
        Ok(speaks_of_faults)
    }

    /// What tells faults.
    #[cfg(not(split))]
    pub(super) fn faults() -> Ready<Result<TakeFaults, Missing>> {
        ready(Ok(speaks_of_faults))
    }

    /// What only games with variations need.
    #[cfg(not(split))]
    pub(super) fn study() -> Ready<Result<StudyPart, Missing>> {
        ready(Ok(study_part()))
    }

    /// What reads lessons.
    #[cfg(not(split))]
    pub(super) fn lesson() -> Ready<Result<Outline, Missing>> {
        ready(Ok(outline))
    }
}

#[cfg(target_arch = "wasm32")]
mod exports {
    use std::cell::{Cell, RefCell};

    use damiera::app::embed::{
        Mounted, Outline, StudyPart, bring_faults as brought, brought_by, mount_board,
    };
    use js_sys::{Function, Promise, Uint8Array};
    use wasm_bindgen::JsValue;
    use wasm_bindgen::prelude::wasm_bindgen;
    use wasm_bindgen_futures::{JsFuture, spawn_local};
    use web_sys::Element;

    use super::split;

    /// A smaller allocator than the standard one.
    #[global_allocator]
    static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

    thread_local! {
        static STUDY: Cell<Option<StudyPart>> = const { Cell::new(None) };
        static LESSON: Cell<Option<Outline>> = const { Cell::new(None) };
        static FAULTS: RefCell<Option<Function>> = const { RefCell::new(None) };
    }

    /// Sets what fetches the texts of faults: it is called with the code of a language and returns a promise of
    /// their bytes. To be called before there is a board.
    #[wasm_bindgen]
    #[expect(unreachable_pub, reason = "what JavaScript calls must be public")]
    pub fn faults_from(fetch: Function) {
        FAULTS.set(Some(fetch));
        brought_by(|code| Box::pin(async move { fetched_faults(code).await.is_some() }));
    }

    /// Fetches what tells faults in the language with this code, and tells whether it came.
    #[wasm_bindgen]
    #[expect(unreachable_pub, reason = "what JavaScript calls must be public")]
    pub fn bring_faults(code: &str, told: Function) {
        let code = code.to_owned();
        spawn_local(async move {
            let came = brought(&code).await;
            let _ = told.call1(&JsValue::NULL, &came.into());
        });
    }

    async fn fetched_faults(code: &str) -> Option<()> {
        let fetch = FAULTS.with_borrow(Clone::clone)?;
        let promise: Promise = fetch.call1(&JsValue::NULL, &code.into()).ok()?.into();
        let (take, bytes) = (split::faults().await.ok()?, JsFuture::from(promise).await.ok()?);
        take(code, &Uint8Array::new(&bytes).to_vec()).then_some(())
    }

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

    /// Fetches what lessons need, or else games with variations, and tells whether it came.
    #[wasm_bindgen]
    #[expect(unreachable_pub, reason = "what JavaScript calls must be public")]
    pub fn bring(is_for_lessons: bool, told: Function) {
        spawn_local(async move {
            let came = if is_for_lessons {
                split::lesson().await.map(|lesson| LESSON.set(Some(lesson)))
            } else {
                split::study().await.map(|study| STUDY.set(Some(study)))
            };
            let _ = told.call1(&JsValue::NULL, &came.is_ok().into());
        });
    }

    /// What a lesson says, as [`outline`](damiera::play::outline::outline) writes it, with the words around
    /// it in the language with this code. Nothing before what lessons need has come.
    #[wasm_bindgen]
    #[expect(unreachable_pub, reason = "what JavaScript calls must be public")]
    pub fn lesson(text: &str, code: &str) -> Option<String> {
        LESSON.get().map(|outline| outline(text, code))
    }

    /// Takes in the texts that come with games with variations, after what these need. Whether there is such
    /// a language, and they are its own.
    #[wasm_bindgen]
    #[expect(unreachable_pub, reason = "what JavaScript calls must be public")]
    pub fn speaks_late(code: &str, texts: &[u8]) -> bool {
        STUDY.get().is_some_and(|part| (part.speaks_late)(code, texts))
    }

    /// Puts a game with variations into an element, as [`Board::new`] does with a board. `file` is a file of
    /// games as bytes, or why it could not be fetched, or undefined where the game is in the text. Nothing
    /// before what these games need has come.
    #[wasm_bindgen]
    #[expect(unreachable_pub, reason = "what JavaScript calls must be public")]
    pub fn study(
        root: Element,
        text: String,
        file: &JsValue,
        language: String,
        worker: Function,
        report: Function,
    ) -> Option<Board> {
        let part = STUDY.get()?;
        Some(Board((part.mount)(root, text, file, language, worker, report)))
    }

    #[wasm_bindgen]
    impl Board {
        /// Puts a board into an element. `text` is keys and values as in a link, `worker` makes a
        /// worker for the engine, or what looks like one; `report` is called with a message, as
        /// JSON, for whatever happens.
        #[wasm_bindgen(constructor)]
        pub fn new(
            root: Element,
            text: String,
            language: String,
            worker: Function,
            report: Function,
        ) -> Self {
            Self(mount_board(root, text, language, worker, report))
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
