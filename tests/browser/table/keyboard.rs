//! Where the keyboard is, and whether that can be seen.

use fantoccini::key::Key;
use serde_json::json;

use crate::harness::{Failure, Limit, Page};

/// A key held longer than this is a test that has lost its way.
pub(super) const MOST_KEYS: usize = 80;

impl Page {
    /// The label of the square that the keyboard is on; empty if it is elsewhere.
    pub(crate) async fn focused_square(&self) -> Result<String, Failure> {
        let found =
            self.script("return document.activeElement?.dataset.label ?? ''", vec![]).await?;
        Ok(found.as_str().unwrap_or_default().to_owned())
    }

    /// Presses Tab until an element has the focus, and checks each time that it can be seen.
    pub(crate) async fn tab_to(&self, css: &str) -> Result<(), Failure> {
        for _ in 0..MOST_KEYS {
            let here = format!("document.activeElement?.matches({css:?})");
            if self.holds(&here).await? {
                return Ok(());
            }
            self.press(Key::Tab).await?;
            self.check_focus_is_seen().await?;
        }
        Err(Failure::NoElement(format!("{css} among what Tab walks over")))
    }

    /// The element with the focus has an outline, itself or for it, and nothing lies over it. What has just been
    /// opened cannot be pressed for a moment: that is waited for, since only then is it known what lies on top.
    pub(crate) async fn check_focus_is_seen(&self) -> Result<(), Failure> {
        let hears =
            "getComputedStyle(document.activeElement ?? document.body).pointerEvents !== 'none'";
        self.wait_until("the keyboard's place to hear", Limit::REACTION, async || {
            self.holds(hears).await
        })
        .await?;
        let body = "const e = document.activeElement;
            // A title that is read out when what it is of opens is no control.
            if (!e || e === document.body || e.matches('h2[tabindex=\"-1\"]')) return '';
            const name = `${e.tagName} ${e.className} ${e.textContent.trim().slice(0, 30)}`;
            const shown = e.closest('.card') ?? (e.matches('.choice__option input, .palette__tool input') ? e.nextElementSibling : e);
            const style = getComputedStyle(shown);
            if (style.outlineStyle === 'none' || parseFloat(style.outlineWidth) < 2)
                return `no outline: ${name}`;
            const box = shown.getBoundingClientRect();
            const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
            const top = document.elementFromPoint(x, y);
            const label = e.closest('label');
            if (!top || !(shown.contains(top) || top.contains(shown) || label?.contains(top)))
                return `covered by ${top?.tagName} ${top?.className}: ${name}`;
            return '';";
        let found = self.script(body, vec![]).await?;
        assert_eq!(found, json!(""), "the keyboard's place cannot be seen");
        Ok(())
    }
}
