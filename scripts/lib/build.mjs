import { cpSync, existsSync, readdirSync, rmSync, statSync, watch, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT, run, tool } from "./process.mjs";
import { fingerprint, runIfChanged } from "./stamp.mjs";
import { BUNDLES, WORKER_CONFIGS } from "./state.mjs";
import { CLI, QUIET_WRANGLER } from "./wrangler.mjs";

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
const WORKER_SOURCES = [...SOURCES, "platform", "worker", "wrangler.toml"].concat(
  WORKER_CONFIGS.slice(1).map(dirname),
  "scripts/lib/local-worker.mjs",
);
const BUNDLES_STAMP = tool(".cache/tierwise/bundles");

/** Builds the pages into build/ unless they are up to date. */
export async function buildPages() {
  if (!existsSync(inRoot("build/server/index.js"))) rmSync(STAMP, { force: true });
  return runIfChanged(STAMP, fingerprint(SOURCES.map(inRoot)), async () => {
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

/**
 * Bundles each Worker, with the built pages, as a deployment would, unless they are up to date. Sessions that bundle
 * by themselves take longer to start, and then look for changed sources all the time.
 */
export async function bundleWorkers() {
  if (!BUNDLES.every(({ main }) => existsSync(main))) rmSync(BUNDLES_STAMP, { force: true });
  return runIfChanged(BUNDLES_STAMP, fingerprint(WORKER_SOURCES.map(inRoot)), async () => {
    // Imported here, because this file is loaded before packages are installed.
    const { default: pLimit } = await import("p-limit");
    const twoAtOnce = pLimit(2);
    await Promise.all(WORKER_CONFIGS.map((config, index) => twoAtOnce(() => bundle(config, BUNDLES[index]))));
  });
}

async function bundle(config, { folder, main }) {
  rmSync(folder, { recursive: true, force: true });
  const args = ["deploy", "--dry-run", "-c", config, "--outdir", folder];
  await run(`Bundling ${config}`, process.execPath, ["--no-warnings", CLI, ...args], {
    env: { ...QUIET_WRANGLER, NODE_ENV: "production" },
  });
  if (main.endsWith("index.js")) return;
  cpSync(inRoot("scripts/lib/local-worker.mjs"), join(folder, "local-worker.js"));
  writeFileSync(
    main,
    `import worker from "./index.js";
import { runLocally } from "./local-worker.js";
export * from "./index.js";
export default runLocally(worker);
`,
  );
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
