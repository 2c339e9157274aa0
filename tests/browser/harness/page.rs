//! The page as a test sees it: opening, reading, waiting and checking.

use std::any::Any;
use std::cell::RefCell;
use std::fs;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::Duration;

use fantoccini::Client;
use fantoccini::wd::WebDriverCompatibleCommand;
use http::Method;
use serde_json::{Value, json};
use tokio::time::{Instant, sleep};
use url::{ParseError, Url};

use xtask::browser::{Browser, Engine};
use xtask::workspace;

use super::driver::Output;
use super::engines::{self, Said};
use super::pool::Running;
use super::{Failure, Screen};

/// How often a condition is polled.
const POLL: Duration = Duration::from_millis(20);

/// So many words of what was on the screen are told when a test fails.
const MOST_WORDS: usize = 300;

/// How long something may take, with a name for the failure message. Tests may define their own.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Limit {
    pub(crate) name: &'static str,
    pub(crate) time: Duration,
}

impl Limit {
    /// From the request until the page can be used.
    pub(crate) const LOAD: Self = Self { name: "a page load", time: Duration::from_secs(60) };
    /// From a click to its effect. On a busy machine this takes long without any fault of the page.
    pub(crate) const REACTION: Self = Self { name: "a reaction", time: Duration::from_secs(30) };
}

/// A page in a browser. Clones refer to the same page.
#[derive(Clone)]
pub(crate) struct Page {
    pub(super) client: Client,
    engine: Engine,
    /// The address of the built page, with a trailing slash.
    address: String,
    axe: PathBuf,
    driver_output: Output,
    /// The lines read from the console, each of which can be read only once.
    console: Rc<RefCell<Vec<Said>>>,
    /// What has to live until the test is over.
    kept: Rc<RefCell<Vec<Rc<dyn Any>>>>,
}

impl Page {
    pub(super) fn new(running: &Running, browser: &Browser, address: String) -> Self {
        Self {
            client: running.client.clone(),
            engine: browser.engine,
            address,
            axe: browser.axe.clone(),
            driver_output: running.driver.output(),
            console: Rc::default(),
            kept: Rc::default(),
        }
    }

    /// The browser engine.
    pub(crate) fn engine(&self) -> Engine {
        self.engine
    }

    pub(super) fn take_driver_output(&self) -> Vec<String> {
        self.driver_output.take()
    }

    /// Keeps a server or its folder alive until the test is over. The page runs on after the last
    /// step, and would log files that it can no longer fetch.
    pub(crate) fn keep<T: 'static>(&self, thing: T) -> Rc<T> {
        let thing = Rc::new(thing);
        self.kept.borrow_mut().push(thing.clone());
        thing
    }

    /// Opens the built page and waits until the app is ready. `rest` follows the address: "", "#…"
    /// or "?…".
    pub(crate) async fn open(&self, rest: &str) -> Result<(), Failure> {
        self.read_console().await?;
        // A new fragment alone would not load the page again.
        self.client.goto("about:blank").await?;
        self.client.goto(&format!("{}{rest}", self.address)).await?;
        self.loaded().await
    }

    /// Opens another page of the built folder, and waits only as long as the browser does.
    pub(crate) async fn open_beside(&self, path: &str) -> Result<(), Failure> {
        self.open_elsewhere("about:blank").await?;
        self.open_elsewhere(&format!("{}{path}", self.address)).await
    }

    /// Opens any address, and waits only as long as the browser does.
    pub(crate) async fn open_elsewhere(&self, address: &str) -> Result<(), Failure> {
        self.read_console().await?;
        self.client.goto(address).await?;
        engines::listen(self).await
    }

    /// Goes on inside the only frame of the page.
    pub(crate) async fn enter_frame(&self) -> Result<(), Failure> {
        Ok(self.client.enter_frame(0).await?)
    }

    pub(crate) async fn reload(&self) -> Result<(), Failure> {
        self.read_console().await?;
        self.client.refresh().await?;
        self.loaded().await
    }

    async fn loaded(&self) -> Result<(), Failure> {
        engines::listen(self).await?;
        // The app reports this itself: before it, a first visit has a smaller board to play on.
        let app = "document.readyState === 'complete' && document.documentElement.dataset.app";
        self.wait_until("the app to start", Limit::LOAD, async || self.holds(app).await).await
    }

    /// Reloads the current page as a person does. The command of Firefox's driver would bypass the
    /// service worker.
    pub(crate) async fn reload_elsewhere(&self) -> Result<(), Failure> {
        self.script("window.isOld = true; location.reload()", vec![]).await?;
        let is_new = "!window.isOld && document.readyState === 'complete'";
        // Between two documents there is none to ask.
        let has_come = async || Ok(self.holds(is_new).await.unwrap_or_default());
        self.wait_until("the page to load again", Limit::LOAD, has_come).await
    }

    /// Runs the body of a JavaScript function that calls its last argument with its result.
    pub(crate) async fn script_async(
        &self,
        body: &str,
        args: Vec<Value>,
    ) -> Result<Value, Failure> {
        Ok(self.client.execute_async(body, args).await?)
    }

    pub(crate) async fn title(&self) -> Result<String, Failure> {
        Ok(self.client.title().await?)
    }

    /// The whole address, including the fragment.
    pub(crate) async fn address(&self) -> Result<String, Failure> {
        // Asked from the page, since WebKit's driver learns of a new fragment a moment later.
        Ok(self.string("return location.href", vec![]).await?.unwrap_or_default())
    }

    /// Runs the body of a JavaScript function; `arguments[0]` and so on are `args`.
    pub(crate) async fn script(&self, body: &str, args: Vec<Value>) -> Result<Value, Failure> {
        Ok(self.client.execute(body, args).await?)
    }

    /// Evaluates a JavaScript expression to true or false.
    pub(crate) async fn holds(&self, expression: &str) -> Result<bool, Failure> {
        let found = self.script(&format!("return !!({expression})"), vec![]).await?;
        found.as_bool().ok_or_else(|| Failure::Script {
            script: expression.into(),
            found: found.to_string(),
            expected: "true or false",
        })
    }

    /// How many elements match a CSS selector.
    pub(crate) async fn count(&self, css: &str) -> Result<u64, Failure> {
        let body = "return document.querySelectorAll(arguments[0]).length";
        let found = self.script(body, vec![css.into()]).await?;
        found.as_u64().ok_or_else(|| Failure::Script {
            script: body.into(),
            found: found.to_string(),
            expected: "a number",
        })
    }

    /// The text of the first element that matches, trimmed.
    pub(crate) async fn text(&self, css: &str) -> Result<String, Failure> {
        let body = "return document.querySelector(arguments[0])?.textContent.trim()";
        self.string(body, vec![css.into()]).await?.ok_or_else(|| Failure::NoElement(css.into()))
    }

    /// An attribute of the first element that matches; `None` if it lacks the attribute.
    pub(crate) async fn attribute(&self, css: &str, name: &str) -> Result<Option<String>, Failure> {
        if self.count(css).await? == 0 {
            return Err(Failure::NoElement(css.into()));
        }
        let body = "return document.querySelector(arguments[0]).getAttribute(arguments[1])";
        self.string(body, vec![css.into(), name.into()]).await
    }

    async fn string(&self, body: &str, args: Vec<Value>) -> Result<Option<String>, Failure> {
        Ok(self.script(body, args).await?.as_str().map(str::to_owned))
    }

    /// Waits until a condition holds; `what` completes the sentence "waited for …, in vain".
    pub(crate) async fn wait_until(
        &self,
        what: &str,
        limit: Limit,
        mut condition: impl AsyncFnMut() -> Result<bool, Failure>,
    ) -> Result<(), Failure> {
        let end = Instant::now() + limit.time;
        while !condition().await? {
            if Instant::now() >= end {
                return Err(Failure::Waited {
                    what: what.into(),
                    limit: limit.name,
                    time: limit.time,
                });
            }
            sleep(POLL).await;
        }
        Ok(())
    }

    /// Waits until an element is there.
    pub(crate) async fn wait_for(&self, css: &str, limit: Limit) -> Result<(), Failure> {
        let what = format!("an element `{css}`");
        self.wait_until(&what, limit, async || Ok(self.count(css).await? > 0)).await
    }

    /// Waits until the text of an element is exactly this.
    pub(crate) async fn wait_for_text(
        &self,
        css: &str,
        text: &str,
        limit: Limit,
    ) -> Result<(), Failure> {
        let what = format!("`{css}` to say {text:?}");
        let body = "return document.querySelector(arguments[0])?.textContent.trim()";
        let said = async || Ok(self.string(body, vec![css.into()]).await?.as_deref() == Some(text));
        self.wait_until(&what, limit, said).await
    }

    /// Resizes the screen, as when a window is resized or a phone is turned.
    pub(crate) async fn set_screen(&self, screen: Screen) -> Result<(), Failure> {
        engines::set_screen(self, screen).await
    }

    /// Fails if axe-core reports violations in the page's current state, and lists them.
    ///
    /// With forced colors the contrast is the system's, but scripts still see the page's own
    /// colors, so that rule is left out. Frames are pages of their own.
    pub(crate) async fn axe(&self) -> Result<(), Failure> {
        let read_failed =
            |source| xtask::error::Error::File { action: "read", path: self.axe.clone(), source };
        let source = fs::read_to_string(&self.axe).map_err(read_failed)?;
        self.client.execute(&source, vec![]).await?;
        let run = r"const done = arguments[arguments.length - 1];
            const told = node => `    ${node.target}: ${node.failureSummary}`;
            const rule = found => `${found.id} (${found.impact}): ${found.help}\n`
                + found.nodes.map(told).join('\n');
            const forced = matchMedia('(forced-colors: active)').matches;
            const rules = { 'color-contrast': { enabled: !forced } };
            axe.run(document, { resultTypes: ['violations'], rules, iframes: false }).then(
                result => done(result.violations.map(rule)),
                error => done([`axe-core itself failed: ${error}`]));";
        let found = self.client.execute_async(run, vec![]).await?;
        match found.as_array().map(Vec::as_slice) {
            Some([]) => Ok(()),
            Some(list) => Err(Failure::Axe(lines(list.iter().filter_map(Value::as_str)))),
            None => Err(Failure::Axe(found.to_string())),
        }
    }

    /// Fails if the console holds an error: an exception, a panic, a file that could not be
    /// fetched.
    pub(crate) async fn no_console_errors(&self) -> Result<(), Failure> {
        self.read_console().await?;
        let console = self.console.borrow();
        let list = lines(console.iter().filter(|said| said.is_error).map(|said| &said.text));
        if list.is_empty() { Ok(()) } else { Err(Failure::Console(list)) }
    }

    /// Empties the console, for a test that provokes an error.
    pub(crate) async fn forget_console(&self) -> Result<(), Failure> {
        self.read_console().await?;
        self.console.borrow_mut().clear();
        Ok(())
    }

    async fn read_console(&self) -> Result<(), Failure> {
        let said = engines::console(self).await?;
        self.console.borrow_mut().extend(said);
        Ok(())
    }

    /// Sends a command of the Chrome `DevTools` protocol; in Chromium only.
    pub(crate) async fn devtools(&self, command: &str, params: Value) -> Result<Value, Failure> {
        let body = json!({ "cmd": command, "params": params });
        Ok(self.client.issue_cmd(Post { path: "goog/cdp/execute", body }).await?)
    }

    /// The role and the name that a screen reader is given for the element with the focus.
    pub(crate) async fn focused_words(&self) -> Result<(String, String), Failure> {
        let element = self.client.active_element().await?.element_id();
        let ask = async |what: &str| {
            let path = format!("element/{}/{what}", element.as_ref());
            let said = self.client.issue_cmd(Get { path }).await?;
            Ok::<_, Failure>(said.as_str().unwrap_or_default().to_owned())
        };
        Ok((ask("computedrole").await?, ask("computedlabel").await?))
    }

    /// Saves a picture as `test-artifacts/<engine>/<name>.png`.
    pub(crate) async fn screenshot(&self, name: &str) -> Result<(), Failure> {
        let png = engines::picture(self).await?;
        Ok(self.save(&format!("{name}.png"), &png)?)
    }

    /// Saves a picture of the window as `target/screenshots/<engine>/<name>.png`, to be looked at.
    pub(crate) async fn portray(&self, name: &str) -> Result<(), Failure> {
        let png = engines::picture(self).await?;
        Ok(write(&workspace::screenshots()?.join(self.engine.id()), &format!("{name}.png"), &png)?)
    }

    fn save(&self, name: &str, bytes: &[u8]) -> Result<(), xtask::error::Error> {
        write(&workspace::test_artifacts(self.engine)?, name, bytes)
    }

    /// Saves everything that helps to understand a failure. What cannot be saved is left out,
    /// because the failure itself matters more.
    pub(super) async fn save_evidence(&self, name: &str) {
        let _ = self.screenshot(&format!("{name}-failed")).await;
        if let Ok(source) = self.client.source().await {
            let _ = self.save(&format!("{name}-failed.html"), source.as_bytes());
        }
        // Where only the output of a failed run is kept, this is all that tells what was on the screen.
        let seen =
            self.script("return location.href + '\\n' + document.body.innerText", vec![]).await;
        if let Some(seen) = seen.ok().as_ref().and_then(Value::as_str) {
            let words: Vec<&str> = seen.split_whitespace().take(MOST_WORDS).collect();
            eprintln!("{name}: the page says {}", words.join(" "));
        }
        let _ = self.read_console().await;
        let log = lines(self.console.borrow().iter().map(|said| &said.text));
        eprintln!("{name}: its console says\n{log}");
        let _ = self.save(&format!("{name}-failed.log"), log.as_bytes());
    }

    /// Opens an empty tab, and closes all others.
    pub(super) async fn change_tab(&self) -> Result<(), Failure> {
        let old = self.client.windows().await?;
        let new = self.client.new_window(true).await?.handle;
        for tab in old {
            self.client.switch_to_window(tab).await?;
            self.client.close_window().await?;
        }
        Ok(self.client.switch_to_window(new).await?)
    }
}

fn write(folder: &Path, name: &str, bytes: &[u8]) -> Result<(), xtask::error::Error> {
    let path = folder.join(name);
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(&path, bytes))
        .map_err(|source| xtask::error::Error::File { action: "write", path, source })
}

fn lines<T: AsRef<str>>(list: impl Iterator<Item = T>) -> String {
    list.fold(String::new(), |text, line| text + line.as_ref() + "\n")
}

/// A command that only one driver knows.
#[derive(Debug)]
pub(super) struct Post {
    pub(super) path: &'static str,
    pub(super) body: Value,
}

impl WebDriverCompatibleCommand for Post {
    fn endpoint(&self, base_url: &Url, session_id: Option<&str>) -> Result<Url, ParseError> {
        base_url.join(&format!("session/{}/{}", session_id.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.body.to_string()))
    }
}

/// A question of `WebDriver` that its client does not know.
#[derive(Debug)]
struct Get {
    path: String,
}

impl WebDriverCompatibleCommand for Get {
    fn endpoint(&self, base_url: &Url, session_id: Option<&str>) -> Result<Url, ParseError> {
        base_url.join(&format!("session/{}/{}", session_id.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::GET, None)
    }
}
