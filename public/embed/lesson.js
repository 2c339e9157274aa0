// <damiera-lesson>: a lesson on any page, one step after the other, each with its board. Attributes, events
// and parts are a contract that only grows: see README.md, "Lessons".
//
// The lesson is the text of a file (`src`), of a link to a lesson (`link`, what stands behind `lesson=`), or of a
// script inside the element, which the browser does not run:
// <damiera-lesson><script type="text/plain"># Dameo …</script></damiera-lesson>

import { DamieraBoard, bring, load, reason, speak } from './embed.js';

/** @typedef {{ title: string, words: string[], board: [name: string, value: string][] }} Step */
/**
 * @typedef {{ title: string, lang: string, words: string[], steps: Step[], places: string[], found: string[],
 *   back: string, next: string, over: string }} Lesson
 */

/** How far a step has been taken: not at all, read or played, solved at the first try, solved later. */
const [OPEN, SEEN, FIRST, LATER] = '-s12';

const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Says in a whole sentence why a lesson cannot be read; nothing where what tells that did not come. */
class Unreadable extends Error {}

/**
 * The check characters of a text, as every link of ours ends in them.
 * @param {string} text
 */
function check(text) {
  let rest = 0xfffff;
  for (const byte of new TextEncoder().encode(text)) {
    rest ^= byte << 12;
    for (let bit = 0; bit < 8; bit += 1) rest = ((rest << 1) & 0xfffff) ^ (rest >> 19 ? 0x80069 : 0);
  }
  return [15, 10, 5, 0].map((shift) => DIGITS[(rest >> shift) & 31]).join('');
}

/**
 * The text of a lesson in a link.
 * @param {string} link
 */
async function unpacked(link) {
  const word = link.replace(/\s/g, '').replace(/[^A-Za-z0-9]+$/, '');
  const body = word.slice(0, -4);
  if (!body || check(body) !== word.slice(-4)) throw new Error('the link was changed or cut on its way');
  if (body[0] !== '1') throw new Error('the link was made by a newer version');
  const bytes = Uint8Array.from(atob(body.slice(1).replace(/-/g, '+').replace(/_/g, '/')), (ch) => ch.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(stream).text();
}

const look = new CSSStyleSheet();
look.replaceSync(`:host { display: block; max-inline-size: 30rem; color: var(--ink); font: 400 1rem/1.45 var(--font); }
  :host([hidden]) { display: none; }
  .place { margin: 0; color: var(--ink-soft); font-size: var(--text-small); }
  .title { margin: .2rem 0 .4rem; font: 700 var(--text-title)/1.25 var(--font); }
  .words { margin: 0 0 .6rem; }
  .ways { display: grid; grid-template-columns: 1fr 2fr; gap: .5rem; margin-block-start: .8rem; }
  .ways button { min-block-size: 2.75rem; }
  .fault { padding: .5rem .8rem; border-inline-start: 4px solid var(--danger, #b3261e); }`);

export class DamieraLesson extends HTMLElement {
  static observedAttributes = ['src', 'link'];

  /** @type {Lesson | undefined} */
  #lesson;
  #at = 0;
  #marks = '';
  /** Whether a try of the step that is shown was wrong. */
  #hasFailed = false;
  #run = 0;
  #root = this.attachShadow({ mode: 'open' });

  connectedCallback() {
    this.#begin();
  }

  attributeChangedCallback() {
    if (this.isConnected) this.#begin();
  }

  /** Reads the lesson, and shows the step where one stopped. */
  async #begin() {
    this.#run += 1;
    const run = this.#run;
    try {
      const [[program, styles], text] = await Promise.all([load(), this.#text()]);
      const [code] = await Promise.all([speak(program, this.#language()), bring(program, true)]);
      if (run !== this.#run || !this.isConnected) return;
      let told = JSON.parse(program.lesson(text, code));
      if (told.error !== undefined) {
        // What tells faults is fetched for the first one; where it does not come, that there is one is said at least.
        await new Promise((tell) => program.bring_faults(code, tell));
        told = JSON.parse(program.lesson(text, code));
        throw new Unreadable(told.error);
      }
      this.#root.adoptedStyleSheets = [...styles, look];
      this.#lesson = told;
      this.#recall(told.steps.length);
      this.#show(false);
      this.#tell('ready', { steps: told.steps.length });
    } catch (error) {
      if (run !== this.#run) return;
      this.#root.adoptedStyleSheets = [look];
      const told = error instanceof Unreadable ? error.message : `The lesson could not be read: ${reason(error)}`;
      const message = told || 'The lesson could not be read.';
      const fault = this.#paragraph('fault', message);
      fault.role = 'alert';
      this.#root.replaceChildren(fault);
      this.#tell('error', { message });
    }
  }

  async #text() {
    const link = this.getAttribute('link');
    if (link !== null) return unpacked(link);
    const src = this.getAttribute('src');
    if (src === null) return this.querySelector('script')?.textContent?.trim() ?? '';
    const answer = await fetch(new URL(src, document.baseURI));
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    return answer.text();
  }

  /** @param {boolean} takesFocus */
  #show(takesFocus) {
    const lesson = this.#lesson;
    if (!lesson) return;
    const step = lesson.steps[this.#at];
    const title = document.createElement('h2');
    title.className = 'title';
    title.id = 'title';
    title.tabIndex = -1;
    title.setAttribute('part', 'title');
    title.textContent = step?.title ?? lesson.over;
    const section = document.createElement('section');
    section.setAttribute('aria-labelledby', 'title');
    if (lesson.lang) section.lang = lesson.lang;
    const place = lesson.places[Math.min(this.#at, lesson.steps.length - 1)];
    const first = this.#at === 0 ? lesson.words : [];
    const words = step ? [...first, ...step.words] : this.#found(lesson);
    section.append(
      this.#paragraph('place', `${lesson.title} · ${place}`),
      title,
      ...words.map((text) => this.#paragraph('words', text)),
    );
    this.#hasFailed = false;
    if (step?.board.length) section.append(this.#board(step));
    section.append(this.#ways(lesson));
    this.#root.replaceChildren(section);
    if (takesFocus) title.focus();
  }

  /** @param {Step} step */
  #board(step) {
    const board = new DamieraBoard();
    for (const [name, value] of step.board) board.setAttribute(name, value);
    board.lang = this.#language();
    board.setAttribute('exportparts', 'board, caption, feedback, controls');
    for (const look of ['bg', 'theme']) {
      const value = this.getAttribute(look);
      if (value !== null) board.setAttribute(look, value);
    }
    board.addEventListener('damiera-failed', () => { this.#hasFailed = true; });
    board.addEventListener('damiera-solved', (event) => {
      const { tries, hints } = /** @type {CustomEvent} */ (event).detail;
      this.#mark(this.#hasFailed || tries > 1 || hints > 0 ? LATER : FIRST);
      this.#root.querySelector('[part=next]')?.classList.add('button--accent');
    });
    return board;
  }

  /** @param {Lesson} lesson */
  #ways(lesson) {
    const ways = document.createElement('div');
    ways.className = 'ways';
    ways.setAttribute('part', 'ways');
    const button = (/** @type {string} */ part, /** @type {string} */ words, /** @type {number} */ by) => {
      const made = document.createElement('button');
      made.type = 'button';
      made.className = 'button';
      made.setAttribute('part', part);
      made.textContent = words;
      made.disabled = this.#at + by < 0 || this.#at + by > lesson.steps.length;
      made.onclick = () => this.#go(by);
      return made;
    };
    const next = button('next', lesson.next, 1);
    if (!this.#isExercise() || this.#marks[this.#at] !== OPEN) next.classList.add('button--accent');
    ways.append(button('back', lesson.back, -1), next);
    return ways;
  }

  #isExercise() {
    const board = this.#lesson?.steps[this.#at]?.board;
    return board?.some(([name, value]) => name === 'mode' && value === 'exercise') ?? false;
  }

  /** @param {number} by */
  #go(by) {
    const lesson = this.#lesson;
    if (!lesson) return;
    if (by > 0 && !this.#isExercise()) this.#mark(SEEN);
    this.#at += by;
    this.#keep();
    this.#show(true);
    this.#tell('step', { at: this.#at, of: lesson.steps.length });
    if (this.#at === lesson.steps.length) this.#tell('done', { found: this.#nFound(), of: lesson.found.length - 1 });
  }

  #nFound() {
    return [...this.#marks].filter((mark) => mark === FIRST).length;
  }

  /** @param {Lesson} lesson */
  #found(lesson) {
    return lesson.found.length > 1 ? [lesson.found[this.#nFound()]] : [];
  }

  /**
   * What has been said of a step first, stays.
   * @param {string} mark
   */
  #mark(mark) {
    if (this.#marks[this.#at] !== OPEN) return;
    this.#marks = this.#marks.slice(0, this.#at) + mark + this.#marks.slice(this.#at + 1);
    this.#keep();
  }

  /** Under which name the browser keeps how far one has come. */
  #key() {
    return `damiera-lesson ${location.pathname} ${this.getAttribute('src') ?? this.getAttribute('link') ?? this.id}`;
  }

  /** @param {number} n */
  #recall(n) {
    let [at, marks] = ['0', ''];
    try {
      [at = '0', marks = ''] = (localStorage.getItem(this.#key()) ?? '').split(' ');
    } catch {
      // A sandbox keeps nothing.
    }
    const fits = marks.length === n && Number(at) < n;
    this.#marks = fits ? marks : OPEN.repeat(n);
    this.#at = fits ? Number(at) : 0;
  }

  #keep() {
    try {
      localStorage.setItem(this.#key(), `${this.#at} ${this.#marks}`);
    } catch {
      // A sandbox keeps nothing.
    }
  }

  #language() {
    return this.closest('[lang]')?.getAttribute('lang') || navigator.language || 'en';
  }

  /**
   * @param {string} part
   * @param {string} text
   */
  #paragraph(part, text) {
    const made = document.createElement('p');
    made.className = part;
    made.setAttribute('part', part);
    made.textContent = text;
    return made;
  }

  /**
   * @param {string} type
   * @param {object} detail
   */
  #tell(type, detail) {
    this.dispatchEvent(new CustomEvent(`damiera-lesson-${type}`, { detail, bubbles: true, composed: true }));
  }
}

if (!customElements.get('damiera-lesson')) customElements.define('damiera-lesson', DamieraLesson);
