// npm run bench:analysis, bench:pipeline, bench:memory, bench:cost, bench:scale [-- options]: bundles
// bench/<name>.ts (the product's own code with it) and runs it. Bundled, it runs at the speed it has in a Worker; a
// module runner would slow the figures down.
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { dataModules, wasmModules } from "../scripts/lib/data-modules.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const [name, ...args] = process.argv.slice(2);
const outDir = `${root}/.cache/bench/${name}`;

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
  plugins: [dataModules, wasmModules, runtimeModule],
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
