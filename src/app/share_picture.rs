//! The PNG picture of a board, with its link inside.

use js_sys::{Array, Promise, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement};

use super::dom;
use crate::notation::picture;

/// Renders an SVG picture to a canvas, puts a link into the PNG and gives it to the browser to
/// save.
///
/// # Errors
/// The browser's error.
pub(super) async fn save_png(
    svg: &str,
    [width, height]: [u32; 2],
    name: &str,
    link: &str,
) -> Result<(), JsValue> {
    // Some browsers do not draw pictures without a size.
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
    let promise = Promise::new(&mut |resolve, reject| {
        if let Err(error) = canvas.to_blob(&resolve) {
            // The promise reports the failure.
            let _ = reject.call1(&JsValue::NULL, &error);
        }
    });
    // If the browser could not make a picture, this is null.
    let plain: Blob = JsFuture::from(promise).await?.dyn_into()?;
    let bytes = Uint8Array::new(&JsFuture::from(plain.array_buffer()).await?).to_vec();
    let bytes = picture::png_with_link(&bytes, link).map_err(|_| JsValue::NULL)?;
    let parts = Array::of1(&Uint8Array::from(bytes.as_slice()));
    dom::save(name, &Blob::new_with_u8_array_sequence(&parts)?)
}
