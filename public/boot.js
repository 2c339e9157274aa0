// Starts the page of a release build, then sees to it that it works without the network. Under
// `trunk serve` the page is started by a script of Trunk's and this is not used.

// A release build writes the names of its files into this line.
const APP = { script: './app.js', wasm: './app_bg.wasm' };

// Both at the same time: neither needs the other to arrive.
const wasm = fetch(APP.wasm);
const program = await import(APP.script);
await program.default({ module_or_path: wasm });

// What was first wanted is on the screen. A frame of another page has no use for a worker of ours.
if (window.top === window) {
  if (document.readyState === 'complete') offline();
  else addEventListener('load', offline, { once: true });
}

/** What the page is told: "ready" when it works offline, "update" when a new version waits. */
function tell(state) {
  document.documentElement.dataset.offline = state;
  dispatchEvent(new CustomEvent('damiera-offline', { detail: state }));
}

async function offline() {
  try {
    // Some sandboxes throw at the mere mention of it.
    const workers = navigator.serviceWorker;
    if (!workers) return;
    let isControlled = workers.controller !== null;
    const registration = await workers.register('./sw.js', { updateViaCache: 'none' });
    const look = () => {
      if (registration.waiting && isControlled) tell('update');
      else if (registration.active) tell('ready');
    };
    look();
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', look);
    });
    workers.addEventListener('controllerchange', () => {
      // The person has agreed to the new version; the first one takes over by itself.
      if (isControlled) location.reload();
      isControlled = true;
      look();
    });
    addEventListener('damiera-update', () => registration.waiting?.postMessage('take-over'));
    // A page left open for days still hears of a new version.
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) registration.update().catch(() => {});
    });
  } catch {
    // Without it the page works as long as there is a network.
  }
}
