// Starts the page of a release build, then sees to it that it works without the network. Under
// `trunk serve` the page is started by a script of Trunk's and this is not used.
//
// On a first visit a board of its own comes first: it is a smaller program, on which a game is
// played until the page has been loaded. The page then goes on from it at a quiet moment. Whatever
// the first board cannot show, and whatever goes wrong with it, is the page's from the start.

// A release build writes the names of its files into these lines.
const APP = { script: './app.js', wasm: './app_bg.wasm' };
const FIRST = { script: './first.js', wasm: './first_bg.wasm' };

/** The keys of links that a first board can show. */
const FIRST_KEYS = ['v', 'g', 'variant', 'fen', 'm', 'moves', 'o', 'orientation', 'you', 'lv', 'level', 'k'];
/** For so long the page waits for a quiet moment, in milliseconds. */
const PATIENCE = 20_000;
/** After so long the page is asked for again where the network failed, and then after twice as long. */
const RETRY = 4_000;

const root = document.documentElement;
const place = document.getElementById('app');

const first = isFirstVisit() ? await begin().catch(() => undefined) : undefined;
if (first) {
  await load(true);
  await handOver(first);
} else {
  await load(false);
}

// What was first wanted is on the screen. A frame of another page has no use for a worker of ours.
if (window.top === window) {
  if (document.readyState === 'complete') offline();
  else addEventListener('load', offline, { once: true });
}

/** Starts a program; both files at the same time, as neither needs the other to arrive. */
async function run(files) {
  const wasm = fetch(files.wasm);
  const [program] = await Promise.all([import(files.script), wasm]);
  await nextTask();
  await program.default({ module_or_path: wasm });
  await nextTask();
  return program;
}

/** Lets the browser draw and hear before there is more to do. */
function nextTask() {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done(port1.close());
    port2.postMessage(undefined);
  });
}

/** Loads the page; where there is a board to play on in the meantime, again and again. */
async function load(again) {
  for (let pause = RETRY; ; pause *= 2) {
    try {
      return await run(APP);
    } catch (error) {
      if (!again) {
        // What a browser cannot compile has instructions that it does not know.
        const { CompileError } = globalThis.WebAssembly ?? {};
        if (!CompileError || error instanceof CompileError) {
          place.querySelector('.loading__old')?.removeAttribute('hidden');
        }
        throw error;
      }
      await new Promise((done) => setTimeout(done, pause));
    }
  }
}

/** Whether nothing is kept from an earlier visit, and the address asks for no more than a board. */
function isFirstVisit() {
  try {
    if (window.top !== window || navigator.serviceWorker?.controller) return false;
    if (localStorage.getItem('damiera.game') !== null || location.search) return false;
    const link = location.hash.slice(1);
    return link === '' || link.split('&').every((pair) => /^\w+=/.test(pair) && FIRST_KEYS.includes(pair.split('=')[0]));
  } catch {
    // Some sandboxes throw at the mere mention of it.
    return false;
  }
}

/** Puts the first board into the page; `undefined` if it cannot show what the address asks for. */
async function begin() {
  const program = await run(FIRST);
  const board = program.First.read(location.hash.slice(1));
  if (!board) return;
  await nextTask();
  const stand = document.createElement('div');
  stand.className = 'first';
  place.append(stand);
  const state = { board, stand, look() {} };
  board.show(stand, (link, isAtRest) => {
    // The page has drawn itself over this board: it goes on alone.
    if (!stand.isConnected) return;
    // An address in which nobody has played stays as it is.
    if (state.link !== undefined && state.link !== link) state.keep(link);
    Object.assign(state, { link, isAtRest });
    state.look();
  });
  // A reload goes on with the game. An address that somebody has put there is the page's affair.
  state.keep = (link) => history.replaceState(null, '', `#${link}`);
  state.stop = new AbortController();
  const on = (type, hear) => addEventListener(type, hear, { signal: state.stop.signal });
  on('hashchange', () => {
    state.keep = () => {};
    state.isLeft = true;
  });
  // Between press and release nothing may take the board away; what a release does, it does first.
  for (const type of ['pointerdown', 'keydown']) on(type, () => { state.isHeld = true; });
  for (const type of ['pointerup', 'pointercancel', 'keyup', 'blur']) {
    on(type, () => {
      state.isHeld = false;
      setTimeout(() => state.look());
    });
  }
  place.querySelector('.loading')?.remove();
  await painted();
  // It tells of itself when it has been drawn.
  if (state.link === undefined) return void state.stop.abort();
  root.dataset.firstBoard = '';
  return state;
}

/** Waits until what was drawn is seen; in a tab that is not, for a moment. */
function painted() {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, 1_000);
  });
}

/** Lets the page, which is loaded and waits, go on from the first board. */
async function handOver(state) {
  await new Promise((done) => {
    setTimeout(done, PATIENCE);
    state.look = () => {
      if (state.isLeft || (state.isAtRest && !state.isHeld)) done();
    };
    state.look();
  });
  state.stop.abort();
  const square = state.stand.contains(document.activeElement) && document.activeElement.dataset.square;
  // Until the page is drawn, what happens on the first board is told to it.
  state.look = () => { root.dataset.firstBoard = state.link; };
  state.look();
  const isUp = new Promise((done) => {
    new MutationObserver((_, observer) => done(observer.disconnect())).observe(root, { attributeFilter: ['data-app'] });
  });
  dispatchEvent(new Event('damiera-start'));
  await isUp;
  state.board.remove();
  delete root.dataset.firstBoard;
  // The keyboard stays where it was.
  if (square) place.querySelector(`#board [data-square="${square}"]`)?.focus({ preventScroll: true });
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
