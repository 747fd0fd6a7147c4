import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { getPlatformProxy } from "wrangler";
import { openDeployment } from "../deploy/open-deployment.mjs";
import { QUIET_WRANGLER } from "./wrangler.mjs";

/** The database and files of a stopped local instance. */
export function openLocalBindings(state) {
  const configPath = writeBindings(state.configFiles[0]);
  return open({ configPath, persist: { path: join(state.dir, "v3") } });
}

/** The database and files of the deployment. The config names the account. */
export async function openRemoteBindings() {
  const { webWorker } = await openDeployment();
  return open({ configPath: writeBindings(webWorker.file, "remote = true\n"), persist: false });
}

/** A config with only the web Worker's database and bucket, in a folder without secrets. */
function writeBindings(config, more = "") {
  const tables = readFileSync(config, "utf8").match(/^\[\[(?:d1_databases|r2_buckets)\]\]\n(?:\w.*\n)+/gm);
  const dir = join(dirname(config), "bindings");
  mkdirSync(dir, { recursive: true });
  const path = join(dir, "wrangler.toml");
  const head = 'name = "tierwise"\ncompatibility_date = "2026-04-01"\n';
  writeFileSync(path, [head, ...tables.map((table) => table + more)].join("\n"));
  return path;
}

async function open(options) {
  Object.assign(process.env, QUIET_WRANGLER);
  const { env, dispose } = await getPlatformProxy(options);
  return { db: env.DB, files: env.FILES, close: dispose };
}
