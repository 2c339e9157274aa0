//! Chromium: through chromedriver and the `DevTools` protocol.

use serde_json::{Value, json};

use xtask::browser::Browser;

use super::Said;
use crate::harness::page::Post;
use crate::harness::{Colors, Failure, Motion, Options, Page, Scheme, Screen};

/// Quiet, without a first-run dialog, without any request of the browser's own. A sandbox is of
/// no use for our own page, and root cannot have one.
const FLAGS: [&str; 10] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-sync",
    "--force-color-profile=srgb",
];

pub(super) fn capabilities(browser: &Browser, options: &Options) -> Value {
    // The headless shell knows no preferences.
    let language = format!("--accept-lang={}", options.language);
    let flags: Vec<&str> = FLAGS.into_iter().chain([language.as_str()]).collect();
    // Each session gets an empty profile from the driver, which removes it at the end.
    json!({
        "browserName": "chrome",
        "goog:loggingPrefs": { "browser": "ALL" },
        "goog:chromeOptions": {
            "binary": browser.program,
            "args": flags,
        },
    })
}

pub(super) async fn dress(page: &Page, options: &Options) -> Result<(), Failure> {
    let scheme = match options.scheme {
        Scheme::Light => "light",
        Scheme::Dark => "dark",
    };
    let motion = match options.motion {
        Motion::Full => "no-preference",
        Motion::Reduced => "reduce",
    };
    let forced = match options.colors {
        Colors::OfThePage => "none",
        Colors::Forced => "active",
    };
    let features = json!({ "features": [
        { "name": "prefers-color-scheme", "value": scheme },
        { "name": "prefers-reduced-motion", "value": motion },
        { "name": "forced-colors", "value": forced },
    ]});
    devtools(page, "Emulation.setEmulatedMedia", features).await?;
    // These are the whole browser's.
    devtools(page, "Browser.resetPermissions", json!({})).await
}

pub(super) async fn set_screen(page: &Page, screen: Screen) -> Result<(), Failure> {
    let (width, height) = screen.size();
    let touch = screen.is_touched();
    let metrics = json!({
        "width": width, "height": height, "mobile": touch,
        "deviceScaleFactor": if touch { 2 } else { 1 },
    });
    devtools(page, "Emulation.setDeviceMetricsOverride", metrics).await?;
    devtools(page, "Emulation.setTouchEmulationEnabled", json!({ "enabled": touch })).await
}

/// The driver hands out each line once only.
pub(super) async fn console(page: &Page) -> Result<Vec<Said>, Failure> {
    let log = Post { path: "se/log", body: json!({ "type": "browser" }) };
    let found = page.client.issue_cmd(log).await?;
    let list = found.as_array().into_iter().flatten();
    Ok(list
        .map(|entry| Said {
            is_error: entry["level"] == "SEVERE",
            text: entry["message"].as_str().unwrap_or_default().to_owned(),
        })
        .collect())
}

/// Sends a command of the `DevTools` protocol.
pub(super) async fn devtools(page: &Page, command: &str, params: Value) -> Result<(), Failure> {
    page.devtools(command, params).await.map(drop)
}
