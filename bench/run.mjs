// npm run bench:<name> [-- options]: bundles bench/<name>.ts together with the product's code and runs it. Bundled
// code runs as fast as in a Worker; a module runner would slow it down.
import { fileURLToPath } from "node:url";
import v8 from "node:v8";
import { build } from "vite";
import { wasmModules } from "../scripts/lib/data-modules.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const [name, ...args] = process.argv.slice(2);
const outDir = `${root}/.cache/bench/${name}`;

/**
 * Reads what wrangler bundles as Data modules at import time. As text in the bundle it would stay in memory.
 * @type {import("vite").Plugin}
 */
const dataFiles = {
  name: "data-files",
  enforce: "pre",
  load: (id) =>
    id.endsWith(".gz")
      ? `import { readFileSync } from "node:fs";
         export default new Uint8Array(readFileSync(${JSON.stringify(id)})).buffer;`
      : null,
};

/**
 * Stubs what the product imports from the runtime.
 * @type {import("vite").Plugin}
 */
const runtimeModule = {
  name: "runtime-module",
  enforce: "pre",
  resolveId: (id) => (id === "cloudflare:workers" ? `\0${id}` : null),
  load: (id) =>
    id === "\0cloudflare:workers" ? "export const waitUntil = (promise) => void promise;" : null,
};

await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: "error",
  plugins: [dataFiles, wasmModules, runtimeModule],
  build: {
    ssr: `bench/${name}.ts`,
    outDir,
    target: "node20",
    emptyOutDir: true,
    // Not bundled, because scripts find the repository by where they are.
    rollupOptions: {
      external: (id) => id.startsWith(`${root}scripts/`),
      makeAbsoluteExternalsRelative: false,
    },
  },
});
// Node 20 goes on interpreting some patterns on texts with characters beyond Latin-1; workerd's newer V8 does not.
v8.setFlagsFromString("--no-regexp-tier-up");
const { main } = await import(`${outDir}/${name}.js`);
await main(args);
