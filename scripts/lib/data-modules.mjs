import { readFileSync } from "node:fs";

/**
 * Files that wrangler bundles as Data modules: an import returns the bytes.
 *
 * @type {import("vite").Plugin}
 */
export const dataModules = {
  name: "data-modules",
  enforce: "pre",
  load(id) {
    if (!id.endsWith(".gz")) return null;
    const base64 = readFileSync(id).toString("base64");
    return `export default Uint8Array.from(atob("${base64}"), (byte) => byte.charCodeAt(0)).buffer;`;
  },
};

/**
 * WebAssembly modules, which Node does not compile on import.
 *
 * @type {import("vite").Plugin}
 */
export const wasmModules = {
  name: "wasm-modules",
  enforce: "pre",
  load(id) {
    if (!id.endsWith(".wasm")) return null;
    return `import { readFileSync } from "node:fs";
      export default new WebAssembly.Module(readFileSync(${JSON.stringify(id)}));`;
  },
};
