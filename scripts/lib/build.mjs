import { existsSync, readdirSync, rmSync, statSync, watch } from "node:fs";
import { join } from "node:path";
import { ROOT, run, tool } from "./process.mjs";
import { fingerprint, unlessDone } from "./stamp.mjs";

const SOURCES = [
  "app",
  "core",
  "public",
  "vite.config.ts",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
];
const STAMP = tool(".cache/tierwise/build");

/** Builds the pages into build/ unless they are up to date. */
export async function buildPages() {
  if (!existsSync(inRoot("build/server/index.js"))) rmSync(STAMP, { force: true });
  return unlessDone(STAMP, fingerprint(SOURCES.map(inRoot)), async () => {
    const startedAt = Date.now();
    await run(
      "The build of the pages",
      process.execPath,
      [tool("@remix-run/dev/dist/cli.js"), "vite:build"],
      {
        env: { NODE_ENV: "production" },
      },
    );
    removeOlderThan(inRoot("build/client/assets"), startedAt);
  });
}

/** Rebuilds after each save. vite.config.ts leaves build/ in place, so that a running server finds it whole. */
export function rebuildOnSave() {
  let timer;
  let building = Promise.resolve();
  const rebuild = async () => {
    const startedAt = Date.now();
    try {
      if (await buildPages()) console.log(`Rebuilt in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
    } catch (error) {
      console.error(error.message);
    }
  };
  const onChange = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      building = building.then(rebuild);
    }, 150);
  };
  const watchers = ["app", "core", "public", "vite.config.ts"].map((path) =>
    watch(inRoot(path), { recursive: true }, onChange),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

const inRoot = (path) => join(ROOT, path);

function removeOlderThan(folder, time) {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    // One second of slack, because some file systems store whole seconds only.
    if (statSync(file).mtimeMs < time - 1000) rmSync(file);
  }
}
