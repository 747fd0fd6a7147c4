// npm run bench:<name> [-- options]: bundles bench/<name>.ts together with the product's code and runs it. Bundled
// code runs as fast as in a Worker; a module runner would slow it down.
import { existsSync } from "node:fs";
import { join } from "node:path";
import v8 from "node:v8";
import { importBundled } from "../scripts/lib/bundle.mjs";
import { wasmModules } from "../scripts/lib/data-modules.mjs";
import { ROOT } from "../scripts/lib/process.mjs";

const [name, ...args] = process.argv.slice(2);

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

// Node 20 goes on interpreting some patterns on texts with characters beyond Latin-1; workerd's newer V8 does not.
v8.setFlagsFromString("--no-regexp-tier-up");
/** What a bench changes in the code it runs. */
const plugins = join(ROOT, "bench", name, "plugins.mjs");
const own = existsSync(plugins) ? (await import(plugins)).default : [];
const { main } = await importBundled(`bench/${name}.ts`, `bench/${name}`, {
  plugins: [dataFiles, wasmModules, runtimeModule, ...own],
  rollupOptions: {
    // Not bundled, because scripts find the repository by where they are.
    external: (id) => id.startsWith(join(ROOT, "scripts/")),
    makeAbsoluteExternalsRelative: false,
  },
});
await main(args);
