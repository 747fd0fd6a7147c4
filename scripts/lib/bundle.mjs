import { join } from "node:path";
import { build } from "vite";
import { ROOT } from "./process.mjs";

/**
 * Bundles one of the product's files for Node, into a folder of .cache, and imports it.
 *
 * @param {string} entry
 * @param {string} folder
 * @param {{ plugins?: import("vite").Plugin[], rollupOptions?: import("vite").BuildOptions["rollupOptions"] }} more
 */
export async function importBundled(entry, folder, { plugins = [], rollupOptions = {} } = {}) {
  const outDir = join(ROOT, ".cache", folder);
  await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: "error",
    plugins,
    build: {
      ssr: entry,
      outDir,
      target: "node20",
      emptyOutDir: true,
      rollupOptions: { ...rollupOptions, output: { entryFileNames: "main.js" } },
    },
  });
  return import(join(outDir, "main.js"));
}
