//! What has been set up, for use elsewhere: link, text, picture. Nothing leaves the browser.

use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, HtmlElement, HtmlImageElement};
use yew::prelude::*;

use super::context::PlayHandle;
use super::{address, dom};
use crate::diagram;
use crate::play::Action;
use crate::play::editor::Editor;
use crate::rules::Color;

/// What is wanted of a set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Export {
    /// Copied.
    Link,
    /// Copied.
    Fen,
    /// Copied, as the text that it is.
    Svg,
    /// Saved as a file.
    Png,
}

/// A handler that makes it and says whether it worked.
pub(super) fn export(play: &PlayHandle, what: Export) -> Callback<MouseEvent> {
    let play = play.clone();
    Callback::from(move |_| {
        let Some(editor) = play.editor() else { return };
        let made = match what {
            Export::Link => link(&play, editor),
            Export::Fen => Some(editor.fen()),
            Export::Svg | Export::Png => svg(&play, editor),
        };
        let size = editor.board().shape();
        let size = [size.width, size.height].map(|n| u32::from(n) * u32::from(diagram::UNIT));
        let name = format!("{}.png", editor.entry().rules.id);
        let play = play.clone();
        spawn_local(async move {
            let text = play.strings();
            let (made_it, said) = match (what, made) {
                (_, None) => (false, text.copied),
                (Export::Png, Some(svg)) => (save_png(&svg, size, &name).await.is_ok(), text.saved),
                (_, Some(words)) => (copy(&words).await, text.copied),
            };
            play.send(Action::Tell(if made_it { said } else { text.not_copied }));
        });
    })
}

fn link(play: &PlayHandle, editor: &Editor) -> Option<String> {
    let bottom = if play.flipped() { Color::Black } else { Color::White };
    address::absolute(&editor.link(bottom)?)
}

fn svg(play: &PlayHandle, editor: &Editor) -> Option<String> {
    let title = format!("{}, {}", (play.strings().pick)(&editor.entry().name), editor.fen());
    Some(diagram::svg(editor.ruleset(), editor.position()?, &title))
}

async fn copy(words: &str) -> bool {
    match dom::clipboard() {
        Some(clipboard) => JsFuture::from(clipboard.write_text(words)).await.is_ok(),
        None => false,
    }
}

/// Draws the picture on a canvas and hands it to the browser as a file.
async fn save_png(svg: &str, [width, height]: [u32; 2], name: &str) -> Result<(), JsValue> {
    // A picture without a size of its own is drawn as nothing by some browsers.
    let sized = svg.replacen("<svg ", &format!("<svg width=\"{width}\" height=\"{height}\" "), 1);
    let image = HtmlImageElement::new()?;
    let encoded = String::from(js_sys::encode_uri_component(&sized));
    image.set_src(&format!("data:image/svg+xml,{encoded}"));
    JsFuture::from(image.decode()).await?;
    let document = dom::document().ok_or(JsValue::NULL)?;
    let canvas: HtmlCanvasElement = document.create_element("canvas")?.unchecked_into();
    canvas.set_width(width);
    canvas.set_height(height);
    let context = canvas.get_context("2d")?.ok_or(JsValue::NULL)?;
    let context: CanvasRenderingContext2d = context.unchecked_into();
    context.draw_image_with_html_image_element(&image, 0.0, 0.0)?;
    let anchor: HtmlElement = document.create_element("a")?.unchecked_into();
    anchor.set_attribute("href", &canvas.to_data_url()?)?;
    anchor.set_attribute("download", name)?;
    anchor.click();
    Ok(())
}
