//! The browser's database of saved games, one line for each id.

use js_sys::{Array, Function, Promise, Reflect};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    IdbDatabase, IdbFactory, IdbObjectStore, IdbOpenDbRequest, IdbRequest, IdbTransactionMode,
};

use super::dom;
use crate::play::library::SavedGame;

const DATABASE: &str = "damiera";
const STORE: &str = "games";
const VERSION: u32 = 1;

/// An open database.
#[derive(Debug)]
pub(super) struct Shelf(IdbDatabase);

/// A database that is open nowhere can be deleted or renewed at once.
impl Drop for Shelf {
    fn drop(&mut self) {
        self.0.close();
    }
}

impl Shelf {
    /// Opens the database.
    ///
    /// # Errors
    /// The browser's error; some browsers do not store anything.
    pub(super) async fn open() -> Result<Self, JsValue> {
        let window = dom::window().ok_or(JsValue::NULL)?;
        // In some frames even the access to this property throws.
        let factory: IdbFactory = Reflect::get(&window, &"indexedDB".into())?.dyn_into()?;
        let request = factory.open_with_u32(DATABASE, VERSION)?;
        let upgrade = {
            let request: IdbOpenDbRequest = request.clone();
            Closure::once(move || {
                if let Ok(Ok(database)) = request.result().map(JsCast::dyn_into::<IdbDatabase>) {
                    // If this fails, storing a game fails later, and that is reported.
                    let _ = database.create_object_store(STORE);
                }
            })
        };
        request.set_onupgradeneeded(Some(upgrade.as_ref().unchecked_ref()));
        Ok(Self(done(&request).await?.dyn_into()?))
    }

    /// All lines.
    ///
    /// # Errors
    /// The browser's error.
    pub(super) async fn all(&self) -> Result<Vec<String>, JsValue> {
        let store = self.store(IdbTransactionMode::Readonly)?;
        let lines: Array = done(&store.get_all()?).await?.dyn_into()?;
        Ok(lines.iter().filter_map(|line| line.as_string()).collect())
    }

    /// The last `n` lines in the order of their ids, which is that of time, the last one first.
    ///
    /// # Errors
    /// The browser's error.
    pub(super) async fn last(&self, n: u32) -> Result<Vec<String>, JsValue> {
        let store = self.store(IdbTransactionMode::Readonly)?;
        let keys: Array = done(&store.get_all_keys()?).await?.dyn_into()?;
        let mut lines = Vec::new();
        for idx in (keys.length().saturating_sub(n)..keys.length()).rev() {
            // The transaction may have ended with the last answer.
            let store = self.store(IdbTransactionMode::Readonly)?;
            lines.extend(done(&store.get(&keys.get(idx))?).await?.as_string());
        }
        Ok(lines)
    }

    /// Stores games, in place of those with the same ids.
    ///
    /// # Errors
    /// The browser's error; then no game is stored.
    pub(super) async fn put(&self, games: &[SavedGame]) -> Result<(), JsValue> {
        let store = self.store(IdbTransactionMode::Readwrite)?;
        for game in games {
            store.put_with_key(&game.line().into(), &game.id.as_str().into())?;
        }
        finished(&store).await
    }

    /// Deletes a game.
    ///
    /// # Errors
    /// The browser's error.
    pub(super) async fn delete(&self, id: &str) -> Result<(), JsValue> {
        let store = self.store(IdbTransactionMode::Readwrite)?;
        store.delete(&id.into())?;
        finished(&store).await
    }

    fn store(&self, mode: IdbTransactionMode) -> Result<IdbObjectStore, JsValue> {
        self.0.transaction_with_str_and_mode(STORE, mode)?.object_store(STORE)
    }
}

/// Waits for the result of a request.
async fn done(request: &IdbRequest) -> Result<JsValue, JsValue> {
    settled(&|resolve, reject| {
        request.set_onsuccess(Some(resolve));
        request.set_onerror(Some(reject));
    })
    .await?;
    request.result()
}

/// Waits until a transaction is complete.
async fn finished(store: &IdbObjectStore) -> Result<(), JsValue> {
    let transaction = store.transaction();
    settled(&|resolve, reject| {
        transaction.set_oncomplete(Some(resolve));
        transaction.set_onabort(Some(reject));
        transaction.set_onerror(Some(reject));
    })
    .await
}

/// Waits for one of two events.
async fn settled(listen: &dyn Fn(&Function, &Function)) -> Result<(), JsValue> {
    let promise = Promise::new(&mut |resolve, reject| listen(&resolve, &reject));
    JsFuture::from(promise).await.map(|_| ())
}
