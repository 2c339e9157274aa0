// <damiera-board>: a draughts board on any page. The attributes, events and messages are a contract
// that only grows: see README.md, "Embed".
//
// What is in the element (a picture) stays until the board is wanted and has been loaded; a diagram
// with a picture of its own is never loaded at all.

// Where the parts are, from here. A release build writes the names of its files into this line.
const PARTS = { board: '../board.js', wasm: '../board_bg.wasm', worker: '../worker_loader.js', study: ['styles/tree.css', 'styles/replay.css'], styles: ['styles/tokens.css', 'styles/base.css', 'styles/components.css', 'styles/board.css', 'styles/boards.css', 'styles/embed.css'] };

// What the names of texts' files end with, and the languages there are. A release build writes this line.
const TEXTS = '';
const [TEXTS_HASH, ...LANGUAGES] = TEXTS.split(' ');

const KEYS = ['variant', 'fen', 'moves', 'node', 'ply', 'movelist', 'autoplay', 'orientation', 'mode', 'coords', 'marks', 'arrows', 'caption', 'goal', 'accept', 'then', 'no', 'hint', 'ok', 'level', 'you', 'seed', 'controls'];
const LOOKS = ['lang', 'bg', 'theme'];
/** A file of games inside the element. */
const PDN = 'script[type="application/x-pdn"]';
/** The longest file of games that is read, in bytes. */
const MAX_FILE = 1 << 24;

/** @param {string} part */
const at = (part) => new URL(part, import.meta.url).href;

/** @type {Promise<[BoardProgram, CSSStyleSheet[]]> | undefined} */
let loading;

/** The board's program and its styles, fetched once for all boards of a page. */
export function load() {
  loading ??= Promise.all([boardProgram(), Promise.all(PARTS.styles.map(sheet))]).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/**
 * Both files at the same time: neither needs the other to arrive.
 * @returns {Promise<BoardProgram>}
 */
async function boardProgram() {
  const wasm = fetch(at(PARTS.wasm));
  const [script] = await Promise.all([import(at(PARTS.board)), wasm]);
  await script.default({ module_or_path: wasm });
  script.faults_from((/** @type {string} */ code) => bytesOf(at(`../texts/faults-${code}-${TEXTS_HASH}.texts`)));
  return script;
}

/**
 * A constructed style sheet: a page's content security policy need not allow inline styles.
 * @param {string} part
 */
async function sheet(part) {
  const answer = await fetch(at(part));
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  const made = new CSSStyleSheet();
  await made.replace(await answer.text());
  return made;
}

/** @type {Promise<CSSStyleSheet[]> | undefined} */
let studyStyles;

/** The styles of games with variations. */
function stylesOfStudies() {
  studyStyles ??= Promise.all(PARTS.study.map(sheet)).catch((error) => {
    studyStyles = undefined;
    throw error;
  });
  return studyStyles;
}

/** @type {Map<string, Promise<void>>} */
const texts = new Map();

/**
 * Gives the program the texts of a language, once for all boards of a page; the code of that language,
 * or of English where there is no such language.
 * @param {BoardProgram} program
 * @param {string} tag
 */
export async function speak(program, tag) {
  const primary = tag.split(/[-_]/)[0].toLowerCase();
  const code = LANGUAGES.includes(primary) ? primary : 'en';
  await readTexts(`${code}-${TEXTS_HASH}`, (bytes) => program.speaks(code, bytes));
  return code;
}

/**
 * The same with the texts of games with variations, and what else these need.
 * @param {BoardProgram} program
 * @param {string} tag
 */
async function speakOfStudies(program, tag) {
  const [code] = await Promise.all([speak(program, tag), bring(program, false)]);
  await readTexts(`late-${code}-${TEXTS_HASH}`, (bytes) => program.speaks_late(code, bytes));
  return code;
}

/**
 * Fetches a part of the program: what lessons need, or else games with variations.
 * @param {BoardProgram} program
 * @param {boolean} isForLessons
 */
export async function bring(program, isForLessons) {
  const came = await new Promise((tell) => program.bring(isForLessons, tell));
  if (!came) throw new Error('a part of the board did not come');
}

/**
 * Fetches texts once.
 * @param {string} name
 * @param {(bytes: Uint8Array) => boolean} take
 */
async function readTexts(name, take) {
  const fetched = texts.get(name) ?? (async () => {
    if (!take(await bytesOf(at(`../texts/${name}.texts`)))) throw new Error(`the texts ${name} cannot be read`);
  })();
  texts.set(name, fetched);
  try {
    await fetched;
  } catch (error) {
    texts.delete(name);
    throw error;
  }
}

/** @param {string | URL} address */
async function bytesOf(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** @type {string | undefined} */
let workerAddress;

/** The worker's address. A worker must be of the page's own origin, so elsewhere a small one imports ours. */
function worker() {
  const address = at(PARTS.worker);
  // In a sandbox the page's own origin is nobody's, whatever its address.
  if (new URL(address).origin === self.origin) return address;
  const script = new Blob([`import ${JSON.stringify(address)}`], { type: 'text/javascript' });
  // The worker reads from the end of its address where it comes from.
  return `${URL.createObjectURL(script)}#${address}`;
}

/** A board is a block from the beginning, with room for what will stand under it, so that nothing moves when it has been loaded. */
const block = new CSSStyleSheet();
block.replaceSync(`:host { display: block; } :host([hidden]) { display: none; } slot { display: block; }
  @media screen {
    :host([mode=replay]:not([controls=none])) slot { padding-block-end: 5.8rem; }
    :host(:is([mode=play], [mode=exercise]):not([controls=none])) slot { padding-block-end: 8.7rem; }
  }
  @media screen and (max-width: 30rem) {
    :host([mode=replay]:not([controls=none])) slot { padding-block-end: 6.5rem; }
    :host([mode=exercise]:not([controls=none])) slot { padding-block-end: 10rem; }
  }
  @media screen and (max-width: 21rem) {
    :host(:is([mode=replay], [mode=play]):not([controls=none])) slot { padding-block-end: 9.5rem; }
    :host([mode=exercise]:not([controls=none])) slot { padding-block-end: 11.2rem; }
  }
  @media screen { :host([movelist]) slot { padding-block-end: 21rem; } }
  @media screen and (min-width: 44rem) {
    :host([movelist]) slot { padding-block-end: 5.8rem; }
    :host([movelist]) ::slotted(:is(svg, img)) { max-inline-size: 30rem; }
  }
  @media screen and (max-height: 30rem) and (min-aspect-ratio: 5/4) {
    :host([mode][mode]:not([controls=none])) slot { padding-block-end: 0; }
  }`);

let mayHaveWorkers = true;

/**
 * What thinks: a worker, or, where the page may have none, the same program on the page itself, a
 * little at a time. To a board both look like a worker.
 */
class Thinker extends EventTarget {
  /** @type {{ ask(bytes: Uint8Array): void, end(): void } | undefined} */
  #end;
  #hasEnded = false;

  constructor() {
    super();
    if (mayHaveWorkers) this.#startWorker();
    else this.#startHere();
  }

  #startWorker() {
    let hasStarted = false;
    const instead = () => {
      mayHaveWorkers = false;
      this.#startHere();
    };
    let started;
    try {
      started = new Worker(workerAddress ??= worker(), { type: 'module' });
    } catch {
      return instead();
    }
    started.onmessage = ({ data }) => {
      hasStarted = true;
      this.#hear(data);
    };
    started.onerror = (event) => {
      event.preventDefault();
      if (hasStarted) this.#fail(event.message);
      else if (!this.#hasEnded) instead();
    };
    this.#end = { ask: (bytes) => started.postMessage(bytes), end: () => started.terminate() };
  }

  async #startHere() {
    try {
      /** @type {EngineProgram} */
      const program = await import(new URL('worker.js', at(PARTS.worker)).href);
      await program.default();
      if (this.#hasEnded) return;
      // The board may ask something in turn, so it hears of nothing before the program has done.
      const thinker = new program.Thinker((bytes) => queueMicrotask(() => this.#hear(bytes)));
      const end = () => {
        thinker.rest();
        thinker.free();
      };
      this.#end = { ask: (bytes) => thinker.ask(bytes), end };
    } catch (error) {
      this.#fail(reason(error));
    }
  }

  /** @param {Uint8Array} data */
  #hear(data) {
    if (!this.#hasEnded) this.dispatchEvent(new MessageEvent('message', { data }));
  }

  /** @param {string} message */
  #fail(message) {
    if (!this.#hasEnded) this.dispatchEvent(new ErrorEvent('error', { message }));
  }

  /** @param {Uint8Array} bytes */
  postMessage(bytes) {
    this.#end?.ask(bytes);
  }

  terminate() {
    this.#hasEnded = true;
    this.#end?.end();
    this.#end = undefined;
  }
}

/**
 * Why something failed, in words.
 * @param {unknown} error
 */
export const reason = (error) => (error instanceof Error ? error.message : String(error));

export class DamieraBoard extends HTMLElement {
  static observedAttributes = [...KEYS, 'src', ...LOOKS];

  /** @type {EmbeddedBoard | undefined} */
  #board;
  /** Whether the board is a game with variations, and of which file. */
  #kind = '';
  #state = { fen: '', ply: 0 };
  /** @type {IntersectionObserver | undefined} */
  #watch;
  #isLoading = false;
  /** @type {[what: string, value: string][]} */
  #waiting = [];
  #renewal = false;
  #root = this.attachShadow({ mode: 'open' });

  constructor() {
    super();
    this.#root.adoptedStyleSheets = [block];
    this.#root.append(document.createElement('slot'));
  }

  connectedCallback() {
    for (const name of [...KEYS, 'src']) this.#upgrade(name);
    if (this.#board || this.#isLoading) return;
    // A diagram that has its picture needs nothing else.
    const mode = this.getAttribute('mode') ?? (this.#kindOf() ? 'replay' : 'diagram');
    if (mode === 'diagram' && this.querySelector('svg, img')) return;
    if (!('IntersectionObserver' in window)) return void this.start();
    // What moves by itself begins when it is seen.
    const options = this.hasAttribute('autoplay') ? { threshold: 0.5 } : { rootMargin: '300px' };
    this.#watch = new IntersectionObserver((seen) => {
      if (seen.some((entry) => entry.isIntersecting)) this.start();
    }, options);
    this.#watch.observe(this);
  }

  disconnectedCallback() {
    this.#watch?.disconnect();
    // It may only have been moved to another place of the page.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#board?.remove();
      this.#board = undefined;
      this.#root.replaceChildren(document.createElement('slot'));
    });
  }

  /** @param {string} name */
  attributeChangedCallback(name) {
    if (LOOKS.includes(name)) this.#look();
    // Coordinates and colors change where they are; all else is another board.
    if (name === 'coords') return void this.#board?.act('coords', this.getAttribute('coords') ?? '');
    if (name === 'theme' || name === 'bg') return;
    if (!this.#board || this.#renewal) return;
    // Several attributes are often set one after the other: the board begins anew once.
    this.#renewal = true;
    queueMicrotask(() => {
      this.#renewal = false;
      if (this.#kind === this.#kindOf()) return void this.#board?.set(this.#text());
      this.#board?.remove();
      this.#board = undefined;
      this.start();
    });
  }

  /** Loads the board, if it is not there yet, without waiting until it is seen. */
  async start() {
    this.#watch?.disconnect();
    if (this.#board || this.#isLoading) return;
    this.#isLoading = true;
    try {
      const kind = this.#kindOf();
      const code = this.#language();
      const [[program, styles], more, file] = await Promise.all([load(), kind ? stylesOfStudies() : [], kind ? this.#file() : undefined]);
      const language = await (kind ? speakOfStudies : speak)(program, code);
      if (!this.isConnected) return;
      // The attributes may ask for another board by now.
      if (kind !== this.#kindOf() || code !== this.#language()) return void queueMicrotask(() => void this.start());
      const place = document.createElement('div');
      place.className = 'place';
      this.#keepRoom(place);
      const thinker = () => new Thinker();
      const tell = (/** @type {string} */ json) => this.#tell(JSON.parse(json));
      const board = kind
        ? program.study(place, this.#text(), file, language, thinker, tell)
        : new program.Board(place, this.#text(), language, thinker, tell);
      this.#root.adoptedStyleSheets = [...styles, ...more];
      this.#look();
      this.#board = board;
      this.#kind = kind;
      this.#root.replaceChildren(place);
      this.#tell({ type: 'ready', modes: ['diagram', 'replay', 'play', 'exercise'] });
      for (const [what, value] of this.#waiting.splice(0)) this.#board.act(what, value);
    } catch (error) {
      this.#tell({ type: 'error', message: `The board could not be loaded: ${reason(error)}` });
    } finally {
      this.#isLoading = false;
    }
  }

  /**
   * What kind of board the attributes and the content ask for: nothing for a board that a link could
   * describe, else a game with variations, and its file.
   */
  #kindOf() {
    const mode = this.getAttribute('mode') ?? 'replay';
    if (mode !== 'replay' && mode !== 'diagram') return '';
    const file = this.getAttribute('src') ?? this.querySelector(PDN)?.textContent;
    if (file !== undefined && file !== null) return `file ${file}`;
    const has = (/** @type {string} */ name) => this.hasAttribute(name);
    const isStudy = has('node') || has('movelist') || has('autoplay') || /[({$!?;]/.test(this.getAttribute('moves') ?? '');
    return isStudy ? 'moves' : '';
  }

  /** The file of games, or why it could not be fetched; nothing where the game is in the attributes. */
  async #file() {
    const src = this.getAttribute('src');
    if (src === null) {
      const text = this.querySelector(PDN)?.textContent ?? undefined;
      return text === undefined ? undefined : new TextEncoder().encode(text);
    }
    try {
      const bytes = await bytesOf(new URL(src, document.baseURI));
      return bytes.length > MAX_FILE ? `${src}: ${bytes.length} bytes` : bytes;
    } catch (error) {
      // Browsers say little of what a policy or another site refuses.
      return error instanceof TypeError ? `${src}: ${error.message}` : reason(error);
    }
  }

  /**
   * Plays a move, such as "32-28".
   * @param {string} move
   */
  play(move) { this.#act('play', String(move)); }
  /**
   * Shows the position after so many plies, or "first", "previous", "next", "last".
   * @param {number | string} ply
   */
  goTo(ply) {
    const place = String(ply);
    if (['first', 'previous', 'next', 'last'].includes(place)) this.#act(place, '');
    else this.#act('goto', place);
  }
  undo() { this.#act('undo', ''); }
  redo() { this.#act('redo', ''); }
  flip() { this.#act('flip', ''); }
  /** Back to how the board began. */
  reset() { this.#act('reset', ''); }
  /** The next step of a hint, in an exercise. */
  hint() { this.#act('hint', ''); }

  /** The position shown, as FEN; empty until the board has been loaded. */
  get position() { return this.#state.fen; }
  /** How many plies have been played in the position shown. */
  get shownPly() { return this.#state.ply; }

  /**
   * @param {string} what
   * @param {string} value
   */
  #act(what, value) {
    if (this.#board) this.#board.act(what, value);
    else {
      this.#waiting.push([what, value]);
      this.start();
    }
  }

  /** @param {{ type: string, fen?: string, ply?: number, [detail: string]: unknown }} message */
  #tell(message) {
    const { type, ...detail } = message;
    if (detail.fen !== undefined) this.#state = { fen: detail.fen, ply: detail.ply ?? 0 };
    this.dispatchEvent(new CustomEvent(`damiera-${type}`, { detail, bubbles: true, composed: true }));
  }

  /** What the attributes say, as the text of a link. */
  #text() {
    const pairs = KEYS.map((name) => ({ name, value: this.getAttribute(name) }));
    const set = pairs.flatMap(({ name, value }) => value === null ? [] : `${name}=${encodeURIComponent(value)}`);
    return set.join('&');
  }

  /**
   * What stands there keeps its height, as long as it is as wide.
   * @param {HTMLElement} place
   */
  #keepRoom(place) {
    const { width, height } = this.getBoundingClientRect();
    place.style.minBlockSize = `${height}px`;
    const watch = new ResizeObserver(([{ contentRect }]) => {
      if (Math.abs(contentRect.width - width) < 1) return;
      place.style.minBlockSize = '';
      watch.disconnect();
    });
    watch.observe(this);
  }

  #language() {
    return this.closest('[lang]')?.getAttribute('lang') || navigator.language || 'en';
  }

  #look() {
    const bg = this.getAttribute('bg');
    this.style.colorScheme = bg === 'light' || bg === 'dark' ? bg : '';
  }

  /**
   * A property that was set before the element was known becomes an attribute.
   * @param {string} name
   */
  #upgrade(name) {
    if (!Object.hasOwn(this, name)) return;
    const value = Reflect.get(this, name);
    Reflect.deleteProperty(this, name);
    Reflect.set(this, name, value);
  }
}

// An element with a property `then` would be taken for a promise; texts are read as attributes.
for (const name of [...KEYS, 'src'].filter((key) => key !== 'then' && !(key in DamieraBoard.prototype))) {
  Object.defineProperty(DamieraBoard.prototype, name, {
    /** @this {DamieraBoard} */
    get() { return this.getAttribute(name); },
    /**
     * @this {DamieraBoard}
     * @param {string | null | undefined} value
     */
    set(value) {
      if (value === null || value === undefined) this.removeAttribute(name);
      else this.setAttribute(name, value);
    },
    configurable: true,
    enumerable: true,
  });
}

if (!customElements.get('damiera-board')) customElements.define('damiera-board', DamieraBoard);
