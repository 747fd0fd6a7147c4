// npm run bench:analysis, bench:pipeline [-- options]: bundles bench/<name>.ts (the product's own code with it)
// and runs it. Bundled, it runs at the speed it has in a Worker; a module runner would slow the figures down.
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { dataModules, wasmModules } from "../scripts/lib/data-modules.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const [name, ...args] = process.argv.slice(2);
const outDir = `${root}/.cache/bench/${name}`;

await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: "error",
  plugins: [dataModules, wasmModules],
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
