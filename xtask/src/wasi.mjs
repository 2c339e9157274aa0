// Runs a WASI program in Node: node --input-type=module --eval <this> PROGRAM.wasm ARGUMENT…
import { readFile } from "node:fs/promises";
import { argv, exit } from "node:process";
import { WASI } from "node:wasi";

const [, program, ...args] = argv;
const wasi = new WASI({ version: "preview1", args: ["damiera", ...args], returnOnExit: true });
const imports = /** @type {WebAssembly.Imports} */ (wasi.getImportObject());
const module = await WebAssembly.compile(await readFile(program));
const instance = await WebAssembly.instantiate(module, imports);
exit(wasi.start(instance));
