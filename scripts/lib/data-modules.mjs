import { readFileSync } from "node:fs";

/**
 * What wrangler bundles as Data modules (resume-reader and page-reader): an import gives the bytes.
 *
 * @type {import("vite").Plugin}
 */
export const dataModules = {
  name: "data-modules",
  enforce: "pre",
  load(id) {
    if (!/\.(?:gz|bcmap)$/.test(id)) return null;
    const base64 = readFileSync(id).toString("base64");
    return `export default Uint8Array.from(atob("${base64}"), (byte) => byte.charCodeAt(0)).buffer;`;
  },
};

/**
 * In Node nothing compiles them for us.
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
