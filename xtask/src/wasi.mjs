// Runs a WASI program in Node: node --input-type=module --eval <this> PROGRAM.wasm ARGUMENT…
import { readFile } from "node:fs/promises";
import { argv, exit } from "node:process";
import { WASI } from "node:wasi";

const [, program, ...args] = argv;
const wasi = new WASI({ version: "preview1", args: ["damiera", ...args], returnOnExit: true });
const module = await WebAssembly.compile(await readFile(program));
const instance = await WebAssembly.instantiate(module, wasi.getImportObject());
exit(wasi.start(instance));
