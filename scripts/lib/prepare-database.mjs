import { fileURLToPath } from "node:url";
import { run } from "./process.mjs";
import { envOf } from "./wrangler.mjs";

const SCRIPT = fileURLToPath(new URL("./migrate-and-seed.mjs", import.meta.url));

/**
 * Migrates and seeds the database of a stopped instance. In a process of its own, because a local runtime leaves
 * signal handlers behind that would end the start script.
 */
export async function prepareDatabase(state) {
  const env = { ...envOf(state), STATE_DIR: state.dir };
  const output = await run("Preparing the database", process.execPath, [SCRIPT], { env });
  process.stdout.write(output);
}
