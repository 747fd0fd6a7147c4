// npm run bench:<name> [-- options]: bundles bench/<name>.ts (the product's own code with it) and runs it. Bundled, it
// runs at the speed it has in a Worker; a module runner would slow the figures down.
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { wasmModules } from "../scripts/lib/data-modules.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const [name, ...args] = process.argv.slice(2);
const outDir = `${root}/.cache/bench/${name}`;

/**
 * What wrangler bundles as Data modules, read when it is imported: as text in the bundle it would stay in memory.
 *
 * @type {import("vite").Plugin}
 */
const dataFiles = {
  name: "data-files",
  enforce: "pre",
  load: (id) =>
    /\.(?:gz|bcmap)$/.test(id)
      ? `import { readFileSync } from "node:fs";
         export default new Uint8Array(readFileSync(${JSON.stringify(id)})).buffer;`
      : null,
};

/**
 * What the product takes of the runtime.
 *
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
    // package.json says that no module has side effects; the mending of Node 20 for pdf.js is nothing else.
    rollupOptions: { treeshake: false },
  },
});
const { main } = await import(`${outDir}/${name}.js`);
await main(args);
