// The page of the plain iframe: one board over the whole frame. What its address says are the
// attributes; what happens is told to the page around it, and that page may ask for things. With `lesson=` and a
// lesson in its address, or `src=` and the address of one, it is a lesson.
import { DamieraBoard } from './embed.js';

// All comes from where this page comes from. It is said here and not in the page, because in a
// sandbox a page has no origin of its own, and to some browsers 'self' is then nobody.
// A file of games may come from another site, which has to allow it (CORS).
const own = new URL('..', import.meta.url).href;
const policy = document.createElement('meta');
policy.httpEquiv = 'Content-Security-Policy';
policy.content = `default-src 'none'; script-src ${own} 'wasm-unsafe-eval'; style-src ${own}; img-src ${own} data:; connect-src ${own}${siteOfFile()}; worker-src ${own} blob:; base-uri 'none'; form-action 'none'`;
document.head.append(policy);

const board = new DamieraBoard();
const ORIGIN = parentOrigin();
let id = '';

/** The site of the file of games that the address names, where it is another one. */
function siteOfFile() {
  const named = /[#&?]src=([^&]*)/.exec(location.hash.length > 1 ? location.hash : location.search);
  try {
    return named ? ` ${new URL(decode(named[1]), document.baseURI).origin}` : '';
  } catch {
    return '';
  }
}

/** Who may hear: the page around, where its origin is known; nothing private is ever told. */
function parentOrigin() {
  try {
    return new URL(document.referrer).origin;
  } catch {
    return '*';
  }
}

/**
 * Sets what an address says, in the grammar of a link: the fragment, else the query.
 * @param {string} text
 */
function attributes(text) {
  const pairs = text.replace(/^[#?]/, '').split('&').map((pair) => pair.split('='));
  for (const [key, ...rest] of pairs) {
    // The variations of a link to the page say more than its moves.
    const name = LONG[key] ?? STUDY[key] ?? key;
    if (!NAMES.has(name)) continue;
    const value = decode(rest.join('='));
    if (name === 'id') id = value;
    else board.setAttribute(name, value);
  }
  document.documentElement.style.colorScheme = board.getAttribute('bg') ?? '';
}

/** @type {Record<string, string>} */
const LONG = { g: 'variant', m: 'moves', o: 'orientation', mk: 'marks', ar: 'arrows', co: 'coords', cap: 'caption', acc: 'accept', lv: 'level', ctl: 'controls' };
/** @type {Record<string, string>} */
const STUDY = { t: 'moves', tn: 'node' };
const NAMES = new Set([...DamieraBoard.observedAttributes, 'id']);

/** @param {string} value */
function decode(value) {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/**
 * @param {string} type
 * @param {object} detail
 */
function tell(type, detail) {
  if (window.parent !== window) window.parent.postMessage({ ns: 'damiera', v: 1, id, type, ...detail }, ORIGIN);
}

for (const type of ['ready', 'move', 'position', 'illegal', 'found', 'solved', 'failed', 'gameover', 'error']) {
  board.addEventListener(`damiera-${type}`, (event) => tell(type, /** @type {CustomEvent} */ (event).detail));
}

addEventListener('message', (event) => {
  const message = event.data;
  if (event.source !== window.parent || message?.ns !== 'damiera') return;
  if (ORIGIN !== '*' && event.origin !== ORIGIN) return;
  switch (message.type) {
    case 'set':
      for (const [name, value] of Object.entries(message.attrs ?? {})) {
        if (!NAMES.has(name)) continue;
        if (value === null) board.removeAttribute(name);
        else board.setAttribute(name, String(value));
      }
      break;
    case 'play': board.play(message.move); break;
    case 'goto': board.goTo(message.ply); break;
    case 'undo': board.undo(); break;
    case 'redo': board.redo(); break;
    case 'flip': board.flip(); break;
    case 'hint': board.hint(); break;
    case 'reset': board.reset(); break;
    case 'get': tell('position', { fen: board.position, ply: board.shownPly, reply: message.seq }); break;
  }
});

const wait = document.querySelector('.wait');
board.addEventListener('damiera-ready', () => wait?.remove());
board.addEventListener('damiera-error', (event) => {
  if (!wait?.isConnected) return;
  const fault = document.createElement('p');
  fault.className = 'wait__fault';
  fault.textContent = /** @type {CustomEvent} */ (event).detail.message;
  wait.replaceChildren(fault);
});

const said = location.hash.length > 1 ? location.hash : location.search;
attributes(said);
const lesson = lessonOf(said);
if (lesson) {
  document.body.append(lesson);
} else {
  addEventListener('hashchange', () => attributes(location.hash));
  document.body.append(board);
  board.start();
}

/**
 * The lesson that an address has in it, or leads to.
 * @param {string} text
 */
function lessonOf(text) {
  const pairs = text.replace(/^[#?]/, '').split('&').map((pair) => pair.split('='));
  const found = pairs.find(([key]) => key === 'lesson' || key === 'src');
  if (!found) return undefined;
  const element = document.createElement('damiera-lesson');
  element.id = 'lesson';
  element.setAttribute(found[0] === 'src' ? 'src' : 'link', decode(found.slice(1).join('=')));
  for (const name of ['lang', 'bg', 'theme']) {
    const value = board.getAttribute(name);
    if (value !== null) element.setAttribute(name, value);
  }
  for (const type of ['ready', 'step', 'done', 'error']) {
    element.addEventListener(`damiera-lesson-${type}`, (event) => {
      tell(`lesson-${type}`, /** @type {CustomEvent} */ (event).detail);
      if (type === 'ready' || type === 'error') wait?.remove();
    });
  }
  import('./lesson.js');
  return element;
}

new ResizeObserver(() => {
  tell('resize', { w: document.documentElement.scrollWidth, h: lesson ? lesson.offsetHeight : height() });
}).observe(lesson ?? board);

/** What the board's element has beside the board (`padding` in index.html), in pixels. */
const PADDING = 16;
/** What is below a board, about. */
const BELOW = 160;
/** A frame up to so high is low: 30rem of styles/embed.css. */
const LOW = 480;

/** The height at which the board is as wide as it may be. A lower frame makes it smaller, or puts what belongs to it beside it. */
function height() {
  const embed = board.shadowRoot?.querySelector('.embed');
  const missing = embed instanceof HTMLElement ? board.clientWidth - PADDING - embed.offsetWidth : 0;
  if (embed && getComputedStyle(embed).display === 'grid') return innerHeight > LOW ? innerHeight : board.clientWidth + BELOW;
  return board.offsetHeight + Math.max(0, missing);
}
