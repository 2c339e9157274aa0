//! The plural category of a number in a language: in a browser by its own tables, elsewhere by a
//! small built-in table.

#[cfg(all(feature = "web", target_arch = "wasm32"))]
use damiera_texts::plurals::Category;

#[cfg(not(all(feature = "web", target_arch = "wasm32")))]
pub(super) use damiera_texts::plurals::category;

/// The category of a number in the language with this code.
#[cfg(all(feature = "web", target_arch = "wasm32"))]
pub(super) fn category(code: &str, n: u32) -> Category {
    use std::cell::RefCell;

    use js_sys::{Array, Intl, Object};

    thread_local! {
        /// The rules used last; a page rarely uses two languages in turn.
        static RULES: RefCell<Option<(String, Intl::PluralRules)>> = const { RefCell::new(None) };
    }
    RULES.with_borrow_mut(|rules| {
        if rules.as_ref().is_none_or(|(its_code, _)| its_code != code) {
            let fresh = Intl::PluralRules::new(&Array::of1(&code.into()), &Object::new());
            *rules = Some((code.to_owned(), fresh));
        }
        let name = rules.as_ref().and_then(|(_, rules)| rules.select(f64::from(n)).as_string());
        name.and_then(|name| Category::of_name(&name)).unwrap_or(Category::Other)
    })
}
