//! Firefox: through geckodriver, preferences, and scripts that run in the browser itself and not in
//! the page.

use std::process::Command;

use serde_json::{Value, json};

use xtask::browser::Browser;

use super::Said;
use crate::harness::page::Post;
use crate::harness::{Colors, Failure, Limit, Motion, Options, Page, Scheme, Screen};

/// The window on the invisible desk; every screen that is played fits into it.
const WINDOW: (u32, u32) = (2200, 1600);

/// How the standard output of Firefox begins a `console.error` of a page or a worker of it. Most of
/// the browser's own come without a quotation mark or a parenthesis.
const CONSOLE_ERRORS: [&str; 2] = ["console.error: \"", "console.error: ("];
/// The others name a script of the browser.
const OF_THE_BROWSER: [&str; 3] = ["\"resource://", "\"chrome://", "\"moz-src://"];

/// Gives the page a size inside the window, and a finger or a mouse: 1 stands for a coarse pointer,
/// 6 for a fine one that can hover. Scroll bars take no room where fingers scroll. Without the
/// browser's own bars, Tab stays in the page.
const SET_SCREEN: &str = "const [width, height, touch] = arguments;
    const browser = gBrowser.selectedBrowser;
    for (const [name, length] of [['width', width], ['height', height]])
        for (const limit of ['', 'min-', 'max-'])
            browser.style.setProperty(limit + name, length + 'px');
    for (const bar of document.querySelectorAll('#navigator-toolbox, #sidebar-main'))
        bar.style.display = 'none';
    window.focus();
    browser.focus();
    for (const which of ['primary', 'all'])
        Services.prefs.setIntPref(`ui.${which}PointerCapabilities`, touch ? 1 : 6);
    Services.prefs.setIntPref('ui.useOverlayScrollbars', touch ? 1 : 0);";

/// Sets preferences; null clears one.
const SET_PREFERENCES: &str = "const setters = { boolean: 'setBoolPref', number: 'setIntPref',
        string: 'setStringPref' };
    for (const [name, value] of Object.entries(arguments[0]))
        if (value === null) Services.prefs.clearUserPref(name);
        else Services.prefs[setters[typeof value]](name, value);";

/// The errors of scripts since the last time: those of pages, not the browser's own. A load without
/// an address is one that the browser gave up because the page was left.
const READ_ERRORS: &str = "const list = Services.console.getMessageArray();
    Services.console.reset();
    const isError = entry => entry instanceof Ci.nsIScriptError
        && !(entry.flags & Ci.nsIScriptError.warningFlag)
        && !entry.errorMessage.startsWith('Failed to load ‘’.')
        && /^(https?|blob|data|file|moz-nullprincipal):/.test(entry.sourceName);
    return list.filter(isError).map(entry => entry.toString());";

pub(super) fn prepare(command: &mut Command) {
    // Firefox lets no driver look behind the page unless it is told so at its start.
    command.arg("--allow-system-access");
}

pub(super) fn capabilities(browser: &Browser) -> Value {
    json!({
        "browserName": "firefox",
        "moz:firefoxOptions": {
            "binary": browser.program,
            "args": ["-headless"],
            "prefs": {
                // The console goes to the standard output, that of workers included.
                "devtools.console.stdout.content": true,
                // A page may read the clipboard without asking.
                "dom.events.testing.asyncClipboard": true,
                // Letters typed in a list of choices begin anew each time.
                "ui.menu.incremental_search.timeout": 0,
                // No request of the browser's own.
                "app.normandy.enabled": false,
                "app.update.disabledForTesting": true,
                "browser.region.network.url": "",
                "browser.safebrowsing.malware.enabled": false,
                "browser.safebrowsing.phishing.enabled": false,
                "datareporting.policy.dataSubmissionEnabled": false,
                "network.captive-portal-service.enabled": false,
                "network.connectivity-service.enabled": false,
            },
        },
    })
}

/// The preferences that make the browser play a person; null stands for the browser's own.
fn preferences(options: &Options) -> Value {
    let is_forced = options.colors == Colors::Forced;
    let is_dark_forced = is_forced && options.scheme == Scheme::Dark;
    let mut preferences = json!({
        "intl.accept_languages": options.language,
        "ui.prefersReducedMotion": match options.motion {
            Motion::Full => 0,
            Motion::Reduced => 1,
        },
        "layout.css.prefers-color-scheme.content-override": match options.scheme {
            Scheme::Dark => 0,
            Scheme::Light => 1,
        },
        // 2 stands for "always the person's own colors"; a dark scheme is one with these.
        "browser.display.document_color_use": is_forced.then_some(2),
        "browser.display.use_system_colors": is_dark_forced.then_some(false),
    });
    for dark in ["", ".dark"] {
        for (ground, color) in [("background", "#000000"), ("foreground", "#ffffff")] {
            preferences[format!("browser.display.{ground}_color{dark}")] =
                json!(is_dark_forced.then_some(color));
        }
    }
    preferences
}

/// The window gets its size here.
pub(super) async fn dress(page: &Page, options: &Options) -> Result<(), Failure> {
    behind(page, SET_PREFERENCES, vec![preferences(options)]).await?;
    page.client.set_window_rect(0, 0, WINDOW.0, WINDOW.1).await?;
    Ok(())
}

pub(super) async fn set_screen(page: &Page, screen: Screen) -> Result<(), Failure> {
    let (width, height) = screen.size();
    let arguments = vec![json!(width), json!(height), json!(screen.is_touched())];
    behind(page, SET_SCREEN, arguments).await?;
    // The focus comes a moment after the window.
    let has_size =
        format!("innerWidth === {width} && innerHeight === {height} && document.hasFocus()");
    page.wait_until("the size of the page", Limit::REACTION, async || page.holds(&has_size).await)
        .await
}

pub(super) async fn console(page: &Page) -> Result<Vec<Said>, Failure> {
    let found = behind(page, READ_ERRORS, vec![]).await?;
    let errors = found.as_array().into_iter().flatten().filter_map(Value::as_str);
    let thrown = errors.map(|text| Said { is_error: true, text: text.to_owned() });
    let printed = page.take_driver_output().into_iter().map(|text| Said {
        is_error: CONSOLE_ERRORS.iter().any(|start| text.starts_with(start))
            && !OF_THE_BROWSER.iter().any(|script| text.contains(script)),
        text,
    });
    Ok(thrown.chain(printed).collect())
}

/// Runs the body of a function in the browser itself.
async fn behind(page: &Page, body: &str, args: Vec<Value>) -> Result<Value, Failure> {
    let context = |name: &str| Post { path: "moz/context", body: json!({ "context": name }) };
    page.client.issue_cmd(context("chrome")).await?;
    let found = page.script(body, args).await;
    page.client.issue_cmd(context("content")).await?;
    found
}
