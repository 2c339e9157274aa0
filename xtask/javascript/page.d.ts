// What the page's scripts use and TypeScript cannot find: programs that wasm-bindgen makes, a name that
// the build writes, and what browser tests leave for each other.

/** What every program of wasm-bindgen is started with. */
interface ProgramStart {
  module_or_path: Response | Promise<Response>;
}

/** An embedded board: src/bin/board.rs. */
interface BoardProgram {
  default(start: ProgramStart): Promise<unknown>;
  speaks(code: string, texts: Uint8Array): boolean;
  speaks_late(code: string, texts: Uint8Array): boolean;
  faults_from(fetchTexts: (code: string) => Promise<Uint8Array>): void;
  bring(isForLessons: boolean, tell: (came: boolean) => void): void;
  bring_faults(code: string, tell: (came: boolean) => void): void;
  lesson(text: string, code: string): string;
  study(
    place: HTMLElement,
    text: string,
    file: Uint8Array | string | undefined,
    language: string,
    think: () => EventTarget,
    tell: (json: string) => void,
  ): EmbeddedBoard;
  Board: new (
    place: HTMLElement,
    text: string,
    language: string,
    think: () => EventTarget,
    tell: (json: string) => void,
  ) => EmbeddedBoard;
}

interface EmbeddedBoard {
  act(what: string, value: string): void;
  set(text: string): void;
  remove(): void;
}

/** The engine on the page itself: src/bin/worker.rs. */
interface EngineProgram {
  default(): Promise<unknown>;
  Thinker: new (hear: (reply: Uint8Array) => void) => {
    ask(request: Uint8Array): void;
    rest(): void;
    free(): void;
  };
}

/** The page's program in the single file, under the name that xtask/src/single.rs gives it. */
declare const INIT: (start: ProgramStart) => Promise<unknown>;

interface Window {
  /** What embedded boards have told: tests/browser/foreign/host.js. */
  heard: object[];
  /** Directives of the policy that something was refused by: tests/browser/foreign/refusals.js. */
  refused: string[];
  /** How often the page has had its turn: tests/browser/foreign/refusals.js. */
  turns: number;
}
