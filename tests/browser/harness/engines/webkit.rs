//! `WebKitGTK`: through `WebKitWebDriver`, GTK's settings, and the size of the window.

use std::fs;
use std::io;
use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};

use xtask::browser::Browser;

use super::Said;
use crate::harness::driver::DISPLAY_SIZE;
use crate::harness::{Failure, Limit, Motion, Options, Page, Scheme, Screen};

/// The browser's bar of buttons would not let the window be as narrow as a phone.
const NO_SMALLEST_SIZE: &str = "* { min-width: 0; min-height: 0; }
toolbar, toolbar *, headerbar, headerbar *, entry, button { padding: 0; margin: 0; border: 0; \
    font-size: 1px; -gtk-icon-transform: scale(0.1); }\n";

/// So far inside the window is the mouse, in pixels: on the browser's bar, not on the page.
const UNDER_MOUSE: u32 = 5;

/// Writes down the errors of the page from now on.
const LISTEN: &str = "if (window.errorsHeard) return;
    window.errorsHeard = [];
    const hear = text => errorsHeard.push(String(text));
    const hearError = (error, text) => hear(error?.stack ? `${text}\n${error.stack}` : text);
    addEventListener('error', e =>
        hearError(e.error, e.message ?? `${e.target?.src ?? e.target} did not come`),
        { capture: true });
    addEventListener('unhandledrejection', e => hearError(e.reason, e.reason));
    addEventListener('securitypolicyviolation', e => hear(`refused: ${e.blockedURI}`));
    const error = console.error;
    console.error = (...words) => { hear(words.join(' ')); error.apply(console, words); };";

/// Makes the browser paint, frame after frame, or stops it again; nothing of it is seen.
const STIR: &str = "const { style } = document.documentElement;
    clearInterval(window.stirring);
    style.removeProperty('outline');
    let turn = 0;
    const paint = () => { style.outline = `1px solid rgb(${turn ^= 1} 0 0 / 0.01)`; };
    if (arguments[0]) window.stirring = setInterval(paint, 20);";

/// Everything that would come from the person's own settings comes from `scratch`.
pub(super) fn prepare(
    command: &mut Command,
    options: &Options,
    scratch: &Path,
) -> Result<(), Failure> {
    let theme = match options.scheme {
        Scheme::Light => "Adwaita",
        Scheme::Dark => "Adwaita:dark",
    };
    let motion = match options.motion {
        Motion::Full => 1,
        Motion::Reduced => 0,
    };
    let settings = format!("[Settings]\ngtk-enable-animations={motion}\n");
    let unwritten = |source: io::Error| xtask::error::Error::File {
        action: "write",
        path: scratch.into(),
        source,
    };
    for version in ["gtk-3.0", "gtk-4.0"] {
        let folder = scratch.join(version);
        fs::create_dir_all(&folder)
            .and_then(|()| fs::write(folder.join("settings.ini"), &settings))
            .and_then(|()| fs::write(folder.join("gtk.css"), NO_SMALLEST_SIZE))
            .map_err(unwritten)?;
    }
    for variable in ["XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME"] {
        command.env(variable, scratch);
    }
    // Without a graphics card its work would be done by shaders compiled for the processor, and that
    // takes longer than most tests.
    command.env("WEBKIT_DISABLE_COMPOSITING_MODE", "1");
    command.env("WEBKIT_SKIA_ENABLE_CPU_RENDERING", "1");
    command.env("GTK_THEME", theme).env("GDK_BACKEND", "x11").env_remove("WAYLAND_DISPLAY");
    speak(command, options.language, scratch)
}

/// `WebKitGTK` has the language of the C library, which must have been made for this machine. C
/// itself stands for American English.
fn speak(command: &mut Command, language: &str, scratch: &Path) -> Result<(), Failure> {
    command.env_remove("LANGUAGE");
    if language == "en-US" {
        command.env("LC_ALL", "C");
        return Ok(());
    }
    let name = language.replace('-', "_");
    let locale = format!("{name}.UTF-8");
    let failed = |reason: String| Failure::Locale { name: name.clone(), reason };
    let output = Command::new("localedef")
        .args(["-i", &name, "-f", "UTF-8"])
        .arg(scratch.join(&locale))
        .output()
        .map_err(|error| failed(error.to_string()))?;
    if !scratch.join(&locale).is_dir() {
        return Err(failed(String::from_utf8_lossy(&output.stderr).into_owned()));
    }
    command.env("LOCPATH", scratch).env("LC_ALL", locale);
    Ok(())
}

pub(super) fn capabilities(browser: &Browser) -> Value {
    json!({
        "browserName": "MiniBrowser",
        "webkitgtk:browserOptions": { "binary": browser.program, "args": ["--automation"] },
    })
}

/// A phone is a small window here. Without a window manager the window under the mouse has the
/// focus, so it has its upper left corner there.
pub(super) async fn set_screen(page: &Page, screen: Screen) -> Result<(), Failure> {
    let (width, height) = screen.size();
    // The focus comes a moment after the window.
    let has_size =
        format!("innerWidth === {width} && innerHeight === {height} && document.hasFocus()");
    let bars = "return [outerWidth - innerWidth, outerHeight - innerHeight]";
    page.wait_until("the size of the page", Limit::REACTION, async || {
        if page.holds(&has_size).await? {
            return Ok(true);
        }
        let found = page.script(bars, vec![]).await?;
        let [across, down] = [0, 1].map(|place| {
            found[place].as_u64().and_then(|length| u32::try_from(length).ok()).unwrap_or(0)
        });
        let (x, y) = (DISPLAY_SIZE.0 / 2 - UNDER_MOUSE, DISPLAY_SIZE.1 / 2 - UNDER_MOUSE);
        page.client.set_window_rect(x, y, width + across, height + down).await?;
        Ok(false)
    })
    .await
}

/// It waits for the page to be painted the next time, so the page must have a reason to be.
pub(super) async fn picture(page: &Page) -> Result<Vec<u8>, Failure> {
    page.script(STIR, vec![json!(true)]).await?;
    let png = page.client.screenshot().await;
    page.script(STIR, vec![json!(false)]).await?;
    Ok(png?)
}

pub(super) async fn listen(page: &Page) -> Result<(), Failure> {
    page.script(LISTEN, vec![]).await.map(drop)
}

pub(super) async fn console(page: &Page) -> Result<Vec<Said>, Failure> {
    let found = page.script("return window.errorsHeard?.splice(0) ?? []", vec![]).await?;
    let list = found.as_array().into_iter().flatten().filter_map(Value::as_str);
    Ok(list.map(|text| Said { is_error: true, text: text.to_owned() }).collect())
}
