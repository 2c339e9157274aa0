// Starts the page of a release build, then sees to it that it works without the network. Under
// `trunk serve` the page is started by a script of Trunk's and this is not used.

// A release build writes the names of its files into this line.
const APP = { script: './app/app.js', wasm: './app/app_bg.wasm' };
const SENSES = './senses.js';

/** After so long the page is asked for again where the network failed, and then after twice as long. */
const RETRY_MS = 4_000;
const MAX_RETRY_MS = 64_000;

const place = document.getElementById('app');
const [texts, ...languages] = document.querySelector('meta[name="damiera-texts"]')?.getAttribute('content')?.split(' ') ?? [];
const language = [chosen(), navigator.language]
  .map((tag) => tag?.split(/[-_]/)[0].toLowerCase())
  .find((code) => code && languages.includes(code)) ?? 'en';
/** What another program on the device has sent here, as the manifest says. */
const shared = new URLSearchParams(location.search);

hearOfInstalling();
// Without it these sentences stay English.
translate().catch(() => {});
await load();

// A frame of another page has no use for a worker of ours.
if (window.top === window) {
  await stands('ready');
  nameHomeScreenIcon();
  takeIn();
  // Nothing waits for it, and a board without it is silent.
  import(SENSES).catch(() => {});
  await stands('complete');
  if (document.readyState === 'complete') offline();
  else addEventListener('load', offline, { once: true });
}

/**
 * Waits until the page is "ready" or, with its dialogs, "complete": what is kept for later is not fetched
 * before what is wanted now.
 * @param {'ready' | 'complete'} state
 */
function stands(state) {
  const root = document.documentElement;
  const isSo = () => root.dataset.app === state || root.dataset.app === 'complete';
  return new Promise((done) => {
    if (isSo()) return done(undefined);
    const watch = new MutationObserver(() => {
      if (isSo()) done(watch.disconnect());
    });
    watch.observe(root, { attributeFilter: ['data-app'] });
  });
}

/** The icon for a home screen is named when the page stands: Firefox fetches it wherever it is named. */
function nameHomeScreenIcon() {
  const link = document.createElement('link');
  link.rel = 'apple-touch-icon';
  link.href = 'icons/apple-180.png';
  document.head.append(link);
}

/** Brings what was sent here to the page, as if a person had dropped it there. */
function takeIn() {
  const text = ['link', 'text', 'title'].map((name) => shared.get(name)).find((text) => text?.trim());
  if (text) drop((data) => data.setData('text/plain', text));
  const { launchQueue } = /** @type {any} */ (globalThis);
  launchQueue?.setConsumer(async (/** @type {{ files?: FileSystemFileHandle[] }} */ { files }) => {
    const file = await files?.[0]?.getFile();
    if (file) drop((data) => data.items.add(file));
  });
}

/** @param {(data: DataTransfer) => void} fill */
function drop(fill) {
  const dataTransfer = new DataTransfer();
  fill(dataTransfer);
  document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}

/** Where the browser can install the page, a button at its foot does so, and what is kept is to stay. */
function hearOfInstalling() {
  const { dataset } = document.documentElement;
  /** @type {any} */
  let offer;
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    dataset.install = '';
    offer = event;
  });
  addEventListener('damiera-install', () => offer?.prompt());
  addEventListener('appinstalled', () => {
    delete dataset.install;
    navigator.storage?.persist?.().catch(() => {});
  });
}

/** Starts the program; all files at the same time, as none needs the others to arrive. */
async function run() {
  const wasm = fetch(APP.wasm);
  const [program, [code, pack]] = await Promise.all([import(APP.script), readTexts(), wasm]);
  await nextTask();
  await program.default({ module_or_path: wasm });
  await nextTask();
  if (!program.start(code, pack)) throw new Error(`the texts of ${code} cannot be read`);
}

/**
 * The code of the person's language with its texts; English where there is no such language, or its
 * texts do not come.
 * @returns {Promise<[string, Uint8Array]>}
 */
async function readTexts() {
  const read = async (/** @type {string} */ code) => {
    const answer = await fetched(`${code}-${texts}.texts`);
    return /** @type {[string, Uint8Array]} */ ([code, new Uint8Array(await answer.arrayBuffer())]);
  };
  return read(language).catch((error) => {
    if (language === 'en') throw error;
    return read('en');
  });
}

/** Says in the person's language what stands in the page until it has started. */
async function translate() {
  if (language === 'en') return;
  const answer = await fetched(`start-${language}-${texts}.json`);
  for (const [what, sentence] of Object.entries(await answer.json())) {
    const element = place?.querySelector(`.loading__${what}`);
    if (!element) continue;
    element.textContent = sentence;
    element.setAttribute('lang', language);
    element.setAttribute('dir', 'auto');
  }
}

/** The language that was chosen, if the browser keeps anything. */
function chosen() {
  try {
    return localStorage.getItem('damiera.language');
  } catch {
    return null;
  }
}

/** @param {string} name */
async function fetched(name) {
  const answer = await fetch(`texts/${name}`);
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return answer;
}

/** Lets the browser draw and hear before there is more to do. */
function nextTask() {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done(port1.close());
    port2.postMessage(undefined);
  });
}

/** Starts the program, and says so where it does not come: it is tried again. */
async function load() {
  for (let pause = RETRY_MS; ; pause = Math.min(2 * pause, MAX_RETRY_MS)) {
    try {
      await run();
      return say('failed', false);
    } catch (error) {
      // What a browser cannot compile has instructions that it does not know.
      const { CompileError } = globalThis.WebAssembly ?? {};
      if (!CompileError || error instanceof CompileError) {
        say('old', true);
        throw error;
      }
      say('failed', true);
      console.error(error);
      await new Promise((done) => setTimeout(done, pause));
    }
  }
}

/**
 * Shows or hides one of the sentences that stand in the page until it has started.
 * @param {'failed' | 'old'} what
 * @param {boolean} isSaid
 */
function say(what, isSaid) {
  place?.querySelector(`.loading__${what}`)?.toggleAttribute('hidden', !isSaid);
}

/**
 * What the page is told: "ready" when it works offline, "update" when a new version waits.
 * @param {'ready' | 'update'} state
 */
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
