//! The texts of languages, which are fetched when they are needed.

use js_sys::{ArrayBuffer, Uint8Array};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

use super::{dom, storage};
use crate::text::{self, Language};

/// The `<meta>` element that says what the names of the texts' files end with, and which languages there are.
const FILES: &str = "damiera-texts";

/// What the names of files begin with whose texts come with dialogs and tools.
const LATE: &str = "late-";

/// The same of the rules in words.
const RULES: &str = "rules-";

/// The same of faults.
const FAULTS: &str = "faults-";

/// Fetches the first texts of a language, unless they are loaded. Returns whether they are loaded now.
pub(super) async fn fetched(language: Language) -> bool {
    language.is_loaded()
        || fetch(language, "").await.is_some_and(|pack| text::load(language, &pack).is_ok())
}

/// Fetches what comes with dialogs and tools, for each language that is loaded. Returns whether it is
/// loaded now.
pub(super) async fn fetched_late() -> bool {
    let is_lacking = |language: &Language| language.is_loaded() && !language.is_whole();
    for language in Language::ALL.into_iter().filter(is_lacking) {
        let pack = fetch(language, LATE).await;
        if pack.is_none_or(|pack| text::load_late(language, &pack).is_err()) {
            return false;
        }
    }
    true
}

/// Fetches what is said of faults, unless it is loaded. Returns whether it is loaded now.
pub(super) async fn fetched_faults(language: Language) -> bool {
    language.tells_faults()
        || fetch(language, FAULTS)
            .await
            .is_some_and(|pack| text::load_faults(language, &pack).is_ok())
}

/// The packs of which a worker tells rules: the first one, and that of the rules. `None` if it does not come.
pub(super) async fn of_rules(language: Language) -> Option<[Vec<u8>; 2]> {
    let rules = match language.rules_pack() {
        Some(pack) => pack.to_vec(),
        None => fetch(language, RULES).await?,
    };
    Some([language.pack().to_vec(), rules])
}

/// The pack of faults for a worker. `None` if it does not come.
pub(super) async fn of_faults(language: Language) -> Option<Vec<u8>> {
    match language.faults_pack() {
        Some(pack) => Some(pack.to_vec()),
        None => fetch(language, FAULTS).await,
    }
}

async fn fetch(language: Language, kind: &str) -> Option<Vec<u8>> {
    let files = dom::meta(FILES)?;
    let (hash, _) = files.split_once(' ')?;
    let path = ["texts/", kind, language.code(), "-", hash, ".texts"].concat();
    let response = JsFuture::from(dom::window()?.fetch_with_str(&path)).await.ok()?;
    let response: web_sys::Response = response.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    let buffer: ArrayBuffer =
        JsFuture::from(response.array_buffer().ok()?).await.ok()?.dyn_into().ok()?;
    Some(Uint8Array::new(&buffer).to_vec())
}

/// The language that the page opens with: the one chosen, or else the browser's, if its texts are
/// loaded.
pub(super) fn first_language() -> Language {
    let wanted = storage::language().or_else(browser_language);
    let is_there = |language: &Language| language.is_loaded();
    wanted
        .filter(is_there)
        .or_else(|| Language::ALL.into_iter().find(is_there))
        .unwrap_or(Language::English)
}

/// The browser's language, if the page has it.
fn browser_language() -> Option<Language> {
    Language::of_code(&dom::window()?.navigator().language()?)
}
