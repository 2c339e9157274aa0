//! Learned weights, fetched when a game first needs them. A move waits for them only a moment; if they
//! come later, or never, the engine plays by what it knows without them.

use js_sys::{Promise, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Response, WorkerGlobalScope};

use crate::protocol::engine::Task;
use crate::rulesets;
use crate::search::{Engine, Level};
use crate::unpack;

/// How long a request waits for weights, in milliseconds: from a cache they are there sooner.
const PATIENCE_MS: i32 = 250;

/// The weights that were asked for last.
#[derive(Debug, Default)]
pub(super) struct Weights {
    /// None before anything was asked for.
    name: Option<&'static str>,
    bytes: Option<Vec<u8>>,
    /// Whether requests wait for them: until they have come, or a request has waited long enough.
    is_awaited: bool,
}

impl Weights {
    /// Whether a task is better done with weights that are still to come.
    pub(super) fn lacks(&self, task: &Task) -> bool {
        let name = wanted(task);
        name.is_some() && (self.name != name || self.is_awaited)
    }

    /// The name of the weights to fetch for a task, unless they are on their way.
    pub(super) fn ask(&mut self, task: &Task) -> Option<&'static str> {
        let name = wanted(task);
        if name == self.name {
            return None;
        }
        *self = Self { name, bytes: None, is_awaited: true };
        name
    }

    /// Keeps what has come, if it is still wanted, and says whether it is.
    pub(super) fn take(&mut self, name: &'static str, bytes: Option<Vec<u8>>) -> bool {
        let is_wanted = self.name == Some(name);
        if is_wanted {
            self.bytes = bytes;
        }
        is_wanted
    }

    /// Ends the waiting for them; they may still come.
    pub(super) fn give_up(&mut self, name: &'static str) {
        if self.name == Some(name) {
            self.is_awaited = false;
        }
    }

    /// Teaches an engine, if these weights are for its ruleset.
    pub(super) fn teach(&self, engine: &mut Engine) {
        let is_for_it = rulesets::weights::of(engine.ruleset().rules().id) == self.name;
        if let (true, Some(bytes)) = (is_for_it, &self.bytes) {
            // Weights that do not fit are as good as none.
            let _ = engine.learn(bytes);
        }
    }
}

/// The name of the weights with which a task is to be done, if there are any.
fn wanted(task: &Task) -> Option<&'static str> {
    let game = match task {
        Task::Choose(game, choose) => {
            Level::of_halves(choose.level).filter(|level| level.uses_weights()).map(|_| game)
        }
        Task::Analyze(game, _) => Some(game),
        Task::Rest => None,
    };
    rulesets::weights::of(&game?.ruleset)
}

/// The weights of this name, if they can be had.
pub(super) async fn fetch(name: &str) -> Option<Vec<u8>> {
    let scope = js_sys::global().dyn_into::<WorkerGlobalScope>().ok()?;
    let address = address(&scope.location().href(), name)?;
    let response = JsFuture::from(scope.fetch_with_str(&address)).await.ok()?;
    let response: Response = response.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    let body = unpack::unpacked(&response)?;
    let bytes = JsFuture::from(body.array_buffer().ok()?).await.ok()?;
    Some(Uint8Array::new(&bytes).to_vec())
}

/// Where weights are: in a folder beside the worker's. The worker of a board on another site is
/// started from a blob, whose address ends with the true one.
fn address(script: &str, name: &str) -> Option<String> {
    let script =
        script.strip_prefix("blob:").map_or(Some(script), |blob| Some(blob.split_once('#')?.1))?;
    let (folder, _) = script.rsplit_once('/')?;
    let (site, _) = folder.rsplit_once('/')?;
    Some(format!("{site}/weights/{name}.gz"))
}

/// Resolves when a request has waited long enough.
pub(super) async fn patience() {
    let wait = Promise::new(&mut |resolve, _| {
        if let Ok(scope) = js_sys::global().dyn_into::<WorkerGlobalScope>() {
            // Without a timer the weights are waited for to the end.
            let _ =
                scope.set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, PATIENCE_MS);
        } else {
            let _ = resolve.call0(&JsValue::NULL);
        }
    });
    // Such a promise is never broken.
    let _ = JsFuture::from(wait).await;
}
